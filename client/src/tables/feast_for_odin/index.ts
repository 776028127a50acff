/** The table of A Feast for Odin. */
import { t } from '../../lang/hall.svelte';
import type { TableModule } from '../table';
import Arena from './Arena.svelte';
import Board from './Board.svelte';
import glyphs from './feast_for_odin.glyphs.json';
import Hand from './Hand.svelte';
import { helpFor, hint, warning } from './hints';
import Rail from './Rail.svelte';
import { course, tales } from './tales';
import Track from './Track.svelte';
import { asView } from './view';
import { whyNot } from './whynot';

const table: TableModule = {
  parts: { Board, Rail, Hand, Track, Arena },
  layout: { rail: 'right', right: 262 },
  chapter(view, texts) {
    const { round, phase } = asView(view);
    return round === 0 || phase === 'end' ? texts.title : t('fo-chapter', { round, phase: texts.name(phase) });
  },
  standing(view, seat, texts) {
    const { score, vikings } = asView(view).players[seat]!;
    return { points: score, extra: { value: vikings, glyph: glyphs.viking, name: texts.name('vikings') } };
  },
  aboutHand: (scene) => scene.ask?.kind === 'lay_at' || scene.ask?.kind === 'window',
  hint,
  warning,
  whyNot,
  sources: (view) =>
    asView(view).players.map(({ rows }) => Object.entries(rows).map(([key, points]) => ({ key, points }))),
  course,
  tales,
  glyphs,
  helpFor,
  help: [
    'new_viking',
    'harvest',
    'exploration',
    'actions',
    'placing',
    'ships',
    'hunting',
    'battles',
    'upgrades',
    'emigration',
    'income',
    'breeding',
    'feast',
    'bonus',
    'mountains',
    'scoring',
    'solo',
  ],
};

export default table;

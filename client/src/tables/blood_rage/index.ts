/** The Blood Rage table. */
import { t } from '../../lang/hall.svelte';
import type { TableModule } from '../table';
import Arena from './Arena.svelte';
import glyphs from './blood_rage.glyphs.json';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { ask, helpFor, hint, warning, whyNot } from './hints';
import Rail from './Rail.svelte';
import { course, tales } from './tales';
import Track from './Track.svelte';
import { asView, romanAge } from './view';

const table: TableModule = {
  parts: { Board, Rail, Hand, Track, Arena },
  chapter(view, texts) {
    const { age, phase } = asView(view);
    return phase === 'end' || phase === '' ? texts.title : t('br-chapter', { age: romanAge(age), phase: texts.name(phase) });
  },
  standing(view, seat, texts) {
    const { glory, rage } = asView(view).players[seat]!;
    return { points: glory, extra: { value: rage, glyph: glyphs.rage, name: texts.name('rage') } };
  },
  ask,
  aboutHand: (scene) => scene.ask?.kind === 'draft' || scene.ask?.kind === 'discard',
  hint,
  warning,
  whyNot,
  sources: (view) =>
    asView(view).players.map(({ sources }) => Object.entries(sources).map(([key, points]) => ({ key, points }))),
  course,
  tales,
  glyphs,
  helpFor,
  help: [
    'gods_gifts',
    'action',
    'invade',
    'march',
    'upgrade',
    'quest',
    'pillage',
    'call_to_battle',
    'battle',
    'discard',
    'quests',
    'ragnarok',
    'valhalla',
    'legend',
    'horns',
    'yggdrasil',
    'fjords',
    'monsters',
  ],
};

export default table;

/** The table of Vikings Gone Wild. */
import { t } from '../../lang/hall.svelte';
import type { TableModule } from '../table';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { ask, helpFor, hint, warning, whyNot } from './hints';
import Rail from './Rail.svelte';
import Scenes from './Scenes.svelte';
import Side from './Side.svelte';
import { course, tales } from './tales';
import Track from './Track.svelte';
import { asView, begun, PHASES } from './view';
import glyphs from './vikings_gone_wild.glyphs.json';

const ABOUT_HAND = new Set(['join', 'defend', 'keep', 'remove', 'recover', 'drop']);

const table: TableModule = {
  parts: { Board, Rail, Hand, Side, Track, Arena: Scenes },
  railTab: { text: 'gw-market', glyph: glyphs.market },
  layout: { left: 254, right: 316, hand: 168 },
  chapter(view, texts) {
    const { round, phase } = asView(view);
    return (PHASES as readonly string[]).includes(phase) ? t('gw-chapter', { round, phase: texts.name(phase) }) : texts.title;
  },
  standing(view, seat, texts) {
    const now = asView(view);
    const player = now.players[seat]!;
    return { points: player.vp, ...(begun(now) && { extra: { value: player.hand, glyph: glyphs.hand, name: texts.name('hand') } }) };
  },
  ask,
  aboutHand: (scene) => ABOUT_HAND.has(scene.ask?.kind ?? ''),
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
    'production',
    'draw',
    'action',
    'buy',
    'pay',
    'build',
    'upgrade',
    'attack',
    'damage',
    'defend',
    'undead',
    'missions',
    'exchange',
    'storage',
    'end_of_round',
    'asgard',
    'end',
  ],
};

export default table;

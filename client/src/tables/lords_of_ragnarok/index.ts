/** The Lords of Ragnarok table. */
import { t } from '../../lang/hall.svelte';
import type { TableModule } from '../table';
import Arena from './Arena.svelte';
import Board from './Board.svelte';
import Gods from './Gods.svelte';
import Hand from './Hand.svelte';
import { ask, helpFor, hint, whyNot } from './hints';
import glyphs from './lords.glyphs.json';
import Rail from './Rail.svelte';
import { course, sources, tales } from './tales';
import Track from './Track.svelte';
import { actorOf, asView, holdings } from './view';

const table: TableModule = {
  parts: { Board, Rail, Hand, Track, Side: Gods, Arena },
  layout: { hand: 172 },
  chapter(view, texts) {
    const { phase, round, step } = asView(view);
    return phase === 'turn' ? t('lr-chapter', { round, step: texts.name(step) }) : texts.name(phase || 'setup');
  },
  standing(view, seat, texts) {
    const now = asView(view);
    return {
      points: holdings(now, seat),
      extra: { value: now.players[seat]!.roads.roots, glyph: glyphs.roots, name: texts.name('wheel') },
    };
  },
  aboutHand: (scene) => ['battle_card', 'discard', 'hand_limit', 'defend', 'parry', 'strike'].includes(scene.ask?.kind ?? ''),
  actor: (view, event) => actorOf(asView(view), event),
  ask,
  hint,
  whyNot,
  sources,
  course,
  tales,
  glyphs,
  helpFor,
  help: [
    'turn',
    'prayer',
    'hero',
    'runes',
    'manoeuvres',
    'special',
    'control',
    'battle_card',
    'monster',
    'strike',
    'monument',
    'victory',
    'follower',
    'invasion',
    'defence',
    'desolation',
    'arbiter',
  ],
};

export default table;

/** The Tiny Epic Vikings table. */
import { t } from '../../lang/hall.svelte';
import type { TableModule } from '../table';
import Arena from './Arena.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { ask, helpFor, hint, warning, whyNot } from './hints';
import Rail from './Rail.svelte';
import Side from './Side.svelte';
import glyphs from './tiny_epic_vikings.glyphs.json';
import { course, tales } from './tales';
import Track from './Track.svelte';
import { asView, roman, total } from './view';

const table: TableModule = {
  parts: { Arena, Board, Rail, Hand, Side, Track },
  layout: { hand: 176 },
  chapter(view, texts) {
    const { era, phase } = asView(view);
    return phase === 'end' || phase === '' || phase === 'setup'
      ? texts.title
      : t('tev-chapter', { era: roman(era), phase: texts.name(phase) });
  },
  standing(view, seat) {
    const clan = asView(view).players[seat]!;
    return { points: total(clan.points), extra: { value: clan.hand, glyph: glyphs.hand, name: t('tev-cards-in-hand') } };
  },
  ask,
  aboutHand: ({ ask: asked }) => ['draft', 'turn', 'join', 'throw', 'use'].includes(asked?.kind ?? ''),
  hint,
  warning,
  whyNot,
  sources: (view) =>
    asView(view).players.map(({ points }) => [
      { key: 'islands', points: points.islands },
      { key: 'favours', points: points.favours ?? 0 },
    ]),
  course,
  tales,
  glyphs,
  helpFor,
  help: [
    'overview',
    'resources',
    'draft',
    'turn',
    'battle',
    'invaders',
    'sail',
    'attack',
    'explore',
    'build',
    'control',
    'dedicate',
    'scoring',
    'era_end',
    'enemy',
    'rival',
    'rival_battle',
  ],
};

export default table;

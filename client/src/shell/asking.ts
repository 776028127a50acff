/** The one line over everything: who is asked what. */
import { list, t } from '../lang/hall.svelte';
import type { Play } from '../play/play.svelte';

export interface Asking {
  /** Whose colours the banner wears. */
  seat: number | null;
  chip: string;
  /** The words chosen so far. */
  crumbs: string[];
  question: string;
  page: number | null;
  /** It is ours to answer. */
  yours: boolean;
  /** Only bots are asked. */
  bots: boolean;
}

export function asking(play: Play): Asking {
  const texts = play.texts();
  const { ask } = play;
  if (ask) {
    const crumbs = play.chosen.length > 0 ? play.path.map((word, i) => (i === 0 ? texts.verb(word) : texts.name(word))) : [];
    return {
      seat: ask.seat,
      chip: t('your-turn'),
      crumbs,
      question: (crumbs.length > 0 && play.module.ask?.(play.scene, play.path)) || texts.ask(ask.kind, ask.about),
      page: ask.page,
      yours: true,
      bots: false,
    };
  }
  const asked = play.session.position?.asks ?? [];
  const seats = asked.map(({ seat }) => play.seats[seat]).filter((seat) => seat !== undefined);
  const first = asked[0]?.seat ?? null;
  const names = seats.map((seat) => (seat.kind === 'human' && seat.name ? `${texts.seat(seat.seat)} (${seat.name})` : texts.seat(seat.seat)));
  return {
    seat: first,
    chip: t(play.table?.mine.length ? 'wait' : 'watching'),
    crumbs: [],
    question: names.length > 0 ? t('thinking', { names: list(names), count: names.length }) : t('a-moment'),
    page: null,
    yours: false,
    bots: seats.length > 0 && seats.every((seat) => seat.kind === 'bot'),
  };
}

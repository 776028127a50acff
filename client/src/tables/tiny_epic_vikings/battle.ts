/** A battle that has been fought, from what has been told of it. */
import type { Event } from '../../lang/room';
import type { Told } from '../../net/journal';

export interface Fighter {
  /** A seat, the rival clan, or the Invaders. */
  who: number | 'rival' | 'invaders';
  /** Null where it stays face down. */
  card: string | null;
  strength: number | null;
  /** Of its strength, what the rival has for its steel. */
  bonus: number;
  /** It could not pay the steel, and takes no part. */
  unpaid: boolean;
}

export interface Report {
  /** Names this battle among all of the game. */
  key: string;
  favour: string;
  fighters: Fighter[];
  /** Null where nobody has won, undefined while that is not told. */
  winner: number | 'rival' | null | undefined;
  /** What followed: spoils, gifts of Valhalla, fury. */
  after: Event[];
}

const AFTERMATH = new Set(['tied', 'won', 'rival_won', 'gained', 'rival_gained', 'put_back', 'gave_up', 'fell', 'rival_fell', 'rival_consoled', 'fury', 'invaders_beaten']);
/** With these another beat begins. */
const ENDS = new Set(['turn', 'rival_turn', 'phase', 'led', 'hid', 'rival_led']);

/** The latest battle that was fought, or is being fought. */
export function lastReport(told: readonly Told[]): Report | null {
  const began = told.findLastIndex(({ event }) => event.kind === 'resolving');
  if (began < 0) return null;
  const rest = told.slice(began + 1);
  const end = rest.findIndex(({ event }) => ENDS.has(event.kind));
  const events = (end < 0 ? rest : rest.slice(0, end)).map(({ event }) => event);
  return {
    key: told[began]!.key,
    favour: String(told[began]!.event['favour']),
    fighters: fightersOf(events),
    winner: winnerOf(events),
    after: events.filter(({ kind }) => AFTERMATH.has(kind)),
  };
}

function fightersOf(events: readonly Event[]): Fighter[] {
  const fighters: Fighter[] = [];
  const of = (who: Fighter['who']): Fighter => {
    const known = fighters.find((fighter) => fighter.who === who);
    if (known) return known;
    const fighter: Fighter = { who, card: null, strength: null, bonus: 0, unpaid: false };
    fighters.push(fighter);
    return fighter;
  };
  for (const event of events) {
    const who = SIDES[event.kind]?.(event);
    if (who === undefined) continue;
    const fighter = of(who);
    if (typeof event['card'] === 'string') fighter.card = event['card'];
    if (typeof event['strength'] === 'number') fighter.strength = event['strength'];
    if (typeof event['bonus'] === 'number') fighter.bonus = event['bonus'];
    if (event.kind === 'unpaid') fighter.unpaid = true;
  }
  return fighters;
}

const seat = (event: Event): number => Number(event['seat']);
/** Events that tell of one side. */
const SIDES: Readonly<Record<string, (event: Event) => Fighter['who']>> = {
  revealed: seat,
  unpaid: seat,
  strength: seat,
  rival_revealed: () => 'rival',
  rival_strength: () => 'rival',
  invader: () => 'invaders',
  invader_strength: () => 'invaders',
};

function winnerOf(events: readonly Event[]): Report['winner'] {
  const won = events.find(({ kind }) => kind === 'won' || kind === 'rival_won');
  if (won) return won.kind === 'won' ? seat(won) : 'rival';
  return events.some(({ kind }) => kind === 'put_back') ? null : undefined;
}

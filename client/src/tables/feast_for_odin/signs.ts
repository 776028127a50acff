/** What is drawn on an action space: its price, its reward and what it needs, as a row of small signs. */
import { rollOf, type SpaceRecord, type Things } from './view';
import type { RoomTexts } from '../../lang/room';

export type Sign =
  | { kind: 'thing'; word: string; count: number | string }
  | { kind: 'need'; word: string; count: number }
  | { kind: 'swatch'; colour: string }
  | { kind: 'count'; word: 'mountain' | 'upgrade' | 'draw' | 'play'; count: string }
  | { kind: 'die'; die: number }
  | { kind: 'text'; text: string }
  | { kind: 'to' }
  | { kind: 'or' }
  | { kind: 'plus' };

const TO: Sign = { kind: 'to' };
const OR: Sign = { kind: 'or' };
const PLUS: Sign = { kind: 'plus' };

const things = (found: Things): Sign[] => Object.entries(found).map(([word, count]) => ({ kind: 'thing', word, count }));
const thing = (word: string, count: number | string = 1): Sign => ({ kind: 'thing', word, count });
const many = (least: number, most: number): string => (most > least ? `${least}–${most}` : String(most));

/** What changes in the course of a game: the price of emigrating, how many play, which islands lie open. */
export interface Times {
  price: number;
  players: number;
  islands: readonly (string | null)[];
}

export function signs(texts: RoomTexts, space: SpaceRecord, now: Times): Sign[] {
  return [...needs(space), ...exchange(space, now), ...deeds(texts, space, now), ...cards(space)];
}

function needs({ ships }: SpaceRecord): Sign[] {
  const words = Object.entries(ships).map(([word, count]) => [word === 'any' ? 'whaling_boat' : word === 'large' ? 'knarr' : word, count] as const);
  return words.map(([word, count]) => ({ kind: 'need', word, count }));
}

function exchange(space: SpaceRecord, { price, players }: Times): Sign[] {
  const found: Sign[] = things(space.pay);
  found.push(...space.pay_one_of.flatMap((word, i) => (i ? [OR, thing(word)] : [thing(word)])));
  if (space.emigrate && space.crafts.length === 0) found.push(thing('silver', price));
  if (space.gain_by) found.push(thing(space.gain_by));
  if (found.length) found.push(TO);
  found.push(...things(space.gain));
  if (space.gain_by_players) found.push(thing(space.gain_by_players, players));
  if (space.gain_each) found.push(thing(space.gain_each, many(1, space.most)));
  if (Object.keys(space.or_gain).length) {
    const same = JSON.stringify(space.or_pay) === JSON.stringify(space.pay);
    found.push(OR, ...(same ? [] : [...things(space.or_pay), TO]), ...things(space.or_gain));
  }
  const bonus = [...things(space.with_cattle), ...things(space.with_sheep)];
  if (bonus.length) found.push(PLUS, ...bonus);
  for (const craft of space.crafts) {
    const [give, get] = craft.split('>');
    found.push(thing(give!), TO, thing(get!));
  }
  if (space.emigrate) found.push(...(space.crafts.length ? [PLUS, thing('silver', price), TO] : []), thing('knarr'));
  return found;
}

function deeds(texts: RoomTexts, space: SpaceRecord, { islands }: Times): Sign[] {
  const found: Sign[] = [];
  if (space.mountain.length) {
    const same = space.mountain.length > 2 && space.mountain.every((n) => n === space.mountain[0]);
    const counts = same ? [`${space.mountain.length}×${space.mountain[0]}`] : space.mountain.map(String);
    found.push(...counts.map((count): Sign => ({ kind: 'count', word: 'mountain', count })));
  }
  if (space.upgrade) {
    if (space.either) found.push(OR);
    found.push({ kind: 'count', word: 'upgrade', count: `${space.upgrade}${space.steps === 2 ? '²' : ''}` });
  }
  if (space.roll) {
    const { die, success } = rollOf(texts, space.roll);
    found.unshift({ kind: 'die', die });
    found.push(...(Object.keys(success).length ? things(success) : ([{ kind: 'swatch', colour: 'blue' }, OR, thing('special')] as Sign[])));
  }
  if (space.overseas) found.push({ kind: 'swatch', colour: 'green' }, TO, { kind: 'swatch', colour: 'blue' });
  if (space.forge) found.push(thing('jewelry'), OR, thing('special'));
  if (space.sale) found.push(thing('silver'), TO, thing('special', many(1, space.sale)));
  if (space.imitate) found.push(thing('imitate'));
  const open = space.explore.filter((island) => islands.includes(island)).map((island) => texts.name(island));
  if (space.explore.length) found.push({ kind: 'text', text: open.join(', ') || '–' });
  return found;
}

function cards(space: SpaceRecord): Sign[] {
  const found: Sign[] = [];
  if (space.draw) found.push({ kind: 'count', word: 'draw', count: String(space.draw) });
  if (space.play) found.push({ kind: 'count', word: 'play', count: many(1, space.play) });
  return found;
}

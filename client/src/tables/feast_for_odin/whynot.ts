/** Why something that does not glow cannot be chosen now, as far as a look at the table can tell. */
import { t } from '../../lang/hall.svelte';
import type { Scene } from '../table';
import { asView, shipsOf, spaceOf, type Player, type SpaceRecord } from './view';

export function whyNot({ view, seat, ask, texts }: Scene, words: readonly string[]): string | null {
  if (seat === null) return t('why-watching');
  if (!ask) return t('why-not-asked');
  const table = asView(view);
  const player = table.players[seat]!;
  const word = words.at(-1) ?? '';
  const space = table.spaces.find(({ id }) => id === word);
  if (ask.kind !== 'act' && space) return t('why-other-question', { question: texts.ask(ask.kind, ask.about) });
  if (space) {
    if (space.stand) return t('fo-why-taken', { seat: texts.seat(space.stand.seat) });
    if (space.column > player.vikings) return t('fo-why-vikings', { need: space.column, have: player.vikings });
    return missing(texts.name.bind(texts), spaceOf(texts, space.id), player) ?? t('fo-why-space');
  }
  return (player.supply[word] ?? 0) > 0 ? t('fo-why-thing') : null;
}

/** What a space costs and the player has not. */
function missing(name: (word: string) => string, space: SpaceRecord, player: Player): string | null {
  const have = (word: string): number => (word === 'whaling_boat' || word === 'knarr' || word === 'longship' ? shipsOf(player, word) : (player.supply[word] ?? 0));
  const short = Object.entries({ ...space.pay, ...space.ships }).filter(([word, count]) => word !== 'any' && word !== 'large' && have(word) < count);
  if (short.length > 0) return t('fo-why-pay', { things: short.map(([word, count]) => `${name(word)} ${have(word)}/${count}`).join(', ') });
  if (space.ships['large'] && have('knarr') + have('longship') === 0) return t('fo-why-pay', { things: `${name('knarr')} / ${name('longship')}` });
  return null;
}

/** What a place says to a screen reader, and in the note on the map. */
import { t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import { wordOf, type Region, type Sea, type View } from './view';

export function playerName(view: View, texts: RoomTexts, seat: number): string {
  return texts.name(wordOf(view.players[seat]!));
}

/** Whose region it is, or nobody's. */
export function ownerName(view: View, texts: RoomTexts, seat: number): string {
  return seat < 0 ? t('lr-neutral') : playerName(view, texts, seat);
}

/** Everything that stands in a region, in words. */
export function standing(view: View, texts: RoomTexts, region: Region): string[] {
  return [
    ...(region.temple ? [texts.name('temple')] : []),
    ...region.heroes.map((seat) => t('lr-hero-of', { who: playerName(view, texts, seat) })),
    ...region.armies.map(({ seat, value }) => t('lr-army-of', { who: playerName(view, texts, seat), value })),
    ...region.monsters.map((monster) => texts.name(monster)),
    ...(region.desolation ? [texts.name('desolation')] : []),
  ];
}

export function describeRegion(view: View, texts: RoomTexts, region: Region): string {
  return t('lr-region-label', {
    number: region.number,
    region: texts.name(region.id),
    land: texts.name(region.land),
    population: region.population,
    sites: region.sites.map((site) => texts.name(site)).join(', '),
    owner: ownerName(view, texts, region.control),
    pieces: standing(view, texts, region).join(', ') || t('lr-none'),
  });
}

export function describeSea(view: View, texts: RoomTexts, sea: Sea): string {
  const ships = sea.drakkars.map((seat) => playerName(view, texts, seat)).join(', ');
  return t('lr-sea-label', { sea: texts.name(sea.id), ships: ships || t('lr-none') });
}

/** How the places of the map are told to somebody who does not see it. */
import { list, t } from '../../lang/hall.svelte';
import type { RoomTexts } from '../../lang/room';
import type { Dock, Fjord, Island } from './view';

/** Pieces on an island, clan by clan. */
export function forces(texts: RoomTexts, island: Island): string {
  const words = island.clans.map(({ clan, settlers, temples, influence }) =>
    t('tev-force', { clan: texts.name(clan), settlers, temples, influence }),
  );
  return words.length > 0 ? words.join('; ') : t('tev-nobody');
}

export function describeIsland(texts: RoomTexts, island: Island): string {
  return t('tev-island', {
    name: texts.name(island.id),
    rune: texts.name(island.rune),
    control: island.control ? texts.name(island.control) : t('tev-nobody'),
    forces: forces(texts, island),
  });
}

export function describeDock(texts: RoomTexts, dock: Dock): string {
  const there = [
    ...(dock.village ? [texts.name('village')] : []),
    ...(dock.boat ? [`${texts.name('boat')}, ${texts.name(dock.boat)}`] : []),
    ...(dock.chief ? [texts.name('chief')] : []),
  ];
  return t('tev-dock', { name: texts.name(dock.id), there: there.length > 0 ? list(there) : t('tev-empty') });
}

export function describeFjord(texts: RoomTexts, fjord: Fjord): string {
  const boats = fjord.boats.map((clan) => texts.name(clan));
  return t('tev-fjord', { name: texts.name(fjord.id), boats: boats.length > 0 ? list(boats) : t('tev-nobody') });
}

/** Who has influence on an island, the most first. */
export function tally(island: Island): { clan: string; influence: number }[] {
  return island.clans.filter(({ influence }) => influence > 0).toSorted((a, b) => b.influence - a.influence);
}

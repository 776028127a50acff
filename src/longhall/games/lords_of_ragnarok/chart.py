"""The board: regions by number, who lies beside whom and how far, lands, sites, seas and realms.

Sets of regions are int bitmasks: region 7 is bit 7. Region 0 is no region: off the map. Words stand in options and
texts, numbers in the state; a follower goes by the numbers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache

from longhall.content import BadContent
from longhall.games.lords_of_ragnarok.records import Land, Region, Sea

FAR = 99
"""A distance beyond all others: there is nothing to be near to."""


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, ascending."""
    return tuple([i for i in range(mask.bit_length()) if mask >> i & 1])


def mask_of(numbers: list[int]) -> int:
    """The mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Chart:
    """One side of the board, with every look-up that the rules make on it."""

    def __init__(
        self,
        file: str,
        regions: Mapping[str, Region],
        seas: Mapping[str, Sea],
        lands: Mapping[str, Land],
        realms: list[str],
    ) -> None:
        self.file, self.records = file, regions
        self.size = len(regions)
        by_number = {region.number: region for region in regions.values()}
        if sorted(by_number) != list(range(1, self.size + 1)):
            raise BadContent(f"{file}: the regions must be numbered 1 to {self.size}, each once")
        self._check_names(regions, seas, lands, realms)
        ordered = [by_number[i] for i in range(1, self.size + 1)]
        self.all = mask_of(list(by_number))
        self.word = ("", *[region.id for region in ordered])
        self.number = {region.id: region.number for region in ordered}
        self.population = (0, *[region.population for region in ordered])
        self.adjacent = ((), *[tuple(sorted(region.adjacent)) for region in ordered])
        self.near = tuple([mask_of(list(there)) for there in self.adjacent])
        self.wheel = mask_of([region.number for region in ordered if region.wheel])
        self.settlements, self.shrines, self.forges = [
            mask_of([region.number for region in ordered if site in region.sites])
            for site in ("settlement", "shrine", "forge")
        ]
        self.lairs = [region.number for region in ordered if region.lair]
        names = list(dict.fromkeys(region.land for region in ordered))
        self.land_words = tuple(names)
        self.lands = tuple([mask_of([r.number for r in ordered if r.land == name]) for name in names])
        self.land = (-1, *[names.index(region.land) for region in ordered])
        self.realms = (0, *[mask_of([realms.index(name) for name in region.realms]) for region in ordered])
        self._seas(ordered, seas)
        self._measure()

    def _check_names(
        self, regions: Mapping[str, Region], seas: Mapping[str, Sea], lands: Mapping[str, Land], realms: list[str]
    ) -> None:
        for region in regions.values():
            at = f"{self.file}: [{region.id}]"
            if region.land not in lands:
                raise BadContent(f"{at} land: there is no land {region.land!r}")
            for sea in region.seas:
                if sea not in seas:
                    raise BadContent(f"{at} seas: there is no sea {sea!r}")
            for realm in region.realms:
                if realm not in realms:
                    raise BadContent(f"{at} realms: there is no realm {realm!r}")
            for other in region.adjacent:
                back = [r for r in regions.values() if r.number == other]
                if not back or region.number not in back[0].adjacent:
                    raise BadContent(f"{at} adjacent: region {other} does not lie beside region {region.number}")

    def _seas(self, ordered: list[Region], seas: Mapping[str, Sea]) -> None:
        self.sea_word = tuple(seas)
        self.sea_number = {name: i for i, name in enumerate(seas)}
        self.coast = tuple([mask_of([r.number for r in ordered if name in r.seas]) for name in seas])
        for sea in seas.values():
            for other in sea.adjacent:
                if other not in seas or sea.id not in seas[other].adjacent:
                    raise BadContent(f"seas of {self.file}: [{sea.id}] adjacent: {other!r} does not lie beside it")
        self.sea_near = tuple([tuple([self.sea_number[name] for name in sea.adjacent]) for sea in seas.values()])
        for sea_id, coast in zip(seas, self.coast, strict=True):
            if not coast:
                raise BadContent(f"seas of {self.file}: [{sea_id}]: no region borders on it")

    def _measure(self) -> None:
        """Fewest steps by land between any two regions."""
        rows = [[FAR] * (self.size + 1)]
        for start in range(1, self.size + 1):
            row = [FAR] * (self.size + 1)
            row[start] = 0
            queue = deque([start])
            while queue:
                here = queue.popleft()
                for there in self.adjacent[here]:
                    if row[there] == FAR:
                        row[there] = row[here] + 1
                        queue.append(there)
            if FAR in row[1:]:
                raise BadContent(f"{self.file}: region {row.index(FAR, 1)} cannot be reached from region {start}")
            rows.append(row)
        self.distance = tuple([tuple(row) for row in rows])

    def full_lands(self, holds: int) -> int:
        """How many whole lands a mask of regions holds."""
        return sum([holds & land == land for land in self.lands])

    def steps_to(self, start: int, goal: int) -> int:
        """Fewest steps by land from a region to the nearest region of a mask; FAR if there is none."""
        if goal >> start & 1:
            return 0
        row = self.distance[start]
        return min([row[there] for there in bits(goal)], default=FAR)

    def seas_within(self, start: int, steps: int) -> list[int]:
        """The seas that a drakkar can reach, its own not among them."""
        reached = {start}
        for _ in range(steps):
            reached |= {there for here in reached for there in self.sea_near[here]}
        return sorted(reached - {start})

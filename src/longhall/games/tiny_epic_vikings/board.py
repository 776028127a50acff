"""One side of the board as the rules see it: islands, docks and fjords by number, and what lies beside what (p. 10).

Boats lie in places: the docks come first, then the fjords, so a place below `docks` is a dock. Islands have numbers of
their own. Words stand in options and texts, numbers in the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from longhall.content import BadContent
from longhall.games.tiny_epic_vikings.records import Dock, Fjord, Island

RUNES: Final = ("fehu", "perthro", "hagalaz")
RESOURCES: Final = ("wood", "food", "steel")
ROWS: Final = ("upper", "lower")
ENDS: Final = ("left", "right")
SMALL: Final = 0
BOARDS: Final = ("small", "large")


class Board:
    """The look-ups of one side."""

    def __init__(
        self, name: str, islands: Mapping[str, Island], docks: Mapping[str, Dock], fjords: Mapping[str, Fjord]
    ) -> None:
        self.name = name
        own = [island for island in islands.values() if island.board == name]
        self.islands = tuple([island.id for island in own])
        self.rune = tuple([RUNES.index(island.rune) for island in own])
        self.outer = tuple([i for i, island in enumerate(own) if island.edge])
        self.inner = tuple([i for i, island in enumerate(own) if not island.edge])
        self.row = tuple([ROWS.index(island.row) if island.row else 0 for island in own])
        self.island = {island: i for i, island in enumerate(self.islands)}
        self._number(own, docks, fjords)
        self._connect(own, docks)
        self.chief_dock = tuple([self.place[island.chief_dock] if island.chief_dock else -1 for island in own])

    def _number(self, own: list[Island], docks: Mapping[str, Dock], fjords: Mapping[str, Fjord]) -> None:
        """Give every place its number."""
        there = [dock for island in own for dock in island.docks]
        for island in own:
            for dock in island.docks:
                if dock not in docks:
                    raise BadContent(f"islands.toml: [{island.id}] docks: there is no dock {dock!r}")
        if len(set(there)) != len(there):
            twice = next(dock for dock in there if there.count(dock) > 1)
            raise BadContent(f"islands.toml: the dock {twice!r} is on the {self.name} side twice")
        waters = [fjord for fjord in fjords.values() if fjord.board == self.name]
        self.docks = len(there)
        self.places = (*there, *[fjord.id for fjord in waters])
        self.place = {word: i for i, word in enumerate(self.places)}
        self.edge = tuple([self.docks + i for i, fjord in enumerate(waters) if fjord.edge])
        self.village = tuple([docks[dock].village for dock in there])
        self.end = tuple([docks[dock].end or "tie" for dock in there])

    def _connect(self, own: list[Island], docks: Mapping[str, Dock]) -> None:
        """Note who lies beside whom: docks and fjords for boats, docks along shores and ferries for the rival."""
        self.island_of = tuple([i for i, island in enumerate(own) for _ in island.docks])
        self.docks_of = tuple([tuple([self.place[dock] for dock in island.docks]) for island in own])
        words = self.places[: self.docks]
        self.fjords_of = tuple([self._fjords(word, docks[word]) for word in words])
        self.ferry = tuple([self._ferry(word, docks) for word in words])
        reach: list[set[int]] = [set() for _ in self.places]
        for dock, (one, other) in enumerate(self.fjords_of):
            for a, b in ((dock, one), (dock, other), (one, other)):
                reach[a].add(b)
                reach[b].add(a)
        self.reach = tuple([tuple(sorted(near)) for near in reach])
        self.clockwise = self._shore()
        self.steps = tuple([self._steps(dock) for dock in range(self.docks)])
        self.distance = tuple([self._distances(dock) for dock in range(self.docks)])
        self.routes = tuple([tuple([self._ways(dock, i) for i in range(len(own))]) for dock in range(self.docks)])
        self.adjacent = tuple([self._across(i) for i in range(len(own))])
        self.beside = tuple(
            [tuple(sorted({fjord for dock in docks for fjord in self.fjords_of[dock]})) for docks in self.docks_of]
        )
        self.around = tuple([tuple([p for p in near if p >= self.docks]) for near in self.reach])

    def _fjords(self, word: str, dock: Dock) -> tuple[int, int]:
        if len(dock.fjords) != 2 or dock.fjords[0] == dock.fjords[1]:
            raise BadContent(f"docks.toml: [{word}] fjords: a dock lies between two fjords, not {dock.fjords!r}")
        for fjord in dock.fjords:
            if self.place.get(fjord, 0) < self.docks:
                raise BadContent(f"docks.toml: [{word}] fjords: there is no fjord {fjord!r} on the {self.name} side")
        one, other = [self.place[fjord] for fjord in dock.fjords]
        return one, other

    def _ferry(self, word: str, docks: Mapping[str, Dock]) -> int:
        across = docks[word].ferry
        if across is None:
            return -1
        if self.place.get(across, self.docks) >= self.docks:
            raise BadContent(f"docks.toml: [{word}] ferry: there is no dock {across!r} on the {self.name} side")
        if docks[across].ferry != word:
            raise BadContent(
                f"docks.toml: [{word}] ferry: the way back from {across!r} leads to {docks[across].ferry!r}"
            )
        return self.place[across]

    def _shore(self) -> tuple[int, ...]:
        """The next dock clockwise along the same shore."""
        after: dict[int, int] = {}
        for docks in self.docks_of:
            after |= dict(pairwise((*docks, docks[0])))
        return tuple([after[dock] for dock in range(self.docks)])

    def _steps(self, dock: int) -> tuple[int, ...]:
        """The docks one step away for the rival's chief: along the shore both ways, and across the ferry."""
        back = self.clockwise.index(dock)
        near = [self.clockwise[dock], back, self.ferry[dock]]
        return tuple(dict.fromkeys([step for step in near if step >= 0 and step != dock]))

    def _distances(self, start: int) -> tuple[int, ...]:
        """How many steps each dock is from one of them."""
        away = {start: 0}
        queue = [start]
        for dock in queue:
            for near in self.steps[dock]:
                if near not in away:
                    away[near] = away[dock] + 1
                    queue.append(near)
        return tuple([away.get(dock, len(self.places)) for dock in range(self.docks)])

    def _ways(self, start: int, island: int) -> tuple[tuple[int, ...], ...]:
        """Every shortest way from a dock to an island, dock by dock without the first; () from the island itself."""
        nearest = min(self.distance[start][dock] for dock in self.docks_of[island])
        ways: list[tuple[int, ...]] = [()]
        for left in range(nearest, 0, -1):
            ways = [
                (*way, step)
                for way in ways
                for step in self.steps[way[-1] if way else start]
                if min(self.distance[step][dock] for dock in self.docks_of[island]) == left - 1
            ]
        return tuple(ways)

    def _across(self, island: int) -> tuple[int, ...]:
        """The islands that ferry routes join to this one."""
        over = {self.island_of[self.ferry[dock]] for dock in self.docks_of[island] if self.ferry[dock] >= 0}
        return tuple(sorted(over))

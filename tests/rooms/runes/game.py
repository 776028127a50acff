"""The rules of Runes, all in one file: the example room of docs/add-a-game.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from longhall.content import Box, Record, read_box
from longhall.kernel import Ask, AskAll, Chance, Json, Option, Rng, Root, shares, state, tell

HAND = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Stone(Record):
    """A kind of rune stone."""

    power: int


@state
class State(Root):
    """Everything there is on the table, under it and behind the screens."""

    rounds: int
    round: int = 0
    bag: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    cairn: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


class Runes:
    """The table of contents of the room."""

    name = "runes"
    version = 1
    seats = range(2, 5)
    options: Mapping[str, tuple[str, ...]] = {"length": ("short", "long")}
    pages: Mapping[str, int] = {"cast": 2, "boast": 3}
    words: Mapping[str, tuple[str, ...]] = {"cast": ("stone",), "boast": ("stones*",), "rest": ()}
    seat_words = ("raven", "wolf", "bear", "boar")
    state = State

    def __init__(self, box: Box) -> None:
        self.box = box
        self.stones: dict[str, Stone] = {key: s for key, s in box.sections["stones"].items() if isinstance(s, Stone)}

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> State:
        """All stones in the bag, empty hands."""
        bag = [stone.id for stone in self.stones.values() for _ in range(stone.copies)]
        rounds = 2 if options["length"] == "short" else 3
        return State(rounds=rounds, bag=bag, hands=[[] for _ in range(seats)], points=[0] * seats)

    def next_beat(self, s: State) -> bool:
        """One beat a round."""
        s.round += 1
        return s.round <= s.rounds

    async def beat(self, s: State) -> None:
        """P. 2: deal, cast, score; p. 3: the winner of the round may boast."""
        for seat in range(len(s.hands)):
            await deal(s, seat)
        cast = await AskAll({seat: Ask(seat, "cast", partial(casts, s, seat)) for seat in range(len(s.hands))})
        winner = reveal(s, self.stones, {seat: choice[1] for seat, choice in cast.items()})
        if winner is not None:
            await boast(s, winner)

    def scores(self, s: State) -> list[int]:
        """Points so far."""
        return list(s.points)

    def returns(self, s: State) -> list[float]:
        """The most points win; a tie is shared."""
        return shares(s.points)

    def view(self, s: State, seat: int | None) -> Json:
        """The cairn and the points are open; a hand is its owner's."""
        hands = [list(hand) if i == seat else len(hand) for i, hand in enumerate(s.hands)]
        return {"round": s.round, "cairn": list(s.cairn), "points": list(s.points), "hands": hands, "bag": len(s.bag)}

    def determinise(self, s: State, seat: int, rng: Rng) -> None:
        """Deal the bag and the other hands anew."""
        others = [hand for i, hand in enumerate(s.hands) if i != seat]
        unseen = s.bag + [stone for hand in others for stone in hand]
        rng.shuffle(unseen)
        for hand in others:
            hand[:] = sorted(unseen.pop() for _ in hand)
        s.bag = sorted(unseen)

    def invariants(self, s: State) -> Iterator[str]:
        """No stone is ever lost."""
        found = sorted(s.bag + s.cairn + [stone for hand in s.hands for stone in hand])
        if found != sorted(stone.id for stone in self.stones.values() for _ in range(stone.copies)):
            yield f"the stones on the table are not those of the box: {found}"


def casts(s: State, seat: int) -> list[Option]:
    """Every different stone in hand, in the order of the alphabet."""
    return [("cast", stone) for stone in sorted(set(s.hands[seat]))]


def boasts(s: State, seat: int) -> list[Option]:
    """Rest, or show the whole hand."""
    return [("rest",), ("boast", *s.hands[seat])]


async def deal(s: State, seat: int) -> None:
    """P. 2: fill the hand from the bag."""
    hand = s.hands[seat]
    places = await Chance("deal", len(s.bag), HAND - len(hand))
    drawn = [s.bag[i] for i in places]
    for stone in drawn:
        s.bag.remove(stone)
    hand[:] = sorted(hand + drawn)
    tell(s, "drawn", {seat: {"stones": drawn}}, seat=seat, count=len(drawn))


def reveal(s: State, stones: Mapping[str, Stone], cast: Mapping[int, str]) -> int | None:
    """P. 2: the stones go to the cairn; the highest that nobody else cast scores its power."""
    for seat, stone in cast.items():
        s.hands[seat].remove(stone)
        s.cairn.append(stone)
        tell(s, "cast", seat=seat, stone=stone)
    alone = [seat for seat in cast if list(cast.values()).count(cast[seat]) == 1]
    if not alone:
        tell(s, "nobody")
        return None
    winner = max(alone, key=lambda seat: stones[cast[seat]].power)
    power = stones[cast[winner]].power
    s.points[winner] += power
    tell(s, "scored", seat=winner, points=power)
    return winner


async def boast(s: State, seat: int) -> None:
    """P. 3: for one more point, the winner may lay the rest of the hand on the cairn."""
    choice = await Ask(seat, "boast", partial(boasts, s, seat), round=s.round)
    if choice[0] == "boast":
        s.cairn += s.hands[seat]
        s.points[seat] += 1
        tell(s, "boasted", seat=seat, stones=list(s.hands[seat]))
        s.hands[seat].clear()


def load(pack: Path | None = None) -> Runes:
    """The room, with its box as a content pack corrects it."""
    return Runes(Box(read_box(Path(__file__).parent / "content", {"stones": Stone}, pack)))

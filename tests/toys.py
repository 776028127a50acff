"""Mead, a small game with one of everything: the harness is proved on it, and on variants that break one promise each.

Mead for 1 to 4: each round everybody fills up to three cups by chance, lays cups in the own cellar in private, all
at the same time (Together), drinks one secretly (AskAll; the strongest, if alone, scores and its drinker may boast by
showing cups, Ask), and a storm may spoil the top of every cellar (Chance). Cups in a cellar count at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from itertools import count
from typing import Any

from longhall.kernel import Ask, AskAll, Chance, Json, Option, Rng, Root, Rule, Together, state, tell

CUPS = tuple(f"cup{strength}" for strength in range(1, 37))
HAND, ROUNDS = 3, 3
PHASES = ("fill", "cellar", "drink", "storm")


def strength(cup: str) -> int:
    return int(cup.removeprefix("cup"))


@state
class Hall(Root):
    """The whole position of Mead."""

    storms: bool
    barrel: list[str]
    hands: list[list[str]]
    cellars: list[list[str]]
    drunk: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    step: int = -1


class Mead:
    """The well-behaved game. Rules are methods, so that a variant can replace one."""

    name = "mead"
    version = 1
    seats = range(1, 5)
    options: Mapping[str, tuple[str, ...]] = {"storms": ("yes", "no")}
    pages: Mapping[str, int] = {}
    words: Mapping[str, tuple[str, ...]] = {"lay": ("cup",), "done": (), "drink": ("cup",), "show": ("cups*",)}
    seat_words: tuple[str, ...] = ("raven", "wolf", "bear", "boar")
    box: Any = None
    state = Hall

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Hall:
        return Hall(
            storms=options["storms"] == "yes",
            barrel=list(CUPS),
            hands=[[] for _ in range(seats)],
            cellars=[[] for _ in range(seats)],
            points=[0] * seats,
        )

    def next_beat(self, s: Hall) -> bool:
        s.step += 1
        return s.step < ROUNDS * len(PHASES)

    def beat(self, s: Hall) -> Rule[None]:
        rules = {"fill": self.fill, "cellar": self.cellar, "drink": self.drink, "storm": self.storm}
        return rules[PHASES[s.step % len(PHASES)]](s)

    async def fill(self, s: Hall) -> None:
        for seat, hand in enumerate(s.hands):
            drawn = await Chance("fill", len(s.barrel), HAND - len(hand))
            cups = [s.barrel[i] for i in drawn]
            for cup in cups:
                s.barrel.remove(cup)
                hand.append(cup)
            tell(s, "filled", {seat: {"cups": cups}}, seat=seat, count=len(cups))

    async def cellar(self, s: Hall) -> None:
        await Together({seat: self.lay(s, seat) for seat in range(len(s.hands))})

    async def lay(self, s: Hall, seat: int) -> None:
        while len(s.hands[seat]) > 1:
            choice = await Ask(
                seat, "cellar", lambda: [*self.cups(s, seat, "lay"), ("done",)], laid=len(s.cellars[seat])
            )
            if choice == ("done",):
                return
            s.hands[seat].remove(choice[1])
            s.cellars[seat].append(choice[1])
            tell(s, "laid", {seat: {"cup": choice[1]}}, seat=seat)

    async def drink(self, s: Hall) -> None:
        chosen = await AskAll({seat: self.ask_drink(s, seat) for seat in range(len(s.hands))})
        drunk = [choice[1] for choice in chosen.values()]
        for seat, cup in enumerate(drunk):
            s.hands[seat].remove(cup)
        s.drunk += drunk
        tell(s, "drunk", cups=drunk)
        winner = drunk.index(max(drunk, key=strength))
        s.points[winner] += 10
        shown = await Ask(winner, "boast", lambda: self.boasts(s.hands[winner]), at="feast")
        self.reveal(s, s.hands[winner], shown[1:])
        s.points[winner] += len(shown) - 1

    def ask_drink(self, s: Hall, seat: int) -> Ask[Option]:
        return Ask(seat, "drink", lambda: self.cups(s, seat, "drink"))

    async def storm(self, s: Hall) -> None:
        if s.storms and await Chance("storm", 3) == (0,):
            for cellar in s.cellars:
                self.reveal(s, cellar, tuple(cellar[-1:]))

    def reveal(self, s: Hall, zone: list[str], cups: tuple[str, ...]) -> None:
        for cup in cups:
            zone.remove(cup)
            s.drunk.append(cup)
        tell(s, "revealed", cups=list(cups))

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return [(word, cup) for cup in s.hands[seat]]

    def boasts(self, hand: list[str]) -> list[Option]:
        return [("show", *sorted(hand, key=strength)[:n]) for n in range(len(hand) + 1)]

    def scores(self, s: Hall) -> list[int]:
        return [points + sum(map(strength, cellar)) for points, cellar in zip(s.points, s.cellars, strict=True)]

    def returns(self, s: Hall) -> list[float]:
        scores = self.scores(s)
        return [(score == max(scores)) / scores.count(max(scores)) for score in scores]

    def view(self, s: Hall, seat: int | None) -> Json:
        return {
            "step": s.step,
            "barrel": len(s.barrel),
            "drunk": s.drunk,
            "points": s.points,
            "hands": [hand if p == seat else len(hand) for p, hand in enumerate(s.hands)],
            "cellars": [cellar if p == seat else len(cellar) for p, cellar in enumerate(s.cellars)],
        }

    def determinise(self, s: Hall, seat: int, rng: Rng) -> None:
        hidden = [zone for zones in (s.hands, s.cellars) for p, zone in enumerate(zones) if p != seat]
        pool = [*s.barrel, *(cup for zone in hidden for cup in zone)]
        rng.shuffle(pool)
        for zone in hidden:
            zone[:] = [pool.pop() for _ in zone]
        s.barrel[:] = sorted(pool, key=strength)

    def invariants(self, s: Hall) -> Iterator[str]:
        cups = [*s.barrel, *s.drunk, *(cup for zone in (*s.hands, *s.cellars) for cup in zone)]
        if sorted(cups) != sorted(CUPS):
            yield f"there are {len(cups)} cups, {len(set(cups))} different ones, where {len(CUPS)} belong"


# ---- one broken promise each -----------------------------------------------------------------------------------------


class LeakyView(Mead):
    """Shows everybody's hand to everybody."""

    def view(self, s: Hall, seat: int | None) -> Json:
        return {**super().view(s, seat), "hands": s.hands}


class LeakyToSpectators(Mead):
    """Shows a spectator what no single seat may see."""

    def view(self, s: Hall, seat: int | None) -> Json:
        return {**super().view(s, seat), "cellars": s.cellars if seat is None else None}


class BadView(Mead):
    """Puts a set into its view."""

    def view(self, s: Hall, seat: int | None) -> Json:
        return {"drunk": set(s.drunk)}


class TrueImagination(Mead):
    """Lets a seat imagine exactly what is true."""

    def determinise(self, s: Hall, seat: int, rng: Rng) -> None:
        pass


class LosingImagination(Mead):
    """Forgets a hidden cup while imagining."""

    def determinise(self, s: Hall, seat: int, rng: Rng) -> None:
        super().determinise(s, seat, rng)
        s.barrel[-1:] = [CUPS[0]]


class OwnHandDealtAnew(Mead):
    """Imagines the cups that the seat sees."""

    def determinise(self, s: Hall, seat: int, rng: Rng) -> None:
        super().determinise(s, (seat + 1) % len(s.hands), rng)


class EagerOptions(Mead):
    """Lists options when asking, so that an imagined player keeps the true cups."""

    async def lay(self, s: Hall, seat: int) -> None:
        choice = await Ask(seat, "cellar", self.cups(s, seat, "lay"))
        s.hands[seat].remove(choice[1])
        s.cellars[seat].append(choice[1])


class EagerSecret(Mead):
    """Keeps a cup of the last seat's true hand in a local variable while it asks the first."""

    async def fill(self, s: Hall) -> None:
        await super().fill(s)
        cup = s.hands[-1][0]
        await Ask(0, "brace", [("done",)])
        self.reveal(s, s.hands[-1], (cup,))


class RestlessOptions(Mead):
    """Lists the same cups in another order every time."""

    listings = count()

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return super().cups(s, seat, word)[:: 1 if next(self.listings) % 2 else -1]


class HashOrder(Mead):
    """Lists cups in the order of a set of texts: the same in one process, another in the next."""

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return [(word, cup) for cup in set(s.hands[seat])]


class UndeclaredWord(Mead):
    """Uses a first word that it does not declare."""

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return [("sip", cup) for cup in s.hands[seat]]


class TooManyWords(Mead):
    """Uses a word more than it declares."""

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return [(word, cup, "deep") for cup in s.hands[seat]]


class WordWithSpace(Mead):
    """Has an option that its text form cannot tell from another."""

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return [(word, f"{cup} deep") for cup in s.hands[seat]]


class TwiceListed(Mead):
    """Lists an option twice."""

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return super().cups(s, seat, word) * 2


class NoOptions(Mead):
    """Asks what cannot be answered."""

    def cups(self, s: Hall, seat: int, word: str) -> list[Option]:
        return super().cups(s, seat, word) if word == "lay" else []


class NotAsked(Mead):
    """Asks a seat that nobody sits on."""

    async def storm(self, s: Hall) -> None:
        await Ask(len(s.hands), "brace", [("done",)])


class BadAbout(Mead):
    """Asks about a list."""

    async def storm(self, s: Hall) -> None:
        about: Any = {"cups": s.drunk}
        await Ask(0, "brace", [("done",)], **about)


class BadKind(Mead):
    """Takes the journal's own word for a kind of question."""

    async def storm(self, s: Hall) -> None:
        await Ask(0, "undo", [("done",)])


class UnlistedOptions(Mead):
    """Fails to list its options."""

    async def storm(self, s: Hall) -> None:
        lists: dict[str, list[Option]] = {}
        await Ask(0, "brace", lambda: lists["storm"])


class Anything(list[Option]):
    """A list that claims to hold everything."""

    def __contains__(self, option: object) -> bool:
        return True


class AnyAnswer(Mead):
    """Takes any answer for an option."""

    async def storm(self, s: Hall) -> None:
        await Ask(0, "brace", Anything([("done",)]))


class BadEvent(Mead):
    """Tells a set."""

    async def storm(self, s: Hall) -> None:
        tell(s, "storm", cups=set(s.drunk))


class SelfNamedEvent(Mead):
    """Tells a fact called kind, which hides the kind of the event."""

    async def storm(self, s: Hall) -> None:
        facts: Any = {"kind": "gale"}
        tell(s, "storm", None, **facts)


class StrayEvent(Mead):
    """Tells a secret to a seat that nobody sits on."""

    async def storm(self, s: Hall) -> None:
        tell(s, "storm", {len(s.hands): {}})


class LostCup(Mead):
    """Spills a cup while revealing."""

    def reveal(self, s: Hall, zone: list[str], cups: tuple[str, ...]) -> None:
        super().reveal(s, zone, cups)
        del s.drunk[-1]


class FirstComeFirstServed(Mead):
    """Together rules that reach for the same barrel, so that the order of arrival matters."""

    async def lay(self, s: Hall, seat: int) -> None:
        await Ask(seat, "cellar", [("done",)])
        s.cellars[seat].append(s.barrel.pop())


class Impure(Mead):
    """Scores by how often a rule was run, which a replay repeats."""

    runs = count()

    async def lay(self, s: Hall, seat: int) -> None:
        await super().lay(s, seat)
        s.points[seat] += next(self.runs)


class Moody(Mead):
    """Plays every second match by another rule."""

    matches = count()

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Hall:
        s = super().setup(seats, options, rng)
        s.storms = bool(next(self.matches) % 2)
        return s


class Stumbling(Mead):
    """Has a rule with a bug."""

    async def storm(self, s: Hall) -> None:
        s.hands[99].clear()


class Endless(Mead):
    """Never ends."""

    async def fill(self, s: Hall) -> None:
        while True:
            await Ask(0, "brace", [("done",)])


class TwoWinners(Mead):
    """Gives everybody the whole prize."""

    def returns(self, s: Hall) -> list[float]:
        return [1.0 for _ in s.points]


class TooFewScores(Mead):
    """Forgets the last seat."""

    def scores(self, s: Hall) -> list[int]:
        return super().scores(s)[:-1]


class NamelessSeat(Mead):
    """Has fewer seat words than seats."""

    seat_words = ("raven", "wolf", "bear")

"""Lords of Ragnarok: the room's table of contents. What comes when is here; what happens then is in the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from longhall.games.lords_of_ragnarok import cards, steps
from longhall.games.lords_of_ragnarok import view as sight
from longhall.games.lords_of_ragnarok.box import COLOURS, Box
from longhall.games.lords_of_ragnarok.control import GameEnds
from longhall.games.lords_of_ragnarok.ending import ragnarok, roots
from longhall.games.lords_of_ragnarok.follower import invasion as follower_invasion
from longhall.games.lords_of_ragnarok.follower import runes as follower_runes
from longhall.games.lords_of_ragnarok.follower import specials as follower_specials
from longhall.games.lords_of_ragnarok.follower import turn as follower_turn
from longhall.games.lords_of_ragnarok.invariants import problems
from longhall.games.lords_of_ragnarok.rune_actions import runes
from longhall.games.lords_of_ragnarok.setup import bare, choose_hero, new_player, place, setup
from longhall.games.lords_of_ragnarok.specials import special
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import abandon, begin_phase, begin_step, begin_turn
from longhall.games.lords_of_ragnarok.verbs.world import quench
from longhall.games.lords_of_ragnarok.words import PAGES, WORDS
from longhall.kernel import Rng, Rule

assert cards  # importing it hangs the coded cards on their hooks

Step = Callable[[State, int], Rule[None]]

PERSON: Final[dict[str, Step]] = {
    "prayer": steps.prayer,
    "hero": steps.hero,
    "runes": runes,
    "manoeuvres": steps.manoeuvres,
    "special": special,
    "end": steps.end,
}
"""The steps of a person's turn (rule 4.1)."""

FOLLOWER: Final[dict[str, Step]] = {
    "row": follower_turn.row,
    "prayer": follower_turn.prayer,
    "hero": follower_turn.hero,
    "runes": follower_runes.runes,
    "manoeuvres": follower_invasion.manoeuvres,
    "special": follower_specials.special,
    "bonus": follower_turn.bonus,
}
"""The steps of a follower's turn (p. 3-5)."""

PHASES: Final[dict[str, Callable[[State], Rule[None]]]] = {"setup": setup, "heroes": choose_hero, "placing": place}
COUNTS: Final = ("none", "one", "two", "three")


class LordsOfRagnarok:
    """The rules of Lords of Ragnarok for 1 to 4 people and up to 3 followers."""

    name = "lords_of_ragnarok"
    version = 2
    seats = range(1, 5)
    pages: Mapping[str, int] = PAGES
    words: Mapping[str, tuple[str, ...]] = WORDS
    seat_words: tuple[str, ...] = COLOURS
    state = State
    view = staticmethod(sight.view)
    determinise = staticmethod(sight.determinise)
    invariants = staticmethod(problems)

    def __init__(self, box: Box) -> None:
        self.box = box
        heroes = ("random", *box.heroes)
        self.options: Mapping[str, tuple[str, ...]] = {
            "followers": ("usual", *COUNTS),
            "follower_1": heroes,
            "follower_2": heroes,
            "follower_3": heroes,
            "heroes": ("usual", "drawn", "free"),
            "blind_challenges": COUNTS,
            **dict.fromkeys(box.challenges, ("no", "yes")),
        }

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> State:
        """Empty boards (rule 3, p. 2); what chance decides comes in the first beat, where it is logged."""
        count = self._followers(seats, options["followers"])
        board = "two" if seats + count == 2 else "many"
        box = self.box
        s = bare(box, board, [new_player(box, board, i, i >= seats) for i in range(seats + count)])
        s.wanted = self._wanted(count, options)
        s.drawn_heroes = options["heroes"] == "drawn" or (options["heroes"] == "usual" and seats == 1)
        s.blind_challenges = COUNTS.index(options["blind_challenges"]) if count else 0
        s.challenges = [name for name in box.challenges if count and options[name] == "yes"]
        return s

    def _followers(self, seats: int, wish: str) -> int:
        """How many followers play: as wished, as far as the rules allow with so many people (p. 2, 8)."""
        rules = self.box.numbers["many"]
        if seats == 1:
            return 1 if wish == "usual" else max(1, min(COUNTS.index(wish), rules.max_followers_solo))
        if wish == "usual":
            return 0
        return min(COUNTS.index(wish), rules.max_followers_mixed, len(COLOURS) - seats)

    def _wanted(self, count: int, options: Mapping[str, str]) -> list[str]:
        """The heroes wished for the followers; one whose priority action is taken already is drawn instead (p. 8)."""
        wanted: list[str] = []
        for i in range(count):
            wish, tiles = options[f"follower_{i + 1}"], self.box.corrupted
            taken = [tiles[hero].priority for hero in wanted if hero]
            wanted.append("" if wish == "random" or tiles[wish].priority in taken else wish)
        return wanted

    def next_beat(self, s: State) -> bool:
        """Setup, heroes and first regions in reverse turn order, then turns of steps, until somebody wins."""
        match s.phase:
            case "":
                begin_phase(s, "setup", 0)
            case "setup":
                begin_phase(s, "heroes", len(s.order) - 1)
            case "heroes" | "placing" if s.at and not s.players[s.order[s.at - 1]].follower:
                begin_phase(s, s.phase, s.at - 1)
            case "heroes":
                begin_phase(s, "placing", len(s.order) - 1)
            case "placing":
                next_turn(s, 0)
            case "turn":
                return next_step(s)
            case _:
                return False
        return True

    async def beat(self, s: State) -> None:
        """The current beat: a phase of the setup, or a step of a turn. A victory ends it at once (rule 2.1)."""
        try:
            if s.phase == "turn":
                await plan(s)[s.step](s, s.turn)
            else:
                await PHASES[s.phase](s)
        except GameEnds:
            abandon(s)

    def scores(self, s: State) -> list[int]:
        """Regions of the wheel, which decide at Ragnarok."""
        return [roots(s, seat) for seat, p in enumerate(s.players) if not p.follower]

    def returns(self, s: State) -> list[float]:
        """1 is shared by the winners; where followers win nobody gets anything."""
        people = [seat for seat, p in enumerate(s.players) if not p.follower]
        return [1 / len(s.winners) if seat in s.winners else 0.0 for seat in people]


def plan(s: State) -> dict[str, Step]:
    """The steps of whoever's turn it is."""
    return FOLLOWER if s.players[s.turn].follower else PERSON


def next_step(s: State) -> bool:
    """The next step of the turn, or the next turn; after the last turns of Ragnarok the end (rule 16.2)."""
    names = list(plan(s))
    at = names.index(s.step) + 1
    if at < len(names):
        begin_step(s, names[at])
    elif s.last_turns == 0:
        ragnarok(s)
        return False
    else:
        next_turn(s, (s.at + 1) % len(s.order))
    return True


def next_turn(s: State, at: int) -> None:
    """It is the turn of whoever is at that place of the order."""
    follower = s.players[s.order[at]].follower
    if not follower:
        quench(s)
    begin_turn(s, at, "row" if follower else "prayer")


def load(pack: Path | None = None) -> LordsOfRagnarok:
    """The game with its components as a content pack corrects them."""
    return LordsOfRagnarok(Box(pack))

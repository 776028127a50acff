"""Tiny Epic Vikings: the room's table of contents. Setup, what comes next, and the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from longhall.games.tiny_epic_vikings import view as sight
from longhall.games.tiny_epic_vikings.board import BOARDS, SMALL
from longhall.games.tiny_epic_vikings.box import ERAS, Box
from longhall.games.tiny_epic_vikings.checks import CLANS, RIVAL_CLANS
from longhall.games.tiny_epic_vikings.imagine import determinise
from longhall.games.tiny_epic_vikings.invariants import problems
from longhall.games.tiny_epic_vikings.pages import PAGES
from longhall.games.tiny_epic_vikings.phases import draft, end, era_end, last_battle, rounds_of_draft, setup
from longhall.games.tiny_epic_vikings.rival.fate import rival_turn
from longhall.games.tiny_epic_vikings.sheet import clockwise, points, standing
from longhall.games.tiny_epic_vikings.state import NOBODY, Enemy, Player, Rival, State
from longhall.games.tiny_epic_vikings.turn import turn
from longhall.games.tiny_epic_vikings.verbs import begin_phase, begin_turn, turn_era
from longhall.kernel import Rng, Rule, shares

PHASES: Final[dict[str, Callable[[State], Rule[None]]]] = {
    "setup": setup,
    "draft": draft,
    "last_battle": last_battle,
    "era_end": era_end,
    "end": end,
}

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "gods": ("gods*",),
    "launch": ("fjord",),
    "keep": ("card",),
    "lead": ("card",),
    "fight": ("card",),
    "decline": (),
    "favour": ("favour", "row", "end"),
    "give_up": ("favour", "row", "end"),
    "recall": ("island",),
    "sail": ("source", "target"),
    "undock": ("fjord",),
    "deploy": ("count",),
    "raid": ("dock",),
    "explore": ("source", "target"),
    "move_temple": ("source", "target"),
    "take": ("wood", "food", "steel"),
    "exchange": ("amount", "source", "target"),
    "build": ("slot",),
    "site": ("place",),
    "smite": ("clan", "island"),
    "draw": (),
    "throw": ("card",),
    "fury": ("god", "way"),
    "reveal": (),
    "use": ("part",),
    "enter": (),
    "dedicate": ("place",),
    "skip": (),
    "stop": (),
    "route": ("docks*",),
    "source": ("island",),
    "berth": ("dock",),
    "chase": ("dock",),
    "temple": ("island",),
}


class TinyEpicVikings:
    """The rules of Tiny Epic Vikings: solo against the rival clan, two with the neutral enemy, three and four."""

    name = "tiny_epic_vikings"
    version = 3
    seats = range(1, 5)
    options: Mapping[str, tuple[str, ...]] = {
        "difficulty": ("normal", "easy", "hard", "saga"),
        "board": ("by_players", "random", "small", "large"),
        "gods": ("random", "chosen"),
        "first_player": ("random", "seat_1"),
    }
    pages: Mapping[str, int] = PAGES
    words: Mapping[str, tuple[str, ...]] = WORDS
    seat_words: tuple[str, ...] = CLANS
    state = State
    view = staticmethod(sight.view)
    determinise = staticmethod(determinise)
    invariants = staticmethod(problems)

    def __init__(self, box: Box) -> None:
        self.box = box

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> State:
        """Mats and pieces (p. 4-5); the rest is laid out in the first beat, where chance is logged."""
        side, alone = options["board"], seats == 1
        return State(
            box=self.box,
            board_number=SMALL if alone else self._side(seats, side),
            draw_board=side == "random" and not alone,
            draw_first=options["first_player"] == "random" and not alone,
            choose_gods=options["gods"] == "chosen",
            players=[self._player(clan) for clan in CLANS[:seats]],
            enemy=Enemy() if seats == 2 else None,
            rival=self._rival(options["difficulty"]) if alone else None,
            deck=list(self.box.cards),
        )

    def _side(self, seats: int, wanted: str) -> int:
        """The side of the board (p. 4); lot may change it. The rival clan knows only the small one (`board_option`)."""
        return BOARDS.index(wanted if wanted in BOARDS else self.box.tables[seats].board)

    def _player(self, clan: str) -> Player:
        slots = [True] * len(self.box.slots)
        return Player(clan=clan, resources=list(self.box.start), home=self.box.clans[clan].settlers, slots=slots)

    def _rival(self, difficulty: str) -> Rival:
        """The pieces of two clans; their first boats go back to the box (p. 17)."""
        two = [self.box.clans[clan] for clan in RIVAL_CLANS]
        return Rival(
            difficulty=difficulty,
            chief=NOBODY,
            home=sum(clan.settlers for clan in two),
            boats_home=sum(clan.boats - 1 for clan in two),
            temples_home=sum(clan.temples for clan in two),
        )

    def next_beat(self, s: State) -> bool:
        """The round summary (p. 6): draft, turns, the end of the era, three times."""
        match s.phase:
            case "":
                s.phase = "setup"
            case "setup":
                begin_phase(s, "draft")
            case "draft" if s.picks < rounds_of_draft(s):
                pass
            case "draft":
                begin_phase(s, "action")
                begin_turn(s, s.first)
            case "action" if next_turn(s):
                pass
            case "action" if s.battle is not None:
                begin_phase(s, "last_battle")
            case "action" | "last_battle":
                begin_phase(s, "era_end")
            case "era_end" if s.era < ERAS:
                turn_era(s)
                begin_phase(s, "draft")
            case "era_end":
                begin_phase(s, "end")
            case _:
                return False
        return True

    def beat(self, s: State) -> Rule[None]:
        """The current beat: a phase, a round of the draft, or a turn."""
        if s.phase != "action":
            return PHASES[s.phase](s)
        return turn(s, s.turn) if s.turn < s.foe else rival_turn(s)

    def scores(self, s: State) -> list[int]:
        """What islands and favours are worth as the gods stand now."""
        return [sum(points(s, seat)) if s.gods else 0 for seat in range(len(s.players))]

    def returns(self, s: State) -> list[float]:
        """The best standing wins, with all its tie-breaks; what is still tied is shared (p. 15).

        In the solo game 1 is a victory over the rival, and a full tie is none.
        """
        found = [standing(s, seat) for seat in range(len(s.players))]
        if s.rival is not None:
            return [float(found[0] > standing(s, s.foe))]
        return shares(found)


def next_turn(s: State) -> bool:
    """Who acts next: clockwise; the rival after every turn but the last of the game; False ends the phase."""
    if s.rival is not None:
        player = s.players[0]
        if s.turn == 0 and (player.hand or s.era < ERAS):
            begin_turn(s, s.foe)
            return True
        if not player.hand:
            return False
        begin_turn(s, 0)
        return True
    for seat in clockwise(s, s.turn + 1):
        if s.players[seat].hand:
            begin_turn(s, seat)
            return True
    return False


def load(pack: Path | None = None) -> TinyEpicVikings:
    """The game with its components as a content pack corrects them."""
    return TinyEpicVikings(Box(pack))

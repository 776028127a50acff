"""Vikings Gone Wild: the room's table of contents. What comes when is here; what happens then is in `phases.py`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from longhall.games.vikings_gone_wild import view as sight
from longhall.games.vikings_gone_wild.box import SEATS, TOWN_HALL, Box
from longhall.games.vikings_gone_wild.invariants import problems
from longhall.games.vikings_gone_wild.phases import action, draw_phase, end, end_of_round, production, setup, storage
from longhall.games.vikings_gone_wild.state import Building, Player, State
from longhall.games.vikings_gone_wild.upkeep import begin_phase, begin_round, begin_turn
from longhall.kernel import Rng, Rule

PHASES: Final = {
    "setup": setup,
    "production": production,
    "draw": draw_phase,
    "action": action,
    "storage": storage,
    "end_of_round": end_of_round,
    "end": end,
}

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "claim": ("mission",),
    "play": ("card",),
    "collect": ("card",),
    "attack": ("target", "building"),
    "fight": ("undead", "place"),
    "fight_dragon": (),
    "buy": ("card",),
    "take": ("card", "place"),
    "build": ("building",),
    "upgrade": ("level",),
    "exchange": ("given", "taken"),
    "swap": ("mission",),
    "dismantle": ("building",),
    "end": (),
    "use": ("source",),
    "join": ("card",),
    "strike": (),
    "defend": ("card",),
    "cancel": ("card", "fighter"),
    "hold": (),
    "loot": ("resource",),
    "accept": (),
    "favour": ("card",),
    "first": ("effect",),
    "mix": ("beer", "gold"),
    "remove": ("card", "zone"),
    "recover": ("card",),
    "peek": ("target",),
    "drop": ("card",),
    "steal": ("target", "source"),
    "decline": (),
    "store": (),
    "arrange": ("resource",),
    "lay_out": ("resource", "counts*"),
    "keep": ("cards*",),
}

PAGES: Final[dict[str, int]] = {}
"""The text of the rulebook that we have does not show its pages; rules and help cite its numbered sections."""


class VikingsGoneWild:
    """The rules of Vikings Gone Wild for 2 to 4 players."""

    name = "vikings_gone_wild"
    version = 2
    seats = range(2, 5)
    options: Mapping[str, tuple[str, ...]] = {
        "achievements": ("random", "first_game"),
        "length": ("normal", "long"),
        "first_player": ("random", "seat_1"),
    }
    pages: Mapping[str, int] = PAGES
    words: Mapping[str, tuple[str, ...]] = WORDS
    seat_words: tuple[str, ...] = SEATS
    state = State
    view = staticmethod(sight.view)
    determinise = staticmethod(sight.determinise)
    invariants = staticmethod(problems)

    def __init__(self, box: Box) -> None:
        self.box = box

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> State:
        """Villages, decks and stacks; what is drawn is laid out in the first beat, where chance is logged."""
        box = self.box
        return State(
            box=box,
            goal=(box.long_vp if options["length"] == "long" else box.end_vp)[seats],
            first_game=options["achievements"] == "first_game",
            draw_first=options["first_player"] == "random",
            players=[self._player() for _ in range(seats)],
            supply=dict(box.supply),
            path_deck=box.path_deck(),
            asgard_left=box.number("asgard_each") * seats,
            asgard_unseen=box.asgard_cards(seats),
            missions_top=box.mission_cards(True),
            missions_rest=box.mission_cards(False),
        )

    def _player(self) -> Player:
        town_hall = Building(ref=TOWN_HALL, kind=self.box.town_halls[0].id)
        return Player(village=[town_hall], deck=self.box.starting_deck())

    def next_beat(self, s: State) -> bool:
        """The round summary: five phases, and in the third a turn for each player."""
        match s.phase:
            case "":
                s.phase = "setup"
            case "setup":
                new_round(s)
            case "production":
                begin_phase(s, "draw")
            case "draw":
                begin_phase(s, "action")
                begin_turn(s, s.first)
            case "action" if (left := (s.turn + 1) % len(s.players)) != s.first:
                begin_turn(s, left)
            case "action":
                begin_phase(s, "storage")
            case "storage":
                begin_phase(s, "end_of_round")
            case "end_of_round" if all(p.vp < s.goal for p in s.players):
                new_round(s)
            case "end_of_round":
                begin_phase(s, "end")
            case _:
                return False
        return True

    def beat(self, s: State) -> Rule[None]:
        """The current beat: a phase, or a turn."""
        return PHASES[s.phase](s)

    def scores(self, s: State) -> list[int]:
        """Victory points."""
        return [p.vp for p in s.players]

    def returns(self, s: State) -> list[float]:
        """The winner, or those whom no achievement could part."""
        return [(seat in s.winners) / len(s.winners) for seat in range(len(s.players))]


def new_round(s: State) -> None:
    """The next round, with its first phase."""
    begin_round(s)
    begin_phase(s, "production")


def load(pack: Path | None = None) -> VikingsGoneWild:
    """The game with its components as a content pack corrects them."""
    return VikingsGoneWild(Box(pack))

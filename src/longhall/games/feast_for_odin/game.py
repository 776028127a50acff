"""A Feast for Odin: the room's table of contents. What comes when is here; what happens then is in `phases.py`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from longhall.games.feast_for_odin import occupations
from longhall.games.feast_for_odin import view as sight
from longhall.games.feast_for_odin.actions import turn
from longhall.games.feast_for_odin.box import BUILDINGS, HOME, STACKS, Box
from longhall.games.feast_for_odin.invariants import problems
from longhall.games.feast_for_odin.phases import (
    actions_over,
    before_bonus,
    before_income,
    bonuses,
    breeding,
    end,
    exploration,
    feast,
    harvest,
    incomes,
    mountain_strips,
    new_vikings,
    setup,
    weapon,
)
from longhall.games.feast_for_odin.records import Length
from longhall.games.feast_for_odin.scoring import score
from longhall.games.feast_for_odin.sheet import clockwise, length
from longhall.games.feast_for_odin.state import Board, Player, State
from longhall.games.feast_for_odin.verbs import (
    begin_phase,
    begin_round,
    begin_turn,
    return_vikings,
    set_first,
    tell_points,
)
from longhall.kernel import Rng, Rule, shares

assert occupations.MODULES  # importing them hangs the coded cards on their hooks

PHASES: Final = {
    "setup": setup,
    "new_viking": new_vikings,
    "harvest": harvest,
    "exploration": exploration,
    "weapons": weapon,
    "actions_over": actions_over,
    "before_income": before_income,
    "income": incomes,
    "breeding": breeding,
    "feast": feast,
    "before_bonus": before_bonus,
    "bonus": bonuses,
    "mountains": mountain_strips,
    "end": end,
}

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "space": ("space",),
    "pass": (),
    "lay": ("tile",),
    "on": ("board",),
    "at": ("column", "row", "turn"),
    "store": ("thing", "board"),
    "ship": ("ship",),
    "arm": ("ship", "ore"),
    "disarm": ("ship", "ore"),
    "trade": ("card", "goods*"),
    "tutor": (),
    "shop": ("good",),
    "plow": ("animal",),
    "herbs": ("count",),
    "play": ("card",),
    "keep": ("card",),
    "upgrade": ("good", "into"),
    "mine": ("strip", "count"),
    "turn": ("good",),
    "buy": ("tile",),
    "forge": ("tile",),
    "explore": ("island",),
    "emigrate": (),
    "which": ("ship", "ore"),
    "choose": ("goods*",),
    "craft": ("good", "into"),
    "prefer": ("what",),
    "imitate": ("space",),
    "roll": (),
    "succeed": ("weapons", "wood"),
    "fail": (),
    "take": ("tile",),
    "spend": ("stones", "swords", "spears"),
    "recall": ("count",),
    "call": ("space", "count"),
    "boats": ("count",),
    "boost": ("ore",),
    "hire": ("roll",),
    "lift": ("tile",),
    "serve": ("thing", "width"),
    "sober": (),
    "gap": (),
    "decline": (),
    "done": (),
}

PAGES: Final[dict[str, int]] = {
    # questions
    "start_card": 23,
    "act": 9,
    "lay_on": 12,
    "lay_at": 12,
    "window": 12,
    "tutoring": 20,
    "play": 19,
    "play_bonus": 19,
    "play_instead": 20,
    "upgrade": 15,
    "card_upgrade": 20,
    "turn_over": 20,
    "mountain": 15,
    "either": 15,
    "overseas": 16,
    "sale": 16,
    "forge": 15,
    "exchange": 14,
    "craft": 15,
    "explore": 19,
    "may_emigrate": 17,
    "which_ship": 17,
    "imitate": 19,
    "hunt": 18,
    "boats": 18,
    "battle": 17,
    "second_loot": 17,
    "strength": 17,
    "boost": 17,
    "instead": 17,
    "recall": 18,
    "call_back": 20,
    "follow": 20,
    "hire": 20,
    "late": 20,
    "lift": 20,
    "trade": 20,
    "feast": 10,
    "steward": 20,
    "ore_boatman": 20,
    "fish_cook": 20,
    # events
    "phase": 8,
    "first": 9,
    "turn": 9,
    "placed": 9,
    "passed": 9,
    "viking": 8,
    "back": 11,
    "recalled": 18,
    "harvested": 8,
    "gained": 14,
    "spent": 14,
    "mined": 15,
    "worn": 11,
    "strip": 11,
    "pregnant": 10,
    "born": 10,
    "ship": 13,
    "ship_lost": 17,
    "armed": 13,
    "disarmed": 20,
    "emigrated": 17,
    "built": 15,
    "explored": 19,
    "turned_island": 8,
    "island_silver": 8,
    "laid": 12,
    "lifted": 20,
    "stored": 13,
    "drew": 19,
    "played": 19,
    "card": 20,
    "threw": 17,
    "success": 17,
    "failure": 17,
    "income": 9,
    "served": 10,
    "penalty": 11,
    "final_income": 22,
    "points": 22,
    "imitation": 19,
}

DECKS: Final = ("a", "b", "c", "ab", "ac", "bc", "abc")


class FeastForOdin:
    """The rules of A Feast for Odin for 1 to 4 players."""

    name = "feast_for_odin"
    version = 3
    seats = range(1, 5)
    options: Mapping[str, tuple[str, ...]] = {
        "length": ("long", "short"),
        "decks": DECKS,
        "final_income": ("counted", "ignored"),
        "first_occupation": ("dealt", "chosen_alone"),
        "first_player": ("random", "seat_1", "seat_2", "seat_3", "seat_4"),
    }
    pages: Mapping[str, int] = PAGES
    words: Mapping[str, tuple[str, ...]] = WORDS
    state = State
    view = staticmethod(sight.view)
    determinise = staticmethod(sight.determinise)
    invariants = staticmethod(problems)

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seat_words = tuple(box.clans)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> State:
        """Boards, supplies and decks (p. 4-6); what chance decides comes in the first beat, where it is logged."""
        box, decks, first = self.box, options["decks"].upper(), options["first_player"]
        arms = [weapon.copies - seats * box.table.start.get(word, 0) for word, weapon in box.weapons.items()]
        return State(
            box=box,
            length=options["length"],
            decks=decks,
            count_final_income=options["final_income"] == "counted",
            choose_start=options["first_occupation"] == "chosen_alone" and seats == 1,
            first_seat=-1 if first == "random" else (int(first[-1]) - 1) % seats,
            players=[self._player(clan, box.lengths[options["length"]], seats) for clan in list(box.clans)[:seats]],
            strips_left=list(box.strips),
            islands=[box.stacks[stack]["front"] for stack in STACKS],
            specials=list(box.specials),
            buildings={kind: box.boards[kind].copies for kind in BUILDINGS},
            arms=arms,
            arms_spent=[0] * len(arms),
            arms_made=[0] * len(arms),
            deck=box.deck(decks, False),
            aside=box.deck(decks, True),
        )

    def _player(self, clan: str, long: Length, seats: int) -> Player:
        """A player before the first round; alone, the first space of the table may hold two Vikings (p. 23)."""
        box = self.box
        vikings = long.vikings if seats > 1 else long.vikings + 1 - long.solo[0]
        supply = [box.table.start.get(word, 0) for word in box.things]
        home = Board(kind=HOME, ref=HOME)
        return Player(clan=clan, vikings=vikings, supply=supply, boards=[home])

    def next_beat(self, s: State) -> bool:
        """The summary of a round (p. 8-11): twelve phases; the last round ends with its feast."""
        match s.phase:
            case "":
                s.phase = "setup"
            case "setup" | "mountains":
                if s.phase == "mountains":
                    return_vikings(s)
                    tell_points(s, self.scores(s))
                begin_round(s)
                begin_phase(s, "new_viking")
            case "weapons":
                begin_phase(s, "actions")
                return next_turn(s, s.first)
            case "actions" if not s.moved:
                pass
            case "actions" if next_turn(s, s.turn + 1):
                pass
            case "actions_over":
                if len(s.players) > 1:
                    set_first(s, s.last)
                begin_phase(s, "before_income")
            case "feast" if s.round == length(s).rounds:
                begin_phase(s, "end")
            case "end":
                return False
            case _:
                begin_phase(s, FOLLOWS[s.phase])
        return True

    def beat(self, s: State) -> Rule[None]:
        """The current beat: a phase, or a move of a turn."""
        return turn(s, s.turn) if s.phase == "actions" else PHASES[s.phase](s)

    def scores(self, s: State) -> list[int]:
        """Points as they stand."""
        return [score(s, seat) for seat in range(len(s.players))]

    def returns(self, s: State) -> list[float]:
        """The most points win, a tie is shared (p. 22); alone, points as a share of a very good result (p. 23)."""
        points = self.scores(s)
        if len(points) == 1:
            return [min(1.0, max(0.0, points[0] / self.box.table.good_solo))]
        return shares(points)


FOLLOWS: Final = {
    "new_viking": "harvest",
    "harvest": "exploration",
    "exploration": "weapons",
    "actions": "actions_over",
    "before_income": "income",
    "income": "breeding",
    "breeding": "feast",
    "feast": "before_bonus",
    "before_bonus": "bonus",
    "bonus": "mountains",
}


def next_turn(s: State, start: int) -> bool:
    """Find who acts next, to the left; False ends the action phase (p. 9)."""
    for seat in clockwise(s, start):
        p = s.players[seat]
        if not p.passed and p.vikings > 0:
            begin_turn(s, seat)
            return True
    return False


def load(pack: Path | None = None) -> FeastForOdin:
    """The game with its components as a content pack corrects them."""
    return FeastForOdin(Box(pack))

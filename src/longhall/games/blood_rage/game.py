"""Blood Rage: the room's table of contents. What comes when is here; what happens then is in `phases.py`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from longhall.games.blood_rage import cards
from longhall.games.blood_rage import view as sight
from longhall.games.blood_rage.actions import turn
from longhall.games.blood_rage.battle import all_pillaged
from longhall.games.blood_rage.box import AREAS, CLANS, PROVINCES, RESERVE, SLOTS, Box
from longhall.games.blood_rage.invariants import problems
from longhall.games.blood_rage.phases import (
    discard,
    end,
    gods_gifts,
    quests,
    ragnarok,
    rounds_of_draft,
    setup,
    valhalla,
)
from longhall.games.blood_rage.sheet import clockwise
from longhall.games.blood_rage.state import Player, State
from longhall.games.blood_rage.verbs import begin_phase, begin_turn, refill_rage, spend_out, turn_age
from longhall.kernel import Rng, Rule, shares

assert cards  # importing it hangs the coded cards on their hooks

PHASES: Final = {
    "setup": setup,
    "gods_gifts": gods_gifts,
    "discard": discard,
    "quest": quests,
    "ragnarok": ragnarok,
    "valhalla": valhalla,
    "end": end,
}

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "keep": ("cards*",),
    "invade": ("figure", "area"),
    "return": ("figure", "area"),
    "challenge": ("province",),
    "sacrifice": (),
    "destroy": ("figure", "area"),
    "march": ("source", "target"),
    "troop": ("figures*",),
    "upgrade": ("card",),
    "replace": ("card", "old"),
    "quest": ("card",),
    "pillage": ("province",),
    "pass": (),
    "decline": (),
    "stay": (),
    "join": ("figure", "area"),
    "play": ("card",),
    "treat": ("card",),
    "raise": ("stat",),
    "save": ("figure", "area"),
    "flee": ("figure",),
    "spare": ("figure", "area"),
    "recover": ("card",),
    "move": ("figure", "area"),
}

PAGES: Final[dict[str, int]] = {
    # questions
    "draft": 12,
    "act": 13,
    "troop": 15,
    "free_invade": 16,
    "succor": 14,
    "thors_domain": 14,
    "sacrifice": 13,
    "call": 17,
    "battle_card": 18,
    "late_card": 18,
    "treat": 18,
    "spare": 18,
    "recover": 18,
    "save": 8,
    "flee": 8,
    "blessing": 18,
    "move_leader": 18,
    "raise": 7,
    "discard": 20,
    # events
    "dooms": 10,
    "first": 11,
    "phase": 12,
    "dealt": 12,
    "kept": 12,
    "turn": 13,
    "passed": 14,
    "invaded": 14,
    "returned": 14,
    "marched": 15,
    "upgraded": 16,
    "replaced": 16,
    "recruited": 16,
    "dismissed": 16,
    "committed": 17,
    "pillage": 17,
    "joined": 17,
    "battle": 17,
    "revealed": 18,
    "treated": 18,
    "cancelled": 18,
    "swept": 18,
    "battle_won": 18,
    "battle_tied": 18,
    "took_back": 18,
    "pillaged": 18,
    "destroyed": 8,
    "saved": 8,
    "fled": 8,
    "raised": 7,
    "rage": 7,
    "glory": 6,
    "glory_lost": 6,
    "dropped": 20,
    "quest_done": 20,
    "quest_failed": 20,
    "fell": 22,
    "released": 22,
}


class BloodRage:
    """The rules of Blood Rage for 2 to 4 players."""

    name = "blood_rage"
    version = 1
    seats = range(2, 5)
    options: Mapping[str, tuple[str, ...]] = {
        "first_age": ("draft", "dealt"),
        "first_player": ("random", "seat_1"),
    }
    pages: Mapping[str, int] = PAGES
    words: Mapping[str, tuple[str, ...]] = WORDS
    seat_words: tuple[str, ...] = CLANS
    state = State
    view = staticmethod(sight.view)
    determinise = staticmethod(sight.determinise)
    invariants = staticmethod(problems)

    def __init__(self, box: Box) -> None:
        self.box = box

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> State:
        """Clan sheets and figures (p. 9); the board is laid out in the first beat, where chance is logged."""
        return State(
            box=self.box,
            phase="",
            dealt=options["first_age"] == "dealt",
            draw_first=options["first_player"] == "random",
            players=[self._player(CLANS[seat]) for seat in range(seats)],
            crowd=[0] * AREAS,
            tokens=[],
            pillaged=[False] * PROVINCES,
            fallen=[0] * PROVINCES,
            dooms=[],
            aside=[],
            discard=[],
        )

    def _player(self, clan: str) -> Player:
        pieces = self.box.clans[clan]
        warriors = [0] * (AREAS + 2)
        warriors[RESERVE] = pieces.warriors
        uniques = {"leader": RESERVE} if pieces.leaders else {}
        if pieces.ships:
            uniques["ship"] = RESERVE
        return Player(clan=clan, warriors=warriors, uniques=uniques, slots=[""] * len(SLOTS))

    def next_beat(self, s: State) -> bool:
        """The round summary (p. 12): six phases an age, three ages."""
        match s.phase:
            case "":
                s.phase = "setup"
            case "gods_gifts" if s.picks < rounds_of_draft(s):
                pass
            case "gods_gifts":
                refill_rage(s)
                begin_phase(s, "action")
                return next_turn(s)
            case "action" if next_turn(s):
                pass
            case "valhalla" if s.age < 3:
                turn_age(s)
                begin_phase(s, "gods_gifts")
            case "end":
                return False
            case _:
                begin_phase(s, FOLLOWS[s.phase])
        return True

    def beat(self, s: State) -> Rule[None]:
        """The current beat: a phase, a round of the draft, or a turn."""
        return turn(s, s.turn) if s.phase == "action" else PHASES[s.phase](s)

    def scores(self, s: State) -> list[int]:
        """Glory."""
        return [p.glory for p in s.players]

    def returns(self, s: State) -> list[float]:
        """The most glory wins; a tie is a shared victory (ruling `game_tie`)."""
        return shares(self.scores(s))


FOLLOWS: Final = {
    "setup": "gods_gifts",
    "action": "discard",
    "discard": "quest",
    "quest": "ragnarok",
    "ragnarok": "valhalla",
    "valhalla": "end",
}


def next_turn(s: State) -> bool:
    """Find who acts next, to the left of whoever acted last; False ends the action phase (p. 13-14)."""
    if not all_pillaged(s):
        for seat in clockwise(s, s.turn + 1):
            p = s.players[seat]
            if p.rage > 0 and not p.passed:
                begin_turn(s, seat)
                return True
    spend_out(s)
    return False


def load(pack: Path | None = None) -> BloodRage:
    """The game with its components as a content pack corrects them."""
    return BloodRage(Box(pack))

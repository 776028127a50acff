"""Verbs that lay out the table and move the rounds on; those of a turn are in `verbs.py`."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.vikings_gone_wild.box import BEER, GOLD
from longhall.games.vikings_gone_wild.sheet import producers, without
from longhall.games.vikings_gone_wild.state import State
from longhall.games.vikings_gone_wild.verbs import leave_hand
from longhall.kernel import tell


def begin_phase(s: State, phase: str) -> None:
    """The next phase of the round."""
    s.phase = phase
    tell(s, "phase", phase=phase, round=s.round)


def begin_round(s: State) -> None:
    """A new round."""
    s.round += 1
    tell(s, "round", round=s.round, seat=s.first)


def begin_turn(s: State, seat: int) -> None:
    """It is this player's turn."""
    s.turn = seat
    tell(s, "turn", seat=seat)


def end_turn(s: State, seat: int) -> None:
    """What was for this turn only is gone."""
    p = s.players[seat]
    p.played += p.ready
    p.ready, p.owed = [], []
    s.purse, s.deeds, s.victim = [0, 0], {}, -1
    tell(s, "turn_over", seat=seat)


def mark_defended(s: State, seat: int) -> None:
    """A damage token on the town hall shows that the village has been attacked (3.4)."""
    s.players[seat].village[0].damaged = True
    tell(s, "full_defense", seat=seat)


# ---- setup ---------------------------------------------------------------------------------------------------------


def set_achievements(s: State, chosen: Sequence[str]) -> None:
    """Lay out the achievements of this game; the others stay in the box."""
    s.achievements = list(chosen)
    s.spare = [card for card in s.box.achievements if card not in s.achievements]
    tell(s, "achievements", cards=list(chosen))


def set_first(s: State, seat: int) -> None:
    """Give the first player token."""
    s.first = seat
    tell(s, "first", seat=seat)


# ---- rounds --------------------------------------------------------------------------------------------------------


def produce(s: State, seat: int) -> None:
    """One token on each brewery and smelter that has room for it (1)."""
    p, kinds = s.players[seat], s.box.buildings
    made = [0, 0]
    for which in (BEER, GOLD):
        for building in producers(s, p, which):
            if not building.site and building.tokens < kinds[building.kind].capacity:
                building.tokens += 1
                made[which] += 1
    if any(made):
        tell(s, "produced", seat=seat, beer=made[BEER], gold=made[GOLD])


def discard_round(s: State, seat: int, kept: Sequence[str]) -> None:
    """Cards played this round and the rest of the hand go to the discard pile (5)."""
    p = s.players[seat]
    gone = without(p.hand, kept)
    for card in gone:
        leave_hand(p, card)
    p.discard += [*p.played, *p.cover, *[card for building in p.village for card in building.forts], *gone]
    p.played, p.cover = [], []
    if kept:
        tell(s, "kept", {seat: {"cards": list(kept)}}, seat=seat, count=len(kept))


def clear_marks(s: State) -> None:
    """Construction and damage tokens are taken off, and with them whatever was once a round (5)."""
    for p in s.players:
        for building in p.village:
            building.site = building.damaged = False
            building.forts = []
        p.claimed = p.dismantled = p.dragon = p.attacked = False


def pass_first(s: State) -> None:
    """The first player token goes to the left (5)."""
    s.first = (s.first + 1) % len(s.players)


# ---- the end -------------------------------------------------------------------------------------------------------


def turn_up_spare(s: State, drawn: int) -> str:
    """One more achievement, to break a tie."""
    return s.spare.pop(drawn)


def tell_tie_break(s: State, achievement: str, seats: Sequence[int]) -> None:
    """Announce who is still in."""
    s.achievements.append(achievement)
    tell(s, "tie_break", card=achievement, seats=list(seats))


def tell_achievement(s: State, achievement: str, seats: Sequence[int], amount: int) -> None:
    """Announce who has an achievement."""
    if seats:
        tell(s, "achievement", card=achievement, seats=list(seats), amount=amount)
    else:
        tell(s, "achievement_nobody", card=achievement)


def crown(s: State, winners: Sequence[int]) -> None:
    """The game is won."""
    s.winners = list(winners)
    tell(s, "won", seats=list(winners))

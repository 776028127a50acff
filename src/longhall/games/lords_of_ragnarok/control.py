"""Rules of control (rules 10.1-10.6), retreat (11.9) and the victories that end the game at once (2.1-2.6)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.hooks import fire
from longhall.games.lords_of_ragnarok.sheet import enemies_at, force, markers_used, population, wins_with
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import win
from longhall.games.lords_of_ragnarok.verbs.world import recall_marker, set_control
from longhall.kernel import Ask, Option


class GameEnds(Exception):
    """Somebody has won, or Surtur has come: the rest of the turn does not happen. The game's beat catches it."""


async def settle(s: State, seat: int, region: int) -> bool:
    """Check whether a player's armies take control of a region; whether they did (rules 10.2, 10.3).

    The cards tucked under a follower's board count towards the population strength (p. 4).
    """
    p, owner = s.players[seat], s.control[region]
    if owner == seat:
        return False
    strength = force(p, region)
    if not strength or enemies_at(s, seat, region):
        return False
    if owner < 0 and strength + len(p.tucked) < population(s, p, region):
        return False
    await take_control(s, seat, region)
    return True


async def take_control(s: State, seat: int, region: int) -> None:
    """Put a control marker on a region; that may win the game."""
    await spare_marker(s, seat)
    set_control(s, seat, region)
    if not s.fought >> region & 1:
        await fire(s, seat, "control", region)
    check_victory(s, seat)


def check_victory(s: State, seat: int) -> None:
    """Great Jarl and Great Gothi end the game at once (rules 2.1-2.3)."""
    how = wins_with(s, s.players[seat].holds)
    if how:
        win(s, [seat], how)
        raise GameEnds


async def spare_marker(s: State, seat: int) -> None:
    """With no control marker left, take one back from a monster board, else a realm, else the wheel (rule 10.6)."""
    if markers_used(s, seat) < s.rules.control_markers:
        return
    p = s.players[seat]
    boards = [("recall", "monster", name) for name, beast in s.monsters.items() if seat in beast.wounds]
    realms = [("recall", "realm", word) for i, word in enumerate(s.box.realm_words) if p.allied >> i & 1]
    wheel = [("recall", "wheel", word) for i, word in enumerate(s.box.action_of) if seat in s.wheel[i]]
    options: list[Option] = [*(boards or realms or wheel)]
    choice = options[0] if p.follower or len(options) == 1 else await Ask(seat, "recall", options)
    recall_marker(s, seat, choice[1], choice[2])

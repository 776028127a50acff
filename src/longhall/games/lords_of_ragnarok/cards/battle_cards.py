"""The battle cards that do something beyond their figures when they are played."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.gains import army_options
from longhall.games.lords_of_ragnarok.hooks import card
from longhall.games.lords_of_ragnarok.sheet import beside
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import join_battle, mute
from longhall.games.lords_of_ragnarok.verbs.pieces import move_army
from longhall.kernel import Ask, Option

DECLINE: Option = ("decline",)


@card("breaker", on="played")
async def breaker(s: State, side: int) -> None:
    """The text of the last card that your enemy played does not count; its value stays."""
    assert s.battle is not None
    if s.battle.played[1 - side]:
        mute(s, 1 - side, len(s.battle.played[1 - side]) - 1)


@card("call_to_arms", on="played")
async def call_to_arms(s: State, side: int) -> None:
    """One of your armies comes from an adjacent region into the battle, and its value counts."""
    fight = s.battle
    assert fight is not None
    seat = fight.fighters[side]
    p = s.players[seat]
    near = beside(s, p, fight.where)
    options = army_options(s, p, "summon", [army for army, at in enumerate(p.where) if near >> at & 1])
    if options:
        choice = await Ask(seat, "call_to_arms", [DECLINE, *sorted(options)])
        if choice != DECLINE:
            army = options[choice]
            join_battle(s, side, army, p.where[army])
            move_army(s, seat, army, fight.where, "supported")

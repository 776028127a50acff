"""Armies of people: activation, marching, training, cleansing, and what happens where they arrive (rule 8)."""

from __future__ import annotations

from collections.abc import Iterable

from longhall.games.lords_of_ragnarok.battle import battle
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import settle
from longhall.games.lords_of_ragnarok.gains import gain_blessing, grow
from longhall.games.lords_of_ragnarok.sheet import (
    armies_at,
    beside,
    cleansing_value,
    defence_value,
    desolations,
    effect,
    enemies_at,
    enterable,
)
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.pieces import move_army
from longhall.games.lords_of_ragnarok.verbs.world import remove_desolation
from longhall.kernel import Ask, Option

Activations = dict[Option, int]
"""What may be done with which army. Equal armies of a region are one option."""

ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)


def activations(s: State, seat: int, armies: Iterable[int]) -> Activations:
    """Every activation of these armies, by region and value: march, train, cleanse (rule 8.2, p. 7)."""
    p, chart, found = s.players[seat], s.map, Activations()
    open_to, limit = enterable(s, p), s.rules.army_value_max
    seen: set[tuple[int, int]] = set()
    needed = cleansing_value(s) if s.desolate else 0
    for army in armies:
        at, value = p.where[army], p.value[army]
        if not at or (at, value) in seen:
            continue
        seen.add((at, value))
        here, strength = chart.word[at], str(value)
        for region in bits(beside(s, p, at) & open_to):
            found["march", here, strength, chart.word[region]] = army
        if p.holds >> at & 1:
            if value < limit and chart.settlements >> at & 1:
                found["train", here, strength] = army
            if needed and s.desolate >> at & 1 and value >= needed:
                found["cleanse", here, strength] = army
    return found


async def activate_army(s: State, seat: int, choice: Option, army: int) -> None:
    """Carry an activation out, with the battle or the control that it leads to."""
    if choice[0] == "march":
        source, region = s.players[seat].where[army], s.map.number[choice[3]]
        move_army(s, seat, army, region)
        await contest(s, seat, region, [(army, source)])
    else:
        await work(s, seat, choice, army)


async def work(s: State, seat: int, choice: Option, army: int) -> None:
    """An activation that is no march: train, or remove a desolation token."""
    p = s.players[seat]
    if choice[0] == "train":
        await grow(s, seat, army, 1 + effect(s, p, "train_more"))
        return
    spot = desolations(s)
    remove_desolation(s, seat, p.where[army])
    if spot <= s.rules.desolation_reward_spots and await Ask(seat, "reward", [ACCEPT, DECLINE]) == ACCEPT:
        await gain_blessing(s, seat)


def opposed(s: State, seat: int, region: int) -> int:
    """Who defends a region against a person's armies: enemy armies, or a follower whose defence is not 0; else -1."""
    there = enemies_at(s, seat, region)
    if there:
        return there[0]
    owner = s.control[region]
    if owner >= 0 and s.players[owner].follower and defence_value(s, owner, region):
        return owner
    return -1


async def contest(s: State, seat: int, region: int, came: list[tuple[int, int]]) -> None:
    """A person's armies have come to a region: a battle, or the control of it (rule 8.4, p. 3, 7)."""
    defender = opposed(s, seat, region)
    if defender >= 0:
        await battle(s, seat, defender, region, came)
    elif armies_at(s.players[seat], region):
        await settle(s, seat, region)

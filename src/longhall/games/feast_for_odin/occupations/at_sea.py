"""Occupations that act on actions with a die (p. 17-19)."""

from __future__ import annotations

from longhall.games.feast_for_odin.box import LONGSHIP
from longhall.games.feast_for_odin.gains import call_back, card_gain, may_trade, offer
from longhall.games.feast_for_odin.hooks import card
from longhall.games.feast_for_odin.occupations.on_spaces import deed
from longhall.games.feast_for_odin.sheet import has
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import load_ore, spend
from longhall.games.feast_for_odin.works import upgradable, upgrades
from longhall.kernel import Ask, Option

BATTLES = ("raiding", "pillaging")

# ---- before --------------------------------------------------------------------------------------------------------


@card(185, on="instead")
async def dorestad_traveller(s: State, seat: int, roll: str) -> bool:
    """Instead of raiding you may upgrade 2 goods."""
    if roll != "raiding" or not upgradable(s, seat):
        return False
    options: list[Option] = [("prefer", "upgrade"), ("prefer", "raiding")]
    if await Ask(seat, "instead", options) == options[1]:
        return False
    await upgrades(s, seat, 2, must=True)
    return True


@card(90, on="boost")
async def sword_fighter(s: State, seat: int, roll: str) -> int:
    """Before raiding: 1 ore from a longship makes every throw 2 higher."""
    loads = sorted(set(s.players[seat].longships) - {0})
    return await burn_ore(s, seat, loads, 2) if roll == "raiding" else 0


@card(132, on="boost")
async def berserker(s: State, seat: int, roll: str) -> int:
    """Before pillaging: 1 ore from the longship used makes every throw 3 higher."""
    most = max(s.players[seat].longships, default=0)
    return await burn_ore(s, seat, [most] if most else [], 3) if roll == "pillaging" else 0


async def burn_ore(s: State, seat: int, loads: list[int], worth: int) -> int:
    """Ore from a longship with one of these loads is used up; what that adds."""
    choice = await offer(s, seat, "boost", [("boost", str(ore)) for ore in loads], worth=worth)
    if choice is None:
        return 0
    load_ore(s, seat, LONGSHIP, int(choice[1]), -1, supply=False)
    return worth


# ---- success -------------------------------------------------------------------------------------------------------


@card(130, on="success")
async def snare_specialist(s: State, seat: int) -> None:
    """After success on the snare space: for 2 snares a Viking comes back from there."""
    stand = deed(s).stand
    able = deed(s).space == "laying_a_snare" and stand in s.stands and has(s, seat, "snare") >= 2
    if able and await offer(s, seat, "call_back", [("call", stand, "1")], price=0):
        spend(s, seat, "snare", 2)
        await call_back(s, stand, 1)


@card(135, on="success")
async def lone_wolf(s: State, seat: int) -> None:
    """After a battle won with exactly 1 long sword spent: it comes back."""
    if deed(s).roll in BATTLES and deed(s).spent.get("long_sword") == 1:
        await card_gain(s, seat, "o135", {"long_sword": 1})


@card(141, on="success")
async def ivory_sculptor(s: State, seat: int) -> None:
    """Whaling without wood: 1 cabbage, beans or peas with 1, 2 or 3 boats."""
    if deed(s).roll == "whaling" and not deed(s).spent.get("wood"):
        good = {1: "cabbage", 2: "beans", 3: "peas"}[deed(s).boats]
        await card_gain(s, seat, "o141", {good: 1})


@card(142, on="success")
async def whale_catcher(s: State, seat: int) -> None:
    """Whaling with exactly 1 spear spent: it comes back."""
    if deed(s).roll == "whaling" and deed(s).spent.get("spear") == 1:
        await card_gain(s, seat, "o142", {"spear": 1})


# ---- failure -------------------------------------------------------------------------------------------------------


@card(104, on="failure")
async def disheartened_warrior(s: State, seat: int) -> None:
    """Raiding given up after the first or second throw: 1 stockfish or 1 oil."""
    if deed(s).roll == "raiding" and deed(s).throws <= 2:
        await may_trade(s, seat, "o104", [({}, {"stockfish": 1}), ({}, {"oil": 1})])

"""Occupations that act when something comes into the supply or is laid on a board."""

from __future__ import annotations

from longhall.games.feast_for_odin.box import HOUSES
from longhall.games.feast_for_odin.gains import card_gain, may_trade
from longhall.games.feast_for_odin.hooks import card
from longhall.games.feast_for_odin.state import Board, State

# ---- mountains -----------------------------------------------------------------------------------------------------


@card(6, on="mined")
async def stone_carver(s: State, seat: int, items: list[str]) -> None:
    """1 silver for each stone from a mountain strip."""
    await card_gain(s, seat, "o6", {"silver": items.count("stone")})


@card(188, on="mined")
async def mineworker(s: State, seat: int, items: list[str]) -> None:
    """1 silver more for each 2 silver from a mountain strip."""
    await card_gain(s, seat, "o188", {"silver": items.count("silver_2")})


# ---- goods ---------------------------------------------------------------------------------------------------------


@card(28, on="gained")
async def locksmith(s: State, seat: int, thing: str, count: int) -> None:
    """For each chest and treasure chest that you get: 1 oil for 1 silver."""
    if thing in ("chest", "treasure_chest"):
        for _ in range(count):
            await may_trade(s, seat, "o28", [({"silver": 1}, {"oil": 1})])


@card(150, on="gained")
async def meat_buyer(s: State, seat: int, thing: str, count: int) -> None:
    """Of 2 stockfish or 2 salt meat got at once, one may be game meat instead."""
    if thing in ("stockfish", "salt_meat") and count >= 2:
        await may_trade(s, seat, "o150", [({thing: 1}, {"game_meat": 1})])


@card(174, on="gained")
async def bosporus_traveller(s: State, seat: int, thing: str, count: int) -> None:
    """For each new head of cattle: 1 spices for 4 silver or 1 silk for 3."""
    if thing == "cattle":
        for _ in range(count):
            await may_trade(s, seat, "o174", [({"silver": 4}, {"spices": 1}), ({"silver": 3}, {"silk": 1})])


@card(190, on="gained")
async def bosporus_merchant(s: State, seat: int, thing: str, count: int) -> None:
    """1 oil for each spices that you get."""
    if thing == "spices":
        await card_gain(s, seat, "o190", {"oil": count})


# ---- laying --------------------------------------------------------------------------------------------------------


@card(98, on="laid")
async def nobleman(s: State, seat: int, board: Board, tile: str) -> None:
    """After laying grain in a house: 1 silk for 2 silver."""
    if tile == "grain" and board.kind in HOUSES:
        await may_trade(s, seat, "o98", [({"silver": 2}, {"silk": 1})])


@card(100, on="laid")
async def undertaker(s: State, seat: int, board: Board, tile: str) -> None:
    """1 silver for each rune stone laid on an exploration board."""
    if tile == "rune_stone" and s.box.boards[board.kind].kind == "island":
        await card_gain(s, seat, "o100", {"silver": 1})


@card(101, on="laid")
async def judge(s: State, seat: int, board: Board, tile: str) -> None:
    """1 mead and 1 silver for each rune stone laid in a house."""
    if tile == "rune_stone" and board.kind in HOUSES:
        await card_gain(s, seat, "o101", {"mead": 1, "silver": 1})

"""Occupations that act in the phases of a round other than the actions (p. 8-11), and at the end."""

from __future__ import annotations

from longhall.games.feast_for_odin.anytime import do_lay, fits
from longhall.games.feast_for_odin.box import HOUSES, SHED
from longhall.games.feast_for_odin.dice import card_dice
from longhall.games.feast_for_odin.feast import served
from longhall.games.feast_for_odin.gains import card_gain, may_trade, offer
from longhall.games.feast_for_odin.hooks import card
from longhall.games.feast_for_odin.sheet import has
from longhall.games.feast_for_odin.state import Board, State
from longhall.games.feast_for_odin.verbs import gain, save_from_banquet, store, tell_card
from longhall.kernel import Option

PEAS_LIMIT = 8
MEATS = ("game_meat", "whale_meat")
VOYAGES = {2: 4, 3: 9, 4: 16}


def in_house(board: Board) -> bool:
    """Whether a board is a house."""
    return board.kind in HOUSES


def on_land(board: Board) -> bool:
    """Whether a board is none."""
    return board.kind not in HOUSES


# ---- harvest and weapon --------------------------------------------------------------------------------------------


@card(97, on="no_harvest")
async def pea_counter(s: State, seat: int) -> None:
    """Without a harvest: your peas are doubled, to eight at most."""
    peas = has(s, seat, "peas")
    await card_gain(s, seat, "o97", {"peas": max(0, min(peas, PEAS_LIMIT - peas))})


@card(169, on="harvest_start")
async def sower(s: State, seat: int) -> None:
    """At a harvest: 1 flax more if you have flax, or 1 grain more if you have grain."""
    await may_trade(s, seat, "o169", [({}, {good: 1}) for good in ("flax", "grain") if has(s, seat, good)])


@card(38, on="weapon")
async def peacemaker(s: State, seat: int) -> bool:
    """Instead of a new weapon 1 building resource."""
    return await may_trade(s, seat, "o38", [({}, {word: 1}) for word in ("wood", "stone", "ore")]) is not None


# ---- before income -------------------------------------------------------------------------------------------------


@card(9, on="before_income")
async def ore_boatman(s: State, seat: int) -> None:
    """1 ore for each longship, to be laid at once on your home board and exploration boards."""
    for _ in range(len(s.players[seat].longships)):
        if not any(on_land(board) and fits(s, seat, board, "ore") for board in s.players[seat].boards):
            return
        if await offer(s, seat, "ore_boatman", [("lay", "ore")]) is None:
            return
        gain(s, seat, "ore", 1)
        await do_lay(s, seat, "ore", on_land)


@card(42, on="before_income")
async def steward(s: State, seat: int) -> None:
    """1 wood or 1 stone into a shed, for 1 silver."""
    options: list[Option] = []
    for board in s.players[seat].boards:
        if board.kind == SHED:
            slots = s.box.boards[SHED].slots
            options += [("store", "wood", board.ref)] if has(s, seat, "wood") and board.wood < slots["wood"] else []
            options += [("store", "stone", board.ref)] if has(s, seat, "stone") and board.stone < slots["stone"] else []
    choice = await offer(s, seat, "steward", options)
    if choice:
        store(s, seat, next(b for b in s.players[seat].boards if b.ref == choice[2]), choice[1])
        await card_gain(s, seat, "o42", {"silver": 1})


# ---- the feast -----------------------------------------------------------------------------------------------------


@card(157, on="served")
def skinner(s: State, seat: int, good: str) -> None:
    """1 skin and bones for each sheep and head of cattle on the table."""
    if good in s.box.goods and s.box.goods[good].points:
        tell_card(s, seat, "o157")
        gain(s, seat, "skin_and_bones", 1)


@card(158, on="served")
def barbarian(s: State, seat: int, good: str) -> None:
    """1 silver for each game meat and whale meat on the table."""
    if good in MEATS:
        tell_card(s, seat, "o158")
        gain(s, seat, "silver", 1)


@card(158, on="after_feast")
async def barbarian_weapons(s: State, seat: int) -> None:
    """3 weapons for each of them, when all have eaten."""
    meat = sum([served(s.players[seat], good) for good in MEATS])
    await card_gain(s, seat, "o158", {"weapon": 3 * meat})


@card(159, on="after_feast")
async def festive_hunter(s: State, seat: int) -> None:
    """After a feast with game meat you may hunt game, without Vikings."""
    if served(s.players[seat], "game_meat") and await offer(s, seat, "hire", [("hire", "hunting_game")], price=0):
        await card_dice(s, seat, "hunting_game")


@card(160, on="sober")
def sober_man(s: State, seat: int) -> None:
    """1 silver for a feast without mead, which can be used in it: see `feast.may_be_sober`."""


@card(172, on="after_feast")
async def fish_cook(s: State, seat: int) -> None:
    """Stockfish may go from the table into your houses."""
    p = s.players[seat]
    while served(p, "stockfish") and any(in_house(b) and fits(s, seat, b, "stockfish") for b in p.boards):
        if await offer(s, seat, "fish_cook", [("lay", "stockfish")]) is None:
            return
        save_from_banquet(s, seat, "stockfish")
        await do_lay(s, seat, "stockfish", in_house)


# ---- bonus, mountains, end -----------------------------------------------------------------------------------------


@card(177, on="house_bonus")
async def maid(s: State, seat: int, gives: list[str]) -> list[str]:
    """Where a house gives exactly one good, it may give 1 silverware instead."""
    if len(gives) == 1 and await offer(s, seat, "trade", [("trade", "o177", "silverware")], card="o177"):
        return ["silverware"]
    return gives


@card(173, on="stripped")
async def punchcutter(s: State, seat: int, items: list[str]) -> None:
    """1 silver for each ore and 2 for each 2 silver that the strips lose."""
    await card_gain(s, seat, "o173", {"silver": items.count("ore") + 2 * items.count("silver_2")})


@card(189, on="scoring")
async def seafarer(s: State, seat: int) -> None:
    """4, 9 or 16 silver for 2, 3 or 4 exploration boards at the end."""
    islands = len([b for b in s.players[seat].boards if s.box.boards[b.kind].kind == "island"])
    await card_gain(s, seat, "o189", {"silver": VOYAGES.get(islands, 0)})

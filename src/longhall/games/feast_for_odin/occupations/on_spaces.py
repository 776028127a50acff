"""Occupations that act when action spaces are used or Vikings move (p. 20), dice apart."""

from __future__ import annotations

from longhall.games.feast_for_odin.actions import use_without
from longhall.games.feast_for_odin.box import HOUSES, KNARR, WHALING_BOAT
from longhall.games.feast_for_odin.gains import call_back, card_gain, draw_weapons, may_trade, offer
from longhall.games.feast_for_odin.hooks import card
from longhall.games.feast_for_odin.occupations.at_once import may_upgrade, own_stands
from longhall.games.feast_for_odin.records import Space, Things
from longhall.games.feast_for_odin.sheet import has
from longhall.games.feast_for_odin.spaces import Exchange, usable
from longhall.games.feast_for_odin.state import Deed, State
from longhall.games.feast_for_odin.verbs import spend, tell_card
from longhall.games.feast_for_odin.voyages import emigrate
from longhall.games.feast_for_odin.works import may_mine, upgrade_options
from longhall.kernel import Option

ORE_WORK = ("make_chest", "forge")


def deed(s: State) -> Deed:
    """The action going on."""
    assert s.deed is not None
    return s.deed


def viking_gain(s: State, word: str) -> int:
    """How much of a thing an action with Vikings has brought so far."""
    return deed(s).gained[s.box.thing[word]] if deed(s).stand else 0


# ---- what spaces cost and offer ------------------------------------------------------------------------------------


@card(105, on="choices")
def knarr_builder(s: State, seat: int, space: Space) -> list[Exchange]:
    """Where a whaling boat is built, a knarr may be built for 3 wood instead."""
    return [({"wood": 3}, {KNARR: 1})] if WHALING_BOAT in space.gain else []


@card(106, on="fewer")
def warmonger(s: State, seat: int, space: Space) -> int:
    """Plundering needs one Viking less with three longships, two less with four."""
    plunders = space.ships.get("longship", 0) == 2
    return max(0, len(s.players[seat].longships) - 2) if plunders else 0


@card(102, on="pairs")
def fur_merchant(s: State, seat: int, space: Space) -> list[tuple[str, str]]:
    """An upgrade of one good on a space may make fur of game meat or silk instead."""
    return [("game_meat", "fur"), ("silk", "fur")] if space.upgrade == 1 else []


# ---- placing Vikings -----------------------------------------------------------------------------------------------


@card(164, on="placing")
async def armed_fighter(s: State, seat: int, space: Space) -> None:
    """Before going to the fourth column: an item from a mountain strip, if it is stone or ore."""
    if space.column == 4:
        await may_mine(s, seat, 1, lambda item: item in ("stone", "ore"))


@card(166, on="placing")
async def weapons_warden(s: State, seat: int, space: Space) -> None:
    """Before going to the second column, but for the first time in a round: a weapon at random."""
    if space.column == 2 and s.players[seat].placed:
        tell_card(s, seat, "o166")
        await draw_weapons(s, seat, 1)


@card(151, on="recalled")
async def thing_spokesman(s: State, seat: int, count: int) -> None:
    """1 silver each time one or two of your Vikings come back in the action phase."""
    if count <= 2 and s.phase == "actions":
        await card_gain(s, seat, "o151", {"silver": 1})


@card(168, on="thing")
async def earl_of_lade(s: State, seat: int) -> None:
    """1 silver each time your Thing Square comes to hold exactly three Vikings."""
    if s.players[seat].vikings == 3:
        await card_gain(s, seat, "o168", {"silver": 1})


@card(91, on="actions_over")
async def latecomer(s: State, seat: int) -> None:
    """At the end of the action phase, for 1 silver: a free space of the first column beside one of your Vikings."""
    rows = {s.box.spaces[w].row for w in own_stands(s, seat) if s.box.spaces[w].column == 1}
    near = {row + step for row in rows for step in (-1, 1)}
    options: list[Option] = [
        ("space", space.id)
        for space in s.box.spaces.values()
        if space.column == 1 and space.row in near and space.id not in s.stands and not space.imitate
        if usable(s, seat, space, {"silver": -1})
    ]
    choice = await offer(s, seat, "late", options) if has(s, seat, "silver") else None
    if choice:
        spend(s, seat, "silver", 1)
        await use_without(s, seat, s.box.spaces[choice[1]])


# ---- before and after the use of a space ---------------------------------------------------------------------------


@card(88, on="before")
async def clerk(s: State, seat: int) -> None:
    """Before overseas trading, once for each knarr: for 1 silver a good moves up and to the left in the goods boxes.

    The silver for the trade itself is kept.
    """
    space = s.box.spaces[deed(s).space]
    if space.overseas:
        for _ in range(s.players[seat].knarrs):
            if not usable(s, seat, space, {"silver": -1}):
                return
            pairs: list[Option] = [("upgrade", a, b) for a, b in s.box.up_left.items() if has(s, seat, a)]
            if not await may_upgrade(s, seat, "o88", pairs, price=1):
                return


@card(103, on="paying")
async def forest_blacksmith(s: State, seat: int, give: Things) -> None:
    """Before ore is exchanged for a chest or at the forge: an item from a mountain strip."""
    if "ore" in give and deed(s).space in ORE_WORK:
        await may_mine(s, seat, 1)


@card(108, on="after")
async def ironsmith(s: State, seat: int) -> None:
    """After ore was exchanged for a chest or at the forge: for 1 silver a Viking comes back from there."""
    stand = deed(s).stand
    able = "ore" in deed(s).spent and deed(s).space in ORE_WORK and stand in s.stands
    if able and has(s, seat, "silver") and await offer(s, seat, "call_back", [("call", stand, "1")], price=1):
        spend(s, seat, "silver", 1)
        await call_back(s, stand, 1)


@card(110, on="after")
async def birka_settler(s: State, seat: int) -> None:
    """After overseas trading with two Vikings you may emigrate."""
    if deed(s).space == "overseas_2":
        await emigrate(s, seat, less=0, must=False)


@card(111, on="after")
async def artist(s: State, seat: int) -> None:
    """On crafting spaces 1 silver for each kind of building resource that was exchanged."""
    if "crafting" in s.box.spaces[deed(s).space].sections:
        kinds = [word for word in ("wood", "stone", "ore") if deed(s).spent.get(word)]
        await card_gain(s, seat, "o111", {"silver": len(kinds)})


@card(122, on="acted")
async def mountain_guard(s: State, seat: int) -> None:
    """For mountain items of 2, 3 or 4 kinds, taken on a space: 1 mead, 1 hide or 1 chest."""
    good = {2: "mead", 3: "hide", 4: "chest"}.get(len(deed(s).kinds_mined))
    if good and s.box.spaces[deed(s).space].mountain:
        await card_gain(s, seat, "o122", {good: 1})


# ---- after the action ----------------------------------------------------------------------------------------------


@card(12, on="acted")
async def helmsman(s: State, seat: int) -> None:
    """After an action with a longship a weapon at random."""
    if deed(s).longship:
        await card_gain(s, seat, "o12", {"weapon": 1})


@card(154, on="acted")
async def woodcutter(s: State, seat: int) -> None:
    """1 silver for an action with Vikings that brought at least 2 wood."""
    if viking_gain(s, "wood") >= 2:
        await card_gain(s, seat, "o154", {"silver": 1})


@card(155, on="acted")
async def cooper(s: State, seat: int) -> None:
    """After an action with Vikings that brought at least 2 wood: 1 wood for 1 stockfish."""
    if viking_gain(s, "wood") >= 2:
        await may_trade(s, seat, "o155", [({"wood": 1}, {"stockfish": 1})])


@card(156, on="acted")
async def stone_crusher(s: State, seat: int) -> None:
    """1 silver for an action with Vikings that brought at least 1 stone."""
    if viking_gain(s, "stone") >= 1:
        await card_gain(s, seat, "o156", {"silver": 1})


@card(175, on="acted")
async def codliver_oil_presser(s: State, seat: int) -> None:
    """After an action that brought stockfish: 1 oil for 1 silver."""
    if deed(s).gained[s.box.thing["stockfish"]]:
        await may_trade(s, seat, "o175", [({"silver": 1}, {"oil": 1})])


@card(176, on="acted")
async def etiquette_teacher(s: State, seat: int) -> None:
    """1 peas after an action in which you played an occupation."""
    if deed(s).played:
        await card_gain(s, seat, "o176", {"peas": 1})


@card(187, on="acted")
async def chronicler(s: State, seat: int) -> None:
    """In an action with Vikings: the Belt for 2 flax, if it is there."""
    if deed(s).stand:
        await may_trade(s, seat, "o187", [({"flax": 2}, {"belt": 1})])


# ---- building, settling --------------------------------------------------------------------------------------------


@card(15, on="built")
async def cottager(s: State, seat: int, what: str) -> None:
    """1 hide for each house that you build."""
    if what in HOUSES:
        await card_gain(s, seat, "o15", {"hide": 1})


@card(117, on="built")
async def shipowner(s: State, seat: int, what: str) -> None:
    """After building a large ship you may upgrade a good."""
    if what in s.box.ships and s.box.ships[what].size == "large":
        await may_upgrade(s, seat, "o117", upgrade_options(s, seat, 1, {}))


@card(148, on="built")
async def spice_trader(s: State, seat: int, what: str) -> None:
    """After building a knarr you may buy 1 spices for 3 silver."""
    if what == KNARR:
        await may_trade(s, seat, "o148", [({"silver": 3}, {"spices": 1})])


@card(125, on="emigrated")
@card(125, on="explored")
async def scribe(s: State, seat: int) -> None:
    """1 rune stone for each exploration and emigration."""
    await card_gain(s, seat, "o125", {"rune_stone": 1})

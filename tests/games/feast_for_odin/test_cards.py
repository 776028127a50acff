"""Occupations: one test and more for each card that needs code, and for each card that is data.

A test of a coded card is called `test_o<number>_...`; cards that are data are rows of the tables here. The last tests
see to it that none is missing. Rulings are named by their id in RULES.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from longhall.games.feast_for_odin.game import WORDS, load
from longhall.games.feast_for_odin.hooks import ANYTIME, HOOKS
from longhall.games.feast_for_odin.scoring import score_rows
from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match
from tests.games.feast_for_odin.scenes import (
    Clan,
    answer,
    board,
    box,
    count,
    kind,
    may,
    options,
    play,
    player,
    scene,
    supply,
)

CODED = {int(card[1:]) for cards in HOOKS.values() for card in cards}


def put_down(number: int, clan: Clan | None = None, *others: Clan, **about: Any) -> Match[State]:
    """A scene in which the first player has just played a card on the space for two cards."""
    clan = clan or Clan()
    clan.hand = f"{number} {clan.hand}"
    m = scene(clan, *others, **about)
    play(m, "0 space occ_play_2", f"0 play o{number}")
    return m


def gains(m: Match[State], before: dict[str, int]) -> dict[str, int]:
    """What the supply has gained and lost since."""
    now = supply(m)
    return {w: now.get(w, 0) - before.get(w, 0) for w in {**before, **now} if now.get(w, 0) != before.get(w, 0)}


def count_words(text: str) -> dict[str, int]:
    """`2*wood oil` as counts."""
    found: dict[str, int] = {}
    for word in text.split():
        times, star, thing = word.rpartition("*")
        found[thing] = found.get(thing, 0) + (int(times) if star else 1)
    return found


# ---- data: gains on play -------------------------------------------------------------------------------------------

HOUSES = "stone_house long_house"
ON_PLAY: dict[int, list[tuple[Clan, str]]] = {
    10: [(Clan(), ""), (Clan("sheep"), "milk silver"), (Clan("pregnant_sheep cattle"), "2*milk 2*silver")],
    11: [(Clan(), "spear")],
    12: [(Clan(), "chest")],
    13: [(Clan(), "bow")],
    14: [
        (Clan(boats=(0,), knarrs=1), ""),
        (Clan(boats=(0,), knarrs=1, longships=(0,)), "whale_meat"),
        (Clan(boats=(0, 0), knarrs=2, longships=(0, 0)), "2*whale_meat"),
    ],
    15: [(Clan(), ""), (Clan(boards=HOUSES + " shed"), "4*mead")],
    16: [
        (Clan(boats=(1,), longships=(2,)), ""),
        (Clan(boats=(1,), longships=(3,)), "2*silver"),
        (Clan(boats=(1, 1), longships=(3, 2)), "5*silver"),
    ],
    18: [
        (Clan(longships=(1,)), ""),
        (Clan(longships=(2, 0)), "silk"),
        (Clan(longships=(2, 3)), "jewelry"),
        (Clan(longships=(2, 2, 2)), "silver_hoard"),
    ],
    19: [
        (Clan("belt helmet"), ""),
        (Clan("belt helmet fibula"), "silk"),
        (Clan("belt helmet fibula chalice"), "spices"),
        (Clan("belt helmet fibula chalice cloakpin"), "jewelry"),
    ],
    22: [(Clan(), ""), (Clan(longships=(0, 0)), "2*stone 2*ore 2*silver")],
    23: [(Clan(boards=HOUSES + " shed"), "4*silver")],
    25: [(Clan(knarrs=3), "3*salt_meat")],
    26: [(Clan("2*mead milk sheep pregnant_sheep peas"), "3*silver")],
    27: [(Clan(boats=(0, 0)), "2*stockfish")],
    29: [(Clan("2*game_meat 3*whale_meat"), "2*salt_meat"), (Clan("game_meat"), "")],
    30: [(Clan("silk"), "silver"), (Clan("2*silk"), "3*silver"), (Clan("4*silk"), "6*silver")],
    33: [(Clan("2*sheep"), ""), (Clan("2*sheep pregnant_sheep"), "wool"), (Clan("6*sheep"), "3*wool")],
    34: [(Clan("sheep"), ""), (Clan("2*sheep"), "milk wool"), (Clan("4*sheep"), "milk 2*wool")],
    43: [(Clan(), "fruits")],
    183: [
        (Clan(), ""),
        (Clan(knarrs=1), "peas beans flax"),
        (Clan(knarrs=4), "peas beans flax grain cabbage fruits"),
    ],
}


@pytest.mark.parametrize(
    ("number", "clan", "gained"), [(n, clan, gained) for n, rows in ON_PLAY.items() for clan, gained in rows]
)
def test_data_gains_on_play(number: int, clan: Clan, gained: str) -> None:
    before = count_words(" ".join(w for w in clan.has.split() if w.rpartition("*")[2] in box().thing))
    m = put_down(number, Clan(**vars(clan)))
    assert gains(m, before) == count_words(gained)


@pytest.mark.parametrize(("longships", "weapons"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_data_o32_weapons_by_longships(longships: int, weapons: int) -> None:
    m = put_down(32, Clan(longships=(0,) * longships))
    assert sum(supply(m).values()) == weapons


def test_data_o68_four_weapons_at_random() -> None:
    m = put_down(68, chance=["weapon 0", "weapon 0", "weapon 15", "weapon 40"])
    assert supply(m) == {"bow": 2, "snare": 1, "long_sword": 1}


@pytest.mark.parametrize(("seats", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_data_o188_silver_by_players(seats: int, silver: int) -> None:
    m = put_down(188, Clan(), *[Clan()] * (seats - 1))
    assert count(m, "silver") == silver


# ---- data: exchanges -----------------------------------------------------------------------------------------------

TRADES: dict[int, list[tuple[str, str, str]]] = {
    44: [("hide wool linen", "clothing 3*silver", "clothing silver silver silver")],
    45: [("wood 6*silver", "treasure_chest", "treasure_chest")],
    47: [("salt_meat", "hide", "hide")],
    48: [("cattle", "jewelry", "cattle"), ("pregnant_cattle", "jewelry", "pregnant_cattle")],
    50: [("rune_stone", "hide", "hide")],
    51: [("rune_stone", "silver milk", "silver milk"), ("rune_stone", "silver cabbage", "silver cabbage")],
    54: [("silverware", "silk", "silk"), ("silverware", "chest", "chest")],
    55: [("chest 3*silver", "treasure_chest", "treasure_chest")],
    56: [("bow snare", "ore", "bow snare"), ("2*long_sword", "ore", "long_sword long_sword")],
    57: [("2*beans", "peas mead stockfish", "peas mead stockfish")],
    58: [("2*flax", "3*oil", "oil oil oil")],
    59: [("2*flax silver", "2*linen", "linen linen")],
    187: [("3*flax", "treasure_chest", "treasure_chest")],
}
"""Exchanges at any time: what is given, what is got, and the words of the option."""


@pytest.mark.parametrize(("number", "give", "get", "label"), [(n, *row) for n, rows in TRADES.items() for row in rows])
def test_data_exchanges_at_any_time(number: int, give: str, get: str, label: str) -> None:
    """As often as it can be paid, and not in part."""
    twice = " ".join([give, give])
    m = scene(Clan(twice, cards=str(number)))
    play(m, f"0 trade o{number} {label}", f"0 trade o{number} {label}")
    assert supply(m) == {w: 2 * n for w, n in count_words(get).items()}
    assert not may(m, f"0 trade o{number} {label}")
    assert kind(m) == "act", "the turn is still open"


def test_data_o46_a_longship_for_wood_and_cloth() -> None:
    m = scene(Clan("6*wood wool linen", cards="46"))
    play(m, "0 trade o46 wood wood wood wool", "0 trade o46 wood wood wood linen")
    assert (player(m).longships, supply(m)) == ([0, 0], {})
    m = scene(Clan("3*wood wool", cards="46", knarrs=4))
    assert options(m, 0, "trade") == [], "no landing stage is free"


ONCE: dict[int, list[tuple[Clan, str, str, str]]] = {
    62: [(Clan("ore silver"), "crucifix", "ore silver", ""), (Clan("ore silver"), "cloakpin", "ore silver", "")],
    65: [(Clan("2*snare 2*spear"), "treasure_chest", "2*snare 2*spear", "treasure_chest")],
    67: [
        (Clan("4*silver"), "silverware silverware game_meat mead", "4*silver", "2*silverware game_meat mead"),
    ],
    73: [
        (Clan(), "silverware", "", "silverware"),
        (Clan("2*silver"), "crucifix", "2*silver", ""),
        (Clan("5*silver"), "chalice", "5*silver", ""),
    ],
    74: [(Clan("2*silver grain"), "cattle", "2*silver grain", "cattle")],
    75: [(Clan("silver"), "skin_and_bones", "silver", "skin_and_bones")],
    79: [(Clan("cattle"), "pregnant_cattle", "cattle", "pregnant_cattle")],
    80: [(Clan("2*silver"), "sheep", "2*silver", "sheep")],
    86: [(Clan("5*silver"), "hide", "2*silver", "hide"), (Clan("6*silver"), "hide hide hide", "6*silver", "3*hide")],
}


@pytest.mark.parametrize(
    ("number", "clan", "label", "give", "get"), [(n, *row) for n, rows in ONCE.items() for row in rows]
)
def test_data_exchanges_once_on_play(number: int, clan: Clan, label: str, give: str, get: str) -> None:
    before = count_words(clan.has)
    m = put_down(number, Clan(**vars(clan)))
    assert may(m, "0 decline")
    play(m, f"0 trade o{number} {label}")
    wanted = {w: -n for w, n in count_words(give).items()}
    assert gains(m, before) == wanted | count_words(get)
    tiles = [word for word in label.split() if word in box().specials]
    assert player(m).specials == tiles
    assert not any(o.startswith("trade") for o in options(m)), "once only"


def test_data_o61_o64_exchanges_of_ships() -> None:
    m = put_down(61, Clan(longships=(1, 3)))
    play(m, "0 trade o61 silver silver silver silver silver silver silver silver", "0 which longship 3")
    assert (player(m).longships, supply(m)) == ([1], {"silver": 8}), "ore on it is lost"
    m = put_down(64, Clan("2*silver", boats=(1,)))
    play(m, "0 trade o64 longship")
    assert (player(m).boats, player(m).longships, supply(m)) == ([], [0], {})


def test_data_a_special_tile_that_is_gone_cannot_be_had() -> None:
    m = put_down(62, Clan("ore silver"), Clan("crucifix"))
    assert options(m, 0, "trade") == ["trade o62 cloakpin"]


# ---- data: spaces --------------------------------------------------------------------------------------------------

AFTER: dict[int, list[tuple[str, str, str]]] = {
    3: [("market_beans", "", "beans silver snare"), ("carve_rune_stone", "stone", "rune_stone silver snare")],
    112: [("weave_linen", "flax", "linen mead"), ("carve_rune_stone", "stone", "rune_stone silver mead")],
    115: [("build_shed", "2*wood", "silverware"), ("build_stone_house", "stone", "silverware")],
    118: [("market_flax", "", "flax stockfish silver mead stone")],
    119: [("market_beans", "", "beans silver milk"), ("market_spices", "", "spices silver milk")],
}


@pytest.mark.parametrize(("number", "space", "has", "got"), [(n, *row) for n, rows in AFTER.items() for row in rows])
def test_data_gains_after_a_space(number: int, space: str, has: str, got: str) -> None:
    m = scene(Clan(has, cards=str(number)))
    play(m, f"0 space {space}")
    assert supply(m) == count_words(got)


@pytest.mark.parametrize("number", [3, 112, 115, 118, 119])
def test_data_other_spaces_give_nothing_more(number: int) -> None:
    m = scene(Clan(cards=str(number)))
    play(m, "0 space fishing")
    assert supply(m) == {"stockfish": 1}


def test_data_o3_silver_of_other_cards_does_not_count() -> None:
    m = scene(Clan("2*wood", cards="3 154"))
    play(m, "0 space brew_mead")
    assert count(m, "snare") == 0


def test_data_o109_silver_for_knarrs_after_the_larger_overseas_trading() -> None:
    m = scene(Clan("2*silver oil", cards="109", knarrs=2))
    play(m, "0 space overseas_1", "0 done")
    assert count(m, "silver") == 1
    play(m, "0 space overseas_2", "0 turn oil")
    assert supply(m) == {"rune_stone": 1, "silver": 2}


def test_data_o114_silk_after_crafting() -> None:
    m = scene(Clan("flax 3*silver", cards="114"))
    play(m, "0 space weave_linen", "0 trade o114 silk")
    assert supply(m) == {"linen": 1, "silk": 1}


def test_data_o120_an_upgrade_after_the_market() -> None:
    m = scene(Clan(cards="120"))
    play(m, "0 space market_beans", "0 upgrade beans milk")
    assert supply(m) == {"milk": 1}


def test_data_o123_silverware_for_oil_after_an_upgrade_of_one() -> None:
    m = scene(Clan("mead", cards="123"))
    play(m, "0 space mountain_1_upgrade_1", "0 decline", "0 upgrade mead oil", "0 trade o123 silverware")
    assert supply(m) == {"silverware": 1}


def test_data_o124_grain_and_wood_for_two_silver() -> None:
    m = scene(Clan(cards="124"))
    play(m, "0 space brew_mead", "0 trade o124 grain wood wood")
    assert supply(m) == {"mead": 2, "grain": 1, "wood": 2}


@pytest.mark.parametrize(("number", "space", "has"), [(113, "weave_linen", "flax"), (121, "build_shed", "2*wood")])
def test_data_an_item_before_a_space(number: int, space: str, has: str) -> None:
    m = scene(Clan(has, cards=str(number)), strips="m1-3 m2-6")
    play(m, f"0 space {space}", "0 mine m1 1")
    assert count(m, "ore") == 1


def test_data_o113_the_item_may_be_what_the_space_costs() -> None:
    """Ruling `windfall`: it must then be one that pays."""
    m = scene(Clan(cards="113"), strips="m1 m2-2")
    assert may(m, "0 space carve_rune_stone"), "a stone lies open"
    assert not may(m, "0 space weave_linen")
    play(m, "0 space carve_rune_stone")
    assert options(m) == ["mine m2 1"]
    play(m, "0 mine m2 1")
    assert supply(m) == {"rune_stone": 1, "silver": 1}


def test_data_upgrades_and_oil_before_overseas_trading() -> None:
    m = scene(Clan("silver salt_meat mead", cards="36 37 149", knarrs=1))
    play(m, "0 space overseas_1")
    assert options(m, 0, "upgrade") == ["upgrade salt_meat linen"]
    play(m, "0 upgrade salt_meat linen", "0 upgrade mead oil")
    assert options(m, 0, "turn") == ["turn oil", "turn linen"]
    play(m, "0 turn oil", "0 turn linen")
    assert supply(m) == {"oil": 1, "rune_stone": 1, "silk": 1}, "of two oil one is turned"


# ---- data: dice ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "more"), [(126, "silver"), (127, "stockfish"), (140, ""), (143, ""), (163, ""), (134, "")]
)
def test_data_o126_o127_after_laying_a_snare(number: int, more: str) -> None:
    m = scene(Clan("snare", cards=str(number)), chance=["laying_a_snare 1"])
    play(m, "0 space laying_a_snare", "0 succeed 1 0")
    assert supply(m) == count_words(f"fur snare {more}")


def test_data_o128_an_item_and_o129_salt_meat_and_o131_game_meat_after_a_snare() -> None:
    m = scene(Clan("snare stockfish", cards="128 129 131"), chance=["laying_a_snare 1"])
    play(
        m, "0 space laying_a_snare", "0 succeed 1 0", "0 mine m1 1", "0 trade o129 salt_meat", "0 trade o131 game_meat"
    )
    assert supply(m) == {"fur": 1, "wood": 1, "salt_meat": 1, "game_meat": 1}


def test_data_o131_after_a_failure_too() -> None:
    m = scene(Clan("stockfish", cards="129 131"), chance=["laying_a_snare 8"])
    play(m, "0 space laying_a_snare", "0 fail", "0 decline", "0 trade o131 game_meat")
    assert supply(m) == {"game_meat": 1, "wood": 1, "snare": 1}


def test_data_o133_and_o134_after_raids() -> None:
    m = scene(Clan(cards="133 134", longships=(0,)), chance=["raiding 6"])
    play(m, "0 space raiding", "0 take rune_stone")
    assert options(m, 0, "trade") == ["trade o133 silver", "trade o133 peas"]
    play(m, "0 trade o133 peas")
    assert supply(m) == {"rune_stone": 1, "peas": 1}
    m = scene(Clan(cards="133 134", longships=(0,)), chance=["raiding 6"])
    play(m, "0 space raiding", "0 fail")
    assert supply(m) == {"stone": 1, "long_sword": 1, "mead": 1}


def test_data_o140_more_oil_from_whales() -> None:
    m = scene(Clan(cards="140", boats=(1, 1, 1)), chance=["occupation 0", "whaling 6"])
    play(m, "0 space whaling_3")
    assert supply(m) == {"oil": 2, "skin_and_bones": 1, "whale_meat": 1}


def test_data_o143_o144_o145_when_hunting() -> None:
    m = scene(Clan("bow 2*silver", cards="143 144 145"), chance=["hunting_game 1"])
    play(m, "0 space hunting_game_1", "0 mine m1 1", "0 succeed 1 0", "0 trade o144 skin_and_bones")
    assert supply(m) == {"wood": 1, "hide": 1, "game_meat": 1, "silver": 1, "skin_and_bones": 1}


def test_data_o163_on_the_second_hunting_space_only() -> None:
    m = scene(Clan("2*bow", cards="163"), chance=["hunting_game 1", "hunting_game 1"])
    play(m, "0 space hunting_game_1", "0 succeed 1 0")
    assert supply(m) == {"hide": 1, "game_meat": 1, "bow": 1}
    play(m, "0 space hunting_game_2", "0 succeed 1 0")
    assert supply(m) == {"hide": 3, "game_meat": 2, "silver": 1}


@pytest.mark.parametrize(("number", "result"), [(4, 2), (13, 2), (146, 2), (136, 3)])
def test_data_throws_when_hunting(number: int, result: int) -> None:
    m = scene(Clan(cards=str(number)), chance=["hunting_game 3"])
    play(m, "0 space hunting_game_1")
    assert m.pending[0].about["result"] == result


@pytest.mark.parametrize(("number", "result"), [(4, 4), (146, 5), (136, 6)])
def test_data_throws_in_raids(number: int, result: int) -> None:
    m = scene(Clan(cards=str(number), longships=(0,)), chance=["raiding 5"])
    play(m, "0 space raiding")
    assert m.pending[0].about["result"] == result


def test_data_o4_a_result_of_0_is_a_success_at_once() -> None:
    m = scene(Clan(cards="4"), chance=["hunting_game 1"])
    play(m, "0 space hunting_game_1")
    assert (kind(m), supply(m)) == ("act", {"hide": 1, "game_meat": 1})


def test_data_o153_a_fourth_throw() -> None:
    m = scene(Clan(cards="153"), chance=["hunting_game 8"] * 4)
    play(m, "0 space hunting_game_1", "0 roll", "0 roll", "0 roll")
    assert options(m) == ["fail"]


# ---- data: prices and changed rules --------------------------------------------------------------------------------


def test_data_o1_livestock_is_cheaper() -> None:
    m = scene(Clan("2*silver", cards="1"))
    play(m, "0 space buy_stockfish", "0 space buy_cattle_milk")
    assert supply(m) == {"stockfish": 2, "cattle": 1, "milk": 1}


def test_data_o2_prices_of_two_and_more_are_lower_by_one() -> None:
    m = scene(Clan("3*silver", cards="2"))
    play(m, "0 space buy_stockfish", "0 space buy_cattle_milk")
    assert count(m, "silver") == 0, "1 for the stockfish, 2 for the cattle"
    m = scene(Clan("3*silver", cards="2", knarrs=1))
    play(m, "0 space special_sale", "0 buy belt", "0 buy drinking_horn")
    assert count(m, "silver") == 0, "4 less 1"
    m = scene(Clan("3*silver", cards="2"))
    assert may(m, "0 ship whaling_boat")
    play(m, "0 ship whaling_boat")
    assert count(m, "silver") == 0, "ships are not cheaper"


@pytest.mark.parametrize(("cards", "round", "price"), [("2", 1, 1), ("2", 3, 2), ("170", 3, 1), ("2 170", 6, 3)])
def test_data_o2_o170_cheaper_emigration(cards: str, round: int, price: int) -> None:
    m = scene(Clan("9*silver", cards=cards, knarrs=1), round=round)
    play(m, "0 space emigrate_2")
    assert count(m, "silver") == 9 - price


@pytest.mark.parametrize(("card", "price"), [(2, 3 - 1), (170, 3 - 1 - 2)])
def test_o84_discounts_for_spaces_are_none_for_cards(card: int, price: int) -> None:
    m = put_down(84, Clan("9*silver", cards=str(card), knarrs=1), round=3)
    play(m, "0 emigrate")
    assert count(m, "silver") == 9 - price


def test_data_o40_wood_in_houses() -> None:
    m = scene(Clan("wood", cards="40", boards="stone_house"))
    play(m, "0 lay wood")
    assert kind(m) == "lay_at", "not on the home board"
    assert not may(scene(Clan("wood", boards="stone_house")), "0 lay wood")


def test_data_o89_stones_count_two() -> None:
    m = scene(Clan("2*stone", cards="89", longships=(0,)), chance=["raiding 5"])
    play(m, "0 space raiding")
    assert may(m, "0 take spices")
    play(m, "0 take silverware")
    assert supply(m) == {"stone": 1, "silverware": 1}


def test_data_o11_spears_count_two() -> None:
    m = scene(Clan("2*spear", cards="11", boats=(0,)), chance=["occupation 0", "whaling 4"])
    play(m, "0 space whaling_3")
    assert options(m, 0, "succeed") == ["succeed 2 0"], "3 are wanted"


def test_data_o99_playing_instead_of_drawing() -> None:
    m = scene(Clan(cards="99", hand="43"))
    play(m, "0 space occ_draw", "0 play o43")
    assert (player(m).hand, count(m, "fruits")) == ([], 1)


def test_data_o107_any_island() -> None:
    m = scene(Clan(cards="107", boats=(0,)))
    play(m, "0 space explore_near")
    assert options(m) == [f"explore {x}" for x in ("shetland", "faroe_islands", "iceland", "greenland")]


def test_data_o116_houses_for_a_stone_less() -> None:
    m = scene(Clan("stone", cards="116"))
    play(m, "0 space build_stone_house", "0 space build_long_house")
    assert [b.kind for b in player(m).boards] == ["home", "stone_house", "long_house"]
    assert not may(scene(Clan("stone 2*wood")), "0 space house_and_ship")
    assert may(scene(Clan("stone 2*wood", cards="116")), "0 space house_and_ship")


def test_data_o137_spears_as_swords() -> None:
    m = scene(Clan("spear long_sword", cards="137", longships=(0,)), chance=["raiding 6"])
    play(m, "0 space raiding", "0 take silverware")
    assert options(m) == ["spend 0 1 0", "spend 0 0 1"]


def test_data_o136_two_goods_for_one_result() -> None:
    m = scene(Clan("5*stone", cards="136", longships=(0,)), chance=["raiding 7"])
    play(m, "0 space raiding", "0 take rune_stone")
    assert kind(m) == "second_loot"
    play(m, "0 take silverware")
    assert supply(m) == {"rune_stone": 1, "silverware": 1}, "8 and 5 stones make 13"


def test_data_o138_green_goods() -> None:
    m = scene(Clan(cards="138", longships=(0,)), chance=["raiding 7"])
    play(m, "0 space raiding")
    assert {"take wool", "take linen", "take oil"} <= set(options(m))
    assert not may(m, "0 take skin_and_bones")
    m = scene(Clan(cards="138", longships=(0,)), chance=["raiding 5"])
    play(m, "0 space raiding")
    assert options(m, 0, "take") == [], "a result of 5 is a failure"


def test_data_o139_the_dearest_special_tile() -> None:
    m = scene(Clan(cards="139", longships=(3,)), chance=["pillaging 12"])
    play(m, "0 space pillaging_2")
    assert may(m, "0 take english_crown")


def test_data_o147_knarrs_for_longships() -> None:
    m = scene(Clan(cards="147", knarrs=2))
    assert {"space raiding", "space pillaging_2", "space plundering"} <= set(options(m))


def test_data_o152_one_step_further() -> None:
    m = scene(Clan("3*mead", cards="152"))
    play(m, "0 space upgrade_3", "0 upgrade mead rune_stone")
    assert options(m, 0, "upgrade") == ["upgrade mead oil"], "only one of them"


def test_data_o186_two_peas_may_lie() -> None:
    m = scene(Clan("3*peas 9*silver", cards="186"), phase="feast")
    play(m, "0 serve peas 2", "0 serve silver 1")
    assert options(m, 0, "serve") == ["serve peas 2", "serve peas 1", "serve silver 1"]
    play(m, "0 serve peas 2")
    play(m, "0 serve silver 1")
    assert m.state.phase != "feast" or not may(m, "0 serve peas 2")


# ---- data: phases --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "clan", "got"),
    [
        (92, Clan("belt helmet"), ""),
        (92, Clan("belt helmet fibula"), "silver"),
        (92, Clan("belt helmet fibula chalice horseshoe cloakpin"), "3*silver"),
        (93, Clan(boats=(0,)), "beans"),
        (93, Clan(boats=(0, 0)), "grain"),
        (93, Clan(boats=(0, 0, 0)), "cabbage"),
    ],
)
def test_data_gains_without_harvest(number: int, clan: Clan, got: str) -> None:
    clan = Clan(**vars(clan))
    clan.cards = str(number)
    m = scene(clan, round=3, phase="harvest", chance=["weapon 0"])
    assert supply(m) == count_words(f"bow {got}")


def test_data_exchanges_without_harvest() -> None:
    m = scene(Clan("2*oil game_meat", cards="94 95 96"), round=3, phase="harvest")
    play(m, "0 trade o94 spices", "0 mine m1 2", "0 trade o96 whale_meat")
    assert {w: count(m, w) for w in ("spices", "wood", "whale_meat", "oil", "game_meat")} == {
        "spices": 1,
        "wood": 2,
        "whale_meat": 1,
        "oil": 0,
        "game_meat": 0,
    }
    assert kind(scene(Clan("2*oil game_meat", cards="94 95 96"), round=2, phase="harvest")) == "act"


def test_data_o171_after_a_harvest() -> None:
    m = scene(Clan(cards="171"), phase="harvest", chance=["weapon 0"])
    play(m, "0 trade o171 grain silver")
    assert supply(m) == {"peas": 1, "beans": 1, "grain": 1, "silver": 1, "bow": 1}


def test_data_around_the_feast() -> None:
    m = scene(Clan("2*grain clothing 2*spices 6*silver", cards="7 165 167"), phase="feast")
    assert count(m, "silver") == 10, "2 for the clothing, 2 for the spices"
    answer(m, "gap", until="window")
    assert count(m, "silver") == 12, "2 for the grain afterwards"


def test_data_o41_after_the_bonuses() -> None:
    m = scene(Clan("mead silver", cards="41"), phase="bonus")
    assert options(m, 0, "trade") == ["trade o41 silver", "trade o41 mead"]
    play(m, "0 trade o41 mead")
    assert (count(m, "oil"), count(m, "mead")) == (1, 0)


def test_data_vikings_on_spaces() -> None:
    crafts = "weave_linen carve_rune_stone sew_clothing make_chest"
    m = scene(Clan(cards="8", stands=crafts), phase="before_income", round=2)
    assert count(m, "oil") == 1
    m = scene(Clan(cards="8", stands="sew_clothing make_chest"), phase="before_income", round=2)
    assert count(m, "oil") == 0
    m = scene(
        Clan(cards="161 162", stands="build_longship upgrade_4 whaling_3"),
        phase="bonus",
        round=6,
        strips="",
    )
    assert (count(m, "cabbage"), count(m, "flax")) == (1, 0)


# ---- at once -------------------------------------------------------------------------------------------------------


def test_o5_chief_feasts_alone_at_once() -> None:
    m = put_down(5, Clan("6*silver"))
    assert kind(m) == "feast"
    answer(m, "serve", until="act")
    assert (count(m, "silver"), player(m).penalties, player(m).banquet) == (0, 0, [])


def test_o17_orient_shipper_three_steps() -> None:
    m = put_down(17, Clan("peas"))
    assert options(m, 0, "upgrade") == ["upgrade peas mead", "upgrade peas oil", "upgrade peas rune_stone"]
    play(m, "0 upgrade peas rune_stone")
    assert supply(m) == {"rune_stone": 1}


AROUND_MEAD = "home covered a9 b9 c9 a10 c10 a11 b11 c11"
HIDE_HOUSE = "stone_house_1 covered b1 c1 b2 d2 b3 c3 d3"


def test_o20_builder_takes_the_bonuses_of_houses() -> None:
    m = put_down(20, Clan(boards="stone_house", laid=[HIDE_HOUSE, AROUND_MEAD]))
    assert supply(m) == {"hide": 1}


def test_o21_collector_takes_the_bonuses_of_the_home_board() -> None:
    m = put_down(21, Clan(boards="stone_house", laid=[HIDE_HOUSE, AROUND_MEAD]))
    assert supply(m) == {"mead": 1}


def test_o24_whaling_equipper() -> None:
    m = put_down(24, Clan(knarrs=2, boats=(0, 0, 1)))
    assert supply(m) == {"oil": 2, "wood": 3}


def test_o31_storeman_fourth_of_a_kind() -> None:
    m = put_down(31, Clan("3*mead 4*oil 3*sheep"))
    assert options(m, 0, "trade") == ["trade o31 mead"]
    play(m, "0 trade o31 mead")
    assert count(m, "mead") == 4


def test_o35_cattle_breeder_breeds_once_more() -> None:
    m = put_down(35, Clan("pregnant_sheep 2*cattle"))
    assert supply(m) == {"sheep": 2, "cattle": 1, "pregnant_cattle": 1}


def test_o60_inspector_calls_back_one_or_two() -> None:
    m = put_down(60, Clan("3*silver", stands="build_longship fishing"), round=3)
    assert options(m, 0, "call") == [
        "call build_longship 1",
        "call build_longship 2",
        "call fishing 1",
        "call occ_play_2 1",
        "call occ_play_2 2",
    ]
    play(m, "0 call build_longship 2")
    assert (count(m, "silver"), m.state.stands["build_longship"][1]) == (0, 1)
    m = put_down(60, Clan("2*silver", stands="build_longship fishing"), round=3)
    assert "call build_longship 2" not in options(m)
    play(m, "0 call fishing 1")
    assert may(m, "0 space fishing"), "an empty space is free again"


def test_o63_hornturner_sheep_and_horn() -> None:
    m = put_down(63, Clan("pregnant_sheep 3*silver"))
    play(m, "0 trade o63 salt_meat hide wool", "0 trade o63 drinking_horn")
    assert (supply(m), player(m).specials) == ({"salt_meat": 1, "hide": 1, "wool": 1}, ["drinking_horn"])


def test_o66_field_farmer_goes_up_aslant() -> None:
    m = put_down(66, Clan("beans fruits silver"))
    assert options(m, 0, "upgrade") == [
        "upgrade beans salt_meat",
        "upgrade beans skin_and_bones",
        "upgrade fruits cattle",
    ]
    play(m, "0 upgrade beans skin_and_bones")
    assert supply(m) == {"fruits": 1, "skin_and_bones": 1}


def test_o69_equipment_supplier_two_of_each() -> None:
    m = put_down(69, Clan("3*bow snare"))
    assert supply(m) == {"bow": 3, "snare": 2, "spear": 2, "long_sword": 2}


def lift_scene(number: int, tile: str, filler: str, where: str) -> None:
    m = put_down(number, Clan(), Clan(laid=[f"home {tile} {where}"]))
    before = board(m.state, 1, "home").covered
    play(m, f"0 lift {tile}")
    pieces = sorted(word for word, _ in board(m.state, 1, "home").pieces)
    assert player(m).specials == [tile]
    assert pieces == sorted([filler, "rune_stone"])
    assert board(m.state, 1, "home").covered == before


@pytest.mark.parametrize("turn", range(8))
def test_o70_courier_takes_the_cloakpin(turn: int) -> None:
    lift_scene(70, "cloakpin", "silverware", f"2 2 {turn}")


@pytest.mark.parametrize("turn", range(8))
def test_o71_innkeeper_takes_the_drinking_horn(turn: int) -> None:
    lift_scene(71, "drinking_horn", "chest", f"2 2 {turn}")


def test_o70_courier_own_board_too_and_nothing_from_the_oval() -> None:
    m = put_down(70, Clan(laid=["home cloakpin 1 1 0"]))
    assert may(m, "0 lift cloakpin")
    assert kind(put_down(70)) == "act"


def test_o72_earl_buys_a_stone_house() -> None:
    m = put_down(72, Clan("4*silver"), round=4)
    play(m, "0 trade o72 stone_house")
    assert (supply(m), player(m).boards[1].ref) == ({}, "stone_house_1")
    assert kind(put_down(72, Clan("3*silver"), round=4)) == "act"


def test_o76_homecomer_from_the_fourth_column() -> None:
    m = put_down(76, Clan(stands="master_crafting plundering"), round=7)
    play(m, "0 call master_crafting 1", "0 decline")
    assert (m.state.stands["master_crafting"][1], m.state.stands["plundering"][1]) == (3, 4)


def test_o77_follower_uses_an_occupied_space() -> None:
    m = put_down(77, Clan(), Clan(stands="brew_mead fishing"))
    assert options(m, 0, "imitate") == ["imitate brew_mead"]
    play(m, "0 imitate brew_mead")
    assert supply(m) == {"mead": 2, "silver": 2}


def test_o77_follower_no_viking_comes_back() -> None:
    m = put_down(77, Clan(), Clan(stands="laying_a_snare"), chance=["laying_a_snare 8"])
    play(m, "0 imitate laying_a_snare", "0 fail")
    assert (kind(m), m.state.stands["laying_a_snare"][1]) == ("act", 2)


def test_o78_traveling_merchant_turns_tiles_over() -> None:
    m = put_down(78, Clan("peas oil silk", knarrs=1))
    play(m, "0 turn peas", "0 turn silk")
    assert supply(m) == {"mead": 1, "oil": 1, "linen": 1}
    m = put_down(78, Clan("peas", knarrs=2))
    play(m, "0 turn peas")
    assert kind(m) == "act", "no tile is turned twice"


@pytest.mark.parametrize(("has", "price"), [("long_sword bow", 6), ("2*bow spear", 6), ("8*long_sword", 0)])
def test_o81_quartermaster_discount_for_weapons(has: str, price: int) -> None:
    m = put_down(81, Clan(f"{has} 8*silver"))
    play(m, "0 trade o81 longship")
    assert (count(m, "silver"), player(m).longships) == (8 - price, [0])


@pytest.mark.parametrize(("knarrs", "price"), [(1, 6), (2, 3), (3, 1)])
def test_o82_longship_builder_price_by_knarrs(knarrs: int, price: int) -> None:
    m = put_down(82, Clan("6*silver", knarrs=knarrs))
    play(m, "0 trade o82 longship")
    assert count(m, "silver") == 6 - price
    assert kind(put_down(82, Clan("6*silver"))) == "act"


def test_o83_wholesaler_four_of_one_kind() -> None:
    m = put_down(83, Clan("sheep pregnant_sheep 2*mead"))
    play(m, "0 upgrade sheep fur")
    assert options(m, 0, "upgrade") == ["upgrade pregnant_sheep fur"]
    play(m, "0 upgrade pregnant_sheep fur")
    assert supply(m) == {"fur": 2, "mead": 2}


def test_o84_harbor_guard_emigrates_cheaply() -> None:
    m = put_down(84, Clan("2*silver", knarrs=2, longships=(1,)), round=5)
    play(m, "0 emigrate", "0 which longship 1")
    assert (count(m, "silver"), player(m).emigrated, player(m).longships) == (0, ["longship"], [])


def test_o85_hornblower_hunts_for_silver() -> None:
    m = put_down(85, Clan("3*silver bow snare"), chance=["hunting_game 1", "laying_a_snare 8"])
    play(m, "0 hire hunting_game", "0 succeed 1 0", "0 hire laying_a_snare", "0 fail")
    assert supply(m) == {"hide": 1, "game_meat": 1, "wood": 1, "snare": 2}


def test_o87_preacher_crucifix_or_four_items() -> None:
    m = put_down(87, strips="m1 m2-5")
    assert options(m) == ["mine m1 4", "mine m2 2", "trade o87 crucifix", "decline"]
    play(m, "0 mine m1 4")
    assert supply(m) == {"wood": 2, "stone": 1, "ore": 1}
    m = put_down(87)
    play(m, "0 trade o87 crucifix")
    assert player(m).specials == ["crucifix"]


def test_o184_sponsor_arms_the_longship() -> None:
    m = put_down(184, Clan("4*ore 3*silver"))
    assert options(m, 0, "trade") == ["trade o184 longship"]
    play(m, "0 trade o184 longship")
    assert (supply(m), player(m).longships) == ({"ore": 1}, [3])
    m = put_down(184, Clan("3*ore 3*silver 4*wood"))
    assert options(m, 0, "trade") == ["trade o184 wood wood wood wood", "trade o184 silver silver silver"]
    assert kind(put_down(184, Clan("2*ore 3*silver"))) == "act"


# ---- whenever ------------------------------------------------------------------------------------------------------


def test_o39_modifier_takes_ore_back() -> None:
    m = scene(Clan(cards="39", boats=(1,), longships=(2, 0)))
    assert options(m, 0, "disarm") == ["disarm whaling_boat 1", "disarm longship 2"]
    play(m, "0 disarm longship 2", "0 disarm whaling_boat 1")
    assert (player(m).boats, player(m).longships, count(m, "ore")) == ([0], [1, 0], 2)


def test_o49_plower_harvests_for_cattle() -> None:
    m = scene(Clan("pregnant_cattle", cards="49 171"))
    play(m, "0 plow pregnant_cattle", "0 trade o171 grain silver")
    assert supply(m) == {"peas": 1, "beans": 1, "grain": 2, "cabbage": 1, "silver": 1}


def test_o52_tutor_plays_cards_for_silver() -> None:
    m = scene(Clan("2*silver", cards="52", hand="43 75"))
    play(m, "0 tutor", "0 play o43")
    assert (count(m, "silver"), count(m, "fruits"), kind(m)) == (1, 1, "act")


def test_o52_tutor_before_scoring_and_not_among_moves_made_side_by_side() -> None:
    """Ruling `tutor_windows`."""
    m = scene(Clan("2*silver", cards="52", hand="43"), Clan(), round=7, phase="end")
    assert kind(m) == "tutoring"
    play(m, "0 tutor", "0 play o43")
    assert not options(m, 0, "tutor")
    assert score_rows(m.state, 0)["occupations"] == 0


def test_o53_farm_shop_owner_upgrades_orange_goods() -> None:
    m = scene(Clan("silver peas mead", cards="53"))
    assert options(m, 0, "shop") == ["shop peas"]
    play(m, "0 shop peas")
    assert supply(m) == {"mead": 2}


def test_o182_herb_gardener_once_with_two_houses() -> None:
    m = scene(Clan("7*wood", cards="182", boards="stone_house"))
    assert not options(m, 0, "herbs")
    m = scene(Clan("7*wood", cards="182", boards="stone_house long_house"))
    play(m, "0 herbs 2")
    assert (supply(m), options(m, 0, "herbs")) == ({"wood": 2, "spices": 2}, [])


def test_o178_boat_builder_with_four_large_ships() -> None:
    m = scene(Clan("5*silver", cards="178", knarrs=2, longships=(0,), boats=(1, 0)))
    play(m, "0 ship knarr")
    assert player(m).boats == [1, 0, 0], "one landing stage was free"
    m = put_down(178, Clan(knarrs=4))
    assert player(m).boats == [0, 0], "when it is played"


def test_o179_cutter_operator_at_the_next_knarr() -> None:
    m = scene(Clan("10*silver", cards="179", knarrs=1))
    play(m, "0 ship knarr")
    assert (count(m, "stockfish"), count(m, "silver")) == (2, 7)
    play(m, "0 ship knarr")
    assert count(m, "stockfish") == 2, "once only"


@pytest.mark.parametrize(("covered", "number"), [("", 4), ("home robe 1 10 0", 4)])
def test_o180_beach_raider_with_three_longships(covered: str, number: int) -> None:
    m = put_down(180, Clan(longships=(0, 0, 0), laid=[covered] if covered else []))
    assert count(m, "silverware") == number


def test_o180_beach_raider_less_for_a_high_income() -> None:
    cells = "home covered " + " ".join(f"{c}{r}" for c in "abcdefgh" for r in range(5, 13))
    m = put_down(180, Clan(longships=(0, 0, 0), laid=[cells]))
    assert count(m, "silverware") == 3, "an income of 7"


def test_o181_sail_patcher_with_three_large_ships() -> None:
    m = scene(Clan("8*silver", cards="181", knarrs=1, longships=(0,)))
    play(m, "0 ship knarr")
    assert count(m, "wool") == 3
    assert "o181" in player(m).spent


# ---- on spaces -----------------------------------------------------------------------------------------------------


def test_o12_helmsman_draws_after_actions_with_a_longship() -> None:
    m = scene(
        Clan("9*silver", cards="12", longships=(0, 0)), chance=["raiding 6", "weapon 0", "occupation 0", "weapon 0"]
    )
    play(m, "0 space raiding", "0 take rune_stone")
    assert count(m, "bow") == 1
    play(m, "0 space emigrate_3")
    assert count(m, "bow") == 2
    m = scene(Clan(cards="12", longships=(0,)))
    play(m, "0 space fishing")
    assert count(m, "bow") == 0


def test_o15_cottager_hide_for_each_house() -> None:
    m = scene(Clan("3*stone 2*wood", cards="15"))
    play(m, "0 space build_stone_house", "0 space build_long_house", "0 space build_shed")
    assert supply(m) == {"hide": 2}, "sheds are no houses"


def test_o88_clerk_goes_up_to_the_left() -> None:
    m = scene(Clan("2*silver cattle", cards="88", knarrs=1))
    play(m, "0 space overseas_1", "0 upgrade cattle robe", "0 turn robe")
    assert supply(m) == {"treasure_chest": 1}
    m = scene(Clan("2*silver 2*cattle", cards="88", knarrs=2))
    play(m, "0 space overseas_1", "0 upgrade cattle robe")
    assert kind(m) == "overseas", "the last silver is for the trade itself"
    assert not may(scene(Clan("silver cattle", cards="88", knarrs=1), Clan()), "0 upgrade cattle robe")


def test_o91_latecomer_beside_a_viking() -> None:
    m = scene(Clan("2*silver", cards="91", stands="fishing"), Clan(stands="buy_stockfish"), phase="actions_over")
    assert options(m, 0, "space") == ["space hunting_game_1"]
    m = scene(Clan("2*silver", cards="91", stands="fishing"), phase="actions_over")
    assert options(m, 0, "space") == ["space hunting_game_1", "space buy_stockfish"]
    play(m, "0 space buy_stockfish")
    assert supply(m)["stockfish"] == 2
    assert "buy_stockfish" not in m.state.stands
    m = scene(Clan("silver", cards="91", stands="fishing"), phase="actions_over")
    assert options(m, 0, "space") == ["space hunting_game_1"], "the silver is needed for the card"


def test_o98_nobleman_silk_for_grain_in_a_house() -> None:
    m = scene(Clan("grain 2*silver", cards="98", boards="long_house"))
    play(m, "0 lay grain", "0 at 1 1 0", "0 trade o98 silk")
    assert supply(m) == {"silk": 1}


def test_o100_undertaker_rune_stones_on_islands() -> None:
    m = scene(Clan("2*rune_stone", cards="100", boards="labrador"))
    play(m, "0 lay rune_stone", "0 on labrador", "0 at 4 1 0")
    assert count(m, "silver") == 1
    play(m, "0 lay rune_stone", "0 on home", "0 at 1 1 0")
    assert count(m, "silver") == 1


def test_o101_judge_rune_stones_in_houses() -> None:
    m = scene(Clan("2*rune_stone", cards="101", boards="long_house labrador"))
    play(m, "0 lay rune_stone", "0 on long_house_1", "0 at 1 1 0")
    assert (count(m, "silver"), count(m, "mead")) == (1, 1)
    play(m, "0 lay rune_stone", "0 on labrador", "0 at 4 1 0")
    assert count(m, "mead") == 1


def test_o102_fur_merchant_makes_fur() -> None:
    m = scene(Clan("silk game_meat", cards="102"))
    play(m, "0 space mountain_1_upgrade_1", "0 decline")
    assert options(m, 0, "upgrade") == [
        "upgrade game_meat skin_and_bones",
        "upgrade game_meat fur",
        "upgrade silk fur",
    ]
    m = scene(Clan("silk game_meat", cards="102"))
    play(m, "0 space upgrade_2")
    assert options(m, 0, "upgrade") == ["upgrade game_meat skin_and_bones"]
    m = scene(Clan("silk", cards="102"), strips="")
    play(m, "0 space mountain_1_upgrade_1", "0 upgrade silk fur")
    assert supply(m) == {"fur": 1}, "though there is nothing else to do there"
    m = scene(Clan("silverware peas", cards="102 54"), strips="")
    play(m, "0 space mountain_3_upgrade_1", "0 trade o54 silk", "0 upgrade silk fur")
    assert supply(m) == {"peas": 1, "fur": 1}, "one upgrade, of what came to hand in the meantime"


def test_o103_forest_blacksmith_before_ore_is_exchanged() -> None:
    m = scene(Clan("ore wood", cards="103"), strips="m1")
    play(m, "0 space make_chest", "0 choose ore", "0 mine m1 1")
    assert supply(m) == {"wood": 2, "chest": 1, "silver": 1}
    m = scene(Clan("ore wood", cards="103"))
    play(m, "0 space make_chest", "0 choose wood")
    assert kind(m) == "act"


def test_o105_knarr_builder_on_the_boat_space() -> None:
    m = scene(Clan("3*wood", cards="105"))
    play(m, "0 space build_whaling_boat", "0 choose knarr")
    assert (player(m).knarrs, supply(m)) == (1, {})


@pytest.mark.parametrize(("longships", "vikings"), [(2, 4), (3, 3), (4, 2)])
def test_o106_warmonger_needs_fewer_vikings(longships: int, vikings: int) -> None:
    m = scene(Clan(cards="106", longships=(0,) * longships), round=2)
    play(m, "0 space plundering")
    assert m.state.stands["plundering"][1] == vikings


def test_o108_ironsmith_calls_back_for_silver() -> None:
    m = scene(Clan("ore", cards="108"))
    play(m, "0 space make_chest", "0 call make_chest 1")
    assert (count(m, "silver"), m.state.stands["make_chest"][1]) == (0, 1)


def test_o110_birka_settler_emigrates_after_overseas_trading() -> None:
    m = scene(Clan("3*silver", cards="110", knarrs=1), round=2)
    play(m, "0 space overseas_2", "0 emigrate")
    assert (count(m, "silver"), player(m).emigrated) == (0, ["knarr"])


def test_o111_artist_silver_for_kinds_exchanged() -> None:
    m = scene(Clan("2*stone 2*wood flax", cards="111"))
    play(m, "0 space chests_and_runes")
    assert count(m, "silver") == 2
    play(m, "0 space weave_linen")
    assert count(m, "silver") == 2


def test_o117_shipowner_upgrades_after_building() -> None:
    m = scene(Clan("2*wood mead 8*silver", cards="117"))
    play(m, "0 space build_longship", "0 upgrade mead oil")
    assert supply(m) == {"oil": 1, "silver": 8}
    play(m, "0 ship longship")
    assert kind(m) == "act", "buying is not building"


def test_o122_mountain_guard_by_kinds() -> None:
    m = scene(Clan(cards="122"), strips="m1-1")
    play(m, "0 space mountain_2", "0 mine m1 2")
    assert count(m, "mead") == 1
    m = scene(Clan(cards="122"), strips="m1-1 m2-5")
    play(m, "0 space mountain_3_2", "0 mine m1 3", "0 mine m2 2")
    assert supply(m) == {"wood": 1, "stone": 1, "ore": 2, "silver": 2, "chest": 1}
    m = scene(Clan(cards="122"), strips="m1")
    play(m, "0 space mountain_2", "0 mine m1 2")
    assert supply(m) == {"wood": 2}, "two of a kind are one kind"
    m = scene(Clan(cards="122", hand="87"), strips="m1-2 m2-2")
    play(m, "0 space mountain_4_upgrade", "0 play o87", "0 mine m1 4", "0 mine m2 3")
    assert (count(m, "mead"), count(m, "hide")) == (0, 0), "what a card brings is not what the space brings"


def test_o125_scribe_for_exploration_and_emigration() -> None:
    m = scene(Clan("9*silver", cards="125", knarrs=1))
    play(m, "0 space explore_near", "0 explore shetland", "0 space emigrate_2")
    assert count(m, "rune_stone") == 2


def test_o148_spice_trader_after_building_a_knarr() -> None:
    m = scene(Clan("2*wood 3*silver", cards="148"))
    play(m, "0 space build_knarr", "0 trade o148 spices")
    assert supply(m) == {"spices": 1}


def test_o151_thing_spokesman_when_vikings_come_back() -> None:
    m = scene(Clan(cards="151"), chance=["laying_a_snare 8"])
    play(m, "0 space laying_a_snare", "0 fail", "0 recall 1")
    assert count(m, "silver") == 1
    m = scene(Clan("silver", cards="151 52", hand="60", stands="fishing"), phase="before_income")
    play(m, "0 tutor", "0 play o60", "0 call fishing 1")
    assert count(m, "silver") == 0, "only in the action phase"


def test_o154_o155_o156_after_actions_with_vikings() -> None:
    m = scene(Clan(cards="154 155 156"), strips="m1 m2-1")
    play(m, "0 space mountain_2", "0 mine m1 2", "0 trade o155 stockfish")
    assert supply(m) == {"wood": 1, "stockfish": 1, "silver": 1}
    play(m, "0 space mountain_3_upgrade_1", "0 mine m2 2")
    answer(m, "done", until="act")
    assert count(m, "silver") == 2, "stone, but one wood only"


def test_o154_woodcutter_wants_two_wood() -> None:
    m = scene(Clan(cards="154"))
    play(m, "0 space wood_per_player")
    assert count(m, "silver") == 0


def test_o155_cooper_may_decline() -> None:
    m = scene(Clan(cards="155"), strips="m3")
    play(m, "0 space mountain_2", "0 mine m3 2", "0 decline")
    assert supply(m) == {"wood": 2}


def test_o156_stone_crusher_on_any_stone() -> None:
    m = scene(Clan(cards="156"), strips="m1-2")
    play(m, "0 space mountain_2", "0 mine m1 1")
    assert supply(m) == {"stone": 1, "silver": 1}


def test_o164_armed_fighter_stone_or_ore_before_the_fourth_column() -> None:
    m = scene(Clan(cards="164"), strips="m1 m2-2")
    play(m, "0 space master_crafting")
    assert options(m) == ["mine m2 1", "decline"]
    play(m, "0 mine m2 1")
    assert supply(m) == {"stone": 1, "silver": 4}


def test_o166_weapons_warden_from_the_second_time_on() -> None:
    m = scene(Clan(cards="166"), round=3, chance=["weapon 0"])
    play(m, "0 space brew_mead")
    assert count(m, "bow") == 0
    play(m, "0 space market_flax")
    assert count(m, "bow") == 1


def test_o168_earl_of_lade_at_three_vikings() -> None:
    m = scene(Clan(cards="168"), round=1)
    play(m, "0 space market_fruits")
    assert count(m, "silver") == 2, "1 of the market, 1 for three Vikings left of six"
    m = scene(Clan(cards="168"), round=1)
    play(m, "0 space market_beans", "0 space brew_mead")
    assert count(m, "silver") == 4


def test_o175_codliver_oil_presser_after_stockfish() -> None:
    m = scene(Clan("silver", cards="175"))
    play(m, "0 space fishing", "0 trade o175 oil")
    assert supply(m) == {"stockfish": 1, "oil": 1}
    m = put_down(85, Clan("3*silver snare", cards="127 175"), chance=["laying_a_snare 1"])
    play(m, "0 decline", "0 hire laying_a_snare", "0 succeed 1 0", "0 trade o175 oil")
    assert supply(m) == {"fur": 1, "snare": 1, "stockfish": 1, "oil": 1}, "a card's action is one too"


def test_o176_etiquette_teacher_after_playing() -> None:
    m = scene(Clan(cards="176", hand="43 24"))
    play(m, "0 space occ_play_2", "0 play o43", "0 play o24")
    assert supply(m) == {"fruits": 1, "peas": 1}, "once an action"


def test_o187_chronicler_the_belt_in_an_action() -> None:
    m = scene(Clan("2*flax", cards="187"))
    play(m, "0 space fishing", "0 trade o187 belt")
    assert (player(m).specials, count(m, "flax")) == (["belt"], 0)
    m = scene(Clan("2*flax", cards="187"), Clan("belt"))
    play(m, "0 space fishing")
    assert m.pending[0].seat == 1, "another player owns it"


# ---- dice ----------------------------------------------------------------------------------------------------------


def test_o90_sword_fighter_burns_ore_in_a_raid() -> None:
    m = scene(Clan(cards="90", longships=(2, 0)), chance=["raiding 4"])
    play(m, "0 space raiding", "0 boost 2")
    assert (m.pending[0].about["result"], player(m).longships, count(m, "ore")) == (6, [1, 0], 0)


def test_o132_berserker_burns_ore_in_a_pillage() -> None:
    m = scene(Clan(cards="132", longships=(2, 1)), chance=["pillaging 4"])
    play(m, "0 space pillaging_2", "0 boost 2")
    assert (m.pending[0].about["result"], player(m).longships) == (4 + 3 + 1, [1, 1])
    m = scene(Clan(cards="132", longships=(2, 2)), chance=["pillaging 4"])
    play(m, "0 space pillaging_2", "0 boost 2")
    assert m.pending[0].about["result"] == 4 + 3 + 1, "the ship that lost the ore goes out"


def test_o104_disheartened_warrior_gives_up_early() -> None:
    m = scene(Clan(cards="104", longships=(0,)), chance=["raiding 1", "raiding 1"])
    play(m, "0 space raiding", "0 roll", "0 fail", "0 trade o104 oil")
    assert supply(m) == {"stone": 1, "long_sword": 1, "oil": 1}
    m = scene(Clan(cards="104", longships=(0,)), chance=["raiding 1"] * 3)
    play(m, "0 space raiding", "0 roll", "0 roll", "0 fail")
    assert kind(m) == "act"


def test_o130_snare_specialist_calls_back_for_snares() -> None:
    m = scene(Clan("3*snare", cards="130"), chance=["laying_a_snare 1"])
    play(m, "0 space laying_a_snare", "0 succeed 1 0", "0 call laying_a_snare 1")
    assert (count(m, "snare"), m.state.stands["laying_a_snare"][1]) == (1, 1)


def test_o135_lone_wolf_takes_the_sword_back() -> None:
    m = scene(Clan("2*long_sword", cards="135", longships=(0,)), chance=["raiding 6"])
    play(m, "0 space raiding", "0 take silverware")
    assert supply(m) == {"silverware": 1, "long_sword": 2}
    m = scene(Clan("2*long_sword", cards="135", longships=(0,)), chance=["raiding 6"])
    play(m, "0 space raiding", "0 take chest")
    assert supply(m) == {"chest": 1}


@pytest.mark.parametrize(("boats", "good"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_o141_ivory_sculptor_by_boats(boats: int, good: str) -> None:
    m = scene(Clan("9*spear", cards="141", boats=(1, 1, 1)), chance=["occupation 0", "whaling 7"])
    play(m, "0 space whaling_3", f"0 boats {boats}")
    play(m, f"0 succeed {7 - 2 * boats} 0")
    assert count(m, good) == 1


def test_o141_ivory_sculptor_not_with_wood() -> None:
    m = scene(Clan("9*wood", cards="141", boats=(1,)), chance=["occupation 0", "whaling 4"])
    play(m, "0 space whaling_3", "0 succeed 0 2")
    assert count(m, "cabbage") == 0


def test_o142_whale_catcher_takes_the_spear_back() -> None:
    m = scene(Clan("spear wood", cards="142", boats=(1,)), chance=["occupation 0", "whaling 4"])
    play(m, "0 space whaling_3", "0 succeed 1 1")
    assert (count(m, "spear"), count(m, "wood")) == (1, 0)


def test_o185_dorestad_traveller_upgrades_instead() -> None:
    m = scene(Clan("2*mead", cards="185", longships=(0,)))
    play(m, "0 space raiding", "0 prefer upgrade", "0 upgrade mead oil", "0 upgrade mead oil")
    assert (supply(m), kind(m)) == ({"oil": 2}, "act")
    m = scene(Clan("2*mead", cards="185", longships=(0,)))
    play(m, "0 space raiding", "0 prefer raiding")
    assert kind(m) == "battle"


# ---- in supply -----------------------------------------------------------------------------------------------------


def test_o6_stone_carver_silver_for_stones() -> None:
    m = scene(Clan(cards="6"), strips="m5-3")
    play(m, "0 space mountain_2", "0 mine m5 2")
    assert supply(m) == {"stone": 2, "silver": 2}


def test_o188_mineworker_more_for_silver() -> None:
    m = scene(Clan(cards="188"), strips="m1-5")
    play(m, "0 space mountain_2", "0 mine m1 2")
    assert supply(m) == {"silver": 6}


def test_o28_locksmith_oil_for_each_chest() -> None:
    m = scene(Clan("2*stone 2*wood 2*silver", cards="28"))
    play(m, "0 space chests_and_runes", "0 trade o28 oil", "0 trade o28 oil")
    assert supply(m) == {"chest": 2, "rune_stone": 2, "oil": 2}


def test_o150_meat_buyer_one_of_two() -> None:
    m = scene(Clan("3*silver", cards="150"))
    play(m, "0 space buy_stockfish", "0 trade o150 game_meat", "0 space buy_salt_meat", "0 decline")
    assert supply(m) == {"stockfish": 1, "game_meat": 1, "salt_meat": 2}
    m = scene(Clan(cards="150"))
    play(m, "0 space fishing")
    assert kind(m) == "act"


def test_o174_bosporus_traveller_for_cattle() -> None:
    m = scene(Clan("7*silver", cards="174"))
    play(m, "0 space buy_cattle_milk")
    assert options(m, 0, "trade") == ["trade o174 spices", "trade o174 silk"]
    play(m, "0 trade o174 spices")
    assert supply(m) == {"cattle": 1, "milk": 1, "spices": 1}


def test_o190_bosporus_merchant_oil_for_spices() -> None:
    m = scene(Clan(cards="190"))
    play(m, "0 space market_spices")
    assert supply(m) == {"spices": 1, "silver": 1, "oil": 1}


# ---- in phases -----------------------------------------------------------------------------------------------------


def test_o97_pea_counter_doubles_to_eight() -> None:
    m = scene(Clan("3*peas", cards="97"), round=3, phase="harvest")
    assert count(m, "peas") == 6
    m = scene(Clan("5*peas", cards="97"), round=3, phase="harvest")
    assert count(m, "peas") == 8
    m = scene(Clan("9*peas", cards="97"), round=3, phase="harvest")
    assert count(m, "peas") == 9


def test_o169_sower_one_of_the_two() -> None:
    m = scene(Clan("flax grain", cards="169"), phase="harvest")
    assert options(m, 0, "trade") == ["trade o169 flax", "trade o169 grain"]
    play(m, "0 trade o169 grain")
    assert (count(m, "flax"), count(m, "grain")) == (2, 2)
    assert kind(scene(Clan(cards="169"), phase="harvest")) == "act", "what is harvested does not count"


def test_o38_peacemaker_a_resource_for_the_weapon() -> None:
    m = scene(Clan(cards="38"), phase="weapons")
    play(m, "0 trade o38 ore")
    assert supply(m) == {"ore": 1}


def test_o9_ore_boatman_lays_ore_before_income() -> None:
    m = scene(Clan(cards="9", longships=(0, 0), boards="long_house"), phase="before_income")
    play(m, "0 lay ore")
    assert kind(m) == "lay_at", "only the home board is there for it"
    play(m, "0 at 1 1 0", "0 decline")
    assert (board(m.state, 0, "home").covered.bit_count(), count(m, "ore")) == (1, 0)


def test_o42_steward_stores_for_silver() -> None:
    m = scene(Clan("2*stone", cards="42", boards="shed"), phase="before_income")
    answer(m, "done", until="steward")
    play(m, "0 store stone shed_1")
    assert (board(m.state, 0, "shed_1").stone, count(m, "stone")) == (1, 1)
    assert count(m, "silver") == 1


def test_o157_skinner_for_animals_served() -> None:
    m = scene(Clan("sheep pregnant_cattle 9*silver", cards="157"), phase="feast")
    play(m, "0 serve sheep 4", "0 serve silver 1")
    assert count(m, "skin_and_bones") == 1


def test_o158_barbarian_silver_and_weapons() -> None:
    m = scene(Clan("game_meat whale_meat 9*silver", cards="158"), phase="feast", round=2, chance=["weapon 0"] * 6)
    play(m, "0 serve game_meat 3")
    assert count(m, "silver") == 10, "at once"
    play(m, "0 serve silver 1", "0 serve whale_meat 3")
    assert (count(m, "silver"), count(m, "bow")) == (10, 6), "weapons when all have eaten"


def test_o159_festive_hunter_hunts_after_the_feast() -> None:
    m = scene(Clan("game_meat bow 3*silver", cards="159"), phase="feast", chance=["hunting_game 1"])
    play(m, "0 serve game_meat 3", "0 serve silver 1", "0 serve silver 1", "0 serve silver 1")
    play(m, "0 hire hunting_game", "0 succeed 1 0")
    assert supply(m) == {"hide": 1, "game_meat": 1}


def test_o160_sober_man_is_paid_without_mead() -> None:
    m = scene(Clan("mead 5*silver", cards="160"), phase="feast")
    play(m, "0 sober")
    assert not may(m, "0 serve mead 2"), "the silver is for a feast without mead"
    play(m, *["0 serve silver 1"] * 6)
    assert (count(m, "mead"), count(m, "silver"), player(m).penalties) == (1, 0, 0)
    m = scene(Clan("mead 9*silver", cards="160"), phase="feast")
    play(m, "0 serve mead 2")
    assert not may(m, "0 sober")


def test_o160_sober_man_is_paid_at_the_end_if_he_forgot() -> None:
    m = scene(Clan("6*silver", cards="160"), phase="feast")
    play(m, *["0 serve silver 1"] * 6)
    assert count(m, "silver") == 1


def test_o172_fish_cook_brings_fish_home() -> None:
    m = scene(Clan("stockfish 3*silver", cards="172", boards="long_house"), phase="feast")
    play(m, "0 serve stockfish 3", *["0 serve silver 1"] * 3, "0 lay stockfish")
    assert kind(m) == "lay_at"
    play(m, "0 at 1 1 0")
    assert [word for word, _ in board(m.state, 0, "long_house_1").pieces] == ["stockfish"]
    assert count(m, "stockfish") == 0


def test_o177_maid_silverware_for_a_single_bonus() -> None:
    m = scene(Clan(cards="177", boards="stone_house", laid=[HIDE_HOUSE]), phase="bonus")
    play(m, "0 trade o177 silverware")
    assert count(m, "silverware") == 1
    assert count(m, "hide") == 0


def test_o173_punchcutter_for_what_the_strips_lose() -> None:
    m = scene(Clan(cards="173"), phase="mountains", strips="m1-3 m2-6 m3")
    assert count(m, "silver") == 3


@pytest.mark.parametrize(
    ("boards", "silver"),
    [("shetland", 0), ("shetland greenland", 4), ("shetland greenland iceland", 9)],
)
def test_o189_seafarer_for_islands(boards: str, silver: int) -> None:
    m = scene(Clan(cards="189", boards=boards), round=7, phase="end")
    assert count(m, "silver") == silver


# ---- nothing is missing --------------------------------------------------------------------------------------------

SOURCE = Path(__file__).read_text("utf-8")
TABLES = {*ON_PLAY, *TRADES, *ONCE, *AFTER}


def spoken_of() -> set[int]:
    """The cards that tests here are about: in a test's name, in a table, or as played cards of a scene."""
    named = {int(n) for name in re.findall(r"def (test_\w+)", SOURCE) for n in re.findall(r"_o(\d+)(?=_)", name)}
    played = {int(n) for cards in re.findall(r'cards="([\d ]+)"', SOURCE) for n in cards.split()}
    listed = {int(n) for n in re.findall(r"^ +\((\d+), ", SOURCE, re.MULTILINE)}
    listed |= {
        int(n) for row in re.findall(r"parametrize\(\(\"number\".*?\]\)", SOURCE) for n in re.findall(r"\((\d+),", row)
    }
    return named | played | listed | TABLES


def test_every_coded_card_has_a_test_of_its_own() -> None:
    named = {int(n) for name in re.findall(r"def (test_\w+)", SOURCE) for n in re.findall(r"_o(\d+)(?=_)", name)}
    assert sorted(CODED - named) == []


def test_every_card_is_tested() -> None:
    assert sorted({card.number for card in box().occupations.values()} - spoken_of()) == []


def test_every_card_does_something() -> None:
    """Code, or data: no card is only its points."""
    empty = {"provenance", "copies", "id", "number", "deck", "starting", "points", "type", "when", "price"}
    for card in box().occupations.values():
        data = [n for n in type(card).__dataclass_fields__ if n not in empty and getattr(card, n)]
        assert data or card.number in CODED, card.id


def test_no_code_without_a_card() -> None:
    assert {f"o{n}" for n in CODED} <= set(box().occupations)


def test_every_anytime_move_is_declared() -> None:
    assert set(ANYTIME) <= set(WORDS)
    assert load().words == WORDS

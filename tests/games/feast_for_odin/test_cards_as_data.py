"""Occupations that are data: what they give when played, what they exchange, what they add to spaces."""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match
from tests.games.feast_for_odin.hands import count_words, put_down
from tests.games.feast_for_odin.scenes import Clan, box, count, kind, play, player, scene, supply
from tests.games.stage import may, options


def gains(m: Match[State], before: dict[str, int]) -> dict[str, int]:
    """What the supply has gained and lost since."""
    now = supply(m)
    return {w: now.get(w, 0) - before.get(w, 0) for w in {**before, **now} if now.get(w, 0) != before.get(w, 0)}


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

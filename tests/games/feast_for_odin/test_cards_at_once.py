"""Occupations that act once when played, at any time, or as soon as something is so."""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.scoring import score_rows
from tests.games.feast_for_odin.hands import HIDE_HOUSE, put_down
from tests.games.feast_for_odin.scenes import Clan, answer, board, count, kind, play, player, scene, supply
from tests.games.stage import may, options

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

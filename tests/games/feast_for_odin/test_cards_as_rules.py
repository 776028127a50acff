"""Occupations that are data: dice, prices, changed rules, and phases."""

from __future__ import annotations

import pytest

from tests.games.feast_for_odin.hands import count_words, put_down
from tests.games.feast_for_odin.scenes import Clan, answer, count, kind, play, player, scene, supply
from tests.games.stage import may, options

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

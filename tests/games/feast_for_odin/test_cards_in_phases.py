"""Occupations that act on dice, on what comes into the supply, and in the phases of a round."""

from __future__ import annotations

import pytest

from tests.games.feast_for_odin.hands import HIDE_HOUSE
from tests.games.feast_for_odin.scenes import Clan, answer, board, count, kind, play, player, scene, supply
from tests.games.stage import may, options

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

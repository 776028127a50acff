"""Occupations that act when spaces are used or Vikings move."""

from __future__ import annotations

import pytest

from tests.games.feast_for_odin.hands import put_down
from tests.games.feast_for_odin.scenes import Clan, answer, count, kind, play, player, scene, supply
from tests.games.stage import may, options

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

"""The rulebook, p. 14 and 16-19: voyages, and the actions with dice."""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.scoring import score_rows
from tests.games.feast_for_odin.acts import spaces
from tests.games.feast_for_odin.scenes import Clan, count, kind, play, player, scene, supply
from tests.games.stage import may, options

# ---- ships and voyages (p. 14, 16-17, 19) --------------------------------------------------------------------------


def test_p16_example_of_overseas_trading() -> None:
    m = scene(Clan("oil hide wool 2*linen clothing silver", knarrs=1))
    play(m, "0 space overseas_1", *[f"0 turn {g}" for g in ("oil", "hide", "wool", "linen", "clothing")])
    assert supply(m) == {
        "rune_stone": 1,
        "silverware": 1,
        "chest": 1,
        "linen": 1,
        "silk": 1,
        "silver_hoard": 1,
    }
    assert not spaces(scene(Clan("oil silver"))) & {"overseas_1", "overseas_2", "special_sale"}, "a knarr is needed"


def test_p16_the_special_sale() -> None:
    m = scene(Clan("3*silver", knarrs=1))
    play(m, "0 space special_sale")
    assert not may(m, "0 done"), "at least one"
    assert not may(m, "0 buy english_crown")
    play(m, "0 buy belt")
    assert {o.split()[1] for o in options(m, 0, "buy")} == {"glass_beads", "helmet", "cloakpin"}
    play(m, "0 buy helmet")
    assert (player(m).specials, supply(m)) == (["belt", "helmet"], {})


def test_p14_one_ship_serves_several_actions_in_a_round() -> None:
    m = scene(
        Clan("7*silver", longships=(0,)),
        round=7,
        islands="bear_island baffin_island labrador newfoundland",
        chance=["raiding 6", "occupation 0"],
    )
    play(m, "0 space raiding", "0 take rune_stone", "0 space explore_far", "0 explore newfoundland")
    play(m, "0 space emigrate_2")
    assert (player(m).emigrated, player(m).longships) == (["longship"], [])


@pytest.mark.parametrize("round", [1, 4, 7])
def test_p17_emigration_costs_the_number_of_the_round(round: int) -> None:
    m = scene(Clan("7*silver", knarrs=1), round=round)
    play(m, "0 space emigrate_2")
    assert (count(m, "silver"), player(m).emigrated, player(m).knarrs) == (7 - round, ["knarr"], 0)
    assert "emigrate_2" not in spaces(scene(Clan(f"{round - 1}*silver" if round > 1 else "", knarrs=1), round=round))


def test_p17_example_five_squares_are_left_after_two_emigrations() -> None:
    m = scene(Clan(emigrated="knarr longship"), Clan(), round=4, phase="feast")
    assert m.pending[0].about["left"] == 5


def test_p17_ore_on_an_emigrated_longship_is_lost() -> None:
    m = scene(Clan("silver", knarrs=1, longships=(2, 0)))
    play(m, "0 space emigrate_2")
    assert options(m) == ["which knarr 0", "which longship 0", "which longship 2"]
    play(m, "0 which longship 2")
    assert (player(m).longships, count(m, "ore")) == ([0], 0)


def test_p17_no_room_on_the_table_no_emigration() -> None:
    """Ruling `emigration_half_section`: both squares must be free."""
    m = scene(Clan("9*silver", knarrs=1, emigrated="knarr knarr knarr"), round=2)
    assert "emigrate_2" not in spaces(m), "the seventh square alone is not enough"
    m = scene(Clan("9*silver", knarrs=1, emigrated="knarr knarr knarr"), round=3)
    assert "emigrate_2" in spaces(m)


def test_p19_islands_and_the_ships_they_need() -> None:
    near, middle, far = "explore_near", "explore_mid", "explore_far"
    backs = "bear_island baffin_island labrador newfoundland"
    assert spaces(scene(Clan(boats=(0,)))) & {near, middle, far} == {near}
    assert spaces(scene(Clan(knarrs=1))) & {near, middle, far} == {near, middle}
    assert spaces(scene(Clan(knarrs=1), islands=backs)) & {near, middle, far} == {middle}
    assert spaces(scene(Clan(longships=(0,)), islands=backs)) & {near, middle, far} == {middle, far}


def test_p19_silver_on_an_island_goes_with_it_and_the_ship_stays() -> None:
    m = scene(Clan(knarrs=1), round=4, silver=(2, 0, 4, 4))
    play(m, "0 space explore_mid", "0 explore iceland")
    assert (count(m, "silver"), player(m).knarrs, player(m).boards[1].ref) == (4, 1, "iceland")
    assert m.state.islands[2] == ""


def test_p19_a_longship_explores_where_there_is_one() -> None:
    """Ruling `explorers_ship`: card 12 draws for it, though a knarr would do."""
    m = scene(Clan(cards="12", knarrs=1, longships=(0,)), chance=["weapon 0"])
    play(m, "0 space explore_mid", "0 explore iceland")
    assert count(m, "bow") == 1
    m = scene(Clan(cards="12", knarrs=1))
    play(m, "0 space explore_mid", "0 explore iceland")
    assert count(m, "bow") == 0


# ---- raids (p. 17) -------------------------------------------------------------------------------------------------


def test_p17_example_of_a_failed_raid() -> None:
    m = scene(Clan("2*stone long_sword", longships=(3,)), chance=["raiding 4", "raiding 5", "raiding 3"])
    play(m, "0 space raiding", "0 roll", "0 roll")
    assert options(m) == ["take rune_stone", "fail"], "6 with all that is there; ore does not count; no fourth throw"
    play(m, "0 fail")
    assert supply(m) == {"stone": 3, "long_sword": 2}
    assert player(m).longships == [3]


def test_p17_a_raid_needs_a_longship() -> None:
    assert "raiding" not in spaces(scene(Clan(knarrs=1, boats=(0,))))


def test_p17_a_result_of_5_fails() -> None:
    m = scene(Clan(longships=(0,)), chance=["raiding 5"])
    play(m, "0 space raiding")
    assert options(m, 0, "take") == []


def test_p17_stones_and_swords_raise_the_result_beyond_8() -> None:
    m = scene(Clan("2*stone 2*long_sword", longships=(0,)), chance=["raiding 8"])
    play(m, "0 space raiding", "0 take chalice")
    assert (kind(m), supply(m)) == ("act", {}), "there is one way only"
    assert player(m).specials == ["chalice"]


def test_p17_what_is_spent_is_chosen() -> None:
    m = scene(Clan("2*stone 2*long_sword", longships=(0,)), chance=["raiding 7"])
    play(m, "0 space raiding", "0 take spices")
    assert options(m) == ["spend 0 2 0", "spend 1 1 0", "spend 2 0 0"]
    play(m, "0 spend 1 1 0")
    assert supply(m) == {"stone": 1, "long_sword": 1, "spices": 1}


def test_p18_special_tiles_may_be_taken_instead() -> None:
    m = scene(Clan(longships=(0,)), chance=["raiding 7"])
    play(m, "0 space raiding")
    assert options(m, 0, "take") == ["take rune_stone", "take silverware", "take glass_beads"]


# ---- pillages (p. 18) ----------------------------------------------------------------------------------------------


def test_p18_example_of_a_successful_pillage() -> None:
    m = scene(Clan("ore long_sword", longships=(2,)), chance=["pillaging 4", "pillaging 6"])
    play(m, "0 arm longship 2", "0 space pillaging_2", "0 roll", "0 take jewelry")
    assert supply(m) == {"jewelry": 1}
    assert player(m).longships == [3], "the ore stays"


def test_p18_the_longship_with_the_most_ore_is_used() -> None:
    m = scene(Clan(longships=(1, 3)), chance=["pillaging 5"])
    play(m, "0 space pillaging_2")
    assert m.pending[0].about["result"] == 8


def test_p18_after_a_failed_pillage_a_viking_may_come_back() -> None:
    m = scene(Clan(longships=(0,)), chance=["pillaging 12"])
    play(m, "0 space pillaging_2", "0 fail", "0 recall 1")
    assert (supply(m), m.state.stands["pillaging_2"][1], player(m).vikings) == ({"stone": 1, "long_sword": 1}, 1, 5)


def test_p18_the_crown_is_worth_two_points() -> None:
    m = scene(Clan("english_crown"))
    assert score_rows(m.state, 0)["crown"] == 2
    m = scene(Clan(laid=["home english_crown 1 1 0"]))
    assert score_rows(m.state, 0)["crown"] == 2


def test_p18_plundering_needs_two_longships_and_no_die() -> None:
    assert "plundering" not in spaces(scene(Clan(longships=(0,))))
    m = scene(Clan(longships=(0, 0)))
    play(m, "0 space plundering")
    assert supply(m) == {"silver_hoard": 1}


# ---- hunting, snares, whaling (p. 18-19) ---------------------------------------------------------------------------


def test_p18_hunting_is_paid_with_bows_and_wood() -> None:
    m = scene(Clan("2*bow 2*wood"), chance=["hunting_game 3"])
    play(m, "0 space hunting_game_1")
    assert options(m) == ["succeed 2 1", "succeed 1 2", "fail", "roll"]
    play(m, "0 succeed 2 1")
    assert supply(m) == {"wood": 1, "hide": 1, "game_meat": 1}


def test_p18_what_cannot_be_paid_can_only_fail() -> None:
    m = scene(Clan("snare"), chance=["hunting_game 2"])
    play(m, "0 space hunting_game_1")
    assert options(m) == ["fail", "roll"], "a snare is no bow"
    play(m, "0 fail")
    assert (supply(m), kind(m)) == ({"snare": 1, "wood": 1, "bow": 1}, "act"), "no Viking comes back from this"


def test_p18_three_throws_and_the_last_counts() -> None:
    m = scene(Clan("9*wood"), chance=["hunting_game 1", "hunting_game 2", "hunting_game 7"])
    play(m, "0 space hunting_game_2", "0 roll", "0 roll")
    assert options(m) == ["succeed 0 7", "fail"]


def test_p18_a_snare_gives_fur_and_a_snare() -> None:
    m = scene(Clan("wood"), chance=["laying_a_snare 1"])
    play(m, "0 space laying_a_snare", "0 succeed 0 1")
    assert supply(m) == {"fur": 1, "snare": 1}


def test_p18_after_a_failed_snare_one_viking_may_come_back() -> None:
    m = scene(Clan(), chance=["laying_a_snare 8"])
    play(m, "0 space laying_a_snare", "0 fail")
    assert options(m) == ["recall 1", "decline"]


def test_p18_after_failed_whaling_two_vikings_may_come_back() -> None:
    m = scene(Clan(boats=(0,)), chance=["occupation 0", "whaling 12"])
    play(m, "0 space whaling_3", "0 fail")
    assert options(m) == ["recall 2", "recall 1", "decline"]
    play(m, "0 recall 2")
    assert (m.state.stands["whaling_3"][1], supply(m)) == (1, {"wood": 1, "spear": 1})


def test_p19_example_of_successful_whaling() -> None:
    m = scene(Clan("3*silver", boats=(1, 1)), chance=["occupation 0", "whaling 8", "whaling 4"])
    play(m, "0 ship whaling_boat", "0 space whaling_3")
    assert m.pending[0].about["result"] == 3, "five ore make 3 of 8"
    play(m, "0 roll")
    assert kind(m) == "act", "a result of 0: no failure, no other throw"
    assert supply(m) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_p19_example_a_single_boat_with_ore() -> None:
    m = scene(Clan(boats=(1,)), chance=["occupation 0", "whaling 2"])
    play(m, "0 space whaling_3")
    assert (kind(m), count(m, "whale_meat")) == ("act", 1)


def test_p19_the_smaller_whaling_space_takes_one_boat() -> None:
    m = scene(Clan(boats=(0, 1, 1)), chance=["whaling 8"])
    play(m, "0 space whaling_1")
    assert m.pending[0].about["result"] == 6, "the boat with the most ore"


def test_p19_consolation_comes_from_the_discard_pile_first() -> None:
    m = scene(Clan("bow"), chance=["hunting_game 1", "hunting_game 8"])
    play(m, "0 space hunting_game_1", "0 succeed 1 0")
    assert m.state.arms_spent == [1, 0, 0, 0]
    play(m, "0 space hunting_game_2", "0 fail")
    assert m.state.arms_spent == [0, 0, 0, 0]

"""The rulebook, p. 19-23: occupations, what runs out, the end, and playing alone; rulings that no page tells."""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.scoring import score, score_rows
from tests.games.feast_for_odin.acts import BONUSES, new, spaces
from tests.games.feast_for_odin.hands import put_down
from tests.games.feast_for_odin.scenes import Clan, answer, count, kind, play, player, scene, supply
from tests.games.stage import may, options

# ---- occupations (p. 19-21) ----------------------------------------------------------------------------------------


def test_p19_a_card_and_a_silver() -> None:
    m = scene(Clan(), chance=["occupation 3"])
    drawn = m.state.deck[3]
    play(m, "0 space occ_draw")
    assert (player(m).hand, count(m, "silver")) == ([drawn], 1)


def test_p19_playing_one_for_stone_or_ore() -> None:
    m = scene(Clan("ore", hand="43"))
    play(m, "0 space occ_play_1", "0 play o43")
    assert (player(m).played, supply(m)) == (["o43"], {"silver": 1, "fruits": 1})
    assert "occ_play_1" not in spaces(scene(Clan(hand="43")))


def test_p19_playing_one_or_two() -> None:
    m = scene(Clan(hand="43 24"))
    play(m, "0 space occ_play_2", "0 play o43")
    assert may(m, "0 done")
    play(m, "0 play o24")
    assert player(m).played == ["o43", "o24"]
    assert "occ_play_2" not in spaces(scene(Clan()))


def test_p19_third_column_a_card_is_drawn_first_and_may_be_played_at_once() -> None:
    m = scene(Clan(), chance=["occupation 0"])
    drawn = m.state.deck[0]
    play(m, "0 space occ_play_4")
    assert options(m, 0, "play") == [f"play {drawn}"]


def test_p19_fourth_column_a_card_may_be_played_first() -> None:
    m = scene(Clan(hand="43"))
    play(m, "0 space master_crafting")
    assert (kind(m), options(m)) == ("play_bonus", ["play o43", "decline"])
    m = scene(Clan())
    play(m, "0 space master_crafting")
    assert kind(m) == "act", "without cards nothing is asked"


def test_p19_columns_one_and_two_give_no_card() -> None:
    m = scene(Clan(hand="43"))
    play(m, "0 space fishing", "0 space brew_mead")
    assert player(m).hand == ["o43"]


def test_p19_imitation_of_another_players_space() -> None:
    clans = [Clan(), Clan(stands="fishing forge"), Clan(stands="market_beans"), Clan()]
    m = scene(*clans, imitate="imitate_1 imitate_4")
    play(m, "0 space imitate_1")
    assert options(m) == ["imitate fishing", "imitate market_beans"], "same column, others' spaces"
    play(m, "0 imitate market_beans")
    assert supply(m) == {"beans": 1, "silver": 1}
    assert not may(m, "1 space imitate_1"), "once a round"


def test_p19_nothing_to_imitate() -> None:
    m = scene(Clan(stands="fishing"), Clan(), Clan(), Clan(), imitate="imitate_1 imitate_3")
    assert "imitate_1" not in spaces(m), "not one's own"


def test_p19_vikings_come_back_from_the_imitation_space() -> None:
    clans = [Clan(), Clan(stands="laying_a_snare"), Clan(), Clan()]
    m = scene(*clans, imitate="imitate_2 imitate_3", chance=["laying_a_snare 8"])
    play(m, "0 space imitate_2", "0 fail", "0 recall 1")
    assert (m.state.stands["imitate_2"][1], m.state.stands["laying_a_snare"][1]) == (1, 2)


def test_p19_the_bonus_of_the_column_comes_with_imitation() -> None:
    """Ruling `imitate_bonus`."""
    clans = [Clan(), Clan(stands="market_fruits"), Clan(), Clan()]
    m = scene(*clans, imitate="imitate_2 imitate_3", chance=["occupation 0"])
    play(m, "0 space imitate_3")
    assert (len(player(m).hand), count(m, "fruits")) == (1, 1)


def test_p20_exchanges_of_immediate_cards_are_made_once() -> None:
    m = scene(Clan("4*snare 4*spear", hand="65"))
    play(m, "0 space occ_play_2", "0 play o65", "0 trade o65 treasure_chest")
    assert (count(m, "treasure_chest"), count(m, "snare"), kind(m)) == (1, 2, "act")


def test_p20_example_the_tradesman_gives_a_chest_or_silk() -> None:
    m = scene(Clan("silverware", cards="54"))
    assert options(m, 0, "trade") == ["trade o54 silk", "trade o54 chest"]
    play(m, "0 trade o54 chest")
    assert supply(m) == {"chest": 1}


def test_p20_example_2_4_or_6_silver_for_1_2_or_3_hides() -> None:
    m = put_down(86, Clan("6*silver"))
    assert options(m, 0, "trade") == ["trade o86 hide", "trade o86 hide hide", "trade o86 hide hide hide"]
    play(m, "0 trade o86 hide hide")
    assert supply(m) == {"silver": 2, "hide": 2}


@pytest.mark.parametrize(("boats", "crop"), [(1, "beans"), (2, "grain"), (3, "cabbage")])
def test_p20_example_with_two_whaling_boats_grain_and_not_beans(boats: int, crop: str) -> None:
    m = scene(Clan(cards="93", boats=(0,) * boats), round=3, phase="harvest")
    assert {word: count(m, word) for word in ("beans", "grain", "cabbage") if count(m, word)} == {crop: 1}


def test_p20_example_first_hunt_then_lay_the_snare() -> None:
    m = put_down(85, Clan("3*silver"), chance=["hunting_game 8", "laying_a_snare 8"])
    assert options(m, 0, "hire") == ["hire hunting_game"]
    play(m, "0 hire hunting_game", "0 fail")
    assert options(m, 0, "hire") == ["hire laying_a_snare"]


def test_p20_example_the_tanner_at_any_time_and_as_often_as_wanted() -> None:
    m = scene(Clan("3*salt_meat", cards="47"))
    play(m, "0 trade o47 hide", "0 space upgrade_2", "0 trade o47 hide", "0 trade o47 hide")
    assert supply(m) == {"hide": 3}


def test_p20_example_the_modifier_takes_ore_back() -> None:
    m = scene(Clan(cards="39", longships=(2,)))
    play(m, "0 disarm longship 2")
    assert (player(m).longships, supply(m)) == ([1], {"ore": 1})
    assert not options(scene(Clan(longships=(2,))), 0, "disarm")


def test_p20_example_the_oil_of_the_priest_may_be_traded_at_once() -> None:
    m = scene(Clan("silver", cards="149", knarrs=1))
    play(m, "0 space overseas_1", "0 turn oil")
    assert supply(m) == {"rune_stone": 1}


def test_p20_example_the_proficient_hunter_throws_four_times() -> None:
    m = scene(Clan(cards="153"), chance=["hunting_game 8"] * 4)
    play(m, "0 space hunting_game_1", "0 roll", "0 roll", "0 roll")
    assert options(m) == ["fail"], "the fourth throw is the last"


def test_p21_example_the_next_knarr_brings_fish_and_silver_for_each() -> None:
    m = scene(Clan("10*silver", cards="179", knarrs=1))
    play(m, "0 ship knarr")
    assert supply(m) == {"silver": 5 + 2, "stockfish": 2}
    play(m, "0 ship knarr")
    assert supply(m) == {"silver": 2, "stockfish": 2}, "once"


def test_p21_a_card_that_waits_acts_when_played_or_not_at_all() -> None:
    m = scene(Clan(hand="181", knarrs=3))
    play(m, "0 space occ_play_2", "0 play o181")
    assert count(m, "wool") == 3
    m = scene(Clan(hand="181", knarrs=2))
    play(m, "0 space occ_play_2", "0 play o181")
    assert count(m, "wool") == 0


# ---- what runs out (p. 21) -----------------------------------------------------------------------------------------


def test_p21_used_weapons_are_shuffled_when_the_deck_is_empty() -> None:
    m = scene(Clan(), phase="weapons", chance=["weapon 0"])
    s = m.state
    assert sum(s.arms) == 46
    m = scene(Clan("12*bow 12*snare 12*spear 11*long_sword", cards="56"))
    play(m, "0 trade o56 bow bow", "0 space upgrade_3_weapons")
    assert (sum(m.state.arms), m.state.arms_spent[0]) == (45, 0), "then substitutes for a new deck"


def test_p21_goods_and_resources_never_run_out() -> None:
    """All the wood, ore and stockfish of the box are somebody's, and there is more."""
    m = scene(Clan(), Clan("32*wood 40*ore 20*stockfish"))
    play(m, "0 space wood_per_player", "1 space fishing")
    assert (count(m, "wood"), count(m, "ore"), count(m, "stockfish", 1)) == (2, 1, 21)


# ---- the end (p. 22) -----------------------------------------------------------------------------------------------


def test_p22_the_game_ends_after_the_last_feast_without_bonuses() -> None:
    m = scene(Clan(laid=[BONUSES["mead"]]), Clan(), round=7, phase="feast")
    answer(m, "gap")
    assert m.over
    assert m.state.phase == "end"
    assert count(m, "mead") == 0


def test_p22_the_short_game_has_six_rounds() -> None:
    m = scene(Clan(), Clan(), round=6, phase="feast", length="short")
    answer(m, "gap")
    assert m.over


def test_p22_the_last_goods_and_resources_may_be_laid() -> None:
    m = scene(Clan("silk wood", boards="shed"), Clan(), round=7, phase="end")
    play(m, "0 store wood shed_1", "0 lay silk", "0 at 1 1 0")
    assert (score_rows(m.state, 0)["home_penalty"], score_rows(m.state, 0)["building_penalty"]) == (-82, -5)


def test_p22_points() -> None:
    m = scene(
        Clan(
            "sheep pregnant_sheep cattle pregnant_cattle 5*silver",
            cards="5 45",
            boats=(0,),
            knarrs=1,
            longships=(0,),
            emigrated="knarr longship",
            boards="shed stone_house long_house labrador",
        )
    )
    assert score_rows(m.state, 0) == {
        "ships": 16,
        "emigration": 39,
        "islands": 36,
        "buildings": 35,
        "animals": 12,
        "occupations": 6,
        "silver": 5,
        "final_income": 0,
        "crown": 0,
        "home_penalty": -86,
        "island_penalty": -40,
        "building_penalty": -30,
        "thing_penalty": 0,
    }


def test_p22_cards_in_hand_and_silver_on_boards_do_not_count() -> None:
    m = scene(Clan(hand="5", laid=["home covered a12"]))
    assert score(m.state, 0) == -86


@pytest.mark.parametrize(("counted", "points"), [(True, 2), (False, 0)])
def test_p22_the_final_income_is_an_option(counted: bool, points: int) -> None:
    """Ruling `final_income`."""
    m = scene(Clan(laid=["home robe 1 10 0"]), Clan(), round=7, phase="end", final_income=counted)
    assert m.over
    assert score_rows(m.state, 0)["final_income"] == points


def test_p22_ties_are_shared() -> None:
    m = scene(Clan(), Clan(), Clan("silver"), Clan("silver"), round=7, phase="end", final_income=False)
    answer(m, "done")
    assert load().returns(m.state) == [0, 0, 0.5, 0.5]


# ---- alone (p. 23) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_p23_vikings_round_by_round(length: str, vikings: list[int]) -> None:
    m = new(1, length=length)
    found: list[int] = []
    while m.pending:
        if kind(m) == "act" and (not found or len(found) < m.state.round):
            found.append(player(m).vikings)
        ask = m.pending[0]
        m.apply(0, next((o for o in ask.options if o[0] in ("pass", "gap", "done")), ask.options[0]))
    assert found == vikings


def test_p23_vikings_block_their_spaces_for_the_next_round() -> None:
    m = new(1)
    play(m, "0 space fishing", "0 pass")
    while m.state.round == 1:
        m.apply(0, next(o for o in m.pending[0].options if o[0] in ("gap", "done", "pass")))
    assert "fishing" not in spaces(m), "still there in round 2"
    play(m, "0 space market_beans", "0 pass")
    while m.state.round == 2:
        m.apply(0, next(o for o in m.pending[0].options if o[0] in ("gap", "done", "pass")))
    assert "fishing" in spaces(m)
    assert "market_beans" not in spaces(m)


def test_p23_there_is_always_one_start_player() -> None:
    m = new(1)
    assert m.state.first == 0


def test_p23_the_first_occupation_may_be_chosen() -> None:
    m = new(1, first_occupation="chosen_alone")
    assert kind(m) == "start_card"
    assert len(options(m)) == 15
    choice = options(m)[4]
    play(m, f"0 {choice}")
    assert player(m).hand == [choice.split()[1]]


def test_p23_the_result_is_a_share_of_100_points() -> None:
    m = scene(Clan("150*silver", boards=""), round=7, phase="end", final_income=False)
    answer(m, "done")
    assert score(m.state, 0) == 64
    assert load().returns(m.state) == [0.64]


# ---- rulings that no page tells ------------------------------------------------------------------------------------


def test_ruling_fizzle() -> None:
    """Ruling `fizzle`: the card played first may take what the space would cost."""
    m = scene(Clan("2*stone 2*wood", hand="184"))
    assert may(m, "0 space house_and_ship")
    m = scene(Clan("3*silver", hand="75"))
    play(m, "0 space buy_sheep_cattle", "0 play o75", "0 trade o75 skin_and_bones")
    assert (supply(m), m.state.stands["buy_sheep_cattle"][1]) == ({"silver": 2, "skin_and_bones": 1}, 4)


def test_ruling_occ_play_without_card() -> None:
    """Ruling `occ_play_without_card`: paying is an effect."""
    m = scene(Clan("stone"))
    play(m, "0 space occ_play_1")
    assert (supply(m), kind(m)) == ({"silver": 1}, "act")

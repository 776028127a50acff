"""The rulebook: setup, production, drawing, buying, buildings, the town hall."""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.vikings_gone_wild.game import load
from longhall.kernel import Match
from tests.games.stage import asked, may, options, told
from tests.games.vikings_gone_wild.scenes import Village, attack, box, building, play, player, scene, vp

# ---- setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s0_setup(seats: int) -> None:
    """Steps 1 to 17: the Path of five, three Asgard cards a player, four achievements, two missions each."""
    m = Match.new(load(), seats, 5)
    s = m.state
    assert len(s.path) == 5
    assert (len(s.asgard), s.asgard_left) == (2, 3 * seats - 2)
    assert len(s.achievements) == 4 == len(s.spare)
    assert s.supply == {
        "elf_archer": 8,
        "bone_crusher": 6,
        "pigator": 4,
        "cannon": 6,
        "chicken_tower": 4,
        "sheep_cannon": 4,
        "brewery": 12,
        "gold_factory": 12,
        "drakkar": 6,
        "beer_container": 8,
        "gold_container": 8,
        "tavern": 6,
    }
    for p in s.players:
        assert Counter([*p.hand, *p.deck]) == {"beer": 6, "gold": 2, "viking_warrior": 2}
        assert (len(p.hand), p.vp, p.village[0].kind, len(p.village)) == (5, 0, "town_hall_1", 1)
        assert [box().missions[mission].vp for mission in p.missions] == [1, 1]
    assert asked(m) == [(s.first, "act")]


def test_s0_missions_worth_one_point_lie_on_top() -> None:
    s = Match.new(load(), 4, 1).state
    assert {box().missions[mission].vp for mission in s.missions_top} == {1}
    assert {box().missions[mission].vp for mission in s.missions_rest} == {2, 3}
    assert (len(s.missions_top), len(s.missions_rest)) == (11 - 8, 9)


def test_s0_marked_asgard_cards_are_for_three_and_four_players() -> None:
    marked = {"beer_taxes", "gold_taxes"}
    assert not marked & set(box().asgard_cards(2))
    assert marked <= set(box().asgard_cards(3))
    assert len(box().asgard_cards(4)) == 12


def test_s0_the_achievements_for_a_first_game() -> None:
    """Ruling `first_game`."""
    s = Match.new(load(), 3, 1, {"achievements": "first_game"}).state
    assert s.achievements == ["defender", "conqueror", "builder", "beer_tycoon"]


def test_s0_the_first_player_can_be_chosen() -> None:
    assert {Match.new(load(), 3, seed, {"first_player": "seat_1"}).state.first for seed in range(9)} == {0}
    assert {Match.new(load(), 3, seed).state.first for seed in range(20)} == {0, 1, 2}


# ---- 1. production -------------------------------------------------------------------------------------------------


def test_s1_example_two_smelters_and_a_brewery() -> None:
    m = scene(Village(buildings="2*gold_factory brewery", deck="9*beer"), phase="round")
    assert [b.tokens for b in player(m, 0).village] == [0, 1, 1, 1]


def test_s1_a_producer_never_holds_more_than_one_token() -> None:
    m = scene(Village(buildings="brewery:1", deck="9*beer"), phase="round")
    assert building(m, 0, "brewery_1").tokens == 1


# ---- 2. draw -------------------------------------------------------------------------------------------------------


def test_s2_example_two_taverns_draw_seven_cards() -> None:
    m = scene(Village(buildings="2*tavern", deck="20*beer"), phase="round")
    assert len(player(m, 0).hand) == 7


def test_s2_example_with_a_drakkar_eight_cards() -> None:
    m = scene(Village(buildings="2*tavern drakkar", hand="gold cannon", deck="20*beer"), phase="storage")
    play(m, "0 keep cannon")
    assert sorted(player(m, 0).hand) == [*["beer"] * 7, "cannon"]
    assert player(m, 0).discard == ["gold"]


# ---- 3. actions ----------------------------------------------------------------------------------------------------


def test_s3_turns_go_clockwise_from_the_first_player() -> None:
    m = scene(Village(), Village(), Village(), first=1)
    order: list[int] = []
    while m.state.phase == "action" and len(order) < 3:
        order.append(m.pending[0].seat)
        play(m, f"{m.pending[0].seat} end")
    assert order == [1, 2, 0]


def test_s3_any_number_of_actions_in_any_order() -> None:
    m = scene(Village(hand="3*beer 3*gold viking_warrior"), Village(buildings="brewery"))
    play(m, "0 build brewery")
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "0 buy elf_archer")
    assert may(m, "0 end")


# ---- 3.1 buying ----------------------------------------------------------------------------------------------------


def test_s31_example_pigator_costs_4_beer_and_3_gold() -> None:
    assert box().price["pigator"] == (4, 3)
    assert may(scene(Village(hand="4*beer 3*gold")), "0 buy pigator")
    assert not may(scene(Village(hand="9*beer 2*gold")), "0 buy pigator")
    assert not may(scene(Village(hand="3*beer 9*gold")), "0 buy pigator")


def test_s31_example_elf_archer_for_two_cards_and_a_token() -> None:
    """Two Beer cards from hand, a barrel from the brewery; the new card lies with the cards played."""
    m = scene(Village(hand="2*beer gold", buildings="brewery:1"))
    events = play(m, "0 buy elf_archer")
    assert told(events, "paid") == [{"seat": 0, "sources": ["beer", "beer", "brewery_1"]}]
    assert player(m, 0).played == ["beer", "beer", "elf_archer"]
    assert building(m, 0, "brewery_1").tokens == 0
    assert m.state.supply["elf_archer"] == 7


def test_s31_bought_cards_do_not_act_this_turn() -> None:
    m = scene(Village(hand="3*beer"), Village(buildings="brewery"))
    play(m, "0 buy elf_archer")
    assert not options(m, 0, "attack")


def test_s31_a_bought_path_card_leaves_a_place_that_is_filled_at_once() -> None:
    """Cards to its left move right; the new card may be bought too."""
    m = scene(Village(hand="9*beer 9*gold"), path="scroll crystal sword beer_mugs gold_bars", path_deck="bear_rider")
    play(m, "0 take sword 3")
    assert m.state.path == ["bear_rider", "scroll", "crystal", "beer_mugs", "gold_bars"]
    play(m, "0 take bear_rider 1")
    assert player(m, 0).played[-1] == "bear_rider"


def test_s31_an_empty_path_deck_is_made_of_its_discard_pile() -> None:
    """Ruling `path_empty`: and if that is empty too, the place stays open, beside the deck."""
    m = scene(Village(hand="9*beer 9*gold"), path="scroll crystal sword beer_mugs gold_bars", path_deck="")
    play(m, "0 take scroll 1")
    assert m.state.path == ["crystal", "sword", "beer_mugs", "gold_bars"]
    assert may(m, "0 take crystal 2")
    assert may(m, "0 take gold_bars 5")
    m = scene(Village(hand="viking_warrior elf_archer"), path="undead_beer", path_deck="")
    play(m, "0 fight undead_beer 5", "0 join elf_archer")
    assert m.state.path == ["undead_beer"], "beaten, discarded and reshuffled"


def test_s31_stacks_run_out() -> None:
    m = scene(Village(hand="9*beer"), supply={"elf_archer": 0})
    assert not may(m, "0 buy elf_archer")


def test_s31_undead_cannot_be_bought() -> None:
    m = scene(Village(hand="9*beer 9*gold"), path="undead_beer scroll")
    assert options(m, 0, "take") == ["take scroll 5"]


def test_s31_cards_from_hand_are_paid_before_tokens() -> None:
    """The sensible way: what cannot be stored goes first, storages last."""
    m = scene(Village(hand="beer", buildings="brewery:1 beer_container:2", loot=(1, 0)))
    play(m, "0 buy elf_archer")
    p = player(m, 0)
    assert (p.played, p.loot) == (["beer", "elf_archer"], [0, 0])
    assert (building(m, 0, "brewery_1").tokens, building(m, 0, "beer_container_1").tokens) == (0, 2)


def test_s31_any_other_way_to_pay_is_possible_in_steps() -> None:
    m = scene(Village(hand="3*beer", buildings="brewery:1 2*beer_container:2", loot=(1, 0)))
    assert options(m, 0, "use") == [
        "use beer",
        "use loot_beer",
        "use brewery_1",
        "use beer_container_1",
        "use beer_container_2",
    ]
    play(m, "0 use beer_container_2", "0 use brewery_1", "0 use beer", "0 buy elf_archer")
    assert m.state.purse == [0, 0]
    assert player(m, 0).hand == ["beer", "beer"]
    assert [b.tokens for b in player(m, 0).village] == [0, 0, 2, 1]


def test_s31_nothing_is_set_out_where_there_is_no_choice() -> None:
    assert not options(scene(Village(hand="3*beer 2*gold")), 0, "use")
    assert not options(scene(Village(buildings="2*brewery:1")), 0, "use")


def test_s31_too_large_a_card_leaves_change_for_this_turn() -> None:
    m = scene(Village(hand="2*beer_mugs"))
    play(m, "0 buy elf_archer")
    assert m.state.purse == [1, 0]
    play(m, "0 end")
    assert m.state.purse == [0, 0]


# ---- 3.2 buildings -------------------------------------------------------------------------------------------------


def test_s32_a_building_lies_in_the_village_with_a_construction_token() -> None:
    m = scene(Village(hand="2*gold"), Village(hand="viking_warrior"))
    play(m, "0 build brewery", "0 end")
    assert building(m, 0, "brewery_1").site
    assert not may(m, "1 attack wolf brewery_1"), "not attacked this round"


def test_s32_construction_tokens_go_at_the_end_of_the_round() -> None:
    m = scene(Village(hand="2*gold", deck="9*beer"), Village(deck="9*viking_warrior"))
    play(m, "0 build brewery", "0 end", "1 end")
    assert not building(m, 0, "brewery_1").site
    assert building(m, 0, "brewery_1").tokens == 1, "and it works in the next round"
    assert may(m, "1 attack wolf brewery_1")


def test_s32_the_town_hall_limits_the_buildings() -> None:
    m = scene(Village(hand="9*gold 9*beer", buildings="brewery tavern"))
    play(m, "0 build drakkar")
    assert not options(m, 0, "build")
    assert options(scene(Village(hand="9*gold", hall="2", buildings="brewery tavern drakkar")), 0, "build")


def test_s32_three_of_a_kind_at_most() -> None:
    m = scene(Village(hand="9*gold 9*beer", hall="3", buildings="3*brewery 3*tavern"))
    assert options(m, 0, "build") == [
        "build gold_factory",
        "build drakkar",
        "build beer_container",
        "build gold_container",
    ]


# ---- 3.3 town hall -------------------------------------------------------------------------------------------------


def test_s33_level_1_to_2_costs_3_gold() -> None:
    assert not may(scene(Village(hand="2*gold 9*beer")), "0 upgrade town_hall_2")
    m = scene(Village(hand="3*gold"))
    play(m, "0 upgrade town_hall_2")
    assert (player(m, 0).village[0].kind, player(m, 0).village[0].site) == ("town_hall_2", True)


def test_s33_limits_are_3_and_6_and_none() -> None:
    assert [hall.limit for hall in box().town_halls] == [3, 6, None]


def test_s33_the_new_limit_holds_from_the_next_round_on() -> None:
    """Ruling `upgrade_limit`."""
    m = scene(Village(hand="9*gold", buildings="brewery tavern gold_factory", deck="9*gold"))
    play(m, "0 upgrade town_hall_2")
    assert not options(m, 0, "build")
    play(m, "0 end", "1 end", "1 end")
    assert options(m, 0, "build")


def test_s33_a_town_hall_under_construction_cannot_be_attacked() -> None:
    m = scene(Village(hand="3*gold"), Village(hand="bone_crusher"))
    play(m, "0 upgrade town_hall_2", "0 end")
    assert not may(m, "1 attack wolf town_hall")


def test_s33_no_two_upgrades_in_a_round() -> None:
    """Ruling `two_upgrades`."""
    m = scene(Village(hand="20*gold"))
    play(m, "0 upgrade town_hall_2")
    assert not options(m, 0, "upgrade")


def test_s33_level_3_gives_points_at_once_and_is_the_last() -> None:
    """Ruling `level_3_points`."""
    m = scene(Village(hand="20*gold", hall="2", deck="9*gold"))
    play(m, "0 upgrade town_hall_3")
    assert vp(m) == [3, 0]
    play(m, "0 end", "1 end", "1 end")
    assert not options(m, 0, "upgrade")


def test_s33_dismantling_once_a_round_for_nothing() -> None:
    """Ruling `dismantle`: tokens on it go back to the supply; never the town hall."""
    m = scene(Village(buildings="brewery:1 tavern"))
    assert options(m, 0, "dismantle") == ["dismantle brewery_1", "dismantle tavern_1"]
    play(m, "0 dismantle brewery_1")
    assert m.state.supply["brewery"] == 13
    assert m.state.purse == [0, 0]
    assert not options(m, 0, "dismantle")


def test_s33_a_freed_place_can_be_built_on_again() -> None:
    m = scene(Village(buildings="2*brewery tavern", hand="2*gold"))
    play(m, "0 dismantle brewery_1", "0 build brewery")
    assert [b.ref for b in player(m, 0).village] == ["town_hall", "brewery_2", "tavern_1", "brewery_1"]

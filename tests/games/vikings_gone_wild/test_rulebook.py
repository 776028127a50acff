"""The rulebook, section by section: every worked example, every rule that can be broken, every answer of the FAQ.

The text of the rulebook has no pages, so tests carry its numbered sections in their names: `test_s34` is section 3.4,
`test_s0` the setup, `test_end`, `test_asgard`, `test_general` and `test_faq` those without a number. Rulings are named
by their id in RULES.md.
"""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.vikings_gone_wild.game import load
from longhall.games.vikings_gone_wild.sheet import attack_points, defense
from longhall.games.vikings_gone_wild.state import State
from longhall.kernel import Illegal, Match
from tests.games.vikings_gone_wild.scenes import (
    Village,
    asked,
    attack,
    box,
    building,
    may,
    options,
    play,
    player,
    scene,
    told,
    vp,
)

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


# ---- 3.4 attacks on players ----------------------------------------------------------------------------------------


def test_s34_example_a_viking_warrior_damages_a_smelter() -> None:
    """Strength 1 against defence 1 is enough."""
    m = scene(Village(hand="viking_warrior"), Village(buildings="gold_factory"))
    attack(m, 0, "raven", "gold_factory_1", "viking_warrior")
    assert building(m, 1, "gold_factory_1").damaged
    play(m, "0 end")
    assert vp(m) == [1, 0]


@pytest.mark.parametrize(
    ("damaged", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11), (7, 13), (8, 15), (9, 17)]
)
def test_s34_table_of_points(damaged: int, points: int) -> None:
    """Ruling `attack_table`: beyond seven it goes on."""
    assert attack_points(scene(Village()).state, damaged) == points


def test_s34_points_come_at_the_end_of_the_turn() -> None:
    m = scene(Village(hand="2*viking_warrior"), Village(buildings="2*brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    attack(m, 0, "raven", "brewery_2", "viking_warrior")
    assert vp(m) == [0, 0]
    play(m, "0 end")
    assert vp(m) == [3, 0]


def test_s34_each_fighter_attacks_once() -> None:
    m = scene(Village(hand="pigator"), Village(buildings="2*brewery"))
    attack(m, 0, "raven", "brewery_1", "pigator")
    assert not options(m, 0, "attack"), "what was too much is lost"


def test_s34_only_fighters_and_heroes_attack() -> None:
    assert not options(scene(Village(hand="3*beer cannon scroll sword"), Village(buildings="brewery")), 0, "attack")
    assert options(scene(Village(hand="thor"), Village(buildings="brewery")), 0, "attack")


def test_s34_one_opponent_a_turn() -> None:
    m = scene(Village(hand="2*viking_warrior"), Village(buildings="2*brewery"), Village(buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    assert options(m, 0, "attack") == ["attack raven town_hall", "attack raven brewery_2"]


def test_s34_nobody_is_attacked_twice_in_a_round() -> None:
    m = scene(
        Village(hand="viking_warrior"),
        Village(hand="viking_warrior", buildings="2*brewery"),
        Village(hand="viking_warrior", buildings="brewery"),
    )
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "0 end", "1 end")
    assert not [line for line in options(m, 2, "attack") if "raven" in line]
    assert may(m, "2 attack wolf town_hall")


def test_s34_if_all_have_been_attacked_anybody_may_be_but_no_damaged_building() -> None:
    """The exception; still one opponent a turn (ruling `exception_one`)."""
    m = scene(
        Village(hand="viking_warrior", buildings="brewery"),
        Village(hand="viking_warrior", buildings="2*brewery"),
        Village(hand="2*viking_warrior", buildings="brewery"),
    )
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "0 end")
    attack(m, 1, "wolf", "brewery_1", "viking_warrior")
    play(m, "1 end")
    assert options(m, 2, "attack") == [
        "attack wolf town_hall",
        "attack raven town_hall",
        "attack raven brewery_2",
    ]
    attack(m, 2, "raven", "brewery_2", "viking_warrior")
    assert options(m, 2, "attack") == ["attack raven town_hall"]


def test_s34_damaged_buildings_go_on_working() -> None:
    m = scene(Village(hand="viking_warrior"), Village(buildings="brewery:1", hand="2*beer", deck="9*beer"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "0 end")
    assert may(m, "1 buy elf_archer"), "with the token of the damaged brewery"


def test_s34_damage_tokens_go_at_the_end_of_the_round() -> None:
    m = scene(Village(hand="viking_warrior", deck="9*viking_warrior"), Village(buildings="brewery", deck="9*beer"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "0 end", "1 end", "1 end")
    assert may(m, "0 attack raven brewery_1")


def test_s34_rewards_in_points_come_at_once() -> None:
    m = scene(Village(hand="pigator"), Village(buildings="tavern"))
    attack(m, 0, "raven", "tavern_1", "pigator")
    assert vp(m) == [2, 0]


def test_s34_loot_comes_out_of_the_attacked_storage() -> None:
    m = scene(Village(hand="bone_crusher", buildings="gold_container:1"), Village(buildings="gold_container:2"))
    attack(m, 0, "raven", "gold_container_1", "bone_crusher")
    assert building(m, 1, "gold_container_1").tokens == 1
    assert building(m, 0, "gold_container_1").tokens == 2


@pytest.mark.parametrize("own", ["", "gold_container:4", "gold_container+", "beer_container"])
def test_s34_loot_without_room_lies_on_the_town_hall_until_the_end_of_the_round(own: str) -> None:
    m = scene(Village(hand="bone_crusher", buildings=own), Village(buildings="gold_container:2"))
    attack(m, 0, "raven", "gold_container_1", "bone_crusher")
    assert player(m, 0).loot == [0, 1]
    play(m, "0 end", "1 end")
    if asked(m) == [(0, "store")]:
        play(m, "0 store")
    assert player(m, 0).loot == [0, 0]


def test_s34_loot_goes_to_the_fullest_storage_with_room() -> None:
    """Ruling `loot_place`."""
    m = scene(
        Village(hand="bone_crusher", buildings="gold_container:4 gold_container gold_container:3"),
        Village(buildings="gold_container:2"),
    )
    attack(m, 0, "raven", "gold_container_1", "bone_crusher")
    assert [b.tokens for b in player(m, 0).village] == [0, 4, 0, 4]


def test_s34_a_town_hall_of_level_3_pays_an_asgard_card() -> None:
    m = scene(Village(hand="thor"), Village(hall="3"), asgard_deck="alviss")
    attack(m, 0, "raven", "town_hall", "thor")
    play(m, "0 accept")
    assert options(m, 0) == ["favour thor", "favour mjollnir", "favour alviss"]
    play(m, "0 favour mjollnir")
    assert player(m, 0).played == ["thor", "mjollnir"]


def test_s34_the_asgard_card_of_a_town_hall_may_be_left() -> None:
    """Ruling `asgard_must`: the reward is offered, before a card is turned up; and not without a deck."""
    m = scene(Village(hand="thor"), Village(hall="3"))
    attack(m, 0, "raven", "town_hall", "thor")
    assert options(m, 0) == ["accept", "decline"]
    play(m, "0 decline")
    assert (m.state.asgard_left, player(m, 0).played) == (4, ["thor"])
    none = scene(Village(hand="thor"), Village(hall="3"), asgard_deck="")
    attack(none, 0, "raven", "town_hall", "thor")
    assert asked(none) == [(0, "act")]


# ---- 3.4 defence ---------------------------------------------------------------------------------------------------


def test_s34_example_a_tower_repels_two_elf_archers() -> None:
    """4 against 4 + 2: Lagertha gains 2 points for the archers, and 1 more for full defence."""
    m = scene(Village(hand="2*elf_archer"), Village(hand="cannon"))
    attack(m, 0, "raven", "town_hall", "elf_archer", "elf_archer")
    assert asked(m) == [(1, "defend")]
    play(m, "1 defend cannon")
    assert vp(m) == [0, 2]
    play(m, "0 end")
    assert vp(m) == [0, 3]
    assert building(m, 1, "town_hall").damaged, "a token shows that she has been attacked"


def test_s34_several_fortifications_may_answer() -> None:
    m = scene(Village(hand="pigator"), Village(hand="cannon chicken_tower beer", buildings="drakkar"))
    attack(m, 0, "raven", "drakkar_1", "pigator")
    play(m, "1 defend cannon", "1 defend chicken_tower")
    assert building(m, 1, "drakkar_1").forts == ["cannon", "chicken_tower"]
    assert vp(m) == [0, 1]


def test_s34_the_attacker_adds_nothing_after_the_defence() -> None:
    m = scene(Village(hand="2*viking_warrior sword"), Village(hand="cannon beer", buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "1 defend cannon")
    assert m.state.attack is None
    assert asked(m) == [(0, "act")]


def test_s34_equal_strength_wins_against_a_fortified_building() -> None:
    m = scene(Village(hand="chicken_tower elf_archer viking_warrior"), Village(hand="cannon", buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "elf_archer", "viking_warrior")
    play(m, "1 defend cannon")
    assert building(m, 1, "brewery_1").damaged


def test_s34_fortifications_stay_until_the_end_of_the_round() -> None:
    """A repelled building may be attacked again, with the fortifications on it."""
    m = scene(Village(hand="2*viking_warrior"), Village(hand="cannon", buildings="brewery", deck="9*beer"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "1 defend cannon")
    assert may(m, "0 attack raven brewery_1")
    assert defense(m.state, player(m, 1), building(m, 1, "brewery_1")) == 3
    play(m, "0 end", "1 end")
    assert not building(m, 1, "brewery_1").forts
    assert "cannon" in [*player(m, 1).discard, *player(m, 1).deck, *player(m, 1).hand]


def test_s34_fortifications_only_answer_attacks() -> None:
    m = scene(Village(hand="cannon"), Village(buildings="brewery"))
    assert not options(m, 0, "play")
    assert not options(m, 0, "defend")


def test_s34_one_point_for_each_unit_and_hero_not_for_other_cards() -> None:
    m = scene(Village(hand="viking_warrior alviss sword"), Village(hall="3"))
    attack(m, 0, "raven", "town_hall", "viking_warrior", "alviss", "sword")
    assert vp(m) == [0, 2]


def test_s34_too_weak_an_attack_is_repelled_without_a_card() -> None:
    """Ruling `weak_attack`."""
    m = scene(Village(hand="viking_warrior"), Village())
    attack(m, 0, "raven", "town_hall", "viking_warrior")
    assert vp(m) == [0, 1]


def test_s34_no_full_defence_if_anything_was_damaged() -> None:
    m = scene(Village(hand="2*viking_warrior"), Village(buildings="brewery"))
    attack(m, 0, "raven", "town_hall", "viking_warrior")
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "0 end")
    assert vp(m) == [1, 1]
    assert not building(m, 1, "town_hall").damaged


def test_s34_a_marked_town_hall_cannot_be_attacked() -> None:
    """Ruling `marked_hall`: not even when the exception allows another attack."""
    m = scene(
        Village(hand="viking_warrior"),
        Village(hand="viking_warrior", buildings="brewery"),
        Village(hand="viking_warrior"),
    )
    attack(m, 0, "raven", "town_hall", "viking_warrior")
    play(m, "0 end")
    attack(m, 1, "wolf", "town_hall", "viking_warrior")
    play(m, "1 end")
    assert options(m, 2, "attack") == ["attack raven brewery_1"]


def test_s34_whoever_may_hold_a_fortification_is_asked_and_nobody_else() -> None:
    """Ruling `asked_alike`: by what everybody can count, never by the hand."""
    hidden = scene(Village(hand="viking_warrior"), Village(hand="beer", deck="cannon", buildings="brewery"))
    attack(hidden, 0, "raven", "brewery_1", "viking_warrior")
    assert asked(hidden) == [(1, "defend")]
    assert options(hidden, 1) == ["hold"]
    none = scene(Village(hand="viking_warrior"), Village(hand="beer", discard="cannon", buildings="brewery"))
    attack(none, 0, "raven", "brewery_1", "viking_warrior")
    assert asked(none) == [(0, "act")]


# ---- 3.4 undead and dragon -----------------------------------------------------------------------------------------


def test_s34_undead_pay_a_token_and_a_point_and_leave_the_path() -> None:
    m = scene(Village(hand="2*elf_archer"), path="scroll undead_gold undead_beer sword crystal", path_deck="bear_rider")
    play(m, "0 fight undead_gold 2", "0 join elf_archer")
    assert vp(m) == [1, 0]
    assert player(m, 0).loot == [0, 1]
    assert m.state.path_discard == ["undead_gold"]
    assert m.state.path == ["bear_rider", "scroll", "undead_beer", "sword", "crystal"], "ruling `undead_refill`"
    play(m, "0 fight undead_beer 3", "0 join elf_archer")
    assert vp(m) == [2, 0], "as many as there are fighters for"


def test_s34_undead_and_dragon_are_no_attack_on_a_player() -> None:
    """No points of the table, no full defence, nobody to answer."""
    m = scene(Village(hand="elf_archer viking_warrior"), Village(hand="cannon"), path="undead_beer")
    play(m, "0 fight undead_beer 5", "0 join elf_archer", "0 fight_dragon", "0 join viking_warrior", "0 loot gold")
    assert m.state.victim == -1
    assert not player(m, 1).attacked
    play(m, "0 end")
    assert vp(m) == [1, 0]


def test_s34_what_cannot_be_beaten_is_not_fought() -> None:
    """Ruling `no_vain_fight`."""
    m = scene(Village(hand="viking_warrior"), path="undead_beer")
    assert not options(m, 0, "fight")
    assert may(m, "0 fight_dragon")


@pytest.mark.parametrize(("token", "loot"), [("beer", [1, 0]), ("gold", [0, 1])])
def test_s34_the_dragon_pays_a_token_of_choice_once_a_round(token: str, loot: list[int]) -> None:
    m = scene(Village(hand="2*viking_warrior"))
    play(m, "0 fight_dragon", "0 join viking_warrior", f"0 loot {token}")
    assert player(m, 0).loot == loot
    assert vp(m) == [0, 0]
    assert not may(m, "0 fight_dragon")


def test_s34_every_player_may_fight_the_dragon_in_a_round() -> None:
    m = scene(Village(hand="viking_warrior"), Village(hand="viking_warrior"))
    play(m, "0 fight_dragon", "0 join viking_warrior", "0 loot beer", "0 end")
    assert may(m, "1 fight_dragon")


# ---- 3.5 missions --------------------------------------------------------------------------------------------------


def test_s35_a_mission_pays_at_once_and_lies_face_down() -> None:
    m = scene(Village(hand="2*gold", missions="worker attacker"))
    assert not options(m, 0, "claim")
    play(m, "0 build brewery", "0 claim worker")
    assert vp(m) == [1, 0]
    assert (player(m, 0).missions, player(m, 0).done) == (["attacker"], ["worker"])


def test_s35_one_mission_a_round() -> None:
    m = scene(Village(hand="2*gold 3*beer", missions="worker strategy"))
    play(m, "0 build brewery", "0 buy elf_archer", "0 claim worker")
    assert not options(m, 0, "claim")


def test_s35_empty_places_are_filled_in_the_draw_phase_from_the_first_player() -> None:
    m = scene(
        Village(missions="worker"),
        Village(missions="shield"),
        phase="draw",
        first=1,
        missions="",
        missions_bottom="a b",
    )
    assert player(m, 1).missions == ["shield", "a"]
    assert player(m, 0).missions == ["worker", "b"]


def test_s35_a_completed_mission_is_not_replaced_before_the_draw_phase() -> None:
    m = scene(Village(hand="2*gold", missions="worker attacker", deck="9*beer"), Village(missions="2*shield"))
    play(m, "0 build brewery", "0 claim worker")
    assert len(player(m, 0).missions) == 1
    play(m, "0 end", "1 end")
    assert len(player(m, 0).missions) == 2


def test_s35_a_mission_may_be_swapped_for_gold_once_a_turn() -> None:
    m = scene(Village(hand="2*gold", missions="worker attacker"), missions="", missions_bottom="architect brewer")
    play(m, "0 swap worker")
    assert player(m, 0).missions == ["attacker", "architect"]
    assert m.state.missions_bottom == ["brewer", "worker"], "it goes under the deck"
    assert not options(m, 0, "swap")


def test_s35_no_swap_without_gold_or_missions() -> None:
    """Ruling `missions_empty`."""
    assert not options(scene(Village(hand="5*beer", missions="worker")), 0, "swap")
    assert not options(scene(Village(hand="gold", missions="worker"), missions=""), 0, "swap")


# ---- 3.6 exchange --------------------------------------------------------------------------------------------------


def test_s36_example_a_card_and_a_token_for_a_gold_of_this_turn() -> None:
    m = scene(Village(hand="beer", buildings="brewery:1 gold_container"))
    play(m, "0 exchange beer gold")
    assert m.state.purse == [0, 1]
    play(m, "0 end", "1 end")
    assert building(m, 0, "gold_container_1").tokens == 0, "it cannot be stored"


def test_s36_two_for_one_both_ways_and_any_number_of_times() -> None:
    m = scene(Village(hand="4*gold"))
    play(m, "0 exchange gold beer", "0 exchange gold beer")
    assert m.state.purse == [2, 0]
    play(m, "0 exchange beer gold")
    assert m.state.purse == [0, 1]
    assert not options(m, 0, "exchange")


# ---- 4. storage ----------------------------------------------------------------------------------------------------


def storage(*villages: Village) -> Match[State]:
    return scene(*villages, phase="storage")


def test_s4_produced_tokens_go_to_storages_and_the_rest_is_lost() -> None:
    m = storage(Village(buildings="2*brewery:1 beer_container:3 gold_factory:1", hall="2", deck="9*beer"))
    play(m, "0 store")
    assert building(m, 0, "beer_container_1").tokens == 4
    assert vp(m) == [1, 0]
    assert player(m, 0).sources == {"storage": 1}


def test_s4_tokens_may_be_moved_between_storages_of_a_kind() -> None:
    m = storage(Village(buildings="beer_container:1 beer_container:3", deck="9*beer"))
    play(m, "0 arrange beer")
    assert options(m, 0) == ["lay_out beer 4 0", "lay_out beer 3 1", "lay_out beer 2 2"]
    play(m, "0 lay_out beer 4 0")
    assert vp(m) == [1, 0]


def test_s4_storing_is_a_choice_but_what_is_stored_stays() -> None:
    """Ruling `store_choice`."""
    m = storage(Village(buildings="brewery:1 beer_container:1", deck="9*beer"))
    play(m, "0 arrange beer")
    assert options(m, 0) == ["lay_out beer 2", "lay_out beer 1"]


def test_s4_both_players_store_at_the_same_time() -> None:
    m = storage(
        Village(buildings="brewery:1 beer_container", deck="9*beer"),
        Village(buildings="gold_factory:1 gold_container", deck="9*beer"),
    )
    assert asked(m) == [(0, "store"), (1, "store")]
    play(m, "1 store", "0 store")
    assert building(m, 1, "gold_container_1").tokens == 1


def test_s4_nobody_is_asked_without_a_choice() -> None:
    m = storage(Village(buildings="brewery:1", deck="9*beer"), Village(buildings="gold_container:2", deck="9*beer"))
    assert m.state.phase == "action"


def test_s4_a_point_for_each_full_storage() -> None:
    m = storage(Village(buildings="2*beer_container:4 gold_container:4", hall="2", deck="9*beer"))
    assert vp(m) == [3, 0]


def test_s4_a_threshold_passed_by_storing_brings_an_asgard_card() -> None:
    m = storage(Village(buildings="beer_container:4", vp=4, deck="9*beer"))
    assert asked(m) == [(0, "asgard")]


def test_s4_a_storage_under_construction_holds_nothing() -> None:
    m = storage(Village(buildings="brewery:1 beer_container+", deck="9*beer"))
    assert building(m, 0, "beer_container_1").tokens == 0


# ---- 5. the end of the round ---------------------------------------------------------------------------------------


def test_s5_played_cards_and_the_hand_go_to_the_discard_pile() -> None:
    m = scene(Village(hand="3*beer gold", deck="9*gold"))
    play(m, "0 buy elf_archer", "0 end", "1 end")
    assert sorted(player(m, 0).discard) == ["beer", "beer", "beer", "elf_archer", "gold"]


@pytest.mark.parametrize(("drakkars", "kept"), [(1, "keep cannon"), (2, "keep cannon gold")])
def test_s5_each_drakkar_keeps_a_card(drakkars: int, kept: str) -> None:
    """Ruling `drakkars`."""
    m = scene(Village(buildings=f"{drakkars}*drakkar", hand="beer cannon gold", deck="9*beer"), phase="storage")
    assert kept in options(m, 0)
    assert "keep" in options(m, 0), "or none"
    assert max(len(line.split()) - 1 for line in options(m, 0)) == drakkars


def test_s5_a_drakkar_under_construction_keeps_nothing() -> None:
    m = scene(Village(buildings="drakkar+", hand="beer", deck="9*beer"), phase="storage")
    assert m.state.phase == "action"
    assert player(m, 0).discard == ["beer"]


def test_s5_the_path_moves_on() -> None:
    m = scene(Village(deck="9*beer"), path="scroll crystal sword beer_mugs undead_gold", path_deck="bear_rider")
    play(m, "0 end", "1 end")
    assert m.state.path == ["bear_rider", "scroll", "crystal", "sword", "beer_mugs"]
    assert m.state.path_discard == ["undead_gold"]


def test_s5_the_path_moves_on_even_when_it_has_free_places() -> None:
    """Ruling `path_empty`: the card that leaves is all there is to shuffle, and comes again."""
    m = scene(Village(deck="9*beer"), path="scroll undead_gold", path_deck="")
    play(m, "0 end", "1 end")
    assert m.state.path == ["undead_gold", "scroll"]


def test_s5_the_first_player_token_goes_to_the_left() -> None:
    m = scene(Village(), Village(), Village(), first=2)
    play(m, "2 end", "0 end", "1 end")
    assert m.state.first == 0
    assert (m.state.round, asked(m)) == (2, [(0, "act")])


# ---- the end of the game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "length", "goal"),
    [(2, "normal", 40), (3, "normal", 30), (4, "normal", 30), (3, "long", 40), (4, "long", 40)],
)
def test_end_at_40_or_30_points(seats: int, length: str, goal: int) -> None:
    assert Match.new(load(), seats, 1, {"length": length}).state.goal == goal


def test_end_the_round_is_played_to_its_end() -> None:
    m = scene(Village(vp=39, hand="viking_warrior", buildings="brewery"), Village(hand="gold", buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    events = play(m, "0 end")
    assert told(events, "goal") == [{"seat": 0, "goal": 40}]
    assert asked(m) == [(1, "act")]
    play(m, "1 end")
    assert m.over


def test_end_achievements_pay_6_or_are_shared() -> None:
    """Ruling `zero`: nobody has the most of nothing."""
    m = scene(
        Village(vp=40, buildings="tavern", deck="elf_archer cannon"),
        Village(buildings="brewery", deck="2*elf_archer"),
        phase="end",
    )
    assert m.over
    assert vp(m) == [40 + 6 + 3, 6 + 3], "Defender alone, Conqueror the other alone, Builder shared, no beer stored"


@pytest.mark.parametrize(("sharing", "points"), [(1, 6), (2, 3), (3, 2), (4, 1)])
def test_end_shares(sharing: int, points: int) -> None:
    villages = [Village(vp=30, deck="cannon" if seat < sharing else "") for seat in range(4)]
    assert vp(scene(*villages, phase="end", achievements="defender miner king_pig follower"))[0] == 30 + points


def test_end_the_most_points_win() -> None:
    m = scene(Village(vp=30), Village(vp=31), Village(vp=29), phase="end")
    assert m.state.winners == [1]
    assert m.game.returns(m.state) == [0, 1, 0]


def test_end_a_tie_is_broken_by_unused_achievements() -> None:
    m = scene(Village(vp=40, deck="pigator bone_crusher"), Village(vp=40, deck="2*elf_archer"), phase="end")
    assert vp(m) == [43, 43], "two units each"
    assert m.state.winners == [0], "King Pig"


def test_end_a_tie_that_nothing_breaks_is_shared() -> None:
    m = scene(Village(vp=40), Village(vp=40), phase="end")
    assert m.state.winners == [0, 1]
    assert m.game.returns(m.state) == [0.5, 0.5]
    assert not m.state.spare, "all four have been tried"


def test_end_a_tie_break_that_only_a_third_player_meets_changes_nothing() -> None:
    """Ruling `tie_break`."""
    m = scene(Village(vp=30), Village(vp=30), Village(done="worker", deck="pigator"), phase="end")
    assert m.state.winners == [0, 1]


# ---- Asgard cards --------------------------------------------------------------------------------------------------


def claims(points: int, asgard_deck: str = "alviss dvergar") -> Match[State]:
    """A village with so many points that may complete a mission of three points."""
    return scene(
        Village(vp=points, hall="2", buildings="3*brewery 3*tavern", missions="architect"), asgard_deck=asgard_deck
    )


@pytest.mark.parametrize("before", [4, 11, 19])
def test_asgard_at_5_12_and_20_points(before: int) -> None:
    m = claims(before)
    play(m, "0 claim architect")
    assert asked(m) == [(0, "asgard")]
    assert len(options(m, 0)) == 3, "the two open ones and the top of the deck"
    play(m, "0 favour thor")
    assert player(m, 0).played == ["thor"]
    assert len(m.state.asgard) == 2
    assert asked(m) == [(0, "act")]


@pytest.mark.parametrize("before", [1, 5, 12, 20, 30])
def test_asgard_each_threshold_once(before: int) -> None:
    m = claims(before)
    play(m, "0 claim architect")
    assert asked(m) == [(0, "act")]


def test_asgard_two_thresholds_at_once_bring_two_cards() -> None:
    m = scene(Village(vp=4, hand="8*viking_warrior"), Village(buildings="3*brewery 2*gold_factory", hall="2"))
    for ref in ("brewery_1", "brewery_2", "brewery_3", "gold_factory_1", "gold_factory_2"):
        attack(m, 0, "raven", ref, "viking_warrior")
    play(m, "0 end", "0 favour thor")
    assert vp(m)[0] == 13
    assert asked(m) == [(0, "asgard")]


def test_asgard_out_of_turn() -> None:
    """By repelling an attack."""
    m = scene(Village(hand="viking_warrior"), Village(vp=4))
    attack(m, 0, "raven", "town_hall", "viking_warrior")
    assert asked(m) == [(1, "asgard")]
    play(m, "1 favour thor")
    assert asked(m) == [(0, "act")]


def test_asgard_an_empty_deck_gives_nothing() -> None:
    """Ruling `asgard_empty`: not even the open cards."""
    m = claims(4, asgard_deck="")
    play(m, "0 claim architect")
    assert asked(m) == [(0, "act")]


def test_asgard_cards_gained_act_only_when_drawn() -> None:
    m = claims(4)
    play(m, "0 claim architect", "0 favour thor")
    assert not options(m, 0, "attack")


# ---- general rules -------------------------------------------------------------------------------------------------


def test_general_cards_played_this_turn_are_not_reshuffled() -> None:
    m = scene(Village(hand="scroll beer", deck="", discard="gold"))
    play(m, "0 play scroll")
    assert player(m, 0).hand == ["beer", "gold"]
    assert player(m, 0).played == ["scroll"]


def test_general_the_discard_pile_is_reshuffled_only_when_a_card_is_wanted() -> None:
    m = scene(Village(hand="scroll", deck="2*beer", discard="gold"))
    play(m, "0 play scroll")
    assert (player(m, 0).deck, player(m, 0).discard) == ([], ["gold"])


def test_general_nothing_to_draw_is_no_harm() -> None:
    m = scene(Village(hand="scroll"))
    play(m, "0 play scroll")
    assert player(m, 0).hand == []


def test_general_example_alviss_draws_first_and_attacks_with_what_he_drew() -> None:
    m = scene(Village(hand="alviss", deck="2*viking_warrior"), Village(hall="2"))
    play(m, "0 play alviss")
    assert player(m, 0).ready == ["alviss"]
    attack(m, 0, "raven", "town_hall", "alviss", "viking_warrior", "viking_warrior")
    assert vp(m)[1] == 3, "5 against 6: three fighters repelled"


def test_general_example_or_attacks_first_and_draws_later() -> None:
    m = scene(Village(hand="alviss", deck="2*viking_warrior"), Village(buildings="2*brewery"))
    attack(m, 0, "raven", "brewery_1", "alviss")
    play(m, "0 collect alviss")
    assert player(m, 0).hand == ["viking_warrior", "viking_warrior"]
    assert not options(m, 0, "collect"), "once"
    attack(m, 0, "raven", "brewery_2", "viking_warrior")


def test_general_an_effect_that_was_not_used_is_gone_with_the_turn() -> None:
    m = scene(Village(hand="shaman", deck="9*beer"), Village(buildings="brewery", deck="9*beer"))
    attack(m, 0, "raven", "brewery_1", "shaman")
    play(m, "0 end")
    assert player(m, 0).owed == []


# ---- FAQ -----------------------------------------------------------------------------------------------------------


def test_faq_too_few_cards_in_the_deck() -> None:
    """What is left, then the discard pile, up to the full number; kept cards on top."""
    m = scene(Village(buildings="tavern drakkar", hand="cannon", deck="2*gold", discard="9*beer"), phase="storage")
    play(m, "0 keep cannon")
    hand = Counter(player(m, 0).hand)
    assert hand == {"cannon": 1, "gold": 2, "beer": 4}


def test_faq_neither_fortifications_nor_town_hall_count_for_the_limit() -> None:
    m = scene(Village(hand="viking_warrior"), Village(hand="cannon 2*gold", buildings="brewery tavern"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "1 defend cannon", "0 end", "1 build brewery")
    assert len(player(m, 1).village) == 4


def test_faq_cards_are_never_stored() -> None:
    m = scene(Village(hand="3*beer", buildings="beer_container", deck="9*beer"), phase="storage")
    assert building(m, 0, "beer_container_1").tokens == 0


def test_faq_no_token_from_a_brewery_or_smelter() -> None:
    m = scene(Village(hand="2*viking_warrior"), Village(buildings="brewery:1 gold_factory:1"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    attack(m, 0, "raven", "gold_factory_1", "viking_warrior")
    assert player(m, 0).loot == [0, 0]
    assert [b.tokens for b in player(m, 1).village] == [0, 1, 1]


def test_faq_an_empty_storage_gives_nothing() -> None:
    m = scene(Village(hand="bone_crusher"), Village(buildings="gold_container"))
    attack(m, 0, "raven", "gold_container_1", "bone_crusher")
    assert player(m, 0).loot == [0, 0]


def test_faq_undead_do_not_count_for_follower() -> None:
    m = scene(
        Village(vp=39, hand="elf_archer"),
        path="undead_beer",
        path_deck="",
        achievements="follower builder miner king_pig",
    )
    play(m, "0 fight undead_beer 5", "0 join elf_archer", "0 end", "1 end")
    assert m.over
    assert vp(m) == [40, 0]


def test_faq_loot_may_be_spent_at_once() -> None:
    m = scene(Village(hand="bone_crusher gold"), Village(buildings="gold_container:1"))
    attack(m, 0, "raven", "gold_container_1", "bone_crusher")
    play(m, "0 build brewery")
    assert player(m, 0).loot == [0, 0]


@pytest.mark.parametrize("aid", ["sword", "mjollnir"])
def test_faq_mjollnir_and_sword_need_a_unit(aid: str) -> None:
    m = scene(Village(hand=f"{aid} thor viking_warrior"), Village(buildings="brewery"))
    play(m, "0 attack raven brewery_1", "0 join thor")
    assert not may(m, f"0 join {aid}"), "a hero is not enough"
    with pytest.raises(Illegal):
        m.apply(0, ("join", aid))
    play(m, "0 join viking_warrior")
    assert may(m, f"0 join {aid}")
    assert not options(scene(Village(hand=aid), Village(buildings="brewery")), 0, "attack")


def test_faq_discard_piles_are_open() -> None:
    m = scene(Village(discard="beer cannon"))
    assert m.game.view(m.state, 1)["players"][0]["discard"] == ["beer", "cannon"]


def test_faq_several_heroes_attack_together() -> None:
    m = scene(Village(hand="alviss dvergar"), Village(hall="2"))
    attack(m, 0, "raven", "town_hall", "alviss", "dvergar")
    assert building(m, 1, "town_hall").damaged


def test_faq_a_full_storage_pays_every_round() -> None:
    m = scene(Village(buildings="beer_container:4", deck="9*gold"), phase="storage")
    play(m, "1 end", "0 end")
    assert vp(m) == [2, 0]


@pytest.mark.parametrize(
    ("card", "buildings", "beer"), [("beer_specialist", "2*brewery+", 3), ("gold_miner", "2*gold_factory+", 3)]
)
def test_faq_buildings_under_construction_count_for_cards(card: str, buildings: str, beer: int) -> None:
    m = scene(Village(hand=card, buildings=buildings))
    funds = m.game.view(m.state, 0)["players"][0]["own"]["funds"]
    assert max(funds.values()) == beer


def test_faq_buildings_under_construction_count_for_dvergar() -> None:
    m = scene(Village(hand="dvergar", buildings="brewery+"), Village())
    attack(m, 0, "raven", "town_hall", "dvergar")
    assert building(m, 1, "town_hall").damaged


def test_faq_one_repelled_attack_is_full_defence() -> None:
    m = scene(Village(hand="viking_warrior"), Village())
    attack(m, 0, "raven", "town_hall", "viking_warrior")
    events = play(m, "0 end")
    assert told(events, "full_defense") == [{"seat": 1}]
    assert vp(m) == [0, 2]

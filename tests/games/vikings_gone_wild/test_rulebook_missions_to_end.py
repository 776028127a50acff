"""The rulebook: missions, exchange, storage, the ends of round and game, general rules, FAQ."""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.vikings_gone_wild.game import load
from longhall.games.vikings_gone_wild.state import State
from longhall.kernel import Illegal, Match
from tests.games.stage import asked, may, options, told
from tests.games.vikings_gone_wild.scenes import Village, attack, building, play, player, scene, vp

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

"""The rulebook, 3.4: attacks, defence, undead and dragon."""

from __future__ import annotations

import pytest

from longhall.games.vikings_gone_wild.sheet import attack_points, defense
from tests.games.stage import asked, may, options
from tests.games.vikings_gone_wild.scenes import Village, attack, building, play, player, scene, vp

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

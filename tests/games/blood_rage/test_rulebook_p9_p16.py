"""The rulebook, p. 9-16: setup, the draft, and the actions."""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.blood_rage.box import PROVINCES
from longhall.games.blood_rage.sheet import strength
from longhall.games.blood_rage.state import State
from longhall.kernel import Illegal, Match
from tests.games.blood_rage.acts import BEAR, RAVEN, SERPENT, WOLF, new
from tests.games.blood_rage.scenes import (
    Clan,
    all_cards,
    answer_all,
    box,
    glory,
    play,
    player,
    rage,
    scene,
    stats,
    there,
)
from tests.games.stage import asked, may, options

# ---- setup (p. 9-11) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p9_clans_begin_alike(seats: int) -> None:
    m = new(seats)
    for seat in range(seats):
        assert stats(m, seat) == {"rage": 6, "axes": 3, "horns": 4}
        assert there(m, seat, "reserve") == ["leader", "ship", *["warrior"] * 8]
        assert player(m, seat).glory == 0


@pytest.mark.parametrize(("seats", "destroyed"), [(4, 1), (3, 2), (2, 3)])
def test_p10_provinces_destroyed_before_the_game(seats: int, destroyed: int) -> None:
    m = new(seats)
    fallen = [i for i in range(PROVINCES) if m.state.fallen[i]]
    assert len(fallen) == destroyed
    assert len({*fallen, *m.state.dooms}) == destroyed + 3, "three other provinces are doomed, one an age"
    assert 0 not in (*fallen, *m.state.dooms), "Yggdrasil never falls"


def test_p10_pillage_tokens_one_a_province_and_yggdrasils_in_its_place() -> None:
    m = new(4)
    assert m.state.tokens[0] == "all"
    assert Counter(m.state.tokens) == {"all": 1, "rage": 3, "axes": 2, "horns": 2, "glory": 1}
    assert not any(m.state.pillaged)


def test_p10_a_fallen_province_takes_no_figures() -> None:
    m = scene(Clan(at={"gimle": "warrior"}), fallen=["utgard"])
    assert not [o for o in options(m, 0) if o.endswith("utgard")]


@pytest.mark.parametrize(("seats", "deck"), [(4, 34), (3, 26), (2, 20)])
def test_p11_decks_are_trimmed(seats: int, deck: int) -> None:
    m = new(seats)
    assert all_cards(m.state).total() == deck
    assert len(m.state.aside) == deck - 8 * seats


def test_p11_the_first_player_can_be_chosen() -> None:
    assert all(new(3, seed=seed, first_player="seat_1").state.first == 0 for seed in range(5))


# ---- gods' gifts (p. 12-13) ----------------------------------------------------------------------------------------


def test_p12_eight_cards_are_dealt_and_one_kept_of_each_pack() -> None:
    m = new(3)
    assert asked(m) == [(0, "draft"), (1, "draft"), (2, "draft")]
    assert [len(p.pack) for p in m.state.players] == [8, 8, 8]
    assert all(len(option.split()) == 2 for option in options(m, 0))


def test_p12_packs_go_to_the_left() -> None:
    m = new(3)
    packs = [list(p.pack) for p in m.state.players]
    for seat in range(3):
        card = packs[seat].pop(0)
        play(m, f"{seat} keep {card}")
    assert [p.pack for p in m.state.players] == [packs[2], packs[0], packs[1]]


def test_p12_answers_wait_until_all_have_chosen() -> None:
    m = new(3)
    card = player(m, 2).pack[0]
    play(m, f"2 keep {card}")
    assert player(m, 2).hand == []
    assert asked(m) == [(0, "draft"), (1, "draft")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p13_six_cards_in_hand_and_two_of_each_pack_discarded_unseen(seats: int) -> None:
    m = new(seats)
    answer_all(m, until="action")
    for p in m.state.players:
        assert (len(p.hand), len(p.dropped), len(p.pack)) == (6, 2, 0)
    assert m.state.discard == []


def test_p13_two_players_keep_two_cards_three_times() -> None:
    m = new(2)
    sizes = []
    while m.state.phase == "gods_gifts":
        sizes.append(len(player(m, 0).pack))
        assert all(len(option.split()) == 3 for option in options(m, 0))
        for seat in (0, 1):
            m.apply(seat, m.ask_for(seat).options[0])
    assert sizes == [8, 6, 4]
    assert len(player(m, 0).hand) == 6


def test_p12_first_game_with_the_first_age_dealt() -> None:
    m = new(3, first_age="dealt")
    assert m.state.phase == "action"
    assert [len(p.hand) for p in m.state.players] == [8, 8, 8]
    answer_all(m, until="discard")
    answer_all(m, until="gods_gifts")
    assert m.state.age == 2
    assert m.pending[0].kind == "draft", "the later ages are drafted"


def test_p12_a_carried_card_does_not_count_towards_the_six() -> None:
    m = scene(Clan(hand="tyrs_bash"), Clan(), phase="valhalla")
    assert asked(m) == [(0, "draft"), (1, "draft")]
    assert m.state.age == 2
    answer_all(m, until="action")
    assert [len(p.hand) for p in m.state.players] == [7, 6]
    assert "tyrs_bash" in player(m, 0).hand


# ---- the action phase (p. 13-14) -----------------------------------------------------------------------------------


def test_p13_example_rage_raised_twice_gives_8_at_the_start_of_the_phase() -> None:
    m = scene(Clan(), Clan(steps=(3, 1, 1), rage=0), phase="begin")
    assert rage(m) == [6, 8]


def test_p13_the_first_player_begins_and_turns_go_to_the_left() -> None:
    m = scene(Clan(), Clan(), Clan(), phase="begin", first=1)
    turns = []
    for _ in range(4):
        seat = m.pending[0].seat
        turns.append(seat)
        play(m, f"{seat} invade warrior muspelheim")
    assert turns == [1, 2, 0, 1]


def test_p13_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    m = scene(Clan(rage=1, hand="thors_glory lokis_domain", upgrades="experts_in_arms"))
    assert not may(m, "0 invade warrior gimle"), "a warrior of strength 2 costs 2"
    assert not may(m, "0 invade ship northwest")
    assert not may(m, "0 upgrade thors_glory")
    assert may(m, "0 upgrade lokis_domain")


def test_p14_without_rage_no_action_not_even_a_free_one() -> None:
    m = scene(Clan(rage=0, hand="quest_alfheim_age1", at={"gimle": "warrior"}), Clan())
    assert asked(m) == [(1, "act")]
    play(m, "1 invade leader utgard")
    assert asked(m) == [(1, "act")], "the turn comes back at once"


def test_p14_who_regains_rage_acts_again() -> None:
    """Loki's Trickery gives a clan at 0 a rage of the winner's: it has turns again."""
    m = scene(
        Clan(at={"gimle": "2*warrior"}, hand="tyrs_smash_age1"),
        Clan(at={"gimle": "warrior"}, hand="lokis_trickery", rage=0),
    )
    play(m, "0 pillage gimle", "0 play tyrs_smash_age1", "1 play lokis_trickery")
    assert rage(m) == [5, 1]
    assert asked(m) == [(1, "act")]


def test_p14_passing_gives_up_rage_and_the_right_to_act() -> None:
    m = scene(Clan(rage=5), Clan())
    play(m, "0 pass")
    assert rage(m) == [0, 6]
    assert player(m, 0).passed
    play(m, "1 invade leader gimle")
    assert asked(m) == [(1, "act")]


def test_p14_who_has_passed_does_not_act_even_with_new_rage() -> None:
    """Ruling `pass_then_rage`: the rage is of use only for what cards ask in others' turns."""
    m = scene(
        Clan(at={"gimle": "2*warrior"}, hand="tyrs_smash_age1"),
        Clan(at={"gimle": "warrior"}, hand="lokis_trickery", rage=0, passed=True),
    )
    play(m, "0 pillage gimle", "0 play tyrs_smash_age1", "1 play lokis_trickery")
    assert rage(m) == [5, 1]
    assert asked(m) == [(0, "act")]
    play(m, "0 pass")
    assert m.state.phase != "action"


def test_p14_the_phase_ends_when_nobody_has_rage() -> None:
    m = scene(Clan(rage=1, at={"gimle": "warrior"}, hand="tyrs_bash thors_hammer"), Clan(rage=0))
    play(m, "0 march gimle utgard")
    assert m.state.phase == "discard"


def test_p14_the_phase_ends_at_once_when_all_provinces_are_pillaged() -> None:
    rest = [area for area in box().areas[:PROVINCES] if area not in ("gimle", "horgr")]
    m = scene(Clan(at={"gimle": "warrior"}, hand="tyrs_bash thors_hammer"), Clan(), pillaged=rest, fallen=["horgr"])
    play(m, "0 pillage gimle")
    assert m.state.phase == "discard", "though both clans have rage left"


def test_p14_the_same_action_may_be_taken_again_and_one_a_turn() -> None:
    m = scene(Clan())
    play(m, "0 invade warrior gimle", "1 invade warrior gimle", "0 invade warrior gimle")
    assert there(m, 0, "gimle") == ["warrior", "warrior"]
    assert rage(m) == [4, 5]


# ---- invade (p. 14) ------------------------------------------------------------------------------------------------


def test_p14_example_warriors_of_strength_2_cost_2_rage() -> None:
    m = scene(Clan(), Clan(upgrades="experts_in_arms"), turn=1)
    play(m, "1 invade warrior utgard")
    assert rage(m)[RAVEN] == 4
    assert there(m, RAVEN, "utgard") == ["warrior"]
    assert strength(m.state, RAVEN, box().number["utgard"]) == 2


def test_p14_invading_costs_the_strength_of_the_figure_and_the_leader_is_free() -> None:
    m = scene(Clan())
    play(m, "0 invade ship northwest", "1 pass", "0 invade warrior gimle", "0 invade leader gimle")
    assert rage(m)[0] == 6 - 2 - 1


def test_p14_ships_invade_fjords_only_and_others_outer_provinces_only() -> None:
    m = scene(Clan())
    fjords = box().areas[PROVINCES:]
    outer = box().areas[1:PROVINCES]
    assert [o.split()[2] for o in options(m, 0) if o.startswith("invade ship")] == [*fjords]
    assert [o.split()[2] for o in options(m, 0) if o.startswith("invade warrior")] == [*outer]
    assert [o.split()[2] for o in options(m, 0) if o.startswith("invade leader")] == [*outer]


def test_p14_yggdrasil_cannot_be_invaded() -> None:
    m = scene(Clan())
    with pytest.raises(Illegal):
        play(m, "0 invade warrior yggdrasil")


def test_p14_horns_limit_the_figures_on_the_board_and_valhalla_is_not_the_board() -> None:
    full = scene(Clan(at={"gimle": "3*warrior", "northeast": "ship"}))
    assert options(full, 0, "invade") == []
    one_less = scene(Clan(at={"gimle": "3*warrior", "valhalla": "ship warrior"}))
    assert may(one_less, "0 invade leader gimle")
    raised = scene(Clan(at={"gimle": "4*warrior"}, steps=(1, 1, 2)))
    assert may(raised, "0 invade leader gimle")


def test_p6_a_province_has_room_for_one_figure_a_village() -> None:
    m = scene(Clan(at={"andlang": "2*warrior", "gimle": "warrior"}), Clan(at={"andlang": "warrior"}))
    assert not may(m, "0 invade warrior andlang")
    assert not may(m, "0 march gimle andlang")
    assert may(m, "0 invade ship southwest"), "ships need no village"


def test_p6_yggdrasil_has_no_limit_and_fjords_neither() -> None:
    clans = [Clan(at={"yggdrasil": "8*warrior", "northwest": "ship"}, steps=(1, 1, 6)) for _ in range(3)]
    m = scene(*clans, Clan(at={"gimle": "leader"}))
    play(m, "0 pass", "1 pass", "2 pass", "3 march gimle yggdrasil", "3 invade ship northwest")
    assert m.state.crowd[0] == 25
    assert m.state.crowd[box().number["northwest"]] == 4


def test_p14_a_fjord_between_two_fallen_provinces_can_still_be_invaded() -> None:
    """Ruling `dead_fjord`."""
    m = scene(Clan(), fallen=["gimle", "myrkvlor"])
    assert may(m, "0 invade ship northwest")


# ---- march (p. 15) -------------------------------------------------------------------------------------------------


def march_scene() -> Match[State]:
    """The picture on p. 15, as far as the text tells it."""
    return scene(
        Clan(at={"elvagar": "2*warrior", "horgr": "warrior", "utgard": "warrior"}),
        Clan(at={"gimle": "leader 2*warrior", "northwest": "ship"}),
        Clan(at={"angerboda": "leader 3*warrior"}),
        Clan(at={"muspelheim": "2*warrior"}),
        turn=RAVEN,
    )


def test_p15_example_1_as_many_as_there_are_free_villages_near_or_far() -> None:
    m = march_scene()
    play(m, f"{RAVEN} march gimle elvagar")
    sizes = {len(option.split()) - 1 for option in options(m, RAVEN)}
    assert sizes == {1, 2}, "not all three: two villages of Elvagar are free"
    play(m, f"{RAVEN} troop leader warrior")
    assert there(m, RAVEN, "elvagar") == ["leader", "warrior"]
    assert rage(m)[RAVEN] == 5


def test_p15_example_2_any_number_to_yggdrasil() -> None:
    m = march_scene()
    play(m, f"{RAVEN} pass", f"{SERPENT} march angerboda yggdrasil")
    assert options(m, SERPENT)[0] == "troop leader warrior warrior warrior"
    assert may(m, f"{SERPENT} troop warrior")
    play(m, f"{SERPENT} troop leader warrior warrior warrior")
    assert len(there(m, SERPENT, "yggdrasil")) == 4


def test_p15_examples_3_and_4_one_province_to_one_other() -> None:
    m = march_scene()
    play(m, f"{RAVEN} pass", f"{SERPENT} pass", f"{BEAR} march muspelheim horgr", f"{BEAR} troop warrior")
    assert asked(m) == [(WOLF, "act")], "the march is over after one goal"
    play(m, f"{WOLF} march horgr angerboda")
    assert there(m, WOLF, "utgard") == ["warrior"], "nobody from a second province came along"
    assert there(m, WOLF, "angerboda") == ["warrior"]


def test_p15_example_5_ships_do_not_march() -> None:
    m = march_scene()
    assert not any("northwest" in option for option in options(m, RAVEN, "march"))
    play(m, f"{RAVEN} march gimle elvagar")
    assert not any("ship" in option for option in options(m, RAVEN))


def test_p15_a_march_costs_1_rage_and_needs_a_free_village() -> None:
    m = scene(Clan(at={"gimle": "warrior"}), Clan(at={"utgard": "3*warrior"}))
    assert not may(m, "0 march gimle utgard")
    assert not may(m, "0 march gimle gimle")
    play(m, "0 march gimle horgr")
    assert rage(m)[0] == 5


# ---- upgrade (p. 16) -----------------------------------------------------------------------------------------------


def test_p16_example_lokis_eminence_replaces_friggas_succor_and_pays_3_glory_a_figure() -> None:
    m = scene(
        Clan(),
        Clan(),
        Clan(
            hand="lokis_eminence",
            upgrades="lokis_domain friggas_succor tyrs_domain",
            at={"valhalla": "leader 2*warrior"},
        ),
        age=2,
        turn=SERPENT,
    )
    assert not may(m, f"{SERPENT} upgrade lokis_eminence"), "all three slots for the clan are taken"
    play(m, f"{SERPENT} replace lokis_eminence friggas_succor")
    assert rage(m)[SERPENT] == 4
    assert m.state.discard == ["friggas_succor"]
    assert player(m, SERPENT).slots[5:] == ["lokis_domain", "lokis_eminence", "tyrs_domain"]
    play(m, "0 pass", "1 pass", f"{SERPENT} pass")
    assert glory(m) == [0, 0, 3 * 3]


def test_p16_each_kind_has_its_slots() -> None:
    m = scene(
        Clan(
            hand="lord_of_axes fire_dragons masters_in_arms frost_giant thors_glory",
            upgrades="lord_of_hammers lokis_dragons brothers_in_arms troll valkyrie lokis_domain",
            rage=12,
        ),
        age=3,
    )
    assert options(m, 0, "upgrade") == ["upgrade thors_glory"]
    assert options(m, 0, "replace") == [
        "replace lord_of_axes lord_of_hammers",
        "replace fire_dragons lokis_dragons",
        "replace masters_in_arms brothers_in_arms",
        "replace frost_giant troll",
        "replace frost_giant valkyrie",
        "replace thors_glory lokis_domain",
    ]


def test_p16_with_a_free_slot_another_may_still_be_chosen() -> None:
    m = scene(Clan(hand="valkyrie", upgrades="troll", at={"gimle": "troll"}), age=2)
    assert may(m, "0 upgrade valkyrie")
    assert may(m, "0 replace valkyrie troll")


def test_p16_a_new_upgrade_works_at_once() -> None:
    m = scene(Clan(hand="experts_in_arms", at={"gimle": "2*warrior"}), age=2)
    play(m, "0 upgrade experts_in_arms", "0 decline")
    assert strength(m.state, 0, box().number["gimle"]) == 4


@pytest.mark.parametrize(
    ("card", "figure", "area"),
    [
        ("brothers_in_arms", "warrior", "gimle"),
        ("lord_of_hammers", "leader", "utgard"),
        ("lokis_dragons", "ship", "northeast"),
        ("troll", "troll", "horgr"),
    ],
)
def test_p16_the_upgraded_figure_may_invade_at_once_for_nothing(card: str, figure: str, area: str) -> None:
    m = scene(Clan(hand=card))
    play(m, f"0 upgrade {card}")
    cost = box().cards[card].cost
    assert rage(m)[0] == 6 - cost
    assert asked(m) == [(0, "free_invade")]
    play(m, f"0 invade {figure} {area}")
    assert there(m, 0, area) == [figure]
    assert rage(m)[0] == 6 - cost
    assert asked(m) == [(1, "act")]


def test_p16_the_free_invasion_is_optional_and_needs_a_figure_in_reserve() -> None:
    m = scene(Clan(hand="lord_of_hammers lokis_dragons", at={"gimle": "leader"}))
    play(m, "0 upgrade lord_of_hammers")
    assert asked(m) == [(1, "act")], "the leader is not in reserve"
    play(m, "1 pass", "0 upgrade lokis_dragons", "0 decline")
    assert there(m, 0, "reserve").count("ship") == 1


def test_p16_the_free_invasion_needs_horns() -> None:
    """Rulings `upgrade_invade_horns` and `horns_full`: a monster gained then waits in reserve."""
    m = scene(Clan(hand="troll", at={"gimle": "4*warrior"}))
    play(m, "0 upgrade troll")
    assert asked(m) == [(1, "act")]
    assert "troll" in there(m, 0, "reserve")


def test_p16_a_clan_upgrade_brings_no_figure() -> None:
    m = scene(Clan(hand="lokis_domain"))
    play(m, "0 upgrade lokis_domain")
    assert asked(m) == [(1, "act")]


def test_p16_at_most_two_monsters_and_a_replaced_one_goes_back_to_the_box() -> None:
    m = scene(Clan(hand="fire_giant", upgrades="troll dwarf_chieftain", at={"gimle": "troll warrior"}), Clan(), age=2)
    assert not may(m, "0 upgrade fire_giant")
    play(m, "0 replace fire_giant troll", "0 decline")
    assert there(m, 0, "gimle") == ["warrior"], "the Troll leaves the map"
    assert sorted(player(m, 0).uniques) == ["dwarf_chieftain", "fire_giant", "leader", "ship"]
    assert m.state.discard == ["troll"]


def test_p16_monsters_die_and_come_back_like_others() -> None:
    m = scene(
        Clan(at={"gimle": "troll"}, upgrades="troll", hand="tyrs_bash"),
        Clan(at={"gimle": "leader"}, hand="tyrs_smash_age1"),
    )
    play(m, "0 pillage gimle", "0 play tyrs_bash", "1 play tyrs_smash_age1")
    assert there(m, 0, "valhalla") == ["troll"]
    play(m, "1 pass", "0 pass")
    assert "troll" in there(m, 0, "reserve")

"""The rulebook, page by page: every worked example, and every sentence that can be broken.

Pages are those of the Ukrainian rulebook. In its examples red is the Wolf, blue the Raven, yellow the Serpent and brown
the Bear.
"""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.blood_rage.box import AREAS, PROVINCES
from longhall.games.blood_rage.game import load
from longhall.games.blood_rage.phases import fulfilled, strongest
from longhall.games.blood_rage.sheet import strength
from longhall.games.blood_rage.state import State
from longhall.kernel import Illegal, Match
from tests.games.blood_rage.scenes import (
    Clan,
    all_cards,
    answer_all,
    asked,
    box,
    glory,
    may,
    options,
    play,
    player,
    rage,
    scene,
    stats,
    there,
    told,
)

WOLF, RAVEN, SERPENT, BEAR = range(4)


def new(seats: int, seed: int = 3, **choices: str) -> Match[State]:
    """A new match."""
    return Match.new(load(), seats, seed, choices)


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


# ---- quests (p. 17) ------------------------------------------------------------------------------------------------


def test_p17_example_jotunheim_pays_7_glory_and_a_stat() -> None:
    m = scene(
        *[Clan(rage=0)] * 3,
        Clan(hand="quest_jotunheim_age2", at={"horgr": "2*warrior"}),
        age=2,
        turn=BEAR,
    )
    play(m, f"{BEAR} quest quest_jotunheim_age2")
    assert rage(m)[BEAR] == 6, "it costs no rage"
    play(m, f"{BEAR} pass", f"{BEAR} raise axes")
    assert glory(m)[BEAR] == 7
    assert stats(m, BEAR)["axes"] == 4


def test_p17_quests_lie_face_down_and_their_owner_may_look() -> None:
    m = scene(Clan(hand="quest_alfheim_age1"))
    play(m, "0 quest quest_alfheim_age1")
    other, own = m.game.view(m.state, 1)["players"][0], m.game.view(m.state, 0)["players"][0]
    assert other["quests"] == [1]
    assert "own" not in other
    assert own["own"]["quests"] == ["quest_alfheim_age1"]


def test_p17_two_of_a_kind_pay_each() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="2*quest_alfheim_age1"), phase="quest")
    play(m, "0 raise rage", "0 raise rage")
    assert glory(m)[0] == 10
    assert stats(m, 0)["rage"] == 8


def test_p17_there_is_no_limit_and_no_penalty() -> None:
    quests = "quest_alfheim_age1 quest_jotunheim_age1 quest_manheim_age1 quest_yggdrasil_age1 quest_glorious_death_age1"
    m = scene(Clan(quests=quests), phase="quest")
    assert glory(m)[0] == 0
    assert len(m.state.discard) == 5
    assert m.state.phase == "gods_gifts"


# ---- pillage (p. 17-19) --------------------------------------------------------------------------------------------


def test_p19_example_the_pillage_of_andlang() -> None:
    """The whole example of p. 19."""
    m = scene(
        Clan(at={"southwest": "ship", "yggdrasil": "2*warrior"}, hand="tyrs_crush_age1 lokis_domain"),
        Clan(at={"gimle": "warrior", "yggdrasil": "warrior"}, hand="thors_glory"),
        Clan(at={"horgr": "leader"}, hand="tyrs_bash"),
        tokens={"andlang": "axes"},
        pillaged=["horgr"],
    )
    # 1. The call. The Wolf has no figure in Andlang, but a ship in its fjord.
    play(m, f"{WOLF} pillage andlang")
    assert asked(m) == [(RAVEN, "call")], "the player to the left answers first"
    play(m, f"{RAVEN} join warrior gimle")
    assert asked(m) == [(WOLF, "call")], "the Serpent's leader in Horgr is not adjacent to Andlang"
    play(m, f"{WOLF} join warrior yggdrasil")
    assert asked(m) == [(RAVEN, "call")]
    play(m, f"{RAVEN} join warrior yggdrasil")
    # Andlang is full: the Wolf's other warrior stays in Yggdrasil.
    assert asked(m) == [(WOLF, "battle_card"), (RAVEN, "battle_card")], "only these two fight"
    andlang = box().number["andlang"]
    assert [strength(m.state, seat, andlang) for seat in (WOLF, RAVEN)] == [3, 2]
    # 2. The cards.
    events = play(m, f"{WOLF} play tyrs_crush_age1", f"{RAVEN} play thors_glory")
    assert told(events, "battle_won")[0]["totals"] == [7, 2]
    # 3. The end.
    assert there(m, RAVEN, "valhalla") == ["warrior", "warrior"]
    assert player(m, RAVEN).hand == ["thors_glory"]
    assert m.state.discard == ["tyrs_crush_age1"]
    assert stats(m, WOLF)["axes"] == 4
    assert glory(m) == [4, 0, 0]
    assert m.state.pillaged[andlang]
    assert there(m, WOLF, "southwest") == ["ship"]


def test_p17_pillage_needs_a_figure_there_or_in_the_fjord_and_a_token_face_up() -> None:
    m = scene(Clan(at={"gimle": "warrior", "northeast": "ship", "horgr": "leader"}), pillaged=["horgr"])
    assert options(m, 0, "pillage") == ["pillage elvagar", "pillage angerboda", "pillage gimle"]


def test_p17_pillage_costs_no_rage() -> None:
    m = scene(Clan(at={"gimle": "warrior"}))
    play(m, "0 pillage gimle")
    assert rage(m)[0] == 6


def test_p17_the_call_goes_round_and_who_stayed_may_join_later() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "yggdrasil": "warrior"}),
        Clan(at={"yggdrasil": "2*warrior"}),
        Clan(at={"andlang": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay", "2 stay", "0 join warrior yggdrasil")
    assert asked(m) == [(1, "call")], "a figure has joined, so everybody may answer again"
    play(m, "1 join warrior yggdrasil", "2 stay")
    assert asked(m) == [(1, "call")], "the pillager has nobody left to send"
    play(m, "1 stay")
    assert m.state.battle is None, "nobody has a card: the battle is over"


def test_p17_the_call_ends_when_all_stay_in_a_row() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "yggdrasil": "warrior"}),
        Clan(at={"yggdrasil": "warrior"}),
        Clan(at={"andlang": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay", "2 join warrior andlang", "0 stay", "1 stay")
    assert m.state.battle is None, "the Wolf and the Raven stayed after the Serpent had joined"
    assert there(m, 2, "valhalla") == ["warrior"], "1 against 1"


def test_p17_a_full_province_hears_no_call() -> None:
    m = scene(Clan(at={"andlang": "3*warrior", "gimle": "warrior"}), Clan(at={"yggdrasil": "warrior"}))
    play(m, "0 pillage andlang")
    assert asked(m) == [(1, "act")]


def test_p17_players_without_rage_may_join() -> None:
    m = scene(Clan(at={"gimle": "warrior"}), Clan(at={"yggdrasil": "warrior"}, rage=0))
    play(m, "0 pillage gimle")
    assert asked(m) == [(1, "call")]
    play(m, "1 join warrior yggdrasil")
    assert rage(m)[1] == 0


def test_p17_figures_join_from_adjacent_provinces_only_and_ships_never() -> None:
    m = scene(
        Clan(at={"gimle": "warrior"}),
        Clan(at={"andlang": "leader", "horgr": "warrior", "southwest": "ship", "myrkvlor": "warrior"}),
    )
    play(m, "0 pillage gimle")
    assert options(m, 1) == ["stay", "join leader andlang", "join warrior myrkvlor"]


def test_p17_yggdrasil_calls_everybody_and_has_no_limit() -> None:
    m = scene(Clan(at={"yggdrasil": "6*warrior"}, steps=(1, 1, 5)), Clan(at={"horgr": "warrior", "gimle": "warrior"}))
    play(m, "0 pillage yggdrasil", "1 join warrior horgr", "1 join warrior gimle")
    assert m.state.battle is None
    assert there(m, 1, "valhalla") == ["warrior", "warrior"]


def test_p17_unopposed_pillage_pays_the_reward_but_no_battle_glory() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, hand="tyrs_bash"), Clan(), tokens={"gimle": "axes"})
    play(m, "0 pillage gimle")
    assert glory(m) == [0, 0]
    assert stats(m, 0)["axes"] == 4
    assert player(m, 0).hand == ["tyrs_bash"], "no card is played"


def test_p17_a_ship_in_the_fjord_opposes_and_must_fight() -> None:
    m = scene(Clan(at={"gimle": "leader"}), Clan(at={"northwest": "ship"}, hand="tyrs_bash"))
    play(m, "0 pillage gimle")
    assert asked(m) == [(1, "battle_card")]
    play(m, "1 play tyrs_bash")
    assert there(m, 0, "valhalla") == ["leader"], "3 against 2 + 2"


# ---- the cards (p. 18) ---------------------------------------------------------------------------------------------


def duel(mine: str, yours: str, **more: int) -> Match[State]:
    """The Wolf with two warriors pillages Gimle, where the Raven has two."""
    m = scene(
        Clan(at={"gimle": "2*warrior"}, hand=mine),
        Clan(at={"gimle": "2*warrior"}, hand=yours),
        **more,  # type: ignore[arg-type]
    )
    play(m, "0 pillage gimle")
    return m


def test_p18_every_fighter_with_a_card_must_play_one() -> None:
    m = duel("tyrs_bash lokis_domain quest_alfheim_age1", "")
    assert asked(m) == [(0, "battle_card")], "who has no card plays none"
    assert options(m, 0) == ["play tyrs_bash", "play lokis_domain", "play quest_alfheim_age1"]


def test_p18_cards_are_shown_together() -> None:
    m = duel("tyrs_bash", "tyrs_smash_age1")
    play(m, "1 play tyrs_smash_age1")
    assert player(m, 1).played == []
    assert m.game.view(m.state, 0) == m.game.view(duel("tyrs_bash", "tyrs_smash_age1").state, 0)


@pytest.mark.parametrize("card", ["lokis_domain", "quest_alfheim_age1"])
def test_p18_other_cards_add_nothing(card: str) -> None:
    m = duel(card, "tyrs_bash")
    events = play(m, f"0 play {card}", "1 play tyrs_bash")
    assert told(events, "battle_won")[0]["totals"] == [2, 4]


def test_p18_who_has_lost_all_figures_may_still_win_on_the_card() -> None:
    m = scene(
        Clan(at={"gimle": "warrior"}, hand="tyrs_smite_age1"),
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
        tokens={"gimle": "horns"},
    )
    play(m, "0 pillage gimle")
    events = play(m, "0 play tyrs_smite_age1", "1 play odins_smite")
    assert told(events, "battle_won")[0]["totals"] == [5, 2]
    assert there(m, 0, "gimle") == []
    assert glory(m) == [3, 0]
    assert stats(m, 0)["horns"] == 5, "and pillages"


def test_p18_cards_after_the_reveal_go_round_from_the_pillager() -> None:
    m = duel("tyrs_bash 2*heimdalls_eye", "tyrs_smash_age1 heimdalls_eye lokis_domain", age=2)
    play(m, "0 play tyrs_bash", "1 play tyrs_smash_age1")
    assert asked(m) == [(0, "late_card")]
    assert options(m, 0) == ["decline", "play heimdalls_eye"]
    play(m, "0 play heimdalls_eye")
    assert options(m, 1) == ["decline", "play heimdalls_eye"], "no other card may be added"
    play(m, "1 play heimdalls_eye", "0 decline", "1 decline")
    assert m.state.battle is None
    assert there(m, 0, "valhalla") == ["warrior", "warrior"], "2 + 4 against 2 + 5"
    assert player(m, 0).hand == ["heimdalls_eye", "tyrs_bash", "heimdalls_eye"], "losers take all theirs back"
    assert m.state.discard == ["tyrs_smash_age1", "heimdalls_eye"], "the winner discards all"


def test_p18_who_declined_may_still_add_a_card_in_a_later_round() -> None:
    m = duel("tyrs_bash heimdalls_eye", "tyrs_smash_age1 heimdalls_eye", age=2)
    play(m, "0 play tyrs_bash", "1 play tyrs_smash_age1", "0 decline", "1 play heimdalls_eye")
    assert asked(m) == [(0, "late_card")]
    play(m, "0 play heimdalls_eye")
    assert m.state.battle is None, "nobody has a card left"


def test_p18_the_question_for_late_cards_tells_nothing() -> None:
    """Whoever holds a card at all is asked, so that being asked betrays no card."""
    m = duel("tyrs_bash lokis_domain", "tyrs_smash_age1 thors_glory", age=2)
    play(m, "0 play tyrs_bash", "1 play tyrs_smash_age1")
    assert options(m, 0) == ["decline"]
    play(m, "0 decline")
    assert options(m, 1) == ["decline"]


# ---- the end of the battle (p. 18) ---------------------------------------------------------------------------------


def test_p18_in_a_tie_all_lose() -> None:
    m = duel("tyrs_bash", "friggas_grace")
    events = play(m, "0 play tyrs_bash", "1 play friggas_grace")
    assert told(events, "battle_tied")[0]["totals"] == [4, 4]
    assert there(m, 0, "valhalla") == there(m, 1, "valhalla") == ["warrior", "warrior"]
    assert (player(m, 0).hand, player(m, 1).hand) == (["tyrs_bash"], ["friggas_grace"])
    assert glory(m) == [0, 0]
    assert not m.state.pillaged[box().number["gimle"]]


def test_p18_a_third_clan_loses_in_a_tie_of_two_others() -> None:
    m = scene(*[Clan(at={"gimle": figures}) for figures in ("2*warrior", "2*warrior", "warrior")])
    play(m, "0 pillage gimle")
    assert [there(m, seat, "gimle") for seat in range(3)] == [[], [], []]
    assert glory(m) == [0, 0, 0]


def test_p18_losers_lose_their_ships_in_the_fjord_too() -> None:
    m = scene(
        Clan(at={"gimle": "leader warrior"}),
        Clan(at={"gimle": "warrior", "northwest": "ship", "myrkvlor": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay")
    assert there(m, 1, "valhalla") == ["ship", "warrior"]
    assert there(m, 1, "myrkvlor") == ["warrior"]


def test_p18_a_winner_who_did_not_begin_gains_glory_but_no_reward() -> None:
    m = duel("", "tyrs_bash")
    play(m, "1 play tyrs_bash")
    assert glory(m) == [0, 3]
    assert stats(m, 0) == stats(m, 1) == {"rage": 6, "axes": 3, "horns": 4}
    assert not m.state.pillaged[box().number["gimle"]]


def test_p18_a_failed_pillage_may_be_tried_again_by_anybody() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior"}, hand="tyrs_smash_age1 tyrs_bash"),
    )
    play(m, "0 pillage gimle", "1 play tyrs_smash_age1")
    assert may(m, "1 pillage gimle")
    play(m, "1 invade warrior gimle", "0 invade leader gimle", "1 invade warrior utgard")
    assert may(m, "0 pillage gimle"), "also by the one who failed"


@pytest.mark.parametrize(
    ("token", "after", "won"),
    [
        ("rage", {"rage": 7, "axes": 3, "horns": 4}, 3),
        ("axes", {"rage": 6, "axes": 4, "horns": 4}, 4),
        ("horns", {"rage": 6, "axes": 3, "horns": 5}, 3),
        ("glory", {"rage": 6, "axes": 3, "horns": 4}, 3 + 5),
    ],
)
def test_p18_rewards(token: str, after: dict[str, int], won: int) -> None:
    """The reward comes before the glory for axes, and more rage only in the next age."""
    m = scene(Clan(at={"gimle": "leader"}), Clan(at={"gimle": "warrior"}), tokens={"gimle": token})
    play(m, "0 pillage gimle")
    assert stats(m, 0) == after
    assert rage(m)[0] == 6
    assert glory(m)[0] == won


def test_p18_yggdrasil_raises_all_three() -> None:
    m = scene(Clan(at={"yggdrasil": "leader"}))
    play(m, "0 pillage yggdrasil")
    assert stats(m, 0) == {"rage": 7, "axes": 4, "horns": 5}


def test_p7_a_stat_on_its_last_step_rises_no_more() -> None:
    """Ruling `max_stat`."""
    m = scene(Clan(at={"gimle": "leader"}, steps=(6, 6, 6)), tokens={"gimle": "axes"})
    play(m, "0 pillage gimle")
    assert player(m, 0).steps == [5, 5, 5]


def test_p7_a_choice_of_stats_leaves_out_those_on_their_last_step() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1", steps=(6, 1, 1)), phase="quest")
    assert options(m, 0) == ["raise axes", "raise horns"]
    last = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1", steps=(6, 6, 1)), phase="quest")
    assert stats(last, 0)["horns"] == 5, "with one left there is nothing to ask"


# ---- discard (p. 20) -----------------------------------------------------------------------------------------------


def test_p20_all_but_one_card_are_discarded_unseen() -> None:
    m = scene(Clan(hand="tyrs_bash lokis_domain tyrs_bash"), Clan(hand="troll"), Clan(), phase="discard")
    assert asked(m) == [(0, "discard")], "one card or none is simply kept"
    assert options(m, 0) == ["keep tyrs_bash", "keep lokis_domain"]
    play(m, "0 keep lokis_domain")
    assert [p.hand for p in m.state.players] == [["lokis_domain"], ["troll"], []]
    assert player(m, 0).dropped == ["tyrs_bash", "tyrs_bash"]
    assert m.state.discard == []


def test_p20_in_the_third_age_everything_goes() -> None:
    m = scene(Clan(hand="tyrs_rage_age3"), Clan(hand="troll valkyrie"), phase="discard", age=3)
    assert [p.hand for p in m.state.players] == [[], []]
    assert m.over


# ---- the quest phase (p. 20-21) ------------------------------------------------------------------------------------


def test_p20_example_a_tie_in_elvagar_and_success_in_angerboda() -> None:
    m = scene(
        Clan(at={"elvagar": "3*warrior"}),
        Clan(at={"angerboda": "warrior"}),
        Clan(at={"elvagar": "warrior", "northeast": "ship"}, quests="quest_manheim_age1"),
        phase="quest",
        dooms=("gimle", "utgard", "horgr"),
    )
    elvagar, angerboda = box().number["elvagar"], box().number["angerboda"]
    assert strength(m.state, WOLF, elvagar) == strength(m.state, SERPENT, elvagar) == 3
    assert not strongest(m.state, SERPENT, elvagar)
    assert strongest(m.state, SERPENT, angerboda)
    assert asked(m) == [(SERPENT, "raise")]
    play(m, f"{SERPENT} raise horns")
    assert glory(m) == [0, 0, 5]
    assert stats(m, SERPENT)["horns"] == 5


@pytest.mark.parametrize(
    ("quest", "at", "others", "done"),
    [
        ("quest_manheim_age1", {"elvagar": "2*warrior"}, {"elvagar": "2*warrior"}, False),
        ("quest_manheim_age1", {"myrkvlor": "warrior"}, {}, True),
        ("quest_alfheim_age1", {"elvagar": "leader"}, {}, False),
        ("quest_alfheim_age1", {"northwest": "ship"}, {"gimle": "warrior"}, True),
        ("quest_jotunheim_age1", {"southeast": "ship"}, {"horgr": "leader", "muspelheim": "2*warrior"}, False),
        ("quest_yggdrasil_age1", {"yggdrasil": "leader"}, {"yggdrasil": "2*warrior"}, True),
        ("quest_yggdrasil_age1", {"yggdrasil": "2*warrior"}, {"yggdrasil": "2*warrior"}, False),
        ("quest_glorious_death_age1", {"valhalla": "leader ship 2*warrior"}, {}, True),
        ("quest_glorious_death_age1", {"valhalla": "leader 2*warrior"}, {}, False),
        ("quest_alfheim_age1", {}, {}, False),
    ],
)
def test_p20_what_quests_ask(quest: str, at: dict[str, str], others: dict[str, str], done: bool) -> None:
    m = scene(Clan(at=at), Clan(at=others))
    assert fulfilled(m.state, 0, quest) is done


def test_p20_a_fallen_province_fulfils_nothing() -> None:
    """A ship in the fjord of a fallen province supports only the other one."""
    m = scene(Clan(at={"northwest": "ship"}), Clan(at={"myrkvlor": "leader"}), fallen=["gimle"])
    assert not fulfilled(m.state, 0, "quest_alfheim_age1")


def test_p20_all_quests_are_discarded() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1 quest_manheim_age1"), phase="quest")
    play(m, "0 raise axes")
    assert Counter(m.state.discard) == {"quest_alfheim_age1": 1, "quest_manheim_age1": 1}
    assert player(m, 0).quests == []


def test_p20_glorious_death_does_not_count_the_deaths_of_this_ages_ragnarok() -> None:
    """Ruling `glorious_death_timing`."""
    m = scene(
        Clan(at={"elvagar": "2*warrior", "valhalla": "2*warrior"}, quests="quest_glorious_death_age1"), phase="quest"
    )
    assert glory(m)[0] == 2 * 2, "Ragnarok, no quest"


# ---- Ragnarok (p. 22) ----------------------------------------------------------------------------------------------


def test_p22_example_the_ragnarok_of_gimle_in_the_second_age() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "northwest": "ship", "andlang": "warrior"}),
        Clan(at={"gimle": "2*warrior"}),
        age=2,
        phase="ragnarok",
        dooms=("horgr", "gimle", "andlang"),
    )
    gimle = box().number["gimle"]
    assert glory(m) == [6, 6]
    assert m.state.fallen[gimle] == 2
    assert m.state.crowd[gimle] == m.state.crowd[box().number["northwest"]] == 0
    assert there(m, 0, "andlang") == ["warrior"]
    assert m.game.view(m.state, None)["dooms"][m.state.age - 1] == "andlang", "the doom token moves on"


@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_p22_each_death_pays_more_from_age_to_age(age: int, each: int) -> None:
    m = scene(Clan(at={"gimle": "leader troll"}, upgrades="troll"), age=age, phase="ragnarok", dooms=["gimle"] * 3)
    assert glory(m)[0] == 2 * each


def test_p22_the_dead_of_ragnarok_come_back_from_valhalla() -> None:
    m = scene(Clan(at={"gimle": "leader"}), phase="ragnarok", dooms=["gimle", "horgr", "utgard"])
    assert "leader" in there(m, 0, "reserve"), "the Valhalla phase has followed"


# ---- Valhalla, end of an age (p. 22) -------------------------------------------------------------------------------


def test_p22_valhalla_empties_and_the_board_stays() -> None:
    m = scene(Clan(at={"valhalla": "ship 3*warrior", "horgr": "leader"}), phase="valhalla")
    assert there(m, 0, "valhalla") == []
    assert there(m, 0, "reserve").count("warrior") == 8
    assert there(m, 0, "horgr") == ["leader"]


def test_p22_tokens_turn_up_again_in_place_and_the_first_player_moves_left() -> None:
    m = scene(Clan(), Clan(), Clan(), phase="valhalla", pillaged=["gimle", "yggdrasil"], first=2)
    assert not any(m.state.pillaged)
    assert m.state.tokens[box().number["gimle"]] == "horns"
    assert m.state.first == 0
    assert m.state.age == 2


def test_p22_rage_left_is_lost_and_stats_fill_it_again() -> None:
    m = scene(
        Clan(rage=5, steps=(2, 1, 1), at={"gimle": "warrior"}),
        Clan(rage=5),
        pillaged=[area for area in box().areas[:PROVINCES] if area != "gimle"],
        tokens={"gimle": "rage"},
    )
    play(m, "0 pillage gimle")
    assert m.state.phase == "gods_gifts"
    assert rage(m) == [0, 0]
    answer_all(m, until="action")
    assert rage(m) == [8, 6]


# ---- the end (p. 23) -----------------------------------------------------------------------------------------------


def test_p23_example_the_ravens_legend() -> None:
    m = scene(Clan(), Clan(steps=(4, 6, 3)), age=3, phase="end")
    assert m.over
    assert glory(m) == [0, 10 + 20]


@pytest.mark.parametrize(("step", "bonus"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_p23_legendary_steps(step: int, bonus: int) -> None:
    m = scene(Clan(steps=(1, step, 1)), age=3, phase="end")
    assert glory(m)[0] == bonus


def test_p23_the_game_ends_after_the_third_valhalla() -> None:
    m = scene(Clan(at={"valhalla": "warrior"}, glory=3), Clan(glory=2), age=3, phase="valhalla")
    assert m.over
    assert m.game.scores(m.state) == [3, 2]
    assert m.game.returns(m.state) == [1.0, 0.0]


def test_p23_a_tie_is_a_shared_victory() -> None:
    """Ruling `game_tie`: the rulebook has no tie-break."""
    m = scene(Clan(glory=7), Clan(glory=7), Clan(glory=2), age=3, phase="end")
    assert m.game.returns(m.state) == [0.5, 0.5, 0.0]


# ---- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_hold_every_invariant(seats: int) -> None:
    """Three ages of six phases (p. 12), with no card and no figure made or lost."""
    m = new(seats, seed=11)
    ages = []
    while not m.over:
        ask = m.pending[-1]
        options = ask.options
        m.apply(ask.seat, options[(len(m.log) * 7) % len(options)])
        assert list(m.game.invariants(m.state)) == []
        ages.append(m.state.age)
    assert sorted(set(ages)) == [1, 2, 3]
    assert sum(map(bool, m.state.fallen)) == {2: 6, 3: 5, 4: 4}[seats]
    assert all(p.rage == 0 for p in m.state.players)
    assert len(m.state.crowd) == AREAS

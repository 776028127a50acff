"""The solo rulebook, p. 6-7: the special actions of a follower."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok.follower import beasts, specials
from longhall.games.lords_of_ragnarok.sheet import desolations
from tests.games.lords_of_ragnarok.cast import (
    YOU,
    beowulf,
    ragnar,
)
from tests.games.lords_of_ragnarok.scenes import Side, scene

# ---- p. 6: special actions -------------------------------------------------------------------------------------------


def test_p6_reinforce_in_the_settlement_nearest_to_you_then_with_the_lowest_defence() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", holds="eldmyr"),
        ragnar(holds="hrafnvik skarpnes solvik", armies={"helgelund": "4"}, attributes=(1, 1, 3)),
        temples="",
    )
    t.run(specials.do_reinforce(t.s, 1))
    assert t.told("recruited") == [{"who": "ragnar", "region": "solvik", "value": 3}]
    assert t.reason("settlement")["by"] == "max"
    assert [note["criterion"] for note in t.reason("settlement")["ruled_out"]] == ["distance", "max"]
    assert desolations(t.s) == 0


def test_p6_reinforce_without_a_settlement_in_any_region_and_desolation() -> None:
    t = scene(YOU, ragnar(holds="jarnvid"))
    t.run(specials.do_reinforce(t.s, 1))
    assert t.armies(1, "jarnvid") == [1]
    assert t.told("desolation")[0]["cause"] == "no_settlement"


def test_p6_reinforce_without_a_region_where_it_can_capture_and_desolation() -> None:
    t = scene(Side("lagertha", at="haervik", holds="ulvoy"), ragnar(attributes=(1, 1, 2)))
    t.run(specials.do_reinforce(t.s, 1))
    assert len(t.controls(1)) == 1
    assert desolations(t.s) == 1


def test_p6_reinforce_where_nothing_can_be_captured_raises_authority() -> None:
    """Nobody holds anything, and the new army of 1 is weaker than every population."""
    t = scene(YOU, ragnar(attributes=(1, 1, 1)))
    t.run(specials.do_reinforce(t.s, 1))
    assert t.s.players[1].attributes[2] == 2
    assert t.total(1) == 0
    assert desolations(t.s) == 1


def test_p6_reinforce_is_unavailable_with_all_armies_out() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "1 1 1 1 1 1"}))
    assert not specials.AVAILABLE["reinforce"](t.s, 1)


def test_p6_mobilize_goes_from_the_weakest_army_up_and_fights_at_once() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"helgelund": "1"}),
        ragnar(armies={"hrafnvik": "3", "skarpnes": "2"}),
    )
    t.run(specials.mobilize(t.s, 1))
    assert [facts["value"] for facts in t.told("marched")] == [2, 3]
    assert t.told("battle")[0]["region"] == "helgelund"


def test_p6_mobilize_an_army_that_cannot_invade_grows_or_draws_at_6() -> None:
    you = Side("lagertha", at="ulvoy", armies={"smidjudal": "6", "jarnvid": "6", "hamarfell": "6", "breidablik": "6"})
    t = scene(you, ragnar(armies={"hrafnvik": "2"}))
    t.run(specials.mobilize(t.s, 1))
    assert t.armies(1, "hrafnvik") == [3]
    assert t.told("desolation")[0]["cause"] == "no_region"
    t = scene(you, ragnar(armies={"hrafnvik": "6"}))
    t.run(specials.mobilize(t.s, 1))
    assert len(t.s.players[1].hand) == 1


def test_p6_mobilize_an_army_among_its_own_regions_moves_up() -> None:
    """Only regions around Hrafnvik are its own, and none beyond can be captured by 1."""
    t = scene(YOU, ragnar(armies={"hrafnvik": "1"}, holds="hrafnvik smidjudal jarnvid hamarfell breidablik"))
    t.run(specials.mobilize(t.s, 1))
    assert t.told("chose")[0]["rule"] == "approach"
    assert desolations(t.s) == 1


def test_p6_a_new_region_spares_the_desolation() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "3"}))
    t.run(specials.mobilize(t.s, 1))
    assert len(t.controls(1)) == 2
    assert desolations(t.s) == 0


def test_p6_prepare_gives_runes_by_wisdom_and_2_cards() -> None:
    t = scene(YOU, ragnar(attributes=(1, 3, 1)))
    t.run(specials.prepare(t.s, 1))
    assert (sum(t.s.players[1].runes), len(t.s.players[1].hand)) == (3, 2)


def test_p6_prepare_is_unavailable_with_6_runes_and_8_cards() -> None:
    full = {"runes": "isa isa isa isa isa isa", "hand": "hew hew ram ram duel duel breaker breaker"}
    assert not specials.can_prepare(scene(YOU, ragnar(**full)).s, 1)
    assert specials.can_prepare(scene(YOU, ragnar(**{**full, "runes": "isa"})).s, 1)


def test_p6_build_temple_by_the_tie_break_with_a_priest() -> None:
    t = scene(YOU, ragnar(holds="jarnvid helgelund offerlund", chosen=0))
    t.run(specials.raise_temple(t.s, 1))
    assert t.told("temple")[0]["region"] == "offerlund"
    assert t.s.players[1].pool == 1
    assert desolations(t.s) == 0


def test_p6_a_selection_of_blessings_is_blind_for_it_and_brings_desolation() -> None:
    t = scene(YOU, ragnar(holds="jarnvid"), temples="lejre")
    t.run(specials.raise_temple(t.s, 1), "bless ravens_watch", rolls={"blind_blessing": [2]})
    assert len(t.s.players[1].tucked) == 1
    assert t.s.players[0].blessings == ["ravens_watch"]
    assert t.told("desolation")[0]["cause"] == "blessings"


def test_p6_build_temple_is_unavailable_without_a_free_shrine() -> None:
    assert not specials.AVAILABLE["build_temple"](scene(YOU, ragnar(holds="hrafnvik")).s, 1)
    assert not specials.AVAILABLE["build_temple"](scene(YOU, ragnar(holds="jarnvid"), temples="jarnvid").s, 1)


def test_p6_monsters_that_can_harm_you_are_activated_and_bring_desolation() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3"}),
        ragnar(),
        monsters={"nidhogg": "haervik"},
    )
    t.run(specials.monsters(t.s, 1), rolls={"monster_die": [0]})
    assert t.armies(0, "haervik") == [1]
    assert t.told("desolation")[0]["cause"] == "monsters"


def test_p6_monsters_are_unavailable_when_none_can_harm_you() -> None:
    assert not specials.AVAILABLE["monsters"](scene(YOU, ragnar(), monsters={"troll": "hrafnvik"}).s, 1)


def test_p6_prey_lies_within_1_region_and_1_more_for_each_tucked_card() -> None:
    near, far = {"draugr": "offerlund"}, {"draugr": "haervik"}
    assert beasts.prey_of(scene(YOU, beowulf(), monsters=near).s, 1) == ["draugr"]
    assert beasts.prey_of(scene(YOU, beowulf(), monsters=far).s, 1) == []
    assert beasts.prey_of(scene(YOU, beowulf(tucked="seidr"), monsters=far).s, 1) == ["draugr"]


def test_p6_loki_is_prey_only_after_a_kill_and_then_before_all() -> None:
    both = {"draugr": "solvik", "loki": "solvik"}
    assert beasts.prey_of(scene(YOU, beowulf(), monsters=both).s, 1) == ["draugr"]
    assert beasts.prey_of(scene(YOU, beowulf(slayers=1), monsters=both).s, 1) == ["loki"]
    three = scene(YOU, Side("snorri", at="ulvoy"), beowulf(slayers=1), monsters=both)
    assert beasts.prey_of(three.s, 2) == ["draugr"], "two on the large side"


def test_p6_a_hunt_strikes_with_plain_cards_first_and_shields_as_any_symbol() -> None:
    """Draugr: bow, axe (reward), sword, spear, hammer. Two bows: only one has a place; the shield takes the reward."""
    t = scene(YOU, beowulf(hand="arrow_rain arrow_rain hold_fast", attributes=(1, 1, 1)), monsters={"draugr": "solvik"})
    assert beasts.plan(t.s, 1, "draugr") == [("arrow_rain", 0), ("hold_fast", 1)]


def test_p6_rewards_first_then_the_rightmost_space() -> None:
    """Troll: axe at 1 and at 6, where the reward is; hammers at 2 and 5."""
    t = scene(YOU, beowulf(hand="hew ram"), monsters={"troll": "solvik"})
    assert beasts.plan(t.s, 1, "troll") == [("hew", 5), ("ram", 4)]


def test_p6_it_hunts_the_monster_left_with_fewest_open_wounds() -> None:
    t = scene(
        YOU,
        beowulf(hand="hew", attributes=(1, 1, 1)),
        monsters={"draugr": "solvik", "troll": "solvik"},
        wounds={"troll": [-1, 1, 1, 1, 1, 1]},
    )
    t.run(specials.monsters(t.s, 1))
    assert t.told("slain") == [{"who": "beowulf", "monster": "troll"}]
    assert t.s.players[1].slayers == 1
    assert t.s.players[1].tucked == ["troll_stone"]
    assert desolations(t.s) == 0


def test_p6_a_reward_is_one_priest_whatever_it_says_and_few_markers_bring_desolation() -> None:
    t = scene(YOU, beowulf(hand="hew duel", attributes=(1, 1, 1)), monsters={"troll": "solvik"})
    drawn = t.s.deck.index("thrust")
    t.run(beasts.hunt(t.s, 1), rolls={"draw": [drawn]})
    assert t.s.players[1].pool == 1
    assert t.s.monsters["troll"].wounds.count(1) == 3
    assert t.told("desolation")[0]["cause"] == "hunt"


def test_p6_four_markers_spare_the_desolation_and_the_rest_of_the_hand_is_drawn_anew() -> None:
    t = scene(
        YOU,
        beowulf(hand="hew hew arrow_rain arrow_rain", attributes=(1, 1, 1)),
        monsters={"troll": "solvik"},
        wounds={"troll": [-1, 1, 1, 1, -1, -1]},
    )
    drawn = t.s.deck.index("thrust")
    t.run(beasts.hunt(t.s, 1), rolls={"draw": [drawn]})
    assert desolations(t.s) == 0
    assert t.s.monsters["troll"].wounds.count(1) == 5
    assert len(t.s.players[1].hand) == 3, "two bows and a spear found no place"


# ---- p. 7: usurp, build monument -------------------------------------------------------------------------------------


def test_p7_it_usurps_its_heros_region_if_might_is_enough() -> None:
    t = scene(YOU, Side("lagertha", follower=True, at="smidjudal", attributes=(3, 1, 2)), turn=1)
    t.s.players[0].hero = "ragnar"
    t.run(specials.usurp(t.s, 1))
    assert t.controls(1) == ["smidjudal"]
    assert t.armies(1, "smidjudal") == [2]


def test_p7_else_a_region_beside_it_by_the_tiles_method() -> None:
    """Lagertha, method 2: nearest to you."""
    t = scene(
        Side("ragnar", at="ulvoy", holds="hamarfell"),
        Side("lagertha", follower=True, at="jarnvid", attributes=(2, 1, 1)),
    )
    assert [t.s.map.word[r] for r in specials.usurpable(t.s, 1)] == ["hrafnvik", "skarpnes"]
    t.run(specials.usurp(t.s, 1))
    assert t.controls(1) == ["hrafnvik"]


@pytest.mark.parametrize(("armies", "able"), [("2", True), ("2 1", False)])
def test_p7_your_armies_are_what_might_must_reach(armies: str, able: bool) -> None:
    t = scene(
        Side("ragnar", at="ulvoy", armies={"smidjudal": armies}),
        Side("lagertha", follower=True, at="smidjudal", attributes=(2, 1, 1)),
    )
    assert specials.can_usurp(t.s, 1, t.region("smidjudal")) is able


def test_p7_your_armies_retreat_from_a_usurped_region_and_your_hero_bars_it() -> None:
    t = scene(
        Side("ragnar", at="ulvoy", armies={"smidjudal": "1"}, holds="skarpnes"),
        Side("lagertha", follower=True, at="smidjudal", attributes=(2, 1, 1)),
    )
    t.run(specials.usurp(t.s, 1))
    assert t.armies(0, "skarpnes") == [1]
    t = scene(
        Side("ragnar", at="smidjudal", holds="smidjudal"),
        Side("lagertha", follower=True, at="smidjudal", attributes=(2, 1, 1)),
    )
    assert not specials.can_usurp(t.s, 1, t.region("smidjudal"))


def test_p7_build_monument_by_the_order_of_attributes_with_desolation_if_no_sign_comes() -> None:
    """Ragnar: authority first, whose god is Freya; full monuments are passed over."""
    t = scene(YOU, ragnar(), wheel={"prepare": [1, 0]})
    t.run(specials.build_monument(t.s, 1))
    assert t.told("monument")[0]["god"] == "freya"
    assert t.told("desolation")[0]["cause"] == "no_sign"
    assert t.s.wheel == [[]] * 6
    t = scene(YOU, ragnar(), levels=(1, 1, 4), signs=(True, False, False, False, False))
    t.run(specials.build_monument(t.s, 1))
    assert t.told("monument")[0]["god"] == "thor"


def test_p7_a_new_sign_spares_the_desolation_and_the_third_begins_ragnarok() -> None:
    t = scene(YOU, ragnar(), levels=(1, 1, 3), signs=(False, True, True, False, False))
    t.run(specials.build_monument(t.s, 1))
    assert t.told("sign")[0]["sign"] == "a_god_stands_whole"
    assert desolations(t.s) == 0
    assert t.s.last_turns == 2

"""The solo rulebook, p. 4-6: invasions, the chain of special actions, bonus and renewal, rune actions."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import realms
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.follower import beasts, invasion, runes, specials, turn
from longhall.games.lords_of_ragnarok.sheet import desolations
from tests.games.lords_of_ragnarok.cast import (
    YOU,
    aslaug,
    beowulf,
    ragnar,
)
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

# ---- p. 4: difficulty and manoeuvres ---------------------------------------------------------------------------------


def test_p4_difficulty_of_a_neutral_region_is_its_population() -> None:
    t = scene(YOU, ragnar())
    assert [invasion.difficulty(t.s, t.region(word)) for word in ("hrafnvik", "smidjudal", "jarnvid")] == [2, 3, 5]


def test_p4_example_your_region_with_armies_2_and_1_has_difficulty_3_and_without_armies_0() -> None:
    t = scene(Side("lagertha", at="haervik", armies={"haervik": "2 1"}, holds="lejre"), ragnar())
    assert invasion.difficulty(t.s, t.region("haervik")) == 3
    assert invasion.difficulty(t.s, t.region("lejre")) == 0


def test_p4_bonuses_of_yours_count_towards_difficulty() -> None:
    t = scene(Side("lagertha", at="haervik", armies={"haervik": "2 1"}, blessings="steadfast"), ragnar())
    assert invasion.difficulty(t.s, t.region("haervik")) == 4


@pytest.mark.parametrize(("value", "tucked", "able"), [(2, "", False), (3, "", True), (2, "seidr", True)])
def test_p4_a_neutral_region_is_capturable_by_one_army_and_tucked_cards(value: int, tucked: str, able: bool) -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": str(value)}, tucked=tucked, hand="hew hew ram", attributes=(1, 3, 1)))
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), value) is able


@pytest.mark.parametrize(
    ("hand", "wisdom", "tucked", "able"),
    [("", 1, "", False), ("hew", 1, "", True), ("hew hew", 1, "", True), ("", 1, "seidr", True)],
)
def test_p4_your_region_is_capturable_only_if_difficulty_is_lower(
    hand: str, wisdom: int, tucked: str, able: bool
) -> None:
    """An army of 3 against 3: one card in hand, within its wisdom, or a tucked card tips the scales."""
    t = scene(
        Side("lagertha", at="haervik", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "3"}, hand=hand, tucked=tucked, attributes=(1, wisdom, 1)),
    )
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), 3) is able


def test_p4_cards_count_no_more_than_wisdom() -> None:
    t = scene(YOU, ragnar(hand="hew hew ram ram", attributes=(1, 2, 1)))
    assert invasion.reserves(t.s, t.s.players[1]) == 2


def test_p4_it_never_combines_armies() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "2 2", "skarpnes": "2"}))
    assert not invasion.capturable(t.s, 1, t.region("smidjudal"), 2)
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.controls(1) == ["hrafnvik", "skarpnes"]


@pytest.mark.parametrize(("armies", "able"), [("5", True), ("6", False)])
def test_p4_an_attack_that_would_win_the_game_dares_2_more(armies: str, able: bool) -> None:
    """Three whole lands but for Smidjudal: an army of 3 attacks 5, not 6."""
    held = "hrafnvik jarnvid skarpnes helgelund eldmyr solvik offerlund idavoll"
    t = scene(
        Side("lagertha", at="haervik", armies={"smidjudal": armies}),
        ragnar(holds=held, armies={"hrafnvik": "3"}),
    )
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), 3) is able


def test_p4_a_region_that_wins_at_once_is_chosen_before_all_others() -> None:
    held = "hrafnvik jarnvid skarpnes helgelund eldmyr solvik offerlund idavoll"
    t = scene(Side("lagertha", at="ulvoy", holds="smidjudal breidablik"), ragnar(holds=held, armies={"hrafnvik": "3"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.ended
    assert (t.s.winners, t.s.victory) == ([1], "great_jarl")


def test_p4_with_nothing_to_capture_the_army_beside_most_of_your_regions_grows() -> None:
    you = Side("lagertha", at="haervik", armies={"helgelund": "6", "eldmyr": "6", "offerlund": "6"})
    t = scene(you, ragnar(armies={"hrafnvik": "1", "solvik": "1"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.armies(1, "solvik") == [2]
    assert t.reason("strengthen")["by"] == "borders"


def test_p4_an_army_of_6_moves_up_through_its_own_regions() -> None:
    """Hrafnvik's neighbours are all its own; Smidjudal borders on what is not."""
    t = scene(
        Side("lagertha", at="haervik", armies={"skarpnes": "6"}, blessings="steadfast"),
        ragnar(armies={"hrafnvik": "6"}, holds="hrafnvik smidjudal jarnvid hamarfell breidablik"),
        monsters={},
    )
    t.s.control[t.region("eldmyr")] = -1
    assert t.run(invasion.approach(t.s, 1, 0))
    assert t.armies(1, "hrafnvik") == []
    assert t.told("chose")[0]["rule"] == "approach"


def test_p4_if_that_army_can_do_nothing_another_one_does_and_else_none() -> None:
    """The army of 6 in Hrafnvik stands beside your regions already; then it is the turn of the other."""
    you = Side("lagertha", at="ulvoy", armies={"smidjudal": "6", "jarnvid": "6", "hamarfell": "6", "breidablik": "6"})
    t = scene(you, ragnar(armies={"hrafnvik": "6", "solvik": "1"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert (t.armies(1, "hrafnvik"), t.armies(1, "solvik")) == ([6], [2])
    t = scene(you, ragnar(armies={"hrafnvik": "6"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.told("skipped") == [{"who": "ragnar", "rule": "manoeuvres", "by": "nothing_possible"}]


def test_p4_without_an_army_it_recruits_and_brings_desolation() -> None:
    t = scene(YOU, ragnar(holds="hrafnvik", attributes=(1, 1, 2)))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.armies(1, "hrafnvik") == [2]
    assert desolations(t.s) == 1


# ---- p. 5: choosing a target, special actions, bonus and renewal -----------------------------------------------------


def targets_scene(hero: str) -> Scene:
    """An army of 5 in Hrafnvik: Smidjudal (3, forge), Jarnvid (5, shrine), Hamarfell (yours), Breidablik (temple)."""
    return scene(
        Side("lagertha", at="ulvoy", holds="hamarfell ulvoy"),
        Side(hero, follower=True, at="skarpnes", armies={"hrafnvik": "5"}, holds="hrafnvik smidjudal"),
        temples="breidablik",
    )


@pytest.mark.parametrize(
    ("hero", "region"), [("aslaug", "breidablik"), ("lagertha", "hamarfell"), ("ragnar", "jarnvid")]
)
def test_p5_three_methods_of_choosing_a_target(hero: str, region: str) -> None:
    """1: temples first. 2: you first. 3: the land where it controls most."""
    t = targets_scene(hero)
    found = invasion.targets(t.s, 1, invasion.powers(t.s.players[1], t.s.map.near, [0]))
    assert [t.s.map.word[r] for r in found] == ["jarnvid", "hamarfell", "breidablik"]
    assert t.s.map.word[t.run(invasion.choose_target(t.s, 1, found))] == region


def test_p5_the_reason_names_what_ruled_the_others_out() -> None:
    t = targets_scene("aslaug")
    t.run(invasion.choose_target(t.s, 1, [3, 14, 15]))
    reason = t.reason("method_1")
    assert reason["by"] == "site"
    assert reason["candidates"] == ["jarnvid", "hamarfell", "breidablik"]
    assert [(note["candidate"], note["criterion"]) for note in reason["ruled_out"]] == [
        ("jarnvid", "site"),
        ("hamarfell", "site"),
    ]


def test_p5_method_1_goes_on_with_difficulty_and_nearness() -> None:
    """Helgelund and Offerlund are shrines: 4 against 3."""
    t = scene(Side("lagertha", at="ulvoy", holds="ulvoy"), aslaug(armies={"solvik": "5"}))
    t.run(invasion.choose_target(t.s, 1, [5, 8]))
    assert t.reason("method_1")["by"] == "difficulty"
    assert t.reason("method_1")["choice"] == "offerlund"


@pytest.mark.parametrize(
    ("regions", "by", "choice"),
    [("smidjudal hamarfell", "distance", "hamarfell"), ("glodheim haervik", "difficulty", "haervik")],
)
def test_p5_method_2_goes_on_with_difficulty_and_sites(regions: str, by: str, choice: str) -> None:
    """You hold Ulvoy, beside Glodheim and Lejre; Haervik and Glodheim are as near to Lejre."""
    t = scene(Side("lagertha", at="ulvoy", holds="ulvoy lejre"), beowulf())
    t.run(invasion.choose_target(t.s, 1, [t.region(word) for word in regions.split()]))
    assert (t.reason("method_2")["by"], t.reason("method_2")["choice"]) == (by, choice)


def test_p5_method_2_at_last_prefers_temples_and_shrines() -> None:
    """Helgelund and Eldmyr are alike near to Skarpnes, and alike hard; Helgelund has a shrine."""
    t = scene(Side("lagertha", at="ulvoy", holds="skarpnes"), beowulf())
    t.run(invasion.choose_target(t.s, 1, [t.region("helgelund"), t.region("eldmyr")]))
    assert (t.reason("method_2")["by"], t.reason("method_2")["choice"]) == ("site", "helgelund")


@pytest.mark.parametrize(
    ("regions", "by", "choice"),
    [("helgelund eldmyr", "site", "helgelund"), ("helgelund offerlund", "difficulty", "offerlund")],
)
def test_p5_method_3_goes_on_with_sites_and_difficulty(regions: str, by: str, choice: str) -> None:
    """It controls one region of each land."""
    t = scene(Side("lagertha", at="ulvoy"), ragnar(holds="skarpnes solvik"))
    t.run(invasion.choose_target(t.s, 1, [t.region(word) for word in regions.split()]))
    assert (t.reason("method_3")["by"], t.reason("method_3")["choice"]) == (by, choice)


def test_p5_the_strongest_army_beside_the_region_moves_in() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "3", "skarpnes": "4"}))
    t.run(invasion.manoeuvres(t.s, 1))
    moved = t.told("marched")[0]
    assert moved["value"] == 4
    assert t.s.control[t.region(moved["target"])] == 1


def test_p5_it_takes_an_undefended_region_of_yours_without_a_battle() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="smidjudal"), ragnar(armies={"hrafnvik": "1"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.controls(1) == ["hrafnvik", "smidjudal"]
    assert t.told("battle") == []


@pytest.mark.parametrize(
    ("wheel", "action", "by"),
    [
        ({}, "reinforce", "card"),
        ({"reinforce": [1]}, "mobilize", "priority"),
        ({"reinforce": [1], "mobilize": [1]}, "prepare", "prepare"),
        ({"reinforce": [1], "mobilize": [1], "prepare": [1]}, "build_monument", "last_resort"),
    ],
)
def test_p5_the_chain_of_special_actions(wheel: dict[str, list[int]], action: str, by: str) -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "1"}), wheel=wheel)
    t.run(specials.special(t.s, 1))
    reason = t.reason("special")
    assert (reason["choice"], reason["by"]) == (action, by)


def test_p5_its_first_marker_activates_the_realm_and_covering_yours_gives_you_a_rune() -> None:
    t = scene(Side("lagertha", at="haervik", allied="niflheim"), ragnar(allied="niflheim", runes="isa isa"))
    t.run(realms.lay_marker(t.s, 1, box().realm_of["prepare"]), "decline")
    assert [facts["who"] for facts in t.told("realm")] == ["ragnar", "lagertha"]
    t = scene(YOU, ragnar(), wheel={"prepare": [0]})
    t.run(realms.lay_marker(t.s, 1, box().realm_of["prepare"]), "rune isa")
    assert sum(t.s.players[0].runes) == 1


def test_p5_an_action_that_the_realms_bonus_makes_impossible_is_not_done() -> None:
    """You move your hero into the only region that it could usurp (ruling `realm_before_action`)."""
    t = scene(
        Side("ragnar", at="ulvoy", holds="smidjudal", allied="svartalfheim alfheim"),
        Side("lagertha", follower=True, at="smidjudal", attributes=(1, 1, 1)),
    )
    assert specials.AVAILABLE["usurp"](t.s, 1)
    t.s.players[0].hero_at = t.region("smidjudal")
    t.run(specials.perform(t.s, 1, "usurp"))
    assert t.controls(1) == []
    assert t.told("skipped") == [{"who": "lagertha", "rule": "usurp", "by": "nothing_possible"}]


def test_p5_the_bonus_comes_even_if_another_action_was_done_if_its_condition_holds() -> None:
    """A6: with 2 settlements, a card."""
    t = scene(YOU, ragnar(row="a6 a1 a2", holds="hrafnvik skarpnes"))
    t.s.players[1].stack = ["a3"]
    t.run(turn.bonus(t.s, 1))
    assert len(t.s.players[1].hand) == 1
    t = scene(YOU, ragnar(row="a6 a1 a2", holds="hrafnvik"))
    t.s.players[1].stack = ["a3"]
    t.run(turn.bonus(t.s, 1))
    assert t.s.players[1].hand == []
    assert t.told("skipped")[-1]["by"] == "condition"


def test_p5_example_two_runes_for_each_forge_and_the_card_goes_back_into_the_deck() -> None:
    t = scene(YOU, ragnar(row="a1 a3 a2", chosen=1, holds="smidjudal eldmyr"))
    t.s.players[1].stack = ["a4", "a5"]
    t.run(turn.bonus(t.s, 1), rolls={"row": [1]})
    p = t.s.players[1]
    assert sum(p.runes) == 4
    assert p.row == ["a1", "a2", "a5"]
    assert p.stack == ["a4", "a3"]
    assert p.chosen == -1


def test_p5_a_card_marked_so_leaves_the_game() -> None:
    t = scene(YOU, ragnar(row="a1 a2 a3", chosen=0))
    t.s.players[1].stack = ["a4"]
    t.run(turn.bonus(t.s, 1))
    assert t.s.players[1].row == ["a2", "a3", "a4"]
    assert t.s.players[1].gone == ["a1"]


# ---- p. 5-6: rune actions --------------------------------------------------------------------------------------------


def test_p5_it_controls_the_neutral_monster_near_its_hero_with_most_open_wounds() -> None:
    t = scene(
        YOU,
        ragnar(at="jarnvid"),
        monsters={"troll": "hrafnvik", "nidhogg": "smidjudal", "lindworm": "haervik"},
        wounds={"troll": [0, -1, -1, -1, -1, -1]},
    )
    t.run(runes.control_monster(t.s, 1))
    assert t.told("ringed")[0]["monster"] == "nidhogg"


def test_p5_with_none_near_and_none_controlled_it_takes_the_nearest_anywhere() -> None:
    t = scene(YOU, ragnar(at="hrafnvik"), monsters={"troll": "haervik", "nidhogg": "solvik"})
    assert runes.tameable(t.s, 1) == ["troll", "nidhogg"]
    t = scene(YOU, ragnar(at="hrafnvik"), monsters={"troll": "haervik", "nidhogg": "solvik"}, rings={"troll": 1})
    assert runes.tameable(t.s, 1) == []


def test_p5_loki_cannot_be_controlled() -> None:
    t = scene(YOU, ragnar(at="hrafnvik"), monsters={"loki": "hrafnvik"})
    assert runes.tameable(t.s, 1) == []


def test_p5_alliances_reach_one_region_beyond_the_hero() -> None:
    t = scene(YOU, ragnar(at="jarnvid"))
    assert [box().realm_words[i] for i in bits(runes.realms_near(t.s, 1))] == ["vanaheim", "alfheim"]
    t = scene(YOU, ragnar(at="jarnvid", allied="vanaheim alfheim"))
    assert not runes.realms_near(t.s, 1)


def test_p5_improving_needs_an_army_below_6() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "6"}, runes="isa isa"))
    assert not t.run(runes.attempt(t.s, 1, "improve_army", "a1"))
    assert sum(t.s.players[1].runes) == 2


def test_p5_monsters_are_activated_only_to_harm_you_and_its_own_first() -> None:
    you = Side("lagertha", at="haervik", armies={"haervik": "3"})
    quiet = scene(you, ragnar(runes="isa isa"), monsters={"troll": "hrafnvik"})
    assert not quiet.run(runes.attempt(quiet.s, 1, "activate_monster", "a5"))
    t = scene(
        you,
        ragnar(runes="isa isa"),
        monsters={"troll": "glodheim", "nidhogg": "haervik"},
        rings={"troll": 1},
    )
    t.run(runes.attempt(t.s, 1, "activate_monster", "a5"))
    assert t.told("region_attack")[0]["monster"] == "troll"
    assert t.armies(0, "haervik") == [2]


def test_p5_of_several_it_activates_the_one_nearest_to_your_armies() -> None:
    t = scene(
        Side("lagertha", at="haervik", armies={"haervik": "3"}),
        ragnar(),
        monsters={"garm": "lejre", "nidhogg": "haervik"},
        rings={"garm": 1, "nidhogg": 1},
    )
    t.run(beasts.activate_harmful(t.s, 1))
    assert t.reason("harmful")["choice"] == "nidhogg"
    assert t.armies(0, "haervik") == [1], "Nidhogg's region attack takes 2"


@pytest.mark.parametrize(("row", "chosen"), [("a1 a2 a3", "garm"), ("a2 a1 a3", "nidhogg")])
def test_p5_among_neutral_monsters_the_tie_break_decides(row: str, chosen: str) -> None:
    t = scene(
        Side("lagertha", at="offerlund", armies={"haervik": "3"}),
        ragnar(row=row),
        monsters={"garm": "lejre", "nidhogg": "haervik"},
    )
    t.run(beasts.activate_harmful(t.s, 1))
    assert t.reason("harmful")["choice"] == chosen


def test_p5_a_monster_moves_to_crush_your_strongest_army() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3", "offerlund": "5"}),
        ragnar(),
        monsters={"draugr": "idavoll"},
        rings={"draugr": 1},
    )
    t.run(beasts.prowls(t.s, 1, "draugr", "choice"))
    assert t.s.monsters["draugr"].at == t.region("offerlund")
    assert t.armies(0, "offerlund") == [4]


def test_p5_else_it_comes_nearer_by_your_regions_if_it_can() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3"}, holds="breidablik"),
        ragnar(),
        monsters={"draugr": "jarnvid"},
        rings={"draugr": 1},
    )
    t.run(beasts.prowls(t.s, 1, "draugr", "choice"))
    assert t.s.monsters["draugr"].at == t.region("breidablik")
    assert t.reason("prowl")["by"] == "controller"


def test_p5_a_neutral_monster_goes_by_the_die_and_never_onto_a_followers_army() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3"}),
        ragnar(armies={"breidablik": "2"}),
        monsters={"draugr": "jarnvid"},
    )
    t.run(beasts.prowls(t.s, 1, "draugr", "move"))
    assert t.s.monsters["draugr"].at == t.region("eldmyr")


def test_p6_it_draws_as_many_cards_as_its_wisdom() -> None:
    t = scene(YOU, ragnar(runes="isa isa", attributes=(1, 3, 1)))
    t.run(runes.attempt(t.s, 1, "draw_cards", "a3"))
    assert len(t.s.players[1].hand) == 3


@pytest.mark.parametrize(
    ("attributes", "raised"), [((1, 1, 2), "authority"), ((1, 1, 3), "might"), ((2, 1, 4), "wisdom"), ((5, 5, 5), "")]
)
def test_p6_raising_an_attribute(attributes: tuple[int, int, int], raised: str) -> None:
    t = scene(YOU, ragnar(runes="isa isa isa", attributes=attributes))
    assert t.run(runes.attempt(t.s, 1, "raise_attribute", "a4")) is bool(raised)
    assert [facts["attribute"] for facts in t.told("raised")] == ([raised] if raised else [])


def test_p6_recruiting_by_runes_brings_no_desolation() -> None:
    t = scene(YOU, ragnar(runes="isa isa isa", holds="jarnvid"))
    t.run(runes.attempt(t.s, 1, "recruit_army", "j1"))
    assert t.armies(1, "jarnvid") == [1]
    assert desolations(t.s) == 0

"""Base rules 9-10 by number, as scenes of two people: special actions, the wheel, control."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import (
    control,
    gains,
    realms,
    specials,
)
from longhall.games.lords_of_ragnarok.sheet import (
    force,
    markers_used,
)
from tests.games.lords_of_ragnarok.cast import (
    FOE,
    march,
    me,
)
from tests.games.lords_of_ragnarok.scenes import Side, box, scene

# ---- 9: special actions ----------------------------------------------------------------------------------------------


def test_r9_1_a_space_with_ones_own_marker_is_closed() -> None:
    t = scene(me(armies={"haervik": "1"}), FOE, wheel={"mobilize": [0], "prepare": [1]})
    words = [option[1] for option in specials.special_options(t.s, 0)]
    assert "mobilize" not in words
    assert "prepare" in words
    assert words[-1] == "build_monument"


def test_r9_3_the_marker_directly_below_gains_a_rune() -> None:
    t = scene(me(), FOE, Side("ragnar", at="solvik"), wheel={"prepare": [1, 2]})
    t.run(realms.lay_marker(t.s, 0, box().realm_of["prepare"]), "rune isa")
    assert t.asked == [(2, "rune")]


@pytest.mark.parametrize(
    ("realm", "answers", "what"),
    [
        ("muspelheim", ["recruit solvik"], "recruited"),
        ("svartalfheim", [], "drew"),
        ("niflheim", ["sail west_sea"], "drakkar"),
        ("niflheim", ["shift haervik 2 solvik"], "placed"),
        ("vanaheim", ["rune isa"], "runes"),
        ("alfheim", ["go hrafnvik"], "hero"),
        ("alfheim", ["heal might"], "healed"),
        ("jotunheim", [], "grew"),
    ],
)
def test_r9_4_what_realms_give(realm: str, answers: list[str], what: str) -> None:
    t = scene(
        me(allied=realm, armies={"haervik": "2"}, holds="haervik solvik", drakkar="south_sea", injured="might"), FOE
    )
    t.run(realms.activate_realm(t.s, 0, box().realm_words.index(realm)), *answers)
    assert len(t.told(what)) == 1


def test_r9_4_all_allies_profit_the_active_player_first() -> None:
    t = scene(me(allied="vanaheim"), Side("snorri", at="ulvoy", allied="vanaheim"), turn=1)
    t.run(realms.activate_realm(t.s, 1, box().realm_words.index("vanaheim")), "rune isa", "rune isa")
    assert t.asked == [(1, "rune"), (0, "rune")]


def test_r9_6_reinforce_with_the_value_of_authority() -> None:
    t = scene(me(holds="haervik solvik", attributes=(1, 1, 3)), FOE)
    t.run(specials.reinforce(t.s, 0), "recruit solvik")
    assert t.armies(0, "solvik") == [3]
    assert not specials.performable(scene(me(holds="idavoll"), FOE).s, 0, "reinforce")
    assert not specials.performable(scene(me(armies={"haervik": "1 1 1 1 1 1"}), FOE).s, 0, "reinforce")


def test_r9_7_mobilize_all_marches_first_then_the_battles_then_control() -> None:
    t = scene(
        me(armies={"haervik": "3", "solvik": "2"}),
        Side("snorri", at="ulvoy", armies={"offerlund": "2", "helgelund": "1"}),
    )
    t.run(
        specials.mobilize(t.s, 0),
        "march haervik 3 offerlund",
        "march solvik 2 helgelund",
        "fight helgelund",
    )
    assert [facts["region"] for facts in t.told("battle")] == ["helgelund", "offerlund"]
    assert t.controls(0) == ["helgelund", "solvik", "offerlund", "haervik"]


def test_r9_7_armies_fight_together() -> None:
    t = scene(me(armies={"haervik": "2", "solvik": "2"}), Side("snorri", at="ulvoy", armies={"offerlund": "3"}))
    t.run(specials.mobilize(t.s, 0), "march haervik 2 offerlund", "march solvik 2 offerlund")
    assert t.told("result")[0]["attack"] == 4
    assert "offerlund" in t.controls(0)


def test_r9_8_prepare_gives_runes_by_wisdom_and_2_cards() -> None:
    t = scene(me(attributes=(1, 2, 1)), FOE)
    t.run(specials.prepare(t.s, 0), "rune isa", "rune fehu")
    assert (sum(t.s.players[0].runes), len(t.s.players[0].hand)) == (2, 2)


def test_r9_9_a_temple_on_a_shrine_under_control_and_a_priest() -> None:
    t = scene(me(holds="offerlund helgelund"), FOE)
    t.run(specials.raise_temple(t.s, 0), "temple helgelund")
    assert t.s.players[0].pool == 1
    assert t.s.offer == []
    assert not specials.performable(scene(me(holds="offerlund"), FOE, temples="offerlund").s, 0, "build_temple")


def test_r9_9_every_second_temple_sets_off_a_selection_of_blessings() -> None:
    t = scene(me(holds="offerlund"), FOE, temples="helgelund")
    t.run(specials.raise_temple(t.s, 0), "bless mimirs_counsel", "bless rune_memory", "rune isa")
    assert t.asked == [(0, "blessing"), (1, "blessing"), (1, "rune")]
    assert len(t.told("offered")[0]["cards"]) == 3
    assert t.s.past_blessings == ["ravens_watch"]


def test_r9_10_monsters_activates_each_one_controlled_or_a_neutral_one_by_the_die() -> None:
    foe = Side("snorri", at="ulvoy", armies={"lejre": "3"})
    t = scene(me(), foe, monsters={"draugr": "lejre", "troll": "haervik"}, rings={"draugr": 0, "troll": 0})
    t.run(specials.monsters(t.s, 0), "command", "rouse troll", "attack", "attack")
    assert t.armies(1, "lejre") == [1]
    t = scene(me(), foe, monsters={"draugr": "lejre"})
    t.run(specials.monsters(t.s, 0), rolls={"monster_die": [0]})
    assert t.armies(1, "lejre") == [2]


@pytest.mark.parametrize(
    ("holder", "army", "power", "able"),
    [
        ("", "", 2, True),
        ("", "", 1, False),
        ("snorri", "2", 2, True),
        ("snorri", "3", 2, False),
        ("snorri", "", 1, True),
    ],
)
def test_r9_11_usurp_by_might_against_population_or_armies(holder: str, army: str, power: int, able: bool) -> None:
    foe = Side("snorri", at="ulvoy", holds="haervik" if holder else "", armies={"haervik": army} if army else {})
    t = scene(me(attributes=(power, 1, 2)), foe)
    assert specials.performable(t.s, 0, "usurp") is able
    if able:
        t.run(specials.usurp(t.s, 0))
        assert "haervik" in t.controls(0)
        assert t.armies(0, "haervik") == [2]
        assert force(t.s.players[1], t.region("haervik")) == 0


def test_r9_11_not_where_another_hero_is_and_armies_retreat_without_losses() -> None:
    assert not specials.performable(scene(me(attributes=(5, 1, 1)), Side("snorri", at="haervik")).s, 0, "usurp")
    t = scene(
        me(attributes=(3, 1, 1)), Side("snorri", at="ulvoy", armies={"haervik": "2"}, holds="haervik lejre glodheim")
    )
    t.run(specials.usurp(t.s, 0), "retreat lejre")
    assert t.armies(1, "lejre") == [2]


def test_r9_12_build_monument_needs_a_marker_on_the_wheel() -> None:
    assert ("take", "build_monument") not in specials.special_options(scene(me(), FOE).s, 0)
    assert ("take", "build_monument") in specials.special_options(scene(me(), FOE, wheel={"usurp": [0]}).s, 0)


def test_r9_12_build_monument_step_by_step() -> None:
    t = scene(
        me(holds="offerlund", sent=(1, 0, 0), artefacts="draupnir"),
        Side("snorri", at="ulvoy", sent=(1, 1, 0)),
        temples="offerlund",
        wheel={"usurp": [0, 1]},
        monsters={"troll": "hrafnvik"},
        forges={"glodheim": "algiz"},
    )
    t.s.players[0].spent = ["draupnir"]
    t.s.forge_stock[t.region("glodheim")] -= 1
    t.s.supply[box().rune_number["algiz"]] += 1
    t.run(specials.build_monument(t.s, 0), "monument odin", "prowl smidjudal", "loki lejre", rolls={"monster_die": [2]})
    assert t.s.levels == [1, 2, 1]
    assert [p.sent for p in t.s.players] == [[0, 0, 0], [0, 0, 0]]
    assert t.s.players[0].pool == 1, "one for the temple"
    assert t.s.wheel == [[]] * 6
    assert t.s.players[0].spent == []
    assert t.s.forge_stock[t.region("glodheim")] == 2
    assert t.s.monsters["troll"].at == t.region("smidjudal")
    assert t.s.monsters["loki"].at == t.region("lejre")


# ---- 10: control -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "taken"), [(2, False), (3, True)])
def test_r10_2_a_neutral_region_needs_armies_of_its_population(value: int, taken: bool) -> None:
    t = scene(me(armies={"haervik": str(value)}), FOE)
    march(t, "haervik", value, "offerlund")
    assert ("offerlund" in t.controls(0)) is taken


def test_r10_2_armies_of_several_marches_add_up() -> None:
    t = scene(me(armies={"haervik": "2", "solvik": "1"}), FOE)
    march(t, "haervik", 2, "offerlund")
    march(t, "solvik", 1, "offerlund")
    assert "offerlund" in t.controls(0)


def test_r10_2_an_army_that_grows_to_the_population_takes_control() -> None:
    """Ruling `control_growth`."""
    t = scene(me(armies={"offerlund": "2"}, loose=True), FOE)
    t.run(gains.grow(t.s, 0, 0))
    assert t.controls(0) == ["offerlund"]


def test_r10_3_an_enemys_region_without_armies_is_taken_by_any_army() -> None:
    t = scene(me(armies={"haervik": "1"}), Side("snorri", at="ulvoy", holds="idavoll"))
    march(t, "haervik", 1, "idavoll")
    assert "idavoll" in t.controls(0)
    assert t.controls(1) == []


def test_r10_6_with_no_marker_left_one_comes_back_from_a_monster_board() -> None:
    held = "hrafnvik smidjudal skarpnes helgelund solvik offerlund haervik glodheim ulvoy hamarfell"
    t = scene(
        me(holds=held, allied="muspelheim svartalfheim niflheim vanaheim"),
        FOE,
        wheel={"usurp": [0], "prepare": [0], "mobilize": [0]},
        monsters={"draugr": "lejre", "troll": "lejre"},
        wounds={"draugr": [0, 0, -1, -1, -1], "troll": [0, -1, -1, -1, -1, -1]},
    )
    assert markers_used(t.s, 0) == 20
    t.run(control.take_control(t.s, 0, t.region("eldmyr")), "recall monster draugr")
    assert t.s.monsters["draugr"].wounds == [-1, 0, -1, -1, -1]
    assert markers_used(t.s, 0) == 20

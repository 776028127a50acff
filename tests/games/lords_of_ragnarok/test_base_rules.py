"""The base rules by number, as scenes of two people. The numbers are those of the rules written out for the project."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import (
    armies,
    control,
    ending,
    gains,
    hunt,
    monsters,
    monument,
    realms,
    rune_actions,
    specials,
    steps,
)
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.sheet import (
    attribute,
    beside,
    enterable,
    force,
    hand_limit,
    hero_reach,
    markers_used,
    rune_limit,
)
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import close_hunt, open_hunt
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

GAME = load()
FOE = Side("snorri", at="ulvoy")


def me(**facts: object) -> Side:
    """The person whose turn it is: Sigrun, whose ability is for hunts alone."""
    return Side("sigrun", **{"at": "haervik", **facts})  # type: ignore[arg-type]


def march(t: Scene, source: str, value: int, target: str, *answers: str) -> None:
    """The first person's army marches."""
    p = t.s.players[0]
    army = next(a for a, at in enumerate(p.where) if at == t.region(source) and p.value[a] == value)
    t.run(armies.activate_army(t.s, 0, ("march", source, str(value), target), army), *answers)


# ---- 1: terms --------------------------------------------------------------------------------------------------------


def test_r1_4_the_coast_of_the_drakkars_sea_is_adjacent_for_its_owner_alone() -> None:
    t = scene(me(drakkar="south_sea"), FOE)
    words = [t.s.map.word[r] for r in bits(beside(t.s, t.s.players[0], t.region("haervik")))]
    assert words == ["solvik", "offerlund", "idavoll", "glodheim", "lejre"]
    words = [t.s.map.word[r] for r in bits(beside(t.s, t.s.players[1], t.region("haervik")))]
    assert words == ["offerlund", "idavoll", "glodheim", "lejre"]


def test_r1_8_an_injured_attribute_counts_as_1_even_if_raised() -> None:
    p = scene(me(attributes=(3, 2, 1), injured="might"), FOE).s.players[0]
    assert [attribute(p, which) for which in range(3)] == [1, 2, 1]


def test_r1_8_whoever_takes_an_injury_picks_the_attribute() -> None:
    t = scene(me(), FOE)
    assert t.run(gains.injure_hero(t.s, 0, 1), "injure wisdom")
    assert t.s.players[0].injured == [False, True, False]
    t = scene(me(injured="might wisdom authority"), FOE)
    assert not t.run(gains.injure_hero(t.s, 0, 1))


def test_r1_9_a_priest_comes_from_the_supply_if_there_is_one() -> None:
    t = scene(me(pool=1, sent=(1, 1, 0)), FOE)
    t.run(hunt.take_reward(t.s, 0, "priest"))
    t.run(hunt.take_reward(t.s, 0, "priest"))
    assert t.s.players[0].pool == 2


def test_r1_10_runes_over_the_limit_are_given_back() -> None:
    t = scene(me(runes="isa isa isa fehu fehu"), FOE)
    assert rune_limit(t.s, t.s.players[0]) == 5
    t.run(gains.gain_runes(t.s, 0, 1), "rune kenaz", "shed isa")
    assert sum(t.s.players[0].runes) == 5


def test_r1_12_the_hand_limit_is_wisdom_and_2() -> None:
    t = scene(me(attributes=(1, 2, 1), hand="hew hew ram ram duel"), FOE)
    assert hand_limit(t.s, t.s.players[0]) == 4
    t.run(steps.end(t.s, 0), "discard duel")
    assert len(t.s.players[0].hand) == 4


def test_r1_16_the_discard_pile_is_shuffled_when_the_deck_runs_out() -> None:
    t = scene(me(), FOE)
    t.s.discard, t.s.deck = t.s.deck[2:], t.s.deck[:2]
    t.run(gains.draw_cards(t.s, 0, 4))
    assert len(t.s.players[0].hand) == 4
    assert t.s.discard == []


# ---- 2: victory ------------------------------------------------------------------------------------------------------


def test_r2_2_three_whole_lands_win_at_once() -> None:
    held = "hrafnvik smidjudal jarnvid skarpnes helgelund eldmyr solvik offerlund"
    t = scene(me(holds=held, armies={"haervik": "5"}), FOE)
    march(t, "haervik", 5, "idavoll")
    assert t.ended
    assert (t.s.winners, t.s.victory) == ([0], "great_jarl")


def test_r2_3_four_temples_win_on_the_two_player_side_five_on_the_other() -> None:
    held = "jarnvid helgelund offerlund idavoll"
    t = scene(me(holds=held), FOE, temples="jarnvid helgelund offerlund")
    t.run(specials.raise_temple(t.s, 0))
    assert (t.s.winners, t.s.victory) == ([0], "great_gothi")
    big = scene(
        me(holds="bjarmaskog jarnvid gimlefjell idavoll", at="haervik"),
        FOE,
        Side("ragnar", at="solvik"),
        temples="bjarmaskog jarnvid gimlefjell",
    )
    big.run(
        specials.raise_temple(big.s, 0),
        "bless seidr",
        "bless iron_grip",
        "bless steadfast",
        rolls={"blessings": [19, 13, 20]},
    )
    assert not big.ended


def test_r2_4_loki_is_hunted_with_slayer_tokens_enough_and_his_death_wins() -> None:
    assert hunt.huntable(scene(me(), FOE, monsters={"loki": "haervik"}).s, 0) == []
    t = scene(me(slayers=1), FOE, monsters={"loki": "haervik"})
    assert hunt.huntable(t.s, 0) == ["loki"]
    t.run(hunt.kill(t.s, 0, "loki"))
    assert (t.s.winners, t.s.victory) == ([0], "hunter")


# ---- 3: setup --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "board", "monsters_there", "forges"), [(2, "two", 4, 4), (3, "many", 6, 6), (4, "many", 6, 6)]
)
def test_r3_the_board(seats: int, board: str, monsters_there: int, forges: int) -> None:
    s = Match.new(GAME, seats, 1).state
    assert s.board == board
    assert len([b for b in s.monsters.values() if b.at]) == monsters_there
    assert s.monsters["loki"].at == 0
    assert len([stock for stock in s.forge_stock if stock == 2]) == forges
    assert s.levels == [1, 1, 1]
    assert [len(p.hand) for p in s.players] == [1] * seats
    assert [len(p.offered) for p in s.players] == [2] * seats


def test_r3_9_two_players_meet_four_random_monsters_in_the_lairs() -> None:
    s = Match.new(GAME, 2, 5).state
    assert sorted(b.at for b in s.monsters.values() if b.at) == [2, 6, 11, 14]


def test_r3_11_origins_and_heroes_in_reverse_turn_order() -> None:
    m = Match.new(GAME, 3, 2)
    asked = []
    while m.state.phase == "heroes":
        asked.append(m.pending[0].seat)
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    assert asked[::2] == asked[1::2] == m.state.order[::-1]
    assert len({p.hero for p in m.state.players}) == 3


def test_r3_13_nobody_begins_where_another_stands() -> None:
    m = Match.new(GAME, 2, 2)
    while m.state.phase == "heroes":
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    first = m.pending[0].seat
    m.apply(first, ("sail", "south_sea"))
    m.apply(first, ("settle", "haervik"))
    while m.pending[0].seat == first:
        m.apply(first, m.pending[0].options[0])
    second = m.pending[0].seat
    m.apply(second, ("sail", "south_sea"))
    assert ("settle", "haervik") not in m.pending[0].options


# ---- 4-6: the turn, prayer, hero -------------------------------------------------------------------------------------


def test_r4_1_the_steps_of_a_turn_come_in_their_order() -> None:
    m = Match.new(GAME, 2, 3)
    while m.state.phase != "turn":
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    seen = []
    while m.state.turn == m.state.order[0] and m.pending:
        seen.append(m.state.step)
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    order = ["prayer", "hero", "runes", "manoeuvres", "special", "end"]
    assert sorted(set(seen), key=order.index) == list(dict.fromkeys(seen))


def test_r5_2_a_priest_raises_the_attribute_and_brings_the_gods_gift() -> None:
    t = scene(me(pool=1, armies={"haervik": "1"}), FOE, levels=(1, 1, 3))
    t.run(steps.prayer(t.s, 0), "pray freya")
    assert t.s.players[0].attributes == [1, 1, 2]
    assert t.armies(0, "haervik") == [3]
    t = scene(me(pool=1), FOE, levels=(4, 1, 1))
    t.run(steps.prayer(t.s, 0), "pray thor")
    assert len(t.s.players[0].hand) == 3
    t = scene(me(pool=1), FOE, levels=(1, 3, 1))
    t.run(steps.prayer(t.s, 0), "pray odin", "rune isa", "rune fehu")
    assert sum(t.s.players[0].runes) == 2


def test_r5_3_a_monument_has_a_spot_for_each_player() -> None:
    t = scene(me(pool=1, sent=(1, 0, 0)), Side("snorri", at="ulvoy", sent=(1, 0, 0)))
    t.run(steps.prayer(t.s, 0), "skip")
    assert t.options == ["skip", "pray odin", "pray freya"]


def test_r5_5_an_attribute_at_5_is_not_raised_but_the_gift_comes() -> None:
    t = scene(me(pool=1, attributes=(5, 1, 1)), FOE)
    t.run(steps.prayer(t.s, 0), "pray thor")
    assert t.s.players[0].attributes[0] == 5
    assert len(t.s.players[0].hand) == 1


def test_r5_6_a_rune_is_forged_where_the_hero_stands_control_or_not() -> None:
    t = scene(me(at="glodheim"), FOE, forges={"glodheim": "algiz"})
    t.run(steps.prayer(t.s, 0), "forge algiz")
    assert t.s.forge_stock[t.region("glodheim")] == 1
    assert sum(t.s.players[0].runes) == 1


def test_r6_1_the_hero_moves_2_regions_or_the_drakkar_2_seas_or_an_injury_heals() -> None:
    t = scene(me(drakkar="south_sea", injured="might"), FOE)
    words = [t.s.map.word[r] for r in hero_reach(t.s, t.s.players[0])]
    assert "breidablik" in words
    assert "hrafnvik" not in words, "three steps away"
    t.run(steps.hero(t.s, 0), "sail north_sea")
    t.run(steps.hero(t.s, 0), "heal might")
    t.run(steps.hero(t.s, 0), "go lejre")
    assert (t.s.players[0].hero_at, t.s.players[0].injured[0]) == (t.region("lejre"), False)


# ---- 7: rune actions -------------------------------------------------------------------------------------------------


def test_r7_2_a_neutral_monster_with_the_hero_is_controlled_for_its_rune() -> None:
    t = scene(me(runes="isa fehu"), FOE, monsters={"draugr": "haervik", "troll": "haervik", "garm": "lejre"})
    assert rune_actions.taming(t.s, t.s.players[0]) == [("tame", "draugr")]
    t.run(rune_actions.runes(t.s, 0), "tame draugr", "done")
    assert t.s.monsters["draugr"].ring == 0
    assert sum(t.s.players[0].runes) == 1


def test_r7_2_with_two_rings_out_another_monster_is_released_first() -> None:
    places = {"draugr": "haervik", "troll": "lejre", "garm": "ulvoy"}
    t = scene(me(runes="isa"), FOE, monsters=places, rings={"troll": 0, "garm": 0})
    t.run(rune_actions.carry_out(t.s, 0, ("tame", "draugr")), "release garm")
    assert [t.s.monsters[name].ring for name in places] == [0, 0, -1]


def test_r7_3_a_realm_beside_the_hero_is_allied_for_its_rune_and_not_twice() -> None:
    t = scene(me(at="haervik", runes="eihwaz isa"), FOE)
    assert rune_actions.allying(t.s, t.s.players[0]) == [("ally", "svartalfheim")]
    t.run(rune_actions.carry_out(t.s, 0, ("ally", "svartalfheim")))
    assert rune_actions.allying(t.s, t.s.players[0]) == []
    assert t.s.players[0].runes[box().rune_number["isa"]] == 1


def test_r7_4_to_7_7_costs() -> None:
    t = scene(me(runes="isa fehu", armies={"haervik": "2"}), FOE, monsters={"troll": "ulvoy"})
    words = [option[0] for option in rune_actions.rune_options(t.s, 0)]
    assert words == ["done", "improve", "rouse", "draw"]
    t = scene(me(runes="isa isa isa"), FOE)
    assert "raise" not in [option[0] for option in rune_actions.rune_options(t.s, 0)], "three different kinds"
    t = scene(me(runes="isa fehu algiz"), FOE)
    t.run(rune_actions.carry_out(t.s, 0, ("raise", "might")), "pay isa", "pay fehu")
    assert t.s.players[0].attributes[0] == 2
    assert sum(t.s.players[0].runes) == 0


def test_r7_6_a_rune_draws_one_card() -> None:
    t = scene(me(runes="isa"), FOE)
    t.run(rune_actions.runes(t.s, 0), "draw")
    assert len(t.s.players[0].hand) == 1


# ---- 8: manoeuvres ---------------------------------------------------------------------------------------------------


def test_r8_1_one_army_is_activated() -> None:
    t = scene(me(armies={"haervik": "2", "solvik": "1"}), FOE)
    t.run(steps.manoeuvres(t.s, 0), "train haervik 2")
    assert t.armies(0, "haervik") == [3]


def test_r8_2_training_needs_a_settlement_under_control() -> None:
    t = scene(me(armies={"offerlund": "3", "haervik": "2"}), FOE)
    trained = [option for option in armies.activations(t.s, 0, [0, 1]) if option[0] == "train"]
    assert trained == [("train", "haervik", "2")]


def test_r8_3_no_army_enters_lokis_region() -> None:
    t = scene(me(armies={"haervik": "2"}), FOE, monsters={"loki": "lejre"})
    assert ("march", "haervik", "2", "lejre") not in armies.activations(t.s, 0, [0])
    assert not enterable(t.s, t.s.players[0]) >> t.region("lejre") & 1


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


# ---- 11: battle ------------------------------------------------------------------------------------------------------


def test_r11_11_example_7_to_4() -> None:
    """Attackers 3+1, defender 3. Defender plays 1, attacker 3 with one symbol: both lose 1, the defender retreats."""
    t = scene(
        me(armies={"solvik": "3 1"}, hand="thrust"),
        Side("snorri", at="ulvoy", armies={"offerlund": "3"}, holds="offerlund haervik", hand="skirmishers"),
    )
    t.run(
        specials.mobilize(t.s, 0),
        "march solvik 3 offerlund",
        "march solvik 1 offerlund",
        "play skirmishers",
        "play thrust",
        "lose offerlund 1",
    )
    assert t.told("result")[0]["attack"] == 7
    assert t.told("result")[0]["defence"] == 4
    assert t.armies(0, "offerlund") == [3]
    assert t.armies(1, "haervik") == [3], "Skirmishers spare the loser's further loss"
    assert "offerlund" in t.controls(0)


def test_r11_4_the_defender_plays_first_and_a_pass_is_final() -> None:
    t = scene(
        me(armies={"haervik": "3"}, hand="hew hew"),
        Side("snorri", at="ulvoy", armies={"offerlund": "3"}, hand="duel duel"),
    )
    march(t, "haervik", 3, "offerlund", "pass", "play hew", "pass")
    assert [seat for seat, _ in t.asked[:3]] == [1, 0, 0]


def test_r11_5_a_card_whose_losses_the_armies_cannot_bear_is_not_played() -> None:
    t = scene(
        me(armies={"haervik": "1"}, hand="crushing_blow hew"),
        Side("snorri", at="ulvoy", armies={"offerlund": "1"}),
    )
    march(t, "haervik", 1, "offerlund", "pass")
    assert t.options == ["pass", "play hew"]


def test_r11_6_the_defender_wins_ties() -> None:
    t = scene(me(armies={"haervik": "2"}), Side("snorri", at="ulvoy", armies={"offerlund": "2"}))
    march(t, "haervik", 2, "offerlund")
    assert t.told("result")[0]["winner"] == "snorri"
    assert t.armies(0, "haervik") == [1], "lost 1 and went back"


def test_r11_7_losses_by_the_symbols_on_ones_own_cards_and_1_more_for_the_loser() -> None:
    t = scene(
        me(armies={"haervik": "4"}, hand="crushing_blow"),
        Side("snorri", at="ulvoy", armies={"offerlund": "3"}, holds="offerlund solvik", hand="hew"),
    )
    march(t, "haervik", 4, "offerlund", "play hew", "play crushing_blow")
    assert t.armies(0, "offerlund") == [2]
    assert t.armies(1, "solvik") == [1]


def test_r11_8_a_winner_without_armies_takes_nothing() -> None:
    t = scene(
        me(armies={"haervik": "1"}, hand="hew"),
        Side("snorri", at="ulvoy", armies={"offerlund": "1"}, holds="offerlund solvik"),
    )
    march(t, "haervik", 1, "offerlund", "play hew")
    assert t.told("result")[0]["winner"] == "sigrun"
    assert t.controls(0) == ["haervik"]
    assert "offerlund" in t.controls(1)


def test_r11_9_the_loser_retreats_to_one_adjacent_region_under_control_or_is_destroyed() -> None:
    t = scene(
        me(armies={"haervik": "6"}),
        Side("snorri", at="ulvoy", armies={"offerlund": "2 3"}, holds="offerlund solvik idavoll"),
    )
    march(t, "haervik", 6, "offerlund", "lose offerlund 2", "retreat idavoll")
    assert t.armies(1, "idavoll") == [1, 3]
    t = scene(me(armies={"haervik": "6"}), Side("snorri", at="ulvoy", armies={"offerlund": "3"}))
    march(t, "haervik", 6, "offerlund")
    assert t.total(1) == 0


# ---- 12-13: monsters -------------------------------------------------------------------------------------------------


def test_r13_1_the_controller_chooses_attack_or_move_and_a_move_crushes() -> None:
    t = scene(
        me(), Side("snorri", at="ulvoy", armies={"lejre": "3 1"}), monsters={"draugr": "haervik"}, rings={"draugr": 0}
    )
    t.run(monsters.activate(t.s, 0, "draugr"), "prowl lejre", "hit snorri lejre 3")
    assert t.armies(1, "lejre") == [1, 2]


@pytest.mark.parametrize(("face", "asked"), [(0, []), (2, ["monster"]), (4, ["monster"])])
def test_r13_2_a_neutral_monster_goes_by_the_die(face: int, asked: list[str]) -> None:
    t = scene(me(), Side("snorri", at="ulvoy", armies={"lejre": "3"}), monsters={"draugr": "lejre"})
    answers = [] if face == 0 else ["prowl haervik"]
    t.run(monsters.activate(t.s, 0, "draugr"), *answers, rolls={"monster_die": [face]})
    assert [kind for _, kind in t.asked] == asked
    assert t.armies(1, "lejre") == ([2] if face == 0 else [3])


def test_r13_5_ones_own_things_are_hit_only_if_the_die_forces_it_and_nothing_else_is_there() -> None:
    t = scene(me(armies={"lejre": "3"}), FOE, monsters={"draugr": "lejre"})
    t.run(monsters.decide(t.s, 0, "draugr", "choice"), "prowl haervik")
    assert t.options[0].startswith("prowl")
    t = scene(me(armies={"lejre": "3"}), FOE, monsters={"draugr": "lejre"})
    t.run(monsters.decide(t.s, 0, "draugr", "attack"))
    assert t.armies(0, "lejre") == [2]
    t = scene(me(armies={"lejre": "3"}), FOE, monsters={"draugr": "haervik"})
    assert t.region("lejre") not in monsters.ways_for(t.s, "draugr", 0)


def test_r13_6_loki_is_placed_anywhere_else_and_crushes_nobody() -> None:
    t = scene(me(), Side("snorri", at="ulvoy", armies={"lejre": "3"}), monsters={"loki": "haervik"})
    t.run(monsters.decide(t.s, 0, "loki", "move"), "prowl lejre")
    assert len(t.options) == 14
    assert t.armies(1, "lejre") == [3]


# ---- 14: hunt --------------------------------------------------------------------------------------------------------


def test_r14_a_hunt_from_the_first_strike_to_the_kill() -> None:
    """Draugr lacks a bow and an axe; Sigrun draws one card more than her might."""
    t = scene(
        me(hand="arrow_rain hew"),
        FOE,
        monsters={"draugr": "haervik"},
        wounds={"draugr": [-1, -1, 0, 0, 0]},
    )
    t.run(hunt.hunt(t.s, 0, "draugr"), "wound 2 hew", "wound 1 arrow_rain")
    p = t.s.players[0]
    assert len(t.told("drew")[0]) > 0
    assert t.told("drew")[0]["count"] == 2
    assert p.pool == 1, "the reward of space 2"
    assert p.slayers == 1
    assert p.artefacts == ["barrow_crown"]
    assert not t.s.monsters["draugr"].alive


def test_r14_3_two_cards_of_one_symbol_cover_any_space() -> None:
    t = scene(me(hand="hew split_the_line"), FOE, monsters={"draugr": "haervik"})
    t.s.deck, t.s.discard = [], t.s.deck
    assert ("hew", "split_the_line") in hunt.trades(t.s, t.s.players[0])


def test_r14_3_whoever_covers_nothing_ends_the_hunt() -> None:
    t = scene(me(), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "give_up")
    assert t.told("strike") == []


def struck(hand: str, attack: str, *answers: str, draw: int = 0) -> Scene:
    """The monster strikes with a certain attack; the other person has the choice."""
    t = scene(me(hand=hand), FOE, monsters={"draugr": "haervik"}, wounds={"draugr": [0, 0, -1, -1, -1]})
    s: State = t.s
    chase = open_hunt(s, 0, "draugr", 0, 0)
    at = s.attacks.index(attack)
    other = s.attacks.index("slip_away_3" if attack != "slip_away_3" else "claw_2")
    t.run(hunt.monster_strikes(s, chase), f"inflict {attack}", *answers, rolls={"attack": [at, other]})
    close_hunt(s)
    return t


def test_r14_5_the_next_person_chooses_one_of_two_attacks() -> None:
    t = struck("", "claw_2", "injure wisdom")
    assert t.asked[0] == (1, "attack_card")
    assert t.s.players[0].injured == [False, True, False]
    assert len(t.s.players[0].hand) == 1


def test_r14_6_a_shield_blocks_and_cards_parry() -> None:
    t = struck("hold_fast", "claw_2", "block hold_fast")
    assert not any(t.s.players[0].injured)
    assert len(t.s.players[0].hand) == 2
    t = struck("duel duel", "claw_2", "parry duel", "parry duel")
    assert len(t.s.players[0].hand) == 2
    t = struck("duel", "claw_2", "suffer", "injure might")
    assert t.s.players[0].injured[0]


@pytest.mark.parametrize(
    ("attack", "answers"),
    [
        ("maul_4", ["injure might", "injure wisdom"]),
        ("roar_2", []),
        ("slip_away_3", []),
        ("regenerate_3", []),
        ("drag_away_4", ["injure might", "drag lejre"]),
        ("stunning_blow_5", ["injure might"]),
        ("special_attack_3", ["injure might"]),
        ("sweep_3", ["injure might"]),
        ("frenzy", ["injure might"]),
    ],
)
def test_r14_6_what_attacks_do(attack: str, answers: list[str]) -> None:
    t = struck("", attack, *answers)
    p = t.s.players[0]
    effect = box().attacks[attack].effect
    assert sum(p.injured) == effect.get("injuries", effect.get("special", 0))
    assert len(p.hand) == (0 if effect.get("no_draw") else 1)
    if attack == "regenerate_3":
        assert t.s.monsters["draugr"].wounds == [-1, 0, -1, -1, -1], "the reward space keeps its marker"
    if attack == "drag_away_4":
        assert p.hero_at == t.region("lejre")


def test_r14_7_an_injury_that_cannot_be_taken_ends_the_hunt() -> None:
    t = scene(me(injured="might wisdom authority"), FOE, monsters={"draugr": "haervik"})
    chase = open_hunt(t.s, 0, "draugr", 0, 0)
    assert not t.run(hunt.suffer(t.s, chase, {"injuries": 1}))
    assert not t.run(hunt.suffer(t.s, chase, {"ends": 1}))


# ---- 15-16: blessings, Ragnarok --------------------------------------------------------------------------------------


def test_r15_3_a_used_artefact_is_exhausted() -> None:
    t = scene(me(artefacts="draupnir"), FOE)
    t.run(steps.hero(t.s, 0), "use draupnir", "rune isa", "skip")
    assert t.s.players[0].spent == ["draupnir"]
    assert "use draupnir" not in t.options


@pytest.mark.parametrize(
    ("sign", "facts"),
    [
        ("a_god_stands_whole", {"levels": (4, 1, 1)}),
        ("halls_of_the_gods", {"temples": "offerlund idavoll helgelund"}),
        ("crowned_lands", {}),
    ],
)
def test_r16_1_preconditions(sign: str, facts: dict[str, object]) -> None:
    held = "solvik offerlund idavoll helgelund eldmyr skarpnes"
    t = scene(me(holds=held), FOE, **facts)  # type: ignore[arg-type]
    t.run(specials.build_monument(t.s, 0), f"monument {'odin' if 'levels' in facts else 'thor'}", "loki haervik")
    assert sign in [told["sign"] for told in t.told("sign")]


def test_r16_1_killed_monsters_and_the_roots_are_counted() -> None:
    t = scene(me(holds="jarnvid eldmyr idavoll"), Side("snorri", at="ulvoy", holds="lejre breidablik"), slain="troll")
    assert monument.metric(t.s, "monsters_killed_total") == 1
    assert monument.metric(t.s, "wheel_regions_controlled") == 5
    assert monument.check_signs(t.s) == 2


def test_r16_2_everybody_has_one_more_turn() -> None:
    m = Match.new(GAME, 2, 3)
    while m.state.phase != "turn":
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    m.state.signs = [True, True, True, False, False]
    first = m.state.turn
    m.state.last_turns = 2
    turns = [first]
    while m.pending:
        seat = m.pending[0].seat
        if m.state.turn != turns[-1]:
            turns.append(m.state.turn)
        m.apply(
            seat,
            next(
                (o for o in m.pending[0].options if o[0] in ("skip", "done", "decline", "pass")),
                m.pending[0].options[0],
            ),
        )
    assert m.state.victory == "ragnarok"
    assert turns == [first, 1 - first, first]


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ("jarnvid eldmyr", "lejre", [0]),
        ("jarnvid", "lejre eldmyr", [1]),
        ("jarnvid haervik", "lejre", [0]),
        ("jarnvid", "lejre", [0, 1]),
    ],
)
def test_r16_4_most_regions_of_the_wheel_win_then_temples_regions_armies(
    mine: str, theirs: str, winners: list[int]
) -> None:
    t = scene(me(holds=mine), Side("snorri", at="ulvoy", holds=theirs))
    assert ending.winners(t.s) == winners
    temple = scene(me(holds="jarnvid"), Side("snorri", at="ulvoy", holds="lejre haervik"), temples="jarnvid")
    assert ending.winners(temple.s) == [0]
    army = scene(me(armies={"jarnvid": "2"}), Side("snorri", at="ulvoy", armies={"lejre": "3"}))
    assert ending.winners(army.s) == [1]

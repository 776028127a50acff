"""Base rules 1-8 by number, as scenes of two people: terms, victory, setup, the steps of a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.games.lords_of_ragnarok import (
    armies,
    gains,
    hunt,
    rune_actions,
    specials,
    steps,
)
from longhall.games.lords_of_ragnarok.box import Box
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.sheet import (
    attribute,
    beside,
    enterable,
    hand_limit,
    hero_reach,
    rune_limit,
)
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.cast import (
    FOE,
    GAME,
    march,
    me,
)
from tests.games.lords_of_ragnarok.scenes import Side, box, scene

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


def test_r7_an_owner_may_set_how_many_runes_and_which_pay(tmp_path: Path) -> None:
    (tmp_path / "rune_actions.toml").write_text('[draw_card]\ncost = 2\nkinds = "different"\n', "utf-8")
    poor, rich = scene(me(runes="isa isa"), FOE), scene(me(runes="isa fehu"), FOE)
    poor.s.box = rich.s.box = Box(tmp_path)
    assert ("draw",) not in rune_actions.rune_options(poor.s, 0)
    rich.run(rune_actions.carry_out(rich.s, 0, ("draw",)), "pay fehu")
    assert (len(rich.s.players[0].hand), sum(rich.s.players[0].runes)) == (1, 0)


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

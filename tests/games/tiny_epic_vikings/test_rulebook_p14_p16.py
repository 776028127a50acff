"""The rulebook, p. 14-16: rune actions, dedications, the end, two players."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longhall.games.tiny_epic_vikings.phases import next_first
from longhall.games.tiny_epic_vikings.sheet import ranks, standing
from longhall.kernel import Illegal
from tests.games.stage import told
from tests.games.tiny_epic_vikings.acts import IDLE, drafting, new, play_era
from tests.games.tiny_epic_vikings.scenes import (
    Clan,
    asked,
    controller,
    fury,
    influence,
    options,
    play,
    scene,
    settlers,
)

# ---- p. 14: rune actions and dedications ---------------------------------------------------------------------------


def test_p14_example_of_a_rune_action() -> None:
    """It needs one rune of the kind shown, and comes after the leader action."""
    m = scene(
        Clan(hand="dag_coin_biter", row="ketil_cliff_raiser"),
        Clan(hand="groa_bowl_seer", boats="east_reach", at={"havey": "settler"}),
    )
    play(m, "0 lead dag_coin_biter", "0 skip")
    assert asked(m) == "0 smite"
    m = scene(Clan(hand="dag_coin_biter"), Clan(hand="groa_bowl_seer", boats="east_reach", at={"havey": "settler"}))
    play(m, "0 lead dag_coin_biter", "0 skip")
    assert asked(m) == "1 turn"


def test_p14_a_temple_explores() -> None:
    """Along a ferry, not to an island with the clan's other temple; boots on the ground."""
    clan = Clan(hand="leif_stone_layer", wood=0, row="kol_cave_singer", at={"havey": "temple", "austrey": "temple"})
    m = scene(clan, IDLE, control={"havey": "wolf", "austrey": "wolf"}, garrison={})
    play(m, "0 lead leif_stone_layer")
    assert asked(m) == "0 explore_temple"
    assert "move_temple havey austrey" not in options(m)
    play(m, "0 move_temple havey bjarney")
    assert (controller(m, "bjarney"), controller(m, "havey")) == ("wolf", None)


def test_p14_killing_settlers_anywhere() -> None:
    """x2: two of one opponent or of two, the neutral enemy among them."""
    clan = Clan(hand="palni_gold_tooth", row="kol_cave_singer ketil_cliff_raiser")
    m = scene(clan, Clan(hand="groa_bowl_seer", boats="east_reach", at={"havey": "settler"}))
    play(m, "0 lead palni_gold_tooth")
    assert options(m) == [
        "smite raven havey",
        "smite enemy bjarney",
        "smite enemy hvaley",
        "smite enemy sudrey",
        "skip",
    ]
    play(m, "0 smite raven havey", "0 smite enemy sudrey")
    assert m.state.players[1].home == 6
    assert m.state.enemy is not None
    assert m.state.enemy.lost == 1  # back to the box (p. 16)


def test_p14_draw_a_card_then_discard_one_face_up() -> None:
    """The hand is as large as before, and everybody sees what went."""
    m = scene(
        Clan(hand="gerd_barn_filler leif_stone_layer", row="kol_cave_singer", wood=7, food=7, steel=7),
        IDLE,
        deck="asa_deep_purse",
    )
    play(m, "0 lead gerd_barn_filler", "0 draw")
    assert options(m) == ["throw leif_stone_layer", "throw asa_deep_purse"]
    play(m, "0 throw leif_stone_layer")
    assert m.state.players[0].hand == ["asa_deep_purse"]
    assert m.state.discard[-1] == "leif_stone_layer"


def test_p14_drawing_with_an_empty_hand() -> None:
    """The card drawn is the card discarded (`draw_with_empty_hand`)."""
    m = scene(
        Clan(hand="gerd_barn_filler", row="kol_cave_singer", wood=7, food=7, steel=7), IDLE, deck="asa_deep_purse"
    )
    play(m, "0 lead gerd_barn_filler", "0 draw")
    assert options(m) == ["throw asa_deep_purse"]


def test_p14_a_leader_enters_battle_and_begins_it() -> None:
    """The card turns face down, but everybody has seen it; its rune rests until it is revealed."""
    clan = Clan(hand="jorunn_ring_giver leif_stone_layer", row="dag_coin_biter", wood=7, food=7, steel=7)
    m = scene(clan, Clan(hand="groa_bowl_seer kol_cave_singer", boats="east_reach"))
    play(m, "0 lead jorunn_ring_giver", "0 enter", "0 favour full_granary upper left")
    assert m.game.view(m.state, 1)["players"][0]["row"][-1] == {"card": "jorunn_ring_giver", "face": "face_down"}
    assert m.game.view(m.state, 1)["players"][0]["runes"]["fehu"] == 1
    play(m, "1 fight kol_cave_singer")
    assert m.state.players[0].favours == ["full_granary"]
    assert m.state.players[0].resources[2] == 5


def test_p14_a_leader_enters_a_battle_that_is_on() -> None:
    """No favour is chosen then."""
    clan = Clan(hand="jorunn_ring_giver leif_stone_layer", row="dag_coin_biter", wood=7, food=7, steel=7)
    m = scene(clan, Clan(hand="groa_bowl_seer kol_cave_singer", boats="east_reach"), first=1)
    play(m, "1 fight kol_cave_singer", "1 favour full_granary upper left", "0 lead jorunn_ring_giver", "0 enter")
    assert m.state.players[0].favours == ["full_granary"]


def test_p14_collecting_what_the_bag_shows() -> None:
    """1 food and 1 of any."""
    m = scene(Clan(hand="bragi_net_caster", row="dag_coin_biter"), IDLE)
    play(m, "0 lead bragi_net_caster", "0 skip", "0 take 0 0 1")
    assert m.state.players[0].resources == [2, 3, 3]


def test_p14_collecting_for_each_active_rune() -> None:
    """A steel for each wealth rune, the card's own among them."""
    m = scene(Clan(hand="oda_shore_finder", row="dag_coin_biter leif_stone_layer ketil_cliff_raiser"), IDLE)
    play(m, "0 lead oda_shore_finder")
    assert m.state.players[0].resources == [2, 2, 5]


def test_p14_exchanging_one_resource_for_another() -> None:
    """Any number of one kind into as many of one other, as far as the track goes."""
    m = scene(Clan(hand="halla_honey_hand", row="dag_coin_biter", wood=7, food=7, steel=1), IDLE)
    play(m, "0 lead halla_honey_hand")
    assert m.state.players[0].resources == [7, 7, 4]
    assert options(m) == [
        "exchange 3 wood steel",
        "exchange 2 wood steel",
        "exchange 1 wood steel",
        "exchange 3 food steel",
        "exchange 2 food steel",
        "exchange 1 food steel",
        "skip",
    ]
    play(m, "0 exchange 2 food steel")
    assert m.state.players[0].resources == [7, 5, 6]


def test_p14_a_village_is_dedicated_once_a_turn() -> None:
    """To one of four actions or to a god; then the turn is over, whatever villages are left."""
    m = scene(Clan(hand="halla_honey_hand", villages=2, wood=7, food=7, steel=7), IDLE)
    play(m, "0 lead halla_honey_hand")
    assert options(m) == [
        f"dedicate {w}" for w in ("sail", "explore_settler", "harvest", "build", "odin", "thor", "tyr")
    ] + ["skip"]
    play(m, "0 dedicate thor")
    assert (fury(m, "perthro"), m.state.players[0].villages) == (2, 1)
    assert asked(m) == "1 turn"


def test_p14_a_village_may_be_dedicated_after_a_card_face_down_too() -> None:
    """Face up or face down."""
    m = scene(Clan(hand="halla_honey_hand", villages=1, wood=0), IDLE)
    play(m, "0 fight halla_honey_hand", "0 favour full_granary upper left", "0 dedicate harvest", "0 take 2 0 0")
    assert m.state.players[0].resources[0] == 2


def test_p14_a_stack_holds_as_many_villages_as_there_are_players() -> None:
    """The neutral enemy is no player."""
    m = scene(Clan(hand="halla_honey_hand", villages=1, wood=7, food=7, steel=7), IDLE, stacks=(2, 1, 0, 0, 2, 0, 0))
    play(m, "0 lead halla_honey_hand")
    assert options(m) == [f"dedicate {w}" for w in ("explore_settler", "harvest", "build", "thor", "tyr")] + ["skip"]


# ---- p. 15: the end of an era and of the game ----------------------------------------------------------------------


def test_p15_played_cards_are_discarded_but_not_the_invaders() -> None:
    """What lay face down unpaid comes to light with them."""
    m = scene(Clan(hand="ragna_ox_back", steel=0), IDLE, invaders="dag_coin_biter")
    play(m, "0 fight ragna_ox_back", "0 favour full_granary upper left", "1 lead groa_bowl_seer", "1 take 3 0 0")
    assert m.state.era == 2
    assert m.state.invaders == ["dag_coin_biter"]
    assert sorted(m.state.discard) == ["groa_bowl_seer", "ragna_ox_back"]
    assert [(p.row, p.face) for p in m.state.players] == [([], []), ([], [])]


def test_p15_the_end_of_an_era_tells_what_islands_are_worth() -> None:
    """Favours stay secret: only the runes of islands are counted, as the gods stand now."""
    wolf = Clan(hand="groa_bowl_seer", at={"havey": "settler"}, favours="flotsam")
    m = scene(wolf, Clan(hand="halla_honey_hand"), control={"havey": "wolf"}, fury=(3, 1, 0))
    events = play(m, "0 lead groa_bowl_seer", "0 take 3 0 0", "0 skip", "1 lead halla_honey_hand", "1 take 3 0 0")
    assert told(events, "counted") == [{"era": 1, "clans": ["wolf", "raven"], "points": [6, 0]}]


def test_p15_the_chief_marker_goes_to_the_most_islands() -> None:
    """Of several, to whoever acted later in the era."""
    clans = [
        Clan(hand=f"{card}", boats=b)
        for card, b in (
            ("groa_bowl_seer", "north_west_bight"),
            ("halla_honey_hand", "north_east_bight"),
            ("gunnar_rain_caller", "south_east_bight"),
        )
    ]
    s = scene(*clans, first=1, board="large").state
    assert next_first(s) == 0  # nobody has an island: the last to act, which was seat 0
    s.control[0] = 2
    assert next_first(s) == 2
    s.control[1] = 1
    assert next_first(s) == 2
    s.control[2] = 1
    assert next_first(s) == 1


def test_p15_a_short_deck_is_dealt_out_before_the_discards_are_shuffled() -> None:
    """What is left is dealt, then the discard pile becomes the deck (`short_deck`)."""
    m = scene(
        Clan(hand="groa_bowl_seer"),
        Clan(hand="halla_honey_hand", boats="east_reach"),
        deck="dag_coin_biter leif_stone_layer",
    )
    play(m, "0 lead groa_bowl_seer", "0 take 3 0 0", "1 lead halla_honey_hand", "1 take 3 0 0")
    s = m.state
    assert s.shuffles == 1
    dealt = [card for p in s.players for card in p.pack]
    assert {"dag_coin_biter", "leif_stone_layer"} <= set(dealt)
    assert s.wave.get("dag_coin_biter", 0) == 0
    assert all(s.wave[card] == 1 for card in s.deck)


def test_p15_runes_score_by_the_rank_of_their_god() -> None:
    """6, 4, 2 on islands; 3, 2, 1 on favours."""
    clan = Clan(
        hand="kol_cave_singer",
        at={"havey": "settler", "austrey": "settler", "vestrey": "settler"},
        favours="hoard_of_oak hidden_blade long_winter",
    )
    held = dict.fromkeys(("havey", "austrey", "vestrey"), "wolf")
    lower = "carved_lots three_norns well_of_fate feast_of_seers"
    m = scene(clan, IDLE, control=held, fury=(5, 9, 2), upper="full_granary market_day open_purse flotsam", lower=lower)
    assert ranks(m.state.fury) == [2, 1, 3]
    assert m.game.scores(m.state) == [4 + 6 + 2 + 2 * 2 + 2 * 3 + 2 * 1, 0]


@pytest.mark.parametrize(
    ("furies", "expected"),
    [((7, 7, 3), [2, 2, 3]), ((7, 3, 3), [1, 3, 3]), ((4, 4, 4), [3, 3, 3]), ((1, 2, 3), [3, 2, 1])],
)
def test_p15_tied_gods_have_the_lower_rank(furies: tuple[int, int, int], expected: list[int]) -> None:
    """The printed example: two share the first place, their island runes score as second; the third stays third."""
    assert ranks(scene(Clan(hand="groa_bowl_seer"), Clan(hand="halla_honey_hand"), fury=furies).state.fury) == expected


def test_p15_five_tie_breaks_in_order() -> None:
    """Points, then islands, favours, temples built, boats built, resources; a full tie is shared."""
    m = scene(Clan(hand="groa_bowl_seer"), Clan(hand="halla_honey_hand", boats="east_reach"))
    s, found = m.state, [standing(m.state, 0)]
    assert m.game.returns(s) == [0.5, 0.5]
    s.players[0].resources[0] += 1
    found.append(standing(s, 0))
    assert m.game.returns(s) == [1.0, 0.0]
    s.players[0].slots[0] = False
    found.append(standing(s, 0))
    s.players[0].slots[3] = False
    found.append(standing(s, 0))
    assert [next(i for i in range(6) if high[i] > low[i]) for low, high in pairwise(found)] == [5, 4, 3]
    s.players[1].favours.append("full_granary")  # worth a point: before all tie-breaks
    assert m.game.returns(s) == [0.0, 1.0]


def test_p15_islands_break_a_tie_before_favours() -> None:
    """Two points of an island of the third god against two points of favours."""
    own = Clan(hand="groa_bowl_seer", at={"havey": "settler"})
    other = Clan(hand="halla_honey_hand", boats="east_reach", favours="ice_forge winter_stores")
    m = scene(own, other, control={"havey": "wolf"})
    assert m.game.scores(m.state) == [2, 2]
    assert m.game.returns(m.state) == [1.0, 0.0]


def test_the_game_ends_after_three_eras_and_is_scored() -> None:
    """Favours are shown then."""
    m = scene(
        Clan(hand="groa_bowl_seer", favours="ice_forge"), Clan(hand="halla_honey_hand", boats="east_reach"), era=3
    )
    events = play(m, "0 lead groa_bowl_seer", "0 take 3 0 0", "1 lead halla_honey_hand", "1 take 3 0 0")
    assert m.over
    assert [(e["seat"], e["total"], e["cards"]) for e in told(events, "scored")] == [(0, 1, ["ice_forge"]), (1, 0, [])]
    assert not told(events, "first")  # nobody begins another era
    assert m.game.view(m.state, None)["players"][0]["favours"] == ["ice_forge"]
    assert m.game.returns(m.state) == [1.0, 0.0]


# ---- p. 16: two players --------------------------------------------------------------------------------------------


def test_p16_the_enemy_holds_the_outer_islands() -> None:
    """A temple and two settlers each; runes stay on the islands, and no god is angry."""
    s = new(2).state
    outer = [s.board.islands[i] for i in s.board.outer]
    assert outer == ["bjarney", "hvaley", "sudrey"]
    for island in s.board.outer:
        assert (s.settlers[2][island], s.temples[2][island], s.influence[2][island], s.control[island]) == (2, 1, 6, 2)
    assert s.fury == [0, 0, 0]


def test_p16_the_example_of_the_draft() -> None:
    """Era 1: A passes 3 to the enemy and gets B's 3; B gets the enemy's 3; the enemy discards one at random."""
    m = drafting(2)
    s = m.state
    assert s.enemy is not None
    assert ([len(p.pack) for p in s.players], len(s.enemy.pack)) == ([4, 4], 3)
    enemy, of_a, of_b = list(s.enemy.pack), s.players[0].pack[1:], s.players[1].pack[1:]
    play(m, f"0 {options(m, 0)[0]}", f"1 {options(m, 1)[0]}")
    s = m.state
    assert s.enemy is not None
    assert (s.players[0].pack, s.players[1].pack) == (of_b, enemy)
    assert sorted([*s.enemy.pack, *s.discard]) == sorted(of_a)
    assert len(s.discard) == 1
    for _ in range(2):
        play(m, f"0 {options(m, 0)[0]}", f"1 {options(m, 1)[0]}")
    assert m.state.phase == "action"
    assert [len(p.hand) for p in m.state.players] == [4, 4]
    assert m.state.enemy is not None
    assert (len(m.state.discard), m.state.enemy.pack) == (3, [])


def test_p16_in_the_second_era_cards_go_the_other_way() -> None:
    """B passes to the enemy, the enemy to A, A to B."""
    m = drafting(2)
    play_era(m)
    s = m.state
    assert s.era == 2
    assert s.enemy is not None
    enemy, of_a = list(s.enemy.pack), s.players[0].pack[1:]
    play(m, f"0 {options(m, 0)[0]}", f"1 {options(m, 1)[0]}")
    assert (m.state.players[0].pack, m.state.players[1].pack) == (enemy, of_a)


def test_p16_the_enemys_influence_has_to_be_beaten() -> None:
    """6 influence on an outer island; its settlers count together and die like others'."""
    clan = Clan(hand="asa_deep_purse", boats="hvaley_havey east_sound", food=3, steel=0)
    m = scene(clan, IDLE)
    play(m, "0 lead asa_deep_purse", "0 sail east_sound hvaley_austrey", "0 stop", "0 deploy 3")
    assert (settlers(m, 2, "hvaley"), influence(m, 2, "hvaley"), influence(m, 0, "hvaley")) == (1, 5, 7)
    assert controller(m, "hvaley") == "wolf"
    assert fury(m, "hagalaz") == 1


def test_p16_the_enemy_never_takes_an_island_back() -> None:
    """A player who leaves it leaves it free (`enemy_never_acts`)."""
    left = {"bjarney": "temple", "hvaley": "temple", "sudrey": "temple"}
    clan = Clan(hand="halla_honey_hand", at={"sudrey": "settler"})
    m = scene(clan, IDLE, control={"sudrey": "wolf"}, garrison=left)
    play(m, "0 recall sudrey")
    assert controller(m, "sudrey") is None


def test_answers_that_the_rules_do_not_allow_are_refused() -> None:
    """And nothing changes."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound"), IDLE)
    before = m.state.to_json()
    for seat, answer in ((0, "lead leif_stone_layer"), (1, "lead groa_bowl_seer"), (0, "recall havey")):
        with pytest.raises(Illegal):
            m.apply(seat, tuple(answer.split()))
    assert m.state.to_json() == before

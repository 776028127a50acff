"""The rulebook, page by page (p. 4-16): its worked examples, and sentences that can be broken. Solo: test_solo.py."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.phases import next_first
from longhall.games.tiny_epic_vikings.sheet import ranks, standing
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Illegal, Match
from tests.games.tiny_epic_vikings.scenes import (
    Clan,
    asked,
    boats,
    box,
    controller,
    fury,
    influence,
    options,
    play,
    row,
    scene,
    settlers,
    told,
)

IDLE = Clan(hand="groa_bowl_seer", boats="east_reach")


def new(seats: int, seed: int = 5, **table: str) -> Match[State]:
    return Match.new(load(), seats, seed, table)


# ---- p. 4-5: setup ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "side", "favours"), [(1, "small", 4), (2, "small", 4), (3, "large", 5), (4, "large", 7)]
)
def test_p4_setup_by_number_of_players(seats: int, side: str, favours: int) -> None:
    """The side of the board, a village on every village dock, and the rows of favours."""
    s = new(seats).state
    assert s.board.name == side
    assert s.villages == list(s.board.village)
    assert [len(cards) for cards in s.rows] == [favours, favours]
    assert sum(s.board.village) == (9 if side == "small" else 13)


def test_p4_three_gods_with_a_rune_each_and_no_fury() -> None:
    """Three different gods by lot; fury begins at 0."""
    s = new(3).state
    assert len(set(s.gods)) == 3
    assert s.fury == [0, 0, 0]
    assert new(3, seed=6).state.gods != s.gods


def test_p4_the_first_player_may_choose_the_gods() -> None:
    """A table option; the runes are still linked by lot."""
    m = new(3, gods="chosen", first_player="seat_1")
    assert asked(m) == "0 gods"
    assert len(options(m)) == 20
    play(m, "0 gods thor frigg loki")
    assert sorted(m.state.gods) == ["frigg", "loki", "thor"]


def test_p5_everybody_begins_with_two_of_each_resource() -> None:
    """And six settlers, three boats and two temples on the mat."""
    for p in new(4).state.players:
        assert (p.resources, p.home, p.slots) == ([2, 2, 2], 6, [True] * 5)


def test_p5_boats_are_launched_counter_clockwise_and_the_first_player_is_last() -> None:
    """From the first player's right; only into empty fjords at the edge."""
    m = new(4, first_player="seat_1")
    order = []
    while m.pending[0].kind == "launch":
        seat, first = m.pending[0].seat, options(m)[0]
        order.append((seat, len(options(m))))
        play(m, f"{seat} {first}")
        assert first not in options(m)
    assert order == [(3, 8), (2, 7), (1, 6), (0, 5)]


def test_p4_lot_decides_who_begins() -> None:
    """Unless the table says that the first seat does (`first_player`)."""
    assert {new(4, seed=seed).state.first for seed in range(12)} == {0, 1, 2, 3}
    assert {new(4, seed=seed, first_player="seat_1").state.first for seed in range(12)} == {0}


def test_p4_the_table_may_choose_the_board() -> None:
    """A table option; on the large side the enemy of two players holds all four corners."""
    s = new(2, board="large").state
    assert s.board.name == "large"
    assert sum(s.temples[s.foe]) == 4
    assert {new(3, seed=seed, board="random").state.board.name for seed in range(8)} == {"small", "large"}
    assert new(1, board="large").state.board.name == "small"


# ---- p. 6: resources and runes ---------------------------------------------------------------------------------------


def test_p6_no_more_than_seven_of_a_resource() -> None:
    """What the track cannot hold is not on offer."""
    m = scene(Clan(hand="halla_honey_hand", wood=7, food=6, steel=6), IDLE)
    play(m, "0 lead halla_honey_hand")
    assert m.state.players[0].resources == [7, 7, 7]


def test_p6_active_runes_come_from_cards_face_up_and_islands() -> None:
    """Two wealth runes, one of them an island's, allow what needs two; nothing is spent."""
    clan = Clan(hand="njal_far_walker", at={"havey": "settler"}, wood=1)
    m = scene(clan, IDLE, control={"havey": "wolf"})
    play(m, "0 lead njal_far_walker", "0 skip")
    assert asked(m) == "0 build"
    m = scene(Clan(hand="njal_far_walker", at={"austrey": "settler"}, wood=1), IDLE, control={"austrey": "wolf"})
    play(m, "0 lead njal_far_walker", "0 skip")
    assert asked(m) == "1 turn"


# ---- p. 7: the draft -------------------------------------------------------------------------------------------------


def drafting(seats: int) -> Match[State]:
    m = new(seats)
    while m.pending[0].kind == "launch":
        play(m, f"{m.pending[0].seat} {options(m)[0]}")
    return m


def play_era(m: Match[State]) -> None:
    """Draft and play the cards of an era at random but quickly: always the first option."""
    era = m.state.era
    while m.pending and m.state.era == era:
        play(m, f"{m.pending[0].seat} {options(m)[0]}")


@pytest.mark.parametrize("seats", [3, 4])
def test_p7_four_five_and_six_cards(seats: int) -> None:
    """As many as the era mat says, and the last card comes by itself."""
    m = drafting(seats)
    for cards in (4, 5, 6):
        assert [len(p.pack) for p in m.state.players] == [cards] * seats
        while m.state.phase == "draft":
            play(m, f"{m.pending[0].seat} {options(m)[0]}")
        assert [len(p.hand) for p in m.state.players] == [cards] * seats
        play_era(m)


def test_p7_cards_are_passed_clockwise_then_the_other_way() -> None:
    """Clockwise in era 1, counter-clockwise in era 2, clockwise in era 3."""
    m = drafting(4)
    for step in (1, -1, 1):
        packs = [p.pack[1:] for p in m.state.players]
        for seat in range(4):
            play(m, f"{seat} {options(m, seat)[0]}")
        assert [p.pack for p in m.state.players] == [packs[(seat - step) % 4] for seat in range(4)]
        play_era(m)


# ---- p. 8: a turn ----------------------------------------------------------------------------------------------------


def test_p8_turns_go_clockwise_from_the_chief() -> None:
    """One card a turn."""
    clans = [
        Clan(hand=card, boats=fjord)
        for card, fjord in zip(
            ("groa_bowl_seer", "leif_stone_layer", "kol_cave_singer"),
            ("north_west_bight", "north_east_bight", "south_east_bight"),
            strict=True,
        )
    ]
    m = scene(*clans, first=1)
    for seat in (1, 2, 0):
        assert asked(m) == f"{seat} turn"
        play(m, f"{seat} lead {m.state.players[seat].hand[0]}", f"{seat} {'take 3 0 0' if seat == 0 else 'skip'}")


def test_p8_a_battle_is_for_a_favour_from_the_end_of_a_row() -> None:
    """Usually there are four to choose from; the card leaves its row."""
    m = scene(Clan(hand="leif_stone_layer"), IDLE)
    play(m, "0 fight leif_stone_layer")
    assert options(m) == [
        "favour full_granary upper left",
        "favour hoard_of_oak upper right",
        "favour carved_lots lower left",
        "favour hidden_blade lower right",
    ]
    play(m, "0 favour hoard_of_oak upper right")
    assert row(m, "upper") == ["full_granary", "market_day", "open_purse"]
    assert m.state.battle is not None


def test_p8_a_row_of_one_card_has_one_end() -> None:
    """And where nothing is left to choose, nobody is asked."""
    m = scene(Clan(hand="leif_stone_layer"), IDLE, upper="full_granary", lower="")
    play(m, "0 fight leif_stone_layer")
    assert m.state.battle is not None
    assert m.state.battle.favour == "full_granary"


def test_p8_without_favours_there_is_no_battle_to_begin() -> None:
    """Cards have to be played face up (`no_favours`)."""
    m = scene(Clan(hand="leif_stone_layer"), IDLE, upper="", lower="")
    assert options(m) == ["lead leif_stone_layer"]


def test_p8_others_join_the_same_battle_without_choosing() -> None:
    """They fight for the favour that was chosen; the battle waits for the next turn of who began it."""
    m = scene(Clan(hand="leif_stone_layer halla_honey_hand"), Clan(hand="kol_cave_singer groa_bowl_seer"))
    play(m, "0 fight leif_stone_layer", "0 favour full_granary upper left", "1 fight kol_cave_singer")
    assert asked(m) == "0 draw"  # both have strength 3: a tie, and Odin's gift for the rune of Leif comes first
    assert m.state.battle is None


def test_p8_a_battle_begun_is_resolved_before_the_next_card() -> None:
    """Step 1 of the turn, then step 2."""
    m = scene(Clan(hand="leif_stone_layer halla_honey_hand", steel=0), Clan(hand="gunnar_rain_caller groa_bowl_seer"))
    play(m, "0 fight leif_stone_layer", "0 favour full_granary upper left")
    events = play(m, "1 fight gunnar_rain_caller")
    assert [e.kind for e in events if e.kind in ("resolving", "won", "turn")] == ["turn", "resolving", "won"]
    assert m.state.players[0].resources == [3, 4, 0]  # the bag: 2 food and 1 wood
    assert asked(m) == "0 turn"
    assert m.state.players[0].row == ["leif_stone_layer"]


# ---- p. 9: battle ----------------------------------------------------------------------------------------------------


def duel(own: Clan, other: Clan, **table: Any) -> Match[State]:
    """Seat 0 begins a battle with its first card, seat 1 joins with its first."""
    m = scene(own, other, **table)
    play(m, f"0 fight {m.state.players[0].hand[0]}", "0 favour full_granary upper left")
    return m


def test_p9_strength_counts_runes_and_resources_without_spending_them() -> None:
    """2 and one for each mystery rune; 1 and one for each food."""
    own = Clan(hand="bragi_net_caster halla_honey_hand", row="kol_cave_singer liv_star_hewer", boats="west_reach")
    m = duel(own, Clan(hand="ivar_salt_trader groa_bowl_seer", food=2))
    events = play(m, "1 fight ivar_salt_trader")
    assert [(e["seat"], e["strength"]) for e in told(events, "strength")] == [(0, 4), (1, 3)]
    assert m.state.players[1].resources[1] == 2


def test_p9_strength_may_be_multiplied() -> None:
    """1 and twice the wealth runes, its own among them (`own_rune`)."""
    m = duel(
        Clan(hand="kari_beam_setter halla_honey_hand", row="leif_stone_layer"),
        Clan(hand="kol_cave_singer groa_bowl_seer"),
    )
    events = play(m, "1 fight kol_cave_singer")
    assert told(events, "strength")[0]["strength"] == 1 + 2 * 2


def test_p9_steel_has_to_be_paid() -> None:
    """If it can be, it must be."""
    m = duel(Clan(hand="jorunn_ring_giver halla_honey_hand", steel=2), Clan(hand="kol_cave_singer groa_bowl_seer"))
    events = play(m, "1 fight kol_cave_singer")
    assert told(events, "revealed")[0]["steel"] == 2
    assert m.state.players[0].resources[2] == 0


def test_p9_steel_is_paid_before_steel_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling `pay_first`. No printed card both costs steel and counts it, so one is made to."""
    monkeypatch.setitem(box().cards, "magna_tall_mast", replace(box().cards["magna_tall_mast"], steel=2))
    m = duel(Clan(hand="magna_tall_mast halla_honey_hand", steel=5), Clan(hand="kol_cave_singer groa_bowl_seer"))
    assert told(play(m, "1 fight kol_cave_singer"), "strength")[0]["strength"] == 3


def test_p9_who_cannot_pay_takes_no_part() -> None:
    """The card stays face down: no gift, no fury, and its rune is not active."""
    m = duel(
        Clan(hand="leif_stone_layer halla_honey_hand"),
        Clan(hand="runa_silent_blade groa_bowl_seer", steel=2),
        deck="asa_deep_purse",
    )
    events = play(m, "1 fight runa_silent_blade")
    assert [e["seat"] for e in told(events, "unpaid")] == [1]
    assert m.state.players[1].resources[2] == 2
    assert told(events, "invader")  # seat 0 is alone now, and meets the Invaders (`lone_payer`)
    assert not told(events, "fell")
    assert m.game.view(m.state, 0)["players"][1]["row"] == [{"card": None, "face": "unpaid"}]
    assert m.game.view(m.state, 1)["players"][1]["runes"] == {"fehu": 0, "perthro": 0, "hagalaz": 0}


def test_p9_if_nobody_can_pay_nothing_happens() -> None:
    """The favour goes back to its place (`nobody_pays`)."""
    m = duel(
        Clan(hand="ragna_ox_back halla_honey_hand", steel=0), Clan(hand="runa_silent_blade groa_bowl_seer", steel=0)
    )
    events = play(m, "1 fight runa_silent_blade")
    assert row(m, "upper")[0] == "full_granary"
    assert m.state.fury == [0, 0, 0]
    assert not told(events, "fell")
    assert asked(m) == "0 turn"


def test_p9_the_winner_gets_the_favour_and_its_bag_at_once() -> None:
    """Full Granary: 2 food and 1 wood. It lies face down: others see only that there is one."""
    m = duel(Clan(hand="dag_coin_biter halla_honey_hand"), Clan(hand="kol_cave_singer groa_bowl_seer"))
    play(m, "1 fight kol_cave_singer")
    assert m.state.players[0].favours == ["full_granary"]
    assert m.state.players[0].resources == [3, 4, 1]
    assert m.game.view(m.state, 0)["players"][0]["favours"] == ["full_granary"]
    assert m.game.view(m.state, 1)["players"][0]["favours"] == 1


def test_p9_a_fourth_favour_sends_one_of_the_three_back() -> None:
    """One of the older ones, to any end of any row, before the new one comes (`fourth_favour`)."""
    own = Clan(hand="dag_coin_biter halla_honey_hand", favours="ice_forge flotsam long_winter")
    m = duel(own, Clan(hand="kol_cave_singer groa_bowl_seer"))
    play(m, "1 fight kol_cave_singer")
    assert asked(m) == "0 give_up"
    assert len(options(m)) == 3 * 4
    assert not [option for option in options(m) if "full_granary" in option]
    play(m, "0 give_up flotsam lower right")
    assert m.state.players[0].favours == ["ice_forge", "long_winter", "full_granary"]
    assert row(m, "lower")[-1] == "flotsam"


def test_p9_losers_get_the_gift_of_their_god_and_raise_its_fury() -> None:
    """The god of the rune on the card: here Thor, whose gift removes a settler; then his fury grows."""
    own = Clan(hand="dag_coin_biter halla_honey_hand", at={"havey": "settler"})
    m = duel(own, Clan(hand="kol_cave_singer groa_bowl_seer"))
    play(m, "1 fight kol_cave_singer")
    assert asked(m) == "1 smite"
    assert fury(m, "perthro") == 0
    play(m, "1 smite wolf havey")
    assert settlers(m, 0, "havey") == 0
    assert (fury(m, "perthro"), fury(m, "fehu")) == (1, 0)


def test_p9_a_gift_may_be_refused_but_not_the_fury() -> None:
    """The first is an offer, the second a must."""
    own = Clan(hand="dag_coin_biter halla_honey_hand", at={"havey": "settler"})
    m = duel(own, Clan(hand="kol_cave_singer groa_bowl_seer"))
    play(m, "1 fight kol_cave_singer", "1 skip")
    assert settlers(m, 0, "havey") == 1
    assert fury(m, "perthro") == 1


def test_p9_gifts_go_clockwise_from_who_began_the_battle() -> None:
    """Seat 2 begins; seats 0 and 1 join; with a tie all three lose, in the order 2, 0, 1."""
    clans = [
        Clan(hand="leif_stone_layer halla_honey_hand", boats="north_west_bight"),
        Clan(hand="kol_cave_singer groa_bowl_seer", boats="north_east_bight"),
        Clan(hand="ketil_cliff_raiser gunnar_rain_caller", boats="south_east_bight"),
    ]
    m = scene(*clans, first=2, gods=("tyr", "freyja", "loki"))
    events = play(
        m,
        "2 fight ketil_cliff_raiser",
        "2 favour full_granary upper left",
        "0 fight leif_stone_layer",
        "1 fight kol_cave_singer",
        "2 skip",
    )
    assert [e["seat"] for e in told(events, "fell")] == [2, 0, 1]
    assert told(events, "tied")
    assert row(m, "upper")[0] == "full_granary"
    assert m.state.fury == [1, 1, 1]


def test_p9_the_favour_goes_back_to_the_end_it_came_from() -> None:
    """After a tie, to the same end of the same row (`favour_back`)."""
    m = scene(Clan(hand="leif_stone_layer halla_honey_hand"), Clan(hand="kol_cave_singer groa_bowl_seer"))
    play(m, "0 fight leif_stone_layer", "0 favour hidden_blade lower right", "1 fight kol_cave_singer")
    assert row(m, "lower") == ["carved_lots", "three_norns", "well_of_fate", "hidden_blade"]


def test_p9_fury_has_no_upper_end_and_stops_at_zero() -> None:
    """Beyond 20 the marker goes round again; it never falls below 0."""
    own = Clan(hand="dag_coin_biter halla_honey_hand")
    m = duel(own, Clan(hand="kol_cave_singer groa_bowl_seer"), gods=("odin", "loki", "tyr"), fury=(0, 20, 1))
    play(m, "1 fight kol_cave_singer")
    assert [option for option in options(m) if "down" in option] == ["fury loki down", "fury tyr down"]
    play(m, "1 fury tyr down")
    assert m.state.fury == [0, 21, 0]


# ---- p. 10: the lone fighter -----------------------------------------------------------------------------------------


def lone(card: str, deck: str, **table: Any) -> Match[State]:
    """Seat 0 fights alone with a card against the only card of the deck."""
    m = scene(
        Clan(hand=f"{card} halla_honey_hand"),
        Clan(hand="kol_cave_singer groa_bowl_seer", boats="east_reach"),
        deck=deck,
        **table,
    )
    play(m, f"0 fight {card}", "0 favour full_granary upper left")
    return m


def test_p10_a_lone_fighter_beats_the_invaders() -> None:
    """The favour is won, and the god of the Invader's rune grows in fury."""
    m = lone("leif_stone_layer", "alfhild_fog_reader")
    play(m, "1 lead kol_cave_singer", "1 skip")
    assert m.state.players[0].favours == ["full_granary"]
    assert m.state.invaders == ["alfhild_fog_reader"]
    assert m.state.fury == [0, 1, 0]


def test_p10_a_lone_fighter_loses_to_the_invaders() -> None:
    """The favour goes back; gift and fury as after any defeat; the Invader's god stays calm."""
    m = lone("leif_stone_layer", "runa_silent_blade", gods=("tyr", "thor", "odin"))
    play(m, "1 lead kol_cave_singer", "1 skip")
    assert row(m, "upper")[0] == "full_granary"
    assert m.state.players[0].resources == [2, 3, 4]  # Tyr's gift
    assert m.state.fury == [1, 0, 0]


def test_p10_a_tie_with_the_invaders_is_lost_by_both() -> None:
    """Both gods grow in fury, and the favour goes back."""
    m = lone("leif_stone_layer", "ketil_cliff_raiser", gods=("tyr", "thor", "odin"))
    play(m, "1 lead kol_cave_singer", "1 skip")
    assert row(m, "upper")[0] == "full_granary"
    assert m.state.fury == [1, 0, 1]


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("disa_moon_pilot", 3 + 2),  # 3 and a rune: two earlier Invaders, of whatever rune
        ("odd_dream_builder", 1 + 2 * 2),  # twice the runes; the steel is no matter
        ("finna_herb_keeper", 2),  # any rune: the two earlier ones
        ("egil_riddle_tongue", 1 + 3),  # 1 and steel: one for each Invader, this one too
        ("runa_silent_blade", 8),  # flat, however many came before
    ],
)
def test_p10_invaders_grow_with_those_before_them(card: str, strength: int) -> None:
    """Earlier Invaders are runes, all of them are resources."""
    m = lone("leif_stone_layer", card, invaders="dag_coin_biter palni_gold_tooth")
    events = play(m, "1 lead kol_cave_singer", "1 skip")
    assert told(events, "invader_strength")[0]["strength"] == strength
    assert len(m.state.invaders) == 3


def test_p10_a_battle_of_the_last_turn_is_resolved_before_the_era_ends() -> None:
    """Everybody plays the last card first."""
    m = scene(Clan(hand="leif_stone_layer"), IDLE, deck="alfhild_fog_reader")
    play(m, "0 fight leif_stone_layer", "0 favour full_granary upper left")
    events = play(m, "1 lead groa_bowl_seer", "1 take 3 0 0")
    kinds = [e.kind for e in events]
    assert kinds.index("resolving") < kinds.index("reshuffled")
    assert m.state.players[0].favours == ["full_granary"]
    assert m.state.era == 2


# ---- p. 11: sailing --------------------------------------------------------------------------------------------------


def test_p11_three_moves_dock_to_fjord_to_fjord_to_dock() -> None:
    """Each costs one; the fourth is not there."""
    m = scene(Clan(hand="dag_coin_biter", boats="havey_sea", food=0), IDLE, raided="havey_sea")
    play(m, "0 lead dag_coin_biter")
    assert options(m) == ["sail havey_sea north_west_reach", "sail havey_sea north_east_reach", "skip"]
    play(
        m, "0 sail havey_sea north_east_reach", "0 sail north_east_reach east_sound", "0 sail east_sound austrey_havey"
    )
    assert boats(m, 0) == ["austrey_havey"]
    assert asked(m) == "1 turn"


def test_p11_moves_belong_to_one_boat() -> None:
    """Once a boat has moved, the others stay where they are."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound west_sound"), IDLE)
    play(m, "0 lead dag_coin_biter")
    assert any(option.startswith("sail west_sound") for option in options(m))
    play(m, "0 sail east_sound whale_fjord")
    assert all(option.startswith("sail whale_fjord") or option == "stop" for option in options(m))


def test_p11_several_boats_share_a_fjord_but_not_a_dock() -> None:
    """One's own boat cannot be driven out of a dock (`own_dock`)."""
    m = scene(Clan(hand="dag_coin_biter", boats="havey_austrey east_sound"), IDLE)
    play(m, "0 lead dag_coin_biter")
    assert "sail havey_austrey east_sound" in options(m)
    assert "sail east_sound havey_austrey" not in options(m)


def test_p11_a_boat_in_the_dock_makes_way_and_its_owner_says_where() -> None:
    """At once, to one of the two fjords beside the dock."""
    m = scene(
        Clan(hand="dag_coin_biter", boats="east_sound", food=0), Clan(hand="groa_bowl_seer", boats="havey_austrey")
    )
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey")
    assert (asked(m), options(m)) == ("1 undock", ["undock whale_fjord", "undock east_sound"])
    play(m, "1 undock whale_fjord")
    assert (boats(m, 1), boats(m, 0)) == (["whale_fjord"], ["havey_austrey"])


def test_p11_a_boat_may_pass_through_a_dock() -> None:
    """In and out again for a move each; who lies there has to leave all the same (`pass_dock`)."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound"), Clan(hand="groa_bowl_seer", boats="havey_austrey"))
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", "1 undock east_sound")
    play(m, "0 sail havey_austrey whale_fjord", "0 stop")
    assert (boats(m, 0), boats(m, 1)) == (["whale_fjord"], ["east_sound"])


def test_p11_as_many_settlers_land_as_the_sail_says_for_a_food_each() -> None:
    """Sail x3: up to three settlers, even if fewer moves were made."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound", food=5, steel=0), IDLE)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", "0 stop")
    assert options(m) == ["deploy 3", "deploy 2", "deploy 1", "skip"]
    play(m, "0 deploy 3")
    assert settlers(m, 0, "havey") == 3
    assert m.state.players[0].resources[1] == 2
    assert controller(m, "havey") == "wolf"


def test_p11_food_limits_the_landing() -> None:
    """One food, one settler; without food nobody is asked."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound", food=1), IDLE)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", "0 stop")
    assert options(m) == ["deploy 1", "skip"]


def test_p11_no_landing_from_a_fjord() -> None:
    """The sail has to end in a dock."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound", food=5), IDLE)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", "0 sail havey_austrey whale_fjord", "0 stop")
    assert asked(m) == "1 turn"


def test_p11_settlers_may_be_taken_back_to_land_again() -> None:
    """In one's own turn: before the card, and to have enough for a landing."""
    clan = Clan(hand="dag_coin_biter", boats="east_sound", food=3, at={"austrey": "4*settler", "sudrey": "settler"})
    m = scene(clan, IDLE)
    assert "recall austrey" in options(m)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", "0 stop")
    assert options(m) == ["deploy 1", "recall austrey", "recall sudrey", "skip"]
    play(m, "0 recall austrey", "0 recall austrey")
    assert options(m) == ["deploy 3", "deploy 2", "deploy 1", "skip"]
    play(m, "0 deploy 3")
    assert (settlers(m, 0, "austrey"), settlers(m, 0, "havey")) == (2, 3)


def test_p11_taking_the_last_piece_back_gives_the_rune_back() -> None:
    """Before the card is played; the god does not mind."""
    m = scene(Clan(hand="halla_honey_hand", at={"havey": "settler"}), IDLE, control={"havey": "wolf"})
    events = play(m, "0 recall havey")
    assert controller(m, "havey") is None
    assert told(events, "lost_rune")
    assert fury(m, "fehu") == 0
    assert asked(m) == "0 turn"


# ---- p. 12: attack, raid, explore, harvest, build --------------------------------------------------------------------


def test_p12_example_of_the_attack() -> None:
    """The raven has 2 settlers and the serpent 1; the wolf lands 3: both remove one."""
    m = scene(
        Clan(hand="dag_coin_biter", boats="north_east_sound", food=3),
        Clan(hand="kol_cave_singer", boats="north_west_bight", at={"midey": "2*settler"}),
        Clan(hand="groa_bowl_seer", boats="north_east_bight", at={"midey": "settler"}),
    )
    play(m, "0 lead dag_coin_biter", "0 sail north_east_sound midey_papey", "0 stop", "0 deploy 3")
    assert [settlers(m, seat, "midey") for seat in range(3)] == [3, 1, 0]
    assert [p.home for p in m.state.players] == [3, 5, 6]


def test_p12_equal_settlers_do_not_attack() -> None:
    """It takes more than anybody else has."""
    m = scene(
        Clan(hand="dag_coin_biter", boats="north_east_sound", food=3),
        Clan(hand="kol_cave_singer", boats="north_west_bight", at={"midey": "3*settler"}),
        Clan(hand="groa_bowl_seer", boats="north_east_bight", at={"midey": "settler"}),
    )
    play(m, "0 lead dag_coin_biter", "0 sail north_east_sound midey_papey", "0 stop", "0 deploy 3")
    assert [settlers(m, seat, "midey") for seat in range(3)] == [3, 3, 1]


@pytest.mark.parametrize(("era", "steel"), [(1, 1), (2, 2), (3, 3)])
def test_p12_a_raid_costs_the_steel_of_the_era(era: int, steel: int) -> None:
    """1 in the first era; the village goes to the clan."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound", food=0, steel=steel), IDLE, era=era)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_hvaley", "0 stop")
    assert asked(m) == "0 raid"
    play(m, "0 raid havey_hvaley")
    assert (m.state.players[0].villages, m.state.players[0].resources[2]) == (1, 0)
    assert not m.state.villages[m.state.board.place["havey_hvaley"]]
    assert asked(m) == "0 dedicate"  # in the same turn


def test_p12_without_the_steel_there_is_no_raid() -> None:
    """The boat and the village share the dock."""
    m = scene(Clan(hand="dag_coin_biter", boats="east_sound", food=0, steel=1), IDLE, era=2)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_hvaley", "0 stop")
    assert asked(m) == "1 turn"
    assert m.state.villages[m.state.board.place["havey_hvaley"]]


def test_p12_only_a_sail_that_ends_there_raids() -> None:
    """Passing a village is not enough; coming back to it is (`return_to_raid`)."""
    m = scene(Clan(hand="dag_coin_biter", boats="havey_hvaley", food=0), IDLE)
    play(m, "0 lead dag_coin_biter", "0 sail havey_hvaley east_sound", "0 sail east_sound havey_hvaley")
    play(m, "0 stop")
    assert asked(m) == "0 raid"


def test_p12_explore_two_islands_or_two_settlers() -> None:
    """Along ferries only; one settler two islands, or two settlers one each (`explore_moves`)."""
    clan = Clan(hand="oda_shore_finder", at={"bjarney": "settler", "sudrey": "settler"})
    m = scene(clan, IDLE, garrison={})
    play(m, "0 lead oda_shore_finder")
    assert options(m) == [
        "explore bjarney havey",
        "explore bjarney vestrey",
        "explore sudrey austrey",
        "explore sudrey vestrey",
        "skip",
    ]
    play(m, "0 explore bjarney havey", "0 explore havey hvaley")
    assert settlers(m, 0, "hvaley") == 1
    m = scene(Clan(hand="oda_shore_finder", at={"bjarney": "settler", "sudrey": "settler"}), IDLE, garrison={})
    play(m, "0 lead oda_shore_finder", "0 explore bjarney havey", "0 explore sudrey austrey")
    assert (controller(m, "havey"), controller(m, "austrey")) == ("wolf", "wolf")


def test_p12_exploring_settlers_attack_where_they_end() -> None:
    """After the moves, once an island that has got more (`attack_once`); not where they only pass."""
    clan = Clan(hand="oda_shore_finder", at={"bjarney": "settler"})
    other = Clan(hand="groa_bowl_seer", boats="east_reach", at={"vestrey": "settler"})
    m = scene(clan, other, garrison={})
    play(m, "0 lead oda_shore_finder", "0 explore bjarney vestrey", "0 explore vestrey havey")
    assert settlers(m, 1, "vestrey") == 1
    m = scene(Clan(hand="oda_shore_finder", at={"bjarney": "2*settler"}), other, garrison={})
    play(m, "0 lead oda_shore_finder", "0 explore bjarney vestrey", "0 explore bjarney vestrey")
    assert settlers(m, 1, "vestrey") == 0


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (("vestrey havey", "bjarney vestrey"), 1),  # one leaves, another comes to stay
        (("bjarney vestrey", "vestrey havey"), 2),  # one passes
        (("vestrey havey", "havey vestrey"), 1),  # one goes and comes back
    ],
)
def test_p12_settlers_attack_where_another_has_left(moves: tuple[str, str], left: int) -> None:
    """Whoever comes to stay attacks, though the clan has no more settlers there than before (`attack_once`)."""
    clan = Clan(hand="oda_shore_finder", at={"bjarney": "settler", "vestrey": "3*settler"})
    other = Clan(hand="groa_bowl_seer", boats="east_reach", at={"vestrey": "2*settler"})
    m = scene(clan, other, garrison={})
    play(m, "0 lead oda_shore_finder", *[f"0 explore {move}" for move in moves])
    assert settlers(m, 1, "vestrey") == left


def test_p12_example_of_the_harvest() -> None:
    """Harvest x3 may be two of one and one of another."""
    m = scene(Clan(hand="halla_honey_hand"), IDLE)
    play(m, "0 lead halla_honey_hand")
    assert len(options(m)) == 10
    play(m, "0 take 2 0 1")
    assert m.state.players[0].resources == [4, 2, 3]


def test_p12_boats_and_temples_built_add_to_a_harvest() -> None:
    """A food for each boat built, not for the first; a resource of choice for each temple."""
    clan = Clan(hand="halla_honey_hand", boats="east_sound west_sound whale_fjord", at={"havey": "settler temple"})
    m = scene(clan, IDLE, control={"havey": "wolf"})
    play(m, "0 lead halla_honey_hand")
    assert m.state.players[0].resources == [2, 4, 2]
    play(m, "0 take 0 0 4")
    assert m.state.players[0].resources == [2, 4, 6]


def test_p12_building_from_any_place_of_the_mat() -> None:
    """Each has its own price; a piece never slides to a cheaper one."""
    m = scene(Clan(hand="kari_beam_setter", wood=3, at={"havey": "settler"}), IDLE)
    play(m, "0 lead kari_beam_setter")
    assert options(m) == ["build boat_1", "build boat_2", "build boat_3", "build temple_1", "skip"]
    play(m, "0 build boat_3", "0 site west_sound")
    assert m.state.players[0].slots == [True, True, False, True, True]
    assert m.state.players[0].resources[0] == 0


def test_p12_a_boat_is_built_near_ones_own_pieces() -> None:
    """Fjords beside an island or a fjord with a piece of the clan, its own fjords too (`boat_site`)."""
    m = scene(Clan(hand="kari_beam_setter", wood=1, boats="east_reach", at={"bjarney": "settler"}), IDLE, garrison={})
    play(m, "0 lead kari_beam_setter", "0 build boat_1")
    assert options(m) == [
        f"site {fjord}"
        for fjord in ("east_sound", "west_sound", "north_west_reach", "east_reach", "south_east_reach", "west_reach")
    ]


def test_p12_a_temple_wants_a_settler_and_no_other_temple_of_the_clan() -> None:
    """Temples of others do not matter."""
    clan = Clan(
        hand="kari_beam_setter", wood=4, at={"havey": "settler temple", "vestrey": "settler", "austrey": "settler"}
    )
    m = scene(
        clan,
        Clan(hand="groa_bowl_seer", boats="east_reach", at={"vestrey": "settler temple"}),
        control={"havey": "wolf"},
    )
    play(m, "0 lead kari_beam_setter", "0 build temple_2")
    assert options(m) == ["site austrey", "site vestrey"]
    play(m, "0 site vestrey")
    assert influence(m, 0, "vestrey") == 5
    assert settlers(m, 0, "vestrey") == 1


# ---- p. 13: control --------------------------------------------------------------------------------------------------


def test_p13_taking_an_island_raises_the_fury_of_its_god() -> None:
    """By one, at once."""
    m = scene(Clan(hand="oda_shore_finder", at={"havey": "settler"}), IDLE, control={"havey": "wolf"})
    play(m, "0 lead oda_shore_finder", "0 explore havey austrey", "0 stop")
    assert controller(m, "austrey") == "wolf"
    assert controller(m, "havey") is None  # no influence is left there
    assert m.state.fury == [0, 1, 0]


def test_p13_influence_of_the_pieces() -> None:
    """A settler 1, a temple 4, a boat in a dock 2, a boat in a fjord 0."""
    m = scene(
        Clan(hand="halla_honey_hand", at={"havey": "2*settler temple"}, boats="havey_sea east_sound"),
        IDLE,
        control={"havey": "wolf"},
    )
    assert influence(m, 0, "havey") == 2 + 4 + 2


def test_p13_boats_are_no_boots_on_the_ground() -> None:
    """Two boats have most influence on an island, and take nothing."""
    m = scene(Clan(hand="dag_coin_biter", boats="havey_sea east_sound", food=0, steel=0), IDLE)
    play(m, "0 lead dag_coin_biter", "0 sail east_sound havey_austrey", "0 stop")
    assert influence(m, 0, "havey") == 4
    assert controller(m, "havey") is None


def test_p13_example_of_stealing() -> None:
    """3 settlers against the temple and settlers of the wolf, who removes one; 5 beat 4, a stolen rune."""
    wolf = Clan(hand="groa_bowl_seer", boats="east_reach", at={"havey": "settler temple"})
    raven = Clan(hand="dag_coin_biter", boats="east_sound", food=3, steel=0)
    m = scene(wolf, raven, first=1, control={"havey": "wolf"})
    events = play(m, "1 lead dag_coin_biter", "1 sail east_sound havey_austrey", "1 stop", "1 deploy 3")
    assert (influence(m, 0, "havey"), influence(m, 1, "havey")) == (4, 5)
    assert controller(m, "havey") == "raven"
    assert told(events, "stole")[0]["clan"] == "wolf"
    assert fury(m, "fehu") == 1


def test_p13_equal_influence_changes_nothing() -> None:
    """Most is more than anybody else (`equal_influence`)."""
    wolf = Clan(hand="groa_bowl_seer", boats="havey_vestrey", at={"havey": "2*settler"})
    raven = Clan(hand="dag_coin_biter", boats="east_sound", food=2, steel=0)
    m = scene(wolf, raven, first=1, control={"havey": "wolf"})
    play(m, "1 lead dag_coin_biter", "1 sail east_sound havey_austrey", "1 stop", "1 deploy 2")
    assert (influence(m, 0, "havey"), influence(m, 1, "havey")) == (4, 4)
    assert controller(m, "havey") == "wolf"


def test_p13_only_ones_own_action_steals() -> None:
    """The serpent's kill makes the raven the strongest, who steals after an action of its own (`steal_own_action`)."""
    m = scene(
        Clan(hand="inga_veil_walker", boats="north_west_bight", at={"midey": "2*settler"}),
        Clan(hand="halla_honey_hand", boats="north_east_bight", at={"midey": "2*settler"}),
        Clan(hand="dag_coin_biter", boats="south_east_bight", row="ketil_cliff_raiser"),
        first=2,
        control={"midey": "wolf"},
    )
    play(m, "2 lead dag_coin_biter", "2 skip", "2 smite wolf midey")
    assert controller(m, "midey") == "wolf"
    play(m, "0 lead inga_veil_walker", "0 take 2 0 0")
    play(m, "1 lead halla_honey_hand", "1 take 3 0 0")
    assert controller(m, "midey") == "raven"


def test_p13_gifts_and_dedications_are_actions_of_their_owner() -> None:
    """They steal as well (`own_actions`): here Freyja's gift, then a village dedicated to exploring."""
    wolf = Clan(hand="dag_coin_biter leif_stone_layer", boats="west_reach", at={"austrey": "settler"})
    raven = Clan(hand="groa_bowl_seer kol_cave_singer", boats="east_reach", at={"vestrey": "2*settler"}, villages=1)
    m = scene(wolf, raven, gods=("tyr", "freyja", "odin"), control={"austrey": "wolf", "vestrey": "raven"})
    play(m, "0 fight dag_coin_biter", "0 favour full_granary upper left", "1 fight groa_bowl_seer", "1 skip")
    play(m, "1 explore vestrey austrey", "1 explore vestrey austrey")
    assert controller(m, "austrey") == "raven"
    play(m, "0 lead leif_stone_layer", "0 skip")
    play(m, "1 lead kol_cave_singer", "1 skip", "1 dedicate explore_settler", "1 explore austrey havey")
    assert controller(m, "havey") == "raven"


def test_p13_a_rune_is_kept_with_influence_alone() -> None:
    """A docked boat is enough to keep what one has (`keep_with_boat`)."""
    m = scene(
        Clan(hand="groa_bowl_seer", boats="havey_sea", at={"havey": "settler"}),
        Clan(hand="dag_coin_biter", boats="south_east_reach", row="ketil_cliff_raiser"),
        first=1,
        control={"havey": "wolf"},
        raided="havey_sea",
    )
    play(m, "1 lead dag_coin_biter", "1 skip", "1 smite wolf havey")
    assert settlers(m, 0, "havey") == 0
    assert controller(m, "havey") == "wolf"


def test_p13_a_free_island_goes_to_whoever_is_strongest_there() -> None:
    """The wolf's last piece leaves, the raven is there and takes the rune at once, with fury (`free_island`)."""
    m = scene(
        Clan(hand="oda_shore_finder", at={"havey": "settler"}, boats="west_reach"),
        Clan(hand="groa_bowl_seer", boats="east_reach", at={"havey": "settler"}),
        control={"havey": "wolf"},
    )
    play(m, "0 lead oda_shore_finder", "0 explore havey austrey", "0 stop")
    assert controller(m, "havey") == "raven"
    assert fury(m, "fehu") == 1


# ---- p. 14: rune actions and dedications -----------------------------------------------------------------------------


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


# ---- p. 15: the end of an era and of the game ------------------------------------------------------------------------


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
    assert ranks(m.state) == [2, 1, 3]
    assert m.game.scores(m.state) == [4 + 6 + 2 + 2 * 2 + 2 * 3 + 2 * 1, 0]


@pytest.mark.parametrize(
    ("furies", "expected"),
    [((7, 7, 3), [2, 2, 3]), ((7, 3, 3), [1, 3, 3]), ((4, 4, 4), [3, 3, 3]), ((1, 2, 3), [3, 2, 1])],
)
def test_p15_tied_gods_have_the_lower_rank(furies: tuple[int, int, int], expected: list[int]) -> None:
    """The printed example: two share the first place, their island runes score as second; the third stays third."""
    assert ranks(scene(Clan(hand="groa_bowl_seer"), Clan(hand="halla_honey_hand"), fury=furies).state) == expected


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


# ---- p. 16: two players ----------------------------------------------------------------------------------------------


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

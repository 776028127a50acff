"""The rulebook, p. 4-10: setup, the draft, a turn, battles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Match
from tests.games.stage import told
from tests.games.tiny_epic_vikings.acts import IDLE, drafting, new, play_era
from tests.games.tiny_epic_vikings.scenes import Clan, asked, box, fury, options, play, row, scene, settlers

# ---- p. 4-5: setup -------------------------------------------------------------------------------------------------


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


# ---- p. 6: resources and runes -------------------------------------------------------------------------------------


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


# ---- p. 7: the draft -----------------------------------------------------------------------------------------------


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


# ---- p. 8: a turn --------------------------------------------------------------------------------------------------


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


# ---- p. 9: battle --------------------------------------------------------------------------------------------------


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


# ---- p. 10: the lone fighter ---------------------------------------------------------------------------------------


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

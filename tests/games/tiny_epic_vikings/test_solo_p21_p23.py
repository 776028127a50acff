"""The solo game, p. 21-23: symbols, battles, the end."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Event, Match
from tests.games.stage import told
from tests.games.tiny_epic_vikings.rival import ME, RIVAL, chief, first, kinds, one, pass_turn, rival
from tests.games.tiny_epic_vikings.scenes import Clan, Foe, asked, influence, options, play, scene, settlers


def mine(events: list[Event]) -> list[Event]:
    """What happened before the rival's turn."""
    kinds_ = [event.kind for event in events]
    return events[: kinds_.index("rival_turn")]


# ---- p. 21: the symbols --------------------------------------------------------------------------------------------


def harvest_with(
    tracks: tuple[int, int, int], me: Clan = ME, **foe: Any
) -> tuple[Match[State], list[dict[str, object]]]:
    """The rival harvests x2: wood and food move one space."""
    m = scene(me, foe=Foe(deck="jorunn_ring_giver", tracks=tracks, **foe))
    return m, pass_turn(m)


def test_p21_symbols_are_carried_out_top_down_and_left_to_right() -> None:
    """After leader, rune and dedications; all that were reached or passed."""
    _, events = harvest_with((1, 0, 0))
    assert [(e["track"], e["space"]) for e in events if e["kind"] == "rival_symbol"] == [("wood", 2), ("food", 1)]
    six = "vestrey_sea vestrey_bjarney vestrey_sudrey vestrey_austrey austrey_sea austrey_hvaley"
    _, events = harvest_with((0, 0, 0), boats=six)  # three food more: spaces 1 to 4
    spaces = [(e["track"], e["space"]) for e in events if e["kind"] == "rival_symbol"]
    assert spaces == [("food", 1), ("food", 3), ("food", 4)]


def test_p21_fury_of_the_god_whose_islands_it_holds_most() -> None:
    """Every tied god grows; nothing happens without islands."""
    both = {"austrey": "rival", "hvaley": "rival"}
    foe = Foe(deck="jorunn_ring_giver", tracks=(5, 1, 0), at={"austrey": "settler", "hvaley": "settler"})
    m = scene(ME, foe=foe, control=both)
    pass_turn(m)
    assert m.state.fury == [0, 1, 1]
    foe = Foe(deck="jorunn_ring_giver", tracks=(5, 1, 0), at=dict.fromkeys(("austrey", "hvaley", "bjarney"), "settler"))
    m = scene(ME, foe=foe, control={**both, "bjarney": "rival"})
    pass_turn(m)
    assert m.state.fury == [0, 1, 0]
    m = scene(ME, foe=Foe(deck="jorunn_ring_giver", tracks=(5, 1, 0)))
    assert one(pass_turn(m), "rival_ignores")["symbol"] == "fury"


def test_p21_chase_drives_the_nearest_boat_out() -> None:
    """The chief boat goes there; the player chooses the fjord; without a docked boat it is ignored."""
    me = Clan(hand="groa_bowl_seer halla_honey_hand", boats="austrey_vestrey vestrey_austrey", wood=7, food=7, steel=7)
    m, events = harvest_with((1, 1, 0), me)
    chases = one(events, "rival_chases")
    assert (chases["dock"], chases["rule"], chases["docks"]) == ("vestrey_austrey", "nearest", [3, 2])
    assert asked(m) == "0 undock"
    play(m, "0 undock south_sound")
    assert chief(m) == "vestrey_austrey"
    m, events = harvest_with((1, 1, 0))
    assert one(events, "rival_ignores")["symbol"] == "chase"


def test_p21_a_chase_of_equally_near_boats_is_the_players_choice() -> None:
    """`chase_tie`."""
    me = Clan(hand="groa_bowl_seer halla_honey_hand", boats="havey_austrey havey_bjarney", wood=7, food=7, steel=7)
    m, _ = harvest_with((1, 1, 0), me)
    assert asked(m) == "0 rival_chase"
    assert options(m) == ["chase havey_austrey", "chase havey_bjarney"]
    events = play(m, "0 chase havey_bjarney", "0 undock west_sound")
    assert told(events, "rival_chases")[0]["rule"] == "your_choice"
    assert chief(m) == "havey_bjarney"


def test_p21_a_chase_raids_the_village_where_it_ends() -> None:
    """As the ferry does; not on the way (`chase_raids`)."""
    me = Clan(hand="groa_bowl_seer halla_honey_hand", boats="austrey_sudrey", wood=7, food=7, steel=7)
    m, _ = harvest_with((1, 1, 0), me)
    events = play(m, "0 undock south_sound")
    assert told(events, "rival_raided")[0]["dock"] == "austrey_sudrey"
    assert told(events, "rival_dedicated")[0]["place"] == "sail"


def test_p21_the_ferry_symbol_crosses_and_raids() -> None:
    """To the dock across; a village there is raided and dedicated; ignored where the route leaves the map."""
    m, events = harvest_with((3, 1, 0), chief="vestrey_bjarney")
    assert chief(m) == "bjarney_vestrey"
    m, events = harvest_with((3, 1, 0), chief="havey_bjarney", at={"sudrey": "settler"})
    assert "rival_raided" in kinds(events)
    assert one(events, "rival_dedicated")["place"] == "sail"
    m, events = harvest_with((3, 1, 0), chief="havey_sea")
    assert one(events, "rival_ignores")["symbol"] == "ferry"


def test_p21_the_settler_symbol() -> None:
    """One more on the chief's island; from elsewhere if the mat is empty; it attacks."""
    m, _ = harvest_with((0, 0, 0))
    assert settlers(m, RIVAL, "havey") == 1
    m, events = harvest_with((0, 0, 0), home=0)
    assert one(events, "rival_shifted")["source"] == "sudrey"


def test_p21_the_boat_symbol() -> None:
    """A boat in the chief's dock or the next empty one; ignored without boats."""
    m, _ = harvest_with((0, 2, 0))
    assert rival(m).boats == [m.state.board.place["havey_vestrey"]]
    six = "vestrey_sea vestrey_bjarney vestrey_sudrey vestrey_austrey austrey_sea austrey_hvaley"
    m, events = harvest_with((0, 2, 0), boats=six)
    assert first(events, "rival_ignores")["symbol"] == "boat"


def test_p21_the_temple_symbol() -> None:
    """Where it has the most settlers and no temple; half of them, rounded up, go home."""
    m, events = harvest_with((0, 5, 0), at={"austrey": "3*settler", "hvaley": "2*settler"})
    assert one(events, "rival_temple")["rule"] == "most_settlers"
    assert (settlers(m, RIVAL, "austrey"), influence(m, RIVAL, "austrey")) == (1, 5)
    assert rival(m).temples_home == 3


def test_p21_a_tie_for_the_temple_is_the_players_choice() -> None:
    """An island with a temple of the rival is left out; without settlers nothing is built."""
    m, _ = harvest_with((0, 5, 0), at={"austrey": "2*settler", "hvaley": "2*settler", "sudrey": "3*settler temple"})
    assert options(m) == ["temple austrey", "temple hvaley"]
    play(m, "0 temple hvaley")
    assert m.state.temples[RIVAL][m.state.board.island["hvaley"]] == 1
    _, events = harvest_with((0, 5, 0))
    assert one(events, "rival_ignores")["symbol"] == "temple"


# ---- p. 21-23: battles that it starts ------------------------------------------------------------------------------


def rival_battle(
    deck: str, me: Clan = ME, chief: str = "havey_vestrey", **table: Any
) -> tuple[Match[State], list[dict[str, object]]]:
    """The rival harvests x3 and reaches the second space of steel; its next card, in this order, is what it hides."""
    foe = Foe(deck="gerd_barn_filler", chief=chief, tracks=(0, 0, 1))
    m = scene(me, foe=foe, deck=deck, **table)
    return m, pass_turn(m)


def test_p23_it_lays_a_card_face_down_and_chooses_the_nearest_favour() -> None:
    """Upper row for the upper islands, and the end nearer to its dock: left for the dock towards Vestrey."""
    m, events = rival_battle("dag_coin_biter")
    wants = one(events, "rival_wants")
    assert (wants["favour"], wants["row"], wants["end"], wants["rule"]) == ("full_granary", "upper", "left", "nearest")
    assert rival(m).hidden == "dag_coin_biter"
    assert m.game.view(m.state, 0)["rival"]["hidden"] is True
    assert "dag_coin_biter" not in str(m.game.view(m.state, 0))
    assert asked(m) == "0 join"


def test_p23_of_equally_near_ends_the_player_chooses() -> None:
    """The northern dock of Havey is in the middle."""
    m, _ = rival_battle("dag_coin_biter", chief="havey_sea")
    assert asked(m) == "0 rival_favour"
    assert options(m) == ["favour full_granary upper left", "favour hoard_of_oak upper right"]
    events = play(m, "0 favour hoard_of_oak upper right")
    assert told(events, "rival_wants")[0]["rule"] == "your_choice"


def test_p23_from_the_other_row_if_its_own_is_empty() -> None:
    """And nothing happens when both are."""
    _, events = rival_battle("dag_coin_biter", upper="")
    assert one(events, "rival_wants")["favour"] == "carved_lots"
    m, events = rival_battle("dag_coin_biter", upper="", lower="")
    assert [e["symbol"] for e in events if e["kind"] == "rival_ignores"] == ["chase", "battle"]
    assert asked(m) == "0 turn"


def test_p23_joining_resolves_the_battle_at_once() -> None:
    """The rival has the strength of the symbol more, and pays no steel; the player's card is the turn."""
    m, _ = rival_battle(
        "dag_coin_biter", Clan(hand="groa_bowl_seer palni_gold_tooth", boats="east_reach", wood=7, food=7, steel=7)
    )
    events = play(m, "0 fight palni_gold_tooth")
    assert told(events, "rival_strength")[0]["strength"] == 4 + 1
    assert told(events, "strength")[0]["strength"] == 5
    assert told(events, "tied")  # both lose: a mat action for it, a gift for the player, fury twice
    assert told(events, "rival_consoled")[0]["deed"] == "harvest"


@pytest.mark.parametrize(("invader", "won"), [("alfhild_fog_reader", True), ("runa_silent_blade", False)])
def test_p23_declining_leaves_it_to_the_invaders(invader: str, won: bool) -> None:
    """Before the player plays a card. If it wins, its tracks move by the bag; if not, its mat acts."""
    m, _ = rival_battle("dag_coin_biter")
    m.state.discard.remove(invader)
    m.state.deck.append(invader)
    before = m.state.fury[:]
    events = play(m, "0 decline")
    assert told(events, "invader")[0]["card"] == invader
    assert (rival(m).favours == ["full_granary"]) == won
    assert bool(told(events, "rival_consoled")) != won
    grown = [now - then for now, then in zip(m.state.fury, before, strict=True)]
    assert grown == ([0, 1, 0] if won else [1, 0, 0])  # of the Invader's rune, or of its own
    assert asked(m) == "0 turn"


def test_p23_another_battle_symbol_makes_its_battle_stronger() -> None:
    """It has one battle at a time (`battle_twice`)."""
    foe = Foe(
        deck="gerd_barn_filler",
        tracks=(0, 0, 1),
        at={"austrey": "temple", "hvaley": "temple", "sudrey": "temple", "bjarney": "temple"},
    )
    m = scene(ME, foe=foe, deck="dag_coin_biter")
    pass_turn(m)
    assert m.state.battle is not None
    assert m.state.battle.bonus == 1 + 2  # spaces 2 and 4: steel moves by three


def test_p23_a_battle_begun_in_the_players_turn_may_be_joined_in_it() -> None:
    """Left alone the rival wins two steel, which starts another battle; a card face down joins it (`second_battle`)."""
    me = Clan(hand="halla_honey_hand palni_gold_tooth", boats="east_reach", wood=7, food=7, steel=7)
    m, _ = rival_battle("dag_coin_biter", me, upper="ice_forge flotsam long_winter")
    for card in ("alfhild_fog_reader", "aud_storm_rower"):  # an Invader to beat, then the card that it hides
        m.state.discard.remove(card)
    m.state.deck.append("alfhild_fog_reader")
    rival(m).deck.append("aud_storm_rower")
    play(m, "0 decline")
    assert rival(m).favours == ["ice_forge"]
    assert m.state.battle is not None
    assert (asked(m), m.state.battle.by, m.state.battle.bonus) == ("0 turn", RIVAL, 2)
    events = play(m, "0 fight palni_gold_tooth")
    assert told(events, "resolving")
    assert m.state.players[0].favours == ["flotsam"]


def test_p18_an_empty_deck_is_replaced_by_the_viking_deck() -> None:
    """Many battles may use it up (`rival_deck_empty`)."""
    m = scene(ME, foe=Foe(deck=""), deck="kari_beam_setter")
    events = pass_turn(m)
    assert one(events, "rival_led")["card"] == "kari_beam_setter"


def test_p23_a_battle_of_the_last_turn_is_fought_against_the_invaders() -> None:
    """No turn is left to join it (`last_rival_battle`)."""
    me = Clan(hand="halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7)
    m, events = rival_battle("dag_coin_biter alfhild_fog_reader", me)
    assert "invader" in kinds(events)
    assert m.state.era == 2


# ---- p. 22: battles that the player starts -------------------------------------------------------------------------


def test_p22_the_rival_joins_at_once_with_its_top_card() -> None:
    """Face up in the battle row; resolved at once. It loses: the action of its mat, and a fury for its god."""
    me = Clan(hand="palni_gold_tooth halla_honey_hand", boats="east_reach", wood=7)
    m = scene(me, foe=Foe(deck="asa_deep_purse", tracks=(0, 1, 0)))
    events = mine(play(m, "0 fight palni_gold_tooth", "0 favour full_granary upper left"))
    assert told(events, "rival_strength")[0]["strength"] == 1
    assert m.state.players[0].favours == ["full_granary"]
    assert told(events, "rival_consoled")[0]["deed"] == "harvest"
    assert [e["god"] for e in told(events, "fury")] == ["odin"]
    assert rival(m).fights == ["asa_deep_purse"]


def test_p22_the_rival_wins_the_favour_and_its_resources() -> None:
    """Its tracks move, symbols act at once; the loser gets a gift and raises fury. It keeps any number of favours."""
    me = Clan(hand="halla_honey_hand groa_bowl_seer", boats="east_reach")
    foe = Foe(deck="dag_coin_biter", favours="ice_forge flotsam long_winter")
    m = scene(me, foe=foe, gods=("tyr", "thor", "loki"))
    events = mine(play(m, "0 fight halla_honey_hand", "0 favour full_granary upper left"))
    assert rival(m).favours == ["ice_forge", "flotsam", "long_winter", "full_granary"]
    assert told(events, "rival_gained")[0]["spaces"] == [1, 2, 0]
    kinds_ = [e.kind for e in events]
    assert kinds_.index("rival_symbol") < kinds_.index("fell")  # the settler of its food track comes first
    assert m.state.players[0].resources[2] == 4  # Tyr's gift
    assert told(events, "fury")[-1]["god"] == "tyr"


def test_p22_any_resources_move_its_tracks_from_the_top() -> None:
    """Open Purse: a food and two of any; wood and food (`rival_any`)."""
    me = Clan(hand="halla_honey_hand groa_bowl_seer", boats="east_reach")
    m = scene(me, foe=Foe(deck="dag_coin_biter"), upper="open_purse", lower="", gods=("tyr", "thor", "loki"))
    events = play(m, "0 fight halla_honey_hand")
    assert told(events, "rival_gained")[0]["spaces"] == [1, 2, 0]


def test_p22_its_runes_are_those_of_both_rows_and_islands() -> None:
    """3 and one for each wealth rune: itself, a leader, a card of the battle row, an island (`rival_runes`)."""
    me = Clan(hand="runa_silent_blade groa_bowl_seer", boats="east_reach", steel=3)
    foe = Foe(deck="eydis_long_keel", leaders="dag_coin_biter", fights="leif_stone_layer", at={"havey": "settler"})
    m = scene(me, foe=foe, control={"havey": "rival"})
    events = play(m, "0 fight runa_silent_blade", "0 favour full_granary upper left")
    assert told(events, "rival_strength")[0]["strength"] == 3 + 4


def test_p22_a_player_who_cannot_pay_leaves_the_rival_alone() -> None:
    """It meets the Invaders then (`lone_payer`)."""
    me = Clan(hand="runa_silent_blade groa_bowl_seer", boats="east_reach", steel=0)
    m = scene(me, foe=Foe(deck="dag_coin_biter"), deck="alfhild_fog_reader")
    events = play(m, "0 fight runa_silent_blade", "0 favour full_granary upper left")
    assert told(events, "unpaid")
    assert told(events, "invader")
    assert rival(m).favours == ["full_granary"]


def test_p22_a_leader_that_enters_battle_meets_the_rival_at_once() -> None:
    """The rune action begins a battle; the rival joins it."""
    me = Clan(
        hand="jorunn_ring_giver groa_bowl_seer", boats="east_reach", row="dag_coin_biter", wood=7, food=7, steel=7
    )
    m = scene(me, foe=Foe(deck="asa_deep_purse alfhild_fog_reader"))
    events = play(m, "0 lead jorunn_ring_giver", "0 enter", "0 favour full_granary upper left")
    assert told(events, "rival_joined")
    assert m.state.players[0].favours == ["full_granary"]


# ---- p. 23: the end ------------------------------------------------------------------------------------------------


def test_p23_all_cards_of_both_are_discarded_at_the_end_of_an_era() -> None:
    """Its rows and what is left of its deck."""
    me = Clan(hand="halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7)
    m = scene(me, foe=Foe(deck="kari_beam_setter liv_star_hewer", fights="leif_stone_layer"))
    pass_turn(m)
    assert m.state.era == 2
    assert {"halla_honey_hand", "kari_beam_setter", "liv_star_hewer", "leif_stone_layer"} <= set(m.state.discard)
    assert (rival(m).deck, rival(m).leaders, rival(m).fights) == ([], [], [])


def test_p23_the_game_ends_with_the_players_last_card() -> None:
    """In the third era the rival does not answer it (`last_turn`); more than three favours score."""
    me = Clan(hand="halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7)
    foe = Foe(deck="kari_beam_setter", favours="ice_forge flotsam long_winter fallen_pines")
    m = scene(me, foe=foe, era=3)
    events = play(m, "0 lead halla_honey_hand")
    assert m.over
    assert not told(events, "rival_led")
    assert told(events, "rival_scored")[0]["favours"] == 1 + 2 + 2 + 2  # all gods tied: rank 3, a point a rune
    assert m.game.returns(m.state) == [0.0]


def test_p23_a_victory_over_the_rival() -> None:
    """1 for more points, or a better tie-break; a full tie is no victory."""
    me = Clan(hand="halla_honey_hand", boats="east_reach", favours="ice_forge", wood=7, food=7, steel=7)
    m = scene(me, foe=Foe(deck="kari_beam_setter"), era=3)
    play(m, "0 lead halla_honey_hand")
    assert m.game.returns(m.state) == [1.0]
    assert m.game.scores(m.state) == [1]


def test_p23_a_note_on_frigg() -> None:
    """A revealed rune action that enters a battle cannot be used: only the leader action."""
    me = Clan(hand="halla_honey_hand groa_bowl_seer", boats="east_reach")
    m = scene(
        me, foe=Foe(deck="dag_coin_biter kari_beam_setter"), gods=("frigg", "thor", "loki"), deck="inga_veil_walker"
    )
    rival(m).deck.remove("kari_beam_setter")
    rival(m).leaders.append("kari_beam_setter")
    play(m, "0 fight halla_honey_hand", "0 favour full_granary upper left", "0 reveal")
    assert options(m) == ["use leader_action", "skip"]
    assert m.game.view(m.state, None)["revealed"] == ["inga_veil_walker"]
    play(m, "0 use leader_action", "0 take 2 0 0")
    assert m.state.revealed == []


def test_every_choice_of_the_rival_is_explained() -> None:
    """Whatever it decides comes with the rule, the candidates and, for a tie, whose choice it was."""
    rules = {"only", "nearest", "least_influence", "most_settlers", "your_choice", "chief", "clockwise"}
    found = set()
    for seed in range(25):
        m = Match.new(load(), 1, seed)
        while m.pending:
            ask = m.pending[0]
            for event in m.apply(0, ask.options[seed % len(ask.options)]):
                if "rule" in event.public:
                    assert event.public["rule"] in rules
                    assert event.public["candidates"]
                    found.add(event.kind)
    assert found == {"rival_sails", "rival_shifted", "rival_temple", "rival_chases", "rival_wants", "rival_built"}

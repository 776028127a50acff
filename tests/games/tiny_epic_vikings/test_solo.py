"""The solo game against the rival clan, page by page (p. 16-23): every rule of its turn and every symbol of its tracks.

Distances on the small side: from `havey_vestrey` the chief is one dock from Vestrey, two from Austrey.
"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.rival.pieces import open_places
from longhall.games.tiny_epic_vikings.state import Rival, State
from longhall.kernel import Event, Match
from tests.games.tiny_epic_vikings.scenes import (
    Clan,
    Foe,
    asked,
    boats,
    controller,
    fury,
    influence,
    options,
    play,
    scene,
    settlers,
    told,
)

RIVAL = 1
ME = Clan(hand="groa_bowl_seer halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7)
"""A player whose turn is a harvest that gains nothing: `pass_turn` plays it."""


def rival(m: Match[State]) -> Rival:
    assert m.state.rival is not None
    return m.state.rival


def chief(m: Match[State]) -> str:
    return m.state.board.places[rival(m).chief]


def pass_turn(m: Match[State], *answers: str) -> list[dict[str, object]]:
    """The player's turn without effect, then the rival's with these answers; all events as the player sees them."""
    events = play(m, f"0 lead {m.state.players[0].hand[0]}", *answers)
    return [event.seen_by(0) for event in events]


def kinds(events: list[dict[str, object]]) -> list[object]:
    return [event["kind"] for event in events]


def mine(events: list[Event]) -> list[Event]:
    """What happened before the rival's turn."""
    kinds_ = [event.kind for event in events]
    return events[: kinds_.index("rival_turn")]


def first(events: list[dict[str, object]], kind: str) -> dict[str, object]:
    return next(event for event in events if event["kind"] == kind)


def one(events: list[dict[str, object]], kind: str) -> dict[str, object]:
    (found,) = [event for event in events if event["kind"] == kind]
    return found


# ---- p. 16-17: setup -------------------------------------------------------------------------------------------------


def test_p17_the_rival_begins_on_an_inner_island() -> None:
    """By lot: its rune with a fury for its god, two settlers, the chief boat in the dock of the whale fjord."""
    islands = set()
    for seed in range(12):
        s = Match.new(load(), 1, seed).state
        assert s.rival is not None
        (island,) = [i for i, who in enumerate(s.control) if who == RIVAL]
        assert island in s.board.inner
        assert s.settlers[RIVAL][island] == 2
        assert s.fury[s.board.rune[island]] == sum(s.fury) == 1
        whale = s.board.place["whale_fjord"]
        assert s.rival.chief in s.board.docks_of[island]
        assert whale in s.board.fjords_of[s.rival.chief]
        islands.add(island)
    assert len(islands) == 3


def test_p17_the_pieces_of_two_clans() -> None:
    """12 settlers, 6 boats, 4 temples, stacked in twos; the first boats are in the box; tracks at 0."""
    s = Match.new(load(), 1, 3).state
    assert s.rival is not None
    assert (s.rival.home, s.rival.boats_home, s.rival.temples_home, s.rival.tracks) == (10, 6, 4, [0, 0, 0])
    assert s.enemy is None
    assert sum(sum(temples) for temples in s.temples) == 0


def test_p17_the_draft_of_stacks() -> None:
    """Era 1: five stacks of three; keep one of four of them; the rival gets eleven cards, three of them unseen."""
    m = Match.new(load(), 1, 3)
    play(m, f"0 {options(m)[0]}")
    seen = []
    for _ in range(4):
        assert len(options(m)) == 3
        seen += [option.split()[1] for option in options(m)]
        play(m, f"0 {options(m)[0]}")
    assert len(m.state.players[0].hand) == 4
    assert len(rival(m).deck) == 11
    assert len(set(rival(m).deck) - set(seen)) == 3


@pytest.mark.parametrize(
    ("difficulty", "sail", "extra"), [("easy", 1, 0), ("normal", 2, 0), ("hard", 3, 0), ("saga", 3, 2)]
)
def test_the_difficulty_is_a_table_option(difficulty: str, sail: int, extra: int) -> None:
    """How far the chief sails beyond its card, and settlers more at the start."""
    s = Match.new(load(), 1, 3, {"difficulty": difficulty}).state
    assert sum(s.settlers[RIVAL]) == 2 + extra
    m = scene(ME, foe=Foe(deck="brynja_wave_cleaver", difficulty=difficulty), raided="all")
    assert one(pass_turn(m), "rival_sails")["reach"] == 3 + sail


# ---- p. 18: its turn and its way -------------------------------------------------------------------------------------


def test_p18_the_player_is_first_and_the_rival_answers_every_turn() -> None:
    """Leader action, then the rune action if it has the runes."""
    m = scene(ME, foe=Foe(deck="kari_beam_setter liv_star_hewer"))
    assert asked(m) == "0 turn"
    events = pass_turn(m)
    assert kinds(events)[:4] == ["led", "rival_turn", "rival_led", "rival_leads"]
    assert "rival_lacks_runes" in kinds(events)
    assert len(rival(m).leaders) == 1
    assert asked(m) == "0 turn"


def test_p18_example_of_the_reach() -> None:
    """Sail x3 and a chief's sail of 2 make five docks."""
    m = scene(ME, foe=Foe(deck="brynja_wave_cleaver"), raided="all")
    assert one(pass_turn(m), "rival_sails")["reach"] == 5


@pytest.mark.parametrize(
    ("card", "island", "way", "rule"),
    [
        ("brynja_wave_cleaver", "vestrey", ["vestrey_havey"], "nearest"),  # Vestrey is 1 dock away, Hvaley 3
        ("cnut_lot_caster", "bjarney", ["havey_bjarney", "bjarney_havey"], "least_influence"),  # both are 2 away
    ],
)
def test_p18_the_nearest_island_of_the_cards_rune(card: str, island: str, way: list[str], rule: str) -> None:
    """Counted in docks along shores and ferries; of equally near ones that with the least influence of its own."""
    m = scene(ME, foe=Foe(deck=card, at={"austrey": "settler"}), raided="all", control={"austrey": "rival"})
    sails = one(pass_turn(m), "rival_sails")
    assert (sails["island"], sails["way"], sails["rule"]) == (island, way, rule)
    assert settlers(m, RIVAL, island) == 3


def test_p18_from_an_island_of_the_rune_it_sails_to_the_other() -> None:
    """Havey and Sudrey have wealth: from Havey it aims at Sudrey, and stops as soon as it is there."""
    m = scene(ME, foe=Foe(deck="asa_deep_purse"), raided="all")
    sails = one(pass_turn(m), "rival_sails")
    assert (sails["candidates"], sails["rule"]) == (["sudrey"], "only")
    assert sails["way"] == ["vestrey_havey", "vestrey_austrey", "vestrey_sudrey", "sudrey_vestrey"]
    assert (sails["reach"], chief(m)) == (6, "sudrey_vestrey")


def test_p18_a_full_tie_of_ways_is_the_players_choice() -> None:
    """Bjarney and Austrey are two docks away, and the rival has no influence on either."""
    m = scene(ME, foe=Foe(deck="cnut_lot_caster"), raided="all")
    pass_turn(m)
    assert asked(m) == "0 rival_route"
    assert options(m) == ["route havey_austrey austrey_havey", "route havey_bjarney bjarney_havey"]
    events = play(m, "0 route havey_bjarney bjarney_havey")
    assert told(events, "rival_sails")[0]["rule"] == "your_choice"
    assert chief(m) == "bjarney_havey"


def test_p18_it_stops_where_its_docks_end() -> None:
    """Too far to reach: the last dock is its new focus, and the settlers land there (`out_of_reach`)."""
    m = scene(ME, foe=Foe(deck="frode_barrow_wise", difficulty="easy"), raided="all")
    sails = one(pass_turn(m), "rival_sails")
    assert sails["way"] == ["vestrey_havey", "vestrey_austrey", "vestrey_sudrey"]  # Sudrey would be the fourth
    assert (sails["candidates"], sails["island"]) == (["sudrey"], "vestrey")
    assert settlers(m, RIVAL, "vestrey") == 2


def test_p18_a_boat_of_the_player_in_its_way_has_to_leave() -> None:
    """Where it passes and where it ends; the player chooses the fjord."""
    me = Clan(hand="groa_bowl_seer halla_honey_hand", boats="vestrey_havey", wood=7, food=7, steel=7)
    m = scene(me, foe=Foe(deck="brynja_wave_cleaver"))
    pass_turn(m)
    assert (asked(m), options(m)) == ("0 undock", ["undock whale_fjord", "undock west_sound"])
    play(m, "0 undock west_sound")
    assert (chief(m), boats(m, 0)) == ("vestrey_havey", ["west_sound"])


def test_p18_its_own_boats_stay() -> None:
    """The chief passes them, and shares a dock with one."""
    m = scene(ME, foe=Foe(deck="brynja_wave_cleaver", boats="vestrey_havey"))
    pass_turn(m)
    assert chief(m) == "vestrey_havey"
    assert rival(m).boats == [m.state.board.place["vestrey_havey"]]


# ---- p. 19: landing, raids, control ----------------------------------------------------------------------------------


def test_p19_as_many_settlers_as_the_action_says_without_the_chiefs_docks() -> None:
    """Sail x3: three settlers, for no food."""
    m = scene(ME, foe=Foe(deck="brynja_wave_cleaver"))
    events = pass_turn(m)
    assert one(events, "rival_landed")["count"] == 3
    assert rival(m).home == 9


def test_p19_short_of_settlers_it_moves_them_from_where_it_has_most() -> None:
    """One on the mat, three from elsewhere, each from the island with the most at that moment (`shift_one_by_one`)."""
    m = scene(ME, foe=Foe(deck="aud_storm_rower", at={"austrey": "6*settler", "hvaley": "5*settler"}), raided="all")
    events = pass_turn(m)
    assert one(events, "rival_shifted")["source"] == "austrey"
    assert (asked(m), options(m)) == ("0 rival_source", ["source austrey", "source hvaley"])
    shifted = told(play(m, "0 source hvaley"), "rival_shifted")
    assert [(e["source"], e["rule"]) for e in shifted] == [("hvaley", "your_choice"), ("austrey", "most_settlers")]
    assert [settlers(m, RIVAL, island) for island in ("austrey", "hvaley", "vestrey")] == [4, 4, 4]


def test_p19_of_tied_islands_the_one_with_least_influence_of_the_player() -> None:
    """Only then is the player asked."""
    me = Clan(
        hand="groa_bowl_seer halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7, at={"austrey": "settler"}
    )
    m = scene(me, foe=Foe(deck="dyri_ice_keel", at={"austrey": "6*settler", "hvaley": "6*settler"}))
    events = pass_turn(m)
    assert [(e["source"], e["rule"]) for e in events if e["kind"] == "rival_shifted"] == [
        ("hvaley", "least_influence"),
        ("austrey", "most_settlers"),
    ]


def test_p19_more_settlers_than_the_player_has_drive_one_out() -> None:
    """And with more influence the rune is stolen, with a fury for its god."""
    me = Clan(
        hand="groa_bowl_seer halla_honey_hand", boats="east_reach", wood=7, food=7, steel=7, at={"vestrey": "2*settler"}
    )
    m = scene(me, foe=Foe(deck="brynja_wave_cleaver"), control={"vestrey": "wolf"})
    events = pass_turn(m)
    assert (settlers(m, 0, "vestrey"), influence(m, RIVAL, "vestrey")) == (1, 5)
    assert one(events, "rival_stole")["clan"] == "wolf"
    assert fury(m, "hagalaz") == 1


def test_p19_villages_passed_and_reached_are_raided_and_dedicated() -> None:
    """A village on its way: raided for nothing, and after the landing dedicated to the sail, which is done."""
    me = Clan(hand="leif_stone_layer halla_honey_hand", boats="east_reach", wood=0)
    foe = Foe(deck="dyri_ice_keel", chief="havey_austrey", at={"vestrey": "settler"})
    m = scene(me, foe=foe, control={"vestrey": "rival"})
    events = pass_turn(m)  # Hvaley is 2 docks away by the village of Havey; it has less influence there
    order = [e["kind"] for e in events if str(e["kind"]).startswith("rival_")]
    assert order[3:8] == ["rival_sails", "rival_raided", "rival_landed", "rival_took", "rival_dedicated"]
    assert first(events, "rival_raided")["dock"] == "havey_hvaley"
    assert first(events, "rival_dedicated")["place"] == "sail"
    assert m.state.stacks[0] == 1
    assert len([kind for kind in order if kind == "rival_sails"]) == 2


@pytest.mark.parametrize(
    ("stacks", "place"),
    [
        ((0, 0, 0, 0), "sail"),
        ((1, 0, 0, 1), "explore_settler"),
        ((1, 1, 1, 0), "build"),
        ((2, 2, 1, 2), "harvest"),
        ((2, 2, 2, 2), None),
    ],
)
def test_p19_dedications_go_to_the_lowest_stack_from_the_top(stacks: tuple[int, ...], place: str | None) -> None:
    """The topmost with the fewest villages; with all full it still raids, and keeps the village."""
    foe = Foe(deck="jorunn_ring_giver", tracks=(3, 1, 0), chief="havey_bjarney")  # the ferry symbol leads to a village
    m = scene(ME, foe=foe, stacks=(*stacks, 0, 0, 0), kept="bjarney_havey")
    events = pass_turn(m)
    assert first(events, "rival_raided")["dock"] == "bjarney_havey"
    if place is None:
        assert "rival_dedicated" not in kinds(events)
        assert rival(m).villages == 1
    else:
        dedicated = first(events, "rival_dedicated")
        assert (dedicated["place"], dedicated["counts"]) == (place, list(stacks))


# ---- p. 20: exploring, building, harvesting --------------------------------------------------------------------------


def test_p20_exploring_across_the_chiefs_ferry() -> None:
    """As many settlers as the action says appear on the island across (`rival_explore`)."""
    m = scene(ME, foe=Foe(deck="oda_shore_finder", chief="havey_vestrey"))
    pass_turn(m)
    assert settlers(m, RIVAL, "vestrey") == 2
    assert chief(m) == "havey_vestrey"


def test_p20_a_ferry_that_leaves_the_map_keeps_them_here() -> None:
    """They settle on the chief's own island."""
    m = scene(ME, foe=Foe(deck="oda_shore_finder", chief="havey_sea"))
    pass_turn(m)
    assert settlers(m, RIVAL, "havey") == 2


def test_p20_a_boat_in_the_chiefs_dock() -> None:
    """For no wood; the two share the dock."""
    m = scene(ME, foe=Foe(deck="kari_beam_setter"))
    pass_turn(m)
    assert rival(m).boats == [m.state.board.place["havey_vestrey"]]
    assert influence(m, RIVAL, "havey") == 4


def test_p20_the_next_empty_dock_clockwise() -> None:
    """Any boat fills a dock, the player's too."""
    me = Clan(hand="groa_bowl_seer halla_honey_hand", boats="havey_bjarney", wood=7, food=7, steel=7)
    m = scene(me, foe=Foe(deck="kari_beam_setter", boats="havey_vestrey"))
    pass_turn(m)
    assert [m.state.board.places[dock] for dock in rival(m).boats] == ["havey_vestrey", "havey_sea"]


def test_p20_beyond_a_full_island_the_nearest_dock() -> None:
    """Along shores and ferries; the player chooses among equally near ones."""
    full = "havey_sea havey_hvaley havey_austrey havey_vestrey havey_bjarney"
    m = scene(ME, foe=Foe(deck="kari_beam_setter", boats=full))
    pass_turn(m)
    assert m.state.board.places[rival(m).boats[-1]] == "vestrey_havey"
    m = scene(ME, foe=Foe(deck="kari_beam_setter", boats=full, chief="havey_sea"))
    pass_turn(m)
    assert asked(m) == "0 rival_dock"
    assert options(m) == ["berth bjarney_havey", "berth hvaley_havey"]
    play(m, "0 berth hvaley_havey")
    assert m.state.board.places[rival(m).boats[-1]] == "hvaley_havey"


def test_p20_without_boats_nothing_is_built() -> None:
    """The mat is empty."""
    six = "havey_sea havey_hvaley havey_austrey havey_vestrey havey_bjarney vestrey_sea"
    m = scene(ME, foe=Foe(deck="kari_beam_setter", boats=six))
    pass_turn(m)
    assert len(rival(m).boats) == 6


def test_p20_example_of_the_harvest() -> None:
    """Harvest x2 moves wood and food, not steel; x4 gives each one and wood another."""
    m = scene(ME, foe=Foe(deck="jorunn_ring_giver"))
    assert one(pass_turn(m), "rival_gained")["spaces"] == [1, 1, 0]
    m = scene(ME, foe=Foe(deck="gerd_barn_filler"))
    assert one(pass_turn(m), "rival_gained")["spaces"] == [2, 1, 1]


def test_p20_open_places_add_to_its_harvest() -> None:
    """A food for each empty boat place, one of each for each empty temple place: empty when both pieces are gone."""
    boats_out = "vestrey_sea vestrey_bjarney"
    foe = Foe(deck="jorunn_ring_giver", boats=boats_out, at={"austrey": "temple", "hvaley": "temple"})
    m = scene(ME, foe=foe)
    assert open_places(m.state) == (1, 1)
    assert one(pass_turn(m), "rival_gained")["spaces"] == [2, 3, 1]
    m = scene(ME, foe=Foe(boats="vestrey_sea", at={"austrey": "temple"}, deck="kari_beam_setter"))
    assert open_places(m.state) == (0, 0)


def test_p20_a_full_track_starts_again_and_costs_the_player_one() -> None:
    """It stops at its end, and at the end of the turn goes back to 0; the player loses one of that resource."""
    m = scene(ME, foe=Foe(deck="jorunn_ring_giver", tracks=(5, 0, 0)))
    events = pass_turn(m)
    assert rival(m).tracks[0] == 0
    assert m.state.players[0].resources == [6, 7, 7]
    assert one(events, "rival_overflow")["resource"] == "wood"


def test_p20_who_has_none_loses_none() -> None:
    """The loss is as far as there is something."""
    me = Clan(hand="leif_stone_layer halla_honey_hand", boats="east_reach", wood=0)
    m = scene(me, foe=Foe(deck="jorunn_ring_giver", tracks=(5, 1, 0)))
    events = pass_turn(m)
    assert one(events, "rival_overflow")["count"] == 0
    assert m.state.players[0].resources == [0, 2, 2]


def test_p20_the_players_boat_sends_a_rival_boat_home() -> None:
    """Back to its mat; the chief boat stays, and both may lie in one dock."""
    me = Clan(hand="dag_coin_biter halla_honey_hand", boats="whale_fjord", food=0)
    m = scene(me, foe=Foe(boats="havey_vestrey", deck="kari_beam_setter"))
    events = play(m, "0 lead dag_coin_biter", "0 sail whale_fjord havey_vestrey", "0 stop")
    assert told(events, "rival_boat_home")
    assert (chief(m), boats(m, 0)) == ("havey_vestrey", ["havey_vestrey"])
    assert m.state.docked[m.state.board.place["havey_vestrey"]] == 0


def test_p20_the_player_attacks_settlers_of_both_colours_together() -> None:
    """More than the rival has: one of its settlers goes home."""
    me = Clan(hand="dag_coin_biter halla_honey_hand", boats="whale_fjord", food=3)
    m = scene(me, foe=Foe(at={"havey": "2*settler"}, deck="kari_beam_setter"))
    play(m, "0 lead dag_coin_biter", "0 sail whale_fjord havey_austrey", "0 stop", "0 deploy 3")
    assert settlers(m, RIVAL, "havey") == 1
    assert controller(m, "havey") == "wolf"


# ---- p. 21: rune actions ---------------------------------------------------------------------------------------------


def test_p21_a_main_action_as_rune_action() -> None:
    """With the runes of islands, leaders and battle row."""
    m = scene(
        ME, foe=Foe(deck="asa_deep_purse", fights="kol_cave_singer", at={"austrey": "settler"}, chief="sudrey_austrey")
    )
    events = pass_turn(m)
    assert one(events, "rival_rune_action")["deed"] == "harvest"


@pytest.mark.parametrize(
    ("card", "leaders", "rune", "deed"),
    [
        ("jorunn_ring_giver", "leif_stone_layer", "fehu", "harvest"),  # needs two of wealth
        ("leif_stone_layer", "kol_cave_singer", "perthro", "explore_settler"),  # needs a mystery
        ("groa_bowl_seer", "kol_cave_singer", "perthro", "explore_settler"),  # needs any two: its own rune decides
        ("gunnar_rain_caller", "kol_cave_singer", "hagalaz", "sail"),
    ],
)
def test_p21_other_rune_actions_are_those_of_its_mat(card: str, leaders: str, rune: str, deed: str) -> None:
    """By the one rune that is needed, or by the card's own (`rival_rune`)."""
    me = Clan(hand="halla_honey_hand magna_tall_mast", boats="east_reach", wood=7, food=7, steel=7)
    m = scene(me, foe=Foe(deck=card, leaders=leaders, at={"austrey": "settler"}))
    events = pass_turn(m)
    replaced = one(events, "rival_replaces")
    assert (replaced["rune"], replaced["deed"]) == (rune, deed)


# ---- p. 21: the symbols ----------------------------------------------------------------------------------------------


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


# ---- p. 21-23: battles that it starts --------------------------------------------------------------------------------


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


# ---- p. 22: battles that the player starts ---------------------------------------------------------------------------


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


# ---- p. 23: the end --------------------------------------------------------------------------------------------------


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

"""The solo game, p. 16-21: setup, the rival's turn, its ways and rune actions."""

from __future__ import annotations

import pytest

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.rival.pieces import open_places
from longhall.kernel import Match
from tests.games.stage import told
from tests.games.tiny_epic_vikings.rival import ME, RIVAL, chief, first, kinds, one, pass_turn, rival
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
)

# ---- p. 16-17: setup -----------------------------------------------------------------------------------------------


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


# ---- p. 18: its turn and its way -----------------------------------------------------------------------------------


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


# ---- p. 19: landing, raids, control --------------------------------------------------------------------------------


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


# ---- p. 20: exploring, building, harvesting ------------------------------------------------------------------------


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


# ---- p. 21: rune actions -------------------------------------------------------------------------------------------


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

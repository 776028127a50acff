"""The rulebook, p. 11-13: sailing, island actions, control."""

from __future__ import annotations

import pytest

from tests.games.stage import told
from tests.games.tiny_epic_vikings.acts import IDLE
from tests.games.tiny_epic_vikings.scenes import (
    Clan,
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

# ---- p. 11: sailing ------------------------------------------------------------------------------------------------


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


# ---- p. 12: attack, raid, explore, harvest, build ------------------------------------------------------------------


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


# ---- p. 13: control ------------------------------------------------------------------------------------------------


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

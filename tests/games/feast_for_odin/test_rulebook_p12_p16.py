"""The rulebook, p. 12-16: what may be done at any time, and the spaces on land."""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.scoring import score_rows
from longhall.games.feast_for_odin.sheet import income
from tests.games.feast_for_odin.acts import earned, rectangle, spaces
from tests.games.feast_for_odin.scenes import Clan, answer, board, box, count, kind, play, player, scene, supply
from tests.games.stage import may, options, told

# ---- any time (p. 12-13) -------------------------------------------------------------------------------------------


def test_p12_a_robe_may_cover_three_numbers_and_the_mead_at_the_start() -> None:
    m = scene(Clan("robe"))
    play(m, "0 lay robe")
    assert may(m, "0 at 1 10 0")
    play(m, "0 at 1 10 0")
    assert income(m.state, 0) == 2


def test_p12_example_skin_and_bones_or_wool_cover_3_and_4() -> None:
    """All that lies lower left of the numbers is covered."""
    cells = [c for c in rectangle("abcdef", range(7, 13)).split()[2:] if c not in ("e8", "f7", "e7", "f8")]
    m = scene(Clan("wool", laid=["home covered " + " ".join(cells)]))
    play(m, "0 lay wool")
    assert may(m, "0 at 5 7 0")
    cells.remove("a8")
    m = scene(Clan("wool", laid=["home covered " + " ".join(cells)]))
    play(m, "0 lay wool")
    assert not may(m, "0 at 5 7 0"), "a cell to the left is open"


def test_p12_numbers_are_covered_in_order() -> None:
    m = scene(Clan("silver"))
    play(m, "0 lay silver")
    income_cells = {"1 12", "2 11", "3 10", "4 9", "5 8", "6 7", "7 6", "8 5", "9 4", "10 3", "11 2", "12 1"}
    assert {o for o in income_cells if may(m, f"0 at {o} 0")} == {"1 12"}


def test_p12_green_must_not_touch_green_by_a_side() -> None:
    m = scene(Clan("hide oil", laid=["home oil 4 1 0"]))
    play(m, "0 lay hide")
    assert not may(m, "0 at 1 1 0"), "beside it"
    assert not may(m, "0 at 4 2 0"), "below it"
    assert may(m, "0 at 1 2 0"), "diagonally"


def test_p12_blue_silver_and_ore_may_touch_anything() -> None:
    m = scene(Clan("silverware silver ore", laid=["home oil 4 1 0"]))
    play(m, "0 lay silverware")
    assert may(m, "0 at 1 1 0")
    play(m, "0 at 1 1 0", "0 lay silver", "0 at 6 1 0", "0 lay ore", "0 at 7 1 0")
    assert board(m.state, 0, "home").covered.bit_count() == 2 + 3 + 1 + 1


def test_p12_no_overlap_no_overhang_and_nothing_is_taken_back() -> None:
    m = scene(Clan("clothing silver", laid=["home silk 1 1 0"]))
    play(m, "0 lay clothing")
    assert not may(m, "0 at 1 1 0")
    assert not may(m, "0 at 10 9 0"), "over the edge"
    play(m, "0 at 1 2 0")
    assert not [o for o in options(m) if "clothing" in o]


def test_p12_three_more_cells_in_the_upper_right_corner() -> None:
    m = scene(Clan("treasure_chest"))
    play(m, "0 lay treasure_chest")
    assert not may(m, "0 at 11 1 0"), "it would cover 12 and 15 out of order"
    rows = [f"{c}{r}" for c in "abcdefghij" for r in (1, 2, 3)]
    rows += [f"{c}{r}" for c in "abcdefghijkl" for r in range(4, 13) if not (r == 12 and c > "h")]
    m = scene(Clan("treasure_chest", laid=["home covered " + " ".join(rows)]))
    play(m, "0 lay treasure_chest", "0 at 11 1 0")
    assert income(m.state, 0) == 18


def test_p12_example_the_corner_may_be_covered_apart_from_the_diagonal() -> None:
    m = scene(Clan("belt rune_stone"))
    play(m, "0 lay belt")
    assert may(m, "0 at 7 1 0")
    assert not may(m, "0 at 8 1 0"), "over the 15"


def test_p12_food_and_wood_do_not_lie_on_boards() -> None:
    m = scene(Clan("mead peas wood sheep", boards="labrador"))
    assert options(m, 0, "lay") == []


def test_p12_special_tiles_are_blue_and_may_be_turned_over() -> None:
    """Ruling `special_tile_flip`."""
    m = scene(Clan("helmet"))
    play(m, "0 lay helmet")
    assert {o.split()[3] for o in options(m, 0, "at")} == {str(n) for n in range(8)}


def test_p12_example_six_cells_around_rune_stone_and_ore_on_bear_island() -> None:
    cells = "bear_island covered f6 g6 h6 f7 f8 g8"
    m = scene(Clan(boards="bear_island", laid=[cells]), Clan(), phase="bonus")
    assert earned(m) == {"rune_stone": 1, "ore": 1}


def test_p12_green_bordered_cells_of_islands_cannot_be_covered() -> None:
    m = scene(Clan("silver", boards="bear_island"))
    play(m, "0 lay silver", "0 on bear_island")
    assert not may(m, "0 at 5 2 0"), "the 5 of Bear Island"
    assert not may(m, "0 at 3 5 0"), "a lake"


def test_p12_islands_follow_the_income_rule() -> None:
    """Ruling `income_region_on_islands`: the 1 of Iceland needs the cell to its left."""
    m = scene(Clan("silver", boards="iceland"))
    play(m, "0 lay silver", "0 on iceland")
    assert not may(m, "0 at 2 7 0")
    m = scene(Clan("silver", boards="iceland", laid=["iceland covered a7"]))
    play(m, "0 lay silver", "0 on iceland")
    assert may(m, "0 at 2 7 0")


def test_p13_food_in_houses_but_no_ore() -> None:
    m = scene(Clan("beans mead hide chest silver ore", boards="long_house"))
    for tile in ("beans", "mead", "hide", "chest", "silver"):
        twin = m.clone()
        play(twin, f"0 lay {tile}")
        assert kind(twin) == "lay_at" or may(twin, "0 on long_house_1")
    play(m, "0 lay ore")
    assert kind(m) == "lay_at", "on the home board alone"


def test_p13_orange_and_red_keep_apart_in_houses_green_does_not() -> None:
    laid = ["long_house_1 peas 1 1 0", "long_house_1 mead 1 3 0", "long_house_1 oil 9 3 0"]
    m = scene(Clan("beans milk oil", boards="long_house", laid=laid))
    beans, milk, oil = m.clone(), m.clone(), m.clone()
    play(beans, "0 lay beans")
    assert not may(beans, "0 at 3 1 0"), "beside the peas"
    play(milk, "0 lay milk")
    assert not may(milk, "0 at 3 2 0"), "pillar"
    play(oil, "0 lay oil", "0 on long_house_1")
    assert may(oil, "0 at 7 3 0"), "green beside green"


def test_p13_pillars_cannot_be_covered() -> None:
    m = scene(Clan("silver", boards="long_house"))
    play(m, "0 lay silver", "0 on long_house_1")
    assert not may(m, "0 at 4 2 0")
    assert not may(m, "0 at 8 2 0")
    assert may(m, "0 at 6 2 0")


def test_p13_wood_and_stone_into_sheds_and_stone_houses() -> None:
    """Ruling `shed_slots_time`: at any time."""
    m = scene(Clan("4*wood stone", boards="shed stone_house"))
    before = score_rows(m.state, 0)["building_penalty"]
    play(m, "0 store wood shed_1", "0 store wood shed_1", "0 store wood shed_1")
    assert not may(m, "0 store wood shed_1"), "three slots"
    play(m, "0 store wood stone_house_1", "0 store stone stone_house_1")
    assert score_rows(m.state, 0)["building_penalty"] == before + 5


@pytest.mark.parametrize(("ship", "price"), [("whaling_boat", 3), ("knarr", 5), ("longship", 8)])
def test_p13_ships_are_bought_for_their_points(ship: str, price: int) -> None:
    assert not may(scene(Clan(f"{price - 1}*silver")), f"0 ship {ship}")
    m = scene(Clan(f"{price}*silver"))
    play(m, f"0 ship {ship}")
    assert supply(m) == {}


def test_p13_landing_stages_three_small_and_four_large() -> None:
    m = scene(Clan("20*silver 9*wood", boats=(0, 0, 0), knarrs=2, longships=(0, 0)))
    assert options(m, 0, "ship") == []
    assert not spaces(m) & {"build_whaling_boat", "build_knarr", "build_longship"}


def test_p13_ore_goes_on_ships_and_stays() -> None:
    m = scene(Clan("5*ore", boats=(0,), longships=(2,)))
    play(m, "0 arm whaling_boat 0", "0 arm longship 2")
    assert (player(m).boats, player(m).longships, count(m, "ore")) == ([1], [3], 3)
    assert not options(m, 0, "arm", "disarm"), "one on a boat, three on a longship; none comes back"


def test_p13_ships_are_not_armed_in_the_middle_of_an_action() -> None:
    m = scene(Clan("ore mead", longships=(0,)))
    play(m, "0 space upgrade_2")
    assert kind(m) == "upgrade"
    assert not options(m, 0, "arm")
    assert may(m, "0 lay ore"), "but goods are laid"


def test_p13_change_is_free_and_coins_have_shapes() -> None:
    m = scene(Clan("10*silver"))
    play(m, "0 lay silver_10", "0 at 1 1 0")
    assert (supply(m), board(m.state, 0, "home").covered.bit_count()) == ({}, 10)


def test_p13_income_and_bonuses_come_from_all_boards_at_once() -> None:
    """Anytime moves are asked before, not between."""
    m = scene(Clan("silver", boards="iceland"), Clan(), phase="before_income")
    assert kind(m) == "window"
    events = play(m, "0 done")
    assert [fact["amount"] for fact in told(events, "income")] == [1, 0]


def test_p13_without_anything_that_could_matter_nothing_is_asked() -> None:
    m = scene(Clan("wood mead"), Clan(), phase="before_income")
    assert m.state.phase == "feast"


# ---- spaces (p. 14-16) ---------------------------------------------------------------------------------------------


PLAIN: dict[str, tuple[str, str]] = {
    "build_whaling_boat": ("wood", ""),
    "fishing": ("", "stockfish"),
    "buy_stockfish": ("silver", "2*stockfish"),
    "buy_salt_meat": ("2*silver", "2*salt_meat"),
    "market_beans": ("", "beans silver"),
    "weave_linen": ("flax", "linen"),
    "carve_rune_stone": ("stone", "rune_stone silver"),
    "build_knarr": ("2*wood", ""),
    "buy_sheep": ("silver", "sheep"),
    "buy_cattle_milk": ("3*silver", "cattle milk"),
    "market_flax": ("", "flax stockfish silver"),
    "brew_mead": ("", "2*mead 2*silver"),
    "sew_clothing": ("hide linen", "clothing 2*silver"),
    "make_chest": ("wood", "chest silver"),
    "wood_per_player": ("", "wood ore"),
    "build_long_house": ("2*stone", ""),
    "build_longship": ("2*wood", ""),
    "market_fruits": ("", "fruits oil salt_meat silver"),
    "chests_and_runes": ("2*stone 2*wood", "2*chest 2*rune_stone"),
    "buy_sheep_cattle": ("3*silver", "sheep cattle"),
    "market_spices": ("", "spices silver"),
    "build_shed": ("2*wood", ""),
    "build_stone_house": ("stone", ""),
}


@pytest.mark.parametrize("space", PLAIN)
def test_p14_spaces_give_what_they_show(space: str) -> None:
    give, get = PLAIN[space]
    m = scene(Clan(give))
    play(m, f"0 space {space}")
    answer(m, "decline", until="act")
    counted: dict[str, int] = {}
    for word in get.split():
        times, star, thing = word.rpartition("*")
        counted[thing] = int(times) if star else 1
    assert supply(m) == counted
    if give:
        assert space not in spaces(scene(Clan())), "it must be paid"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_p14_wood_by_the_number_of_players(seats: int) -> None:
    m = scene(*[Clan()] * seats)
    play(m, "0 space wood_per_player")
    assert supply(m) == {"wood": seats, "ore": 1}


@pytest.mark.parametrize(("has", "milk"), [("cattle", 1), ("cattle pregnant_cattle", 2), ("4*cattle", 3)])
def test_p14_milk_by_cattle(has: str, milk: int) -> None:
    m = scene(Clan(has))
    play(m, "0 space milking")
    assert count(m, "milk") == milk


@pytest.mark.parametrize(("has", "wool"), [("sheep", 1), ("2*sheep", 2), ("5*sheep", 3)])
def test_p14_wool_by_sheep(has: str, wool: int) -> None:
    m = scene(Clan(has))
    play(m, "0 space shearing")
    assert count(m, "wool") == wool


def test_p14_spices_and_the_products_of_animals() -> None:
    m = scene(Clan("sheep cattle"))
    play(m, "0 space market_spices")
    assert supply(m) == {"sheep": 1, "cattle": 1, "spices": 1, "silver": 1, "milk": 2, "wool": 1}


def test_p14_sheep_for_nothing_or_cattle_for_one() -> None:
    m = scene(Clan("silver"))
    play(m, "0 space sheep_or_cattle")
    assert options(m) == ["choose sheep", "choose cattle"]
    play(m, "0 choose cattle")
    assert supply(m) == {"cattle": 1}


@pytest.mark.parametrize("kind_of", ["shed", "stone_house", "long_house"])
def test_p15_buildings_are_limited(kind_of: str) -> None:
    many = box().boards[kind_of].copies
    m = scene(Clan("9*wood 9*stone"), Clan(boards=f"{many}*{kind_of}"))
    assert f"build_{kind_of}" not in spaces(m)


def test_p15_house_and_ship() -> None:
    m = scene(Clan("2*stone 2*wood"))
    play(m, "0 space house_and_ship", "0 choose long_house knarr")
    assert (player(m).knarrs, player(m).boards[1].kind, supply(m)) == (1, "long_house", {})
    m = scene(Clan("2*stone 2*wood"))
    play(m, "0 space house_and_ship", "0 choose stone_house longship")
    assert (player(m).longships, player(m).boards[1].kind) == ([0], "stone_house")


def test_p15_the_forge() -> None:
    m = scene(Clan("ore"), Clan("helmet"))
    play(m, "0 space forge")
    tiles = "jewelry cloakpin crucifix horseshoe forge_hammer fibula throwing_axe"
    assert options(m) == [f"forge {tile}" for tile in tiles.split()], "the helmet is gone"
    play(m, "0 forge crucifix")
    assert (player(m).specials, supply(m)) == (["crucifix"], {})


def test_p15_master_crafting_each_exchange_once() -> None:
    m = scene(Clan("2*wool silverware"))
    play(m, "0 space master_crafting", "0 craft wool robe")
    assert options(m) == ["craft silverware jewelry", "decline"]
    play(m, "0 craft silverware jewelry")
    assert supply(m) == {"wool": 1, "robe": 1, "jewelry": 1, "silver": 4}


def test_p15_a_chest_for_wood_or_ore() -> None:
    m = scene(Clan("wood ore"))
    play(m, "0 space make_chest")
    assert options(m) == ["choose wood", "choose ore"]


def test_p15_a_boat_becomes_a_knarr_and_its_ore_is_lost() -> None:
    m = scene(Clan("silver", boats=(1,)))
    play(m, "0 space upgrade_boat_emigrate", "0 craft whaling_boat knarr", "0 emigrate")
    assert (player(m).boats, player(m).emigrated, supply(m)) == ([], ["knarr"], {})


def test_p15_a_boat_that_became_a_knarr_may_stay() -> None:
    """One effect has been used then; who keeps the boat must emigrate (p. 9)."""
    m = scene(Clan("silver", boats=(1,), knarrs=1))
    play(m, "0 space upgrade_boat_emigrate", "0 craft whaling_boat knarr")
    assert options(m) == ["emigrate", "decline"]
    play(m, "0 decline")
    assert (player(m).knarrs, player(m).emigrated, supply(m)) == (2, [], {"silver": 1})
    m = scene(Clan("silver", boats=(1,), knarrs=1))
    play(m, "0 space upgrade_boat_emigrate", "0 decline")
    assert (player(m).boats, player(m).emigrated) == ([1], ["knarr"])


def test_p15_the_boat_must_be_exchanged_where_nobody_can_emigrate() -> None:
    """At least one effect (p. 9)."""
    m = scene(Clan(boats=(0,), knarrs=1))
    play(m, "0 space upgrade_boat_emigrate")
    assert options(m) == ["craft whaling_boat knarr"], "there is no silver to emigrate"


def test_p15_mountain_items_from_the_arrow_end() -> None:
    m = scene(Clan(), strips="m1 m2-5")
    play(m, "0 space mountain_2")
    assert options(m) == ["mine m1 2", "mine m1 1", "mine m2 2", "mine m2 1"]
    play(m, "0 mine m2 2")
    assert supply(m) == {"ore": 1, "silver": 2}, "two silver are one item"
    assert m.state.strips == [("m1", 0)], "the empty strip is gone"


def test_p15_example_three_and_two_from_different_strips() -> None:
    m = scene(Clan(), strips="m5 m1-4")
    play(m, "0 space mountain_3_2", "0 mine m5 3")
    assert options(m, 0, "mine") == ["mine m1 2", "mine m1 1"], "not the same strip again"
    play(m, "0 mine m1 2")
    assert supply(m) == {"wood": 3, "ore": 1, "silver": 2}


def test_p15_two_from_each_of_four_strips() -> None:
    """Ruling `rulebook_2222`."""
    m = scene(Clan(), strips="m1 m2 m3 m4 m5")
    play(m, "0 space mountain_2222_or_upgrade", *[f"0 mine m{n} 2" for n in range(1, 5)])
    assert (kind(m), supply(m)) == ("act", {"wood": 8})


def test_p15_example_stockfish_becomes_hide() -> None:
    m = scene(Clan("stockfish"))
    play(m, "0 space mountain_1_upgrade_1", "0 mine m1 1", "0 upgrade stockfish hide")
    assert supply(m) == {"hide": 1, "wood": 1}


def test_p15_no_tile_is_upgraded_twice() -> None:
    m = scene(Clan("peas"))
    play(m, "0 space upgrade_2", "0 upgrade peas mead")
    assert (kind(m), supply(m)) == ("act", {"mead": 1})
    m = scene(Clan("peas mead"))
    play(m, "0 space upgrade_2", "0 upgrade peas mead")
    assert options(m, 0, "upgrade") == ["upgrade mead oil"], "the one that was there"
    play(m, "0 upgrade mead oil")
    assert supply(m) == {"mead": 1, "oil": 1}


def test_p16_double_upgrades() -> None:
    """Ruling `double_upgrade_partial`: one step will do."""
    m = scene(Clan("peas stockfish linen"), strips="")
    play(m, "0 space mountain_4_upgrade")
    assert set(options(m, 0, "upgrade")) == {
        "upgrade peas mead",
        "upgrade peas oil",
        "upgrade stockfish hide",
        "upgrade stockfish silverware",
        "upgrade linen silk",
    }
    play(m, "0 upgrade peas oil", "0 upgrade stockfish silverware")
    assert supply(m) == {"oil": 1, "silverware": 1, "linen": 1}


def test_p16_four_weapons_with_the_upgrades() -> None:
    m = scene(Clan("mead"), chance=["occupation 0", *["weapon 0"] * 4])
    play(m, "0 space upgrade_3_weapons")
    assert count(m, "bow") == 4
    play(m, "0 upgrade mead oil")
    assert kind(m) == "act"


def test_p16_animals_are_red_goods() -> None:
    m = scene(Clan("sheep cattle"))
    play(m, "0 space upgrade_2", "0 upgrade sheep fur", "0 upgrade cattle clothing")
    assert supply(m) == {"fur": 1, "clothing": 1}

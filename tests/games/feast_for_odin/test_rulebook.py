"""The rulebook, page by page: every worked example, and every sentence that can be broken.

Pages are those of the Russian rulebook (Hobby World, 2017).
"""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.scoring import score, score_rows
from longhall.games.feast_for_odin.sheet import income, open_squares
from longhall.games.feast_for_odin.state import State
from longhall.kernel import Illegal, Match
from tests.games.feast_for_odin.scenes import (
    Clan,
    answer,
    asked,
    board,
    box,
    count,
    kind,
    may,
    options,
    play,
    player,
    scene,
    supply,
    told,
)


def new(seats: int, seed: int = 3, **choices: str) -> Match[State]:
    """A new match."""
    return Match.new(load(), seats, seed, choices)


def spaces(m: Match[State], seat: int = 0) -> set[str]:
    """The spaces that a player may go to."""
    return {o.split()[1] for o in options(m, seat, "space")}


# ---- setup (p. 4-6) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_p5_everybody_starts_alike(seats: int) -> None:
    m = new(seats, first_player="seat_1")
    for seat in range(seats):
        assert [count(m, w, seat) for w in ("mead", "silver", "wood", "stone", "ore")] == [1, 0, 0, 0, 0]
        assert all(count(m, w, seat) for w in ("bow", "snare", "spear"))
        assert sum(count(m, w, seat) for w in ("bow", "snare", "spear", "long_sword")) == 4, "three and the new one"
        assert len(player(m, seat).hand) == 1
        assert box().occupations[player(m, seat).hand[0]].starting


@pytest.mark.parametrize(("decks", "letters"), [("a", "A"), ("bc", "BC"), ("abc", "ABC")])
def test_p5_only_the_chosen_decks_are_in_play(decks: str, letters: str) -> None:
    m = new(2, decks=decks)
    cards = [*m.state.deck, *m.state.aside, *player(m, 0).hand]
    assert {box().occupations[card].deck for card in cards} == set(letters)


@pytest.mark.parametrize(("length", "vikings"), [("long", 6), ("short", 7)])
def test_p5_the_short_game_begins_with_one_viking_more(length: str, vikings: int) -> None:
    assert player(new(2, length=length), 0).vikings == vikings, "with the new one of the first round"


@pytest.mark.parametrize(("seats", "strips"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_p6_mountain_strips_face_up(seats: int, strips: int) -> None:
    m = new(seats)
    assert len(m.state.strips) == strips
    assert len(m.state.strips_left) == 8 - strips


def test_p6_islands_lie_front_side_up() -> None:
    assert new(3).state.islands == ["shetland", "faroe_islands", "iceland", "greenland"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_p4_imitation_is_for_four_players_only(seats: int) -> None:
    assert new(seats).state.imitate == []


def test_p4_with_four_players_two_columns_can_be_imitated() -> None:
    found = {tuple(new(4, seed=seed).state.imitate) for seed in range(20)}
    assert found == {(a, b) for a in ("imitate_1", "imitate_2") for b in ("imitate_3", "imitate_4")}


# ---- 1-4 (p. 8-9) --------------------------------------------------------------------------------------------------


def test_p8_a_new_viking_each_round() -> None:
    m = scene(Clan(), Clan(), round=3, phase="new_viking")
    assert (m.state.round, player(m).vikings) == (4, 9)


HARVESTS = {
    "long": ["peas flax beans", "peas flax beans grain", "", "peas flax beans grain cabbage", "", "all", ""],
    "short": ["peas flax beans", "", "peas flax beans grain", "", "peas flax beans grain cabbage", ""],
}


@pytest.mark.parametrize(
    ("length", "round", "crops"), [(k, i + 1, crops) for k, rows in HARVESTS.items() for i, crops in enumerate(rows)]
)
def test_p8_harvest(length: str, round: int, crops: str) -> None:
    m = scene(Clan(), Clan(), round=round, phase="harvest", length=length)
    wanted = "peas flax beans grain cabbage fruits" if crops == "all" else crops
    assert {w for w in supply(m) if w in box().goods} == set(wanted.split())
    assert all(count(m, w) == 1 for w in wanted.split())


def test_p8_example_silver_on_the_faroe_islands_goes_back_when_they_turn() -> None:
    m = scene(Clan(), Clan(), round=3, phase="exploration")
    assert (m.state.islands[0], m.state.island_silver) == ("bear_island", [0, 2, 2, 2])
    m = scene(
        Clan(),
        Clan(),
        round=4,
        phase="exploration",
        islands="bear_island faroe_islands iceland greenland",
        silver=(0, 2, 2, 2),
    )
    assert (m.state.islands[1], m.state.island_silver) == ("baffin_island", [2, 0, 4, 4])


def test_p8_silver_is_laid_even_if_the_board_due_is_taken() -> None:
    m = scene(Clan(boards="shetland"), Clan(), round=3, phase="exploration")
    assert (m.state.islands[0], m.state.island_silver) == ("", [0, 2, 2, 2])


@pytest.mark.parametrize(("length", "first"), [("long", 3), ("short", 2)])
def test_p8_islands_turn_one_after_the_other(length: str, first: int) -> None:
    """Shetland first, in round 3, or 2 of the short game; then Faroe Islands, Iceland, Greenland."""
    backs = ["bear_island", "baffin_island", "labrador", "newfoundland"]
    for at, back in enumerate(backs):
        m = scene(Clan(), Clan(), round=first + at, phase="exploration", length=length)
        assert [island for island in m.state.islands if island in backs] == [back]
        assert m.state.islands[at] == back


@pytest.mark.parametrize(("length", "round"), [("long", 1), ("long", 2), ("long", 7), ("short", 1), ("short", 6)])
def test_p8_rounds_in_which_no_island_turns(length: str, round: int) -> None:
    m = scene(Clan(), Clan(), round=round, phase="exploration", length=length)
    assert (m.state.islands[0], m.state.island_silver) == ("shetland", [0, 0, 0, 0])


def test_p9_a_weapon_for_everybody_face_up() -> None:
    m = scene(Clan(), Clan(), phase="weapons", chance=["weapon 0", "weapon 36"])
    assert (supply(m, 0), supply(m, 1)) == ({"bow": 1}, {"long_sword": 1})


# ---- 5 actions (p. 9) ----------------------------------------------------------------------------------------------


def test_p9_players_take_turns_clockwise_from_the_start_player() -> None:
    m = scene(Clan(), Clan(), Clan(), turn=1)
    order = []
    for _ in range(4):
        order.append(m.pending[0].seat)
        free = options(m, order[-1], "space")[0]
        play(m, f"{order[-1]} {free}")
        answer(m, "decline", "done", until="act")
    assert order == [1, 2, 0, 1]


def test_p9_a_space_is_used_once_a_round() -> None:
    m = scene(Clan(), Clan())
    play(m, "0 space fishing")
    assert not may(m, "1 space fishing")
    with pytest.raises(Illegal):
        play(m, "1 space fishing")


@pytest.mark.parametrize(("vikings", "most"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_p9_the_column_is_the_number_of_vikings(vikings: int, most: int) -> None:
    m = scene(Clan("9*silver 5*wood 5*stone 5*ore peas flax hide linen", vikings=vikings))
    assert max(box().spaces[space].column for space in spaces(m)) == most
    play(m, "0 space fishing")
    assert player(m).vikings == vikings - 1


def test_p9_who_has_passed_places_no_more_and_who_has_no_viking_must_pass() -> None:
    m = scene(Clan(), Clan(), Clan(vikings=0))
    play(m, "0 pass", "1 space fishing")
    assert asked(m) == [(1, "act")]


def test_p9_the_last_to_place_becomes_start_player() -> None:
    m = scene(Clan(), Clan(), first=0)
    play(m, "0 space fishing", "1 pass", "0 pass")
    assert m.state.first == 0
    m = scene(Clan(), Clan(), first=0)
    play(m, "0 pass", "1 space fishing", "1 pass")
    assert m.state.first == 1


def test_p9_at_least_one_effect_must_be_used() -> None:
    """And paying is an effect: overseas trading may turn nothing."""
    m = scene(Clan("silver", knarrs=1))
    assert not spaces(m) & {"build_shed", "weave_linen", "upgrade_2", "milking", "build_longship"}
    play(m, "0 space overseas_1")
    assert (kind(m), supply(m)) == ("act", {})


def test_p9_effects_cannot_all_be_declined() -> None:
    m = scene(Clan("mead"))
    play(m, "0 space mountain_1_upgrade_1", "0 decline")
    assert not may(m, "0 done")
    m = scene(Clan("mead"))
    play(m, "0 space mountain_1_upgrade_1", "0 mine m1 1")
    assert may(m, "0 done")


# ---- 7 income (p. 9) -----------------------------------------------------------------------------------------------


def rectangle(columns: str, rows: range) -> str:
    """Cells of the home board covered with silver."""
    return "home covered " + " ".join(f"{c}{r}" for c in columns for r in rows)


def test_p9_example_the_lowest_open_number_is_5() -> None:
    m = scene(Clan(laid=[rectangle("abcdef", range(7, 13))]), Clan(), phase="income")
    assert income(m.state, 0) == 5
    assert count(m, "silver") == 5


@pytest.mark.parametrize(
    ("size", "amount"),
    [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 9), (10, 12), (11, 15)],
)
def test_p9_the_income_diagonal(size: int, amount: int) -> None:
    cells = rectangle("abcdefghijkl"[:size], range(13 - size, 13)).replace(" i12", "").replace(" j12", "")
    laid = [" ".join(c for c in cells.split() if c not in ("i12", "j12", "k12", "l12"))] if size else []
    assert income(scene(Clan(laid=laid)).state, 0) == amount


def test_p9_islands_pay_income_too() -> None:
    m = scene(Clan(boards="iceland greenland"))
    assert income(m.state, 0) == 0 + 1 + 0 + 0, "Iceland begins with 1"


# ---- 8 breeding (p. 10) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "then"),
    [
        ("2*sheep pregnant_sheep", {"sheep": 4}),
        ("4*sheep", {"sheep": 3, "pregnant_sheep": 1}),
        ("pregnant_sheep", {"sheep": 2}),
        ("sheep", {"sheep": 1}),
        ("2*cattle pregnant_cattle", {"cattle": 4}),
        ("2*cattle 2*sheep", {"cattle": 1, "pregnant_cattle": 1, "sheep": 1, "pregnant_sheep": 1}),
        ("2*pregnant_sheep", {"sheep": 4}),
    ],
)
def test_p10_examples_of_breeding(has: str, then: dict[str, int]) -> None:
    m = scene(Clan(has), Clan(), phase="breeding")
    assert supply(m) == then


# ---- 9 feast (p. 10-11) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "round", "squares"), [("long", 1, 6), ("long", 7, 12), ("short", 1, 7), ("short", 6, 12)]
)
def test_p10_squares_without_a_viking_are_open(length: str, round: int, squares: int) -> None:
    m = scene(Clan(), Clan(), round=round, phase="feast", length=length)
    assert open_squares(m.state) == squares


def test_p10_example_nine_open_squares() -> None:
    assert open_squares(scene(Clan(), Clan(), round=4, phase="feast").state) == 9


def test_p10_orange_not_beside_orange_nor_red_beside_red() -> None:
    m = scene(Clan("peas beans mead milk 3*silver"), Clan(), phase="feast")
    play(m, "0 serve peas 2")
    assert {o.split()[1] for o in options(m, 0, "serve")} == {"mead", "milk", "silver"}
    play(m, "0 serve mead 2")
    assert {o.split()[1] for o in options(m, 0, "serve")} == {"beans", "silver"}
    play(m, "0 serve silver 1")
    assert {o.split()[1] for o in options(m, 0, "serve")} == {"silver"}, "one square is left"


def test_p10_silver_beside_silver_and_no_ore() -> None:
    m = scene(Clan("ore 6*silver"), Clan(), phase="feast")
    play(m, "0 serve silver 1", "0 serve silver 1")
    assert options(m, 0, "serve") == ["serve silver 1"]


def test_p10_nothing_hangs_over() -> None:
    m = scene(Clan("cattle grain 6*silver"), Clan(), phase="feast")
    play(m, *["0 serve silver 1"] * 4)
    assert options(m, 0, "serve") == ["serve grain 1", "serve silver 1"], "two squares: cattle stand 3 wide"


def test_p10_the_second_of_a_kind_stands_upright() -> None:
    """Ruling `feast_vertical`; beans are square, so that they may be served again and again."""
    m = scene(Clan("2*salt_meat 2*beans 2*silver"), Clan(), round=7, phase="feast")
    play(m, "0 serve salt_meat 4", "0 serve beans 2")
    assert options(m, 0, "serve") == ["serve salt_meat 1", "serve silver 1"]
    play(m, "0 serve salt_meat 1", "0 serve beans 2")
    m = scene(Clan("sheep pregnant_sheep silver"), Clan(), round=7, phase="feast")
    play(m, "0 serve pregnant_sheep 4", "0 serve silver 1")
    assert options(m, 0, "serve") == ["serve sheep 2"], "both sides are one kind"


def test_p10_the_first_may_stand_too() -> None:
    m = scene(Clan("flax"), Clan(), phase="feast")
    assert options(m, 0, "serve") == ["serve flax 3", "serve flax 1"]


def test_p11_empty_squares_are_penalties_of_3_points() -> None:
    m = scene(Clan(), Clan(), phase="feast")
    before = score(m.state, 0)
    play(m, "0 gap", "0 gap")
    assert (player(m).penalties, score(m.state, 0)) == (2, before - 6)


def test_p11_what_was_served_goes_back() -> None:
    m = scene(Clan("6*silver"), Clan("6*silver"), phase="feast")
    play(m, *["0 serve silver 1"] * 6, *["1 serve silver 1"] * 6)
    assert (player(m).banquet, supply(m).get("silver", 0)) == ([], 0)


def test_p10_players_feast_side_by_side_in_any_order() -> None:
    m = scene(Clan("6*silver"), Clan("6*silver"), phase="feast")
    assert asked(m) == [(0, "feast"), (1, "feast")]
    play(m, "1 serve silver 1", "0 serve silver 1", "1 serve silver 1")
    assert (count(m, "silver", 0), count(m, "silver", 1)) == (5, 4)


# ---- 10-12 (p. 11) -------------------------------------------------------------------------------------------------

BONUSES = {
    "mead": "home covered a9 b9 c9 a10 c10 a11 b11 c11",
    "wood": "home covered b7 c7 d7 b8 d8 b9 c9 d9",
    "stone": "home covered e10 f10 g10 e11 g11 e12 f12 g12",
    "ore": "home covered a5 b5 b6 a7 b7",
    "rune_stone": "home covered f7 g7 h7 f8 h8 f9 g9 h9",
}


def earned(m: Match[State]) -> dict[str, int]:
    """What the first player gained in the phase that a scene began with."""
    found: dict[str, int] = {}
    for event in m.opening[1:]:
        if event.kind == "phase":
            break
        if event.kind == "gained" and event.public["seat"] == 0:
            found[event.public["thing"]] = found.get(event.public["thing"], 0) + event.public["amount"]
    return found


@pytest.mark.parametrize("good", BONUSES)
def test_p11_a_bonus_needs_all_cells_around_it(good: str) -> None:
    m = scene(Clan(laid=[BONUSES[good]]), Clan(), phase="bonus")
    assert earned(m) == {good: 1}
    less = " ".join(BONUSES[good].split()[:-1])
    assert earned(scene(Clan(laid=[less]), Clan(), phase="bonus")) == {}


def test_p11_example_four_bonuses_at_once() -> None:
    laid = [BONUSES[good] for good in ("stone", "ore")]
    laid.append("home covered b8 a9 b9 c9 d9 a10 c10 a11 b11 c11 c7 d7 d8")
    m = scene(Clan(laid=laid), Clan(), phase="bonus")
    assert earned(m) == {"mead": 1, "wood": 1, "stone": 1, "ore": 1}


def test_p11_a_covered_bonus_is_lost() -> None:
    m = scene(Clan(laid=["home robe 1 10 0", "home covered a9 b9 c9"]), Clan(), phase="bonus")
    assert earned(m) == {}


def test_p11_mountain_strips_lose_an_item_and_a_new_one_comes() -> None:
    m = scene(Clan(), Clan(), phase="mountains", strips="m1-6 m2-2", chance=["strip 0"])
    assert m.state.strips == [("m2", 3), ("m3", 0)], "the first was empty"


def test_p11_with_four_players_there_is_no_strip_for_the_seventh_round() -> None:
    m = scene(Clan(), Clan(), Clan(), Clan(), round=6, phase="mountains", strips="m1 m2 m3 m4 m5 m6 m7 m8")
    assert m.state.strips_left == []
    assert len(m.state.strips) == 8


def test_p11_vikings_come_home() -> None:
    m = scene(Clan(stands="fishing forge"), Clan(), round=2, phase="mountains")
    assert (m.state.stands, player(m).vikings, m.state.round) == ({}, 8, 3)


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


# ---- ships and voyages (p. 14, 16-17, 19) --------------------------------------------------------------------------


def test_p16_example_of_overseas_trading() -> None:
    m = scene(Clan("oil hide wool 2*linen clothing silver", knarrs=1))
    play(m, "0 space overseas_1", *[f"0 turn {g}" for g in ("oil", "hide", "wool", "linen", "clothing")])
    assert supply(m) == {
        "rune_stone": 1,
        "silverware": 1,
        "chest": 1,
        "linen": 1,
        "silk": 1,
        "silver_hoard": 1,
    }
    assert not spaces(scene(Clan("oil silver"))) & {"overseas_1", "overseas_2", "special_sale"}, "a knarr is needed"


def test_p16_the_special_sale() -> None:
    m = scene(Clan("3*silver", knarrs=1))
    play(m, "0 space special_sale")
    assert not may(m, "0 done"), "at least one"
    assert not may(m, "0 buy english_crown")
    play(m, "0 buy belt")
    assert {o.split()[1] for o in options(m, 0, "buy")} == {"glass_beads", "helmet", "cloakpin"}
    play(m, "0 buy helmet")
    assert (player(m).specials, supply(m)) == (["belt", "helmet"], {})


def test_p14_one_ship_serves_several_actions_in_a_round() -> None:
    m = scene(
        Clan("7*silver", longships=(0,)),
        round=7,
        islands="bear_island baffin_island labrador newfoundland",
        chance=["raiding 6", "occupation 0"],
    )
    play(m, "0 space raiding", "0 take rune_stone", "0 space explore_far", "0 explore newfoundland")
    play(m, "0 space emigrate_2")
    assert (player(m).emigrated, player(m).longships) == (["longship"], [])


@pytest.mark.parametrize("round", [1, 4, 7])
def test_p17_emigration_costs_the_number_of_the_round(round: int) -> None:
    m = scene(Clan("7*silver", knarrs=1), round=round)
    play(m, "0 space emigrate_2")
    assert (count(m, "silver"), player(m).emigrated, player(m).knarrs) == (7 - round, ["knarr"], 0)
    assert "emigrate_2" not in spaces(scene(Clan(f"{round - 1}*silver" if round > 1 else "", knarrs=1), round=round))


def test_p17_example_five_squares_are_left_after_two_emigrations() -> None:
    m = scene(Clan(emigrated="knarr longship"), Clan(), round=4, phase="feast")
    assert m.pending[0].about["left"] == 5


def test_p17_ore_on_an_emigrated_longship_is_lost() -> None:
    m = scene(Clan("silver", knarrs=1, longships=(2, 0)))
    play(m, "0 space emigrate_2")
    assert options(m) == ["which knarr 0", "which longship 0", "which longship 2"]
    play(m, "0 which longship 2")
    assert (player(m).longships, count(m, "ore")) == ([0], 0)


def test_p17_no_room_on_the_table_no_emigration() -> None:
    """Ruling `emigration_half_section`: both squares must be free."""
    m = scene(Clan("9*silver", knarrs=1, emigrated="knarr knarr knarr"), round=2)
    assert "emigrate_2" not in spaces(m), "the seventh square alone is not enough"
    m = scene(Clan("9*silver", knarrs=1, emigrated="knarr knarr knarr"), round=3)
    assert "emigrate_2" in spaces(m)


def test_p19_islands_and_the_ships_they_need() -> None:
    near, middle, far = "explore_near", "explore_mid", "explore_far"
    backs = "bear_island baffin_island labrador newfoundland"
    assert spaces(scene(Clan(boats=(0,)))) & {near, middle, far} == {near}
    assert spaces(scene(Clan(knarrs=1))) & {near, middle, far} == {near, middle}
    assert spaces(scene(Clan(knarrs=1), islands=backs)) & {near, middle, far} == {middle}
    assert spaces(scene(Clan(longships=(0,)), islands=backs)) & {near, middle, far} == {middle, far}


def test_p19_silver_on_an_island_goes_with_it_and_the_ship_stays() -> None:
    m = scene(Clan(knarrs=1), round=4, silver=(2, 0, 4, 4))
    play(m, "0 space explore_mid", "0 explore iceland")
    assert (count(m, "silver"), player(m).knarrs, player(m).boards[1].ref) == (4, 1, "iceland")
    assert m.state.islands[2] == ""


def test_p19_a_longship_explores_where_there_is_one() -> None:
    """Ruling `explorers_ship`: card 12 draws for it, though a knarr would do."""
    m = scene(Clan(cards="12", knarrs=1, longships=(0,)), chance=["weapon 0"])
    play(m, "0 space explore_mid", "0 explore iceland")
    assert count(m, "bow") == 1
    m = scene(Clan(cards="12", knarrs=1))
    play(m, "0 space explore_mid", "0 explore iceland")
    assert count(m, "bow") == 0


# ---- raids (p. 17) -------------------------------------------------------------------------------------------------


def test_p17_example_of_a_failed_raid() -> None:
    m = scene(Clan("2*stone long_sword", longships=(3,)), chance=["raiding 4", "raiding 5", "raiding 3"])
    play(m, "0 space raiding", "0 roll", "0 roll")
    assert options(m) == ["take rune_stone", "fail"], "6 with all that is there; ore does not count; no fourth throw"
    play(m, "0 fail")
    assert supply(m) == {"stone": 3, "long_sword": 2}
    assert player(m).longships == [3]


def test_p17_a_raid_needs_a_longship() -> None:
    assert "raiding" not in spaces(scene(Clan(knarrs=1, boats=(0,))))


def test_p17_a_result_of_5_fails() -> None:
    m = scene(Clan(longships=(0,)), chance=["raiding 5"])
    play(m, "0 space raiding")
    assert options(m, 0, "take") == []


def test_p17_stones_and_swords_raise_the_result_beyond_8() -> None:
    m = scene(Clan("2*stone 2*long_sword", longships=(0,)), chance=["raiding 8"])
    play(m, "0 space raiding", "0 take chalice")
    assert (kind(m), supply(m)) == ("act", {}), "there is one way only"
    assert player(m).specials == ["chalice"]


def test_p17_what_is_spent_is_chosen() -> None:
    m = scene(Clan("2*stone 2*long_sword", longships=(0,)), chance=["raiding 7"])
    play(m, "0 space raiding", "0 take spices")
    assert options(m) == ["spend 0 2 0", "spend 1 1 0", "spend 2 0 0"]
    play(m, "0 spend 1 1 0")
    assert supply(m) == {"stone": 1, "long_sword": 1, "spices": 1}


def test_p18_special_tiles_may_be_taken_instead() -> None:
    m = scene(Clan(longships=(0,)), chance=["raiding 7"])
    play(m, "0 space raiding")
    assert options(m, 0, "take") == ["take rune_stone", "take silverware", "take glass_beads"]


# ---- pillages (p. 18) ----------------------------------------------------------------------------------------------


def test_p18_example_of_a_successful_pillage() -> None:
    m = scene(Clan("ore long_sword", longships=(2,)), chance=["pillaging 4", "pillaging 6"])
    play(m, "0 arm longship 2", "0 space pillaging_2", "0 roll", "0 take jewelry")
    assert supply(m) == {"jewelry": 1}
    assert player(m).longships == [3], "the ore stays"


def test_p18_the_longship_with_the_most_ore_is_used() -> None:
    m = scene(Clan(longships=(1, 3)), chance=["pillaging 5"])
    play(m, "0 space pillaging_2")
    assert m.pending[0].about["result"] == 8


def test_p18_after_a_failed_pillage_a_viking_may_come_back() -> None:
    m = scene(Clan(longships=(0,)), chance=["pillaging 12"])
    play(m, "0 space pillaging_2", "0 fail", "0 recall 1")
    assert (supply(m), m.state.stands["pillaging_2"][1], player(m).vikings) == ({"stone": 1, "long_sword": 1}, 1, 5)


def test_p18_the_crown_is_worth_two_points() -> None:
    m = scene(Clan("english_crown"))
    assert score_rows(m.state, 0)["crown"] == 2
    m = scene(Clan(laid=["home english_crown 1 1 0"]))
    assert score_rows(m.state, 0)["crown"] == 2


def test_p18_plundering_needs_two_longships_and_no_die() -> None:
    assert "plundering" not in spaces(scene(Clan(longships=(0,))))
    m = scene(Clan(longships=(0, 0)))
    play(m, "0 space plundering")
    assert supply(m) == {"silver_hoard": 1}


# ---- hunting, snares, whaling (p. 18-19) ---------------------------------------------------------------------------


def test_p18_hunting_is_paid_with_bows_and_wood() -> None:
    m = scene(Clan("2*bow 2*wood"), chance=["hunting_game 3"])
    play(m, "0 space hunting_game_1")
    assert options(m) == ["succeed 2 1", "succeed 1 2", "fail", "roll"]
    play(m, "0 succeed 2 1")
    assert supply(m) == {"wood": 1, "hide": 1, "game_meat": 1}


def test_p18_what_cannot_be_paid_can_only_fail() -> None:
    m = scene(Clan("snare"), chance=["hunting_game 2"])
    play(m, "0 space hunting_game_1")
    assert options(m) == ["fail", "roll"], "a snare is no bow"
    play(m, "0 fail")
    assert (supply(m), kind(m)) == ({"snare": 1, "wood": 1, "bow": 1}, "act"), "no Viking comes back from this"


def test_p18_three_throws_and_the_last_counts() -> None:
    m = scene(Clan("9*wood"), chance=["hunting_game 1", "hunting_game 2", "hunting_game 7"])
    play(m, "0 space hunting_game_2", "0 roll", "0 roll")
    assert options(m) == ["succeed 0 7", "fail"]


def test_p18_a_snare_gives_fur_and_a_snare() -> None:
    m = scene(Clan("wood"), chance=["laying_a_snare 1"])
    play(m, "0 space laying_a_snare", "0 succeed 0 1")
    assert supply(m) == {"fur": 1, "snare": 1}


def test_p18_after_a_failed_snare_one_viking_may_come_back() -> None:
    m = scene(Clan(), chance=["laying_a_snare 8"])
    play(m, "0 space laying_a_snare", "0 fail")
    assert options(m) == ["recall 1", "decline"]


def test_p18_after_failed_whaling_two_vikings_may_come_back() -> None:
    m = scene(Clan(boats=(0,)), chance=["occupation 0", "whaling 12"])
    play(m, "0 space whaling_3", "0 fail")
    assert options(m) == ["recall 2", "recall 1", "decline"]
    play(m, "0 recall 2")
    assert (m.state.stands["whaling_3"][1], supply(m)) == (1, {"wood": 1, "spear": 1})


def test_p19_example_of_successful_whaling() -> None:
    m = scene(Clan("3*silver", boats=(1, 1)), chance=["occupation 0", "whaling 8", "whaling 4"])
    play(m, "0 ship whaling_boat", "0 space whaling_3")
    assert m.pending[0].about["result"] == 3, "five ore make 3 of 8"
    play(m, "0 roll")
    assert kind(m) == "act", "a result of 0: no failure, no other throw"
    assert supply(m) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_p19_example_a_single_boat_with_ore() -> None:
    m = scene(Clan(boats=(1,)), chance=["occupation 0", "whaling 2"])
    play(m, "0 space whaling_3")
    assert (kind(m), count(m, "whale_meat")) == ("act", 1)


def test_p19_the_smaller_whaling_space_takes_one_boat() -> None:
    m = scene(Clan(boats=(0, 1, 1)), chance=["whaling 8"])
    play(m, "0 space whaling_1")
    assert m.pending[0].about["result"] == 6, "the boat with the most ore"


def test_p19_consolation_comes_from_the_discard_pile_first() -> None:
    m = scene(Clan("bow"), chance=["hunting_game 1", "hunting_game 8"])
    play(m, "0 space hunting_game_1", "0 succeed 1 0")
    assert m.state.arms_spent == [1, 0, 0, 0]
    play(m, "0 space hunting_game_2", "0 fail")
    assert m.state.arms_spent == [0, 0, 0, 0]


# ---- occupations (p. 19-21) ----------------------------------------------------------------------------------------


def test_p19_a_card_and_a_silver() -> None:
    m = scene(Clan(), chance=["occupation 3"])
    drawn = m.state.deck[3]
    play(m, "0 space occ_draw")
    assert (player(m).hand, count(m, "silver")) == ([drawn], 1)


def test_p19_playing_one_for_stone_or_ore() -> None:
    m = scene(Clan("ore", hand="43"))
    play(m, "0 space occ_play_1", "0 play o43")
    assert (player(m).played, supply(m)) == (["o43"], {"silver": 1, "fruits": 1})
    assert "occ_play_1" not in spaces(scene(Clan(hand="43")))


def test_p19_playing_one_or_two() -> None:
    m = scene(Clan(hand="43 24"))
    play(m, "0 space occ_play_2", "0 play o43")
    assert may(m, "0 done")
    play(m, "0 play o24")
    assert player(m).played == ["o43", "o24"]
    assert "occ_play_2" not in spaces(scene(Clan()))


def test_p19_third_column_a_card_is_drawn_first_and_may_be_played_at_once() -> None:
    m = scene(Clan(), chance=["occupation 0"])
    drawn = m.state.deck[0]
    play(m, "0 space occ_play_4")
    assert options(m, 0, "play") == [f"play {drawn}"]


def test_p19_fourth_column_a_card_may_be_played_first() -> None:
    m = scene(Clan(hand="43"))
    play(m, "0 space master_crafting")
    assert (kind(m), options(m)) == ("play_bonus", ["play o43", "decline"])
    m = scene(Clan())
    play(m, "0 space master_crafting")
    assert kind(m) == "act", "without cards nothing is asked"


def test_p19_columns_one_and_two_give_no_card() -> None:
    m = scene(Clan(hand="43"))
    play(m, "0 space fishing", "0 space brew_mead")
    assert player(m).hand == ["o43"]


def test_p19_imitation_of_another_players_space() -> None:
    clans = [Clan(), Clan(stands="fishing forge"), Clan(stands="market_beans"), Clan()]
    m = scene(*clans, imitate="imitate_1 imitate_4")
    play(m, "0 space imitate_1")
    assert options(m) == ["imitate fishing", "imitate market_beans"], "same column, others' spaces"
    play(m, "0 imitate market_beans")
    assert supply(m) == {"beans": 1, "silver": 1}
    assert not may(m, "1 space imitate_1"), "once a round"


def test_p19_nothing_to_imitate() -> None:
    m = scene(Clan(stands="fishing"), Clan(), Clan(), Clan(), imitate="imitate_1 imitate_3")
    assert "imitate_1" not in spaces(m), "not one's own"


def test_p19_vikings_come_back_from_the_imitation_space() -> None:
    clans = [Clan(), Clan(stands="laying_a_snare"), Clan(), Clan()]
    m = scene(*clans, imitate="imitate_2 imitate_3", chance=["laying_a_snare 8"])
    play(m, "0 space imitate_2", "0 fail", "0 recall 1")
    assert (m.state.stands["imitate_2"][1], m.state.stands["laying_a_snare"][1]) == (1, 2)


def test_p19_the_bonus_of_the_column_comes_with_imitation() -> None:
    """Ruling `imitate_bonus`."""
    clans = [Clan(), Clan(stands="market_fruits"), Clan(), Clan()]
    m = scene(*clans, imitate="imitate_2 imitate_3", chance=["occupation 0"])
    play(m, "0 space imitate_3")
    assert (len(player(m).hand), count(m, "fruits")) == (1, 1)


def test_p20_exchanges_of_immediate_cards_are_made_once() -> None:
    m = scene(Clan("4*snare 4*spear", hand="65"))
    play(m, "0 space occ_play_2", "0 play o65", "0 trade o65 treasure_chest")
    assert (count(m, "treasure_chest"), count(m, "snare"), kind(m)) == (1, 2, "act")


def test_p21_a_card_that_waits_acts_when_played_or_not_at_all() -> None:
    m = scene(Clan(hand="181", knarrs=3))
    play(m, "0 space occ_play_2", "0 play o181")
    assert count(m, "wool") == 3
    m = scene(Clan(hand="181", knarrs=2))
    play(m, "0 space occ_play_2", "0 play o181")
    assert count(m, "wool") == 0


# ---- what runs out (p. 21) -----------------------------------------------------------------------------------------


def test_p21_used_weapons_are_shuffled_when_the_deck_is_empty() -> None:
    m = scene(Clan(), phase="weapons", chance=["weapon 0"])
    s = m.state
    assert sum(s.arms) == 46
    m = scene(Clan("12*bow 12*snare 12*spear 11*long_sword", cards="56"))
    play(m, "0 trade o56 bow bow", "0 space upgrade_3_weapons")
    assert (sum(m.state.arms), m.state.arms_spent[0]) == (45, 0), "then substitutes for a new deck"


def test_p21_goods_and_resources_never_run_out() -> None:
    """All the wood, ore and stockfish of the box are somebody's, and there is more."""
    m = scene(Clan(), Clan("32*wood 40*ore 20*stockfish"))
    play(m, "0 space wood_per_player", "1 space fishing")
    assert (count(m, "wood"), count(m, "ore"), count(m, "stockfish", 1)) == (2, 1, 21)


# ---- the end (p. 22) -----------------------------------------------------------------------------------------------


def test_p22_the_game_ends_after_the_last_feast_without_bonuses() -> None:
    m = scene(Clan(laid=[BONUSES["mead"]]), Clan(), round=7, phase="feast")
    answer(m, "gap")
    assert m.over
    assert m.state.phase == "end"
    assert count(m, "mead") == 0


def test_p22_the_short_game_has_six_rounds() -> None:
    m = scene(Clan(), Clan(), round=6, phase="feast", length="short")
    answer(m, "gap")
    assert m.over


def test_p22_the_last_goods_and_resources_may_be_laid() -> None:
    m = scene(Clan("silk wood", boards="shed"), Clan(), round=7, phase="end")
    play(m, "0 store wood shed_1", "0 lay silk", "0 at 1 1 0")
    assert (score_rows(m.state, 0)["home_penalty"], score_rows(m.state, 0)["building_penalty"]) == (-82, -5)


def test_p22_points() -> None:
    m = scene(
        Clan(
            "sheep pregnant_sheep cattle pregnant_cattle 5*silver",
            cards="5 45",
            boats=(0,),
            knarrs=1,
            longships=(0,),
            emigrated="knarr longship",
            boards="shed stone_house long_house labrador",
        )
    )
    assert score_rows(m.state, 0) == {
        "ships": 16,
        "emigration": 39,
        "islands": 36,
        "buildings": 35,
        "animals": 12,
        "occupations": 6,
        "silver": 5,
        "final_income": 0,
        "crown": 0,
        "home_penalty": -86,
        "island_penalty": -40,
        "building_penalty": -30,
        "thing_penalty": 0,
    }


def test_p22_cards_in_hand_and_silver_on_boards_do_not_count() -> None:
    m = scene(Clan(hand="5", laid=["home covered a12"]))
    assert score(m.state, 0) == -86


@pytest.mark.parametrize(("counted", "points"), [(True, 2), (False, 0)])
def test_p22_the_final_income_is_an_option(counted: bool, points: int) -> None:
    """Ruling `final_income`."""
    m = scene(Clan(laid=["home robe 1 10 0"]), Clan(), round=7, phase="end", final_income=counted)
    assert m.over
    assert score_rows(m.state, 0)["final_income"] == points


def test_p22_ties_are_shared() -> None:
    m = scene(Clan(), Clan(), Clan("silver"), Clan("silver"), round=7, phase="end", final_income=False)
    answer(m, "done")
    assert load().returns(m.state) == [0, 0, 0.5, 0.5]


# ---- alone (p. 23) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("length", "vikings"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])])
def test_p23_vikings_round_by_round(length: str, vikings: list[int]) -> None:
    m = new(1, length=length)
    found: list[int] = []
    while m.pending:
        if kind(m) == "act" and (not found or len(found) < m.state.round):
            found.append(player(m).vikings)
        ask = m.pending[0]
        m.apply(0, next((o for o in ask.options if o[0] in ("pass", "gap", "done")), ask.options[0]))
    assert found == vikings


def test_p23_vikings_block_their_spaces_for_the_next_round() -> None:
    m = new(1)
    play(m, "0 space fishing", "0 pass")
    while m.state.round == 1:
        m.apply(0, next(o for o in m.pending[0].options if o[0] in ("gap", "done", "pass")))
    assert "fishing" not in spaces(m), "still there in round 2"
    play(m, "0 space market_beans", "0 pass")
    while m.state.round == 2:
        m.apply(0, next(o for o in m.pending[0].options if o[0] in ("gap", "done", "pass")))
    assert "fishing" in spaces(m)
    assert "market_beans" not in spaces(m)


def test_p23_there_is_always_one_start_player() -> None:
    m = new(1)
    assert m.state.first == 0


def test_p23_the_first_occupation_may_be_chosen() -> None:
    m = new(1, first_occupation="chosen_alone")
    assert kind(m) == "start_card"
    assert len(options(m)) == 15
    choice = options(m)[4]
    play(m, f"0 {choice}")
    assert player(m).hand == [choice.split()[1]]


def test_p23_the_result_is_a_share_of_100_points() -> None:
    m = scene(Clan("150*silver", boards=""), round=7, phase="end", final_income=False)
    answer(m, "done")
    assert score(m.state, 0) == 64
    assert load().returns(m.state) == [0.64]


# ---- rulings that no page tells ------------------------------------------------------------------------------------


def test_ruling_fizzle() -> None:
    """Ruling `fizzle`: the card played first may take what the space would cost."""
    m = scene(Clan("2*stone 2*wood", hand="184"))
    assert may(m, "0 space house_and_ship")
    m = scene(Clan("3*silver", hand="75"))
    play(m, "0 space buy_sheep_cattle", "0 play o75", "0 trade o75 skin_and_bones")
    assert (supply(m), m.state.stands["buy_sheep_cattle"][1]) == ({"silver": 2, "skin_and_bones": 1}, 4)


def test_ruling_occ_play_without_card() -> None:
    """Ruling `occ_play_without_card`: paying is an effect."""
    m = scene(Clan("stone"))
    play(m, "0 space occ_play_1")
    assert (supply(m), kind(m)) == ({"silver": 1}, "act")

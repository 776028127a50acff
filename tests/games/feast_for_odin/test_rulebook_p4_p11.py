"""The rulebook, p. 4-11: setup and the phases of a round."""

from __future__ import annotations

import pytest

from longhall.games.feast_for_odin.scoring import score, score_rows
from longhall.games.feast_for_odin.sheet import income, open_squares
from longhall.kernel import Illegal
from tests.games.feast_for_odin.acts import BONUSES, earned, new, rectangle, spaces
from tests.games.feast_for_odin.scenes import Clan, answer, box, count, kind, play, player, scene, supply
from tests.games.stage import asked, may, options

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


# ---- the game in brief (p. 6-7) ------------------------------------------------------------------------------------


def test_p7_example_the_open_mead_comes_each_round_and_a_covered_one_never() -> None:
    assert earned(scene(Clan(laid=[BONUSES["mead"]]), phase="bonus")) == {"mead": 1}
    assert earned(scene(Clan(laid=[BONUSES["mead"], "home covered b10"]), phase="bonus")) == {}


def test_p7_example_a_fur_spares_eight_points() -> None:
    m = scene(Clan("fur"))
    before = score_rows(m.state, 0)["home_penalty"]
    play(m, "0 lay fur", "0 at 1 1 0")
    assert score_rows(m.state, 0)["home_penalty"] == before + 8


def test_p7_example_the_undertaker_costs_a_point() -> None:
    assert score_rows(scene(Clan(cards="100")).state, 0)["occupations"] == -1


def test_p7_example_a_pregnant_animal_is_worth_a_point_more() -> None:
    worth = [score_rows(scene(Clan(has)).state, 0)["animals"] for has in ("sheep", "pregnant_sheep", "cattle")]
    assert worth == [2, 3, 3]


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


def test_p11_points_are_told_as_they_stand_at_the_end_of_a_round() -> None:
    m = scene(Clan("3*silver"), Clan(), round=2, phase="mountains")
    (told,) = [event for event in m.opening if event.kind == "points"]
    assert told.seen_by(None) == {"kind": "points", "round": 2, "points": [-83, -86], "seats": [0, 1]}

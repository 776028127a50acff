"""The rulebook, p. 20-23: the later phases and the end; whole games."""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.blood_rage.box import AREAS, PROVINCES
from longhall.games.blood_rage.phases import fulfilled, strongest
from longhall.games.blood_rage.sheet import strength
from tests.games.blood_rage.acts import SERPENT, WOLF, new
from tests.games.blood_rage.scenes import Clan, answer_all, box, glory, play, player, rage, scene, stats, there
from tests.games.stage import asked, options

# ---- discard (p. 20) -----------------------------------------------------------------------------------------------


def test_p20_all_but_one_card_are_discarded_unseen() -> None:
    m = scene(Clan(hand="tyrs_bash lokis_domain tyrs_bash"), Clan(hand="troll"), Clan(), phase="discard")
    assert asked(m) == [(0, "discard")], "one card or none is simply kept"
    assert options(m, 0) == ["keep tyrs_bash", "keep lokis_domain"]
    play(m, "0 keep lokis_domain")
    assert [p.hand for p in m.state.players] == [["lokis_domain"], ["troll"], []]
    assert player(m, 0).dropped == ["tyrs_bash", "tyrs_bash"]
    assert m.state.discard == []


def test_p20_in_the_third_age_everything_goes() -> None:
    m = scene(Clan(hand="tyrs_rage_age3"), Clan(hand="troll valkyrie"), phase="discard", age=3)
    assert [p.hand for p in m.state.players] == [[], []]
    assert m.over


# ---- the quest phase (p. 20-21) ------------------------------------------------------------------------------------


def test_p20_example_a_tie_in_elvagar_and_success_in_angerboda() -> None:
    m = scene(
        Clan(at={"elvagar": "3*warrior"}),
        Clan(at={"angerboda": "warrior"}),
        Clan(at={"elvagar": "warrior", "northeast": "ship"}, quests="quest_manheim_age1"),
        phase="quest",
        dooms=("gimle", "utgard", "horgr"),
    )
    elvagar, angerboda = box().number["elvagar"], box().number["angerboda"]
    assert strength(m.state, WOLF, elvagar) == strength(m.state, SERPENT, elvagar) == 3
    assert not strongest(m.state, SERPENT, elvagar)
    assert strongest(m.state, SERPENT, angerboda)
    assert asked(m) == [(SERPENT, "raise")]
    play(m, f"{SERPENT} raise horns")
    assert glory(m) == [0, 0, 5]
    assert stats(m, SERPENT)["horns"] == 5


@pytest.mark.parametrize(
    ("quest", "at", "others", "done"),
    [
        ("quest_manheim_age1", {"elvagar": "2*warrior"}, {"elvagar": "2*warrior"}, False),
        ("quest_manheim_age1", {"myrkvlor": "warrior"}, {}, True),
        ("quest_alfheim_age1", {"elvagar": "leader"}, {}, False),
        ("quest_alfheim_age1", {"northwest": "ship"}, {"gimle": "warrior"}, True),
        ("quest_jotunheim_age1", {"southeast": "ship"}, {"horgr": "leader", "muspelheim": "2*warrior"}, False),
        ("quest_yggdrasil_age1", {"yggdrasil": "leader"}, {"yggdrasil": "2*warrior"}, True),
        ("quest_yggdrasil_age1", {"yggdrasil": "2*warrior"}, {"yggdrasil": "2*warrior"}, False),
        ("quest_glorious_death_age1", {"valhalla": "leader ship 2*warrior"}, {}, True),
        ("quest_glorious_death_age1", {"valhalla": "leader 2*warrior"}, {}, False),
        ("quest_alfheim_age1", {}, {}, False),
    ],
)
def test_p20_what_quests_ask(quest: str, at: dict[str, str], others: dict[str, str], done: bool) -> None:
    m = scene(Clan(at=at), Clan(at=others))
    assert fulfilled(m.state, 0, quest) is done


def test_p20_a_fallen_province_fulfils_nothing() -> None:
    """A ship in the fjord of a fallen province supports only the other one."""
    m = scene(Clan(at={"northwest": "ship"}), Clan(at={"myrkvlor": "leader"}), fallen=["gimle"])
    assert not fulfilled(m.state, 0, "quest_alfheim_age1")


def test_p20_all_quests_are_discarded() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1 quest_manheim_age1"), phase="quest")
    play(m, "0 raise axes")
    assert Counter(m.state.discard) == {"quest_alfheim_age1": 1, "quest_manheim_age1": 1}
    assert player(m, 0).quests == []


def test_p20_glorious_death_does_not_count_the_deaths_of_this_ages_ragnarok() -> None:
    """Ruling `glorious_death_timing`."""
    m = scene(
        Clan(at={"elvagar": "2*warrior", "valhalla": "2*warrior"}, quests="quest_glorious_death_age1"), phase="quest"
    )
    assert glory(m)[0] == 2 * 2, "Ragnarok, no quest"


# ---- Ragnarok (p. 22) ----------------------------------------------------------------------------------------------


def test_p22_example_the_ragnarok_of_gimle_in_the_second_age() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "northwest": "ship", "andlang": "warrior"}),
        Clan(at={"gimle": "2*warrior"}),
        age=2,
        phase="ragnarok",
        dooms=("horgr", "gimle", "andlang"),
    )
    gimle = box().number["gimle"]
    assert glory(m) == [6, 6]
    assert m.state.fallen[gimle] == 2
    assert m.state.crowd[gimle] == m.state.crowd[box().number["northwest"]] == 0
    assert there(m, 0, "andlang") == ["warrior"]
    assert m.game.view(m.state, None)["dooms"][m.state.age - 1] == "andlang", "the doom token moves on"


@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_p22_each_death_pays_more_from_age_to_age(age: int, each: int) -> None:
    m = scene(Clan(at={"gimle": "leader troll"}, upgrades="troll"), age=age, phase="ragnarok", dooms=["gimle"] * 3)
    assert glory(m)[0] == 2 * each


def test_p22_the_dead_of_ragnarok_come_back_from_valhalla() -> None:
    m = scene(Clan(at={"gimle": "leader"}), phase="ragnarok", dooms=["gimle", "horgr", "utgard"])
    assert "leader" in there(m, 0, "reserve"), "the Valhalla phase has followed"


# ---- Valhalla, end of an age (p. 22) -------------------------------------------------------------------------------


def test_p22_valhalla_empties_and_the_board_stays() -> None:
    m = scene(Clan(at={"valhalla": "ship 3*warrior", "horgr": "leader"}), phase="valhalla")
    assert there(m, 0, "valhalla") == []
    assert there(m, 0, "reserve").count("warrior") == 8
    assert there(m, 0, "horgr") == ["leader"]


def test_p22_tokens_turn_up_again_in_place_and_the_first_player_moves_left() -> None:
    m = scene(Clan(), Clan(), Clan(), phase="valhalla", pillaged=["gimle", "yggdrasil"], first=2)
    assert not any(m.state.pillaged)
    assert m.state.tokens[box().number["gimle"]] == "horns"
    assert m.state.first == 0
    assert m.state.age == 2


def test_p22_rage_left_is_lost_and_stats_fill_it_again() -> None:
    m = scene(
        Clan(rage=5, steps=(2, 1, 1), at={"gimle": "warrior"}),
        Clan(rage=5),
        pillaged=[area for area in box().areas[:PROVINCES] if area != "gimle"],
        tokens={"gimle": "rage"},
    )
    play(m, "0 pillage gimle")
    assert m.state.phase == "gods_gifts"
    assert rage(m) == [0, 0]
    answer_all(m, until="action")
    assert rage(m) == [8, 6]


# ---- the end (p. 23) -----------------------------------------------------------------------------------------------


def test_p23_example_the_ravens_legend() -> None:
    m = scene(Clan(), Clan(steps=(4, 6, 3)), age=3, phase="end")
    assert m.over
    assert glory(m) == [0, 10 + 20]


@pytest.mark.parametrize(("step", "bonus"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_p23_legendary_steps(step: int, bonus: int) -> None:
    m = scene(Clan(steps=(1, step, 1)), age=3, phase="end")
    assert glory(m)[0] == bonus


def test_p23_the_game_ends_after_the_third_valhalla() -> None:
    m = scene(Clan(at={"valhalla": "warrior"}, glory=3), Clan(glory=2), age=3, phase="valhalla")
    assert m.over
    assert m.game.scores(m.state) == [3, 2]
    assert m.game.returns(m.state) == [1.0, 0.0]


def test_p23_a_tie_is_a_shared_victory() -> None:
    """Ruling `game_tie`: the rulebook has no tie-break."""
    m = scene(Clan(glory=7), Clan(glory=7), Clan(glory=2), age=3, phase="end")
    assert m.game.returns(m.state) == [0.5, 0.5, 0.0]


# ---- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_hold_every_invariant(seats: int) -> None:
    """Three ages of six phases (p. 12), with no card and no figure made or lost."""
    m = new(seats, seed=11)
    ages = []
    while not m.over:
        ask = m.pending[-1]
        options = ask.options
        m.apply(ask.seat, options[(len(m.log) * 7) % len(options)])
        assert list(m.game.invariants(m.state)) == []
        ages.append(m.state.age)
    assert sorted(set(ages)) == [1, 2, 3]
    assert sum(map(bool, m.state.fallen)) == {2: 6, 3: 5, 4: 4}[seats]
    assert all(p.rage == 0 for p in m.state.players)
    assert len(m.state.crowd) == AREAS

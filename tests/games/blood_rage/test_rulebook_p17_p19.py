"""The rulebook, p. 17-19: quests and pillaging."""

from __future__ import annotations

import pytest

from longhall.games.blood_rage.sheet import strength
from longhall.games.blood_rage.state import State
from longhall.kernel import Match
from tests.games.blood_rage.acts import BEAR, RAVEN, WOLF
from tests.games.blood_rage.scenes import Clan, box, glory, play, player, rage, scene, stats, there
from tests.games.stage import asked, may, options, told

# ---- quests (p. 17) ------------------------------------------------------------------------------------------------


def test_p17_example_jotunheim_pays_7_glory_and_a_stat() -> None:
    m = scene(
        *[Clan(rage=0)] * 3,
        Clan(hand="quest_jotunheim_age2", at={"horgr": "2*warrior"}),
        age=2,
        turn=BEAR,
    )
    play(m, f"{BEAR} quest quest_jotunheim_age2")
    assert rage(m)[BEAR] == 6, "it costs no rage"
    play(m, f"{BEAR} pass", f"{BEAR} raise axes")
    assert glory(m)[BEAR] == 7
    assert stats(m, BEAR)["axes"] == 4


def test_p17_quests_lie_face_down_and_their_owner_may_look() -> None:
    m = scene(Clan(hand="quest_alfheim_age1"))
    play(m, "0 quest quest_alfheim_age1")
    other, own = m.game.view(m.state, 1)["players"][0], m.game.view(m.state, 0)["players"][0]
    assert other["quests"] == [1]
    assert "own" not in other
    assert own["own"]["quests"] == ["quest_alfheim_age1"]


def test_p17_two_of_a_kind_pay_each() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="2*quest_alfheim_age1"), phase="quest")
    play(m, "0 raise rage", "0 raise rage")
    assert glory(m)[0] == 10
    assert stats(m, 0)["rage"] == 8


def test_p17_there_is_no_limit_and_no_penalty() -> None:
    quests = "quest_alfheim_age1 quest_jotunheim_age1 quest_manheim_age1 quest_yggdrasil_age1 quest_glorious_death_age1"
    m = scene(Clan(quests=quests), phase="quest")
    assert glory(m)[0] == 0
    assert len(m.state.discard) == 5
    assert m.state.phase == "gods_gifts"


# ---- pillage (p. 17-19) --------------------------------------------------------------------------------------------


def test_p19_example_the_pillage_of_andlang() -> None:
    """The whole example of p. 19."""
    m = scene(
        Clan(at={"southwest": "ship", "yggdrasil": "2*warrior"}, hand="tyrs_crush_age1 lokis_domain"),
        Clan(at={"gimle": "warrior", "yggdrasil": "warrior"}, hand="thors_glory"),
        Clan(at={"horgr": "leader"}, hand="tyrs_bash"),
        tokens={"andlang": "axes"},
        pillaged=["horgr"],
    )
    # 1. The call. The Wolf has no figure in Andlang, but a ship in its fjord.
    play(m, f"{WOLF} pillage andlang")
    assert asked(m) == [(RAVEN, "call")], "the player to the left answers first"
    play(m, f"{RAVEN} join warrior gimle")
    assert asked(m) == [(WOLF, "call")], "the Serpent's leader in Horgr is not adjacent to Andlang"
    play(m, f"{WOLF} join warrior yggdrasil")
    assert asked(m) == [(RAVEN, "call")]
    play(m, f"{RAVEN} join warrior yggdrasil")
    # Andlang is full: the Wolf's other warrior stays in Yggdrasil.
    assert asked(m) == [(WOLF, "battle_card"), (RAVEN, "battle_card")], "only these two fight"
    andlang = box().number["andlang"]
    assert [strength(m.state, seat, andlang) for seat in (WOLF, RAVEN)] == [3, 2]
    # 2. The cards.
    events = play(m, f"{WOLF} play tyrs_crush_age1", f"{RAVEN} play thors_glory")
    assert told(events, "battle_won")[0]["totals"] == [7, 2]
    # 3. The end.
    assert there(m, RAVEN, "valhalla") == ["warrior", "warrior"]
    assert player(m, RAVEN).hand == ["thors_glory"]
    assert m.state.discard == ["tyrs_crush_age1"]
    assert stats(m, WOLF)["axes"] == 4
    assert glory(m) == [4, 0, 0]
    assert m.state.pillaged[andlang]
    assert there(m, WOLF, "southwest") == ["ship"]


def test_p17_pillage_needs_a_figure_there_or_in_the_fjord_and_a_token_face_up() -> None:
    m = scene(Clan(at={"gimle": "warrior", "northeast": "ship", "horgr": "leader"}), pillaged=["horgr"])
    assert options(m, 0, "pillage") == ["pillage elvagar", "pillage angerboda", "pillage gimle"]


def test_p17_pillage_costs_no_rage() -> None:
    m = scene(Clan(at={"gimle": "warrior"}))
    play(m, "0 pillage gimle")
    assert rage(m)[0] == 6


def test_p17_the_call_goes_round_and_who_stayed_may_join_later() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "yggdrasil": "warrior"}),
        Clan(at={"yggdrasil": "2*warrior"}),
        Clan(at={"andlang": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay", "2 stay", "0 join warrior yggdrasil")
    assert asked(m) == [(1, "call")], "a figure has joined, so everybody may answer again"
    play(m, "1 join warrior yggdrasil", "2 stay")
    assert asked(m) == [(1, "call")], "the pillager has nobody left to send"
    play(m, "1 stay")
    assert m.state.battle is None, "nobody has a card: the battle is over"


def test_p17_the_call_ends_when_all_stay_in_a_row() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "yggdrasil": "warrior"}),
        Clan(at={"yggdrasil": "warrior"}),
        Clan(at={"andlang": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay", "2 join warrior andlang", "0 stay", "1 stay")
    assert m.state.battle is None, "the Wolf and the Raven stayed after the Serpent had joined"
    assert there(m, 2, "valhalla") == ["warrior"], "1 against 1"


def test_p17_a_full_province_hears_no_call() -> None:
    m = scene(Clan(at={"andlang": "3*warrior", "gimle": "warrior"}), Clan(at={"yggdrasil": "warrior"}))
    play(m, "0 pillage andlang")
    assert asked(m) == [(1, "act")]


def test_p17_players_without_rage_may_join() -> None:
    m = scene(Clan(at={"gimle": "warrior"}), Clan(at={"yggdrasil": "warrior"}, rage=0))
    play(m, "0 pillage gimle")
    assert asked(m) == [(1, "call")]
    play(m, "1 join warrior yggdrasil")
    assert rage(m)[1] == 0


def test_p17_figures_join_from_adjacent_provinces_only_and_ships_never() -> None:
    m = scene(
        Clan(at={"gimle": "warrior"}),
        Clan(at={"andlang": "leader", "horgr": "warrior", "southwest": "ship", "myrkvlor": "warrior"}),
    )
    play(m, "0 pillage gimle")
    assert options(m, 1) == ["stay", "join leader andlang", "join warrior myrkvlor"]


def test_p17_yggdrasil_calls_everybody_and_has_no_limit() -> None:
    m = scene(Clan(at={"yggdrasil": "6*warrior"}, steps=(1, 1, 5)), Clan(at={"horgr": "warrior", "gimle": "warrior"}))
    play(m, "0 pillage yggdrasil", "1 join warrior horgr", "1 join warrior gimle")
    assert m.state.battle is None
    assert there(m, 1, "valhalla") == ["warrior", "warrior"]


def test_p17_unopposed_pillage_pays_the_reward_but_no_battle_glory() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, hand="tyrs_bash"), Clan(), tokens={"gimle": "axes"})
    play(m, "0 pillage gimle")
    assert glory(m) == [0, 0]
    assert stats(m, 0)["axes"] == 4
    assert player(m, 0).hand == ["tyrs_bash"], "no card is played"


def test_p17_a_ship_in_the_fjord_opposes_and_must_fight() -> None:
    m = scene(Clan(at={"gimle": "leader"}), Clan(at={"northwest": "ship"}, hand="tyrs_bash"))
    play(m, "0 pillage gimle")
    assert asked(m) == [(1, "battle_card")]
    play(m, "1 play tyrs_bash")
    assert there(m, 0, "valhalla") == ["leader"], "3 against 2 + 2"


# ---- the cards (p. 18) ---------------------------------------------------------------------------------------------


def duel(mine: str, yours: str, **more: int) -> Match[State]:
    """The Wolf with two warriors pillages Gimle, where the Raven has two."""
    m = scene(
        Clan(at={"gimle": "2*warrior"}, hand=mine),
        Clan(at={"gimle": "2*warrior"}, hand=yours),
        **more,  # type: ignore[arg-type]
    )
    play(m, "0 pillage gimle")
    return m


def test_p18_every_fighter_with_a_card_must_play_one() -> None:
    m = duel("tyrs_bash lokis_domain quest_alfheim_age1", "")
    assert asked(m) == [(0, "battle_card")], "who has no card plays none"
    assert options(m, 0) == ["play tyrs_bash", "play lokis_domain", "play quest_alfheim_age1"]


def test_p18_cards_are_shown_together() -> None:
    m = duel("tyrs_bash", "tyrs_smash_age1")
    play(m, "1 play tyrs_smash_age1")
    assert player(m, 1).played == []
    assert m.game.view(m.state, 0) == m.game.view(duel("tyrs_bash", "tyrs_smash_age1").state, 0)


@pytest.mark.parametrize("card", ["lokis_domain", "quest_alfheim_age1"])
def test_p18_other_cards_add_nothing(card: str) -> None:
    m = duel(card, "tyrs_bash")
    events = play(m, f"0 play {card}", "1 play tyrs_bash")
    assert told(events, "battle_won")[0]["totals"] == [2, 4]


def test_p18_who_has_lost_all_figures_may_still_win_on_the_card() -> None:
    m = scene(
        Clan(at={"gimle": "warrior"}, hand="tyrs_smite_age1"),
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
        tokens={"gimle": "horns"},
    )
    play(m, "0 pillage gimle")
    events = play(m, "0 play tyrs_smite_age1", "1 play odins_smite")
    assert told(events, "battle_won")[0]["totals"] == [5, 2]
    assert there(m, 0, "gimle") == []
    assert glory(m) == [3, 0]
    assert stats(m, 0)["horns"] == 5, "and pillages"


def test_p18_cards_after_the_reveal_go_round_from_the_pillager() -> None:
    m = duel("tyrs_bash 2*heimdalls_eye", "tyrs_smash_age1 heimdalls_eye lokis_domain", age=2)
    play(m, "0 play tyrs_bash", "1 play tyrs_smash_age1")
    assert asked(m) == [(0, "late_card")]
    assert options(m, 0) == ["decline", "play heimdalls_eye"]
    play(m, "0 play heimdalls_eye")
    assert options(m, 1) == ["decline", "play heimdalls_eye"], "no other card may be added"
    play(m, "1 play heimdalls_eye", "0 decline", "1 decline")
    assert m.state.battle is None
    assert there(m, 0, "valhalla") == ["warrior", "warrior"], "2 + 4 against 2 + 5"
    assert player(m, 0).hand == ["heimdalls_eye", "tyrs_bash", "heimdalls_eye"], "losers take all theirs back"
    assert m.state.discard == ["tyrs_smash_age1", "heimdalls_eye"], "the winner discards all"


def test_p18_who_declined_may_still_add_a_card_in_a_later_round() -> None:
    m = duel("tyrs_bash heimdalls_eye", "tyrs_smash_age1 heimdalls_eye", age=2)
    play(m, "0 play tyrs_bash", "1 play tyrs_smash_age1", "0 decline", "1 play heimdalls_eye")
    assert asked(m) == [(0, "late_card")]
    play(m, "0 play heimdalls_eye")
    assert m.state.battle is None, "nobody has a card left"


def test_p18_the_question_for_late_cards_tells_nothing() -> None:
    """Whoever holds a card at all is asked, so that being asked betrays no card."""
    m = duel("tyrs_bash lokis_domain", "tyrs_smash_age1 thors_glory", age=2)
    play(m, "0 play tyrs_bash", "1 play tyrs_smash_age1")
    assert options(m, 0) == ["decline"]
    play(m, "0 decline")
    assert options(m, 1) == ["decline"]


# ---- the end of the battle (p. 18) ---------------------------------------------------------------------------------


def test_p18_in_a_tie_all_lose() -> None:
    m = duel("tyrs_bash", "friggas_grace")
    events = play(m, "0 play tyrs_bash", "1 play friggas_grace")
    assert told(events, "battle_tied")[0]["totals"] == [4, 4]
    assert there(m, 0, "valhalla") == there(m, 1, "valhalla") == ["warrior", "warrior"]
    assert (player(m, 0).hand, player(m, 1).hand) == (["tyrs_bash"], ["friggas_grace"])
    assert glory(m) == [0, 0]
    assert not m.state.pillaged[box().number["gimle"]]


def test_p18_a_third_clan_loses_in_a_tie_of_two_others() -> None:
    m = scene(*[Clan(at={"gimle": figures}) for figures in ("2*warrior", "2*warrior", "warrior")])
    play(m, "0 pillage gimle")
    assert [there(m, seat, "gimle") for seat in range(3)] == [[], [], []]
    assert glory(m) == [0, 0, 0]


def test_p18_losers_lose_their_ships_in_the_fjord_too() -> None:
    m = scene(
        Clan(at={"gimle": "leader warrior"}),
        Clan(at={"gimle": "warrior", "northwest": "ship", "myrkvlor": "warrior"}),
    )
    play(m, "0 pillage gimle", "1 stay")
    assert there(m, 1, "valhalla") == ["ship", "warrior"]
    assert there(m, 1, "myrkvlor") == ["warrior"]


def test_p18_a_winner_who_did_not_begin_gains_glory_but_no_reward() -> None:
    m = duel("", "tyrs_bash")
    play(m, "1 play tyrs_bash")
    assert glory(m) == [0, 3]
    assert stats(m, 0) == stats(m, 1) == {"rage": 6, "axes": 3, "horns": 4}
    assert not m.state.pillaged[box().number["gimle"]]


def test_p18_a_failed_pillage_may_be_tried_again_by_anybody() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior"}, hand="tyrs_smash_age1 tyrs_bash"),
    )
    play(m, "0 pillage gimle", "1 play tyrs_smash_age1")
    assert may(m, "1 pillage gimle")
    play(m, "1 invade warrior gimle", "0 invade leader gimle", "1 invade warrior utgard")
    assert may(m, "0 pillage gimle"), "also by the one who failed"


@pytest.mark.parametrize(
    ("token", "after", "won"),
    [
        ("rage", {"rage": 7, "axes": 3, "horns": 4}, 3),
        ("axes", {"rage": 6, "axes": 4, "horns": 4}, 4),
        ("horns", {"rage": 6, "axes": 3, "horns": 5}, 3),
        ("glory", {"rage": 6, "axes": 3, "horns": 4}, 3 + 5),
    ],
)
def test_p18_rewards(token: str, after: dict[str, int], won: int) -> None:
    """The reward comes before the glory for axes, and more rage only in the next age."""
    m = scene(Clan(at={"gimle": "leader"}), Clan(at={"gimle": "warrior"}), tokens={"gimle": token})
    play(m, "0 pillage gimle")
    assert stats(m, 0) == after
    assert rage(m)[0] == 6
    assert glory(m)[0] == won


def test_p18_yggdrasil_raises_all_three() -> None:
    m = scene(Clan(at={"yggdrasil": "leader"}))
    play(m, "0 pillage yggdrasil")
    assert stats(m, 0) == {"rage": 7, "axes": 4, "horns": 5}


def test_p7_a_stat_on_its_last_step_rises_no_more() -> None:
    """Ruling `max_stat`."""
    m = scene(Clan(at={"gimle": "leader"}, steps=(6, 6, 6)), tokens={"gimle": "axes"})
    play(m, "0 pillage gimle")
    assert player(m, 0).steps == [5, 5, 5]


def test_p7_a_choice_of_stats_leaves_out_those_on_their_last_step() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1", steps=(6, 1, 1)), phase="quest")
    assert options(m, 0) == ["raise axes", "raise horns"]
    last = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1", steps=(6, 6, 1)), phase="quest")
    assert stats(last, 0)["horns"] == 5, "with one left there is nothing to ask"

"""Battle cards."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.hands import GIMLE, battle, totals
from tests.games.blood_rage.scenes import Clan, glory, play, player, rage, stats, there
from tests.games.stage import asked, options, told

# ---- battle cards --------------------------------------------------------------------------------------------------


def test_odins_smite_destroys_a_warrior_of_each_opponent_before_strength_is_compared() -> None:
    m = battle(
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
        Clan(at={"gimle": "leader warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior"}),
    )
    assert totals(m, "0 play odins_smite") == [2, 5, 0]


def test_odins_smite_can_be_bought_off() -> None:
    m = battle(
        Clan(at={"gimle": "leader"}, hand="odins_smite"),
        Clan(at={"gimle": "2*warrior"}, upgrades="friggas_protection"),
    )
    play(m, "0 play odins_smite")
    assert asked(m) == [(1, "save")]
    assert totals(m, "1 save warrior gimle", "1 decline") == [4, 2]


def test_heimdalls_sight_adds_the_highest_bonus_of_an_opponents_card() -> None:
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="tyrs_smite_age1"),
        Clan(at={"gimle": "warrior"}, hand="tyrs_bash"),
        age=1,
    )
    assert totals(m, "0 play heimdalls_sight", "1 play tyrs_smite_age1", "2 play tyrs_bash") == [7, 6, 3]


def test_heimdalls_sight_sees_late_cards_quests_and_no_other_sight() -> None:
    """Ruling `sight_copy`: when totals are compared, card by card; another Sight counts 0."""
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="tyrs_bash heimdalls_gaze"),
    )
    play(m, "0 play heimdalls_sight", "1 play tyrs_bash")
    assert totals(m, "1 play heimdalls_gaze") == [2 + 3, 1 + 5]
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="quest_alfheim_age1", upgrades="tyrs_wrath"),
    )
    play(m, "0 play heimdalls_sight", "1 play quest_alfheim_age1")
    assert totals(m, "1 treat tyrs_wrath") == [2 + 5, 1 + 5]
    m = battle(Clan(at=GIMLE, hand="heimdalls_sight"), Clan(at={"gimle": "warrior"}, hand="heimdalls_sight"))
    assert totals(m, "0 play heimdalls_sight", "1 play heimdalls_sight") == [2, 1]


def test_odins_tide_leaves_everybody_one_figure() -> None:
    """Ruling `tide_choice_order`: the pillager chooses first, then clockwise."""
    m = battle(
        Clan(at={"gimle": "leader warrior"}, hand="odins_tide"),
        Clan(at={"gimle": "2*warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior"}),
    )
    play(m, "0 play odins_tide")
    assert asked(m) == [(0, "spare")]
    play(m, "0 spare leader gimle")
    assert options(m, 1) == ["spare warrior gimle", "spare ship northwest"]
    assert totals(m, "1 spare ship northwest") == [4, 2, 1]
    assert there(m, 0, "valhalla") == ["warrior"]
    assert len(there(m, 1, "valhalla")) == 3


def test_odins_tide_asks_nothing_where_there_is_no_choice() -> None:
    m = battle(Clan(at={"gimle": "3*warrior"}, hand="odins_tide"), Clan(at={"gimle": "warrior"}))
    assert totals(m, "0 play odins_tide") == [2, 1]
    assert there(m, 0, "valhalla") == ["warrior", "warrior"]


def test_odins_tide_comes_before_late_cards() -> None:
    """Ruling `tide_and_eye`."""
    m = battle(
        Clan(at={"gimle": "leader warrior"}, hand="odins_tide heimdalls_eye"), Clan(at={"gimle": "warrior"}), age=2
    )
    play(m, "0 play odins_tide")
    assert asked(m) == [(0, "spare")]
    play(m, "0 spare leader gimle")
    assert asked(m) == [(0, "late_card")]


def test_odins_tide_lets_the_witch_flee() -> None:
    m = battle(
        Clan(at={"gimle": "leader"}, hand="odins_tide"),
        Clan(at={"gimle": "volur_witch warrior"}, upgrades="volur_witch"),
    )
    play(m, "0 play odins_tide", "1 spare warrior gimle", "1 flee volur_witch")
    assert there(m, 1, "yggdrasil") == ["volur_witch"]
    assert there(m, 1, "valhalla") == ["warrior"], "which then lost the battle"


def test_heimdalls_watch_turns_bonuses_to_glory_and_has_new_cards_played() -> None:
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_watch_age2 tyrs_bash"),
        Clan(at=GIMLE, hand="tyrs_smite_age2 thors_oath"),
        age=2,
    )
    play(m, "0 play heimdalls_watch_age2", "1 play tyrs_smite_age2")
    assert glory(m) == [5, 0]
    assert m.state.discard == ["heimdalls_watch_age2", "tyrs_smite_age2"]
    assert asked(m) == [(0, "battle_card"), (1, "battle_card")]
    assert totals(m, "0 play tyrs_bash", "1 play thors_oath") == [4, 3]


def test_heimdalls_watch_sweeps_cards_before_they_act() -> None:
    """Ruling `primacy_vs_watch`: after Primacy, before all others."""
    m = battle(Clan(at=GIMLE, hand="heimdalls_watch_age3"), Clan(at=GIMLE, hand="odins_tide"))
    assert totals(m, "0 play heimdalls_watch_age3", "1 play odins_tide") == [2, 2], "nobody had to lose a figure"
    assert m.state.discard == ["heimdalls_watch_age3", "odins_tide"]


def test_heimdalls_watch_details() -> None:
    """Ruling `watch_details`: Sight and treated quests count, two Watches pay both, empty hands fight without cards."""
    m = battle(
        Clan(at={"gimle": "warrior"}, hand="heimdalls_watch_age3"),
        Clan(at={"gimle": "warrior"}, hand="quest_alfheim_age1", upgrades="tyrs_domain"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_watch_age2"),
    )
    play(m, "0 play heimdalls_watch_age3", "1 play quest_alfheim_age1", "2 play heimdalls_sight")
    play(m, "3 play heimdalls_watch_age2")
    assert totals(m, "1 treat tyrs_domain") == [1, 1, 1, 1]
    assert glory(m) == [6, 0, 0, 6]


def test_thors_primacy_cancels_the_text_but_not_the_bonus() -> None:
    """A smite, a sight and a watch do nothing; a bonus stays (ruling `sight_copy`: a cancelled Sight is 0)."""
    m = battle(
        Clan(at=GIMLE, hand="thors_primacy"),
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_watch_age3"),
    )
    lines = ["0 play thors_primacy", "1 play odins_smite", "2 play heimdalls_sight", "3 play heimdalls_watch_age3"]
    assert totals(m, *lines) == [5, 2, 1, 1]
    assert glory(m)[3] == 0


@pytest.mark.parametrize(
    "card", ["lokis_trickery", "lokis_backstab", "lokis_poison", "odins_judgement", "odins_smite", "odins_tide"]
)
def test_thors_primacy_cancels_what_losers_hope_for(card: str) -> None:
    m = battle(Clan(at=GIMLE, hand="thors_primacy"), Clan(at={"gimle": "warrior"}, hand=card))
    play(m, "0 play thors_primacy", f"1 play {card}")
    assert rage(m) == [6, 6]
    assert glory(m) == [3, 0]
    assert player(m, 1).hand == [card]
    assert m.state.discard == ["thors_primacy"]


@pytest.mark.parametrize("card", ["thors_hammer", "thors_oath", "thors_ascension"])
def test_thors_primacy_cancels_what_winners_hope_for(card: str) -> None:
    m = battle(Clan(at={"gimle": "warrior"}, hand="thors_primacy"), Clan(at={"gimle": "leader warrior"}, hand=card))
    play(m, "0 play thors_primacy", f"1 play {card}")
    assert glory(m) == [0, 3]
    assert rage(m)[1] == 6
    assert stats(m, 1) == {"rage": 6, "axes": 3, "horns": 4}


def test_thors_primacy_of_two_the_pillagers_works() -> None:
    """Same class, the pillager first: the other one is cancelled before it acts."""
    m = battle(
        Clan(at=GIMLE, hand="thors_primacy"),
        Clan(at={"gimle": "warrior"}, hand="thors_primacy"),
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
    )
    events = play(m, "0 play thors_primacy", "1 play thors_primacy", "2 play odins_smite")
    assert [event["seat"] for event in told(events, "cancelled")] == [1, 2]


def test_thors_primacy_does_not_stop_late_cards() -> None:
    """Ruling `primacy_late`."""
    m = battle(Clan(at=GIMLE, hand="thors_primacy"), Clan(at=GIMLE, hand="tyrs_bash heimdalls_gaze"))
    play(m, "0 play thors_primacy", "1 play tyrs_bash")
    assert totals(m, "1 play heimdalls_gaze") == [5, 7]


def test_thors_primacy_does_not_stop_upgrades_that_treat_quests() -> None:
    """Ruling `primacy_quest`."""
    m = battle(Clan(at=GIMLE, hand="thors_primacy"), Clan(at=GIMLE, hand="quest_alfheim_age1", upgrades="tyrs_domain"))
    play(m, "0 play thors_primacy", "1 play quest_alfheim_age1")
    assert totals(m, "1 treat tyrs_domain") == [5, 5]


def test_lokis_poison_takes_the_winners_cards() -> None:
    """Ruling `poison_scope`: all that the winner played, late cards included."""
    m = battle(
        Clan(at={"gimle": "leader"}, hand="tyrs_bash heimdalls_eye"),
        Clan(at={"gimle": "warrior"}, hand="lokis_poison"),
    )
    play(m, "0 play tyrs_bash", "1 play lokis_poison", "0 play heimdalls_eye")
    assert player(m, 1).hand == ["tyrs_bash", "heimdalls_eye", "lokis_poison"]
    assert player(m, 0).hand == []
    assert m.state.discard == []
    assert player(m, 1).shown == ["tyrs_bash", "heimdalls_eye", "lokis_poison"]


def test_lokis_poison_goes_before_tyrs_prowess() -> None:
    """Ruling `poison_vs_prowess`."""
    m = battle(
        Clan(at={"gimle": "leader"}, hand="tyrs_bash", upgrades="tyrs_prowess"),
        Clan(at={"gimle": "warrior"}, hand="lokis_poison"),
    )
    play(m, "0 play tyrs_bash", "1 play lokis_poison")
    assert asked(m) == [(1, "act")], "nothing is left to take back"
    assert "tyrs_bash" in player(m, 1).hand


def test_lokis_poison_finds_nobody_in_a_tie_and_nothing_when_it_wins() -> None:
    """Ruling `tie_no_winner`."""
    m = battle(Clan(at={"gimle": "warrior"}, hand="lokis_domain"), Clan(at={"gimle": "warrior"}, hand="lokis_poison"))
    play(m, "0 play lokis_domain", "1 play lokis_poison")
    assert (player(m, 0).hand, player(m, 1).hand) == (["lokis_domain"], ["lokis_poison"])
    m = battle(Clan(at={"gimle": "warrior"}, hand="lokis_domain"), Clan(at=GIMLE, hand="lokis_poison"))
    play(m, "0 play lokis_domain", "1 play lokis_poison")
    assert player(m, 0).hand == ["lokis_domain"]
    assert m.state.discard == ["lokis_poison"]

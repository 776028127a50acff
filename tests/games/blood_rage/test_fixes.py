"""Bugs that were found, one test each."""

from __future__ import annotations

import pytest

from longhall.kernel import Illegal
from tests.games.blood_rage.scenes import Clan, asked, play, scene


def test_quests_of_all_clans_come_to_light_before_anybody_chooses_a_stat() -> None:
    """p. 20: every player shows all quests; the first raise is chosen with all of them on the table."""
    m = scene(
        Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age1"),
        Clan(at={"horgr": "warrior"}, quests="quest_jotunheim_age1"),
        phase="quest",
    )
    assert asked(m) == [(0, "raise")]
    assert m.state.discard == ["quest_alfheim_age1", "quest_jotunheim_age1"]


def test_nobody_undoes_past_quests_that_came_to_light() -> None:
    """The last action of an age may lead straight to the quests; it cannot be taken back once they lie open."""
    m = scene(
        Clan(rage=1, quests="quest_alfheim_age3", at={"gimle": "warrior"}),
        Clan(rage=0, quests="quest_jotunheim_age3"),
        age=3,
    )
    play(m, "0 pass")
    assert asked(m) == [(0, "raise")]
    with pytest.raises(Illegal):
        m.undo(0)

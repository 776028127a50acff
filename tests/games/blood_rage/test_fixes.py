"""Bugs that were found, one test each."""

from __future__ import annotations

from collections import Counter

import pytest

from longhall.games.blood_rage.game import load
from longhall.kernel import Illegal, Match, Rng
from tests.games.blood_rage.scenes import Clan, play, player, scene
from tests.games.stage import asked


def test_quests_of_all_clans_come_to_light_before_anybody_chooses_a_stat() -> None:
    """Every player shows all quests; the first raise is chosen with all of them on the table (p. 20)."""
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


def test_a_pack_that_comes_back_tells_what_was_taken_from_it() -> None:
    """With two players the pack returns after one pick: its first owner knows the two cards that are missing."""
    m = Match.new(load(), 2, seed=5)
    first = list(player(m, 0).pack)
    for _ in range(2):
        for seat in (0, 1):
            m.apply(seat, m.ask_for(seat).options[0])
    kept = first[:2]
    back = player(m, 0).pack
    taken = Counter(first) - Counter(kept) - Counter(back)
    assert taken.total() == 2
    for seed in range(30):
        dream = m.imagine(0, Rng.seeded(seed)).state
        assert taken <= Counter(dream.players[1].hand), "the opponent holds what is missing"


def test_cards_that_were_passed_on_are_never_imagined_undealt() -> None:
    """A card that a player has held in the draft cannot be among those that were not dealt."""
    m = Match.new(load(), 3, seed=6)
    for _ in range(3):
        for seat in range(3):
            m.apply(seat, m.ask_for(seat).options[0])
    state = m.state
    unknown = Counter(state.aside)
    for seed in range(30):
        dream = m.imagine(0, Rng.seeded(seed)).state
        met = Counter(card for pack in dream.players[0].lent.values() for card in pack)
        fresh = Counter(state.box.deck(1, 3)) - met - Counter(dream.players[0].hand) - Counter(dream.players[0].pack)
        assert Counter(dream.aside) <= fresh + unknown


def test_nobody_undoes_a_battle_card_once_all_are_shown() -> None:
    """Nor a pick of the draft once the packs have moved on."""
    m = scene(
        Clan(at={"gimle": "warrior", "northwest": "ship"}, hand="tyrs_bash troll"),
        Clan(at={"gimle": "warrior"}, hand="thors_hammer"),
    )
    play(m, "0 pillage gimle", "0 play tyrs_bash")
    m.undo(0)
    play(m, "0 play troll", "1 play thors_hammer")
    for seat in (0, 1):
        with pytest.raises(Illegal):
            m.undo(seat)

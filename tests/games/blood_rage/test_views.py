"""Secrets: what each seat and a spectator may see, what an imagined match keeps, and what events tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhall.games.blood_rage.game import PAGES, WORDS, load
from longhall.games.blood_rage.state import State
from longhall.kernel import Event, Match, Rng
from tests.games.blood_rage.scenes import Clan, all_cards, box, play, player, scene
from tests.games.stage import options


def look(m: Match[State], seat: int | None) -> Any:
    """What a seat sees."""
    return m.game.view(m.state, seat)


def names(seen: Any) -> set[str]:
    """Every text in a view or an event."""
    if isinstance(seen, dict):
        return {name for value in seen.values() for name in names(value)}
    if isinstance(seen, list | tuple):
        return {name for value in seen for name in names(value)}
    return {seen} if isinstance(seen, str) else set()


def cards_in(seen: Any) -> set[str]:
    """Every card named in a view or an event; a monster's name may be its figure's."""
    return (names(seen) & set(box().cards)) - set(box().monsters)


# ---- what is seen --------------------------------------------------------------------------------------------------


def test_hands_are_for_their_owners() -> None:
    m = scene(Clan(hand="tyrs_bash lokis_domain"), Clan(hand="thors_hammer heimdalls_eye"), age=2)
    assert cards_in(look(m, 0)) == {"tyrs_bash", "lokis_domain"}
    assert cards_in(look(m, 1)) == {"thors_hammer", "heimdalls_eye"}
    assert cards_in(look(m, None)) == set()
    assert look(m, None)["players"][1]["hand"] == [1, 2], "the ages are on the backs"


def test_packs_and_drafted_cards_are_secret() -> None:
    m = Match.new(load(), 2, 4)
    own = set(player(m, 0).pack)
    assert cards_in(look(m, 0)) == own - set(box().monsters)
    assert cards_in(look(m, None)) == set()
    assert look(m, 1)["players"][0]["pack"] == 8


def test_cards_dropped_or_not_dealt_are_secret() -> None:
    m = Match.new(load(), 2, 4)
    while m.state.phase == "gods_gifts":
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    p = player(m, 0)
    assert look(m, 0)["players"][0]["own"]["dropped"] == p.dropped
    assert not cards_in(look(m, 1)) & (set(p.dropped) - set(player(m, 1).hand) - set(player(m, 1).dropped))
    assert cards_in(look(m, None)) == set()


def test_quests_show_their_backs_only() -> None:
    m = scene(Clan(quests="quest_alfheim_age1 quest_yggdrasil_age2"), age=2)
    assert look(m, 1)["players"][0]["quests"] == [1, 2]
    assert cards_in(look(m, 1)) == set()
    assert look(m, 0)["players"][0]["own"]["quests"] == ["quest_alfheim_age1", "quest_yggdrasil_age2"]


def test_an_open_choice_of_battle_cards_betrays_nothing() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, hand="tyrs_bash troll"), Clan(at={"gimle": "warrior"}, hand="thors_hammer"))
    play(m, "0 pillage gimle")
    before = [look(m, seat) for seat in (0, 1, None)]
    play(m, "0 play tyrs_bash")
    assert [look(m, seat) for seat in (0, 1, None)] == before
    play(m, "1 play thors_hammer")
    assert "tyrs_bash" in look(m, 1)["discard"] or "tyrs_bash" in look(m, 1)["players"][0]["shown"]


def test_cards_that_went_back_to_a_hand_are_known_to_all() -> None:
    m = scene(Clan(at={"gimle": "leader"}, hand="tyrs_bash"), Clan(at={"gimle": "warrior"}, hand="troll thors_hammer"))
    play(m, "0 pillage gimle", "0 play tyrs_bash", "1 play thors_hammer")
    assert look(m, None)["players"][1]["shown"] == ["thors_hammer"]


def test_a_shown_quest_that_is_committed_is_not_betrayed() -> None:
    """Committing either of two quests of one age looks the same to others."""
    seen = []
    for quest in ("quest_alfheim_age1", "quest_manheim_age1"):
        m = scene(Clan(hand="quest_alfheim_age1 quest_manheim_age1 tyrs_bash", shown="quest_alfheim_age1 tyrs_bash"))
        events = play(m, f"0 quest {quest}")
        seen.append((look(m, 1), [event.seen_by(1) for event in events]))
    assert seen[0] == seen[1]
    assert look(m, 1)["players"][0]["shown"] == ["tyrs_bash"]


def test_what_is_kept_through_the_discard_is_not_betrayed() -> None:
    seen = []
    for card in ("tyrs_bash", "troll"):
        m = scene(Clan(hand="tyrs_bash troll", shown="tyrs_bash"), phase="discard")
        play(m, f"0 keep {card}")
        seen.append(look(m, 1)["players"][0])
    assert seen[0] == seen[1]


# ---- events --------------------------------------------------------------------------------------------------------

SECRET_KINDS = {"kept", "committed", "dropped"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_and_questions_of_whole_games(seats: int) -> None:
    """Every kind has a page, every first word its meaning; what is private is told to its owner alone."""
    m = Match.new(load(), seats, seats)
    rng = Rng.seeded(seats)
    events: list[Event] = list(m.opening)
    while m.pending:
        ask = rng.choice(m.pending)
        assert ask.kind in PAGES
        assert all(option[0] in WORDS for option in ask.options)
        assert len(set(ask.options)) == len(ask.options)
        events += m.apply(ask.seat, rng.choice(ask.options))
    for event in events:
        assert event.kind in PAGES
        if event.private:
            assert event.kind in SECRET_KINDS
            (owner,) = event.private
            assert event.public["seat"] == owner
            others = [seat for seat in (*range(seats), None) if seat != owner]
            assert all(not cards_in(event.seen_by(seat)) for seat in others)
    assert {event.kind for event in events if event.private} <= SECRET_KINDS


# ---- imagining -----------------------------------------------------------------------------------------------------


def dreams(m: Match[State], seat: int, count: int = 12) -> list[Match[State]]:
    """Matches that this one might be, for all that a seat knows."""
    return [m.imagine(seat, Rng.seeded(seed)) for seed in range(count)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_matches_look_the_same_and_ask_the_same(seats: int) -> None:
    m = Match.new(load(), seats, 20 + seats)
    rng = Rng.seeded(seats)
    while m.pending:
        if len(m.log) % 9 == 0:
            for seat in range(seats):
                (dream,) = dreams(m, seat, 1)
                assert look(dream, seat) == look(m, seat)
                assert list(m.game.invariants(dream.state)) == []
                for ask in m.pending:
                    if ask.seat == seat:
                        assert dream.ask_for(seat).options == ask.options
        ask = rng.choice(m.pending)
        m.apply(ask.seat, rng.choice(ask.options))


def test_imagining_really_deals_anew() -> None:
    m = Match.new(load(), 3, 8)
    while m.state.phase == "gods_gifts":
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    hands = {tuple(dream.state.players[1].hand) for dream in dreams(m, 0)}
    assert len(hands) > 6
    assert all(all_cards(dream.state) == all_cards(m.state) for dream in dreams(m, 0))
    assert all(dream.state.players[0] == m.state.players[0] for dream in dreams(m, 0))


def test_imagining_keeps_backs_quests_and_shown_cards() -> None:
    def fresh() -> Match[State]:
        m = Match.new(load(), 2, 8)
        s = m.state
        for p in s.players:
            p.pack = []
        s.aside = box().deck(1, 2)
        for card in ("tyrs_bash", "thors_hammer", "quest_alfheim_age1", "quest_manheim_age1"):
            s.aside.remove(card)
        player(m, 1).hand = ["tyrs_bash", "thors_hammer", "heimdalls_eye"]
        player(m, 1).shown = ["tyrs_bash"]
        player(m, 1).quests = ["quest_alfheim_age1", "quest_manheim_age1"]
        return m

    kinds: Counter[str] = Counter()
    for seed in range(40):
        m = fresh()
        m.game.determinise(m.state, 0, Rng.seeded(seed))
        p = player(m, 1)
        assert p.hand[0] == "tyrs_bash", "everybody has seen it"
        assert p.hand[2] == "heimdalls_eye", "the only hidden card of its age"
        assert box().cards[p.hand[1]].age == 1
        assert all(box().cards[card].type == "quest" for card in p.quests)
        kinds[p.hand[1]] += 1
    assert len(kinds) > 8


def test_an_answer_given_in_secret_is_asked_again_in_a_dream() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, hand="tyrs_bash troll"), Clan(at={"gimle": "warrior"}, hand="thors_hammer"))
    play(m, "0 pillage gimle", "0 play tyrs_bash")
    (dream,) = dreams(m, 1, 1)
    assert [ask.seat for ask in dream.pending] == [0, 1]
    (own,) = dreams(m, 0, 1)
    assert [ask.seat for ask in own.pending] == [1]
    assert options(own, 1) != [], "whatever the other may hold there"

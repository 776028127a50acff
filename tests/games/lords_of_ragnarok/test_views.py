"""Secrecy: what a seat sees does not depend on what it may not know, and events keep their secrets."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.cards import form_battle_deck
from longhall.games.lords_of_ragnarok.verbs.course import mark_peek, open_battle, open_hunt, owe
from longhall.kernel import Match, Rng
from longhall.text import Texts
from tests.games.lords_of_ragnarok.scenes import Side, box, scene

GAME = load()
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"followers": "three", "spoils_of_muspel": "yes", "tireless": "yes"}),
    (2, {}),
    (2, {"followers": "two"}),
    (3, {"followers": "one"}),
    (4, {}),
]


def positions(seats: int, options: dict[str, str], seed: int, every: int = 17) -> list[Match[State]]:
    """Clones of a random game, now and then."""
    m, rng, found = Match.new(GAME, seats, seed, options), random.Random(seed), []
    for step in range(400):
        if not m.pending:
            break
        if step % every == 0:
            found.append(m.clone())
        ask = rng.choice(m.pending)
        m.apply(ask.seat, rng.choice(ask.options))
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_imagines_looks_the_same_to_it(seats: int, options: dict[str, str]) -> None:
    for m in positions(seats, options, 5):
        for seat in range(seats):
            twin = m.imagine(seat, Rng.seeded(9))
            assert GAME.view(twin.state, seat) == GAME.view(m.state, seat)
            assert list(GAME.invariants(twin.state)) == []
            for ask, other in zip(m.pending, twin.pending, strict=True):
                if ask.seat == seat:
                    assert list(ask.options) == list(other.options)


def test_hands_are_seen_by_their_owners_alone() -> None:
    t = scene(Side("lagertha", at="haervik", hand="hew ram"), Side("snorri", at="ulvoy", hand="duel"))
    own, other, nobody = (json.dumps(GAME.view(t.s, seat)) for seat in (0, 1, None))
    assert "hew" in own
    assert "duel" not in own
    assert "hew" not in other
    assert not any(card in nobody for card in ("hew", "ram", "duel"))


def test_a_followers_hand_and_deck_are_hidden_from_all() -> None:
    t = scene(Side("lagertha", at="haervik"), Side("ragnar", follower=True, at="hrafnvik", hand="hew", row="a1 a2 a3"))
    t.s.players[1].stack = ["j1", "g9"]
    for seat in (0, None):
        seen = json.dumps(GAME.view(t.s, seat))
        assert not any(word in seen for word in ("hew", '"j1"', '"g9"'))


def test_a_followers_hand_is_dealt_anew_and_its_unseen_cards_too() -> None:
    hands, stacks = Counter[tuple[str, ...]](), Counter[tuple[str, ...]]()
    m = Match.new(GAME, 1, 4, {"follower_1": "beowulf"})
    for i in range(30):
        twin = m.imagine(0, Rng.seeded(i)).state
        hands[tuple(sorted(twin.players[1].hand))] += 1
        stacks[tuple(sorted(twin.players[1].stack))] += 1
        kinds = Counter(box().action_cards[card].kind for card in twin.players[1].stack)
        assert kinds["hunter"] == 4
    assert len(hands) > 5
    assert len(stacks) > 5


def test_cards_that_were_shuffled_back_are_known_to_be_there() -> None:
    m = Match.new(GAME, 1, 4, {"follower_1": "beowulf"})
    p = m.state.players[1]
    seen = next(card for card in p.stack if box().action_cards[card].kind == "hunter")
    p.met.append(seen)
    s = m.state.clone()
    s.box = m.state.box
    for i in range(10):
        twin = s.clone()
        GAME.determinise(twin, 0, Rng.seeded(i))
        assert seen in twin.players[1].stack


def test_what_a_blessing_has_shown_stays_known() -> None:
    t = scene(Side("lagertha", at="haervik"), Side("snorri", at="ulvoy", hand="hew ram duel"))
    t.s.players[1].known = {0: ["hew", "duel"]}
    assert GAME.view(t.s, 0)["players"][1]["known"] == ["duel", "hew"]
    assert GAME.view(t.s, None)["players"][1]["known"] == []
    for i in range(10):
        twin = t.s.clone()
        GAME.determinise(twin, 0, Rng.seeded(i))
        assert {"hew", "duel"} <= set(twin.players[1].hand)


def test_a_battle_deck_that_was_seen_is_seen_in_the_battle() -> None:
    t = scene(
        Side("lagertha", at="haervik", armies={"hrafnvik": "3"}, loose=True),
        Side("ragnar", follower=True, at="hrafnvik", armies={"hrafnvik": "2"}, hand="hew ram"),
    )
    s = t.s
    open_battle(s, 0, 1, t.region("hrafnvik"), [])
    form_battle_deck(s, 1, [1])
    assert GAME.view(s, 0)["battle"]["deck"] == []
    mark_peek(s)
    assert GAME.view(s, 0)["battle"]["deck"] == ["ram"]
    assert GAME.view(s, None)["battle"]["deck"] == []
    twin = s.clone()
    GAME.determinise(twin, 0, Rng.seeded(1))
    assert twin.players[1].battle_deck == ["ram"]


def test_whoever_has_begun_to_parry_is_imagined_able_to_finish() -> None:
    """Of a hand of two cards with 4 to go, another seat knows that it holds 4 at least."""
    t = scene(
        Side("lagertha", at="haervik", hand="ram ram"),
        Side("snorri", at="ulvoy"),
        monsters={"troll": "haervik"},
    )
    open_hunt(t.s, 0, "troll", 0, 0)
    owe(t.s, 4)
    hands = Counter[tuple[str, ...]]()
    for i in range(40):
        twin = t.s.clone()
        GAME.determinise(twin, 1, Rng.seeded(i))
        assert sum(box().cards[card].value for card in twin.players[0].hand) >= 4
        assert list(GAME.invariants(twin)) == []
        hands[tuple(sorted(twin.players[0].hand))] += 1
    assert len(hands) > 3


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_events_tell_no_secrets(seats: int, options: dict[str, str]) -> None:
    """A card drawn or held is named in public facts only when it is played, discarded, revealed or laid out."""
    open_kinds = {"discarded", "played", "revealed", "muted", "offered", "strike"}
    cards = set(box().cards)
    m, rng = Match.new(GAME, seats, 3, options), random.Random(3)
    events = m.opening
    for _ in range(300):
        for event in events:
            named = {word for word in words(event.public) if word in cards}
            assert not named or event.kind in open_kinds, event
            for seat, facts in event.private.items():
                assert seat < seats
                assert words(facts)
        if not m.pending:
            break
        ask = rng.choice(m.pending)
        assert not cards & set(words(ask.about))
        events = m.apply(ask.seat, rng.choice(ask.options))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_word_in_an_event_has_a_name(seats: int, options: dict[str, str]) -> None:
    texts = Texts(GAME, "en")
    for seed in range(3):
        m, rng = Match.new(GAME, seats, seed, options), random.Random(seed)
        events = m.opening
        for _ in range(400):
            for event in events:
                for word in words(event.public):
                    assert not word or word.isdecimal() or texts.named(word), (event.kind, word)
            if not m.pending:
                break
            ask = rng.choice(m.pending)
            events = m.apply(ask.seat, rng.choice(ask.options))


def words(value: Any) -> list[str]:
    """Every word in facts, however deep."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for item in value.values() for word in words(item)]
    if isinstance(value, list | tuple):
        return [word for item in value for word in words(item)]
    return []

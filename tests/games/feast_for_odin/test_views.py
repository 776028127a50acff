"""What is secret in A Feast for Odin: occupations in other hands, and nothing else."""

from __future__ import annotations

import json
import random

import pytest

from longhall.games.feast_for_odin import bot
from longhall.games.feast_for_odin.game import load
from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match, Rng
from tests.games.feast_for_odin.scenes import Clan, box, play, player, scene

ALL = {"decks": "abc"}


def played_on(seats: int, seed: int, share: float = 0.5) -> Match[State]:
    """A match some way into a random game, with cards in hands."""
    m, luck = Match.new(load(), seats, seed, ALL), random.Random(seed)
    while m.pending and m.state.round < 1 + 6 * share:
        ask = luck.choice(m.pending)
        m.apply(ask.seat, luck.choice(list(ask.options)))
    return m


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    m = scene(Clan(hand="43 4"), Clan(hand="5"))
    own, other, nobody = (load().view(m.state, seat) for seat in (0, 1, None))
    assert own["players"][0]["own"] == {"hand": ["o43", "o4"]}
    for view in (other, nobody):
        assert "own" not in view["players"][0]
        assert view["players"][0]["hand"] == {"light": 1, "dark": 1}
        assert "o43" not in json.dumps(view)
        assert "o4" not in json.dumps(view["players"][0])


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    m = scene(Clan(), Clan(), chance=["occupation 7"])
    card = m.state.deck[7]
    events = play(m, "0 space occ_draw")
    (drew,) = [event for event in events if event.kind == "drew"]
    assert drew.seen_by(0)["card"] == card
    assert "card" not in drew.seen_by(1)
    assert "card" not in drew.seen_by(None)


def test_the_deck_shows_only_its_size() -> None:
    view = load().view(scene(Clan(), Clan()).state, 0)
    assert view["deck"] == 145
    assert view["weapons"]["deck"] == 47


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_imagining_keeps_all_that_a_seat_can_know(seats: int, seed: int) -> None:
    m = played_on(seats, seed)
    for seat in range(seats):
        twin = m.state.clone()
        load().determinise(twin, seat, Rng.seeded(seed))
        assert load().view(twin, seat) == load().view(m.state, seat)
        assert load().view(twin, None) == load().view(m.state, None)
        assert list(load().invariants(twin)) == []
        for other, p in enumerate(twin.players):
            backs = [box().occupations[card].starting for card in p.hand]
            assert backs == [box().occupations[card].starting for card in player(m, other).hand]


def test_imagining_deals_other_hands_anew() -> None:
    m = scene(Clan(hand="43 4"), Clan(hand="5 8 23"))
    found = set()
    for seed in range(12):
        twin = m.state.clone()
        load().determinise(twin, 0, Rng.seeded(seed))
        assert player(m, 0).hand == twin.players[0].hand
        found.add(tuple(twin.players[1].hand))
    assert len(found) > 8


def test_alone_only_the_decks_are_unknown() -> None:
    m = scene(Clan(hand="43 4"))
    twin = m.state.clone()
    load().determinise(twin, 0, Rng.seeded(1))
    assert twin == m.state


@pytest.mark.parametrize("seats", [1, 4])
def test_a_full_view_is_small(seats: int) -> None:
    """Under 60 kB as JSON, at the end of a game that was played well."""
    m, luck = Match.new(load(), seats, 5, ALL, track=False), random.Random(5)
    while m.pending:
        ask = m.pending[0]
        m.apply(ask.seat, bot.choose(m.state, ask, luck))
    size = len(json.dumps(load().view(m.state, 0)).encode())
    assert 3_000 < size < 60_000


def test_the_bot_looks_at_nothing_hidden() -> None:
    """It chooses alike whatever the others hold."""
    m = played_on(2, 1)
    for _ in range(40):
        if not m.pending:
            break
        ask = m.pending[0]
        twin = m.imagine(ask.seat, Rng.seeded(7))
        (same,) = [other for other in twin.pending if other.seat == ask.seat]
        choice = bot.choose(m.state, ask, random.Random(3))
        assert bot.choose(twin.state, same, random.Random(3)) == choice
        m.apply(ask.seat, choice)

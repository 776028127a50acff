"""Secrets: what each seat and a spectator may see, what an imagined match keeps, and what events tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhall.bots import RandomBot
from longhall.games.vikings_gone_wild.attack import can_muster
from longhall.games.vikings_gone_wild.game import load
from longhall.games.vikings_gone_wild.state import EVERYBODY, State
from longhall.kernel import Event, Match, Rng
from tests.games.stage import options
from tests.games.vikings_gone_wild.scenes import Village, attack, play, player, scene


def look(m: Match[State], seat: int | None) -> Any:
    """What a seat sees."""
    return m.game.view(m.state, seat)


def imagined(m: Match[State], seat: int, times: int = 60) -> list[Match[State]]:
    """What a seat might imagine."""
    rng = Rng.seeded(9)
    return [m.imagine(seat, rng) for _ in range(times)]


def hands(m: Match[State], whose: int, by: int) -> set[str]:
    """Every hand that a seat imagines another to have."""
    return {" ".join(sorted(player(twin, whose).hand)) for twin in imagined(m, by)}


# ---- what is seen --------------------------------------------------------------------------------------------------


def test_hands_are_for_their_owners() -> None:
    m = scene(Village(hand="beer cannon", deck="gold"), Village(hand="thor"))
    assert look(m, 0)["players"][0]["own"]["hand"] == ["beer", "cannon"]
    for other in (1, None):
        seen = look(m, other)["players"][0]
        assert "own" not in seen
        assert (seen["hand"], seen["deck"], seen["known"]) == (2, 1, [])


def test_what_hand_and_deck_hold_together_is_known() -> None:
    """Everybody can count what was bought, played and discarded."""
    m = scene(Village(hand="beer cannon", deck="gold"))
    assert look(m, 1)["players"][0]["unseen"] == ["beer", "cannon", "gold"]


def test_no_view_tells_the_order_of_a_deck() -> None:
    m = Match.new(load(), 2, 3)
    before = [look(m, seat) for seat in (0, 1, None)]
    for deck in (m.state.path_deck, m.state.asgard_unseen, m.state.missions_rest, m.state.players[0].deck):
        deck.reverse()
    assert [look(m, seat) for seat in (0, 1, None)] == before


def test_a_spectator_sees_what_is_open() -> None:
    m = scene(Village(hand="beer", discard="gold", played="thor", missions="worker"))
    seen = look(m, None)["players"][0]
    assert (seen["discard"], seen["played"], seen["missions"]) == (["gold"], ["thor"], ["worker"])


# ---- what is imagined ----------------------------------------------------------------------------------------------


def test_others_hands_are_dealt_anew() -> None:
    m = scene(Village(), Village(hand="cannon", deck="beer gold"))
    assert hands(m, 1, by=0) == {"cannon", "beer", "gold"}
    assert hands(m, 1, by=1) == {"cannon"}


def test_cards_seen_going_to_hand_stay_there() -> None:
    m = scene(Village(hand="resurrection beer", discard="thor cannon", deck="2*gold"))
    play(m, "0 play resurrection", "0 recover thor", "0 decline")
    assert hands(m, 0, by=1) == {"beer thor", "gold thor"}


def test_a_hand_that_was_peeked_at_is_known_to_one_seat_only() -> None:
    m = scene(Village(hand="lokis_lens", deck="beer"), Village(hand="cannon gold", deck="2*beer"), Village(hand="beer"))
    play(m, "0 play lokis_lens", "0 first draw", "0 peek raven", "0 decline")
    assert hands(m, 1, by=0) == {"cannon gold"}
    assert len(hands(m, 1, by=2)) > 1
    assert look(m, 0)["players"][1]["known"] == ["cannon", "gold"]
    assert look(m, 2)["players"][1]["known"] == look(m, None)["players"][1]["known"] == []


def test_what_a_third_seat_has_seen_is_imagined_with_the_hand() -> None:
    m = scene(Village(hand="lokis_lens", deck="beer"), Village(hand="cannon gold", deck="2*beer"), Village(hand="beer"))
    play(m, "0 play lokis_lens", "0 first draw", "0 peek raven", "0 decline")
    for twin in imagined(m, 2):
        assert sorted(player(twin, 1).known[0]) == sorted(player(twin, 1).hand)


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    m = scene(Village(hand="resurrection", discard="scroll", deck="3*beer"))
    play(m, "0 play resurrection", "0 recover scroll", "0 play scroll")
    assert player(m, 0).known == {EVERYBODY: []}


def test_an_empty_deck_gives_the_hand_away() -> None:
    """Whoever counts knows what was drawn before a reshuffle; what came after it is secret."""
    m = scene(Village(hand="scroll cannon", deck="thor", discard="beer gold"))
    play(m, "0 play scroll")
    assert sorted(player(m, 0).known[EVERYBODY]) == ["cannon", "thor"]
    assert hands(m, 0, by=1) == {"beer cannon thor", "cannon gold thor"}


def test_a_card_kept_by_a_drakkar_is_secret_but_the_discards_are_not() -> None:
    m = scene(Village(buildings="drakkar", hand="cannon beer", deck="9*gold"), phase="storage")
    events = play(m, "0 keep cannon")
    (kept,) = [event for event in events if event.kind == "kept"]
    assert "cards" not in kept.seen_by(1)
    assert kept.seen_by(0)["cards"] == ["cannon"]
    assert look(m, 1)["players"][0]["discard"] == ["beer"]


@pytest.mark.parametrize("line", ["0 attack raven brewery_1", "0 fight undead_gold 5", "0 fight_dragon"])
def test_whoever_has_declared_an_attack_can_make_it(line: str) -> None:
    """No seat imagines an attacker without fighters."""
    m = scene(
        Village(hand="elf_archer beer", deck="5*beer elf_archer"),
        Village(buildings="brewery"),
        path="undead_gold",
    )
    play(m, line)
    for twin in imagined(m, 1):
        assert twin.state.attack is not None
        assert can_muster(twin.state, twin.state.attack)
        assert twin.ask_for(0).options


def test_a_defender_is_imagined_with_and_without_an_answer() -> None:
    m = scene(Village(hand="viking_warrior"), Village(hand="cannon", deck="beer", buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    assert {len(twin.ask_for(1).options) for twin in imagined(m, 0)} == {1, 2}
    assert options(m, 1) == ["defend cannon", "hold"]


# ---- what events tell ----------------------------------------------------------------------------------------------


def named(seen: Any) -> set[str]:
    """Every text in an event."""
    if isinstance(seen, dict):
        return {name for value in seen.values() for name in named(value)}
    if isinstance(seen, list | tuple):
        return {name for value in seen for name in named(value)}
    return {seen} if isinstance(seen, str) else set()


def leaks(event: Event, before: dict[int, Counter[str]], after: dict[int, Counter[str]], box: Any) -> list[str]:
    """Cards that an event names to those who may not know them: new in a hand, and named to another seat."""
    if event.kind != "drew":
        return []
    (drawer,) = event.private
    fresh = set(after[drawer] - before[drawer]) & set(box.cards)
    return [
        f"{event.kind}: {named(event.seen_by(seat)) & fresh}"
        for seat in (None, *after)
        if seat != drawer and named(event.seen_by(seat)) & fresh
    ]


@pytest.mark.parametrize("seed", range(4))
def test_draws_are_told_to_the_drawer_only(seed: int) -> None:
    game = load()
    m, bot = Match.new(game, 3, seed), RandomBot(seed)
    while m.pending:
        before = {i: Counter(p.hand) for i, p in enumerate(m.state.players)}
        seat = m.pending[0].seat
        events = m.apply(seat, bot.choose(m, seat))
        after = {i: Counter(p.hand) for i, p in enumerate(m.state.players)}
        for event in events:
            assert not leaks(event, before, after, game.box)
            if event.kind in ("drew", "kept"):
                assert "cards" not in event.public


def test_questions_are_about_nothing_secret() -> None:
    m = scene(Village(hand="viking_warrior"), Village(hand="cannon beer", buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    (ask,) = m.pending
    assert ask.about == {"building": "brewery_1", "strength": 1, "defense": 1, "attacker_seat": 0}

"""How a seat imagines what it may not see: hidden cards are dealt anew, consistently with all that it can know.

It knows which cards each shuffle of the deck held, in which round of the draft it passed a card on, that a hand and
the cards its owner has laid face down are the same drafted cards, and that a card whose steel was not paid costs more
than its owner had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from longhall.games.tiny_epic_vikings.state import SECRET, STUCK, State
from longhall.kernel import Rng

NO_PRICE = -1


class Place(NamedTuple):
    """Where a hidden card lies, and the steel that it is known to cost more than."""

    zone: list[str]
    at: int
    over: int = NO_PRICE


def determinise(s: State, seat: int, rng: Rng) -> None:
    """Deal anew, in place, what a seat cannot see.

    First among the cards of one owner, who alone knows which of them is on the table; then among all places whose
    cards the seat has met alike.
    """
    owners = [list(_cards_of(s, other)) for other in range(len(s.players)) if other != seat]
    hidden = [s.rival.hidden] if s.rival is not None and s.rival.hidden else []
    if s.rival is not None:
        owners.append([*_places(s.rival.deck), *_places(hidden)])
    for places in owners:
        _deal(s, seat, places, rng)
    loose = [_places(zone) for zone in _open_zones(s, seat)]
    classes: dict[tuple[int, int], list[Place]] = {}
    for place in [place for places in (*owners, *loose) for place in places]:
        classes.setdefault(_met(s, seat, place.zone[place.at]), []).append(place)
    for places in classes.values():
        _deal(s, seat, places, rng)
    if s.rival is not None and hidden:
        s.rival.hidden = hidden[0]


def _cards_of(s: State, other: int) -> Iterator[Place]:
    """The cards that another player has drafted and nobody else sees: in hand, or face down in the row."""
    p = s.players[other]
    yield from _places(p.hand)
    for at, face in enumerate(p.face):
        if face == SECRET:
            yield Place(p.row, at)
        elif face >= STUCK:
            yield Place(p.row, at, face - STUCK)


def _open_zones(s: State, seat: int) -> Iterator[list[str]]:
    """The other zones that a seat cannot see."""
    yield s.deck
    for other, p in enumerate(s.players):
        if other != seat:
            yield p.pack
    if s.enemy is not None:
        yield s.enemy.pack


def _places(zone: list[str]) -> list[Place]:
    return [Place(zone, at) for at in range(len(zone))]


def _met(s: State, seat: int, card: str) -> tuple[int, int]:
    """How a seat has met a card: in which shuffle, and in which round of the draft."""
    return s.wave.get(card, 0), s.players[seat].seen.get(card, 0)


def _deal(s: State, seat: int, places: Iterable[Place], rng: Rng) -> None:
    """Shuffle the cards of these places among them; those known to cost more come first and get such a card.

    They are put in an order first, so that the same luck deals the same, whatever the truth is.
    """
    ordered = sorted(places, key=lambda place: -place.over)
    cards = sorted([place.zone[place.at] for place in ordered], key=lambda card: (_met(s, seat, card), card))
    rng.shuffle(cards)
    for place in ordered:
        if place.over == NO_PRICE:
            place.zone[place.at] = cards.pop()
            continue
        fit = next(i for i, card in enumerate(cards) if s.box.cards[card].steel > place.over)
        place.zone[place.at] = cards.pop(fit)

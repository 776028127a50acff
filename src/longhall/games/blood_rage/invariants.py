"""What must hold in every position: no figure and no card is ever made or lost, and no limit is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longhall.games.blood_rage.box import AREAS, LAST_STEP, PROVINCES, SLOTS, VALHALLA
from longhall.games.blood_rage.sheet import figures_at
from longhall.games.blood_rage.state import Player, State


def problems(s: State) -> Iterator[str]:
    """Everything that is wrong."""
    for seat, p in enumerate(s.players):
        for problem in clan_problems(s, p):
            yield f"seat {seat}: {problem}"
    yield from map_problems(s)
    yield from card_problems(s)


def clan_problems(s: State, p: Player) -> Iterator[str]:
    """A clan's figures, stats, rage and slots."""
    pieces = s.box.clans[p.clan]
    if sum(p.warriors) != pieces.warriors or min(p.warriors) < 0:
        yield f"{pieces.warriors} warriors, not {p.warriors}"
    monsters = [card for card, slot in zip(p.slots, SLOTS, strict=True) if card and slot == "monster"]
    if sorted(p.uniques) != sorted(["leader", "ship", *monsters]):
        yield f"figures {sorted(p.uniques)} do not match the sheet {monsters}"
    for figure, at in p.uniques.items():
        if at < AREAS and (figure in s.box.afloat) != (at >= PROVINCES):
            yield f"{figure} stands in {s.box.areas[at]}"
    if any(p.warriors[PROVINCES:AREAS]):
        yield "warriors stand in a fjord"
    if not all(0 <= step <= LAST_STEP for step in p.steps) or not 0 <= p.rage <= 12 or p.glory < 0:
        yield f"steps {p.steps}, rage {p.rage}, glory {p.glory}"
    if sum(p.sources.values()) != p.glory:
        yield f"glory {p.glory} is not the sum of its sources {p.sources}"
    for card, slot in zip(p.slots, SLOTS, strict=True):
        if card and s.box.cards[card].slot != slot:
            yield f"{card} lies in a slot for {slot}"
    if Counter(p.shown) - Counter(p.hand):
        yield f"cards {p.shown} were shown but are not in hand"


def map_problems(s: State) -> Iterator[str]:
    """The board: crowds counted right, villages not overfull, nobody in a fallen province."""
    for area in range(AREAS):
        there = sum(len(figures_at(p, area)) for p in s.players)
        if there != s.crowd[area]:
            yield f"{there} figures in {s.box.areas[area]}, counted as {s.crowd[area]}"
        if area < PROVINCES and there > (0 if s.fallen[area] else s.box.villages[area]):
            yield f"{there} figures in {s.box.areas[area]}, which has fewer villages"


def card_problems(s: State) -> Iterator[str]:
    """Every card dealt so far is in exactly one place."""
    dealt = s.age - 1 if s.phase in ("", "setup") or (s.phase == "gods_gifts" and s.picks == 0) else s.age
    there = Counter(s.aside) + Counter(s.discard)
    for p in s.players:
        for zone in (p.hand, p.quests, p.played, p.dropped, p.pack, [card for card in p.slots if card]):
            there.update(zone)
    deck: Counter[str] = Counter()
    for age in range(1, dealt + 1):
        deck.update(s.box.deck(age, len(s.players)))
    if there != deck:
        yield f"cards too many: {dict(there - deck)}, missing: {dict(deck - there)}"
    if s.battle is None and any(p.played for p in s.players):
        yield "cards lie face up after the battle"
    if s.phase == "end" and any(figures_at(p, VALHALLA) for p in s.players):
        yield "figures are left in Valhalla"

"""What must hold in every position: no card is ever made or lost, and no limit is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longhall.games.vikings_gone_wild.box import TOWN_HALL, copies
from longhall.games.vikings_gone_wild.sheet import count, limit, owned
from longhall.games.vikings_gone_wild.state import Player, State


def problems(s: State) -> Iterator[str]:
    """Everything that is wrong."""
    for seat, p in enumerate(s.players):
        for problem in (*score_problems(s, p), *village_problems(s, p), *hand_problems(s, p)):
            yield f"seat {seat}: {problem}"
    yield from card_problems(s)
    yield from deck_problems(s)
    yield from turn_problems(s)


def score_problems(s: State, p: Player) -> Iterator[str]:
    """Points come from somewhere, and thresholds are not forgotten."""
    if sum(p.sources.values()) != p.vp:
        yield f"{p.vp} points are not the sum of their sources {p.sources}"
    earned = p.vp - p.sources.get("achievements", 0)
    passed = len([1 for threshold in s.box.numbers["asgard_vp"] if earned >= threshold])
    if p.favours > passed:
        yield f"{p.favours} thresholds passed with {p.vp} points"


def village_problems(s: State, p: Player) -> Iterator[str]:
    """The limits of a village and of the buildings in it."""
    kinds, most = s.box.buildings, limit(s, p)
    if p.village[0].ref != TOWN_HALL or p.village[0].tokens:
        yield "the first building is the town hall, whose tokens are loot"
    if most is not None and len(p.village) - 1 > most:
        yield f"{len(p.village) - 1} buildings, {most} are allowed"
    for kind in kinds:
        if count(p, kind) > s.box.number("alike"):
            yield f"too many buildings of the kind {kind}"
    for b in p.village[1:]:
        if not 0 <= b.tokens <= kinds[b.kind].capacity or (b.site and (b.tokens or b.damaged)):
            yield f"{b.ref} with {b.tokens} tokens, construction {b.site}, damage {b.damaged}"
    if len({b.ref for b in p.village}) < len(p.village):
        yield "two buildings of one name"
    if min(p.loot) < 0:
        yield f"loot {p.loot}"


def hand_problems(s: State, p: Player) -> Iterator[str]:
    """What others know of a hand is so; effects are owed by cards that were played."""
    for viewer, cards in p.known.items():
        if Counter(cards) - Counter(p.hand):
            yield f"{cards} are known to {viewer} but not in hand"
    if len(p.missions) > s.box.number("mission_slots"):
        yield f"missions {p.missions}"


def card_problems(s: State) -> Iterator[str]:
    """Every card of decks, stacks and hands is in exactly one place."""
    there = Counter([*s.path, *s.path_deck, *s.path_discard, *s.asgard, *s.asgard_unseen, *s.removed, *s.revealed])
    for p in s.players:
        there.update(owned(p))
        there.update([b.kind for b in p.village[1:]])
    if s.attack is not None:
        there.update([*s.attack.fighters, *s.attack.aids])
    there.update(s.supply)
    box = s.box
    all_cards = Counter([*box.path_deck(), *box.asgard_cards(len(s.players)), *box.starting_deck() * len(s.players)])
    all_cards.update(box.supply)
    if there != all_cards:
        yield f"cards too many: {dict(there - all_cards)}, missing: {dict(all_cards - there)}"
    if min(s.supply.values()) < 0:
        yield f"supply {s.supply}"


def deck_problems(s: State) -> Iterator[str]:
    """Missions, achievements and the Asgard deck."""
    missions = Counter([*s.missions_top, *s.missions_rest, *s.missions_bottom])
    for p in s.players:
        missions.update([*p.missions, *p.done])
    if missions != Counter(copies(s.box.missions.values())):
        yield f"missions {dict(missions)}"
    if s.achievements and sorted([*s.achievements, *s.spare]) != sorted(s.box.achievements):
        yield f"achievements {s.achievements} and {s.spare}"
    if not 0 <= s.asgard_left <= len(s.asgard_unseen) or len(s.path) > s.box.number("path_row"):
        yield f"{s.asgard_left} cards in the Asgard deck of {s.asgard_unseen}; Odin's Path {s.path}"


def turn_problems(s: State) -> Iterator[str]:
    """What is for one turn only is gone with it."""
    if min(s.purse) < 0:
        yield f"purse {s.purse}"
    if s.phase != "action" and (any(s.purse) or s.deeds or s.attack or s.victim >= 0):
        yield f"purse {s.purse}, deeds {s.deeds} or an attack outlast the turn"
    for seat, p in enumerate(s.players):
        if (seat != s.turn or s.phase != "action") and (p.ready or p.owed):
            yield f"seat {seat}: cards {p.ready} are ready, {p.owed} owed, out of turn"

"""What a seat may see, and how to imagine what it may not.

Secret is only which of a player's cards are in hand and which in the deck. Nobody knows the order of any deck: decks
are bags. All else lies open: discard piles may be looked at any time (FAQ), and everybody can count.
"""

from __future__ import annotations

from longhall.games.vikings_gone_wild.attack import can_muster
from longhall.games.vikings_gone_wild.box import RESOURCES, SEATS
from longhall.games.vikings_gone_wild.sheet import (
    defense,
    funds,
    known_to,
    limit,
    power,
    tally,
    target_defense,
    without,
)
from longhall.games.vikings_gone_wild.state import EVERYBODY, Building, Player, State
from longhall.kernel import Json, Rng


def view(s: State, seat: int | None) -> Json:
    """The table as a seat, or a spectator, sees it."""
    return {
        "round": s.round,
        "phase": s.phase,
        "first": s.first,
        "turn": s.turn if s.phase == "action" else None,
        "goal": s.goal,
        "players": [_player(s, i, seat) for i in range(len(s.players))],
        "supply": dict(s.supply),
        "path": {"row": list(s.path), "deck": len(s.path_deck), "discard": sorted(s.path_discard)},
        "asgard": {"row": list(s.asgard), "deck": s.asgard_left, "unseen": sorted(s.asgard_unseen)},
        "missions": {"deck": len(s.missions_top) + len(s.missions_rest) + len(s.missions_bottom)},
        "achievements": [{"id": aim, "counts": [tally(s, p, aim) for p in s.players]} for aim in s.achievements],
        "purse": _resources(s.purse),
        "deeds": dict(s.deeds),
        "victim": s.victim if s.victim >= 0 else None,
        "attack": _attack(s),
        "revealed": list(s.revealed),
        "removed": sorted(s.removed),
        "winners": list(s.winners),
    }


def _resources(pair: list[int]) -> Json:
    return dict(zip(RESOURCES, pair, strict=True))


def _player(s: State, i: int, seat: int | None) -> Json:
    p = s.players[i]
    public = {
        "crest": SEATS[i],
        "vp": p.vp,
        "sources": dict(p.sources),
        "village": [_building(s, p, building) for building in p.village],
        "limit": limit(s, p),
        "loot": _resources(p.loot),
        "hand": len(p.hand),
        "known": sorted(p.hand) if i == seat else sorted(known_to(p, seat)),
        "deck": len(p.deck),
        "unseen": sorted([*p.deck, *p.hand]),
        "ready": list(p.ready),
        "owed": list(p.owed),
        "played": list(p.played),
        "cover": list(p.cover),
        "discard": list(p.discard),
        "missions": list(p.missions),
        "done": list(p.done),
        "claimed": p.claimed,
        "dismantled": p.dismantled,
        "dragon": p.dragon,
        "attacked": p.attacked,
    }
    return {**public, "own": _own(s, p)} if i == seat else public


def _own(s: State, p: Player) -> Json:
    """What only the owner sees."""
    return {"hand": list(p.hand), "deck": sorted(p.deck), "funds": _resources(list(funds(s, p)))}


def _building(s: State, p: Player, building: Building) -> Json:
    return {
        "id": building.ref,
        "kind": building.kind,
        "tokens": building.tokens,
        "site": building.site,
        "damaged": building.damaged,
        "forts": list(building.forts),
        "defense": defense(s, p, building),
    }


def _attack(s: State) -> Json:
    attack = s.attack
    if attack is None:
        return None
    return {
        "by": attack.by,
        "victim": attack.victim if attack.victim >= 0 else None,
        "target": attack.ref,
        "fighters": list(attack.fighters),
        "aids": list(attack.aids),
        "cancelled": list(attack.cancelled),
        "strength": power(s, attack),
        "defense": target_defense(s, attack),
    }


# ---- imagining -----------------------------------------------------------------------------------------------------

TRIES = 100


def determinise(s: State, seat: int, rng: Rng) -> None:
    """Deal anew which cards the opponents have in hand and which in the deck, but for those that the seat has seen.

    Whoever has declared an attack must be able to make it: such a hand is dealt again until it is, or, if luck is
    against it, left as it is.
    """
    for other, p in enumerate(s.players):
        if other != seat:
            hand, deck = p.hand, p.deck
            for _ in range(TRIES):
                _redeal(p, known_to(p, seat), hand, deck, rng)
                if s.attack is None or s.attack.by != other or can_muster(s, s.attack):
                    break
            else:
                p.hand, p.deck = hand, deck
            _reknow(p, seat)


def _redeal(p: Player, known: list[str], hand: list[str], deck: list[str], rng: Rng) -> None:
    unknown = sorted([*without(hand, known), *deck])  # the same luck deals the same, whatever the truth is
    rng.shuffle(unknown)
    free = len(hand) - len(known)
    p.hand = [*known, *unknown[:free]]
    p.deck = unknown[free:]


def _reknow(p: Player, seat: int) -> None:
    """What a third seat has seen of a hand is as secret as the hand: only how many cards it was is known."""
    public = known_to(p, None)
    hidden = without(p.hand, public)
    for viewer, cards in p.known.items():
        if viewer not in (seat, EVERYBODY):
            p.known[viewer] = [*public, *hidden[len(hidden) - (len(cards) - len(public)) :]]

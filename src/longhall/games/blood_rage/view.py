"""What a seat may see, and how to imagine what it may not.

Secret are: hands, packs in the draft, quests face down, cards dropped unseen or never dealt. Public about these are
their numbers and, by the backs, their ages; and cards that everybody saw going to a hand.
"""

from __future__ import annotations

from collections.abc import Callable

from longhall.games.blood_rage.battle import bonus
from longhall.games.blood_rage.box import AREAS, PROVINCES, RESERVE, SLOTS, STATS, VALHALLA
from longhall.games.blood_rage.sheet import figures_at, on_board, stat, strength
from longhall.games.blood_rage.state import Player, State
from longhall.kernel import Json, Rng


def view(s: State, seat: int | None) -> Json:
    """The table as a seat, or a spectator, sees it."""
    return {
        "age": s.age,
        "phase": s.phase,
        "turn": s.turn if s.phase == "action" else None,
        "first": s.first,
        "dooms": [s.box.areas[i] for i in s.dooms],
        "provinces": [_province(s, i) for i in range(PROVINCES)] if s.tokens else [],
        "fjords": [{"id": s.box.areas[i], "figures": _standing(s, i)} for i in range(PROVINCES, AREAS)],
        "players": [_player(s, i, seat) for i in range(len(s.players))],
        "battle": _battle(s),
        "discard": list(s.discard),
    }


def _province(s: State, i: int) -> Json:
    return {
        "id": s.box.areas[i],
        "region": s.box.region[i],
        "villages": s.box.villages[i] if i else None,
        "token": s.tokens[i],
        "pillaged": s.pillaged[i],
        "fallen": s.fallen[i],
        "figures": _standing(s, i),
        "strength": [strength(s, seat, i) for seat in range(len(s.players))],
    }


def _standing(s: State, area: int) -> list[Json]:
    return [{"seat": seat, "figure": figure} for seat, p in enumerate(s.players) for figure in figures_at(p, area)]


def _player(s: State, i: int, seat: int | None) -> Json:
    p = s.players[i]
    public = {
        "clan": p.clan,
        "glory": p.glory,
        "sources": dict(p.sources),
        "rage": p.rage,
        "stats": {name: {"step": p.steps[which] + 1, "value": stat(s, i, which)} for which, name in enumerate(STATS)},
        "passed": p.passed,
        "reserve": figures_at(p, RESERVE),
        "valhalla": figures_at(p, VALHALLA),
        "on_board": on_board(p),
        "slots": [{"slot": slot, "card": card} for slot, card in zip(SLOTS, p.slots, strict=True)],
        "hand": _backs(s, p.hand),
        "shown": sorted(p.shown),
        "quests": _backs(s, p.quests),
        "pack": len(p.pack),
        "played": list(p.played),
    }
    return {**public, "own": _own(p)} if i == seat else public


def _own(p: Player) -> Json:
    """What only the owner sees."""
    return {"hand": list(p.hand), "quests": list(p.quests), "pack": list(p.pack), "dropped": list(p.dropped)}


def _backs(s: State, cards: list[str]) -> list[int]:
    """The ages on the backs."""
    return sorted([s.box.cards[card].age for card in cards])


def _battle(s: State) -> Json:
    battle = s.battle
    if battle is None:
        return None
    return {
        "province": s.box.areas[battle.where],
        "by": battle.by,
        "fighters": list(battle.fighters),
        "killed": list(battle.killed),
        "cancelled": list(battle.cancelled),
        "strength": {str(seat): strength(s, seat, battle.where) for seat in battle.fighters},
        "bonus": {str(seat): bonus(s, seat) for seat in battle.fighters},
    }


# ---- imagining -----------------------------------------------------------------------------------------------------

Places = list[tuple[list[str], int]]


def determinise(s: State, seat: int, rng: Rng) -> None:
    """Shuffle the cards that a seat cannot see among the places where they may be.

    The seat knows each card's age by its back, that face-down quests are quests, and from the draft which cards left
    its hands together and when: hidden cards change places only with hidden cards of the same age that it knows
    equally well.
    """
    p = s.players[seat]
    met = [list(pack) for pack in (*p.lent.values(), *p.taken)]
    classes: dict[tuple[int, int], tuple[Places, Places]] = {}
    for zone, fixed, quest_only in _hidden(s, seat):
        loose = _loose(zone, fixed)
        known = [(s.box.cards[zone[i]].age, -1 if zone is s.aside else _group(met, zone[i])) for i in loose]
        for i, (kind, card) in zip(loose, sorted(zip(known, [zone[i] for i in loose], strict=True)), strict=True):
            zone[i] = card  # the order within a zone is nobody's to know
            quests, others = classes.setdefault(kind, ([], []))
            (quests if quest_only else others).append((zone, i))
    for quests, others in classes.values():
        _reshuffle(quests, others, lambda card: s.box.cards[card].type == "quest", rng)


def _loose(zone: list[str], fixed: list[str]) -> list[int]:
    """The places of a zone whose card is not among those that are fixed."""
    left, loose = list(fixed), []
    for i, card in enumerate(zone):
        if card in left:
            left.remove(card)
        else:
            loose.append(i)
    return loose


def _group(met: list[list[str]], card: str) -> int:
    """Which set of cards from the draft this one belongs to, taking it out; -1 if it was never seen."""
    for group, cards in enumerate(met):
        if card in cards:
            cards.remove(card)
            return group
    return -1


def _hidden(s: State, seat: int) -> list[tuple[list[str], list[str], bool]]:
    """The zones that a seat cannot see: (cards, those of them it knows all the same, only quests)."""
    zones: list[tuple[list[str], list[str], bool]] = [(s.aside, [], False)]
    for other, p in enumerate(s.players):
        if other != seat:
            zones += [(p.hand, p.shown, False), (p.quests, [], True), (p.pack, [], False), (p.dropped, [], False)]
    return zones


def _reshuffle(quests: Places, others: Places, is_quest: Callable[[str], bool], rng: Rng) -> None:
    """Deal the cards in these places anew; the places of face-down quests get quests only."""
    cards = sorted([zone[i] for zone, i in (*quests, *others)])  # the same luck deals the same, whatever the truth is
    rng.shuffle(cards)
    for zone, i in quests:
        nth = next(n for n, card in enumerate(cards) if is_quest(card))
        zone[i] = cards.pop(nth)
    for (zone, i), card in zip(others, cards, strict=True):
        zone[i] = card

"""Points of a game of Vikings Gone Wild that are worth a look."""

from __future__ import annotations

from typing import Any

from longhall.kernel import Ask, Match

GAME = "vikings_gone_wild"


def a_rich_turn(match: Match[Any], ask: Ask[Any]) -> bool:
    """Late, with much to choose from."""
    return bool(ask.kind == "act" and match.state.round >= 8 and len(ask.options) > 18)


def a_large_village(match: Match[Any], ask: Ask[Any]) -> bool:
    """A rival has more buildings than two rows hold."""
    others = [len(p.village) for seat, p in enumerate(match.state.players) if seat != ask.seat]
    return ask.kind == "act" and max(others) > 6


def many_buildings(match: Match[Any], ask: Ask[Any]) -> bool:
    """The own village is more than a row, and those of the others may be as well."""
    return ask.kind == "act" and len(match.state.players[ask.seat].village) > 8


def fighters_at_hand(match: Match[Any], ask: Ask[Any]) -> bool:
    """A turn with somebody to send, and a village to send them to."""
    return a_rich_turn(match, ask) and "viking_warrior" in match.state.players[ask.seat].hand


def an_attack(match: Match[Any], ask: Ask[Any]) -> bool:
    """Fighters have joined an attack on a village, and more could."""
    return bool(ask.kind == "join" and match.state.attack.victim >= 0 and match.state.attack.fighters)


def a_defence(match: Match[Any], ask: Ask[Any]) -> bool:
    """Attacked, with more than one card to answer with."""
    return ask.kind == "defend" and len(ask.options) > 2


def a_favour(match: Match[Any], ask: Ask[Any]) -> bool:
    """An Asgard card is due."""
    return ask.kind == "asgard"


def a_full_storage(match: Match[Any], ask: Ask[Any]) -> bool:
    """Tokens to spread over storages."""
    return ask.kind == "store"


def all_but_achievements(match: Match[Any], ask: Ask[Any]) -> bool:
    """Near the end, when somebody has points from everything that is not paid there."""
    points = {source for p in match.state.players for source, n in p.sources.items() if n > 0}
    return ask.kind == "act" and len(points) == 7

"""Payment (3.1): buying pays the sensible way at once; whoever likes another way sets its cards and tokens out first.

A price is paid from the purse (what this turn's cards, exchanges and sources set out have left), with resource cards in
hand, and with tokens on producers, in storages and on the town hall. What can be stored afterwards matters: so `use`
sets any single source out, step by step, and the purse is always emptied first. Nobody is ever asked how to pay, which
would tell the others something about the hand.
"""

from __future__ import annotations

from longhall.games.vikings_gone_wild.box import BEER, GOLD, LOOT, Cost
from longhall.games.vikings_gone_wild.sheet import worth
from longhall.games.vikings_gone_wild.state import Building, Player, State
from longhall.games.vikings_gone_wild.verbs import pay_with, spend
from longhall.kernel import Option


def pay(s: State, seat: int, cost: Cost, counts: bool = True) -> None:
    """Pay a price that the player can pay: the purse first, then the sensible way."""
    beer, gold = max(0, cost[BEER] - s.purse[BEER]), max(0, cost[GOLD] - s.purse[GOLD])
    if beer or gold:
        pay_with(s, seat, sensible_way(s, s.players[seat], beer, gold))
    spend(s, cost, counts)


def sensible_way(s: State, p: Player, beer: int, gold: int) -> list[str]:
    """What would be lost anyway goes first: cards, as they cannot be stored; then tokens, storages last."""
    need, way = [beer, gold], []
    cards = [card for card in p.hand if card in s.box.gives]
    for which in (BEER, GOLD):
        while need[which] > 0 and (card := next_card(s, p, cards, which, need[which])):
            gives = worth(s, p, card)
            need = [need[BEER] - gives[BEER], need[GOLD] - gives[GOLD]]
            cards.remove(card)
            way.append(card)
    for which in (BEER, GOLD):
        if need[which] > 0:
            way += token_sources(s, p, which)[: need[which]]
    return way


def next_card(s: State, p: Player, cards: list[str], which: int, need: int) -> str | None:
    """The card to pay with next: the largest that is not too large, or else the smallest."""
    giving = [(amount, card) for card in cards if (amount := worth(s, p, card)[which])]
    if not giving:
        return None
    fitting = [pair for pair in giving if pair[0] <= need]
    return max(fitting)[1] if fitting else min(giving)[1]


def token_sources(s: State, p: Player, which: int) -> list[str]:
    """All tokens of a resource by where they lie: the town hall, producers, storages from the emptiest on."""
    loose, stored = holders(s, p, which)
    places = [*loose, *sorted(stored, key=lambda building: building.tokens)]
    return [LOOT[which]] * p.loot[which] + [b.ref for b in places for _ in range(b.tokens)]


def holders(s: State, p: Player, which: int) -> tuple[list[Building], list[Building]]:
    """The producers and the storages with tokens of a resource."""
    kinds, of = s.box.buildings, s.box.tokens_of
    there = [b for b in p.village if b.tokens and of[b.kind] == which]
    return [b for b in there if kinds[b.kind].stores is None], [b for b in there if kinds[b.kind].stores is not None]


def use_options(s: State, p: Player) -> list[Option]:
    """Each source that can be set out, where there is a choice: cards in hand, loot, producers, storages."""
    gives = s.box.gives
    cards = dict.fromkeys([card for card in p.hand if card in gives])
    tokens = any(p.loot) or sum([building.tokens for building in p.village]) > 0
    if not tokens and len(cards) < 2:
        return []
    found: list[str] = []
    for which in (BEER, GOLD):
        giving = [card for card in cards if gives[card][which]]
        loose, stored = holders(s, p, which) if tokens else ([], [])
        if len(giving) + (p.loot[which] > 0) + (loose != []) + len(stored) > 1:
            found += giving
            if p.loot[which]:
                found.append(LOOT[which])
            found += [building.ref for building in (*loose, *stored)]
    return [("use", source) for source in dict.fromkeys(found)]

"""Rules that the others build on: points and the favour of the gods, drawing, Odin's Path, missions, payment."""

from __future__ import annotations

from longhall.games.vikings_gone_wild.box import BEER, GOLD, LOOT, Cost
from longhall.games.vikings_gone_wild.sheet import tokens, worth
from longhall.games.vikings_gone_wild.state import Player, State
from longhall.games.vikings_gone_wild.verbs import (
    draw,
    gain_vp,
    pass_threshold,
    refill_path,
    reshuffle,
    reshuffle_path,
    spend,
    take_asgard,
    take_mission,
    turn_up_asgard,
    use_source,
)
from longhall.kernel import Ask, Chance, Option

DECLINE: Option = ("decline",)

# ---- points (Asgard cards) -----------------------------------------------------------------------------------------


async def score(s: State, seat: int, amount: int, source: str) -> None:
    """Gain points; each threshold reached or passed brings an Asgard card at once, in or out of turn."""
    if amount <= 0:
        return
    gain_vp(s, seat, amount, source)
    p, thresholds = s.players[seat], s.box.numbers["asgard_vp"]
    while p.favours < len(thresholds) and p.vp >= thresholds[p.favours]:
        pass_threshold(s, seat)
        await gain_asgard(s, seat)


async def gain_asgard(s: State, seat: int) -> None:
    """Turn up the top card of the Asgard deck and choose among it and the open ones; nothing if the deck is empty."""
    if s.asgard_left == 0:
        return
    (drawn,) = await Chance("asgard", len(s.asgard_unseen))
    turn_up_asgard(s, drawn)
    _, card = await Ask(seat, "asgard", [("favour", card) for card in dict.fromkeys(s.asgard)])
    take_asgard(s, seat, card)


# ---- decks (general rules) -----------------------------------------------------------------------------------------


async def draw_cards(s: State, seat: int, amount: int) -> None:
    """Take cards from one's own deck; an empty one is made anew of the discard pile, not of cards played this round."""
    p = s.players[seat]
    while amount:
        there = len(p.deck)
        if there > amount:
            draw(s, seat, await Chance("draw", there, amount))
            return
        if there:  # all that is left: no luck in it
            draw(s, seat, range(there))
            amount -= there
        if not p.discard:
            return
        reshuffle(s, seat)


async def fill_path(s: State) -> None:
    """Fill the free places of Odin's Path (3.1; ruling `path_empty` when the deck is empty)."""
    while len(s.path) < s.box.number("path_row"):
        if not s.path_deck:
            if not s.path_discard:
                return
            reshuffle_path(s)
        (drawn,) = await Chance("path", len(s.path_deck))
        refill_path(s, drawn)


async def next_mission(s: State, seat: int) -> None:
    """Take the top card of the mission deck, if there is one (ruling `missions_empty`)."""
    for deck in (s.missions_top, s.missions_rest):
        if deck:
            (drawn,) = await Chance("mission", len(deck))
            take_mission(s, seat, deck, drawn)
            return
    if s.missions_bottom:
        take_mission(s, seat, s.missions_bottom, 0)


def missions_left(s: State) -> bool:
    """Whether the mission deck has a card."""
    return bool(s.missions_top or s.missions_rest or s.missions_bottom)


# ---- payment (3.1) -------------------------------------------------------------------------------------------------


async def pay(s: State, seat: int, cost: Cost, what: str, counts: bool = True) -> None:
    """Pay with what is in the purse, then with cards and tokens of the player's choice.

    The sensible way is the first option: what would be lost anyway goes first. All others are there in steps.
    """
    purse = s.purse
    while True:
        beer, gold = max(0, cost[0] - purse[0]), max(0, cost[1] - purse[1])
        if not beer and not gold:
            break
        way = sensible_way(s, seat, beer, gold)
        if not only_way(s, seat, beer, gold):
            choice: Option = await Ask(
                seat,
                "pay",
                lambda beer=beer, gold=gold, way=way: pay_options(s, seat, beer, gold, way),  # type: ignore[misc]
                what=what,
                beer=beer,
                gold=gold,
            )
            way = choice[1:]
        for source in way:
            use_source(s, seat, source)
    spend(s, cost, counts)


def pay_options(s: State, seat: int, beer: int, gold: int, way: Option) -> list[Option]:
    """The sensible way as a whole, then each single source that gives something still needed."""
    p = s.players[seat]
    sources = dict.fromkeys([*(token_sources(s, p, BEER) if beer else ()), *(token_sources(s, p, GOLD) if gold else ())])
    cards = dict.fromkeys([card for card in p.hand if card in s.box.gives and _helps(s, p, card, beer, gold)])
    singles = [("use", source) for source in (*cards, *sources) if (source,) != way]
    return [("pay", *way), *singles]


def _helps(s: State, p: Player, card: str, beer: int, gold: int) -> bool:
    gives = worth(s, p, card)
    return bool((beer and gives[BEER]) or (gold and gives[GOLD]))


def token_sources(s: State, p: Player, which: int) -> list[str]:
    """Where tokens of a resource lie: the town hall, producers, storages from the emptiest on."""
    kinds, of = s.box.buildings, s.box.tokens_of
    holding = [b for b in p.village if b.tokens and of[b.kind] == which]
    loose = [b.ref for b in holding if kinds[b.kind].stores is None]
    stored = sorted([b for b in holding if kinds[b.kind].stores is not None], key=lambda b: b.tokens)
    return [*([LOOT[which]] if p.loot[which] else []), *loose, *[b.ref for b in stored]]


def sensible_way(s: State, seat: int, beer: int, gold: int) -> Option:
    """Cards first, as they cannot be stored, the largest that are not too large; then tokens, storages last."""
    p = s.players[seat]
    need, way = [beer, gold], []
    cards = [card for card in p.hand if card in s.box.gives]
    for which in (BEER, GOLD):
        while need[which] > 0 and (card := _next_card(s, p, cards, which, need[which])):
            gives = worth(s, p, card)
            need = [need[BEER] - gives[BEER], need[GOLD] - gives[GOLD]]
            cards.remove(card)
            way.append(card)
    for which in (BEER, GOLD):
        for source in token_sources(s, p, which) if need[which] > 0 else ():
            there = p.loot[which] if source in LOOT else next(b.tokens for b in p.village if b.ref == source)
            used = min(there, need[which])
            way += [source] * used
            need[which] -= used
    return tuple(way)


def _next_card(s: State, p: Player, cards: list[str], which: int, need: int) -> str | None:
    """The card to pay with next: the largest that is not too large, or else the smallest."""
    giving = [(amount, card) for card in cards if (amount := worth(s, p, card)[which])]
    if not giving:
        return None
    fitting = [pair for pair in giving if pair[0] <= need]
    return max(fitting)[1] if fitting else min(giving)[1]


def only_way(s: State, seat: int, beer: int, gold: int) -> bool:
    """Whether there is no choice in paying: all of a resource is needed, or all of it is alike."""
    p = s.players[seat]
    for which, need in ((BEER, beer), (GOLD, gold)):
        if need:
            cards = [card for card in p.hand if card in s.box.gives and worth(s, p, card)[which]]
            given = sum([worth(s, p, card)[which] for card in cards])
            kinds = {*cards, *[ref.rsplit("_", 1)[0] for ref in token_sources(s, p, which)]}
            if len(kinds) > 1 and given + tokens(s, p, which) > need:
                return False
            if _several_storages(s, p, which) and given + tokens(s, p, which) > need:
                return False
    return True


def _several_storages(s: State, p: Player, which: int) -> bool:
    """Whether tokens lie in more than one storage: which of them is opened may matter."""
    of, kinds = s.box.tokens_of, s.box.buildings
    return len([1 for b in p.village if b.tokens and of[b.kind] == which and kinds[b.kind].stores]) > 1

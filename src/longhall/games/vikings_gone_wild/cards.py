"""What cards do when they are played in one's own turn: one rule for each word of the vocabulary in `box.py`.

Which card does what, and how much, is data. Effects in an attack are in `attack.py` and `sheet.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from longhall.games.vikings_gone_wild.box import BEER, GOLD, LOOT, RESOURCES, SEATS
from longhall.games.vikings_gone_wild.rules import DECLINE, draw_cards
from longhall.games.vikings_gone_wild.sheet import others
from longhall.games.vikings_gone_wild.state import State
from longhall.games.vikings_gone_wild.verbs import (
    drop,
    drop_revealed,
    gain,
    note,
    put_loot,
    recover,
    remove_card,
    reshuffle,
    reveal,
    seat_of,
    see_hand,
    take_revealed,
    take_token,
)
from longhall.kernel import Ask, Chance, Option, Rule


async def act_out(s: State, seat: int, card: str) -> None:
    """Everything a card does, in the order that the player likes; gains come first, as their order cannot matter."""
    ops = sorted(s.box.plays[card], key=lambda op: op not in RESOURCES)
    effect: Mapping[str, int] = dict(s.box.cards[card].effect.items())
    while ops:
        op = ops[0]
        if len(ops) > 1 and op not in RESOURCES:
            _, op = await Ask(seat, "order", [("first", op) for op in ops], card=card)
        ops.remove(op)
        await EFFECTS[op](s, seat, effect[op])


def worth_playing(s: State, seat: int, card: str) -> bool:
    """Whether a card would do anything: theft needs a token to take, recovery a card in the discard pile."""
    for op in s.box.plays[card]:
        match op:
            case "steal_beer" | "steal_gold" | "tax_beer" | "tax_gold":
                if any(stealable(s, victim, int(op.endswith("gold"))) for victim in others(s, seat)):
                    return True
            case "recover":
                if s.players[seat].discard:
                    return True
            case _:
                return True
    return False


# ---- gains ---------------------------------------------------------------------------------------------------------


async def gain_resource(s: State, seat: int, amount: int, which: int) -> None:
    """Gain so much beer, or gold, for this turn."""
    gain(s, which, amount)


async def gain_mix(s: State, seat: int, amount: int) -> None:
    """Gain so many resources for this turn, in any mix of beer and gold."""
    mixes: list[Option] = [("mix", str(amount - gold), str(gold)) for gold in range(amount + 1)]
    _, beer, gold = await Ask(seat, "mix", mixes)
    for which, part in ((BEER, int(beer)), (GOLD, int(gold))):
        if part:
            gain(s, which, part)


async def boost_units(s: State, seat: int, amount: int) -> None:
    """Each unit of the player is stronger for the rest of the turn."""
    note(s, "boost", amount)


# ---- decks ---------------------------------------------------------------------------------------------------------


async def reveal_until(s: State, seat: int, amount: int, type: str) -> None:
    """Turn up cards of the own deck until enough of a class have come; those to the hand, the others discarded.

    An empty deck is made anew of the discard pile; if that is empty too, the search is over.
    """
    p = s.players[seat]
    while amount:
        if not p.deck:
            if not p.discard:
                break
            reshuffle(s, seat)
        (drawn,) = await Chance("reveal", len(p.deck))
        card = reveal(s, seat, drawn)
        if s.box.cards[card].type == type:
            take_revealed(s, seat, card)
            amount -= 1
    drop_revealed(s, seat)


async def destroy(s: State, seat: int, amount: int) -> None:
    """The player may remove so many cards in hand or discard pile from the game."""
    for _ in range(amount):
        choice = await Ask(seat, "remove", lambda: remove_options(s, seat))
        if choice == DECLINE:
            return
        remove_card(s, seat, choice[1], choice[2])


def remove_options(s: State, seat: int) -> list[Option]:
    """Each different card in hand, then in the discard pile."""
    p = s.players[seat]
    hand: list[Option] = [("remove", card, "hand") for card in dict.fromkeys(p.hand)]
    return [*hand, *[("remove", card, "discard") for card in dict.fromkeys(p.discard)], DECLINE]


async def recover_cards(s: State, seat: int, amount: int) -> None:
    """The player may take so many cards of the own discard pile to the hand."""
    for _ in range(min(amount, len(s.players[seat].discard))):
        cards = dict.fromkeys(s.players[seat].discard)
        choice: Option = await Ask(seat, "recover", [*[("recover", card) for card in cards], DECLINE])
        if choice == DECLINE:
            return
        recover(s, seat, choice[1])


async def peek(s: State, seat: int, amount: int) -> None:
    """An opponent shows the hand to the player, who may have so many defence cards of it discarded."""
    hands: list[Option] = [("peek", SEATS[other]) for other in others(s, seat) if s.players[other].hand]
    if not hands:
        return
    _, crest = hands[0] if len(hands) == 1 else await Ask(seat, "peek", hands)
    whose = seat_of(crest)
    await Chance("peek", 1, 0)
    see_hand(s, seat, whose)
    for _ in range(amount):
        choice = await Ask(seat, "drop", lambda: drop_options(s, whose), of_seat=whose)
        if choice == DECLINE:
            return
        drop(s, whose, choice[1])


def drop_options(s: State, whose: int) -> list[Option]:
    """Each defence card in the hand that was seen."""
    cards = dict.fromkeys(s.players[whose].hand)
    return [*[("drop", card) for card in cards if s.box.cards[card].type == "defense"], DECLINE]


# ---- theft ---------------------------------------------------------------------------------------------------------


def stealable(s: State, victim: int, which: int) -> list[str]:
    """Where a village has tokens of a resource: buildings of any kind, and loot on the town hall (ruling `theft`)."""
    p, of = s.players[victim], s.box.tokens_of
    refs = [b.ref for b in p.village if b.tokens and of[b.kind] == which]
    return [*refs, *([LOOT[which]] if p.loot[which] else [])]


async def steal(s: State, seat: int, amount: int, which: int) -> None:
    """Take so many tokens of a resource from buildings of an opponent; they are loot."""
    for _ in range(amount):
        await steal_one(s, seat, others(s, seat), which)


async def tax(s: State, seat: int, amount: int, which: int) -> None:
    """Take so many tokens of a resource from every opponent who has them."""
    for victim in others(s, seat):
        for _ in range(amount):
            await steal_one(s, seat, [victim], which)


async def steal_one(s: State, seat: int, victims: list[int], which: int) -> None:
    """Take one token, from where the player likes."""
    options: list[Option] = [("steal", SEATS[victim], ref) for victim in victims for ref in stealable(s, victim, which)]
    if not options:
        return
    _, crest, ref = options[0] if len(options) == 1 else await Ask(seat, "steal", options, resource=RESOURCES[which])
    put_loot(s, seat, take_token(s, seat_of(crest), ref), 1)


EFFECTS: Final[dict[str, Callable[[State, int, int], Rule[None]]]] = {
    "beer": partial(gain_resource, which=BEER),
    "gold": partial(gain_resource, which=GOLD),
    "mix": gain_mix,
    "draw": draw_cards,
    "boost": boost_units,
    "steal_beer": partial(steal, which=BEER),
    "steal_gold": partial(steal, which=GOLD),
    "tax_beer": partial(tax, which=BEER),
    "tax_gold": partial(tax, which=GOLD),
    "reveal_resource": partial(reveal_until, type="resource"),
    "reveal_unit": partial(reveal_until, type="unit"),
    "destroy": destroy,
    "recover": recover_cards,
    "peek": peek,
}

"""Rules of gaining and losing that the others build on: cards, runes, army points, injuries, the hand limit."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.control import settle
from longhall.games.lords_of_ragnarok.hooks import fire
from longhall.games.lords_of_ragnarok.sheet import effect, hand_limit, rune_limit
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.verbs.cards import (
    clear_offer,
    discard,
    draw,
    lay_out,
    renew_blessings,
    reshuffle,
    take_artefact,
    take_blessing,
)
from longhall.games.lords_of_ragnarok.verbs.pieces import (
    gain_any_runes,
    gain_rune,
    grow_army,
    heal,
    injure,
    shed_rune,
)
from longhall.kernel import Ask, Chance, Option

DECLINE: Option = ("decline",)

# ---- cards -----------------------------------------------------------------------------------------------------------


async def draw_cards(s: State, seat: int, count: int, beyond: bool = False) -> None:
    """Draw battle cards, shuffling the discard pile in if need be (rule 1.16); a follower up to 8, or `beyond`."""
    p = s.players[seat]
    if p.follower and not beyond:
        count = min(count, hand_limit(s, p) - len(p.hand))
    if count > len(s.deck) and s.discard:
        count -= len(s.deck)
        if s.deck:
            draw(s, seat, await Chance("draw", len(s.deck), len(s.deck)))
        reshuffle(s)
    count = min(count, len(s.deck))
    if count > 0:
        draw(s, seat, await Chance("draw", len(s.deck), count))


def hand_options(p: Player, verb: str) -> list[Option]:
    """Each kind of card in hand."""
    return [(verb, card) for card in sorted(set(p.hand))]


async def discard_chosen(s: State, seat: int, count: int, kind: str) -> None:
    """A person discards cards of choice, one at a time."""
    p = s.players[seat]
    for _ in range(min(count, len(p.hand))):
        _, card = await Ask(seat, kind, lambda: hand_options(p, "discard"))
        discard(s, seat, card)


async def discard_random(s: State, seat: int, count: int) -> None:
    """A person discards cards at random."""
    p = s.players[seat]
    for _ in range(min(count, len(p.hand))):
        (at,) = await Chance("discard", len(p.hand))
        discard(s, seat, p.hand[at])


async def check_hand(s: State, seat: int) -> None:
    """Discard down to the hand limit (rule 1.12)."""
    p = s.players[seat]
    await discard_chosen(s, seat, len(p.hand) - hand_limit(s, p), "hand_limit")


# ---- runes -----------------------------------------------------------------------------------------------------------


async def gain_runes(s: State, seat: int, count: int) -> None:
    """Gain runes: a person chooses the kinds, a follower does not care (p. 3)."""
    if s.players[seat].follower:
        gain_any_runes(s, seat, count)
        return
    for _ in range(count):
        kinds: list[Option] = [("rune", word) for i, word in enumerate(s.box.rune_words) if s.supply[i]]
        if not kinds:
            return
        _, word = await Ask(seat, "rune", kinds)
        gain_rune(s, seat, s.box.rune_number[word])
        await shed_runes(s, seat)


async def shed_runes(s: State, seat: int) -> None:
    """A person over the limit chooses which runes to give back (rule 1.10)."""
    p = s.players[seat]
    while sum(p.runes) > rune_limit(s, p):
        words = [word for i, word in enumerate(s.box.rune_words) if p.runes[i]]
        _, word = await Ask(seat, "shed", [("shed", word) for word in words])
        shed_rune(s, seat, s.box.rune_number[word])


async def card_or_rune(s: State, seat: int) -> None:
    """What a follower gets from an allied realm: whichever it has fewer of, a card if equal (p. 3)."""
    p = s.players[seat]
    if len(p.hand) <= sum(p.runes):
        await draw_cards(s, seat, 1)
    else:
        gain_any_runes(s, seat, 1)


# ---- army points -----------------------------------------------------------------------------------------------------


def army_options(s: State, p: Player, verb: str, armies: list[int]) -> dict[Option, int]:
    """Armies to choose from, by region and value; equal ones are one option."""
    word = s.map.word
    return {(verb, word[p.where[army]], str(p.value[army])): army for army in reversed(armies)}


def growable(s: State, p: Player) -> list[int]:
    """A player's armies on the map that are below the limit."""
    return [army for army, value in enumerate(p.value) if 0 < value < s.rules.army_value_max]


async def grow(s: State, seat: int, army: int, amount: int = 1) -> None:
    """An army grows; in a neutral region that may give control (ruling `control_growth`)."""
    grow_army(s, seat, army, amount)
    await settle(s, seat, s.players[seat].where[army])


async def army_points(s: State, seat: int, count: int, among: list[int] | None = None) -> None:
    """A person adds points to armies, one at a time, freely split (rule 5.4)."""
    p = s.players[seat]
    for _ in range(count):
        able = [army for army in growable(s, p) if among is None or army in among]
        if not able:
            return
        options = army_options(s, p, "grow", able)
        choice = next(iter(options)) if len(options) == 1 else await Ask(seat, "army_up", sorted(options))
        await grow(s, seat, options[choice])


# ---- injuries --------------------------------------------------------------------------------------------------------


async def injure_hero(s: State, seat: int, count: int, lasting: bool = False) -> bool:
    """Deal injuries to a person's hero; the person picks the attributes (rule 1.8). False if one could not be taken."""
    p = s.players[seat]
    for _ in range(count):
        sound = [which for which in range(3) if not p.injured[which]]
        if not sound:
            return False
        which = sound[0]
        if len(sound) > 1:
            _, word = await Ask(seat, "injury", [("injure", ATTRIBUTES[i]) for i in sound])
            which = ATTRIBUTES.index(word)
        injure(s, seat, which, lasting)
        await fire(s, seat, "injured")
    return True


def healable(p: Player) -> list[int]:
    """The injured attributes that can be healed now."""
    return [which for which in range(3) if p.injured[which] and not p.lasting[which]]


async def heal_some(s: State, seat: int, count: int) -> None:
    """Heal injuries of choice."""
    p = s.players[seat]
    for _ in range(count):
        hurt = healable(p)
        if not hurt:
            return
        which = hurt[0]
        if len(hurt) > 1 and count < len(hurt):
            _, word = await Ask(seat, "heal", [("heal", ATTRIBUTES[i]) for i in hurt])
            which = ATTRIBUTES.index(word)
        heal(s, seat, which)


# ---- blessings and artefacts -----------------------------------------------------------------------------------------


async def gain_blessing(s: State, seat: int) -> None:
    """Draw a random blessing (p. 5, 7)."""
    if not s.blessings:
        renew_blessings(s)
    if s.blessings:
        (at,) = await Chance("blessing", len(s.blessings))
        await bless(s, seat, s.blessings[at], s.blessings)


async def bless(s: State, seat: int, card: str, source: list[str]) -> None:
    """Take a blessing, and what it gives at once."""
    take_blessing(s, seat, card, source)
    if not s.players[seat].follower:
        await gain_runes(s, seat, s.box.blessings[card].effect.get("runes_now", 0))


async def select_blessings(s: State, seat: int) -> None:
    """Players + 1 blessings are revealed; from the active player on, everybody takes one (rule 15.1).

    A follower takes one blindly (p. 6).
    """
    order = s.order[s.order.index(seat) :] + s.order[: s.order.index(seat)]
    count = len(order) + s.rules.blessings_over_players
    if len(s.blessings) < count:
        renew_blessings(s)
    count = min(count, len(s.blessings))
    lay_out(s, s.blessings, await Chance("blessings", len(s.blessings), count), "blessings")
    for player in order:
        if not s.offer:
            break
        if s.players[player].follower:
            (at,) = await Chance("blind_blessing", len(s.offer))
            card = s.offer[at]
        else:
            _, card = await Ask(player, "blessing", [("bless", card) for card in s.offer])
        await bless(s, player, card, s.offer)
    clear_offer(s, s.past_blessings)


async def gain_artefact(s: State, seat: int, choice: bool = False) -> None:
    """A person gains a neutral artefact: a random one, or one of two."""
    count = min(s.rules.neutral_artefacts_drawn if choice else 1, len(s.artefacts))
    if not count:
        return
    lay_out(s, s.artefacts, await Chance("artefact", len(s.artefacts), count), "artefacts")
    card = s.offer[0]
    if count > 1:
        _, card = await Ask(seat, "artefact", [("keep", card) for card in s.offer])
    take_artefact(s, seat, card, s.offer)
    clear_offer(s, s.artefacts)


def forge_more(s: State, p: Player) -> int:
    """Runes that a person takes when forging."""
    return 1 + effect(s, p, "forge_more")

"""Battle (rules 11.1-11.11), and what is different when a follower fights in it (p. 7).

The attacker is side 0, the defender side 1. A person plays cards from the hand with their texts; a follower plays cards
of its battle deck at random, for their values alone.
"""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import settle
from longhall.games.lords_of_ragnarok.follower.choice import choose_region, explain
from longhall.games.lords_of_ragnarok.gains import army_options, draw_cards, gain_blessing
from longhall.games.lords_of_ragnarok.hooks import HOOKS, fire, total
from longhall.games.lords_of_ragnarok.sheet import (
    armies_at,
    army_mask,
    authority,
    beside,
    challenge,
    effect,
    enterable,
    force,
    support,
    wisdom,
)
from longhall.games.lords_of_ragnarok.state import Battle, State
from longhall.games.lords_of_ragnarok.verbs.cards import form_battle_deck, return_battle_deck, show_hand
from longhall.games.lords_of_ragnarok.verbs.course import (
    add_bonus,
    close_battle,
    mark_peek,
    open_battle,
    pass_battle,
    play,
    tell_result,
)
from longhall.games.lords_of_ragnarok.verbs.pieces import destroy_army, move_army, shrink_army
from longhall.kernel import Ask, Chance, Option

PASS: Option = ("pass",)


async def battle(s: State, attacker: int, defender: int, where: int, came: list[tuple[int, int]]) -> int:
    """A whole battle; the winner's seat. `came` are the attacking armies and where each came from."""
    fight = open_battle(s, attacker, defender, where, came)
    await prepare(s, fight)
    await rounds(s, fight)
    totals = [battle_value(s, fight, side) for side in (0, 1)]
    winner = 0 if totals[0] > totals[1] else 1
    tell_result(s, totals, winner)
    await casualties(s, fight, winner)
    return_battle_deck(s, attacker)
    return_battle_deck(s, defender)
    close_battle(s)
    await aftermath(s, fight, winner)
    return fight.fighters[winner]


# ---- before the cards (rules 11.2-11.3, p. 7) ------------------------------------------------------------------------


async def prepare(s: State, fight: Battle) -> None:
    """Bonuses, a follower's battle deck and support army, and what comes before the battle, the attacker's first."""
    for side, seat in enumerate(fight.fighters):
        if s.players[seat].follower:
            await ready_follower(s, fight, side)
        else:
            ready_person(s, fight, side)
    for side, seat in enumerate(fight.fighters):
        await fire(s, seat, "before_battle", side)
        enemy = fight.fighters[1 - side]
        if effect(s, s.players[seat], "peek"):
            await Chance("look", 1, 0)
            show_hand(s, enemy, seat)
            if s.players[enemy].follower:
                mark_peek(s)


def ready_person(s: State, fight: Battle, side: int) -> None:
    """A person's hero and blessings."""
    seat = fight.fighters[side]
    p = s.players[seat]
    if side == 0:
        add_bonus(s, side, effect(s, p, "attack_value"), "blessings")
        add_bonus(s, side, total(s, seat, "attack_value", fight.where), p.hero)
    else:
        add_bonus(s, side, effect(s, p, "defend_value"), "blessings")


async def ready_follower(s: State, fight: Battle, side: int) -> None:
    """A follower's tucked cards, its temple and support army if it defends, and its battle deck."""
    seat, where = fight.fighters[side], fight.where
    p = s.players[seat]
    add_bonus(s, side, len(p.tucked), "tucked")
    if side == 1 and s.control[where] == seat and s.temples >> where & 1:
        add_bonus(s, side, authority(p), "temple")
    count = min(len(p.hand), wisdom(p))
    if count:
        form_battle_deck(s, seat, await Chance("battle_deck", len(p.hand), count))
    helper = support(s, seat, where)
    if side == 1 and helper >= 0:
        move_army(s, seat, helper, where, "supported")


# ---- the cards (rules 11.4-11.5, p. 7) -------------------------------------------------------------------------------


async def rounds(s: State, fight: Battle) -> None:
    """In turn, the defender first, each plays a card or passes for good, until both have passed."""
    side = 1 if s.rules.defender_plays_first else 0
    while not all(fight.passed):
        if not fight.passed[side]:
            await play_or_pass(s, fight, side)
        side = 1 - side


async def play_or_pass(s: State, fight: Battle, side: int) -> None:
    """One player's turn in a battle."""
    seat = fight.fighters[side]
    p = s.players[seat]
    if p.follower:
        await follower_plays(s, fight, side)
    elif not p.hand:
        pass_battle(s, side)
    else:
        choice = await Ask(
            seat,
            "battle_card",
            lambda: card_options(s, fight, side),
            region=s.map.word[fight.where],
            own=battle_value(s, fight, side),
            enemy=battle_value(s, fight, 1 - side),
        )
        if choice == PASS:
            pass_battle(s, side)
        else:
            card = choice[1]
            play(s, side, card, text_value(s, fight, side, card), p.hand)
            hook = HOOKS["played"].get(card)
            if hook is not None:
                await hook(s, side)


async def follower_plays(s: State, fight: Battle, side: int) -> None:
    """A follower passes with no card left, or when its enemy has passed and it is ahead; else a random card (p. 7)."""
    seat = fight.fighters[side]
    deck = s.players[seat].battle_deck
    lead = battle_value(s, fight, side) - battle_value(s, fight, 1 - side)
    if not deck:
        explain(s, seat, "battle", "pass", "no_cards")
        pass_battle(s, side)
    elif fight.passed[1 - side] and (lead > 0 or (lead == 0 and side == 1)):
        explain(s, seat, "battle", "pass", "ahead")
        pass_battle(s, side)
    else:
        (at,) = await Chance("battle_card", len(deck))
        play(s, side, deck[at], 0, deck)


def card_options(s: State, fight: Battle, side: int) -> list[Option]:
    """To pass, or a card whose losses the armies can bear together with those played before (rule 11.5)."""
    p = s.players[fight.fighters[side]]
    room = force(p, fight.where) - own_losses(s, fight, side)
    cards = s.box.cards
    able = [card for card in sorted(set(p.hand)) if cards[card].casualties - cards[card].ignore <= room]
    return [PASS, *[("play", card) for card in able]]


def card_value(s: State, seat: int, card: str) -> int:
    """The value of a card in battle, with what blessings add to hammers."""
    record = s.box.cards[card]
    if record.symbol == "hammer":
        return record.value + effect(s, s.players[seat], "hammer_value")
    return record.value


def battle_value(s: State, fight: Battle, side: int) -> int:
    """Armies, bonuses and cards of one side (rule 11.2)."""
    seat = fight.fighters[side]
    texts = [text for text, muted in zip(fight.texts[side], fight.muted[side], strict=True) if not muted]
    values = [card_value(s, seat, card) for card in fight.played[side]]
    return force(s.players[seat], fight.where) + fight.bonus[side] + sum(values) + sum(texts)


def text_value(s: State, fight: Battle, side: int, card: str) -> int:
    """What the text of a card adds at the moment it is played."""
    record, seat = s.box.cards[card], fight.fighters[side]
    if not record.bonus or (record.when is not None and not holds(s, fight, side, record.when)):
        return 0
    p = s.players[seat]
    count = len(armies_at(p, fight.where)) if record.per == "army" else authority(p) if record.per else 1
    return record.bonus * count


def holds(s: State, fight: Battle, side: int, when: str) -> bool:
    """Whether the condition of a card's text is fulfilled."""
    seat, where = fight.fighters[side], fight.where
    p, enemy = s.players[seat], s.players[fight.fighters[1 - side]]
    match when:
        case "attacking":
            return side == 0
        case "defending":
            return side == 1
        case "defending_settlement":
            return side == 1 and bool(p.holds & s.map.settlements & 1 << where)
        case "defending_temple":
            return side == 1 and bool(s.temples >> where & 1)
        case "own_hero_here":
            return p.hero_at == where
        case "more_armies":
            return len(armies_at(p, where)) > len(armies_at(enemy, where))
        case _:  # lower_value
            return battle_value(s, fight, side) < battle_value(s, fight, 1 - side)


# ---- casualties and retreat (rules 11.7-11.9, p. 7) ------------------------------------------------------------------


def spoken(s: State, fight: Battle, side: int) -> list[str]:
    """The played cards of a person whose text counts."""
    if s.players[fight.fighters[side]].follower:
        return []
    return [card for card, muted in zip(fight.played[side], fight.muted[side], strict=True) if not muted]


def own_losses(s: State, fight: Battle, side: int) -> int:
    """The symbols of losses on the cards a person has played, less those that do not count."""
    cards = s.box.cards
    symbols = sum([cards[card].casualties for card in fight.played[side]])
    ignored = sum([cards[card].ignore for card in spoken(s, fight, side)])
    ignored += effect(s, s.players[fight.fighters[side]], "ignore_losses")
    return max(0, symbols - ignored)


async def casualties(s: State, fight: Battle, winner: int) -> None:
    """Both sides lose army points."""
    cards = s.box.cards
    for side, seat in enumerate(fight.fighters):
        lost = side != winner
        more = sum([cards[card].win_losses for card in spoken(s, fight, 1 - side)]) if lost else 0
        if s.players[seat].follower:
            follower_losses(s, seat, fight.where, 1 + more, lost)
            continue
        losses = own_losses(s, fight, side) + more
        if lost and not any(cards[card].spared for card in spoken(s, fight, side)):
            losses += s.rules.loser_extra_casualty
        await person_losses(s, seat, fight.where, losses)


async def person_losses(s: State, seat: int, where: int, count: int) -> None:
    """A person removes points from the armies in the battle, as they like (rule 11.7)."""
    p = s.players[seat]
    for _ in range(count):
        armies = armies_at(p, where)
        if not armies:
            return
        options = army_options(s, p, "lose", armies)
        choice = next(iter(options))
        if len(options) > 1:
            choice = await Ask(seat, "losses", sorted(options), region=s.map.word[where])
        shrink_army(s, seat, options[choice], 1, "battle")


def follower_losses(s: State, seat: int, where: int, count: int, lost: bool) -> None:
    """A follower's strongest army there loses 1, its last point only if the battle is lost (p. 7)."""
    p = s.players[seat]
    for _ in range(count):
        armies = armies_at(p, where)
        if not armies:
            return
        army = max(armies, key=lambda a: p.value[a])
        if p.value[army] == 1 and not lost:
            return
        shrink_army(s, seat, army, 1, "battle")


async def aftermath(s: State, fight: Battle, winner: int) -> None:
    """The loser retreats; a winning attacker may take control; what victories bring (rules 11.8-11.10)."""
    where, seat, loser = fight.where, fight.fighters[winner], fight.fighters[1 - winner]
    p = s.players[seat]
    if s.players[loser].follower:
        await retreat_follower(s, loser, where, armies_at(s.players[loser], where))
    elif winner == 0:
        await retreat(s, loser, where)
    else:
        await fall_back(s, loser, where, fight.came)
    await fire(s, seat, "battle_won", where)
    if p.follower:
        for _ in range(challenge(s, "spoils")):
            await gain_blessing(s, seat)
    else:
        await draw_cards(s, seat, effect(s, p, "win_cards"))
    await settle(s, seat, where)


async def retreat(s: State, seat: int, where: int) -> None:
    """A person's armies retreat together to one adjacent region they control; else they are destroyed (rule 11.9)."""
    p = s.players[seat]
    armies = armies_at(p, where)
    if not armies:
        return
    ways = bits(beside(s, p, where) & p.holds & enterable(s, p) & ~enemy_armies(s, seat))
    if not ways:
        for army in armies:
            destroy_army(s, seat, army, "no_retreat")
        return
    region = ways[0]
    if len(ways) > 1:
        options: list[Option] = [("retreat", s.map.word[region]) for region in ways]
        _, word = await Ask(seat, "retreat", options, region=s.map.word[where])
        region = s.map.number[word]
    for army in armies:
        move_army(s, seat, army, region, "retreated")


def enemy_armies(s: State, seat: int) -> int:
    """The regions where others have armies."""
    mask = 0
    for other, p in enumerate(s.players):
        if other != seat:
            mask |= army_mask(p)
    return mask


async def fall_back(s: State, seat: int, where: int, came: list[tuple[int, int]]) -> None:
    """A losing attacker's armies go back to where each came from; else they are destroyed (rule 11.9)."""
    p = s.players[seat]
    barred = enemy_armies(s, seat) | ~enterable(s, p)
    for army, source in came:
        if p.where[army] != where:
            continue
        if barred >> source & 1:
            destroy_army(s, seat, army, "no_retreat")
        else:
            move_army(s, seat, army, source, "retreated")
            await settle(s, seat, source)


async def retreat_follower(s: State, seat: int, where: int, armies: list[int]) -> None:
    """A follower's armies retreat to an adjacent region it controls (p. 7); else they are destroyed."""
    if not armies:
        return
    ways = bits(s.map.near[where] & s.players[seat].holds & ~enemy_armies(s, seat) & ~(1 << where))
    region = await choose_region(s, seat, "retreat", ways) if ways else 0
    for army in armies:
        if region:
            move_army(s, seat, army, region, "retreated")
        else:
            destroy_army(s, seat, army, "no_retreat")

"""The hunt of a person (rules 14.1-14.10) and the death of a monster. A follower hunts in `follower/beasts.py`."""

from __future__ import annotations

from collections import Counter
from functools import partial

from longhall.games.lords_of_ragnarok.artefacts import any_time, use_artefact
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import GameEnds, spare_marker
from longhall.games.lords_of_ragnarok.gains import (
    check_hand,
    discard_chosen,
    discard_random,
    draw_cards,
    gain_artefact,
    gain_runes,
    injure_hero,
)
from longhall.games.lords_of_ragnarok.hooks import hooked
from longhall.games.lords_of_ragnarok.records import Strike
from longhall.games.lords_of_ragnarok.sheet import effect, in_turn, might, open_wounds
from longhall.games.lords_of_ragnarok.state import Hunt, Player, State
from longhall.games.lords_of_ragnarok.verbs.cards import (
    choose_attack,
    discard,
    exhaust,
    lay_out,
    shuffle_attacks,
    take_artefact,
)
from longhall.games.lords_of_ragnarok.verbs.course import (
    close_hunt,
    open_hunt,
    owe,
    tell_step,
    use_cancel,
    use_wild,
    win,
)
from longhall.games.lords_of_ragnarok.verbs.pieces import gain_priests, place_hero, shrink_army
from longhall.games.lords_of_ragnarok.verbs.world import cover_wound, gain_slayer, slay, take_ring, uncover_wound
from longhall.kernel import Ask, Chance, Option

REST: Option = ("rest",)
GIVE_UP: Option = ("give_up",)
SUFFER: Option = ("suffer",)


def huntable(s: State, seat: int) -> list[str]:
    """The monsters that a person may hunt: where the hero is, Loki only with slayer tokens enough (rule 14.1)."""
    p = s.players[seat]
    ready = p.slayers >= s.rules.loki_slayer_tokens
    return [
        name
        for name, beast in s.monsters.items()
        if beast.at and beast.at == p.hero_at and (name != s.box.loki or ready)
    ]


async def hunt(s: State, seat: int, monster: str) -> None:
    """A whole hunt."""
    p = s.players[seat]
    if s.monsters[monster].ring == seat:
        take_ring(s, monster)
    chase = open_hunt(s, seat, monster, effect(s, p, "wild_spear"), effect(s, p, "hunt_cancels"))
    more = 0
    for _, hook in hooked(s, seat, "before_hunt"):
        more += await hook(s, seat)
    await draw_cards(s, seat, might(p) + effect(s, p, "hunt_cards") + more)
    while await strike(s, chase):
        if not open_wounds(s.monsters[monster]):
            await kill(s, seat, monster)
            break
        if not await monster_strikes(s, chase):
            break
    close_hunt(s)
    shuffle_attacks(s)
    await check_hand(s, seat)


# ---- the hero strikes (rule 14.3) ------------------------------------------------------------------------------------


async def strike(s: State, chase: Hunt) -> bool:
    """Cover wound spaces, at least one; False if the hunter gives up."""
    seat, covered = chase.hunter, 0
    while open_wounds(s.monsters[chase.monster]):
        away = REST if covered else GIVE_UP
        choice = await Ask(seat, "strike", partial(strike_options, s, chase, away), monster=chase.monster)
        match choice:
            case ("rest",):
                return True
            case ("give_up",):
                return False
            case ("use", artefact):
                await use_artefact(s, seat, artefact)
            case (_, space, *cards):
                await wound(s, chase, int(space) - 1, cards)
                covered += 1
    return True


def strike_options(s: State, chase: Hunt, away: Option) -> list[Option]:
    """To end, an artefact, a card of the right symbol for an open space, or several of one symbol for any."""
    p, box = s.players[chase.hunter], s.box
    symbols, wounds = box.monsters[chase.monster].wounds, s.monsters[chase.monster].wounds
    spaces = [i for i, marker in enumerate(wounds) if marker < 0]
    options: list[Option] = [away, *any_time(s, chase.hunter)]
    for card in sorted(set(p.hand)):
        wild = chase.wild > 0 and box.cards[card].symbol == "spear"
        options += [("wound", str(i + 1), card) for i in spaces if wild or box.cards[card].symbol == symbols[i]]
    for trade in trades(s, p):
        options += [("trade", str(i + 1), *trade) for i in spaces]
    return options


def trades(s: State, p: Player) -> list[tuple[str, ...]]:
    """Pairs of cards with one symbol."""
    cards, count = s.box.cards, s.rules.hunt_trade_cards
    if count != 2:
        return _packs(s, p, count)
    held = Counter(p.hand)
    kinds = sorted(held)
    return [
        (a, b)
        for i, a in enumerate(kinds)
        for b in kinds[i:]
        if cards[a].symbol == cards[b].symbol and (a != b or held[a] > 1)
    ]


def _packs(s: State, p: Player, count: int) -> list[tuple[str, ...]]:
    """For an owner who sets another number: the first cards of each symbol that is held often enough."""
    by_symbol: dict[str, list[str]] = {}
    for card in sorted(p.hand):
        by_symbol.setdefault(s.box.cards[card].symbol, []).append(card)
    return [tuple(cards[:count]) for cards in by_symbol.values() if len(cards) >= count]


async def wound(s: State, chase: Hunt, space: int, cards: list[str]) -> None:
    """Discard cards, put a marker on a wound space, and take its reward at once."""
    seat, monster = chase.hunter, chase.monster
    record = s.box.monsters[monster]
    if len(cards) == 1 and s.box.cards[cards[0]].symbol != record.wounds[space]:
        use_wild(s)
    for card in cards:
        discard(s, seat, card)
    await spare_marker(s, seat)
    cover_wound(s, seat, monster, space)
    reward = record.rewards.get(str(space + 1))
    if reward is not None:
        await take_reward(s, seat, reward)


async def take_reward(s: State, seat: int, reward: str) -> None:
    """What a wound space with a reward pays a person."""
    gain = s.box.rewards[reward].gain
    gain_priests(s, seat, gain.get("priests", 0))
    await gain_runes(s, seat, gain.get("runes", 0))
    more = effect(s, s.players[seat], "reward_cards")
    await draw_cards(s, seat, gain.get("cards", 0) + more)
    for _ in range(gain.get("artefact", 0)):
        await gain_artefact(s, seat)


async def kill(s: State, seat: int, monster: str) -> None:
    """A monster dies: slayer tokens, its artefact; Loki's death wins the game (rule 14.9, p. 3, 6)."""
    beast, record = s.monsters[monster], s.box.monsters[monster]
    owed = [other for other in in_turn(s, seat) if beast.wounds.count(other) >= s.rules.slayer_markers]
    if s.players[seat].follower and seat not in owed:
        owed.insert(0, seat)
    slay(s, seat, monster)
    if record.loki:
        win(s, [seat], "hunter")
        raise GameEnds
    for other in owed:
        gain_slayer(s, other)
    if record.artefact is not None:
        take_artefact(s, seat, record.artefact, [])


# ---- the monster strikes (rules 14.5-14.8) ---------------------------------------------------------------------------


async def monster_strikes(s: State, chase: Hunt) -> bool:
    """The monster attacks; whether the hunt can go on."""
    count = min(s.rules.strikes_drawn, len(s.attacks))
    lay_out(s, s.attacks, await Chance("attack", len(s.attacks), count), "attacks")
    card = await attack_chosen(s, chase)
    choose_attack(s, card)
    return await defend(s, chase, card) and len(s.attacks) >= s.rules.strikes_drawn


def chooser(s: State, seat: int) -> int:
    """Who decides for the monster: the next person in turn order; -1 where there is none (p. 3: at random)."""
    return next((other for other in in_turn(s, seat)[1:] if not s.players[other].follower), -1)


async def attack_chosen(s: State, chase: Hunt) -> str:
    """The attack card to carry out, of those laid out."""
    by = chooser(s, chase.hunter)
    kinds = sorted(set(s.offer))
    if len(kinds) == 1:
        return kinds[0]
    if by < 0:
        (at,) = await Chance("attack_card", len(s.offer))
        return s.offer[at]
    _, card = await Ask(by, "attack_card", [("inflict", card) for card in kinds], monster=chase.monster)
    return card


def attack_strength(s: State, chase: Hunt, card: str) -> int:
    """What a defence must reach."""
    record = s.box.attacks[card]
    return min(record.strength, open_wounds(s.monsters[chase.monster])) if record.by_wounds else record.strength


async def defend(s: State, chase: Hunt, card: str) -> bool:
    """Block, parry, cancel or suffer an attack, then draw; whether the hunt goes on (rule 14.6)."""
    seat, strength = chase.hunter, attack_strength(s, chase, card)
    p = s.players[seat]
    choice = SUFFER
    options = defences(s, chase, strength)
    if p.hand or len(options) > 1:
        choice = await Ask(seat, "defend", lambda: defences(s, chase, strength), card=card, strength=strength)
    if choice == SUFFER:
        goes_on = await suffer(s, chase, s.box.attacks[card].effect)
        if not s.box.attacks[card].effect.get("no_draw"):
            await draw_cards(s, seat, s.rules.suffered_draw)
        return goes_on
    await ward_off(s, chase, choice, strength)
    await draw_cards(s, seat, s.rules.defended_draw)
    return True


def defences(s: State, chase: Hunt, strength: int) -> list[Option]:
    """To suffer, to cancel, a shield, or a first card of those whose values can reach the strength."""
    p, cards = s.players[chase.hunter], s.box.cards
    options: list[Option] = [SUFFER]
    if chase.cancels > 0:
        options.append(("cancel",))
    options += [("use", name) for name, _ in hooked(s, chase.hunter, "parry")]
    held = sorted(set(p.hand))
    options += [("block", card) for card in held if cards[card].symbol == "shield"]
    if sum([cards[card].value for card in p.hand]) >= strength:
        options += [("parry", card) for card in held if cards[card].value]
    return options


async def ward_off(s: State, chase: Hunt, choice: Option, strength: int) -> None:
    """Pay for a defence."""
    seat = chase.hunter
    p, cards = s.players[seat], s.box.cards
    match choice:
        case ("cancel",):
            use_cancel(s)
        case ("use", artefact):
            exhaust(s, seat, artefact)
        case ("block", card):
            discard(s, seat, card)
        case (_, card):
            discard(s, seat, card)
            owe(s, strength - cards[card].value)
            while chase.owed:
                _, card = await Ask(seat, "parry", lambda: parries(s, p), left=chase.owed)
                discard(s, seat, card)
                owe(s, chase.owed - cards[card].value)
    tell_step(s, "defended", seat, monster=chase.monster)


def parries(s: State, p: Player) -> list[Option]:
    """Each kind of card in hand with a value."""
    return [("parry", card) for card in sorted(set(p.hand)) if s.box.cards[card].value]


async def suffer(s: State, chase: Hunt, harm: dict[Strike, int]) -> bool:
    """What an attack does to the hunter; whether the hunt goes on (rules 14.6-14.7)."""
    if harm.get("special"):
        return await suffer(s, chase, s.box.monsters[chase.monster].special)
    seat = chase.hunter
    await discard_chosen(s, seat, harm.get("discard", 0), "discard")
    await discard_random(s, seat, harm.get("discard_random", 0))
    whole = await injure_hero(s, seat, harm.get("injuries", 0))
    whole = await injure_hero(s, seat, harm.get("lasting", 0), lasting=True) and whole
    if harm.get("army_loss"):
        maul_army(s, chase, harm["army_loss"])
    for _ in range(harm.get("recover", 0)):
        await recover(s, chase)
    if harm.get("drag"):
        await drag(s, chase)
    return whole and not harm.get("ends")


def maul_army(s: State, chase: Hunt, amount: int) -> None:
    """The hunter's strongest army in the monster's region or beside it loses points."""
    p, at = s.players[chase.hunter], s.monsters[chase.monster].at
    area = s.map.near[at] | 1 << at
    armies = [army for army, where in enumerate(p.where) if area >> where & 1]
    if armies:
        shrink_army(s, chase.hunter, max(armies, key=lambda army: p.value[army]), amount, chase.monster)


async def recover(s: State, chase: Hunt) -> None:
    """The monster sheds one of the hunter's markers, from a space without a reward; the hunter chooses which."""
    record, wounds = s.box.monsters[chase.monster], s.monsters[chase.monster].wounds
    spaces = [i for i, by in enumerate(wounds) if by == chase.hunter and str(i + 1) not in record.rewards]
    if not spaces:
        return
    space = spaces[0]
    if len(spaces) > 1:
        options: list[Option] = [("uncover", str(i + 1)) for i in spaces]
        space = int((await Ask(chase.hunter, "recover", options, monster=chase.monster))[1]) - 1
    uncover_wound(s, chase.monster, space)


async def drag(s: State, chase: Hunt) -> None:
    """The one who decides for the monster moves the hunter's hero to an adjacent region."""
    ways = bits(s.map.near[s.players[chase.hunter].hero_at])
    by = chooser(s, chase.hunter)
    if by < 0:
        (at,) = await Chance("drag", len(ways))
        region = ways[at]
    else:
        _, word = await Ask(by, "drag", [("drag", s.map.word[way]) for way in ways], monster=chase.monster)
        region = s.map.number[word]
    place_hero(s, chase.hunter, region)

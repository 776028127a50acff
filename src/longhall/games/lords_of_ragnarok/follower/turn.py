"""The steps of a follower's turn in their order (p. 3-5): the die, prayer, hero, runes, manoeuvres, special, bonus."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.chart import bits, mask_of
from longhall.games.lords_of_ragnarok.follower.choice import Criterion, choose_region, explain, skipped
from longhall.games.lords_of_ragnarok.follower.invasion import reinforce
from longhall.games.lords_of_ragnarok.follower.runes import best_attribute, improve_army, priority
from longhall.games.lords_of_ragnarok.gains import draw_cards, gain_blessing
from longhall.games.lords_of_ragnarok.records import ActionCard
from longhall.games.lords_of_ragnarok.sheet import (
    controlled_monsters,
    free_army,
    full_lands,
    gods_gift,
    people,
    rune_limit,
    spots_free,
    temples_of,
)
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.verbs.cards import choose_card, deal_row, retire_card
from longhall.games.lords_of_ragnarok.verbs.pieces import (
    forge_rune,
    gain_any_runes,
    gain_priests,
    place_hero,
    raise_attribute,
    send_priest,
)
from longhall.kernel import Chance


async def row(s: State, seat: int) -> None:
    """Roll the die of Surtur: 1 is the left card of the row, 2 the middle one, 3 the right one (p. 3)."""
    (face,) = await Chance("surtur_die", len(s.box.surtur_die))
    number = int(s.box.surtur_die[face])
    choose_card(s, seat, min(number, len(s.players[seat].row)) - 1, number)


# ---- 1. prayer (p. 3) ------------------------------------------------------------------------------------------------


async def prayer(s: State, seat: int) -> None:
    """Send a priest, then take a rune that lies near the hero."""
    p = s.players[seat]
    able = [s.box.attribute_of[i] for i in range(len(s.levels)) if spots_free(s, i)]
    if not p.pool:
        skipped(s, seat, "prayer", "no_priest")
    elif not able:
        skipped(s, seat, "prayer", "no_spot")
    else:
        which, by = best_attribute(s, p, able)
        monument = s.box.monument_of[which]
        explain(s, seat, "prayer", s.box.gods[monument], by, [ATTRIBUTES[i] for i in able])
        await pray(s, seat, which, monument)
    await forge(s, seat)


async def pray(s: State, seat: int, which: int, monument: int) -> None:
    """A priest raises the attribute; the gift grows with the level: cards, runes or army points."""
    send_priest(s, seat, monument)
    raise_attribute(s, seat, which)
    gift, amount = gods_gift(s, monument)
    match gift:
        case "cards":
            await draw_cards(s, seat, amount)
        case "runes":
            gain_any_runes(s, seat, amount)
        case "army_up":
            await improve_army(s, seat, amount)


async def forge(s: State, seat: int) -> None:
    """Take a rune in the hero's region or beside it, nearest to a person's hero (p. 3)."""
    p = s.players[seat]
    area = s.map.near[p.hero_at] | 1 << p.hero_at
    found = [region for region in bits(area) if s.forge_stock[region]]
    if not found or sum(p.runes) >= rune_limit(s, p):
        skipped(s, seat, "forge", "nothing_possible" if not found else "rune_limit")
        return
    heroes = mask_of([s.players[other].hero_at for other in people(s)])
    near: Criterion = ("distance", lambda region: s.map.steps_to(region, heroes))
    forge_rune(s, seat, await choose_region(s, seat, "forge", found, [near]))


# ---- 2. hero (p. 3) --------------------------------------------------------------------------------------------------


async def hero(s: State, seat: int) -> None:
    """The hero goes to the region on the chosen card."""
    p = s.players[seat]
    region = s.box.hero_goes[s.board][p.row[p.chosen]]
    explain(s, seat, "hero", s.map.word[region], "card")
    place_hero(s, seat, region)


# ---- 6. bonus and renewal (p. 5) -------------------------------------------------------------------------------------


async def bonus(s: State, seat: int) -> None:
    """The chosen card's bonus, if its condition holds; then the row is renewed."""
    p = s.players[seat]
    card = s.box.action_cards[p.row[p.chosen]]
    if card.reward is None:
        skipped(s, seat, "bonus", "no_bonus")
    elif not fulfilled(s, seat, card):
        skipped(s, seat, "bonus", "condition")
    else:
        explain(s, seat, "bonus", card.id, card.when or "always")
        await pay_bonus(s, seat, card)
    await renew(s, seat)


def measure(s: State, seat: int, what: str) -> int:
    """What the condition of a bonus counts."""
    p, chart = s.players[seat], s.map
    settled = (p.holds & chart.settlements).bit_count()
    at = 1 << p.hero_at
    counts = {
        "controls_settlements": settled,
        "controls_no_settlement": int(not settled),
        "controls_temples": temples_of(s, p),
        "controls_regions": p.holds.bit_count(),
        "controls_full_lands": full_lands(s, p.holds),
        "armies_on_board": sum([at > 0 for at in p.where]),
        "slayer_tokens": p.slayers,
        "controls_monsters": len(controlled_monsters(s, seat)),
        "alliances": p.allied.bit_count(),
        "hero_in_controlled_region": int(bool(p.holds & at)),
        "hero_region_has_shrine": int(bool(chart.shrines & at)),
        "hero_region_has_settlement": int(bool(chart.settlements & at)),
        "won_battle_this_turn": int(p.victorious),
    }
    return counts[what]


def fulfilled(s: State, seat: int, card: ActionCard) -> bool:
    """Whether the condition of a card's bonus holds."""
    return card.when is None or measure(s, seat, card.when) >= card.least


def bonus_amount(s: State, seat: int, card: ActionCard) -> int:
    """How much a bonus gives."""
    p = s.players[seat]
    match card.per:
        case "forge":
            count = (p.holds & s.map.forges).bit_count()
        case "monster":
            count = len(controlled_monsters(s, seat))
        case "temple":
            count = temples_of(s, p)
        case "alliance":
            count = p.allied.bit_count()
        case _:
            count = 1
    return min(card.amount * count, card.most)


async def pay_bonus(s: State, seat: int, card: ActionCard) -> None:
    """Give a follower the reward of a card."""
    amount = bonus_amount(s, seat, card)
    match card.reward:
        case "runes":
            gain_any_runes(s, seat, amount)
        case "cards":
            await draw_cards(s, seat, amount)
        case "army_up":
            await improve_army(s, seat, amount)
        case "priest":
            gain_priests(s, seat, amount)
        case "blessing":
            for _ in range(amount):
                await gain_blessing(s, seat)
        case "raise":
            for _ in range(amount):
                raise_attribute(s, seat, wanted_attribute(s, s.players[seat], card.attribute or "priority"))
        case "recruit":
            for _ in range(amount):
                if free_army(s.players[seat]) >= 0:
                    await reinforce(s, seat, "bonus")


def wanted_attribute(s: State, p: Player, word: str) -> int:
    """The attribute that a bonus raises."""
    order = priority(s, p)
    if word == "priority":
        return order[0]
    if word == "lowest":
        return min(order, key=lambda which: p.attributes[which])
    return ATTRIBUTES.index(word)


async def renew(s: State, seat: int) -> None:
    """The chosen card is set aside, the others move left, a new one comes; the old one leaves or returns (p. 5)."""
    p = s.players[seat]
    if not p.stack:
        retire_card(s, seat)
        deal_row(s, seat, await Chance("row", len(p.stack), min(1, len(p.stack))))
        return
    deal_row(s, seat, await Chance("row", len(p.stack)))
    retire_card(s, seat)

"""What the artefacts do. Eight can be used at any time in one's own turn, four when their moment comes."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.armies import activate_army, activations
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.gains import draw_cards, gain_runes, heal_some, healable
from longhall.games.lords_of_ragnarok.hooks import card
from longhall.games.lords_of_ragnarok.monsters import Target, pick_target
from longhall.games.lords_of_ragnarok.sheet import enterable, free_army
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.cards import exhaust
from longhall.games.lords_of_ragnarok.verbs.course import add_bonus
from longhall.games.lords_of_ragnarok.verbs.pieces import place_drakkar, place_hero, recruit, shrink_army
from longhall.kernel import Ask, Option

ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)


def amount(s: State, name: str) -> int:
    """How much an artefact gives."""
    return s.box.artefacts[name].amount


# ---- at any time in one's own turn -----------------------------------------------------------------------------------


@card("barrow_crown", on="ready")
def barrow_crown_ready(s: State, seat: int) -> bool:
    """The crown needs the hero in a region under control, an army to recruit, and no Loki there."""
    p = s.players[seat]
    return bool(p.holds & enterable(s, p) & 1 << p.hero_at) and free_army(p) >= 0


@card("barrow_crown", on="use")
async def barrow_crown(s: State, seat: int) -> None:
    """Recruit an army of value 1 in the hero's region."""
    p = s.players[seat]
    recruit(s, seat, free_army(p), p.hero_at, amount(s, "barrow_crown"))


def fang_targets(s: State, seat: int) -> list[Target]:
    """Enemy armies in the hero's region or beside it."""
    area = s.map.near[s.players[seat].hero_at] | 1 << s.players[seat].hero_at
    return [
        Target(other, at, army)
        for other, p in enumerate(s.players)
        if other != seat
        for army, at in enumerate(p.where)
        if area >> at & 1
    ]


@card("root_fang", on="ready")
def root_fang_ready(s: State, seat: int) -> bool:
    """The fang needs an enemy army near the hero."""
    return bool(fang_targets(s, seat))


@card("root_fang", on="use")
async def root_fang(s: State, seat: int) -> None:
    """An enemy army in the hero's region or beside it loses 1."""
    target = await pick_target(s, seat, "root_fang", fang_targets(s, seat))
    shrink_army(s, target.seat, target.army, amount(s, "root_fang"), "root_fang")


@card("dragon_heart", on="ready")
def dragon_heart_ready(s: State, seat: int) -> bool:
    """The heart needs cards to draw."""
    return bool(s.deck or s.discard)


@card("dragon_heart", on="use")
async def dragon_heart(s: State, seat: int) -> None:
    """Draw 2 battle cards."""
    await draw_cards(s, seat, amount(s, "dragon_heart"))


@card("storm_feather", on="ready")
def storm_feather_ready(s: State, seat: int) -> bool:
    """The feather cannot be used in a hunt, where the hero is bound (ruling `feather_in_hunt`)."""
    return s.hunt is None


@card("storm_feather", on="use")
async def storm_feather(s: State, seat: int) -> None:
    """Place the hero in any region."""
    here = s.players[seat].hero_at
    options: list[Option] = [("go", s.map.word[region]) for region in bits(s.map.all) if region != here]
    _, word = await Ask(seat, "storm_feather", options)
    place_hero(s, seat, s.map.number[word])


@card("draupnir", on="ready")
def draupnir_ready(s: State, seat: int) -> bool:
    """The ring needs runes in the supply."""
    return any(s.supply)


@card("draupnir", on="use")
async def draupnir(s: State, seat: int) -> None:
    """Gain a rune."""
    await gain_runes(s, seat, amount(s, "draupnir"))


@card("gjallarhorn", on="ready")
def gjallarhorn_ready(s: State, seat: int) -> bool:
    """The horn needs an army that can be activated; not while marches or a hunt are under way (ruling `horn_alone`)."""
    return s.hunt is None and s.step != "special" and bool(activations(s, seat, range(s.rules.armies)))


@card("gjallarhorn", on="use")
async def gjallarhorn(s: State, seat: int) -> None:
    """Activate one army."""
    able = activations(s, seat, range(s.rules.armies))
    choice = await Ask(seat, "gjallarhorn", list(able))
    await activate_army(s, seat, choice, able[choice])


@card("idunn_apple", on="ready")
def idunn_apple_ready(s: State, seat: int) -> bool:
    """The apple needs an injury."""
    return bool(healable(s.players[seat]))


@card("idunn_apple", on="use")
async def idunn_apple(s: State, seat: int) -> None:
    """Heal all injuries."""
    await heal_some(s, seat, amount(s, "idunn_apple"))


@card("skidbladnir", on="ready")
def skidbladnir_ready(s: State, seat: int) -> bool:
    """The ship can always sail, but not in a hunt."""
    return s.hunt is None


@card("skidbladnir", on="use")
async def skidbladnir(s: State, seat: int) -> None:
    """Place the drakkar in any sea."""
    here = s.players[seat].drakkar
    options: list[Option] = [("sail", word) for sea, word in enumerate(s.map.sea_word) if sea != here]
    _, word = await Ask(seat, "skidbladnir", options)
    place_drakkar(s, seat, s.map.sea_number[word])


# ---- when their moment comes -----------------------------------------------------------------------------------------


@card("troll_stone", on="before_battle")
async def troll_stone(s: State, seat: int, side: int) -> None:
    """Add 2 to your battle value in one battle."""
    if await Ask(seat, "troll_stone", [DECLINE, ACCEPT]) == ACCEPT:
        exhaust(s, seat, "troll_stone")
        add_bonus(s, side, amount(s, "troll_stone"), "troll_stone")


@card("gnipa_chain", on="ward")
async def gnipa_chain(s: State, seat: int, monster: str) -> bool:
    """Cancel a region attack or a crush against you."""
    if await Ask(seat, "gnipa_chain", [DECLINE, ACCEPT], monster=monster) == DECLINE:
        return False
    exhaust(s, seat, "gnipa_chain")
    return True


@card("megingjord", on="usurp_might")
def megingjord_usurp(s: State, seat: int) -> int:
    """Might counts 2 more in one usurpation, which uses the belt where it is needed."""
    return amount(s, "megingjord")


@card("megingjord", on="before_hunt")
async def megingjord_hunt(s: State, seat: int) -> int:
    """Or draw 2 cards more for one hunt."""
    if await Ask(seat, "megingjord", [DECLINE, ACCEPT]) == DECLINE:
        return 0
    exhaust(s, seat, "megingjord")
    return amount(s, "megingjord")


@card("tarnhelm", on="parry")
def tarnhelm(s: State, seat: int) -> bool:
    """Cancel a monster attack during a hunt."""
    return True

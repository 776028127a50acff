"""What the heroes can do. "In a land with the hero" means a region of the land where the hero is (rule 17.3)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.gains import army_points, draw_cards, gain_runes, injure_hero
from longhall.games.lords_of_ragnarok.hooks import card
from longhall.games.lords_of_ragnarok.sheet import armies_at, in_land_of_hero
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import Ask, Option

ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)


@card("ragnar", on="attack_value")
def ragnar(s: State, seat: int, where: int) -> int:
    """An attack in Ragnar's land is worth 1 more for each of your armies in it."""
    p = s.players[seat]
    return len(armies_at(p, where)) if in_land_of_hero(s, p, where) else 0


@card("aslaug", on="realms")
def aslaug(s: State, seat: int) -> int:
    """Realms that border Aslaug's region count as allied when their bonus is given."""
    return s.map.realms[s.players[seat].hero_at]


@card("snorri", on="control")
async def snorri(s: State, seat: int, region: int) -> None:
    """Taking control of a settlement in Snorri's land without a battle brings a rune."""
    if s.map.settlements >> region & 1 and in_land_of_hero(s, s.players[seat], region):
        await gain_runes(s, seat, 1)


@card("lagertha", on="battle_won")
async def lagertha(s: State, seat: int, where: int) -> None:
    """After a battle won in Lagertha's land one army that fought in it grows by 1."""
    p = s.players[seat]
    if in_land_of_hero(s, p, where):
        await army_points(s, seat, 1, armies_at(p, where))


@card("beowulf", on="injured")
async def beowulf(s: State, seat: int) -> None:
    """Each injury dealt to Beowulf draws a battle card."""
    await draw_cards(s, seat, 1)


@card("beowulf", on="before_battle")
async def beowulf_before_battle(s: State, seat: int, side: int) -> None:
    """Before a battle in Beowulf's land you may deal yourself an injury."""
    assert s.battle is not None
    if in_land_of_hero(s, s.players[seat], s.battle.where):
        await rage(s, seat)


@card("beowulf", on="before_hunt")
async def beowulf_before_hunt(s: State, seat: int) -> int:
    """Before a hunt you may deal yourself an injury; the monster is always in Beowulf's land."""
    await rage(s, seat)
    return 0


async def rage(s: State, seat: int) -> None:
    """The injury that Beowulf may take of his own will."""
    if not all(s.players[seat].injured) and await Ask(seat, "rage", [DECLINE, ACCEPT]) == ACCEPT:
        await injure_hero(s, seat, 1)


@card("sigrun", on="before_hunt")
async def sigrun(s: State, seat: int) -> int:
    """Sigrun draws a card more at the start of a hunt."""
    return 1

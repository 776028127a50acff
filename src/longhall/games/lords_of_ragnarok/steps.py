"""The steps of a person's turn in their order (rules 4-8): prayer, hero, runes, manoeuvres, special action, end."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.armies import activate_army, activations
from longhall.games.lords_of_ragnarok.artefacts import any_time, use_artefact
from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.gains import (
    army_points,
    check_hand,
    draw_cards,
    forge_more,
    gain_runes,
    healable,
    shed_runes,
)
from longhall.games.lords_of_ragnarok.sheet import effect, gods_gift, hero_reach, spots_free
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.pieces import (
    forge_rune,
    heal,
    place_drakkar,
    place_hero,
    raise_attribute,
    send_priest,
)
from longhall.kernel import Ask, Option

SKIP: Option = ("skip",)


async def choose_or_use(s: State, seat: int, kind: str, options: list[Option]) -> Option:
    """Ask for a choice; artefacts may be used before it (rule 4.3)."""
    while True:
        choice = await Ask(seat, kind, [SKIP, *options, *any_time(s, seat)])
        if choice[0] != "use":
            return choice
        await use_artefact(s, seat, choice[1])


# ---- 1. prayer (rule 5) ----------------------------------------------------------------------------------------------


async def prayer(s: State, seat: int) -> None:
    """Send a priest to a monument, then forge a rune; both are free to choose."""
    p = s.players[seat]
    gods = [i for i in range(len(s.levels)) if spots_free(s, i)] if p.pool else []
    if gods:
        choice = await Ask(seat, "prayer", [SKIP, *[("pray", s.box.gods[i]) for i in gods]])
        if choice != SKIP:
            await pray(s, seat, s.box.gods.index(choice[1]))
    if s.forge_stock[p.hero_at]:
        forge: Option = ("forge", s.box.rune_words[s.forge_rune[p.hero_at]])
        if await Ask(seat, "forge", [SKIP, forge]) == forge:
            for _ in range(min(forge_more(s, p), s.forge_stock[p.hero_at])):
                forge_rune(s, seat, p.hero_at)
            await shed_runes(s, seat)


async def pray(s: State, seat: int, monument: int) -> None:
    """A priest raises the god's attribute and brings the god's gift for the monument's level."""
    send_priest(s, seat, monument)
    raise_attribute(s, seat, s.box.attribute_of[monument])
    gift, amount = gods_gift(s, monument)
    match gift:
        case "cards":
            await draw_cards(s, seat, amount)
        case "runes":
            await gain_runes(s, seat, amount)
        case "army_up":
            await army_points(s, seat, amount)


# ---- 2. hero (rule 6) ------------------------------------------------------------------------------------------------


async def hero(s: State, seat: int) -> None:
    """Move the hero, or the drakkar, or heal an injury."""
    match await choose_or_use(s, seat, "hero", hero_options(s, seat)):
        case ("go", word):
            place_hero(s, seat, s.map.number[word])
        case ("sail", word):
            place_drakkar(s, seat, s.map.sea_number[word])
        case ("heal", word):
            heal(s, seat, ATTRIBUTES.index(word))


def hero_options(s: State, seat: int) -> list[Option]:
    """Every region in the hero's reach, every sea in the drakkar's, every injury."""
    p, chart = s.players[seat], s.map
    steps = s.rules.drakkar_move + effect(s, p, "drakkar_move")
    steps += s.box.origins[p.origin].bonus.get("drakkar_move", 0)
    options: list[Option] = [("go", chart.word[region]) for region in hero_reach(s, p)]
    options += [("sail", chart.sea_word[sea]) for sea in chart.seas_within(p.drakkar, steps)]
    return options + [("heal", ATTRIBUTES[which]) for which in healable(p)]


# ---- 4. manoeuvres (rule 8), end of turn (rule 4.4) ------------------------------------------------------------------


async def manoeuvres(s: State, seat: int) -> None:
    """Activate an army, or more with a blessing; each may be activated again."""
    p = s.players[seat]
    for _ in range(s.rules.manoeuvre_activations + effect(s, p, "activations")):
        able = activations(s, seat, range(len(p.where)))
        if not able:
            return
        while True:
            choice = await Ask(seat, "manoeuvres", [SKIP, *able, *any_time(s, seat)])
            if choice[0] != "use":
                break
            await use_artefact(s, seat, choice[1])
            able = activations(s, seat, range(len(p.where)))
        if choice == SKIP:
            return
        await activate_army(s, seat, choice, able[choice])


async def end(s: State, seat: int) -> None:
    """Discard down to the hand limit."""
    await check_hand(s, seat)

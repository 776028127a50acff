"""Realms: alliances, and what an activated realm gives to its allies (rules 9.3-9.4, p. 3, 5)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import settle, spare_marker
from longhall.games.lords_of_ragnarok.gains import (
    DECLINE,
    army_options,
    army_points,
    card_or_rune,
    draw_cards,
    gain_runes,
    healable,
)
from longhall.games.lords_of_ragnarok.hooks import total
from longhall.games.lords_of_ragnarok.sheet import enterable, free_army, in_turn
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import tell_step
from longhall.games.lords_of_ragnarok.verbs.pieces import heal, move_army, place_drakkar, place_hero, recruit
from longhall.games.lords_of_ragnarok.verbs.world import place_marker
from longhall.kernel import Ask, Option


async def lay_marker(s: State, seat: int, space: int) -> None:
    """Put a marker on a space of the wheel: whoever is covered gains a rune; the first marker activates the realm."""
    await spare_marker(s, seat)
    below = s.wheel[space][-1] if s.wheel[space] else -1
    place_marker(s, seat, space)
    if below >= 0:
        await gain_runes(s, below, 1)
    else:
        await activate_realm(s, seat, space)


async def activate_realm(s: State, seat: int, realm: int) -> None:
    """Every ally of a realm takes its bonus, the active player first (rule 9.4)."""
    for player in in_turn(s, seat):
        p = s.players[player]
        if p.allied >> realm & 1 or total(s, player, "realms") >> realm & 1:
            tell_step(s, "realm", player, realm=s.box.realm_words[realm])
            if p.follower:
                await card_or_rune(s, player)
            else:
                await take_bonus(s, player, realm)


async def take_bonus(s: State, seat: int, realm: int) -> None:
    """A person takes the bonus of a realm; where it is a choice, or a piece would move, the person may decline."""
    bonus = s.box.realms[s.box.realm_words[realm]].bonus
    await draw_cards(s, seat, bonus.get("cards", 0))
    await gain_runes(s, seat, bonus.get("runes", 0))
    await army_points(s, seat, bonus.get("army_up", 0))
    options = bonus_options(s, seat, realm)
    if options:
        choice = await Ask(seat, "realm_bonus", [DECLINE, *options], realm=s.box.realm_words[realm])
        await carry_out(s, seat, choice, bonus.get("recruit", 0))


def bonus_options(s: State, seat: int, realm: int) -> list[Option]:
    """What the bonus of a realm lets a person choose from."""
    p, chart = s.players[seat], s.map
    bonus = s.box.realms[s.box.realm_words[realm]].bonus
    held = [chart.word[region] for region in bits(p.holds & enterable(s, p))]
    options: list[Option] = []
    if bonus.get("recruit") and free_army(p) >= 0:
        options += [("recruit", word) for word in held]
    if bonus.get("sail"):
        options += [("sail", chart.sea_word[sea]) for sea in chart.seas_within(p.drakkar, bonus["sail"])]
    if bonus.get("place_army"):
        armies = sorted(army_options(s, p, "shift", [army for army, at in enumerate(p.where) if at]))
        options += [(*army, word) for army in armies for word in held if word != army[1]]
    if bonus.get("place_hero"):
        options += [("go", chart.word[region]) for region in bits(chart.all) if region != p.hero_at]
    if bonus.get("heal"):
        options += [("heal", ATTRIBUTES[which]) for which in healable(p)]
    return options


async def carry_out(s: State, seat: int, choice: Option, value: int) -> None:
    """Do what a person has chosen of a realm's bonus."""
    p, number = s.players[seat], s.map.number
    match choice:
        case ("recruit", word):
            recruit(s, seat, free_army(p), number[word], value)
        case ("sail", word):
            place_drakkar(s, seat, s.map.sea_number[word])
        case ("shift", source, strength, word):
            armies = [a for a, at in enumerate(p.where) if at == number[source] and p.value[a] == int(strength)]
            move_army(s, seat, armies[0], number[word], "placed")
            await settle(s, seat, number[word])
        case ("go", word):
            place_hero(s, seat, number[word])
        case ("heal", word):
            heal(s, seat, ATTRIBUTES.index(word))

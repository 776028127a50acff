"""Things, weapons, special tiles, animals and mountain items: how they come and go."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.feast_for_odin.state import State
from longhall.kernel import tell

# ---- things --------------------------------------------------------------------------------------------------------


def gain(s: State, seat: int, word: str, count: int, told: bool = False) -> None:
    """Things come from the general supply, which never runs out (p. 21). `told`: another event has said so."""
    if count:
        number = s.box.thing[word]
        s.players[seat].supply[number] += count
        if s.deed is not None and s.deed.seat == seat:
            s.deed.gained[number] += count
        if not told:
            tell(s, "gained", seat=seat, thing=word, amount=count)


def harvest(s: State, seat: int, crops: Sequence[str]) -> None:
    """One of each of these crops (p. 8)."""
    tell(s, "harvested", seat=seat, things=list(crops))
    for crop in crops:
        gain(s, seat, crop, 1, told=True)


def spend(s: State, seat: int, word: str, count: int) -> None:
    """Things go back; weapons to their discard pile. The caller has made sure that they are there."""
    if count:
        number = s.box.thing[word]
        s.players[seat].supply[number] -= count
        if word in s.box.weapons:
            s.arms_spent[number - s.box.first_arm] += count
        tell(s, "spent", seat=seat, thing=word, amount=count)


def take_weapon(s: State, seat: int, word: str) -> None:
    """A certain weapon: from the discard pile, else from the deck, else a substitute (p. 18, 21)."""
    kind = s.box.thing[word] - s.box.first_arm
    for pile in (s.arms_spent, s.arms):
        if pile[kind]:
            pile[kind] -= 1
            break
    else:
        s.arms_made[kind] += 1
    gain(s, seat, word, 1)


def draw_weapon(s: State, seat: int, nth: int) -> None:
    """The weapon at a place in the deck, counted kind by kind."""
    for kind, count in enumerate(s.arms):
        if nth < count:
            s.arms[kind] -= 1
            gain(s, seat, s.box.things[s.box.first_arm + kind], 1)
            return
        nth -= count


def shuffle_weapons(s: State) -> None:
    """The discard pile becomes the deck; if there is none either, substitutes for a whole new deck (p. 21)."""
    s.arms = [a + b for a, b in zip(s.arms, s.arms_spent, strict=True)]
    s.arms_spent = [0] * len(s.arms)
    if not any(s.arms):
        s.arms = [weapon.copies for weapon in s.box.weapons.values()]
        s.arms_made = [a + b for a, b in zip(s.arms_made, s.arms, strict=True)]


def take_special(s: State, seat: int, tile: str) -> None:
    """A special tile comes from the oval board."""
    s.specials.remove(tile)
    s.players[seat].specials.append(tile)
    tell(s, "gained", seat=seat, thing=tile, amount=1)


def turn_animals(s: State, seat: int, kind: str, count: int, pregnant: bool) -> None:
    """Animals are turned to their other side."""
    p, plain, bearing = s.players[seat], s.box.thing[kind], s.box.pregnant[kind]
    change = count if pregnant else -count
    p.supply[plain] -= change
    p.supply[bearing] += change
    tell(s, "pregnant" if pregnant else "born", seat=seat, thing=kind, amount=count)


# ---- mountains -----------------------------------------------------------------------------------------------------


def mine(s: State, seat: int, strip: str, count: int) -> list[str]:
    """Take items from the arrow end of a strip; an empty strip leaves the game (p. 15)."""
    at, gone = next((i, gone) for i, (word, gone) in enumerate(s.strips) if word == strip)
    items: list[str] = list(s.box.strips[strip].items[gone : gone + count])
    tell(s, "mined", seat=seat, strip=strip, things=items)
    for item in items:
        gain(s, seat, "silver" if item == "silver_2" else item, 2 if item == "silver_2" else 1, told=True)
    if s.deed is not None and s.deed.seat == seat:
        s.deed.kinds_mined = list(dict.fromkeys([*s.deed.kinds_mined, *items]))
    _strip_on(s, at, gone + count)
    return items


def _strip_on(s: State, at: int, gone: int) -> None:
    strip = s.strips[at][0]
    if gone < len(s.box.strips[strip].items):
        s.strips[at] = (strip, gone)
    else:
        del s.strips[at]


def wear_strips(s: State) -> list[str]:
    """The first item of each strip is lost; empty strips leave the game (p. 11)."""
    items = [s.box.strips[strip].items[gone] for strip, gone in s.strips]
    s.strips = [(strip, gone + 1) for strip, gone in s.strips if gone + 1 < len(s.box.strips[strip].items)]
    tell(s, "worn", things=list(items))
    return list(items)


def show_strip(s: State, nth: int) -> None:
    """A new strip is turned up."""
    strip = s.strips_left.pop(nth)
    s.strips.append((strip, 0))
    tell(s, "strip", strip=strip)

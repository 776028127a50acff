"""Verbs of a player's own pieces: attributes and injuries, runes, priests, armies, hero and drakkar."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.sheet import priests_left, rune_limit, who
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import tell

# ---- attributes ------------------------------------------------------------------------------------------------------


def raise_attribute(s: State, seat: int, which: int) -> bool:
    """Move an attribute one space up; at its end nothing happens (rule 5.5). Whether it moved."""
    p = s.players[seat]
    if p.attributes[which] >= s.rules.attribute_max:
        return False
    p.attributes[which] += 1
    tell(s, "raised", who=who(s, seat), attribute=ATTRIBUTES[which], value=p.attributes[which])
    return True


def injure(s: State, seat: int, which: int, lasting: bool = False) -> None:
    """Turn an attribute token to its injured side (rule 1.8)."""
    p = s.players[seat]
    p.injured[which] = True
    p.lasting[which] = lasting
    tell(s, "injured", who=who(s, seat), attribute=ATTRIBUTES[which])


def heal(s: State, seat: int, which: int) -> None:
    """Turn an attribute token back."""
    s.players[seat].injured[which] = False
    tell(s, "healed", who=who(s, seat), attribute=ATTRIBUTES[which], value=s.players[seat].attributes[which])


# ---- runes -----------------------------------------------------------------------------------------------------------


def gain_rune(s: State, seat: int, kind: int) -> None:
    """Take a rune of a kind from the supply."""
    p = s.players[seat]
    s.supply[kind] -= 1
    p.runes[kind] += 1
    tell(s, "runes", who=who(s, seat), rune=s.box.rune_words[kind], total=sum(p.runes))


def gain_any_runes(s: State, seat: int, count: int) -> int:
    """A follower takes runes, which are all alike to it: of the kind that the supply has most of. How many."""
    p, gained = s.players[seat], 0
    while gained < count and sum(p.runes) < rune_limit(s, p) and any(s.supply):
        kind = s.supply.index(max(s.supply))
        s.supply[kind] -= 1
        p.runes[kind] += 1
        gained += 1
    if gained:
        tell(s, "any_runes", who=who(s, seat), count=gained, total=sum(p.runes))
    return gained


def pay_rune(s: State, seat: int, kind: int) -> None:
    """Return a rune to the supply."""
    s.players[seat].runes[kind] -= 1
    s.supply[kind] += 1


def pay_any_runes(s: State, seat: int, count: int) -> None:
    """A follower pays: the kinds it has most of first."""
    runes = s.players[seat].runes
    for _ in range(count):
        pay_rune(s, seat, runes.index(max(runes)))


def shed_rune(s: State, seat: int, kind: int) -> None:
    """Return a rune that is over the limit."""
    pay_rune(s, seat, kind)
    tell(s, "shed", who=who(s, seat), rune=s.box.rune_words[kind])


def forge_rune(s: State, seat: int, region: int) -> None:
    """Take a rune from a forge."""
    p, kind = s.players[seat], s.forge_rune[region]
    s.forge_stock[region] -= 1
    p.runes[kind] += 1
    facts = {"who": who(s, seat), "rune": s.box.rune_words[kind], "region": s.map.word[region]}
    tell(s, "forged", **facts, total=sum(p.runes))


def refill_forges(s: State) -> None:
    """Fill each forge up to its stock, as far as the supply goes (rule 9.12)."""
    for region, kind in enumerate(s.forge_rune):
        if kind >= 0:
            more = min(s.rules.forge_stock - s.forge_stock[region], s.supply[kind])
            s.forge_stock[region] += more
            s.supply[kind] -= more


# ---- priests ---------------------------------------------------------------------------------------------------------


def gain_priests(s: State, seat: int, count: int) -> None:
    """Priests come from the supply to the pool, as far as there are any (rule 1.9)."""
    p = s.players[seat]
    gained = min(count, priests_left(s, p))
    if gained > 0:
        p.pool += gained
        tell(s, "priests", who=who(s, seat), count=gained, total=p.pool)


def send_priest(s: State, seat: int, monument: int) -> None:
    """A priest goes to a monument."""
    p = s.players[seat]
    p.pool -= 1
    p.sent[monument] += 1
    tell(s, "prayed", who=who(s, seat), god=s.box.gods[monument], level=s.levels[monument])


def recall_priests(s: State) -> None:
    """Every priest on every monument goes back to its owner's supply (rule 9.12)."""
    for p in s.players:
        p.sent = [0] * len(p.sent)
    tell(s, "priests_back")


# ---- armies, hero, drakkar -------------------------------------------------------------------------------------------


def recruit(s: State, seat: int, army: int, region: int, value: int) -> None:
    """An army comes to the map."""
    p = s.players[seat]
    value = min(value, s.rules.army_value_max)
    p.where[army], p.value[army] = region, value
    tell(s, "recruited", who=who(s, seat), region=s.map.word[region], value=value)


def move_army(s: State, seat: int, army: int, region: int, kind: str = "marched") -> None:
    """An army goes to another region; `kind` says why: it marched, retreated, was placed, pushed, or gave support."""
    p, word = s.players[seat], s.map.word
    facts = {"who": who(s, seat), "source": word[p.where[army]], "target": word[region]}
    p.where[army] = region
    tell(s, kind, **facts, value=p.value[army])


def grow_army(s: State, seat: int, army: int, amount: int = 1) -> None:
    """Turn an army's dial up, at most to its end."""
    p = s.players[seat]
    p.value[army] = min(p.value[army] + amount, s.rules.army_value_max)
    tell(s, "grew", who=who(s, seat), region=s.map.word[p.where[army]], value=p.value[army])


def shrink_army(s: State, seat: int, army: int, amount: int, cause: str) -> None:
    """Turn an army's dial down; at 0 it leaves the map."""
    p = s.players[seat]
    region = s.map.word[p.where[army]]
    p.value[army] = max(0, p.value[army] - amount)
    tell(s, "shrank", who=who(s, seat), region=region, value=p.value[army], amount=amount, cause=cause)
    if not p.value[army]:
        p.where[army] = 0


def destroy_army(s: State, seat: int, army: int, cause: str) -> None:
    """An army leaves the map."""
    shrink_army(s, seat, army, s.players[seat].value[army], cause)


def place_hero(s: State, seat: int, region: int) -> None:
    """The hero goes to a region."""
    s.players[seat].hero_at = region
    tell(s, "hero", who=who(s, seat), region=s.map.word[region])


def place_drakkar(s: State, seat: int, sea: int) -> None:
    """The drakkar goes to a sea."""
    s.players[seat].drakkar = sea
    tell(s, "drakkar", who=who(s, seat), sea=s.map.sea_word[sea])

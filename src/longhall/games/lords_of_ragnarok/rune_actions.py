"""Step 3 of a person's turn: rune actions, any number, as long as they can be paid (rules 7.1-7.8)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.artefacts import any_time, use_artefact
from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import spare_marker
from longhall.games.lords_of_ragnarok.gains import army_options, draw_cards, grow, growable
from longhall.games.lords_of_ragnarok.monsters import activate, can_activate
from longhall.games.lords_of_ragnarok.sheet import controlled_monsters, effect
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.verbs.course import tell_step
from longhall.games.lords_of_ragnarok.verbs.pieces import pay_rune, raise_attribute
from longhall.games.lords_of_ragnarok.verbs.world import ally, put_ring, take_ring
from longhall.kernel import Ask, Option

DONE: Option = ("done",)


async def runes(s: State, seat: int) -> None:
    """Rune actions one after another, until the person has done enough."""
    p = s.players[seat]
    while any(p.runes):
        options = rune_options(s, seat)
        if len(options) == 1:
            return
        choice = await Ask(seat, "runes", options, runes=sum(p.runes))
        if choice == DONE:
            return
        if choice[0] == "use":
            await use_artefact(s, seat, choice[1])
        else:
            await carry_out(s, seat, choice)


# ---- what is possible ------------------------------------------------------------------------------------------------


def rune_options(s: State, seat: int) -> list[Option]:
    """To be done, then every rune action that can be paid, then artefacts."""
    p = s.players[seat]
    options: list[Option] = [DONE, *taming(s, p), *allying(s, p)]
    if payable(s, p, "improve_army"):
        options += sorted(army_options(s, p, "improve", growable(s, p)))
    if payable(s, p, "activate_monster"):
        options += [("rouse", name) for name in can_activate(s, seat)]
    if payable(s, p, "draw_card") and (s.deck or s.discard):
        options.append(("draw",))
    if payable(s, p, "raise_attribute"):
        limit = s.rules.attribute_max
        options += [("raise", word) for i, word in enumerate(ATTRIBUTES) if p.attributes[i] < limit]
    return options + any_time(s, seat)


def cost(s: State, p: Player, action: str) -> int:
    """How many runes an action takes of a person; a blessing makes raising an attribute cheaper."""
    count = s.box.rune_actions[action].cost
    if count is None:
        return 99
    return max(1, count - effect(s, p, "raise_discount")) if action == "raise_attribute" else count


def kinds(s: State, p: Player, action: str, own: int | None) -> str:
    """Which runes pay: the monster's or realm's own kind, different ones, or any; a blessing lets any pay for own."""
    found = s.box.rune_actions[action].kinds
    return "any" if found == "own" and (own is None or effect(s, p, "any_rune")) else found


def payable(s: State, p: Player, action: str, own: int | None = None) -> bool:
    """Whether a person has the runes for an action (rules 7.2-7.7)."""
    way, count = kinds(s, p, action, own), cost(s, p, action)
    if way == "own" and own is not None:
        return p.runes[own] >= count
    return (sum([held > 0 for held in p.runes]) if way == "different" else sum(p.runes)) >= count


def taming(s: State, p: Player) -> list[Option]:
    """Neutral monsters in the hero's region whose rune the person can pay; never Loki."""
    return [
        ("tame", name)
        for name, beast in s.monsters.items()
        if beast.at == p.hero_at and beast.ring < 0 and name != s.box.loki
        if payable(s, p, "control_monster", monster_rune(s, name))
    ]


def monster_rune(s: State, monster: str) -> int:
    rune = s.box.monsters[monster].rune
    assert rune is not None
    return s.box.rune_number[rune]


def allying(s: State, p: Player) -> list[Option]:
    """Realms that border the hero's region, not allied yet, whose rune the person can pay."""
    near = bits(s.map.realms[p.hero_at] & ~p.allied)
    return [
        ("ally", s.box.realm_words[realm]) for realm in near if payable(s, p, "ally_realm", s.box.realm_rune[realm])
    ]


# ---- paying and doing ------------------------------------------------------------------------------------------------


async def pay(s: State, seat: int, action: str, own: int | None = None) -> None:
    """Pay the runes of an action: of the one kind, or chosen one at a time, all of different kinds if so wanted."""
    p, paid = s.players[seat], set[int]()
    way = kinds(s, p, action, own)
    for _ in range(cost(s, p, action)):
        able = [i for i, held in enumerate(p.runes) if held and not (way == "different" and i in paid)]
        which = own if way == "own" and own is not None else able[0]
        if way != "own" and len(able) > 1:
            options: list[Option] = [("pay", s.box.rune_words[i]) for i in able]
            which = s.box.rune_number[(await Ask(seat, "pay", options))[1]]
        pay_rune(s, seat, which)
        paid.add(which)


async def carry_out(s: State, seat: int, choice: Option) -> None:
    """Pay for a rune action and perform it."""
    p = s.players[seat]
    match choice:
        case ("tame", monster):
            await pay(s, seat, "control_monster", monster_rune(s, monster))
            await tame(s, seat, monster)
        case ("ally", word):
            realm = s.box.realm_words.index(word)
            await pay(s, seat, "ally_realm", s.box.realm_rune[realm])
            await spare_marker(s, seat)
            ally(s, seat, realm)
        case ("improve", word, strength):
            army = army_options(s, p, "improve", growable(s, p))["improve", word, strength]
            await pay(s, seat, "improve_army")
            await grow(s, seat, army)
        case ("rouse", monster):
            await pay(s, seat, "activate_monster")
            await activate(s, seat, monster)
        case ("draw",):
            await pay(s, seat, "draw_card")
            tell_step(s, "rune_draw", seat)
            await draw_cards(s, seat, 1)
        case ("raise", word):
            await pay(s, seat, "raise_attribute")
            raise_attribute(s, seat, ATTRIBUTES.index(word))


async def tame(s: State, seat: int, monster: str) -> None:
    """Control a neutral monster; with no ring left another is released first (rule 7.2)."""
    own = controlled_monsters(s, seat)
    if len(own) >= s.rules.controlled_monsters_max:
        _, name = await Ask(seat, "release", [("release", name) for name in own])
        take_ring(s, name)
    put_ring(s, seat, monster)

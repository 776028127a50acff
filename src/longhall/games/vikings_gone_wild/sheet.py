"""What can be read off the table: resources, buildings, limits, strength and defence, missions, achievements."""

from __future__ import annotations

from collections.abc import Iterable

from longhall.games.vikings_gone_wild.box import GOLD, RESOURCES, Cost, Mission, TownHall
from longhall.games.vikings_gone_wild.state import EVERYBODY, Attack, Building, Player, State


def clockwise(s: State, start: int) -> list[int]:
    """All seats from one of them on, to the left."""
    n = len(s.players)
    return [(start + i) % n for i in range(n)]


def others(s: State, seat: int) -> list[int]:
    """The opponents, to the left."""
    return clockwise(s, seat)[1:]


# ---- villages ------------------------------------------------------------------------------------------------------


def hall(s: State, p: Player) -> TownHall:
    """The town hall card of a village."""
    return s.box.hall_of[p.village[0].kind]


def limit(s: State, p: Player) -> int | None:
    """How many buildings a village may have; a town hall under construction has still the limit of its old level."""
    level = hall(s, p).level - p.village[0].site
    return s.box.town_halls[level - 1].limit


def count(p: Player, kind: str) -> int:
    """How many buildings of a kind a village has; those under construction count (FAQ)."""
    return len([1 for building in p.village if building.kind == kind])


def at(p: Player, ref: str) -> Building:
    """A building of a village by its name."""
    return next(building for building in p.village if building.ref == ref)


def in_use(s: State, p: Player, ability: str) -> int:
    """What the buildings of a village that can be used add up to: cards kept, cards drawn (2, 5)."""
    kinds = s.box.buildings
    return sum([getattr(kinds[b.kind], ability) for b in p.village[1:] if not b.site])


def storages(s: State, p: Player, which: int) -> list[Building]:
    """The storages for a resource that can be used."""
    kinds, resource = s.box.buildings, RESOURCES[which]
    return [b for b in p.village[1:] if not b.site and kinds[b.kind].stores == resource]


def producers(s: State, p: Player, which: int) -> list[Building]:
    """The breweries, or the smelters."""
    kinds, resource = s.box.buildings, RESOURCES[which]
    return [b for b in p.village[1:] if kinds[b.kind].produces == resource]


def tokens(s: State, p: Player, which: int) -> int:
    """All tokens of a resource in a village, those on the town hall included."""
    of = s.box.tokens_of
    return p.loot[which] + sum([b.tokens for b in p.village if b.tokens and of[b.kind] == which])


# ---- resources -----------------------------------------------------------------------------------------------------


def worth(s: State, p: Player, card: str) -> Cost:
    """The beer and gold that a resource card gives now."""
    beer, gold = s.box.gives[card]
    if card in s.box.growing:
        more = sum([amount * count(p, kind) for kind, amount in s.box.cards[card].per.items()])
        return (beer and beer + more, gold and gold + more)
    return beer, gold


def funds(s: State, p: Player) -> Cost:
    """All the beer and gold that the player whose turn it is could pay: purse, hand and tokens (3.1)."""
    gives, growing, of = s.box.gives, s.box.growing, s.box.tokens_of
    beer, gold = s.purse
    for card in p.hand:
        if card in gives:
            more = worth(s, p, card) if card in growing else gives[card]
            beer += more[0]
            gold += more[1]
    for building in p.village:
        if building.tokens:
            if of[building.kind] == GOLD:
                gold += building.tokens
            else:
                beer += building.tokens
    return beer + p.loot[0], gold + p.loot[1]


# ---- attacks -------------------------------------------------------------------------------------------------------


def victims(s: State, seat: int) -> list[int]:
    """Who may be attacked: one player a turn, whom nobody has attacked this round; anybody if all have been (3.4)."""
    if s.victim >= 0:
        return [s.victim]
    opponents = others(s, seat)
    return [seat for seat in opponents if not s.players[seat].attacked] or opponents


def defense(s: State, p: Player, building: Building) -> int:
    """The defence of a building with the fortifications on it."""
    total = s.box.defense[building.kind]
    if building.forts or p.cover:
        cards = s.box.cards
        for card in building.forts:
            effect = cards[card].effect
            total += effect.get("defend", 0) or effect.get("defend_no_hero", 0)
        total += sum([cards[card].effect.get("defend_all", 0) for card in p.cover])
    return total


def target_defense(s: State, attack: Attack) -> int:
    """The defence of what is being attacked."""
    if attack.victim >= 0:
        p = s.players[attack.victim]
        return defense(s, p, at(p, attack.ref))
    return s.box.undead[attack.kind].defense if attack.place else s.box.dragon.defense


def fighter_strength(s: State, p: Player, card: str, kind: str) -> int:
    """The strength of one fighter against a kind of target, boosts of the turn included."""
    strength = s.box.strength[card]
    if card in s.box.units:
        strength += s.deeds.get("boost", 0)
    record = s.box.cards[card]
    if record.per:
        strength += sum([amount * count(p, kind) for kind, amount in record.per.items()])
    return strength + record.against.get(kind, 0)


def power(s: State, attack: Attack) -> int:
    """The strength of an attack: fighters that are not cancelled, and what other cards add."""
    p, cards, units = s.players[attack.by], s.box.cards, s.box.units
    fighters = without(attack.fighters, attack.cancelled)
    inspiring = sum([cards[card].effect.get("unit_bonus", 0) for card in fighters])
    total = sum([fighter_strength(s, p, card, attack.kind) for card in fighters])
    if inspiring:
        total += inspiring * len([1 for card in fighters if card in units])
    return total + sum([cards[card].effect["attack_bonus"] for card in attack.aids])


def attack_points(s: State, damaged: int) -> int:
    """The table of points by successful attacks, continued where it ends (3.4)."""
    table = s.box.numbers["attack_vp"]
    more = max(0, damaged - len(table)) * s.box.number("attack_vp_more")
    return table[min(damaged, len(table)) - 1] + more if damaged else 0


# ---- missions and achievements -------------------------------------------------------------------------------------


def fulfilled(s: State, p: Player, mission: Mission) -> bool:
    """Whether the player whose turn it is can claim a mission now (3.5)."""
    if mission.deed is not None:
        strong = s.deeds.get("unit_strength", 0) >= mission.strength
        return strong and s.deeds.get(mission.deed, 0) >= mission.at_least
    if mission.have == "buildings":
        there = count(p, mission.building) if mission.building else len(p.village) - 1
    else:
        there = tokens(s, p, int(mission.have == "gold_tokens"))
    return there >= mission.at_least


def owned(p: Player) -> list[str]:
    """Every card of a player, wherever it is."""
    forts = [card for building in p.village for card in building.forts]
    return [*p.deck, *p.hand, *p.ready, *p.played, *p.cover, *forts, *p.discard]


def tally(s: State, p: Player, achievement: str) -> int:
    """How much a player has of what an achievement counts."""
    aim, cards = s.box.achievements[achievement], s.box.cards
    match aim.most:
        case "buildings":
            return len(p.village) - 1
        case "missions":
            return len(p.done)
        case "stored":
            which = int(aim.resource == "gold")
            return sum([b.tokens for b in p.village if s.box.tokens_of.get(b.kind) == which and _stores(s, b)])
        case "cards":
            return len(
                [
                    1
                    for card in owned(p)
                    if (aim.type is None or cards[card].type == aim.type)
                    and (aim.deck is None or s.box.deck_of[card] == aim.deck)
                    and aim.card in (None, card)
                ]
            )


def _stores(s: State, building: Building) -> bool:
    kind = s.box.buildings.get(building.kind)
    return kind is not None and kind.stores is not None


def leaders(s: State, achievement: str) -> list[int]:
    """Who has the most of what an achievement counts; nobody who has none of it (ruling `zero`)."""
    tallies = [tally(s, p, achievement) for p in s.players]
    best = max(tallies)
    return [seat for seat, found in enumerate(tallies) if found == best and best > 0]


# ---- knowledge -----------------------------------------------------------------------------------------------------


def known_to(p: Player, viewer: int | None) -> list[str]:
    """The cards of a hand that another seat, or a spectator, has seen."""
    public = p.known.get(EVERYBODY, [])
    return public if viewer is None else p.known.get(viewer, public)


def may_react(s: State, p: Player) -> bool:
    """Whether, for all that everybody knows, a player may hold a card against an attack."""
    reactions = s.box.reactions
    return bool(p.hand) and not (reactions.isdisjoint(p.hand) and reactions.isdisjoint(p.deck))


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Some cards less others, copy by copy."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left

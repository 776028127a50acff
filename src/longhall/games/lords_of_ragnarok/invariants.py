"""What must hold in every position: no piece and no card is ever made or lost, and no limit is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.sheet import controlled_monsters, desolations, markers_used, rune_limit
from longhall.games.lords_of_ragnarok.state import Player, State


def problems(s: State) -> Iterator[str]:
    """Everything that is wrong."""
    for seat, p in enumerate(s.players):
        for problem in (*player_problems(s, p), *rule_problems(s, seat)):
            yield f"player {seat}: {problem}"
    yield from map_problems(s)
    yield from rune_problems(s)
    yield from battle_card_problems(s)
    yield from other_card_problems(s)
    yield from monster_problems(s)


def player_problems(s: State, p: Player) -> Iterator[str]:
    """A player's own pieces."""
    rules = s.rules
    if len(p.where) != rules.armies or len(p.value) != rules.armies:
        yield f"{rules.armies} armies, not {p.where} {p.value}"
    for at, value in zip(p.where, p.value, strict=True):
        if bool(at) != bool(value) or not 0 <= value <= rules.army_value_max or not 0 <= at <= s.map.size:
            yield f"an army of value {value} in region {at}"
    if not all(1 <= value <= rules.attribute_max for value in p.attributes):
        yield f"attributes {p.attributes}"
    if p.pool < 0 or min(p.sent) < 0 or p.pool + sum(p.sent) > rules.priests:
        yield f"{rules.priests} priests, not {p.pool} in the pool and {p.sent} on monuments"
    if p.follower and (any(p.injured) or p.drakkar >= 0 or p.blessings or p.artefacts):
        yield "a follower with injuries, a drakkar, blessings or artefacts"
    if not p.follower and (p.tucked or p.row or p.stack or p.battle_deck):
        yield "a person with a follower's cards"
    if not set(p.spent) <= set(p.artefacts):
        yield f"exhausted artefacts {p.spent} of {p.artefacts}"
    there = Counter(p.hand) + Counter(p.battle_deck)
    for seat, known in p.known.items():
        if Counter(known) - there:
            yield f"seat {seat} has seen {known}, but the hand is {p.hand}"


def rule_problems(s: State, seat: int) -> Iterator[str]:
    """Limits that the rules set."""
    if markers_used(s, seat) > s.rules.control_markers:
        yield f"{markers_used(s, seat)} control markers"
    if len(controlled_monsters(s, seat)) > s.rules.controlled_monsters_max:
        yield f"controls {controlled_monsters(s, seat)}"
    if any(space.count(seat) > 1 for space in s.wheel):
        yield "two markers on one space of the wheel"
    p = s.players[seat]
    if p.follower and sum(p.runes) > rune_limit(s, p):
        yield f"{sum(p.runes)} runes"


def map_problems(s: State) -> Iterator[str]:
    """Control, temples, desolation, monuments; armies of two players meet only in battle or on a march."""
    for region in bits(s.map.all):
        held = [seat for seat, p in enumerate(s.players) if p.holds >> region & 1]
        if held != ([s.control[region]] if s.control[region] >= 0 else []):
            yield f"region {region} is controlled by {s.control[region]}, but marked by {held}"
        there = [seat for seat, p in enumerate(s.players) if region in p.where]
        if len(there) > 2 or (len(there) == 2 and s.turn not in there):
            yield f"armies of players {there} in region {region}"
    if s.temples & ~s.map.shrines or s.temples.bit_count() > s.rules.temples:
        yield f"temples in regions {bits(s.temples)}"
    if desolations(s) > len(s.box.spots):
        yield f"{desolations(s)} desolation tokens"
    if not all(s.rules.monument_start_level <= level <= s.rules.monument_levels for level in s.levels):
        yield f"monuments {s.levels}"
    for monument in range(len(s.levels)):
        if sum(p.sent[monument] for p in s.players) > s.rules.priest_spots_per_player * len(s.players):
            yield f"too many priests on monument {monument}"


def rune_problems(s: State) -> Iterator[str]:
    """Every rune is with a player, on a forge or in the supply."""
    for kind, copies in enumerate(s.box.rune_copies):
        forged = sum(stock for at, stock in enumerate(s.forge_stock) if s.forge_rune[at] == kind)
        held = sum(p.runes[kind] for p in s.players)
        if s.supply[kind] + forged + held != copies or min(s.supply[kind], forged, held) < 0:
            yield f"{copies} runes {s.box.rune_words[kind]}: {s.supply[kind]} + {forged} + {held}"


def battle_card_problems(s: State) -> Iterator[str]:
    """Every battle card is in one place."""
    there = Counter(s.deck) + Counter(s.discard)
    for p in s.players:
        there.update(p.hand)
        there.update(p.battle_deck)
    if s.battle is not None:
        for played in s.battle.played:
            there.update(played)
    if there != Counter(s.box.deck()):
        all_cards = Counter(s.box.deck())
        yield f"battle cards too many: {dict(there - all_cards)}, missing: {dict(all_cards - there)}"


def other_card_problems(s: State) -> Iterator[str]:
    """Blessings, artefacts, monster attacks and action cards."""
    tucked = [card for p in s.players for card in p.tucked]
    blessings = Counter([*s.blessings, *s.past_blessings, *[card for p in s.players for card in p.blessings]])
    blessings.update([card for card in (*s.offer, *tucked) if card in s.box.blessings])
    if blessings != Counter(s.box.blessings.keys()):
        yield f"blessings {dict(blessings)}"
    artefacts = Counter([*s.artefacts, *[card for p in s.players for card in p.artefacts]])
    artefacts.update([card for card in (*s.offer, *tucked) if card in s.box.artefacts])
    left = [m.artefact for name, m in s.box.monsters.items() if m.artefact and not dead(s, name)]
    artefacts.update([name for name in left if name is not None])
    if artefacts != Counter(s.box.artefacts.keys()):
        yield f"artefacts {dict(artefacts)}"
    attacks = Counter([*s.attacks, *s.struck, *[card for card in s.offer if card in s.box.attacks]])
    if attacks != Counter(s.box.attack_deck()):
        yield f"monster attacks {dict(attacks)}"
    mine = [card for p in s.players for card in (*p.row, *p.stack, *p.gone)]
    if len(set(mine) | set(s.aside)) != len(mine) + len(s.aside):
        yield "an action card is there twice"


def dead(s: State, monster: str) -> bool:
    """Whether a monster has been killed."""
    return monster in s.monsters and not s.monsters[monster].alive


def monster_problems(s: State) -> Iterator[str]:
    """Monsters are on the map while they live; Loki may be on the wheel; nobody controls him."""
    for name, beast in s.monsters.items():
        loki = name == s.box.loki
        if bool(beast.at) != beast.alive and not (loki and not beast.at):
            yield f"{name} is in region {beast.at}"
        if (loki or not beast.alive) and beast.ring >= 0:
            yield f"{name} is controlled by player {beast.ring}"
        if len(beast.wounds) != len(s.box.monsters[name].wounds):
            yield f"{name} has {len(beast.wounds)} wound spaces"

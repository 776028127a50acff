"""What a seat may see, and how to imagine what it may not.

Secret are: the hands of other people, a follower's hand and battle deck (even from whoever profits by it), and which
advanced action cards are in a follower's deck or still in the box. Everything else lies open.
"""

from __future__ import annotations

from collections import Counter

from longhall.games.lords_of_ragnarok.battle import battle_value
from longhall.games.lords_of_ragnarok.box import ATTRIBUTES
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.ending import roots
from longhall.games.lords_of_ragnarok.follower.invasion import reserves
from longhall.games.lords_of_ragnarok.sheet import (
    attribute,
    cleansing_value,
    controlled_monsters,
    defence_value,
    desolations,
    followers,
    full_lands,
    hand_limit,
    priests_left,
    rune_limit,
    temples_of,
)
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.kernel import Json, Rng


def view(s: State, seat: int | None) -> Json:
    """The table as a seat, or a spectator, sees it."""
    chart = s.map
    return {
        "board": s.board,
        "phase": s.phase,
        "step": s.step,
        "round": s.round,
        "turn": s.turn if s.phase in ("turn", "heroes", "placing") else None,
        "order": list(s.order),
        "regions": [_region(s, region) for region in bits(chart.all)],
        "seas": [_sea(s, sea) for sea in range(len(chart.sea_word))],
        "realms": [_realm(s, realm) for realm in range(len(s.box.realm_words))],
        "monuments": [_monument(s, i) for i in range(len(s.levels))],
        "track": _track(s),
        "signs": [{"sign": sign, "flipped": s.signs[i]} for i, sign in enumerate(s.box.preconditions)],
        "monsters": [_monster(s, name) for name in s.monsters],
        "players": [_player(s, i, seat) for i in range(len(s.players))],
        "surtur": _surtur(s),
        "supply": dict(zip(s.box.rune_words, s.supply, strict=True)),
        "deck": len(s.deck),
        "discard": list(s.discard),
        "blessings": len(s.blessings),
        "offer": list(s.offer),
        "battle": _battle(s, seat),
        "hunt": {"monster": s.hunt.monster, "hunter": s.hunt.hunter} if s.hunt else None,
        "last_turns": s.last_turns,
        "winners": list(s.winners),
        "victory": s.victory,
    }


# ---- the board -------------------------------------------------------------------------------------------------------


def _region(s: State, region: int) -> Json:
    chart, word = s.map, s.map.word[region]
    record = chart.records[word]
    threats = {str(i): _threat(s, i, region) for i in followers(s)}
    return {
        "id": word,
        "number": region,
        "population": chart.population[region],
        "land": record.land,
        "sites": list(record.sites),
        "wheel": record.wheel,
        "adjacent": [chart.word[other] for other in chart.adjacent[region]],
        "realms": list(record.realms),
        "x": record.x,
        "y": record.y,
        "control": s.control[region],
        "temple": bool(s.temples >> region & 1),
        "desolation": bool(s.desolate >> region & 1),
        "forge": s.box.rune_words[s.forge_rune[region]] if s.forge_rune[region] >= 0 else None,
        "runes": s.forge_stock[region],
        "armies": [
            {"seat": seat, "value": p.value[army]}
            for seat, p in enumerate(s.players)
            for army, at in enumerate(p.where)
            if at == region
        ],
        "heroes": [seat for seat, p in enumerate(s.players) if p.hero_at == region],
        "monsters": [name for name, beast in s.monsters.items() if beast.at == region],
        "threats": threats,
    }


def _threat(s: State, seat: int, region: int) -> Json:
    """What a follower could bring against a region, and its defence value there."""
    p = s.players[seat]
    near = [value for at, value in zip(p.where, p.value, strict=True) if s.map.near[region] >> at & 1]
    attack = max(near) + len(p.tucked) + reserves(s, p) if near else 0
    return {"attack": attack, "defence": defence_value(s, seat, region)}


def _sea(s: State, sea: int) -> Json:
    chart = s.map
    return {
        "id": chart.sea_word[sea],
        "adjacent": [chart.sea_word[other] for other in chart.sea_near[sea]],
        "regions": [chart.word[region] for region in bits(chart.coast[sea])],
        "drakkars": [seat for seat, p in enumerate(s.players) if p.drakkar == sea],
    }


def _realm(s: State, realm: int) -> Json:
    record = s.box.realms[s.box.realm_words[realm]]
    return {
        "id": record.id,
        "action": record.action,
        "rune": record.rune,
        "allies": [seat for seat, p in enumerate(s.players) if p.allied >> realm & 1],
        "markers": list(s.wheel[realm]),
    }


def _monument(s: State, i: int) -> Json:
    return {
        "god": s.box.gods[i],
        "attribute": ATTRIBUTES[s.box.attribute_of[i]],
        "level": s.levels[i],
        "spots": s.rules.priest_spots_per_player * len(s.players),
        "priests": [p.sent[i] for p in s.players],
    }


def _track(s: State) -> Json:
    built = s.temples.bit_count()
    return [
        {"slot": slot.number, "blessings": slot.blessings, "built": slot.number <= built}
        for slot in s.box.track[: s.rules.temples]
    ]


def _monster(s: State, name: str) -> Json:
    beast, record = s.monsters[name], s.box.monsters[name]
    return {
        "id": name,
        "region": s.map.word[beast.at] if beast.at else None,
        "alive": beast.alive,
        "controller": beast.ring,
        "rune": record.rune,
        "artefact": record.artefact,
        "wounds": [
            {"symbol": symbol, "reward": record.rewards.get(str(i + 1)), "marker": beast.wounds[i]}
            for i, symbol in enumerate(record.wounds)
        ],
    }


def _surtur(s: State) -> Json:
    """The card of Surtur; None where no follower plays."""
    if not followers(s):
        return None
    return {
        "tokens": desolations(s),
        "places": list(s.box.spots),
        "needed": cleansing_value(s) if s.desolate else 0,
        "arbiter": s.arbiter,
        "challenges": list(s.challenges),
    }


# ---- the players -----------------------------------------------------------------------------------------------------


def _player(s: State, i: int, seat: int | None) -> Json:
    p = s.players[i]
    public = {
        "colour": p.colour,
        "follower": p.follower,
        "hero": p.hero,
        "origin": p.origin,
        "offered": list(p.offered),
        "attributes": {
            word: {"position": p.attributes[which], "value": attribute(p, which), "injured": p.injured[which]}
            for which, word in enumerate(ATTRIBUTES)
        },
        "runes": dict(zip(s.box.rune_words, p.runes, strict=True)),
        "rune_limit": rune_limit(s, p),
        "hand": len(p.hand),
        "hand_limit": hand_limit(s, p),
        "armies": p.where.count(0),
        "priests": {"pool": p.pool, "supply": priests_left(s, p)},
        "slayers": p.slayers,
        "blessings": list(p.blessings),
        "artefacts": [{"card": card, "ready": card not in p.spent} for card in p.artefacts],
        "monsters": controlled_monsters(s, i),
        "roads": {"lands": full_lands(s, p.holds), "temples": temples_of(s, p), "roots": roots(s, i)},
        "known": sorted(p.known.get(seat, [])) if seat is not None else [],
    }
    if p.follower:
        public["surtur"] = _follower(s, p)
    return {**public, "own": {"hand": list(p.hand)}} if i == seat else public


def _follower(s: State, p: Player) -> Json:
    tile = s.box.corrupted.get(p.hero)
    return {
        "goal": tile.goal if tile else "",
        "priority": tile.priority if tile else "",
        "method": tile.method if tile else 0,
        "order": list(tile.order) if tile else [],
        "row": [_action_card(s, card) for card in p.row],
        "chosen": p.chosen,
        "stack": len(p.stack),
        "gone": list(p.gone),
        "met": sorted(p.met),
        "tucked": list(p.tucked),
        "battle_deck": len(p.battle_deck),
    }


def _action_card(s: State, name: str) -> Json:
    card = s.box.action_cards[name]
    return {
        "id": name,
        "region": s.map.word[s.box.hero_goes[s.board][name]],
        "runes": list(card.runes),
        "special": card.special,
        "reward": card.reward,
        "tie": card.tie,
        "after": card.after,
    }


def _battle(s: State, seat: int | None) -> Json:
    fight = s.battle
    if fight is None:
        return None
    decks = [s.players[fighter].battle_deck for fighter in fight.fighters]
    seen = fight.peeked and seat in fight.fighters
    return {
        "region": s.map.word[fight.where],
        "fighters": list(fight.fighters),
        "values": [battle_value(s, fight, side) for side in (0, 1)],
        "bonus": list(fight.bonus),
        "played": [list(cards) for cards in fight.played],
        "muted": [list(flags) for flags in fight.muted],
        "passed": list(fight.passed),
        "deck": sorted([card for deck in decks for card in deck]) if seen else [],
    }


# ---- imagining -------------------------------------------------------------------------------------------------------

Places = list[tuple[list[str], int]]


def determinise(s: State, seat: int, rng: Rng) -> None:
    """Deal anew the battle cards that a seat cannot see, and the advanced action cards that nobody has seen."""
    places: Places = [(s.deck, i) for i in range(len(s.deck))]
    mixed: list[Player] = []
    for other, p in enumerate(s.players):
        if other == seat:
            continue
        sees_deck = s.battle is not None and s.battle.peeked and seat in s.battle.fighters
        known = Counter(p.known.get(seat, []))
        if sees_deck:
            known -= Counter(p.battle_deck)
            places += _unknown(p.hand, known)
        else:
            mixed.append(p)
            places += _unknown(p.hand, known)
            places += _unknown(p.battle_deck, known)
    _reshuffle(places, rng)
    _make_good(s, places, rng)
    for p in mixed:
        _mix(p, rng)
    for other, p in enumerate(s.players):
        if other != seat:
            _reimagine_known(p, seat, rng)
    for kind in sorted({card.kind for card in s.box.action_cards.values()} - {"basic", "hero"}):
        _reshuffle(_unseen(s, kind), rng)


def _unknown(zone: list[str], known: Counter[str]) -> Places:
    """The places of a zone whose card the seat does not know; `known` loses those it does."""
    places: Places = []
    for i, card in enumerate(zone):
        if known[card] > 0:
            known[card] -= 1
        else:
            places.append((zone, i))
    return places


def _reshuffle(places: Places, rng: Rng) -> None:
    """Deal the cards in these places anew; how they lay does not matter."""
    cards = sorted([zone[i] for zone, i in places])
    rng.shuffle(cards)
    for (zone, i), card in zip(places, cards, strict=True):
        zone[i] = card


def _make_good(s: State, places: Places, rng: Rng) -> None:
    """A hunter who has begun to parry can finish it: stronger cards from elsewhere take the places of weak ones."""
    if s.hunt is None:
        return
    hand, cards = s.players[s.hunt.hunter].hand, s.box.cards
    inside = [i for zone, i in places if zone is hand]
    outside = [place for place in places if place[0] is not hand]
    rng.shuffle(outside)
    for zone, i in outside:
        if sum([cards[card].value for card in hand]) >= s.hunt.owed:
            return
        weakest = min(inside, key=lambda at: cards[hand[at]].value)
        if cards[zone[i]].value > cards[hand[weakest]].value:
            zone[i], hand[weakest] = hand[weakest], zone[i]


def _mix(p: Player, rng: Rng) -> None:
    """Which of a follower's cards are in its battle deck is known to nobody."""
    if p.battle_deck:
        _reshuffle([(zone, i) for zone in (p.hand, p.battle_deck) for i in range(len(zone))], rng)


def _reimagine_known(p: Player, seat: int, rng: Rng) -> None:
    """What others have seen of a hand that the seat does not see: as many cards of it as they had seen."""
    for other, known in p.known.items():
        if other != seat:
            cards = sorted(p.hand + p.battle_deck)
            rng.shuffle(cards)
            known[:] = cards[: len(known)]


def _unseen(s: State, kind: str) -> Places:
    """The places where advanced cards of a type lie that have never been face up."""
    places: Places = [(s.aside, i) for i, card in enumerate(s.aside) if s.box.action_cards[card].kind == kind]
    for p in s.players:
        met = Counter(p.met)
        for i, card in enumerate(p.stack):
            if met[card]:
                continue
            if s.box.action_cards[card].kind == kind:
                places.append((p.stack, i))
    return places

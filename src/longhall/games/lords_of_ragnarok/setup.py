"""The setup: board and followers by chance, then the people's origins, heroes and first regions (rule 3, p. 2)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, COLOURS, Box
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.control import spare_marker
from longhall.games.lords_of_ragnarok.follower.fury import desolate
from longhall.games.lords_of_ragnarok.follower.runes import improve_army, priority
from longhall.games.lords_of_ragnarok.gains import army_points, draw_cards, gain_artefact, gain_runes
from longhall.games.lords_of_ragnarok.sheet import followers, people
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.verbs.cards import deal_row, put_in_deck
from longhall.games.lords_of_ragnarok.verbs.course import (
    fill_aside,
    lay_forges,
    offer_to,
    prepare_follower,
    release_monsters,
    set_challenges,
    set_order,
    take_hero,
    take_origin,
)
from longhall.games.lords_of_ragnarok.verbs.pieces import (
    gain_any_runes,
    gain_priests,
    place_drakkar,
    place_hero,
    raise_attribute,
    recruit,
)
from longhall.games.lords_of_ragnarok.verbs.world import ally, pass_arbiter, place_desolation, quench, set_control
from longhall.kernel import Ask, Chance, Option

ROW = 3


def new_player(box: Box, board: str, seat: int, follower: bool) -> Player:
    """A player's board and pieces before anything is placed (rule 3.12)."""
    rules = box.numbers[board]
    return Player(
        colour=COLOURS[seat],
        follower=follower,
        attributes=[rules.attribute_start] * 3,
        runes=[0] * len(box.rune_words),
        where=[0] * rules.armies,
        value=[0] * rules.armies,
    )


def bare(box: Box, board: str, players: list[Player]) -> State:
    """A side of the board with nothing on it, and every deck whole."""
    size = box.charts[board].size
    return State(
        box=box,
        board=board,
        order=list(range(len(players))),
        players=players,
        wanted=[],
        challenges=[],
        control=[-1] * (size + 1),
        forge_rune=[-1] * (size + 1),
        forge_stock=[0] * (size + 1),
        supply=list(box.rune_copies),
        levels=[box.numbers[board].monument_start_level] * len(box.gods),
        wheel=[[] for _ in box.realm_words],
        signs=[False] * len(box.preconditions),
        deck=box.deck(),
        blessings=list(box.blessings),
        artefacts=[card.id for card in box.artefacts.values() if card.monster is None],
        attacks=sorted(box.attack_deck()),
    )


# ---- the board (rules 3.2-3.10) --------------------------------------------------------------------------------------


async def setup(s: State) -> None:
    """Everything that chance decides, and everything of the followers."""
    await draw_order(s)
    await draw_followers(s)
    await lay_board(s)
    await draw_challenges(s)
    fill_aside(s)
    for seat in s.order:
        if s.players[seat].follower:
            await set_up_follower(s, seat)
    if followers(s):
        first = next(seat for seat in s.order if s.players[seat].follower)
        place_desolation(s, s.box.scorches[s.board][s.players[first].hero], "setup")
        await apply_challenges(s)
    for seat in people(s):
        await draw_cards(s, seat, s.rules.start_cards)
    await deal_choices(s)
    if followers(s) and len(people(s)) > 1:
        pass_arbiter(s, s.order[-1])


async def draw_order(s: State) -> None:
    """Followers first, in random order (p. 3, 8); then the people, clockwise from a random one (rule 3.10)."""
    automata, humans = followers(s), people(s)
    if len(automata) > 1:
        drawn = await Chance("follower_order", len(automata), len(automata))
        automata = [automata[i] for i in drawn]
    (first,) = await Chance("first", len(humans)) if len(humans) > 1 else (0,)
    set_order(s, automata + humans[first:] + humans[:first])


async def draw_followers(s: State) -> None:
    """The followers' heroes: as wished, or by lot; each has its own priority action (p. 2, 8)."""
    for seat, wish in zip(followers(s), s.wanted, strict=True):
        if wish:
            take_hero(s, seat, wish)
    tiles = s.box.corrupted
    for seat, wish in zip(followers(s), s.wanted, strict=True):
        if not wish:
            taken = {tiles[p.hero].priority for p in s.players if p.follower and p.hero}
            able = [hero for hero in s.box.heroes if tiles[hero].priority not in taken]
            (at,) = await Chance("corrupted", len(able))
            take_hero(s, seat, able[at])


async def lay_board(s: State) -> None:
    """Forges and monsters (rules 3.4, 3.9)."""
    sites, tokens = list(bits(s.map.forges)), s.box.forge_tokens
    drawn = await Chance("forges", len(tokens), len(sites))
    lay_forges(s, [s.box.rune_number[tokens[i]] for i in drawn], sites)
    names = [name for name, record in s.box.monsters.items() if not record.loki]
    if s.board == "two":
        chosen = await Chance("monsters", len(names), len(s.map.lairs))
        places = {names[i]: lair for i, lair in zip(chosen, s.map.lairs, strict=True)}
    else:
        places = {name: s.box.monsters[name].home or 0 for name in names}
    release_monsters(s, places)


async def draw_challenges(s: State) -> None:
    """The challenges of choice, and those drawn blindly (p. 3)."""
    names = list(s.challenges)
    rest = [name for name in s.box.challenges if name not in names]
    count = min(s.blind_challenges, len(rest))
    if count:
        names += [rest[i] for i in await Chance("challenges", len(rest), count)]
    set_challenges(s, names)


async def apply_challenges(s: State) -> None:
    """What challenges do at the setup, to every follower (p. 3)."""
    for name in s.challenges:
        record = s.box.challenges[name]
        if record.kind != "setup":
            continue
        for seat in [seat for seat in s.order if s.players[seat].follower]:
            await draw_cards(s, seat, record.effect.get("cards", 0))
            gain_any_runes(s, seat, record.effect.get("runes", 0))
            for _ in range(record.effect.get("priority", 0)):
                raise_attribute(s, seat, priority(s, s.players[seat])[0])
            await improve_army(s, seat, record.effect.get("army_up", 0))
        quench(s)
        for _ in range(record.effect.get("desolation", 0)):
            await desolate(s, next(seat for seat in s.order if s.players[seat].follower), "challenge")
    quench(s)


# ---- a follower (p. 2) -----------------------------------------------------------------------------------------------


async def set_up_follower(s: State, seat: int) -> None:
    """A follower's pieces, attributes, hand, action deck, row and advantage (p. 2)."""
    p, tile = s.players[seat], s.box.corrupted[s.players[seat].hero]
    region = s.box.starts[s.board][p.hero]
    cards = s.box.action_cards.values()
    used = {s.box.action_cards[card].deck for q in s.players for card in (*q.row, *q.stack)}
    sets = sorted({card.deck for card in cards if card.deck is not None and card.deck not in used})
    (drawn,) = await Chance("basic_set", len(sets))
    stack = [card.id for card in cards if card.deck == sets[drawn] or card.hero == p.hero]
    prepare_follower(s, seat, stack, [tile.attributes[word] for word in ATTRIBUTES], region)
    place_start(s, seat, region)
    await draw_cards(s, seat, s.rules.start_cards)
    deal_row(s, seat, await Chance("row", len(p.stack), ROW))
    await add_advanced(s, seat)
    await advantage(s, seat)


async def add_advanced(s: State, seat: int) -> None:
    """Six advanced cards in the tile's mix go into the deck unseen; where a type runs out, others take their place."""
    tile = s.box.corrupted[s.players[seat].hero]
    missing = 0
    for kind, wanted in tile.mix.items():
        able = [i for i, card in enumerate(s.aside) if s.box.action_cards[card].kind == kind]
        count = min(wanted, len(able))
        missing += wanted - count
        if count:
            put_in_deck(s, seat, [able[i] for i in await Chance("advanced", len(able), count)])
    if missing:
        put_in_deck(s, seat, await Chance("advanced", len(s.aside), missing))


async def advantage(s: State, seat: int) -> None:
    """What the tile gives at the start (p. 2)."""
    tile = s.box.corrupted[s.players[seat].hero]
    gain = tile.advantage
    await improve_army(s, seat, gain.get("army_up", 0))
    await draw_cards(s, seat, gain.get("cards", 0))
    gain_any_runes(s, seat, gain.get("runes", 0))
    gain_priests(s, seat, gain.get("priests", 0))
    if tile.advantage_realm is not None:
        ally(s, seat, s.box.realm_words.index(tile.advantage_realm))


def place_start(s: State, seat: int, region: int) -> None:
    """The hero and the first armies; a region of population strength 2 is controlled at once (rule 3.13)."""
    place_hero(s, seat, region)
    for army in range(s.rules.start_armies):
        recruit(s, seat, army, region, s.rules.start_army_value)
    may = not s.players[seat].follower or s.rules.controls_start_region
    if may and s.map.population[region] <= s.rules.start_control_population:
        set_control(s, seat, region)


# ---- the people (rules 3.11-3.14, p. 2) ------------------------------------------------------------------------------


async def deal_choices(s: State) -> None:
    """Two origins each, and two heroes where heroes are drawn."""
    humans = people(s)
    origins = [name for name, record in s.box.origins.items() if not (record.follower and followers(s))]
    heroes = [name for name in s.box.heroes if all(p.hero != name for p in s.players)]
    each = min(s.rules.origins_dealt, len(origins) // len(humans))
    drawn = [origins[i] for i in await Chance("origins", len(origins), each * len(humans))]
    for i, seat in enumerate(humans):
        offer_to(s, seat, drawn[i * each : (i + 1) * each])
    if s.drawn_heroes:
        each = min(s.rules.heroes_drawn, len(heroes) // len(humans))
        drawn = [heroes[i] for i in await Chance("heroes", len(heroes), each * len(humans))]
        for i, seat in enumerate(humans):
            offer_to(s, seat, s.players[seat].offered + drawn[i * each : (i + 1) * each])


async def choose_hero(s: State) -> None:
    """A person keeps an origin and takes a hero."""
    seat = s.turn
    p = s.players[seat]
    origins = [name for name in p.offered if name in s.box.origins]
    _, origin = await Ask(seat, "origin", [("origin", name) for name in origins])
    taken = [q.hero for q in s.players]
    heroes = [name for name in p.offered if name in s.box.heroes] or [h for h in s.box.heroes if h not in taken]
    _, name = await Ask(seat, "choose_hero", [("hero", name) for name in heroes])
    take_hero(s, seat, name)
    take_origin(s, seat, origin)


def free_coast(s: State, sea: int) -> list[int]:
    """The regions of a sea's coast without another's hero or armies."""
    taken = {at for p in s.players for at in (*p.where, p.hero_at)}
    return [region for region in bits(s.map.coast[sea]) if region not in taken]


async def place(s: State) -> None:
    """A person places drakkar, hero and armies, and applies the origin."""
    seat = s.turn
    seas: list[Option] = [("sail", word) for sea, word in enumerate(s.map.sea_word) if free_coast(s, sea)]
    _, word = await Ask(seat, "start_sea", seas)
    sea = s.map.sea_number[word]
    place_drakkar(s, seat, sea)
    _, word = await Ask(seat, "start_region", [("settle", s.map.word[r]) for r in free_coast(s, sea)])
    place_start(s, seat, s.map.number[word])
    await apply_origin(s, seat)


async def apply_origin(s: State, seat: int) -> None:
    """The bonuses of an origin (rule 3.14)."""
    record = s.box.origins[s.players[seat].origin]
    bonus = record.bonus
    for _ in range(bonus.get("raise", 0)):
        raise_attribute(s, seat, ATTRIBUTES.index(record.attribute or ATTRIBUTES[0]))
    await army_points(s, seat, bonus.get("army_up", 0))
    gain_priests(s, seat, bonus.get("priests", 0))
    await draw_cards(s, seat, bonus.get("cards", 0))
    await gain_runes(s, seat, bonus.get("runes", 0))
    for _ in range(bonus.get("ally", 0)):
        words = [word for i, word in enumerate(s.box.realm_words) if not s.players[seat].allied >> i & 1]
        _, word = await Ask(seat, "origin_ally", [("ally", word) for word in words])
        await spare_marker(s, seat)
        ally(s, seat, s.box.realm_words.index(word))
    for _ in range(bonus.get("artefact", 0)):
        await gain_artefact(s, seat, choice=True)

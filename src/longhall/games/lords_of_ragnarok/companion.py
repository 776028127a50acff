"""A companion at a real table: given the position of the physical game, it plays a follower's turn and says why.

`read` makes a position of what an owner of the game has written down (plain JSON, by names), `write` does the reverse,
`turn` runs the follower's steps one at a time. What the owner sees on the table (dice, cards turned over) comes through
`roll`, what a person decides (battle cards, losses) through `answer`; `set_hand` and `swap_in` make the
cards that come to light the true ones. Battle cards that nobody sees are imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, BOARDS, COLOURS, Box
from longhall.games.lords_of_ragnarok.chart import bits, mask_of
from longhall.games.lords_of_ragnarok.control import GameEnds
from longhall.games.lords_of_ragnarok.game import FOLLOWER, LordsOfRagnarok
from longhall.games.lords_of_ragnarok.invariants import problems
from longhall.games.lords_of_ragnarok.setup import new_player
from longhall.games.lords_of_ragnarok.state import Beast, Player, State
from longhall.games.lords_of_ragnarok.verbs.course import abandon, begin_step, begin_turn
from longhall.kernel import Ask, Chance, Event, Json, Match, Option

Answer = Callable[[State, Ask[Any]], Option]
Roll = Callable[[State, Chance], tuple[int, ...]]

PLAYER: Final[dict[str, Any]] = {
    "hero": "",
    "follower": False,
    "at": "",
    "drakkar": "",
    "holds": [],
    "armies": [],
    "attributes": {},
    "injured": [],
    "runes": {},
    "cards": 0,
    "priests": 0,
    "sent": {},
    "allied": [],
    "slayers": 0,
    "blessings": [],
    "artefacts": [],
    "spent": [],
    "tucked": [],
    "row": [],
    "gone": [],
}
"""What is written of a player, with what is meant where nothing is said."""

POSITION: Final[dict[str, Any]] = {
    "board": "two",
    "turn": "",
    "players": [],
    "temples": [],
    "desolation": [],
    "wheel": {},
    "monuments": {},
    "signs": [],
    "forges": {},
    "monsters": {},
    "challenges": [],
    "arbiter": "",
    "last_turns": -1,
}
"""What is written of a position."""


class BadPosition(ValueError):
    """A position that cannot be used. The message says where, and what would be right."""


class Step(NamedTuple):
    """A step of a follower's turn and what happened in it."""

    name: str
    events: list[Event]


# ---- the turn --------------------------------------------------------------------------------------------------------


def turn(s: State, answer: Answer, roll: Roll) -> Iterator[Step]:
    """Play the turn of the follower whose turn it is, step by step; it stops where the game ends."""
    if not s.players[s.turn].follower:
        raise BadPosition(f"turn: {s.players[s.turn].hero} is no follower")
    begin_turn(s, s.at, "row")
    for name, step in FOLLOWER.items():
        begin_step(s, name)
        events: list[Event] = []
        s.sink = events
        rule: Any = step(s, s.turn)
        reply: Any = None
        try:
            while True:
                q = rule.send(reply)
                reply = roll(s, q) if isinstance(q, Chance) else answer(s, q)
        except StopIteration:
            pass
        except GameEnds:
            abandon(s)
        s.sink = None
        yield Step(name, events)
        if s.winners:
            return
    s.at = (s.at + 1) % len(s.order)


def swap_in(s: State, zone: list[str], place: int, card: str) -> None:
    """A battle card that comes to light is this one: the imagined one goes to where this one was thought to be."""
    if zone[place] == card:
        return
    for other in [zone, s.deck, *[p.hand for p in s.players], *[p.battle_deck for p in s.players]]:
        if card in other:
            other[other.index(card)], zone[place] = zone[place], card
            return
    raise BadPosition(f"cards: every copy of {card!r} has been seen already")


def set_hand(s: State, seat: int, cards: list[str]) -> None:
    """A follower's hand is laid open for its hunt, and holds these cards."""
    hand = s.players[seat].hand
    if len(cards) != len(hand):
        raise BadPosition(f"cards: the hand has {len(hand)} cards, not {len(cards)}")
    for place, card in enumerate(cards):
        if card not in s.box.cards:
            raise BadPosition(f"cards: there is no battle card {card!r}")
        swap_in(s, hand, place, card)


class Seen(NamedTuple):
    """What the people at the table see of a throw or draw: of these words so many; a word may come again."""

    what: str
    words: list[str]
    number: int
    again: bool = False


def seen(s: State, chance: Chance) -> Seen | None:
    """What people see of a chance; None where nobody looks, and any outcome will do."""
    p = s.players[s.turn]
    match chance.kind:
        case "surtur_die":
            return Seen("surtur_die", sorted(set(s.box.surtur_die)), 1)
        case "monster_die":
            return Seen("monster_die", sorted(set(s.box.monster_die)), 1)
        case "row":
            return Seen("row", list(p.stack), 1)
        case "battle_card":
            return Seen("battle", list(s.box.cards), 1)
        case "hunt_hand":
            return Seen("hunt", list(s.box.cards), len(p.hand), again=True)
        case "blessing" | "blessings":
            return Seen("blessings", list(s.blessings), chance.count)
        case "blind_blessing":
            return Seen("blessings", list(s.offer), 1)
    return None


def settle(s: State, chance: Chance, what: Seen, drawn: list[int]) -> tuple[int, ...]:
    """The outcome of a chance in which the people have seen these words."""
    words = [what.words[at] for at in drawn]
    match chance.kind:
        case "surtur_die":
            return (s.box.surtur_die.index(words[0]),)
        case "monster_die":
            return (s.box.monster_die.index(words[0]),)
        case "battle_card":
            deck = next(p.battle_deck for p in s.players if p.battle_deck)
            swap_in(s, deck, 0, words[0])
            return (0,)
        case "hunt_hand":
            set_hand(s, s.turn, words)
            return ()
    return tuple(drawn)


def example(game: LordsOfRagnarok) -> Json:
    """A position to begin with: a solo game after its setup."""
    m = Match.new(game, 1, 1)
    while m.state.phase != "turn":
        m.apply(0, m.ask_for(0).options[0])
    s = m.state
    s.at = s.order.index(next(seat for seat, p in enumerate(s.players) if p.follower))
    return write(s)


# ---- reading ---------------------------------------------------------------------------------------------------------


def read(box: Box, data: Json) -> State:
    """The position that an owner has written down, or BadPosition that says what is wrong and where."""
    facts = _facts("", data, POSITION)
    board = _one(facts["board"], BOARDS, "board")
    sides = [_facts(f"players[{i}]", side, PLAYER) for i, side in enumerate(facts["players"])]
    sides.sort(key=lambda side: bool(side["follower"]))
    if not 2 <= len(sides) <= len(COLOURS) or not any(side["follower"] for side in sides) or sides[0]["follower"]:
        raise BadPosition("players: one to three people and at least one follower, four in all at most")
    s = _empty(box, board, sides)
    _heroes(s, sides)
    _lay(s, facts)
    for seat, side in enumerate(sides):
        _place(s, seat, side)
    _release(s, facts["monsters"])
    for wrong in problems(s):
        raise BadPosition(f"this position cannot be: {wrong}")
    return s


def _facts(where: str, data: Any, known: Mapping[str, Any]) -> dict[str, Any]:
    """What is written, with defaults; every name known and every value of the right kind."""
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where or 'position'}: a table of facts is wanted, not {data!r}")
    for name, value in data.items():
        at = f"{where}.{name}" if where else name
        if name not in known:
            raise BadPosition(f"{at}: no such fact; there is {', '.join(known)}")
        if type(value) is not type(known[name]):
            raise BadPosition(f"{at}: {type(known[name]).__name__} is wanted, not {value!r}")
    return {**known, **data}


def _one(word: Any, among: Any, where: str) -> str:
    if word not in among:
        raise BadPosition(f"{where}: one of {', '.join(among)} is wanted, not {word!r}")
    return str(word)


def _empty(box: Box, board: str, sides: list[dict[str, Any]]) -> State:
    size = box.charts[board].size
    people = len([side for side in sides if not side["follower"]])
    return State(
        box=box,
        board=board,
        phase="turn",
        step="row",
        order=[*range(people, len(sides)), *range(people)],
        round=1,
        players=[new_player(box, board, i, bool(side["follower"])) for i, side in enumerate(sides)],
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


def _heroes(s: State, sides: list[dict[str, Any]]) -> None:
    for seat, side in enumerate(sides):
        hero = _one(side["hero"], s.box.heroes, f"players[{seat}].hero")
        if any(p.hero == hero for p in s.players):
            raise BadPosition(f"players[{seat}].hero: {hero} is there twice")
        s.players[seat].hero = hero


def _seat(s: State, hero: Any, where: str) -> int:
    heroes = [p.hero for p in s.players]
    return heroes.index(_one(hero, heroes, where))


def _region(s: State, word: Any, where: str) -> int:
    """A region by its name or its number."""
    if isinstance(word, int) and 0 < word <= s.map.size:
        return word
    return s.map.number[_one(word, s.map.number, where)]


def _lay(s: State, facts: dict[str, Any]) -> None:
    """The board: temples, desolation, wheel, monuments, signs, forges."""
    s.temples = mask_of([_region(s, word, "temples") for word in facts["temples"]])
    s.desolate = mask_of([_region(s, word, "desolation") for word in facts["desolation"]])
    for action, heroes in facts["wheel"].items():
        space = s.box.realm_of[_one(action, s.box.realm_of, "wheel")]
        s.wheel[space] = [_seat(s, hero, f"wheel.{action}") for hero in heroes]
    for god, level in facts["monuments"].items():
        s.levels[s.box.gods.index(_one(god, s.box.gods, "monuments"))] = int(level)
    names = list(s.box.preconditions)
    for sign in facts["signs"]:
        s.signs[names.index(_one(sign, names, "signs"))] = True
    for word, (rune, stock) in facts["forges"].items():
        region = _region(s, word, "forges")
        kind = s.box.rune_number[_one(rune, s.box.rune_number, f"forges.{word}")]
        s.forge_rune[region], s.forge_stock[region] = kind, int(stock)
        s.supply[kind] -= int(stock)
    s.challenges = [_one(name, s.box.challenges, "challenges") for name in facts["challenges"]]
    s.last_turns = int(facts["last_turns"])
    s.arbiter = _seat(s, facts["arbiter"], "arbiter") if facts["arbiter"] else -1
    follower = next(p.hero for p in s.players if p.follower)
    s.at = s.order.index(_seat(s, facts["turn"] or follower, "turn"))


def _place(s: State, seat: int, side: dict[str, Any]) -> None:
    """A player's pieces and cards."""
    p, at = s.players[seat], f"players[{seat}]"
    p.hero_at = _region(s, side["at"], f"{at}.at")
    if side["drakkar"]:
        p.drakkar = s.map.sea_number[_one(side["drakkar"], s.map.sea_number, f"{at}.drakkar")]
    for word in side["holds"]:
        region = _region(s, word, f"{at}.holds")
        p.holds |= 1 << region
        s.control[region] = seat
    for army, pair in enumerate(side["armies"]):
        if army >= len(p.where) or not isinstance(pair, list) or len(pair) != 2:
            raise BadPosition(f'{at}.armies[{army}]: at most {len(p.where)} armies like ["lejre", 3]')
        p.where[army], p.value[army] = _region(s, pair[0], f"{at}.armies[{army}]"), int(pair[1])
    for word, value in side["attributes"].items():
        p.attributes[ATTRIBUTES.index(_one(word, ATTRIBUTES, f"{at}.attributes"))] = int(value)
    p.injured = [word in side["injured"] for word in ATTRIBUTES]
    for word, count in side["runes"].items():
        kind = s.box.rune_number[_one(word, s.box.rune_number, f"{at}.runes")]
        p.runes[kind] += int(count)
        s.supply[kind] -= int(count)
    p.pool, p.slayers = side["priests"], side["slayers"]
    for god, count in side["sent"].items():
        p.sent[s.box.gods.index(_one(god, s.box.gods, f"{at}.sent"))] = int(count)
    p.allied = mask_of([s.box.realm_words.index(_one(w, s.box.realm_words, f"{at}.allied")) for w in side["allied"]])
    _hold_cards(s, p, side, at)


def _hold_cards(s: State, p: Player, side: dict[str, Any], at: str) -> None:
    p.hand, s.deck = s.deck[: side["cards"]], s.deck[side["cards"] :]
    for zone, name in ((p.blessings, "blessings"), (p.artefacts, "artefacts"), (p.tucked, "tucked")):
        for card in side[name]:
            known = {**s.box.blessings, **s.box.artefacts}
            zone.append(_one(card, known, f"{at}.{name}"))
            for bag in (s.blessings, s.artefacts):
                if card in bag:
                    bag.remove(card)
    p.spent = list(side["spent"])
    if p.follower:
        p.row = [_one(card, s.box.action_cards, f"{at}.row") for card in side["row"]]
        p.gone = [_one(card, s.box.action_cards, f"{at}.gone") for card in side["gone"]]
        if len(p.row) != 3:
            raise BadPosition(f"{at}.row: three action cards are wanted, not {len(p.row)}")
        p.stack = _possible_stack(s, p) if s.players[s.turn] is p else []


def _possible_stack(s: State, p: Player) -> list[str]:
    """Every action card that may be in the deck of the follower whose turn it is: it will draw one of them.

    Its basic set, its hero's cards, and the advanced ones of its types that nobody has seen.
    """
    cards = s.box.action_cards
    sets = {cards[card].deck for card in (*p.row, *p.gone)} - {None}
    used = {card for q in s.players for card in (*q.row, *q.gone)}
    mix: dict[str, int] = {**s.box.corrupted[p.hero].mix}  # type: ignore[dict-item]
    able = [c for c in cards.values() if c.hero == p.hero or c.deck in (sets or {c.deck}) or mix.get(c.kind, 0)]
    return [c.id for c in able if c.id not in used and (c.kind != "hero" or c.hero == p.hero)]


def _release(s: State, monsters: Mapping[str, Any]) -> None:
    """Monsters: their region ("" for Loki on the wheel), their controller, whose markers lie on their wounds."""
    known = {"region": "", "controller": "", "alive": True, "wounds": []}
    owned = {card for p in s.players for card in (*p.artefacts, *p.tucked)}
    for name, record in s.box.monsters.items():
        if name not in monsters and not record.loki:
            if record.artefact in owned:
                s.monsters[name] = Beast(at=0, alive=False, wounds=[-1] * len(record.wounds))
            continue
        at = f"monsters.{name}"
        facts = _facts(at, monsters.get(name, {}), known)
        marks = [_seat(s, hero, f"{at}.wounds") if hero else -1 for hero in facts["wounds"]]
        s.monsters[name] = Beast(
            at=_region(s, facts["region"], f"{at}.region") if facts["region"] else 0,
            ring=_seat(s, facts["controller"], f"{at}.controller") if facts["controller"] else -1,
            alive=facts["alive"],
            wounds=marks or [-1] * len(record.wounds),
        )
    for name in monsters:
        _one(name, s.box.monsters, "monsters")


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(s: State) -> Json:
    """A position as an owner would write it down; what goes without saying is left out."""
    word, hero = s.map.word, [p.hero for p in s.players]
    facts = {
        "board": s.board,
        "turn": hero[s.turn],
        "players": [_written(s, p) for p in s.players],
        "temples": [word[region] for region in bits(s.temples)],
        "desolation": [word[region] for region in bits(s.desolate)],
        "wheel": {s.box.action_of[i]: [hero[seat] for seat in space] for i, space in enumerate(s.wheel) if space},
        "monuments": dict(zip(s.box.gods, s.levels, strict=True)),
        "signs": [name for name, flipped in zip(s.box.preconditions, s.signs, strict=True) if flipped],
        "forges": {
            word[region]: [s.box.rune_words[kind], s.forge_stock[region]]
            for region, kind in enumerate(s.forge_rune)
            if kind >= 0
        },
        "monsters": {name: _beast(s, beast) for name, beast in s.monsters.items()},
        "challenges": list(s.challenges),
        "arbiter": hero[s.arbiter] if s.arbiter >= 0 else "",
        "last_turns": s.last_turns,
    }
    return {name: value for name, value in facts.items() if value != POSITION[name] or name in ("board", "turn")}


def _written(s: State, p: Player) -> Json:
    word, box = s.map.word, s.box
    facts = {
        "hero": p.hero,
        "follower": p.follower,
        "at": word[p.hero_at],
        "drakkar": s.map.sea_word[p.drakkar] if p.drakkar >= 0 else "",
        "holds": [word[region] for region in bits(p.holds)],
        "armies": [[word[at], value] for at, value in zip(p.where, p.value, strict=True) if at],
        "attributes": dict(zip(ATTRIBUTES, p.attributes, strict=True)),
        "injured": [name for name, hurt in zip(ATTRIBUTES, p.injured, strict=True) if hurt],
        "runes": {name: count for name, count in zip(box.rune_words, p.runes, strict=True) if count},
        "cards": len(p.hand),
        "priests": p.pool,
        "sent": {name: count for name, count in zip(box.gods, p.sent, strict=True) if count},
        "allied": [box.realm_words[realm] for realm in bits(p.allied)],
        "slayers": p.slayers,
        "blessings": list(p.blessings),
        "artefacts": list(p.artefacts),
        "spent": list(p.spent),
        "tucked": list(p.tucked),
        "row": list(p.row),
        "gone": list(p.gone),
    }
    return {name: value for name, value in facts.items() if value != PLAYER[name]}


def _beast(s: State, beast: Beast) -> Json:
    hero = [p.hero for p in s.players]
    facts = {
        "region": s.map.word[beast.at] if beast.at else "",
        "controller": hero[beast.ring] if beast.ring >= 0 else "",
        "alive": beast.alive,
        "wounds": [hero[seat] if seat >= 0 else "" for seat in beast.wounds],
    }
    plain: dict[str, Any] = {"region": "", "controller": "", "alive": True, "wounds": [""] * len(beast.wounds)}
    return {name: value for name, value in facts.items() if value != plain[name]}

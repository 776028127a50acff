"""A position as an owner of the physical game writes it down: plain facts by names, read into a state and back.

`write` gives every fact; `read` takes what is there, with what is meant where nothing is said, and complains of all
else by the name of its field. Battle cards that nobody sees are imagined, and so is the order of every deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, BOARDS, COLOURS, Box
from longhall.games.lords_of_ragnarok.chart import bits, mask_of
from longhall.games.lords_of_ragnarok.invariants import problems
from longhall.games.lords_of_ragnarok.setup import ROW, bare, new_player
from longhall.games.lords_of_ragnarok.state import Beast, Player, State
from longhall.kernel import Json

POSITION: Final[dict[str, Any]] = {
    "board": "two",
    "turn": "",
    "arbiter": "",
    "temples": [],
    "desolation": [],
    "scorched": False,
    "signs": [],
    "challenges": [],
    "last_turns": -1,
    "wheel": {},
    "monuments": {},
    "forges": {},
    "players": {},
    "monsters": {},
}
"""What is written of a position, with what is meant where nothing is said."""

ANYBODY: Final[dict[str, Any]] = {
    "follower": False,
    "at": "",
    "holds": [],
    "armies": [],
    "attributes": {},
    "runes": {},
    "cards": 0,
    "priests": 0,
    "sent": {},
    "allied": [],
    "slayers": 0,
}
"""What is written of every player."""

PERSON: Final[dict[str, Any]] = {
    **ANYBODY,
    "drakkar": "",
    "injured": [],
    "blessings": [],
    "artefacts": [],
    "spent": [],
}
FOLLOWER: Final[dict[str, Any]] = {**ANYBODY, "tucked": [], "row": [], "gone": []}
BEAST: Final[dict[str, Any]] = {"region": "", "controller": "", "alive": True, "wounds": []}

_KINDS: Final = {str: "a word", bool: "true or false", int: "a whole number", list: "a list", dict: "a table"}


class BadPosition(ValueError):
    """A position that cannot be used. The message says where, and what would be right."""


# ---- reading: values -------------------------------------------------------------------------------------------------


def _facts(where: str, data: Any, known: Mapping[str, Any]) -> dict[str, Any]:
    """What is written, with defaults; every name known and every value of the right kind."""
    for name, value in _table(data, where or "position").items():
        at = f"{where}.{name}" if where else name
        if name not in known:
            raise BadPosition(f"{at}: no such fact; there is {', '.join(known)}")
        if type(value) is not type(known[name]) and not (name in ("at", "region") and type(value) is int):
            raise BadPosition(f"{at}: {_KINDS[type(known[name])]} is wanted, not {value!r}")
    return {**known, **data}


def _table(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise BadPosition(f"{where}: a table is wanted, not {data!r}")
    return data


def _list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadPosition(f"{where}: a list is wanted, not {data!r}")
    return data


def _one(word: Any, among: Any, where: str) -> str:
    if word not in among:
        raise BadPosition(f"{where}: one of {', '.join(among)} is wanted, not {word!r}")
    return str(word)


def _number(value: Any, least: int, most: int, where: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{where}: a whole number from {least} to {most} is wanted, not {value!r}")
    return value


def _counts(data: Mapping[str, Any], among: Any, most: int, where: str) -> dict[str, int]:
    """Numbers by words, each from 0 to the most."""
    return {_one(word, among, where): _number(count, 0, most, f"{where}.{word}") for word, count in data.items()}


def _seat(s: State, hero: Any, where: str) -> int:
    heroes = [p.hero for p in s.players]
    return heroes.index(_one(hero, heroes, where))


def _region(s: State, word: Any, where: str) -> int:
    """A region by its name or its number."""
    if type(word) is int:
        return _number(word, 1, s.map.size, where)
    return s.map.number[_one(word, s.map.number, where)]


def _regions(s: State, words: list[Any], where: str) -> int:
    return mask_of([_region(s, word, where) for word in words])


# ---- reading: the position -------------------------------------------------------------------------------------------


def read(box: Box, data: Json) -> State:
    """The position that an owner has written down, or BadPosition that says what is wrong and where."""
    facts = _facts("", data, POSITION)
    board = _one(facts["board"], BOARDS, "board")
    sides = _sides(box, board, facts["players"])
    s = _empty(box, board, sides)
    _lay(s, facts)
    for seat, side in enumerate(sides.values()):
        _place(s, seat, side)
        _hold_cards(s, s.players[seat], side)
    s.players[s.turn].stack = _possible_stack(s, s.players[s.turn])
    _release(s, facts["monsters"])
    for wrong in problems(s):
        raise BadPosition(f"this position cannot be: {wrong}")
    return s


def _sides(box: Box, board: str, players: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """What is written of each player by hero, people first."""
    sides = {}
    for hero, side in players.items():
        at = f"players.{_one(hero, box.heroes, 'players')}"
        follower = _table(side, at).get("follower") is True
        sides[hero] = _facts(at, side, FOLLOWER if follower else PERSON)
    people = [hero for hero, side in sides.items() if not side["follower"]]
    automata = [hero for hero, side in sides.items() if side["follower"]]
    if not people or not automata or len(sides) > len(COLOURS):
        raise BadPosition(f"players: people and followers are wanted, at least one of each and {len(COLOURS)} in all")
    wanted = "two" if len(sides) == len(BOARDS) else "many"
    if board != wanted:
        raise BadPosition(f"board: {len(sides)} players use the side {wanted!r}, not {board!r}")
    return {hero: sides[hero] for hero in (*people, *automata)}


def _empty(box: Box, board: str, sides: Mapping[str, dict[str, Any]]) -> State:
    """The game with nothing on the board; followers go first, then people, in the order written (p. 3, 8)."""
    people = len([side for side in sides.values() if not side["follower"]])
    players = [new_player(box, board, i, side["follower"]) for i, side in enumerate(sides.values())]
    for p, hero in zip(players, sides, strict=True):
        p.hero = hero
    s = bare(box, board, players)
    s.phase, s.step, s.round = "turn", "row", 1
    s.order = [*range(people, len(sides)), *range(people)]
    return s


def _lay(s: State, facts: dict[str, Any]) -> None:
    """The board: temples, desolation, wheel, monuments, preconditions, forges; whose turn it is."""
    box, rules = s.box, s.rules
    s.temples, s.desolate = (_regions(s, facts[name], name) for name in ("temples", "desolation"))
    for action, heroes in facts["wheel"].items():
        space = box.realm_of[_one(action, box.realm_of, "wheel")]
        s.wheel[space] = [_seat(s, hero, f"wheel.{action}") for hero in _list(heroes, f"wheel.{action}")]
    for god, level in facts["monuments"].items():
        least, most = rules.monument_start_level, rules.monument_levels
        s.levels[box.gods.index(_one(god, box.gods, "monuments"))] = _number(level, least, most, f"monuments.{god}")
    signs = [_one(sign, box.preconditions, "signs") for sign in facts["signs"]]
    s.signs = [name in signs for name in box.preconditions]
    for word, forge in facts["forges"].items():
        _forge(s, word, forge)
    s.challenges = [_one(name, box.challenges, "challenges") for name in facts["challenges"]]
    s.last_turns = _number(facts["last_turns"], -1, len(s.players), "last_turns")
    s.scorched = facts["scorched"]
    s.arbiter = _seat(s, facts["arbiter"], "arbiter") if facts["arbiter"] else -1
    automata = [p.hero for p in s.players if p.follower]
    s.at = s.order.index(_seat(s, _one(facts["turn"] or automata[0], automata, "turn"), "turn"))


def _forge(s: State, word: str, forge: Any) -> None:
    """A forge's kind of rune, and how many lie on it."""
    at = f"forges.{word}"
    region = _region(s, word, "forges")
    if len(_list(forge, at)) != 2:
        raise BadPosition(f'{at}: a rune and a number like ["isa", 2] are wanted, not {forge!r}')
    kind = s.box.rune_number[_one(forge[0], s.box.rune_number, at)]
    s.forge_rune[region] = kind
    s.forge_stock[region] = _number(forge[1], 0, s.rules.forge_stock, at)
    s.supply[kind] -= s.forge_stock[region]


def _place(s: State, seat: int, side: dict[str, Any]) -> None:
    """A player's pieces."""
    p, box, rules = s.players[seat], s.box, s.rules
    at = f"players.{p.hero}"
    p.hero_at = _region(s, side["at"], f"{at}.at")
    if side.get("drakkar"):
        p.drakkar = s.map.sea_number[_one(side["drakkar"], s.map.sea_number, f"{at}.drakkar")]
    p.holds = _regions(s, side["holds"], f"{at}.holds")
    for region in bits(p.holds):
        s.control[region] = seat
    _muster(s, p, side["armies"], f"{at}.armies")
    for word, value in side["attributes"].items():
        which = ATTRIBUTES.index(_one(word, ATTRIBUTES, f"{at}.attributes"))
        p.attributes[which] = _number(value, 1, rules.attribute_max, f"{at}.attributes.{word}")
    hurt = [_one(word, ATTRIBUTES, f"{at}.injured") for word in side.get("injured", [])]
    p.injured = [word in hurt for word in ATTRIBUTES]
    for word, count in _counts(side["runes"], box.rune_number, max(box.rune_copies), f"{at}.runes").items():
        p.runes[box.rune_number[word]] += count
        s.supply[box.rune_number[word]] -= count
    p.pool = _number(side["priests"], 0, rules.priests, f"{at}.priests")
    p.slayers = _number(side["slayers"], 0, rules.slayer_tokens, f"{at}.slayers")
    for god, count in _counts(side["sent"], box.gods, rules.priests, f"{at}.sent").items():
        p.sent[box.gods.index(god)] = count
    realms = [_one(word, box.realm_words, f"{at}.allied") for word in side["allied"]]
    p.allied = mask_of([box.realm_words.index(word) for word in realms])


def _muster(s: State, p: Player, armies: list[Any], at: str) -> None:
    """A player's armies, each a region and a value."""
    if len(armies) > len(p.where):
        raise BadPosition(f"{at}: {len(p.where)} armies at most, not {len(armies)}")
    for army, pair in enumerate(armies):
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadPosition(f'{at}[{army}]: a region and a value like ["lejre", 3] are wanted, not {pair!r}')
        p.where[army] = _region(s, pair[0], f"{at}[{army}]")
        p.value[army] = _number(pair[1], 1, s.rules.army_value_max, f"{at}[{army}]")


def _hold_cards(s: State, p: Player, side: dict[str, Any]) -> None:
    """A player's cards: known by name where they lie open, by number in a hand."""
    at, box = f"players.{p.hero}", s.box
    count = _number(side["cards"], 0, len(s.deck), f"{at}.cards")
    p.hand, s.deck = s.deck[:count], s.deck[count:]
    either = {**box.blessings, **box.artefacts}
    for zone, name, among in (
        (p.blessings, "blessings", box.blessings),
        (p.artefacts, "artefacts", box.artefacts),
        (p.tucked, "tucked", either),
    ):
        for card in side.get(name, []):
            zone.append(_one(card, among, f"{at}.{name}"))
            for bag in (s.blessings, s.artefacts):
                if card in bag:
                    bag.remove(card)
    p.spent = [_one(card, p.artefacts, f"{at}.spent") for card in side.get("spent", [])]
    p.row = [_one(card, box.action_cards, f"{at}.row") for card in side.get("row", [])]
    p.gone = [_one(card, box.action_cards, f"{at}.gone") for card in side.get("gone", [])]
    if p.follower and len(p.row) != ROW:
        raise BadPosition(f"{at}.row: {ROW} action cards are wanted, not {len(p.row)}")


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
    owned = {card for p in s.players for card in (*p.artefacts, *p.tucked)}
    for name in monsters:
        _one(name, s.box.monsters, "monsters")
    for name, record in s.box.monsters.items():
        open_wounds = [-1] * len(record.wounds)
        if name not in monsters and not record.loki:
            if record.artefact in owned:
                s.monsters[name] = Beast(at=0, alive=False, wounds=open_wounds)
            continue
        at = f"monsters.{name}"
        facts = _facts(at, monsters.get(name, {}), BEAST)
        marks = [_seat(s, hero, f"{at}.wounds") if hero else -1 for hero in facts["wounds"]]
        if marks and len(marks) != len(open_wounds):
            raise BadPosition(f"{at}.wounds: {len(open_wounds)} spaces are wanted, not {len(marks)}")
        s.monsters[name] = Beast(
            at=_region(s, facts["region"], f"{at}.region") if facts["region"] else 0,
            ring=_seat(s, facts["controller"], f"{at}.controller") if facts["controller"] else -1,
            alive=facts["alive"],
            wounds=marks or open_wounds,
        )


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(s: State) -> Json:
    """A position as an owner would write it down, with every fact."""
    word, hero = s.map.word, [p.hero for p in s.players]
    return {
        "board": s.board,
        "turn": hero[s.turn],
        "arbiter": hero[s.arbiter] if s.arbiter >= 0 else "",
        "temples": [word[region] for region in bits(s.temples)],
        "desolation": [word[region] for region in bits(s.desolate)],
        "scorched": s.scorched,
        "signs": [name for name, flipped in zip(s.box.preconditions, s.signs, strict=True) if flipped],
        "challenges": list(s.challenges),
        "last_turns": s.last_turns,
        "wheel": {s.box.action_of[i]: [hero[seat] for seat in space] for i, space in enumerate(s.wheel)},
        "monuments": dict(zip(s.box.gods, s.levels, strict=True)),
        "forges": {
            word[region]: [s.box.rune_words[kind], s.forge_stock[region]]
            for region, kind in enumerate(s.forge_rune)
            if kind >= 0
        },
        "players": {hero[seat]: _written(s, s.players[seat]) for seat in s.order},
        "monsters": {name: _beast(s, beast) for name, beast in s.monsters.items()},
    }


def _written(s: State, p: Player) -> Json:
    """What is written of a player."""
    word, box = s.map.word, s.box
    facts: dict[str, Any] = {
        "follower": p.follower,
        "at": word[p.hero_at],
        "holds": [word[region] for region in bits(p.holds)],
        "armies": [[word[at], value] for at, value in sorted(zip(p.where, p.value, strict=True)) if at],
        "attributes": dict(zip(ATTRIBUTES, p.attributes, strict=True)),
        "runes": {name: count for name, count in zip(box.rune_words, p.runes, strict=True) if count},
        "cards": len(p.hand),
        "priests": p.pool,
        "sent": {name: count for name, count in zip(box.gods, p.sent, strict=True) if count},
        "allied": [box.realm_words[realm] for realm in bits(p.allied)],
        "slayers": p.slayers,
    }
    if p.follower:
        return {**facts, "tucked": list(p.tucked), "row": list(p.row), "gone": list(p.gone)}
    return {
        **facts,
        "drakkar": s.map.sea_word[p.drakkar] if p.drakkar >= 0 else "",
        "injured": [name for name, hurt in zip(ATTRIBUTES, p.injured, strict=True) if hurt],
        "blessings": list(p.blessings),
        "artefacts": list(p.artefacts),
        "spent": list(p.spent),
    }


def _beast(s: State, beast: Beast) -> Json:
    hero = [p.hero for p in s.players]
    return {
        "region": s.map.word[beast.at] if beast.at else "",
        "controller": hero[beast.ring] if beast.ring >= 0 else "",
        "alive": beast.alive,
        "wounds": [hero[seat] if seat >= 0 else "" for seat in beast.wounds],
    }

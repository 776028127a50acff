"""The components of Vikings Gone Wild: what the content files say, and the look-ups that the rules make in them.

A card's `effect` names what it does; `EFFECTS` is the whole vocabulary, and the rule behind each word is in `cards.py`
(what is played in one's own turn) or in `attack.py` (what happens in an attack). A building in a village is called by
its kind and a number, `brewery_2`; the town hall, of whatever level, is `town_hall`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, get_args

from longhall.content import BadContent, Record, read_box
from longhall.content import Box as Sections
from longhall.kernel import Option

Resource = Literal["beer", "gold"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
BEER, GOLD = range(2)
SEATS: Final = ("wolf", "raven", "serpent", "bear")
"""The crests of the villages."""
TOWN_HALL: Final = "town_hall"
LOOT: Final = ("loot_beer", "loot_gold")
"""Loot that lies on the town hall."""
DRAGON: Final = "dragon"

CardType = Literal["resource", "unit", "hero", "defense", "action"]
Effect = Literal[
    "beer",  # gain so much of it for this turn
    "gold",
    "mix",  # gain so much in any mix
    "draw",
    "boost",  # each unit is stronger for the rest of the turn
    "steal_beer",  # from one opponent
    "steal_gold",
    "tax_beer",  # from every opponent
    "tax_gold",
    "reveal_resource",  # turn up cards until so many of the class are found
    "reveal_unit",
    "destroy",  # remove cards from the game
    "recover",  # take cards from the discard pile
    "peek",  # look at a hand, and discard so many defence cards of it
    "attack_bonus",  # added to an attack with a unit in it
    "unit_bonus",  # to each unit in the same attack
    "defend",  # added to the attacked building
    "defend_all",  # added to all own buildings
    "defend_no_hero",  # added to the attacked building if no hero attacks
    "cancel_unit",
    "cancel_hero",
]
ON_PLAY: Final[frozenset[str]] = frozenset(
    [
        "mix",
        "draw",
        "boost",
        "steal_beer",
        "steal_gold",
        "tax_beer",
        "tax_gold",
        "reveal_resource",
        "reveal_unit",
        "destroy",
        "recover",
        "peek",
    ]
)
"""What a card does when it is played in one's own turn."""
REACTIONS: Final[frozenset[str]] = frozenset(["defend", "defend_all", "defend_no_hero", "cancel_unit", "cancel_hero"])
"""What a card does from the hand of whoever is attacked."""

Deed = Literal[
    "bought_path",
    "bought_unit",
    "bought_defense",
    "built",
    "damaged",
    "damaged_town_hall",
    "spent_beer",
    "spent_gold",
]
Players = Literal["2", "3", "4"]
Cost = tuple[int, int]
"""Beer, gold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Record):
    """A card that goes into decks. `per` adds to its resource or strength for each such building in the village."""

    type: CardType
    per_deck: int = 0
    cost: dict[Resource, int] = field(default_factory=dict)
    strength: int = 0
    effect: dict[Effect, int] = field(default_factory=dict)
    per: dict[str, int] = field(default_factory=dict)
    against: dict[str, int] = field(default_factory=dict)
    """More strength against this kind of target."""
    min_players: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Undead(Record):
    """An enemy on Odin's Path."""

    defense: int
    vp: int
    token: Resource
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Dragon(Record):
    """The enemy on the game board."""

    defense: int
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingKind(Record):
    """A building. `reward` is what damaging it pays besides the points of the table."""

    cost: dict[Resource, int]
    defense: int
    reward: dict[Literal["vp", "loot"], int] = field(default_factory=dict)
    produces: Resource | None = None
    stores: Resource | None = None
    capacity: int = 0
    full_vp: int = 0
    keeps: int = 0
    draws: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TownHall(Record):
    """A level of the town hall."""

    level: int
    defense: int
    reward: dict[Literal["vp", "asgard"], int] = field(default_factory=dict)
    limit: int | None = None
    upgrade: dict[Resource, int] = field(default_factory=dict)
    vp: int = 0
    """The points for raising the town hall to this level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission(Record):
    """Something to do in one turn (`deed`), or to have (`have`)."""

    vp: int
    deed: Deed | None = None
    have: Literal["buildings", "beer_tokens", "gold_tokens"] | None = None
    building: str | None = None
    at_least: int
    strength: int = 0
    """The deed wants a unit of at least this printed strength in one of the attacks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Achievement(Record):
    """What to have the most of when the game ends."""

    most: Literal["cards", "buildings", "stored", "missions"]
    type: CardType | None = None
    deck: Literal["path"] | None = None
    card: str | None = None
    resource: Resource | None = None
    first_game: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Record):
    """A number of the rules, or several."""

    values: tuple[int, ...] = ()
    by_players: dict[Players, int] = field(default_factory=dict)


DECKS: Final = ("starting", "fighters", "fortifications", "path", "asgard")
KINDS: Final[dict[str, type[Record]]] = {
    **dict.fromkeys(DECKS, Card),
    "undead": Undead,
    "buildings": BuildingKind,
    "town_halls": TownHall,
    "missions": Mission,
    "achievements": Achievement,
    "dragon": Dragon,
    "numbers": Number,
}
NUMBERS: Final[dict[str, int]] = {
    "hand": 1,
    "path_row": 1,
    "mission_slots": 1,
    "achievements_used": 1,
    "asgard_each": 1,
    "asgard_row": 1,
    "alike": 1,
    "attack_vp": 0,
    "attack_vp_more": 1,
    "repelled_vp": 1,
    "full_defense_vp": 1,
    "asgard_vp": 0,
    "exchange": 2,
    "swap_cost": 1,
    "achievement_vp": 4,
}
"""The numbers that the rules need, and how many values each has; 0 is any."""


class Box(Sections):
    """All components, with the look-ups that the rules use."""

    def __init__(self, pack: Path | None = None) -> None:
        found = read_box(Path(__file__).parent / "content", KINDS, pack)
        super().__init__(found)
        self.cards: dict[str, Card] = {card: found[deck][card] for deck in DECKS for card in found[deck]}
        self.deck_of = {card: deck for deck in DECKS for card in found[deck]}
        self.undead: dict[str, Undead] = found["undead"]
        self.buildings: dict[str, BuildingKind] = found["buildings"]
        self.missions: dict[str, Mission] = found["missions"]
        self.achievements: dict[str, Achievement] = found["achievements"]
        self._check_unique(found)
        self._numbers(found["numbers"])
        self._town_halls(found["town_halls"])
        self._dragon(found["dragon"])
        self._market()
        self._roles()
        self._check()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def _numbers(self, numbers: dict[str, Number]) -> None:
        for name, count in NUMBERS.items():
            if name not in numbers:
                raise BadContent(f"numbers.toml: [{name}]: this record is missing")
            given = len(numbers[name].values)
            if given != count if count else given == 0:
                raise BadContent(f"numbers.toml: [{name}] values: {count or 'some'} wanted, not {given}")
        for name in ("end_vp", "long_vp"):
            if name not in numbers or len(numbers[name].by_players) != len(get_args(Players)):
                raise BadContent(f"numbers.toml: [{name}] by_players: a number for 2, 3 and 4 players is wanted")
        self.numbers = {name: numbers[name].values for name in NUMBERS}
        self.end_vp = {int(players): vp for players, vp in numbers["end_vp"].by_players.items()}
        self.long_vp = {int(players): vp for players, vp in numbers["long_vp"].by_players.items()}

    def number(self, name: str) -> int:
        """A number of the rules that has one value."""
        return self.numbers[name][0]

    def _town_halls(self, halls: dict[str, TownHall]) -> None:
        self.town_halls = sorted(halls.values(), key=lambda hall: hall.level)
        for level, hall in enumerate(self.town_halls, 1):
            if hall.level != level:
                raise BadContent(f"town_halls.toml: [{hall.id}] level: {level} is wanted, not {hall.level}")
            if hall.copies != len(SEATS):
                raise BadContent(f"town_halls.toml: [{hall.id}] copies: one a player, {len(SEATS)}, is wanted")
        self.hall_of = {hall.id: hall for hall in self.town_halls}
        if not self.town_halls:
            raise BadContent("town_halls.toml: there is no town hall")

    def _dragon(self, dragons: dict[str, Dragon]) -> None:
        if list(dragons) != [DRAGON]:
            raise BadContent(f"dragon.toml: one record [{DRAGON}] is wanted, not {', '.join(dragons) or 'none'}")
        self.dragon = dragons[DRAGON]

    def _market(self) -> None:
        """What can be bought, with its price and the option that buys it, in the order of the files."""
        stacks = [card for card, deck in self.deck_of.items() if deck in ("fighters", "fortifications")]
        self.price: dict[str, Cost] = {card.id: price(card.cost) for card in self.cards.values() if card.cost}
        self.price |= {kind.id: price(kind.cost) for kind in self.buildings.values()}
        self.stacks = [(card, *self.price.get(card, (0, 0)), ("buy", card)) for card in stacks]
        self.sites = [(kind, *self.price[kind], ("build", kind)) for kind in self.buildings]
        self.supply = {card: self.cards[card].copies for card in stacks}
        self.supply |= {kind.id: kind.copies for kind in self.buildings.values()}
        row = range(1, self.number("path_row") + 1)
        self.path_options: dict[tuple[str, int], Option] = {
            (card, place): ("fight" if card in self.undead else "take", card, str(place))
            for card in (*self.sections["path"], *self.undead)
            for place in row
        }

    def _roles(self) -> None:
        """What each card can be used for, so that options are listed quickly."""
        cards = self.cards.values()
        self.gives: dict[str, Cost] = {
            card.id: (card.effect.get("beer", 0), card.effect.get("gold", 0))
            for card in cards
            if card.type == "resource"
        }
        self.growing = frozenset([card.id for card in cards if card.per])
        self.strength = {card.id: card.strength for card in cards if card.type in ("unit", "hero")}
        self.units = frozenset([card.id for card in cards if card.type == "unit"])
        self.aids = frozenset([card.id for card in cards if "attack_bonus" in card.effect])
        self.reactions = frozenset([card.id for card in cards if REACTIONS & card.effect.keys()])
        self.plays = {card.id: ops for card in cards if (ops := played_effects(card))}
        refs = [f"{kind}_{n + 1}" for kind in self.buildings for n in range(self.number("alike"))]
        self.attacks: list[dict[str, Option]] = [
            {ref: ("attack", seat, ref) for ref in (TOWN_HALL, *refs)} for seat in SEATS
        ]
        self.tokens_of = {
            kind.id: RESOURCES.index(resource)
            for kind in self.buildings.values()
            if (resource := kind.produces or kind.stores)
        }
        self.defense = {kind.id: kind.defense for kind in self.buildings.values()}
        self.defense |= {hall.id: hall.defense for hall in self.town_halls}

    # ---- decks -----------------------------------------------------------------------------------------------------

    def starting_deck(self) -> list[str]:
        """The ten cards of a new player."""
        return [card for card in self.sections["starting"] for _ in range(self.cards[card].per_deck)]

    def path_deck(self) -> list[str]:
        """Odin's Path with its undead."""
        return [*copies(self.undead.values()), *copies(self.sections["path"].values())]

    def asgard_cards(self, players: int) -> list[str]:
        """The Asgard cards that may come in with so many players."""
        return copies([self.cards[card] for card in self.sections["asgard"] if self.cards[card].min_players <= players])

    def mission_cards(self, first: bool) -> list[str]:
        """The upper part of the mission deck, those of the lowest worth, or the lower one."""
        return copies([mission for mission in self.missions.values() if (mission.vp == 1) == first])

    # ---- checking --------------------------------------------------------------------------------------------------

    def _check_unique(self, found: dict[str, dict[str, Record]]) -> None:
        where: dict[str, str] = {}
        for section in (*DECKS, "undead", "buildings", "town_halls", "missions", "achievements"):
            for name in found[section]:
                if name in where:
                    raise BadContent(f"{section}.toml: [{name}]: there is one of that name in {where[name]}.toml")
                where[name] = section

    def _check(self) -> None:
        for card in self.cards.values():
            self._check_card(card)
        for mission in self.missions.values():
            if (mission.deed is None) == (mission.have is None):
                raise BadContent(f"missions.toml: [{mission.id}]: either deed or have is wanted")
            self._check_building("missions", mission.id, "building", mission.building)
        for aim in self.achievements.values():
            if aim.card is not None and aim.card not in self.cards:
                raise BadContent(f"achievements.toml: [{aim.id}] card: there is no card {aim.card!r}")
            if aim.most == "stored" and aim.resource is None:
                raise BadContent(f"achievements.toml: [{aim.id}] resource: beer or gold is wanted")
        self._check_sizes()

    def _check_card(self, card: Card) -> None:
        deck = self.deck_of[card.id]
        for kind in card.per:
            self._check_building(deck, card.id, "per", kind)
        for target in card.against:
            if target not in (TOWN_HALL, DRAGON, *self.buildings, *self.undead):
                raise BadContent(f"{deck}.toml: [{card.id}] against: there is no target {target!r}")
        if deck in ("fighters", "fortifications", "path") and not card.cost:
            raise BadContent(f"{deck}.toml: [{card.id}] cost: a card that is bought needs one")
        if deck == "starting" and card.copies != card.per_deck * len(SEATS):
            raise BadContent(f"{deck}.toml: [{card.id}] copies: {len(SEATS)} times per_deck is wanted")
        for answer in ("cancel_unit", "cancel_hero"):
            if card.effect.get(answer, 1) != 1:
                raise BadContent(f"{deck}.toml: [{card.id}] effect: {answer} is of one fighter, 1 is wanted")
        if card.type in ("unit", "hero") and card.strength < 1:
            raise BadContent(f"{deck}.toml: [{card.id}] strength: a fighter needs one")

    def _check_building(self, section: str, record: str, name: str, kind: str | None) -> None:
        if kind is not None and kind not in self.buildings:
            raise BadContent(f"{section}.toml: [{record}] {name}: there is no building {kind!r}")

    def _check_sizes(self) -> None:
        """Whether there are enough cards for every number of players."""
        for players in self.end_vp:
            for section, there, wanted in (
                ("asgard", len(self.asgard_cards(players)), self.number("asgard_each") * players),
                ("missions", len(self.mission_cards(True)), self.number("mission_slots") * players),
                ("achievements", len(self.achievements), self.number("achievements_used")),
                ("path", len(self.path_deck()), self.number("path_row")),
                ("starting", len(self.starting_deck()), self.number("hand")),
            ):
                if there < wanted:
                    raise BadContent(f"{section}.toml: {players} players need {wanted} cards, there are {there}")
        first = len([1 for aim in self.achievements.values() if aim.first_game])
        if first != self.number("achievements_used"):
            raise BadContent(f"achievements.toml: {self.number('achievements_used')} first_game cards, not {first}")


def price(cost: dict[Resource, int]) -> Cost:
    """A price as beer and gold."""
    return cost.get("beer", 0), cost.get("gold", 0)


def copies(records: Iterable[Record]) -> list[str]:
    """One entry a copy."""
    return [record.id for record in records for _ in range(record.copies)]


def played_effects(card: Card) -> tuple[str, ...]:
    """What a card does when it is played in one's own turn; a resource card is only ever paid with."""
    gains = RESOURCES if card.type == "action" else ()
    return tuple([op for op in card.effect if op in ON_PLAY or op in gains])

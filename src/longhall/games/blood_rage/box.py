"""The components of Blood Rage: what the content files say, and the look-ups that the rules make in them.

Areas are numbered: the provinces as in their file (Yggdrasil is 0), then the fjords; after them come the two places
off the map, the reserve and Valhalla. Words stand in options and texts, numbers in the state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, get_args

from longhall.content import Box as Sections
from longhall.content import Record, read_box
from longhall.games.blood_rage.checks import check_decks, check_records

PROVINCES: Final = 9
AREAS: Final = 13
RESERVE: Final = 13
VALHALLA: Final = 14
YGGDRASIL: Final = 0

STATS: Final = ("rage", "axes", "horns")
RAGE, AXES, HORNS = range(3)
LAST_STEP: Final = 5

SLOTS: Final = ("warriors", "leader", "ship", "monster", "monster", "clan", "clan", "clan")
CLANS: Final = ("wolf", "raven", "serpent", "bear")

Effect = Literal[
    "ship_lost_glory",
    "release_glory",
    "quest_bonus",
    "warrior_strength",
    "pair_strength",
    "win_glory",
    "win_rage",
    "win_raise",
    "pillage_raise",
    "steal_rage",
    "steal_glory",
    "late",
    "upgrade_discount",
    "ragnarok_factor",
    "quest_factor",
    "board_glory",
    "kill_glory",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Record):
    """A gift of the gods. `effect` is all that it does without an "if"; the rest is code in `cards.py`."""

    title: str
    age: int
    type: Literal["upgrade", "quest", "battle"]
    god: str | None = None
    by_players: dict[Literal["2", "3", "4"], int]
    """Physical copies that come in from that number of players on."""
    slot: Literal["warriors", "leader", "ship", "monster", "clan"] | None = None
    strength: int = 0
    cost: int = 0
    bonus: int = 0
    glory: int = 0
    quest: Literal["manheim", "alfheim", "jotunheim", "yggdrasil", "valhalla"] | None = None
    effect: dict[Effect, int] = field(default_factory=dict)

    @property
    def pieces(self) -> int:
        return sum(self.by_players.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class Monster(Record):
    """A monster's figure; its ability is on the card of the same name."""

    strength: int
    invade_cost: int
    ship: bool = False
    yggdrasil_strength: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Province(Record):
    """A place on the map. Yggdrasil has no villages, so no limit, and no fjord."""

    region: str | None = None
    villages: int | None = None
    adjacent: tuple[str, ...]
    fjord: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Region(Record):
    """Two or three provinces that quests speak of."""

    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fjord(Record):
    """Where ships lie, and the two provinces that they support."""

    supports: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PillageToken(Record):
    """What a pillage pays: stats raised by steps, or glory. Placed at random unless it names its province."""

    reward: dict[Literal["rage", "axes", "horns", "glory"], int]
    province: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RagnarokToken(Record):
    """Names a province that may fall."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Age(Record):
    """A round of the game and what a death in its Ragnarok is worth."""

    number: int
    ragnarok_glory: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stat(Record):
    """A track of the clan sheet, six steps."""

    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clan(Record):
    """A clan and its figures."""

    leaders: int
    warriors: int
    ships: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureKind(Record):
    """A kind of clan figure."""

    strength: int
    invade_cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Legend(Record):
    """What a stat on that step is worth when the world ends."""

    step: int
    glory: int


KINDS: Final[dict[str, type[Record]]] = {
    "cards": Card,
    "monsters": Monster,
    "provinces": Province,
    "regions": Region,
    "fjords": Fjord,
    "pillage_tokens": PillageToken,
    "ragnarok_tokens": RagnarokToken,
    "ages": Age,
    "stats": Stat,
    "clans": Clan,
    "figures": FigureKind,
    "legend": Legend,
}


class Box(Sections):
    """All components, with the look-ups that the rules use."""

    def __init__(self, pack: Path | None = None) -> None:
        found = read_box(Path(__file__).parent / "content", KINDS, pack)
        check_records(found, CLANS, STATS, PROVINCES, AREAS - PROVINCES)
        super().__init__(found)
        self.cards: dict[str, Card] = found["cards"]
        self.monsters: dict[str, Monster] = found["monsters"]
        self.regions: dict[str, Region] = found["regions"]
        self.tokens: dict[str, PillageToken] = found["pillage_tokens"]
        self.doomable: tuple[str, ...] = tuple(found["ragnarok_tokens"])
        self.clans: dict[str, Clan] = found["clans"]
        self.titles = {card.id: card.title for card in self.cards.values()}
        self.effects: dict[Effect, dict[str, int]] = {
            key: {card.id: card.effect[key] for card in self.cards.values() if key in card.effect}
            for key in get_args(Effect)
        }
        """What each card has of an effect; cards without it are left out."""
        self._chart(found["provinces"], found["fjords"])
        self._figures(found["figures"])
        stats: dict[str, Stat] = found["stats"]
        self.steps = tuple([stats[name].steps for name in STATS])
        ages: list[Age] = sorted(found["ages"].values(), key=lambda age: age.number)
        self.ragnarok_glory = tuple([0] + [age.ragnarok_glory for age in ages])
        self.legend: dict[int, int] = {legend.step: legend.glory for legend in found["legend"].values()}
        self.late_age = min([card.age for card in self.cards.values() if "late" in card.effect], default=99)
        """The first age in which anybody may hold a card to add after the reveal."""
        check_decks(self)

    def _chart(self, provinces: dict[str, Province], fjords: dict[str, Fjord]) -> None:
        """Number the areas and note who lies beside whom."""
        self.areas: tuple[str, ...] = (*provinces, *fjords)
        self.number = {area: i for i, area in enumerate(self.areas)}
        self.villages = tuple([p.villages if p.villages is not None else 99 for p in provinces.values()])
        self.region = tuple([p.region for p in provinces.values()])
        self.adjacent = tuple([tuple([self.number[name] for name in p.adjacent]) for p in provinces.values()])
        self.fjord = tuple([self.number[p.fjord] if p.fjord else None for p in provinces.values()])
        self.reach = tuple([(i,) if fjord is None else (i, fjord) for i, fjord in enumerate(self.fjord)])
        self.supports = {self.number[f.id]: tuple([self.number[name] for name in f.supports]) for f in fjords.values()}

    def _figures(self, kinds: dict[str, FigureKind]) -> None:
        """Strengths and costs of invading, by the word for the figure."""
        both: dict[str, FigureKind | Monster] = {**kinds, **self.monsters}
        self.strength = {word: kind.strength for word, kind in both.items()}
        self.invade_cost = {word: kind.invade_cost for word, kind in both.items()}
        self.afloat = {"ship", *(monster.id for monster in self.monsters.values() if monster.ship)}

    def deck(self, age: int, seats: int) -> list[str]:
        """The cards of an age for a number of players, one entry a copy (p. 11)."""
        return [
            card.id
            for card in self.cards.values()
            if card.age == age
            for players, copies in card.by_players.items()
            if int(players) <= seats
            for _ in range(copies)
        ]

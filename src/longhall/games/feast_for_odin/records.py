"""What the content files of A Feast for Odin hold: one frozen record class a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from longhall.content import Record

Colour = Literal["orange", "red", "green", "blue"]
Section = Literal[
    "build_houses",
    "build_ships",
    "hunting",
    "livestock_market",
    "weekly_market",
    "products",
    "crafting",
    "mountains_and_trade",
    "sailing",
    "emigration_and_occupation",
    "imitation",
]
Things = dict[str, int]

Count = Literal[
    "whaling_boat",
    "knarr",
    "longship",
    "fleets",
    "house",
    "animal_kinds",
    "red_kinds",
    "meat_pairs",
    "ship_ore",
    "armed_longships",
    "specials",
    "players",
    "crafting_vikings",
    "column_2_vikings",
    "column_3_vikings",
    "sheep",
    "silk",
    "grain",
    "clothing",
    "spices",
]
"""What a card may count: see `sheet.count`."""

When = Literal[
    "before",
    "after",
    "before_roll",
    "success",
    "failure",
    "rolled",
    "harvest",
    "no_harvest",
    "before_income",
    "feast_start",
    "after_feast",
    "bonus",
    "after_bonus",
]
"""The moments at which a card that is data may act: see `hooks`."""


Change = Literal[
    "wood_in_houses",
    "stone_strength",
    "spear_strength",
    "spears_as_swords",
    "take_green",
    "lower_highest",
    "split_result",
    "knarr_as_longship",
    "any_island",
    "flat_peas",
    "further_step",
    "play_for_draw",
    "house_discount",
    "count_boats",
    "discount_from",
    "choices",
]
"""A rule that a card changes for its owner, with a number where one is needed: see `sheet.rule`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Good(Record):
    """A good. `column` is its place in the goods boxes, which gives its shape; `bears`: the animal it is a side of."""

    colour: Colour
    column: int
    width: int
    height: int
    harvest: int = 0
    sword: int = 0
    forge: bool = False
    points: int = 0
    bears: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Resource(Record):
    """Wood, stone or ore."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Coin(Record):
    """A silver coin."""

    value: int
    width: int
    height: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon(Record):
    """A kind of weapon card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Special(Record):
    """A special tile: '#' in its shape is a cell of it."""

    shape: tuple[str, ...]
    sword: int
    price: int | None = None
    forge: bool = False
    points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardKind(Record):
    """A board, an island or a building: what goods are laid on."""

    kind: Literal["home", "island", "building"]
    points: int = 0
    stack: str | None = None
    side: Literal["front", "back"] | None = None
    rows: tuple[str, ...] = ()
    income: dict[str, int] = field(default_factory=dict)
    top: int = 0
    income_2: dict[str, int] = field(default_factory=dict)
    top_2: int = 0
    bonus: dict[str, tuple[str, ...]] = field(default_factory=dict)
    slots: dict[Literal["wood", "stone"], int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship(Record):
    """A kind of ship. `emigrated`: its points once it has emigrated, 0 where it cannot."""

    size: Literal["small", "large"]
    price: int
    points: int
    ore: int = 0
    printed_ore: int = 0
    emigrated: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip(Record):
    """A mountain strip."""

    items: tuple[Literal["wood", "stone", "ore", "silver_2"], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Length(Record):
    """A length of the game."""

    rounds: int
    vikings: int
    harvest: tuple[int, ...]
    turns: tuple[str, ...]
    solo: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Record):
    """An action with a die."""

    die: int
    low: bool
    weapon: str
    least: int = 0
    success: Things = field(default_factory=dict)
    failure: Things
    returned: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Record):
    """Numbers that hold for every game."""

    start: Things
    throws: int
    small_stages: int
    large_stages: int
    squares: int
    squares_a_ship: int
    penalty: int
    island_silver: int
    strips_by_seats: tuple[int, ...]
    good_solo: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Space(Record):
    """An action space."""

    column: int
    row: int
    section: Section
    also: Section | None = None
    pay: Things = field(default_factory=dict)
    pay_one_of: tuple[str, ...] = ()
    gain: Things = field(default_factory=dict)
    gain_by_players: str | None = None
    gain_by: Literal["sheep", "cattle"] | None = None
    gain_each: str | None = None
    most: int = 0
    with_cattle: Things = field(default_factory=dict)
    with_sheep: Things = field(default_factory=dict)
    or_pay: Things = field(default_factory=dict)
    or_gain: Things = field(default_factory=dict)
    crafts: tuple[str, ...] = ()
    mountain: tuple[int, ...] = ()
    upgrade: int = 0
    steps: int = 1
    either: bool = False
    ships: dict[Literal["whaling_boat", "knarr", "longship", "large", "any"], int] = field(default_factory=dict)
    roll: str | None = None
    boats: int = 0
    explore: tuple[str, ...] = ()
    emigrate: bool = False
    overseas: bool = False
    sale: int = 0
    forge: bool = False
    draw: int = 0
    play: int = 0
    imitate: bool = False

    @property
    def plain(self) -> bool:
        """Whether its only effect is one exchange of things, always the same."""
        more = (self.pay_one_of, self.or_gain, self.crafts, self.mountain, self.upgrade, self.ships, self.roll)
        other = (self.explore, self.emigrate, self.sale, self.draw, self.play, self.imitate, self.gain_by)
        return not any(more) and not any(other)

    @property
    def fixed(self) -> bool:
        """Whether that exchange does not even depend on the players or on what they have."""
        more = (self.gain_by_players, self.with_cattle, self.with_sheep, self.overseas, self.forge)
        return self.plain and not any(more)

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections that it counts for."""
        return (self.section,) if self.also is None else (self.section, self.also)


@dataclass(frozen=True, slots=True, kw_only=True)
class Occupation(Record):
    """An occupation card; what it does without an "if" is in its fields."""

    number: int
    deck: Literal["A", "B", "C"]
    starting: bool = False
    points: int
    type: Literal["immediate", "anytime", "each_time", "as_soon_as", "both"]
    when: When | None = None
    sections: tuple[Section, ...] = ()
    spaces: tuple[str, ...] = ()
    rolls: tuple[str, ...] = ()
    gain: Things = field(default_factory=dict)
    per: Count | None = None
    count: Count | None = None
    tiers: tuple[int, ...] = ()
    tier_gain: tuple[Things, ...] = ()
    give: tuple[Things, ...] = ()
    get: tuple[Things, ...] = ()
    take: int = 0
    upgrade: int = 0
    upgrade_of: tuple[str, ...] = ()
    price: int = 0
    roll_bonus: Things = field(default_factory=dict)
    throws: int = 0
    discount: dict[str, int] = field(default_factory=dict)
    rules: dict[Change, int] = field(default_factory=dict)

    @property
    def deals(self) -> bool:
        """Whether it changes what spaces cost or give."""
        return "choices" in self.rules or "discount_from" in self.rules or "house_discount" in self.rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Clan(Record):
    """A player's colour."""

    vikings: int


KINDS: Final[dict[str, type[Record]]] = {
    "goods": Good,
    "resources": Resource,
    "coins": Coin,
    "weapons": Weapon,
    "specials": Special,
    "boards": BoardKind,
    "ships": Ship,
    "strips": Strip,
    "lengths": Length,
    "rolls": Roll,
    "spaces": Space,
    "occupations": Occupation,
    "clans": Clan,
    "table": Table,
}

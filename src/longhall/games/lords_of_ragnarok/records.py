"""What the content files of Lords of Ragnarok hold: one record class a file. What the rules look up is in `box.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from longhall.content import Record

Board = Literal["two", "many"]
Attribute = Literal["might", "wisdom", "authority"]
Special = Literal["monsters", "usurp", "prepare", "mobilize", "reinforce", "build_temple"]
RuneAction = Literal[
    "control_monster",
    "ally_realm",
    "improve_army",
    "activate_monster",
    "draw_card",
    "draw_cards",
    "raise_attribute",
    "recruit_army",
]
Symbol = Literal["axe", "sword", "spear", "hammer", "bow", "shield"]
Gain = Literal["runes", "cards", "priests", "army_up", "raise", "ally", "artefact", "drakkar_move"]
RealmBonus = Literal["recruit", "cards", "sail", "place_army", "runes", "place_hero", "heal", "army_up"]
Effect = Literal[
    "hand_limit",
    "peek",
    "rune_limit",
    "runes_now",
    "forge_more",
    "wild_spear",
    "hero_move",
    "raise_discount",
    "hunt_cards",
    "hammer_value",
    "monument_heal",
    "usurp_might",
    "attack_value",
    "win_cards",
    "ignore_losses",
    "hunt_cancels",
    "reward_cards",
    "reinforce_value",
    "drakkar_move",
    "population_less",
    "any_rune",
    "defend_value",
    "train_more",
    "temple_priests",
    "activations",
]
Strike = Literal[
    "injuries", "lasting", "discard", "discard_random", "army_loss", "recover", "special", "drag", "ends", "no_draw"
]
When = Literal[
    "attacking", "defending", "defending_settlement", "defending_temple", "own_hero_here", "more_armies", "lower_value"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter(Record):
    """A number of the rules, with its value on the two-player side where that differs."""

    value: int
    two_player: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Region(Record):
    """A region of the map by its number. Followers go by numbers, and ties are broken by them."""

    number: int
    population: int
    land: str
    sites: tuple[Literal["settlement", "shrine", "forge"], ...]
    wheel: bool
    adjacent: tuple[int, ...]
    seas: tuple[str, ...]
    realms: tuple[str, ...]
    lair: bool = False
    x: int = 0
    y: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sea(Record):
    """A sea, where drakkars lie."""

    adjacent: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Land(Record):
    """A group of regions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Realm(Record):
    """A realm: the space of the wheel it belongs to, the rune that wins it, and what its allies get."""

    action: Special
    rune: str
    bonus: dict[RealmBonus, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rune(Record):
    """A kind of rune."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forge(Record):
    """A forge token."""

    rune: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RuneActionCost(Record):
    """A rune action and what it takes."""

    cost: int | None = None
    kinds: Literal["own", "any", "different"] = "any"
    follower_cost: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero(Record):
    """A hero."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Corrupted(Record):
    """The corrupted side of a hero's tile: a follower."""

    start: dict[Board, int]
    desolation: dict[Board, int]
    goal: Literal["great_jarl", "great_gothi", "hunter"]
    priority: Special
    method: int
    attributes: dict[Attribute, int]
    order: tuple[Attribute, ...]
    mix: dict[Literal["jarl", "gothi", "hunter"], int]
    advantage: dict[Gain, int]
    advantage_realm: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin(Record):
    """An origin and its bonuses."""

    attribute: Attribute | None = None
    bonus: dict[Gain, int]
    follower: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCard(Record):
    """A battle card. What it does beyond these fields is code."""

    symbol: Symbol
    value: int
    casualties: int
    bonus: int = 0
    when: When | None = None
    per: Literal["army", "authority"] | None = None
    win_losses: int = 0
    ignore: int = 0
    spared: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Monster(Record):
    """A monster's board."""

    rune: str | None = None
    home: int | None = None
    wounds: tuple[Symbol, ...]
    rewards: dict[str, str] = field(default_factory=dict)
    attack: Literal["armies", "army", "hero", "heroes", "control", "push"]
    reach: Literal["own", "adjacent", "near"]
    amount: int
    discard: int = 0
    special: dict[Strike, int]
    artefact: str | None = None
    loki: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reward(Record):
    """What a wound space with a reward pays."""

    gain: dict[Gain, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackCard(Record):
    """A monster attack card."""

    title: str
    strength: int
    by_wounds: bool = False
    effect: dict[Strike, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Monument(Record):
    """A monument: what a priest there gives at each level."""

    attribute: Attribute
    gift: Literal["cards", "runes", "army_up"]
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TempleSlot(Record):
    """A place of the temple track."""

    number: int
    blessings: bool
    two_player: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Precondition(Record):
    """A precondition of Ragnarok."""

    metric: Literal[
        "monuments_complete",
        "monsters_killed_total",
        "max_temples_one_player",
        "max_full_lands_one_player",
        "wheel_regions_controlled",
    ]
    many: int
    two_player: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Blessing(Record):
    """A blessing: permanent, all of it data."""

    god: str
    effect: dict[Effect, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Artefact(Record):
    """An artefact; what it does when it is used is code."""

    monster: str | None = None
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionCard(Record):
    """An action card of a follower."""

    kind: Literal["basic", "jarl", "gothi", "hunter", "hero"]
    deck: str | None = None
    hero: str | None = None
    region: dict[Board, int]
    runes: tuple[RuneAction, ...]
    special: Special
    when: (
        Literal[
            "controls_settlements",
            "controls_temples",
            "controls_regions",
            "controls_full_lands",
            "controls_no_settlement",
            "armies_on_board",
            "slayer_tokens",
            "controls_monsters",
            "alliances",
            "hero_in_controlled_region",
            "hero_region_has_shrine",
            "hero_region_has_settlement",
            "won_battle_this_turn",
        ]
        | None
    ) = None
    least: int = 1
    reward: Literal["runes", "cards", "army_up", "priest", "blessing", "raise", "recruit"] | None = None
    amount: int = 1
    per: Literal["forge", "monster", "temple", "alliance"] | None = None
    most: int = 99
    attribute: Literal["priority", "lowest", "might", "wisdom", "authority"] | None = None
    tie: Literal["max", "min"]
    after: Literal["remove", "shuffle"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Record):
    """A challenge for those who want it harder."""

    kind: Literal["setup", "rule"]
    effect: dict[
        Literal["desolation", "cards", "runes", "priority", "army_up", "threshold", "rune_actions", "spoils"], int
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot(Record):
    """A place of a desolation token on the card of Surtur."""

    number: int
    army: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Die(Record):
    """A die."""

    faces: tuple[str, ...]


KINDS: Final[dict[str, type[Record]]] = {
    "parameters": Parameter,
    "regions_two": Region,
    "regions_many": Region,
    "seas_two": Sea,
    "seas_many": Sea,
    "lands": Land,
    "realms": Realm,
    "runes": Rune,
    "forges": Forge,
    "rune_actions": RuneActionCost,
    "heroes": Hero,
    "corrupted": Corrupted,
    "origins": Origin,
    "battle_cards": BattleCard,
    "monsters": Monster,
    "rewards": Reward,
    "attack_cards": AttackCard,
    "monuments": Monument,
    "temple_track": TempleSlot,
    "preconditions": Precondition,
    "blessings": Blessing,
    "artefacts": Artefact,
    "action_cards": ActionCard,
    "challenges": Challenge,
    "desolation": Spot,
    "dice": Die,
}

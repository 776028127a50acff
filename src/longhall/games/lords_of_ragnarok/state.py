"""The position of a game of Lords of Ragnarok: data only.

`players` are the people, in the order of their seats, and after them the followers. Regions are numbers (0 is off the
map), sets of regions and realms are bitmasks; attributes, runes, realms and monuments are lists in the box's order.
"""

from __future__ import annotations

from dataclasses import field

from longhall.games.lords_of_ragnarok.box import Box, Numbers
from longhall.games.lords_of_ragnarok.chart import Chart
from longhall.kernel import Data, Root, state


@state
class Player(Data):
    """A person or a follower: board, pieces and cards."""

    colour: str
    follower: bool = False
    hero: str = ""
    origin: str = ""
    offered: list[str] = field(default_factory=list)
    """Origins and heroes dealt to choose from, face up."""
    attributes: list[int]
    injured: list[bool] = field(default_factory=lambda: [False, False, False])
    lasting: list[bool] = field(default_factory=lambda: [False, False, False])
    """Injuries that cannot be healed in this turn."""
    runes: list[int]
    where: list[int]
    """The region of each army."""
    value: list[int]
    """The value of each army; 0 off the map."""
    hero_at: int = 0
    drakkar: int = -1
    pool: int = 0
    """Priests that are ready."""
    sent: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Priests on each monument."""
    holds: int = 0
    """The regions under control."""
    allied: int = 0
    slayers: int = 0
    blessings: list[str] = field(default_factory=list)
    artefacts: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    """Artefacts exhausted until the next monument is built."""
    hand: list[str] = field(default_factory=list)
    known: dict[int, list[str]] = field(default_factory=dict)
    """Cards of this hand, or of a follower's hand and battle deck, that another seat has seen there."""
    # of a follower
    tucked: list[str] = field(default_factory=list)
    """Blessings and artefacts under its board."""
    row: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    """Its action deck: a bag."""
    met: list[str] = field(default_factory=list)
    """Action cards of its stack that have lain in the row before."""
    gone: list[str] = field(default_factory=list)
    """Action cards out of the game."""
    chosen: int = -1
    """The place of the chosen card in the row."""
    battle_deck: list[str] = field(default_factory=list)
    victorious: bool = False
    """Whether it has won a battle in this turn."""


@state
class Beast(Data):
    """A monster: where it is, who controls it, and whose marker lies on each wound space."""

    at: int = 0
    ring: int = -1
    alive: bool = True
    wounds: list[int]


@state
class Battle(Data):
    """The battle that is going on. Lists of two are of the attacker and of the defender."""

    where: int
    fighters: list[int]
    came: list[tuple[int, int]]
    """The attacking armies and the region each came from (0 if from nowhere)."""
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    """What abilities, blessings, artefacts, tucked cards and a temple add."""
    played: list[list[str]] = field(default_factory=lambda: [[], []])
    texts: list[list[int]] = field(default_factory=lambda: [[], []])
    """What the text of each played card adds."""
    muted: list[list[bool]] = field(default_factory=lambda: [[], []])
    """Whether the text of a played card was cancelled."""
    passed: list[bool] = field(default_factory=lambda: [False, False])
    peeked: bool = False
    """Whether the person in it has seen the follower's battle deck."""


@state
class Hunt(Data):
    """The hunt that is going on."""

    monster: str
    hunter: int
    wild: int = 0
    """Cards that may still count as any symbol."""
    cancels: int = 0
    """Monster attacks that may still be cancelled."""
    owed: int = 0
    """What the cards of a parry that has begun must still reach: everybody knows that the hand can."""


@state
class State(Root):
    """The whole position."""

    box: Box = field(compare=False, repr=False)
    board: str
    phase: str = ""
    step: str = ""
    order: list[int] = field(default_factory=list)
    """All players in the order of their turns."""
    at: int = 0
    """Whose turn it is: a place in `order`."""
    round: int = 0
    players: list[Player]
    wanted: list[str]
    """Table option: the followers' heroes; "" is drawn."""
    drawn_heroes: bool = False
    """Table option: people choose among heroes dealt to them, not among all."""
    blind_challenges: int = 0
    """Table option: challenges to draw."""
    challenges: list[str]
    control: list[int]
    """Who controls each region; -1 nobody."""
    temples: int = 0
    desolate: int = 0
    """The regions with a desolation token."""
    forge_rune: list[int]
    """The kind of rune that each region's forge makes; -1 where there is none."""
    forge_stock: list[int]
    supply: list[int]
    """Runes that nobody has."""
    levels: list[int]
    """How high each monument is."""
    wheel: list[list[int]]
    """The markers on each space of the wheel, the lowest first."""
    monsters: dict[str, Beast] = field(default_factory=dict)
    signs: list[bool]
    """Which preconditions of Ragnarok have been flipped."""
    deck: list[str]
    """Battle cards not drawn: a bag."""
    discard: list[str] = field(default_factory=list)
    blessings: list[str]
    """Blessings not drawn: a bag."""
    past_blessings: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    """Blessings, artefacts or monster attacks laid out to choose from."""
    artefacts: list[str]
    """Neutral artefacts not drawn: a bag."""
    attacks: list[str]
    """Monster attacks not drawn in this hunt: a bag."""
    struck: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    """Advanced action cards in the box: nobody has seen which."""
    arbiter: int = -1
    scorched: bool = False
    """Several followers: a desolation token was placed since the people's last turn."""
    last_turns: int = -1
    """Turns left once Ragnarok has begun; -1 before."""
    fought: int = 0
    """The regions where a battle was fought in this turn."""
    battle: Battle | None = None
    hunt: Hunt | None = None
    winners: list[int] = field(default_factory=list)
    victory: str = ""
    """How the game ended."""

    @property
    def map(self) -> Chart:
        """The side of the board in play."""
        return self.box.charts[self.board]

    @property
    def rules(self) -> Numbers:
        """The parameters of the rules on this side of the board."""
        return self.box.numbers[self.board]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.order[self.at]

"""The position of a game of Blood Rage: data only."""

from __future__ import annotations

from dataclasses import field

from longhall.games.blood_rage.box import Box
from longhall.kernel import Data, Root, state


@state
class Player(Data):
    """A clan: its sheet, its figures and its cards."""

    clan: str
    glory: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    """Where the glory came from, for the end of the game."""
    rage: int = 0
    steps: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The step of each stat, from 0: rage, axes, horns."""
    passed: bool = False
    warriors: list[int]
    """How many stand in each area, in reserve and in Valhalla."""
    uniques: dict[str, int]
    """Where each other figure is: the leader, the ship, the monsters."""
    slots: list[str]
    """The upgrade in each slot of the sheet; "" where there is none."""
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Those cards of the hand that everybody has seen going there."""
    quests: list[str] = field(default_factory=list)
    """Committed, face down until the quest phase."""
    played: list[str] = field(default_factory=list)
    """Face up in the battle that is going on."""
    dropped: list[str] = field(default_factory=list)
    """Discarded unseen: only this player knows them."""
    pack: list[str] = field(default_factory=list)
    """The cards to choose from in the draft."""
    lent: dict[int, list[str]] = field(default_factory=dict)
    """What each pack of the draft held when this player last passed it on, by the seat it was dealt to."""
    taken: list[list[str]] = field(default_factory=list)
    """Sets of cards that this player passed on and that others kept, as far as the packs that came back tell."""


@state
class Battle(Data):
    """The battle that is going on: where, who began it, who fights, and who has lost how many figures in it."""

    where: int
    by: int
    fighters: list[int] = field(default_factory=list)
    """In order of resolution: the pillager, then clockwise. Empty during the call to battle."""
    killed: list[int]
    treated: dict[int, int] = field(default_factory=dict)
    """What a revealed quest adds for those who treat it as a battle card."""
    cancelled: list[int] = field(default_factory=list)
    """Fighters whose revealed card has lost its text."""
    monsters: list[str] = field(default_factory=list)
    """The monsters that took part from the start, whatever became of them."""


@state
class State(Root):
    """The whole position."""

    box: Box = field(compare=False, repr=False)
    age: int = 1
    phase: str = "setup"
    picks: int = 0
    """Rounds of the draft done in this age."""
    turn: int = 0
    first: int = 0
    dealt: bool = False
    """Table option: the first age is dealt, not drafted."""
    draw_first: bool = True
    """Table option: the first player is drawn; else whoever was born furthest north has taken the first seat."""
    players: list[Player]
    crowd: list[int]
    """How many figures stand in each area."""
    tokens: list[str]
    """The pillage token of each province."""
    pillaged: list[bool]
    fallen: list[int]
    """When each province was destroyed: 0 not yet, 1 to 3 in that age, 4 at setup."""
    dooms: list[int]
    """The province that each age's Ragnarok will take."""
    aside: list[str]
    """Cards of this age that were not dealt."""
    discard: list[str]
    """Discarded face up."""
    battle: Battle | None = None

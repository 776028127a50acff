"""The position of a game of Tiny Epic Vikings: data only.

Factions are numbered: the seats, and after them the foe, who is the neutral enemy of two players or the rival of one.
Islands, places (docks, then fjords), runes and resources are numbers; cards are words.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from longhall.games.tiny_epic_vikings.board import Board
from longhall.games.tiny_epic_vikings.box import Box
from longhall.kernel import Data, Root, state

NOBODY: Final = -1

UP: Final = 0
"""A card of a row that lies face up."""
SECRET: Final = 1
"""Face down, known to its owner alone."""
SHOWN: Final = 2
"""Face down, but everybody has seen it: a card that entered the battle by its rune action (p. 14)."""
STUCK: Final = 3
"""Face down for good, because its steel was not paid (p. 9). To this is added the steel that its owner had."""


@state
class Player(Data):
    """A clan: its mat, its row of leaders, its cards."""

    clan: str
    resources: list[int]
    home: int
    """Settlers on the mat."""
    boats: list[int] = field(default_factory=list)
    """The places of its boats on the map."""
    slots: list[bool]
    """Which places of the mat still hold their boat or temple."""
    villages: int = 0
    """Raided, not yet dedicated."""
    favours: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    """Cards played in this era, left to right."""
    face: list[int] = field(default_factory=list)
    """How each card of the row lies: UP, SECRET, SHOWN, or STUCK and the steel."""
    pack: list[str] = field(default_factory=list)
    """The cards to choose from in the draft."""
    seen: dict[str, int] = field(default_factory=dict)
    """Cards of this era that this player passed on, with the round of the draft in which that last happened."""


@state
class Enemy(Data):
    """The neutral enemy of the two-player game (p. 16)."""

    pack: list[str] = field(default_factory=list)
    """Its hand in the draft."""
    lost: int = 0
    """Settlers that went back to the box."""


@state
class Rival(Data):
    """The rival clan of the solo game (p. 16-23)."""

    difficulty: str
    chief: int
    """The dock of the chief boat."""
    home: int
    boats_home: int
    temples_home: int
    boats: list[int] = field(default_factory=list)
    """The docks of its other boats."""
    tracks: list[int] = field(default_factory=lambda: [0, 0, 0])
    passed: list[int] = field(default_factory=list)
    """Symbols of the tracks that were reached or passed and wait to be carried out, by their number."""
    villages: int = 0
    favours: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    """Drawn at random: the order is nobody's to know."""
    leaders: list[str] = field(default_factory=list)
    fights: list[str] = field(default_factory=list)
    """The battle row, face up."""
    hidden: str = ""
    """The card that lies face down in the battle row."""


@state
class Battle(Data):
    """The battle that somebody began and nobody has resolved: for which favour, and who is in it."""

    by: int
    favour: str
    row: int
    end: int
    """Where the favour lay, to go back there: the row, and 0 for its left end or 1 for its right end."""
    fighters: list[int]
    bonus: int = 0
    """Strength that the rival has more in a battle that it began."""


@state
class State(Root):
    """The whole position."""

    box: Box = field(compare=False, repr=False)
    board_number: int
    draw_board: bool = False
    """Table option: lot decides the side of the board."""
    draw_first: bool = False
    """Table option: lot decides who begins."""
    choose_gods: bool = False
    """Table option: the first player chooses the gods."""
    era: int = 1
    phase: str = ""
    picks: int = 0
    """Rounds of the draft done in this era."""
    turn: int = 0
    first: int = 0
    players: list[Player]
    enemy: Enemy | None = None
    rival: Rival | None = None
    settlers: list[list[int]] = field(default_factory=list)
    """Of each faction on each island."""
    temples: list[list[int]] = field(default_factory=list)
    influence: list[list[int]] = field(default_factory=list)
    """Of each faction on each island; kept by the verbs, so that control is quick to check."""
    docked: list[int] = field(default_factory=list)
    """Whose boat lies in each dock, the chief boat apart."""
    villages: list[bool] = field(default_factory=list)
    """Which docks still have their village."""
    control: list[int] = field(default_factory=list)
    """The faction that controls each island."""
    gods: list[str] = field(default_factory=list)
    """The god of each rune."""
    fury: list[int] = field(default_factory=lambda: [0, 0, 0])
    stacks: list[int] = field(default_factory=lambda: [0] * 7)
    """Villages dedicated to each action of the era mat, then to the god of each rune."""
    rows: list[list[str]] = field(default_factory=lambda: [[], []])
    """The favour cards above and below the board, left to right."""
    unused: list[str] = field(default_factory=list)
    """Favour cards that went back to the box."""
    battle: Battle | None = None
    deck: list[str]
    """The Viking deck, drawn at random: the order is nobody's to know."""
    discard: list[str] = field(default_factory=list)
    invaders: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    """Turned over for a god's gift, not yet discarded."""
    shuffles: int = 0
    """How often the discard pile became the deck."""
    wave: dict[str, int] = field(default_factory=dict)
    """In which of these shuffles each card was last: everybody knows that."""

    @property
    def board(self) -> Board:
        """The side of the board in play."""
        return self.box.boards[self.board_number]

    @property
    def foe(self) -> int:
        """The number of the faction after the seats."""
        return len(self.players)

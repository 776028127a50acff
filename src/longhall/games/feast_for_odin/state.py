"""The position of a game of A Feast for Odin: data only."""

from __future__ import annotations

from dataclasses import field

from longhall.games.feast_for_odin.box import Box
from longhall.kernel import Data, Root, state


@state
class Board(Data):
    """A home board, an island or a building of a player, and what lies on it."""

    kind: str
    ref: str
    """The word for it in options: its kind, numbered where a player may have several."""
    covered: int = 0
    orange: int = 0
    red: int = 0
    green: int = 0
    """The cells under tiles of a colour that must not touch its like."""
    pieces: list[tuple[str, int]] = field(default_factory=list)
    """What was laid, with the cells under it."""
    wood: int = 0
    stone: int = 0
    """Slots filled."""


@state
class Player(Data):
    """A player's things."""

    clan: str
    vikings: int = 0
    """On the Thing Square."""
    passed: bool = False
    supply: list[int]
    """How many of each thing, animals in the stables included."""
    specials: list[str] = field(default_factory=list)
    boats: list[int] = field(default_factory=list)
    """The ore placed on each whaling boat."""
    knarrs: int = 0
    longships: list[int] = field(default_factory=list)
    """The ore placed on each longship."""
    emigrated: list[str] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    """The home board first, then islands and buildings as they came."""
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    """Played cards whose one use is over."""
    banquet: list[tuple[str, int]] = field(default_factory=list)
    """What was served at the feast going on, with its width; "" is a square left empty."""
    sober: bool = False
    """Has been paid for a feast without mead."""
    penalties: int = 0
    placed: int = 0
    """How often Vikings went to a second-column space in this round."""
    final_income: int = 0


@state
class Deed(Data):
    """The action going on: whose, on which space, and what came of it so far, for the cards that ask."""

    seat: int
    space: str
    """The space whose action is taken: with imitation, the one imitated."""
    stand: str
    """The space where the Vikings stand; "" when there are none."""
    gained: list[int]
    """Things gained in this action."""
    kinds_mined: list[str] = field(default_factory=list)
    played: int = 0
    longship: bool = False
    """Whether a longship was used."""
    roll: str = ""
    """The action with a die, if it is one."""
    throws: int = 0
    boats: int = 0
    """Whaling boats used."""
    spent: dict[str, int] = field(default_factory=dict)
    """What the result of the die cost."""


@state
class State(Root):
    """The whole position."""

    box: Box = field(compare=False, repr=False)
    length: str = "long"
    decks: str = "A"
    count_final_income: bool = True
    choose_start: bool = False
    first_seat: int = -1
    """Table option: who begins; -1 is drawn."""
    round: int = 0
    phase: str = ""
    turn: int = 0
    moved: bool = False
    """Whether the player in turn has placed Vikings or passed."""
    first: int = 0
    last: int = 0
    """Who placed Vikings last."""
    players: list[Player]
    stands: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Occupied spaces: seat, Vikings there, round in which they came."""
    imitate: list[str] = field(default_factory=list)
    """The imitation spaces in play."""
    strips: list[tuple[str, int]] = field(default_factory=list)
    """Mountain strips face up, with the number of items gone."""
    strips_left: list[str] = field(default_factory=list)
    islands: list[str] = field(default_factory=list)
    """The face shown by each exploration board; "" where it was taken."""
    island_silver: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    specials: list[str] = field(default_factory=list)
    """Special tiles to be had."""
    buildings: dict[str, int] = field(default_factory=dict)
    """Buildings to be had."""
    arms: list[int] = field(default_factory=list)
    """The weapon deck: how many of each kind, in no order."""
    arms_spent: list[int] = field(default_factory=list)
    """The discard pile of weapons."""
    arms_made: list[int] = field(default_factory=list)
    """Substitutes for weapons beyond those in the box (p. 21)."""
    deck: list[str] = field(default_factory=list)
    """Dark occupations that nobody has drawn, in no order."""
    aside: list[str] = field(default_factory=list)
    """Light occupations that nobody was dealt."""
    deed: Deed | None = None

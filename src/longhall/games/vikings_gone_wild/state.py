"""The position of a game of Vikings Gone Wild: data only.

Decks are bags: their order is settled only when a card is drawn. What is bought, played, discarded and stored is open,
so everybody can work out which cards a player's hand and deck hold together; secret is only which of them are where.
"""

from __future__ import annotations

from dataclasses import field

from longhall.games.vikings_gone_wild.box import Box
from longhall.kernel import Data, Root, state

EVERYBODY = -1
"""Whose knowledge of a hand is what all the others have seen."""


@state
class Building(Data):
    """A building in a village; the first of a village is its town hall."""

    ref: str
    kind: str
    tokens: int = 0
    site: bool = False
    """A construction token lies on it."""
    damaged: bool = False
    forts: list[str] = field(default_factory=list)
    """Fortifications that lie on it until the end of the round."""


@state
class Player(Data):
    """A village, a deck and a score."""

    vp: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    """Where the points came from, for the end of the game."""
    favours: int = 0
    """Thresholds of the score track passed, each worth an Asgard card."""
    village: list[Building]
    loot: list[int] = field(default_factory=lambda: [0, 0])
    """Tokens on the town hall: beer, gold."""
    deck: list[str]
    hand: list[str] = field(default_factory=list)
    known: dict[int, list[str]] = field(default_factory=dict)
    """Cards of the hand that others have seen: by EVERYBODY, and by a seat that has seen more."""
    ready: list[str] = field(default_factory=list)
    """Fighters that were played for their effect and may still attack this turn."""
    owed: list[str] = field(default_factory=list)
    """Fighters that have attacked and whose effect may still be used this turn; the cards lie in `played`."""
    played: list[str] = field(default_factory=list)
    """Played, bought and gained this round."""
    cover: list[str] = field(default_factory=list)
    """Fortifications that protect all buildings until the end of the round."""
    discard: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    """Missions completed."""
    claimed: bool = False
    """Has completed a mission this round."""
    dismantled: bool = False
    dragon: bool = False
    """Has fought the dragon this round."""
    attacked: bool = False
    """Somebody has attacked this village this round."""


@state
class Attack(Data):
    """The attack that is going on: by whom, on what, with which cards."""

    by: int
    victim: int = -1
    """Whose building it is; -1 for undead and the dragon."""
    ref: str
    kind: str
    place: int = 0
    """Where on Odin's Path."""
    fighters: list[str] = field(default_factory=list)
    aids: list[str] = field(default_factory=list)
    """Cards that add strength and are no fighters."""
    cancelled: list[str] = field(default_factory=list)


@state
class State(Root):
    """The whole position."""

    box: Box = field(compare=False, repr=False)
    round: int = 0
    phase: str = ""
    first: int = 0
    turn: int = 0
    """Whose turn it is, in the action phase."""
    first_game: bool = False
    """Table option: the achievements for a first game."""
    draw_first: bool = True
    """Table option: the first player is drawn; else the first seat begins."""
    goal: int
    """The points that make a round the last."""
    players: list[Player]
    supply: dict[str, int]
    """What is left of the stacks of fighters, fortifications and buildings."""
    path: list[str] = field(default_factory=list)
    """Odin's Path: the last card is the next to leave."""
    path_deck: list[str]
    path_discard: list[str] = field(default_factory=list)
    asgard: list[str] = field(default_factory=list)
    """The open Asgard cards."""
    asgard_left: int
    """How many cards the Asgard deck has."""
    asgard_unseen: list[str]
    """Those that may be in it: the deck and what stayed in the box, which nobody can tell apart."""
    missions_top: list[str]
    """The mission deck: first these, in no order, then the rest, in no order, then the bottom in its order."""
    missions_rest: list[str]
    missions_bottom: list[str] = field(default_factory=list)
    achievements: list[str] = field(default_factory=list)
    spare: list[str] = field(default_factory=list)
    """Achievements that are not used."""
    removed: list[str] = field(default_factory=list)
    """Cards removed from the game."""
    purse: list[int] = field(default_factory=lambda: [0, 0])
    """Resources of this turn only: beer, gold."""
    deeds: dict[str, int] = field(default_factory=dict)
    """What the player whose turn it is has done in it, for missions and points."""
    victim: int = -1
    """Whom that player attacks this turn; -1 nobody yet."""
    attack: Attack | None = None
    revealed: list[str] = field(default_factory=list)
    """Cards turned up from a deck while an effect looks for others."""
    winners: list[int] = field(default_factory=list)

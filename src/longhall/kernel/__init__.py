"""The floor that every game stands on. It knows questions, chance, time and records, and no game."""

from longhall.kernel.ask import CHANCE, Ask, AskAll, Chance, Option, Rule, Together
from longhall.kernel.events import Event, tell
from longhall.kernel.game import Game, Json, shares
from longhall.kernel.match import Illegal, Match
from longhall.kernel.record import BadRecord, Record
from longhall.kernel.rng import Rng
from longhall.kernel.state import Data, Root, state

__all__ = [
    "CHANCE",
    "Ask",
    "AskAll",
    "BadRecord",
    "Chance",
    "Data",
    "Event",
    "Game",
    "Illegal",
    "Json",
    "Match",
    "Option",
    "Record",
    "Rng",
    "Root",
    "Rule",
    "Together",
    "shares",
    "state",
    "tell",
]

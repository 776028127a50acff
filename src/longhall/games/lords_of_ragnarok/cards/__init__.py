"""The heroes, artefacts and battle cards that need code, one function a card and moment; all others are data.

Importing this package hangs them on their hooks. Effects are told in our own words.
"""

from longhall.games.lords_of_ragnarok.cards import artefacts, battle_cards, heroes

__all__ = ["artefacts", "battle_cards", "heroes"]

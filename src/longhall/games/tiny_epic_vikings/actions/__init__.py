"""What cards, gods and dedications let a player do: the main actions (p. 10-12) and the others (p. 14).

Every action is a rule of (state, seat, deed), registered by its kind. No action is ever obligatory: the first question
of each can be answered with `skip`, where there is anything to refuse.
"""

from longhall.games.tiny_epic_vikings.actions import build, extra, harvest, sail, settle
from longhall.games.tiny_epic_vikings.actions.deeds import ACTIONS, perform, perform_all

MODULES = (build, extra, harvest, sail, settle)
"""Importing them registers their actions."""

__all__ = ["ACTIONS", "MODULES", "perform", "perform_all"]

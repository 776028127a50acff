"""The occupations that need code, one function a card and moment; all others are data in `content/occupations.toml`.

Effects are told in our own words. Where a card leaves a question open, the ruling is in `RULES.md`.
"""

from longhall.games.feast_for_odin.occupations import at_once, at_sea, in_phases, in_supply, on_spaces, whenever

MODULES = (at_once, whenever, on_spaces, at_sea, in_supply, in_phases)
"""Importing them hangs the cards on their hooks."""

"""Longhall: five Viking board games, every rule enforced, to play and to study."""

__version__ = "0.1.0"

"""The terminal client: people at one keyboard, bots in the other seats, and the whole game in words."""

from longhall.terminal.table import Table, check_humans

__all__ = ["Table", "check_humans"]

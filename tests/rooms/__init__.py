"""Rooms that exist for tests only. `runes` is the example of docs/add-a-game.md, word for word."""

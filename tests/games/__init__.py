"""The tests of the games, a folder a room."""

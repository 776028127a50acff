"""Playing over the wire: moves, refusals, undo, votes, coming back."""

from __future__ import annotations

import random

from tests.server.house import Server


def test_a_whole_game_at_one_screen(server: Server) -> None:
    """Two seats of one person, from the first question to the record."""
    rng = random.Random(1)
    anna = server.person("Anna")
    table = anna.make_table("me", {"kind": "hotseat", "name": "Bo"}, start=True)
    with anna.sit(table) as player:
        player.reach(0)
        assert set(player.position["views"]) == {"0", "1", "board"}
        while not player.position["over"]:
            player.play(rng)
        assert player.position["seed"] is not None
    record = anna.http.get(f"/tables/{table}/record").text
    assert "name 1: Bo" in record

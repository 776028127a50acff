"""Every level can take a seat wherever a seat is filled."""

from __future__ import annotations

import pytest

from longhall import games
from longhall.bots import BOTS
from longhall.server.config import Config
from tests.server.house import Server


def test_every_game_names_every_level(config: Config) -> None:
    """And who sits down where nobody is named."""
    with Server(config) as server:
        told = server.person().get("/games")
        assert {game["name"] for game in told} == set(games.NAMES)
        assert all(tuple(game["bots"]) == BOTS and game["bot"] in BOTS for game in told)


@pytest.mark.parametrize("level", BOTS)
def test_a_level_takes_a_seat(config: Config, level: str) -> None:
    """Of a new table, of a table that waits, and in a running game the seat of somebody who goes."""
    with Server(config) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", {"kind": "bot", "bot": level}, "open")
        assert anna.get(f"/tables/{table}")["seats"][1]["bot"] == level
        assert anna.post(f"/tables/{table}/seats/2", {"do": "bot", "bot": level})["seats"][2]["bot"] == level
        running = anna.make_table("me", "hotseat", start=True)
        info = anna.post(f"/tables/{running}/seats/0", {"do": "bot", "bot": level})
        assert (info["status"], info["seats"][0]["bot"]) == ("running", level)


def test_a_bot_that_is_not_there(config: Config) -> None:
    """Is refused, with the names of those who are."""
    with Server(config) as server:
        anna = server.person("Anna")
        wish = {"game": "blood_rage", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "fenrir"}]}
        assert "odin" in anna.post("/tables", wish, status=400)["reason"]

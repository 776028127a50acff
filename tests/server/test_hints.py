"""Hints at a decision, and the analysis of a finished game."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel import Record
from longhall.server.config import Config, Rate
from longhall.study.analysis import count_steps
from tests.server.house import PATIENCE, Server, Visitor

SAGA = Path(__file__).parents[1] / "golden" / "blood_rage" / "2.saga"
QUICK = """
from longhall.study import analysis
analysis.SAMPLES, analysis.ITERATIONS = 1, 4
from longhall.server import thinker
thinker.main(None)
"""


@pytest.fixture
def quick(config: Config) -> Config:
    """A server whose searches are short."""
    return replace(config, hinter="search:12", thinker=(sys.executable, "-c", QUICK), think=15.0)


def ask(visitor: Visitor, table: str, status: int = 200, **wish: Any) -> Any:
    return visitor.post(f"/tables/{table}/hint", wish, status)


def test_hint_at_a_decision(quick: Config) -> None:
    """Up to three of one's own options with their chances, and what is expected after the best."""
    with Server(quick) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "open", "bot")
        bert = server.person("Bert")
        bert.post(f"/tables/{table}/seats/1", {"do": "take"})
        anna.post(f"/tables/{table}/start")
        player = anna.sit(table)
        position = player.wait("position")
        (own,) = position["mine"]
        hint = ask(anna, table, seat=0, at=position["at"])
        assert (hint["seat"], hint["at"]) == (0, position["at"])
        assert 1 <= len(hint["tips"]) <= 3
        assert {tip["choice"] for tip in hint["tips"]} <= set(own["options"])
        assert all(0 <= tip["chance"] <= 1 for tip in hint["tips"])
        assert all(set(reply) == {"seat", "kind", "choice"} for reply in hint["line"])


def test_who_gets_no_hint(quick: Config) -> None:
    """Others than the owner of the seat, those who are not asked, and those who look at an old position."""
    with Server(quick) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = anna.make_table("me", "bot", start=True)
        position = anna.sit(table).wait("position")
        at = position["at"]
        assert ask(bert, table, 403, seat=0, at=at)["code"] == "not_your_seat"
        assert ask(anna, table, 403, seat=1, at=at)["code"] == "not_your_seat"
        assert ask(anna, table, 409, seat=0, at=at + 99)["code"] == "stale"
        assert ask(server.person(), table, 401, seat=0, at=at)["code"] == "no_person"


def test_a_table_without_hint(quick: Config) -> None:
    """Is made so, says so, and refuses."""
    with Server(quick) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "bot", start=True, settings={"hints": False})
        position = anna.sit(table).wait("position")
        assert anna.get(f"/tables/{table}")["settings"]["hints"] is False
        assert ask(anna, table, 403, seat=0, at=position["at"])["code"] == "not_allowed"


def test_hint_has_its_rate(quick: Config) -> None:
    """Nobody keeps the processes busy alone."""
    with Server(replace(quick, hint_rate=Rate(per_second=0.001, burst=1))) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "bot", start=True, settings={"hints": False})
        ask(anna, table, 403, seat=0, at=0)
        assert ask(anna, table, 429, seat=0, at=0)["code"] == "rate"


def test_no_hint_from_a_process_that_dies(config: Config) -> None:
    """The one who asked is told, and nothing has changed."""
    with Server(replace(config, thinker=(sys.executable, "-c", ""))) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "hotseat", start=True)
        position = anna.sit(table).wait("position")
        assert ask(anna, table, 500, seat=0, at=position["at"])["code"] == "fault"


def test_an_analysis_is_made_in_the_background(quick: Config) -> None:
    """Begun once, looked at until it is done: a row of chances for every step, and the dearest decisions."""
    text = SAGA.read_text("utf-8")
    with Server(quick) as server:
        anna = server.person("Anna")
        table = str(anna.http.post("/records", content=text).json()["table"])
        path, steps = f"/tables/{table}/analysis", count_steps(Record.read(text))
        assert anna.get(path)["status"] == "none"
        begun = anna.post(path)
        assert (begun["status"], begun["total"] > steps) == ("running", True)
        until, seen = time.monotonic() + 3 * PATIENCE, [0]
        while (found := anna.post(path) if len(seen) == 1 else anna.get(path))["status"] == "running":
            assert time.monotonic() < until
            assert found["done"] >= seen[-1]
            seen.append(found["done"])
            time.sleep(0.2)
        assert found["status"] == "done"
        assert found["done"] == found["total"]
        assert len(found["chances"]) == steps
        assert all(len(row) == 2 for row in found["chances"])
        assert len(found["turnings"]) <= 5
        costs = [one["better_chance"] - one["chance"] for one in found["turnings"]]
        assert costs == sorted(costs, reverse=True)


def test_a_game_that_is_not_over_is_not_analysed(quick: Config) -> None:
    """Its secrets would come out."""
    with Server(quick) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "bot", start=True)
        assert anna.post(f"/tables/{table}/analysis", status=409)["code"] == "running"
        assert anna.post("/tables/nowhere/analysis", status=404)["code"] == "unknown_table"


def test_an_analysis_that_fails_can_be_begun_again(config: Config) -> None:
    """It says that it has failed."""
    with Server(replace(config, thinker=(sys.executable, "-c", ""))) as server:
        anna = server.person("Anna")
        table = str(anna.http.post("/records", content=SAGA.read_text("utf-8")).json()["table"])
        path, until = f"/tables/{table}/analysis", time.monotonic() + PATIENCE
        assert anna.post(path)["status"] == "running"
        while anna.get(path)["status"] == "running":
            assert time.monotonic() < until
            time.sleep(0.05)
        assert anna.get(path)["status"] == "failed"
        assert anna.post(path)["status"] == "running"

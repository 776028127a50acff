"""Stopping, killing, evicting and updating: what was acknowledged is there, and the game goes on exactly."""

from __future__ import annotations

import itertools
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from longhall import games
from longhall.games.blood_rage.game import BloodRage
from longhall.kernel import Record
from longhall.server import ledger
from longhall.server.config import Config
from longhall.server.hold import Held
from longhall.server.rows import StepRow, TableRow
from longhall.server.store import Store
from tests.server.conftest import quick
from tests.server.house import Message, Player, Server, Visitor, play_until, table_for_two


def in_battle(position: Message) -> bool:
    """Whether one of two has put down a battle card and the other has not."""
    asks = position["asks"]
    return (
        len(asks) == 1
        and asks[0]["kind"] == "battle_card"
        and len(position["views"]["board"]["battle"]["fighters"]) == 2
    )


def play_into_battle(player: Player) -> None:
    play_until([player], random.Random(8), in_battle)
    assert in_battle(player.position)


def test_restart_in_mid_battle(any_db: str) -> None:
    """With one card face down; the other fighter answers after the restart, and the record of the game is whole."""
    with Server(quick(any_db)) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "hotseat", seed="1", start=True)
        player = anna.sit(table)
        play_into_battle(player)
        before, cookies = player.position, anna.http.cookies
    with Server(quick(any_db)) as server:
        anna = server.person()
        anna.http.cookies = cookies
        player = anna.sit(table, f"?at={before['at']}")
        assert player.reach(0) == before
        assert [message["steps"] for message in player.heard if message["type"] == "events"] == [[]]
        play_until([player], random.Random(9), lambda _: False)
        record = Record.read(anna.http.get(f"/tables/{table}/record").text)
    record.verify(games.load("blood_rage"))


def test_a_simultaneous_answer_from_before_the_restart(any_db: str) -> None:
    """Seen before the other's answer and before the restart, sent after both: it is not stale."""
    with Server(quick(any_db)) as server:
        anna, bo, table = table_for_two(server)
        players = anna.sit(table), bo.sit(table)
        seen = players[0].reach(0)
        players[1].reach(0)
        players[1].play(random.Random(0))
        cookies = anna.http.cookies
    with Server(quick(any_db)) as server:
        anna = server.person()
        anna.http.cookies = cookies
        player = anna.sit(table)
        player.reach(0)
        (ask,) = seen["mine"]
        assert player.move(ask, ask["options"][0], at=seen["at"])["type"] == "ack"


def test_undo_and_rewind_after_a_restart(any_db: str) -> None:
    """The way back is as long as before."""
    with Server(quick(any_db)) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "hotseat", seed="1", start=True)
        player = anna.sit(table)
        start = player.reach(0)
        play_into_battle(player)
        cookies = anna.http.cookies
        at, undo = player.position["at"], player.position["undo"]
    with Server(quick(any_db)) as server:
        anna = server.person()
        anna.http.cookies = cookies
        player = anna.sit(table)
        assert player.reach(at)["undo"] == undo
        seat = next(int(seat) for seat, may in undo.items() if may)
        player.say(type="undo", id="u", at=at, seat=seat)
        assert player.reply("u")["type"] == "ack"
        player.reach(at + 1)
        player.say(type="rewind", id="r", at=at + 1, to=1)
        assert player.reply("r")["type"] == "ack"
        assert player.reach(at + 2)["views"] == start["views"]


def test_bots_go_on_after_a_restart(config: Config) -> None:
    """A table that waits for a bot does not wait for a visitor."""
    with Server(quick(config.db)) as server:
        anna = server.person("Anna")
        table = anna.make_table("bot", "me", options={"first_player": "seat_1", "first_age": "dealt"})
        row = server.run(server.hall.find(table)).row
        assert row.status == "lobby"
        server.run(server.hall.house.workers.close())
        server.hall.house.workers._argv = [sys.executable, "-c", "import time; time.sleep(600)"]
        anna.post(f"/tables/{table}/start")
        assert anna.get(f"/tables/{table}")["waiting"] == [0]
    with Server(quick(config.db)) as server:
        player = server.person().sit(table)
        while [ask["seat"] for ask in player.position.get("asks", [])] != [1]:
            player.wait("position")


def test_tables_that_nobody_looks_at_leave_the_memory(config: Config) -> None:
    """And come back exactly when somebody does."""
    with Server(config) as server:
        anna, bo, table = table_for_two(server)
        with anna.sit(table) as player:
            player.reach(0)
            player.play(random.Random(0))
            before = player.position
            server.run(server.hall.evict(0.0))
            assert table in server.hall._tables, "somebody is there"
        anna.get(f"/tables/{table}")
        server.run(server.hall.evict(3600.0))
        assert table in server.hall._tables, "somebody was there just now"
        server.run(server.hall.evict(0.0))
        assert table not in server.hall._tables
        player = anna.sit(table)
        assert player.reach(0) == before
        assert bo.sit(table).reach(0)["at"] == before["at"]


def test_a_store_that_fails(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is refused, has never been, and can be made when the store is well again."""
    with Server(config) as server:
        anna, _, table = table_for_two(server)
        player = anna.sit(table)
        before = player.reach(0)
        ask = player.ask()
        for broken in (["append_step"], ["append_step", "find_table"]):
            with monkeypatch.context() as patch:
                for name in broken:
                    patch.setattr(f"longhall.server.ledger.{name}", _broken)
                assert player.move(ask, ask["options"][0])["code"] == "storage"
                assert player.move(ask, ask["options"][1])["code"] == "storage"
        player.say(type="sync", at=0)
        assert player.wait("position") == before
        assert player.move(ask, ask["options"][0])["type"] == "ack"


def test_a_rule_that_fails(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in a game costs nobody the game: the move is refused, and everything stands as it stood."""
    with Server(config) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "bot", options={"first_player": "seat_1", "first_age": "dealt"}, start=True)
        player = anna.sit(table)
        before = player.reach(0)
        ask = player.ask()
        with monkeypatch.context() as patch:
            patch.setattr(BloodRage, "next_beat", _broken)
            assert player.move(ask, "pass")["code"] == "fault"
        player.say(type="sync", at=0)
        assert player.wait("position") == before
        assert player.move(ask, "pass")["type"] == "ack"


def test_a_bot_survives_a_store_that_fails(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its move is made when the store is well again."""
    monkeypatch.setattr("longhall.server.thinking.RETRY", 0.05)
    with Server(config) as server:
        anna = server.person("Anna")
        table = anna.make_table("bot", "me", options={"first_player": "seat_1", "first_age": "dealt"})
        player = anna.sit(table)
        stored, tries = ledger.append_step, itertools.count()

        def failing(c: Connection, row: TableRow, step: StepRow, snapshot: str | None) -> None:
            if step.n and next(tries) < 3:
                raise OSError("the disk is full")
            stored(c, row, step, snapshot)

        monkeypatch.setattr("longhall.server.ledger.append_step", failing)
        anna.post(f"/tables/{table}/start")
        player.wait("position", lambda message: bool(message["mine"]))
        assert next(tries) > 3


def _broken(*_: object) -> None:
    raise OSError("the disk is full")


def test_a_second_server_on_one_database(any_db: str) -> None:
    """It is kept out with a clear reason, and comes in once the first has gone."""
    with Server(quick(any_db)) as one:
        with pytest.raises(Held, match="another Longhall server uses this database"):
            Store(any_db, patience=0.2)
        anna = one.person("Anna")
        player = anna.sit(anna.make_table("me", "hotseat", start=True))
        player.reach(0)
        assert player.play(random.Random(0))["at"] > 0
    Store(any_db, patience=0.2).close()


def test_a_server_that_has_lost_its_hold(any_db: str) -> None:
    """It can change nothing more: every move goes to the one that has the database now, and none is lost or doubled."""
    with Server(quick(any_db)) as one:
        anna, _, table = table_for_two(one)
        here = anna.sit(table)
        at = here.reach(0)["at"]
        one.hall.house.store._hold.release()  # the connection to the database broke
        with Server(quick(any_db)) as two, Visitor(two.address) as elsewhere:
            elsewhere.http.cookies = anna.http.cookies
            there = elsewhere.sit(table)
            there.reach(0)
            ask = here.ask()
            assert here.move(ask, ask["options"][0])["code"] == "storage"
            assert there.move(ask, ask["options"][1])["type"] == "ack"
            assert there.reach(at + 1)["at"] == at + 1
            assert anna.http.get("../healthz").status_code == 500


# ---- other rules than before ---------------------------------------------------------------------------------------


def newer_rules(config: Config, patch: pytest.MonkeyPatch, _: Path) -> Config:
    patch.setattr(BloodRage, "version", 2)
    return config


def other_content(config: Config, _: pytest.MonkeyPatch, folder: Path) -> Config:
    pack = folder / "packs" / "blood_rage"
    pack.mkdir(parents=True)
    (pack / "ages.toml").write_text("[age1]\nragnarok_glory = 7\n")
    return replace(config, content=pack.parent)


def broken_rules(config: Config, patch: pytest.MonkeyPatch, folder: Path) -> Config:
    patch.setattr("longhall.kernel.match.Match.load", _broken)
    return newer_rules(config, patch, folder)


@pytest.mark.parametrize("change", [newer_rules, other_content, broken_rules])
def test_a_game_that_began_under_other_rules(
    config: Config,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Config, pytest.MonkeyPatch, Path], Config],
) -> None:
    """It can be looked at, and says why it cannot be played; a table that had not begun begins under the new ones."""
    with Server(config) as server:
        anna, _, table = table_for_two(server)
        waiting = anna.make_table("me", "hotseat")
        player = anna.sit(table)
        player.reach(0)
        player.play(random.Random(0))
        before, ask, cookies = player.position, player.heard[2]["mine"][0], anna.http.cookies
    with monkeypatch.context() as patch, Server(change(config, patch, tmp_path)) as server:
        anna = server.person()
        anna.http.cookies = cookies
        info = anna.get(f"/tables/{table}")
        assert info["status"] == "frozen"
        assert "began" in info["frozen"]
        player = anna.sit(table)
        assert len(player.wait("events")["steps"]) == 2
        if change is not broken_rules:
            assert player.wait("position")["views"] == before["views"]
        assert player.move(ask, ask["options"][0], at=before["at"])["code"] == "frozen"
        if change is not broken_rules:
            assert anna.post(f"/tables/{waiting}/start")["status"] == "running"


# ---- a real process ------------------------------------------------------------------------------------------------


class Process:
    """`longhall serve` as an operator runs it."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", "from longhall.cli import app; app()", "serve", "--port", "0"]
        command += ["--db", f"sqlite:///{folder / 'hall.db'}", "--pace", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        assert found is not None
        self.address = found[1]

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(20)


def test_killed_right_after_an_ack(tmp_path: Path) -> None:
    """With SIGKILL, again and again: every acknowledged move is there."""
    rng, table, cookies = random.Random(11), "", None
    acknowledged: list[tuple[int, str]] = []
    for _ in range(4):
        running = Process(tmp_path)
        with Visitor(running.address) as anna:
            if cookies is None:
                anna.post("/me", {"name": "Anna"})
                table = anna.make_table("me", "hotseat", start=True)
                cookies = anna.http.cookies
            anna.http.cookies = cookies
            player = anna.sit(table)
            player.reach(0)
            stored = [step for message in player.heard if message["type"] == "events" for step in message["steps"]]
            assert [(step["to"], step["choice"]) for step in stored[1:]] == acknowledged
            for last in (False, False, True):
                ask = player.ask()
                choice = rng.choice(ask["options"])
                ack = player.move(ask, choice)
                if last:
                    running.end(signal.SIGKILL)
                else:
                    player.reach(ack["at"])
                (journal,) = [ack["at"]]
                acknowledged.append((journal, choice))


def test_a_stop_loses_nothing(tmp_path: Path) -> None:
    """SIGTERM in the middle of many moves: what was acknowledged is there, the connection is told to come back."""
    running = Process(tmp_path)
    with Visitor(running.address) as anna:
        anna.post("/me", {"name": "Anna"})
        table = anna.make_table("me", "hotseat", start=True)
        player = anna.sit(table)
        player.reach(0)
        at = player.play(random.Random(0))["at"]
        running.end(signal.SIGTERM)
        cookies = anna.http.cookies
    running = Process(tmp_path)
    with Visitor(running.address) as anna:
        anna.http.cookies = cookies
        assert anna.sit(table).reach(0)["at"] == at
    running.end(signal.SIGTERM)

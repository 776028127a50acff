"""Records: taken home, brought along, and looked back at."""

from __future__ import annotations

import random

import pytest

from longhall import games
from longhall.kernel import Match, Record
from longhall.kernel.match import REWIND, UNDO
from longhall.text import Texts
from tests.server.house import Message, Player, Server, Visitor, play_until


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Visitor, Player, str, str]:
    """A game that was played to its end, with an undo and a rewind in it, and its record."""
    rng, anna = random.Random(12), server.person("Anna")
    table = anna.make_table("me", {"kind": "hotseat", "name": "Bo"}, seed="5", start=True)
    player = anna.sit(table)
    player.reach(0)
    at = player.play(rng, 0)["at"]
    player.say(type="undo", id="u", at=at, seat=0)
    at = play_until([player], rng, lambda position: position["at"] > 30)
    player.say(type="rewind", id="r", at=at, to=9)
    player.reply("r")
    player.reach(at + 1)
    play_until([player], rng, lambda _: False)
    return anna, player, table, anna.http.get(f"/tables/{table}/record").text


def post_record(visitor: Visitor, text: str | bytes, status: int = 200) -> dict[str, str]:
    answer = visitor.http.post("/records", content=text)
    assert answer.status_code == status, answer.text
    found: dict[str, str] = answer.json()
    return found


def test_a_record_holds_every_move(finished: tuple[Visitor, Player, str, str]) -> None:
    """Those taken back as well; it verifies."""
    _, player, _, text = finished
    record = Record.read(text)
    assert record.names == {0: "Anna", 1: "Bo"}
    assert {UNDO, REWIND} <= {entry.kind for entry in record.journal}
    assert len(record.journal) == player.position["at"]
    record.verify(games.load("blood_rage"))


def test_nothing_of_a_running_game(server: Server) -> None:
    """Neither record nor story nor replay: they would give the secrets away."""
    anna = server.person("Anna")
    for table in (anna.make_table("me", "hotseat", start=True), anna.make_table("me", "open")):
        for what in ("record", "story?lang=en", "replay"):
            refused = anna.get(f"/tables/{table}/{what}", 409)
            assert refused["code"] == "running"
            assert "secret" in refused["reason"]


def test_the_story_of_a_game_in_words(server: Server, finished: tuple[Visitor, Player, str, str]) -> None:
    """In the reader's language, for anybody, from any eyes; a seat reads what it alone saw."""
    anna, _, table, text = finished
    record = Record.read(text)
    for lang, over in (("en", "The game is over."), ("uk", "Гру завершено."), ("ru", "Игра окончена.")):
        told = server.person().http.get(f"/tables/{table}/story", params={"lang": lang})
        assert told.headers["content-type"] == "text/plain; charset=utf-8"
        lines = told.text.splitlines()
        assert lines[0] == Texts(games.load("blood_rage"), lang).say("title")
        assert over in lines
        assert max(int(line[:5]) for line in lines[2 : lines.index(over)]) == len(record.journal)
    public, own = [
        anna.http.get(f"/tables/{table}/story", params={"lang": "en", **eyes}).text.splitlines()
        for eyes in ({}, {"seat": "1"})
    ]
    differ = [mine for mine, theirs in zip(own, public, strict=True) if mine != theirs]
    assert differ
    assert all("Bo" in line for line in differ)
    assert anna.get(f"/tables/{table}/story?lang=xx", 404)["reason"] == "there is no language 'xx'; there is en, uk, ru"
    assert anna.get(f"/tables/{table}/story?lang=en&seat=2", 404)["reason"] == "there is no seat 2"


def test_a_finished_record_comes_back(server: Server, finished: tuple[Visitor, Player, str, str]) -> None:
    """As a table that is over, with the same record, log and last position."""
    _, player, _, text = finished
    bo = server.person("Bo")
    table = post_record(bo, text)["table"]
    info = bo.get(f"/tables/{table}")
    assert (info["status"], info["scores"]) == ("over", player.position["scores"])
    assert bo.http.get(f"/tables/{table}/record").text == text
    again = bo.sit(table)
    assert again.reach(0)["views"] == player.position["views"]
    steps = [{**step, "time": 0} for message in again.heard if message["type"] == "events" for step in message["steps"]]
    player.say(type="sync", at=0)
    first = player.wait("events")
    assert steps == [{**step, "time": 0} for step in first["steps"]]
    assert again.heard[1]["void"] == first["void"]


def test_an_unfinished_record_goes_on(server: Server) -> None:
    """With every seat in the hands of who brought it."""
    match = Match.new(games.load("blood_rage"), 3, 77)
    rng = random.Random(1)
    for _ in range(40):
        ask = rng.choice(match.pending)
        match.apply(ask.seat, rng.choice(ask.options))
    anna = server.person("Anna")
    table = post_record(anna, Record.of(match).write())["table"]
    info = anna.get(f"/tables/{table}")
    assert (info["status"], info["mine"], info["at"]) == ("running", [0, 1, 2], len(match.journal))
    assert [seat["name"] for seat in info["seats"]] == ["Anna"] * 3
    assert not any(entry["id"] == table for entry in server.person("Bo").get("/tables")["running"])
    player = anna.sit(table)
    player.reach(0)
    play_until([player], rng, lambda _: False)
    Record.read(anna.http.get(f"/tables/{table}/record").text).verify(games.load("blood_rage"))


def test_records_that_lie(server: Server, finished: tuple[Visitor, Player, str, str]) -> None:
    """The refusal names the line."""
    _, _, _, text = finished
    anna = server.person("Anna")
    lines = text.splitlines()
    lines[12], lines[13] = lines[13], lines[12]
    for bad, reason in (
        ("", "line 1"),
        ("\n".join(lines), "line 1"),
        (text.replace("seed: 5", "seed: 6"), "line "),
        (text.replace("version: 1", "version: 99"), "version 99"),
        (text.replace("game: blood_rage", "game: chess"), "no game"),
        (text.replace("scores: ", "scores: 9"), "scores"),
        (text.replace("seats: 2", "seats: 7"), "players"),
    ):
        refused = post_record(anna, bad, 404 if "chess" in bad else 400)
        assert refused["code"] in ("bad_record", "unknown_game")
        assert reason in refused["reason"]
    assert post_record(anna, b"\xff\xfe", 400)["code"] == "bad_record"
    assert post_record(server.person(), text, 401)["code"] == "no_person"
    assert post_record(anna, text + "x" * (1 << 20), 413)["code"] == "too_large"
    endless = text.replace("\n---\n", "\n---\n" + "0 act pass\n" * 6000, 1)
    assert post_record(anna, endless, 413)["code"] == "too_large"
    bo = server.person("Bo")
    odd = post_record(bo, text.replace("name 0: Anna", "name 0: An\x00na"))["table"]
    assert bo.get(f"/tables/{odd}")["seats"][0]["name"] == "Bo"


def test_looking_back(server: Server, finished: tuple[Visitor, Player, str, str]) -> None:
    """Page by page, from each pair of eyes, with the view after each step as it was seen then."""
    anna, player, table, _ = finished
    live = {message["at"]: message for message in player.heard if message["type"] == "position"}
    for seat in (None, 0, 1):
        eyes = "board" if seat is None else str(seat)
        query = "" if seat is None else f"&seat={seat}"
        steps: list[Message] = []
        total = 1
        while len(steps) < total:
            page = anna.get(f"/tables/{table}/replay?start={len(steps)}&count=50{query}")
            steps += page["steps"]
            total = page["total"]
        assert [step["n"] for step in steps] == list(range(total))
        assert 1 in page["void"]
        for step in steps:
            assert step["view"] == live[step["to"]]["views"][eyes]
            assert step["asks"] == live[step["to"]]["asks"]
            assert set(step["own"]) <= {eyes}
    assert anna.get(f"/tables/{table}/replay?seat=5", 404)["code"] == "not_found"
    assert anna.get(f"/tables/{table}/replay?count=1000", 400)["code"] == "malformed"
    assert anna.get(f"/tables/{table}/replay?start=100000")["steps"] == []


def test_another_line(server: Server, finished: tuple[Visitor, Player, str, str]) -> None:
    """From any step, with the position as it was, on one seat against bots; the finished game is as before."""
    anna, _, table, text = finished
    cid = server.person("Cid")
    steps = cid.get(f"/tables/{table}/replay?seat=0&start=0&count=100")["steps"]
    step = next(step for step in steps if step["n"] > 20 and [ask["seat"] for ask in step["asks"]] == [0])
    made = cid.post(f"/tables/{table}/branch", {"step": step["n"], "seat": 0})
    assert (made["status"], made["mine"], made["my_turn"], made["settings"]["private"]) == ("running", [0], True, True)
    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot"]
    player = cid.sit(made["id"])
    position = player.reach(0)
    assert position["at"] == step["to"]
    assert position["views"]["0"] == step["view"]
    assert player.play(random.Random(1))["at"] > step["to"]
    assert anna.http.get(f"/tables/{table}/record").text == text


def test_lines_that_cannot_be(server: Server, finished: tuple[Visitor, Player, str, str]) -> None:
    """Of a game that is not over, from no step, from the end, on no seat."""
    _, _, table, _ = finished
    cid = server.person("Cid")
    total = cid.get(f"/tables/{table}/replay?count=1")["total"]
    running = cid.make_table("me", "hotseat", start=True)
    assert cid.post(f"/tables/{running}/branch", {"step": 0, "seat": 0}, 409)["code"] == "running"
    assert cid.post(f"/tables/{table}/branch", {"step": total, "seat": 0}, 404)["code"] == "not_found"
    assert cid.post(f"/tables/{table}/branch", {"step": -1, "seat": 0}, 404)["code"] == "not_found"
    assert cid.post(f"/tables/{table}/branch", {"step": 5, "seat": 2}, 404)["code"] == "not_found"
    assert cid.post(f"/tables/{table}/branch", {"step": total - 1, "seat": 0}, 409)["code"] == "not_running"

"""Bots in their processes: they answer, and when they do not, the game goes on."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import replace

import pytest

from longhall import games
from longhall.bots import SearchBot
from longhall.kernel import Match
from longhall.kernel.ask import from_text
from longhall.server import thinker
from longhall.server.config import Config
from longhall.server.workers import BotFailed, Workers
from tests.server.house import CRASHES, Player, Server, failing

HANGS = "import sys, time\nsys.stdin.readline()\ntime.sleep(600)"
BABBLES = "import sys\nfor line in sys.stdin: print('certainly!', flush=True)"
CHEATS = "import sys\nfor line in sys.stdin: print('\"win at_once\"', flush=True)"
NUMBERS = "import sys\nfor line in sys.stdin: print('7', flush=True)"
BLOATS = "import sys\nfor line in sys.stdin:\n    hoard = bytearray(1 << 32)\n    print('\"hoarded\"', flush=True)"
WEAK = """
import os, time
from longhall.server import thinker
def choose(game, save, seat, bot, seed, well=thinker.choose):
    if bot == "tyr":
        {end}
    return well(game, save, seat, bot, seed)
thinker.ANSWERS["choose"] = choose
thinker.main(None)
"""
ONCE = "import sys\nsys.stdin.readline()\nprint('\"fine\"', flush=True)"
MEMORY = 1 << 30


def test_a_bot_answers_in_its_process() -> None:
    """With one of the options, and always the same one for the same seed."""

    async def ask() -> list[str]:
        workers = Workers(2, 10.0, MEMORY)
        try:
            return await asyncio.gather(*[workers.choose(match.save(), 0, "greedy", 5) for _ in range(4)])
        finally:
            await workers.close()

    match = Match.new(games.load("blood_rage"), 3, 1)
    answers = asyncio.run(ask())
    assert len(set(answers)) == 1
    assert from_text(answers[0]) in match.ask_for(0).options


def test_a_search_goes_on_with_the_tree_of_the_same_turn() -> None:
    """Though the match is loaded anew for every question; another turn begins anew, and not all are remembered."""
    game = games.load("vikings_gone_wild")
    match, spent = Match.new(game, 2, 8), []
    for _ in range(40):
        seat = match.pending[0].seat
        bot = thinker.player(game, match, seat, "search:40", 5)
        assert isinstance(bot, SearchBot)
        before = bot.iterations
        match.apply(seat, from_text(thinker.choose(game, match.save(), seat, "search:40", 5)))
        assert thinker.player(game, match, seat, "search:40", 5) is bot
        spent.append(bot.iterations - before)
    assert max(spent) == 40
    assert any(0 < tries < 30 for tries in spent)
    for seed in range(2 * thinker.KEPT):
        thinker.player(game, Match.new(game, 2, seed), 0, "search:1", 5)
    assert len(thinker._minds) == thinker.KEPT
    one, other = (thinker.player(game, match, 0, "greedy:0.3", 5) for _ in range(2))
    assert one is not other


@pytest.mark.parametrize(
    "source", [HANGS, CRASHES, BABBLES, NUMBERS, BLOATS], ids=["hangs", "crashes", "babbles", "numbers", "bloats"]
)
def test_a_bot_that_does_not_answer(source: str) -> None:
    """It fails after the time limit at the latest, every time anew."""

    async def ask() -> None:
        workers = Workers(1, 0.5, MEMORY, argv=failing(source))
        for _ in range(2):
            with pytest.raises(BotFailed):
                await asyncio.wait_for(workers.choose({"game": "blood_rage"}, 0, "greedy", 1), 5.0)
        await workers.close()

    asyncio.run(ask())


def test_a_process_that_is_gone_is_replaced() -> None:
    """The one after it answers."""

    async def ask() -> list[str]:
        workers = Workers(1, 5.0, MEMORY, argv=failing(ONCE))
        heard = []
        for _ in range(4):
            try:
                heard.append(await workers.choose({"game": "blood_rage"}, 0, "greedy", 1))
            except BotFailed:
                heard.append("failed")
        await workers.close()
        return heard

    assert asyncio.run(ask()) == ["fine", "failed", "fine", "failed"]


@pytest.mark.parametrize("source", [HANGS, CRASHES, BABBLES, CHEATS], ids=["hangs", "crashes", "babbles", "cheats"])
def test_a_table_plays_on_without_its_bot(config: Config, source: str) -> None:
    """A random move is made in its place, and everybody is told."""
    rng = random.Random(0)
    with Server(replace(config, thinker=failing(source), think=0.2)) as server:
        anna = server.person("Anna")
        player = anna.sit(anna.make_table("me", "bot", start=True))
        start = player.reach(0)["at"]
        while player.position["at"] < start + 6:
            if player.position["mine"]:
                player.play(rng)
            else:
                player.wait("position")
        notices = [message for message in player.heard if message["type"] == "notice"]
        assert {(notice["code"], notice["seat"]) for notice in notices} == {("bot_failed", 1)}
        assert set(stand_ins(player)) == {(0, None), (1, "ratatosk")}
        assert 'longhall_bot_failures_total{bot="tyr"}' in anna.http.get("../metrics").text


@pytest.mark.parametrize("end", ["os.kill(os.getpid(), 9)", "time.sleep(600)", "bytearray(1 << 32)"])
def test_a_lower_level_moves_for_a_bot_that_fails(config: Config, end: str, caplog: pytest.LogCaptureFixture) -> None:
    """Killed, hung or too big: thor moves from a new process, everybody is told, and the saga and the log say so."""
    with (
        caplog.at_level(logging.INFO, "longhall.server"),
        Server(replace(config, thinker=failing(WEAK.format(end=end)), think=6.0, workers=1)) as server,
    ):
        anna = server.person("Anna")
        table = anna.make_table("me", {"kind": "bot", "bot": "tyr"}, start=True)
        player = anna.sit(table)
        notice = player.wait("notice")
        assert (notice["code"], notice["seat"]) == ("bot_failed", 1)
        assert "'thor' moved for it" in notice["reason"]
        assert 'longhall_bot_failures_total{bot="tyr"} 1' in anna.http.get("../metrics").text
        assert (1, "thor") in stand_ins(player)
        later = anna.sit(table)
        later.wait("position")
        assert (1, "thor") in stand_ins(later)
    facts = [getattr(record, "facts", {}) for record in caplog.records if record.message == "a lower level moves"]
    assert {(fact["bot"], fact["instead"]) for fact in facts} == {("tyr", "thor")}


def stand_ins(player: Player) -> list[tuple[int, str | None]]:
    """Who answered at a table, and the level that did it instead."""
    heard = [message["steps"] for message in player.heard if message["type"] == "events"]
    return [(step["seat"], step["stand_in"]) for steps in heard for step in steps if step["n"]]


def test_a_bots_move_can_be_watched_or_skipped(config: Config) -> None:
    """With an endless pace nothing comes until somebody skips; then everything up to the next question to a human."""
    with Server(replace(config, pace=600.0)) as server:
        anna = server.person("Anna")
        player = anna.sit(anna.make_table("me", "bot", start=True))
        start = player.reach(0)["at"]
        player.play(random.Random(0))
        with pytest.raises(TimeoutError):
            player.socket.recv(timeout=0.3)
        player.say(type="skip")
        player.wait("position", lambda message: bool(message["at"] > start + 1 and message["mine"]))


def test_undo_while_a_bot_is_thinking(config: Config) -> None:
    """The bot's answer to a question that is gone is not used."""
    with Server(replace(config, pace=600.0)) as server:
        anna = server.person("Anna")
        table = anna.make_table("me", "bot", start=True, options={"first_age": "dealt", "first_player": "seat_1"})
        player = anna.sit(table)
        player.reach(0)
        assert player.ask()["kind"] == "act"
        at = player.play(random.Random(1))["at"]
        while not player.position["asks"][0]["seat"]:
            at = player.play(random.Random(1))["at"]
        player.say(type="undo", id="u", at=at, seat=0)
        assert player.reply("u")["type"] == "ack"
        player.reach(at + 1)
        assert player.position["mine"]
        player.say(type="skip")
        player.say(type="sync", at=at)
        assert player.wait("position")["at"] == at + 1

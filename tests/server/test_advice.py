"""Advice over the wire: for the owner of a seat that is asked, from what the seat may know, and not too often."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import httpx
import pytest

from longhall import games
from longhall.bots import make_bot
from longhall.kernel import Match, Rng
from longhall.kernel.ask import from_text, to_text
from longhall.server.config import Config, Rate
from longhall.server.thinker import advise
from longhall.server.workers import Workers
from tests.server.house import Player, Server, Visitor

BOX = games.load("feast_for_odin").box


def goods(options: list[str]) -> list[str]:
    """The green and blue goods among what could be laid."""
    lasting = {good.id for good in BOX.goods.values() if good.colour in ("green", "blue")}
    return [tile for option in options if (tile := option.removeprefix("lay ")) in lasting]


def with_goods(server: Server) -> tuple[Visitor, str, Player]:
    """A table of A Feast for Odin where Anna, alone, could lay a good."""
    anna = server.person("Anna")
    table = anna.make_table("me", game="feast_for_odin", seed="7", start=True)
    player, rng = anna.sit(table), random.Random(1)
    player.reach(0)
    while not goods(player.ask()["options"]):
        player.play(rng)
    return anna, table, player


def ask(person: Visitor, table: str, about: str, seat: int = 0) -> httpx.Response:
    return person.http.get(f"/tables/{table}/advice", params={"seat": seat, "about": about})


def test_places_are_the_options_that_the_game_will_give(server: Server) -> None:
    """Every place of a tile on every board, and no other; nothing has changed by asking."""
    anna, table, player = with_goods(server)
    before = player.position
    tile = goods(player.ask()["options"])[0]
    answer = ask(anna, table, f"places {tile}").json()
    assert answer["at"] == before["at"]
    assert anna.get(f"/tables/{table}")["at"] == before["at"]
    found = answer["advice"]["places"]
    player.reach(player.move(player.ask(), f"lay {tile}")["at"])
    if player.ask()["kind"] == "lay_on":
        assert set(found) == {option.split()[1] for option in player.ask()["options"]}
        player.reach(player.move(player.ask(), player.ask()["options"][0])["at"])
    board = player.ask()["about"]["board"]
    assert [f"at {place[0]}" for place in found[board]] == player.ask()["options"]


def test_an_arrangement_can_be_laid_step_by_step(server: Server) -> None:
    """The proposal is legal in its order, and the figures are those of the boards after it."""
    anna, table, player = with_goods(server)
    advice = ask(anna, table, "arrange").json()["advice"]
    assert advice["steps"], "the test has something to lay"
    for step in advice["steps"]:
        player.reach(player.move(player.ask(), f"lay {step['tile']}")["at"])
        if player.ask()["kind"] == "lay_on":
            player.reach(player.move(player.ask(), f"on {step['board']}")["at"])
        player.reach(player.move(player.ask(), f"at {step['at']}")["at"])
    for board in player.position["views"]["0"]["players"][0]["boards"]:
        income, lost, _ = advice["figures"][board["id"]]
        assert (board["income"], board["lost"]) == (income, lost)


def test_only_the_owner_of_a_seat_that_is_asked(server: Server) -> None:
    """Nobody else, not for another seat, not before anything is asked, not what the room does not know."""
    anna, table, _ = with_goods(server)
    codes = [
        ask(server.person("Bo"), table, "arrange").json()["code"],
        ask(server.person(), table, "arrange").json()["code"],
        ask(anna, table, "arrange", seat=1).json()["code"],
        ask(anna, table, "who wins").json()["code"],
        ask(anna, table, "places treasure_map").json()["code"],
        ask(anna, "nowhere", "arrange").json()["code"],
        ask(anna, anna.make_table("me", "bot", start=True), "arrange").json()["code"],
        ask(anna, anna.make_table("me", "open"), "arrange").json()["code"],
    ]
    refused = ["not_your_seat", "no_person", "not_your_seat", "not_found", "not_found", "unknown_table", "not_found"]
    assert codes == [*refused, "not_running"]


def test_not_too_often(config: Config) -> None:
    """After a few questions one has to wait."""
    with Server(replace(config, advice_rate=Rate(per_second=0.001, burst=2))) as strict:
        anna, table, _ = with_goods(strict)
        assert [ask(anna, table, "arrange").status_code for _ in range(3)] == [200, 200, 429]


@pytest.fixture(scope="module")
def midgame() -> Match[Any]:
    """Three players in their third round, one of whom could lay a good."""
    game = games.load("feast_for_odin")
    match, bot = Match.new(game, 3, 5), make_bot("random", game, 2)
    while match.state.round < 3 or not goods([to_text(option) for option in match.pending[0].options]):
        seat = match.pending[0].seat
        match.apply(seat, bot.choose(match, seat))
    return match


def test_it_does_not_depend_on_what_the_seat_cannot_know(midgame: Match[Any]) -> None:
    """Another deal of the hidden cards, the same advice."""
    seat = midgame.pending[0].seat
    truth = advise(midgame.game, midgame.save(), seat, ["arrange"])
    for luck in range(3):
        other = midgame.clone()
        other.game.determinise(other.state, seat, Rng.seeded(luck))
        assert advise(midgame.game, other.save(), seat, ["arrange"]) == truth


def test_it_is_worked_out_in_a_process_of_its_own(midgame: Match[Any]) -> None:
    """The same as here; every step is an option."""

    async def think() -> Any:
        workers = Workers(1, 10.0, 1 << 30)
        try:
            question = {"save": midgame.save(), "seat": seat, "words": ["arrange"]}
            return await workers.ask("advise", midgame.game.name, question)
        finally:
            await workers.close()

    seat = midgame.pending[0].seat
    found = asyncio.run(think())
    assert found == advise(midgame.game, midgame.save(), seat, ["arrange"])
    first = found["advice"]["steps"][0]
    assert from_text(f"lay {first['tile']}") in midgame.ask_for(seat).options

"""Nothing secret on the wire: every message of whole games, checked against what its receiver may know.

The truth comes from the record of each game, replayed by the rules, and not from the code that makes views and events:
a card that lies in a hidden place, and that the receiver has never had in hand nor seen lie open, must not be named in
any message to them at that time.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from longhall import games
from longhall.games.blood_rage.state import Player as Clan
from longhall.games.blood_rage.state import State
from longhall.kernel import Match, Record, Rng
from longhall.kernel.ask import to_text
from longhall.kernel.match import Entry
from tests.server.house import Message, Player, Server

SPECTATOR = -1


class Truth:
    """What was where after every step of a game."""

    def __init__(self, text: str) -> None:
        self.record = Record.read(text)
        self.matches: dict[int, Match[State]] = {}
        self.open: dict[int, set[str]] = {}
        self.held: dict[int, list[set[str]]] = {}
        self._seen: set[str] = set()
        self._held: list[set[str]] = [set() for _ in range(self.record.seats)]
        game = games.load(self.record.game)
        self._note(Match.new(game, self.record.seats, self.record.seed, self.record.options))
        self.record.replay(game, each=self._each)

    def _each(self, match: Match[State], _: Entry) -> None:
        self._note(match)

    def _note(self, match: Match[State]) -> None:
        s = match.state
        self._seen |= {*s.discard, *[card for clan in s.players for card in (*clan.slots, *clan.played, *clan.shown)]}
        for held, clan in zip(self._held, s.players, strict=True):
            held |= set(hidden_of(clan))
        at = len(match.journal)
        self.matches[at] = match.clone()
        self.open[at], self.held[at] = set(self._seen), [set(held) for held in self._held]

    def secrets(self, at: int, seat: int) -> set[str]:
        """The cards that lie hidden from a seat, and that it has never met."""
        s = self.matches[at].state
        hidden = {*s.aside, *[card for n, clan in enumerate(s.players) if n != seat for card in hidden_of(clan)]}
        return hidden - self.open[at] - (self.held[at][seat] if seat != SPECTATOR else set())


def hidden_of(clan: Clan) -> Iterator[str]:
    for zone in (clan.hand, clan.quests, clan.pack, clan.dropped):
        yield from zone


def words(message: Message) -> set[str]:
    return set(re.findall(r"\w+", json.dumps(message)))


def leaks(truth: Truth, seat: int, heard: list[Message]) -> tuple[list[str], int]:
    """What was named though it was secret, and how often something could have been."""
    found, chances, at = [], 0, 0
    for message in heard:
        at = message.get("to", message.get("at")) or at
        if at not in truth.matches:
            continue
        secret = truth.secrets(at, seat)
        chances += len(secret)
        found += [f"at {at} to seat {seat}: {word}" for word in secret & words(message)]
    return found, chances


def play_recorded(server: Server, seats: int, seed: int) -> tuple[Truth, dict[int, Player]]:
    """A whole game over the wire by random players, one of whom takes moves back now and then."""
    rng = random.Random(seed)
    people = [server.person(f"P{n}") for n in range(seats)]
    table = people[0].make_table("me", *["open"] * (seats - 1), seed=str(10**30 + seed))
    for n, person in enumerate(people[1:], 1):
        person.post(f"/tables/{table}/seats/{n}", {"do": "take"})
    people[0].post(f"/tables/{table}/start")
    players = {n: person.sit(table) for n, person in enumerate(people)}
    players[SPECTATOR] = server.person().sit(table)
    at = players[SPECTATOR].reach(0)["at"]
    while not players[SPECTATOR].position["over"]:
        for player in players.values():
            player.reach(at)
        seat = rng.choice(players[SPECTATOR].position["asks"])["seat"]
        at = players[seat].play(rng, seat)["at"]
        if rng.random() < 0.1 and players[seat].position["undo"][str(seat)]:
            players[seat].say(type="undo", id=f"undo-{at}", at=at, seat=seat)
            at = players[seat].reply(f"undo-{at}")["at"]
        for player in players.values():
            player.reach(at)
    text = people[0].http.get(f"/tables/{table}/record").text
    return Truth(text), players


@pytest.fixture(scope="module", params=[(2, 1), (3, 2), (4, 3), (4, 4)], ids=lambda param: f"{param[0]} players")
def game(request: pytest.FixtureRequest, server: Server) -> tuple[Truth, dict[int, Player]]:
    """A game that was played, and what everybody heard in it."""
    return play_recorded(server, *request.param)


def test_no_message_names_a_card_that_its_receiver_may_not_know(game: tuple[Truth, dict[int, Player]]) -> None:
    """Every message to every seat and to a spectator."""
    truth, players = game
    for seat, player in players.items():
        found, chances = leaks(truth, seat, player.heard)
        assert found == []
        assert chances > 1000, "the test has something to find"


def test_the_check_would_find_a_leak(game: tuple[Truth, dict[int, Player]]) -> None:
    """What one seat heard is not for another."""
    truth, players = game
    for seat in (1, SPECTATOR):
        assert len(leaks(truth, seat, players[0].heard)[0]) > 100


def test_every_position_follows_from_what_the_seat_knows(game: tuple[Truth, dict[int, Player]]) -> None:
    """Deal anew all that it cannot know: the view and the options on the wire would be the same."""
    truth, players = game
    rng = Rng.seeded(1)
    for seat, player in players.items():
        for message in player.heard:
            if message["type"] != "position" or seat == SPECTATOR:
                continue
            other = truth.matches[message["at"]].imagine(seat, rng)
            assert json.loads(json.dumps(other.game.view(other.state, seat))) == message["views"][str(seat)]
            for ask in message["mine"]:
                imagined = other.ask_for(seat)
                assert ask["kind"] == imagined.kind
                assert ask["options"] == [to_text(option) for option in imagined.options]


def test_answers_and_luck_stay_on_the_server(game: tuple[Truth, dict[int, Player]]) -> None:
    """No seed, salt or state of the luck before the end, and no answer but to its own seat."""
    truth, players = game
    for seat, player in players.items():
        final = player.position
        for message in player.heard:
            text = json.dumps(message)
            if message is not final and not (message["type"] == "table" and message["table"]["status"] == "over"):
                assert str(truth.record.seed) not in text
                assert final["salt"] not in text
            assert '"rng"' not in text
            for step in message.get("steps", []):
                assert step["choice"] is None or step["seat"] == seat
                assert set(step["own"]) <= {str(seat)}

"""Playing over the wire: moves and refusals, simultaneous questions, undo, votes, coming back."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from longhall import games
from longhall.kernel import Record
from tests.server.house import Message, Player, Server, Visitor, play_until, table_for_two

CLOSED_TOO_LARGE = 1009
CLOSED_UNKNOWN = 4404


def first_keep(player: Player) -> str:
    options: list[str] = player.ask()["options"]
    return options[0]


def test_a_whole_game_at_one_screen(server: Server) -> None:
    """Two seats of one person, from the first question to a record that verifies."""
    rng = random.Random(1)
    anna = server.person("Anna")
    table = anna.make_table("me", {"kind": "hotseat", "name": "Bo"}, start=True)
    player = anna.sit(table)
    player.reach(0)
    assert set(player.position["views"]) == {"0", "1", "board"}
    assert "seed" in player.position
    assert not player.position["seed"]
    play_until([player], rng, lambda _: False)
    assert player.position["over"]
    assert int(player.position["seed"]) < 1 << 128
    assert player.wait("table")["table"]["status"] == "over"
    text = anna.http.get(f"/tables/{table}/record").text
    assert "name 1: Bo" in text
    match = Record.read(text).verify(games.load("blood_rage"))
    assert match.game.scores(match.state) == player.position["scores"]


def test_a_game_against_bots(server: Server) -> None:
    """One human, two bots; every step that is heard is numbered without gaps."""
    rng = random.Random(2)
    anna = server.person("Anna")
    table = anna.make_table("me", {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}, start=True)
    player = anna.sit(table)
    player.reach(0)
    player.say(type="skip")
    while not player.position["over"]:
        if player.position["mine"]:
            player.play(rng)
        else:
            player.wait("position")
    steps = [step for message in player.heard if message["type"] == "events" for step in message["steps"]]
    assert [step["n"] for step in steps] == list(range(len(steps)))
    assert {step["seat"] for step in steps} == {-1, 0, 1, 2}


# ---- what is refused -----------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_yours(server: Server) -> None:
    """Neither the other player nor a stranger nor the screen on the table can move for a seat."""
    anna, bo, table = table_for_two(server)
    stranger = server.person("Stranger")
    own = anna.sit(table)
    own.reach(0)
    for other in (bo.sit(table), stranger.sit(table), server.person().sit(table), anna.sit(table, "?as=board")):
        at = other.reach(0)["at"]
        reply = other.move(own.ask(), first_keep(own), at=at)
        assert reply["code"] == "not_your_seat"
        other.say(type="undo", id="u", at=at, seat=0)
        assert other.reply("u")["code"] == "not_your_seat"
    own.say(type="sync", at=0)
    assert own.wait("position")["at"] == at


def test_moves_that_do_not_fit(server: Server) -> None:
    """Stale, illegal, of the wrong kind, from the future: refused with a reason, and nothing has changed."""
    anna, _, table = table_for_two(server)
    player = anna.sit(table)
    start = player.reach(0)["at"]
    ask, choice = player.ask(), first_keep(player)
    assert player.move(ask, "keep nothing")["code"] == "illegal"
    assert player.move(ask, choice, at=start - 1)["code"] == "stale"
    assert player.move(ask, choice, at=start + 1)["code"] == "stale"
    refused = player.move({**ask, "kind": "act"}, choice)
    assert refused["code"] == "stale"
    assert "draft" in refused["reason"]
    assert player.move(ask, choice)["type"] == "ack"
    player.wait("position")
    again = player.move(ask, choice)
    assert (again["code"], again["at"]) == ("not_asked", start + 1)
    player.say(type="sync", at=0)
    assert player.wait("position")["at"] == start + 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "sync", "at": -1}',
        '{"type": "sync", "at": 0, "extra": 1}',
        '{"type": "undo", "id": "a\\u0000b", "at": 0, "seat": 0}',
        '{"type": "move", "id": "", "at": 0, "seat": 0, "kind": "draft", "choice": "x"}',
        '{"type": "move", "id": "a", "at": 0, "seat": "0x", "kind": "draft", "choice": "x"}',
        '{"type": "move", "id": "a", "at": 1e400, "seat": 0, "kind": "draft", "choice": "x"}',
        '{"type": "move", "id": "a", "at": 0, "seat": 99, "kind": "draft", "choice": "x"}',
        b"\x00\x01",
    ],
)
def test_malformed_messages(server: Server, text: str | bytes) -> None:
    """They are refused, and the socket lives on."""
    anna, _, table = table_for_two(server)
    player = anna.sit(table)
    player.reach(0)
    player.socket.send(text)
    assert player.wait("refused")["code"] == "malformed"
    assert player.move(player.ask(), first_keep(player))["type"] == "ack"


def test_messages_that_are_too_large(server: Server) -> None:
    """A large one is refused, a huge one closes the socket."""
    anna, _, table = table_for_two(server)
    player = anna.sit(table)
    player.reach(0)
    player.socket.send(json.dumps({"type": "sync", "at": 0, "pad": "x" * 5000}))
    assert player.wait("refused")["code"] == "too_large"
    player.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        player.wait("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSED_TOO_LARGE
    anna.sit(table).reach(0)


def test_an_unknown_table(server: Server) -> None:
    """Refused over the socket and over REST."""
    anna = server.person("Anna")
    player = anna.sit("nowhere")
    assert player.hear()["code"] == "unknown_table"
    with pytest.raises(ConnectionClosed) as closed:
        player.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSED_UNKNOWN
    assert anna.get("/tables/nowhere", 404)["code"] == "unknown_table"
    assert anna.post("/tables/nowhere/start", status=404)["code"] == "unknown_table"
    assert anna.get("/tables/nowhere/record", 404)["code"] == "unknown_table"


def test_a_page_of_another_site(server: Server) -> None:
    """Its socket is closed before it hears anything of the table."""
    anna, _, table = table_for_two(server)
    player = anna.sit(table, origin="http://elsewhere.example")
    assert player.hear()["code"] == "not_allowed"
    with pytest.raises(ConnectionClosed):
        player.hear()


# ---- several at once -----------------------------------------------------------------------------------------------


def test_simultaneous_answers_in_any_order(server: Server) -> None:
    """Both answer what they saw at the same moment; neither is stale."""
    for first, second in ((0, 1), (1, 0)):
        anna, bo, table = table_for_two(server, seed="7")
        players = anna.sit(table), bo.sit(table)
        at = [player.reach(0)["at"] for player in players]
        asks = [player.ask() for player in players]
        assert players[first].move(asks[first], asks[first]["options"][0], at=at[0])["at"] == at[0] + 1
        assert players[second].move(asks[second], asks[second]["options"][0], at=at[0])["type"] == "ack"
        players[0].reach(at[0] + 2)
        assert all(len(player["hand"]) == 2 for player in players[0].position["views"]["0"]["players"])


def test_two_tabs_of_one_seat(server: Server) -> None:
    """Both see the same; the second click is refused, not misapplied."""
    anna, _, table = table_for_two(server)
    one, two = anna.sit(table), anna.sit(table)
    at = one.reach(0)["at"]
    assert two.reach(0)["views"] == one.position["views"]
    ask, choices = one.ask(), one.ask()["options"]
    assert one.move(ask, choices[0])["type"] == "ack"
    assert two.move(ask, choices[1], at=at)["code"] == "not_asked"
    assert two.reach(at + 1)["views"] == one.reach(at + 1)["views"]


def test_a_move_that_is_sent_again(server: Server) -> None:
    """It is acknowledged as it was, also after others have moved and after it was taken back, and not applied twice."""
    anna, bo, table = table_for_two(server)
    player, other = anna.sit(table), bo.sit(table)
    start = player.reach(0)["at"]
    ask, choice = player.ask(), first_keep(player)
    first = player.move(ask, choice, id="mine", at=start)
    assert player.move(ask, choice, id="mine", at=start) == first
    other.reach(start + 1)
    assert other.move(other.ask(), first_keep(other), id="mine")["at"] > first["at"], "ids are each person's own"
    assert player.move(ask, choice, id="mine", at=start) == first
    assert anna.sit(table).move(ask, choice, id="mine", at=start) == first, "from another socket"
    player.say(type="sync", at=0)
    assert len(player.wait("events")["steps"]) == 3


# ---- going back ----------------------------------------------------------------------------------------------------


def test_undo(server: Server) -> None:
    """A click takes the latest answer back, though another seat has answered the same question; then it is over."""
    anna, bo, table = table_for_two(server)
    player, other = anna.sit(table), bo.sit(table)
    start = player.reach(0)
    assert start["undo"] == {"0": False}
    before = start["views"]
    player.move(player.ask(), first_keep(player))
    other.reach(start["at"] + 1)
    player.reach(start["at"] + 1)
    assert player.position["undo"] == {"0": True}
    player.say(type="undo", id="u", at=player.position["at"], seat=0)
    assert player.reply("u")["at"] == start["at"] + 2
    events = player.wait("events")
    assert events["void"] == [1]
    assert events["steps"][0]["kind"] == "undo"
    assert player.reach(start["at"] + 2)["views"] == before
    player.say(type="undo", id="u", at=player.position["at"], seat=0)
    assert player.reply("u")["type"] == "ack", "sent again"
    player.say(type="undo", id="u2", at=player.position["at"], seat=0)
    assert player.reply("u2")["code"] == "nothing_to_undo"
    other.move(other.ask(), first_keep(other), at=start["at"])
    player.reach(start["at"] + 3)
    player.play(random.Random(0))
    player.say(type="undo", id="u3", at=player.position["at"] - 1, seat=0)
    assert player.reply("u3")["code"] == "stale"


def vote_at(table: str, visitor: Visitor) -> Message | None:
    vote: Message | None = visitor.get(f"/tables/{table}")["vote"]
    return vote


def test_going_further_back_needs_everybody(server: Server) -> None:
    """One asks, the other consents; then the game stands where it stood."""
    rng = random.Random(3)
    anna, bo, table = table_for_two(server)
    players = [anna.sit(table), bo.sit(table)]
    start = players[0].reach(0)
    at = play_until(players, rng, lambda position: position["at"] > 20)
    players[0].say(type="rewind", id="r", at=at, to=1)
    assert players[0].reply("r")["at"] == at, "the wish is noted, the game has not moved"
    vote = vote_at(table, bo)
    assert vote is not None
    assert (vote["to"], len(vote["yes"]), len(vote["missing"])) == (1, 1, 1)
    players[1].say(type="consent", yes=True)
    assert players[0].reach(at + 1)["views"] == start["views"]
    assert players[0].wait("notice")["code"] == "rewound"
    assert vote_at(table, anna) is None
    void = [message for message in players[0].heard if message["type"] == "events"][-1]["void"]
    assert void[:2] == [1, 2]
    play_until(players, rng, lambda _: False)


def test_going_further_back_can_be_refused(server: Server) -> None:
    """A no ends the vote, and so does a move; a stranger has no vote; a stale wish and an unknown step are refused."""
    anna, bo, table = table_for_two(server)
    one, two = anna.sit(table), bo.sit(table)
    one.reach(0)
    at = one.play(random.Random(0))["at"]
    two.reach(at)
    for to, where, code in ((1, at - 1, "stale"), (0, at, "illegal"), (99, at, "illegal")):
        one.say(type="rewind", id="bad", at=where, to=to)
        assert one.reply("bad")["code"] == code
    two.say(type="consent", yes=True)
    assert two.wait("refused")["code"] == "no_vote"
    one.say(type="rewind", id="r", at=at, to=1)
    one.reply("r")
    stranger = server.person("Stranger").sit(table)
    stranger.reach(0)
    stranger.say(type="consent", yes=True)
    assert stranger.wait("refused")["code"] == "not_your_seat"
    stranger.say(type="rewind", id="s", at=at, to=1)
    assert stranger.reply("s")["code"] == "not_your_seat"
    two.say(type="consent", yes=False)
    assert one.wait("notice")["code"] == "rewind_refused"
    assert vote_at(table, anna) is None
    one.say(type="rewind", id="r2", at=at, to=1)
    one.reply("r2")
    two.play(random.Random(0))
    assert vote_at(table, anna) is None


def test_alone_going_back_needs_nobody(server: Server) -> None:
    """Against bots it is done at once, and can be sent again."""
    rng = random.Random(5)
    anna = server.person("Anna")
    table = anna.make_table("me", "bot", start=True)
    player = anna.sit(table)
    start = player.reach(0)
    while player.position["at"] < 12 or not player.position["mine"]:
        if player.position["mine"]:
            player.play(rng)
        else:
            player.wait("position")
    at = player.position["at"]
    step = next(
        step["n"]
        for message in player.heard
        if message["type"] == "events"
        for step in message["steps"]
        if step["seat"] == 0
    )
    player.say(type="rewind", id="r", at=at, to=step)
    ack = player.reply("r")
    assert ack["at"] == at + 1
    player.say(type="rewind", id="r", at=at, to=step)
    assert player.reply("r") == ack
    assert player.position["views"]["0"]["players"][0]["own"] == start["views"]["0"]["players"][0]["own"]


def test_nobody_goes_back_from_the_end(server: Server) -> None:
    """For then the seed is known."""
    anna = server.person("Anna")
    player = anna.sit(anna.make_table("me", "hotseat", start=True))
    player.reach(0)
    at = play_until([player], random.Random(1), lambda _: False)
    assert player.position["undo"] == {"0": False, "1": False}
    for seat in (0, 1):
        player.say(type="undo", id=f"u{seat}", at=at, seat=seat)
        assert player.reply(f"u{seat}")["code"] == "not_running"
    player.say(type="rewind", id="r", at=at, to=1)
    assert player.reply("r")["code"] == "not_running"


# ---- coming back ---------------------------------------------------------------------------------------------------


def test_coming_back_from_any_point(server: Server) -> None:
    """Whoever reconnects with what they know gets exactly the rest, and the same position."""
    rng = random.Random(4)
    anna, bo, table = table_for_two(server)
    players = [anna.sit(table), bo.sit(table)]
    play_until(players, rng, lambda position: position["at"] > 90)
    live = [step for message in players[0].heard if message["type"] == "events" for step in message["steps"]]
    for at in range(players[0].position["at"] + 1):
        known = [step for step in live if step["to"] <= at]
        with anna.sit(table, f"?at={at}") as back:
            back.wait("position")
            (events,) = [message for message in back.heard if message["type"] == "events"]
            assert events["steps"] == live[len(known) :]
            assert back.position == players[0].position


def test_a_slow_reader_is_let_go(server: Server) -> None:
    """A connection whose outbox is full is closed; the table goes on."""
    anna, _, table = table_for_two(server)
    player = anna.sit(table)
    player.reach(0)
    (connection,) = server.live(table).connections
    connection._limit = 0
    player.say(type="sync", at=0)
    with pytest.raises(ConnectionClosed) as closed:
        player.wait("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408
    anna.sit(table).reach(0)

"""Tables before and around the game: making them, seats, invitations, spectators, rematches, lists."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.house import Server, Visitor, play_until, table_for_two


def find(list_of: list[Any], table: str) -> Any:
    """The table of that id in a list."""
    return next((entry for entry in list_of if entry["id"] == table), None)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": []}, 404, "unknown_game"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}]}, 400, "bad_option"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}] * 5}, 400, "bad_option"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 400, "bad_option"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}, {"kind": "king"}]}, 400, "malformed"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}] * 2, "options": {"weather": "bad"}}, 400, "bad_option"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}] * 2, "seed": "-1"}, 400, "malformed"),
        ({"game": "blood_rage", "seats": [{"kind": "me"}] * 2, "seed": str(1 << 128)}, 400, "bad_option"),
        ({"game": "blood_rage", "seats": [{"kind": "me", "name": " \n"}] * 2}, 400, "bad_name"),
        ({"game": "blood_rage", "seats": [{"kind": "me", "name": "x" * 41}] * 2}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be(server: Server, wish: Any, status: int, code: str) -> None:
    """Each wrong wish is refused with its reason."""
    assert server.person("Anna").post("/tables", wish, status)["code"] == code


def test_nobody_can_make_a_table(server: Server) -> None:
    """A name comes first."""
    wish = {"game": "blood_rage", "seats": [{"kind": "me"}] * 2}
    assert server.person().post("/tables", wish, 401)["code"] == "no_person"


def test_seats(server: Server) -> None:
    """Taking, leaving, bots, kicking, and who may not."""
    anna, bo, cid = server.person("Anna"), server.person("Bo"), server.person("Cid")
    table = anna.make_table("me", "open", "bot")
    path = f"/tables/{table}/seats"
    assert bo.post(f"{path}/0", {"do": "take"}, 409)["code"] == "seat_taken"
    assert bo.post(f"{path}/1", {"do": "take", "name": " Bo  the  Bold "})["seats"][1]["name"] == "Bo the Bold"
    assert cid.post(f"{path}/1", {"do": "leave"}, 403)["code"] == "not_your_seat"
    assert cid.post(f"{path}/1", {"do": "bot"}, 403)["code"] == "not_your_seat"
    assert cid.post(f"{path}/1", {"do": "kick"}, 403)["code"] == "not_host"
    assert cid.post(f"{path}/2", {"do": "open"}, 403)["code"] == "not_host"
    assert cid.post(f"{path}/2", {"do": "bot", "bot": "random"}, 403)["code"] == "not_host"
    assert cid.post(f"{path}/7", {"do": "take"}, 404)["code"] == "not_found"
    assert anna.post(f"{path}/1", {"do": "kick"})["seats"][1]["kind"] == "open"
    assert anna.post(f"{path}/2", {"do": "open"})["seats"][2]["kind"] == "open"
    assert anna.post(f"{path}/2", {"do": "bot", "bot": "random"})["seats"][2]["bot"] == "random"
    assert anna.post(f"/tables/{table}/start", status=409)["code"] == "not_ready"
    bo.post(f"{path}/1", {"do": "take"})
    assert bo.post(f"/tables/{table}/start", status=403)["code"] == "not_host"
    assert anna.post(f"/tables/{table}/start")["status"] == "running"
    assert anna.post(f"/tables/{table}/start", status=409)["code"] == "started"
    assert anna.post(f"{path}/1", {"do": "kick"}, 409)["code"] == "started"


def test_a_seat_changes_hands_in_the_game(server: Server) -> None:
    """Who leaves can be followed by somebody new or by a bot; nobody may hold a second hand that way."""
    anna, bo, table = table_for_two(server)
    cid = server.person("Cid")
    watching = cid.sit(table)
    assert "board" in watching.reach(0)["views"]
    bo.post(f"/tables/{table}/seats/1", {"do": "leave"})
    assert anna.post(f"/tables/{table}/seats/1", {"do": "take"}, 403)["code"] == "not_allowed"
    cid.post(f"/tables/{table}/seats/1", {"do": "take"})
    watching.wait("position", lambda message: "1" in message["views"])
    watching.play(random.Random(0), 1)
    cid.post(f"/tables/{table}/seats/1", {"do": "bot"})
    player = anna.sit(table)
    player.reach(0)
    player.play(random.Random(0), 0)
    while [ask["seat"] for ask in player.position["asks"]] != [0]:
        player.wait("position")


def test_everybody_hears_of_the_table(server: Server) -> None:
    """Seats, presence, spectators and the start arrive at whoever is connected."""
    anna, bo = server.person("Anna"), server.person("Bo")
    table = anna.make_table("me", "open")
    host = anna.sit(table)
    assert host.wait("table")["table"]["seats"][0]["online"]
    guest = bo.sit(table)
    assert host.wait("table")["table"]["watching"] == 1
    bo.post(f"/tables/{table}/seats/1", {"do": "take"})
    assert host.wait("table")["table"]["seats"][1] == {
        "seat": 1,
        "word": "raven",
        "kind": "human",
        "name": "Bo",
        "person": host.table["seats"][1]["person"],
        "bot": None,
        "online": True,
    }
    anna.post(f"/tables/{table}/start")
    assert host.wait("table")["table"]["status"] == "running"
    guest.reach(0)
    guest.__exit__(None, None, None)
    assert not host.wait("table")["table"]["seats"][1]["online"]


def test_lists(server: Server) -> None:
    """Open tables, running ones, one's own with whose turn it is; private ones only for their people."""
    anna, bo = server.person("Anna"), server.person("Bo")
    wanted = anna.make_table("me", "open")
    private = anna.make_table("me", "open", settings={"private": True})
    running = anna.make_table("me", "hotseat", start=True)
    seen = bo.get("/tables")
    assert find(seen["open"], wanted)
    assert not find(seen["open"], private)
    assert find(seen["running"], running)["waiting"] == [0, 1]
    assert not find(seen["mine"], running)
    mine = anna.get("/tables")["mine"]
    assert find(mine, private)
    assert find(mine, running)["my_turn"]
    assert not find(mine, wanted)["my_turn"]
    bo.post(f"/tables/{wanted}/seats/1", {"do": "take"})
    assert not find(bo.get("/tables")["open"], wanted), "nobody is wanted any more"
    anna.post(f"/tables/{wanted}/start")
    player = bo.sit(wanted)
    player.reach(0)
    assert find(bo.get("/tables")["mine"], wanted)["my_turn"]
    player.play(random.Random(0))
    assert not find(bo.get("/tables")["mine"], wanted)["my_turn"]
    assert server.person().get("/tables")["mine"] == []


def test_the_seed_is_promised_and_shown(server: Server) -> None:
    """The hash at the start is that of the seed and salt at the end; the same seed gives the same game."""
    from hashlib import sha256

    anna = server.person("Anna")
    views = []
    for _ in range(2):
        table = anna.make_table("me", "hotseat", seed="123456789", start=True)
        player = anna.sit(table)
        views.append(player.reach(0)["views"])
        promise = player.position["seed_hash"]
        play_until([player], random.Random(1), lambda _: False)
        assert player.position["seed"] == "123456789"
        assert sha256(f"{player.position['salt']}:123456789".encode()).hexdigest() == promise
    assert views[0] == views[1]


# ---- spectators and screens ----------------------------------------------------------------------------------------


def test_spectators_see_the_board(server: Server) -> None:
    """A stranger and the screen on the table see what everybody sees, and no options."""
    anna, _, table = table_for_two(server)
    for look in (server.person().sit(table), anna.sit(table, "?as=board")):
        position = look.reach(0)
        assert set(position["views"]) == {"board"}
        assert position["mine"] == []
        assert position["undo"] == {}
        assert all("own" not in player for player in position["views"]["board"]["players"])


def test_looking_from_a_seat(server: Server) -> None:
    """Only where the table allows it, and never for who plays."""
    anna, _, closed = table_for_two(server)
    stranger = server.person("Stranger")
    assert stranger.sit(closed, "?eyes=0").wait("refused")["code"] == "not_allowed"
    anna, _, table = table_for_two(server, settings={"open_hands": True})
    assert anna.sit(table, "?eyes=1").wait("refused")["code"] == "not_allowed"
    assert stranger.sit(table, "?eyes=9").wait("refused")["code"] == "not_found"
    look = stranger.sit(table, "?eyes=1")
    position = look.reach(0)
    assert set(position["views"]) == {"1"}
    assert position["views"]["1"]["players"][1]["own"]["pack"]
    assert position["mine"] == []
    ask = {"seat": 1, "kind": "draft"}
    assert look.move(ask, "keep x")["code"] == "not_your_seat"


def test_phones_as_hands(server: Server) -> None:
    """The host's screen gives its seats away by links that work once, before and during the game."""
    anna, bo, cid = (server.person(name) for name in ("Anna", "Bo", "Cid"))
    table = anna.make_table("hotseat", "hotseat", "open")
    path = f"/tables/{table}/seats"
    assert bo.post(f"{path}/0/invite", status=403)["code"] == "not_host"
    link = anna.post(f"{path}/0/invite")
    assert link["path"] == f"/join/{link['token']}"
    newer = anna.post(f"{path}/0/invite")
    assert bo.post(f"/join/{link['token']}", status=404)["code"] == "not_found", "a newer link replaces it"
    assert bo.post(f"/join/{newer['token']}") == {"table": table, "seat": 0}
    assert cid.post(f"/join/{newer['token']}", status=404)["code"] == "not_found"
    assert anna.post(f"{path}/0/invite", status=409)["code"] == "seat_taken"
    cid.post(f"/join/{anna.post(f'{path}/2/invite')['token']}")
    anna.post(f"/tables/{table}/start")
    board, phone = anna.sit(table, "?as=board"), bo.sit(table)
    assert set(board.reach(0)["views"]) == {"board"}
    assert set(phone.reach(0)["views"]) == {"0"}
    dan = server.person("Dan")
    link = anna.post(f"{path}/1/invite")
    assert bo.post(f"/join/{link['token']}", status=403)["code"] == "not_allowed", "one hand each in a running game"
    dan.post(f"/join/{link['token']}")
    assert set(dan.sit(table).reach(0)["views"]) == {"1"}
    assert anna.get(f"/tables/{table}")["mine"] == []


def finish(server: Server) -> tuple[Visitor, Visitor, str]:
    anna, bo, table = table_for_two(server)
    players = [anna.sit(table), bo.sit(table)]
    play_until(players, random.Random(6), lambda _: False)
    return anna, bo, table


def test_rematch(server: Server) -> None:
    """Everybody who is still there hears of it, spectators too; seats move by one; it is made once."""
    anna, bo, table = finish(server)
    watching = server.person("Cid").sit(table)
    watching.reach(0)
    assert server.person("Dan").post(f"/tables/{table}/rematch", status=403)["code"] == "not_your_seat"
    again = bo.post(f"/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Bo", "Anna"]
    assert again["status"] == "lobby"
    assert anna.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert watching.wait("table", lambda message: bool(message["table"]["rematch"]))["table"]["rematch"] == again["id"]
    assert bo.post(f"/tables/{again['id']}/start")["status"] == "running"
    assert anna.post(f"/tables/{again['id']}/rematch", status=409)["code"] == "running"
    assert anna.post(f"/tables/{table}/seats/0", {"do": "leave"}, 409)["code"] == "not_running"

"""People: guests, accounts, and their cookies."""

from __future__ import annotations

import time

import pytest

from longhall.server import accounts
from tests.server.house import Server

PASSWORD = "eight legs of Sleipnir"


def test_guests(server: Server) -> None:
    """A guest has a name, may change it, and is known by a cookie that scripts cannot read."""
    anna = server.person()
    assert anna.get("/me") == {"person": None}
    person = anna.post("/me", {"name": "  Anna  "})
    assert person == {"id": person["id"], "name": "Anna", "account": False}
    assert anna.post("/me", {"name": "Anja"})["id"] == person["id"]
    assert anna.get("/me")["person"]["name"] == "Anja"
    answer = anna.http.post("/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert anna.http.delete("/session").status_code == 204
    assert anna.get("/me") == {"person": None}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb"])
def test_bad_names(server: Server, name: str) -> None:
    """No empty, endless or unprintable names."""
    assert server.person().post("/me", {"name": name}, 400)["code"] in ("bad_name", "malformed")


def test_a_forged_cookie(server: Server) -> None:
    """It is nobody's."""
    anna, eve = server.person("Anna"), server.person()
    victim = anna.get("/me")["person"]["id"]
    real = anna.http.cookies["longhall"]
    for forged in (victim, f"{victim}.1.{'0' * 64}", real[:-1] + "x", "..", real.replace(victim, "other")):
        eve.http.cookies.set("longhall", forged)
        assert eve.get("/me") == {"person": None}
        eve.http.cookies.clear()


def test_cookies_do_not_last_for_ever() -> None:
    """After a year a person has to log in again."""
    key = b"key"
    assert accounts.read_cookie(key, accounts.sign(key, "anna")) == "anna"
    assert accounts.read_cookie(key, "ü.1.2") is None
    assert accounts.read_cookie(b"other", accounts.sign(key, "anna")) is None
    assert accounts.read_cookie(key, accounts.sign(key, "anna", time.time() - accounts.COOKIE_AGE - 1)) is None


def test_an_account_keeps_the_guests_tables(server: Server) -> None:
    """On this device, and after logging in on another."""
    anna = server.person("Anna")
    table = anna.make_table("me", "hotseat", start=True)
    person = anna.post("/account", {"name": "Anna of Uppsala", "password": PASSWORD})
    assert person["account"]
    assert anna.get(f"/tables/{table}")["mine"] == [0, 1]
    phone = server.person("Guest")
    other = phone.make_table("me", "hotseat", start=True)
    assert phone.post("/session", {"name": "ANNA of uppsala", "password": PASSWORD}) == person
    assert {entry["id"] for entry in phone.get("/tables")["mine"]} == {table, other}
    assert phone.get(f"/tables/{other}")["mine"] == [0, 1]
    player = phone.sit(table)
    assert set(player.reach(0)["views"]) == {"0", "1", "board"}


def test_what_accounts_refuse(server: Server) -> None:
    """Wrong passwords, short ones, names that are taken, second accounts, other names."""
    anna = server.person()
    anna.post("/account", {"name": "Astrid", "password": PASSWORD})
    eve = server.person()
    assert eve.post("/account", {"name": "astrid", "password": PASSWORD}, 409)["code"] == "name_taken"
    assert eve.post("/account", {"name": "Eve", "password": "short"}, 400)["code"] == "malformed"
    assert eve.post("/session", {"name": "Astrid", "password": "wrong password"}, 401)["code"] == "wrong_password"
    assert eve.post("/session", {"name": "Nobody", "password": PASSWORD}, 401)["code"] == "wrong_password"
    assert anna.post("/account", {"name": "Second", "password": PASSWORD}, 403)["code"] == "not_allowed"
    assert anna.post("/me", {"name": "Other"}, 403)["code"] == "not_allowed"
    assert PASSWORD not in str(eve.get("/tables"))

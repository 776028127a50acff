"""Round the API: headers, limits, health, figures, the client's files, games and texts."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from longhall import games
from longhall.bots import BOTS
from longhall.content import BadContent
from longhall.server.catalogue import Catalogue
from longhall.server.config import Config, Rate
from longhall.server.limits import Bucket, Buckets
from longhall.server.logs import JsonLines
from longhall.server.metrics import Metrics
from longhall.server.site import find_client
from tests.server.house import Server


@pytest.fixture(scope="module")
def web(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}") as client:
        yield client


# ---- games and texts -----------------------------------------------------------------------------------------------


def test_games(web: httpx.Client) -> None:
    """What can be played, with everything a client needs to draw it."""
    found = {game["name"]: game for game in web.get("/api/games").json()}
    assert tuple(found) == games.NAMES
    game = found["blood_rage"]
    assert (game["seats"], game["languages"]) == ([2, 3, 4], ["en", "uk", "ru"])
    assert game["options"]["first_age"] == ["draft", "dealt"]
    assert game["bots"] == list(BOTS)
    assert game["bot"] in BOTS
    content = web.get("/api/games/blood_rage/content").json()
    assert content["sections"]["cards"]["troll"]["type"]
    assert web.get("/api/games/chess/content").status_code == 404


@pytest.mark.parametrize("name", games.NAMES)
def test_about_the_contents(web: httpx.Client, name: str) -> None:
    """The figures are those of the content, and what is our own design is counted as such."""
    about = web.get(f"/api/games/{name}/about").json()
    sections = web.get(f"/api/games/{name}/content").json()["sections"]
    assert list(about["sections"]) == list(sections)
    for section, records in sections.items():
        figures = about["sections"][section]
        designed = [record for record in records.values() if record["provenance"] == "designed"]
        assert (figures["records"], figures["provenance"].get("designed", 0)) == (len(records), len(designed))
    assert about["total"]["records"] == sum(len(records) for records in sections.values())
    assert sum(about["total"]["provenance"].values()) == about["total"]["records"]
    assert about["total"]["pieces"] == sum(figures["pieces"] for figures in about["sections"].values())


def test_what_an_owner_corrects_is_told(tmp_path: Path) -> None:
    """A record that a content pack changes counts as the owner's."""
    (tmp_path / "vikings_gone_wild").mkdir()
    (tmp_path / "vikings_gone_wild" / "buildings.toml").write_text("[tavern]\ndefense = 7\n", "utf-8")
    buildings = Catalogue(tmp_path).find("vikings_gone_wild").about.sections["buildings"]
    assert buildings.provenance == {"designed": 5, "owner": 1}


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_section_has_a_name(lang: str) -> None:
    """The client names whatever the page about the contents lists."""
    words = (Path(__file__).parents[2] / "client" / "src" / "lang" / f"{lang}.ftl").read_text("utf-8")
    sections = {section for title in Catalogue().titles.values() for section in title.about.sections}
    assert {section for section in sections if f"\nsection-{section} = " not in words} == set()


@pytest.mark.parametrize("path", ["/api/games/blood_rage/lang/uk", "/api/lang/en", "/api/games/blood_rage/content"])
def test_what_seldom_changes_is_sent_once(web: httpx.Client, path: str) -> None:
    """A client that has it already hears so."""
    first = web.get(path)
    assert first.status_code == 200
    again = web.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_unknown_texts(web: httpx.Client) -> None:
    """Neither languages nor paths."""
    assert web.get("/api/games/blood_rage/lang/de").status_code == 404
    assert web.get("/api/games/blood_rage/lang/..%2f..%2fgame").status_code == 404
    assert web.get("/api/games/chess/lang/en").status_code == 404


def test_content_packs(tmp_path: Path) -> None:
    """One folder a game; anything else is an error that says so."""
    with pytest.raises(BadContent, match="blood_rage/"):
        Catalogue(tmp_path)
    pack = tmp_path / "blood_rage"
    pack.mkdir()
    (pack / "ages.toml").write_text("[age1]\nragnarok_glory = 7\n")
    title = Catalogue(tmp_path).find("blood_rage")
    assert title.content.sections["ages"]["age1"]["ragnarok_glory"] == 7
    assert title.digest != Catalogue().find("blood_rage").digest


# ---- headers and limits --------------------------------------------------------------------------------------------


def test_every_answer_has_the_security_headers(web: httpx.Client) -> None:
    """Answers, refusals and what is not there."""
    for path in ("/healthz", "/api/games", "/api/tables/nowhere", "/nowhere"):
        headers = web.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_large_answers_are_compressed(web: httpx.Client) -> None:
    """And not too eagerly."""
    assert web.get("/api/games/blood_rage/content").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in web.get("/healthz").headers


def test_requests_of_another_site(web: httpx.Client) -> None:
    """They may not change anything."""
    wish = {"name": "Eve"}
    refused = web.post("/api/me", json=wish, headers={"origin": "http://elsewhere.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    assert web.post("/api/me", json=wish, headers={"origin": str(web.base_url).rstrip("/")}).status_code == 200


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"name": 1}', b'{"name": "a", "more": 1}', b"\xff"])
def test_malformed_bodies(web: httpx.Client, body: bytes) -> None:
    """They are refused with a code and a reason."""
    answer = web.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_bodies_that_are_too_large(web: httpx.Client) -> None:
    """Whether they say so beforehand or not."""

    def stream() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 65536

    for body in (b"x" * (2 << 20), stream()):
        answer = web.post("/api/records", content=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_rates_of_requests(config: Config) -> None:
    """Too many tries of passwords, too many tables."""
    slow = Rate(per_second=0.001, burst=3)
    with Server(replace(config, login_rate=slow, make_rate=slow)) as server:
        anna = server.person("Anna")
        wish = {"name": "Anna", "password": "a wrong password"}
        codes = [anna.http.post("/session", json=wish).json()["code"] for _ in range(5)]
        assert codes == ["wrong_password"] * 3 + ["rate"] * 2
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = [anna.http.post("/tables", json={"game": "blood_rage", "seats": seats}).status_code for _ in range(4)]
        assert made == [200, 200, 429, 429], "the name was the first of three"


def test_the_rate_of_messages(config: Config) -> None:
    """Too many are refused; who does not stop is let go."""
    with Server(replace(config, socket_rate=Rate(per_second=0.001, burst=5))) as server:
        anna = server.person("Anna")
        player = anna.sit(anna.make_table("me", "hotseat", start=True))
        player.reach(0)
        with suppress(ConnectionClosed):  # it may come while the last are being sent
            for _ in range(30):
                player.say(type="skip")
        with pytest.raises(ConnectionClosed) as closed:
            player.wait("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert [message["code"] for message in player.heard if message["type"] == "refused"] == ["rate"] * 20


def test_buckets() -> None:
    """They fill again with time, up to the brim, and full ones are forgotten."""
    now = 0.0
    bucket = Bucket(Rate(per_second=2, burst=3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(Rate(per_second=2, burst=1), lambda: now)
    buckets.FORGET_AT = 3
    for caller in "abc":
        assert buckets.take(caller)
        assert not buckets.take(caller)
    now = 200.0
    assert buckets.take("d")
    assert set(buckets._buckets) == {"d"}


# ---- health and figures --------------------------------------------------------------------------------------------


def test_health_and_figures(config: Config) -> None:
    """Healthy when the store can be written; counted is what happened."""
    with Server(config) as server, httpx.Client(base_url=f"http://{server.address}") as web:
        assert web.get("/healthz").text == "ok\n"
        anna = server.person("Anna")
        player = anna.sit(anna.make_table("me", "hotseat", start=True))
        player.reach(0)
        player.play(random.Random(0))
        player.say(type="nonsense")
        player.wait("refused")
        text = web.get("/metrics").text
    assert 'longhall_moves_total{game="blood_rage",by="human"} 1\n' in text
    assert 'longhall_refused_total{code="malformed"} 1\n' in text
    assert "longhall_tables_live 1\n" in text
    assert "longhall_sockets_open 1\n" in text
    assert "longhall_move_seconds_count 1\n" in text


def test_the_histogram_adds_up() -> None:
    """Each bucket counts all that took less."""
    metrics = Metrics()
    for seconds in (0.0005, 0.002, 0.002, 9.0):
        metrics.move_took(seconds)
    text = metrics.text()
    assert 'le="0.001"} 1\n' in text
    assert 'le="0.0025"} 3\n' in text
    assert 'le="2.5"} 3\n' in text
    assert 'le="+Inf"} 4\n' in text


def test_logs_are_json() -> None:
    """With the facts beside the message, and the trace of an error."""
    record = logging.LogRecord("x", logging.INFO, "file", 1, "a %s", ("move",), None)
    record.facts = {"table": "t1"}
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["table"], line["level"]) == ("a move", "t1", "info")
    try:
        raise ValueError("oh")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "ValueError: oh" in json.loads(JsonLines().format(record))["trace"]


# ---- the client ----------------------------------------------------------------------------------------------------


def test_the_client(config: Config, tmp_path: Path) -> None:
    """Its files, kept for ever where their name has their hash; every other path is its page."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Longhall</title>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    with Server(replace(config, client=folder)) as server, httpx.Client(base_url=f"http://{server.address}") as web:
        for path in ("/", "/table/abc", "/join/xyz"):
            page = web.get(path)
            assert (page.status_code, page.text) == (200, "<title>Longhall</title>")
            assert page.headers["cache-control"] == "no-cache"
        assert "immutable" in web.get("/assets/app-1a2b.js").headers["cache-control"]
        assert web.get("/assets/none.js").status_code == 404
        assert web.get("/api/nothing").status_code == 404
        assert web.get("/..%2f..%2fhall.db").text == "<title>Longhall</title>"
        assert web.get("/healthz").text == "ok\n"


def test_the_client_is_sent_as_the_build_compressed_it(config: Config, tmp_path: Path) -> None:
    """Where the browser can read it; to others, and where there is no such file, it goes as it is."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Longhall</title>")
    (folder / "assets" / "app-1a2b.js").write_text("x" * 2000)
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (folder / "assets" / "other-3c4d.js").write_text("y")
    with Server(replace(config, client=folder)) as server, httpx.Client(base_url=f"http://{server.address}") as web:

        def fetch(path: str, encodings: str) -> tuple[str | None, bytes, str]:
            with web.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
                headers = answer.headers
                return headers.get("content-encoding"), b"".join(answer.iter_raw()), headers["content-type"]

        kind = fetch("/assets/other-3c4d.js", "br")[2]
        assert fetch("/assets/app-1a2b.js", "gzip, br") == ("br", b"packed", kind)
        assert fetch("/assets/app-1a2b.js", "gzip")[0] == "gzip"
        assert fetch("/assets/app-1a2b.js", "identity")[:2] == (None, b"x" * 2000)
        assert fetch("/assets/other-3c4d.js", "br")[:2] == (None, b"y")


def test_a_client_that_was_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then only the API is served."""
    monkeypatch.setattr("longhall.server.site.__file__", str(tmp_path / "a" / "b" / "c" / "site.py"))
    assert find_client() is None
    built = tmp_path / "client" / "dist"
    built.mkdir(parents=True)
    (built / "index.html").touch()
    monkeypatch.setattr("longhall.server.site.__file__", str(tmp_path / "src" / "longhall" / "server" / "site.py"))
    assert find_client() == built

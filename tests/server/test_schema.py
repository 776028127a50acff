"""The contract: the client's copy of the schema is fresh, the page tells of everything, real messages fit."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

from typer.testing import CliRunner

from longhall.cli import app
from longhall.server.messages import CLIENT_MESSAGE, SERVER_MESSAGE, Code
from longhall.server.schema import schema_text, wire_schema
from tests.server.house import Server

ROOT = Path(__file__).parent.parent.parent


def test_the_clients_copy_is_fresh() -> None:
    """`longhall serve --schema > client/src/net/schema.json` after every change of the messages."""
    assert (ROOT / "client" / "src" / "net" / "schema.json").read_text("utf-8") == schema_text()


def test_the_command_prints_it() -> None:
    """To be piped into a file."""
    assert CliRunner().invoke(app, ["serve", "--schema"]).output == schema_text()


def test_every_route_and_message_is_told_of() -> None:
    """In docs/wire.md."""
    page = (ROOT / "docs" / "wire.md").read_text("utf-8")
    schema = wire_schema()
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}" in page, f"{method} {path}"
    for union in (CLIENT_MESSAGE, SERVER_MESSAGE):
        for name in union.json_schema()["discriminator"]["mapping"]:
            assert f'"type": "{name}"' in page, name
    for code in get_args(Code):
        assert f"`{code}`" in page, code


def test_every_reference_is_there() -> None:
    """Nothing points nowhere."""
    schemas = wire_schema()["components"]["schemas"]
    text = schema_text()
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.split('"')[0] in schemas


def test_real_messages_fit(server: Server) -> None:
    """Everything that the server said in a game."""
    anna = server.person("Anna")
    player = anna.sit(anna.make_table("me", "bot", start=True))
    rng = random.Random(0)
    player.reach(0)
    while player.position["at"] < 30:
        if player.position["mine"]:
            player.play(rng)
        else:
            player.wait("position")
    for message in player.heard:
        SERVER_MESSAGE.validate_python(message)

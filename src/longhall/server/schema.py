"""The whole wire as one OpenAPI document: REST as FastAPI describes it, and the messages of the socket beside it."""

from __future__ import annotations

import json
from typing import Any

from longhall.server.app import build_app
from longhall.server.config import Config
from longhall.server.messages import CLIENT_MESSAGE, SERVER_MESSAGE

REF = "#/components/schemas/{model}"


def wire_schema() -> dict[str, Any]:
    """The schema of all bodies and messages."""
    document = build_app(Config(db="sqlite://")).openapi()
    schemas: dict[str, Any] = document["components"]["schemas"]
    for name, schema in (
        ("ClientMessage", CLIENT_MESSAGE.json_schema(ref_template=REF)),
        ("ServerMessage", SERVER_MESSAGE.json_schema(ref_template=REF, mode="serialization")),
    ):
        schemas.update(schema.pop("$defs"))
        schemas[name] = schema
    return document


def schema_text() -> str:
    """The schema as it is kept in the client's folder."""
    return json.dumps(wire_schema(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"

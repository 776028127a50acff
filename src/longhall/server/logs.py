"""Structured logs: one JSON object a line, on stderr."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

LOG = logging.getLogger("longhall.server")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON; what was given as `extra={"facts": {...}}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_json(level: int = logging.INFO) -> None:
    """Send the logs of the whole process to stderr as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def note(message: str, **facts: Any) -> None:
    """Log that something happened."""
    LOG.info(message, extra={"facts": facts})


def warn(message: str, **facts: Any) -> None:
    """Log that something is wrong and was dealt with."""
    LOG.warning(message, extra={"facts": facts})


def fault(message: str, **facts: Any) -> None:
    """Log a bug or a broken part, with the trace of the exception that is being handled."""
    LOG.error(message, exc_info=True, extra={"facts": facts})

"""Logs: one line for each thing that happened, with its facts; as text for people or as JSON for machines."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TextIO


@dataclass
class Seen:
    """What is known of the request that is being answered."""

    id: str
    status: int = 0
    sent: int = 0
    reason: str = ""
    """The message id of the refusal that answered it."""
    why: str = ""
    """The refusal as a sentence."""


seen: ContextVar[Seen | None] = ContextVar("longhouse_request", default=None)
"""The request that this task answers."""


def refused(reason: str, why: str) -> None:
    """The request that is being answered was refused: its line in the log says why."""
    if (now := seen.get()) is not None:
        now.reason, now.why = reason, why


_SPACES = "\u00a0\u202f"
"""Of French: they are no signs of control."""


def visible(text: str) -> str:
    """Text with every line break, control character and escape sequence written as JSON escapes it."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in _SPACES else json.dumps(sign)[1:-1] for sign in text)


_ORDINARY = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _ORDINARY}


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return visible(json.dumps(line, ensure_ascii=False, default=str))


class TextLines(logging.Formatter):
    """Time, level, what happened, and the facts behind it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line; the trace of a defect below it, indented."""
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        line = visible(f"{at} {record.levelname.lower():7} {record.getMessage()}{facts}")
        trace = self.formatException(record.exc_info).split("\n") if record.exc_info else []
        return "\n".join([line, *(f"    {visible(one)}" for one in trace)])


class Handler(logging.StreamHandler[TextIO]):
    """Writes lines to standard error, names the request that they belong to, and counts what is wrong."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        if (now := seen.get()) is not None and record.name.startswith("longhouse"):
            record.request = now.id
        if record.levelno >= logging.WARNING and record.name.startswith("longhouse") and counted is not None:
            counted(record.levelname.lower(), str(record.msg))
        super().emit(record)


counted: Callable[[str, str], None] | None = None
"""Told the level and the event of every line of a warning or worse; a process that serves sets it."""


def set_up(level: str, style: str) -> None:
    """Log to standard error from now on; uvicorn and Alembic only what is wrong."""
    handler = Handler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("longhouse").setLevel(level.upper())

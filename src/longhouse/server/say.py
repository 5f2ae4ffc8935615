"""Refusals in words. The id and its arguments go out, so that a client says it in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from longhouse.core.errors import LonghouseError
from longhouse.core.text import Text
from longhouse.server import models

TEXT_FOLDER = Path(__file__).parent / "text"


@cache
def text(language: str = "en") -> Text:
    """Everything the server can say."""
    return Text(language, TEXT_FOLDER)


def failure(error: LonghouseError) -> models.Failure:
    """A refusal as it is sent."""
    return models.Failure(models.Problem(error.message_id, error.args_of_message, text().error(error)))

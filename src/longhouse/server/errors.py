"""What the server refuses: each refusal with its HTTP status, and how it is sent.

The message id and its arguments go out, so that a client says it in the reader's language.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from longhouse.core.errors import IllegalChoice, LonghouseError, RewindRefused, RulesChanged, UndoRefused, UnknownGame

if TYPE_CHECKING:
    from longhouse.core.text import Text
    from longhouse.server import models

TEXT_FOLDER = Path(__file__).parent / "text"


class ServerError(LonghouseError):
    """A refusal of the server itself; its message is in the server's own text files."""

    status = 400


class BadRequest(ServerError):  # noqa: N818
    """The request is not what the address takes."""


class NeedsToken(ServerError):  # noqa: N818
    """No token was sent, or one that opens no seat of this table."""

    status = 401


class NotAllowed(ServerError):  # noqa: N818
    """The seat may not do that, or the page of another site asked."""

    status = 403


class NotFound(ServerError):  # noqa: N818
    """There is nothing under this name."""

    status = 404


class WrongMethod(ServerError):  # noqa: N818
    """The address exists, but takes another method."""

    status = 405


class Conflict(ServerError):  # noqa: N818
    """The table does not allow it now; nothing has changed."""

    status = 409


class WouldBeFinal(Conflict):
    """The choice could not be taken back, and whoever makes it wanted to be asked first; nothing has changed."""


class TooBig(ServerError):  # noqa: N818
    """The body is longer than any request needs to be."""

    status = 413


class NotJson(ServerError):  # noqa: N818
    """The body says that it is something else than JSON."""

    status = 415


class TooMany(ServerError):  # noqa: N818
    """More requests or streams than one address, or one table, is allowed."""

    status = 429

    def __init__(self, message_id: str, retry_after: int = 1, **args: object) -> None:
        super().__init__(message_id, **args)
        self.retry_after = retry_after


class Unavailable(ServerError):  # noqa: N818
    """The database does not answer, or the server is closing; nothing has changed."""

    status = 503


_CONFLICTS = (IllegalChoice, UndoRefused, RewindRefused, RulesChanged)


def status_of(error: LonghouseError) -> int:
    """The HTTP status of a refusal, the core's included."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    return 409 if isinstance(error, _CONFLICTS) else 400


@cache
def text(language: str = "en") -> Text:
    """The server's own messages. Fluent is slow to load, and `longhouse serve --help` needs none of this."""
    from longhouse.core.text import Text

    return Text(language, TEXT_FOLDER)


def failure(error: LonghouseError) -> models.Failure:
    """A refusal as it is sent."""
    from longhouse.server import logs, models

    said = text().error(error)
    logs.refused(error.message_id, said)
    return models.Failure(models.Problem(error.message_id, error.args_of_message, said))

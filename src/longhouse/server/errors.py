"""What the server refuses: each refusal with its HTTP status, and how it is sent.

The message id and its arguments go out, so that a client says it in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longhouse.core.errors import IllegalChoice, LonghouseError, RewindRefused, RulesChanged, UndoRefused, UnknownGame

if TYPE_CHECKING:
    from longhouse.core.text import Text
    from longhouse.server import models

TEXT_FOLDER = Path(__file__).parent / "text"


class ServerError(LonghouseError):
    """A refusal of the server itself; its message is in the server's own text files."""

    status = 400

    def __str__(self) -> str:
        """The English sentence, for the log."""
        try:
            return text().error(self)
        except Exception:  # A log line must not fail because of a value that no sentence can hold.
            return f"{self.message_id} {self.args_of_message}"[:500]


class BadRequest(ServerError):  # noqa: N818
    """The request is not what the address takes."""


class NeedsToken(ServerError):  # noqa: N818
    """No token was sent, or one that opens no seat of this table."""

    status = 401


class NeedsSignIn(ServerError):  # noqa: N818
    """Only for people whom the house knows."""

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


class TooSlow(ServerError):  # noqa: N818
    """The head or the body of a request did not arrive in time."""

    status = 408


class Conflict(ServerError):  # noqa: N818
    """The table does not allow it now; nothing has changed."""

    status = 409


class Closed(Conflict):
    """The house has closed the table: nobody plays there any more. It can still be read."""

    def __init__(self, why: str) -> None:
        super().__init__(f"server-error-closed-{why}")


class WouldBeFinal(Conflict):
    """The choice could not be taken back, and whoever makes it wanted to be asked first; nothing has changed."""


class WrongHost(ServerError):  # noqa: N818
    """The request names a host that this server is not."""

    status = 421


class Gone(ServerError):  # noqa: N818
    """There was something under this name, and it was put away."""

    status = 410


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


class WrongSchema(Unavailable):
    """The database is of a newer or an older Longhouse, or of none; nothing has changed."""


def slow(seconds: float | None) -> Unavailable:
    """That the database has not answered within the time limit."""
    return Unavailable("server-error-unsure", seconds=f"{seconds or 0:g}")


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


LONGEST_WORD = 80
"""So much of what somebody has sent is repeated to them."""


def shortened(value: Any) -> Any:
    """What a refusal repeats, without the rest of what is too long to be read. Fluent would refuse to say it."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST_WORD else value[: LONGEST_WORD - 1] + "…"
    if isinstance(value, Mapping):
        return {name: shortened(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [shortened(one) for one in value[:16]]
    return value


def failure(error: LonghouseError) -> models.Failure:
    """A refusal as it is sent."""
    from longhouse.core.protocol import Message
    from longhouse.server import logs, models

    args = shortened(error.args_of_message)
    said = text().say(Message(error.message_id, args))
    logs.refused(error.message_id, said)
    return models.Failure(models.Problem(error.message_id, args, said))

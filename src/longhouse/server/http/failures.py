"""Exception handlers: how refusals are answered, and how OpenAPI is told of them."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from longhouse.core.errors import BrokenGame, LonghouseError
from longhouse.server import models
from longhouse.server.errors import (
    BadRequest,
    Conflict,
    NotFound,
    ServerError,
    TooBig,
    TooMany,
    Unavailable,
    WrongMethod,
    failure,
    status_of,
)
from longhouse.server.http.guard import LONGEST_BODY

_log = logging.getLogger("longhouse.server")


class CarefulRequest(Request[Any, Any, Any]):
    """Litestar's request, where what only the client can do wrong is a BadRequest and not a defect."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body as it comes; BadRequest if whoever sends it hangs up in the middle, as a phone in a tunnel does."""
        try:
            async for piece in super().stream():
                yield piece
        except InternalServerException as error:
            raise BadRequest("server-error-request", field="-", why=error.detail) from error

    async def json(self) -> Any:
        """The body; BadRequest if it is nested without end, not UTF-8, or has a null byte, which PostgreSQL has not."""
        if b"\\u0000" in await self.body():
            raise BadRequest("server-error-request", field="-", why="\\u0000")
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise BadRequest("server-error-request", field="-", why=str(error)) from error


def _spec(description: str) -> ResponseSpec:
    return ResponseSpec(models.Failure, generate_examples=False, description=description)


FAILURES = {
    400: _spec("Not what this address takes."),
    404: _spec("There is nothing under this name."),
    421: _spec("The server does not go by this name."),
    429: _spec("Too many requests; Retry-After says when."),
    503: _spec("The database does not answer; nothing has changed."),
}
FAILURES_OF_GAMES = {**FAILURES, 409: _spec("The game cannot be loaded.")}
FAILURES_OF_READERS = {
    **FAILURES,
    401: _spec("The token opens no seat of this table."),
    409: _spec("Not now."),
    410: _spec("The table waited too long for players, and was put away."),
}
FAILURES_OF_PEOPLE = {**FAILURES, 401: _spec("The house does not know who asks.")}
FAILURES_OF_MEMBERS = {**FAILURES_OF_PEOPLE, 403: _spec("Only for people with a name of their own.")}
FAILURES_OF_PAST = {**FAILURES_OF_READERS, 403: _spec("Another seat's past, while the match runs.")}
FAILURES_OF_CHANGES = {
    **FAILURES_OF_READERS,
    403: _spec("Another site's page asked, or it is not for this seat."),
    409: _spec("The table does not allow it now; nothing has changed."),
    413: _spec("The body is too long."),
    415: _spec("Not JSON."),
}


def answer_refusal(request: Request[Any, Any, Any], error: LonghouseError) -> Response[models.Failure]:
    """One of our own refusals. That the house itself cannot is one line in the log, with its reason."""
    if isinstance(error, BrokenGame):
        # Its file and its error are the host's affair. Not 404: the tables of the game are still stored.
        error = Conflict("server-error-game-broken", game=error.args_of_message["game"])
    if isinstance(error, Unavailable):
        about = {"status": error.status, "method": request.method, "path": request.url.path, "why": str(error)}
        _log.warning("refused", extra=about)
    headers = {"retry-after": str(error.retry_after)} if isinstance(error, TooMany) else {}
    return Response(failure(error), status_code=status_of(error), headers=headers)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[models.Failure]:
    """A refusal of Litestar's, in our words."""
    refused = _translate(error)
    response = answer_refusal(request, refused)
    if isinstance(refused, WrongMethod) and error.headers:
        response.headers.update(error.headers)
    return response


def _translate(error: HTTPException) -> ServerError:
    if isinstance(error, NotFoundException):
        return NotFound("server-error-page")
    if isinstance(error, MethodNotAllowedException):
        return WrongMethod("server-error-method")
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return TooBig("server-error-too-big", most=LONGEST_BODY // 1024)
    if isinstance(error, ValidationException) and error.extra:
        first: Any = error.extra[0] if isinstance(error.extra, list) else error.extra
        return BadRequest("server-error-request", field=str(first.get("key", "-")), why=str(first.get("message", "")))
    if isinstance(error, ClientException):
        return BadRequest("server-error-request", field="-", why=error.detail)
    raise error


def answer_anything(request: Request[Any, Any, Any], error: Exception) -> Response[models.Failure]:
    """A defect of ours: the log gets the traceback, the client one sentence."""
    _log.error("defect", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return Response(failure(ServerError("server-error-defect")), status_code=500)


HANDLERS: dict[Any, Any] = {
    LonghouseError: answer_refusal,
    HTTPException: answer_http,
    Exception: answer_anything,
}

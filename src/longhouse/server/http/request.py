"""One request that changes a table: who asks, whether it was carried out before, and the answer."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from litestar import Request

from longhouse.server import clock, models
from longhouse.server.errors import BadRequest, NeedsToken, NotFound
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import visitor
from longhouse.server.store.rows import BY_SEATED, RequestNote
from longhouse.server.table import actions, tokens
from longhouse.server.table.access import is_hidden
from longhouse.server.table.live import Attempt, LiveTable, Tables

_LONGEST_TOKEN = 128
_OF_NEWCOMERS = ("join", "accept", "decline")
"""Who asks for one of these has no seat yet; what they bring along is looked at there."""


class Asked(Protocol):
    """Any body that carries a request id."""

    request: str


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The token that was sent; None for a spectator. Another kind of authorization counts as a wrong token."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip()[: _LONGEST_TOKEN + 1] if scheme.lower() == "bearer" else ""


def wanted_seat(request: Request[Any, Any, Any]) -> int | None:
    """The seat that `?seat=` names, for whoever keeps several; BadRequest if it is no number."""
    word = request.query_params.get("seat")
    if word is None:
        return None
    if not (word.isascii() and word.isdigit() and len(word) <= 2):
        raise BadRequest("server-error-request", field="seat", why=word[:16])
    return int(word)


async def seat_of(
    services: Services, table: LiveTable, request: Request[Any, Any, Any], *, seat: int | None = None
) -> int | None:
    """The seat of whoever asks: by the token, or by the cookie of its owner or keeper. None for a spectator.

    A token that opens nothing any more (somebody has signed out everywhere) leaves it to the cookie. A closed table has
    no spectators: NotFound.
    """
    token = bearer(request)
    wrong: NeedsToken | NotFound | None = None
    if token is not None:
        try:
            return await services.tables.seat(table, token)
        except (NeedsToken, NotFound) as error:
            wrong = error
    found = await visitor(services, request)
    own = await services.tables.seat(table, None, found.person.id, seat) if found is not None else None
    if own is None and wrong is not None:
        raise wrong
    if is_hidden(table.now.row, own):
        raise NotFound("server-error-table")
    return own


class TableRequest:
    """A request that has found its table."""

    def __init__(
        self, services: Services, table: LiveTable, request: Request[Any, Any, Any], action: str, data: Asked
    ) -> None:
        self.tables: Tables = services.tables
        self._asked_at = clock.now()
        self.table = table
        self._services = services
        self._request = request
        self.request = data.request
        self.content = tokens.fingerprint(action, msgspec.json.encode(data))

    @classmethod
    async def begin(
        cls, services: Services, table: str, request: Request[Any, Any, Any], action: str, data: Asked
    ) -> TableRequest:
        """Find the table."""
        live = await services.tables.find(table, fresh=True)
        if live.now.row.access == BY_SEATED and action not in _OF_NEWCOMERS:
            await seat_of(services, live, request, seat=wanted_seat(request))
        services.attention.look(live)
        return cls(services, live, request, action, data)

    async def player(self) -> int:
        """The seat of the person who asks; a refusal if they have given up."""
        return actions.check_in(self.table.now, await self.owner())

    async def owner(self) -> int:
        """The seat of the person who asks, whether they play on or not; TooMany if it changes the table too often."""
        wanted = await seat_of(self._services, self.table, self._request, seat=wanted_seat(self._request))
        seat = actions.check_player(self.table.now, wanted)
        # Each seat has a budget of its own, and a request without a seat uses up none: else a spectator could hold up
        # a table.
        self._services.changes.check(f"{self.table.id} {seat}")
        return seat

    async def do(self, attempt: Attempt, who: str, seat: int = -1) -> RequestNote:
        """Carry it out, or find that it was carried out before; the note of that."""
        note = RequestNote(tokens.hash_request(who, self.request), self.content, seat, 0)
        done = await self.tables.change(self.table, attempt, note)
        assert done is not None
        return done

    async def do_as(self, seat: int, attempt: Attempt) -> models.Done:
        """Carry it out for a seat; the answer says how much that seat had been told by then."""
        note = await self.do(attempt, str(seat), seat)
        self._services.presence.look(self.table, seat, self._asked_at)
        return models.Done(self.table.story(seat).seq_at(note.length - 1))

"""One request that changes a table: who asks, whether it was carried out before, and the answer."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from litestar import Request

from longhouse.server import models
from longhouse.server.http.services import Services
from longhouse.server.store.rows import RequestNote
from longhouse.server.table import actions, tokens
from longhouse.server.table.live import Attempt, LiveTable, Tables

_LONGEST_TOKEN = 128


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


class TableRequest:
    """A request that has found its table."""

    def __init__(self, tables: Tables, table: LiveTable, token: str | None, action: str, data: Asked) -> None:
        self.tables = tables
        self.table = table
        self.token = token
        self.request = data.request
        self.content = tokens.fingerprint(action, msgspec.json.encode(data))

    @classmethod
    async def begin(
        cls, services: Services, table: str, request: Request[Any, Any, Any], action: str, data: Asked
    ) -> TableRequest:
        """Find the table; TooMany if it is changed too often."""
        live = await services.visit(table)
        services.changes.check(live.id)
        return cls(services.tables, live, bearer(request), action, data)

    async def player(self) -> int:
        """The seat of the person who asks."""
        return actions.check_player(self.table.now, await self.tables.seat(self.table, self.token))

    async def do(self, attempt: Attempt, who: str, seat: int = -1) -> RequestNote:
        """Carry it out, or find that it was carried out before; the note of that."""
        note = RequestNote(tokens.hash_request(who, self.request), self.content, seat, 0)
        done = await self.tables.change(self.table, attempt, note)
        assert done is not None
        return done

    async def do_as(self, seat: int, attempt: Attempt) -> models.Done:
        """Carry it out for a seat; the answer says how much that seat had been told by then."""
        note = await self.do(attempt, str(seat), seat)
        return models.Done(self.table.story(seat).seq_at(note.length - 1))

"""One request that changes a table: who asks, whether it was asked before, and the answer."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from litestar import Request

from longhouse.server import actions, models, tokens
from longhouse.server.hall import Hall
from longhouse.server.live import Attempt, LiveTable
from longhouse.server.records import RequestNote

_LONGEST_TOKEN = 128


class Asked(Protocol):
    """Anything that is sent up with a request id."""

    request: str


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """The token that was sent; None for a spectator. What is no bearer token at all is a wrong one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip()[: _LONGEST_TOKEN + 1] if scheme.lower() == "bearer" else ""


class Doing:
    """A request on its way."""

    def __init__(self, hall: Hall, table: LiveTable, token: str | None, action: str, data: Asked) -> None:
        self.hall = hall
        self.table = table
        self.token = token
        self.request = data.request
        self.content = tokens.fingerprint(action, msgspec.json.encode(data))

    @classmethod
    async def begin(cls, hall: Hall, table: str, request: Request[Any, Any, Any], action: str, data: Asked) -> Doing:
        """Find the table, if it is not asked too often."""
        live = await hall.tables.find(table, fresh=True)
        hall.changes.check(live.id)
        return cls(hall, live, bearer(request), action, data)

    async def player(self) -> int:
        """The seat of the person who asks."""
        await self.hall.tables.seat(self.table, self.token)
        return actions.player_seat(self.table.now, self.token)

    async def do(self, attempt: Attempt, who: str, seat: int = -1) -> RequestNote:
        """Do it, or find that it was done; the note of it."""
        note = RequestNote(tokens.hash_request(who, self.request), self.content, seat, 0)
        done = await self.hall.tables.change(self.table, attempt, note)
        assert done is not None
        return done

    async def do_as(self, seat: int, attempt: Attempt) -> models.Done:
        """Do it for a seat; how much that seat had been told when it was done."""
        note = await self.do(attempt, str(seat), seat)
        return models.Done(self.table.reader(seat).seq_at(note.length - 1))

"""Addresses about playing: choose, take back, go back together."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.server import actions, models
from longhouse.server.answers import FAILURES_OF_CHANGES
from longhouse.server.doing import Doing
from longhouse.server.errors import NotFound
from longhouse.server.hall import Hall
from longhouse.server.standing import Draft, Standing

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/choices", summary="Choose", responses=FAILURES_OF_CHANGES, status_code=200)
async def choose(
    table: FromPath[str], data: JSONBody[models.Choices], request: AnyRequest, hall: NamedDependency[Hall]
) -> models.Done:
    """One or several choices of one seat, all or none. When this is answered, it is on disk."""
    doing = await Doing.begin(hall, table, request, "choices", data)
    seat = await doing.player()
    return await doing.do_as(seat, lambda now: actions.choose(now, seat, data.decision, data.choices))


@post("/api/tables/{table:str}/undo", summary="Take back", responses=FAILURES_OF_CHANGES, status_code=200)
async def undo(
    table: FromPath[str], data: JSONBody[models.Undo], request: AnyRequest, hall: NamedDependency[Hall]
) -> models.Done:
    """The last choice, or the whole turn, if nothing was learnt since."""
    doing = await Doing.begin(hall, table, request, "undo", data)
    seat = await doing.player()
    return await doing.do_as(seat, lambda now: actions.undo(now, seat, data.turn))


@post("/api/tables/{table:str}/rewind", summary="Ask to go back", responses=FAILURES_OF_CHANGES, status_code=200)
async def propose(
    table: FromPath[str], data: JSONBody[models.Propose], request: AnyRequest, hall: NamedDependency[Hall]
) -> models.Done:
    """To a moment, as the asker counts; at once if all others are bots or sit at the same screen."""
    doing = await Doing.begin(hall, table, request, "rewind", data)
    seat = await doing.player()

    def attempt(now: Standing) -> Draft:
        here = [actions.player_seat(now, token) for token in data.together]
        steps = doing.table.reader(seat).steps
        if data.to >= len(steps):
            raise NotFound("server-error-moment")
        return actions.propose(now, seat, steps[data.to].entry, here)

    return await doing.do_as(seat, attempt)


@post("/api/tables/{table:str}/rewind/answer", summary="Agree or not", responses=FAILURES_OF_CHANGES, status_code=200)
async def answer(
    table: FromPath[str], data: JSONBody[models.Agree], request: AnyRequest, hall: NamedDependency[Hall]
) -> models.Done:
    """To a proposal to go back; the one who made it may withdraw."""
    doing = await Doing.begin(hall, table, request, "answer", data)
    seat = await doing.player()
    return await doing.do_as(seat, lambda now: actions.answer(now, seat, data.agree))


HANDLERS = [choose, undo, propose, answer]

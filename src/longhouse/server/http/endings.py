"""Routes about how a table ends before its match does, and about what is answered ahead."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse import bots
from longhouse.server import models, table_models
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_READERS
from longhouse.server.http.request import TableRequest, bearer
from longhouse.server.http.services import Services
from longhouse.server.table import actions, calling_off, leaving, orders
from longhouse.server.table.snapshot import ahead_info
from longhouse.server.table.state import Draft, TableState

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/resign", summary="Give up", responses=FAILURES_OF_CHANGES, status_code=200)
async def resign(
    table: FromPath[str], data: JSONBody[models.Leave], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """For good. With two at the table, or with bots alone, the match ends; else a bot plays on and comes last."""
    bot = actions.check_bot(data.bot or bots.USUAL)
    asked = await TableRequest.begin(services, table, request, "resign", data)
    seat = await asked.owner()
    return await asked.do_as(seat, lambda now: leaving.resign(now, seat, bot))


@post(
    "/api/tables/{table:str}/call-off",
    summary="Ask to end it without a result",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
)
async def call_off(
    table: FromPath[str],
    data: JSONBody[table_models.CallOff],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Done:
    """Done at once if all others are bots or sit at the same screen; else everybody who plays has to agree."""
    asked = await TableRequest.begin(services, table, request, "calling off", data)
    seat = await asked.player()

    def attempt(now: TableState) -> Draft:
        here = [actions.check_player(now, actions.seat_of(now, token)) for token in data.together]
        return calling_off.propose_end(now, seat, here)

    return await asked.do_as(seat, attempt)


@post(
    "/api/tables/{table:str}/call-off/answer", summary="End it, or not", responses=FAILURES_OF_CHANGES, status_code=200
)
async def answer_call_off(
    table: FromPath[str], data: JSONBody[models.Agree], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """One no is enough; whoever asked may withdraw."""
    asked = await TableRequest.begin(services, table, request, "answering to call it off", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: calling_off.answer_end(now, seat, data.agree))


@get("/api/tables/{table:str}/orders", summary="What is answered ahead", responses=FAILURES_OF_READERS)
async def show_orders(
    table: FromPath[str], request: AnyRequest, services: NamedDependency[Services]
) -> table_models.OrdersInfo:
    """One's own orders, and what may be ordered; everybody's when the table has ended."""
    live = await services.tables.find(table, fresh=True)
    seat = await services.tables.seat(live, bearer(request))
    now = live.now
    everybody = [orders.of_seat(one) for one in now.seats] if now.ended else None
    return table_models.OrdersInfo(orders.told(now, seat), ahead_info(now.game), everybody)


@put("/api/tables/{table:str}/orders", summary="Answer ahead", responses=FAILURES_OF_CHANGES, status_code=200)
async def put_orders(
    table: FromPath[str],
    data: JSONBody[table_models.PutOrders],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Done:
    """From now on these, and no others. Nobody else is told before the end."""
    asked = await TableRequest.begin(services, table, request, "orders", data)
    seat = await asked.player()
    wished = [models.OrderInfo(one.kind, one.key, one.once) for one in data.orders]
    return await asked.do_as(seat, lambda now: orders.put(now, seat, wished))


HANDLERS = [resign, call_off, answer_call_off, show_orders, put_orders]

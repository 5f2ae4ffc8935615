"""Routes about what is mine: seats, tables, everything as a file; and leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter

from longhouse.server import clock
from longhouse.server import models as common
from longhouse.server import people_models as models
from longhouse.server.errors import BadRequest
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_PEOPLE
from longhouse.server.http.services import Services
from longhouse.server.http.tables import own_row
from longhouse.server.http.visitors import device_cookie, known
from longhouse.server.people.accounts import DAY, KEPT_DAYS, check_proved
from longhouse.server.store import exporting, own_seats
from longhouse.server.store import people as queries
from longhouse.server.store.people import MEMBER
from longhouse.server.store.rows import PERSON, WAITING, Loaded
from longhouse.server.table import own
from longhouse.server.table.lobby import Glances

_MOST_TABLES = 100
"""So many of somebody's tables stand on one page."""
_MOST_OVER = 24
"""So many that have ended stand beside those that go on."""
_LATEST = 1e12
AnyRequest = Request[Any, Any, Any]


@post("/api/me/seats", summary="Carry my games over", responses=FAILURES_OF_CHANGES, status_code=200)
async def carry_over(
    data: JSONBody[models.OwnSeats], request: AnyRequest, services: NamedDependency[Services]
) -> models.TakenSeats:
    """The seats that this browser holds are mine on every device, unless they are somebody's already."""
    person = (await known(services, request)).person
    pairs = [(one.table, one.token) for one in data.tables]
    name = person.name if person.kind == MEMBER else None
    return models.TakenSeats(await own.carry_over(services.tables, pairs, person.id, name))


@get("/api/me/tables", summary="My tables", responses=FAILURES_OF_PEOPLE)
async def my_tables(
    request: AnyRequest,
    services: NamedDependency[Services],
    show: FromQuery[Literal["running", "over", "all"]] = "all",
    table: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None,
    after: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
) -> common.LobbyPage:
    """A row for every seat that is mine, or that I keep for a friend, and where the next page begins.

    Those that go on, or wait for people, the last changed first; or those that have ended, the last first. With `all`
    a page of the former, where they go on, and on the first page also the last that ended. With `table` only that one.
    """
    person = (await known(services, request)).person
    place = _read(after) if after is not None else None
    if table is not None:
        page = await services.store.read(own_seats.at_table(person.id, table[:32]))
    elif show == "over":
        page = await services.store.read(own_seats.over_page(person.id, place, _MOST_TABLES))
    else:
        page = await services.store.read(own_seats.running_page(person.id, place, _MOST_TABLES))
    found = page.tables
    if table is None and show == "all" and place is None:
        found = [*found, *(await services.store.read(own_seats.over_page(person.id, None, _MOST_OVER))).tables]
    rows = await asyncio.to_thread(_rows, found, person.id, services.glances)
    await services.lobby.look_at([row.table for row in rows if row.status == WAITING])
    return common.LobbyPage(rows, f"{page.next.at!r}_{page.next.table}" if page.next is not None else None)


def _read(word: str) -> own_seats.Place:
    try:
        at, table = word.split("_", 1)
        place = own_seats.Place(float(at), table)
    except ValueError:
        raise BadRequest("server-error-request", field="after", why=word) from None
    if not (abs(place.at) < _LATEST and len(table) <= 32):
        raise BadRequest("server-error-request", field="after", why=word)
    return place


def _rows(found: Sequence[Loaded], person_id: str, glances: Glances) -> list[common.LobbyRow]:
    return [
        own_row(one, seat.seat, glances)
        for one in found
        for seat in one.seats
        if seat.kind == PERSON and person_id in (seat.person, seat.keeper)
    ]


@post(
    "/api/me/export",
    summary="Everything about me, as a file",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
    media_type="application/jsonl",
)
async def export_me(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> Response[bytes]:
    """JSON lines: who I am, devices, ways in, seats, results, what I was told."""
    person = (await known(services, request)).person
    lines = await services.store.read(exporting.export(person.id))
    headers = {"content-disposition": 'attachment; filename="longhouse.jsonl"'}
    return Response("".join(lines).encode(), media_type="application/jsonl", headers=headers)


@post("/api/me/delete", summary="Leave the house", responses=FAILURES_OF_CHANGES, status_code=200)
async def delete_me(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Nothing]:
    """At once and for good. Bots play my seats to the end; what I have played stays, under nobody's name."""
    found = await known(services, request)
    if found.person.kind == MEMBER:
        check_proved(found)
    await own.leave_all(services.tables, found.person.id)
    now = clock.now()
    services.watch.end(await services.store.write("", queries.make_former(found.person.id, now, now + KEPT_DAYS * DAY)))
    return Response(models.Nothing(), cookies=[device_cookie(request, None)])


HANDLERS = [carry_over, my_tables, export_me, delete_me]

"""Routes about time: pauses, presents, what happens at zero, holidays."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.server import clock, clock_requests, models
from longhouse.server.errors import BadRequest
from longhouse.server.http.failures import FAILURES_OF_CHANGES
from longhouse.server.http.request import TableRequest
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import known
from longhouse.server.store import clocks as queries
from longhouse.server.table import actions, holidays, pausing, time_out
from longhouse.server.table.state import Draft, TableState

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/pause", summary="Ask for a pause", responses=FAILURES_OF_CHANGES, status_code=200)
async def pause(
    table: FromPath[str],
    data: JSONBody[clock_requests.PauseWish],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Done:
    """All clocks stand once everybody agrees; or they go on, at once if the pause has lasted for a day."""
    asked = await TableRequest.begin(services, table, request, "pause", data)
    seat = await asked.player()

    def attempt(now: TableState) -> Draft:
        here = [actions.check_player(now, actions.seat_of(now, token)) for token in data.together]
        return pausing.propose(now, seat, data.on, here)

    return await asked.do_as(seat, attempt)


@post(
    "/api/tables/{table:str}/pause/answer",
    summary="Agree to a pause, or not",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
)
async def answer_pause(
    table: FromPath[str], data: JSONBody[models.Agree], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """To a pause, or to its end; the one who asked may withdraw."""
    asked = await TableRequest.begin(services, table, request, "pause answer", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: pausing.answer(now, seat, data.agree))


@post("/api/tables/{table:str}/time", summary="Give somebody time", responses=FAILURES_OF_CHANGES, status_code=200)
async def give_time(
    table: FromPath[str], data: JSONBody[clock_requests.Gift], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """Seconds for somebody else's reserve."""
    asked = await TableRequest.begin(services, table, request, "time", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: pausing.give(now, seat, data.seat, data.seconds))


@post(
    "/api/tables/{table:str}/at-zero",
    summary="What to do about somebody whose time is out",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
)
async def decide_at_zero(
    table: FromPath[str],
    data: JSONBody[clock_requests.AtZeroWish],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Done:
    """A bot plays for them, they get more time, or the match ends; the last if all the others want it."""
    asked = await TableRequest.begin(services, table, request, "at-zero", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: time_out.decide(now, seat, data.do))


@post("/api/me/holiday", summary="Go on holiday", responses=FAILURES_OF_CHANGES, status_code=200)
async def go_on_holiday(
    data: JSONBody[clock_requests.HolidayWish], request: AnyRequest, services: NamedDependency[Services]
) -> clock_requests.HolidayInfo:
    """From one day to another clocks of slow tables stand for me; without days I am back."""
    person = (await known(services, request)).person
    if (data.first is None) != (data.last is None):
        raise BadRequest("server-error-holiday-order")
    wish = (data.first, data.last) if data.first is not None and data.last is not None else None
    now = clock.now()

    def change(written: str | None) -> str | None:
        return holidays.write(holidays.changed(holidays.read(written), wish, person.zone, person.created, now))

    # The order of locks is that of keys: people come before all tables.
    away = holidays.read(await services.store.write("", queries.change_away(person.id, change)))
    told = await services.deadlines.tell_holidays(person.id, holidays.spans(away))
    coming = next((one for one in away if one.end > now), None)
    year = holidays.day_of(now, holidays.zone_of(person.zone)).year
    first, last = (coming.first.isoformat(), coming.last.isoformat()) if coming is not None else (None, None)
    left = max(0, holidays.DAYS_A_YEAR - holidays.days(away)[year])
    return clock_requests.HolidayInfo(first, last, left, told)


HANDLERS = [pause, answer_pause, give_time, decide_at_zero, go_on_holiday]

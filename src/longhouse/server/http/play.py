"""Routes about playing: choose, take back, go back together."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.server import analysis_models, models
from longhouse.server.errors import NotFound, WouldBeFinal
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_PAST
from longhouse.server.http.request import TableRequest, bearer, seat_of, wanted_seat
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import visitor
from longhouse.server.table import actions, hints, snapshot
from longhouse.server.table.state import Draft, TableState

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/choices", summary="Choose", responses=FAILURES_OF_CHANGES, status_code=200)
async def choose(
    table: FromPath[str], data: JSONBody[models.Choices], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """One or several choices of one seat, all or none. When this is answered, it is on disk."""
    asked = await TableRequest.begin(services, table, request, "choices", data)
    seat = await asked.player()

    def attempt(now: TableState) -> Draft:
        return actions.choose(
            now, seat, data.decision, data.choices, ask_if_final=data.ask_if_final, linger=data.linger
        )

    try:
        return await asked.do_as(seat, attempt)
    except WouldBeFinal as final:
        return models.Done(asked.table.story(seat).seq, snapshot.refusal(final))


@post("/api/tables/{table:str}/go-on", summary="Take nothing back", responses=FAILURES_OF_CHANGES, status_code=200)
async def go_on(
    table: FromPath[str], data: JSONBody[models.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """Bots that wait because the seat could still take something back move at once."""
    asked = await TableRequest.begin(services, table, request, "go-on", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: actions.go_on(now, seat))


@post("/api/tables/{table:str}/hint", summary="Ask for a hint", responses=FAILURES_OF_CHANGES, status_code=200)
async def ask_hint(
    table: FromPath[str],
    data: JSONBody[analysis_models.AskHint],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> analysis_models.HintInfo:
    """What to choose now, why, and how sure; from what the seat knows. Nothing changes. It takes a second or two."""
    live = await services.tables.find(table, fresh=True)
    seat = actions.check_player(live.now, await seat_of(services, live, request, seat=wanted_seat(request)))
    return await services.advisor.hint(live.id, hints.asked(live.now, seat, data.decision), seat)


@get("/api/tables/{table:str}/moments/{seq:int}/why", summary="Why a bot did that", responses=FAILURES_OF_PAST)
async def ask_why(
    table: FromPath[str], seq: FromPath[int], request: AnyRequest, services: NamedDependency[Services]
) -> analysis_models.Because:
    """What its turn brought the bot, as far as the reader may know."""
    live = await services.tables.find(table, fresh=True)
    story = live.story(await seat_of(services, live, request, seat=wanted_seat(request)))
    found = await asyncio.to_thread(hints.because, live.now, story, seq)
    return analysis_models.Because(found.seat, [snapshot.said(one) for one in found.reasons])


@post("/api/tables/{table:str}/lesson", summary="Ask the lesson", responses=FAILURES_OF_CHANGES, status_code=200)
async def ask_lesson(
    table: FromPath[str], data: JSONBody[models.Lesson], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """Show me, back to the choice, or do this step for me."""
    asked = await TableRequest.begin(services, table, request, "lesson", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: actions.help_learner(now, data.do))


@post("/api/tables/{table:str}/undo", summary="Take back", responses=FAILURES_OF_CHANGES, status_code=200)
async def undo(
    table: FromPath[str], data: JSONBody[models.Undo], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """The last choice, or the whole turn, if nothing was learnt since."""
    asked = await TableRequest.begin(services, table, request, "undo", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: actions.undo(now, seat, data.turn))


@post("/api/tables/{table:str}/rewind", summary="Ask to go back", responses=FAILURES_OF_CHANGES, status_code=200)
async def propose(
    table: FromPath[str], data: JSONBody[models.Propose], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """To a moment, in the numbers of the seat that asks; done at once if all others are bots or at the same screen."""
    asked = await TableRequest.begin(services, table, request, "rewind", data)
    seat = await asked.player()
    found = await visitor(services, request) if bearer(request) is None else None

    def attempt(now: TableState) -> Draft:
        here = [actions.check_player(now, actions.seat_of(now, token)) for token in data.together]
        here += actions.seats_of(now, found.person.id) if found is not None else []
        story = asked.table.story(seat)
        if data.to > story.seq:
            raise NotFound("server-error-moment")
        return actions.propose(now, seat, story.steps[data.to].entry, here, heard_since=story.counts_after(data.to))

    return await asked.do_as(seat, attempt)


@post("/api/tables/{table:str}/rewind/answer", summary="Agree or not", responses=FAILURES_OF_CHANGES, status_code=200)
async def answer(
    table: FromPath[str], data: JSONBody[models.Agree], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """To a proposal to go back; the one who made it may withdraw."""
    asked = await TableRequest.begin(services, table, request, "answer", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: actions.answer(now, seat, data.agree))


HANDLERS = [choose, go_on, ask_hint, ask_why, ask_lesson, undo, propose, answer]

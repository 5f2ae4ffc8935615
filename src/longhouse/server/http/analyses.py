"""Routes about the analysis of a finished match."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.server import models
from longhouse.server.analysis_models import AnalysisInfo
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_PAST
from longhouse.server.http.limits import client_of
from longhouse.server.http.request import seat_of, wanted_seat
from longhouse.server.http.services import Services
from longhouse.server.table.state import TableState

AnyRequest = Request[Any, Any, Any]


async def _seen(services: Services, table: str, request: AnyRequest) -> TableState:
    """The table as anybody may see it who can open it; a token must be a right one."""
    live = await services.tables.find(table, fresh=True)
    await seat_of(services, live, request, seat=wanted_seat(request))
    return live.now


@post("/api/tables/{table:str}/analysis", summary="Analyse a match", responses=FAILURES_OF_CHANGES, status_code=200)
async def ask_analysis(
    table: FromPath[str], data: JSONBody[models.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> AnalysisInfo:
    """Begin with it, or join those who wait for it; only when the match is over. Asking twice is asking once."""
    now = await _seen(services, table, request)
    return await services.analyses.ask(now, lambda: services.new_analyses.check(client_of(request.scope)))


@get("/api/tables/{table:str}/analysis", summary="The analysis of a match", responses=FAILURES_OF_PAST)
async def show_analysis(table: FromPath[str], request: AnyRequest, services: NamedDependency[Services]) -> AnalysisInfo:
    """How far it is, and what it found."""
    return await services.analyses.look(await _seen(services, table, request))


HANDLERS = [ask_analysis, show_analysis]

"""Routes about tables: make them, find them, sit down, watch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Any, Literal, cast

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from longhouse import bots
from longhouse.server import course_models, models
from longhouse.server.errors import Conflict, NotAllowed, NotFound
from longhouse.server.http.failures import FAILURES, FAILURES_OF_CHANGES, FAILURES_OF_PAST, FAILURES_OF_READERS
from longhouse.server.http.kept import send
from longhouse.server.http.limits import Streams, client_of
from longhouse.server.http.request import TableRequest, bearer
from longhouse.server.http.services import Services
from longhouse.server.http.stream import listen
from longhouse.server.store import queries
from longhouse.server.store.rows import OVER, WAITING, Loaded
from longhouse.server.table import actions, leaving, snapshot, standing, tokens
from longhouse.server.table.course import course
from longhouse.server.table.file import file_of
from longhouse.server.table.live import LiveTable
from longhouse.server.table.lobby import Glances
from longhouse.server.table.state import Draft, TableState

_MOST_RESULTS = 24
"""So many of the finished tables in a list say how they ended: it is read from their positions."""
AnyRequest = Request[Any, Any, Any]


@post("/api/tables", summary="Make a table", responses=FAILURES_OF_CHANGES)
async def create_table(
    data: JSONBody[models.NewTable], request: AnyRequest, services: NamedDependency[Services]
) -> models.Created:
    """A new match, a copy of an old position, or a rematch."""
    client = client_of(request.scope)
    services.new_tables.check(client)
    made = await services.creator.create(data, bearer(request))
    await services.lobby.founded(made.table, client)
    if (live := services.tables.live.get(made.table)) is not None:
        services.attention.look(live)
    return made


@get("/api/tables", summary="Listed tables", responses=FAILURES)
async def list_tables(
    services: NamedDependency[Services], show: FromQuery[Literal["open", "over", "all"]] = "open"
) -> list[models.LobbyRow]:
    """The first page of tables with a free seat, of finished ones, or of both; the last changed first."""
    wanted = ["open", "over"] if show == "all" else [show]
    pages = [await services.lobby.page(one) for one in wanted]
    return await asyncio.to_thread(_listed_rows, [one for page in pages for one in page.tables], services.glances)


@get("/api/tables/list", summary="Listed tables, page by page", responses=FAILURES)
async def page_of_tables(
    services: NamedDependency[Services],
    show: FromQuery[Literal["open", "over", "all"]] = "open",
    game: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None,
    free: Annotated[int | None, QueryParameter(ge=1, le=16, required=False)] = None,
    after: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
) -> models.LobbyPage:
    """Tables with a free seat or finished ones, the last changed first, and where the next page begins.

    No more than three of a page of open ones come from one address. With `all` the first page of both is answered, and
    where the open ones go on.
    """
    page = await services.lobby.page("open" if show == "all" else show, game, free, after)
    over = (await services.lobby.page("over", game)).tables if show == "all" else []
    rows = await asyncio.to_thread(_listed_rows, [*page.tables, *over], services.glances)
    return models.LobbyPage(rows, page.next)


def _listed_rows(found: Sequence[Loaded], glances: Glances) -> list[models.LobbyRow]:
    ended = [one.table.id for one in found if one.table.status == OVER][:_MOST_RESULTS]
    return [
        snapshot.lobby_row(
            one.table, one.seats, {"glance": glances.of(one.table, None)} if one.table.id in ended else None
        )
        for one in found
    ]


@post("/api/tables/mine", summary="Tables of one's own", responses=FAILURES_OF_CHANGES, status_code=200)
async def list_mine(data: JSONBody[models.Mine], services: NamedDependency[Services]) -> list[models.LobbyRow]:
    """A row for every pair of a table and one of its tokens."""
    wanted: dict[str, list[str]] = {}
    for pair in data.tables:
        if len(pair.table) <= 32:
            wanted.setdefault(pair.table, []).append(pair.token)
    found = await services.store.read(queries.several(list(wanted)))
    rows = await asyncio.to_thread(_own_rows, found, wanted, services.glances)
    await services.lobby.look_at([row.table for row in rows if row.status == WAITING])
    return rows


def _own_rows(found: Sequence[Loaded], wanted: dict[str, list[str]], glances: Glances) -> list[models.LobbyRow]:
    return [row for one in found for token in wanted[one.table.id] if (row := _own_row(one, token, glances))]


def _own_row(one: Loaded, token: str, glances: Glances) -> models.LobbyRow | None:
    hashed = tokens.hash_token(token)
    seat = next((s.seat for s in one.seats if tokens.same(hashed, s.token_hash)), None)
    if seat is None:
        return None
    deciding = [int(number) for number in one.table.deciding.split(",") if number]
    own = {"seat": seat, "deciding": deciding, "your_turn": seat in deciding, "listed": one.table.listed}
    return snapshot.lobby_row(one.table, one.seats, {**own, "glance": glances.of(one.table, seat)})


@post("/api/tables/{table:str}/join", summary="Sit down", responses=FAILURES_OF_CHANGES, status_code=200)
async def join(
    table: FromPath[str], data: JSONBody[models.Join], request: AnyRequest, services: NamedDependency[Services]
) -> models.Joined:
    """Take the seat of an invitation, or any free one of a listed table."""
    name = actions.clean_name(data.name)
    asked = await TableRequest.begin(services, table, request, "join", data)

    def attempt(now: TableState) -> Draft:
        seat = actions.find_free_seat(now, data.token)
        token = services.creator.seat_token(asked.table.id, seat, data.request)
        draft = actions.sit_down(now, seat, name, tokens.hash_token(token))
        return Draft(draft.state, draft.seats, seat)

    note = await asked.do(attempt, "newcomer")
    return models.Joined(note.seat, services.creator.seat_token(asked.table.id, note.seat, data.request))


@post("/api/tables/{table:str}/bot", summary="Let a bot play a seat", responses=FAILURES_OF_CHANGES, status_code=200)
async def put_bot(
    table: FromPath[str], data: JSONBody[models.PutBot], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """An open seat, one's own, or, announced first, that of somebody who is away."""
    bot = actions.check_bot(data.bot)
    asked = await TableRequest.begin(services, table, request, "bot", data)
    seat = await asked.player()
    absence = await services.presence.absence(services.tables, asked.table, data.seat)
    done = await asked.do_as(seat, lambda now: actions.put_bot(now, seat, data.seat, bot, absence))
    its = asked.table.now.seats[data.seat]
    return done if its.lent or its.asked_away is None else replace(done, replaced_at=its.asked_away)


@post(
    "/api/tables/{table:str}/stand-in",
    summary="Who plays for me when I am away",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
)
async def choose_stand_in(
    table: FromPath[str], data: JSONBody[models.StandIn], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """A bot, whatever others ask for; or null, and it is one that the table allows."""
    bot = standing.check_own(data.bot)
    asked = await TableRequest.begin(services, table, request, "stand-in", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: standing.choose_own(now, seat, bot))


@post("/api/tables/{table:str}/back", summary="Take a lent seat back", responses=FAILURES_OF_CHANGES, status_code=200)
async def come_back(
    table: FromPath[str], data: JSONBody[models.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.Done:
    """The owner plays again."""
    asked = await TableRequest.begin(services, table, request, "back", data)
    seat = await asked.player()
    return await asked.do_as(seat, lambda now: actions.come_back(now, seat))


@post("/api/tables/{table:str}/leave", summary="Get up for good", responses=FAILURES_OF_CHANGES, status_code=200)
async def leave(
    table: FromPath[str], data: JSONBody[models.Leave], request: AnyRequest, services: NamedDependency[Services]
) -> models.Left:
    """The seat is free before the deal, a bot's in a match. With no other person there, the table is removed."""
    bot = actions.check_bot(data.bot or bots.USUAL)
    asked = await TableRequest.begin(services, table, request, "leave", data)
    seat = await asked.player()
    if not asked.table.now.ended and leaving.is_alone(asked.table.now, seat):
        await services.tables.remove(asked.table)
        return models.Left(removed=True)
    await asked.do_as(seat, lambda now: leaving.leave(now, seat, bot))
    return models.Left(removed=False)


@get("/api/tables/{table:str}", summary="A table", responses=FAILURES_OF_READERS)
async def show_table(
    table: FromPath[str], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Snapshot]:
    """The snapshot for whoever asks: the seat of the token, or a spectator."""
    live = await services.visit(table)
    seat = await services.tables.seat(live, bearer(request))
    if seat is not None:
        services.presence.glimpse(live.id, seat)
    await services.lobby.look(live, seat)
    now, story, present = live.now, live.story(seat), live.present()

    def made() -> models.Snapshot:
        return snapshot.snapshot(now, story, present, services.presence.away_seconds)

    if not now.over:
        return Response(made())
    key = (live.id, now.row.version, "table", seat, tuple(sorted(present)))
    return cast(Response[models.Snapshot], send(request, services.kept.here(key, made)))


@get(
    "/api/tables/{table:str}/stream",
    summary="Everything that happens, as server-sent events",
    responses=FAILURES_OF_READERS,
    media_type="text/event-stream",
)
async def stream_table(
    table: FromPath[str],
    request: AnyRequest,
    services: NamedDependency[Services],
    after: Annotated[int | None, QueryParameter(ge=-1, le=1_000_000, required=False)] = None,
    changes: FromQuery[bool] = False,
) -> Stream:
    """Everything that the reader is told after a number, without end."""
    live = await services.visit(table)
    token = bearer(request)
    seat = await services.tables.seat(live, token)
    last = request.headers.get("last-event-id", "")
    start = after if after is not None else int(last) if last.isdigit() and len(last) < 8 else -1
    address = client_of(request.scope)
    services.streams.enter(address)
    task = asyncio.current_task()
    assert task is not None
    gzip = "gzip" in request.headers.get("accept-encoding", "")
    valid = lambda: _opens(live, seat, token)  # noqa: E731
    events = listen(services.presence, live, seat, start, valid, task.cancel, changes=changes, gzip=gzip)
    return Stream(
        _leaving(services.streams, address, events),
        media_type="text/event-stream",
        headers={
            "cache-control": "no-store",
            "x-accel-buffering": "no",
            "vary": "accept-encoding",
            **({"content-encoding": "gzip"} if gzip else {}),
        },
    )


async def _leaving(streams: Streams, address: str, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    try:
        async for event in events:
            yield event
    finally:
        streams.leave(address)


def _opens(live: LiveTable, seat: int | None, token: str | None) -> bool:
    if live.removed:
        return False
    if seat is None or token is None:
        return True
    return tokens.same(tokens.hash_token(token), live.now.seats[seat].token_hash)


@get("/api/tables/{table:str}/why", summary="Why something is not offered", responses=FAILURES_OF_READERS)
async def why(
    table: FromPath[str],
    target: Annotated[str, QueryParameter(max_length=128)],
    request: AnyRequest,
    services: NamedDependency[Services],
    path: Annotated[list[str] | None, QueryParameter(max_items=16, required=False)] = None,
) -> models.Why | None:
    """The rule and a sentence; null if an option goes on with it after `path`, or nothing is known of it."""
    live = await services.tables.find(table, fresh=True)
    seat = await services.tables.seat(live, bearer(request))
    match = live.now.match
    if seat is None or match is None or seat not in live.now.deciding():
        return None
    reason = match.why_not(seat, target, path or ())
    return models.Why(reason.rule, snapshot.said(reason.message)) if reason is not None else None


@get("/api/tables/{table:str}/moments/{seq:int}", summary="A table as it was", responses=FAILURES_OF_PAST)
async def show_moment(
    table: FromPath[str],
    seq: FromPath[int],
    request: AnyRequest,
    services: NamedDependency[Services],
    seat: Annotated[str | None, QueryParameter(pattern="^([0-9]|[1-5][0-9]|spectator)$", required=False)] = None,
) -> Response[models.Moment]:
    """As the reader saw it then; another seat's eyes only when the match is over."""
    live = await services.tables.find(table, fresh=True)
    own = await services.tables.seat(live, bearer(request))
    eyes = own if seat is None else None if seat == "spectator" else int(seat)
    if eyes != own and not live.now.ended:
        raise NotAllowed("server-error-not-over")
    match = live.now.match
    if match is None or (eyes is not None and eyes >= live.now.row.seats):
        raise NotFound("server-error-moment")
    story, copied = live.story(eyes), match.copy()

    def made() -> models.Moment:
        found = snapshot.moment(copied, story, seq)
        if found is None:
            raise NotFound("server-error-moment")
        return found

    # While a match runs what it shows of its past may change: some of it is forgotten, and remembered at its end.
    key = (live.id, live.now.row.version, "moment", eyes, seq)
    return cast(Response[models.Moment], send(request, await services.kept.aside(key, made)))


@get(
    "/api/tables/{table:str}/file",
    summary="The match as a file",
    responses=FAILURES_OF_READERS,
    media_type="application/x-ndjson",
)
async def show_file(table: FromPath[str], request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """JSON lines with every choice, every outcome of luck and the seed; only when the match is over."""
    live = await services.tables.find(table, fresh=True)
    if live.now.match is None or not live.now.ended:
        raise Conflict("server-error-not-over")
    name = f"{live.now.row.game}-{live.id[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    now = live.now
    answer = await services.kept.aside((live.id, now.row.version, "file"), lambda: file_of(now).encode())
    return send(request, answer, "application/x-ndjson", headers)


@get("/api/tables/{table:str}/course", summary="How a finished match went", responses=FAILURES_OF_READERS)
async def show_course(
    table: FromPath[str], request: AnyRequest, services: NamedDependency[Services]
) -> Response[course_models.Course]:
    """Everybody's points after every choice, the chapters, and the choice that decided; only when the match is over."""
    live = await services.tables.find(table, fresh=True)
    match = live.now.match
    if match is None or not live.now.over:
        raise Conflict("server-error-not-over")
    copied = match.copy()
    answer = await services.kept.aside((live.id, live.now.row.version, "course"), lambda: course(copied))
    return cast(Response[course_models.Course], send(request, answer))


HANDLERS = [
    create_table,
    list_tables,
    page_of_tables,
    list_mine,
    join,
    put_bot,
    choose_stand_in,
    come_back,
    leave,
    show_table,
    stream_table,
    why,
    show_moment,
    show_file,
    show_course,
]

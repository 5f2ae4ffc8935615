"""Routes about tables: make them, find them, sit down, watch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Any, Literal, cast

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace

from longhouse import bots
from longhouse.server import course_models, models
from longhouse.server.errors import Conflict, NeedsToken, NotAllowed, NotFound
from longhouse.server.http.failures import FAILURES, FAILURES_OF_CHANGES, FAILURES_OF_PAST, FAILURES_OF_READERS
from longhouse.server.http.kept import send
from longhouse.server.http.limits import Streams, client_of
from longhouse.server.http.request import TableRequest, bearer, seat_of, wanted_seat
from longhouse.server.http.seating import find_member
from longhouse.server.http.services import Services
from longhouse.server.http.stream import listen
from longhouse.server.http.visitors import visitor
from longhouse.server.people.register import Visitor
from longhouse.server.people.watch import Watched
from longhouse.server.store import queries
from longhouse.server.store.people import MEMBER, PersonRow
from longhouse.server.store.rows import BY_ALL, BY_SEATED, OVER, WAITING, Loaded
from longhouse.server.table import actions, leaving, showing_time, snapshot, standing, tokens
from longhouse.server.table.access import is_hidden
from longhouse.server.table.course import course
from longhouse.server.table.create import Founder, access_of
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
    who = await visitor(services, request)
    is_member = who is not None and who.person.kind == MEMBER
    if data.lesson is None and data.rematch is None:
        services.doors.check_founding(access_of(data), is_member=is_member)
    if access_of(data) == BY_ALL:
        for seat in data.seats:
            is_own = seat.kind == "me" and is_member
            if seat.kind in ("me", "here") and seat.name and not is_own:
                await services.accounts.check_of_guest(seat.name, None)
    made = await services.creator.create(data, bearer(request), _founder(who), await _invited(services, data))
    await services.lobby.founded(made.table, client)
    if (live := services.tables.live.get(made.table)) is not None:
        services.attention.look(live)
    return made


async def _invited(services: Services, wish: models.NewTable) -> dict[int, PersonRow]:
    """For whom seats of a new table are kept; NotFound if nobody has that name."""
    return {
        seat: await find_member(services, one.invite) for seat, one in enumerate(wish.seats) if one.invite is not None
    }


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
        snapshot.lobby_row(one.table, one.seats, {"glance": glances.of(one, None)} if one.table.id in ended else None)
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
    return own_row(one, seat, glances) if seat is not None else None


def own_row(one: Loaded, seat: int, glances: Glances) -> models.LobbyRow:
    """A table in the list of somebody who has this seat."""
    deciding = [int(number) for number in one.table.deciding.split(",") if number]
    own: dict[str, Any] = {
        "seat": seat,
        "deciding": deciding,
        "your_turn": seat in deciding,
        "access": one.table.access,
    }
    if one.table.closed is not None:
        own["closed"] = one.table.closed
    if one.table.clock is not None:
        own |= {"pace": one.table.pace, "left": showing_time.left(one.table, one.seats, seat)}
    return snapshot.lobby_row(one.table, one.seats, {**own, "glance": glances.of(one, seat)})


@post("/api/tables/{table:str}/join", summary="Sit down", responses=FAILURES_OF_CHANGES, status_code=200)
async def join(
    table: FromPath[str], data: JSONBody[models.Join], request: AnyRequest, services: NamedDependency[Services]
) -> models.Joined:
    """Take the seat of a link, or any free one of an open table."""
    name = actions.clean_name(data.name)
    asked = await TableRequest.begin(services, table, request, "join", data)
    who = await visitor(services, request)
    member = who is not None and who.person.kind == MEMBER
    services.doors.check_joining(asked.table.now.row.access, is_member=member, has_link=data.token is not None)
    if who is not None and member:
        name = who.person.name
    elif asked.table.now.row.access == BY_ALL:
        await services.accounts.check_of_guest(name, None)
    person = who.person.id if who is not None else None

    def attempt(now: TableState) -> Draft:
        seat = actions.find_free_seat(now, data.token)
        token = services.creator.seat_token(asked.table.id, seat, data.request)
        hashed = tokens.hash_token(token)
        draft = actions.sit_down(now, seat, name, hashed, program=data.program, person=person, member=member)
        return Draft(draft.state, draft.seats, seat)

    try:
        note = await asked.do(attempt, "newcomer")
    except NeedsToken:
        if asked.table.now.row.access == BY_SEATED:
            raise NotFound("server-error-table") from None
        raise
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
    """The seat is free before the deal, and resigned in a match. With no other person there, the table is removed."""
    bot = actions.check_bot(data.bot or bots.USUAL)
    asked = await TableRequest.begin(services, table, request, "leave", data)
    seat = await asked.owner()
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
    live, seat = await _visited(services, table, request)
    if seat is not None:
        services.presence.glimpse(live.id, seat)
        services.presence.look(live, seat)
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
    token, who = bearer(request), await visitor(services, request)
    live, seat = await _visited(services, table, request)
    last = request.headers.get("last-event-id", "")
    start = after if after is not None else int(last) if last.isdigit() and len(last) < 8 else -1
    address = client_of(request.scope)
    services.streams.enter(address)
    task = asyncio.current_task()
    assert task is not None
    gzip = "gzip" in request.headers.get("accept-encoding", "")
    watch = services.watch.over(who.device.id, live.notify) if who is not None else nullcontext()
    person = who.person.id if who is not None else None
    own = services.told.lists.for_stream(person) if person is not None else None
    events = _watched(
        watch,
        lambda watched: listen(
            services.presence,
            live,
            seat,
            start,
            lambda: not (watched and watched.ended) and _opens(live, seat, token, person),
            task.cancel,
            changes=changes,
            gzip=gzip,
            own=own,
        ),
    )
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


async def _watched(
    watch: AbstractContextManager[Watched | None], events: Callable[[Watched | None], AsyncIterator[bytes]]
) -> AsyncIterator[bytes]:
    """A stream of somebody who is signed in: it ends when they are signed out."""
    with watch as watched:
        async for event in events(watched):
            yield event


async def _visited(services: Services, table: str, request: AnyRequest) -> tuple[LiveTable, int | None]:
    """A table at which its reader looks now, and their seat."""
    live = await services.tables.find(table, fresh=True)
    seat = await seat_of(services, live, request, seat=wanted_seat(request))
    services.attention.look(live)
    return live, seat


def _opens(live: LiveTable, seat: int | None, token: str | None, person: str | None) -> bool:
    """Whether the token that opened a stream still opens the seat, or the person still has it."""
    if live.removed or is_hidden(live.now.row, seat):
        return False
    if seat is None:
        return True
    if token is not None and tokens.same(tokens.hash_token(token), live.now.seats[seat].token_hash):
        return True
    return person is not None and seat in actions.seats_of(live.now, person)


async def _keeps(services: Services, live: LiveTable, request: AnyRequest, seat: int | None) -> bool:
    """Whether somebody without a token keeps this seat for a friend at their screen."""
    if seat is None or bearer(request) is not None:
        return False
    found = await visitor(services, request)
    return found is not None and seat in actions.seats_of(live.now, found.person.id)


def _founder(who: Visitor | None) -> Founder | None:
    if who is None:
        return None
    return Founder(who.person.id, who.person.name if who.person.kind == MEMBER else None)


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
    seat = await seat_of(services, live, request, seat=wanted_seat(request))
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
    own = await seat_of(services, live, request)
    eyes = own if seat is None else None if seat == "spectator" else int(seat)
    if eyes != own and not live.now.ended and not await _keeps(services, live, request, eyes):
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


async def _check_reader(services: Services, live: LiveTable, request: AnyRequest) -> None:
    """Of a match that is over anybody may read everything, whatever token they send; but not at a closed table."""
    if live.now.row.access == BY_SEATED:
        await services.tables.seat(live, bearer(request))


@get(
    "/api/tables/{table:str}/file",
    summary="The match as a file",
    responses=FAILURES_OF_READERS,
    media_type="application/x-ndjson",
)
async def show_file(table: FromPath[str], request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """JSON lines with every choice, every outcome of luck and the seed; only when the match is over."""
    live = await services.tables.find(table, fresh=True)
    await _check_reader(services, live, request)
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
    await _check_reader(services, live, request)
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

"""Routes about who sees a table and who sits there: its founder's, and those of people who are invited."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.server import clock, models, table_models
from longhouse.server.errors import NotFound
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_PEOPLE
from longhouse.server.http.request import TableRequest
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import known
from longhouse.server.people.names import name_keys
from longhouse.server.store import invitations as stored
from longhouse.server.store import people, queries
from longhouse.server.store.people import PersonRow
from longhouse.server.store.rows import Loaded
from longhouse.server.table import access, invitations, snapshot, tokens
from longhouse.server.table.state import Draft, TableState

AnyRequest = Request[Any, Any, Any]


async def find_member(services: Services, name: str) -> PersonRow:
    """Somebody who keeps a name here; NotFound if nobody has this one."""
    found = await services.store.read(people.by_key(name_keys(name)[0]))
    if found is None or found.kind != people.MEMBER:
        raise NotFound("server-error-person", name=name)
    return found


@post("/api/tables/{table:str}/access", summary="Who may see it", responses=FAILURES_OF_CHANGES, status_code=200)
async def change_access(
    table: FromPath[str],
    data: JSONBody[table_models.ChangeAccess],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Done:
    """Whoever made the table says so, until the match is dealt."""
    asked = await TableRequest.begin(services, table, request, "access", data)
    seat = await asked.player()
    services.doors.check_opening(data.access, is_member=asked.table.now.seats[seat].member)
    return await asked.do_as(seat, lambda now: access.change(now, seat, data.access))


@post(
    "/api/tables/{table:str}/remove", summary="Ask somebody to get up", responses=FAILURES_OF_CHANGES, status_code=200
)
async def remove(
    table: FromPath[str],
    data: JSONBody[table_models.Remove],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Joined:
    """Whoever made the table frees a seat before the deal; the answer brings the new link of that seat."""
    asked = await TableRequest.begin(services, table, request, "remove", data)
    seat = await asked.player()
    token = services.creator.seat_token(asked.table.id, data.seat, data.request)
    await asked.do_as(seat, lambda now: access.remove(now, seat, data.seat, tokens.hash_token(token)))
    return models.Joined(data.seat, token)


@post(
    "/api/tables/{table:str}/invite", summary="Keep a seat for somebody", responses=FAILURES_OF_CHANGES, status_code=200
)
async def invite(
    table: FromPath[str],
    data: JSONBody[table_models.Invite],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Done:
    """For a week nobody else can take it; null takes the invitation back."""
    asked = await TableRequest.begin(services, table, request, "invite", data)
    seat = await asked.player()
    person = await find_member(services, data.name) if data.name is not None else None
    return await asked.do_as(seat, lambda now: invitations.invite(now, seat, data.seat, person))


@get("/api/me/invitations", summary="Seats that are kept for me", responses=FAILURES_OF_PEOPLE)
async def list_invitations(
    request: AnyRequest, services: NamedDependency[Services]
) -> list[table_models.InvitationInfo]:
    """The last one first."""
    person = (await known(services, request)).person.id
    ids = await services.store.read(stored.kept_for(person, clock.now()))
    found = {one.table.id: one for one in await services.store.read(queries.several(ids))}
    return [_invitation(found[one], person) for one in dict.fromkeys(ids) if one in found]


def _invitation(one: Loaded, person: str) -> table_models.InvitationInfo:
    now = TableState(one.table, one.seats, None)
    mine = invitations.seat_kept_for(now, person)
    founder = access.founder_of(now)
    return table_models.InvitationInfo(
        table=one.table.id,
        game=one.table.game,
        seat=mine.seat,
        by=one.seats[founder].name if founder is not None else "",
        until=mine.kept_until or 0.0,
        access=one.table.access,  # type: ignore[arg-type]
        seats=snapshot.lobby_row(one.table, one.seats).seats,
    )


@post(
    "/api/tables/{table:str}/accept",
    summary="Take the seat that is kept",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
)
async def accept(
    table: FromPath[str], data: JSONBody[models.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.Joined:
    """Whoever is invited sits down under their own name."""
    person = (await known(services, request)).person
    asked = await TableRequest.begin(services, table, request, "accept", data)

    def attempt(now: TableState) -> Draft:
        seat = invitations.seat_kept_for(now, person.id).seat
        token = services.creator.seat_token(asked.table.id, seat, data.request)
        draft = invitations.accept(now, person, seat, tokens.hash_token(token))
        return Draft(draft.state, draft.seats, seat)

    note = await asked.do(attempt, f"person {person.id}")
    return models.Joined(note.seat, services.creator.seat_token(asked.table.id, note.seat, data.request))


@post(
    "/api/tables/{table:str}/decline",
    summary="Leave the seat to others",
    responses=FAILURES_OF_CHANGES,
    status_code=200,
)
async def decline(
    table: FromPath[str], data: JSONBody[models.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.Left:
    """Whoever is invited does not want to play."""
    person = (await known(services, request)).person
    asked = await TableRequest.begin(services, table, request, "decline", data)
    await asked.do(lambda now: invitations.decline(now, person.id), f"person {person.id}")
    return models.Left(removed=False)


HANDLERS = [change_access, remove, invite, list_invitations, accept, decline]

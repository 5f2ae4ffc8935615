"""Routes about invitations to the house: links with which somebody may take a name."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from longhouse.server import models as common
from longhouse.server import people_models as models
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_MEMBERS
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import known
from longhouse.server.people.accounts import check_member
from longhouse.server.store.people import PersonRow

AnyRequest = Request[Any, Any, Any]


@get("/api/me/join-links", summary="My invitations to the house", responses=FAILURES_OF_MEMBERS)
async def list_links(request: AnyRequest, services: NamedDependency[Services]) -> models.HouseInvitations:
    """How many wait for somebody, and how many I may still make. The links themselves are shown once."""
    return await _of(services, check_member(await known(services, request)))


@post("/api/me/join-links", summary="Invite somebody to the house", responses=FAILURES_OF_CHANGES, status_code=200)
async def make_link(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.DeviceCode:
    """A code with which one guest may take a name, within a week."""
    made = await services.accounts.joining.make(check_member(await known(services, request)))
    return models.DeviceCode(made.code, made.expires)


@post("/api/me/join-links/end", summary="Take my invitations back", responses=FAILURES_OF_CHANGES, status_code=200)
async def end_links(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.HouseInvitations:
    """Those that nobody has used work no more."""
    person = check_member(await known(services, request))
    await services.accounts.joining.end(person)
    return await _of(services, person)


async def _of(services: Services, person: PersonRow) -> models.HouseInvitations:
    found = await services.accounts.joining.of(person)
    return models.HouseInvitations(found.left, found.waiting)


HANDLERS = [list_links, make_link, end_links]

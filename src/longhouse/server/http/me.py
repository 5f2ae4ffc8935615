"""Routes about oneself: who I am, what I am called, what I want."""

from __future__ import annotations

from typing import Any, cast
from zoneinfo import available_timezones

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from longhouse.server import people_models as models
from longhouse.server.errors import BadRequest, Conflict, NeedsSignIn
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_PEOPLE
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import device_cookie, known, place_of, visitor
from longhouse.server.people.accounts import check_proved
from longhouse.server.people.codes import CONFIRM
from longhouse.server.people.mail import is_address
from longhouse.server.people.register import Place, Visitor
from longhouse.server.store import people as queries
from longhouse.server.store.people import GUEST, MEMBER
from longhouse.server.store.proofs import RECOVERY
from longhouse.server.table import own
from longhouse.server.told.matrix import DEFAULTS

AnyRequest = Request[Any, Any, Any]


@post("/api/me", summary="Be known to the house", responses=FAILURES_OF_CHANGES, status_code=200)
async def welcome(
    data: JSONBody[models.Welcome], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """A guest whom the house will know again by a cookie; who is known already stays who they are."""
    found = await visitor(services, request)
    if found is not None:
        return Response(await me_of(services, found))
    zone = _zone(data.zone)
    found, token = await services.register.welcome(language=data.language, zone=zone, place=place_of(request))
    return Response(await me_of(services, found), cookies=[device_cookie(request, token)])


@get("/api/me", summary="Who I am", responses=FAILURES_OF_PEOPLE)
async def show_me(request: AnyRequest, services: NamedDependency[Services]) -> models.Me:
    """The person that this device is signed in for."""
    return await me_of(services, await known(services, request))


@patch("/api/me", summary="Change what I want", responses=FAILURES_OF_CHANGES)
async def revise_me(
    data: JSONBody[models.Revise], request: AnyRequest, services: NamedDependency[Services]
) -> models.Me:
    """Language, time zone, settings, address of mail. A new address counts when it was confirmed."""
    found = await known(services, request)
    values: dict[str, Any] = {}
    if data.language is not None:
        values["language"] = data.language
    if data.zone is not None:
        values["zone"] = _zone(data.zone)
    if data.settings is not None:
        values["settings"] = msgspec.json.encode(data.settings).decode()
    email = data.email.strip() if data.email is not None else None
    is_new = email is not None and (email != found.person.email or found.person.email_state != "confirmed")
    if email is not None and is_new:
        values |= await _new_address(services, found, email, place_of(request))
    await services.store.write("", queries.revise(found.person.id, **values))
    if is_new:
        services.accounts.letters.tell_changed(found.person)
    found = await known(services, request)
    if email and is_new:
        services.accounts.letters.ask_to_confirm(found.person, email)
    return await me_of(services, found)


async def _new_address(services: Services, found: Visitor, email: str, place: Place) -> dict[str, Any]:
    """An address to sign in with. Members need a recent proof to add one; the letter to confirm it is counted."""
    if found.person.kind == MEMBER:
        check_proved(found)
    if not email:
        return {"email": None, "email_state": "none"}
    if not services.accounts.letters.enabled:
        raise Conflict("server-error-no-mail")
    if not is_address(email):
        raise BadRequest("server-error-email", given=email)
    await services.accounts.letters.count_confirmation(found.person, email, place)
    return {"email": email, "email_state": "waiting"}


@post("/api/me/email", summary="Confirm an address", responses=FAILURES_OF_CHANGES, status_code=200)
async def confirm_email(
    data: JSONBody[models.WithCode], request: AnyRequest, services: NamedDependency[Services]
) -> models.Me:
    """With the code of the letter that was sent there."""
    found = await known(services, request)
    used = await services.codes.use(data.code, CONFIRM)
    if used is None or used.person != found.person.id or used.body != found.person.email:
        raise NeedsSignIn("server-error-code")
    await services.store.write("", queries.revise(found.person.id, email_state="confirmed"))
    return await me_of(services, await known(services, request))


@post("/api/me/name", summary="Take a name", responses=FAILURES_OF_CHANGES, status_code=200)
async def take_name(
    data: JSONBody[models.TakeName], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """A guest becomes a member, with a first way in; a member is called something else from now on."""
    found = await known(services, request)
    if found.person.kind == GUEST:
        renewed = await services.accounts.claim(found, data.name, data.password, data.passkey, data.invitation)
        await own.rename(services.tables, found.person.id, renewed.visitor.person.name)
        cookie = device_cookie(request, renewed.token)
        return Response(await me_of(services, renewed.visitor), cookies=[cookie])
    if data.password is not None or data.passkey is not None:
        raise BadRequest("server-error-request", field="password", why="only a guest's first name")
    person = await services.accounts.rename(found, data.name)
    await own.rename(services.tables, person.id, person.name)
    return Response(await me_of(services, found._replace(person=person)))


async def me_of(services: Services, found: Visitor) -> models.Me:
    """Somebody as they see themselves."""
    person = found.person
    ways = await services.accounts.credentials(person) if person.kind == MEMBER else []
    return models.Me(
        id=person.id,
        kind=cast(models.Kind, person.kind),
        name=person.name,
        language=person.language,
        zone=person.zone,
        email=person.email,
        email_state=person.email_state,  # type: ignore[arg-type]
        settings=msgspec.json.decode(person.settings, type=models.Settings),
        usual={event: {channel: cell.on for channel, cell in cells.items()} for event, cells in DEFAULTS.items()},
        credentials=[
            models.CredentialInfo(one.id, one.kind, one.label, one.created, one.used)  # type: ignore[arg-type]
            for one in ways
            if one.kind != RECOVERY
        ],
        recovery_left=sum(one.kind == RECOVERY and one.used is None for one in ways),
        proved=found.has_proved,
        ways=ways_of(services),
        roles=[role for role in person.roles.split(",") if role],
    )


def ways_of(services: Services) -> models.Ways:
    """What this house offers, and what it asks for."""
    accounts, doors = services.accounts, services.doors
    return models.Ways(
        passkey=accounts.passkeys.enabled,
        mail=accounts.letters.enabled,
        guests=doors.guests,
        join=doors.join,
    )


def _zone(zone: str) -> str:
    """A time zone that there is."""
    if zone != "UTC" and zone not in available_timezones():
        raise BadRequest("server-error-zone", given=zone)
    return zone


HANDLERS = [welcome, show_me, revise_me, confirm_email, take_name]

"""Routes to sign in and out. Each sign-in makes a new device with a new token; a guest's games go along."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from longhouse.server import metrics
from longhouse.server import models as common
from longhouse.server import people_models as models
from longhouse.server.http.failures import FAILURES, FAILURES_OF_CHANGES
from longhouse.server.http.me import me_of, ways_of
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import device_cookie, known, place_of, visitor
from longhouse.server.people.codes import MAIL
from longhouse.server.people.register import SignedIn
from longhouse.server.store import people as queries
from longhouse.server.store.people import GUEST, MEMBER
from longhouse.server.table import own

AnyRequest = Request[Any, Any, Any]


@get("/api/sign-in", summary="How one can sign in here", responses=FAILURES, sync_to_thread=False)
def show_ways(services: NamedDependency[Services]) -> models.Ways:
    """What this house offers besides passwords and whom it lets play, for a page that nobody is signed in at."""
    return ways_of(services)


@post("/api/sign-in/password", summary="Sign in with a password", responses=FAILURES_OF_CHANGES, status_code=200)
async def by_password(
    data: JSONBody[models.SignInPassword], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """A wrong name and a wrong password are the same refusal."""
    with metrics.signing_in("password"):
        entered = await services.entrance.by_password(data.name, data.password, place_of(request))
    return await _let_in(services, request, entered)


@post("/api/sign-in/recovery", summary="Sign in with a recovery code", responses=FAILURES_OF_CHANGES, status_code=200)
async def by_recovery(
    data: JSONBody[models.SignInRecovery], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """It works once, and signs every other device out."""
    with metrics.signing_in("recovery"):
        entered = await services.entrance.by_recovery(data.name, data.code, place_of(request))
    return await _let_in(services, request, entered)


@post("/api/sign-in/passkey/begin", summary="Begin with a passkey", responses=FAILURES_OF_CHANGES, status_code=200)
async def begin_passkey(data: JSONBody[common.Simple], services: NamedDependency[Services]) -> models.Options:
    """What the browser needs to use one; it needs no name."""
    return models.Options(await services.accounts.passkeys.begin())


@post("/api/sign-in/passkey", summary="Sign in with a passkey", responses=FAILURES_OF_CHANGES, status_code=200)
async def by_passkey(
    data: JSONBody[models.WithPasskey], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """The passkey says who it is."""
    with metrics.signing_in("passkey"):
        entered = await services.entrance.by_passkey(data.passkey, place_of(request))
    return await _let_in(services, request, entered)


@post("/api/sign-in/code", summary="Sign in with a code", responses=FAILURES_OF_CHANGES, status_code=200)
async def by_code(
    data: JSONBody[models.WithCode], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """One that another device shows, or that whoever keeps the house has made."""
    with metrics.signing_in("code"):
        entered = await services.entrance.by_code(data.code, place_of(request))
    return await _let_in(services, request, entered)


@post("/api/sign-in/mail/begin", summary="Ask for a link by mail", responses=FAILURES_OF_CHANGES, status_code=200)
async def begin_mail(
    data: JSONBody[models.MailBegin], request: AnyRequest, services: NamedDependency[Services]
) -> models.Nothing:
    """The answer is always the same: if somebody has confirmed this address, a letter is on its way."""
    services.accounts.letters.send_link(data.email.strip(), place_of(request))
    return models.Nothing()


@post("/api/sign-in/mail", summary="Sign in with a link by mail", responses=FAILURES_OF_CHANGES, status_code=200)
async def by_mail(
    data: JSONBody[models.WithCode], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """What stands behind `/in#mail.` in the letter."""
    with metrics.signing_in("mail"):
        entered = await services.entrance.by_code(data.code, place_of(request), MAIL)
    return await _let_in(services, request, entered)


@post("/api/sign-out", summary="Sign out", responses=FAILURES_OF_CHANGES, status_code=200)
async def sign_out(
    data: JSONBody[models.SignOut], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Nothing]:
    """Here; or everywhere, and then no link to a seat of mine works any more either."""
    found = await known(services, request)
    if data.everywhere:
        await own.void_tokens(services.tables, found.person.id)
    only = None if data.everywhere else found.device.id
    services.watch.end(await services.register.sign_out(found.person.id, only=only))
    return Response(models.Nothing(), cookies=[device_cookie(request, None)])


async def _let_in(services: Services, request: AnyRequest, entered: SignedIn) -> Response[models.Me]:
    """Somebody is in. What this browser was signed in as before ends; a guest's games are theirs now."""
    services.watch.end(entered.ended)
    before, person = await visitor(services, request), entered.visitor.person
    if before is not None:
        services.watch.end(await services.register.sign_out(before.person.id, only=before.device.id))
        if before.person.kind == GUEST and before.person.id != person.id:
            name = person.name if person.kind == MEMBER else None
            await own.hand_over(services.tables, before.person.id, person.id, name)
            await services.store.write("", queries.remove(before.person.id))
    return Response(await me_of(services, entered.visitor), cookies=[device_cookie(request, entered.token)])


HANDLERS = [show_ways, by_password, by_recovery, begin_passkey, by_passkey, by_code, begin_mail, by_mail, sign_out]

"""Routes about one's ways in, and the devices one is signed in at."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longhouse.server import models as common
from longhouse.server import people_models as models
from longhouse.server.errors import NotFound
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_PEOPLE
from longhouse.server.http.me import me_of
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import device_cookie, known, place_of
from longhouse.server.people.accounts import check_member
from longhouse.server.people.register import SignedIn
from longhouse.server.store import people as queries
from longhouse.server.store.proofs import PASSKEY

AnyRequest = Request[Any, Any, Any]


@post("/api/me/credentials/begin", summary="Begin with a passkey", responses=FAILURES_OF_CHANGES, status_code=200)
async def begin_passkey(
    data: JSONBody[models.BeginPasskey], request: AnyRequest, services: NamedDependency[Services]
) -> models.Options:
    """What the browser needs to make one."""
    found = await known(services, request)
    return models.Options(await services.accounts.begin_passkey(found, data.name, data.invitation))


@post("/api/me/credentials", summary="Add a way in", responses=FAILURES_OF_CHANGES, status_code=200)
async def add_credential(
    data: JSONBody[models.AddCredential], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.Me]:
    """A passkey, or a password; another password signs out every other device."""
    found = await known(services, request)
    renewed = await services.accounts.add(found, data.password, data.passkey, data.label)
    return await _renewed(services, request, renewed)


@post(
    "/api/me/credentials/{credential:str}/end", summary="End a way in", responses=FAILURES_OF_CHANGES, status_code=200
)
async def end_credential(
    credential: FromPath[str],
    data: JSONBody[common.Simple],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> Response[models.Me]:
    """A passkey or the password, if it is not the last."""
    found = await known(services, request)
    return await _renewed(services, request, await services.accounts.end(found, credential))


@post("/api/me/recovery", summary="New recovery codes", responses=FAILURES_OF_CHANGES, status_code=200)
async def new_recovery(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> Response[models.RecoveryCodes]:
    """Shown once; those from before are void."""
    codes, renewed = await services.accounts.new_recovery(await known(services, request))
    return Response(models.RecoveryCodes(codes), cookies=[device_cookie(request, renewed.token)])


@post("/api/me/code", summary="A code for another device", responses=FAILURES_OF_CHANGES, status_code=200)
async def device_code(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.DeviceCode:
    """It signs one device in, within ten minutes, unless the device that asks is signed out first."""
    found = await known(services, request)
    made = await services.register.make_code(found)
    return models.DeviceCode(made.code, made.expires)


@get("/api/me/devices", summary="Where I am signed in", responses=FAILURES_OF_PEOPLE)
async def list_devices(request: AnyRequest, services: NamedDependency[Services]) -> list[models.DeviceInfo]:
    """The last used first."""
    found = await known(services, request)
    rows = await services.store.read(queries.devices_of(found.person.id))
    return [
        models.DeviceInfo(one.id, one.label, one.network, one.created, one.seen, one.id == found.device.id)
        for one in rows
    ]


@post("/api/me/devices/{device:str}/end", summary="Sign a device out", responses=FAILURES_OF_CHANGES, status_code=200)
async def end_device(
    device: FromPath[str],
    data: JSONBody[common.Simple],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> models.Nothing:
    """Its streams end too."""
    found = await known(services, request)
    ours = [one.id for one in await services.store.read(queries.devices_of(found.person.id))]
    ended = await services.register.sign_out(found.person.id, only=device) if device in ours else []
    if not ended:
        raise NotFound("server-error-device")
    services.watch.end(ended)
    return models.Nothing()


@post("/api/me/prove/password", summary="Prove who I am", responses=FAILURES_OF_CHANGES, status_code=200)
async def prove_password(
    data: JSONBody[models.WithPassword], request: AnyRequest, services: NamedDependency[Services]
) -> models.Me:
    """With the password; it counts for ten minutes, on this device."""
    found = await known(services, request)
    check_member(found)
    return await me_of(services, await services.entrance.prove_password(found, data.password, place_of(request)))


@post("/api/me/prove/passkey/begin", summary="Begin to prove who I am", responses=FAILURES_OF_CHANGES, status_code=200)
async def begin_prove(
    data: JSONBody[common.Simple], request: AnyRequest, services: NamedDependency[Services]
) -> models.Options:
    """What the browser needs to use a passkey."""
    person = check_member(await known(services, request))
    ours = [one for one in await services.accounts.credentials(person) if one.kind == PASSKEY]
    return models.Options(await services.accounts.passkeys.begin(person, ours))


@post("/api/me/prove/passkey", summary="Prove who I am, with a passkey", responses=FAILURES_OF_CHANGES, status_code=200)
async def prove_passkey(
    data: JSONBody[models.WithPasskey], request: AnyRequest, services: NamedDependency[Services]
) -> models.Me:
    """It counts for ten minutes, on this device."""
    found = await known(services, request)
    check_member(found)
    return await me_of(services, await services.entrance.prove_passkey(found, data.passkey, place_of(request)))


async def _renewed(services: Services, request: AnyRequest, renewed: SignedIn) -> Response[models.Me]:
    services.watch.end(renewed.ended)
    return Response(await me_of(services, renewed.visitor), cookies=[device_cookie(request, renewed.token)])


HANDLERS = [
    begin_passkey,
    add_credential,
    end_credential,
    new_recovery,
    device_code,
    list_devices,
    end_device,
    prove_password,
    begin_prove,
    prove_passkey,
]

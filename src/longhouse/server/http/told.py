"""Routes about being told: lists as a stream, news, push, hooks, and the end of letters."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from longhouse.server import clock, told_models
from longhouse.server.errors import BadRequest, Conflict, NotFound
from longhouse.server.http.failures import FAILURES_OF_CHANGES, FAILURES_OF_READERS
from longhouse.server.http.limits import client_of
from longhouse.server.http.services import Services
from longhouse.server.http.stream import Gzip
from longhouse.server.http.visitors import known
from longhouse.server.people.register import Visitor, new_id
from longhouse.server.store import hooks, news, outbox
from longhouse.server.store.database import Taken
from longhouse.server.store.outbox import Facts, HookRow
from longhouse.server.table.telling import Message
from longhouse.server.table.tokens import fingerprint
from longhouse.server.told import matrix, push
from longhouse.server.told.hooks import SIGNED
from longhouse.server.told.letters import person_of
from longhouse.server.told.outgoing import NotPublic
from longhouse.server.told.senders import Failed
from longhouse.server.told.words import say

_MOST_NEWS = 50
_MOST_HOOKS = 10
_ALIVE = Message(b": alive\n\n")
AnyRequest = Request[Any, Any, Any]


@get(
    "/api/me/stream",
    summary="Where it is my move, as server-sent events",
    responses=FAILURES_OF_READERS,
    media_type="text/event-stream",
)
async def stream_me(request: AnyRequest, services: NamedDependency[Services]) -> Stream:
    """`event: me` now and whenever it changes, without end. A table's stream has the same: one per tab is enough."""
    found = await known(services, request)
    address = client_of(request.scope)
    services.streams.enter(address)
    gzip = "gzip" in request.headers.get("accept-encoding", "")
    events = _tell(services, found, gzip=gzip)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    headers |= {"content-encoding": "gzip"} if gzip else {}
    return Stream(_leaving(services, address, events), media_type="text/event-stream", headers=headers)


async def _tell(services: Services, who: Visitor, *, gzip: bool) -> AsyncIterator[bytes]:
    """Until the house closes, or the device is signed out."""
    news, reading = asyncio.Event(), services.told.lists.for_stream(who.person.id)
    squeeze, heartbeat = Gzip() if gzip else None, services.presence.heartbeat
    reading.open(news.set)
    ends = ExitStack()
    watched = ends.enter_context(services.watch.over(who.device.id, news.set))
    try:
        while not services.presence.closing.is_set() and not watched.ended:
            news.clear()
            message = reading.news()
            if message is None:
                try:
                    async with asyncio.timeout(heartbeat):
                        await news.wait()
                    continue
                except TimeoutError:
                    message = _ALIVE
            yield squeeze.add([message]) if squeeze else message.plain
        if squeeze:
            yield squeeze.end()
    finally:
        ends.close()
        reading.close()


async def _leaving(services: Services, address: str, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    try:
        async for event in events:
            yield event
    finally:
        services.streams.leave(address)


@get("/api/me/news", summary="What I am told", responses=FAILURES_OF_READERS)
async def list_news(
    request: AnyRequest,
    services: NamedDependency[Services],
    after: Annotated[int, QueryParameter(ge=0, le=2**53, required=False)] = 0,
) -> list[told_models.News]:
    """News after a number, the latest first, in my language. At most fifty."""
    found = await known(services, request)
    rows = await services.store.read(news.of_person(found.person.id, after, _MOST_NEWS))
    facts = {one.id: one for one in await services.store.read(outbox.facts([row.id for row in rows]))}
    return [_told(facts[row.id], row.seen is not None) for row in rows if row.id in facts]


def _told(facts: Facts, seen: bool) -> told_models.News:
    said = say(facts)
    table = facts.table.id if facts.table is not None else None
    more = (table, facts.seat, facts.created, seen)
    return told_models.News(facts.id, facts.kind, said.title, said.text, said.path, *more)


@post("/api/me/news/seen", summary="I have seen my news", responses=FAILURES_OF_CHANGES, status_code=200)
async def see_news(
    data: JSONBody[told_models.Seen], request: AnyRequest, services: NamedDependency[Services]
) -> told_models.MyList:
    """All up to a number; the answer is the list as it is now."""
    person = (await known(services, request)).person.id
    await services.store.write("", news.see(person, data.up_to, clock.now()))
    services.told.bus.say(f"person {person}")
    return await services.told.lists.of(person)


@get("/api/me/push", summary="The key for push messages", responses=FAILURES_OF_READERS)
async def show_push(request: AnyRequest, services: NamedDependency[Services]) -> told_models.PushState:
    """What a browser needs to subscribe, and whether this device has."""
    device = (await known(services, request)).device
    return told_models.PushState(await services.told.senders.pusher.key(), device.push is not None)


@put("/api/me/push", summary="Push to this device", responses=FAILURES_OF_CHANGES)
async def set_push(
    data: JSONBody[told_models.SetPush], request: AnyRequest, services: NamedDependency[Services]
) -> told_models.PushState:
    """A subscription of this browser's, or null to end it. Say it again now and then: after 60 days it is forgotten."""
    device = (await known(services, request)).device
    written = None
    if data.subscription is not None:
        written = msgspec.json.encode(data.subscription).decode()
        try:
            push.read(written)
        except ValueError as error:
            raise BadRequest("server-error-push", why=str(error)) from error
        await _check(services, data.subscription.endpoint)
    at = clock.now() if written is not None else None
    await services.store.write("", hooks.set_push(device.id, written, at))
    return told_models.PushState(await services.told.senders.pusher.key(), written is not None)


async def _check(services: Services, url: str) -> None:
    try:
        await services.told.senders.outgoing.check(url)
    except NotPublic as error:
        raise BadRequest("server-error-hook-address", why=str(error)) from error


@get("/api/me/hooks", summary="My hooks", responses=FAILURES_OF_READERS)
async def list_hooks(request: AnyRequest, services: NamedDependency[Services]) -> list[told_models.HookInfo]:
    """The addresses that are told what I am told, or what happens at a table of mine."""
    person = (await known(services, request)).person.id
    return [_shown(one) for one in await services.store.read(hooks.of_person(person))]


@post("/api/me/hooks", summary="Tell an address too", responses=FAILURES_OF_CHANGES)
async def add_hook(
    data: JSONBody[told_models.NewHook], request: AnyRequest, services: NamedDependency[Services]
) -> told_models.HookInfo:
    """A room of Discord, Slack, Mattermost or Matrix, or a program of one's own (`signed`). At most ten."""
    person = (await known(services, request)).person.id
    await _check(services, data.url)
    if data.table is not None:
        table = await services.tables.find(data.table, fresh=True)
        if not any(person in (seat.person, seat.keeper) for seat in table.now.seats):
            raise NotFound("server-error-table")
    mine = await services.store.read(hooks.of_person(person))
    # The id comes of the request: who repeats it finds what it has made.
    made_of = fingerprint("hook", f"{person} {data.request}".encode())
    hook_id = base64.urlsafe_b64encode(made_of).rstrip(b"=").decode()
    for one in mine:
        if one.id == hook_id:
            return _shown(one, with_secret=True)
    if len(mine) >= _MOST_HOOKS:
        raise Conflict("server-error-hooks", most=_MOST_HOOKS)
    secret = secrets.token_bytes(32)
    hook = HookRow(hook_id, person, data.table, data.url, data.style, secret, hooks.ON, None, clock.now())
    try:
        await services.store.write("", hooks.add(hook))
    except Taken:
        found = await services.store.read(hooks.find(hook_id))
        if found is None:
            raise Conflict("server-error-request-reused") from None
        hook = found
    return _shown(hook, with_secret=True)


def _shown(hook: HookRow, *, with_secret: bool = False) -> told_models.HookInfo:
    secret = None
    if with_secret and hook.style == SIGNED:
        secret = f"whsec_{base64.b64encode(hook.secret).decode()}"
    state = cast(Any, hook.state)
    return told_models.HookInfo(hook.id, hook.url, hook.style, hook.table_id, state, hook.created, hook.failing, secret)


async def _own_hook(services: Services, request: AnyRequest, hook: str) -> tuple[Any, HookRow]:
    found = await known(services, request)
    row = await services.store.read(hooks.find(hook)) if len(hook) <= 32 else None
    if row is None or row.person != found.person.id:
        raise NotFound("server-error-hook")
    return found.person, row


@post("/api/me/hooks/{hook:str}/end", summary="Tell an address no more", responses=FAILURES_OF_CHANGES, status_code=200)
async def end_hook(
    hook: FromPath[str],
    data: JSONBody[told_models.Simple],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> told_models.Done:
    """It is forgotten. Nothing if it was already."""
    person = (await known(services, request)).person.id
    if len(hook) <= 32:
        await services.store.write("", hooks.end(person, hook))
    return told_models.Done()


@post("/api/me/hooks/{hook:str}/test", summary="Try a hook", responses=FAILURES_OF_CHANGES, status_code=200)
async def try_hook(
    hook: FromPath[str],
    data: JSONBody[told_models.Simple],
    request: AnyRequest,
    services: NamedDependency[Services],
) -> told_models.Tried:
    """Send it a line at once. If it takes that, a hook that was switched off is on again."""
    services.trials.check(client_of(request.scope))
    person, row = await _own_hook(services, request, hook)
    facts = Facts(0, "test", "test", "{}", None, clock.now(), person, None, ())
    result = await services.told.senders.send_hook(row, facts, f"test-{new_id()}")
    if isinstance(result, Failed):
        return told_models.Tried(False, result.why)
    await services.store.write("", hooks.note(row.id, None))
    return told_models.Tried(True, "")


@post("/api/unsubscribe", summary="End my letters", responses=FAILURES_OF_CHANGES, status_code=200)
async def unsubscribe(
    token: Annotated[str, QueryParameter(max_length=200)], services: NamedDependency[Services]
) -> told_models.Done:
    """With the token of a letter, in one click (RFC 8058): whatever body is sent is not read.

    Only what concerns the account itself is still sent.
    """
    person = person_of(services.told.secret, token)
    if person is None or not await services.store.write("", hooks.change_settings(person, matrix.without_mail)):
        raise NotFound("server-error-unsubscribe")
    return told_models.Done()


HANDLERS: list[Any] = [
    stream_me,
    list_news,
    see_news,
    show_push,
    set_push,
    list_hooks,
    add_hook,
    end_hook,
    try_hook,
    unsubscribe,
]

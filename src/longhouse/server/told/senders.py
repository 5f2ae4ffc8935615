"""The ways out of the house: what is sent by each, and what an answer means."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from longhouse.server import clock
from longhouse.server.people.mail import Mailer, MailRefused
from longhouse.server.store import hooks as hook_queries
from longhouse.server.store import queries
from longhouse.server.store.database import Store
from longhouse.server.store.outbox import HOOK, MAIL, PUSH, Facts, HookRow, Parcel
from longhouse.server.store.people import PersonRow
from longhouse.server.table.access import may_see
from longhouse.server.told import hooks, matrix
from longhouse.server.told.happenings import about_account
from longhouse.server.told.letters import letter_about, token_for
from longhouse.server.told.outgoing import Answer, NoAnswer, NotPublic, Outgoing
from longhouse.server.told.push import LONGEST_LIFE, Pusher
from longhouse.server.told.time_left import deadline
from longhouse.server.told.words import say

_CONFIRMED = "confirmed"
_TAKEN = range(200, 300)
_GONE = (404, 410)
_TOO_BIG = 413
_LATER = (408, 425, 429)
_log = logging.getLogger("longhouse.server")


class Sent(NamedTuple):
    """It is out of the house, or need not go."""


class Failed(NamedTuple):
    """It was not taken."""

    why: str
    for_good: bool = False
    after: float = 0.0
    """How long whoever did not take it wants to be left alone."""


class Senders:
    """Sends news by push, mail and hook."""

    def __init__(self, store: Store, outgoing: Outgoing, pusher: Pusher, mailer: Mailer, secret: bytes, site: str):
        self.store = store
        self.outgoing = outgoing
        self.pusher = pusher
        self.mailer = mailer
        self._secret = secret
        self.site = site.rstrip("/")

    async def close(self) -> None:
        """Send nothing more."""
        await self.outgoing.close()

    def can_mail(self, person: PersonRow) -> bool:
        """Whether somebody has an address that takes letters, and the house somebody who carries them."""
        return self.mailer.enabled and person.email is not None and person.email_state == _CONFIRMED

    async def send(self, parcel: Parcel, news: Sequence[Facts]) -> Sent | Failed:
        """Send a piece of news, or, by mail, several."""
        if parcel.channel == PUSH:
            return await self._push(parcel, news[0])
        if parcel.channel == MAIL:
            return await self._mail(parcel, news)
        assert parcel.channel == HOOK
        return await self._hook(parcel, news[0])

    async def _push(self, parcel: Parcel, news: Facts) -> Sent | Failed:
        device = await self.store.read(hook_queries.device(parcel.target))
        if device is None or device.push is None or device.person != parcel.person:
            return Sent()
        said = say(news)
        message = {"id": f"lh-{parcel.id}", "kind": news.kind, "title": said.title, "body": said.text, "url": said.path}
        message["tag"] = topic = news.table.id if news.table is not None else news.kind
        is_live = news.table is not None and not matrix.is_slow(news.table.pace)
        runs = deadline(news.table, news.seat) if news.table is not None and news.seat is not None else None
        life = runs.out - clock.now() if runs is not None else LONGEST_LIFE
        try:
            answer = await self.pusher.send(device.push, message, topic=topic, life=life, urgent=is_live)
        except (ValueError, NotPublic) as error:
            await self._forget_push(device.id, device.push)
            return Failed(str(error), for_good=True)
        except NoAnswer as error:
            return Failed(str(error))
        if answer.status in _GONE:
            await self._forget_push(device.id, device.push)
        return _judged(answer)

    async def _forget_push(self, device: str, push: str) -> None:
        await self.store.write("", hook_queries.set_push(device, None, None, instead_of=push))

    async def _mail(self, parcel: Parcel, news: Sequence[Facts]) -> Sent | Failed:
        person = news[0].person
        if not self.can_mail(person):
            return Sent()
        assert person.email is not None
        message_id = f"<longhouse-{parcel.id}@{self.mailer.domain}>"
        letter = letter_about(news, person.email, message_id, self.site, token_for(self._secret, person.id))
        try:
            await self.mailer.send(letter)
        except MailRefused as error:
            if error.permanent:
                await self.store.write("", hook_queries.bounce(person.id, person.email))
            return Failed(str(error), for_good=error.permanent)
        return Sent()

    async def _hook(self, parcel: Parcel, news: Facts) -> Sent | Failed:
        hook = await self.store.read(hook_queries.find(parcel.target))
        if hook is None or hook.state != hook_queries.ON:
            return Sent()
        # The hook of a table is told of other people's moves: its owner may have lost the seat.
        if hook.table_id is not None and (news.table is None or not may_see(news.table, news.seats, hook.person)):
            return Sent()
        result = await self.send_hook(hook, news, f"lh-{parcel.id}")
        if isinstance(result, Sent):
            if hook.failing is not None:
                await self.store.write("", hook_queries.note(hook.id, None))
        else:
            await self._note_failure(hook)
        return result

    async def send_hook(self, hook: HookRow, news: Facts, name: str) -> Sent | Failed:
        """Send a piece of news to a hook."""
        said = say(news, to_all=hook.table_id is not None)
        body = hooks.body_of(hook, said, self.site, hooks.facts_for(news, self.site, said.path))
        try:
            answer = await self.outgoing.post(hook.url, body, hooks.headers_of(hook, name, body))
        except NotPublic as error:
            return Failed(str(error), for_good=True)
        except NoAnswer as error:
            return Failed(str(error))
        return _judged(answer)

    async def _note_failure(self, hook: HookRow) -> None:
        """Since when a hook takes nothing; after a day it is switched off, and its owner told."""
        now = clock.now()
        since = hook.failing if hook.failing is not None else now
        if now - since < hooks.GIVEN_UP:
            await self.store.write("", hook_queries.note(hook.id, since))
            return
        about = urlsplit(hook.url).hostname or ""
        told = about_account(hook.person, "hook-off", f"{hook.id} {int(since)}", about=about)
        note = hook_queries.note(hook.id, since, hook_queries.OFF)
        await self.store.write("", queries.together(note, queries.tell([told], [hook.person])))
        _log.info("a hook was switched off", extra={"hook": hook.id})


def _judged(answer: Answer) -> Sent | Failed:
    """What an answer means. A redirect is followed nowhere, and may be gone tomorrow."""
    if answer.status in _TAKEN:
        return Sent()
    why = f"{answer.status}"
    if answer.status in _LATER or answer.status >= 500 or 300 <= answer.status < 400:
        after = answer.headers.get("Retry-After", "")
        return Failed(why, after=float(after) if after.isdigit() else 0.0)
    return Failed(why, for_good=answer.status in (*_GONE, _TOO_BIG, 400, 401, 403))

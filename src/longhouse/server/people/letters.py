"""Letters about getting in: an address to confirm, a link to sign in, something that changed.

They are sent beside the answer to whoever asked: how long that takes tells nobody whether there is such an address.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

from longhouse.core.protocol import Message
from longhouse.server.errors import TooMany, text
from longhouse.server.people.attempts import DAY, OF_ADDRESS, OF_CONFIRMATIONS, OF_LETTERS, Attempts
from longhouse.server.people.codes import CONFIRM, MAIL, SECONDS, Codes
from longhouse.server.people.mail import Letter, Mailer, MailRefused, is_address
from longhouse.server.people.register import Place, new_id, readable
from longhouse.server.store import people as queries
from longhouse.server.store.database import Store
from longhouse.server.store.people import PersonRow

_MOST_OF_ONE_ADDRESS = 5
"""So many people who share an address are sent their own link each."""
_log = logging.getLogger("longhouse.server")


class Letters:
    """Writes and sends them, where the host has a mail server and the house an address that links can lead to."""

    def __init__(self, store: Store, mailer: Mailer, codes: Codes, attempts: Attempts, site: str, prefix: str) -> None:
        self._store = store
        self._mailer = mailer
        self._codes = codes
        self._attempts = attempts
        self._site = site.rstrip("/") + prefix
        self._house = urlsplit(site).hostname or ""
        self._tasks: set[asyncio.Task[None]] = set()
        self.when_changed: Callable[[PersonRow, str, str], None] = lambda _person, _what, _about: None
        """Called too when somebody is told of a new `device` or a changed `credential`, and what to say of it."""

    @property
    def enabled(self) -> bool:
        """Whether letters are sent."""
        return self._mailer.enabled and bool(self._house)

    def link(self, path: str) -> str:
        """An address of the house."""
        return f"{self._site}{path}"

    async def count_confirmation(self, person: PersonRow, email: str, place: Place) -> None:
        """Counts a letter to an address that may be a stranger's. Raises TooMany if none may be sent now."""
        key, mailbox = self._attempts.key, _mailbox(email)
        of_day = {
            key("confirmations of", person.id): OF_CONFIRMATIONS,
            key("confirmations to", mailbox): OF_CONFIRMATIONS,
        }
        if (wait := await self._attempts.allows(of_day, DAY)) > 0:
            raise TooMany("server-error-letters-day", retry_after=math.ceil(wait), hours=math.ceil(wait / 3600))
        if (wait := await self._attempts.allows(self._limits(email, place))) > 0:
            await self._attempts.give_back(of_day)
            raise TooMany("server-error-letters", retry_after=math.ceil(wait), minutes=math.ceil(wait / 60))

    def _limits(self, email: str, place: Place) -> dict[bytes, int]:
        """Letters to an address and from a network, for each kind of letter that a stranger can ask for."""
        key = self._attempts.key
        return {key("letters", _mailbox(email)): OF_LETTERS, key("letters from", place.address): OF_ADDRESS}

    def ask_to_confirm(self, person: PersonRow, email: str) -> None:
        """A new address is asked whether it is somebody's."""
        self._start(self._confirm(person, email))

    def send_link(self, email: str, place: Place) -> None:
        """Whoever has this address is sent a link; nobody learns here whether somebody has."""
        if is_address(email):
            self._start(self._send_links(email, place))

    def tell_new_device(self, person: PersonRow, place: Place) -> None:
        """Somebody has signed in from a place that was not known."""
        args = {"device": readable(place.label), "network": place.network, "link": self.link("/me")}
        self._tell(person, "device", args)
        self.when_changed(person, "device", f"{place.label[:64]}, {place.network}")

    def tell_changed(self, person: PersonRow) -> None:
        """A way in was added, changed or ended."""
        self._tell(person, "credential", {"link": self.link("/me")})
        self.when_changed(person, "credential", person.name)

    async def close(self) -> None:
        """Send nothing more."""
        for task in list(self._tasks):
            task.cancel()
        self._mailer.close()

    def _tell(self, person: PersonRow, what: str, args: dict[str, str]) -> None:
        if person.email and person.email_state == "confirmed":
            self._start(self._send(person, person.email, what, args))

    async def _confirm(self, person: PersonRow, email: str) -> None:
        code = await self._codes.make(CONFIRM, person.id, email)
        args = {"link": self.link(f"/in#confirm.{code.code}"), "minutes": str(int(SECONDS[CONFIRM] // 60))}
        await self._send(person, email, "confirm", args)

    async def _send_links(self, email: str, place: Place) -> None:
        if await self._attempts.allows(self._limits(email, place)) > 0:
            return
        for person in await self._store.read(queries.by_email(email, _MOST_OF_ONE_ADDRESS)):
            code = await self._codes.make(MAIL, person.id, email)
            args = {"link": self.link(f"/in#mail.{code.code}"), "minutes": str(int(SECONDS[MAIL] // 60))}
            await self._send(person, email, "link", args)

    async def _send(self, person: PersonRow, email: str, what: str, args: dict[str, str]) -> None:
        words = text(person.language)
        subject = words.say(Message(f"letter-{what}-subject", {"house": self._house}))
        body = words.say(Message(f"letter-{what}", {"house": self._house, "name": person.name or email, **args}))
        letter = Letter(email, subject, body + "\n", f"<{new_id()}@{self._mailer.domain}>")
        try:
            await self._mailer.send(letter)
        except MailRefused as refused:
            _log.warning("letter not taken", extra={"letter": what, "why": str(refused), "final": refused.permanent})
            if refused.permanent:
                await self._store.write("", queries.bounced(person.id, email))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if not self.enabled:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("letter not sent", exc_info=error)


def _mailbox(email: str) -> str:
    """The mailbox of an address, as most servers read it: in small letters, without what follows a plus."""
    name, _, host = email.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"

"""Everything about people that one process needs, put together; and what of it is not kept for ever."""

from __future__ import annotations

import asyncio
import logging

from longhouse.core.errors import LonghouseError
from longhouse.server import clock
from longhouse.server.config import Config
from longhouse.server.people.accounts import DAY, GUEST_DAYS, Accounts
from longhouse.server.people.attempts import Attempts
from longhouse.server.people.codes import Codes
from longhouse.server.people.doors import Doors
from longhouse.server.people.entrance import Entrance
from longhouse.server.people.joining import Joining
from longhouse.server.people.letters import Letters
from longhouse.server.people.mail import Mailer
from longhouse.server.people.means import Means
from longhouse.server.people.passkeys import Passkeys
from longhouse.server.people.passwords import Hashing
from longhouse.server.people.register import DEVICE_DAYS, Register
from longhouse.server.people.watch import Watch
from longhouse.server.store import own_seats, proofs
from longhouse.server.store import people as queries
from longhouse.server.store.database import Store, Work

_EVERY_SECONDS = 3600.0
_log = logging.getLogger("longhouse.server")


class Desk:
    """Where people come in."""

    def __init__(self, store: Store, secret: bytes, config: Config) -> None:
        self._store = store
        self.mailer = Mailer(config.smtp, config.mail_from)
        self.register = Register(store)
        self.codes = Codes(store, secret)
        self.hashing = Hashing()
        self.watch = Watch(store, config.heartbeat)
        attempts = Attempts(store, secret)
        passkeys = Passkeys(config.site, self.codes)
        self.letters = Letters(store, self.mailer, self.codes, attempts, config.site, config.prefix)
        joining = Joining(store, Doors.of(config))
        means = Means(store, self.register, self.codes, self.hashing, passkeys, self.letters, joining)
        self.accounts = Accounts(means)
        self.entrance = Entrance(means, attempts)

    async def tidy(self) -> int:
        """Forget what is not kept for ever; how many guests, devices, names, codes and counters that was."""
        return sum([await self._store.write("", work) for work in expired(clock.now())])

    async def keep_tidy(self) -> None:
        """At the start and every hour."""
        while True:
            try:
                if forgotten := await self.tidy():
                    _log.info("people forgotten", extra={"rows": forgotten})
            except LonghouseError as error:
                _log.warning("people not looked through", extra={"why": str(error)})
            await asyncio.sleep(_EVERY_SECONDS)

    async def close(self) -> None:
        """Let nobody in any more, and send nothing."""
        await self.letters.close()
        self.hashing.close()


def expired(now: float) -> list[Work[int]]:
    """What is not kept for ever, in small transactions."""
    return [
        own_seats.forget_guests(now - GUEST_DAYS * DAY),
        queries.forget_devices(now - DEVICE_DAYS * DAY),
        queries.forget_names(now),
        # The longest window of attempts: letters to confirm an address are counted for a day.
        proofs.forget_expired(now, DAY),
    ]

"""Who asks: people are known by the cookie of a device they are signed in at.

Nobody is known to the house before they want something that a seat's token cannot give: a person's row is made then,
and only then.
"""

from __future__ import annotations

import ipaddress
import secrets
from hashlib import blake2b
from typing import NamedTuple

import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.errors import NeedsSignIn
from longhouse.server.people.codes import DEVICE, MAIL, PROVE, REGISTER, RESET, Code, Codes
from longhouse.server.store import people as queries
from longhouse.server.store import proofs
from longhouse.server.store.database import Store, Work
from longhouse.server.store.people import GUEST, DeviceRow, PersonRow
from longhouse.server.store.queries import together

DEVICE_DAYS = 180
"""A device that nobody has used for so long is signed out."""
PROVED_SECONDS = 600.0
"""For so long it counts that somebody has proved who they are."""
_TOUCHED_EVERY = 12 * 3600.0
_LONGEST_TOKEN = 64
_OPENING = (DEVICE, MAIL, RESET, PROVE, REGISTER)
"""Codes and links that sign a person in, or change the ways to sign in."""


class Visitor(NamedTuple):
    """Somebody who is known, at one of their devices."""

    person: PersonRow
    device: DeviceRow

    @property
    def has_proved(self) -> bool:
        """Whether it was proved here lately that it is they."""
        return self.device.proved is not None and clock.now() - self.device.proved < PROVED_SECONDS


class SignedIn(NamedTuple):
    """Somebody after signing in, or after a change of how they do: with a new token, and the devices signed out."""

    visitor: Visitor
    token: str
    ended: list[str]


class Place(NamedTuple):
    """Where somebody signs in."""

    label: str
    """What the browser calls itself."""
    address: str
    """Which address asks, as limits count it."""

    @property
    def network(self) -> str:
        """Roughly where that is: enough to see that it is not where one is. More is not kept."""
        try:
            kept = 24 if (found := ipaddress.ip_address(self.address.partition("/")[0])).version == 4 else 48
        except ValueError:
            return "?"
        return str(ipaddress.ip_network((found, kept), strict=False))


def readable(label: str) -> str:
    """What somebody, or a browser, calls something: what can be shown of it."""
    return "".join(sign for sign in label if sign.isprintable()).strip()[:64]


def new_id() -> str:
    """An id of 128 bits in 22 letters, digits and signs."""
    return secrets.token_urlsafe(16)


def hash_device(token: str) -> bytes:
    """What is stored of a device's token."""
    return blake2b(token.encode(), digest_size=32, person=b"lh-device").digest()


class Register:
    """Finds out who asks, takes in new guests, signs people in and out."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str | None) -> Visitor | None:
        """Who is signed in with this token; None if nobody, or not for a long time."""
        if not token or len(token) > _LONGEST_TOKEN:
            return None
        found = await self.store.read(queries.by_device(hash_device(token)))
        if found is None:
            return None
        person, device = found
        now = clock.now()
        if now - device.seen > DEVICE_DAYS * 86_400:
            return None
        if now - device.seen > _TOUCHED_EVERY:
            await self.store.write("", queries.touch(device, now))
        return Visitor(person, device)

    async def welcome(self, *, language: str, zone: str, place: Place) -> tuple[Visitor, str]:
        """A new guest at a new device, and the token for its cookie."""
        now = clock.now()
        person = PersonRow(new_id(), GUEST, "", None, secrets.token_bytes(32), language, zone, now, now)
        device, token = _device(person.id, place)
        await self.store.write("", queries.create(person, device))
        return Visitor(person, device), token

    async def sign_in(self, person: PersonRow, place: Place, first: Work[None], *, proved: bool) -> tuple[Visitor, str]:
        """A new device of a person. It never has a token that existed before its owner signed in.

        `first` is done in the same transaction: it uses up a code, say, and raises what refuses the person.
        """
        device, token = _device(person.id, place)
        device = device._replace(proved=clock.now() if proved else None)
        added = together(queries.add_device(device), queries.touch(device, clock.now()))
        await self.store.write("", together(queries.hold(person.id), first, added))
        return Visitor(person, device), token

    async def make_code(self, found: Visitor) -> Code:
        """A code that signs another device in; NeedsSignIn if this one was signed out meanwhile."""
        made, row = Codes.prepared(DEVICE, found.person.id, found.device.id)

        def work(connection: sa.Connection) -> None:
            queries.hold(found.person.id)(connection)
            if not queries.still_there([found.device.id])(connection):
                raise NeedsSignIn("server-error-not-signed-in")
            proofs.add_challenge(row)(connection)

        await self.store.write("", work)
        return made

    async def renew(self, found: Visitor, *, proved: bool = False) -> tuple[Visitor, str]:
        """Another token for the same device; the old one opens nothing any more."""
        token = secrets.token_urlsafe(32)
        device = found.device._replace(token_hash=hash_device(token))
        if proved:
            device = device._replace(proved=clock.now())
        work = queries.revise_device(device.id, token_hash=device.token_hash, proved=device.proved)
        await self.store.write("", work)
        person = await self.store.read(queries.find(found.person.id))
        return Visitor(person or found.person, device), token

    async def prove(self, found: Visitor) -> Visitor:
        """It was proved here that it is they."""
        device = found.device._replace(proved=clock.now())
        await self.store.write("", queries.revise_device(device.id, proved=device.proved))
        return Visitor(found.person, device)

    async def sign_out(self, person_id: str, *, only: str | None = None, but: str | None = None) -> list[str]:
        """End one device, all, or all but one; which they were."""
        return await self.store.write("", ending(person_id, only=only, but=but))


def ending(person_id: str, *, only: str | None = None, but: str | None = None) -> Work[list[str]]:
    """Ends one device of a person, all, or all but one, with the codes that could sign in again. Returns their ids.

    One device takes the codes that it made with it. Otherwise no code or link made before works any more.
    """

    def work(connection: sa.Connection) -> list[str]:
        queries.hold(person_id)(connection)
        ended = queries.end_devices(person_id, only=only, but=but)(connection)
        dropped = proofs.drop_challenges(person_id, (DEVICE,) if only is not None else _OPENING, only)
        dropped(connection)
        return ended

    return work


def _device(person_id: str, place: Place) -> tuple[DeviceRow, str]:
    now, token = clock.now(), secrets.token_urlsafe(32)
    return DeviceRow(new_id(), person_id, hash_device(token), readable(place.label), place.network, now, now), token

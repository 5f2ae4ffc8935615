"""Ways in: each says who it is, or refuses without telling whether there is such a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.errors import NeedsSignIn
from longhouse.server.people.attempts import Attempts
from longhouse.server.people.codes import DEVICE, MAIL, RESET, hash_code
from longhouse.server.people.means import Means
from longhouse.server.people.names import name_keys
from longhouse.server.people.passkeys import external_in
from longhouse.server.people.register import Place, SignedIn, Visitor, ending
from longhouse.server.store import people as queries
from longhouse.server.store import proofs
from longhouse.server.store.database import Work
from longhouse.server.store.people import FORMER, MEMBER, PersonRow
from longhouse.server.store.proofs import PASSWORD, CredentialRow
from longhouse.server.store.queries import together


class Entrance:
    """Lets people in. Wrong attempts are counted by name and by address, for all processes together."""

    def __init__(self, means: Means, attempts: Attempts) -> None:
        self._store, self._register = means.store, means.register
        self._codes, self._hashing = means.codes, means.hashing
        self._passkeys, self._letters = means.passkeys, means.letters
        self._attempts = attempts

    async def by_password(self, name: str, password: str, place: Place) -> SignedIn:
        """With a name and a password. Names that nobody has take as long, and count as much."""
        key = name_keys(name)[0]
        async with self._attempts.one(place.address, kind="password", name=key):
            person = await self._member(key)
            used = await self._check_password(person, password)
            assert person is not None
            return await self._let_in(person, place, used)

    async def by_recovery(self, name: str, code: str, place: Place) -> SignedIn:
        """With a recovery code, which works once; every other device is signed out."""
        key = name_keys(name)[0]
        async with self._attempts.one(place.address, kind="recovery", name=key):
            person = await self._member(key)
            hashed = self._codes.hash_recovery(person.id if person else "", code)
            ended = await self._store.write("", _recovering(person.id if person else "", hashed))
            if person is None or ended is None:
                raise NeedsSignIn("server-error-sign-in")
        entered = await self._let_in(person, place, together())
        self._letters.tell_changed(person)
        return entered._replace(ended=ended)

    async def by_passkey(self, sent: dict[str, Any], place: Place) -> SignedIn:
        """With a passkey. Others' wrong attempts at a name do not lock it out."""
        async with self._attempts.one(place.address):
            challenge = await self._passkeys.take_challenge(sent)
            known = await self._store.read(proofs.by_external(external_in(sent)))
            person = await self._store.read(queries.find(known.person)) if known is not None else None
            if known is None or person is None or person.kind != MEMBER:
                raise NeedsSignIn("server-error-passkey")
            used = self._check_passkey(sent, challenge, known, person)
            return await self._let_in(person, place, used)

    async def by_code(self, code: str, place: Place, *purposes: str) -> SignedIn:
        """With a code from another device, a link from the host, or one by mail."""
        hashed, wanted = hash_code(code), purposes or (DEVICE, RESET)
        async with self._attempts.one(place.address):
            found = await self._store.read(proofs.find_challenge(hashed, wanted, clock.now()))
            person = await self._store.read(queries.find(found.person)) if found is not None and found.person else None
            if found is None or person is None:
                raise NeedsSignIn("server-error-code")
            # A code of another device proves nothing: a person who borrows a telephone must not change the ways in.
            proved = found.purpose in (RESET, MAIL)
            return await self._let_in(person, place, _using(hashed, found.purpose, person.id), proved=proved)

    async def prove_password(self, found: Visitor, password: str, place: Place) -> Visitor:
        """Prove once more, at the same device, who one is."""
        person = found.person
        async with self._attempts.one(place.address, kind="password", name=person.name_key or person.id):
            await self._store.write("", await self._check_password(person, password))
        return await self._register.prove(found)

    async def prove_passkey(self, found: Visitor, sent: dict[str, Any], place: Place) -> Visitor:
        """The same with a passkey."""
        async with self._attempts.one(place.address):
            challenge = await self._passkeys.take_challenge(sent, found.person)
            known = await self._store.read(proofs.by_external(external_in(sent)))
            if known is None or known.person != found.person.id:
                raise NeedsSignIn("server-error-passkey")
            await self._store.write("", self._check_passkey(sent, challenge, known, found.person))
        return await self._register.prove(found)

    async def _member(self, key: str) -> PersonRow | None:
        return await self._store.read(queries.by_key(key))

    async def _check_password(self, person: PersonRow | None, password: str) -> Work[None]:
        """Checks a password. Returns what notes its use."""
        ours = await self._store.read(proofs.credentials_of(person.id if person else ""))
        kept = next((one for one in ours if one.kind == PASSWORD), None)
        if not await self._hashing.fits(password, kept.secret if kept else None) or kept is None:
            raise NeedsSignIn("server-error-sign-in")
        values: dict[str, Any] = {"used": clock.now()}
        if self._hashing.is_old(kept.secret):
            values["secret"] = await self._hashing.make(password)
        return _noting(kept.id, values, "server-error-sign-in")

    def _check_passkey(
        self, sent: dict[str, Any], challenge: str, known: CredentialRow, person: PersonRow
    ) -> Work[None]:
        """Checks a passkey. Returns what notes its use."""
        used = self._passkeys.check(sent, challenge, known, person.handle)
        values = {"used": clock.now(), "counter": used.counter, "backed_up": used.backed_up}
        return _noting(known.id, values, "server-error-passkey")

    async def _let_in(self, person: PersonRow, place: Place, used: Work[None], *, proved: bool = True) -> SignedIn:
        """Signs a person in, and notes in the same transaction what they used: it may have ended meanwhile."""
        before = await self._store.read(queries.devices_of(person.id))
        visitor, token = await self._register.sign_in(person, place, used, proved=proved)
        if place.network not in {one.network for one in before}:
            self._letters.tell_new_device(person, place)
        return SignedIn(visitor, token, [])


def _noting(credential_id: str, values: Mapping[str, Any], refusal: str) -> Work[None]:
    """Notes the use of a credential; NeedsSignIn if it was replaced or removed meanwhile."""

    def work(connection: sa.Connection) -> None:
        if not proofs.revise_credential(credential_id, values)(connection):
            raise NeedsSignIn(refusal)

    return work


def _using(hashed: bytes, purpose: str, person_id: str) -> Work[None]:
    """Uses a code up; NeedsSignIn if it works no more, or came to an address that is not confirmed any more."""

    def work(connection: sa.Connection) -> None:
        used = proofs.use_challenge(hashed, (purpose,), clock.now())(connection)
        person = queries.find(person_id)(connection)
        if used is None or person is None or person.kind == FORMER:
            raise NeedsSignIn("server-error-code")
        if purpose == MAIL and (person.email, person.email_state) != (used.body, "confirmed"):
            raise NeedsSignIn("server-error-code")

    return work


def _recovering(person_id: str, hashed: bytes) -> Work[list[str] | None]:
    """Uses a recovery code up and ends all devices; their ids, or None if the code does not work."""

    def work(connection: sa.Connection) -> list[str] | None:
        queries.hold(person_id)(connection)
        if not proofs.use_recovery(person_id, hashed, clock.now())(connection):
            return None
        return ending(person_id)(connection)

    return work

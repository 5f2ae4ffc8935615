"""Ways in: each says who it is, or refuses without telling whether there is such a person."""

from __future__ import annotations

from typing import Any

from longhouse.server import clock
from longhouse.server.errors import NeedsSignIn
from longhouse.server.people.attempts import Attempts
from longhouse.server.people.codes import DEVICE, MAIL, RESET
from longhouse.server.people.means import Means
from longhouse.server.people.names import name_keys
from longhouse.server.people.passkeys import external_in
from longhouse.server.people.register import Place, SignedIn, Visitor
from longhouse.server.store import people as queries
from longhouse.server.store import proofs
from longhouse.server.store.people import FORMER, MEMBER, PersonRow
from longhouse.server.store.proofs import PASSWORD, CredentialRow


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
            await self._check_password(person, password)
            assert person is not None
        return await self._let_in(person, place)

    async def by_recovery(self, name: str, code: str, place: Place) -> SignedIn:
        """With a recovery code, which works once; every other device is signed out."""
        key = name_keys(name)[0]
        async with self._attempts.one(place.address, kind="recovery", name=key):
            person = await self._member(key)
            hashed = self._codes.hash_recovery(person.id if person else "", code)
            used = await self._store.write("", proofs.use_recovery(person.id if person else "", hashed, clock.now()))
            if person is None or not used:
                raise NeedsSignIn("server-error-sign-in")
        ended = await self._register.sign_out(person.id)
        entered = await self._let_in(person, place)
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
            await self._use_passkey(sent, challenge, known, person)
        return await self._let_in(person, place)

    async def by_code(self, code: str, place: Place, *purposes: str) -> SignedIn:
        """With a code from another device, a link from the host, or one by mail."""
        async with self._attempts.one(place.address):
            used = await self._codes.use(code, *(purposes or (DEVICE, RESET)))
            person = await self._store.read(queries.find(used.person)) if used is not None and used.person else None
            if used is None or person is None or person.kind == FORMER:
                raise NeedsSignIn("server-error-code")
        # Another device's word is no proof of its own: whoever borrows a telephone must not change the ways in.
        return await self._let_in(person, place, proved=used.purpose in (RESET, MAIL))

    async def prove_password(self, found: Visitor, password: str, place: Place) -> Visitor:
        """Prove once more, at the same device, who one is."""
        person = found.person
        async with self._attempts.one(place.address, kind="password", name=person.name_key or person.id):
            await self._check_password(person, password)
        return await self._register.prove(found)

    async def prove_passkey(self, found: Visitor, sent: dict[str, Any], place: Place) -> Visitor:
        """The same with a passkey."""
        async with self._attempts.one(place.address):
            challenge = await self._passkeys.take_challenge(sent, found.person)
            known = await self._store.read(proofs.by_external(external_in(sent)))
            if known is None or known.person != found.person.id:
                raise NeedsSignIn("server-error-passkey")
            await self._use_passkey(sent, challenge, known, found.person)
        return await self._register.prove(found)

    async def _member(self, key: str) -> PersonRow | None:
        return await self._store.read(queries.by_key(key))

    async def _check_password(self, person: PersonRow | None, password: str) -> None:
        ours = await self._store.read(proofs.credentials_of(person.id if person else ""))
        kept = next((one for one in ours if one.kind == PASSWORD), None)
        if not await self._hashing.fits(password, kept.secret if kept else None) or kept is None:
            raise NeedsSignIn("server-error-sign-in")
        values: dict[str, Any] = {"used": clock.now()}
        if self._hashing.is_old(kept.secret):
            values["secret"] = await self._hashing.make(password)
        await self._store.write("", proofs.revise_credential(kept.id, **values))

    async def _use_passkey(self, sent: dict[str, Any], challenge: str, known: CredentialRow, person: PersonRow) -> None:
        used = self._passkeys.check(sent, challenge, known, person.handle)
        values = {"used": clock.now(), "counter": used.counter, "backed_up": used.backed_up}
        await self._store.write("", proofs.revise_credential(known.id, **values))

    async def _let_in(self, person: PersonRow, place: Place, *, proved: bool = True) -> SignedIn:
        before = await self._store.read(queries.devices_of(person.id))
        visitor, token = await self._register.sign_in(person, place, proved=proved)
        if place.network not in {one.network for one in before}:
            self._letters.tell_new_device(person, place)
        return SignedIn(visitor, token, [])

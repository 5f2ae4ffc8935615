"""Names of one's own, and the ways in that go with them."""

from __future__ import annotations

import math
from typing import Any

import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.errors import BadRequest, Conflict, NotAllowed, NotFound
from longhouse.server.people.means import Means
from longhouse.server.people.names import clean_own_name, name_keys
from longhouse.server.people.passwords import check_password
from longhouse.server.people.register import SignedIn, Visitor, ending, new_id, readable
from longhouse.server.store import people as queries
from longhouse.server.store import proofs
from longhouse.server.store.database import Taken, Work
from longhouse.server.store.people import GUEST, MEMBER, PersonRow
from longhouse.server.store.proofs import PASSKEY, PASSWORD, RECOVERY, CredentialRow
from longhouse.server.store.queries import together

DAY = 86_400.0
RENAME_DAYS = 30
KEPT_DAYS = 365
"""For so long nobody else may have a name that was given up."""
GUEST_DAYS = 90
"""A guest whom nobody has seen for so long is forgotten."""
_MOST_CREDENTIALS = 20


class Accounts:
    """Claims, names, credentials."""

    def __init__(self, means: Means) -> None:
        self._store, self._register = means.store, means.register
        self._codes, self._hashing = means.codes, means.hashing
        self.passkeys, self.letters, self.joining = means.passkeys, means.letters, means.joining

    # Names.

    async def check_free(self, name: str, person: PersonRow) -> str:
        """A name that this person may have, as it is shown; a refusal if not."""
        name = clean_own_name(name)
        _, keys = name_keys(name)
        if await self._store.read(queries.whose(keys, clock.now())) - {person.id}:
            raise Conflict("server-error-name-taken", name=name)
        return name

    async def check_of_guest(self, name: str, person: PersonRow | None) -> None:
        """A name for a seat where strangers play: NotAllowed if it is a member's, or looks like it."""
        others = await self._store.read(queries.members_with(name_keys(name)[1]))
        if others - {person.id if person is not None else None}:
            raise NotAllowed("server-error-name-member", name=name)

    async def claim(
        self,
        found: Visitor,
        name: str,
        password: str | None,
        passkey: dict[str, Any] | None,
        invitation: str | None = None,
    ) -> SignedIn:
        """A guest takes a name, and becomes a member in place."""
        if found.person.kind != GUEST:
            raise Conflict("server-error-credential-missing")
        await self.joining.check(invitation)
        name = await self.check_free(name, found.person)
        row = await self._credential(found.person, name, password, passkey, "")
        await self._take_name(found.person, name, *self.joining.used(invitation), proofs.add_credential(row))
        visitor, token = await self._register.renew(found, proved=True)
        return SignedIn(visitor, token, [])

    async def rename(self, found: Visitor, name: str) -> PersonRow:
        """A member takes another name; the old one is nobody's for a year."""
        name = await self.check_free(name, found.person)
        same = name_keys(name)[0] == found.person.name_key
        left = (found.person.name_changed or 0.0) + RENAME_DAYS * DAY - clock.now()
        if left > 0 and not same:
            raise Conflict("server-error-name-soon", days=math.ceil(left / DAY))
        await self._take_name(found.person, name)
        return await self._store.read(queries.find(found.person.id)) or found.person

    async def _take_name(self, person: PersonRow, name: str, *also: Work[None]) -> None:
        key, keys = name_keys(name)
        now = clock.now()
        take = queries.take_name(person, name, key, keys, now, now + KEPT_DAYS * DAY)
        try:
            await self._store.write("", together(take, *also))
        except Taken:
            raise Conflict("server-error-name-taken", name=name) from None

    # Ways in.

    async def credentials(self, person: PersonRow) -> list[CredentialRow]:
        """All of somebody's."""
        return await self._store.read(proofs.credentials_of(person.id))

    async def begin_passkey(self, found: Visitor, name: str | None, invitation: str | None = None) -> dict[str, Any]:
        """What a browser needs to make a passkey: for a guest's name to be, or for a member."""
        person = found.person
        if person.kind == GUEST:
            await self.joining.check(invitation)
            name = await self.check_free(name or "", person)
        known = [one for one in await self.credentials(person) if one.kind == PASSKEY]
        return await self.passkeys.begin_new(person, name or person.name, known)

    async def add(self, found: Visitor, password: str | None, passkey: dict[str, Any] | None, label: str) -> SignedIn:
        """One more passkey; or a password, which replaces the old one and signs out all other devices."""
        person = check_member(found)
        check_proved(found)
        ours = await self.credentials(person)
        if sum(one.kind != RECOVERY for one in ours) >= _MOST_CREDENTIALS:
            raise Conflict("server-error-credentials-many", most=_MOST_CREDENTIALS)
        row = await self._credential(person, person.name, password, passkey, readable(label))
        is_changed = row.kind == PASSWORD and any(one.kind == PASSWORD for one in ours)

        def work(connection: sa.Connection) -> list[str]:
            ended = []
            if is_changed:
                ended = ending(person.id, but=found.device.id)(connection)
                proofs.drop_credentials(person.id, PASSWORD)(connection)
            proofs.add_credential(row)(connection)
            return ended

        try:
            ended = await self._store.write("", work)
        except Taken:
            raise Conflict("server-error-passkey") from None
        return await self._changed(found, ended)

    async def end(self, found: Visitor, credential_id: str) -> SignedIn:
        """One way in less, but not the last one."""
        person = check_member(found)
        check_proved(found)
        ways = [one for one in await self.credentials(person) if one.kind != RECOVERY]
        if not any(one.id == credential_id for one in ways):
            raise NotFound("server-error-credential")
        if len(ways) == 1:
            raise Conflict("server-error-last-credential")
        await self._store.write("", proofs.drop_credentials(person.id, only=credential_id))
        return await self._changed(found, [])

    async def new_recovery(self, found: Visitor) -> tuple[list[str], SignedIn]:
        """New recovery codes, shown once; the old ones are void."""
        person = check_member(found)
        check_proved(found)
        codes, now = self._codes.recovery(), clock.now()
        rows = [
            CredentialRow(
                new_id(), person.id, RECOVERY, None, self._codes.hash_recovery(person.id, code), "", 0, False, now, None
            )
            for code in codes
        ]
        await self._store.write("", proofs.replace_recovery(person.id, rows))
        return codes, await self._changed(found, [])

    async def _changed(self, found: Visitor, ended: list[str]) -> SignedIn:
        self.letters.tell_changed(found.person)
        visitor, token = await self._register.renew(found)
        return SignedIn(visitor, token, ended)

    async def _credential(
        self, person: PersonRow, name: str, password: str | None, passkey: dict[str, Any] | None, label: str
    ) -> CredentialRow:
        """A new way in, of one kind."""
        if (password is None) == (passkey is None):
            raise BadRequest("server-error-credential-missing")
        now = clock.now()
        if password is not None:
            secret = await self._hashing.make(check_password(password, name))
            return CredentialRow(new_id(), person.id, PASSWORD, None, secret, label, 0, False, now, now)
        assert passkey is not None
        made = await self.passkeys.check_new(person, passkey)
        return CredentialRow(
            new_id(), person.id, PASSKEY, made.external, made.public_key, label, made.counter, made.backed_up, now, now
        )


def check_member(found: Visitor) -> PersonRow:
    """Somebody with a name of their own; NotAllowed if they have none."""
    if found.person.kind != MEMBER:
        raise NotAllowed("server-error-members-only")
    return found.person


def check_proved(found: Visitor) -> None:
    """NotAllowed if it is long ago that somebody proved here who they are."""
    if not found.has_proved:
        raise NotAllowed("server-error-prove-again")

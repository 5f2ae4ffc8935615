"""Invitations to the house: links with which somebody may take a name where not everybody may.

One works once, for a week, and only its hash is kept. A member has a few a week: a used one keeps its place until
its week is over, so that whoever was let in by mistake cannot let in a crowd. The host has as many as are wanted.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from longhouse.server import clock
from longhouse.server.errors import Conflict, NotAllowed
from longhouse.server.people.codes import JOIN, JOINED, Code, Codes, hash_code
from longhouse.server.people.doors import INVITE, Doors
from longhouse.server.store import people as queries
from longhouse.server.store import proofs
from longhouse.server.store.database import Store, Work
from longhouse.server.store.people import HOST, PersonRow

MOST = 5
"""So many a week a member may make."""
MOST_OF_HOST = 100


class Invitations(NamedTuple):
    """How many somebody may still make, and until when those work that nobody has used."""

    left: int
    waiting: list[float]


class Joining:
    """Makes and takes invitations to the house."""

    def __init__(self, store: Store, doors: Doors) -> None:
        self._store = store
        self._doors = doors

    async def of(self, person: PersonRow) -> Invitations:
        """Somebody's."""
        found = await self._store.read(proofs.challenges_of(person.id, (JOIN, JOINED), clock.now()))
        return Invitations(max(0, most_of(person) - len(found)), [one.expires for one in found if one.purpose == JOIN])

    async def make(self, person: PersonRow) -> Code:
        """A new one; Conflict if there are too many."""
        made, row = Codes.prepared(JOIN, person.id)
        most, now = most_of(person), clock.now()

        def work(connection: sa.Connection) -> None:
            queries.hold(person.id)(connection)
            if len(proofs.challenges_of(person.id, (JOIN, JOINED), now)(connection)) >= most:
                raise Conflict("server-error-join-many", most=most)
            proofs.add_challenge(row)(connection)

        await self._store.write("", work)
        return made

    async def end(self, person: PersonRow) -> None:
        """Those that nobody has used work no more."""
        await self._store.write("", proofs.drop_challenges(person.id, (JOIN,)))

    async def check(self, invitation: str | None) -> None:
        """NotAllowed if somebody without a name may not take one with this invitation. It is not used yet."""
        if self._doors.join != INVITE:
            return
        if not invitation:
            raise NotAllowed("server-error-join-invite")
        if not await self._store.read(proofs.find_challenge(hash_code(invitation), (JOIN,), clock.now())):
            raise NotAllowed("server-error-join-void")

    def used(self, invitation: str | None) -> list[Work[None]]:
        """What is written with the name: whoever does not get the name has not used the invitation either."""
        if self._doors.join != INVITE:
            return []
        spend = proofs.spend_challenge(hash_code(invitation or ""), JOIN, JOINED, clock.now())

        def work(connection: sa.Connection) -> None:
            if not spend(connection):
                raise NotAllowed("server-error-join-void")

        return [work]


def most_of(person: PersonRow) -> int:
    """How many invitations somebody may make a week."""
    return MOST_OF_HOST if HOST in person.roles.split(",") else MOST

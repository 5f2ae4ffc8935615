"""Queries about how people prove who they are: credentials, what works once, and how often something was tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from longhouse.server.store.database import Work
from longhouse.server.store.schema import attempts, challenges, credentials

PASSKEY, PASSWORD, RECOVERY = "passkey", "password", "recovery"


class CredentialRow(NamedTuple):
    """One way in."""

    id: str
    person: str
    kind: str
    external: bytes | None
    """The id that a passkey has itself."""
    secret: bytes
    """A passkey's public key, or a hash."""
    label: str
    counter: int
    backed_up: bool
    created: float
    used: float | None


class ChallengeRow(NamedTuple):
    """Something that works once."""

    hash: bytes
    purpose: str
    person: str | None
    body: str
    expires: float


def add_credential(row: CredentialRow) -> Work[None]:
    """One more way in; Taken if that passkey is known already."""

    def work(connection: sa.Connection) -> None:
        connection.execute(credentials.insert(), [row._asdict()])

    return work


def credentials_of(person_id: str) -> Work[list[CredentialRow]]:
    """All ways in of somebody, the oldest first."""

    def work(connection: sa.Connection) -> list[CredentialRow]:
        wanted = credentials.select().where(credentials.c.person == person_id)
        found = connection.execute(wanted.order_by(credentials.c.created, credentials.c.id))
        return [CredentialRow(**row) for row in found.mappings()]

    return work


def by_external(external: bytes) -> Work[CredentialRow | None]:
    """A passkey by its own id."""

    def work(connection: sa.Connection) -> CredentialRow | None:
        found = connection.execute(credentials.select().where(credentials.c.external == external)).mappings().first()
        return CredentialRow(**found) if found is not None else None

    return work


def revise_credential(credential_id: str, values: Mapping[str, Any]) -> Work[bool]:
    """Notes a use of a credential, or another hash. False if the credential was removed."""

    def work(connection: sa.Connection) -> bool:
        wanted = credentials.c.id == credential_id
        return connection.execute(credentials.update().where(wanted).values(dict(values))).rowcount == 1

    return work


def use_recovery(person_id: str, secret: bytes, now: float) -> Work[bool]:
    """Use a recovery code; False if there is none, or it was used. Of two at once one gets it."""

    def work(connection: sa.Connection) -> bool:
        wanted = (credentials.c.person == person_id) & (credentials.c.kind == RECOVERY)
        wanted &= (credentials.c.secret == secret) & credentials.c.used.is_(None)
        return connection.execute(credentials.update().where(wanted).values(used=now)).rowcount == 1

    return work


def replace_recovery(person_id: str, rows: Sequence[CredentialRow]) -> Work[None]:
    """New recovery codes; the old ones are void."""

    def work(connection: sa.Connection) -> None:
        drop_credentials(person_id, RECOVERY)(connection)
        connection.execute(credentials.insert(), [row._asdict() for row in rows])

    return work


def drop_credentials(person_id: str, kind: str | None = None, only: str | None = None) -> Work[None]:
    """End ways in: all, those of a kind, or one."""

    def work(connection: sa.Connection) -> None:
        wanted = credentials.c.person == person_id
        if kind is not None:
            wanted &= credentials.c.kind == kind
        if only is not None:
            wanted &= credentials.c.id == only
        connection.execute(credentials.delete().where(wanted))

    return work


# What works once.


def add_challenge(row: ChallengeRow) -> Work[None]:
    """Something that works once, until it expires."""

    def work(connection: sa.Connection) -> None:
        connection.execute(challenges.insert(), [row._asdict()])

    return work


def use_challenge(hashed: bytes, purposes: Sequence[str], now: float) -> Work[ChallengeRow | None]:
    """Use it: it is gone then, and only one of two at once has it. None if there is none, or its time is over."""

    def work(connection: sa.Connection) -> ChallengeRow | None:
        wanted = (challenges.c.hash == hashed) & challenges.c.purpose.in_(purposes)
        found = connection.execute(challenges.delete().where(wanted).returning(*challenges.c)).mappings().first()
        return ChallengeRow(**found) if found is not None and found["expires"] >= now else None

    return work


def find_challenge(hashed: bytes, purposes: Sequence[str], now: float) -> Work[ChallengeRow | None]:
    """A code that works, without using it."""

    def work(connection: sa.Connection) -> ChallengeRow | None:
        wanted = (challenges.c.hash == hashed) & challenges.c.purpose.in_(purposes) & (challenges.c.expires >= now)
        found = connection.execute(challenges.select().where(wanted)).mappings().first()
        return ChallengeRow(**found) if found is not None else None

    return work


def spend_challenge(hashed: bytes, purpose: str, spent: str, now: float) -> Work[bool]:
    """Use it, but remember until its time is over that it was there; False if it does not work. One of two has it."""

    def work(connection: sa.Connection) -> bool:
        wanted = (challenges.c.hash == hashed) & (challenges.c.purpose == purpose) & (challenges.c.expires >= now)
        return connection.execute(challenges.update().where(wanted).values(purpose=spent)).rowcount == 1

    return work


def challenges_of(person_id: str, purposes: Sequence[str], now: float) -> Work[list[ChallengeRow]]:
    """What somebody has made whose time is not over, the oldest first."""

    def work(connection: sa.Connection) -> list[ChallengeRow]:
        wanted = (challenges.c.person == person_id) & challenges.c.purpose.in_(purposes) & (challenges.c.expires >= now)
        found = connection.execute(challenges.select().where(wanted).order_by(challenges.c.expires, challenges.c.hash))
        return [ChallengeRow(**row) for row in found.mappings()]

    return work


def drop_challenges(person_id: str, purposes: Sequence[str], body: str | None = None) -> Work[None]:
    """Ends a person's codes of these kinds; with `body` only those that were made with it."""

    def work(connection: sa.Connection) -> None:
        wanted = (challenges.c.person == person_id) & challenges.c.purpose.in_(purposes)
        if body is not None:
            wanted &= challenges.c.body == body
        connection.execute(challenges.delete().where(wanted))

    return work


# How often.


def try_once(limits: Mapping[bytes, int], now: float, window: float) -> Work[float]:
    """Count one more attempt under each of these keys, if none is over its limit; else how long to wait.

    A window begins with its first attempt and ends when its time is over: whoever goes on trying does not prolong it.
    """

    def work(connection: sa.Connection) -> float:
        connection.execute(attempts.delete().where(attempts.c.key.in_(limits) & (attempts.c.since <= now - window)))
        # The rows are locked in one order, so that two never wait for each other in a circle.
        for key in sorted(limits):
            _count(connection, key, now)
        found = connection.execute(attempts.select().where(attempts.c.key.in_(limits))).all()
        waits = [since + window - now for key, count, since in found if count > limits[bytes(key)]]
        if waits:
            _uncount(connection, list(limits))
        return max(waits, default=0.0)

    return work


def _count(connection: sa.Connection, key: bytes, now: float) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(attempts).values(key=key, count=1, since=now)
    connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"count": attempts.c.count + 1}))


def give_back(keys: Sequence[bytes]) -> Work[None]:
    """An attempt was no wrong one: it does not count."""

    def work(connection: sa.Connection) -> None:
        _uncount(connection, keys)

    return work


def _uncount(connection: sa.Connection, keys: Sequence[bytes]) -> None:
    for key in sorted(keys):
        counted = (attempts.c.key == key) & (attempts.c.count > 0)
        connection.execute(attempts.update().where(counted).values(count=attempts.c.count - 1))


def forget_expired(now: float, window: float) -> Work[int]:
    """What works no more, and windows that are over; how many."""

    def work(connection: sa.Connection) -> int:
        old = connection.execute(challenges.delete().where(challenges.c.expires < now)).rowcount
        return old + connection.execute(attempts.delete().where(attempts.c.since <= now - window)).rowcount

    return work

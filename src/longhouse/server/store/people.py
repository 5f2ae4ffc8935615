"""Queries about people, the devices they are signed in at, and their names."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from longhouse.server.store.database import Taken, Work
from longhouse.server.store.schema import (
    challenges,
    credentials,
    devices,
    hooks,
    name_keys,
    news,
    people,
    results,
)

GUEST, MEMBER, FORMER = "guest", "member", "former"
"""Kinds of people: without a name of their own, with one, and gone."""
HOST = "host"
"""The role of whoever has the keys of the house."""


class PersonRow(NamedTuple):
    """Somebody whom the house knows."""

    id: str
    kind: str
    name: str
    name_key: str | None
    """What no two people share; None for guests."""
    handle: bytes
    """What passkeys know them by."""
    language: str
    zone: str
    """Their time zone, as Europe/Paris."""
    created: float
    seen: float
    settings: str = "{}"
    email: str | None = None
    email_state: str = "none"
    roles: str = ""
    away: str | None = None
    """Holidays, as JSON."""
    name_changed: float | None = None


class DeviceRow(NamedTuple):
    """A browser that somebody is signed in with."""

    id: str
    person: str
    token_hash: bytes
    label: str
    network: str
    created: float
    seen: float
    proved: float | None = None
    """When somebody last proved here who they are."""
    push: str | None = None
    push_seen: float | None = None


def create(person: PersonRow, device: DeviceRow) -> Work[None]:
    """Somebody new, with the device they came with."""

    def work(connection: sa.Connection) -> None:
        connection.execute(people.insert(), [person._asdict()])
        add_device(device)(connection)

    return work


def add_device(device: DeviceRow) -> Work[None]:
    """Somebody signs in."""

    def work(connection: sa.Connection) -> None:
        connection.execute(devices.insert(), [device._asdict()])

    return work


def by_device(token_hash: bytes) -> Work[tuple[PersonRow, DeviceRow] | None]:
    """Who is signed in with this token, and where."""

    def work(connection: sa.Connection) -> tuple[PersonRow, DeviceRow] | None:
        found = connection.execute(devices.select().where(devices.c.token_hash == token_hash)).mappings().first()
        if found is None:
            return None
        device = DeviceRow(**found)
        person = find(device.person)(connection)
        return (person, device) if person is not None else None

    return work


def find(person_id: str) -> Work[PersonRow | None]:
    """Somebody by their id."""
    return _one(people.c.id == person_id)


def hold(person_id: str) -> Work[None]:
    """Until the transaction ends nobody else holds this person: two at once do one after the other what they count."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.select(people.c.id).where(people.c.id == person_id).with_for_update())

    return work


def by_key(name_key: str) -> Work[PersonRow | None]:
    """Somebody by the key of their name."""
    return _one(people.c.name_key == name_key)


def by_handle(handle: bytes) -> Work[PersonRow | None]:
    """Somebody by what a passkey knows them by."""
    return _one(people.c.handle == handle)


def _one(wanted: sa.ColumnElement[bool]) -> Work[PersonRow | None]:
    def work(connection: sa.Connection) -> PersonRow | None:
        found = connection.execute(people.select().where(wanted)).mappings().first()
        return PersonRow(**found) if found is not None else None

    return work


def by_email(email: str, most: int) -> Work[list[PersonRow]]:
    """The members whose confirmed address this is: a family may share one."""

    def work(connection: sa.Connection) -> list[PersonRow]:
        wanted = (people.c.email == email) & (people.c.email_state == "confirmed") & (people.c.kind == MEMBER)
        found = connection.execute(people.select().where(wanted).order_by(people.c.created).limit(most))
        return [PersonRow(**row) for row in found.mappings()]

    return work


def revise(person_id: str, **values: Any) -> Work[None]:
    """Other values for somebody's row."""

    def work(connection: sa.Connection) -> None:
        if values:
            connection.execute(people.update().where(people.c.id == person_id).values(values))

    return work


def bounced(person_id: str, email: str) -> Work[None]:
    """Letters to this address of somebody's come back."""

    def work(connection: sa.Connection) -> None:
        wanted = (people.c.id == person_id) & (people.c.email == email)
        connection.execute(people.update().where(wanted).values(email_state="bounced"))

    return work


def touch(device: DeviceRow, at: float) -> Work[None]:
    """Somebody was here."""

    def work(connection: sa.Connection) -> None:
        connection.execute(devices.update().where(devices.c.id == device.id).values(seen=at))
        connection.execute(people.update().where(people.c.id == device.person).values(seen=at))

    return work


# Devices.


def devices_of(person_id: str) -> Work[list[DeviceRow]]:
    """Where somebody is signed in, the last used first."""

    def work(connection: sa.Connection) -> list[DeviceRow]:
        found = connection.execute(
            devices.select().where(devices.c.person == person_id).order_by(devices.c.seen.desc(), devices.c.id)
        )
        return [DeviceRow(**row) for row in found.mappings()]

    return work


def revise_device(device_id: str, **values: Any) -> Work[None]:
    """Another token for a device, or that somebody has proved there who they are."""

    def work(connection: sa.Connection) -> None:
        connection.execute(devices.update().where(devices.c.id == device_id).values(values))

    return work


def end_devices(person_id: str, *, only: str | None = None, but: str | None = None) -> Work[list[str]]:
    """Sign somebody out: at one device, at all, or at all but one; which they were."""

    def work(connection: sa.Connection) -> list[str]:
        wanted = devices.c.person == person_id
        if only is not None:
            wanted &= devices.c.id == only
        if but is not None:
            wanted &= devices.c.id != but
        return [row.id for row in connection.execute(devices.delete().where(wanted).returning(devices.c.id))]

    return work


def still_there(ids: Sequence[str]) -> Work[set[str]]:
    """Which of these devices are still signed in."""

    def work(connection: sa.Connection) -> set[str]:
        found = connection.execute(sa.select(devices.c.id).where(devices.c.id.in_(ids)))
        return {row.id for row in found}

    return work


# Names.


def take_name(person: PersonRow, name: str, key: str, keys: Collection[str], now: float, until: float) -> Work[None]:
    """Give somebody a name, and keep their old one from others until then.

    Taken if somebody else has one of the keys, or had it not long ago; or if the person is no longer who they were.
    """
    person_id = person.id

    def work(connection: sa.Connection) -> None:
        is_free = (name_keys.c.person == person_id) | (name_keys.c.until < now)
        connection.execute(name_keys.delete().where(name_keys.c.name_key.in_(keys) & is_free))
        given_up = (name_keys.c.person == person_id) & name_keys.c.until.is_(None)
        connection.execute(name_keys.update().where(given_up).values(until=until))
        rows = [{"name_key": one, "person": person_id, "until": None} for one in sorted(keys)]
        connection.execute(name_keys.insert(), rows)
        values = {"kind": MEMBER, "name": name, "name_key": key, "name_changed": now}
        wanted = (people.c.id == person_id) & (people.c.kind == person.kind)
        if connection.execute(people.update().where(wanted).values(values)).rowcount != 1:
            raise Taken

    return work


def whose(keys: Collection[str], now: float) -> Work[set[str | None]]:
    """Who has one of these keys, or gave it up not long ago."""

    def work(connection: sa.Connection) -> set[str | None]:
        held = name_keys.c.until.is_(None) | (name_keys.c.until >= now)
        found = connection.execute(sa.select(name_keys.c.person).where(name_keys.c.name_key.in_(keys) & held))
        return {row.person for row in found}

    return work


def members_with(keys: Collection[str]) -> Work[set[str]]:
    """The members who have one of these keys now."""

    def work(connection: sa.Connection) -> set[str]:
        wanted = name_keys.c.name_key.in_(keys) & name_keys.c.until.is_(None)
        return {row.person for row in connection.execute(sa.select(name_keys.c.person).where(wanted))}

    return work


# Going.


def make_former(person_id: str, now: float, until: float) -> Work[list[str]]:
    """Somebody leaves: what the house knows of them goes, but for the row that old results name. Their devices."""

    def work(connection: sa.Connection) -> list[str]:
        values: dict[str, Any] = {"kind": FORMER, "name": "", "name_key": None, "email": None}
        values |= {
            "email_state": "none",
            "settings": "{}",
            "roles": "",
            "away": None,
            "zone": "UTC",
            "seen": now,
            "name_changed": None,
        }
        connection.execute(people.update().where(people.c.id == person_id).values(values))
        mine = name_keys.c.person == person_id
        connection.execute(name_keys.update().where(mine & name_keys.c.until.is_(None)).values(until=until))
        connection.execute(name_keys.update().where(mine).values(person=None))
        connection.execute(results.update().where(results.c.person == person_id).values(name=""))
        for table in (credentials, challenges, hooks, news):
            connection.execute(table.delete().where(table.c.person == person_id))
        return end_devices(person_id)(connection)

    return work


def remove(person_id: str) -> Work[None]:
    """A guest, with all devices: nothing that lasts names one."""

    def work(connection: sa.Connection) -> None:
        connection.execute(people.delete().where((people.c.id == person_id) & (people.c.kind == GUEST)))

    return work


def forget_guests(unseen_since: float, most: int = 500) -> Work[list[str]]:
    """Guests whom nobody has seen since then, and who are forgotten."""

    def work(connection: sa.Connection) -> list[str]:
        old = sa.select(people.c.id).where((people.c.kind == GUEST) & (people.c.seen < unseen_since)).limit(most)
        gone = [row.id for row in connection.execute(old)]
        connection.execute(people.delete().where(people.c.id.in_(gone)))
        return gone

    return work


def forget_devices(unused_since: float) -> Work[int]:
    """Devices that nobody has used since then are signed out; how many."""

    def work(connection: sa.Connection) -> int:
        return connection.execute(devices.delete().where(devices.c.seen < unused_since)).rowcount

    return work


def forget_names(now: float) -> Work[int]:
    """Names whose year is over; how many."""

    def work(connection: sa.Connection) -> int:
        return connection.execute(name_keys.delete().where(name_keys.c.until < now)).rowcount

    return work

"""Queries about where people want to be told: hooks, and what devices are pushed to."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from longhouse.server.store.database import Work
from longhouse.server.store.outbox import HookRow
from longhouse.server.store.people import DeviceRow
from longhouse.server.store.schema import devices, hooks, house, people

ON, OFF = "on", "off"
BOUNCED = "bounced"
"""An address of mail that takes nothing."""


def of_person(person: str) -> Work[list[HookRow]]:
    """Somebody's hooks, the oldest first."""

    def work(connection: sa.Connection) -> list[HookRow]:
        found = connection.execute(hooks.select().where(hooks.c.person == person).order_by(hooks.c.created))
        return [HookRow(*row) for row in found]

    return work


def find(hook: str) -> Work[HookRow | None]:
    """A hook by its id."""

    def work(connection: sa.Connection) -> HookRow | None:
        row = connection.execute(hooks.select().where(hooks.c.id == hook)).first()
        return HookRow(*row) if row is not None else None

    return work


def add(hook: HookRow) -> Work[None]:
    """A new hook; Taken if there is one of that id."""

    def work(connection: sa.Connection) -> None:
        connection.execute(hooks.insert(), [hook._asdict()])

    return work


def end(person: str, hook: str) -> Work[bool]:
    """Remove somebody's hook; whether there was one."""

    def work(connection: sa.Connection) -> bool:
        return connection.execute(hooks.delete().where((hooks.c.id == hook) & (hooks.c.person == person))).rowcount > 0

    return work


def note(hook: str, failing: float | None, state: str = ON) -> Work[None]:
    """Since when a hook has not taken anything, None if it does."""

    def work(connection: sa.Connection) -> None:
        connection.execute(hooks.update().where(hooks.c.id == hook).values(failing=failing, state=state))

    return work


def device(device_id: str) -> Work[DeviceRow | None]:
    """A device by its id."""

    def work(connection: sa.Connection) -> DeviceRow | None:
        row = connection.execute(devices.select().where(devices.c.id == device_id)).mappings().first()
        return DeviceRow(**row) if row is not None else None

    return work


def set_push(device_id: str, push: str | None, at: float | None, *, instead_of: str | None = None) -> Work[None]:
    """Where a device wants to be pushed to; with `instead_of`, only if that is what is known."""

    def work(connection: sa.Connection) -> None:
        its = devices.c.id == device_id
        if instead_of is not None:
            its &= devices.c.push == instead_of
        connection.execute(devices.update().where(its).values(push=push, push_seen=at))

    return work


def forget_push(before: float) -> Work[int]:
    """Push to no device whose browser has not said since then that it still wants it; how many those were."""

    def work(connection: sa.Connection) -> int:
        old = devices.c.push.is_not(None) & (devices.c.push_seen < before)
        return connection.execute(devices.update().where(old).values(push=None, push_seen=None)).rowcount

    return work


def bounce(person: str, email: str) -> Work[None]:
    """An address does not take letters. If it is another one by now, nothing."""

    def work(connection: sa.Connection) -> None:
        its = (people.c.id == person) & (people.c.email == email)
        connection.execute(people.update().where(its).values(email_state=BOUNCED))

    return work


def change_settings(person: str, change: Callable[[str], str]) -> Work[bool]:
    """Change what somebody has set; whether there is such a person."""

    def work(connection: sa.Connection) -> bool:
        its = people.c.id == person
        found = connection.execute(sa.select(people.c.settings).where(its).with_for_update()).scalar()
        if found is None:
            return False
        connection.execute(people.update().where(its).values(settings=change(found)))
        return True

    return work


def house_key(name: str, make: Callable[[], bytes]) -> Work[bytes]:
    """A key that belongs to the whole server; made when it is first asked for, by the first process that asks."""

    def work(connection: sa.Connection) -> bytes:
        kept = sa.select(house.c.value).where(house.c.name == name)
        if connection.execute(kept).first() is None:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            connection.execute(insert(house).values(name=name, value=make()).on_conflict_do_nothing())
        return bytes(connection.execute(kept).scalar_one())

    return work

"""What a command does for people: a way back in, and the keys of the house."""

from __future__ import annotations

from longhouse.server import clock
from longhouse.server.errors import BadRequest, NotFound
from longhouse.server.people.codes import JOIN, RESET, Codes
from longhouse.server.people.desk import expired
from longhouse.server.people.names import name_keys
from longhouse.server.store import people as queries
from longhouse.server.store import proofs
from longhouse.server.store.database import Store
from longhouse.server.store.people import HOST, PersonRow


def find(store: Store, name: str | None) -> PersonRow:
    """A member by name; a refusal if there is none."""
    if not name:
        raise BadRequest("admin-error-person")
    found = store.read_now(queries.by_key(name_keys(name)[0]))
    if found is None:
        raise NotFound("admin-error-no-person", name=name)
    return found


def reset(store: Store, person: PersonRow, address: str) -> str:
    """A link that signs somebody in once, within a day; an earlier one works no more."""
    made, row = Codes.prepared(RESET, person.id)
    store.write_now(proofs.drop_challenges(person.id, (RESET,)))
    store.write_now(proofs.add_challenge(row))
    return f"{address.rstrip('/')}/in#{made.code}"


def invite(store: Store, address: str) -> str:
    """A link with which somebody may take a name, once, within a week."""
    made, row = Codes.prepared(JOIN, None)
    store.write_now(proofs.add_challenge(row))
    return f"{address.rstrip('/')}/join#{made.code}"


def make_host(store: Store, person: PersonRow, *, is_host: bool) -> list[str]:
    """Give somebody the role of host, or take it back; their roles then."""
    roles = [role for role in person.roles.split(",") if role and role != HOST]
    roles = sorted({*roles, HOST}) if is_host else roles
    store.write_now(queries.revise(person.id, roles=",".join(roles)))
    return roles


def forget(store: Store) -> int:
    """What is not kept for ever of people: what a server does every hour."""
    return sum(store.write_now(work) for work in expired(clock.now()))

"""Whose seats are whose: opened by a cookie, carried over, handed on, voided, left behind.

A seat is opened by its token, as ever; or by whoever owns it (`SeatRow.person`), or keeps it for a friend at the same
screen (`SeatRow.keeper`), and then from any device.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from longhouse import bots
from longhouse.server.errors import NotFound
from longhouse.server.store import own_seats
from longhouse.server.store.database import Work
from longhouse.server.store.rows import PERSON, PLAYING, WAITING, SeatRow
from longhouse.server.table.access import freed
from longhouse.server.table.live import Tables
from longhouse.server.table.state import Draft, TableState, revise
from longhouse.server.table.tokens import hash_token


async def carry_over(tables: Tables, pairs: Iterable[tuple[str, str]], person_id: str, name: str | None) -> int:
    """Somebody's from now on: seats that nobody known has and whose tokens they hold; how many they were."""
    works = [(table_id, own_seats.take(table_id, hash_token(token), person_id, name)) for table_id, token in pairs]
    return sum(await asyncio.gather(*(_do(tables, table_id, work) for table_id, work in works)))


async def hand_over(tables: Tables, old: str, new: str, name: str | None) -> None:
    """What a guest had at this device is somebody's who has signed in here."""
    await _at_all(tables, old, lambda table_id: own_seats.hand_over(table_id, old, new, name))


async def rename(tables: Tables, person_id: str, name: str) -> None:
    """Somebody has another name, and their seats with them."""
    await _at_all(tables, person_id, lambda table_id: own_seats.rename(table_id, person_id, name))


async def void_tokens(tables: Tables, person_id: str) -> None:
    """Whoever holds a token of somebody's seats holds nothing any more: streams that it opened end."""
    await _at_all(tables, person_id, lambda table_id: own_seats.void_tokens(table_id, person_id))


async def leave_all(tables: Tables, person_id: str) -> None:
    """Somebody leaves the house: bots play their seats to the end, and nothing there says who it was."""
    for table_id in await tables.store.read(own_seats.ids_of(person_id)):
        try:
            live = await tables.find(table_id, fresh=True)
        except NotFound:
            continue
        if live.now.row.status not in (WAITING, PLAYING):
            await _do(tables, table_id, own_seats.make_former(table_id, person_id))
            continue
        mine = [one for one in live.now.seats if person_id in (one.person, one.keeper) and one.kind == PERSON]
        if mine and not any(one.takes_part and person_id not in (one.person, one.keeper) for one in live.now.seats):
            await tables.remove(live)
            continue
        await tables.change(live, lambda now: _left_behind(now, person_id))


def _left_behind(now: TableState, person_id: str) -> Draft:
    """A table that goes on without somebody. Before the deal their seat is free; friends keep their own links."""
    seats: list[SeatRow] = []
    for one in now.seats:
        if one.person == person_id and one.kind == PERSON:
            if now.match is None:
                one = freed(one)
            else:
                bot = one.bot if one.lent else bots.USUAL
                one = one._replace(name="", former=True, member=False, token_hash=None, lent=True, bot=bot)
                one = one._replace(asked_away=None)
        elif one.keeper == person_id:
            one = one._replace(keeper=None)
        elif one.kept_for == person_id:
            one = freed(one)
        else:
            continue
        seats.append(one)
    return revise(now, seats=seats, proposal=now.proposal if now.match is not None else None)


async def _at_all(tables: Tables, person_id: str, work: Callable[[str], Work[bool]]) -> None:
    ids = await tables.store.read(own_seats.ids_of(person_id))
    # Together: the store writes them in one go, in the order of their names.
    await asyncio.gather(*(_do(tables, table_id, work(table_id)) for table_id in ids))


async def _do(tables: Tables, table_id: str, work: Work[bool]) -> bool:
    if len(table_id) > 32 or not (table_id.isascii() and table_id.isprintable()):
        return False
    done = await tables.store.write(table_id, work)
    if done:
        await tables.look_again(table_id)
    return done

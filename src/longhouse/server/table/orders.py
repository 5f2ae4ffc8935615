"""Standing orders: "whenever I am asked this, take that if it is offered; otherwise ask me".

A game says what may be answered ahead (`Game.ahead`). An order depends on nothing that only its owner knows, and it is
answered after a time drawn by lot, so that neither what is answered nor how soon tells anything. The time follows from
the seed and the question, so every process knows the same one, after a restart too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from longhouse.core.errors import NotDeciding
from longhouse.core.game import Game
from longhouse.server.errors import BadRequest, Conflict
from longhouse.server.models import OrderInfo
from longhouse.server.store.rows import SeatRow
from longhouse.server.table.actions import answer_ahead, check_open
from longhouse.server.table.state import Draft, TableState, revise

SECONDS = {"live": (2.0, 6.0)}
SLOW_SECONDS = (60.0, 600.0)
"""Between so many seconds after the question an order is answered; every moment between them is as likely."""

_read = msgspec.json.Decoder(list[OrderInfo]).decode


class Due(NamedTuple):
    """An order that answers an open question, and when."""

    seat: int
    kind: str
    decision: str
    key: str
    at: float


def of_seat(seat: SeatRow) -> list[OrderInfo]:
    """What is answered for this seat."""
    return _read(seat.orders) if seat.orders else []


def told(now: TableState, seat: int | None) -> list[OrderInfo]:
    """What is answered for the reader."""
    return of_seat(now.seats[seat]) if seat is not None else []


def check(game: Game, wished: Sequence[OrderInfo]) -> None:
    """BadRequest if something cannot be answered ahead in this game, or is answered twice."""
    for at, order in enumerate(wished):
        if order.key not in game.ahead.get(order.kind, ()) or any(one.kind == order.kind for one in wished[:at]):
            raise BadRequest("server-error-order", kind=order.kind, key=order.key)


def put(now: TableState, seat: int, wished: Sequence[OrderInfo]) -> Draft:
    """From now on these are a seat's orders. Nobody else is told, not even that the table has changed."""
    check_open(now)
    if now.over:
        raise NotDeciding("error-match-over")
    if now.teaching is not None and now.teaching.lesson:
        raise Conflict("server-error-no-orders")
    check(now.game, wished)
    word = msgspec.json.encode(list(wished)).decode() if wished else None
    draft = revise(now, seats=[now.seats[seat]._replace(orders=word)], proposal=now.proposal, linger=now.linger)
    return replace(draft, state=replace(draft.state, row=draft.state.row._replace(shown=now.row.shown)))


def due(now: TableState) -> list[Due]:
    """The open questions that an order answers, and when it does."""
    if now.match is None or not any(seat.orders for seat in now.seats):
        return []
    found = []
    for seat in now.deciding():
        owner = now.seats[seat]
        if not owner.orders or owner.played_by_bot or not owner.takes_part:
            continue
        question = now.match.decision(seat)
        order = next((one for one in of_seat(owner) if one.kind == question.kind), None)
        if order is not None and any(option.key == order.key for option in now.match.options(seat)):
            found.append(
                Due(seat, question.kind, question.id, order.key, now.row.changed + _delay(now, seat, question.id))
            )
    return found


def _delay(now: TableState, seat: int, decision: str) -> float:
    """By lot, as the seed has it: nobody knows it before the end."""
    least, most = SECONDS.get(now.row.pace, SLOW_SECONDS)
    drawn = blake2b(f"{seat} {decision}".encode(), key=now.row.seed, digest_size=8, person=b"lh-orders").digest()
    return least + (most - least) * int.from_bytes(drawn) / 2**64


def answer(now: TableState, asked: Due) -> Draft:
    """What was ordered is chosen, if it is still wanted and still asked; an order for once is used up."""
    found = next((one for one in due(now) if one[:4] == asked[:4]), None)
    if found is None:
        raise Conflict("server-error-no-order")
    owner = now.seats[asked.seat]
    left = [one for one in of_seat(owner) if not (one.once and one.kind == asked.kind)]
    word = msgspec.json.encode(left).decode() if left else None
    return answer_ahead(now, owner._replace(orders=word), asked.decision, asked.key)

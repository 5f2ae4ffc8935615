"""News in words, in the language of whoever is told: the game, the people, what happened. Never a card."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.text import Text
from longhouse.server import errors
from longhouse.server.store.outbox import Facts
from longhouse.server.store.rows import PERSON, SeatRow
from longhouse.server.told.matrix import ACCOUNT, EVENT_OF

_NAMES = 4
"""So many people are named."""


class Said(NamedTuple):
    """A piece of news in words."""

    title: str
    text: str
    """One more sentence; may be empty."""
    path: str
    """Where to look, from the root of the house."""


@cache
def _title(game: str, language: str) -> str:
    try:
        return Text(language, registry.get(game).folder / "text").say("game-title")
    except LonghouseError:  # a game that is no longer installed
        return game


def say(facts: Facts, *, to_all: bool = False, language: str | None = None) -> Said:
    """A piece of news as its person reads it; with `to_all` as everybody at the table may."""
    text = errors.text(language or facts.person.language)
    args = _decoded(facts.args)
    if EVENT_OF.get(facts.kind) == ACCOUNT:
        about = str(args.get("about", ""))
        return Said(text.say(f"told-{facts.kind}"), text.say(f"told-{facts.kind}-text", about=about), "/settings")
    table = facts.table
    game = _title(table.game, text.language) if table is not None else ""
    own = facts.seat if facts.seat is not None else -1
    by = args.get("by")
    name = str(args.get("name") or _name(facts.seats, by if isinstance(by, int) else -1))
    if to_all:
        whose = _name(facts.seats, own)
        about_all = f"told-all-{facts.kind}"
        kind = about_all if whose and text.has(about_all) else f"told-{facts.kind}"
        return Said(text.say(kind, game=game, name=whose or name), "", f"/t/{table.id}" if table is not None else "/")
    named = f"told-{facts.kind}-by"
    kind = named if name and text.has(named) else f"told-{facts.kind}"
    others = [seat.name for seat in facts.seats if seat.kind == PERSON and seat.seat != own and seat.name]
    more = text.say("told-with", others=", ".join(others[:_NAMES])) if others else ""
    at = str(args.get("table") or (table.id if table is not None else ""))
    return Said(text.say(kind, game=game, name=name), more, f"/t/{at}")


def _name(seats: tuple[SeatRow, ...], seat: int) -> str:
    return seats[seat].name if 0 <= seat < len(seats) and seats[seat].kind == PERSON else ""


def _decoded(args: str) -> dict[str, Any]:
    found = msgspec.json.decode(args)
    return found if isinstance(found, dict) else {}

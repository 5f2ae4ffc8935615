"""Routes about what one has played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from longhouse import bots
from longhouse.server import history_models as models
from longhouse.server.errors import BadRequest
from longhouse.server.http.failures import FAILURES_OF_PEOPLE
from longhouse.server.http.services import Services
from longhouse.server.http.visitors import known
from longhouse.server.store import results
from longhouse.server.store.rows import ResultRow

PAGE = 20
_MOST_OTHERS = 12
_LATEST = 1e12


@get("/api/me/history", summary="What I have played", responses=FAILURES_OF_PEOPLE)
async def show_history(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    game: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None,
    other: Annotated[str | None, QueryParameter(name="with", max_length=64, required=False)] = None,
    after: Annotated[str | None, QueryParameter(max_length=80, required=False)] = None,
) -> models.History:
    """My finished games, the newest first: of one game, with somebody (a name, or the name of a bot), page by page."""
    person = (await known(services, request)).person.id
    wanted = results.Wanted(person, game or None, other or None)
    place = _read(after) if after else None
    found = await services.store.read(results.page(wanted, place, PAGE + 1))
    tables = await services.store.read(results.of_tables(list({one.table_id for one in found[:PAGE]})))
    games = await services.store.read(results.by_game(person)) if place is None else []
    others = await services.store.read(results.by_other(person, _MOST_OTHERS)) if place is None else []
    return models.History(
        rows=[_table(one, tables[one.table_id]) for one in found[:PAGE]],
        next=_written(found[PAGE - 1]) if len(found) > PAGE else None,
        games=[models.GameTally(one.name, one.played, one.won) for one in games],
        others=[models.OtherTally(one.name, "bot" if one.bot else "person", one.played) for one in others],
    )


def _table(own: ResultRow, seats: list[ResultRow]) -> models.PastTable:
    nicks = bots.nicks(own.table_id, [one.bot for one in seats])
    past = [_seat(one, nick) for one, nick in zip(seats, nicks, strict=True)]
    return models.PastTable(own.table_id, own.game, own.seat, own.pace, own.ended_how, own.began, own.ended, past)


def _seat(one: ResultRow, nick: str | None) -> models.PastSeat:
    kind: Literal["bot", "person"] = "person" if one.bot is None else "bot"
    return models.PastSeat(
        seat=one.seat,
        kind=kind,
        name=one.name,
        bot=one.bot,
        nick=nick,
        former=one.former,
        rank=one.rank,
        score=one.score,
        facets=msgspec.json.decode(one.facets, type=dict[str, str]),
        seconds=one.seconds,
        bot_choices=one.bot_choices,
    )


def _written(row: ResultRow) -> str:
    return f"{row.ended!r}_{row.seat}_{row.table_id}"


def _read(word: str) -> results.Place:
    try:
        ended, seat, table = word.split("_", 2)
        place = results.Place(float(ended), table, int(seat))
    except ValueError:
        raise BadRequest("server-error-request", field="after", why=word) from None
    if not (abs(place.ended) < _LATEST and 0 <= place.seat < 1000 and len(table) <= 32):
        raise BadRequest("server-error-request", field="after", why=word)
    return place


HANDLERS = [show_history]

"""Routes about the whole site: games and their rules, static files, health."""

from __future__ import annotations

import datetime
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, cast

from litestar import Request, Response, get, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromPath, FromQuery, QueryParameter

from longhouse import bots
from longhouse.core import registry
from longhouse.core.components import read_components
from longhouse.core.game import Game
from longhouse.learn import puzzle
from longhouse.server import site_models
from longhouse.server.errors import BadRequest, NotFound, Unavailable
from longhouse.server.http.failures import FAILURES, FAILURES_OF_GAMES
from longhouse.server.http.kept import send
from longhouse.server.http.reach import network_address
from longhouse.server.http.services import Services
from longhouse.server.http.static import Files, StaticFile
from longhouse.server.store import queries
from longhouse.server.table import lobby, snapshot

PAGES = re.compile(
    r"|(?:t|r|analysis)/[^/]+|learn(?:/[^/]+){0,2}|puzzles(?:/[^/]+)?|credits|me|history|sign-in|in|join|unsubscribe"
)
"""Where the client has a page to show, without slashes around it; `web/app.js` has the same list."""
_FOR_EVER = "public, max-age=31536000, immutable"


@get("/api/games", summary="The games that can be played here", responses=FAILURES, sync_to_thread=False)
def list_games() -> list[site_models.GameInfo]:
    """Every installed game with its settings, vocabularies and bots, the quickest first."""
    return [snapshot.game_info(game, tuple(bots.offered())) for game in _games()]


@get("/api/shelf", summary="The games with their pictures", responses=FAILURES, sync_to_thread=False)
def show_shelf(language: FromQuery[Literal["en", "fr"]] = "en") -> list[site_models.ShelfGame]:
    """The same games with all that a lobby prints of them, in one language: title, a sentence, a blurb, a poster."""
    return _shelf(language, tuple(bots.offered()))


@cache
def _shelf(language: str, offered: tuple[str, ...]) -> list[site_models.ShelfGame]:
    return [lobby.shelf_game(game, offered, language) for game in _games()]


@get("/api/puzzles", summary="The puzzle of the day", responses=FAILURES, sync_to_thread=False)
def list_puzzles(
    day: Annotated[str | None, QueryParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", required=False)] = None,
    game: FromQuery[str] = "",
) -> site_models.Puzzles:
    """The puzzle of a day (a date, default today), the same for all, the names of all puzzles, and those of a game."""
    try:
        date = datetime.date.fromisoformat(day) if day else datetime.datetime.now(datetime.UTC).date()
    except ValueError as error:
        raise BadRequest("server-error-date", date=day or "") from error
    today = puzzle.of_day(date, _games())
    known = {game.id: list(puzzle.names(game)) for game in _games()}
    shelf = [_puzzle(one) for one in puzzle.puzzles(registry.get(game))] if game else []
    return site_models.Puzzles(_puzzle(today) if today is not None else None, known, shelf)


def _puzzle(one: puzzle.Puzzle) -> site_models.PuzzleRow:
    lesson = f"{one.game}/{puzzle.PREFIX}{one.id}"
    return site_models.PuzzleRow(lesson, one.game, one.level, one.theme, one.is_sure_win)


def _games() -> list[Game]:
    return sorted((registry.get(name) for name in registry.names()), key=lambda game: game.minutes)


@get(
    "/api/games/{game:str}/components",
    summary="A game's tables of components",
    responses=FAILURES_OF_GAMES,
    sync_to_thread=False,
)
def show_components(
    game: FromPath[str], request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[dict[str, list[dict[str, Any]]]]:
    """Every figure of the game, each row with where it is from."""
    path = registry.get(game).folder / "data.toml"
    stamp = path.stat().st_mtime_ns if path.exists() else 0
    answer = services.kept.here(
        ("components", str(path), stamp), lambda: read_components(path.parent) if path.exists() else {}
    )
    return cast(Response[dict[str, list[dict[str, Any]]]], send(request, answer))


@get(
    "/api/games/{game:str}/rules",
    summary="How a game's rules are ordered",
    responses=FAILURES_OF_GAMES,
    sync_to_thread=False,
)
def show_rules(game: FromPath[str]) -> site_models.RulesInfo:
    """Message ids; the words are in the game's text files."""
    return _rules(registry.get(game).folder / "rules.toml")


@cache
def _rules(path: Path) -> site_models.RulesInfo:
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    parts, also = said.get("parts", []), said.get("also", [])
    found = [
        site_models.RulesPart(
            f"rules-part-{number}",
            [f"R{at}{a}" for at in range(first, last + 1) for a in ("", "a") if not a or f"{at}a" in also],
        )
        for number, (first, last) in enumerate(parts, start=1)
    ]
    return site_models.RulesInfo(before=["rules-intro"] if found else [], parts=found)


@get("/api/reach", summary="Where others find this server", responses=FAILURES, sync_to_thread=False)
def show_reach(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> site_models.Reach:
    """For links that are to be sent: a page opened at 127.0.0.1 cannot know another address."""
    server = request.scope.get("server")
    return site_models.Reach(network_address(services.host, server[1] or 0) if server else None)


@get("/health", summary="Whether this process lives", sync_to_thread=False)
def health() -> site_models.Alive:
    """Always 200."""
    return site_models.Alive("ok")


@get("/ready", summary="Whether the database answers", responses=FAILURES)
async def ready(services: NamedDependency[Services]) -> site_models.Ready:
    """200, or 503 if it does not, or takes nothing: it is read and written to, at most once a second.

    Also 503 if nobody has looked for a minute whether there is something to be told, or whose time is out.
    """
    await services.store.check(queries.prove_alive)
    if services.told.courier.is_silent:
        raise Unavailable("server-error-courier")
    if services.deadlines.is_silent:
        raise Unavailable("server-error-clocks")
    # Ids only, as any client may ask: file and error are in the log.
    return site_models.Ready("ok", [str(error.args_of_message["game"]) for error in registry.left_out()])


@route("/{path:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def send_file(
    path: FromPath[str], request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """A file of the client; for an address without a dot, the client's page, which shows what belongs there."""
    return _send(path, request, services.files)


@route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def send_page(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[bytes]:
    """The client's page."""
    return _send("/", request, services.files)


def _send(path: str, request: Request[Any, Any, Any], files: Files) -> Response[bytes]:
    parts = path.strip("/").split("/")
    if parts[0] in ("api", "schema"):
        raise NotFound("server-error-page")
    is_versioned = parts[0] == "v" and len(parts) > 2
    address = "/".join(parts[2:]) if is_versioned else path
    found = files.find(address)
    if found is not None:
        return _response(found, request, _FOR_EVER if is_versioned else "no-cache")
    page = files.page(path) if "." not in parts[-1] and not is_versioned else None
    if page is not None and PAGES.fullmatch(path.strip("/")):
        return _response(page, request, "no-cache")
    if page is None or "text/html" not in request.headers.get("accept", ""):
        raise NotFound("server-error-page")
    # Somebody with a browser: the client says in their language that there is nothing here.
    return Response(page.body, status_code=404, media_type=page.kind)


def _response(file: StaticFile, request: Request[Any, Any, Any], caching: str) -> Response[bytes]:
    headers = {"etag": file.etag, "cache-control": caching, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, headers=headers, media_type=file.kind)


HANDLERS = [
    list_puzzles,
    list_games,
    show_shelf,
    show_components,
    show_rules,
    show_reach,
    health,
    ready,
    send_file,
    send_page,
]

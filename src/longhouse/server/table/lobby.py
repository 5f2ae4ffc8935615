"""What a lobby tells of games and tables, in few words: where a match stands, how it ended, what a game is about."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from longhouse.core import registry
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.text import Text
from longhouse.server import models, site_models
from longhouse.server.store.rows import OVER, RESIGNED, Loaded, SeatRow, TableRow
from longhouse.server.table.results import ranked
from longhouse.server.table.snapshot import game_info, said

_MOST_KNOWN = 2000


class Glances:
    """Matches in a few figures. To see them a position must be loaded, so they are kept until the table changes."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int, int | None], models.Glance | None] = OrderedDict()

    def of(self, table: Loaded, seat: int | None) -> models.Glance | None:
        """What this reader may see of a match; None before the deal, and if its position cannot be read any more."""
        row = table.table
        key = (row.id, row.version, seat)
        if key not in self._known:
            self._known[key] = _glance(row, table.seats, seat)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return self._known[key]


def _glance(row: TableRow, seats: Sequence[SeatRow], seat: int | None) -> models.Glance | None:
    if row.position is None:
        return None
    try:
        game = registry.get(row.game)
        state = game.load(msgspec.json.decode(row.position))
    except LonghouseError:  # a game that is no longer installed, or that no longer reads its old positions
        return None
    found = game.chapter(state)
    part = said(found.part) if found is not None and found.part is not None else None
    chapter = models.ChapterInfo(said(found.name), part) if found is not None else None
    if row.status == OVER or row.closed == RESIGNED:
        result = game.result(state)
        return models.Glance(chapter, list(result.scores), list(ranked(result.ranks, seats)))
    return models.Glance(chapter, list(game.standing(game.view(state, seat))), None)


def shelf_game(game: Game, bots: Sequence[str], language: str) -> site_models.ShelfGame:
    """A game as it is shown to somebody who may want to play it."""
    text = Text(language, game.folder / "text")
    poster = game.folder / "poster.svg"
    return site_models.ShelfGame(
        **msgspec.structs.asdict(game_info(game, tuple(bots))),
        title=text.say("game-title"),
        tagline=text.say("game-tagline"),
        about=text.say("game-about"),
        poster=poster.read_text(encoding="utf-8") if poster.exists() else None,
    )

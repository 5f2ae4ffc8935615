"""What somebody has learnt in this terminal: `learned.json` beside the folder of tables.

    {"tomahawk": {"first": {"table": 1, "step": 2, "done": false}, "puzzle-0001": {"done": true, "first": "wrong"}},
     "cards": {"tomahawk": ["deploy"]}, "tips": true}

It is a convenience: a file that cannot be read counts as empty, one that cannot be written is said once.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from longhouse.terminal import saved_games


class Progress(NamedTuple):
    """How far somebody is in a chapter."""

    table: int = 0
    step: int = 0
    done: bool = False
    first: str = ""
    """Of a puzzle, if the first try did not solve it: "wrong" or "shown"."""

    @property
    def is_begun(self) -> bool:
        """Whether there is something to go on with."""
        return (self.table, self.step) > (0, 0)


def path() -> Path:
    """Where it is kept."""
    return saved_games.folder().parent / "learned.json"


class Learned:
    """Progress in chapters, coach cards that were seen, and whether tips are wanted."""

    def __init__(self) -> None:
        self._all = _read()
        self.cannot_write = False

    def chapter(self, game: str, name: str) -> Progress:
        """How far somebody is; at the beginning if they never began."""
        found = self._part(game).get(name)
        if not isinstance(found, dict):
            return Progress()
        is_done, first = found.get("done") is True, str(found.get("first") or "")
        table, step = found.get("table"), found.get("step")
        if isinstance(table, int) and isinstance(step, int) and min(table, step) >= 0:
            return Progress(table, step, is_done, first)
        return Progress(done=is_done, first=first)

    def keep_chapter(self, game: str, name: str, progress: Progress) -> None:
        """Remember this place; what was once finished stays finished, and a first try the first."""
        before = self.chapter(game, name)
        first = before.first if before.done else before.first or progress.first
        kept = progress._replace(done=progress.done or before.done, first=first)._asdict()
        self._all[game] = {**self._part(game), name: {key: value for key, value in kept.items() if value != ""}}
        self._write()

    def is_solved(self, game: str, name: str) -> bool:
        """Whether the first try solved a puzzle."""
        found = self.chapter(game, name)
        return found.done and not found.first

    def cards(self, game: str) -> set[str]:
        """The coach cards of a game that were seen."""
        found = self._part("cards").get(game)
        return {card for card in found if isinstance(card, str)} if isinstance(found, list) else set()

    def keep_cards(self, game: str, cards: set[str]) -> None:
        """Remember that these cards were seen, and no others."""
        self._all["cards"] = {**self._part("cards"), game: sorted(cards)}
        self._write()

    @property
    def wants_tips(self) -> bool:
        """Whether coach cards are wanted in a first game."""
        return self._all.get("tips") is not False

    def keep_tips(self, wanted: bool) -> None:
        """Remember whether they are."""
        self._all["tips"] = wanted
        self._write()

    def _part(self, name: str) -> dict[str, Any]:
        found = self._all.get(name)
        return found if isinstance(found, dict) else {}

    def _write(self) -> None:
        """Whole or not at all, also when the window is closed meanwhile."""
        where = path()
        try:
            where.parent.mkdir(parents=True, exist_ok=True)
            new = where.with_suffix(".new")
            new.write_text(json.dumps(self._all, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            new.replace(where)
        except OSError:
            self.cannot_write = True


def _read() -> dict[str, Any]:
    try:
        found = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}

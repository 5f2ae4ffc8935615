"""Match files: JSON lines that a person can read, diff, replay, attach to a bug or turn into a test.

    {"longhouse": 1, "game": "tomahawk", "rules": "1", "seats": 2, ..., "commitment": "...", "seed": "..."}
    {"n": 0, "do": "start", "chance": [["specials", 7, 3], ...], "events": [...]}
    {"n": 1, "do": "choose", "seat": 0, "decision": "1.0", "choice": "reject:sky", "events": [...]}
    {"snapshot": 1, "after": 1, "position": {...}}
    {"end": 1, "over": false}

A *saved* file closes with an end line. A *journal* is written while people play, one synced line per entry: it has
no end line, and a torn last line is a choice that nobody was told had been made, so it is dropped.
"""

from __future__ import annotations

import json
import os
from os import PathLike
from pathlib import Path

from longhouse.core import log, registry
from longhouse.core.errors import (
    BadFile,
    DamagedFile,
    ForeignFile,
    IllegalChoice,
    LonghouseError,
    RulesChanged,
    TruncatedFile,
)
from longhouse.core.game import Game
from longhouse.core.log import Entry
from longhouse.core.match import Match
from longhouse.core.protocol import Json
from longhouse.core.seed import Seed
from longhouse.core.settings import complete

FORMAT = 1
SNAPSHOT_EVERY = 16
"""Entries between two snapshots of a journal."""


def save(match: Match, path: str | PathLike[str]) -> None:
    """Write a match and its latest position; an older file of that name is replaced only when all is written."""
    lines = [header(match, "saved")]
    lines += [log.to_json(entry, match.game.streams) for entry in match.entries]
    lines += [_snapshot(match), {"end": len(match.entries), "over": match.over}]
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    draft.write_text("".join(_line(line) for line in lines), encoding="utf-8")
    draft.replace(target)


class Journal:
    """A file that follows a match while it is played: after `write` returns, everything so far is on disk."""

    def __init__(self, match: Match, path: str | PathLike[str]) -> None:
        self.match = match
        self.path = Path(path)
        self._written = 0
        self._file = self.path.open("w", encoding="utf-8")
        self._file.write(_line(header(match, "journal")))
        self.write()

    def write(self) -> None:
        """Append the entries that are new, with a snapshot now and then, and sync."""
        for entry in self.match.entries[self._written :]:
            self._file.write(_line(log.to_json(entry, self.match.game.streams)))
        if self._written // SNAPSHOT_EVERY != len(self.match.entries) // SNAPSHOT_EVERY or self.match.over:
            self._file.write(_line(_snapshot(self.match)))
        self._written = len(self.match.entries)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Stop following."""
        self._file.close()


def header(match: Match, kind: str) -> Json:
    """The first line of a file."""
    return {
        "longhouse": FORMAT,
        "kind": kind,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "names": list(match.names),
        "bots": sorted(match.bots),
        "rated": match.rated,
        "options": match.settings,
        "commitment": match.seed.commitment,
        "seed_chosen": match.seed.chosen,
        "seed": match.seed.value.hex(),
    }


def load(path: str | PathLike[str], *, recover: bool = False) -> Match:
    """The match in a file, ready to go on."""
    first, *rest = _read_lines(Path(path), recover)
    match = _match_of(first)
    old_rules = first.get("rules") != match.game.rules_version
    last_snapshot: Json | None = None
    for number, line in enumerate(rest, start=2):
        if "snapshot" in line:
            last_snapshot = line
        elif "n" in line:
            _append(match, line, number)
    if not match.entries or match.entries[0].do != "start":
        raise TruncatedFile("error-file-empty", path=str(path))
    if old_rules and last_snapshot is None:
        raise RulesChanged("error-file-rules", rules=str(first.get("rules")), ours=match.game.rules_version)
    if last_snapshot is not None:
        _keep_snapshot(match, last_snapshot)
    try:
        match.state = match.state_after(len(match.entries) - 1)
    except (BadFile, IllegalChoice) as error:
        if old_rules:
            raise RulesChanged(
                "error-file-rules", rules=str(first.get("rules")), ours=match.game.rules_version
            ) from error
        raise DamagedFile("error-file-choice", path=str(path)) from error
    return match


def verify(path: str | PathLike[str]) -> int:
    """Play a file again from its seed: every outcome, choice, barrier and event must be what the file says."""
    first, *rest = _read_lines(Path(path), recover=False)
    played = _match_of(first)
    if first.get("commitment") != played.seed.commitment:
        raise DamagedFile("error-verify-seed")
    again = Match(played.game, played.seats, played.settings, played.seed, bots=played.bots)
    checked = 0
    for number, line in enumerate(rest, start=2):
        if "n" not in line:
            continue
        entry = _append(played, line, number)
        try:
            _do_again(again, entry)
        except LonghouseError as error:
            raise DamagedFile("error-verify-entry", line=number) from error
        if _comparable(again, again.entries[-1]) != _comparable(played, entry):
            raise DamagedFile("error-verify-entry", line=number)
        checked += len(entry.chance)
    return checked


def _do_again(match: Match, entry: Entry) -> None:
    if entry.do == "start":
        fresh = Match.start(match.game, match.seats, match.settings, match.seed)
        match.state = fresh.state
        match.append(fresh.entries[0])
    elif entry.seat is None:
        raise DamagedFile("error-file-choice", path="")
    elif entry.do == "choose":
        match.choose(entry.seat, entry.choice, entry.decision)
    elif entry.do == "undo":
        match.undo(entry.seat) if len(entry.voids) == 1 else match.undo_turn(entry.seat)
    else:
        match.rewind(min(entry.voids) - 1, entry.seat, entry.consents)


def _comparable(match: Match, entry: Entry) -> str:
    return _line(log.to_json(entry, match.game.streams))


def _match_of(first: Json) -> Match:
    if first.get("longhouse") != FORMAT:
        raise ForeignFile("error-file-newer", format=str(first.get("longhouse")))
    game: Game = registry.get(str(first.get("game")))
    options = first.get("options")
    names, bots = first.get("names", []), first.get("bots", [])
    if not isinstance(options, dict) or not isinstance(names, list) or not isinstance(bots, list):
        raise DamagedFile("error-file-line", line=1)
    return Match(
        game,
        game.check_seats(first.get("seats")),
        complete(game.options, options),
        Seed.from_hex(first.get("seed"), first.get("seed_chosen")),
        names=[str(name) for name in names],
        bots=bots,
        rated=bool(first.get("rated")),
    )


def _append(match: Match, line: Json, number: int) -> Entry:
    try:
        entry = log.from_json(line, match.game.streams)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise DamagedFile("error-file-line", line=number) from error
    if entry.n != len(match.entries) or any(not 0 <= n < entry.n for n in entry.voids):
        raise DamagedFile("error-file-line", line=number)
    match.entries.append(entry)
    if entry.voids:
        match.forget_positions_from(min(entry.voids))
    return entry


def _keep_snapshot(match: Match, line: Json) -> None:
    """A snapshot is used only if everything it contains still counts."""
    n = line["snapshot"]
    counting = {entry.n for entry in log.live(match.entries)}
    taken_back_later = any(m <= n for entry in match.entries[line["after"] + 1 :] for m in entry.voids)
    if n in counting and not taken_back_later:
        match.keep_position(n, match.game.load(line["position"]))


def _snapshot(match: Match) -> Json:
    last = log.live(match.entries)[-1].n
    return {"snapshot": last, "after": len(match.entries) - 1, "position": match.state.dump()}


def _read_lines(path: Path, recover: bool) -> list[Json]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ForeignFile("error-file-foreign", path=str(path)) from error
    except OSError as error:
        raise BadFile("error-file-unreadable", path=str(path), why=str(error.strerror)) from error
    rows = text.splitlines(keepends=True)
    lines: list[Json] = []
    for number, row in enumerate(rows, start=1):
        try:
            line = json.loads(row)
        except json.JSONDecodeError as error:
            torn = number == len(rows) and not row.endswith("\n")
            if number == 1:
                raise ForeignFile("error-file-foreign", path=str(path)) from error
            if torn and (recover or lines[0].get("kind") == "journal"):
                break
            kind = TruncatedFile if torn else DamagedFile
            raise kind("error-file-torn" if torn else "error-file-line", line=number, path=str(path)) from error
        if not isinstance(line, dict) or (number == 1 and "longhouse" not in line):
            raise ForeignFile("error-file-foreign", path=str(path))
        lines.append(line)
    if not lines:
        raise ForeignFile("error-file-foreign", path=str(path))
    if lines[0].get("kind") != "journal" and "end" not in lines[-1] and not recover:
        raise TruncatedFile("error-file-torn", line=len(lines), path=str(path))
    return lines


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": ")) + "\n"

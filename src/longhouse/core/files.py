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
from typing import BinaryIO, Literal, NamedTuple, TypeVar

import msgspec

from longhouse.core import log, registry
from longhouse.core.errors import (
    BadFile,
    BadPosition,
    DamagedFile,
    ForeignFile,
    IllegalChoice,
    LonghouseError,
    StaleChoice,
    TruncatedFile,
)
from longhouse.core.log import Entry
from longhouse.core.match import Match
from longhouse.core.protocol import Json
from longhouse.core.seed import Seed
from longhouse.core.settings import recalled

FORMAT = 3
"""Format 2 knew no written position, no wished-for luck, and ids of two numbers only; format 1 also called the settings
"options" in its first line. Both can still be read."""
SNAPSHOT_EVERY = 16
"""Entries between two snapshots of a journal."""


def save(match: Match, path: str | PathLike[str]) -> None:
    """Write a match and its latest position; an older file of that name is replaced only when all is written."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(saved(match))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise BadFile("error-file-unwritable", path=str(path), why=str(error.strerror)) from error


def saved(match: Match) -> str:
    """The lines that `save` writes."""
    lines = [header(match, "saved")]
    lines += [log.to_json(entry, match.game.streams) for entry in match.entries]
    lines += [_snapshot(match), {"end": len(match.entries), "over": match.over}]
    return "".join(_line(line) for line in lines)


class Journal:
    """A file that follows a match while it is played: after `write` returns, everything so far is on disk."""

    def __init__(self, match: Match, path: str | PathLike[str]) -> None:
        self.match = match
        self.path = Path(path)
        self._written = 0
        self._file: BinaryIO = self.path.open("ab")
        _lock(self._file, self.path)
        self._file.truncate(0)
        self._file.write(_line(header(match, "journal")).encode())
        self.write()

    @classmethod
    def resume(cls, path: str | PathLike[str]) -> Journal:
        """Go on where a journal ended, in the same file; a torn last line is cut off first."""
        journal = cls.__new__(cls)
        journal.path = Path(path)
        try:
            journal._file = journal.path.open("r+b")
        except OSError as error:
            raise BadFile("error-file-unreadable", path=str(path), why=str(error.strerror)) from error
        try:
            # Locked before it is read: what another process adds in between would be written over.
            _lock(journal._file, journal.path)
            journal.match = load(path)
        except LonghouseError:
            journal._file.close()
            raise
        _mend_end(journal._file)
        journal._written = len(journal.match.entries)
        return journal

    def write(self) -> None:
        """Append the entries that are new, with a snapshot now and then, and sync."""
        for entry in self.match.entries[self._written :]:
            self._file.write(_line(log.to_json(entry, self.match.game.streams)).encode())
        if self._written // SNAPSHOT_EVERY != len(self.match.entries) // SNAPSHOT_EVERY or self.match.over:
            self._file.write(_line(_snapshot(self.match)).encode())
        self._written = len(self.match.entries)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Stop following."""
        self._file.close()


def _mend_end(file: BinaryIO) -> None:
    """Cut off a torn last line, or close one that lacks only its line break; then stand at the end."""
    content = file.read()
    whole = content.rfind(b"\n") + 1
    try:
        json.loads(content[whole:])
    except ValueError:
        file.truncate(whole)
        file.seek(whole)
    else:
        file.write(b"\n")


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep two processes from writing the same journal; the lock goes when the file is closed, or the process dies."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BadFile("error-file-busy", path=str(path)) from error


def header(match: Match, kind: str) -> Json:
    """The first line of a file."""
    line: Json = {
        "longhouse": FORMAT,
        "kind": kind,
        "game": match.game.id,
        "rules": match.rules,
        "seats": match.seats,
        "names": list(match.names),
        "bots": sorted(match.bots),
        "players": list(match.players),
        "rated": match.rated,
        "settings": match.settings,
        "commitment": match.seed.commitment,
        "seed_chosen": match.seed.chosen,
        "seed": match.seed.value.hex(),
    }
    if match.position is not None:
        line["position"] = match.position
    return line


class Header(msgspec.Struct):
    """How the first line is written; msgspec refuses whatever is of another type."""

    longhouse: int
    kind: Literal["saved", "journal"]
    game: str
    rules: str
    seats: int
    settings: dict[str, bool | int | str]
    commitment: str
    seed: str
    seed_chosen: bool
    names: list[str] = []
    bots: list[int] = []
    players: list[str] = []
    rated: bool = False
    position: Json | None = None


class SnapshotLine(msgspec.Struct):
    """The position after entry `snapshot`, written when entry `after` was the last one."""

    snapshot: int
    after: int
    position: Json


class EndLine(msgspec.Struct):
    """How many entries a saved file must have."""

    end: int
    over: bool


class Content(NamedTuple):
    """What stands in a file, before anything is played."""

    match: Match
    snapshots: list[tuple[int, SnapshotLine]]
    """With the number of the line."""


def load(path: str | PathLike[str], *, recover: bool = False) -> Match:
    """The match in a file, ready to go on.

    Under the rules it was played with, everything is played again and the snapshot must agree. Under other rules
    it goes on from its latest snapshot.
    """
    match, snapshots = _read(Path(path), recover)
    usable = [line for _, line in snapshots if _still_counts(match, line)]
    same_rules = match.rules == match.game.rules_version
    if not same_rules:
        if not usable:
            raise match.rules_changed()
        match.keep_position(usable[-1].snapshot, match.game.load(usable[-1].position))
    try:
        match.state = match.state_after(len(match.entries) - 1)
    except (BadFile, IllegalChoice) as error:
        if not same_rules:
            raise match.rules_changed() from error
        raise DamagedFile("error-file-choice", path=str(path)) from error
    for number, line in snapshots:
        if line.after == len(match.entries) - 1 and _as_written_now(match, line.position) != match.state.dump():
            raise DamagedFile("error-file-line", line=number)
    return match


def _as_written_now(match: Match, position: Json) -> Json:
    """A position of older rules has no word about settings that came later; read and written again, it has."""
    if match.rules == match.game.rules_version:
        return position
    again: Json = match.game.load(position).dump()
    return again


def verify(path: str | PathLike[str]) -> int:
    """Play a file again from its seed: every outcome, choice, barrier, event and position must be what it says."""
    played, snapshots = _read(Path(path), recover=False)
    if played.rules != played.game.rules_version:
        raise played.rules_changed()
    positions = {line.after: (number, line) for number, line in snapshots}
    again = Match(played.game, played.seats, played.settings, played.seed, bots=played.bots, rated=played.rated)
    again.position = played.position
    for number, entry in enumerate(played.entries, start=2):
        try:
            _do_again(again, entry)
        except LonghouseError as error:
            raise DamagedFile("error-verify-entry", line=number) from error
        if _comparable(again, again.entries[-1]) != _comparable(played, entry):
            raise DamagedFile("error-verify-entry", line=number)
        if entry.n in positions:
            at, line = positions[entry.n]
            if line.position != again.state.dump():
                raise DamagedFile("error-verify-entry", line=at)
    return sum(len(entry.chance) for entry in played.entries)


def _do_again(match: Match, entry: Entry) -> None:
    if entry.wish is not None:
        match.wish(entry.wish.stream, *entry.wish.outcomes)
    elif entry.do == "start" or entry.seat is None:
        fresh = Match.start(match.game, match.seats, match.settings, match.seed, position=match.position)
        match.state = fresh.state
        match.append(fresh.entries[0])
    elif entry.do == "choose":
        _check_decision(match, entry)
        match.choose(entry.seat, entry.choice)
    elif entry.do == "undo":
        match.undo(entry.seat) if len(entry.voids) == 1 else match.undo_turn(entry.seat)
    else:
        match.rewind(min(entry.voids, default=0) - 1, entry.seat, entry.consents)


def _check_decision(match: Match, entry: Entry) -> None:
    """The entry must answer what is asked now. Ids did not count at first how often a seat had been set back."""
    assert entry.seat is not None
    asked = match.decision(entry.seat).id
    if entry.decision not in (asked, asked.rpartition(".")[0] if asked.count(".") > 1 else asked):
        raise StaleChoice("error-choice-stale", choice=entry.choice)


def _comparable(match: Match, entry: Entry) -> str:
    return _line({**log.to_json(entry, match.game.streams), "decision": ""})


def _read(path: Path, recover: bool) -> Content:
    """A file's header, entries and snapshots, each of the right form and in the right order."""
    first, *rest = _read_lines(path, recover)
    if first["longhouse"] == 1:
        first = {"settings" if name == "options" else name: value for name, value in first.items()}
    elif first["longhouse"] not in (2, FORMAT):
        raise ForeignFile("error-file-newer", format=str(first["longhouse"]))
    match = _match_of(_convert(first, Header, 1))
    snapshots = []
    for number, line in enumerate(rest, start=2):
        if "n" in line:
            _append(match, line, number)
        elif "snapshot" in line:
            snapshots.append((number, _convert(line, SnapshotLine, number)))
        elif _convert(line, EndLine, number).end != len(match.entries):
            raise DamagedFile("error-file-line", line=number)
    if not match.entries:
        raise TruncatedFile("error-file-empty", path=str(path))
    return Content(match, snapshots)


Kind = TypeVar("Kind")


def _convert(line: Json, kind: type[Kind], number: int) -> Kind:
    try:
        return msgspec.convert(line, kind)
    except msgspec.ValidationError as error:
        raise DamagedFile("error-file-line", line=number) from error


def _match_of(first: Header) -> Match:
    game = registry.get(first.game)
    settings = recalled(game.settings, first.settings)
    seats = game.check_seats(first.seats, settings)
    seed = Seed.from_hex(first.seed, first.seed_chosen)
    if seed.commitment != first.commitment:
        raise DamagedFile("error-verify-seed")
    if any(not 0 <= seat < seats for seat in first.bots):
        raise DamagedFile("error-file-line", line=1)
    match = Match(game, seats, settings, seed, names=first.names, bots=first.bots, rated=first.rated)
    match.players = tuple(first.players)
    match.rules = first.rules
    match.position = first.position
    if first.position is not None and not _fits(match, first.position):
        raise DamagedFile("error-file-line", line=1)
    return match


def _fits(match: Match, position: Json) -> bool:
    """Whether a match of this header can begin with the position in it, as far as its rules are still ours."""
    if match.rules != match.game.rules_version:
        return True
    try:
        return len(match.game.load(position).scores()) == match.seats
    except BadPosition:
        return False


def _append(match: Match, line: Json, number: int) -> None:
    """The next entry; one that cannot stand there is damage."""
    try:
        entry = log.from_json(line, match.game.streams)
    except (msgspec.ValidationError, ValueError) as error:
        raise DamagedFile("error-file-line", line=number) from error
    counting = set(match.entries.counting()[1:]) if entry.voids else set()
    if (
        entry.n != len(match.entries)
        or (entry.seat is not None and not 0 <= entry.seat < match.seats)
        or (entry.do in ("undo", "rewind") and not entry.voids)
        or not counting.issuperset(entry.voids)
        or (entry.wish is not None and entry.wish.stream not in match.game.streams)
    ):
        raise DamagedFile("error-file-line", line=number)
    match.entries.append(entry)
    match.take_wish(entry)


def _still_counts(match: Match, line: SnapshotLine) -> bool:
    """A snapshot is of use only if nothing that it contains was taken back later."""
    counting = set(match.entries.counting())
    later = match.entries[max(0, line.after + 1) :]
    return line.snapshot in counting and not any(n <= line.snapshot for entry in later for n in entry.voids)


def _snapshot(match: Match) -> Json:
    last = match.entries.last
    return {"snapshot": last, "after": len(match.entries) - 1, "position": match.state.dump()}


def _read_lines(path: Path, recover: bool) -> list[Json]:
    """A file's lines as JSON objects, the first one a header; what is missing at the end is noticed here."""
    try:
        rows = path.read_bytes().split(b"\n")
    except OSError as error:
        raise BadFile("error-file-unreadable", path=str(path), why=str(error.strerror)) from error
    lines: list[Json] = []
    for number, row in enumerate(rows, start=1):
        last = number == len(rows)
        if last and not row:
            break
        try:
            line = json.loads(row.decode())
        except (ValueError, RecursionError) as error:
            if not lines:
                raise ForeignFile("error-file-foreign", path=str(path)) from error
            if last and (recover or lines[0].get("kind") == "journal"):
                break
            kind = TruncatedFile if last else DamagedFile
            raise kind("error-file-torn" if last else "error-file-line", line=number, path=str(path)) from error
        if not isinstance(line, dict):
            raise (
                DamagedFile("error-file-line", line=number)
                if lines
                else ForeignFile("error-file-foreign", path=str(path))
            )
        lines.append(line)
    if not lines or "longhouse" not in lines[0]:
        raise ForeignFile("error-file-foreign", path=str(path))
    if lines[0].get("kind") != "journal" and "end" not in lines[-1] and not recover:
        raise TruncatedFile("error-file-torn", line=len(lines), path=str(path))
    return lines


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": ")) + "\n"

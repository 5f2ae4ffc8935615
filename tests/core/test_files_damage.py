"""Match files that are cut off, foreign or changed: always a named error that reads in both languages."""

import json

import pytest

from core.small_match import assert_readable, read, save, small_match, written
from longhouse import games
from longhouse.core.errors import (
    BadFile,
    BadSeats,
    BadSetting,
    DamagedFile,
    ForeignFile,
    LonghouseError,
    TruncatedFile,
    UnknownGame,
)
from longhouse.core.files import Journal
from longhouse.core.match import Match
from longhouse.testing.selfplay import played
from longhouse.testing.tables import LONG

TOMAHAWK = games.get("tomahawk")


@pytest.fixture(autouse=True)
def _installed(toy):
    """The toy can be loaded from files."""


def ends(whole):
    """Where a file is cut off: a long run tries every byte, a quick one every ninth and around ends of lines."""
    if LONG:
        return list(range(len(whole)))
    lines = [at + near for at, byte in enumerate(whole) if byte == 10 for near in (-1, 0, 1, 2)]
    return sorted({*range(0, len(whole), 9), *(at for at in lines if 0 <= at < len(whole))})


@pytest.mark.parametrize("kind", ["saved", "journal"])
@pytest.mark.parametrize("which", ["toy", "tomahawk"])
def test_a_file_cut_off_at_any_byte_is_refused_or_gives_the_entries_before(toy, which, kind, tmp_path):
    match = small_match(toy) if which == "toy" else played(TOMAHAWK, 1, {"specials": False}, choices=3)
    path = tmp_path / "m.jsonl"
    whole = save(match, path, kind)
    entries = written(match)
    lengths = set()
    for end in ends(whole):
        path.write_bytes(whole[:end])
        loaded = read(path)
        recovered = read(path, recover=True)
        if kind == "saved" and end < len(whole) - 1:
            assert loaded is None
        for found in (loaded, recovered):
            if found is not None:
                assert written(found) == entries[: len(found.entries)]
                assert found.state.dump() == found.state_after(len(found.entries) - 1).dump()
        if recovered is not None:
            lengths.add(len(recovered.entries))
    assert lengths == set(range(1, len(entries) + 1))


def test_a_cut_off_file_says_so_and_recovers_what_is_there(toy, tmp_path):
    path = tmp_path / "m.jsonl"
    whole = save(small_match(toy), path, "saved")
    cut = whole.rfind(b"\n", 0, len(whole) // 2) + 20
    path.write_bytes(whole[:cut])
    with pytest.raises(TruncatedFile) as refusal:
        Match.load(path)
    assert refusal.value.message_id == "error-file-torn"
    assert "--recover" in str(refusal.value)
    with pytest.raises(TruncatedFile):
        Match.verify(path)
    recovered = Match.load(path, recover=True)
    recovered.choose(recovered.deciding()[0], recovered.options(recovered.deciding()[0])[0].key)


def test_a_file_with_its_last_entry_taken_out_is_refused(toy, tmp_path):
    """The end line counts the entries, so that a file cannot lose its last ones unnoticed."""
    path = tmp_path / "m.jsonl"
    small_match(toy).save(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-3] + lines[-2:]), encoding="utf-8")
    with pytest.raises(BadFile):
        Match.load(path)


@pytest.mark.parametrize(
    ("content", "error", "message"),
    [
        (b"", ForeignFile, "error-file-foreign"),
        (b"\n", ForeignFile, "error-file-foreign"),
        (b"\x00\x01\x02\xff\xfe", ForeignFile, "error-file-foreign"),
        ("é".encode("latin-1"), ForeignFile, "error-file-foreign"),
        (b"hello", ForeignFile, "error-file-foreign"),
        (b"[1, 2]\n", ForeignFile, "error-file-foreign"),
        (b"7\n", ForeignFile, "error-file-foreign"),
        (b"null\n", ForeignFile, "error-file-foreign"),
        (b'{"name": "x"}\n', ForeignFile, "error-file-foreign"),
        (b'{"longhouse": 2}\n', TruncatedFile, "error-file-torn"),
        (b'{"longhouse": 4}\n{"end": 0}\n', ForeignFile, "error-file-newer"),
        (b'{"longhouse": "1"}\n{"end": 0}\n', ForeignFile, "error-file-newer"),
        (b'{"longhouse": null}\n{"end": 0}\n', ForeignFile, "error-file-newer"),
        (b'{"longhouse": 2, "game": "go"}\n{"end": 0}\n', UnknownGame, "error-game-unknown"),
        (b'{"longhouse": 1}\n{"end": 0}\n', UnknownGame, "error-game-unknown"),
        (b"[" * 100_000, ForeignFile, "error-file-foreign"),
        (b'{"longhouse": ' + b"1" * 5000 + b"}\n", ForeignFile, "error-file-foreign"),
    ],
    ids=lambda value: repr(value)[:30] if isinstance(value, bytes) else None,
)
def test_a_file_of_somebody_else_is_refused(content, error, message, tmp_path):
    path = tmp_path / "m.jsonl"
    path.write_bytes(content)
    for do in (Match.load, Match.verify, lambda path: list(Match.replay(path)), lambda p: Match.load(p, recover=True)):
        with pytest.raises(error if do is Match.load else LonghouseError) as refusal:
            do(path)
        assert_readable(refusal.value)
        if do is Match.load:
            assert refusal.value.message_id == message


def test_a_file_that_is_not_there_is_refused(tmp_path):
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(BadFile) as refusal:
            Match.load(path)
        assert refusal.value.message_id == "error-file-unreadable"
        assert_readable(refusal.value)


# One thing changed in a file that was whole.


def change(path, line, where, value):
    """Set one value in one line of a file; `where` is a path of keys."""
    lines = [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]
    inner = lines[line]
    for key in where[:-1]:
        inner = inner[key]
    assert inner[where[-1]] != value
    inner[where[-1]] = value
    path.write_text("".join(json.dumps(row) + "\n" for row in lines), encoding="utf-8")


# Lines of small_match: 1 the deal, 2 walk, 3 note, 4 peek, 5 offer, 6 accept, 7 roll, 8 rewind, 9 walk, 10 undo.
CHANGES = {
    "a card of the deal": (1, ("chance", 0, 2), 8),
    "the number of cards": (1, ("chance", 0, 1), 8),
    "the stream of a card": (1, ("chance", 0, 0), "die"),
    "a die": (7, ("chance", 0, 2), 5),
    "a choice": (2, ("choice",), "stop"),
    "the colour of a secret choice": (3, ("choice",), "note:blue"),
    "who chose": (6, ("seat",), 1),
    "the decision that was answered": (4, ("decision",), "9.9"),
    "a public event": (7, ("events", 0, "public", "value"), 6),
    "a private event": (4, ("events", 0, "private", "0", "card"), 99),
    "the kind of an event": (2, ("events", 0, "kind"), "flew"),
    "a barrier": (7, ("barrier",), "reveal"),
    "a barrier taken away": (4, ("barrier",), None),
    "what was taken back": (10, ("voids",), [2]),
    "who took back": (10, ("seat",), 0),
    "what was rewound": (8, ("voids",), [7]),
    "who agreed": (8, ("consents",), [1]),
    "the seed": (0, ("seed",), "00" * 32),
    "the commitment": (0, ("commitment",), "00" * 32),
    "a setting": (0, ("settings", "sides"), 8),
    "the saved position": (-2, ("position", "points"), [50, 0, 0]),
    "the count at the end": (-1, ("end",), 5),
}


@pytest.mark.parametrize("what", CHANGES)
def test_verify_finds_whatever_was_changed(toy, what, tmp_path):
    path = tmp_path / "m.jsonl"
    small_match(toy).save(path)
    outcomes = Match.verify(path)
    assert outcomes == 4
    change(path, *CHANGES[what])
    with pytest.raises(DamagedFile) as refusal:
        Match.verify(path)
    assert_readable(refusal.value)


def test_a_position_that_was_changed_is_not_believed(toy, tmp_path):
    path = tmp_path / "m.jsonl"
    match = small_match(toy)
    match.save(path)
    change(path, *CHANGES["the saved position"])
    loaded = read(path)
    assert loaded is None or loaded.state.dump() == match.state.dump()


def test_verify_names_the_line(toy, tmp_path):
    path = tmp_path / "m.jsonl"
    small_match(toy).save(path)
    change(path, *CHANGES["a die"])
    with pytest.raises(DamagedFile) as refusal:
        Match.verify(path)
    assert refusal.value.args_of_message["line"] == 8


def test_verify_refuses_a_file_without_a_deal(toy, tmp_path):
    path = tmp_path / "m.jsonl"
    small_match(toy).save(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text(lines[0] + lines[-1], encoding="utf-8")
    for do in (Match.load, Match.verify):
        with pytest.raises(BadFile):
            do(path)


@pytest.mark.parametrize(
    ("where", "value", "error"),
    [
        (("seats",), 7, BadSeats),
        (("seats",), "3", DamagedFile),
        (("settings",), [], DamagedFile),
        (("settings", "sides"), 7, BadSetting),
        (("settings",), {"moon": 1}, BadSetting),
        (("names",), "Ann", DamagedFile),
        (("bots",), {"0": True}, DamagedFile),
        (("seed",), "xyz", DamagedFile),
        (("seed",), None, DamagedFile),
        (("seed",), "00" * 32, DamagedFile),
        (("game",), "moon", UnknownGame),
        (("longhouse",), 4, ForeignFile),
    ],
)
def test_load_refuses_a_first_line_that_cannot_be(toy, where, value, error, tmp_path):
    path = tmp_path / "m.jsonl"
    small_match(toy).save(path)
    change(path, 0, where, value)
    with pytest.raises(error) as refusal:
        Match.load(path)
    assert_readable(refusal.value)


def test_load_refuses_a_choice_that_was_not_possible(toy, tmp_path):
    path = tmp_path / "m.jsonl"
    Journal(small_match(toy), path).close()
    change(path, 2, ("choice",), "bid:1")
    with pytest.raises(DamagedFile) as refusal:
        Match.load(path)
    assert refusal.value.message_id == "error-file-choice"


def test_load_refuses_luck_that_does_not_fit(toy, tmp_path):
    path = tmp_path / "m.jsonl"
    Journal(small_match(toy), path).close()
    change(path, 1, ("chance", 0, 2), 99)
    with pytest.raises(DamagedFile):
        Match.load(path)


@pytest.mark.parametrize("lines", [[2, 1], [1, 1], [1, 3]], ids=["in another order", "twice", "one left out"])
def test_load_refuses_entries_that_do_not_follow_each_other(toy, lines, tmp_path):
    path = tmp_path / "m.jsonl"
    small_match(toy).save(path)
    rows = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([rows[0], *(rows[n] for n in lines), rows[-1]]), encoding="utf-8")
    with pytest.raises(DamagedFile):
        Match.load(path)

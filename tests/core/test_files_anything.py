"""Match files with anything at all in any place: never an exception without a name."""

import json

import pytest

from core.small_match import assert_readable, small_match
from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.testing.anything import ANYTHING, places, with_value
from longhouse.testing.selfplay import sides


@pytest.fixture(autouse=True)
def _installed(toy):
    """The toy can be loaded from files."""


def use(path):
    """Load, look at everything, and check: what a client does with a file."""
    match = Match.load(path)
    for side in sides(match):
        match.view(side)
        match.events(side)
        if side is not None:
            match.can_undo(side)
    for _ in match.moments():
        pass
    Match.verify(path)


def use_or_read_why_not(path):
    try:
        use(path)
    except LonghouseError as refusal:
        assert_readable(refusal)


LINES = {
    "header": 0,
    "deal": 1,
    "choice": 2,
    "secret": 4,
    "roll": 7,
    "rewind": 8,
    "undo": 10,
    "snapshot": 11,
    "end": 12,
}


@pytest.mark.parametrize("what", LINES)
def test_whatever_stands_in_a_file_the_refusal_has_a_name(toy, what, tmp_path):
    path, line = tmp_path / "m.jsonl", LINES[what]
    small_match(toy).save(path)
    rows = path.read_text(encoding="utf-8").splitlines()
    failures = []
    for where in places(json.loads(rows[line]), leave_out=("position",)):
        for value in ANYTHING:
            damaged = with_value(json.loads(rows[line]), where, value)
            path.write_text("\n".join([*rows[:line], json.dumps(damaged), *rows[line + 1 :], ""]), encoding="utf-8")
            try:
                use_or_read_why_not(path)
            except Exception as error:
                failures.append(f"{'.'.join(map(str, where))} = {value!r}: {type(error).__name__}: {error}")
    assert not failures, f"{len(failures)} exceptions without a name, such as:\n" + "\n".join(failures[:12])

"""Seconds of a test run: a table by folder, and the slowest tests.

    python tests/durations.py [build/junit.xml]

The file is written by `pytest --junitxml=build/junit.xml`. Seconds are those of the tests themselves, with what they
set up and take down: with `-n 3` the run takes about a third of their sum.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

SLOWEST = 25
USUAL = Path("build/junit.xml")


class Test(NamedTuple):
    """A test that was run."""

    seconds: float
    folder: str
    name: str


def read(path: Path) -> list[Test]:
    """All tests of a file."""
    cases = ElementTree.parse(path).getroot().iter("testcase")
    return [
        Test(float(case.get("time", 0)), folder_of(where := case.get("classname", "")), f"{where}::{case.get('name')}")
        for case in cases
    ]


def folder_of(where: str) -> str:
    """The folder of a test from its module, `tests.server.test_x`; each game has its own."""
    parts = where.split(".")
    depth = 3 if parts[:2] == ["tests", "games"] else 2
    return "/".join(parts[:-1][:depth])


def report(tests: list[Test]) -> str:
    """The table and the list."""
    counts: Counter[str] = Counter(test.folder for test in tests)
    seconds: defaultdict[str, float] = defaultdict(float)
    for test in tests:
        seconds[test.folder] += test.seconds
    rows = [(folder, counts[folder], seconds[folder]) for folder in sorted(counts, key=lambda one: -seconds[one])]
    rows.append(("in all", len(tests), sum(seconds.values())))
    width = max(len(folder) for folder, _, _ in rows)
    lines = [f"{'':{width}} {'tests':>7} {'seconds':>9}"]
    lines += [f"{folder:{width}} {count:7} {taken:9.1f}" for folder, count, taken in rows]
    slowest = sorted(tests, reverse=True)[:SLOWEST]
    return "\n".join([*lines, "", "Slowest:", *(f"{test.seconds:9.1f}  {test.name}" for test in slowest)])


def main(words: list[str]) -> int:
    path = Path(words[0]) if words else USUAL
    try:
        tests = read(path)
    except (OSError, ElementTree.ParseError) as error:
        print(f"{path} cannot be read ({error}): run pytest --junitxml={path}", file=sys.stderr)
        return 1
    print(report(tests))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""In the compiled engine numbers stay numbers: none is made into a Python object and back on the way."""

from fnmatch import fnmatch
from functools import cache

import pytest

from house import boxing

ALLOWED = {
    ("src/longhouse/core/state.py", "State.options"): "gives a list to Python",
    ("src/longhouse/core/dealing.py", "zone_at"): "says in an error which cell it was",
    ("src/longhouse/core/layout.py", "Layout.many"): "only when a game is imported",
    ("src/longhouse/games/northgard/data.py", "_check"): "only when the game is imported",
    ("src/longhouse/games/northgard/state.py", "Settings.__init__"): "once in a match",
    ("src/longhouse/games/northgard/rules/creature_fights.py", "undeclared"): "a sorted list, at the end of an action",
    ("src/longhouse/games/wendake/rules/game.py", "Wendake.apply"): "only while somebody listens",
}
"""Boxing that is meant, or that nothing hot does, with the reason."""


MAKE_OBJECTS = (
    "src/longhouse/core/writing.py",
    "src/longhouse/games/*/asking.py",
    "src/longhouse/games/*/coming.py",
    "src/longhouse/games/*/dumping.py",
    "src/longhouse/games/*/forecast.py",
    "src/longhouse/games/*/view.py",
)
"""Views and written positions: what they make of numbers are objects. No search calls them."""


@cache
def boxed():
    """By path and function, the places where a number is boxed."""
    found = {}
    for one in boxing.boxings():
        if any(fnmatch(one.path, pattern) for pattern in MAKE_OBJECTS):
            continue
        found.setdefault((one.path, one.function), []).append(f"{one}: {one.line_in(boxing.ROOT)}")
    return found


@pytest.mark.slow
def test_no_number_is_boxed():
    """Write `if` and `return` instead of `a if x else b`, name the counter of a loop, and see `boxing.py`."""
    new = [line for place, lines in boxed().items() if place not in ALLOWED for line in lines]
    assert not new, "\n" + "\n".join(new)


@pytest.mark.slow
def test_nothing_stands_on_a_list_that_is_not_boxed():
    gone = sorted(place for place in ALLOWED if place not in boxed())
    assert not gone, f"take off the list: {gone}"


SAMPLE = """
from mypy_extensions import i64

def joined(number: i64) -> i64:
    return 0 if number > 3 else number

def counted(number: i64) -> i64:
    found: i64 = 0
    for _ in range(number):
        found += 2
    return found

def plain(number: i64) -> i64:
    found: i64 = 0
    for step in range(number):
        found += step
    if found > 3:
        return 0
    return found
"""


def test_boxing_is_found(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "sample.py").write_text(SAMPLE, encoding="utf-8")
    hook = "[tool.hatch.build.targets.wheel.hooks.custom]"
    (tmp_path / "pyproject.toml").write_text(f'{hook}\ninclude = ["src/*.py"]\n', encoding="utf-8")
    found = boxing.boxings(tmp_path)
    assert {one.function for one in found} == {"joined", "counted"}
    assert {5, 9} <= {one.line for one in found}

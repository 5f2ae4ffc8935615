"""JSON values with anything at all put in any place."""

from collections.abc import Iterator, Sequence
from typing import Any

ANYTHING: Sequence[Any] = [None, True, -1, 10**9, 1.5, "", "x", "1", [], [[]], [None], {}, {"x": []}]


def places(value: Any, where: tuple[Any, ...] = (), leave_out: Sequence[str] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value, as a path of keys; what is inside the left-out ones stays as it is."""
    yield where
    if where and where[-1] in leave_out:
        return
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*where, key), leave_out)


def with_value(whole: Any, where: Sequence[Any], value: Any) -> Any:
    """A JSON value, changed in place, that has another one in that place."""
    if not where:
        return value
    inner = whole
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    return whole

"""The bounds of zones, watched while the engine is not compiled.

All zones lie in one vector, so that an index beyond a zone reads or changes its neighbour and nobody notices. Compiled
zones do not look, for speed; uncompiled ones are wrapped here to raise IndexError.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
from typing import Any

from longhouse.core import zones
from longhouse.core.state import State

AXES = ("a", "b", "c")
"""What the methods of rows, grids and blocks call the things that a zone exists for, in their order."""


def is_compiled() -> bool:
    """Whether the zones are the compiled ones."""
    return not str(zones.__file__).endswith(".py")


def watch() -> None:
    """Check what every method of every shape is given."""
    if hasattr(zones.Cell.of, "__wrapped__"):
        return
    for shape in (zones.Cell, zones.Row, zones.Grid, zones.Block, zones.Line, zones.Many, zones.Places):
        for name, method in list(vars(shape).items()):
            if callable(method) and not name.startswith("_"):
                given = list(signature(method).parameters)[2:]
                if set(given) & {*AXES, "place", "member", "card", "behind"} and name != "place":
                    setattr(shape, name, checked(method, given))


def checked(method: Callable[..., Any], given: Sequence[str]) -> Callable[..., Any]:
    """A method that looks at what it is given."""

    @wraps(method)
    def careful(zone: zones.Zone, table: State, *values: int) -> Any:
        for what, value in zip(given, values, strict=True):
            low, high = bounds(zone, table, what)
            if not low <= value < high:
                raise IndexError(f"{zone.name}.{method.__name__}: {value} is not from {low} to {high - 1}")
        return method(zone, table, *values)

    return careful


ANYTHING = (-(2**63), 2**63)


def bounds(zone: zones.Zone, table: State, what: str) -> tuple[int, int]:
    """The first number that may be given, and the first one that may not."""
    if what in AXES and zone.axes:
        return 0, zone.axes[AXES.index(what)].size
    if what == "place" and isinstance(zone, zones.Line):
        return 0, zone.size(table)
    if what == "card":
        return 0, zone.axes[0].size
    if what == "behind":
        return zones.NONE, zone.axes[0].size
    if what == "member" and isinstance(zone, zones.Many):
        return 0, zone.axes[0].size
    if what == "member":
        things = zone.content.things
        return (0, 63) if things is None else (things.start, things.start + things.size)
    return ANYTHING

"""Small pictures for a page, as SVG in the page itself. Every figure in them also stands in the table beside them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from statistics import median
from typing import NamedTuple

WIDTH = 240
_HEIGHT = 22
_EDGE = 6
_BINS = 24


class Scale(NamedTuple):
    """From figures to places on a line."""

    low: float
    high: float
    width: float = WIDTH
    edge: float = _EDGE

    def at(self, value: float) -> float:
        """How far to the right a value lies; one outside lies at the edge."""
        part = (min(self.high, max(self.low, value)) - self.low) / ((self.high - self.low) or 1)
        return round(self.edge + part * (self.width - 2 * self.edge), 1)

    def ticks(self, about: int = 4) -> list[float]:
        """Round values within, so many or a few more."""
        step = _round_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def scale_for(values: Sequence[float], mark: float) -> Scale:
    """A scale on which all of them and the mark are inside, with a little air."""
    low, high = min([*values, mark]), max([*values, mark])
    air = (high - low) * 0.05 or 1.0
    return Scale(low - air, high + air)


def interval(scale: Scale, value: float, low: float, high: float, mark: float) -> str:
    """A dot for what was found, a line for what it may be, a stroke where it would be if all were equal.

    The dot is full where the line does not reach the stroke, and a ring where it does: colour alone says nothing.
    """
    middle = _HEIGHT / 2
    is_apart = not low <= mark <= high
    return (
        f'<svg class="interval{" apart" if is_apart else ""}" viewBox="0 0 {WIDTH} {_HEIGHT}" aria-hidden="true">'
        f'<line class="mark" x1="{scale.at(mark)}" x2="{scale.at(mark)}" y1="0" y2="{_HEIGHT}"/>'
        f'<line class="span" x1="{scale.at(low)}" x2="{scale.at(high)}" y1="{middle}" y2="{middle}"/>'
        f'<circle cx="{scale.at(value)}" cy="{middle}" r="4.5"/></svg>'
    )


def axis(scale: Scale, words: Sequence[tuple[float, str]]) -> str:
    """The line above a column of intervals, with figures at its ticks."""
    marks = "".join(
        f'<text x="{scale.at(value)}" y="12" text-anchor="{_anchor(scale, value)}">{escape(word)}</text>'
        f'<line x1="{scale.at(value)}" x2="{scale.at(value)}" y1="16" y2="{_HEIGHT}"/>'
        for value, word in words
    )
    return f'<svg class="axis" viewBox="0 0 {WIDTH} {_HEIGHT}" aria-hidden="true">{marks}</svg>'


def _anchor(scale: Scale, value: float) -> str:
    at = scale.at(value)
    return "start" if at < 2 * _EDGE else "end" if at > scale.width - 2 * _EDGE else "middle"


class Bin(NamedTuple):
    """How many values lie between two whole numbers, both inclusive."""

    low: int
    high: int
    games: int

    @property
    def words(self) -> str:
        """Its limits."""
        return str(self.low) if self.low == self.high else f"{self.low} – {self.high}"


def bins(values: Sequence[int]) -> list[Bin]:
    """All values, in at most so many bins of equal width."""
    low, high = min(values), max(values)
    width = max(1, ceil(_round_step((high - low + 1) / _BINS)))
    first = floor(low / width) * width
    starts = range(first, high + 1, width)
    counted = [0] * len(starts)
    for value in values:
        counted[(value - first) // width] += 1
    return [Bin(start, start + width - 1, count) for start, count in zip(starts, counted, strict=True)]


def histogram(values: Sequence[int], title: str) -> str:
    """Bars for how many games had so much; a stroke at the median."""
    found = bins(values)
    scale = Scale(found[0].low, found[-1].high + 1, 480, 10)
    tallest = max(one.games for one in found)
    bars = "".join(
        f'<rect x="{scale.at(one.low) + 0.5}" width="{max(1.0, scale.at(one.high + 1) - scale.at(one.low) - 1):.1f}" '
        f'y="{130 - 120 * one.games / tallest:.1f}" height="{120 * one.games / tallest:.1f}">'
        f"<title>{one.words}: {one.games}</title></rect>"
        for one in found
    )
    half = (found[0].high - found[0].low + 1) / 2
    ticks = [value for value in scale.ticks(6) if found[0].low <= value <= found[-1].high and value == int(value)]
    words = "".join(
        f'<text x="{scale.at(value + (0.5 if half == 0.5 else 0))}" y="146" text-anchor="middle">{value:.0f}</text>'
        for value in ticks
    )
    middle = scale.at(median(values) + 0.5)
    return (
        f'<svg class="histogram" viewBox="0 0 480 152" role="img" aria-label="{escape(title)}">{bars}'
        f'<line class="base" x1="8" x2="472" y1="130" y2="130"/>'
        f'<line class="mark" x1="{middle}" x2="{middle}" y1="4" y2="130"/>{words}</svg>'
    )


def _round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on, also below 1."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= rough - 1e-12)

"""Who will win, learned from games: small functions of a game's features, evaluated without a framework. Compiled.

Weights lie in a game's folder as `values.json`:

    {"kind": "linear", "features": [...], "w0": [...], "w1": [...], "bias": 0.0, "origin": {...}}
    {"kind": "net", "features": [...], "hidden": [[...], ...], "hidden_bias": [...], "out": [...], "out_bias": 0.0, ...}

Feature 0 of every game is the share of the game that is still left. `origin` says how the weights came about.
"""

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhouse.core.knowledge import Figures, Judgement, Knowledge
from longhouse.core.state import State

VALUES_FILE: Final = "values.json"


class Value(Judgement):
    """Each seat's chance of winning, from the features of all seats."""

    def __init__(self, features: list[str], origin: dict[str, Any]) -> None:
        self.features: list[str] = features
        self.origin: dict[str, Any] = origin
        """How the weights came about: command, seed, games, date, rules version."""
        self.count: i64 = len(features)
        self.room: Figures = Figures()
        """One seat's features."""
        self.table: vec[float] = vec[float]()
        """All seats' features, one seat after the other."""

    def score(self, seat: i64, seats: i64) -> float:
        """How well a seat stands, by the features in `table`."""
        raise NotImplementedError

    def chances_into(self, knowledge: Knowledge, world: State, seats: i64, into: Figures) -> None:
        """Each seat's chance of winning: 1 in all."""
        self._read(knowledge, world, seats)
        best = -1.0e30
        for seat in range(seats):
            score = self.score(seat, seats)
            into.put(seat, score)
            if score > best:
                best = score
        total = 0.0
        for seat in range(seats):
            share = exp(into.at(seat) - best)
            into.put(seat, share)
            total += share
        for seat in range(seats):
            into.put(seat, into.at(seat) / total)

    def _read(self, knowledge: Knowledge, world: State, seats: i64) -> None:
        """Ask the game for the features of all seats."""
        count = self.count
        while len(self.table) < seats * count:
            self.table = append(self.table, 0.0)
        for seat in range(seats):
            self.room.clear(count)
            knowledge.features_into(world, seat, self.room)
            start = seat * count
            for at in range(count):
                self.table[start + at] = self.room.at(at)


class LinearValue(Value):
    """Score = (w0 + t w1) . f + bias, where t, the time left, is feature 0."""

    def __init__(self, weights: dict[str, Any]) -> None:
        super().__init__(list(weights["features"]), dict(weights.get("origin", {})))
        self.w0: vec[float] = _floats(weights["w0"], self.count)
        self.w1: vec[float] = _floats(weights["w1"], self.count)
        self.bias: float = float(weights.get("bias", 0.0))

    def score(self, seat: i64, seats: i64) -> float:
        """How well a seat stands."""
        table, w0, w1 = self.table, self.w0, self.w1
        start = seat * self.count
        time = table[start]
        total = self.bias
        for at in range(self.count):
            total += (w0[at] + time * w1[at]) * table[start + at]
        return total


class NetValue(Value):
    """One hidden layer with ReLU over a seat's own features and the mean of the others'; one score for each seat."""

    def __init__(self, weights: dict[str, Any]) -> None:
        super().__init__(list(weights["features"]), dict(weights.get("origin", {})))
        rows: list[Any] = list(weights["hidden"])
        self.width: i64 = len(rows)
        flat: list[Any] = []
        for row in rows:
            flat.extend(row)
        self.hidden: vec[float] = _floats(flat, 2 * self.count * self.width)
        """For each hidden unit its weights of the own features, then of the others' means."""
        self.hidden_bias: vec[float] = _floats(weights["hidden_bias"], self.width)
        self.out: vec[float] = _floats(weights["out"], self.width)
        self.out_bias: float = float(weights.get("out_bias", 0.0))
        self.means: vec[float] = _floats([0.0] * int(self.count), self.count)

    def score(self, seat: i64, seats: i64) -> float:
        """How well a seat stands."""
        table, means, hidden, count = self.table, self.means, self.hidden, self.count
        self._average(seat, seats)
        start = seat * count
        total = self.out_bias
        row: i64 = 0
        for unit in range(self.width):
            sum_ = self.hidden_bias[unit]
            for at in range(count):
                sum_ += hidden[row + at] * table[start + at]
            row += count
            for at in range(count):
                sum_ += hidden[row + at] * means[at]
            row += count
            if sum_ > 0.0:
                total += self.out[unit] * sum_
        return total

    def _average(self, seat: i64, seats: i64) -> None:
        """The mean features of all others."""
        table, means, count = self.table, self.means, self.count
        others = 1.0
        if seats > 2:
            others = float(seats - 1)
        for at in range(count):
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += table[other * count + at]
            means[at] = total / others


def _floats(numbers: Any, count: i64) -> vec[float]:
    """These numbers, if they are so many."""
    found = vec[float]()
    for number in numbers:
        found = append(found, float(number))
    if len(found) != count:
        raise ValueError("not as many weights as the features need")
    return found


def value_of(weights: dict[str, Any]) -> Value:
    """The value that a file's content describes."""
    if weights["kind"] == "linear":
        return LinearValue(weights)
    if weights["kind"] == "net":
        return NetValue(weights)
    raise ValueError(f"no kind of value is called {weights['kind']}")


def read_value(folder: Path, features: list[str]) -> Value | None:
    """The learned value in a game's folder, or None if there is none; ValueError if it is about other features."""
    path = folder / VALUES_FILE
    if not path.exists():
        return None
    found = value_of(json.loads(path.read_text(encoding="utf-8")))
    if found.features != features:
        raise ValueError(f"{path} was learned with other features: learn it anew")
    return found


def taught(knowledge: Knowledge, folder: Path) -> Knowledge:
    """A game's knowledge, with the value in the game's folder if there is one."""
    knowledge.learned = read_value(folder, knowledge.features)
    return knowledge

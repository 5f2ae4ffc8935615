"""Learned values: what a file of weights makes of a game's features."""

import json
import math

import pytest

from bots.small import Alike, Nim
from longhouse.core.knowledge import Figures
from longhouse.core.values import LinearValue, NetValue, read_value, value_of

LINEAR = {
    "kind": "linear",
    "features": ["time", "a", "b"],
    "w0": [0.5, 1.0, -2.0],
    "w1": [0.0, 0.5, 1.0],
    "bias": 0.25,
    "origin": {"games": 1},
}
NET = {
    "kind": "net",
    "features": ["time", "a"],
    "hidden": [[0.1, 1.0, 0.0, -1.0], [0.0, -1.0, 0.5, 1.0], [1.0, 1.0, 1.0, 1.0]],
    "hidden_bias": [0.0, 0.1, -9.0],
    "out": [2.0, -1.0, 5.0],
    "out_bias": 0.5,
}


class Told(Alike):
    """Features as a test tells them."""

    def __init__(self, rows):
        super().__init__()
        self.rows = rows

    def features_into(self, world, seat, into):
        for at, value in enumerate(self.rows[seat]):
            into.put(at, value)


def chances(value, rows):
    into = Figures()
    into.clear(len(rows))
    value.chances_into(Told(rows), Nim(3), len(rows), into)
    return [into.at(seat) for seat in range(len(rows))]


def softmax(scores):
    total = sum(math.exp(score) for score in scores)
    return [math.exp(score) / total for score in scores]


ROWS = [[0.4, 3.0, 1.0], [0.4, 2.0, -1.0], [0.4, 0.0, 2.5]]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_linear_value_is_what_its_weights_say(seats):
    scores = [
        sum((w0 + 0.4 * w1) * one for w0, w1, one in zip(LINEAR["w0"], LINEAR["w1"], row, strict=True))
        for row in ROWS[:seats]
    ]
    found = chances(LinearValue(LINEAR), ROWS[:seats])
    assert found == pytest.approx(softmax(scores))
    assert sum(found) == pytest.approx(1)


def by_hand(rows):
    scores = []
    for seat, own in enumerate(rows):
        others = [row for other, row in enumerate(rows) if other != seat]
        means = [sum(column) / len(others) for column in zip(*others, strict=True)]
        inputs = [*own, *means]
        score = NET["out_bias"]
        for weights, bias, out in zip(NET["hidden"], NET["hidden_bias"], NET["out"], strict=True):
            score += out * max(0.0, bias + sum(w * one for w, one in zip(weights, inputs, strict=True)))
        scores.append(score)
    return softmax(scores)


@pytest.mark.parametrize("rows", [[[0.4, 1.5], [0.4, -0.5]], [[0.4, 1.5], [0.4, -0.5], [0.4, 0.7], [0.4, 9.0]]])
def test_a_net_is_what_its_weights_say(rows):
    assert chances(NetValue(NET), rows) == pytest.approx(by_hand(rows))


def test_it_can_be_asked_with_more_seats_and_then_with_fewer():
    value = value_of(NET)
    before = chances(value, [[0.4, 1.5], [0.4, -0.5]])
    chances(value, [[0.4, 1.0]] * 4)
    assert chances(value, [[0.4, 1.5], [0.4, -0.5]]) == before


def test_a_file_is_read_and_must_be_about_the_same_features(tmp_path):
    assert read_value(tmp_path, ["time", "a"]) is None
    (tmp_path / "values.json").write_text(json.dumps(NET), encoding="utf-8")
    found = read_value(tmp_path, ["time", "a"])
    assert isinstance(found, NetValue)
    with pytest.raises(ValueError, match="other features"):
        read_value(tmp_path, ["time", "b"])
    (tmp_path / "values.json").write_text(json.dumps(LINEAR), encoding="utf-8")
    found = read_value(tmp_path, LINEAR["features"])
    assert isinstance(found, LinearValue)
    assert found.origin == {"games": 1}


@pytest.mark.parametrize(
    "broken", [{**LINEAR, "w0": [1.0]}, {**NET, "out": [1.0]}, {**NET, "hidden": [[1.0]]}, {**NET, "kind": "oracle"}]
)
def test_weights_that_do_not_fit_are_refused(broken):
    with pytest.raises(ValueError, match=r"weights|oracle"):
        value_of(broken)

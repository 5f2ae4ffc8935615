"""What games say of their views is what they show, and what boards are told of it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest
from hypothesis import given
from views import NoTypeError, fields_of, misfits, path_of, script, typed_games, view_type, written

from longhouse.testing.mirrors import seen_in_beats
from longhouse.testing.selfplay import positions, sides_of, steps
from longhouse.testing.tables import spread, tables


class Chief(TypedDict):
    name: str
    seat: int | None
    horse: NotRequired[str]


Camp = TypedDict("Camp", {"from": list[Chief | None], "by": NotRequired[dict[str, Literal["tent", "hut"]]]})


def test_every_game_of_ours_has_a_typed_view():
    assert {game.id for game in typed_games()} >= {"northgard", "tomahawk", "tribes", "wendake"}


@pytest.mark.parametrize("game", typed_games(), ids=lambda game: game.id)
def test_the_types_of_a_board_are_those_of_the_view(game):
    assert path_of(game).read_text(encoding="utf-8") == written(game), "run tests/web/views.py"


@given(tables(typed_games()))
def test_views_are_what_their_types_say(table):
    game, settings, seats, seed = table
    kind = view_type(game)
    for state in spread(positions(game, seed, settings, seats), seed, most=30):
        for side in sides_of(state):
            assert list(misfits(game.view(state, side), kind)) == []


@given(tables(typed_games()))
def test_views_in_the_middle_of_a_choice_are_what_their_types_say(table):
    game, settings, seats, seed = table
    kind = view_type(game)
    for step in spread(steps(game, seed, settings, seats), seed, most=20):
        for side in sides_of(step.before):
            _, beats = seen_in_beats(game, step.before.copy(), step, side, seed)
            assert [wrong for _, view in beats for wrong in misfits(view, kind)] == []


def test_types_in_typescript():
    assert script(int | None) == "number | null"
    assert script(list[Chief | None]) == "(Chief | null)[]"
    assert script(dict[str, list[bool]]) == "Record<string, boolean[]>"
    assert script(Literal["tent", 2]) == '"tent" | 2'
    assert script(list[list[str]]) == "string[][]"
    assert fields_of(Chief)["horse"] == (str, False)
    assert fields_of(Chief)["name"] == (str, True)
    assert fields_of(Camp)["by"] == (dict[str, Literal["tent", "hut"]], False)
    with pytest.raises(NoTypeError):
        script(set[int])


@pytest.mark.parametrize(
    ("camp", "wrong"),
    [
        ({"from": [{"name": "Ann", "seat": None}, None], "by": {"A1": "tent"}}, []),
        ({"by": {}}, ["view.from is missing"]),
        ({"from": [], "to": 1}, ["view.to is not in Camp"]),
        ({"from": [], "by": {"A1": "house"}}, ["view.by.A1"]),
        ({"from": [{"name": "Ann", "seat": True}]}, ["view.from[0]"]),
        ({"from": {}}, ["view.from"]),
    ],
)
def test_what_does_not_fit_is_named(camp, wrong):
    found = list(misfits(camp, Camp))
    assert len(found) == len(wrong)
    assert all(said.startswith(expected) for said, expected in zip(found, wrong, strict=True))

"""The engine does what it did when it was recorded (`recorded/`), game by game: see `equality.py`."""

import os

import pytest

import longhouse
from house import equality
from longhouse import games

EVERYTHING = equality.is_compiled() or os.environ.get("HYPOTHESIS_PROFILE") == "long"


@pytest.mark.parametrize("part", equality.PARTS)
@pytest.mark.parametrize("name", equality.recorded_games())
def test_nothing_differs_from_what_was_recorded(name, part):
    """If the rules have changed on purpose: a new rules_version, then python tests/house/record.py."""
    game = games.get(name)
    assert equality.read(name, "games")["rules"] == game.rules_version, "recorded under another version of the rules"
    first = next(iter(equality.compare(game, part, EVERYTHING, None)), None)
    assert first is None, f"{name}, {part}: {first}"


def test_every_installed_game_is_recorded():
    missing = set(games.names()) - set(equality.recorded_games())
    assert not missing, f"python tests/house/record.py {' '.join(sorted(missing))}"


def test_a_difference_in_a_game_is_named_with_its_step_and_its_place(monkeypatch):
    game = games.get("tomahawk")

    def one_token_more(dump):
        dump["players"][1]["tokens"] += dump["round"] == 3
        return dump

    monkeypatch.setitem(equality.TO_RECORDED, "tomahawk", one_token_more)
    sources = equality.Path(longhouse.__file__).parents[1]
    said = next(equality.compare_games(game, True, sources))
    assert "another dump" in said
    assert "dump.players[1].tokens: " in said


def test_a_position_that_is_read_otherwise_is_named(monkeypatch):
    monkeypatch.setitem(equality.TO_PRESENT, "tomahawk", lambda dump: {**dump, "doubled": []})
    found = list(equality.compare_positions(games.get("tomahawk"), True, None))
    assert any("doubled[0]: " in one for one in found)


def test_a_damage_that_is_accepted_now_is_named(monkeypatch):
    def mended(dump):
        return dump if isinstance(dump["round"], int) else {**dump, "round": 1}

    monkeypatch.setitem(equality.TO_PRESENT, "tomahawk", lambda dump: mended(dump) if "round" in dump else dump)
    found = list(equality.compare_damage(games.get("tomahawk"), True, None))
    assert found
    assert all("damage" in one and "round" in one for one in found)


@pytest.mark.parametrize(
    ("before", "now", "good"),
    [
        ("=aa", "=aa", True),
        ("=aa", "=bb", False),
        ("=aa", "error-position-place", False),
        ("error-position-place", "=aa", False),
        ("error-position-shape", "error-position-twice", True),
        ("error-position-twice", "error-position-shape", False),
    ],
)
def test_a_refusal_may_become_more_exact_and_nothing_else(before, now, good):
    assert equality.is_as_good(before, now) is good


def test_differences_say_where():
    before, now = {"a": [1, {"b": 2}], "c": 1}, {"a": [1, {"b": 3}, 4], "c": True}
    assert equality.differences(before, now) == [
        "a[1].b: 2 before, 3 now",
        "a[2]: nothing before, 4 now",
        "c: 1 before, true now",
    ]
    assert equality.differences(list(range(9)), []) == [f"[{n}]: {n} before, nothing now" for n in range(6)] + ["..."]

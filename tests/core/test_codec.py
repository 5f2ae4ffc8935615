"""Options as numbers inside and as keys outside."""

import pytest

from longhouse.core.codec import Codec, OptionKind
from longhouse.core.protocol import Message
from longhouse.testing.under_test import GAMES

SIZES = ("small", "large")
PLACES = ("1", "2", "3")


def codec():
    return Codec(
        OptionKind("pass", 0, "pass"),
        OptionKind("build", 10, "build:{size}@{place}", ("yard:{place}",), {"size": SIZES, "place": PLACES}),
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_number_of_a_game_has_a_key_that_leads_back(game):
    codes = [code for kind in game.codec.kinds for code in range(kind.base, kind.base + kind.size)]
    keys = [game.codec.key(code) for code in codes]
    assert [game.codec.code(key) for key in keys] == codes
    assert len(set(keys)) == len(codes)
    assert game.codec.size == max(codes) + 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_of_a_game_reads_like_its_key(game):
    for kind in game.codec.kinds:
        for code in range(kind.base, kind.base + kind.size):
            option = game.codec.option(code)
            assert option.key == game.codec.key(code)
            assert option.label.id == f"option-{kind.name}"
            assert set(option.label.args) == {name for field in kind.fields for name in field.split(",")}
            assert kind.code(kind.values(code)) == code


def test_the_last_field_runs_fastest():
    assert [codec().key(code) for code in range(10, 14)] == [
        "build:small@1",
        "build:small@2",
        "build:small@3",
        "build:large@1",
    ]


def test_an_option_carries_targets_and_arguments_with_numbers_as_numbers():
    option = codec().option(14)
    assert option.targets == ("yard:2",)
    assert option.label == Message("option-build", {"size": "large", "place": 2})


@pytest.mark.parametrize(
    "key", ["", "pas", "pass ", "pass\n", "PASS", "build", "build:small@4", "build:huge@1", "build:small@11", "{size}"]
)
def test_a_key_that_the_game_does_not_have_has_no_number(key):
    assert codec().code(key) is None


@pytest.mark.parametrize("code", [-1, 1, 9, 16, 1000])
def test_a_number_that_belongs_to_no_kind_is_refused(code):
    with pytest.raises(ValueError, match=str(code)):
        codec().key(code)


def test_kinds_whose_numbers_overlap_are_refused():
    with pytest.raises(ValueError, match="walk"):
        Codec(OptionKind("roll", 0, "roll:{n}", fields={"n": PLACES}), OptionKind("walk", 2, "walk"))


def test_kinds_may_be_declared_in_any_order():
    late, early = OptionKind("late", 5, "late"), OptionKind("early", 0, "early")
    assert Codec(late, early).kinds == (early, late)


def test_signs_that_mean_something_in_patterns_are_taken_literally():
    odd = Codec(OptionKind("odd", 0, "a.b*({x})?>[{y}]", fields={"x": ("+", "a|b"), "y": (".", "\\d")}))
    keys = [odd.key(code) for code in range(4)]
    assert [odd.code(key) for key in keys] == [0, 1, 2, 3]
    assert odd.code("aXb*(+)?>[.]") is None


def test_a_name_that_begins_another_name_is_told_apart():
    cards = Codec(OptionKind("play", 0, "play:{card}", fields={"card": ("1", "10", "101")}))
    assert [cards.code(f"play:{card}") for card in ("1", "10", "101")] == [0, 1, 2]


@pytest.mark.parametrize(
    "kinds",
    [
        [OptionKind("one", 0, "go"), OptionKind("two", 1, "go")],
        [OptionKind("one", 0, "go:{x}", fields={"x": ("a", "b")}), OptionKind("two", 2, "go:a")],
        [OptionKind("one", 0, "go{x}{y}", fields={"x": ("1", "11"), "y": ("1", "11")})],
        [OptionKind("one", 0, "go:{x}", fields={"x": ("a", "a")})],
        [OptionKind("one", 0, "go", fields={"x": ("a", "b")})],
    ],
    ids=[
        "two kinds, one key",
        "a name makes it another's key",
        "fields run together",
        "a name twice",
        "a field left out",
    ],
)
def test_keys_that_could_mean_two_options_are_refused(kinds):
    """The docstring of Codec: numbers must not overlap and keys must be unambiguous; both are checked."""
    with pytest.raises(ValueError, match="go"):
        Codec(*kinds)

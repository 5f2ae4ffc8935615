"""Rows of data as the engine reads them, and what is refused."""

import pytest

from longhouse.core.components import (
    NONE,
    BadComponent,
    check_count,
    check_names,
    column,
    ids,
    inverse,
    members,
    number_of,
    numbers,
)

ITEMS = ("stick", "bow", "hide")
ROWS = [
    {"id": "plain", "steps": 1, "safe": True},
    {"id": "wood", "steps": 2, "safe": False, "gives": "stick"},
    {"id": "herd", "steps": 3, "safe": False, "gives": "hide"},
]


def test_a_table_of_numbers_by_id():
    assert numbers([{"id": "rounds", "value": 5}, {"id": "size", "value": 10}]) == {"rounds": 5, "size": 10}


def test_a_number_without_a_value_is_refused_by_name():
    with pytest.raises(BadComponent, match="rounds has no 'value'"):
        numbers([{"id": "rounds"}])


def test_the_ids_of_a_table():
    assert ids(ROWS) == ("plain", "wood", "herd")


def test_a_column_of_figures():
    assert column(ROWS, "steps") == [1, 2, 3]
    assert column(ROWS, "safe") == [1, 0, 0]


def test_a_column_of_words():
    assert column(ROWS, "gives", ITEMS, missing=NONE) == [NONE, 0, 2]


def test_a_row_without_the_field_is_refused_by_name():
    with pytest.raises(BadComponent, match="plain has no 'gives'"):
        column(ROWS, "gives", ITEMS)


def test_a_word_that_is_no_name_is_refused_with_its_row_and_field():
    with pytest.raises(BadComponent, match=r"herd\.gives: 'hide' is none of stick, bow"):
        column(ROWS, "gives", ("stick", "bow"), missing=NONE)


def test_the_row_that_names_something():
    assert inverse(ROWS, "gives", ITEMS) == [1, NONE, 2]


def test_two_rows_cannot_name_the_same_thing():
    with pytest.raises(BadComponent, match=r"forest\.gives: stick stands in wood already"):
        inverse([*ROWS, {"id": "forest", "gives": "stick"}], "gives", ITEMS)


def test_a_wrong_name_is_refused_in_the_inverse_too():
    with pytest.raises(BadComponent, match=r"herd\.gives: 'hide'"):
        inverse(ROWS, "gives", ("stick", "bow"))


def test_the_rows_with_a_value_as_a_set():
    assert members(ROWS, "safe", False) == 0b110
    assert members(ROWS, "gives", "hide") == 0b100


def test_a_single_name():
    assert number_of("bow", ITEMS, "here") == 1
    with pytest.raises(BadComponent, match="here: 'axe' is none of stick, bow, hide"):
        number_of("axe", ITEMS, "here")


def test_names_that_the_rules_have_numbered():
    check_names(ITEMS, {"stick": 0, "hide": 2})
    with pytest.raises(BadComponent, match="'bow' is row 1, but the rules look for it in row 0"):
        check_names(ITEMS, {"bow": 0})
    with pytest.raises(BadComponent, match="there is no 'axe' among stick, bow, hide"):
        check_names(ITEMS, {"axe": 0})


def test_the_number_of_rows_that_option_numbers_are_made_for():
    check_count(ROWS, 3, "lands")
    with pytest.raises(BadComponent, match="lands: 3 rows, but the rules are made for 4"):
        check_count(ROWS, 4, "lands")

"""Zones in forms of a game's own and looked through, lines and bags in one number, tables of figures."""

import pytest

from longhouse.core.decisions import DecisionState
from longhouse.core.errors import BadPosition
from longhouse.core.events import EventTable, line_of, seats_in_order, several
from longhouse.core.layout import Layout
from longhouse.core.sets import ONE_IN_BAG, bag_of
from longhouse.core.things import Figures, Things, numbered
from longhouse.core.written import Form, Positions
from longhouse.core.zones import NONE, number, one_of

SEAT = Things("seat", [0, 1], group="players")
FIELD = Things("field", ["north", "south"])
FRUIT = Things("fruit", ["apple", "pear", "plum"])

TABLE = Layout()
OWNER = TABLE.row("fields", FIELD, one_of(SEAT), marks=True)
TREES = TABLE.row("fields", FIELD, number(0, 9), written=False)
BASKET = TABLE.grid("basket", SEAT, FRUIT, number(0, 7), bag=True)
MONEY = TABLE.row("money", SEAT, number(0, 99))
ORDER = TABLE.line("order", 4, one_of(SEAT), marks=True)
SHELF = TABLE.row("shelf", numbered("place", 2), one_of(FRUIT), marks=True)


class Orchard(DecisionState):
    """A table that nobody plays at."""


def write_fields(table, number):
    assert number == NONE
    return {name: [int(OWNER.of(table, at)), int(TREES.of(table, at))] for at, name in enumerate(FIELD.names)}


def read_fields(table, number, value):
    for name, (owner, trees) in value.items():
        OWNER.set(table, FIELD.names.index(name), owner)
        TREES.set(table, FIELD.names.index(name), trees)


def write_money(table, seat):
    return f"{MONEY.of(table, seat)} coins"


def read_money(table, seat, value):
    MONEY.set(table, seat, int(value.split()[0]))


POSITIONS = Positions(
    TABLE,
    (),
    lambda settings, players: Orchard(TABLE),
    forms={OWNER: Form(write_fields, read_fields), MONEY: Form(write_money, read_money)},
)
WRITTEN = {
    "fields": {"north": [1, 3], "south": [0, 5]},
    "players": [{"basket": ["apple", "plum", "plum"], "money": "4 coins"}, {"basket": [], "money": "0 coins"}],
    "order": [1, 0],
    "shelf": [None, "pear"],
}


def test_a_zone_in_a_form_of_its_own_is_written_in_its_place_and_read_again():
    table = POSITIONS.load(WRITTEN)
    assert (OWNER.of(table, 0), TREES.of(table, 0), MONEY.of(table, 0), BASKET.of(table, 0, 2)) == (1, 3, 4, 2)
    again = POSITIONS.dump(table, {})
    assert {name: again[name] for name in WRITTEN} == WRITTEN
    assert list(again) == ["settings", "fields", "players", "order", "shelf", "pending"]
    assert list(again["players"][0]) == ["basket", "money"]


def test_a_field_beside_a_form_is_still_unknown():
    with pytest.raises(BadPosition):
        POSITIONS.load(WRITTEN | {"trees": 3})


def test_frames_come_before_what_else_is_pending():
    assert list(POSITIONS.dump(POSITIONS.load(WRITTEN), {})["pending"]) == ["decision", "frames"]


@pytest.mark.parametrize(
    ("field", "value"), [("order", [None, 0]), ("order", [0, 1, 0, 1, 0]), ("shelf", None), ("shelf", {"pear": 1})]
)
def test_nothing_is_no_member_of_a_line_and_a_list_is_a_list(field, value):
    with pytest.raises(BadPosition) as refused:
        POSITIONS.load(WRITTEN | {field: value})
    assert refused.value.message_id == "error-position-place"


def test_a_line_and_a_bag_are_told_in_one_number():
    table = POSITIONS.load(WRITTEN | {"order": [1, 0, 1]})
    events = EventTable()
    ordered = events.add("ordered", seats_in_order("order"))
    picked = events.add("picked", several("fruits", FRUIT))
    bag = ONE_IN_BAG[2] + ONE_IN_BAG[0] + ONE_IN_BAG[2]
    heard = events.read([[ordered, ORDER.in_one(table)], [picked, bag]])
    assert heard[0].public == {"order": [{"seat": 1}, {"seat": 0}, {"seat": 1}]}
    assert heard[1].public == {"fruits": ["apple", "plum", "plum"]}
    assert (line_of(0), bag_of(0)) == ([], [])


def test_a_table_of_figures():
    prices = Figures([[1, 2, 3], [4, 5, 6]])
    assert [[prices.of(row, column) for column in range(3)] for row in range(2)] == [[1, 2, 3], [4, 5, 6]]
    with pytest.raises(ValueError, match="equally long"):
        Figures([[1], [2, 3]])


def test_the_next_place_of_a_value():
    table = POSITIONS.load(WRITTEN | {"fields": {"north": [1, 0], "south": [1, 0]}})
    assert [OWNER.next(table, 1, begin, 2) for begin in range(3)] == [0, 1, 2]
    assert OWNER.next(table, 0, 0, 2) == 2

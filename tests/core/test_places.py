"""Where each component is: places of a seat or of all, and walking through one of them."""

import pytest

from longhouse.core.decisions import DecisionState
from longhouse.core.errors import BadPosition
from longhouse.core.layout import Layout
from longhouse.core.positions import thing_named
from longhouse.core.things import Things
from longhouse.core.written import read_zone
from longhouse.core.zones import NONE, OWNER, number, one_of

SEAT = Things("seat", [0, 1], group="players")
CARD = Things("card", [f"c{card}" for card in range(90)])
TABLE = Layout()
CARDS = TABLE.places("cards", CARD)
BOX = CARDS.place("box")
HAND = CARDS.place("hand", SEAT, OWNER)
LUCK = TABLE.row("luck", SEAT, number(0, 3), written=False)


@pytest.fixture
def table():
    state = DecisionState(TABLE, 2)
    state.clear()
    for card in (3, 70, 89):
        CARDS.put(state, card, HAND, 1)
    return state


def walked(table, place, seat):
    found, card = [], CARDS.next_in(table, place, seat, NONE)
    while card != NONE:
        found.append(card)
        card = CARDS.next_in(table, place, seat, card)
    return found


def test_walking_through_a_place(table):
    assert walked(table, HAND, 1) == [3, 70, 89]
    assert walked(table, HAND, 0) == []
    assert len(walked(table, BOX, 0)) == 87


def test_cards_may_leave_on_the_way(table):
    card = CARDS.next_in(table, HAND, 1, NONE)
    CARDS.put(table, card, HAND, 0)
    assert (card, CARDS.next_in(table, HAND, 1, card), walked(table, HAND, 0)) == (3, 70, [3])


def test_a_zone_that_does_not_write_itself_is_read_when_asked_for(table):
    read_zone(LUCK, table, {"players": [{"luck": 2}, {}]})
    assert [LUCK.of(table, seat) for seat in range(2)] == [2, 0]
    with pytest.raises(BadPosition):
        read_zone(LUCK, table, {"players": [{"luck": 4}]})


def test_a_line_has_no_empty_place(table):
    layout = Layout()
    queue = layout.line("queue", 3, one_of(CARD))
    state = DecisionState(layout, 2)
    state.clear()
    with pytest.raises(BadPosition):
        read_zone(queue, state, {"queue": ["c1", None]})


def test_a_refusal_names_as_many_as_there_is_room_for():
    many = Things("word", [f"word {number}" for number in range(900)])
    with pytest.raises(BadPosition) as refused:
        thing_named("nothing", many)
    named = refused.value.args_of_message["known"]
    assert named.startswith("word 0, word 1, ")
    assert (named.endswith(", ..."), len(named) <= 1000) == (True, True)

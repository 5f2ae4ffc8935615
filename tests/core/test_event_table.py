"""Events: what everybody sees and what only some see."""

import pytest

from longhouse.core.events import EventKind, EventTable, Field
from longhouse.core.log import Entry, from_json, to_json
from longhouse.core.protocol import Event
from longhouse.core.secrecy import told
from longhouse.testing.selfplay import steps
from longhouse.testing.under_test import GAMES

SEAT = Field("seat", lambda number: {"seat": number})
COUNT = Field("count", int)
CARD = Field("card", lambda number: f"card-{number}" if number else None)

TABLE = EventTable(
    {
        0: EventKind("drew", [SEAT, COUNT, Field("card", CARD.read, to="seat")]),
        1: EventKind("played", [SEAT, CARD]),
        2: EventKind("thought", [SEAT, CARD], only="seat"),
        3: EventKind("swapped", [Field("giver", int), Field("taker", int), Field("gift", int, to="taker")]),
    }
)


def read(*numbers):
    (event,) = TABLE.read([list(numbers) + [0] * (7 - len(numbers))])
    return event


def test_a_field_for_everybody_reaches_everybody():
    event = read(1, 0, 5)
    assert all(
        event.seen_by(reader) == {"kind": "played", "seat": {"seat": 0}, "card": "card-5"} for reader in (0, 1, None)
    )


def test_a_field_for_one_seat_reaches_that_seat_only():
    event = read(0, 1, 2, 5)
    assert event.seen_by(1) == {"kind": "drew", "seat": {"seat": 1}, "count": 2, "card": "card-5"}
    hidden = {"kind": "drew", "seat": {"seat": 1}, "count": 2, "hidden": True}
    assert event.seen_by(0) == hidden
    assert event.seen_by(None) == hidden


def test_a_secret_may_belong_to_any_seat_that_a_field_names():
    event = read(3, 0, 2, 9)
    assert event.seen_by(2) == {"kind": "swapped", "giver": 0, "taker": 2, "gift": 9}
    assert "gift" not in event.seen_by(0)


def test_an_event_for_one_seat_is_not_even_known_to_others():
    event = read(2, 1, 5)
    assert event.seen_by(1) == {"kind": "thought", "seat": {"seat": 1}, "card": "card-5"}
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None
    assert event.public is None


def test_a_reader_that_gives_none_leaves_the_field_out():
    assert "card" not in read(1, 0, 0).seen_by(0)
    assert read(0, 1, 2, 0).seen_by(1) == {"kind": "drew", "seat": {"seat": 1}, "count": 2}


def test_told_drops_what_a_reader_does_not_hear_of():
    events = TABLE.read([[1, 0, 5, 0, 0, 0, 0], [2, 1, 5, 0, 0, 0, 0]])
    assert [part["kind"] for part in told(events, 0)] == ["played"]
    assert [part["kind"] for part in told(events, 1)] == ["played", "thought"]
    assert told(events, None) == told(events, 0)


def test_a_kind_that_the_table_does_not_have_is_an_error_not_a_silence():
    with pytest.raises(KeyError):
        read(9)


@pytest.mark.parametrize(
    "event",
    [
        Event("ready", {"seat": {"seat": 0}}),
        Event("drew", {"count": 2}, {0: {"card": "x"}, 1: {"card": "y"}}),
        Event("thought", None, {1: {"card": "x"}}),
        Event("round", {}),
    ],
)
def test_an_event_is_written_and_read_with_its_parts_apart(event):
    entry = Entry(1, "choose", 0, "1.0", "draw", events=(event,))
    assert from_json(to_json(entry, ()), ()) == entry


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_event_of_self_play_gives_a_private_part_to_a_seat_that_is_not_there(game):
    for step in steps(game, seed=11):
        for event in step.events:
            assert set(event.private) <= set(range(game.seats[0]))
            assert event.public is not None or event.private

"""Zones of every shape: each verb does what it says, to its own cells and to no others."""

import pytest

from core import zoo
from longhouse.core.layout import Layout
from longhouse.core.things import Things
from longhouse.core.zones import NONE, number, one_of, some_of
from longhouse.testing import bounds


@pytest.fixture
def table():
    return zoo.Zoo()


def cells(table):
    return [int(cell) for cell in table.cells]


def only_changed(table, before, zone):
    """Whether nothing outside this zone is different."""
    after = cells(table)
    inside = range(zone.start, zone.start + zone.length)
    return [at for at in range(len(after)) if after[at] != before[at] and at not in inside] == []


def test_zones_lie_one_behind_the_other_and_fill_the_vector(table):
    end = 0
    for zone in zoo.ZOO.zones:
        assert zone.start == end
        end += zone.length
    assert len(table.cells) == end == len(zoo.ZOO.blank)


def test_what_a_zone_begins_with(table):
    assert (zoo.ROUND.of(table), zoo.COLD.of(table), zoo.NIGHT.of(table), zoo.LEADER.of(table)) == (1, 3, 0, NONE)
    assert zoo.DECK.of(table) == 2**12 - 1
    assert zoo.BEST.content.high == 2**12 - 2**8
    assert zoo.UNSEEN.count(table) == 70
    assert [zone.is_blank(table) for zone in (zoo.HAND, zoo.PATH, zoo.QUEUE, zoo.SEEN)] == [True] * 4


def test_a_cell(table):
    before = cells(table)
    zoo.ROUND.set(table, 4)
    zoo.ROUND.gain(table, -2)
    assert zoo.ROUND.of(table) == 2
    assert only_changed(table, before, zoo.ROUND)
    zoo.DECK.reset(table)
    zoo.DECK.take(table, 3)
    zoo.DECK.take(table, 3)
    assert not zoo.DECK.has(table, 3)
    zoo.DECK.set(table, 0)
    zoo.DECK.put(table, 11)
    zoo.DECK.add(table, 0b101)
    assert [card for card in range(12) if zoo.DECK.has(table, card)] == [0, 2, 11]


@pytest.mark.parametrize("seat", range(zoo.SEATS))
def test_a_row(table, seat):
    before = cells(table)
    zoo.SCORE.set(table, seat, 5)
    zoo.SCORE.gain(table, seat, 2)
    assert [zoo.SCORE.of(table, other) for other in range(3)] == [7 if other == seat else 0 for other in range(3)]
    assert zoo.SCORE.total(table) == 7
    assert zoo.SCORE.place(table, 7) == seat
    assert zoo.SCORE.place(table, 8) == NONE
    assert only_changed(table, before, zoo.SCORE)
    zoo.SCORE.clear(table, seat)
    assert cells(table) == before
    zoo.HAND.put(table, seat, 11)
    zoo.HAND.add(table, seat, 0b11)
    zoo.HAND.take(table, seat, 0)
    assert zoo.HAND.of(table, seat) == 2**11 + 2
    assert zoo.HAND.has(table, seat, 1)
    assert not zoo.HAND.has(table, seat, 0)
    assert only_changed(table, before, zoo.HAND)


@pytest.mark.parametrize(("seat", "colour"), [(0, 0), (1, 2), (2, 2)])
def test_a_grid(table, seat, colour):
    before = cells(table)
    zoo.GOODS.set(table, seat, colour, 4)
    zoo.GOODS.gain(table, seat, colour, -1)
    assert zoo.GOODS.of(table, seat, colour) == zoo.GOODS.total(table, seat) == 3
    assert zoo.GOODS.place(table, seat, 3) == colour
    assert zoo.GOODS.place(table, (seat + 1) % 3, 3) == NONE
    assert only_changed(table, before, zoo.GOODS)
    zoo.GOODS.clear(table, seat)
    assert cells(table) == before
    layout = Layout()
    sets = layout.grid("sets", zoo.SEAT, zoo.COLOUR, some_of(zoo.CARD))
    table.cells = layout.blank[:]
    sets.put(table, seat, colour, 7)
    assert sets.has(table, seat, colour, 7)
    assert sets.of(table, seat, colour) == 2**7
    sets.take(table, seat, colour, 7)
    assert sets.is_blank(table)


@pytest.mark.parametrize(("seat", "colour", "spot"), [(0, 0, 0), (1, 2, 3), (2, 0, 3), (2, 2, 3)])
def test_a_block(table, seat, colour, spot):
    before = cells(table)
    zoo.ROW.set(table, seat, colour, spot, 1)
    zoo.ROW.gain(table, seat, colour, spot, 2)
    places = [(a, b, c) for a in range(3) for b in range(3) for c in range(4) if zoo.ROW.of(table, a, b, c) == 3]
    assert places == [(seat, colour, spot)]
    assert only_changed(table, before, zoo.ROW)
    zoo.ROW.clear(table, (seat + 1) % 3)
    assert zoo.ROW.of(table, seat, colour, spot) == 3
    zoo.ROW.clear(table, seat)
    assert cells(table) == before


def test_a_line(table):
    before = cells(table)
    for colour in (2, 0, 1):
        zoo.QUEUE.append(table, colour)
    assert zoo.QUEUE.members(table) == [2, 0, 1]
    assert (zoo.QUEUE.size(table), zoo.QUEUE.of(table, 1)) == (3, 0)
    assert (zoo.QUEUE.place(table, 0), zoo.QUEUE.place(table, 7)) == (1, NONE)
    assert only_changed(table, before, zoo.QUEUE)
    assert zoo.QUEUE.remove(table, 0) == 2
    assert zoo.QUEUE.members(table) == [0, 1]
    zoo.QUEUE.set(table, 0, 2)
    assert zoo.QUEUE.pop(table) == 1
    assert zoo.QUEUE.members(table) == [2]
    zoo.QUEUE.clear(table)
    assert cells(table) == before
    zoo.QUEUE.append(table, 1)
    assert not zoo.QUEUE.is_blank(table)
    zoo.QUEUE.reset(table)
    assert cells(table) == before


def test_what_left_a_line_leaves_no_trace(table):
    """Equal positions have equal cells, however they came about."""
    before = cells(table)
    for colour in (0, 1, 2):
        zoo.QUEUE.append(table, colour)
    for _ in range(3):
        zoo.QUEUE.remove(table, 0)
    assert cells(table) == before


def test_a_line_holds_no_more_than_it_has_room_for(table):
    for _ in range(3):
        zoo.QUEUE.append(table, 0)
    before = cells(table)
    with pytest.raises(IndexError, match="queue is full"):
        zoo.QUEUE.append(table, 1)
    assert cells(table) == before


def test_a_line_for_each_thing(table):
    zoo.PILES[2].append(table, 5)
    zoo.PILES[0].append(table, 7)
    assert [pile.members(table) for pile in zoo.PILES] == [[7], [], [5]]
    assert [pile.name for pile in zoo.PILES] == zoo.COLOUR.names


@pytest.mark.parametrize("tile", [0, 31, 32, 62, 63, 64, 69])
def test_a_set_of_many(table, tile):
    before = cells(table)
    zoo.SEEN.put(table, tile)
    assert [other for other in range(70) if zoo.SEEN.has(table, other)] == [tile]
    assert zoo.SEEN.count(table) == 1
    assert (zoo.SEEN.nth(table, 0), zoo.SEEN.nth(table, 1)) == (tile, NONE)
    assert only_changed(table, before, zoo.SEEN)
    zoo.SEEN.take(table, tile)
    assert cells(table) == before
    assert [zoo.UNSEEN.nth(table, n) for n in range(71)] == [*range(70), NONE]


def test_places(table):
    assert zoo.CHIPS.count(table, zoo.BOX, 0) == 5
    before = cells(table)
    zoo.CHIPS.put(table, 3, zoo.HELD, 2)
    zoo.CHIPS.put(table, 1, zoo.HELD, 2)
    assert only_changed(table, before, zoo.CHIPS)
    assert zoo.CHIPS.is_in(table, 3, zoo.HELD, 2)
    assert (zoo.CHIPS.place_of(table, 3), zoo.CHIPS.seat_of(table, 3)) == (zoo.HELD, 2)
    assert zoo.CHIPS.is_in(table, 3, zoo.HELD, 2)
    assert not zoo.CHIPS.is_in(table, 3, zoo.HELD, 1)
    assert [zoo.CHIPS.nth(table, zoo.HELD, 2, n) for n in range(3)] == [1, 3, NONE]
    assert [zoo.CHIPS.count(table, place, 0) for place in (zoo.BOX, zoo.HELD, zoo.ARCHIVE)] == [3, 0, 0]


def test_a_zone_takes_over_what_lies_in_another(table):
    zoo.HAND.put(table, 1, 4)
    zoo.KNOWN.copy(table, zoo.HAND)
    assert [zoo.KNOWN.of(table, seat) for seat in range(3)] == [0, 2**4, 0]


def test_a_part_keeps_its_numbers(table):
    assert zoo.HIGH.names == ["c8", "c9", "c10", "c11"]
    assert zoo.HIGH.of(9) == "c9"
    assert zoo.HIGH.names_in(2**8 + 2**11) == ["c8", "c11"]
    assert zoo.CARD.called("give").name == "give"
    assert zoo.HIGH.called("give").of(8) == "c8"
    assert one_of(zoo.HIGH).high == 11


def test_numbers_begin_with_nothing_where_they_can():
    assert [number(*bounds).blank for bounds in ((0, 5), (-3, 3), (2, 5), (-5, -2))] == [0, 0, 2, -5]
    assert number(0, 9, blank=7).blank == 7


def test_a_set_that_does_not_fit_a_cell_is_refused():
    with pytest.raises(ValueError, match="62 things at most"):
        some_of(Things("tile", range(63)))
    assert some_of(Things("tile", range(62)), full=True).blank == 2**62 - 1


def test_a_copy_is_independent_and_equal(table):
    zoo.HAND.put(table, 1, 4)
    other = table.copy()
    assert cells(other) == cells(table)
    zoo.HAND.put(other, 1, 5)
    assert zoo.HAND.of(table, 1) == 2**4


@pytest.mark.skipif(bounds.is_compiled(), reason="a compiled zone does not look at its bounds")
@pytest.mark.parametrize(
    "beyond",
    [
        lambda table: zoo.SCORE.of(table, 3),
        lambda table: zoo.SCORE.gain(table, -1, 1),
        lambda table: zoo.SCORE.clear(table, 3),
        lambda table: zoo.HAND.put(table, 0, 12),
        lambda table: zoo.DECK.has(table, 12),
        lambda table: zoo.BEST.put(table, 7),
        lambda table: zoo.GOODS.set(table, 0, 3, 1),
        lambda table: zoo.GOODS.total(table, 3),
        lambda table: zoo.WALL.place(table, 0, 1) if zoo.WALL.of(table, 0, 4) else None,
        lambda table: zoo.ROW.of(table, 0, 0, 4),
        lambda table: zoo.ROW.set(table, 0, 3, 0, 1),
        lambda table: zoo.ROW.clear(table, 3),
        lambda table: zoo.QUEUE.of(table, 0),
        lambda table: zoo.QUEUE.remove(table, 0),
        lambda table: zoo.SEEN.put(table, 70),
        lambda table: zoo.CHIPS.put(table, 5, zoo.BOX, 0),
    ],
)
def test_an_index_beyond_a_zone_is_noticed(table, beyond):
    before = cells(table)
    with pytest.raises(IndexError, match="is not from"):
        beyond(table)
    assert cells(table) == before

"""Dealing anew from the declarations: a seat sees no difference, nothing is lost, what is known stays."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import zoo
from core.test_written import dump, tables
from longhouse.core.chance import FastChance
from longhouse.core.decisions import DecisionState
from longhouse.core.layout import Layout
from longhouse.core.state import SPECTATOR
from longhouse.core.written import lying, view
from longhouse.core.zones import HIDDEN, OWNER, number

viewers = st.sampled_from([0, 1, 2, SPECTATOR])
seeds = st.integers(0, 10**6)


def components(table):
    return sorted((things.name, owner, one) for _, things, owner, one in lying(zoo.ZOO, table))


@given(tables(), viewers, seeds)
def test_the_viewer_sees_no_difference(table, viewer, seed):
    side = None if viewer == SPECTATOR else viewer
    world = table.determinize(viewer, FastChance(seed))
    assert view(zoo.ZOO, world, side) == view(zoo.ZOO, table, side)


@given(tables(), viewers, seeds)
def test_nothing_is_lost_and_nothing_is_there_twice(table, viewer, seed):
    before = components(table)
    world = table.determinize(viewer, FastChance(seed))
    assert components(world) == before
    assert max(Counter(before).values()) == 1


@given(tables(), viewers, seeds)
def test_the_position_itself_stays_as_it_is(table, viewer, seed):
    before = dump(table)
    table.determinize(viewer, FastChance(seed))
    assert dump(table) == before


@given(tables(), viewers, seeds)
def test_what_everybody_knows_of_a_hand_stays_in_it(table, viewer, seed):
    world = table.determinize(viewer, FastChance(seed))
    for seat in range(zoo.SEATS):
        known = zoo.KNOWN.of(table, seat)
        assert zoo.HAND.of(world, seat) & known == known


def stirred(seen):
    """What comes out of a place in many worlds."""
    table = zoo.Zoo()
    zoo.DECK.set(table, 0b111)
    zoo.HAND.set(table, 0, 0b11000)
    zoo.HAND.set(table, 1, 0b1100000)
    zoo.SEALED.set(table, 2, 8)
    for seat in range(3):
        zoo.POUCH.set(table, seat, 0b001)
        zoo.TRAY.set(table, seat, 0b110)
    return [seen(table.determinize(0, FastChance(seed))) for seed in range(300)]


def test_cards_that_all_share_are_mixed_among_all_hidden_places():
    found = Counter(zoo.SEALED.of(world, 2) for world in stirred(lambda world: world))
    assert set(found) == {0, 1, 2, 5, 6, 8}
    assert min(found.values()) > 25


def test_what_every_seat_has_for_itself_is_mixed_within_the_seat():
    worlds = stirred(lambda world: [(zoo.POUCH.of(world, seat), zoo.TRAY.of(world, seat)) for seat in range(3)])
    for seat in (1, 2):
        assert {world[seat][0] for world in worlds} == {0b001, 0b010, 0b100}
        assert all(world[seat][0] | world[seat][1] == 0b111 for world in worlds)


def test_the_viewer_keeps_what_it_holds():
    assert {zoo.HAND.of(world, 0) for world in stirred(lambda world: world)} == {0b11000}


def test_the_viewers_own_place_that_nobody_sees_is_dealt_anew():
    """Of the own deck the viewer knows what is in it, unless some of it may be elsewhere."""
    table = zoo.Zoo()
    zoo.DECK.set(table, 0b11)
    zoo.HAND.set(table, 1, 0b100)
    decks = {zoo.DECK.of(table.determinize(0, FastChance(seed))) for seed in range(60)}
    assert decks == {0b011, 0b101, 0b110}


class Bare(DecisionState):
    """A table of any layout."""

    def __init__(self, layout):
        super().__init__(layout, 2)
        self.clear()

    def blank(self):
        return Bare(self.layout)


def hidden_number(layout):
    layout.row("coins", zoo.SEAT, number(0, 9), seen=OWNER)


def hidden_many(layout):
    layout.many("tiles", zoo.TILE, seen=HIDDEN)


def hidden_place(layout):
    layout.places("chips", zoo.CHIP).place("held", zoo.SEAT, OWNER)


@pytest.mark.parametrize("hide", [hidden_number, hidden_many, hidden_place])
def test_what_cannot_be_dealt_anew_is_never_handed_on_as_it_is(hide):
    """A world that kept it would tell a bot what its seat cannot know."""
    layout = Layout()
    hide(layout)
    with pytest.raises(ValueError, match="say deal_anew"):
        Bare(layout).determinize(0, FastChance(1))

"""A turn: place a marker, use the tile's actions, end (R8 to R20)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT, count
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.rules import restore
from longhouse.games.wendake.rules.actions import begin_action, lay_out, start_tile
from longhouse.games.wendake.rules.decisions import Question, offer_each, skip
from longhouse.games.wendake.rules.ghost import ghost_acts
from longhouse.games.wendake.rules.progress import FREE, offer_window, take_free
from longhouse.games.wendake.state import Table

# Placing a marker.


def begin_turn(table: Table, seat: i64) -> None:
    """It is this seat's turn."""
    state.TURN.set(table, seat)
    state.FREE_ORDER.set(table, 0)
    table.tell(events.TURN, seat)
    if has_only_the_order(table, seat):
        take_order(table, seat, is_black(table, seat))
    else:
        TURN.ask(table, seat)


def markers_left(table: Table, seat: i64) -> i64:
    """R9: three for tiles and one for the order."""
    left = data.TILE_MARKERS - count(state.MARKED.of(table, seat))
    if table.has_ordered(seat):
        return left
    return left + 1


def has_only_the_order(table: Table, seat: i64) -> bool:
    """R9: whether the last marker can only go to the turn order. What else the turn allows comes after it."""
    return markers_left(table, seat) == 1 and not table.has_ordered(seat)


def is_black(table: Table, seat: i64) -> i64:
    """R143: whether the last marker of this seat is the black one."""
    if state.TRIBE_OF.of(table, seat) == data.OJIBWA and state.BLACK_USED.of(table) == 0:
        return 1
    return 0


def legal_slots(table: Table, seat: i64) -> i64:
    """R12 to R16: the slots that some line holds together with all marked ones, and not with the Fire marker."""
    marked = state.MARKED.of(table, seat)
    fire = state.FIRE.of(table, seat)
    barred: i64 = 0
    if fire != NONE:
        barred = BIT[fire]
    found: i64 = 0
    if count(marked) < data.TILE_MARKERS:
        for at in range(8):
            if data.LINES[at] & marked == marked and data.LINES[at] & barred == 0:
                found |= data.LINES[at]
    return found & ~marked


class Turn(Question):
    """D1: where the marker goes; before it, free options."""

    def __init__(self) -> None:
        super().__init__("turn", "turn")
        self.place: Options = self.option("place:{slot}", ("slot:{slot}",), state.SLOT)
        self.place_black: Options = self.option(
            "black:{slot}", ("black", "slot:{slot}"), state.SLOT, name="place-black"
        )
        self.order: Options = self.option("order", ("order",))
        self.order_black: Options = self.option("black:order", ("black", "order"), name="order-black")
        for free in FREE:
            self.shares(free)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """How many markers are left."""
        return Message("prompt-turn", {"markers": int(markers_left(table, seat))})

    def fits(self, table: Table, seat: i64, frame: i64) -> bool:
        """There is a marker to place."""
        return markers_left(table, seat) > 0

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R9, R12 to R16; the Ojibwa choose between a plain and their black marker (R143)."""
        slots = legal_slots(table, seat)
        may_order = not table.has_ordered(seat)
        is_ojibwa = state.TRIBE_OF.of(table, seat) == data.OJIBWA
        if not is_ojibwa or has_plain_marker(table, seat):
            offer_each(slots, self.place, into)
            if may_order:
                into.add(self.order.only())
        if is_ojibwa and state.BLACK_USED.of(table) == 0:
            offer_each(slots, self.place_black, into)
            if may_order:
                into.add(self.order_black.only())
        offer_window(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place the marker; then the tile's actions, then the end of the turn."""
        if take_free(table, seat, frame, option):
            return
        table.frames.pop_group()
        if self.place.holds(option):
            use_tile(table, seat, self.place.first(option), 0)
        elif self.place_black.holds(option):
            use_tile(table, seat, self.place_black.first(option), 1)
        elif self.order.holds(option):
            take_order(table, seat, 0)
        else:
            take_order(table, seat, 1)


TURN: Final[Turn] = Turn()


def has_plain_marker(table: Table, seat: i64) -> bool:
    """R143: whether the Ojibwa have one of their three plain markers left."""
    left = markers_left(table, seat)
    if state.BLACK_USED.of(table) == 0:
        return left > 1
    return left > 0


def take_order(table: Table, seat: i64, black: i64) -> None:
    """R10: the marker goes to the next space of the turn order."""
    place_marker(table, seat, black)
    state.NEXT_ORDER.append(table, seat)
    table.tell(events.ORDERED, seat, state.NEXT_ORDER.size(table), black)


def use_tile(table: Table, seat: i64, slot: i64, black: i64) -> None:
    """R17: the marker goes to this tile, whose actions are now to be done."""
    place_marker(table, seat, black)
    state.MARKED.put(table, seat, slot)
    state.ACTIVE.set(table, slot)
    table.tell(events.PLACED, seat, slot, state.GRID.of(table, seat, slot), table.side_up(seat, slot), black)
    lay_out(table, seat, slot)
    ACTION.ask(table, seat)
    start_tile(table, seat)


def place_marker(table: Table, seat: i64, black: i64) -> None:
    """A marker, plain or black, is used; the turn ends after what it does."""
    if black:
        state.BLACK_USED.set(table, 1)
    END.ask(table, seat, black)


# Using a tile.


class Action(Question):
    """D3: do the next action or skip it; free options between actions."""

    def __init__(self) -> None:
        super().__init__("action")
        self.skipped: Kept = self.keeps("skipped", 0, 16**4 - 1)
        """Only in written positions, which keep here what was skipped; see `position.py`."""
        self.do: Options = self.option("do:{action}", ("action:{action}",), state.ACTION)
        self.skip: Options = self.option("skip", ("skip",), declines=True)
        for free in FREE:
            self.shares(free)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Which action is next."""
        return Message("prompt-action", {"action": data.ACTION_NAMES[state.TODO.of(table, 0)]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R17; with P1-3 any action not done yet (R113)."""
        if state.TODO.size(table) == 0:
            return
        into.add(self.do.one(state.TODO.of(table, 0)))
        if state.FREE_ORDER.of(table):
            for place in range(1, state.TODO.size(table)):
                action = state.TODO.of(table, place)
                if state.TODO.place(table, action) == place:
                    into.add(self.do.one(action))
        into.add(self.skip.only())
        offer_window(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Begin the action, or leave it."""
        if take_free(table, seat, frame, option):
            return
        if self.skip.holds(option):
            skip(table, seat, state.TODO.remove(table, 0))
            return
        begin_action(table, seat, self.do.first(option))

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The tile is done."""
        table.frames.pop_group()
        state.SKIPPED.clear(table)
        state.ACTIVE.set(table, NONE)


ACTION: Final[Action] = Action()

# The end of a turn.


class End(Question):
    """D20: end the turn, after further free options. `black`: the black marker was placed."""

    def __init__(self) -> None:
        super().__init__("end", "turn")
        self.black: Kept = self.keeps("black", 0, 1)
        self.end: Options = self.option("end", ("end",))
        self.again: Options = self.option("again", ("again",))
        for free in FREE:
            self.shares(free)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R143: after the black marker the Ojibwa may place another one at once."""
        into.add(self.end.only())
        if self.black.of(table.frames, frame) and markers_left(table, seat) > 0:
            into.add(self.again.only())
        offer_window(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The next player, or the Restore."""
        if take_free(table, seat, frame, option):
            return
        table.frames.pop_group()
        if self.again.holds(option):
            TURN.ask(table, seat)
            return
        table.tell(events.TURN_ENDED, seat)
        if table.settings.solo:
            ghost_acts(table, seat, chance)
        next_turn(table, chance)

    def is_asked_anyway(self) -> bool:
        """Ending the turn is the moment after which nothing can be taken back."""
        return True


END: Final[End] = End()


def next_turn(table: Table, chance: Chance) -> None:
    """R8: the next player in turn order who has a marker left."""
    sides = state.ORDER.size(table)
    place = state.ORDER.place(table, state.TURN.of(table))
    for _n in range(sides):
        place += 1
        if place == sides:
            place = 0
        seat = state.ORDER.of(table, place)
        if seat < table.players and markers_left(table, seat) > 0:
            begin_turn(table, seat)
            return
    restore.restore(table, chance)

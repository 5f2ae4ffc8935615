"""A turn: place a marker, use the tile's actions, end (R8 to R20, R35 to R39, R80 to R84)."""

from librt.vecs import append
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.actions import ACTION
from longhouse.games.wendake.rules.ghost import ghost_acts
from longhouse.games.wendake.rules.progress import has_line, offer_window, take_free
from longhouse.games.wendake.rules.restore import restore
from longhouse.games.wendake.state import Table

# Placing a marker.


def begin_turn(table: Table, place: i64) -> None:
    """It is the turn of the seat in this place of the order."""
    table.turn_at = place
    table.free_order = 0
    seat = table.turn_seat()
    table.tell(codes.TURN, seat)
    table.frames.push(codes.D1_TURN, seat)


def markers_left(table: Table, seat: i64) -> i64:
    """R9: three for tiles and one for the order."""
    left = data.TILE_MARKERS - count(table.marked[seat])
    return left if table.has_ordered(seat) else left + 1


def legal_slots(table: Table, seat: i64) -> i64:
    """R12 to R16: the slots that some line holds together with all marked ones, and not with the Fire marker."""
    marked = table.marked[seat]
    fire = table.fire_at[seat]
    barred: i64 = 0
    if fire != data.NONE:
        barred = BIT[fire]
    found: i64 = 0
    if count(marked) < data.TILE_MARKERS:
        for at in range(8):
            if data.LINES[at] & marked == marked and data.LINES[at] & barred == 0:
                found |= data.LINES[at]
    return found & ~marked


class Turn(Decision[Table]):
    """D1: where the marker goes; before it, free options."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R9, R12 to R16; the Ojibwa choose between a plain and their black marker (R143)."""
        slots = legal_slots(table, seat)
        may_order = not table.has_ordered(seat)
        is_ojibwa = table.tribe[seat] == data.OJIBWA
        if not is_ojibwa or has_plain_marker(table, seat):
            offer_places(slots, may_order, codes.PLACE, into)
        if is_ojibwa and table.black_used == 0:
            offer_places(slots, may_order, codes.PLACE_BLACK, into)
        offer_window(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place the marker; then the tile's actions, then the end of the turn."""
        if take_free(table, seat, frame, option):
            return
        table.frames.pop_group()
        black: i64 = 1 if codes.PLACE_BLACK <= option < codes.ORDER or option == codes.ORDER_BLACK else 0
        table.black_used |= black
        table.frames.push(codes.D20_END, seat, black)
        if option == codes.ORDER or option == codes.ORDER_BLACK:
            table.next_order = append(table.next_order, seat)
            table.tell(codes.ORDERED, seat, len(table.next_order), black)
            return
        slot = option - (codes.PLACE_BLACK if black else codes.PLACE)
        table.marked[seat] |= BIT[slot]
        table.active = slot
        table.tell(
            codes.PLACED, seat, slot, table.grid[seat * data.SLOTS + slot], table.rituals[seat] >> slot & 1, black
        )
        resolve(table, seat, slot)


def offer_places(slots: i64, may_order: bool, base: i64, into: OptionBuffer) -> None:
    """The tiles and, right after the tile numbers of both markers, the turn-order area."""
    for slot in range(data.SLOTS):
        if slots & BIT[slot]:
            into.add(base + slot)
    if may_order:
        into.add(codes.ORDER if base == codes.PLACE else codes.ORDER_BLACK)


def has_plain_marker(table: Table, seat: i64) -> bool:
    """R143: whether the Ojibwa have one of their three plain markers left."""
    left = markers_left(table, seat)
    return left > (1 if table.black_used == 0 else 0)


# Using a tile.


def actions_of(table: Table, seat: i64, slot: i64) -> i64:
    """R18: the printed actions, or one Ritual on the Ritual side; packed, four bits each."""
    tile = table.grid[seat * data.SLOTS + slot]
    if table.rituals[seat] & BIT[slot] == 0:
        if table.settings.canoe_only and tile == data.CANOE_TILE:
            return data.CANOE
        return data.ACTIONS_OF[tile]
    if table.settings.ritual_bonus and data.LEVEL_OF[tile] > 0:
        return data.RITUAL + (data.MOVE + data.LEVEL_OF[tile]) * 16
    return data.RITUAL


def resolve(table: Table, seat: i64, slot: i64) -> None:
    """R17: the actions of this tile are now to be done, top to bottom."""
    table.todo = actions_of(table, seat, slot)
    table.frames.push(codes.D3_ACTION, seat)


class Action(Decision[Table]):
    """D3: do the next action or skip it; free options between actions. a: those skipped, packed like the others."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R17; with P1-3 any action not done yet (R113)."""
        if table.todo == 0:
            return
        into.add(codes.DO + (table.todo & 15))
        if table.free_order:
            seen = BIT[table.todo & 15]
            rest = table.todo >> 4
            while rest:
                if seen & BIT[rest & 15] == 0:
                    into.add(codes.DO + (rest & 15))
                seen |= BIT[rest & 15]
                rest >>= 4
        into.add(codes.SKIP_ACTION)
        offer_window(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Begin the action, or leave it."""
        if take_free(table, seat, frame, option):
            return
        if option == codes.SKIP_ACTION:
            skip(table, seat, table.todo & 15)
            table.todo >>= 4
            return
        action = option - codes.DO
        table.todo = without(table.todo, action)
        table.tell(codes.BEGAN, seat, action)
        ACTION[action].begin(table, seat)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The tile is done."""
        table.frames.pop_group()
        table.active = data.NONE


def skip(table: Table, seat: i64, action: i64) -> None:
    """R17: an action of the tile is left out; that is remembered as long as the tile is in use."""
    table.tell(codes.SKIPPED, seat, action)
    top = table.frames.top()
    table.frames.set_a(top, table.frames.a(top) << 4 | action)


def without(todo: i64, action: i64) -> i64:
    """The actions to do without the first one of this kind."""
    at: i64 = 0
    while todo >> at & 15 != action:
        at += 4
    below = todo & (BIT[at] - 1)
    return below | todo >> at + 4 << at


class Canoe(Decision[Table]):
    """D24 and D0.4: on which lake."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R35: any lake; which one never matters."""
        for lake in range(data.LAKES):
            into.add(codes.LAKE + lake)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Put a Canoe there."""
        table.frames.pop_group()
        put_canoe(table, seat, option - codes.LAKE)


def put_canoe(table: Table, seat: i64, lake: i64) -> None:
    """R35: a Canoe from the reserve is in play."""
    table.canoes[seat * data.LAKES + lake] += 1
    table.tell(codes.CANOE_PUT, seat, lake, table.canoes_out(seat))


class Fire(Decision[Table]):
    """D2: which tile the Sacred Fire lights."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R81: an unmarked tile that leaves a line with all marked ones."""
        marked = table.marked[seat]
        for slot in range(data.SLOTS):
            if marked & BIT[slot] == 0 and has_line(marked, slot):
                into.add(codes.FIRE_TARGET + slot)
        into.add(codes.NO_FIRE)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R80, R82: the marker lies there for the Year, and the tile is used as if chosen."""
        table.frames.pop_group()
        if option == codes.NO_FIRE:
            skip(table, seat, data.FIRE)
            return
        slot = option - codes.FIRE_TARGET
        table.fire_at[seat] = slot
        table.tell(codes.FIRE_ON, seat, slot, table.grid[seat * data.SLOTS + slot], table.rituals[seat] >> slot & 1)
        table.todo = actions_of(table, seat, slot)
        table.frames.set_a(table.frames.top(), 0)


# The end of a turn.


class End(Decision[Table]):
    """D20: end the turn, after further free options. a: 1 if the black marker was placed."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R143: after the black marker the Ojibwa may place another one at once."""
        into.add(codes.END_TURN)
        if table.frames.a(frame) and markers_left(table, seat) > 0:
            into.add(codes.AGAIN)
        offer_window(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The next player, or the Restore."""
        if take_free(table, seat, frame, option):
            return
        table.frames.pop_group()
        if option == codes.AGAIN:
            table.frames.push(codes.D1_TURN, seat)
            return
        table.tell(codes.TURN_ENDED, seat)
        if table.settings.solo:
            ghost_acts(table, seat, chance)
        next_turn(table, chance)

    def is_asked_anyway(self) -> bool:
        """Ending the turn is the moment after which nothing can be taken back."""
        return True


def next_turn(table: Table, chance: Chance) -> None:
    """R8: the next player in turn order who has a marker left."""
    players = len(table.order)
    for ahead in range(1, players + 1):
        place = (table.turn_at + ahead) % players
        seat = table.order[place]
        if seat < table.players and markers_left(table, seat) > 0:
            begin_turn(table, place)
            return
    restore(table, chance)

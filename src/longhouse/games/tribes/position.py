"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"players": 2, "land": {"A1": "T001", "B1": "T021:NE", "C1": "T076"},
     "tribes": {"A1": {"seat": 0, "warriors": 6, "chief": true}, "C1": {"seat": 1, "warriors": 6, "chief": true}},
     "seats": [{"items": {"stick": 2}, "card": "trail"}, {"card": "raid"}], "turn": {"seat": 0}}

is enough: tiles lie as printed unless their mountains are written after a colon (passes after a slash), warriors that
are not mentioned are in the reserve, and with `turn` that player has his turn with the card he has shown. Without it,
everybody is about to choose a card. `dump.py` writes all of it.
"""

from __future__ import annotations

from typing import Any

from longhouse.core.errors import BadPosition
from longhouse.core.frames import load_frames
from longhouse.core.positions import check_fields, misplaced, number_of, reads_position, set_of, within
from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, count, nth
from longhouse.core.settings import complete
from longhouse.core.state import State
from longhouse.games.tribes import tables
from longhouse.games.tribes.consistency import check
from longhouse.games.tribes.options import SETTINGS
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.rules.game import Tribes
from longhouse.games.tribes.rules.land import put_walls
from longhouse.games.tribes.rules.placing import may_retreat
from longhouse.games.tribes.state import ALL_CARDS, Settings, Table

FIELDS = (
    *("players", "settings", "cycle", "round", "spirit", "land", "tribes", "cavalry", "seats", "turn"),
    *("winner", "over", "frames"),
)
TRIBE_FIELDS = ("seat", "warriors", "chief")
SEAT_FIELDS = ("start", "items", "horses", "trophies", "hand", "chosen", "card", "in_camp")
TURN_FIELDS = ("seat", "steps", "chief_steps", "attacked", "chief_done", "may_retreat", "collected")
MOST_CYCLES = 10**6
MOST_HORSES = 10**6


@reads_position
def load(position: Json) -> State:
    """A position from its dump, or from what a person wrote; BadPosition says what contradicts itself."""
    check_fields(position, FIELDS)
    settings = Settings(complete(SETTINGS, dict(position.get("settings", {}))))
    players = within(position.get("players", 2), 2, tables.SEATS, "players")
    table = Tribes(settings, players)
    table.clear()
    table.cycle = within(position.get("cycle", 1), 0, MOST_CYCLES, "cycle")
    table.round = within(position.get("round", 1), 0, int(tables.ROUNDS), "round")
    table.spirit = within(position.get("spirit", 0), 0, players - 1, "spirit")
    for cell, written in position.get("land", {}).items():
        _lay(table, number_of(cell, tables.CELL_IDS), written)
    for cell, tribe in position.get("tribes", {}).items():
        _load_tribe(table, number_of(cell, tables.CELL_IDS), tribe)
    _load_cavalry(table, position.get("cavalry", []))
    seats = position.get("seats", [])
    for seat in range(players):
        _load_seat(table, seat, seats[seat] if seat < len(seats) else {}, position.get("turn"))
    if position.get("winner") is not None:
        table.winner = within(position["winner"], 0, players - 1, "winner")
    table.is_ended = 1 if position.get("over") else 0
    if "frames" in position:
        _load_turn(table, position.get("turn"))
        table.frames = load_frames(position["frames"])
    elif not table.is_ended:
        _load_turn(table, position.get("turn"))
        _ask(table, position.get("turn"))
    check(table)
    return table


def _lay(table: Table, cell: int, written: str) -> None:
    """A tile with its mountains and passes."""
    name, _, turned = written.partition(":")
    tile = number_of(name, tables.TILE_IDS)
    mask, _, passes = turned.partition("/")
    if not table.unseen[tile // tables.HALF] & BIT[tile % tables.HALF]:
        raise BadPosition("error-position-twice", what=name)
    table.see_tile(tile)
    table.tile[cell] = tile
    table.mask[cell] = number_of(mask, tables.MASK_IDS) if mask else tables.MOUNTAINS[tile]
    table.passes[cell] = number_of(passes, tables.MASK_IDS) if passes else 0
    put_walls(table, cell, table.mask[cell])


def _load_tribe(table: Table, cell: int, written: Json) -> None:
    check_fields(written, TRIBE_FIELDS)
    where = tables.CELL_IDS[cell]
    seat = within(written["seat"], 0, int(table.players) - 1, where)
    warriors = within(written.get("warriors", 0), 0, int(tables.WARRIORS), where)
    if warriors > table.reserve[seat] or table.side[cell] != tables.NONE:
        raise misplaced("warrior", where)
    table.reserve[seat] -= warriors
    table.add_men(cell, seat, warriors)
    if written.get("chief"):
        if table.chief[seat] != tables.NONE:
            raise misplaced("chief", where)
        table.put_chief(seat, cell)
    table.tidy(cell)


def _load_cavalry(table: Table, written: list[Any]) -> None:
    for man in range(within(len(written), 0, int(tables.MEN), "cavalry")):
        if written[man] is not None:
            cell = number_of(written[man], tables.CELL_IDS)
            if table.side[cell] in range(tables.SEATS):
                raise misplaced("cavalry", written[man])
            table.put_man(man, cell)


def _load_seat(table: Table, seat: int, written: Json, turn: Json | None) -> None:
    check_fields(written, SEAT_FIELDS)
    table.start[seat] = number_of(written["start"], tables.CELL_IDS) if written.get("start") else tables.NONE
    for item, number in written.get("items", {}).items():
        table.items[seat * tables.ITEMS + number_of(item, tables.ITEM_IDS)] = within(
            number, 0, int(tables.PER_SPOT), item
        )
    table.horses[seat] = within(written.get("horses", 0), 0, MOST_HORSES, "horses")
    table.trophies[seat] = set_of(written.get("trophies", []), tables.TROPHY_IDS)
    card = written.get("card", tables.CARD_IDS[tables.TRAIL] if turn else None)
    table.card[seat] = number_of(card, tables.CARD_IDS) if card else tables.NONE
    chosen = written.get("chosen")
    table.chosen[seat] = number_of(chosen, tables.CARD_IDS) if chosen else tables.NONE
    table.hand[seat] = set_of(written["hand"], tables.CARD_IDS) if "hand" in written else _usual_hand(table, seat)
    table.in_camp[seat] = within(written.get("in_camp", 0), 0, MOST_CYCLES, "in_camp")


def _usual_hand(table: Table, seat: int) -> int:
    """As many cards as the round leaves, without the one shown; the first of the card list are kept."""
    shown = int(table.card[seat])
    hand = int(ALL_CARDS) if shown == tables.NONE else int(ALL_CARDS) & ~int(BIT[shown])
    left = tables.CARDS - int(table.round) + (1 if shown == tables.NONE and table.round > 0 else 0)
    while count(hand) > left:
        hand &= ~int(BIT[nth(hand, count(hand) - 1)])
    return hand


def _load_turn(table: Table, written: Json | None) -> None:
    if written is None:
        return
    check_fields(written, TURN_FIELDS)
    seat = within(written["seat"], 0, int(table.players) - 1, "turn")
    card = int(table.card[seat])
    if card == tables.NONE:
        raise misplaced("card", "turn")
    table.active = seat
    table.steps = within(written.get("steps", int(tables.CARD_STEPS[card])), 0, int(tables.CARD_STEPS[card]), "steps")
    limit = min(int(tables.CARD_CHIEF[card]), int(table.steps))
    table.chief_steps = within(written.get("chief_steps", limit), 0, int(tables.CARD_CHIEF[card]), "chief_steps")
    table.attacked = 1 if written.get("attacked") else 0
    table.chief_done = 1 if written.get("chief_done") else 0
    for cell in written.get("collected", []):
        number = number_of(cell, tables.CELL_IDS)
        table.collected[number // tables.HALF] |= BIT[number % tables.HALF]
    if "may_retreat" in written:
        table.may_retreat = 1 if written["may_retreat"] else 0
    elif card != tables.CAMPSITE and table.steps == tables.CARD_STEPS[card]:
        table.may_retreat = 1 if may_retreat(table, seat) else 0


def _ask(table: Table, turn: Json | None) -> None:
    """The decision that is open when none is written: a turn with those that follow, or everybody's card."""
    frames, players = table.frames, int(table.players)
    if turn is None:
        for seat in range(players):
            if seat == 0:
                frames.push(codes.D4_CARD, seat)
            else:
                frames.join(codes.D4_CARD, seat)
            if table.chosen[seat] != tables.NONE:
                frames.set_ready(frames.of(seat))
        return
    frames.push(codes.NEXT_ROUND, table.spirit)
    seat = int(table.active)
    last = (int(table.spirit) - 1) % players
    later = []
    while seat != last:
        seat = (seat + 1) % players
        later.append(seat)
    for seat in reversed(later):
        frames.push(codes.TURN_START, seat)
    frames.push(codes.D10_CAMPSITE if table.card[table.active] == tables.CAMPSITE else codes.D5_TURN, table.active)

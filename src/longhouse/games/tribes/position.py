"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"players": 2, "land": {"A1": "T001", "B1": "T021:NE", "C1": "T076"},
     "tribes": {"A1": {"seat": 0, "warriors": 6, "chief": true}, "C1": {"seat": 1, "warriors": 6, "chief": true}},
     "seats": [{"items": {"stick": 2}, "card": "trail"}, {"card": "raid"}], "turn": {"seat": 0}}

is enough: tiles lie as printed unless their mountains are written after a colon (passes after a slash), warriors that
are not mentioned are in reserve, and whoever's turn it is has all the steps of the card.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from longhouse.core import positions
from longhouse.core.errors import BadPosition
from longhouse.core.pending import check_asked, check_frames
from longhouse.core.positions import check_fields, misplaced, within
from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, count, nth
from longhouse.core.written import Positions, Said
from longhouse.core.zones import NONE
from longhouse.games.tribes import data, state
from longhouse.games.tribes.rules.cycle import ask_for_cards, leave_turns
from longhouse.games.tribes.rules.decisions import is_about
from longhouse.games.tribes.rules.game import Tribes, new
from longhouse.games.tribes.rules.land import is_too_long, put_walls, reach, rotation
from longhouse.games.tribes.rules.placing import may_retreat
from longhouse.games.tribes.rules.turn import ask_what_to_do
from longhouse.games.tribes.rules.winning import has_won
from longhouse.games.tribes.settings import SETTINGS
from longhouse.games.tribes.state import CARD, TABLE, Table

# The land: a tile with its mountains and passes is "T021:E/N", a tribe an object, each under the name of its cell.


def dump(table: Tribes) -> Json:
    """Everything, also what is hidden."""
    written = POSITIONS.dump(table, table.settings.words)
    cells = range(int(data.CELLS))
    written["land"] = {data.CELL_IDS[cell]: _tile(table, cell) for cell in cells if state.LAID.of(table, cell) != NONE}
    written["tribes"] = {
        data.CELL_IDS[cell]: _tribe(table, cell)
        for cell in cells
        if state.HOLDER.of(table, cell) not in (NONE, data.ARMY)
    }
    if state.ACTIVE.of(table) == NONE:
        written["turn"] = None
    return written


def _tile(table: Table, cell: int) -> str:
    said = f"{data.TILE_IDS[state.LAID.of(table, cell)]}:{data.MASK_IDS[state.MOUNTAINS.of(table, cell)]}"
    passes = state.PASSES.of(table, cell)
    return f"{said}/{data.MASK_IDS[passes]}" if passes else said


def _lay(table: Table, cell: int, written: str) -> None:
    name, _, turned = written.partition(":")
    tile = positions.number_of(name, data.TILE_IDS)
    mask, _, passes = turned.partition("/")
    if not state.UNSEEN.has(table, tile):
        raise BadPosition("error-position-twice", what=name)
    state.UNSEEN.take(table, tile)
    state.LAID.set(table, cell, tile)
    mountains = positions.number_of(mask, data.MASK_IDS) if mask else data.MOUNTAINS[tile]
    state.MOUNTAINS.set(table, cell, mountains)
    state.PASSES.set(table, cell, positions.number_of(passes, data.MASK_IDS) if passes else 0)
    put_walls(table, cell, mountains)


def _tribe(table: Table, cell: int) -> Json:
    seat = int(state.HOLDER.of(table, cell))
    return {"seat": seat, "warriors": int(state.MEN.of(table, cell)), "chief": bool(table.has_chief(cell, seat))}


def _settle(table: Table, cell: int, written: Json) -> None:
    check_fields(written, ("seat", "warriors", "chief"))
    where = data.CELL_IDS[cell]
    seat = within(written["seat"], 0, int(table.players) - 1, where)
    warriors = within(written.get("warriors", 0), 0, int(data.WARRIORS), where)
    if warriors > state.RESERVE.of(table, seat) or state.HOLDER.of(table, cell) != NONE:
        raise misplaced("warrior", where)
    state.RESERVE.gain(table, seat, -warriors)
    table.add_men(cell, seat, warriors)
    if written.get("chief"):
        if state.CHIEF.of(table, seat) != NONE:
            raise misplaced("chief", where)
        table.put_chief(seat, cell)
    table.tidy(cell)


# What follows where a position says nothing.


def fill(table: Table, position: Json, said: Said) -> None:
    """The land, the pieces on it, and cards and turns as they usually are."""
    for name in ("cycle", "round"):
        if name not in position:
            (state.CYCLE if name == "cycle" else state.ROUND).set(table, 1)
    for zone in (state.SPIRIT, state.ACTIVE, state.WINNER):
        if zone.of(table) >= table.players:
            raise misplaced(str(int(zone.of(table))), zone.name)
    for cell, tile in position.get("land", {}).items():
        _lay(table, positions.number_of(cell, data.CELL_IDS), tile)
    for cell, tribe in position.get("tribes", {}).items():
        _settle(table, positions.number_of(cell, data.CELL_IDS), tribe)
    _put_cavalry(table)
    for seat in range(table.players):
        if position.get("turn") and not said.has(state.SHOWN, seat):
            state.SHOWN.set(table, seat, data.TRAIL)
        if not said.has(state.HAND, seat):
            state.HAND.set(table, seat, _usual_hand(table, seat))
    if position.get("turn") is not None:
        _fill_turn(table, position["turn"])


def _put_cavalry(table: Table) -> None:
    for man in range(int(data.MEN)):
        cell = state.CAVALRY.of(table, man)
        if cell != NONE:
            if state.HOLDER.of(table, cell) in range(data.SEATS):
                raise misplaced("cavalry", data.CELL_IDS[cell])
            table.put_man(man, cell)


def _usual_hand(table: Table, seat: int) -> int:
    """As many cards as the round leaves, without the one shown; the first of the card list are kept."""
    shown = int(state.SHOWN.of(table, seat))
    hand = int(data.ALL_CARDS) if shown == NONE else int(data.ALL_CARDS) & ~int(BIT[shown])
    left = data.CARDS - int(state.ROUND.of(table)) + (1 if shown == NONE and state.ROUND.of(table) > 0 else 0)
    while count(hand) > left:
        hand &= ~int(BIT[nth(hand, count(hand) - 1)])
    return hand


def _fill_turn(table: Table, written: Json) -> None:
    """All the steps of the card; and a retreat where the chief is shut in."""
    seat = state.ACTIVE.of(table)
    if seat == NONE or state.SHOWN.of(table, seat) == NONE:
        raise misplaced("card", "turn")
    card = int(state.SHOWN.of(table, seat))
    steps, chief_steps = int(data.CARD_STEPS[card]), int(data.CARD_CHIEF[card])
    if "steps" not in written:
        state.STEPS.set(table, steps)
    if "chief_steps" not in written:
        state.CHIEF_STEPS.set(table, min(chief_steps, int(state.STEPS.of(table))))
    within(int(state.STEPS.of(table)), 0, steps, "steps")
    within(int(state.CHIEF_STEPS.of(table)), 0, chief_steps, "chief_steps")
    if "may_retreat" not in written and card != data.CAMPSITE and state.STEPS.of(table) == steps:
        state.MAY_RETREAT.set(table, int(may_retreat(table, seat)))


def asks(table: Table, position: Json, said: Said) -> None:
    """The decision that is open when none is written: a turn with those that follow, or everybody's card."""
    if table.is_over():
        return
    active = int(state.ACTIVE.of(table))
    if active != NONE:
        leave_turns(table, _turns_left(table))
        ask_what_to_do(table, active)
        return
    ask_for_cards(table)
    for seat in range(table.players):
        if state.CHOSEN.of(table, seat) != NONE:
            table.frames.set_ready(table.frames.of(seat))


def _turns_left(table: Table) -> int:
    """R17: how many turns of the round come after this one: those of players up to the Spirit Chief."""
    return int(state.SPIRIT.of(table) - 1 - state.ACTIVE.of(table)) % int(table.players)


# What contradicts the rules (12.6 of the specification).


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules, or if nobody is able to decide."""
    _check_land(table)
    _check_pieces(table)
    for seat in range(table.players):
        _check_seat(table, seat)
    if table.is_over():
        _check_end(table)
        return
    check_frames(table, "frames")
    pending = _pending(table)
    if not _follows(table, pending):
        raise misplaced(", ".join(frame.name for frame in pending), "frames")
    _check_chiefs(table, pending)
    _check_turn(table)
    check_asked(table, "decision")


class Pending(NamedTuple):
    """A frame: its decision's name, its owner, its group, and the first number that it keeps."""

    name: str
    owner: int
    serial: int
    first: int


def _pending(table: Table) -> list[Pending]:
    """All frames; what is asked now comes last."""
    rows = table.frames.dump()[1:]
    return [Pending(table.decisions[row[0]].name, row[1], row[2], row[5]) for row in rows]


def _check_land(table: Table) -> None:
    """Every tile turned as it can be, the whole land open, no line of four (R10, R11)."""
    turning = [int(decision.kind) for decision in table.decisions if is_about(decision, "mask")]
    being_turned = {row[5] for row in table.frames.dump()[1:] if row[0] in turning}
    for cell in range(data.CELLS):
        tile = int(state.LAID.of(table, cell))
        mask, passes = int(state.MOUNTAINS.of(table, cell)), int(state.PASSES.of(table, cell))
        if tile == NONE or cell in being_turned:
            if mask or passes:
                raise misplaced(data.MASK_IDS[mask | passes], data.CELL_IDS[cell])
        elif mask & passes or mask | passes not in {int(rotation(tile, turns)) for turns in range(data.SIDES)}:
            raise misplaced(data.MASK_IDS[mask], data.CELL_IDS[cell])
        if is_too_long(table, cell, state.WALLS.of(table, cell)):
            raise misplaced("mountains", data.CELL_IDS[cell])
    if reach(table, 0, NONE, data.CELLS)[data.CELLS] < data.CELLS:
        raise misplaced("mountains", "land")


def _check_pieces(table: Table) -> None:
    """R27, R68: pieces stand on discovered tiles, cavalry men not on camps."""
    if not table.settings.cavalry and not state.CAVALRY.is_blank(table):
        raise misplaced("cavalry", "land")
    for cell in range(data.CELLS):
        holder = state.HOLDER.of(table, cell)
        on_camp = holder == data.ARMY and table.is_camp(cell)
        if holder != NONE and (state.LAID.of(table, cell) == NONE or on_camp):
            raise misplaced("cavalry" if holder == data.ARMY else str(int(holder)), data.CELL_IDS[cell])
    starts = [int(state.START.of(table, seat)) for seat in range(table.players)]
    for start in starts:
        if start != NONE and (not data.IS_RING[start] or starts.count(start) > 1):
            raise misplaced(data.CELL_IDS[start], "start")


def _check_seat(table: Table, seat: int) -> None:
    if table.kinds(seat) > data.SPOTS:
        last = max(item for item in range(data.ITEMS) if table.has_item(seat, item))
        raise misplaced(data.ITEM_IDS[last], "items")
    hand, chosen = int(state.HAND.of(table, seat)), int(state.CHOSEN.of(table, seat))
    if chosen != NONE and not hand & BIT[chosen]:
        raise misplaced(data.CARD_IDS[chosen], "chosen")
    if table.is_over():
        return
    is_choosing = state.ROUND.of(table) > 0 and state.SHOWN.of(table, seat) == NONE
    if count(hand) != data.CARDS - state.ROUND.of(table) + (1 if is_choosing else 0):
        raise misplaced(", ".join(CARD.names_in(hand)), "hand")
    if has_won(table, seat):
        raise misplaced(str(seat), "winner")
    chief = state.CHIEF.of(table, seat)
    if state.IN_CAMP.of(table, seat) > 0 and (chief == NONE or not table.is_camp(chief)):
        raise misplaced("chief", "in_camp")


def _check_end(table: Table) -> None:
    """R87, R88: nothing is pending, and somebody has won or the last cycle is over."""
    winner, cycles = state.WINNER.of(table), state.CYCLE.of(table)
    if table.frames.depth > 0:
        raise misplaced("frames", "over")
    if winner != NONE and not has_won(table, winner):
        raise misplaced(str(int(winner)), "winner")
    if winner == NONE and (cycles != table.settings.max_cycles or state.ROUND.of(table) != data.ROUNDS):
        raise misplaced(str(int(cycles)), "cycle")


def _check_turn(table: Table) -> None:
    """R41, R88: nobody has won, the last cycle is not over, and a retreat that is offered can be made."""
    active = state.ACTIVE.of(table)
    if state.WINNER.of(table) != NONE:
        raise misplaced(str(int(state.WINNER.of(table))), "winner")
    if 0 < table.settings.max_cycles < state.CYCLE.of(table):
        raise misplaced(str(int(state.CYCLE.of(table))), "cycle")
    if state.MAY_RETREAT.of(table) and not (active != NONE and may_retreat(table, active)):
        raise misplaced("retreat", "turn")


def _check_chiefs(table: Table, pending: list[Pending]) -> None:
    """R42: a chief is off the map only before the start and while the owner is asked where they go."""
    away = {frame.owner for frame in pending if frame.name in ("relocate", "orient-start", "turn-over")}
    for seat in range(table.players):
        if (state.CHIEF.of(table, seat) == NONE) != (seat in away):
            raise misplaced("chief", str(seat))


# What may be pending together: names of decisions, from what comes last to what is asked now.
_SETUP = re.compile("(turn-over )+(start )+|(turn-over )+orient-start |next-round orient-start ")
_CAVALRY = re.compile("next-round (cavalry ){1,2}")
_CARDS = re.compile("(card )+")
_BATTLE = "(beaten ){0,2}((relocate ){0,2}(take ){0,2}(room )?|(relocate )?orient-start )"
_TURN = re.compile(f"next-round (turn-start )*(campsite |orient-start |turn (orient |retreat |{_BATTLE}))")


def _follows(table: Table, frames: list[Pending]) -> bool:
    """Whether these frames can be pending together, in this cycle, round and turn."""
    names, serials = "".join(f"{frame.name} " for frame in frames), [frame.serial for frame in frames]
    seats = range(int(table.players))
    is_secret = any(state.CHOSEN.of(table, seat) != NONE for seat in seats)
    shown = [state.SHOWN.of(table, seat) != NONE for seat in seats]
    in_cycle, in_round = state.CYCLE.of(table) > 0, state.ROUND.of(table) > 0
    if in_cycle and in_round and state.ACTIVE.of(table) == NONE:
        everybody = sorted(frame.owner for frame in frames) == list(seats)
        return _CARDS.fullmatch(names) is not None and everybody and len(set(serials)) == 1 and not any(shown)
    if is_secret or serials != sorted(set(serials)):
        return False
    if in_cycle and in_round:
        players, active = int(table.players), int(state.ACTIVE.of(table))
        later = [(active + 1 + place) % players for place in range(_turns_left(table))]
        turns = [frame.owner for frame in reversed(frames) if frame.name == "turn-start"]
        return _TURN.fullmatch(names) is not None and all(shown) and turns == later
    if in_round or state.ACTIVE.of(table) != NONE or any(shown):
        return False
    if in_cycle:
        men = {frame.first for frame in frames[1:]}
        return _CAVALRY.fullmatch(names) is not None and len(men) == len(frames) - 1
    return _SETUP.fullmatch(names) is not None and _setup_is_left(table, frames)


def _setup_is_left(table: Table, frames: list[Pending]) -> bool:
    """S5, S6: whoever has not picked a cell is asked for one, and whoever has not settled turns their tile over."""
    picking = [frame.owner for frame in frames if frame.name == "start"]
    settling = [frame.owner for frame in frames if frame.name in ("turn-over", "orient-start")]
    without = [seat for seat in range(table.players) if state.START.of(table, seat) == NONE]
    homeless = [seat for seat in range(table.players) if state.CHIEF.of(table, seat) == NONE]
    return sorted(picking) == without and sorted(settling) == homeless


POSITIONS: Positions[Tribes] = Positions(
    TABLE,
    SETTINGS,
    new,
    seats=lambda settings: range(2, data.SEATS + 1),
    fill=fill,
    asks=asks,
    check=check,
    more={"": ("land", "tribes")},
    frames_in="",
)

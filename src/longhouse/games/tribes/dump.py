"""A position as JSON that a person can read, write and send. `position.py` reads it."""

from __future__ import annotations

from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.core.state import State
from longhouse.games.tribes.naming import card_ids, trophy_ids
from longhouse.games.tribes.state import Table
from longhouse.games.tribes.tables import (
    ARMY,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    HALF,
    ITEM_IDS,
    ITEMS,
    MASK_IDS,
    NONE,
    TILE_IDS,
)


def dump(state: State) -> Json:
    """Everything, also what is hidden."""
    assert isinstance(state, Table)
    table = state
    return {
        "players": int(table.players),
        "settings": dict(table.settings.words),
        "cycle": int(table.cycle),
        "round": int(table.round),
        "spirit": int(table.spirit),
        "land": {CELL_IDS[cell]: _tile(table, cell) for cell in range(CELLS) if table.tile[cell] != NONE},
        "tribes": {
            CELL_IDS[cell]: _tribe(table, cell) for cell in range(CELLS) if table.side[cell] not in (NONE, ARMY)
        },
        "cavalry": [_cell(cell) for cell in table.cavalry],
        "seats": [_seat(table, seat) for seat in range(table.players)],
        "turn": _turn(table),
        "winner": int(table.winner) if table.winner != NONE else None,
        "over": bool(table.is_over()),
        "frames": table.frames.dump(),
    }


def _cell(cell: int) -> str | None:
    return None if cell == NONE else CELL_IDS[cell]


def _tile(table: Table, cell: int) -> str:
    """The tile, its mountains, its passes: "T021:E/N"."""
    said = f"{TILE_IDS[table.tile[cell]]}:{MASK_IDS[table.mask[cell]]}"
    return f"{said}/{MASK_IDS[table.passes[cell]]}" if table.passes[cell] else said


def _tribe(table: Table, cell: int) -> Json:
    seat = int(table.side[cell])
    return {"seat": seat, "warriors": int(table.men[cell]), "chief": bool(table.has_chief(cell, seat))}


def _seat(table: Table, seat: int) -> Json:
    chosen, card = int(table.chosen[seat]), int(table.card[seat])
    return {
        "start": _cell(table.start[seat]),
        "items": {
            item: int(table.items[seat * ITEMS + at])
            for at, item in enumerate(ITEM_IDS)
            if table.items[seat * ITEMS + at]
        },
        "horses": int(table.horses[seat]),
        "trophies": trophy_ids(table.trophies[seat]),
        "hand": card_ids(table.hand[seat]),
        "chosen": CARD_IDS[chosen] if chosen != NONE else None,
        "card": CARD_IDS[card] if card != NONE else None,
        "in_camp": int(table.in_camp[seat]),
    }


def _turn(table: Table) -> Json | None:
    if table.active == NONE:
        return None
    return {
        "seat": int(table.active),
        "steps": int(table.steps),
        "chief_steps": int(table.chief_steps),
        "attacked": bool(table.attacked),
        "chief_done": bool(table.chief_done),
        "may_retreat": bool(table.may_retreat),
        "collected": [CELL_IDS[half * HALF + cell] for half in range(2) for cell in members_of(table.collected[half])],
    }

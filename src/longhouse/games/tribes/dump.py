"""A position as JSON that a person can read, write and send. `position.py` reads it."""

from __future__ import annotations

from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.core.state import State
from longhouse.games.tribes import tables
from longhouse.games.tribes.naming import card_ids, trophy_ids
from longhouse.games.tribes.state import Table


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
        "land": {
            tables.CELL_IDS[cell]: _tile(table, cell) for cell in range(tables.CELLS) if table.tile[cell] != tables.NONE
        },
        "tribes": {
            tables.CELL_IDS[cell]: _tribe(table, cell)
            for cell in range(tables.CELLS)
            if table.side[cell] not in (tables.NONE, tables.ARMY)
        },
        "cavalry": [_cell(cell) for cell in table.cavalry],
        "seats": [_seat(table, seat) for seat in range(table.players)],
        "turn": _turn(table),
        "winner": int(table.winner) if table.winner != tables.NONE else None,
        "over": bool(table.is_over()),
        "frames": table.frames.dump(),
    }


def _cell(cell: int) -> str | None:
    return None if cell == tables.NONE else tables.CELL_IDS[cell]


def _tile(table: Table, cell: int) -> str:
    """The tile, its mountains, its passes: "T021:E/N"."""
    said = f"{tables.TILE_IDS[table.tile[cell]]}:{tables.MASK_IDS[table.mask[cell]]}"
    return f"{said}/{tables.MASK_IDS[table.passes[cell]]}" if table.passes[cell] else said


def _tribe(table: Table, cell: int) -> Json:
    seat = int(table.side[cell])
    return {"seat": seat, "warriors": int(table.men[cell]), "chief": bool(table.has_chief(cell, seat))}


def _seat(table: Table, seat: int) -> Json:
    chosen, card = int(table.chosen[seat]), int(table.card[seat])
    return {
        "start": _cell(table.start[seat]),
        "items": {
            item: int(table.items[seat * tables.ITEMS + at])
            for at, item in enumerate(tables.ITEM_IDS)
            if table.items[seat * tables.ITEMS + at]
        },
        "horses": int(table.horses[seat]),
        "trophies": trophy_ids(table.trophies[seat]),
        "hand": card_ids(table.hand[seat]),
        "chosen": tables.CARD_IDS[chosen] if chosen != tables.NONE else None,
        "card": tables.CARD_IDS[card] if card != tables.NONE else None,
        "in_camp": int(table.in_camp[seat]),
    }


def _turn(table: Table) -> Json | None:
    if table.active == tables.NONE:
        return None
    return {
        "seat": int(table.active),
        "steps": int(table.steps),
        "chief_steps": int(table.chief_steps),
        "attacked": bool(table.attacked),
        "chief_done": bool(table.chief_done),
        "may_retreat": bool(table.may_retreat),
        "collected": [
            tables.CELL_IDS[half * tables.HALF + cell]
            for half in range(2)
            for cell in members_of(table.collected[half])
        ],
    }

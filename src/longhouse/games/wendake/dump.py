"""A position as JSON, all of it, secrets included: what `position.py` reads."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.games.wendake import tables
from longhouse.games.wendake.naming import (
    ACTION_NAMES,
    DECISION_NAMES,
    progress_ids,
    slot_numbers,
    tile_ids,
)
from longhouse.games.wendake.state import EMPTY, GHOST, Table, kind_in, owner_in


def dump(table: Table) -> Json:
    """The whole position, secrets included."""
    frames = table.frames
    return {
        "players": int(table.players),
        "settings": dict(table.settings.words),
        "year": int(table.year),
        "partner": tables.TRACK_IDS[table.pairing],
        "order": [int(seat) for seat in table.order],
        "turn": int(table.turn_seat()),
        "next_order": [int(seat) for seat in table.next_order],
        "guards": {
            tables.TERRITORY_IDS[t]: {str(seat): int(table.plain_guards(t, seat)) for seat in range(tables.SEATS)}
            for t in range(tables.TERRITORIES)
            if any(table.plain_guards(t, seat) for seat in range(tables.SEATS))
        },
        "black_guard": _name(table.black_guard, tables.TERRITORY_IDS),
        "areas": {
            tables.AREA_IDS[area]: [int(owner_in(table.areas[area])), tables.KIND_IDS[kind_in(table.areas[area])]]
            for area in range(tables.AREAS)
            if table.areas[area] != EMPTY
        },
        "seats": [_dump_seat(table, seat) for seat in range(table.players)],
        "display": [_name(tile, tables.TILE_IDS) for tile in table.display],
        "unseen": [tile_ids(table.stack[0]), tile_ids(table.stack[2])],
        "stacks": [int(table.stack[1]), int(table.stack[3])],
        "market": progress_ids(table.progress),
        "flags_left": [flag for number, flag in enumerate(tables.FLAGS) if table.flags_left >> number & 1],
        "discard": [tables.CARD_IDS[card] for card in table.pile],
        "leaving": [_name(tile, tables.TILE_IDS) for tile in table.leaving],
        "black_used": bool(table.black_used),
        "ghost": {
            "home": _name(table.home[GHOST], tables.TERRITORY_IDS),
            "cards": [tables.GHOST_IDS[card] for card in members_of(table.ghost_cards)],
            "warriors": int(table.ghost_warriors),
            "disk": _name(table.disk[GHOST], tables.SPACE_IDS),
        }
        if table.settings.solo
        else None,
        "pending": {
            "decision": DECISION_NAMES[frames.kind(frames.top())] if frames.depth > 0 else None,
            "frames": frames.dump(),
            "todo": [ACTION_NAMES[table.todo >> 4 * at & 15] for at in range(15) if table.todo >> 4 * at],
            "slot": int(table.active) + 1 if table.active != tables.NONE else None,
            "free_order": bool(table.free_order),
        },
    }


def _name(number: int, names: Sequence[str]) -> str | None:
    return None if number == tables.NONE else names[number]


def _dump_seat(table: Table, seat: int) -> Json:
    return {
        "home": _name(table.home[seat], tables.TERRITORY_IDS),
        "tribe": _name(table.tribe[seat], tables.TRIBE_IDS),
        "goods": {good: int(table.goods[seat * tables.GOODS + at]) for at, good in enumerate(tables.GOOD_IDS)},
        "tracks": {track: int(table.tracks[seat * tables.TRACKS + at]) for at, track in enumerate(tables.TRACK_IDS)},
        "canoes": {lake: int(table.canoes[seat * tables.LAKES + at]) for at, lake in enumerate(tables.LAKE_IDS)},
        "village": {
            tables.KIND_IDS[kind]: int(table.at_home[seat * tables.KINDS + kind])
            for kind in (tables.WOMAN, tables.HUNTER)
        },
        "long_house": {
            kind: int(table.long_house[seat * tables.KINDS + at]) for at, kind in enumerate(tables.KIND_IDS)
        },
        "swaps": int(table.swaps[seat]),
        "grid": [_name(table.grid[seat * tables.SLOTS + slot], tables.TILE_IDS) for slot in range(tables.SLOTS)],
        "rituals": slot_numbers(table.rituals[seat]),
        "marked": slot_numbers(table.marked[seat]),
        "fire": int(table.fire_at[seat]) + 1 if table.fire_at[seat] != tables.NONE else None,
        "aside": tile_ids(table.aside[seat]),
        "progress": progress_ids(table.owned[seat]),
        "face_down": progress_ids(table.face_down[seat]),
        "flag": tables.FLAGS[table.flag[seat] - 1] if table.flag[seat] else None,
        "cards": _dump_cards(table.hand, seat),
        "known": _dump_cards(table.known, seat),
        "played": _dump_cards(table.played, seat),
        "disk": _name(table.disk[seat], tables.SPACE_IDS),
        "turtles": {
            tables.TURTLE_IDS[kind]: int(table.turtles[seat * tables.TURTLES + kind])
            for kind in range(tables.TURTLES)
            if table.turtles[seat * tables.TURTLES + kind] != tables.NONE
        },
    }


def _dump_cards(cards: vec[i64], seat: int) -> list[str]:
    return [tables.CARD_IDS[card] for card in range(tables.CARDS) for _ in range(cards[seat * tables.CARDS + card])]

"""A position as JSON, all of it, secrets included: what `position.py` reads."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.protocol import Json
from longhouse.core.sets import members_of
from longhouse.games.wendake import data
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
        "partner": data.TRACK_IDS[table.pairing],
        "order": [int(seat) for seat in table.order],
        "turn": int(table.turn_seat()),
        "next_order": [int(seat) for seat in table.next_order],
        "guards": {
            data.TERRITORY_IDS[t]: {str(seat): int(table.plain_guards(t, seat)) for seat in range(data.SEATS)}
            for t in range(data.TERRITORIES)
            if any(table.plain_guards(t, seat) for seat in range(data.SEATS))
        },
        "black_guard": _name(table.black_guard, data.TERRITORY_IDS),
        "areas": {
            data.AREA_IDS[area]: [int(owner_in(table.areas[area])), data.KIND_IDS[kind_in(table.areas[area])]]
            for area in range(data.AREAS)
            if table.areas[area] != EMPTY
        },
        "seats": [_dump_seat(table, seat) for seat in range(table.players)],
        "display": [_name(tile, data.TILE_IDS) for tile in table.display],
        "unseen": [tile_ids(table.stack[0]), tile_ids(table.stack[2])],
        "stacks": [int(table.stack[1]), int(table.stack[3])],
        "market": progress_ids(table.progress),
        "flags_left": [flag for number, flag in enumerate(data.FLAGS) if table.flags_left >> number & 1],
        "discard": [data.CARD_IDS[card] for card in table.pile],
        "leaving": [_name(tile, data.TILE_IDS) for tile in table.leaving],
        "black_used": bool(table.black_used),
        "ghost": {
            "home": _name(table.home[GHOST], data.TERRITORY_IDS),
            "cards": [data.GHOST_IDS[card] for card in members_of(table.ghost_cards)],
            "warriors": int(table.ghost_warriors),
            "disk": _name(table.disk[GHOST], data.SPACE_IDS),
        }
        if table.settings.solo
        else None,
        "pending": {
            "decision": DECISION_NAMES[frames.kind(frames.top())] if frames.depth > 0 else None,
            "frames": frames.dump(),
            "todo": [ACTION_NAMES[table.todo >> 4 * at & 15] for at in range(15) if table.todo >> 4 * at],
            "slot": int(table.active) + 1 if table.active != data.NONE else None,
            "free_order": bool(table.free_order),
        },
    }


def _name(number: int, names: Sequence[str]) -> str | None:
    return None if number == data.NONE else names[number]


def _dump_seat(table: Table, seat: int) -> Json:
    return {
        "home": _name(table.home[seat], data.TERRITORY_IDS),
        "tribe": _name(table.tribe[seat], data.TRIBE_IDS),
        "goods": {good: int(table.goods[seat * data.GOODS + at]) for at, good in enumerate(data.GOOD_IDS)},
        "tracks": {track: int(table.tracks[seat * data.TRACKS + at]) for at, track in enumerate(data.TRACK_IDS)},
        "canoes": {lake: int(table.canoes[seat * data.LAKES + at]) for at, lake in enumerate(data.LAKE_IDS)},
        "village": {
            data.KIND_IDS[kind]: int(table.at_home[seat * data.KINDS + kind]) for kind in (data.WOMAN, data.HUNTER)
        },
        "long_house": {kind: int(table.long_house[seat * data.KINDS + at]) for at, kind in enumerate(data.KIND_IDS)},
        "swaps": int(table.swaps[seat]),
        "grid": [_name(table.grid[seat * data.SLOTS + slot], data.TILE_IDS) for slot in range(data.SLOTS)],
        "rituals": slot_numbers(table.rituals[seat]),
        "marked": slot_numbers(table.marked[seat]),
        "fire": int(table.fire_at[seat]) + 1 if table.fire_at[seat] != data.NONE else None,
        "aside": tile_ids(table.aside[seat]),
        "progress": progress_ids(table.owned[seat]),
        "face_down": progress_ids(table.face_down[seat]),
        "flag": data.FLAGS[table.flag[seat] - 1] if table.flag[seat] else None,
        "cards": _dump_cards(table.hand, seat),
        "known": _dump_cards(table.known, seat),
        "played": _dump_cards(table.played, seat),
        "disk": _name(table.disk[seat], data.SPACE_IDS),
        "turtles": {
            data.TURTLE_IDS[kind]: int(table.turtles[seat * data.TURTLES + kind])
            for kind in range(data.TURTLES)
            if table.turtles[seat * data.TURTLES + kind] != data.NONE
        },
    }


def _dump_cards(cards: vec[i64], seat: int) -> list[str]:
    return [data.CARD_IDS[card] for card in range(data.CARDS) for _ in range(cards[seat * data.CARDS + card])]

"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"players": 2, "year": 3, "turn": 1,
     "guards": {"s1": {"0": 2, "1": 1}}, "areas": {"s1.1": [0, "woman"]},
     "seats": [{"goods": {"corn": 2}, "tracks": {"ritual": 9}, "cards": ["bear", "bear.infected"]}]}

is enough: what is not said is as at the start with identical tribes, Natives that are not mentioned wait in their Long
House, Mask cards that are not mentioned are in the deck, and whoever's turn it is may place a marker. `dump.py` writes
all of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.errors import BadPosition
from longhouse.core.frames import load_frames
from longhouse.core.positions import check_fields, misplaced, number_of, reads_position, set_of, within
from longhouse.core.protocol import Json
from longhouse.core.sets import BIT, members_of
from longhouse.core.settings import complete
from longhouse.core.state import State
from longhouse.games.wendake import data
from longhouse.games.wendake.consistency import check
from longhouse.games.wendake.naming import (
    ACTION_NAMES,
    tile_ids,
)
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.game import Wendake
from longhouse.games.wendake.settings import SETTINGS
from longhouse.games.wendake.state import GHOST, Settings, Table, native

FIELDS = (
    *("players", "settings", "year", "partner", "order", "turn", "next_order", "guards", "black_guard", "areas"),
    *("seats", "display", "unseen", "stacks", "market", "flags_left", "discard", "leaving", "black_used", "ghost"),
    "pending",
)
SEAT_FIELDS = (
    *("home", "tribe", "goods", "tracks", "canoes", "village", "long_house", "swaps", "grid", "rituals", "marked"),
    *("fire", "aside", "progress", "face_down", "flag", "cards", "known", "played", "disk", "turtles"),
)
PENDING_FIELDS = ("decision", "frames", "todo", "slot", "free_order")
USUAL_GRID = ("S1", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9")
MOST_GOODS = 999


@reads_position
def load(position: Json) -> State:
    """A position from its dump, or from what a person wrote; BadPosition says what contradicts itself."""
    check_fields(position, FIELDS)
    settings = Settings(complete(SETTINGS, {"tribes": "identical", **position.get("settings", {})}))
    players = within(
        position.get("players", 2), 1 if settings.solo else 2, 1 if settings.solo else data.SEATS, "players"
    )
    table = Wendake(settings, players)
    table.clear()
    table.year = within(position.get("year", 1), 0, int(data.YEARS) + 1, "year")
    table.pairing = within(
        number_of(position.get("partner", "military"), data.TRACK_IDS), 1, data.TRACKS - 1, "partner"
    )
    _load_map(table, position)
    for seat in range(players):
        written = position.get("seats", [])
        _load_seat(table, seat, written[seat] if seat < len(written) else {}, position)
    _load_order(table, position)
    _load_displays(table, position)
    _load_deck(table, position)
    if settings.solo:
        _load_ghost(table, position.get("ghost") or {})
    table.black_used = 1 if position.get("black_used") else 0
    _load_pending(table, position.get("pending"))
    check(table)
    return table


def _load_map(table: Table, position: Json) -> None:
    for territory, guards in position.get("guards", {}).items():
        t = number_of(territory, data.TERRITORY_IDS)
        if not table.first_territory() <= t < table.end_of_map():
            raise misplaced(territory, "guards")
        for seat, number in guards.items():
            side = within(int(seat), 0, data.SEATS - 1, territory)
            table.guards[t * data.SEATS + side] = within(number, 0, int(data.NATIVES[data.WARRIOR]), territory)
    if position.get("black_guard"):
        table.black_guard = number_of(position["black_guard"], data.TERRITORY_IDS)
    for area, (seat, kind) in position.get("areas", {}).items():
        number = number_of(area, data.AREA_IDS)
        table.areas[number] = native(within(seat, 0, int(table.sides) - 1, area), number_of(kind, data.KIND_IDS))


def _load_seat(table: Table, seat: int, written: Json, position: Json) -> None:
    check_fields(written, SEAT_FIELDS)
    home = written.get("home", data.TERRITORY_IDS[data.HOMES_OF_MAP[table.sides][seat]])
    table.home[seat] = number_of(home, data.TERRITORY_IDS) if home else data.NONE
    tribe = written.get("tribe")
    table.tribe[seat] = number_of(tribe, data.TRIBE_IDS) if tribe else data.IDENTICAL
    row = int(table.tribe[seat]) + 1
    _fill(table.goods, seat * data.GOODS, written.get("goods", {}), data.GOOD_IDS, MOST_GOODS)
    _fill(table.tracks, seat * data.TRACKS, written.get("tracks", {}), data.TRACK_IDS, int(data.TOP_OF_TRACK))
    canoes = written.get("canoes", int(data.CANOES_AT_START))
    on_lakes = {data.LAKE_IDS[0]: canoes} if isinstance(canoes, int) else canoes
    _fill(table.canoes, seat * data.LAKES, on_lakes, data.LAKE_IDS, int(data.CANOES))
    table.swaps[seat] = within(written.get("swaps", int(data.START_SWAPS[row])), 0, int(max(data.START_SWAPS)), "swaps")
    _load_natives(table, seat, row, written, position)
    _load_grid(table, seat, written)
    table.owned[seat] = set_of(written.get("progress", []), data.PROGRESS_IDS)
    table.face_down[seat] = set_of(written.get("face_down", []), data.PROGRESS_IDS)
    table.flag[seat] = number_of(written["flag"], data.FLAGS) + 1 if written.get("flag") else 0
    for field, cards in (("cards", table.hand), ("known", table.known), ("played", table.played)):
        for card in written.get(field, []):
            cards[seat * data.CARDS + number_of(card, data.CARD_IDS)] += 1
    table.disk[seat] = number_of(written["disk"], data.SPACE_IDS) if written.get("disk") else data.NONE
    for kind, tile in written.get("turtles", {}).items():
        table.turtles[seat * data.TURTLES + number_of(kind, data.TURTLE_IDS)] = within(
            tile, 0, data.TURTLE_TILES - 1, kind
        )


def _fill(into: vec[i64], at: int, written: Mapping[str, Any], names: Sequence[str], most: int) -> None:
    for name, number in written.items():
        into[at + number_of(name, names)] = within(number, 0, most, name)


def _load_natives(table: Table, seat: int, row: int, written: Json, position: Json) -> None:
    """The village as at the start of the tribe, unless it is written; everybody else is in the Long House."""
    village = written.get("village", {})
    home = int(table.home[seat])
    if home == data.NONE:
        return
    if table.tribe[seat] == data.MOHAWK:
        table.mohawk = seat
        if "black_guard" not in position and native(seat, data.BLACK) not in list(table.areas):
            table.black_guard = home
    is_silent = "long_house" not in written and data.TERRITORY_IDS[home] not in position.get("guards", {})
    if "warrior" in village or is_silent:
        out = _on_map(table, seat, data.WARRIOR)
        usual = min(int(data.START_HOME[row * 3]), int(data.NATIVES[data.WARRIOR]) - out)
        table.guards[home * data.SEATS + seat] = within(
            village.get("warrior", usual), 0, int(data.NATIVES[data.WARRIOR]), "village"
        )
    for kind in (data.WOMAN, data.HUNTER):
        all_of_kind = int(data.NATIVES[kind])
        usual = min(int(data.START_HOME[row * 3 + kind]), all_of_kind - _on_map(table, seat, kind))
        table.at_home[seat * data.KINDS + kind] = within(
            village.get(data.KIND_IDS[kind], usual), 0, all_of_kind, "village"
        )
    if "long_house" in written:
        _fill(table.long_house, seat * data.KINDS, written["long_house"], data.KIND_IDS, int(max(data.NATIVES)))
        return
    for kind in (data.WARRIOR, data.WOMAN, data.HUNTER):
        at_home = 0 if kind == data.WARRIOR else int(table.at_home[seat * data.KINDS + kind])
        left = int(data.NATIVES[kind]) - _on_map(table, seat, kind) - at_home
        table.long_house[seat * data.KINDS + kind] = within(left, 0, int(data.NATIVES[kind]), "long_house")


def _on_map(table: Table, seat: int, kind: int) -> int:
    """Natives in areas and, of Warriors, Guards everywhere."""
    found = sum(1 for content in table.areas if content == native(seat, kind))
    if kind == data.WARRIOR:
        found += sum(int(table.guards[t * data.SEATS + seat]) for t in range(data.TERRITORIES))
    return found


def _load_grid(table: Table, seat: int, written: Json) -> None:
    for slot, tile in enumerate(written.get("grid", USUAL_GRID)):
        table.grid[seat * data.SLOTS + slot] = number_of(tile, data.TILE_IDS) if tile else data.NONE
    if table.tribe[seat] == data.OTTAWA and "grid" not in written:
        table.grid[seat * data.SLOTS + USUAL_GRID.index(data.TILE_IDS[data.FIRE_TILE])] = data.BLACK_FIRE
    table.rituals[seat] = _slots(written.get("rituals", []))
    table.marked[seat] = _slots(written.get("marked", []))
    table.fire_at[seat] = within(written["fire"], 1, data.SLOTS, "fire") - 1 if written.get("fire") else data.NONE
    table.aside[seat] = set_of(written.get("aside", []), data.TILE_IDS)


def _slots(written: Sequence[int]) -> int:
    slots = {within(slot, 1, data.SLOTS, "slot") for slot in written}
    return sum(int(BIT[slot - 1]) for slot in sorted(slots))


def _load_order(table: Table, position: Json) -> None:
    order = position.get("order", list(range(table.sides)))
    if sorted(order) != list(range(table.sides)):
        raise misplaced(str(order), "order")
    table.order = vec[i64](order)
    table.turn_at = order.index(within(position.get("turn", order[0]), 0, int(table.sides) - 1, "turn"))
    next_order = position.get("next_order", [])
    if len(set(next_order)) != len(next_order) or not set(next_order) <= set(order):
        raise misplaced(str(next_order), "next_order")
    table.next_order = vec[i64](next_order)


def _load_displays(table: Table, position: Json) -> None:
    used = 0
    for seat in range(table.players):
        used |= int(table.aside[seat])
        used |= sum(
            2**tile
            for tile in table.grid[seat * data.SLOTS : (seat + 1) * data.SLOTS]
            if tile != data.NONE and data.LEVEL_OF[tile] > 0
        )
    level = 1 if table.year <= data.LAST_YEAR_OF_LEVEL_1 else 2
    display = position.get("display")
    if display is None:
        display = tile_ids(int(data.TILES_OF_LEVEL[level]) & ~used)[: int(data.DISPLAY)]
    for at, tile in enumerate(display):
        table.display[at] = number_of(tile, data.TILE_IDS) if tile else data.NONE
    shown = sum(2**tile for tile in table.display if tile != data.NONE)
    most = int(data.ADVANCED_KEPT + data.ADVANCED_PER_PLAYER * table.sides)
    for at in range(2):
        known_tiles = int(data.TILES_OF_LEVEL[at + 1]) & (used | shown)
        unseen = (
            position["unseen"][at]
            if "unseen" in position
            else tile_ids(int(data.TILES_OF_LEVEL[at + 1]) & ~known_tiles)
        )
        table.stack[2 * at] = set_of(unseen, data.TILE_IDS)
        left = max(0, min(most - known_tiles.bit_count(), len(unseen)))
        table.stack[2 * at + 1] = (
            within(position["stacks"][at], 0, len(unseen), "stacks") if "stacks" in position else left
        )
    for at, tile in enumerate(position.get("leaving", [])):
        table.leaving[within(at, 0, data.SIDE - 1, "leaving")] = number_of(tile, data.TILE_IDS) if tile else data.NONE
    table.progress = set_of(position["market"], data.PROGRESS_IDS) if "market" in position else _usual_market(table)
    table.flags_left = set_of(position.get("flags_left", _free_flags(table)), data.FLAGS)


def _usual_market(table: Table) -> int:
    owned = 0
    for seat in range(table.players):
        owned |= int(table.owned[seat])
    tiles = [members_of(int(data.PROGRESS_OF_LEVEL[level]) & ~owned) for level in (1, 2, 3)]
    return sum(2**tile for level in tiles for tile in level[: int(data.PROGRESS_PER_PLAYER * table.sides)])


def _free_flags(table: Table) -> list[str]:
    taken = [int(table.flag[seat]) for seat in range(table.players)]
    return [flag for number, flag in enumerate(data.FLAGS, 1) if number not in taken]


def _load_deck(table: Table, position: Json) -> None:
    """Every Mask card that is not mentioned."""
    for card in position.get("discard", []):
        table.pile = vec[i64]([*table.pile, number_of(card, data.CARD_IDS)])
    for card in range(data.CARDS):
        used = sum(
            int(table.hand[s * data.CARDS + card] + table.played[s * data.CARDS + card]) for s in range(data.SEATS)
        )
        left = int(data.CARDS_AT_START[card]) - used - sum(1 for one in table.pile if one == card)
        if left < 0:
            raise BadPosition("error-position-twice", what=data.CARD_IDS[card])
        table.deck[card] = left
    if "discard" not in position and table.cards_in_deck() > 0:
        top = next(card for card in range(data.CARDS) if table.deck[card] > 0)
        table.deck[top] -= 1
        table.pile = vec[i64]([top])


def _load_ghost(table: Table, written: Json) -> None:
    home = written.get("home", data.TERRITORY_IDS[data.HOMES_OF_MAP[2][GHOST]])
    table.home[GHOST] = number_of(home, data.TERRITORY_IDS) if home else data.NONE
    table.ghost_cards = set_of(written.get("cards", data.GHOST_IDS), data.GHOST_IDS)
    warriors = int(data.NATIVES[data.WARRIOR])
    in_stock = written.get("warriors", warriors - _on_map(table, GHOST, data.WARRIOR))
    table.ghost_warriors = within(in_stock, 0, warriors, "ghost")
    table.disk[GHOST] = number_of(written["disk"], data.SPACE_IDS) if written.get("disk") else data.NONE


def _load_pending(table: Table, pending: Json | None) -> None:
    if pending:
        check_fields(pending, PENDING_FIELDS)
        table.frames = load_frames(pending["frames"])
        actions = pending.get("todo", [])
        table.todo = sum(number_of(action, ACTION_NAMES) << 4 * at for at, action in enumerate(actions))
        table.active = within(pending["slot"], 1, data.SLOTS, "slot") - 1 if pending.get("slot") else data.NONE
        table.free_order = 1 if pending.get("free_order") else 0
    elif 0 < table.year <= data.YEARS:
        table.frames.push(codes.D1_TURN, table.turn_seat())

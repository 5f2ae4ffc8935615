"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"players": 2, "year": 3, "turn": 1,
     "guards": {"s1": {"0": 2, "1": 1}}, "areas": {"s1.1": [0, "woman"]},
     "seats": [{"goods": {"corn": 2}, "tracks": {"ritual": 9}, "cards": ["bear", "bear.infected"]}]}

is enough: what is not said is as at the start with identical tribes, Natives that are not mentioned wait in their Long
House, Mask cards that are not mentioned are in the deck, and whoever's turn it is may place a marker.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from longhouse.core.errors import BadPosition
from longhouse.core.frames import FIRST_KEPT
from longhouse.core.pending import check_asked, check_frames
from longhouse.core.positions import check_fields, misplaced, number_of, set_of, within
from longhouse.core.protocol import Json
from longhouse.core.sets import count, members_of
from longhouse.core.settings import Value
from longhouse.core.written import Form, Positions, Said
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules import turn
from longhouse.games.wendake.rules.decisions import Question
from longhouse.games.wendake.rules.game import Wendake, new
from longhouse.games.wendake.rules.progress import has_line
from longhouse.games.wendake.settings import SETTINGS
from longhouse.games.wendake.state import GHOST, Table, worker_of

USUAL_GRID = ("S1", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9")
_WORKERS = (data.WOMAN, data.HUNTER)
_PLAIN_KINDS = (data.WARRIOR, data.WOMAN, data.HUNTER)


# Zones that are not written in the usual form.


def _write_guards(table: Table, _: int) -> Json:
    """Plain Guards by territory and seat, where there are any."""
    by_territory = {
        data.TERRITORY_IDS[t]: {str(seat): int(state.GUARDS.of(table, t, seat)) for seat in range(data.SEATS)}
        for t in range(data.TERRITORIES)
    }
    return {territory: guards for territory, guards in by_territory.items() if any(guards.values())}


def _read_guards(table: Table, _: int, value: Json) -> None:
    for territory, guards in value.items():
        t = number_of(territory, data.TERRITORY_IDS)
        if not _is_on_map(table, t):
            raise misplaced(territory, "guards")
        for seat, number in guards.items():
            side = within(int(seat), 0, data.SEATS - 1, territory)
            state.GUARDS.set(table, t, side, within(number, 0, int(data.NATIVES[data.WARRIOR]), territory))


def _write_areas(table: Table, _: int) -> Json:
    """Whose Native is in an area, and which."""
    return {
        data.AREA_IDS[area]: [int(state.WHOSE.of(table, area)), data.KIND_IDS[state.WHO.of(table, area)]]
        for area in range(data.AREAS)
        if state.WHOSE.of(table, area) != NONE
    }


def _read_areas(table: Table, _: int, value: Json) -> None:
    for area, (seat, kind) in value.items():
        number = number_of(area, data.AREA_IDS)
        state.WHOSE.set(table, number, within(seat, 0, int(table.sides) - 1, area))
        state.WHO.set(table, number, number_of(kind, data.KIND_IDS))


def _write_canoes(table: Table, seat: int) -> Json:
    """Canoes by lake. A person may write how many there are, on whichever lake."""
    return {lake: int(state.CANOES.of(table, seat, at)) for at, lake in enumerate(data.LAKE_IDS)}


def _read_canoes(table: Table, seat: int, value: Json | int) -> None:
    on_lakes = {data.LAKE_IDS[0]: value} if isinstance(value, int) else value
    for lake, number in on_lakes.items():
        state.CANOES.set(table, seat, number_of(lake, data.LAKE_IDS), within(number, 0, int(data.CANOES), lake))


def _write_village(table: Table, seat: int) -> Json:
    """Women and Hunters. A person may write the Warriors here, who are Guards at Home."""
    return {data.KIND_IDS[kind]: int(state.VILLAGE.of(table, seat, kind)) for kind in _WORKERS}


def _read_village(table: Table, seat: int, value: Json) -> None:
    check_fields(value, [data.KIND_IDS[kind] for kind in _PLAIN_KINDS])
    for kind in _WORKERS:
        number = within(value.get(data.KIND_IDS[kind], 0), 0, int(data.NATIVES[kind]), "village")
        state.VILLAGE.set(table, seat, kind, number)


def _write_ghost(table: Table, _: int) -> Json | None:
    """All that is the Ghost's, while somebody plays alone."""
    if not table.settings.solo:
        return None
    home, disk = state.HOME.of(table, GHOST), state.DISK.of(table, GHOST)
    return {
        "home": None if home == NONE else data.TERRITORY_IDS[home],
        "cards": state.GHOST_CARD.names_in(state.GHOST_CARDS.of(table)),
        "warriors": int(state.GHOST_WARRIORS.of(table)),
        "disk": None if disk == NONE else data.SPACE_IDS[disk],
    }


def _read_ghost(table: Table, _: int, value: Json | None) -> None:
    """What is not written is as usual: the second Home, all cards, and every Warrior that is not on the map."""
    if not table.settings.solo:
        return
    ghost = value or {}
    check_fields(ghost, ("home", "cards", "warriors", "disk"))
    home = ghost.get("home", data.TERRITORY_IDS[data.HOMES_OF_MAP[2][GHOST]])
    state.HOME.set(table, GHOST, number_of(home, data.TERRITORY_IDS) if home else NONE)
    state.GHOST_CARDS.set(table, set_of(ghost.get("cards", data.GHOST_IDS), data.GHOST_IDS))
    warriors = int(data.NATIVES[data.WARRIOR])
    in_stock = ghost.get("warriors", warriors - _on_map(table, GHOST, data.WARRIOR))
    state.GHOST_WARRIORS.set(table, within(in_stock, 0, warriors, "ghost"))
    state.DISK.set(table, GHOST, number_of(ghost["disk"], data.SPACE_IDS) if ghost.get("disk") else NONE)


_FORMS = {
    state.GUARDS: Form(_write_guards, _read_guards),
    state.WHOSE: Form(_write_areas, _read_areas),
    state.CANOES: Form(_write_canoes, _read_canoes),
    state.VILLAGE: Form(_write_village, _read_village),
    state.GHOST_CARDS: Form(_write_ghost, _read_ghost),
}


# What follows where a position says nothing.


def fill(table: Table, position: Json, said: Said) -> None:
    """A position as at the start, but for what is said."""
    if not said.has(state.YEAR):
        state.YEAR.set(table, 1)
    if not said.has(state.PARTNER):
        state.PARTNER.set(table, data.MILITARY)
    if not said.has(state.ORDER):
        for side in range(table.sides):
            state.ORDER.append(table, side)
    if not said.has(state.TURN):
        state.TURN.set(table, state.ORDER.of(table, 0))
    rows = position.get("seats", [])
    if not isinstance(rows, list):
        raise misplaced(str(rows), "seats")
    for seat in range(table.players):
        _fill_seat(table, seat, said)
        _fill_natives(table, seat, rows[seat] if seat < len(rows) else {}, position, said)
    _fill_displays(table, position, said)
    _fill_deck(table, said)
    if not said.has(state.GHOST_CARDS):
        _read_ghost(table, NONE, None)


def _fill_seat(table: Table, seat: int, said: Said) -> None:
    if not said.has(state.HOME, seat):
        state.HOME.set(table, seat, data.HOMES_OF_MAP[table.sides][seat])
    if not said.has(state.CANOES, seat):
        _read_canoes(table, seat, int(data.CANOES_AT_START))
    tribe = state.TRIBE_OF.of(table, seat)
    if not said.has(state.SWAPS, seat):
        state.SWAPS.set(table, seat, data.START_SWAPS[tribe + 1])
    if not said.has(state.GRID, seat):
        for slot, tile in enumerate(USUAL_GRID):
            state.GRID.set(table, seat, slot, data.TILE_IDS.index(tile))
        if tribe == data.OTTAWA:
            state.GRID.set(table, seat, state.GRID.place(table, seat, data.FIRE_TILE), data.BLACK_FIRE)


def _fill_natives(table: Table, seat: int, row: Json, position: Json, said: Said) -> None:
    """The village as at the start of the tribe, unless it is written; everybody else is in the Long House."""
    home, village = int(state.HOME.of(table, seat)), row.get("village", {})
    if home == NONE:
        return
    tribe = int(state.TRIBE_OF.of(table, seat))
    if tribe == data.MOHAWK and not said.has(state.BLACK_GUARD) and _on_map(table, seat, data.BLACK) == 0:
        state.BLACK_GUARD.set(table, home)
    is_silent = not said.has(state.LONG_HOUSE, seat) and data.TERRITORY_IDS[home] not in position.get("guards", {})
    for kind in _PLAIN_KINDS:
        is_written = data.KIND_IDS[kind] in village
        usual = min(int(data.START_HOME.of(tribe + 1, kind)), int(data.NATIVES[kind]) - _on_map(table, seat, kind))
        if kind != data.WARRIOR:
            if not is_written:
                state.VILLAGE.set(table, seat, kind, within(usual, 0, int(data.NATIVES[kind]), "village"))
        elif is_written or is_silent:
            warriors = village.get(data.KIND_IDS[kind], usual)
            state.GUARDS.set(table, home, seat, within(warriors, 0, int(data.NATIVES[kind]), "village"))
    if not said.has(state.LONG_HOUSE, seat):
        for kind in _PLAIN_KINDS:
            left = int(data.NATIVES[kind]) - _on_map(table, seat, kind) - int(state.VILLAGE.of(table, seat, kind))
            state.LONG_HOUSE.set(table, seat, kind, within(left, 0, int(data.NATIVES[kind]), "long_house"))


def _on_map(table: Table, seat: int, kind: int) -> int:
    """Natives in areas and, of Warriors, Guards everywhere."""
    found = sum(1 for area in range(data.AREAS) if table.is_in(area, seat, kind))
    if kind == data.WARRIOR:
        found += sum(int(state.GUARDS.of(table, t, seat)) for t in range(data.TERRITORIES))
    return found


def _fill_displays(table: Table, position: Json, said: Said) -> None:
    level = 1 if state.YEAR.of(table) <= data.LAST_YEAR_OF_LEVEL_1 else 2
    if not said.has(state.DISPLAY):
        free = members_of(int(data.TILES_OF_LEVEL[level]) & ~_set_of(_tiles_of_seats(table)))
        for at, tile in enumerate(free[: int(data.DISPLAY)]):
            state.DISPLAY.set(table, at, tile)
    seen = _set_of(_tiles_of_seats(table)) | _set_of(_tiles_shown(table))
    most = int(data.ADVANCED_KEPT + data.ADVANCED_PER_PLAYER * table.sides)
    for at, of_level in enumerate((data.TILES_OF_LEVEL[1], data.TILES_OF_LEVEL[2])):
        if not said.has(state.UNSEEN):
            state.UNSEEN.set(table, at, of_level & ~seen)
        if not said.has(state.STACK):
            left = min(most - int(count(of_level & seen)), int(count(state.UNSEEN.of(table, at))))
            state.STACK.set(table, at, max(0, left))
    for zone in (state.UNSEEN, state.STACK):
        if said.has(zone) and len(position[zone.name]) != zone.length:
            raise misplaced(str(len(position[zone.name])), zone.name)
    if not said.has(state.MARKET):
        _fill_market(table)
    if not said.has(state.FLAGS_LEFT):
        taken = [state.ALLY.of(table, seat) for seat in range(table.players)]
        state.FLAGS_LEFT.set(table, _set_of(flag for flag in range(len(data.FLAGS)) if flag not in taken))


def _tiles_of_seats(table: Table) -> Iterator[int]:
    """Advanced tiles in grids, and all tiles set aside."""
    for seat in range(table.players):
        yield from members_of(state.ASIDE.of(table, seat))
        for slot in range(data.SLOTS):
            tile = int(state.GRID.of(table, seat, slot))
            if tile != NONE and data.LEVEL_OF[tile] > 0:
                yield tile


def _tiles_shown(table: Table) -> list[int]:
    tiles = [int(state.DISPLAY.of(table, at)) for at in range(data.DISPLAY)]
    return [tile for tile in tiles if tile != NONE]


def _fill_market(table: Table) -> None:
    owned = 0
    for seat in range(table.players):
        owned |= int(state.OWNED.of(table, seat))
    for level in (1, 2, 3):
        free = members_of(int(data.PROGRESS_OF_LEVEL[level]) & ~owned)
        state.MARKET.add(table, _set_of(free[: int(data.PROGRESS_PER_PLAYER * table.sides)]))


def _set_of(members: Iterable[int]) -> int:
    found = 0
    for member in members:
        found |= 2**member
    return found


def _fill_deck(table: Table, said: Said) -> None:
    """Every Mask card that is not mentioned."""
    pile = [state.DISCARD.of(table, place) for place in range(state.DISCARD.size(table))]
    for card in range(data.CARDS):
        held = sum(int(state.HAND.of(table, s, card) + state.PLAYED.of(table, s, card)) for s in range(data.SEATS))
        left = int(data.CARDS_AT_START[card]) - held - pile.count(card)
        if left < 0:
            raise BadPosition("error-position-twice", what=data.CARD_IDS[card])
        state.DECK.set(table, card, left)
    if not said.has(state.DISCARD) and state.DECK.total(table) > 0:
        top = next(card for card in range(data.CARDS) if state.DECK.of(table, card) > 0)
        state.DECK.gain(table, top, -1)
        state.DISCARD.append(table, top)


def asks(table: Table, position: Json, said: Said) -> None:
    """Whoever's turn it is may place a marker."""
    if position.get("pending"):
        raise misplaced("frames", "pending")
    if 0 < state.YEAR.of(table) <= data.YEARS:
        turn.TURN.ask(table, state.TURN.of(table))


# What contradicts the rules: every piece is in one place, and somebody is able to decide.


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules of setting up and playing."""
    _check_order(table)
    _check_map(table)
    _check_areas(table)
    for seat in range(table.players):
        _check_natives(table, seat)
        _check_grid(table, seat)
        _check_cards(table, seat)
    _check_ghost(table)
    _check_tiles(table)
    _check_pending(table)


def _check_order(table: Table) -> None:
    if not 0 < state.PARTNER.of(table) < data.TRACKS:
        raise misplaced(str(state.PARTNER.of(table)), "partner")
    order = [int(state.ORDER.of(table, place)) for place in range(state.ORDER.size(table))]
    if sorted(order) != list(range(table.sides)):
        raise misplaced(str(order), "order")
    if state.TURN.of(table) not in order:
        raise misplaced(str(state.TURN.of(table)), "turn")
    ordered = [int(state.NEXT_ORDER.of(table, place)) for place in range(state.NEXT_ORDER.size(table))]
    if len(set(ordered)) != len(ordered) or not set(ordered) <= set(order):
        raise misplaced(str(ordered), "next_order")


def _check_map(table: Table) -> None:
    for side in range(table.sides):
        home = int(state.HOME.of(table, side))
        if home != NONE and not (data.IS_HOME[home] and _is_on_map(table, home)):
            raise misplaced(data.TERRITORY_IDS[home], "home")
    for territory in range(data.TERRITORIES):
        for side in range(data.SEATS):
            may_stand = side < table.sides and _is_on_map(table, territory) and table.may_enter(side, territory)
            if table.guards_of(territory, side) > 0 and not may_stand:
                raise misplaced(str(side), data.TERRITORY_IDS[territory])


def _check_areas(table: Table) -> None:
    for area in range(data.AREAS):
        owner, kind, territory = state.WHOSE.of(table, area), state.WHO.of(table, area), data.AREA_TERRITORY[area]
        if owner == NONE:
            continue
        may_be = kind in (data.WARRIOR, data.BLACK, worker_of(area))
        if kind == data.BLACK and state.TRIBE_OF.of(table, owner) != data.MOHAWK:
            may_be = False
        if not may_be or data.IS_HOME[territory] or not _is_on_map(table, int(territory)):
            raise misplaced(data.KIND_IDS[kind], data.AREA_IDS[area])


def _is_on_map(table: Table, territory: int) -> bool:
    return bool(table.first_territory <= territory < table.end_of_map)


def _check_natives(table: Table, seat: int) -> None:
    """All of each kind, and one black Warrior for the Mohawk."""
    waiting = state.LONG_HOUSE.total(table, seat)
    if state.HOME.of(table, seat) == NONE and waiting + state.VILLAGE.total(table, seat) > 0:
        raise misplaced("village", f"seats[{seat}]")
    if state.HOME.of(table, seat) == NONE or (state.YEAR.of(table) == 0 and waiting == 0):
        return
    is_mohawk = state.TRIBE_OF.of(table, seat) == data.MOHAWK
    for kind in range(data.KINDS):
        found = int(state.LONG_HOUSE.of(table, seat, kind)) + _on_map(table, seat, kind)
        expected = int(is_mohawk) if kind == data.BLACK else int(data.NATIVES[kind])
        if kind in _WORKERS:
            found += int(state.VILLAGE.of(table, seat, kind))
        elif kind == data.BLACK:
            found += int(is_mohawk and state.BLACK_GUARD.of(table) != NONE)
        if found != expected:
            raise misplaced(f"{found} x {data.KIND_IDS[kind]}", f"seats[{seat}]")
    if state.CANOES.total(table, seat) > data.CANOES:
        raise misplaced(str(state.CANOES.total(table, seat)), f"seats[{seat}].canoes")


def _check_ghost(table: Table) -> None:
    """All Warriors are on the map or in stock."""
    if table.settings.solo:
        found = int(state.GHOST_WARRIORS.of(table)) + _on_map(table, GHOST, data.WARRIOR)
        if found != data.NATIVES[data.WARRIOR]:
            raise misplaced(f"{found} x {data.KIND_IDS[data.WARRIOR]}", "ghost")


def _check_grid(table: Table, seat: int) -> None:
    tiles = [int(state.GRID.of(table, seat, slot)) for slot in range(data.SLOTS)]
    _check_once([*tiles, *members_of(state.ASIDE.of(table, seat))])
    marked = state.MARKED.of(table, seat)
    if count(marked) > data.TILE_MARKERS or not has_line(marked, state.FIRE.of(table, seat)):
        raise misplaced(str(state.SLOT.names_in(marked)), f"seats[{seat}].marked")
    for slot, tile in enumerate(tiles):
        if tile == data.BLACK_FIRE and state.RITUALS.has(table, seat, slot):
            raise misplaced(str(slot + 1), f"seats[{seat}].rituals")


def _check_once(tiles: list[int]) -> None:
    """Each of these tiles is there once."""
    for tile in tiles:
        if tile != NONE and tiles.count(tile) > 1:
            raise BadPosition("error-position-twice", what=data.TILE_IDS[tile])


def _check_cards(table: Table, seat: int) -> None:
    for card in range(data.CARDS):
        if state.KNOWN.of(table, seat, card) > state.HAND.of(table, seat, card):
            raise misplaced(data.CARD_IDS[card], f"seats[{seat}].known")
    unknown = state.FACE_DOWN.of(table, seat) & ~state.OWNED.of(table, seat)
    if unknown:
        raise misplaced(state.PROGRESS.names_in(unknown)[0], f"seats[{seat}].face_down")


def _check_tiles(table: Table) -> None:
    """Advanced tiles and Turtles: each is in one place, and no stack has more tiles than nobody has seen."""
    leaving = [int(state.LEAVING.of(table, column)) for column in range(data.SIDE)]
    unseen = [members_of(state.UNSEEN.of(table, at)) for at in range(2)]
    tiles = [*_tiles_of_seats(table), *_tiles_shown(table), *leaving, *unseen[0], *unseen[1]]
    _check_once([tile for tile in tiles if tile != NONE and data.LEVEL_OF[tile] > 0])
    for at in range(2):
        if state.STACK.of(table, at) > len(unseen[at]):
            raise misplaced(str(state.STACK.of(table, at)), "stacks")
    for kind in range(data.TURTLES):
        taken = [int(state.TURTLES.of(table, seat, kind)) for seat in range(data.SEATS)]
        if any(tile != NONE and taken.count(tile) > 1 for tile in taken):
            raise BadPosition("error-position-twice", what=data.TURTLE_IDS[kind])


def _check_pending(table: Table) -> None:
    """Somebody must be able to decide, unless the game is over."""
    frames = table.frames
    if table.is_over() != (frames.depth == 0):
        raise misplaced("pending", "year")
    if table.is_over():
        return
    _read_skipped(table)
    if state.TODO.place(table, 0) != NONE or state.SKIPPED.place(table, 0) != NONE:
        raise misplaced(data.ACTION_NAMES[0], "pending")
    check_frames(table)
    lowest = table.asks(0)
    assert isinstance(lowest, Question)
    if lowest.phase not in (("setup",) if state.YEAR.of(table) == 0 else ("turn", "restore")):
        raise misplaced(lowest.name, "pending")
    rows = frames.dump()[1:]
    serials, are_ready = [row[2] for row in rows], [row[4] for row in rows]
    if serials != sorted(set(serials)) or any(are_ready):
        raise misplaced("frames", "pending")  # nobody ever decides at the same time as somebody else
    check_asked(table)


# What was skipped stands in the frame of the tile in use, four bits for each action, the last one lowest.


def dump(table: Wendake) -> Json:
    """The whole position, secrets included."""
    position = POSITIONS.dump(table, table.settings.words)
    skipped = 0
    for action in position["pending"].pop("skipped"):
        skipped = skipped * 16 + data.ACTION_NAMES.index(action)
    for frame in position["pending"]["frames"][1:]:
        if frame[0] == turn.ACTION.kind:
            frame[FIRST_KEPT] = skipped
    return position


def _read_skipped(table: Table) -> None:
    frames = table.frames
    frame = frames.top()
    while frame >= 0 and frames.kind(frame) != turn.ACTION.kind:
        frame = frames.below(frame)
    skipped = int(turn.ACTION.skipped.of(frames, frame)) if frame >= 0 else 0
    if not 0 <= skipped <= turn.ACTION.skipped.high:
        raise misplaced(str(skipped), "skipped")
    actions: list[int] = []
    while skipped:
        skipped, action = divmod(skipped, 16)
        actions.insert(0, within(action, 0, len(data.ACTION_NAMES) - 1, "skipped"))
    for action in actions:
        state.SKIPPED.append(table, action)
    if actions:
        turn.ACTION.skipped.set(frames, frame, 0)


def _seats(settings: Mapping[str, Value]) -> range:
    return range(1, 2) if settings["solo_ghost"] else range(2, data.SEATS + 1)


POSITIONS: Positions[Wendake] = Positions(
    state.TABLE,
    SETTINGS,
    new,
    seats=_seats,
    usual={"tribes": "identical"},
    fill=fill,
    asks=asks,
    check=check,
    forms=_FORMS,
)

"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"players": 2, "year": 3, "turn": 1, "tiles": {"T02": [0, -1, 2]}, "units": {"T00.n": [0, 2], "T00.s": [1, 3]},
     "buildings": {"T02.n": "tower"},
     "seats": [{"clan": "wolf", "hand": ["move", "warriors"], "resources": {"food": 2}}, {"clan": "stag", "fame": 4}]}

is enough. A tile has its cell and its quarter turns clockwise; the start tile lies at 0, 0 in any case. A territory is
named by any of its areas, with whose units are there and how many. What is not said is as at the start of a game:
starting and clan cards are in the draw pile, other cards in their decks, tiles in the pile, units in reserve, and
whoever's turn it is may act. In the middle of an action `pending` says what is going on, in numbers or in words:

    "pending": {"act": {"fight": "T00.s", "eaten": {"attacker": 2}, "riders": ["axes"]},
                "frames": [{"decision": "after-card", "seat": 0}, {"decision": "combats", "seat": 0},
                           {"decision": "roll", "seat": 0}, {"decision": "defender-food", "seat": 1}]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from longhouse.core import written
from longhouse.core.errors import BadPosition
from longhouse.core.pending import read_frames
from longhouse.core.positions import check_fields, known, misplaced, thing_named, within
from longhouse.core.protocol import Json
from longhouse.core.settings import Value
from longhouse.core.written import Positions, Said
from longhouse.core.zones import NONE, NUMBER, Cell, Row, Zone
from longhouse.games.northgard import data, state
from longhouse.games.northgard.consistency import check, off_the_map
from longhouse.games.northgard.dumping import COMMON, FIGURES, OF_A_SEAT, cards_of, own_cards, own_fields
from longhouse.games.northgard.rules import combat, play, year
from longhouse.games.northgard.rules.cards_at import put, usually_known_by
from longhouse.games.northgard.rules.figures import on_map, seat_of
from longhouse.games.northgard.rules.game import Northgard, new
from longhouse.games.northgard.rules.land import join_areas
from longhouse.games.northgard.rules.setup import is_start_tile
from longhouse.games.northgard.settings import SETTINGS
from longhouse.games.northgard.state import ATTACKING, DEFENDING, Table
from longhouse.games.northgard.view import in_line

_CREATURE_FIELDS = ("line", "beaten", "weak_on_top")
_ORDER_OF_CLANS = (data.WOLF, data.STAG, data.BOAR, data.RAVEN, data.GOAT, data.SNAKE, data.BEAR)
"""Those that nobody named."""

# Numbers of what is going on, by their names in `pending.act`. Those of a side stand for a place of a row.
_REGISTERS: dict[str, Cell | tuple[Row, int]] = {
    "seat": state.ACTING,
    "card": state.CARD_PLAYED,
    "face": state.EFFECT,
    "resolved": state.RESOLVED,
    "main_done": state.MAIN_DONE,
    "cancelled": state.CANCELLED,
    "moves": state.MOVES,
    "made": state.MOVES_MADE,
    "from": state.FROM,
    "to": state.TO,
    "bonus": state.BONUS,
    "riders": state.RIDERS,
    "collected": state.COLLECTED,
    "fight": state.FIGHT,
    "attacker_food": (state.EATEN, ATTACKING),
    "defender_food": (state.EATEN, DEFENDING),
    "attacker_points": (state.POINTS, ATTACKING),
    "attacker_hits": (state.HITS, ATTACKING),
    "defender_points": (state.POINTS, DEFENDING),
    "defender_hits": (state.HITS, DEFENDING),
    "retreaters": state.RETREATERS,
    "kaija_retreats": state.KAIJA_RETREATS,
    "builds": state.BUILDS,
    "built_large": state.BUILT_LARGE,
    "parts_done": state.PARTS_DONE,
    "tile": state.CHOSEN_TILE,
    "cell_x": state.CELL_X,
    "cell_y": state.CELL_Y,
    "explores": state.EXPLORED,
    "victim": state.LOOKED_AT,
    "swaps": state.SWAPS,
    "foes": state.FOES,
}
_IN_WORDS: dict[str, Zone] = {
    zone.name: zone
    for zone in (
        *(one for one in _REGISTERS.values() if isinstance(one, Cell)),
        *(state.EATEN, state.POINTS, state.HITS, state.SNAKE_TOOK, state.RECRUITED, state.OWED),
    )
}
"""The same, as a person may write them: the zones by their names, with what is in them."""


# Writing.


def dump(table: Table) -> Json:
    """The whole position, secrets included."""
    position = POSITIONS.dump(table, table.settings.words)  # type: ignore[arg-type]
    for seat, row in enumerate(position["seats"]):
        row |= cards_of(table, seat)
    position["pending"] |= {"act": _act(table), "marks": _marks(table)}
    return {**position, **own_fields(table)}


def _act(table: Table) -> Json:
    numbers = {name: _number(table, register) for name, register in _REGISTERS.items()}
    if state.SNAKE_TOOK.of(table) != NONE:
        numbers["parts_done"] = int(state.SNAKE_TOOK.of(table)) - 1
    return {name: number for name, number in numbers.items() if number != 0}


def _number(table: Table, register: Cell | tuple[Row, int]) -> int:
    if isinstance(register, Cell):
        return int(register.of(table))
    row, side = register
    return int(row.of(table, side))


def _marks(table: Table) -> list[int]:
    """Where figures were recruited; once units are owed, where they are, and then -1 and less for the others."""
    recruited, owed = in_line(table, state.RECRUITED), in_line(table, state.OWED)
    return [*owed, *(-1 - area for area in recruited)] if owed else recruited


# Reading.


def fill(table: Table, position: Json, said: Said) -> None:
    """What zones do not read themselves, and what usually is where a position says nothing."""
    if "year" not in position:
        state.YEAR.set(table, 1)
    turn = within(position.get("turn", 0), 0, int(table.players) - 1, "turn")
    if not said.has(state.FIRST_PLAYER):
        state.FIRST_PLAYER.set(table, turn)
    state.ACTING.set(table, turn)
    seats = [*position.get("seats", []), *[{}] * int(table.players)]
    _fill_clans(table)
    _read_tiles(table, position)
    _read_figures(table, position)
    _count_tokens(table)
    _read_cards(table, position, seats)
    _read_creatures(table, position.get("creatures", {}))
    _read_pending(table, position.get("pending"))
    _fill_reserve(table, position, said)
    _fill_pile(table, said)


def _read_tiles(table: Table, position: Json) -> None:
    tiles = {data.TILE_IDS[tile]: place for tile, place in data.START_PLACE.items() if is_start_tile(table, tile)}
    tiles |= position.get("tiles", {})
    for name, (x, y, turned) in tiles.items():
        tile = thing_named(name, state.TILE)
        state.TILE_X.set(table, tile, within(x, -data.SPAN, data.SPAN, name))
        state.TILE_Y.set(table, tile, within(y, -data.SPAN, data.SPAN, name))
        state.TURNED.set(table, tile, within(turned, 0, data.SIDES - 1, name))
    join_areas(table)


def _territory(table: Table, area: Any, where: str) -> int:
    """The root of the territory that an area on the map belongs to."""
    root = int(table.root[thing_named(area, state.AREA)])
    if root == NONE:
        raise misplaced(str(area), where)
    return root


def _read_figures(table: Table, position: Json) -> None:
    for field, (who, number) in FIGURES.items():
        for area, (seat, units) in position.get(field, {}).items():
            territory = _territory(table, area, field)
            if who.of(table, territory) != NONE:
                raise BadPosition("error-position-twice", what=area)
            who.set(table, territory, within(seat, 0, int(table.players) - 1, area))
            number.set(table, territory, within(units, 0, int(data.UNITS), area))
    if position.get("kaija"):
        bear = seat_of(table, data.BEAR)
        if bear == NONE:
            raise misplaced("kaija", "clan")
        state.KAIJA.set(table, _territory(table, position["kaija"], "kaija"))
        if state.HOLDER.of(table, state.KAIJA.of(table)) == NONE:
            state.HOLDER.set(table, state.KAIJA.of(table), bear)
    if position.get("scorched"):
        _territory(table, position["scorched"], "scorched")


def _count_tokens(table: Table) -> None:
    """Those that are not on the map."""
    built = [int(state.BUILDING_IN.of(table, area)) for area in range(data.AREAS)]
    for one in in_line(table, state.AMENITIES):
        _territory(table, data.AREA_IDS[state.amenity_area(one)], "extra")
        built.append(int(state.amenity_kind(one)))
    for kind, name in enumerate(data.BUILDING_IDS):
        left = int(data.TOKENS) - built.count(kind)
        if left < 0:
            raise BadPosition("error-position-twice", what=name)
        state.TOKENS.set(table, kind, left)


def _fill_pile(table: Table, said: Said) -> None:
    """All tiles that are nowhere else."""
    if said.has(state.PILE):
        return
    seen = off_the_map(table)
    for tile in range(data.TILES):
        if state.TURNED.of(table, tile) == NONE and tile not in seen:
            state.PILE.put(table, tile)


def _read_creatures(table: Table, creatures: Json) -> None:
    check_fields(creatures, _CREATURE_FIELDS)
    for name, area in creatures.get("line", []):
        creature = thing_named(name, state.CREATURE)
        _territory(table, area, name)
        state.CREATURE_AT.set(table, creature, thing_named(area, state.AREA))
        state.CREATURE_LINE.append(table, creature)
    for name in creatures.get("beaten", []):
        creature = thing_named(name, state.CREATURE)
        if state.BEATEN.has(table, creature):
            raise BadPosition("error-position-twice", what=name)
        state.BEATEN.put(table, creature)
    waiting = int(table.players + 1 - state.CREATURE_LINE.size(table))
    usual = max(0, waiting) if state.YEAR.of(table) > 0 else 0
    state.WEAK_ON_TOP.set(table, within(creatures.get("weak_on_top", usual), 0, data.SEATS + 1, "weak_on_top"))


# Seats.


def _fill_clans(table: Table) -> None:
    """Those that are not written in their order, unless it is the setup."""
    taken = [int(state.CLAN.of(table, seat)) for seat in range(table.players)]
    free = [clan for clan in _ORDER_OF_CLANS if clan not in taken]
    for seat in range(table.players):
        if taken[seat] == NONE and state.YEAR.of(table) > 0:
            state.CLAN.set(table, seat, free.pop(0))


def _fill_reserve(table: Table, position: Json, said: Said) -> None:
    """All units that are neither on the map nor on the retreat."""
    retreating = _retreating_seat(table, position.get("pending"))
    for seat in range(table.players):
        if not said.has(state.RESERVE, seat):
            away = state.RETREATERS.of(table) if seat == retreating else 0
            usual = int(data.UNITS - on_map(table, seat) - away)
            state.RESERVE.set(table, seat, within(usual, 0, int(data.UNITS), "reserve"))


def _retreating_seat(table: Table, pending: Json | None) -> int:
    """Whose units have left a territory and have not arrived yet, or NONE."""
    frames = read_frames(pending["frames"], table.decisions) if pending and pending.get("frames") else table.frames
    is_retreat = frames.depth > 0 and frames.kind(frames.top()) == combat.RETREAT.kind
    return int(frames.owner(frames.top())) if is_retreat else NONE


# Cards.


def _read_cards(table: Table, position: Json, seats: Sequence[Json]) -> None:
    """Every card where it is written; all others where they are at the start."""
    where: dict[int, tuple[int, int]] = {}
    for seat in range(table.players):
        own = own_cards(table, seat)
        for field, place in (*OF_A_SEAT.items(), ("top", state.TOP), ("removed", state.OUT)):
            for word in seats[seat].get(field, []):
                card = _card(word, own, where)
                where[card] = (int(place), seat if place != state.OUT else 0)
                if place == state.TOP:
                    state.TOPS.append(table, card)
        for card in own:
            is_upgrade = data.PILE_OF[data.FACE_OF[card]] == "upgrade"
            where.setdefault(card, (int(state.UPGRADES if is_upgrade else state.DRAW), seat))
    for field, place in (*COMMON.items(), ("removed", state.OUT)):
        for word in position.get(field, []):
            where[_card(word, (), where)] = (int(place), 0)
    _fill_common_places(table, position, where)
    for card, (place, seat) in where.items():
        put(table, card, place, seat, usually_known_by(table, place, seat))
    for seat in range(table.players):
        for word, who in seats[seat].get("known", {}).items():
            _read_known(table, seat, word, who)


def _card(word: Any, own: Sequence[int], used: Mapping[int, object]) -> int:
    """The card of this name among the seat's own and the common ones; of a face written twice, the next copy."""
    known(word, data.CARD_NAMES)
    named = [card for card in (*own, *range(data.FIRST_EARLY, data.CARDS)) if _is_named(card, word)]
    if not named:
        raise misplaced(str(word), "cards")
    free = [card for card in named if card not in used]
    if not free:
        raise BadPosition("error-position-twice", what=str(word))
    return int(free[0])


def _is_named(card: int, word: str) -> bool:
    """By its own name; a bare face means any copy of it."""
    return data.CARD_NAMES[card] == word or data.CARD_NAMES[card].rpartition(".")[0] == word


def _read_known(table: Table, seat: int, word: Any, who: Sequence[Any]) -> None:
    """Who knows a card of a seat."""
    for card, name in enumerate(data.CARD_NAMES):
        is_here = state.CARDS.seat_of(table, card) == seat and state.CARDS.place_of(table, card) >= state.UPGRADES
        if name == word and is_here:
            members = [within(one, 0, int(table.players) - 1, "known") for one in who]
            state.KNOWN_BY.set(table, card, sum(2**one for one in sorted(set(members))))
            return
    raise misplaced(str(word), "known")


def _fill_common_places(table: Table, position: Json, where: dict[int, tuple[int, int]]) -> None:
    """Achievements, the row, the decks and the Unrest supply, as far as they are not written."""
    now = int(state.YEAR.of(table))
    is_last = now == table.settings.years
    free = [card for card in range(data.FIRST_ACHIEVEMENT, data.FIRST_UNREST) if card not in where]
    if "achievements" not in position and not (is_last and "row" in position):
        for card in free[: int(table.players)]:
            where[card] = (int(state.ROW if is_last else state.ACHIEVEMENTS), 0)
    early = int(data.LONG_EARLY_YEARS if table.settings.years == data.LONG_YEARS else data.EARLY_YEARS)
    if "row" not in position and 0 < now < table.settings.years:
        is_early = now <= early
        first = data.FIRST_EARLY if is_early else data.FIRST_ADVANCED
        end = data.FIRST_ADVANCED if is_early else data.FIRST_ACHIEVEMENT
        for card in [card for card in range(first, end) if card not in where][: int(table.players)]:
            where[card] = (int(state.ROW), 0)
    for first, end, place in (
        (data.FIRST_EARLY, data.FIRST_ADVANCED, state.EARLY_DECK),
        (data.FIRST_ADVANCED, data.FIRST_ACHIEVEMENT, state.ADVANCED_DECK),
        (data.FIRST_UNREST, int(data.UNREST_END), state.UNREST_SUPPLY),
    ):
        for card in range(first, end):
            where.setdefault(card, (int(place), 0))


# What is going on.


def _read_pending(table: Table, pending: Json | None) -> None:
    if not pending:
        return
    state.ACTING.reset(table)
    acts: Json = pending.get("act", {})
    is_harvest = _has_harvest_begun(table, pending)
    if is_harvest and "snake_took" not in acts:
        acts = {"parts_done": 0, **acts}
    for name, value in acts.items():
        if name == "parts_done" and type(value) is int and (is_harvest or value == NONE):
            state.SNAKE_TOOK.set(table, 1 + within(value, NONE, data.RESOURCES - 1, name))
        elif name in _REGISTERS and type(value) is int:
            _set_number(table, name, value)
        elif name in _IN_WORDS and value is not None:
            written.read_zone(_IN_WORDS[name], table, {name: value})
            if name == state.CARD_PLAYED.name:
                state.CARD_PLAYED.set(table, _active_card(table, value))
        else:
            raise misplaced(str(value), known(name, (*_REGISTERS, *_IN_WORDS)))
    _read_marks(table, pending.get("marks", []))


def _active_card(table: Table, word: str) -> int:
    """The card of this name that lies in an active area: copies of a card are called alike in every deck."""
    for card, name in enumerate(data.CARD_NAMES):
        if name == word and state.CARDS.place_of(table, card) in (state.ACTIVE, state.PLAYED):
            return card
    raise misplaced(word, state.CARD_PLAYED.name)


def _has_harvest_begun(table: Table, pending: Json) -> bool:
    """From then on the number of parts done says what the Snake took."""
    frames = read_frames(pending["frames"], table.decisions)
    frame = frames.top()
    while frame >= 0:
        if frames.kind(frame) == year.HARVEST.kind:
            return year.HARVEST.harvested.of(frames, frame) > 0
        frame = frames.below(frame)
    return False


def _set_number(table: Table, name: str, value: int) -> None:
    register = _REGISTERS[name]
    zone = register if isinstance(register, Cell) else register[0]
    low = int(zone.content.low) if zone.content.kind == NUMBER else 0
    number = within(value, low, int(zone.content.high), name)
    if isinstance(register, Cell):
        register.set(table, number)
    else:
        register[0].set(table, register[1], number)


def _read_marks(table: Table, marks: Sequence[Any]) -> None:
    numbers = [within(mark, -data.AREAS, data.AREAS - 1, "marks") for mark in marks]
    is_owed = any(mark < 0 for mark in numbers)
    for mark in numbers:
        if mark < 0:
            state.RECRUITED.append(table, -1 - mark)
        elif is_owed:
            state.OWED.append(table, mark)
        else:
            state.RECRUITED.append(table, mark)


def asks(table: Table, position: Json, said: Said) -> None:
    """Whoever's turn it is may act."""
    if position.get("pending"):
        raise misplaced("frames", "pending")
    if state.YEAR.of(table) > 0 and not table.is_over():
        play.TURN.ask(table, state.ACTING.of(table))


def seats(settings: Mapping[str, Value]) -> range:
    """How many may play; teams are two against two."""
    return range(4, 5) if settings["teams"] else range(2, data.SEATS + 1)


POSITIONS: Positions[Northgard] = Positions(
    state.TABLE,
    SETTINGS,
    new,
    seats=seats,
    fill=fill,
    asks=asks,
    check=check,
    more={
        "": ("turn", "tiles", *FIGURES, *COMMON, "removed", "creatures", "seats"),
        "seats": (*OF_A_SEAT, "top", "removed", "known"),
        "pending": ("act", "marks"),
    },
)

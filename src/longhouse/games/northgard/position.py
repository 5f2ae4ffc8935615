"""Positions as JSON that a person can read and write by hand: for tests, puzzles and bug reports.

    {"players": 2, "year": 3, "turn": 1, "tiles": {"T02": [0, -1, 2]}, "units": {"T00.n": [0, 2], "T00.s": [1, 3]},
     "buildings": {"T02.n": "tower"},
     "seats": [{"clan": "wolf", "hand": ["move", "warriors"], "resources": {"food": 2}}, {"clan": "stag", "fame": 4}]}

is enough. A tile has its cell and its quarter turns clockwise; the start tile lies at 0, 0 in any case. A territory is
named by any of its areas, with whose units are there and how many. What is not said is as at the start of a game:
starting and clan cards are in the draw pile, other cards in their decks, tiles in the pile, units in reserve, and
whoever's turn it is may act. `dump.py` writes all of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from longhouse.core.errors import BadPosition
from longhouse.core.frames import load_frames
from longhouse.core.positions import check_fields, known, misplaced, number_of, reads_position, set_of, within
from longhouse.core.protocol import Json
from longhouse.core.sets import BIT
from longhouse.core.settings import complete
from longhouse.core.state import State
from longhouse.games.northgard.consistency import check
from longhouse.games.northgard.dump import COMMON_ZONES, SEAT_ZONES, own_cards
from longhouse.games.northgard.naming import ACT_NAMES, CARD_NAMES, CREATURE_NAMES, ORDERS
from longhouse.games.northgard.options import SETTINGS
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.creatures import BEATEN
from longhouse.games.northgard.rules.figures import bear_seat, on_map
from longhouse.games.northgard.rules.game import Northgard
from longhouse.games.northgard.rules.land import join_areas
from longhouse.games.northgard.rules.zones import put, usually_seen_by
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ADVANCED_DECK,
    DRAW,
    EARLY_DECK,
    OUT,
    ROW,
    SEAT,
    TOP,
    UNREST_SUPPLY,
    UPGRADES,
    Settings,
    Table,
)
from longhouse.games.northgard.tables import (
    AREA_IDS,
    BUILDING_IDS,
    CARDS,
    CLAN_IDS,
    EARLY_YEARS,
    FIRST_ACHIEVEMENT,
    FIRST_ADVANCED,
    FIRST_EARLY,
    FIRST_UNREST,
    FIVE_PLAYER_TILE,
    INITIAL_CARD,
    LONG_EARLY_YEARS,
    LONG_YEARS,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    SEATS,
    SPAN,
    START_TILE,
    TILE_IDS,
    TILES,
    UNITS,
    UNREST_END,
)

FIELDS = (
    *("players", "settings", "year", "turn", "over", "dominator", "first_player", "marker_taken", "tiles", "pile"),
    *("under", "units", "attackers", "kaija", "kaija_awake", "scorched", "buildings", "extra", *COMMON_ZONES),
    *("removed", "creatures", "seats", "pending"),
)
SEAT_FIELDS = (
    *("clan", "resources", "fame", "virtual_unrest", "reserve", "tiles", "passed", "foresaw", "conqueror", "order"),
    *(*SEAT_ZONES, "top", "removed", "known"),
)
PENDING_FIELDS = ("decision", "frames", "act", "marks", "drawn")
CREATURE_FIELDS = ("line", "beaten", "weak_on_top")
MOST = 9999


@reads_position
def load(position: Json) -> State:
    """A position from its dump, or from what a person wrote; BadPosition says what contradicts itself."""
    check_fields(position, FIELDS)
    settings = Settings(complete(SETTINGS, dict(position.get("settings", {}))))
    players = within(position.get("players", 4 if settings.teams else 2), 2, SEATS, "players")
    if settings.teams and players != 4:
        raise misplaced(str(players), "players")
    table = Northgard(settings, players)
    table.clear()
    table.year = within(position.get("year", 1), 0, int(settings.years), "year")
    table.ended = 1 if position.get("over") else 0
    dominator = position.get("dominator")
    table.dominator = NONE if dominator is None else within(dominator, 0, players - 1, "dominator")
    table.marker_taken = 1 if position.get("marker_taken") else 0
    turn = within(position.get("turn", 0), 0, players - 1, "turn")
    table.first_player = within(position.get("first_player", turn), 0, players - 1, "first_player")
    seats = [*position.get("seats", []), *[{}] * players][: max(players, len(position.get("seats", [])))]
    _load_map(table, position)
    _load_clans(table, seats)
    _load_figures(table, position)
    _load_buildings(table, position)
    _load_cards(table, position, seats)
    _load_creatures(table, position.get("creatures", {}))
    for seat in range(players):
        _load_seat(table, seat, seats[seat])
    _load_pending(table, position.get("pending"), turn)
    for seat in range(players):
        _load_reserve(table, seat, seats[seat])
    _load_pile(table, position, seats)
    check(table)
    return table


# The map.


def _load_map(table: Table, position: Json) -> None:
    tiles = {TILE_IDS[START_TILE]: [0, 0, 0]}
    if table.players == 5:
        tiles[TILE_IDS[FIVE_PLAYER_TILE]] = [1, 0, 3]
    tiles |= position.get("tiles", {})
    for name, (x, y, turned) in tiles.items():
        tile = number_of(name, TILE_IDS)
        table.tile_x[tile] = within(x, -SPAN, SPAN, name)
        table.tile_y[tile] = within(y, -SPAN, SPAN, name)
        table.turned[tile] = within(turned, 0, 3, name)
    join_areas(table)


def _territory(table: Table, area: Any, where: str) -> int:
    """The root of the territory that an area on the map belongs to."""
    root = int(table.root[number_of(area, AREA_IDS)])
    if root == NONE:
        raise misplaced(str(area), where)
    return root


def _load_figures(table: Table, position: Json) -> None:
    for field, who, number in (
        ("units", table.holder, table.force),
        ("attackers", table.attacker, table.strike_force),
    ):
        for area, (seat, units) in position.get(field, {}).items():
            territory = _territory(table, area, field)
            if who[territory] != NONE:
                raise BadPosition("error-position-twice", what=area)
            who[territory] = within(seat, 0, int(table.players) - 1, area)
            number[territory] = within(units, 0, int(UNITS), area)
    if position.get("kaija"):
        bear = bear_seat(table)
        if bear == NONE:
            raise misplaced("kaija", "clan")
        table.kaija_at = _territory(table, position["kaija"], "kaija")
        if table.holder[table.kaija_at] == NONE:
            table.holder[table.kaija_at] = bear
    table.kaija_free = 1 if position.get("kaija_awake") else 0
    if position.get("scorched"):
        _territory(table, position["scorched"], "scorched")
        table.scorched_at = number_of(position["scorched"], AREA_IDS)


def _load_buildings(table: Table, position: Json) -> None:
    for area, name in position.get("buildings", {}).items():
        kind = number_of(name, BUILDING_IDS)
        table.building[number_of(area, AREA_IDS)] = kind + 1
        table.tokens[kind] -= 1
    extra = []
    for area, name in position.get("extra", []):
        _territory(table, area, "extra")
        kind = number_of(name, BUILDING_IDS)
        extra.append(number_of(area, AREA_IDS) * 8 + kind)
        table.tokens[kind] -= 1
    table.extra = vec[i64](extra)


def _load_pile(table: Table, position: Json, seats: Sequence[Json]) -> None:
    table.bottom = vec[i64]([number_of(tile, TILE_IDS) for tile in position.get("under", [])])
    for seat in range(table.players):
        table.tile_hands[seat] = set_of(seats[seat].get("tiles", []), TILE_IDS)
    if "pile" in position:
        table.pile = set_of(position["pile"], TILE_IDS)
        return
    elsewhere = {*table.bottom, *table.drawn, *(t for t in range(TILES) if table.turned[t] != NONE)}
    held = sum(int(table.tile_hands[seat]) for seat in range(table.players))
    table.pile = sum(2**tile for tile in range(TILES) if tile not in elsewhere and not held >> tile & 1)


def _load_creatures(table: Table, written: Json) -> None:
    check_fields(written, CREATURE_FIELDS)
    line = []
    for name, area in written.get("line", []):
        creature = number_of(name, CREATURE_NAMES)
        if creature in line:
            raise BadPosition("error-position-twice", what=name)
        _territory(table, area, name)
        table.creature_at[creature] = number_of(area, AREA_IDS)
        line.append(creature)
    table.creature_line = vec[i64](line)
    for name in written.get("beaten", []):
        creature = number_of(name, CREATURE_NAMES)
        if table.creature_at[creature] != NONE:
            raise BadPosition("error-position-twice", what=name)
        table.creature_at[creature] = BEATEN
    usual = max(0, int(table.players) + 1 - len(line)) if table.year > 0 else 0
    table.creature_top = within(written.get("weak_on_top", usual), 0, SEATS + 1, "weak_on_top")


# Seats.


def _load_clans(table: Table, seats: Sequence[Json]) -> None:
    """The clans that are written; the others in their order, unless it is the setup."""
    for seat, written in enumerate(seats):
        check_fields(written, SEAT_FIELDS)
        if written.get("clan"):
            clan = number_of(written["clan"], CLAN_IDS)
            if clan in list(table.clan):
                raise BadPosition("error-position-twice", what=written["clan"])
            table.clan[within(seat, 0, int(table.players) - 1, "seats")] = clan
    for seat in range(table.players):
        if table.clan[seat] == NONE and table.year > 0:
            table.clan[seat] = next(clan for clan in (6, 5, 1, 3, 2, 4, 0) if clan not in list(table.clan))


def _load_seat(table: Table, seat: int, written: Json) -> None:
    _fill(table.resources, seat * RESOURCES, written.get("resources", {}), RESOURCE_IDS)
    table.fame[seat] = within(written.get("fame", 0), 0, MOST, "fame")
    table.virtual_unrest[seat] = within(written.get("virtual_unrest", 0), 0, MOST, "virtual_unrest")
    table.passed |= BIT[seat] if written.get("passed") else 0
    table.foresaw |= BIT[seat] if written.get("foresaw") else 0
    table.conquerors |= BIT[seat] if written.get("conqueror") else 0
    table.orders[seat] = number_of(written.get("order", ORDERS[1]), ORDERS)


def _fill(into: vec[i64], at: int, written: Mapping[str, Any], names: Sequence[str]) -> None:
    for name, number in written.items():
        into[at + number_of(name, names)] = within(number, 0, MOST, name)


def _load_reserve(table: Table, seat: int, written: Json) -> None:
    """All units that are neither on the map nor on the retreat."""
    usual = UNITS - on_map(table, seat) - retreating(table, seat)
    table.reserve[seat] = within(written.get("reserve", int(usual)), 0, int(UNITS), "reserve")


def retreating(table: Table, seat: int) -> int:
    """Units that have left a territory and have not arrived yet."""
    frames = table.frames
    if frames.depth > 0 and frames.kind(frames.top()) == codes.D37_RETREAT and frames.owner(frames.top()) == seat:
        return int(table.act[ACT_NAMES.index("retreaters")])
    return 0


# Cards.


def _load_cards(table: Table, position: Json, seats: Sequence[Json]) -> None:
    """Every card where it is written; all others where they are at the start."""
    where: dict[int, int] = {}
    for seat in range(table.players):
        own = own_cards(table, seat)
        for name, zone in SEAT_ZONES.items():
            for word in seats[seat].get(name, []):
                where[_card(word, own, where)] = zone * 8 + seat
        tops = []
        for word in seats[seat].get("top", []):
            tops.append(_card(word, own, where))
            where[tops[-1]] = TOP * 8 + seat
        table.tops = vec[i64]([*table.tops, *tops])
        for word in seats[seat].get("removed", []):
            where[_card(word, own, where)] = OUT
        for card in own:
            is_upgrade = card > INITIAL_CARD[table.clan[seat]]
            where.setdefault(card, (UPGRADES if is_upgrade else DRAW) * 8 + seat)
    for name, zone in COMMON_ZONES.items():
        for word in position.get(name, []):
            where[_card(word, (), where)] = zone * 8
    for word in position.get("removed", []):
        where[_card(word, (), where)] = OUT
    _fill_common_zones(table, position, where)
    for card, place in where.items():
        put(table, card, place // 8, place % 8, usually_seen_by(table, place))
    for seat in range(table.players):
        for word, who in seats[seat].get("known", {}).items():
            mine = [card for card, place in where.items() if place // 8 >= UPGRADES and place % 8 == seat]
            card = next((card for card in mine if CARD_NAMES[card] == word), NONE)
            if card == NONE:
                raise misplaced(word, "known")
            table.seen[card] = sum(2 ** within(one, 0, int(table.players) - 1, "known") for one in sorted(set(who)))


def _card(word: Any, own: Sequence[int], used: Mapping[int, int]) -> int:
    """The card of this name among the seat's own and the common ones; of a face written twice, the next copy."""
    known(word, CARD_NAMES)
    named: list[int] = [card for card in (*own, *range(FIRST_EARLY, CARDS)) if _is_named(card, word)]
    if not named:
        raise misplaced(str(word), "cards")
    free = [card for card in named if card not in used]
    if not free:
        raise BadPosition("error-position-twice", what=str(word))
    return free[0]


def _is_named(card: int, word: str) -> bool:
    """By its own name; a bare face means any copy of it."""
    return CARD_NAMES[card] == word or CARD_NAMES[card].rpartition(".")[0] == word


def _fill_common_zones(table: Table, position: Json, where: dict[int, int]) -> None:
    """Achievements, the row, the decks and the Unrest supply, as far as they are not written."""
    is_last = table.year == table.settings.years
    free = [card for card in range(FIRST_ACHIEVEMENT, FIRST_UNREST) if card not in where]
    if "achievements" not in position and not (is_last and "row" in position):
        for card in free[: int(table.players)]:
            where[card] = (ROW if is_last else ACHIEVEMENTS) * 8
    early = int(LONG_EARLY_YEARS if table.settings.years == LONG_YEARS else EARLY_YEARS)
    if "row" not in position and 0 < table.year < table.settings.years:
        first, end = (FIRST_EARLY, FIRST_ADVANCED) if table.year <= early else (FIRST_ADVANCED, FIRST_ACHIEVEMENT)
        for card in [card for card in range(first, end) if card not in where][: int(table.players)]:
            where[card] = ROW * 8
    for card in range(FIRST_EARLY, CARDS):
        if card < FIRST_ADVANCED:
            where.setdefault(card, EARLY_DECK * 8)
        elif card < FIRST_ACHIEVEMENT:
            where.setdefault(card, ADVANCED_DECK * 8)
        elif FIRST_UNREST <= card < UNREST_END:
            where.setdefault(card, UNREST_SUPPLY * 8)


# What is going on.


def _load_pending(table: Table, pending: Json | None, turn: int) -> None:
    table.act[SEAT] = turn
    if pending:
        check_fields(pending, PENDING_FIELDS)
        table.frames = load_frames(pending["frames"])
        table.act[SEAT] = 0
        for name, number in pending.get("act", {}).items():
            table.act[number_of(name, ACT_NAMES)] = within(number, -MOST, MOST * MOST, name)
        table.marks = vec[i64](
            [within(mark, -len(AREA_IDS), len(AREA_IDS), "marks") for mark in pending.get("marks", [])]
        )
        table.drawn = vec[i64]([number_of(tile, TILE_IDS) for tile in pending.get("drawn", [])])
    elif table.year > 0 and not table.ended:
        table.frames.push(codes.D10_TURN, turn)

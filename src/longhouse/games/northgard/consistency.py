"""Whether a position that somebody wrote can be: what contradicts the rules of Northgard."""

from __future__ import annotations

from longhouse.core.errors import BadPosition
from longhouse.core.pending import check_asked, check_frames
from longhouse.core.positions import misplaced, within
from longhouse.core.sets import members_of
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import combat, play, reaction, setup, year
from longhouse.games.northgard.rules.building import fits_space
from longhouse.games.northgard.rules.figures import figures_of, on_map, seat_of
from longhouse.games.northgard.rules.land import tile_at
from longhouse.games.northgard.rules.placing import breaks_border, has_neighbour
from longhouse.games.northgard.state import Table
from longhouse.games.northgard.view import in_line


def check(table: Table) -> None:
    """BadPosition for the first thing that contradicts the rules of setting up and playing."""
    within(int(state.YEAR.of(table)), 0, int(table.settings.years), "year")
    within(int(state.FIRST_PLAYER.of(table)), 0, int(table.players) - 1, "first_player")
    within(int(state.DOMINATOR.of(table)), NONE, int(table.players) - 1, "dominator")
    within(int(state.ACTING.of(table)), 0, int(table.players) - 1, "seat")
    _check_tiles(table)
    _check_figures(table)
    _check_buildings(table)
    _check_pending(table)


def _check_tiles(table: Table) -> None:
    """Each tile in one place; on the map next to others, and no border that stops dead (R40, R42)."""
    places = [tile for tile in range(data.TILES) if state.TURNED.of(table, tile) != NONE]
    cells = [(int(state.TILE_X.of(table, tile)), int(state.TILE_Y.of(table, tile))) for tile in places]
    for tile, cell in zip(places, cells, strict=True):
        if cells.count(cell) > 1:
            raise BadPosition("error-position-twice", what=f"{cell[0]}, {cell[1]}")
        is_alone = len(places) > 1 and not has_neighbour(table, *cell)
        if is_alone or breaks_border(table, tile, *cell, state.TURNED.of(table, tile)):
            raise misplaced(data.TILE_IDS[tile], f"{cell[0]}, {cell[1]}")
    if len(_reached(table)) < len(places):
        raise misplaced("tiles", "map")
    for tile in [*members_of(state.PILE.of(table)), *off_the_map(table)]:
        if tile in places:
            raise BadPosition("error-position-twice", what=data.TILE_IDS[tile])


def _reached(table: Table) -> set[int]:
    """The tiles joined to the start tile side by side."""
    reached, todo = set[int](), [next(iter(data.START_PLACE))]
    while todo:
        tile = todo.pop()
        if tile in reached:
            continue
        reached.add(tile)
        x, y = int(state.TILE_X.of(table, tile)), int(state.TILE_Y.of(table, tile))
        beside = [int(tile_at(table, x + dx, y + dy)) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        todo += [other for other in beside if other != NONE]
    return reached


def _check_figures(table: Table) -> None:
    """R6, R7: fourteen units each; attackers only against somebody, and nobody without a figure."""
    frames = table.frames
    for seat in range(table.players):
        found = int(state.RESERVE.of(table, seat) + on_map(table, seat))
        is_asked = frames.depth > 0 and frames.owner(frames.top()) == seat
        if is_asked and frames.kind(frames.top()) == combat.RETREAT.kind:
            found += int(state.RETREATERS.of(table))
        if found != data.UNITS:
            raise misplaced(str(found), f"seats[{seat}].reserve")
    for area, name in enumerate(data.AREA_IDS):
        holder, attacker = int(state.HOLDER.of(table, area)), int(state.ATTACKER.of(table, area))
        if holder != NONE and figures_of(table, area, holder) == 0:
            raise misplaced("0", name)
        if attacker != NONE and (holder in (NONE, attacker) or figures_of(table, area, attacker) == 0):
            raise misplaced(str(attacker), name)
    here = int(state.KAIJA.of(table))
    if here != NONE and seat_of(table, data.BEAR) not in (state.HOLDER.of(table, here), state.ATTACKER.of(table, here)):
        raise misplaced("kaija", data.AREA_IDS[here])


def _check_buildings(table: Table) -> None:
    """R72, R73: on a space that takes them. Without a space only small ones (R78)."""
    for area, name in enumerate(data.AREA_IDS):
        kind = int(state.BUILDING_IN.of(table, area))
        if kind != NONE and (not fits_space(table, kind, data.SPACE[area]) or table.root[area] == NONE):
            raise misplaced(data.BUILDING_IDS[kind], name)
    for one in in_line(table, state.AMENITIES):
        if state.amenity_kind(one) >= data.SMALL_BUILDINGS:
            raise misplaced(*state.AMENITY.of(one))


def _check_pending(table: Table) -> None:
    """Somebody must be able to decide, unless the game is over."""
    frames = table.frames
    if table.is_over() or frames.depth == 0:
        if not table.is_over() or frames.depth > 0:
            raise misplaced("pending", "year")
        return
    check_frames(table)
    _check_lowest(table)
    serial = 0
    for row in frames.dump()[1:]:
        kind, _, own_serial, _, is_ready = row[:5]
        may_be_one_of_many = kind == reaction.REACT.kind and table.settings.asks_everybody
        if own_serial < serial or ((own_serial == serial or is_ready) and not may_be_one_of_many):
            raise misplaced(str(row), "pending")  # only then somebody decides at the same time as somebody else
        serial = own_serial
    check_asked(table)


def _check_lowest(table: Table) -> None:
    """What the game goes on from by itself lies under everything else."""
    in_setup = (setup.CHOOSE_CLAN, setup.SETUP_NEXT)
    in_a_year = (play.TURN, play.CONTINUE, play.PICK, play.AFTER_CARD, play.RESOLVE_CARD, year.HARVEST, year.NEXT_YEAR)
    if table.decisions[table.frames.dump()[1][0]] not in (in_setup if state.YEAR.of(table) == 0 else in_a_year):
        raise misplaced("frames", "pending")


def off_the_map(table: Table) -> list[int]:
    """Tiles that somebody has seen and that are not on the map."""
    found = [*in_line(table, state.UNDER), *in_line(table, state.DRAWN_TILES)]
    for seat in range(table.players):
        found += members_of(state.TILE_HAND.of(table, seat))
    return found

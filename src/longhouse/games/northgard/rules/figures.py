"""Units and Kaija on the map: who stands where, who controls what (R2 to R6)."""

from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.land import end_of
from longhouse.games.northgard.state import Table


def seat_of(table: Table, clan: i64) -> i64:
    """Who plays a clan, or NONE."""
    for seat in range(table.players):
        if state.CLAN.of(table, seat) == clan:
            return seat
    return NONE


def has_kaija(table: Table, territory: i64, seat: i64) -> bool:
    """Whether Kaija of this seat is there."""
    return state.KAIJA.of(table) == territory and state.CLAN.of(table, seat) == data.BEAR


def units_of(table: Table, territory: i64, seat: i64) -> i64:
    """Units of a seat in a territory, as its controller or as attacker."""
    if state.HOLDER.of(table, territory) == seat:
        return state.FORCE.of(table, territory)
    if state.ATTACKER.of(table, territory) == seat:
        return state.STRIKE_FORCE.of(table, territory)
    return 0


def figures_of(table: Table, territory: i64, seat: i64) -> i64:
    """R2: units and Kaija."""
    figures = units_of(table, territory, seat)
    if has_kaija(table, territory, seat):
        figures += 1
    return figures


def add_units(table: Table, territory: i64, seat: i64, number: i64) -> None:
    """Units come to a territory: to their own, to neutral land, or as attackers."""
    if state.HOLDER.of(table, territory) == seat or state.HOLDER.of(table, territory) == NONE:
        state.HOLDER.set(table, territory, seat)
        state.FORCE.gain(table, territory, number)
    else:
        state.ATTACKER.set(table, territory, seat)
        state.STRIKE_FORCE.gain(table, territory, number)


def put_kaija(table: Table, territory: i64, seat: i64) -> None:
    """Kaija comes to a territory."""
    state.KAIJA.set(table, territory)
    add_units(table, territory, seat, 0)


def take_units(table: Table, territory: i64, seat: i64, number: i64) -> None:
    """Units leave a territory."""
    if state.HOLDER.of(table, territory) == seat:
        state.FORCE.gain(table, territory, -number)
    else:
        state.STRIKE_FORCE.gain(table, territory, -number)
    tidy(table, territory)


def take_kaija(table: Table, territory: i64) -> None:
    """Kaija leaves a territory."""
    state.KAIJA.set(table, NONE)
    tidy(table, territory)


def tidy(table: Table, territory: i64) -> None:
    """R3, R63: who has no figure left there controls nothing; an attacker who is alone controls it."""
    attacker = state.ATTACKER.of(table, territory)
    if attacker != NONE and figures_of(table, territory, attacker) == 0:
        state.ATTACKER.set(table, territory, NONE)
        attacker = NONE
    holder = state.HOLDER.of(table, territory)
    if holder != NONE and figures_of(table, territory, holder) == 0:
        state.HOLDER.set(table, territory, attacker)
        state.FORCE.set(table, territory, state.STRIKE_FORCE.of(table, territory))
        state.ATTACKER.set(table, territory, NONE)
        state.STRIKE_FORCE.set(table, territory, 0)


def remove_units(table: Table, territory: i64, seat: i64, number: i64) -> None:
    """R5: units go back to the reserve."""
    state.RESERVE.gain(table, seat, number)
    take_units(table, territory, seat, number)


def has_figures(table: Table, seat: i64) -> bool:
    """Whether a seat has any figure on the map."""
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat:
            return True
    return False


def on_map(table: Table, seat: i64) -> i64:
    """Units of a seat on the map, without Kaija (R131)."""
    found: i64 = 0
    for territory in table.roots:
        found += units_of(table, territory, seat)
    return found


def next_to_own(table: Table, seat: i64, territory: i64) -> bool:
    """Whether a territory is adjacent to one that the seat controls."""
    for at in range(table.first_way[territory], table.first_way[territory + 1]):
        if state.HOLDER.of(table, end_of(table.ways[at])) == seat:
            return True
    return False


def next_to_enemy(table: Table, seat: i64, territory: i64) -> bool:
    """Whether a territory is adjacent to an enemy one."""
    for at in range(table.first_way[territory], table.first_way[territory + 1]):
        if is_enemy(table, seat, state.HOLDER.of(table, end_of(table.ways[at]))):
            return True
    return False

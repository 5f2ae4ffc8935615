"""The small deeds that all rules share."""

from mypy_extensions import i64

from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.state import Table
from longhouse.games.northgard.tables import RESOURCES


def gain(table: Table, seat: i64, resource: i64, number: i64) -> None:
    """R7: resources come from a supply without end."""
    if number > 0:
        table.resources[seat * RESOURCES + resource] += number
        table.tell(codes.GAINED, seat, resource, number)


def pay(table: Table, seat: i64, resource: i64, number: i64) -> None:
    """R9: costs are paid before the effect."""
    if number > 0:
        table.resources[seat * RESOURCES + resource] -= number
        table.tell(codes.PAID, seat, resource, number)


def gain_fame(table: Table, seat: i64, number: i64) -> None:
    """R8: every gain is seen."""
    if number > 0:
        table.fame[seat] += number
        table.tell(codes.FAME, seat, number)


def is_enemy(table: Table, seat: i64, other: i64) -> bool:
    """R4, R173: another player, but not a teammate."""
    if other < 0 or other == seat:
        return False
    return not (table.settings.teams and (seat + other) % 2 == 0)

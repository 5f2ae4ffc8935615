"""Points (R56, R57)."""

from mypy_extensions import i64

from longhouse.core.sets import BIT
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.rules.battle import NO_WINNER, animals, winner
from longhouse.games.tomahawk.state import Table
from longhouse.games.tomahawk.tables import BONUS_POINTS, NO_TERRITORY, TERRITORIES, TYPE


def animal_points(table: Table, seat: i64, species: i64) -> i64:
    """R32, R56: animals of one species on the territories won; the species goes with the type of land."""
    points: i64 = 0
    for territory in range(TERRITORIES):
        if table.won[seat] & BIT[territory] and TYPE[territory] == species:
            points += animals(territory, table.doubled & BIT[territory] != 0)
    return points


def all_animal_points(table: Table, seat: i64) -> i64:
    """R56: all animals of a seat."""
    return animal_points(table, seat, 0) + animal_points(table, seat, 1) + animal_points(table, seat, 2)


def bonus_winner(table: Table) -> i64:
    """R57: who has more animals of the sought-after species; nobody if equal (Q2) or without the variant."""
    if table.bonus == NO_TERRITORY:
        return NO_WINNER
    species = TYPE[table.bonus]
    return winner(animal_points(table, 0, species), animal_points(table, 1, species), NO_WINNER)


def points(table: Table, seat: i64) -> i64:
    """R56: animals, tokens and the bonus."""
    bonus = BONUS_POINTS if bonus_winner(table) == seat else 0
    return all_animal_points(table, seat) + table.tokens[seat] + bonus


def tell_end(table: Table) -> None:
    """The bonus and the score, for people."""
    if table.bonus != NO_TERRITORY:
        seat = bonus_winner(table)
        if seat == NO_WINNER:
            table.tell(codes.BONUS_TIED, TYPE[table.bonus])
        else:
            table.tell(codes.BONUS_WON, seat, TYPE[table.bonus], BONUS_POINTS)
    table.tell(codes.OVER, 0, points(table, 0), 1, points(table, 1))

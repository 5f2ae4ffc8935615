"""Points (R56, R57)."""

from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.tomahawk import data, events
from longhouse.games.tomahawk.rules.battle import NO_WINNER, animals, winner
from longhouse.games.tomahawk.state import BONUS, DOUBLED, TOKENS, WON, Table


def animal_points(table: Table, seat: i64, species: i64) -> i64:
    """R32, R56: animals of one species on the territories won; the species goes with the type of land."""
    points: i64 = 0
    for territory in range(data.TERRITORIES):
        if WON.has(table, seat, territory) and data.TYPE[territory] == species:
            points += animals(territory, DOUBLED.has(table, territory))
    return points


def all_animal_points(table: Table, seat: i64) -> i64:
    """R56: all animals of a seat."""
    return animal_points(table, seat, 0) + animal_points(table, seat, 1) + animal_points(table, seat, 2)


def bonus_winner(table: Table) -> i64:
    """R57: who has more animals of the sought-after species; nobody if equal (Q2) or without the variant."""
    if BONUS.of(table) == NONE:
        return NO_WINNER
    species = data.TYPE[BONUS.of(table)]
    return winner(animal_points(table, 0, species), animal_points(table, 1, species), NO_WINNER)


def points(table: Table, seat: i64) -> i64:
    """R56: animals, tokens and the bonus."""
    found = all_animal_points(table, seat) + TOKENS.of(table, seat)
    if bonus_winner(table) == seat:
        return found + data.BONUS_POINTS
    return found


def tell_end(table: Table) -> None:
    """The bonus and the score, for people."""
    if BONUS.of(table) != NONE:
        seat = bonus_winner(table)
        if seat == NO_WINNER:
            table.tell(events.BONUS_TIED, data.TYPE[BONUS.of(table)])
        else:
            table.tell(events.BONUS_WON, seat, data.TYPE[BONUS.of(table)], data.BONUS_POINTS)
    table.tell(events.OVER, 0, points(table, 0), 1, points(table, 1))

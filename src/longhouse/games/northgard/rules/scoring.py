"""Domination, final fame, ties (R135 to R142, section 7)."""

from mypy_extensions import i64

from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.rules import cards
from longhouse.games.northgard.rules.land import buildings, has_large_building, icons
from longhouse.games.northgard.rules.moving import figures_anywhere
from longhouse.games.northgard.state import Table


def owns(table: Table, seat: i64, card: i64) -> bool:
    """Whether a card belongs to a seat's deck, wherever it is."""
    return state.CARDS.seat_of(table, card) == seat and state.CARDS.place_of(table, card) >= state.DRAW


def strongholds_needed(table: Table) -> i64:
    """R135, R175: three strongholds win, five of a team; 0 if only fame does, in a long game or with fame_only."""
    if table.settings.years == data.LONG_YEARS or table.settings.fame_only:
        return 0
    return data.TEAM_STRONGHOLDS if table.settings.teams else data.STRONGHOLDS


def strongholds(table: Table, seat: i64) -> i64:
    """R135: controlled closed territories with a large building."""
    found: i64 = 0
    for territory in table.roots:
        if (
            state.HOLDER.of(table, territory) == seat
            and table.open[territory] == 0
            and has_large_building(table, territory)
        ):
            found += 1
    return found


def strongholds_of_side(table: Table, seat: i64) -> i64:
    """R175: a seat's, or its team's."""
    found = strongholds(table, seat)
    if table.settings.teams:
        found += strongholds(table, table.teammate(seat))
    return found


def territories_of(table: Table, seat: i64) -> i64:
    """R142: controlled territories."""
    found: i64 = 0
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat:
            found += 1
    return found


def buildings_of(table: Table, seat: i64) -> i64:
    """R142: buildings in controlled territories."""
    found: i64 = 0
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat:
            for kind in range(data.BUILDINGS):
                found += buildings(table, territory, kind)
    return found


def achievement(table: Table, seat: i64, which: i64) -> i64:
    """Section 7: the value of an Achievement on this position."""
    found = cards.FAME_FOR.of(which, cards.FIGURE) * figures_anywhere(table, seat)
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat:
            found += fame_of_territory(table, territory, which)
    for area in range(data.AREAS):
        territory = table.root[area]
        if territory != NONE and state.HOLDER.of(table, territory) == seat:
            found += fame_of_area(table, area, which)
    return found


def fame_of_territory(table: Table, territory: i64, which: i64) -> i64:
    """Section 7: buildings and icons of a territory."""
    found: i64 = 0
    for kind in range(data.BUILDINGS):
        each = cards.FAME_FOR.of(which, cards.LARGE_BUILDING if kind >= data.SMALL_BUILDINGS else cards.SMALL_BUILDING)
        if each != 0:
            found += each * buildings(table, territory, kind)
    for resource in range(data.RESOURCES):
        each = cards.FAME_FOR.of(which, cards.ICON + resource)
        if each != 0:
            found += each * icons(table, territory, resource)
    return found


def fame_of_area(table: Table, area: i64, which: i64) -> i64:
    """Section 7: the lair and the empty space of an area."""
    found = cards.FAME_FOR.of(which, cards.LAIR) * data.LAIR[area]
    if data.SPACE[area] != data.NO_SPACE and state.BUILDING_IN.of(table, area) == NONE:
        found += cards.FAME_FOR.of(
            which, cards.LARGE_SPACE if data.SPACE[area] == data.LARGE_SPACE else cards.SMALL_SPACE
        )
    return found


def resource_fame(table: Table, seat: i64) -> i64:
    """R140: a point for every three resources."""
    return state.STOCK.total(table, seat) // data.RESOURCES_FOR_FAME


def card_fame(table: Table, seat: i64) -> i64:
    """R140: printed fame of all Development cards of the deck."""
    found: i64 = 0
    for card in range(data.FIRST_UNREST):
        if owns(table, seat, card):
            found += data.FAME_OF[data.FACE_OF[card]]
    return found


def achievement_fame(table: Table, seat: i64) -> i64:
    """R141: all Achievements of the deck."""
    found: i64 = 0
    for which in range(data.ACHIEVEMENT_CARDS):
        if owns(table, seat, data.FIRST_ACHIEVEMENT + which):
            found += achievement(table, seat, which)
    return found


def unrest_fame(table: Table, seat: i64) -> i64:
    """R140, R134: minus five for each Unrest."""
    found = state.VIRTUAL_UNREST.of(table, seat)
    for card in range(data.FIRST_UNREST, data.CARDS):
        if owns(table, seat, card):
            found += 1
    return found * data.UNREST_FAME


def standing(table: Table, seat: i64) -> list[int]:
    """R136, R142, R175: what decides between sides, teams together: fame, territories, figures, buildings."""
    found = [0, 0, 0, 0]
    for one in range(table.players):
        if one == seat or (table.settings.teams and one == table.teammate(seat)):
            found[0] += int(final_fame(table, one))
            found[1] += int(territories_of(table, one))
            found[2] += int(figures_anywhere(table, one))
            found[3] += int(buildings_of(table, one))
    return found


def final_fame(table: Table, seat: i64) -> i64:
    """R140."""
    return (
        state.FAME.of(table, seat)
        + resource_fame(table, seat)
        + card_fame(table, seat)
        + achievement_fame(table, seat)
        + unrest_fame(table, seat)
    )

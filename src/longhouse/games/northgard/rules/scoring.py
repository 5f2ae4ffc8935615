"""Domination, final fame, ties (R135 to R142, section 7)."""

from mypy_extensions import i64

from longhouse.games.northgard.rules.land import buildings, has_large_building, icons
from longhouse.games.northgard.rules.moving import figures_anywhere
from longhouse.games.northgard.state import (
    ACTIVE,
    DISCARD,
    DRAW,
    DRAWN,
    HAND_ZONE,
    PLAYED,
    TOP,
    Table,
)
from longhouse.games.northgard.tables import (
    AREAS,
    BUILDINGS,
    CARDS,
    FACE_OF,
    FAME_OF,
    FIRST_ACHIEVEMENT,
    FIRST_UNREST,
    FOOD,
    FORTRESS,
    LAIR,
    LARGE_SPACE,
    LONG_YEARS,
    LORE,
    NO_SPACE,
    NONE,
    RESOURCES,
    SPACE,
    STRONGHOLDS,
    TEAM_STRONGHOLDS,
    UNREST_FAME,
    WOOD,
)


def owns(table: Table, seat: i64, card: i64) -> bool:
    """Whether a card belongs to a seat's deck, wherever it is."""
    return table.where[card] % 8 == seat and table.where[card] // 8 in (
        DRAW,
        TOP,
        HAND_ZONE,
        ACTIVE,
        PLAYED,
        DISCARD,
        DRAWN,
    )


def strongholds_needed(table: Table) -> i64:
    """R135, R175: three strongholds win, five of a team; 0 if only fame does, in a long game or with fame_only."""
    if table.settings.years == LONG_YEARS or table.settings.fame_only:
        return 0
    return TEAM_STRONGHOLDS if table.settings.teams else STRONGHOLDS


def strongholds(table: Table, seat: i64) -> i64:
    """R135: controlled closed territories with a large building."""
    found: i64 = 0
    for territory in table.roots:
        if table.holder[territory] == seat and table.open[territory] == 0 and has_large_building(table, territory):
            found += 1
    return found


def territories_of(table: Table, seat: i64) -> i64:
    """R142: controlled territories."""
    found: i64 = 0
    for territory in table.roots:
        if table.holder[territory] == seat:
            found += 1
    return found


def buildings_of(table: Table, seat: i64) -> i64:
    """R142: buildings in controlled territories."""
    found: i64 = 0
    for territory in table.roots:
        if table.holder[territory] == seat:
            for kind in range(BUILDINGS):
                found += buildings(table, territory, kind)
    return found


def achievement(table: Table, seat: i64, which: i64) -> i64:
    """Section 7: the value of an Achievement on this position."""
    if which == 6:
        return figures_anywhere(table, seat)
    found: i64 = 0
    for territory in table.roots:
        if table.holder[territory] != seat:
            continue
        if which == 0:
            for kind in range(BUILDINGS):
                found += buildings(table, territory, kind) * (3 if kind >= FORTRESS else 1)
        elif which == 2:
            found += 2 * icons(table, territory, FOOD)
        elif which == 3:
            found += 2 * icons(table, territory, WOOD)
        elif which == 4:
            found += 2 * icons(table, territory, LORE)
    if which in (1, 5):
        for area in range(AREAS):
            if table.root[area] == NONE or table.holder[table.root[area]] != seat:
                continue
            if which == 5:
                found += 3 * LAIR[area]
            elif SPACE[area] != NO_SPACE and table.building[area] == 0:
                found += 3 if SPACE[area] == LARGE_SPACE else 1
    return found


def resource_fame(table: Table, seat: i64) -> i64:
    """R140: a point for every three resources."""
    found: i64 = 0
    for resource in range(RESOURCES):
        found += table.resources[seat * RESOURCES + resource]
    return found // 3


def card_fame(table: Table, seat: i64) -> i64:
    """R140: printed fame of all Development cards of the deck."""
    found: i64 = 0
    for card in range(FIRST_UNREST):
        if owns(table, seat, card):
            found += FAME_OF[FACE_OF[card]]
    return found


def achievement_fame(table: Table, seat: i64) -> i64:
    """R141: all Achievements of the deck."""
    found: i64 = 0
    for which in range(7):
        if owns(table, seat, FIRST_ACHIEVEMENT + which):
            found += achievement(table, seat, which)
    return found


def unrest_fame(table: Table, seat: i64) -> i64:
    """R140, R134: minus five for each Unrest."""
    found = table.virtual_unrest[seat]
    for card in range(FIRST_UNREST, CARDS):
        if owns(table, seat, card):
            found += 1
    return found * UNREST_FAME


def final_fame(table: Table, seat: i64) -> i64:
    """R140."""
    return (
        table.fame[seat]
        + resource_fame(table, seat)
        + card_fame(table, seat)
        + achievement_fame(table, seat)
        + unrest_fame(table, seat)
    )

"""Who will probably win: what a seat's side of a position holds, and what that promises."""

from math import exp
from typing import Final

from mypy_extensions import i64

from longhouse.core.knowledge import Figures
from longhouse.core.sets import BIT
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, state
from longhouse.games.northgard.judging import USE, Survey
from longhouse.games.northgard.rules.decisions import is_enemy
from longhouse.games.northgard.rules.moving import figures_anywhere
from longhouse.games.northgard.rules.scoring import (
    achievement,
    buildings_of,
    card_fame,
    final_fame,
    owns,
    strongholds_needed,
    territories_of,
    unrest_fame,
)
from longhouse.games.northgard.rules.year import has_dominated
from longhouse.games.northgard.state import Table

# Features by name. The first is the time; what is many is counted in tens.
NAMES: Final[list[str]] = [
    *("time", "fame", "cards", "unrest", "achievements", "aims"),
    *("food", "wood", "lore", "purse", "short", "food_income", "wood_income", "lore_income"),
    *("land", "risk", "reach", "closed_small", "closed_large", "one_side_open", "two_sides_open", "wide_open"),
    *("units", "altars", "forges", "fortresses", "producers", "towers", "camps"),
    *("stronghold", "two_strongholds", "enough_strongholds", "stronghold_sites", "stronghold_hopes"),
    *("deck", "use", "hand", "passed", "marker"),
    *(f"clan_{clan}" for clan in data.CLAN_IDS[1:]),
]
_F: Final[dict[str, int]] = {name: at for at, name in enumerate(NAMES)}
TIME: Final[i64] = _F["time"]
FAME: Final[i64] = _F["fame"]
CARDS: Final[i64] = _F["cards"]
UNREST: Final[i64] = _F["unrest"]
ACHIEVEMENTS: Final[i64] = _F["achievements"]
AIMS: Final[i64] = _F["aims"]
STOCK: Final[i64] = _F["food"]
PURSE: Final[i64] = _F["purse"]
SHORT: Final[i64] = _F["short"]
INCOME: Final[i64] = _F["food_income"]
LAND: Final[i64] = _F["land"]
RISK: Final[i64] = _F["risk"]
REACH: Final[i64] = _F["reach"]
CLOSED: Final[i64] = _F["closed_small"]
OPEN: Final[i64] = _F["one_side_open"]
UNITS: Final[i64] = _F["units"]
ALTARS: Final[i64] = _F["altars"]
FORGES: Final[i64] = _F["forges"]
FORTRESSES: Final[i64] = _F["fortresses"]
PRODUCERS: Final[i64] = _F["producers"]
TOWERS: Final[i64] = _F["towers"]
CAMPS: Final[i64] = _F["camps"]
STRONGHOLD: Final[i64] = _F["stronghold"]
SITES: Final[i64] = _F["stronghold_sites"]
HOPES: Final[i64] = _F["stronghold_hopes"]
DECK: Final[i64] = _F["deck"]
DECK_USE: Final[i64] = _F["use"]
HAND: Final[i64] = _F["hand"]
PASSED: Final[i64] = _F["passed"]
MARKER: Final[i64] = _F["marker"]
CLAN: Final[i64] = _F["clan_" + data.CLAN_IDS[1]] - 1

_WIDE: Final = 3
"""So many open sides are not closed soon."""


def time_left(table: Table) -> float:
    """The share of the game still to come: 1 at the start, 0 at the end; a year is over when everybody has passed."""
    if state.OVER.of(table):
        return 0.0
    passed: i64 = 0
    for seat in range(table.players):
        passed += state.PASSED.of(table, seat)
    years = float(table.settings.years - max(1, state.YEAR.of(table)) + 1) - float(passed) / float(table.players)
    return years / float(table.settings.years)


def write_features(survey: Survey, into: Figures) -> None:
    """What the seat of a survey has."""
    table = survey.table
    seat = survey.seat
    for at in range(len(NAMES)):
        into.put(at, 0.0)
    into.put(TIME, time_left(table))
    into.put(FAME, 0.1 * float(state.FAME.of(table, seat)))
    into.put(CARDS, 0.1 * float(card_fame(table, seat)))
    into.put(UNREST, -0.1 * float(unrest_fame(table, seat)))
    write_achievements(survey, into)
    write_purse(survey, into)
    for root in table.roots:
        write_territory(survey, root, into)
    write_strongholds(survey, into)
    write_deck(survey, into)
    into.put(UNITS, 0.1 * float(survey.units))
    into.put(PASSED, float(state.PASSED.of(table, seat)))
    into.put(MARKER, 1.0 if state.FIRST_PLAYER.of(table) == seat else 0.0)
    if state.CLAN.of(table, seat) > 0:
        into.put(CLAN + state.CLAN.of(table, seat), 1.0)


def add(into: Figures, at: i64, more: float) -> None:
    """More of a feature."""
    into.put(at, into.at(at) + more)


def write_achievements(survey: Survey, into: Figures) -> None:
    """Those that count already, and those that may."""
    table = survey.table
    for which in range(data.ACHIEVEMENT_CARDS):
        if survey.aims[which] > 0.0:
            fame = 0.1 * float(achievement(table, survey.seat, which))
            if owns(table, survey.seat, data.FIRST_ACHIEVEMENT + which):
                add(into, ACHIEVEMENTS, fame)
            else:
                add(into, AIMS, survey.aims[which] * fame)


def write_purse(survey: Survey, into: Figures) -> None:
    """Resources, what comes, and what the winter asks for."""
    units = min(data.UNITS, survey.units)
    for resource in range(data.RESOURCES):
        has = state.STOCK.of(survey.table, survey.seat, resource)
        into.put(STOCK + resource, 0.1 * float(has))
        into.put(INCOME + resource, 0.1 * float(survey.income[resource]))
        needs: i64 = 0
        if resource == data.FOOD:
            needs = data.WINTER_FOOD[units]
        elif resource == data.WOOD:
            needs = data.WINTER_WOOD[units]
        add(into, SHORT, 0.1 * float(max(0, needs - has - survey.income[resource])))
    into.put(PURSE, 0.1 * survey.purse_now)


def write_territory(survey: Survey, root: i64, into: Figures) -> None:
    """One territory: own land by openness, with its buildings; neutral land in reach."""
    table = survey.table
    holder = state.HOLDER.of(table, root)
    if holder == NONE and survey.is_near[root]:
        add(into, REACH, 0.1 * survey.worth[root])
    if holder != survey.seat:
        return
    worth = survey.worth[root]
    safe = survey.hold(root, survey.figures(root))
    add(into, LAND, 0.1 * worth * safe)
    add(into, RISK, 0.1 * worth * (1.0 - safe))
    if table.open[root] == 0:
        add(into, CLOSED + (1 if table.size[root] >= data.LARGE_CLOSED_TILES else 0), 0.1)
    else:
        add(into, OPEN + min(table.open[root], _WIDE) - 1, 0.1)
    kinds = survey.kinds[root]
    if kinds & BIT[data.ALTAR]:
        add(into, ALTARS, 0.1)
    if kinds & BIT[data.FORGE]:
        add(into, FORGES, 0.1)
    add(into, FORTRESSES, 0.1 * float(survey.walls[root]))
    add(into, TOWERS, 0.1 * float(survey.towers[root]))
    add(into, CAMPS, 0.1 * float(survey.camps[root]))
    first = root * data.RESOURCES
    for resource in range(data.RESOURCES):
        at = first + resource
        add(into, PRODUCERS, 0.1 * float(survey.made[at]))


def write_strongholds(survey: Survey, into: Figures) -> None:
    """How near the instant win is: strongholds, land where one may be built, built land that is still open."""
    table = survey.table
    needed = strongholds_needed(table)
    if needed == 0:
        return
    number = survey.strongholds_of(survey.seat)
    into.put(STRONGHOLD, 1.0 if number >= needed - 2 else 0.0)
    into.put(STRONGHOLD + 1, 1.0 if number >= needed - 1 else 0.0)
    into.put(STRONGHOLD + 2, 1.0 if number >= needed else 0.0)
    for root in table.roots:
        if state.HOLDER.of(table, root) != survey.seat:
            continue
        if survey.is_large[root]:
            add(into, HOPES, 0.1 if 0 < table.open[root] < _WIDE else 0.0)
        elif has_room(table, root):
            add(into, SITES if table.open[root] == 0 else HOPES, 0.1)


def has_room(table: Table, root: i64) -> bool:
    """Whether a large building has a space in a territory."""
    area: i64 = root
    while area != NONE:
        if data.SPACE[area] == data.LARGE_SPACE and state.BUILDING_IN.of(table, area) == NONE:
            return True
        area = table.next_area[area]
    return False


def write_deck(survey: Survey, into: Figures) -> None:
    """How many cards, how useful they are, and what is still in hand."""
    table = survey.table
    for card in range(data.CARDS):
        if owns(table, survey.seat, card):
            add(into, DECK, 0.1)
            use = 0.1 * USE[data.FACE_OF[card]]
            add(into, DECK_USE, use)
            if state.CARDS.place_of(table, card) == state.HAND:
                add(into, HAND, use)


# Made by hand.


def prospect(survey: Survey) -> float:
    """The final fame that a seat may hope for: what it has, what its land will give, what its cards are good for."""
    table = survey.table
    seat = survey.seat
    found = float(state.FAME.of(table, seat) + card_fame(table, seat) + unrest_fame(table, seat)) + survey.purse_now
    for which in range(data.ACHIEVEMENT_CARDS):
        if survey.aims[which] > 0.0:
            found += survey.aims[which] * float(achievement(table, seat, which))
    found += land_prospect(survey)
    survey.look_at_deck()
    found += 0.5 * survey.deck_use * 4.0 * float(survey.harvests - 1)
    if state.PASSED.of(table, seat) == 0:
        card = state.CARDS.next_in(table, state.HAND, seat, NONE)
        while card != NONE:
            found += 0.5 * USE[data.FACE_OF[card]]
            card = state.CARDS.next_in(table, state.HAND, seat, card)
    return found


def land_prospect(survey: Survey) -> float:
    """Own land as surely as it is held, neutral land in reach; strongholds together, with the best hope of another."""
    table = survey.table
    number = survey.strongholds_of(survey.seat)
    found = 0.0
    safe = 1.0
    hope = 0.0
    for root in table.roots:
        holder = state.HOLDER.of(table, root)
        if holder == survey.seat:
            held = survey.hold(root, survey.figures(root))
            found += survey.worth[root] * held
            if survey.is_large[root] and table.open[root] == 0:
                safe *= held
            elif survey.is_large[root] or survey.has_room[root]:
                hope = max(hope, survey.stronghold_worth(number + 1, table.open[root], survey.is_large[root]))
        elif holder == NONE and survey.is_near[root]:
            found += 0.1 * survey.worth[root]
    needed = strongholds_needed(table)
    if 0 < needed <= number and nobody_else_acts(survey):
        return found + _SURE
    return found + survey.progress(number) * safe + hope


_SURE: Final = 300.0
"""Points for a game that is won."""


def nobody_else_acts(survey: Survey) -> bool:
    """Whether all enemies have passed this year."""
    table = survey.table
    for other in range(table.players):
        if is_enemy(table, survey.seat, other) and state.PASSED.of(table, other) == 0:
            return False
    return True


_NEAR: Final = 12.0
_FAR: Final = 12.0
"""So many points of fame make a win e times as likely: at the end of the game, and how many more at its start. Fitted
to 250 games of the greedy bot against itself."""


def write_chances(survey: Survey, table: Table, into: Figures) -> None:
    """Each seat's chance, by the fame that all may hope for; teams win together."""
    each = _NEAR + _FAR * time_left(table)
    best = -1000.0
    for seat in range(table.players):
        survey.look(table, seat)
        into.put(seat, prospect(survey))
    if table.settings.teams:
        for seat in range(table.players // 2):
            both = into.at(seat) + into.at(table.teammate(seat))
            into.put(seat, both)
            into.put(table.teammate(seat), both)
    for seat in range(table.players):
        best = max(best, into.at(seat))
    total = 0.0
    for seat in range(table.players):
        into.put(seat, exp((into.at(seat) - best) / each))
        total += into.at(seat)
    for seat in range(table.players):
        into.put(seat, into.at(seat) / total)


# When it is over.

_FAME_ZERO: Final = 8192
_FEW: Final = 256


def rank(table: Table, seat: i64) -> i64:
    """R136, R142, R175: what decides between sides as one number: domination, fame, territories, figures, buildings."""
    fame: i64 = 0
    land: i64 = 0
    figures: i64 = 0
    built: i64 = 0
    for one in range(table.players):
        if one == seat or (table.settings.teams and one == table.teammate(seat)):
            fame += final_fame(table, one)
            land += territories_of(table, one)
            figures += figures_anywhere(table, one)
            built += buildings_of(table, one)
    found: i64 = 4 * _FAME_ZERO if has_dominated(table, seat) else 0
    return (((found + fame + _FAME_ZERO) * _FEW + land) * _FEW + figures) * _FEW + built


def write_shares(table: Table, into: Figures) -> None:
    """The first place, divided among those who share it."""
    best: i64 = -1
    winners = 0.0
    for seat in range(table.players):
        here = rank(table, seat)
        if here > best:
            best = here
            winners = 0.0
        if here == best:
            winners += 1.0
    for seat in range(table.players):
        into.put(seat, 1.0 / winners if rank(table, seat) == best else 0.0)

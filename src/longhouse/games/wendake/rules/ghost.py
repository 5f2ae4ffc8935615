"""Playing alone: the Ghost, who never scores (section 9.1, designed)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.sets import BIT, count, nth
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import bring_home, injure
from longhouse.games.wendake.rules.moving import fall, take_away
from longhouse.games.wendake.state import EMPTY, GHOST, Table, kind_in, native, owner_in
from longhouse.games.wendake.tables import (
    BLACK,
    CAYUGA,
    DISPLAY,
    FIRST_AREA,
    HUNTER,
    IS_HOME,
    NONE,
    PROGRESS_OF_LEVEL,
    SEATS,
    SPACES,
    TUSCARORA,
    WARRIOR,
    WOMAN,
)

COUNCIL: Final = 0
MASK_MAKERS: Final = 1
TRADERS: Final = 2
WAR_PARTY: Final = 3


def begin_ghost_year(table: Table) -> None:
    """Each Year the four cards are shuffled."""
    table.ghost_cards = 15


def ghost_acts(table: Table, seat: i64, chance: Chance) -> None:
    """After each turn one Ghost card is turned up."""
    if table.ghost_cards == 0:
        return
    card = nth(table.ghost_cards, chance.pick(codes.L_GHOST, count(table.ghost_cards)))
    table.ghost_cards &= ~BIT[card]
    table.tell(codes.GHOST_CARD, card)
    if card == COUNCIL:
        seat_ghost(table)
    elif card == MASK_MAKERS:
        move_disk(table, chance)
    elif card == TRADERS:
        remove_progress(table, chance)
    else:
        send_war_party(table, seat, chance)


def seat_ghost(table: Table) -> None:
    """Council: the lowest free order space; if the card did not come (Ojibwa have three turns), the last one."""
    if not table.has_ordered(GHOST):
        table.next_order = append(table.next_order, GHOST)
        table.tell(codes.ORDERED, GHOST, len(table.next_order))


def move_disk(table: Table, chance: Chance) -> None:
    """Masks: its disk goes to a random free combination space."""
    free: i64 = BIT[SPACES] - 1
    for side in range(table.sides):
        if table.disk[side] != NONE:
            free &= ~BIT[table.disk[side]]
    table.disk[GHOST] = nth(free, chance.pick(codes.L_GHOST, count(free)))
    table.tell(codes.GHOST_DISK, table.disk[GHOST])


def remove_progress(table: Table, chance: Chance) -> None:
    """Traders: a random Progress tile of the level with most tiles left, the lowest such level."""
    most: i64 = 0
    tiles: i64 = 0
    for level in range(1, 4):
        here = table.progress & PROGRESS_OF_LEVEL[level]
        if count(here) > most:
            most = count(here)
            tiles = here
    if tiles:
        tile = nth(tiles, chance.pick(codes.L_GHOST, most))
        table.progress &= ~BIT[tile]
        table.tell(codes.GHOST_TRADED, tile)


def send_war_party(table: Table, seat: i64, chance: Chance) -> None:
    """War party: in a random common territory a Guard is hit, else a Native in an area, else a Ghost Guard comes."""
    common: i64 = 0
    for territory in range(table.first_territory(), table.end_of_map()):
        if IS_HOME[territory] == 0:
            common |= BIT[territory]
    territory = nth(common, chance.pick(codes.L_GHOST, count(common)))
    if table.guards_of(territory, seat) > 0:
        kind: i64 = WARRIOR if table.plain_guards(territory, seat) > 0 else BLACK
        take_away(table, seat, territory, kind)
        fall(table, seat, kind)
        return
    natives: i64 = 0
    first_area = FIRST_AREA[territory]
    for area in range(first_area, FIRST_AREA[territory + 1]):
        if table.areas[area] != EMPTY and owner_in(table.areas[area]) == seat:
            natives |= BIT[area - first_area]
    if natives:
        raid(table, seat, first_area + nth(natives, chance.pick(codes.L_GHOST, count(natives))))
    elif table.ghost_warriors > 0:
        table.ghost_warriors -= 1
        table.guards[territory * SEATS + GHOST] += 1
        table.tell(codes.GHOST_GUARD, territory)


def raid(table: Table, seat: i64, area: i64) -> None:
    """A Native in an area is hit as by an opponent's Warrior; a Ghost Outpost takes the place if one is in stock."""
    kind = kind_in(table.areas[area])
    table.areas[area] = EMPTY
    if kind == BLACK:
        fall(table, seat, kind)
    elif kind == WOMAN and table.tribe[seat] == CAYUGA:
        bring_home(table, seat, WOMAN)
        table.tell(codes.WENT_HOME, seat, WOMAN)
    else:
        injure(table, seat, kind)
    is_repelled = kind == HUNTER and table.tribe[seat] == TUSCARORA
    if not is_repelled and table.ghost_warriors > 0:
        table.ghost_warriors -= 1
        table.areas[area] = native(GHOST, WARRIOR)
        table.tell(codes.GHOST_TOOK, area)


def ghost_restores(table: Table, chance: Chance) -> None:
    """In Restore a random displayed Advanced tile leaves and is refilled."""
    from longhouse.games.wendake.rules.restore import refill

    shown: i64 = 0
    for at in range(DISPLAY):
        if table.display[at] != NONE:
            shown |= BIT[at]
    if shown:
        at = nth(shown, chance.pick(codes.L_GHOST, count(shown)))
        table.tell(codes.REPLACED, GHOST, NONE, table.display[at])
        refill(table, at, chance)

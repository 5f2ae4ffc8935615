"""Playing alone: the Ghost, who never scores (section 9.1, designed)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.components import BadComponent
from longhouse.core.sets import BIT, count, nth
from longhouse.games.wendake import data, events, luck, state
from longhouse.games.wendake.rules.decisions import bring_home, clear_area, injure, put_in_area
from longhouse.games.wendake.rules.moving import fall, take_away
from longhouse.games.wendake.state import GHOST, Table


def ghost_acts(table: Table, seat: i64, chance: Chance) -> None:
    """After each turn one Ghost card is turned up."""
    cards = state.GHOST_CARDS.of(table)
    if cards == 0:
        return
    card = nth(cards, chance.pick(luck.GHOST, count(cards)))
    state.GHOST_CARDS.take(table, card)
    table.tell(events.GHOST_CARD, card)
    GHOST_CARD[card].play(table, seat, chance)


def seat_ghost(table: Table) -> None:
    """Council: the lowest free order space; if the card did not come (Ojibwa have three turns), the last one."""
    if not table.has_ordered(GHOST):
        state.NEXT_ORDER.append(table, GHOST)
        table.tell(events.ORDERED, GHOST, state.NEXT_ORDER.size(table))


def move_disk(table: Table, chance: Chance) -> None:
    """Masks: its disk goes to a random free combination space."""
    free = data.ALL_SPACES & ~table.occupied_spaces()
    space = nth(free, chance.pick(luck.GHOST, count(free)))
    state.DISK.set(table, GHOST, space)
    table.tell(events.GHOST_DISK, space)


def remove_progress(table: Table, chance: Chance) -> None:
    """Traders: a random Progress tile of the level with most tiles left, the lowest such level."""
    most: i64 = 0
    tiles: i64 = 0
    for level in range(1, 4):
        here = state.MARKET.of(table) & data.PROGRESS_OF_LEVEL[level]
        if count(here) > most:
            most = count(here)
            tiles = here
    if tiles:
        tile = nth(tiles, chance.pick(luck.GHOST, most))
        state.MARKET.take(table, tile)
        table.tell(events.GHOST_TRADED, tile)


def send_war_party(table: Table, seat: i64, chance: Chance) -> None:
    """War party: in a random common territory a Guard is hit, else a Native in an area, else a Ghost Guard comes."""
    common: i64 = 0
    for territory in range(table.first_territory, table.end_of_map):
        if data.IS_HOME[territory] == 0:
            common |= BIT[territory]
    territory = nth(common, chance.pick(luck.GHOST, count(common)))
    if table.guards_of(territory, seat) > 0:
        kind: i64 = data.BLACK
        if state.GUARDS.of(table, territory, seat) > 0:
            kind = data.WARRIOR
        take_away(table, seat, territory, kind)
        fall(table, seat, kind)
        return
    natives: i64 = 0
    first_area = data.FIRST_AREA[territory]
    for area in range(first_area, data.FIRST_AREA[territory + 1]):
        if state.WHOSE.of(table, area) == seat:
            natives |= BIT[area - first_area]
    if natives:
        raid(table, seat, first_area + nth(natives, chance.pick(luck.GHOST, count(natives))))
    elif state.GHOST_WARRIORS.of(table) > 0:
        state.GHOST_WARRIORS.gain(table, -1)
        state.GUARDS.gain(table, territory, GHOST, 1)
        table.tell(events.GHOST_GUARD, territory)


def raid(table: Table, seat: i64, area: i64) -> None:
    """A Native in an area is hit as by an opponent's Warrior; a Ghost Outpost takes the place if one is in stock."""
    kind = clear_area(table, area)
    if kind == data.BLACK:
        fall(table, seat, kind)
    elif kind == data.WOMAN and state.TRIBE_OF.of(table, seat) == data.CAYUGA:
        bring_home(table, seat, data.WOMAN)
        table.tell(events.WENT_HOME, seat, data.WOMAN)
    else:
        injure(table, seat, kind)
    is_repelled = kind == data.HUNTER and state.TRIBE_OF.of(table, seat) == data.TUSCARORA
    if not is_repelled and state.GHOST_WARRIORS.of(table) > 0:
        state.GHOST_WARRIORS.gain(table, -1)
        put_in_area(table, area, GHOST, data.WARRIOR)
        table.tell(events.GHOST_TOOK, area)


# What each card of the Ghost does.


class GhostCard:
    """A card that is turned up after a turn of `seat`, who plays alone."""

    def play(self, table: Table, seat: i64, chance: Chance) -> None:
        """Do what it says."""
        raise NotImplementedError


class Council(GhostCard):
    """The Ghost takes a space of the order."""

    def play(self, table: Table, seat: i64, chance: Chance) -> None:
        """The lowest free one."""
        seat_ghost(table)


class MaskMakers(GhostCard):
    """Its disk bars a combination space."""

    def play(self, table: Table, seat: i64, chance: Chance) -> None:
        """A random free one."""
        move_disk(table, chance)


class Traders(GhostCard):
    """A Progress tile leaves the display."""

    def play(self, table: Table, seat: i64, chance: Chance) -> None:
        """A random one of the fullest level."""
        remove_progress(table, chance)


class WarParty(GhostCard):
    """Somebody is hit, or a Guard of the Ghost comes."""

    def play(self, table: Table, seat: i64, chance: Chance) -> None:
        """In a random territory."""
        send_war_party(table, seat, chance)


_GHOST_CARDS: Final[dict[str, GhostCard]] = {
    "council": Council(),
    "masks": MaskMakers(),
    "traders": Traders(),
    "war_party": WarParty(),
}


def ghost_card(name: str) -> GhostCard:
    """The card of a row."""
    if name not in _GHOST_CARDS:
        raise BadComponent(f"the rules know no card of the Ghost called {name!r}, only {', '.join(_GHOST_CARDS)}")
    return _GHOST_CARDS[name]


GHOST_CARD: Final[list[GhostCard]] = [ghost_card(name) for name in data.GHOST_IDS]

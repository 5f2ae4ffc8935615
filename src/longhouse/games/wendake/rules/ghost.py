"""Playing alone: the Ghost, who never scores (section 9.1, designed)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.components import BadComponent
from longhouse.core.sets import BIT, count, nth
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import bring_home, injure
from longhouse.games.wendake.rules.moving import fall, take_away
from longhouse.games.wendake.state import EMPTY, GHOST, Table, kind_in, native, owner_in


def begin_ghost_year(table: Table) -> None:
    """Each Year the four cards are shuffled."""
    table.ghost_cards = data.ALL_GHOST_CARDS


def ghost_acts(table: Table, seat: i64, chance: Chance) -> None:
    """After each turn one Ghost card is turned up."""
    if table.ghost_cards == 0:
        return
    card = nth(table.ghost_cards, chance.pick(codes.L_GHOST, count(table.ghost_cards)))
    table.ghost_cards &= ~BIT[card]
    table.tell(codes.GHOST_CARD, card)
    GHOST_CARD[card].play(table, seat, chance)


def seat_ghost(table: Table) -> None:
    """Council: the lowest free order space; if the card did not come (Ojibwa have three turns), the last one."""
    if not table.has_ordered(GHOST):
        table.next_order = append(table.next_order, GHOST)
        table.tell(codes.ORDERED, GHOST, len(table.next_order))


def move_disk(table: Table, chance: Chance) -> None:
    """Masks: its disk goes to a random free combination space."""
    free: i64 = BIT[data.SPACES] - 1
    for side in range(table.sides):
        if table.disk[side] != data.NONE:
            free &= ~BIT[table.disk[side]]
    table.disk[GHOST] = nth(free, chance.pick(codes.L_GHOST, count(free)))
    table.tell(codes.GHOST_DISK, table.disk[GHOST])


def remove_progress(table: Table, chance: Chance) -> None:
    """Traders: a random Progress tile of the level with most tiles left, the lowest such level."""
    most: i64 = 0
    tiles: i64 = 0
    for level in range(1, 4):
        here = table.progress & data.PROGRESS_OF_LEVEL[level]
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
        if data.IS_HOME[territory] == 0:
            common |= BIT[territory]
    territory = nth(common, chance.pick(codes.L_GHOST, count(common)))
    if table.guards_of(territory, seat) > 0:
        kind: i64 = data.WARRIOR if table.plain_guards(territory, seat) > 0 else data.BLACK
        take_away(table, seat, territory, kind)
        fall(table, seat, kind)
        return
    natives: i64 = 0
    first_area = data.FIRST_AREA[territory]
    for area in range(first_area, data.FIRST_AREA[territory + 1]):
        if table.areas[area] != EMPTY and owner_in(table.areas[area]) == seat:
            natives |= BIT[area - first_area]
    if natives:
        raid(table, seat, first_area + nth(natives, chance.pick(codes.L_GHOST, count(natives))))
    elif table.ghost_warriors > 0:
        table.ghost_warriors -= 1
        table.guards[territory * data.SEATS + GHOST] += 1
        table.tell(codes.GHOST_GUARD, territory)


def raid(table: Table, seat: i64, area: i64) -> None:
    """A Native in an area is hit as by an opponent's Warrior; a Ghost Outpost takes the place if one is in stock."""
    kind = kind_in(table.areas[area])
    table.areas[area] = EMPTY
    if kind == data.BLACK:
        fall(table, seat, kind)
    elif kind == data.WOMAN and table.tribe[seat] == data.CAYUGA:
        bring_home(table, seat, data.WOMAN)
        table.tell(codes.WENT_HOME, seat, data.WOMAN)
    else:
        injure(table, seat, kind)
    is_repelled = kind == data.HUNTER and table.tribe[seat] == data.TUSCARORA
    if not is_repelled and table.ghost_warriors > 0:
        table.ghost_warriors -= 1
        table.areas[area] = native(GHOST, data.WARRIOR)
        table.tell(codes.GHOST_TOOK, area)


def ghost_restores(table: Table, chance: Chance) -> None:
    """In Restore a random displayed Advanced tile leaves and is refilled."""
    from longhouse.games.wendake.rules.restore import refill

    shown: i64 = 0
    for at in range(data.DISPLAY):
        if table.display[at] != data.NONE:
            shown |= BIT[at]
    if shown:
        at = nth(shown, chance.pick(codes.L_GHOST, count(shown)))
        table.tell(codes.REPLACED, GHOST, data.NONE, table.display[at])
        refill(table, at, chance)


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

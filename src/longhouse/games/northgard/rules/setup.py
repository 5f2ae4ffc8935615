"""The setup, step by step (S1 to S17)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import second_chance
from longhouse.games.northgard.rules.cards_at import put
from longhouse.games.northgard.rules.creatures import appear_on, is_barred
from longhouse.games.northgard.rules.decisions import is_listed
from longhouse.games.northgard.rules.explore import CHOOSE_TILE, Cell, Placing, Rotation, lay_tile, remember_cell
from longhouse.games.northgard.rules.land import area_in, place_tile, step_x, step_y, tile_at
from longhouse.games.northgard.rules.placing import fits, leaves_empty
from longhouse.games.northgard.rules.year import begin_year, place_group
from longhouse.games.northgard.state import Table

AGAIN: Final = 2
"""In place of a round of the setup: the tile of a second chance (R138)."""


def set_up(table: Table, chance: Chance) -> None:
    """Everything before the first choice (S2 to S6)."""
    lay_out_cards(table, chance)
    state.PILE.set(table, BIT[data.TILES] - 1)
    for tile, (x, y, turned) in data.START_PLACE.items():
        if is_start_tile(table, tile):
            state.PILE.take(table, tile)
            place_tile(table, tile, x, y, turned)
    choose_clans(table, chance)


def is_start_tile(table: Table, tile: i64) -> bool:
    """S5: whether a tile lies on the map from the start, with so many players."""
    return data.START_FROM[tile] <= table.players


def lay_out_cards(table: Table, chance: Chance) -> None:
    """S2 to S4: Unrest, Development and Achievement cards."""
    for card in range(data.FIRST_EARLY, data.CARDS):
        if card < data.FIRST_ADVANCED:
            put(table, card, state.EARLY_DECK, 0, 0)
        elif card < data.FIRST_ACHIEVEMENT:
            put(table, card, state.ADVANCED_DECK, 0, 0)
        elif data.FIRST_UNREST <= card < data.UNREST_END:
            put(table, card, state.UNREST_SUPPLY, 0, 0)
    left = BIT[data.ACHIEVEMENT_CARDS] - 1
    for _n in range(table.players):
        which = nth(left, chance.pick(luck.ACHIEVEMENTS, count(left)))
        left &= ~BIT[which]
        put(table, data.FIRST_ACHIEVEMENT + which, state.ACHIEVEMENTS, 0, 0)
    for card in range(data.FIRST_ACHIEVEMENT, data.FIRST_UNREST):
        if state.CARDS.is_in(table, card, state.ACHIEVEMENTS, 0):
            table.tell(events.ACHIEVEMENTS_SHOWN, data.FACE_OF[card])


# S7: clans.


def choose_clans(table: Table, chance: Chance) -> None:
    """S7: chosen in seat order, drafted in reverse, or dealt."""
    if table.settings.random_clans:
        for seat in range(table.players):
            free = free_clans(table)
            take_clan(table, seat, nth(free, chance.pick(luck.CLANS, count(free))))
        begin_setup_rounds(table, chance)
        return
    for at in range(table.players):
        seat = at if table.settings.draft else table.players - 1 - at
        CHOOSE_CLAN.ask(table, seat)


def free_clans(table: Table) -> i64:
    """Clans that nobody has, as a set."""
    free = BIT[data.CLANS] - 1
    for seat in range(table.players):
        if state.CLAN.of(table, seat) != NONE:
            free &= ~BIT[state.CLAN.of(table, seat)]
    return free


class ChooseClan(Decision[Table]):
    """D1: a clan."""

    def __init__(self) -> None:
        super().__init__("clan")
        self.clan: Options = self.option("clan:{clan}", ("clan:{clan}",), state.CLANS)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S7: each that is free."""
        free = free_clans(table)
        for clan in range(data.CLANS):
            if free & BIT[clan]:
                into.add(self.clan.one(clan))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it; after the last one the tiles are dealt."""
        table.frames.pop_group()
        take_clan(table, seat, self.clan.first(option))
        if table.frames.depth == 0:
            begin_setup_rounds(table, chance)


CHOOSE_CLAN: Final[ChooseClan] = ChooseClan()


def take_clan(table: Table, seat: i64, clan: i64) -> None:
    """S7, S8: six starting cards and the clan's first card are the draw pile; the upgrades lie aside."""
    state.CLAN.set(table, seat, clan)
    for at in range(data.START_CARDS):
        put(table, seat * data.START_CARDS + at, state.DRAW, seat, 0)
    put(table, data.INITIAL_CARD[clan], state.DRAW, seat, 0)
    for which in range(data.UPGRADES):
        put(table, data.UPGRADE_CARD.of(clan, which), state.UPGRADES, seat, 0)
    table.tell(events.CLAN_TAKEN, seat, clan)


# S9 to S15: the first tiles.


def begin_setup_rounds(table: Table, chance: Chance) -> None:
    """S9 to S11: first player, resources, three tiles each; then two rounds of placing."""
    state.FIRST_PLAYER.set(table, chance.pick(luck.FIRST, table.players))
    table.tell(events.FIRST_PLAYER, state.FIRST_PLAYER.of(table))
    for place in range(table.players):
        seat = (state.FIRST_PLAYER.of(table) + place) % table.players
        state.STOCK.set(table, seat, data.FOOD, data.START_FOOD if place + 1 < data.LATE_FROM else data.LATE_START_FOOD)
        state.STOCK.set(table, seat, data.WOOD, data.START_WOOD)
    state.WEAK_ON_TOP.set(table, table.players + 1)
    for place in range(table.players):
        seat = (state.FIRST_PLAYER.of(table) + place) % table.players
        deal_tiles(table, seat, chance)
    SETUP_NEXT.ask(table, state.FIRST_PLAYER.of(table))


def deal_tiles(table: Table, seat: i64, chance: Chance) -> None:
    """S11: three tiles that only their owner sees."""
    for _n in range(data.SETUP_TILES):
        tile = nth(state.PILE.of(table), chance.pick(luck.TILES, count(state.PILE.of(table))))
        state.PILE.take(table, tile)
        state.TILE_HAND.put(table, seat, tile)
    table.tell(events.TILES_DEALT, seat, state.TILE_HAND.of(table, seat))


class SetupNext(Decision[Table]):
    """S12 to S15: both rounds in turn order."""

    def __init__(self) -> None:
        super().__init__("setup-next")
        self.placed: Kept = self.keeps("placed", 0, 2 * data.SEATS)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next player, or the first year."""
        frames = table.frames
        step = self.placed.of(frames, frame)
        self.placed.set(frames, frame, step + 1)
        if step < 2 * table.players:
            SETUP_TILE.ask(table, (state.FIRST_PLAYER.of(table) + step) % table.players, step // table.players)
            return
        frames.pop_group()
        for other in range(table.players):
            state.PILE.add(table, state.TILE_HAND.of(table, other))
            state.TILE_HAND.set(table, other, 0)
        state.YEAR.set(table, 1)
        begin_year(table, chance)


SETUP_NEXT: Final[SetupNext] = SetupNext()


class Tile(Placing):
    """Where a tile may go in the second round of the setup, and with a second chance: anywhere."""

    def may_touch(self, table: Table, seat: i64, placed: i64, side: i64, x: i64, y: i64) -> bool:
        """S13: next to any tile."""
        return True

    def may_lie(self, table: Table, tile: i64, x: i64, y: i64, turned: i64) -> bool:
        """S12 to S14: with an empty territory on the tile."""
        return fits(table, tile, x, y, turned) and leaves_empty(table, tile, x, y, turned)


class FirstTile(Tile):
    """Where a tile may go in the first round of the setup."""

    def may_touch(self, table: Table, seat: i64, placed: i64, side: i64, x: i64, y: i64) -> bool:
        """S12: next to a start tile."""
        return next_to_start(table, x, y)


PLACING: Final[list[Placing]] = [FirstTile(), Tile(), Tile()]
"""By round of the setup, and AGAIN."""


def next_to_start(table: Table, x: i64, y: i64) -> bool:
    """Whether a cell shares a side with a start tile."""
    for side in range(data.SIDES):
        beside = tile_at(table, x + step_x(side), y + step_y(side))
        if beside != NONE and is_start_tile(table, beside):
            return True
    return False


class SetupTile(Decision[Table]):
    """D2: which tile of the hand."""

    def __init__(self) -> None:
        super().__init__("setup-tile")
        self.round: Kept = self.keeps("round", 0, AGAIN)
        self.tile: Options = self.shares(CHOOSE_TILE.tile)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """The same in both rounds."""
        return Message("prompt-setup-tile")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each that can be placed."""
        placing = PLACING[self.round.of(table.frames, frame)]
        for tile in range(data.TILES):
            if state.TILE_HAND.has(table, seat, tile) and placing.has_place(table, seat, tile):
                into.add(self.tile.one(tile))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It is shown; the cell comes next."""
        round_ = self.round.of(table.frames, frame)
        table.frames.pop_group()
        state.CHOSEN_TILE.set(table, self.tile.first(option))
        state.TILE_HAND.take(table, seat, self.tile.first(option))
        table.tell(events.TILE_CHOSEN, seat, self.tile.first(option))
        SETUP_CELL.ask(table, seat, round_)


SETUP_TILE: Final[SetupTile] = SetupTile()


class SetupCell(Cell):
    """D3: the cell."""

    def __init__(self) -> None:
        super().__init__("setup-cell")
        self.round: Kept = self.keeps("round", 0, AGAIN)

    def placing(self, table: Table, frame: i64) -> Placing:
        """The rules of this round."""
        return PLACING[self.round.of(table.frames, frame)]

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The rotation comes next."""
        round_ = self.round.of(table.frames, frame)
        table.frames.pop_group()
        remember_cell(table, option)
        SETUP_ROTATION.ask(table, seat, round_)


SETUP_CELL: Final[SetupCell] = SetupCell()


class SetupRotation(Rotation):
    """D4: the rotation."""

    def __init__(self) -> None:
        super().__init__("setup-rotation")
        self.round: Kept = self.keeps("round", 0, AGAIN)

    def placing(self, table: Table, frame: i64) -> Placing:
        """The rules of this round."""
        return PLACING[self.round.of(table.frames, frame)]

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The tile is placed, without fame or powers; then the units."""
        is_second_chance = self.round.of(table.frames, frame) == AGAIN
        table.frames.pop_group()
        lay_tile(table, seat, self.rotation.first(option))
        if is_second_chance:
            second_chance.SECOND_CHANCE.ask(table, seat)
        else:
            SETUP_UNITS.ask(table, seat)
        appear_on(table, state.CHOSEN_TILE.of(table), seat, chance)


SETUP_ROTATION: Final[SetupRotation] = SetupRotation()


class SetupUnits(Decision[Table]):
    """D5: where the group of three stands."""

    def __init__(self) -> None:
        super().__init__("setup-units")
        self.settle: Options = self.option("settle:{territory}", ("territory:{territory}",), state.TERRITORY)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S12, R183: an empty territory of the tile, without a Fallen Valkyrie if there is another."""
        tile = state.CHOSEN_TILE.of(table)
        for allow_valkyrie in range(2):
            for place in range(data.PLACE_COUNT[tile]):
                territory = table.root[area_in(tile, place)]
                if state.HOLDER.of(table, territory) != NONE or is_listed(into, self.settle.one(territory)):
                    continue
                if allow_valkyrie or not is_barred(table, territory):
                    into.add(self.settle.one(territory))
            if into.count > 0:
                return

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """S12: with Kaija among them if the Bear wants it."""
        table.frames.pop_group()
        place_group(table, seat, self.settle.first(option))


SETUP_UNITS: Final[SetupUnits] = SetupUnits()

"""The setup, step by step (S1 to S17)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.creatures import appear_on, is_barred
from longhouse.games.northgard.rules.explore import is_listed, lay_tile, remember_cell
from longhouse.games.northgard.rules.land import place_tile, step_x, step_y, tile_at
from longhouse.games.northgard.rules.placing import fits, leaves_empty
from longhouse.games.northgard.rules.year import begin_year, place_group
from longhouse.games.northgard.rules.zones import put
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ADVANCED_DECK,
    CELL_X,
    CELL_Y,
    DRAW,
    EARLY_DECK,
    TILE,
    UNREST_SUPPLY,
    UPGRADES,
    Table,
)
from longhouse.games.northgard.tables import (
    ACHIEVEMENT_CARDS,
    CARDS,
    CLANS,
    FACE_OF,
    FIRST_ACHIEVEMENT,
    FIRST_ADVANCED,
    FIRST_EARLY,
    FIRST_UNREST,
    FIVE_PLAYER_TILE,
    FOOD,
    INITIAL_CARD,
    LATE_START_FOOD,
    NONE,
    PLACE_COUNT,
    PLACES,
    RESOURCES,
    SETUP_TILES,
    SPAN,
    START_CARDS,
    START_FOOD,
    START_TILE,
    START_WOOD,
    TILES,
    UNREST_END,
    WOOD,
)

SECOND_CHANCE: Final = 2
"""In place of a round of the setup: the tile of a second chance (R138)."""


def set_up(table: Table, chance: Chance) -> None:
    """Everything before the first choice (S2 to S6)."""
    lay_out_cards(table, chance)
    table.pile = BIT[TILES] - 1 & ~BIT[START_TILE]
    place_tile(table, START_TILE, 0, 0, 0)
    if table.players == 5:
        table.pile &= ~BIT[FIVE_PLAYER_TILE]
        place_tile(table, FIVE_PLAYER_TILE, 1, 0, 3)
    choose_clans(table, chance)


def lay_out_cards(table: Table, chance: Chance) -> None:
    """S2 to S4: Unrest, Development and Achievement cards."""
    for card in range(FIRST_EARLY, CARDS):
        if card < FIRST_ADVANCED:
            put(table, card, EARLY_DECK, 0, 0)
        elif card < FIRST_ACHIEVEMENT:
            put(table, card, ADVANCED_DECK, 0, 0)
        elif FIRST_UNREST <= card < UNREST_END:
            put(table, card, UNREST_SUPPLY, 0, 0)
    left = BIT[ACHIEVEMENT_CARDS] - 1
    for _ in range(table.players):
        which = nth(left, chance.pick(codes.L_ACHIEVEMENTS, count(left)))
        left &= ~BIT[which]
        put(table, FIRST_ACHIEVEMENT + which, ACHIEVEMENTS, 0, 0)
    for card in range(FIRST_ACHIEVEMENT, FIRST_UNREST):
        if table.where[card] == ACHIEVEMENTS * 8:
            table.tell(codes.ACHIEVEMENTS_SHOWN, FACE_OF[card])


# S7: clans.


def choose_clans(table: Table, chance: Chance) -> None:
    """S7: chosen in seat order, drafted in reverse, or dealt."""
    if table.settings.random_clans:
        for seat in range(table.players):
            free = free_clans(table)
            take_clan(table, seat, nth(free, chance.pick(codes.L_CLANS, count(free))))
        begin_setup_rounds(table, chance)
        return
    for at in range(table.players):
        seat = at if table.settings.draft else table.players - 1 - at
        table.frames.push(codes.D1_CLAN, seat)


def free_clans(table: Table) -> i64:
    """Clans that nobody has, as a set."""
    free = BIT[CLANS] - 1
    for seat in range(table.players):
        if table.clan[seat] != NONE:
            free &= ~BIT[table.clan[seat]]
    return free


class ChooseClan(Decision[Table]):
    """D1: a clan."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S7: each that is free."""
        free = free_clans(table)
        for clan in range(CLANS):
            if free & BIT[clan]:
                into.add(codes.CLAN + clan)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it; after the last one the tiles are dealt."""
        table.frames.pop_group()
        take_clan(table, seat, option - codes.CLAN)
        if table.frames.depth == 0:
            begin_setup_rounds(table, chance)


def take_clan(table: Table, seat: i64, clan: i64) -> None:
    """S7, S8: six starting cards and the clan's first card are the draw pile; the upgrades lie aside."""
    table.clan[seat] = clan
    for at in range(START_CARDS):
        put(table, seat * START_CARDS + at, DRAW, seat, 0)
    put(table, INITIAL_CARD[clan], DRAW, seat, 0)
    put(table, INITIAL_CARD[clan] + 1, UPGRADES, seat, 0)
    put(table, INITIAL_CARD[clan] + 2, UPGRADES, seat, 0)
    table.tell(codes.CLAN_TAKEN, seat, clan)


# S9 to S15: the first tiles.


def begin_setup_rounds(table: Table, chance: Chance) -> None:
    """S9 to S11: first player, resources, three tiles each; then two rounds of placing."""
    table.first_player = chance.pick(codes.L_FIRST, table.players)
    table.tell(codes.FIRST_PLAYER, table.first_player)
    for place in range(table.players):
        seat = (table.first_player + place) % table.players
        table.resources[seat * RESOURCES + FOOD] = START_FOOD if place < 3 else LATE_START_FOOD
        table.resources[seat * RESOURCES + WOOD] = START_WOOD
    table.creature_top = table.players + 1
    for place in range(table.players):
        seat = (table.first_player + place) % table.players
        deal_tiles(table, seat, chance)
    table.frames.push(codes.SETUP_NEXT, table.first_player)


def deal_tiles(table: Table, seat: i64, chance: Chance) -> None:
    """S11: three tiles that only their owner sees."""
    for _ in range(SETUP_TILES):
        tile = nth(table.pile, chance.pick(codes.L_TILES, count(table.pile)))
        table.pile &= ~BIT[tile]
        table.tile_hands[seat] |= BIT[tile]
    table.tell(codes.TILES_DEALT, seat, table.tile_hands[seat])


class SetupNext(Decision[Table]):
    """S12 to S15: both rounds in turn order. a: how many have placed."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next player, or the first year."""
        frames = table.frames
        step = frames.a(frame)
        frames.set_a(frame, step + 1)
        if step < 2 * table.players:
            frames.push(codes.D2_SETUP_TILE, (table.first_player + step) % table.players, step // table.players)
            return
        frames.pop_group()
        for other in range(table.players):
            table.pile |= table.tile_hands[other]
            table.tile_hands[other] = 0
        table.year = 1
        begin_year(table, chance)


def may_place(table: Table, tile: i64, x: i64, y: i64, turned: i64, round_: i64) -> bool:
    """S12 to S14: next to a start tile (second round: any tile), legal, with an empty territory on the tile."""
    if round_ == 0 and not next_to_start(table, x, y):
        return False
    return fits(table, tile, x, y, turned) and leaves_empty(table, tile, x, y, turned)


def next_to_start(table: Table, x: i64, y: i64) -> bool:
    """Whether a cell shares a side with a start tile."""
    for side in range(4):
        beside = tile_at(table, x + step_x(side), y + step_y(side))
        if beside == START_TILE or (beside == FIVE_PLAYER_TILE and table.players == 5):
            return True
    return False


def has_place(table: Table, tile: i64, round_: i64) -> bool:
    """Whether a tile can be placed anywhere."""
    for placed in range(TILES):
        if table.turned[placed] == NONE:
            continue
        for side in range(4):
            x = table.tile_x[placed] + step_x(side)
            y = table.tile_y[placed] + step_y(side)
            if tile_at(table, x, y) != NONE:
                continue
            for turned in range(4):
                if may_place(table, tile, x, y, turned, round_):
                    return True
    return False


class SetupTile(Decision[Table]):
    """D2: which tile of the hand. a: the round."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each that can be placed."""
        for tile in range(TILES):
            if table.tile_hands[seat] & BIT[tile] and has_place(table, tile, table.frames.a(frame)):
                into.add(codes.TILE + tile)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """It is shown; the cell comes next."""
        round_ = table.frames.a(frame)
        table.frames.pop_group()
        table.act[TILE] = option - codes.TILE
        table.tile_hands[seat] &= ~BIT[option - codes.TILE]
        table.tell(codes.TILE_DRAWN, option - codes.TILE)
        table.frames.push(codes.D3_SETUP_CELL, seat, round_)


class SetupCell(Decision[Table]):
    """D3: the cell. a: the round."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each legal one."""
        for placed in range(TILES):
            if table.turned[placed] == NONE:
                continue
            for side in range(4):
                x = table.tile_x[placed] + step_x(side)
                y = table.tile_y[placed] + step_y(side)
                code = codes.CELL + (x + SPAN) * (2 * SPAN + 1) + y + SPAN
                if tile_at(table, x, y) != NONE or is_listed(into, code):
                    continue
                for turned in range(4):
                    if may_place(table, table.act[TILE], x, y, turned, table.frames.a(frame)):
                        into.add(code)
                        break

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The rotation comes next."""
        round_ = table.frames.a(frame)
        table.frames.pop_group()
        remember_cell(table, option)
        table.frames.push(codes.D4_SETUP_ROTATION, seat, round_)


class SetupRotation(Decision[Table]):
    """D4: the rotation. a: the round."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """Each legal one."""
        for turned in range(4):
            if may_place(table, table.act[TILE], table.act[CELL_X], table.act[CELL_Y], turned, table.frames.a(frame)):
                into.add(codes.ROTATION + turned)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """The tile is placed, without fame or powers; then the units."""
        is_second_chance = table.frames.a(frame) == SECOND_CHANCE
        table.frames.pop_group()
        lay_tile(table, seat, option - codes.ROTATION)
        table.frames.push(codes.D95_SECOND_CHANCE if is_second_chance else codes.D5_SETUP_UNITS, seat)
        appear_on(table, table.act[TILE], seat, chance)


class SetupUnits(Decision[Table]):
    """D5: where the group of three stands."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S12, R183: an empty territory of the tile, without a Fallen Valkyrie if there is another."""
        tile = table.act[TILE]
        for allow_valkyrie in range(2):
            for place in range(PLACE_COUNT[tile]):
                territory = table.root[tile * PLACES + place]
                if table.holder[territory] != NONE or is_listed(into, codes.SETTLE + territory):
                    continue
                if allow_valkyrie or not is_barred(table, territory):
                    into.add(codes.SETTLE + territory)
            if into.count > 0:
                return

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """They are there."""
        table.frames.pop_group()
        place_group(table, seat, option - codes.SETTLE)

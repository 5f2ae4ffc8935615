"""The setup, step by step (S1 to S15)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, luck, state
from longhouse.games.wendake.rules.actions import Canoe
from longhouse.games.wendake.rules.decisions import Question, offer_each
from longhouse.games.wendake.rules.masks import draw_from_deck, keep_up
from longhouse.games.wendake.rules.restore import begin_year, show_level
from longhouse.games.wendake.rules.trade import choose_ally
from longhouse.games.wendake.state import GHOST, Table


def set_up(table: Table, chance: Chance) -> None:
    """Everything before the first choice."""
    pair_tracks(table, chance)
    show_progress(table, chance)
    for card in range(data.CARDS):
        state.DECK.set(table, card, data.CARDS_AT_START[card])
    keep_up(table, chance)
    draw_order(table, chance)
    lay_grids(table, chance)
    for level in (1, 2):
        state.UNSEEN.set(table, level - 1, data.TILES_OF_LEVEL[level])
        state.STACK.set(table, level - 1, data.ADVANCED_KEPT + data.ADVANCED_PER_PLAYER * table.sides)
    state.FLAGS_LEFT.set(table, data.ALL_FLAGS)
    show_level(table, 1, chance)
    choose_home(table, 0, chance)


def pair_tracks(table: Table, chance: Chance) -> None:
    """S2: which track goes with the Economic one; the other two are the second pair."""
    if table.settings.first_pairing:
        state.PARTNER.set(table, data.RITUAL_TRACK)
    else:
        state.PARTNER.set(table, 1 + chance.pick(luck.PAIRING, data.MASK_TRACK))
    table.tell(events.PAIRED, state.PARTNER.of(table))


def draw_some(members: i64, number: i64, stream: i64, chance: Chance) -> i64:
    """So many random members of a set."""
    drawn: i64 = 0
    for _n in range(number):
        member = nth(members, chance.pick(stream, count(members)))
        members &= ~BIT[member]
        drawn |= BIT[member]
    return drawn


def show_progress(table: Table, chance: Chance) -> None:
    """S3: two Progress tiles per player of each level."""
    for level in range(1, 4):
        number = data.PROGRESS_PER_PLAYER * table.sides
        state.MARKET.add(table, draw_some(data.PROGRESS_OF_LEVEL[level], number, luck.PROGRESS, chance))
    table.tell(events.PROGRESS_SHOWN, state.MARKET.of(table))


def draw_order(table: Table, chance: Chance) -> None:
    """S5: a random order; somebody alone comes before the Ghost."""
    left = BIT[table.players] - 1
    for place in range(table.players):
        seat = nth(left, chance.pick(luck.ORDER, table.players - place))
        left &= ~BIT[seat]
        state.ORDER.append(table, seat)
    if table.settings.solo:
        state.ORDER.append(table, GHOST)
        state.GHOST_WARRIORS.set(table, data.NATIVES[data.WARRIOR])
    state.TURN.set(table, state.ORDER.of(table, 0))
    table.tell(events.ORDER_DRAWN, state.ORDER.in_one(table))


def lay_grids(table: Table, chance: Chance) -> None:
    """S9: the Sacred Fire in the centre, the others at random around it."""
    for seat in range(table.players):
        left = data.STARTING_TILES & ~BIT[data.FIRE_TILE]
        for slot in range(data.SLOTS):
            if slot == data.CENTRE:
                state.GRID.set(table, seat, slot, data.FIRE_TILE)
            else:
                tile = nth(left, chance.pick(luck.GRID + seat, count(left)))
                left &= ~BIT[tile]
                state.GRID.set(table, seat, slot, tile)
        table.tell(events.GRID_LAID, seat)


# S6: Homes.


def choose_home(table: Table, place: i64, chance: Chance) -> None:
    """S6, Q1: the player in this place of the order; after the last one come the tribes."""
    if place == table.players:
        if table.settings.solo:
            take_home(table, GHOST, nth(free_homes(table), 0))
        show_tribes(table, chance)
        return
    seat = state.ORDER.of(table, place)
    if table.settings.random_homes:
        homes = free_homes(table)
        take_home(table, seat, nth(homes, chance.pick(luck.HOMES, count(homes))))
        choose_home(table, place + 1, chance)
    else:
        CHOOSE_HOME.ask(table, seat, place)


def free_homes(table: Table) -> i64:
    """Homes of this map that nobody has, as a set."""
    found: i64 = 0
    for territory in range(table.first_territory, table.end_of_map):
        if data.IS_HOME[territory]:
            found |= BIT[territory]
    for seat in range(data.SEATS):
        if state.HOME.of(table, seat) != NONE:
            found &= ~BIT[state.HOME.of(table, seat)]
    return found


def take_home(table: Table, seat: i64, territory: i64) -> None:
    """R6: this is now the seat's Home."""
    state.HOME.set(table, seat, territory)
    table.tell(events.HOME_TAKEN, seat, territory)


class ChooseHome(Question):
    """D0.1: a free Home. `place`: of the seat in the order."""

    def __init__(self) -> None:
        super().__init__("home", "setup")
        self.place: Kept = self.keeps("place", 0, data.SEATS - 1)
        self.home: Options = self.option("home:{territory}", ("territory:{territory}",), state.TERRITORY)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S6: each Home that nobody has."""
        offer_each(free_homes(table), self.home, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it."""
        place = self.place.of(table.frames, frame)
        table.frames.pop_group()
        take_home(table, seat, self.home.first(option))
        choose_home(table, place + 1, chance)


CHOOSE_HOME: Final[ChooseHome] = ChooseHome()


# S7: tribes.


def show_tribes(table: Table, chance: Chance) -> None:
    """S7: one card more than players; or the identical sides for everybody."""
    if table.settings.identical:
        for seat in range(table.players):
            settle(table, seat, NONE)
        deal_masks(table, chance)
        return
    shown = draw_some(data.ALL_TRIBES, table.sides + 1, luck.TRIBES, chance)
    table.tell(events.TRIBES_SHOWN, shown)
    CHOOSE_TRIBE.ask(table, last_player(table), shown)


def last_player(table: Table) -> i64:
    """The last player in the order who has no tribe yet, or NONE. (The Ghost has none.)."""
    for place in range(state.ORDER.size(table) - 1, -1, -1):
        seat = state.ORDER.of(table, place)
        if seat < table.players and state.TRIBE_OF.of(table, seat) == NONE:
            return seat
    return NONE


class ChooseTribe(Question):
    """D0.2: a face-up Tribe card. `tribes`: those left, as a set."""

    def __init__(self) -> None:
        super().__init__("tribe", "setup")
        self.tribes: Kept = self.keeps("tribes", 1, int(data.ALL_TRIBES))
        self.shows("tribes", self.tribes, state.TRIBE.names_in)
        self.tribe: Options = self.option("tribe:{tribe}", ("tribe:{tribe}",), state.TRIBE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S7: each of those left."""
        offer_each(self.tribes.of(table.frames, frame), self.tribe, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it; then whoever sits before, in reverse order."""
        tribe = self.tribe.first(option)
        left = self.tribes.of(table.frames, frame) & ~BIT[tribe]
        table.frames.pop_group()
        state.TRIBE_OF.set(table, seat, tribe)
        settle(table, seat, tribe)
        table.tell(events.TRIBE_TAKEN, seat, tribe)
        chooser = last_player(table)
        if chooser != NONE:
            CHOOSE_TRIBE.ask(table, chooser, left)
        else:
            end_tribes(table, chance)


CHOOSE_TRIBE: Final[ChooseTribe] = ChooseTribe()


def end_tribes(table: Table, chance: Chance) -> None:
    """S7: when all have their tribe, the Oneida choose a Progress tile; only then Mask cards are dealt."""
    oneida = state.TRIBE_OF.place(table, data.ONEIDA)
    if oneida != NONE:
        CHOOSE_ONEIDA_TILE.ask(table, oneida)
    else:
        deal_masks(table, chance)


def settle(table: Table, seat: i64, tribe: i64) -> None:
    """S7, S8, R142, R145 to R148: the goods, Natives and pieces of a tribe."""
    row = tribe + 1
    home = state.HOME.of(table, seat)
    state.GOODS.set(table, seat, data.LEATHER, data.START_LEATHER[row])
    state.GOODS.set(table, seat, data.FISH, data.START_FISH[row])
    state.GOODS.set(table, seat, data.BEAVER, data.START_BEAVER[row])
    state.GOODS.set(table, seat, data.HOME_VEGETABLE[home], data.START_VEGETABLE[row])
    state.SWAPS.set(table, seat, data.START_SWAPS[row])
    state.GUARDS.set(table, home, seat, data.START_HOME.of(row, data.WARRIOR))
    state.VILLAGE.set(table, seat, data.WOMAN, data.START_HOME.of(row, data.WOMAN))
    state.VILLAGE.set(table, seat, data.HUNTER, data.START_HOME.of(row, data.HUNTER))
    for kind in (data.WARRIOR, data.WOMAN, data.HUNTER):
        state.LONG_HOUSE.set(table, seat, kind, data.NATIVES[kind] - data.START_HOME.of(row, kind))
    if tribe == data.MOHAWK:
        state.BLACK_GUARD.set(table, home)
    elif tribe == data.OTTAWA:
        state.GRID.set(table, seat, data.CENTRE, data.BLACK_FIRE)


class ChooseOneidaTile(Question):
    """D0.3: the Oneida's Progress tile."""

    def __init__(self) -> None:
        super().__init__("oneida", "setup")
        self.keep: Options = self.option("keep:{progress}", ("progress:{progress}",), state.PROGRESS, name="oneida")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R144: Level 1 or 2, not on display."""
        for tile in range(data.PROGRESS_TILES):
            if data.PROGRESS_LEVEL[tile] < 3 and not state.MARKET.has(table, tile):
                into.add(self.keep.one(tile))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it, without points; then the Mask cards."""
        table.frames.pop_group()
        tile = self.keep.first(option)
        state.OWNED.put(table, seat, tile)
        table.tell(events.TILE_TAKEN, seat, tile)
        deal_masks(table, chance)
        if data.ALLIANCES & BIT[tile]:
            choose_ally(table, seat)


CHOOSE_ONEIDA_TILE: Final[ChooseOneidaTile] = ChooseOneidaTile()


def deal_masks(table: Table, chance: Chance) -> None:
    """S7: Mask cards in turn order; then the Canoes (S8), the first player on top."""
    for place in range(state.ORDER.size(table)):
        seat = state.ORDER.of(table, place)
        if seat < table.players:
            for _n in range(data.START_MASKS[state.TRIBE_OF.of(table, seat) + 1]):
                card = draw_from_deck(table, chance)
                state.HAND.gain(table, seat, card, 1)
                table.tell(events.DEALT, seat, card)
    keep_up(table, chance)
    for place in range(state.ORDER.size(table) - 1, -1, -1):
        if state.ORDER.of(table, place) < table.players:
            for _n in range(data.CANOES_AT_START):
                CHOOSE_LAKE.ask(table, state.ORDER.of(table, place))
    if data.CANOES_AT_START == 0:
        begin_first_year(table)


def begin_first_year(table: Table) -> None:
    """Everybody is ready."""
    state.YEAR.set(table, 1)
    begin_year(table)


class ChooseLake(Canoe):
    """D0.4, S8: the first Canoe, on the lake nearest to the Home."""

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Put it there; after the last player the first Year begins."""
        super().take(table, seat, frame, option, chance)
        if table.frames.depth == 0:
            begin_first_year(table)


CHOOSE_LAKE: Final[ChooseLake] = ChooseLake("lake", "setup")

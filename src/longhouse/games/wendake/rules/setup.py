"""The setup, step by step (S1 to S15)."""

from librt.vecs import append
from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.masks import draw_from_deck, keep_up
from longhouse.games.wendake.rules.restore import begin_year, packed_order, show_level
from longhouse.games.wendake.rules.trade import choose_ally
from longhouse.games.wendake.rules.turn import put_canoe
from longhouse.games.wendake.state import GHOST, Table


def set_up(table: Table, chance: Chance) -> None:
    """Everything before the first choice."""
    pair_tracks(table, chance)
    show_progress(table, chance)
    for card in range(data.CARDS):
        table.deck[card] = data.CARDS_AT_START[card]
    keep_up(table, chance)
    draw_order(table, chance)
    lay_grids(table, chance)
    for level in range(2):
        table.stack[2 * level] = data.TILES_OF_LEVEL[level + 1]
        table.stack[2 * level + 1] = data.ADVANCED_KEPT + data.ADVANCED_PER_PLAYER * table.sides
    table.flags_left = data.ALL_FLAGS
    show_level(table, 1, chance)
    choose_home(table, 0, chance)


def pair_tracks(table: Table, chance: Chance) -> None:
    """S2: which track goes with the Economic one; the other two are the second pair."""
    if table.settings.first_pairing:
        table.pairing = data.RITUAL_TRACK
    else:
        table.pairing = 1 + chance.pick(codes.L_PAIRING, data.MASK_TRACK)
    table.tell(codes.PAIRED, table.pairing)


def draw_some(members: i64, number: i64, stream: i64, chance: Chance) -> i64:
    """So many random members of a set."""
    drawn: i64 = 0
    for _ in range(number):
        member = nth(members, chance.pick(stream, count(members)))
        members &= ~BIT[member]
        drawn |= BIT[member]
    return drawn


def show_progress(table: Table, chance: Chance) -> None:
    """S3: two Progress tiles per player of each level."""
    for level in range(1, 4):
        table.progress |= draw_some(
            data.PROGRESS_OF_LEVEL[level], data.PROGRESS_PER_PLAYER * table.sides, codes.L_PROGRESS, chance
        )
    table.tell(codes.PROGRESS_SHOWN, table.progress)


def draw_order(table: Table, chance: Chance) -> None:
    """S5: a random order; somebody alone comes before the Ghost."""
    left = BIT[table.players] - 1
    for place in range(table.players):
        seat = nth(left, chance.pick(codes.L_ORDER, table.players - place))
        left &= ~BIT[seat]
        table.order = append(table.order, seat)
    if table.settings.solo:
        table.order = append(table.order, GHOST)
        table.ghost_warriors = data.NATIVES[data.WARRIOR]
    table.tell(codes.ORDER_DRAWN, packed_order(table.order))


def lay_grids(table: Table, chance: Chance) -> None:
    """S9: the Sacred Fire in the centre, the others at random around it."""
    for seat in range(table.players):
        left = data.STARTING_TILES & ~BIT[data.FIRE_TILE]
        for slot in range(data.SLOTS):
            if slot == data.CENTRE:
                table.grid[seat * data.SLOTS + slot] = data.FIRE_TILE
            else:
                tile = nth(left, chance.pick(codes.L_GRID + seat, count(left)))
                left &= ~BIT[tile]
                table.grid[seat * data.SLOTS + slot] = tile
        table.tell(codes.GRID_LAID, seat)


# S6: Homes.


def choose_home(table: Table, place: i64, chance: Chance) -> None:
    """S6, Q1: the player in this place of the order; after the last one come the tribes."""
    if place == table.players:
        if table.settings.solo:
            take_home(table, GHOST, nth(free_homes(table), 0))
        show_tribes(table, chance)
        return
    seat = table.order[place]
    if table.settings.random_homes:
        homes = free_homes(table)
        take_home(table, seat, nth(homes, chance.pick(codes.L_HOMES, count(homes))))
        choose_home(table, place + 1, chance)
    else:
        table.frames.push(codes.D0_1_HOME, seat, place)


def free_homes(table: Table) -> i64:
    """Homes of this map that nobody has, as a set."""
    found: i64 = 0
    for territory in range(table.first_territory(), table.end_of_map()):
        if data.IS_HOME[territory]:
            found |= BIT[territory]
    for seat in range(data.SEATS):
        if table.home[seat] != data.NONE:
            found &= ~BIT[table.home[seat]]
    return found


def take_home(table: Table, seat: i64, territory: i64) -> None:
    """R6: this is now the seat's Home."""
    table.home[seat] = territory
    table.tell(codes.HOME_TAKEN, seat, territory)


class ChooseHome(Decision[Table]):
    """D0.1: a free Home. a: the place in the order."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S6."""
        homes = free_homes(table)
        for territory in range(table.first_territory(), table.end_of_map()):
            if homes & BIT[territory]:
                into.add(codes.HOME + territory)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it."""
        place = table.frames.a(frame)
        table.frames.pop_group()
        take_home(table, seat, option - codes.HOME)
        choose_home(table, place + 1, chance)


# S7: tribes.


def show_tribes(table: Table, chance: Chance) -> None:
    """S7: one card more than players; or the identical sides for everybody."""
    if table.settings.identical:
        for seat in range(table.players):
            settle(table, seat, data.IDENTICAL)
        deal_masks(table, chance)
        return
    shown = draw_some(BIT[data.TRIBES] - 1, table.sides + 1, codes.L_TRIBES, chance)
    table.tell(codes.TRIBES_SHOWN, shown)
    table.frames.push(codes.D0_2_TRIBE, last_player(table), shown)


def last_player(table: Table) -> i64:
    """The last player in the order who has no tribe yet, or NONE. (The Ghost has none.)."""
    for place in range(len(table.order) - 1, -1, -1):
        seat = table.order[place]
        if seat < table.players and table.tribe[seat] == data.IDENTICAL:
            return seat
    return data.NONE


class ChooseTribe(Decision[Table]):
    """D0.2: a face-up Tribe card. a: the cards left."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S7."""
        for tribe in range(data.TRIBES):
            if table.frames.a(frame) & BIT[tribe]:
                into.add(codes.TRIBE + tribe)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it; then whoever sits before, in reverse order."""
        tribe = option - codes.TRIBE
        left = table.frames.a(frame) & ~BIT[tribe]
        table.frames.pop_group()
        table.tribe[seat] = tribe
        table.tell(codes.TRIBE_TAKEN, seat, tribe)
        settle(table, seat, tribe)
        chooser = last_player(table)
        if chooser != data.NONE:
            table.frames.push(codes.D0_2_TRIBE, chooser, left)
        else:
            end_tribes(table, chance)


def end_tribes(table: Table, chance: Chance) -> None:
    """S7: when all have their tribe, the Oneida choose a Progress tile; only then Mask cards are dealt."""
    oneida = seat_of_tribe(table, data.ONEIDA)
    if oneida != data.NONE:
        table.frames.push(codes.D0_3_ONEIDA, oneida)
    else:
        deal_masks(table, chance)


def seat_of_tribe(table: Table, tribe: i64) -> i64:
    """Who plays this tribe, or NONE."""
    for seat in range(table.players):
        if table.tribe[seat] == tribe:
            return seat
    return data.NONE


def settle(table: Table, seat: i64, tribe: i64) -> None:
    """S7, S8, R142, R145 to R148: the goods, Natives and pieces of a tribe."""
    row = tribe + 1
    home = table.home[seat]
    table.goods[seat * data.GOODS + data.LEATHER] = data.START_LEATHER[row]
    table.goods[seat * data.GOODS + data.FISH] = data.START_FISH[row]
    table.goods[seat * data.GOODS + data.BEAVER] = data.START_BEAVER[row]
    table.goods[seat * data.GOODS + data.HOME_VEGETABLE[home]] = data.START_VEGETABLE[row]
    table.swaps[seat] = data.START_SWAPS[row]
    table.guards[home * data.SEATS + seat] = data.START_HOME[row * 3 + data.WARRIOR]
    table.at_home[seat * data.KINDS + data.WOMAN] = data.START_HOME[row * 3 + data.WOMAN]
    table.at_home[seat * data.KINDS + data.HUNTER] = data.START_HOME[row * 3 + data.HUNTER]
    for kind in range(3):
        table.long_house[seat * data.KINDS + kind] = data.NATIVES[kind] - data.START_HOME[row * 3 + kind]
    if tribe == data.MOHAWK:
        table.mohawk = seat
        table.black_guard = home
    elif tribe == data.OTTAWA:
        table.grid[seat * data.SLOTS + data.CENTRE] = data.BLACK_FIRE


class ChooseOneidaTile(Decision[Table]):
    """D0.3: the Oneida's Progress tile."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R144: Level 1 or 2, not on display."""
        for tile in range(data.PROGRESS_TILES):
            if data.PROGRESS_LEVEL[tile] < 3 and table.progress & BIT[tile] == 0:
                into.add(codes.ONEIDA_TILE + tile)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it, without points; then the Mask cards."""
        table.frames.pop_group()
        tile = option - codes.ONEIDA_TILE
        table.owned[seat] |= BIT[tile]
        table.tell(codes.TILE_TAKEN, seat, tile)
        deal_masks(table, chance)
        if data.ALLIANCES & BIT[tile]:
            choose_ally(table, seat)


def deal_masks(table: Table, chance: Chance) -> None:
    """S7: Mask cards in turn order; then the Canoes (S8), the first player on top."""
    for place in range(len(table.order)):
        seat = table.order[place]
        if seat < table.players:
            for _ in range(data.START_MASKS[table.tribe[seat] + 1]):
                card = draw_from_deck(table, chance)
                table.hand[seat * data.CARDS + card] += 1
                table.tell(codes.DEALT, seat, card)
    keep_up(table, chance)
    for place in range(len(table.order) - 1, -1, -1):
        if table.order[place] < table.players:
            for _ in range(data.CANOES_AT_START):
                table.frames.push(codes.D0_4_LAKE, table.order[place])
    if data.CANOES_AT_START == 0:
        begin_first_year(table)


def begin_first_year(table: Table) -> None:
    """Everybody is ready."""
    table.year = 1
    begin_year(table)


class ChooseLake(Decision[Table]):
    """D0.4: the lake of a first Canoe."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """S8: any lake; which one never matters."""
        for lake in range(data.LAKES):
            into.add(codes.LAKE + lake)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Put it there; after the last player the first Year begins."""
        table.frames.pop_group()
        put_canoe(table, seat, option - codes.LAKE)
        if table.frames.depth == 0:
            begin_first_year(table)

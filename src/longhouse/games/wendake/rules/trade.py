"""Trade: exchange, the blanket, purchase, economy (R60 to R69)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Argument
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer, State
from longhouse.core.things import Things
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, state
from longhouse.games.wendake.rules.decisions import (
    SPEND,
    STOP_SPENDING,
    Question,
    TileAction,
    clear_area,
    injure,
    offer_each,
    resources_of,
    score,
)
from longhouse.games.wendake.rules.masks import reveal_blanket
from longhouse.games.wendake.rules.moving import take_away
from longhouse.games.wendake.rules.progress import score_on_one_of
from longhouse.games.wendake.rules.tiles import USE, offer_checkpoint, offer_tiles, use
from longhouse.games.wendake.state import Table


class Trade(TileAction):
    """R60: exchange, buy, economy, in this order."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first exchange."""
        ECONOMY.ask(table, seat)
        if state.TRIBE_OF.of(table, seat) == data.FOX:
            BUY.ask(table, seat, 2)
        else:
            BUY.ask(table, seat, 1)
        EXCHANGE.ask(table, seat, state.CANOES.total(table, seat))


# a) Exchange.

QUIET: Final = 1
MUST: Final = 2
"""How an exchange may be, as a set: no blanket is shown; at least one must be made."""


class Exchange(Question):
    """D5: one Resource for another, so many times."""

    def __init__(self) -> None:
        super().__init__("exchange")
        self.left: Kept = self.keeps("left", 0, 999)
        self.made: Kept = self.keeps("made", 0, 999)
        self.how: Kept = self.keeps("how", 0, QUIET | MUST)
        self.named = [self.left]
        self.shows("exchanges", self.left)
        self.shows("exchanged", self.made)
        self.exchange: Options = self.option(
            "exchange:{give}>{take}",
            ("good:{give}", "supply:{take}"),
            state.RESOURCE.called("give"),
            state.RESOURCE.called("take"),
        )
        self.stop: Options = self.option("stop-exchanging", ("done",), declines=True)
        self.shares(USE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R61: any type for any other; before the first one tiles that bring more (R118)."""
        frames = table.frames
        owned = resources_of(table, seat)
        if self.left.of(frames, frame) > 0:
            for give in range(data.RESOURCES):
                if owned & BIT[give]:
                    for take in range(data.RESOURCES):
                        if take != give:
                            into.add(self.exchange.pair(give, take))
        offer_tiles(table, seat, frame, data.BEFORE_EXCHANGE, into)
        if self.made.of(frames, frame) > 0 or self.how.of(frames, frame) & MUST == 0:
            into.add(self.stop.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Exchange one, or be done."""
        frames = table.frames
        if self.stop.holds(option):
            shows_blanket = self.made.of(frames, frame) > 0 and self.how.of(frames, frame) & QUIET == 0
            frames.pop_group()
            if shows_blanket and reveal_blanket(table, seat, chance):
                SMALLPOX.ask(table, seat)
            return
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        give, take = self.exchange.first(option), self.exchange.second(option)
        state.GOODS.gain(table, seat, give, -1)
        state.GOODS.gain(table, seat, take, 1)
        self.left.set(frames, frame, self.left.of(frames, frame) - 1)
        self.made.set(frames, frame, self.made.of(frames, frame) + 1)
        table.tell(events.EXCHANGED, seat, give, take)


EXCHANGE: Final[Exchange] = Exchange()


class Smallpox(Question):
    """D6: who falls ill from an infected blanket."""

    def __init__(self) -> None:
        super().__init__("smallpox")
        self.guard: Options = self.option(
            "lose:{who}@{start}",
            ("guard:{start}.{who}",),
            state.TERRITORY.called("start"),
            state.GUARD,
            name="lose-guard",
        )
        self.in_area: Options = self.option("lose:{area}", ("area:{area}",), state.AREA, name="lose-in-area")
        workers = state.KIND.part(data.WOMAN, data.HUNTER + 1)
        self.at_home: Options = self.option("lose:{kind}", ("village:{kind}",), workers, name="lose-at-home")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R62: any Native of yours on the map, or only in the Home (setting smallpox_scope)."""
        home = state.HOME.of(table, seat)
        only_home = table.settings.smallpox_at_home
        for territory in range(table.first_territory, table.end_of_map):
            if only_home and territory != home:
                continue
            if state.GUARDS.of(table, territory, seat) > 0:
                into.add(self.guard.pair(territory, data.PLAIN_GUARD))
            if table.has_black_guard(territory, seat):
                into.add(self.guard.pair(territory, data.BLACK_GUARD))
        for kind in range(data.WOMAN, data.HUNTER + 1):
            if state.VILLAGE.of(table, seat, kind) > 0:
                into.add(self.at_home.one(kind))
        if not only_home:
            for area in range(table.first_area, table.end_of_areas):
                if state.WHOSE.of(table, area) == seat:
                    into.add(self.in_area.one(area))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Q9, Q21, R140: to the Long House, whoever it is."""
        table.frames.pop_group()
        if self.guard.holds(option):
            kind = data.GUARD_KIND[self.guard.second(option)]
            take_away(table, seat, self.guard.first(option), kind)
        elif self.in_area.holds(option):
            kind = clear_area(table, self.in_area.first(option))
        else:
            kind = self.at_home.first(option)
            state.VILLAGE.gain(table, seat, kind, -1)
        injure(table, seat, kind)


SMALLPOX: Final[Smallpox] = Smallpox()


# b) Purchase.


def discount_of(tiles: i64) -> i64:
    """R66: the discounts of a set of tiles add up."""
    total: i64 = 0
    while tiles:
        total += data.DISCOUNT_OF[first(tiles)]
        tiles &= tiles - 1
    return total


def vegetables_of(table: Table, seat: i64) -> i64:
    """The types of vegetables that a seat owns."""
    return resources_of(table, seat) & data.VEGETABLE_SET


def can_pay(table: Table, seat: i64, level: i64, discount: i64) -> bool:
    """R66a: whether some payment fits."""
    most = (
        min(level, state.GOODS.of(table, seat, data.LEATHER))
        + min(level, state.GOODS.of(table, seat, data.FISH))
        + min(level, count(vegetables_of(table, seat)))
    )
    return most >= 3 * level - discount


def usable_discounts(table: Table, seat: i64) -> i64:
    """The discount tiles that are face up."""
    return table.usable(seat) & data.DISCOUNTS


class Buy(Question):
    """D7: a Progress tile; `left` may still be bought."""

    def __init__(self) -> None:
        super().__init__("buy")
        self.left: Kept = self.keeps("left", 1, 2)
        self.named = [self.left]
        self.is_checkpoint = True
        self.buy: Options = self.option("buy:{progress}", ("market:{progress}",), state.PROGRESS)
        self.nothing: Options = self.option("buy:nothing", ("skip",), name="buy-nothing", declines=True)
        self.shares(USE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R64, R65: each tile on display that can be paid with the discounts at hand."""
        discount = discount_of(usable_discounts(table, seat))
        payable: i64 = 0
        for level in range(1, 4):
            if can_pay(table, seat, level, discount):
                payable |= BIT[level]
        shown = state.MARKET.of(table)
        while shown:
            tile = first(shown)
            shown &= shown - 1
            if payable & BIT[data.PROGRESS_LEVEL[tile]]:
                into.add(self.buy.one(tile))
        into.add(self.nothing.only())
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose the tile; the price comes next."""
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        frames = table.frames
        if self.nothing.holds(option):
            frames.pop_group()
            return
        tile = self.buy.first(option)
        table.tell(events.WANTED, seat, tile)
        left = self.left.of(frames, frame) - 1
        self.left.set(frames, frame, left)
        if left == 0:
            frames.pop_group()
        DISCOUNT.ask(table, seat, tile)


BUY: Final[Buy] = Buy()


class Purchase(Question):
    """The purchase of one tile, at so much less than its price."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.tile: Kept = self.keeps("tile", 0, data.PROGRESS_TILES - 1)
        self.discount: Kept = self.keeps("discount", 0, 99)
        self.shows("progress", self.tile, data.PROGRESS_IDS.__getitem__)
        self.shows("discount", self.discount)

    def about(self, table: State, frame: i64) -> dict[str, Argument]:
        """Which tile, and how much less it costs."""
        return self.seen(table, frame)


class Discount(Purchase):
    """D8: discounts for one purchase."""

    def __init__(self) -> None:
        super().__init__("discount")
        self.shares(USE)
        self.no_more: Options = self.option("no-discount", ("done",), declines=True)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R66, Q10: any that are face up, as long as something is left to pay."""
        level = data.PROGRESS_LEVEL[self.tile.of(table.frames, frame)]
        discount = self.discount.of(table.frames, frame)
        if discount < 3 * level:
            offer_tiles(table, seat, frame, data.DISCOUNTS, into)
        if can_pay(table, seat, level, discount):
            into.add(self.no_more.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use one more, or go on to pay."""
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        tile, discount = self.tile.of(table.frames, frame), self.discount.of(table.frames, frame)
        table.frames.pop_group()
        PAY.ask(table, seat, tile, discount)


DISCOUNT: Final[Discount] = Discount()

_MOST_OF_A_GOOD: Final = 3
"""Of leather and of fish no more than the level of a tile."""


class Pay(Purchase):
    """D9: what the tile is paid with."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.pay: Options = self.option(
            "pay:{leather}-{fish}-{vegetables}",
            ("price:{leather}-{fish}-{vegetables}",),
            Things("leather", range(_MOST_OF_A_GOOD + 1)),
            Things("fish", range(_MOST_OF_A_GOOD + 1)),
            Things("vegetables", data.VEGETABLE_SETS),
        )

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R65, R66a: every distinct payment."""
        level = data.PROGRESS_LEVEL[self.tile.of(table.frames, frame)]
        price = max(0, 3 * level - self.discount.of(table.frames, frame))
        owned = vegetables_of(table, seat)
        for leather in range(min(level, state.GOODS.of(table, seat, data.LEATHER)) + 1):
            for fish in range(min(level, state.GOODS.of(table, seat, data.FISH)) + 1):
                rest = price - leather - fish
                if 0 <= rest <= level:
                    for vegetables in range(data.VEGETABLE_SET + 1):
                        if vegetables & ~owned == 0 and count(vegetables) == rest:
                            into.add(self.pay.triple(leather, fish, vegetables))

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Pay and take the tile."""
        tile = self.tile.of(table.frames, frame)
        table.frames.pop_group()
        leather, fish, vegetables = self.pay.first(option), self.pay.second(option), self.pay.third(option)
        state.GOODS.gain(table, seat, data.LEATHER, -leather)
        state.GOODS.gain(table, seat, data.FISH, -fish)
        for good in range(data.VEGETABLES):
            if vegetables & BIT[good]:
                state.GOODS.gain(table, seat, good, -1)
        state.MARKET.take(table, tile)
        state.OWNED.put(table, seat, tile)
        table.tell(events.BOUGHT, seat, tile)
        table.tell(events.PAID, seat, leather, fish, vegetables)
        count_tile(table, seat, tile)


PAY: Final[Pay] = Pay()


def count_tile(table: Table, seat: i64, tile: i64) -> None:
    """R67: the points of a tile; an Alliance brings a flag (R112)."""
    level = data.PROGRESS_LEVEL[tile]
    score(table, seat, data.ECONOMIC, level)
    track = data.PROGRESS_TRACK[tile]
    if track in (data.LOWEST, data.HIGHEST):
        score_on_one_of(table, seat, level, extreme_tracks(table, seat, track == data.HIGHEST))
    else:
        score(table, seat, track, level)
    if data.ALLIANCES & BIT[tile]:
        choose_ally(table, seat)


def extreme_tracks(table: Table, seat: i64, highest: bool) -> i64:
    """R68: the lowest or the highest of the four tracks, all of them if they are tied."""
    best = state.TRACKS.of(table, seat, 0)
    for track in range(1, data.TRACKS):
        here = state.TRACKS.of(table, seat, track)
        best = max(best, here) if highest else min(best, here)
    found: i64 = 0
    for track in range(data.TRACKS):
        if state.TRACKS.of(table, seat, track) == best:
            found |= BIT[track]
    return found


def choose_ally(table: Table, seat: i64) -> None:
    """R112: a free Flag of your choice; who has one already takes the other out of the game."""
    left = state.FLAGS_LEFT.of(table)
    if left == 0:
        return
    if state.ALLY.of(table, seat) != NONE:
        state.FLAGS_LEFT.set(table, 0)
        table.tell(events.FLAG_GONE, first(left))
    else:
        FLAG.ask(table, seat)


class Flag(Question):
    """D-FLAG: English or French."""

    def __init__(self) -> None:
        super().__init__("flag")
        self.flag: Options = self.option("flag:{flag}", ("flag:{flag}",), state.FLAG)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """The flags still free; a single one is taken without asking."""
        offer_each(state.FLAGS_LEFT.of(table), self.flag, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it."""
        table.frames.pop_group()
        flag = self.flag.first(option)
        state.ALLY.set(table, seat, flag)
        state.FLAGS_LEFT.take(table, flag)
        table.tell(events.FLAGGED, seat, flag)


FLAG: Final[Flag] = Flag()

# c) Economy.


class Economy(Question):
    """D11: some different Resources for a point each. `spent`: which, as a set."""

    def __init__(self) -> None:
        super().__init__("economy")
        self.spent: Kept = self.keeps("spent", 0, int(data.RESOURCE_SET))
        self.shows("spent", self.spent, state.GOOD.names_in)
        self.is_checkpoint = True
        self.shares(SPEND)
        self.shares(STOP_SPENDING)
        self.shares(USE)

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R69: up to five."""
        spent = self.spent.of(table.frames, frame)
        if count(spent) < data.ECONOMIC_GOODS:
            offer_each(resources_of(table, seat) & ~spent, SPEND, into)
        into.add(STOP_SPENDING.only())
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One more, or score them."""
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        spent = self.spent.of(table.frames, frame)
        if STOP_SPENDING.holds(option):
            table.frames.pop_group()
            score(table, seat, data.ECONOMIC, count(spent))
            return
        good = SPEND.first(option)
        state.GOODS.gain(table, seat, good, -1)
        self.spent.set(table.frames, frame, spent | BIT[good])
        table.tell(events.SPENT, seat, good)


ECONOMY: Final[Economy] = Economy()

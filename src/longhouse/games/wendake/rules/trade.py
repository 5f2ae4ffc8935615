"""Trade: exchange, the blanket, purchase, economy (R60 to R69)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.abilities import MUST, QUIET
from longhouse.games.wendake.rules.decisions import injure, resources_of, score
from longhouse.games.wendake.rules.effects import is_use, offer_tiles, use
from longhouse.games.wendake.rules.masks import reveal_blanket
from longhouse.games.wendake.rules.moving import take_away
from longhouse.games.wendake.rules.progress import offer_checkpoint
from longhouse.games.wendake.state import EMPTY, Table, kind_in, owner_in


def begin_trade(table: Table, seat: i64) -> None:
    """R60: exchange, buy, economy, in this order."""
    table.frames.push(codes.D11_ECONOMY, seat)
    table.frames.push(codes.D7_BUY, seat, 2 if table.tribe[seat] == data.FOX else 1)
    table.frames.push(codes.D5_EXCHANGE, seat, table.canoes_out(seat))


# a) Exchange.


class Exchange(Decision[Table]):
    """D5: one Resource for another. a: how many more, b: how many were made, c: QUIET and MUST."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R61: any type for any other; before the first one tiles that bring more (R118)."""
        frames = table.frames
        owned = resources_of(table, seat)
        if frames.a(frame) > 0:
            for give in range(data.RESOURCES):
                if owned & BIT[give]:
                    for take in range(data.RESOURCES):
                        if take != give:
                            into.add(codes.EXCHANGE + give * data.RESOURCES + take)
        offer_tiles(table, seat, frame, data.BEFORE_EXCHANGE, into)
        if frames.b(frame) > 0 or frames.c(frame) & MUST == 0:
            into.add(codes.STOP_EXCHANGING)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Exchange one, or be done."""
        frames = table.frames
        if option == codes.STOP_EXCHANGING:
            done = frames.b(frame)
            quiet = frames.c(frame) & QUIET
            frames.pop_group()
            if done > 0 and not quiet:
                check_blanket(table, seat, chance)
            return
        if is_use(option):
            use(table, seat, frame, option)
            return
        give = (option - codes.EXCHANGE) // data.RESOURCES
        take = (option - codes.EXCHANGE) % data.RESOURCES
        table.goods[seat * data.GOODS + give] -= 1
        table.goods[seat * data.GOODS + take] += 1
        frames.set_a(frame, frames.a(frame) - 1)
        frames.set_b(frame, frames.b(frame) + 1)
        table.tell(codes.EXCHANGED, seat, give, take)


def check_blanket(table: Table, seat: i64, chance: Chance) -> None:
    """R62: after an exchange a Mask card is shown; an infected blanket costs a Native."""
    if reveal_blanket(table, seat, chance):
        table.frames.push(codes.D6_SMALLPOX, seat)


class Smallpox(Decision[Table]):
    """D6: who falls ill."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R62: any Native of yours on the map, or only in the Home (setting smallpox_scope)."""
        home = table.home[seat]
        only_home = table.settings.smallpox_at_home
        for territory in range(table.first_territory(), table.end_of_map()):
            if only_home and territory != home:
                continue
            if table.plain_guards(territory, seat) > 0:
                into.add(codes.LOSE_GUARD + territory * 2)
            if table.has_black_guard(territory, seat):
                into.add(codes.LOSE_GUARD + territory * 2 + 1)
        for kind in range(data.WOMAN, data.HUNTER + 1):
            if table.at_home[seat * data.KINDS + kind] > 0:
                into.add(codes.LOSE_AT_HOME + kind - data.WOMAN)
        if not only_home:
            for area in range(data.FIRST_AREA[table.first_territory()], data.FIRST_AREA[table.end_of_map()]):
                if table.areas[area] != EMPTY and owner_in(table.areas[area]) == seat:
                    into.add(codes.LOSE_IN_AREA + area)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Q9, Q21, R140: to the Long House, whoever it is."""
        table.frames.pop_group()
        if option < codes.LOSE_IN_AREA:
            kind: i64 = data.BLACK if option - codes.LOSE_GUARD & 1 else data.WARRIOR
            take_away(table, seat, (option - codes.LOSE_GUARD) // 2, kind)
        elif option < codes.LOSE_IN_AREA + data.AREAS:
            area = option - codes.LOSE_IN_AREA
            kind = kind_in(table.areas[area])
            table.areas[area] = EMPTY
        else:
            kind = option - codes.LOSE_AT_HOME + data.WOMAN
            table.at_home[seat * data.KINDS + kind] -= 1
        injure(table, seat, kind)


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
    at = seat * data.GOODS
    most = (
        min(level, table.goods[at + data.LEATHER])
        + min(level, table.goods[at + data.FISH])
        + min(level, count(vegetables_of(table, seat)))
    )
    return most >= 3 * level - discount


def usable_discounts(table: Table, seat: i64) -> i64:
    """The discount tiles that are face up."""
    return table.owned[seat] & ~table.face_down[seat] & data.DISCOUNTS


class Buy(Decision[Table]):
    """D7: a Progress tile. a: how many may still be bought."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R64, R65: each tile on display that can be paid with the discounts at hand."""
        discount = discount_of(usable_discounts(table, seat))
        payable: i64 = 0
        for level in range(1, 4):
            if can_pay(table, seat, level, discount):
                payable |= BIT[level]
        shown = table.progress
        while shown:
            tile = first(shown)
            shown &= shown - 1
            if payable & BIT[data.PROGRESS_LEVEL[tile]]:
                into.add(codes.BUY + tile)
        into.add(codes.BUY_NOTHING)
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Choose the tile; the price comes next."""
        if is_use(option):
            use(table, seat, frame, option)
            return
        frames = table.frames
        if option == codes.BUY_NOTHING:
            frames.pop_group()
            return
        table.tell(codes.WANTED, seat, option - codes.BUY)
        frames.set_a(frame, frames.a(frame) - 1)
        if frames.a(frame) == 0:
            frames.pop_group()
        frames.push(codes.D8_DISCOUNT, seat, option - codes.BUY)


class Discount(Decision[Table]):
    """D8: discounts for one purchase. a: the tile, b: the discount so far."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R66, Q10: any that are face up, as long as something is left to pay."""
        level = data.PROGRESS_LEVEL[table.frames.a(frame)]
        discount = table.frames.b(frame)
        if discount < 3 * level:
            offer_tiles(table, seat, frame, data.DISCOUNTS, into)
        if can_pay(table, seat, level, discount):
            into.add(codes.NO_DISCOUNT)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use one more, or go on to pay."""
        frames = table.frames
        if option == codes.NO_DISCOUNT:
            tile = frames.a(frame)
            discount = frames.b(frame)
            frames.pop_group()
            frames.push(codes.D9_PAY, seat, tile, discount)
            return
        use(table, seat, frame, option)


class Pay(Decision[Table]):
    """D9: what the tile is paid with. a: the tile, b: the discount."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R65, R66a: every distinct payment."""
        level = data.PROGRESS_LEVEL[table.frames.a(frame)]
        price = max(0, 3 * level - table.frames.b(frame))
        owned = vegetables_of(table, seat)
        for leather in range(min(level, table.goods[seat * data.GOODS + data.LEATHER]) + 1):
            for fish in range(min(level, table.goods[seat * data.GOODS + data.FISH]) + 1):
                rest = price - leather - fish
                if 0 <= rest <= level:
                    for vegetables in range(8):
                        if vegetables & ~owned == 0 and count(vegetables) == rest:
                            into.add(codes.PAY + (leather * 4 + fish) * 8 + vegetables)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Pay and take the tile."""
        tile = table.frames.a(frame)
        table.frames.pop_group()
        vegetables = (option - codes.PAY) % 8
        leather = (option - codes.PAY) // 32
        fish = (option - codes.PAY) // 8 % 4
        table.goods[seat * data.GOODS + data.LEATHER] -= leather
        table.goods[seat * data.GOODS + data.FISH] -= fish
        for good in range(data.VEGETABLES):
            if vegetables & BIT[good]:
                table.goods[seat * data.GOODS + good] -= 1
        table.tell(codes.BOUGHT, seat, tile)
        table.tell(codes.PAID, seat, leather, fish, vegetables)
        take_tile(table, seat, tile)


def take_tile(table: Table, seat: i64, tile: i64) -> None:
    """R67: the tile and its points; an Alliance brings a flag (R112)."""
    table.progress &= ~BIT[tile]
    table.owned[seat] |= BIT[tile]
    level = data.PROGRESS_LEVEL[tile]
    score(table, seat, data.ECONOMIC, level)
    track = data.PROGRESS_TRACK[tile]
    if track in (data.LOWEST, data.HIGHEST):
        table.frames.push(codes.D10_TRACK, seat, level, extreme_tracks(table, seat, track == data.HIGHEST))
    else:
        score(table, seat, track, level)
    if data.ALLIANCES & BIT[tile]:
        choose_ally(table, seat)


def extreme_tracks(table: Table, seat: i64, highest: bool) -> i64:
    """R68: the lowest or the highest of the four tracks, all of them if they are tied."""
    best = table.tracks[seat * data.TRACKS]
    for track in range(1, data.TRACKS):
        here = table.tracks[seat * data.TRACKS + track]
        best = max(best, here) if highest else min(best, here)
    found: i64 = 0
    for track in range(data.TRACKS):
        if table.tracks[seat * data.TRACKS + track] == best:
            found |= BIT[track]
    return found


def choose_ally(table: Table, seat: i64) -> None:
    """R112: a free Flag of your choice; who has one already takes the other out of the game."""
    if table.flags_left == 0:
        return
    if table.flag[seat]:
        table.tell(codes.FLAG_GONE, table.flags_left - 1)
        table.flags_left = 0
    else:
        table.frames.push(codes.D_FLAG, seat)


class Flag(Decision[Table]):
    """D-FLAG: English or French."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """The flags still free; a single one is taken without asking."""
        for flag in range(data.ENGLISH, data.FRENCH + 1):
            if table.flags_left & flag:
                into.add(codes.FLAG + flag - 1)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take it."""
        table.frames.pop_group()
        flag = option - codes.FLAG + 1
        table.flag[seat] = flag
        table.flags_left &= ~flag
        table.tell(codes.FLAGGED, seat, flag - 1)


# c) Economy.


class Economy(Decision[Table]):
    """D11: some different Resources for a point each. a: those spent."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R69: up to five."""
        spent = table.frames.a(frame)
        if count(spent) < data.ECONOMIC_GOODS:
            open_goods = resources_of(table, seat) & ~spent
            for good in range(data.RESOURCES):
                if open_goods & BIT[good]:
                    into.add(codes.SPEND + good)
        into.add(codes.STOP_SPENDING)
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """One more, or score them."""
        if is_use(option):
            use(table, seat, frame, option)
            return
        frames = table.frames
        spent = frames.a(frame)
        if option == codes.STOP_SPENDING:
            frames.pop_group()
            score(table, seat, data.ECONOMIC, count(spent))
            return
        good = option - codes.SPEND
        table.goods[seat * data.GOODS + good] -= 1
        frames.set_a(frame, spent | BIT[good])
        table.tell(codes.SPENT, seat, good)

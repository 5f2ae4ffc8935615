"""The year: its start, harvest, trade, winter and end (R12, R13, R120 to R139)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules.creatures import has_creature, produces
from longhouse.games.northgard.rules.decisions import gain, gain_fame, is_enemy, pay
from longhouse.games.northgard.rules.figures import add_units, has_figures, on_map, put_kaija
from longhouse.games.northgard.rules.land import buildings
from longhouse.games.northgard.rules.paying import can_pay_triple, pay_triple
from longhouse.games.northgard.rules.play import begin_turn
from longhouse.games.northgard.rules.recruit import kaija_waits
from longhouse.games.northgard.rules.scoring import strongholds, strongholds_needed
from longhouse.games.northgard.rules.zones import (
    count_in,
    discard,
    draw_cards,
    everybody,
    nth_in,
    put,
    put_on_top,
    take_top,
)
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ADVANCED_DECK,
    DRAW,
    EARLY_DECK,
    OUT,
    PARTS_DONE,
    ROW,
    SWAPS,
    UNREST_SUPPLY,
    Table,
)
from longhouse.games.northgard.tables import (
    ADVANCED_YEARS,
    ALTAR,
    ALTAR_FAME,
    C_WOLF,
    CARDS,
    EARLY_YEARS,
    FACE_OF,
    FOOD,
    FORGE,
    HAND,
    LONG_ADVANCED_YEARS,
    LONG_EARLY_YEARS,
    LONG_YEARS,
    NONE,
    RESOURCES,
    SNAKE,
    START_GROUP,
    WINTER_FOOD,
    WINTER_WOOD,
    WOOD,
)


def begin_year(table: Table, chance: Chance) -> None:
    """R12, R13: everybody draws, the row is revealed, the first player begins."""
    table.passed = 0
    table.marker_taken = 0
    table.foresaw = 0
    table.conquerors = 0
    table.kaija_free = 0
    table.tell(codes.YEAR, table.year)
    for ahead in range(table.players):
        seat = (table.first_player + ahead) % table.players
        draw_cards(table, seat, HAND + forges(table, seat), chance)
    reveal_row(table, chance)
    begin_turn(table, table.first_player)


def forges(table: Table, seat: i64) -> i64:
    """R12: Forges in controlled territories."""
    found: i64 = 0
    for territory in table.roots:
        if table.holder[territory] == seat:
            found += buildings(table, territory, FORGE)
    return found


def reveal_row(table: Table, chance: Chance) -> None:
    """R13: a Development card for each player; in the last year the Achievements. What was left goes (Q12)."""
    for card in range(CARDS):
        if table.where[card] == ROW * 8:
            put(table, card, OUT, 0, 0)
    if table.year == table.settings.years:
        for card in range(CARDS):
            if table.where[card] == ACHIEVEMENTS * 8:
                put(table, card, ROW, 0, 0)
    else:
        reveal_development(table, chance)
    for card in range(CARDS):
        if table.where[card] == ROW * 8:
            table.tell(codes.ROW_SHOWN, FACE_OF[card])


def reveal_development(table: Table, chance: Chance) -> None:
    """R13, S3: the years of Early cards, then those of Advanced cards, as long as there are some for every player."""
    is_long = table.settings.years == LONG_YEARS
    early = LONG_EARLY_YEARS if is_long else EARLY_YEARS
    advanced = LONG_ADVANCED_YEARS if is_long else ADVANCED_YEARS
    if table.year > early + advanced:
        return
    is_early = table.year <= early
    deck: i64 = EARLY_DECK if is_early else ADVANCED_DECK
    stream: i64 = codes.L_EARLY if is_early else codes.L_ADVANCED
    for _ in range(table.players):
        left = count_in(table, deck, 0)
        put(table, nth_in(table, deck, 0, chance.pick(stream, left)), ROW, 0, 0)


# Harvest.


class Harvest(Decision[Table]):
    """R120: one player after the other from the first. a: how many have harvested; before, the Snake's token."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next player, then winter."""
        frames = table.frames
        step = frames.a(frame)
        frames.set_a(frame, step + 1)
        if step == 0:
            table.act[PARTS_DONE] = NONE
            snake = seat_of_snake(table)
            if snake != NONE:
                frames.push(codes.D90_SCORCH_TAKE, snake)
            return
        if step <= table.players:
            harvest(table, (table.first_player + step - 1) % table.players)
            return
        frames.pop_group()
        for ahead in range(table.players):
            winter(table, (table.first_player + ahead) % table.players, chance)
        end_year(table, chance)


def seat_of_snake(table: Table) -> i64:
    """Who plays the Snake clan, or NONE."""
    for seat in range(table.players):
        if table.clan[seat] == SNAKE:
            return seat
    return NONE


class ScorchTake(Decision[Table]):
    """D90: the Snake takes a resource from the land of the token."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R123: each kind produced there."""
        if table.scorched_at == NONE:
            return
        territory = table.root[table.scorched_at]
        if not is_enemy(table, seat, table.holder[territory]):
            return
        for resource in range(RESOURCES):
            if produces(table, territory, resource) > 0:
                into.add(codes.RESOURCE + resource)
        if into.count > 0:
            into.add(codes.NO)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Its controller gets one less."""
        table.frames.pop_group()
        if option != codes.NO:
            table.act[PARTS_DONE] = option - codes.RESOURCE
            gain(table, seat, option - codes.RESOURCE, 1)


def harvest(table: Table, seat: i64) -> None:
    """R121, R122: fame for closed land and Altars, a resource for every icon; then trade."""
    fame: i64 = 0
    for territory in table.roots:
        if table.holder[territory] != seat:
            continue
        if table.open[territory] == 0 and not has_creature(table, territory, C_WOLF):
            fame += 2 if table.size[territory] >= 3 else 1
        fame += ALTAR_FAME * buildings(table, territory, ALTAR)
        is_scorched = table.scorched_at != NONE and table.root[table.scorched_at] == territory
        for resource in range(RESOURCES):
            found = produces(table, territory, resource)
            if is_scorched and table.act[PARTS_DONE] == resource:
                found -= 1
            gain(table, seat, resource, found)
    gain_fame(table, seat, fame)
    table.act[SWAPS] = 0
    if table.settings.teams:
        table.act[SWAPS] = total_resources(table, seat)
    table.frames.push(codes.D91_TRADE, seat)


def total_resources(table: Table, seat: i64) -> i64:
    """All resources of a seat."""
    found: i64 = 0
    for resource in range(RESOURCES):
        found += table.resources[seat * RESOURCES + resource]
    return found


class Trade(Decision[Table]):
    """D91: three for one, any number of times; with a teammate one for one. a: refused swaps, as a set."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R124, R174, R177."""
        for triple in range(10):
            if can_pay_triple(table, seat, triple):
                for resource in range(RESOURCES):
                    into.add(codes.TRADE + triple * RESOURCES + resource)
        if table.settings.teams and table.act[SWAPS] > 0:
            mate = (seat + 2) % table.players
            for give in range(RESOURCES):
                for take in range(RESOURCES):
                    swap = give * RESOURCES + take
                    if give == take or table.frames.a(frame) & BIT[swap]:
                        continue
                    if table.resources[seat * RESOURCES + give] and table.resources[mate * RESOURCES + take]:
                        into.add(codes.OFFER + swap)
        into.add(codes.DONE)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Trade once, ask the teammate, or be done."""
        if option == codes.DONE:
            table.frames.pop_group()
        elif option < codes.DONE:
            resource = (option - codes.TRADE) % RESOURCES
            pay_triple(table, seat, (option - codes.TRADE) // RESOURCES)
            gain(table, seat, resource, 1)
            table.tell(codes.TRADED, seat, resource)
        else:
            mate = (seat + 2) % table.players
            swap = option - codes.OFFER
            table.tell(codes.OFFERED, seat, mate, swap // RESOURCES, swap % RESOURCES)
            table.frames.push(codes.D92_TEAM_TRADE, mate, swap, seat)


class TeamTrade(Decision[Table]):
    """D92: a teammate accepts or refuses a swap. a: the swap, b: who offers."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R174: both must agree."""
        into.add(codes.ACCEPT)
        into.add(codes.REFUSE)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R177: swap, or remember the refusal; only a swap that was made counts."""
        swap = table.frames.a(frame)
        other = table.frames.b(frame)
        table.frames.pop_group()
        if option == codes.REFUSE:
            below = table.frames.top()
            table.frames.set_a(below, table.frames.a(below) | BIT[swap])
            table.tell(codes.REFUSED, seat)
            return
        table.act[SWAPS] -= 1
        give = swap // RESOURCES
        take = swap % RESOURCES
        table.resources[other * RESOURCES + give] -= 1
        table.resources[seat * RESOURCES + give] += 1
        table.resources[seat * RESOURCES + take] -= 1
        table.resources[other * RESOURCES + take] += 1
        table.tell(codes.SWAPPED, other, seat, give, take)


# Winter.


def winter(table: Table, seat: i64, chance: Chance) -> None:
    """R131, R132: food and wood by units on the map; who cannot pay takes one Unrest."""
    units = on_map(table, seat)
    food = min(WINTER_FOOD[units], table.resources[seat * RESOURCES + FOOD])
    wood = min(WINTER_WOOD[units], table.resources[seat * RESOURCES + WOOD])
    is_short = food < WINTER_FOOD[units] or wood < WINTER_WOOD[units]
    table.tell(codes.WINTER, seat, WINTER_FOOD[units], WINTER_WOOD[units])
    pay(table, seat, FOOD, food)
    pay(table, seat, WOOD, wood)
    if is_short:
        take_unrest(table, seat, chance)


def take_unrest(table: Table, seat: i64, chance: Chance) -> None:
    """R132, R134: an Unrest card on top of the draw pile; without one, a virtual one and the top card is discarded."""
    card = nth_in(table, UNREST_SUPPLY, 0, 0)
    table.tell(codes.UNREST, seat, 0 if card == NONE else 1)
    if card != NONE:
        put_on_top(table, card, seat, everybody(table))
        return
    table.virtual_unrest[seat] += 1
    top = take_top(table, seat)
    left = count_in(table, DRAW, seat)
    if top == NONE and left > 0:
        top = nth_in(table, DRAW, seat, chance.pick(codes.L_DECK + seat, left))
    if top != NONE:
        discard(table, top, seat)


# The end of the year.


def end_year(table: Table, chance: Chance) -> None:
    """R135 to R139: domination, the last year, second chances, the next year."""
    if is_dominated(table) or table.year == table.settings.years:
        table.ended = 1
        table.tell(codes.OVER)
        return
    table.frames.push(codes.NEXT_YEAR, table.first_player)
    for back in range(table.players - 1, -1, -1):
        seat = (table.first_player + back) % table.players
        if not has_figures(table, seat):
            table.frames.push(codes.D95_SECOND_CHANCE, seat)


def has_dominated(table: Table, seat: i64) -> bool:
    """R135, R175: whether a seat, or its team, controls enough strongholds."""
    needed = strongholds_needed(table)
    found = strongholds(table, seat)
    if table.settings.teams:
        found += strongholds(table, (seat + 2) % table.players)
    return needed > 0 and found >= needed


def is_dominated(table: Table) -> bool:
    """Whether somebody dominates."""
    for seat in range(table.players):
        if has_dominated(table, seat):
            table.dominator = seat
            table.tell(codes.DOMINATION, seat)
            return True
    return False


class NextYear(Decision[Table]):
    """R139: the year token advances."""

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """A new year."""
        table.frames.pop_group()
        table.year += 1
        begin_year(table, chance)


def place_group(table: Table, seat: i64, territory: i64) -> None:
    """S12, R138: a group of three; for the Bear Kaija may be one of them."""
    if kaija_waits(table, seat):
        table.frames.push(codes.D5_KAIJA, seat, territory)
    else:
        put_group(table, seat, territory, START_GROUP)


def put_group(table: Table, seat: i64, territory: i64, units: i64) -> None:
    """Units from the reserve."""
    number = min(units, table.reserve[seat])
    table.reserve[seat] -= number
    add_units(table, territory, seat, number)
    table.tell(codes.SETTLED_UNITS, seat, territory, number)


class ChooseKaija(Decision[Table]):
    """D5k: whether Kaija is one of the three. a: the territory."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R150, S14."""
        into.add(codes.WITH_KAIJA)
        into.add(codes.WITHOUT_KAIJA)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place the group."""
        territory = table.frames.a(frame)
        table.frames.pop_group()
        if option == codes.WITH_KAIJA:
            put_group(table, seat, territory, START_GROUP - 1)
            put_kaija(table, territory, seat)
            table.tell(codes.KAIJA_CAME, seat, territory)
        else:
            put_group(table, seat, territory, START_GROUP)

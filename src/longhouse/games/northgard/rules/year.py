"""The year: its start, harvest, trade, winter and end (R12, R13, R120 to R139)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision, Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.northgard import data, events, luck, state
from longhouse.games.northgard.rules import second_chance
from longhouse.games.northgard.rules.cards_at import (
    discard,
    draw_cards,
    everybody,
    put,
    put_on_top,
    take_top,
)
from longhouse.games.northgard.rules.creatures import has_creature, produces
from longhouse.games.northgard.rules.decisions import NO, gain, gain_fame, is_enemy
from longhouse.games.northgard.rules.figures import add_units, has_figures, on_map, put_kaija, seat_of
from longhouse.games.northgard.rules.intrigue import RESOURCE
from longhouse.games.northgard.rules.land import buildings
from longhouse.games.northgard.rules.paying import TRIPLE
from longhouse.games.northgard.rules.play import begin_turn
from longhouse.games.northgard.rules.recruit import kaija_waits
from longhouse.games.northgard.rules.scoring import standing, strongholds_needed, strongholds_of_side
from longhouse.games.northgard.state import Table


def begin_year(table: Table, chance: Chance) -> None:
    """R12, R13: everybody draws, the row is revealed, the first player begins."""
    state.PASSED.reset(table)
    state.MARKER_TAKEN.set(table, 0)
    state.FORESAW.reset(table)
    state.CONQUEROR.reset(table)
    state.KAIJA_AWAKE.set(table, 0)
    table.tell(events.YEAR, state.YEAR.of(table))
    for ahead in range(table.players):
        seat = (state.FIRST_PLAYER.of(table) + ahead) % table.players
        draw_cards(table, seat, data.HAND_SIZE + forges(table, seat), chance)
    reveal_row(table, chance)
    begin_turn(table, state.FIRST_PLAYER.of(table))


def forges(table: Table, seat: i64) -> i64:
    """R12: Forges in controlled territories."""
    found: i64 = 0
    for territory in table.roots:
        if state.HOLDER.of(table, territory) == seat:
            found += buildings(table, territory, data.FORGE)
    return found


def reveal_row(table: Table, chance: Chance) -> None:
    """R13: a Development card for each player; in the last year the Achievements. What was left goes (Q12)."""
    card = state.CARDS.next_in(table, state.ROW, 0, NONE)
    while card != NONE:
        put(table, card, state.OUT, 0, 0)
        card = state.CARDS.next_in(table, state.ROW, 0, card)
    if state.YEAR.of(table) == table.settings.years:
        reveal_achievements(table)
    else:
        reveal_development(table, chance)
    card = state.CARDS.next_in(table, state.ROW, 0, NONE)
    while card != NONE:
        table.tell(events.ROW_SHOWN, data.FACE_OF[card])
        card = state.CARDS.next_in(table, state.ROW, 0, card)


def reveal_achievements(table: Table) -> None:
    """R13: in the last year they are the row."""
    card = state.CARDS.next_in(table, state.ACHIEVEMENTS, 0, NONE)
    while card != NONE:
        put(table, card, state.ROW, 0, 0)
        card = state.CARDS.next_in(table, state.ACHIEVEMENTS, 0, card)


def reveal_development(table: Table, chance: Chance) -> None:
    """R13, S3: the years of Early cards, then those of Advanced cards, as long as there are some for every player."""
    is_long = table.settings.years == data.LONG_YEARS
    early = data.LONG_EARLY_YEARS if is_long else data.EARLY_YEARS
    advanced = data.LONG_ADVANCED_YEARS if is_long else data.ADVANCED_YEARS
    if state.YEAR.of(table) > early + advanced:
        return
    is_early = state.YEAR.of(table) <= early
    deck = state.EARLY_DECK if is_early else state.ADVANCED_DECK
    stream = luck.EARLY if is_early else luck.ADVANCED
    for _n in range(table.players):
        left = state.CARDS.count(table, deck, 0)
        if left == 0:
            return
        put(table, state.CARDS.nth(table, deck, 0, chance.pick(stream, left)), state.ROW, 0, 0)


# Harvest.


NOTHING: Final = 0
"""Taken by the Snake; the resources follow."""


class Harvest(Decision[Table]):
    """R120: one player after the other from the first; before that, the Snake's token."""

    def __init__(self) -> None:
        super().__init__("harvest")
        self.harvested: Kept = self.keeps("harvested", 0, data.SEATS + 1)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """The next player, then winter."""
        frames = table.frames
        step = self.harvested.of(frames, frame)
        self.harvested.set(frames, frame, step + 1)
        if step == 0:
            state.SNAKE_TOOK.set(table, NOTHING)
            snake = seat_of(table, data.SNAKE)
            if snake != NONE:
                SCORCH_TAKE.ask(table, snake)
            return
        if step <= table.players:
            harvest(table, (state.FIRST_PLAYER.of(table) + step - 1) % table.players)
            return
        frames.pop_group()
        for ahead in range(table.players):
            winter(table, (state.FIRST_PLAYER.of(table) + ahead) % table.players, chance)
        end_year(table, chance)


HARVEST: Final[Harvest] = Harvest()


class ScorchTake(Decision[Table]):
    """D90: the Snake takes a resource from the land of the token."""

    def __init__(self) -> None:
        super().__init__("scorch-take")
        self.resource: Options = self.shares(RESOURCE.resource)
        self.no: Options = self.shares(NO)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """From which land."""
        territory = data.AREA_IDS[table.root[state.SCORCHED.of(table)]]
        return Message("prompt-scorch-take", {"territory": territory})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R123: each kind produced there."""
        if state.SCORCHED.of(table) == NONE:
            return
        territory = table.root[state.SCORCHED.of(table)]
        if not is_enemy(table, seat, state.HOLDER.of(table, territory)):
            return
        for resource in range(data.RESOURCES):
            if produces(table, territory, resource) > 0:
                into.add(self.resource.one(resource))
        if into.count > 0:
            into.add(NO.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Its controller gets one less."""
        table.frames.pop_group()
        if option != NO.only():
            state.SNAKE_TOOK.set(table, 1 + self.resource.first(option))
            gain(table, seat, self.resource.first(option), 1)


SCORCH_TAKE: Final[ScorchTake] = ScorchTake()


def harvest(table: Table, seat: i64) -> None:
    """R121, R122: fame for closed land and Altars, a resource for every icon; then trade."""
    fame: i64 = 0
    for territory in table.roots:
        if state.HOLDER.of(table, territory) != seat:
            continue
        fame += fame_at(table, territory)
        is_scorched = table.is_scorched(territory)
        for resource in range(data.RESOURCES):
            found = produces(table, territory, resource)
            if is_scorched and state.SNAKE_TOOK.of(table) == 1 + resource:
                found -= 1
            gain(table, seat, resource, found)
    gain_fame(table, seat, fame)
    state.SWAPS.set(table, 0)
    if table.settings.teams:
        state.SWAPS.set(table, state.STOCK.total(table, seat))
    TRADE.ask(table, seat)


def fame_at(table: Table, territory: i64) -> i64:
    """R121: for closed land without a Wolf, and for Altars."""
    fame = data.ALTAR_FAME * buildings(table, territory, data.ALTAR)
    if table.open[territory] == 0 and not has_creature(table, territory, data.C_WOLF):
        is_large = table.size[territory] >= data.LARGE_CLOSED_TILES
        fame += data.LARGE_CLOSED_FAME if is_large else data.CLOSED_FAME
    return fame


class Trade(Decision[Table]):
    """D91: three for one, any number of times; with a teammate one for one; the frame keeps the swaps refused."""

    def __init__(self) -> None:
        super().__init__("trade")
        self.refused: Kept = self.keeps("refused", 0, 2 ** int(state.SWAP.size) - 1)
        self.trade: Options = self.option(
            "trade:{bundle}>{resource}", ("pay:{bundle}", "resource:{resource}"), TRIPLE.things, state.RESOURCE
        )
        self.done: Options = self.option("done", ("done",), declines=True)
        self.offered: Options = self.option(
            "offer:{give}>{take}",
            ("offer:{give}>{take}",),
            state.RESOURCE.called("give"),
            state.RESOURCE.called("take"),
        )

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Without what the frame keeps."""
        return Message("prompt-trade")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R124, R174, R177."""
        for triple in range(TRIPLE.size):
            if TRIPLE.can_pay(table, seat, triple):
                for resource in range(data.RESOURCES):
                    into.add(self.trade.pair(triple, resource))
        if table.settings.teams and state.SWAPS.of(table) > 0:
            mate = table.teammate(seat)
            for give in range(data.RESOURCES):
                for take in range(data.RESOURCES):
                    if give == take or self.refused.of(table.frames, frame) & BIT[state.swap(give, take)]:
                        continue
                    if state.STOCK.of(table, seat, give) and state.STOCK.of(table, mate, take):
                        into.add(self.offered.pair(give, take))
        into.add(self.done.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Trade once, ask the teammate, or be done."""
        if option == self.done.only():
            table.frames.pop_group()
        elif self.trade.holds(option):
            resource = self.trade.second(option)
            TRIPLE.pay(table, seat, self.trade.first(option))
            gain(table, seat, resource, 1)
            table.tell(events.TRADED, seat, resource)
        else:
            mate = table.teammate(seat)
            give = self.offered.first(option)
            take = self.offered.second(option)
            table.tell(events.OFFERED, seat, mate, give, take)
            TEAM_TRADE.ask(table, mate, state.swap(give, take), seat)


TRADE: Final[Trade] = Trade()


class TeamTrade(Decision[Table]):
    """D92: a teammate accepts or refuses a swap."""

    def __init__(self) -> None:
        super().__init__("team-trade")
        self.swap: Kept = self.keeps("swap", 0, int(state.SWAP.size) - 1)
        self.asker: Kept = self.keeps("asker", 0, data.SEATS - 1)
        self.accept: Options = self.option("accept", ("accept",))
        self.refuse: Options = self.option("refuse", ("refuse",), declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """R174: what a teammate offers, and what for."""
        swap = self.swap.of(table.frames, frame)
        give, take = data.RESOURCE_IDS[state.given(swap)], data.RESOURCE_IDS[state.taken(swap)]
        asker = int(self.asker.of(table.frames, frame))
        return Message("prompt-team-trade", {"give": give, "take": take, "seat": {"seat": asker}})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R174: both must agree."""
        into.add(self.accept.only())
        into.add(self.refuse.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """R177: swap, or remember the refusal; only a swap that was made counts."""
        swap = self.swap.of(table.frames, frame)
        other = self.asker.of(table.frames, frame)
        table.frames.pop_group()
        if option == self.refuse.only():
            below = table.frames.top()
            TRADE.refused.set(table.frames, below, TRADE.refused.of(table.frames, below) | BIT[swap])
            table.tell(events.REFUSED, seat)
            return
        state.SWAPS.gain(table, -1)
        give = state.given(swap)
        take = state.taken(swap)
        state.STOCK.gain(table, other, give, -1)
        state.STOCK.gain(table, seat, give, 1)
        state.STOCK.gain(table, seat, take, -1)
        state.STOCK.gain(table, other, take, 1)
        table.tell(events.SWAPPED, other, seat, give, take)


TEAM_TRADE: Final[TeamTrade] = TeamTrade()


# Winter.


def winter(table: Table, seat: i64, chance: Chance) -> None:
    """R131, R132: food and wood by units on the map; who cannot pay takes one Unrest."""
    units = on_map(table, seat)
    food = min(data.WINTER_FOOD[units], state.STOCK.of(table, seat, data.FOOD))
    wood = min(data.WINTER_WOOD[units], state.STOCK.of(table, seat, data.WOOD))
    is_short = food < data.WINTER_FOOD[units] or wood < data.WINTER_WOOD[units]
    table.tell(events.WINTER, seat, data.WINTER_FOOD[units], data.WINTER_WOOD[units])
    state.STOCK.gain(table, seat, data.FOOD, -food)
    state.STOCK.gain(table, seat, data.WOOD, -wood)
    if is_short:
        take_unrest(table, seat, chance)


def take_unrest(table: Table, seat: i64, chance: Chance) -> None:
    """R132, R134: an Unrest card on top of the draw pile; without one, a virtual one and the top card is discarded."""
    card = state.CARDS.nth(table, state.UNREST_SUPPLY, 0, 0)
    if card != NONE:
        put_on_top(table, card, seat, everybody(table))
        table.tell(events.UNREST, seat, 1)
        return
    state.VIRTUAL_UNREST.gain(table, seat, 1)
    table.tell(events.UNREST, seat, 0)
    top = take_top(table, seat)
    left = state.CARDS.count(table, state.DRAW, seat)
    if top == NONE and left > 0:
        top = state.CARDS.nth(table, state.DRAW, seat, chance.pick(luck.DECK + seat, left))
    if top != NONE:
        discard(table, top, seat)


# The end of the year.


def end_year(table: Table, chance: Chance) -> None:
    """R135 to R139: domination, the last year, second chances, the next year."""
    if is_dominated(table) or state.YEAR.of(table) == table.settings.years:
        state.OVER.set(table, 1)
        table.tell(events.GAME_OVER)
        return
    NEXT_YEAR.ask(table, state.FIRST_PLAYER.of(table))
    for back in range(table.players - 1, -1, -1):
        seat = (state.FIRST_PLAYER.of(table) + back) % table.players
        if not has_figures(table, seat):
            second_chance.SECOND_CHANCE.ask(table, seat)


def has_dominated(table: Table, seat: i64) -> bool:
    """R135, R175: whether a seat, or its team, controls enough strongholds."""
    needed = strongholds_needed(table)
    return needed > 0 and strongholds_of_side(table, seat) >= needed


def is_dominated(table: Table) -> bool:
    """R136: whether somebody dominates; of several the one whose side wins, the lowest seat of it."""
    best: i64 = NONE
    for seat in range(table.players):
        if has_dominated(table, seat) and (best == NONE or standing(table, seat) > standing(table, best)):
            best = seat
    if best == NONE:
        return False
    state.DOMINATOR.set(table, best)
    table.tell(events.DOMINATION, best)
    return True


class NextYear(Decision[Table]):
    """R139: the year token advances."""

    def __init__(self) -> None:
        super().__init__("next-year")

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """A new year."""
        table.frames.pop_group()
        state.YEAR.gain(table, 1)
        begin_year(table, chance)


NEXT_YEAR: Final[NextYear] = NextYear()


def place_group(table: Table, seat: i64, territory: i64) -> None:
    """S12, R138: a group of three; for the Bear Kaija may be one of them."""
    if kaija_waits(table, seat):
        CHOOSE_KAIJA.ask(table, seat, territory)
    else:
        put_group(table, seat, territory, data.START_GROUP)


def put_group(table: Table, seat: i64, territory: i64, units: i64) -> None:
    """Units from the reserve."""
    number = min(units, state.RESERVE.of(table, seat))
    state.RESERVE.gain(table, seat, -number)
    add_units(table, territory, seat, number)
    table.tell(events.SETTLED_UNITS, seat, territory, number)


class ChooseKaija(Decision[Table]):
    """D5k: whether Kaija is one of the three."""

    def __init__(self) -> None:
        super().__init__("kaija")
        self.territory: Kept = self.keeps("territory", 0, data.AREAS - 1)
        self.with_kaija: Options = self.option("with-kaija", ("kaija",))
        self.without_kaija: Options = self.option("without-kaija", ("units",))

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """Without what the frame keeps."""
        return Message("prompt-kaija")

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R150, S14."""
        into.add(self.with_kaija.only())
        into.add(self.without_kaija.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Place the group."""
        territory = self.territory.of(table.frames, frame)
        table.frames.pop_group()
        if option == self.with_kaija.only():
            put_group(table, seat, territory, data.START_GROUP - 1)
            put_kaija(table, territory, seat)
            table.tell(events.KAIJA_CAME, seat, territory)
        else:
            put_group(table, seat, territory, data.START_GROUP)


CHOOSE_KAIJA: Final[ChooseKaija] = ChooseKaija()

"""The Military action: Turtles, Alliances, majorities (R70 to R77)."""

from typing import Final

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Kept
from longhouse.core.options import Options
from longhouse.core.protocol import Message
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, events, luck, state
from longhouse.games.wendake.rules.decisions import Question, TileAction, offer_each, score
from longhouse.games.wendake.rules.tiles import USE, offer_before_points, offer_tiles, use
from longhouse.games.wendake.state import Table


class Military(TileAction):
    """R70: first Turtles, then majorities."""

    def begin(self, table: Table, seat: i64) -> None:
        """Ask for the first Turtle."""
        ALLIANCE.ask(table, seat)
        TURTLE.ask(table, seat)


# a) Turtles.


class Turtle(Question):
    """D15: one Turtle for Women, one for Hunters, one for Canoes. `category`: which of the three is asked."""

    def __init__(self) -> None:
        super().__init__("turtle")
        self.category: Kept = self.keeps("category", 0, data.CATEGORIES)
        self.claim: Options = self.option("claim:{turtle}", ("turtle:{turtle}",), state.TURTLE)
        self.none: Options = self.option("claim:none", ("skip",), name="claim-none", declines=True)

    def prompt(self, table: Table, seat: i64, frame: i64) -> Message:
        """For which category."""
        return Message("prompt-turtle", {"category": data.TURTLE_CATEGORIES[self.category.of(table.frames, frame)]})

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R71 to R73: every level that is reached and not owned yet."""
        category = self.category.of(table.frames, frame)
        if category == data.CATEGORIES:
            return
        claimable = claimable_turtles(table, seat, category)
        if claimable == 0:
            return
        offer_each(claimable, self.claim, into)
        into.add(self.none.only())

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take the top tile of the stack, or none."""
        self.category.set(table.frames, frame, self.category.of(table.frames, frame) + 1)
        if self.claim.holds(option):
            claim(table, seat, self.claim.first(option), chance)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Nothing to claim here: the next category, or on to the majorities."""
        category = self.category.of(table.frames, frame)
        if category == data.CATEGORIES:
            table.frames.pop_group()
        else:
            self.category.set(table.frames, frame, category + 1)


TURTLE: Final[Turtle] = Turtle()


def turtle_count(table: Table, seat: i64, category: i64) -> i64:
    """R71: areas with Women, areas with Hunters, or Canoes in play."""
    if category == data.OF_WOMEN:
        return table.areas_worked(seat, data.WOMAN)
    if category == data.OF_HUNTERS:
        return table.areas_worked(seat, data.HUNTER)
    return state.CANOES.total(table, seat)


def claimable_turtles(table: Table, seat: i64, category: i64) -> i64:
    """R71, R73, R148: the kinds of this category that the seat may take now, as a set."""
    reached = turtle_count(table, seat, category)
    if state.TRIBE_OF.of(table, seat) == data.SHAWNEE:
        reached += 1
    found: i64 = 0
    for kind in range(data.FIRST_TURTLE[category], data.FIRST_TURTLE[category + 1]):
        if reached >= data.TURTLE_NEED[kind] and state.TURTLES.of(table, seat, kind) == NONE:
            found |= BIT[kind]
    return found


def claim(table: Table, seat: i64, kind: i64, chance: Chance) -> None:
    """R74: the top tile, seen by its owner only."""
    left: i64 = data.ALL_TURTLE_TILES
    for other in range(data.SEATS):
        tile = state.TURTLES.of(table, other, kind)
        if tile != NONE:
            left &= ~BIT[tile]
    tile = nth(left, chance.pick(luck.TURTLES, count(left)))
    state.TURTLES.set(table, seat, kind, tile)
    table.tell(events.CLAIMED, seat, kind, state.turtle_tile(kind, tile))


# b) Majorities.


class Alliance(Question):
    """D16: Alliances for this action, then the points. `allies`: the Guards that they add."""

    def __init__(self) -> None:
        super().__init__("alliance")
        self.is_checkpoint = True
        self.allies: Kept = self.keeps("allies", 0, 99)
        self.wins_ties: Kept = self.keeps("wins_ties", 0, 1)
        self.shares(USE)
        self.score: Options = self.option("score-military", ("done",))

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R76: Alliances that are face up, then the count."""
        offer_tiles(table, seat, frame, data.ALLIANCES, into)
        into.add(self.score.only())
        most = table.end_of_map - table.first_territory
        offer_before_points(table, seat, frame, data.MILITARY, most, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use an Alliance, or score."""
        if USE.holds(option):
            use(table, seat, frame, option)
            return
        allies = self.allies.of(table.frames, frame)
        wins_ties = self.wins_ties.of(table.frames, frame) != 0
        table.frames.pop_group()
        if table.settings.permanent_alliance and state.ALLY.of(table, seat) != NONE:
            tiles = state.OWNED.of(table, seat) & data.ALLIANCES
            allies = allies_of(tiles)
            wins_ties = tiles & data.WINNING_TIES != 0
        score_majorities(table, seat, allies, wins_ties)


ALLIANCE: Final[Alliance] = Alliance()


def allies_of(tiles: i64) -> i64:
    """R76: the Guards that a set of Alliances adds."""
    found: i64 = 0
    while tiles:
        found += data.ALLIES_OF[first(tiles)]
        tiles &= tiles - 1
    return found


def majorities(table: Table, seat: i64, allies: i64, wins_ties: bool) -> i64:
    """R75, R76: the territories where this seat's Guards are more than any opponent's, as a set."""
    ally = state.ALLY.of(table, seat)
    found: i64 = 0
    for territory in range(table.first_territory, table.end_of_map):
        own = table.guards_of(territory, seat)
        if allies and ally != NONE and data.FLAG_OF[territory] == ally:
            own += allies
        most: i64 = 0
        for foe in range(table.sides):
            if foe != seat:
                most = max(most, table.guards_of(territory, foe))
        if own > 0 and (own > most or (wins_ties and own == most)):
            found |= BIT[territory]
    return found


def score_majorities(table: Table, seat: i64, allies: i64, wins_ties: bool) -> None:
    """R75: a point for each."""
    found = majorities(table, seat, allies, wins_ties)
    table.tell(events.MAJORITIES, seat, found)
    score(table, seat, data.MILITARY, count(found))

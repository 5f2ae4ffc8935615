"""The Military action: Turtles, Alliances, majorities (R70 to R77)."""

from mypy_extensions import i64

from longhouse.core.chance import Chance
from longhouse.core.decisions import Decision
from longhouse.core.sets import BIT, count, first, nth
from longhouse.core.state import OptionBuffer
from longhouse.games.wendake import data
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.rules.decisions import score
from longhouse.games.wendake.rules.effects import offer_tiles, use
from longhouse.games.wendake.rules.progress import offer_checkpoint
from longhouse.games.wendake.state import Table


def begin_military(table: Table, seat: i64) -> None:
    """R70: first Turtles, then majorities."""
    table.frames.push(codes.D16_ALLIANCE, seat)
    table.frames.push(codes.D15_TURTLE, seat)


# a) Turtles.


class Turtle(Decision[Table]):
    """D15: one Turtle for Women, one for Hunters, one for Canoes. a: which of the three is asked."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R71 to R73: every level that is reached and not owned yet."""
        category = table.frames.a(frame)
        if category == 3:
            return
        claimable = claimable_turtles(table, seat, category)
        if claimable == 0:
            return
        for kind in range(category * 3, category * 3 + 3):
            if claimable & BIT[kind]:
                into.add(codes.CLAIM + kind)
        into.add(codes.CLAIM_NONE)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Take the top tile of the stack, or none."""
        table.frames.set_a(frame, table.frames.a(frame) + 1)
        if option != codes.CLAIM_NONE:
            claim(table, seat, option - codes.CLAIM, chance)

    def pass_by(self, table: Table, seat: i64, frame: i64, chance: Chance) -> None:
        """Nothing to claim here: the next category, or on to the majorities."""
        table.frames.set_a(frame, table.frames.a(frame) + 1)
        if table.frames.a(frame) > 3:
            table.frames.pop_group()


def turtle_count(table: Table, seat: i64, category: i64) -> i64:
    """R71: areas with Women, areas with Hunters, or Canoes in play."""
    if category == 0:
        return table.areas_worked(seat, data.WOMAN)
    if category == 1:
        return table.areas_worked(seat, data.HUNTER)
    return table.canoes_out(seat)


def claimable_turtles(table: Table, seat: i64, category: i64) -> i64:
    """R71, R73, R148: the kinds of this category that the seat may take now, as a set."""
    reached = turtle_count(table, seat, category)
    if table.tribe[seat] == data.SHAWNEE:
        reached += 1
    found: i64 = 0
    for kind in range(category * 3, category * 3 + 3):
        if reached >= data.TURTLE_NEED[kind] and table.turtles[seat * data.TURTLES + kind] == data.NONE:
            found |= BIT[kind]
    return found


def claim(table: Table, seat: i64, kind: i64, chance: Chance) -> None:
    """R74: the top tile, seen by its owner only."""
    left: i64 = BIT[data.TURTLE_TILES] - 1
    for other in range(data.SEATS):
        tile = table.turtles[other * data.TURTLES + kind]
        if tile != data.NONE:
            left &= ~BIT[tile]
    tile = nth(left, chance.pick(codes.L_TURTLES, count(left)))
    table.turtles[seat * data.TURTLES + kind] = tile
    table.tell(codes.CLAIMED, seat, kind, kind * data.TURTLE_TILES + tile)


# b) Majorities.


class Alliance(Decision[Table]):
    """D16: Alliances for this action, then the points. a: how much they add, b: 1 if ties are won."""

    def offer(self, table: Table, seat: i64, frame: i64, into: OptionBuffer) -> None:
        """R76."""
        offer_tiles(table, seat, frame, data.ALLIANCES, into)
        into.add(codes.SCORE_MILITARY)
        offer_checkpoint(table, seat, frame, into)

    def take(self, table: Table, seat: i64, frame: i64, option: i64, chance: Chance) -> None:
        """Use an Alliance, or score."""
        if option != codes.SCORE_MILITARY:
            use(table, seat, frame, option)
            return
        frames = table.frames
        allies = frames.a(frame)
        wins_ties = frames.b(frame) != 0
        frames.pop_group()
        if table.settings.permanent_alliance and table.flag[seat]:
            tiles = table.owned[seat] & data.ALLIANCES
            allies = allies_of(tiles)
            wins_ties = tiles & data.WINNING_TIES != 0
        score_majorities(table, seat, allies, wins_ties)


def allies_of(tiles: i64) -> i64:
    """R76: the Guards that a set of Alliances adds."""
    found: i64 = 0
    while tiles:
        found += data.ALLIES_OF[first(tiles)]
        tiles &= tiles - 1
    return found


def majorities(table: Table, seat: i64, allies: i64, wins_ties: bool) -> i64:
    """R75, R76: the territories where this seat's Guards are more than any opponent's, as a set."""
    found: i64 = 0
    for territory in range(table.first_territory(), table.end_of_map()):
        own = table.guards_of(territory, seat)
        if allies and data.FLAG_OF[territory] and data.FLAG_OF[territory] == table.flag[seat]:
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
    table.tell(codes.MAJORITIES, seat, found)
    score(table, seat, data.MILITARY, count(found))

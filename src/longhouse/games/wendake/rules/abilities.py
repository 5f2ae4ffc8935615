"""What Progress tiles do (R110 to R130): a small class for every ability. `effects.py` says which tile has which."""

from mypy_extensions import i64

from longhouse.core.components import BadComponent, Row, number_of
from longhouse.core.sets import count, first
from longhouse.core.zones import NONE
from longhouse.games.wendake import data, state
from longhouse.games.wendake.rules import masks, progress, trade
from longhouse.games.wendake.rules.decisions import gain, recall, resources_of, score
from longhouse.games.wendake.rules.military import ALLIANCE
from longhouse.games.wendake.rules.moving import MOVE, has_guard
from longhouse.games.wendake.rules.ritual import RITUAL, RITUAL_SCORE
from longhouse.games.wendake.rules.tiles import Effect
from longhouse.games.wendake.rules.turn import TURN
from longhouse.games.wendake.state import Table

# At any time (R32).


class MoveGuards(Effect):
    """R111: steps, of which at least one must be made."""

    def __init__(self, row: Row) -> None:
        self.steps: i64 = figure(row, "move")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Somebody must be there to go."""
        return has_guard(table, seat)

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask for the first step."""
        MOVE.ask(table, seat, self.steps, 1)

    def bears_on_points(self, table: Table, seat: i64, track: i64, most: i64) -> bool:
        """Guards come and go."""
        return True


class AnyOrder(Effect):
    """R113: the actions of this turn's tile in any order."""

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Two actions are to be done, or a tile is still to be chosen."""
        is_before_a_tile = table.frames.kind(frame) == TURN.kind
        has_marker = count(state.MARKED.of(table, seat)) < data.TILE_MARKERS
        return state.TODO.size(table) > 1 or (is_before_a_tile and has_marker)

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Until the end of the turn."""
        state.FREE_ORDER.set(table, 1)


class GainGoods(Effect):
    """R119: goods from the supply, each of a kind that the tile names."""

    def __init__(self, row: Row) -> None:
        self.wanted: list[int] = [good_set(row, "gain", word) for word in row["gain"]]

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """What leaves no choice comes at once; the first choice is asked first."""
        for goods in self.wanted:
            if count(goods) == 1:
                gain(table, seat, first(goods), 1)
        for goods in reversed(self.wanted):
            if count(goods) > 1:
                progress.GAIN.ask(table, seat, goods)


class SpendGoods(Effect):
    """R120: different goods of a kind, a point each on any track."""

    def __init__(self, row: Row) -> None:
        self.goods: i64 = good_set(row, "spend", row["spend"])

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """One such good at least."""
        return resources_of(table, seat) & self.goods != 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask for the first one."""
        progress.SPEND_GOODS.ask(table, seat, self.goods)


class BalanceTracks(Effect):
    """R123: points go from one track to another."""

    def __init__(self, row: Row) -> None:
        self.points: i64 = figure(row, "balance")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Q24: a track to take a point from, and another one to put it on."""
        for start in range(data.TRACKS):
            if state.TRACKS.of(table, seat, start) > 0:
                for end in range(data.TRACKS):
                    if end != start and state.TRACKS.of(table, seat, end) < data.TOP_OF_TRACK:
                        return True
        return False

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask for each point."""
        for _n in range(self.points):
            progress.BALANCE.ask(table, seat)

    def bears_on_points(self, table: Table, seat: i64, track: i64, most: i64) -> bool:
        """It makes room on a track that is nearly full."""
        return state.TRACKS.of(table, seat, track) + most > data.TOP_OF_TRACK


class ExchangeGoods(Effect):
    """R126: exchanges outside a Trade, without a blanket; at least one must be made."""

    def __init__(self, row: Row) -> None:
        self.exchanges: i64 = figure(row, "exchange")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Something to give."""
        return resources_of(table, seat) != 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask for the first one."""
        trade.EXCHANGE.ask(table, seat, self.exchanges, 0, trade.QUIET | trade.MUST)


class HealNatives(Effect):
    """R127: Natives come from the Long House to the Home."""

    def __init__(self, row: Row) -> None:
        self.natives: i64 = figure(row, "heal")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Somebody waits there."""
        return state.LONG_HOUSE.total(table, seat) > 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask for each."""
        for _n in range(self.natives):
            progress.HEAL.ask(table, seat)

    def bears_on_points(self, table: Table, seat: i64, track: i64, most: i64) -> bool:
        """More Natives are in the Home."""
        return True


class TurnTiles(Effect):
    """R129: tiles of the grid are turned over."""

    def __init__(self, row: Row) -> None:
        self.tiles: i64 = figure(row, "turn_tiles")

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask for each."""
        for _n in range(self.tiles):
            progress.TURN_TILE.ask(table, seat)


# In a Transfer and in Trade.


class StayOnGuard(Effect):
    """R121: an Outpost becomes a Guard where it is. The Transfer itself does it."""


class MoreExchanges(Effect):
    """R118: more exchanges in a Trade, and no blanket is shown."""

    def __init__(self, row: Row) -> None:
        self.exchanges: i64 = figure(row, "more_exchanges")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Before the first one, with something to give; not in the exchanges of another tile."""
        is_fresh = trade.EXCHANGE.made.of(table.frames, frame) == 0 and trade.EXCHANGE.how.of(table.frames, frame) == 0
        return is_fresh and resources_of(table, seat) != 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """The exchange goes on with them."""
        frames = table.frames
        trade.EXCHANGE.left.set(frames, frame, trade.EXCHANGE.left.of(frames, frame) + self.exchanges)
        trade.EXCHANGE.how.set(frames, frame, trade.EXCHANGE.how.of(frames, frame) | trade.QUIET)


class PayLess(Effect):
    """R66: the purchase costs so many goods less."""

    def __init__(self, row: Row) -> None:
        self.discount: i64 = figure(row, "discount")

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Discounts add up."""
        discount = trade.DISCOUNT.discount.of(table.frames, frame)
        trade.DISCOUNT.discount.set(table.frames, frame, discount + self.discount)


# In the Military action and the Ritual.


class CallAllies(Effect):
    """R76: Guards of the ally count wherever its flag is; ties may be won."""

    def __init__(self, row: Row) -> None:
        self.guards: i64 = figure(row, "allies")
        self.wins_ties: bool = row.get("wins_ties") is True

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """There must be an ally; with alliance_mode=permanent nothing is asked."""
        return not table.settings.permanent_alliance and state.ALLY.of(table, seat) != NONE

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """For this action."""
        frames = table.frames
        ALLIANCE.allies.set(frames, frame, ALLIANCE.allies.of(frames, frame) + self.guards)
        if self.wins_ties:
            ALLIANCE.wins_ties.set(frames, frame, 1)


class Assemble(Effect):
    """R127: the Ritual brings more Natives and counts more, also with an empty Long House (Q27)."""

    def __init__(self, row: Row) -> None:
        self.natives: i64 = figure(row, "assemble")
        self.bonus: i64 = figure(row, "bonus")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Before the first Native came."""
        return RITUAL.came.of(table.frames, frame) == 0 and RITUAL.bonus.of(table.frames, frame) == 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """The bonus is counted with the others."""
        RITUAL.left.set(table.frames, frame, RITUAL.left.of(table.frames, frame) + self.natives)
        RITUAL.bonus.set(table.frames, frame, self.bonus)


class Dance(Effect):
    """R114: the Ritual counts more, and steps follow it (`data.STEPS_AFTER_RITUAL`)."""

    def __init__(self, row: Row) -> None:
        self.bonus: i64 = figure(row, "bonus")

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Kept until the count."""
        RITUAL_SCORE.danced.set(table.frames, frame, self.bonus)


class CountMost(Effect):
    """R122: the Ritual counts the most frequent kind of Natives."""

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Kept until the count."""
        RITUAL_SCORE.counts_most.set(table.frames, frame, 1)


# In the Mask Ceremony.


class RecallMasks(Effect):
    """R124: played masks come back to the hand, all or one (setting mask_recall)."""

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Before the first card is drawn."""
        return masks.DRAW.drawn.of(table.frames, frame) == 0 and state.PLAYED.total(table, seat) > 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """One is chosen, all come by themselves."""
        if table.settings.recall_one:
            masks.RECALL.ask(table, seat)
        else:
            recall(table, seat)


class DrawMore(Effect):
    """R115: draw so many cards, then discard one."""

    def __init__(self, row: Row) -> None:
        self.cards: i64 = figure(row, "draw")

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Before the first card is drawn, and once."""
        return masks.DRAW.drawn.of(table.frames, frame) == 0 and masks.DRAW.more.of(table.frames, frame) == 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Instead of the usual number."""
        masks.DRAW.left.set(table.frames, frame, self.cards)
        masks.DRAW.more.set(table.frames, frame, 1)


class PlayOccupied(Effect):
    """R116: an occupied space may be used."""

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Some space is occupied, and that still bars it."""
        return masks.MASKS.occupied.of(table.frames, frame) == 0 and table.occupied_spaces() != 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """For this play."""
        masks.MASKS.occupied.set(table.frames, frame, 1)


class ChangeMask(Effect):
    """R125: a card counts as another mask."""

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """A card must be there to change."""
        return masks.MASKS.change.of(table.frames, frame) == 0 and state.HAND.total(table, seat) > 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask which, and for what."""
        masks.CHANGE.ask(table, seat)


class ConjureMask(Effect):
    """R125: a card that nobody has counts too."""

    def can(self, table: Table, seat: i64, frame: i64) -> bool:
        """Once for each play."""
        return masks.MASKS.conjured.of(table.frames, frame) == 0

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """Ask what it shows."""
        masks.CONJURE.ask(table, seat)


class ScoreMasks(Effect):
    """R128: points on the Mask track."""

    def __init__(self, row: Row) -> None:
        self.points: i64 = figure(row, "score")

    def begin(self, table: Table, seat: i64, frame: i64) -> None:
        """At once."""
        score(table, seat, data.MASK_TRACK, self.points)


# What a row says.


def figure(row: Row, field: str) -> int:
    """A number of a row."""
    value = row.get(field)
    if not isinstance(value, int):
        raise BadComponent(f"{row['id']}.{field}: a number is needed, not {value!r}")
    return value


def good_set(row: Row, field: str, word: str) -> int:
    """The goods that a word means, as a set."""
    names = tuple(data.GOOD_SETS)
    return data.GOOD_SETS[names[number_of(word, names, f"{row['id']}.{field}")]]

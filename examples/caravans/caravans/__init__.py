"""Caravans, a card game for two in the family of Lost Cities. The whole game, and where to begin with one of your own.

The cards are rows of data.toml; every sentence that people read is in text/, English and French, the rules among them.
Read this file from top to bottom: what there is, what lies where, what happens, what is decided, how it is counted.
"""

from collections.abc import Sequence
from pathlib import Path

from longhouse.core import events, zones
from longhouse.core.chance import Chance, Streams
from longhouse.core.components import read_components
from longhouse.core.decisions import Decision, Kept
from longhouse.core.declared import Table, game
from longhouse.core.game import Game
from longhouse.core.layout import Layout
from longhouse.core.options import Options
from longhouse.core.positions import misplaced
from longhouse.core.protocol import Line, Message, Reason
from longhouse.core.sets import count, members_of, nth
from longhouse.core.settings import Setting
from longhouse.core.state import OptionBuffer
from longhouse.core.things import Things
from longhouse.core.zones import HIDDEN, NONE, OWNER

FOLDER = Path(__file__).parent
DATA = read_components(FOLDER)
FIGURE = {row["id"]: row["value"] for row in DATA["number"]}

# What there is.

SEAT = Things("seat", [0, 1], group="players")
COLOUR = Things("colour", [row["id"] for row in DATA["colour"]])
CARD = Things("card", [row["id"] for row in DATA["card"]])
COLOUR_OF = [COLOUR.names.index(row["colour"]) for row in DATA["card"]]
VALUE = [row["value"] for row in DATA["card"]]
"""Of a card; a wager has 0."""

SETTINGS = (Setting("colours", (3, 4), "designed"), Setting("wagers", (True, False), "designed"))

# What lies where, and who sees it. A deck is a set, not an order: luck decides when a card is drawn.

TABLE = Layout()
DECK = TABLE.cell("deck", zones.some_of(CARD), seen=HIDDEN)
PILE = TABLE.lines("piles", COLOUR, len(VALUE), zones.one_of(CARD))
"""Cards laid off, the last one on top: a line for each colour."""
CARAVAN = TABLE.grid("caravans", SEAT, COLOUR, zones.some_of(CARD))
KNOWN = TABLE.row("known", SEAT, zones.some_of(CARD), marks=True)
"""Cards of a hand that were taken from a pile: everybody saw them."""
HAND = TABLE.row("hand", SEAT, zones.some_of(CARD), seen=OWNER, known=KNOWN)

LUCK = Streams()
DRAWN = LUCK.add("deck")

# What people are told. A field with `to` is only for that seat.

EVENTS = events.EventTable()
_SEAT, _CARD = events.seat(), events.one("card", CARD)
DEALT = EVENTS.add("dealt", _SEAT, events.number("count"), events.some("cards", CARD, to="seat"))
TURN = EVENTS.add("turn", _SEAT)
LAID = EVENTS.add("laid", _SEAT, _CARD)
LAID_OFF = EVENTS.add("laid_off", _SEAT, _CARD)
DREW = EVENTS.add("drew", _SEAT, events.one("card", CARD, to="seat"))
TOOK = EVENTS.add("took", _SEAT, _CARD)
OVER = EVENTS.add("over", _SEAT, events.number("first"), events.seat("opponent"), events.number("second"))


class Caravans(Table):
    """The table, from the deal to the last count."""

    def in_play(self, things: Things) -> Sequence[int]:
        """R1: the cards of this match; settings leave a colour or the wagers out."""
        colours, wagers = int(self.settings["colours"]), bool(self.settings["wagers"])
        return [card for card, value in enumerate(VALUE) if COLOUR_OF[card] < colours and (value or wagers)]

    def set_up(self, chance: Chance) -> None:
        """R2: five cards each, the rest is the deck."""
        for card in self.in_play(CARD):
            DECK.put(self, card)
        for seat in range(2):
            for _ in range(FIGURE["hand_size"]):
                HAND.put(self, seat, self.draw(chance))
            self.tell(DEALT, seat, FIGURE["hand_size"], HAND.of(self, seat))
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        """R3: lay a card, then draw one."""
        self.tell(TURN, seat)
        LAY.ask(self, seat)

    def draw(self, chance: Chance) -> int:
        """A card leaves the deck; which one, luck says."""
        deck = DECK.of(self)
        card = nth(deck, chance.pick(DRAWN, count(deck)))
        DECK.take(self, card)
        return card

    def may_be_laid(self, seat: int, card: int) -> bool:
        """R4: it is higher than all cards of its caravan; so a wager comes before all numbers."""
        return all(VALUE[laid] < VALUE[card] for laid in members_of(CARAVAN.of(self, seat, COLOUR_OF[card])))

    def is_over(self) -> bool:
        """R7: the game ends with the deck."""
        return DECK.of(self) == 0

    def worth(self, seat: int, colour: int) -> int:
        """R8: the sum of a caravan less its cost, doubled by a wager; no caravan, no points."""
        values = [VALUE[card] for card in members_of(CARAVAN.of(self, seat, colour))]
        return (sum(values) - FIGURE["cost"]) * (1 + values.count(0)) if values else 0

    def scores(self) -> list[int]:
        """R8: all caravans of each player."""
        return [sum(self.worth(seat, colour) for colour in range(len(COLOUR.names))) for seat in range(2)]

    def score_lines(self) -> list[Line]:
        """A line for each colour in play."""
        return [
            Line(Message("score-colour", {"colour": name}), (self.worth(0, colour), self.worth(1, colour)))
            for colour, name in enumerate(COLOUR.names[: int(self.settings["colours"])])
        ]

    # Positions that somebody writes by hand.

    def resume(self) -> None:
        """If nothing else is said, the first player lays."""
        if DECK.of(self):
            self.begin_turn(0)

    def check(self) -> None:
        """Cards lie with their colour, what is known of a hand is in it, and nobody holds too few or too many."""
        for colour, name in enumerate(COLOUR.names):
            laid = members_of(CARAVAN.of(self, 0, colour) | CARAVAN.of(self, 1, colour))
            for card in laid + PILE[colour].members(self):
                if COLOUR_OF[card] != colour:
                    raise misplaced(CARD.of(card), name)
        for seat in range(2):
            draws = DRAW.is_open(self) and seat in self.deciding()
            if count(HAND.of(self, seat)) != FIGURE["hand_size"] - draws or KNOWN.of(self, seat) & ~HAND.of(self, seat):
                raise misplaced("hand", f"players[{seat}]")


class Lay(Decision[Caravans]):
    """R3 to R5: a card to the own caravan, or off to the pile of its colour."""

    def __init__(self) -> None:
        super().__init__("lay")
        self.lay: Options = self.option("lay:{card}", ("hand:{card}", "caravan"), CARD)
        self.lay_off: Options = self.option("off:{card}", ("hand:{card}", "off"), CARD, name="lay-off")

    def offer(self, table: Caravans, seat: int, frame: int, into: OptionBuffer) -> None:
        """Caravans first; any card may be laid off."""
        hand = members_of(HAND.of(table, seat))
        for card in hand:
            if table.may_be_laid(seat, card):
                into.add(self.lay.one(card))
        for card in hand:
            into.add(self.lay_off.one(card))

    def take(self, table: Caravans, seat: int, frame: int, option: int, chance: Chance) -> None:
        """The card leaves the hand; then its owner draws."""
        table.frames.pop_group()
        laid = self.lay.holds(option)
        card = (self.lay if laid else self.lay_off).first(option)
        HAND.take(table, seat, card)
        KNOWN.take(table, seat, card)
        if laid:
            CARAVAN.put(table, seat, COLOUR_OF[card], card)
        else:
            PILE[COLOUR_OF[card]].append(table, card)
        table.tell(LAID if laid else LAID_OFF, seat, card)
        DRAW.ask(table, seat, NONE if laid else COLOUR_OF[card])

    def why_not(self, table: Caravans, seat: int, frame: int, kind: str, name: str) -> Reason | None:
        """R3: only what is held can be laid. R4: sometimes no card fits a caravan."""
        if kind == "hand":
            return Reason("R3", Message("why-not-in-hand", {"card": name}))
        return Reason("R4", Message("why-nothing-fits"))


class Draw(Decision[Caravans]):
    """R6: from the deck, or the top of a pile, but not the card just laid off."""

    def __init__(self) -> None:
        super().__init__("draw")
        self.laid_off: Kept = self.keeps("laid_off", NONE, len(COLOUR.names) - 1)
        self.draw: Options = self.option("draw", ("deck",))
        self.take_top: Options = self.option("take:{colour}", ("pile:{colour}",), COLOUR, name="take")

    def is_open(self, table: Caravans) -> bool:
        """Whether this is what is asked now."""
        return table.frames.depth > 0 and table.frames.kind(table.frames.top()) == self.kind

    def fits(self, table: Caravans, seat: int, frame: int) -> bool:
        """The pile on which a card was just laid off is not empty."""
        laid_off = self.laid_off.of(table.frames, frame)
        return laid_off == NONE or PILE[laid_off].size(table) > 0

    def offer(self, table: Caravans, seat: int, frame: int, into: OptionBuffer) -> None:
        """The deck, and every pile but one."""
        into.add(self.draw.only())
        for colour, pile in enumerate(PILE):
            if pile.size(table) > 0 and colour != self.laid_off.of(table.frames, frame):
                into.add(self.take_top.one(colour))

    def take(self, table: Caravans, seat: int, frame: int, option: int, chance: Chance) -> None:
        """A card to the hand; then the other player, or the end (R7)."""
        table.frames.pop_group()
        if self.draw.holds(option):
            card = table.draw(chance)
            table.tell(DREW, seat, card)
        else:
            card = PILE[self.take_top.first(option)].pop(table)
            KNOWN.put(table, seat, card)
            table.tell(TOOK, seat, card)
        HAND.put(table, seat, card)
        if table.is_over():
            first, second = table.scores()
            table.tell(OVER, 0, first, 1, second)
        else:
            table.begin_turn(1 - seat)

    def why_not(self, table: Caravans, seat: int, frame: int, kind: str, name: str) -> Reason | None:
        """R6: the pile is empty, or its top has just been laid there."""
        if name not in COLOUR.names:
            return None
        just_now = self.laid_off.of(table.frames, frame) == COLOUR.names.index(name)
        return Reason("R6", Message("why-just-laid-off" if just_now else "why-pile-empty", {"colour": name}))


LAY, DRAW = Lay(), Draw()

GAME: Game[Caravans] = game(
    "caravans",
    Caravans,
    TABLE,
    [LAY, DRAW],
    EVENTS,
    LUCK,
    folder=FOLDER,
    seats=range(2, 3),
    minutes=15,
    turn_rule="R3",
    end_rule="R7",
    settings=SETTINGS,
    rest=[DECK],
)

"""A table with a zone of every shape and content, for tests of what follows from declarations."""

from longhouse.core.decisions import Decision, DecisionState, listed
from longhouse.core.layout import Layout
from longhouse.core.things import Things, numbered
from longhouse.core.zones import HIDDEN, OWNER, flag, number, one_of, some_of

SEATS = 3

SEAT = Things("seat", range(SEATS), group="players")
COLOUR = Things("colour", ["red", "green", "blue"])
CARD = Things("card", [f"c{number}" for number in range(12)])
HIGH = CARD.part(8, 12)
"""Cards with their own numbers, from 8 on."""
TOKEN = Things("token", ["sun", "moon", "star"], own=True)
TILE = Things("tile", [f"t{number}" for number in range(70)])
CHIP = Things("chip", [f"p{number}" for number in range(5)])
SPOT = numbered("spot", 4)
CAMP = numbered("camp", 2, group="camps", sparse=True)

ZOO = Layout()
ROUND = ZOO.cell("round", number(1, 9))
COLD = ZOO.cell("cold", number(-5, 5, blank=3))
NIGHT = ZOO.cell("night", flag())
LEADER = ZOO.cell("leader", one_of(SEAT), marks=True)
DECK = ZOO.cell("deck", some_of(CARD, full=True), seen=HIDDEN)
FAVOURITE = ZOO.cell("favourite", one_of(HIGH), marks=True)
BEST = ZOO.cell("best", some_of(HIGH), marks=True, inside="memory")
SCORE = ZOO.row("score", SEAT, number(-99, 999))
KNOWN = ZOO.row("known", SEAT, some_of(CARD), marks=True)
HAND = ZOO.row("hand", SEAT, some_of(CARD), seen=OWNER, known=KNOWN)
SEALED = ZOO.row("sealed", SEAT, one_of(CARD), seen=OWNER)
POUCH = ZOO.row("pouch", SEAT, some_of(TOKEN), seen=OWNER)
TRAY = ZOO.row("tray", SEAT, some_of(TOKEN), seen=HIDDEN)
STOCK = ZOO.row("stock", COLOUR, number(0, 9), brief=True)
PATH = ZOO.row("path", SPOT, one_of(COLOUR), brief=True, marks=True)
GOODS = ZOO.grid("goods", SEAT, COLOUR, number(0, 5), bag=True)
WALL = ZOO.grid("wall", COLOUR, SPOT, flag())
FIRE = ZOO.row("fire", CAMP, flag())
ROW = ZOO.block("row", SEAT, COLOUR, SPOT, number(0, 3))
QUEUE = ZOO.line("queue", 3, one_of(COLOUR), marks=True)
PILES = ZOO.lines("piles", COLOUR, 4, one_of(CARD))
SEEN = ZOO.many("seen", TILE)
UNSEEN = ZOO.many("unseen", TILE, full=True, marks=True)
CHIPS = ZOO.places("chips", CHIP)
BOX = CHIPS.place("box")
HELD = CHIPS.place("held", SEAT)
ARCHIVE = CHIPS.place("archive", written=False)


class Zoo(DecisionState):
    """The table."""

    def __init__(self, settings=(), players=SEATS):
        super().__init__(ZOO, players)
        self.settings = dict(settings)
        self.decisions = DECISIONS
        self.clear()

    def blank(self):
        return Zoo(self.settings, self.players)

    def scores(self):
        return [SCORE.of(self, seat) for seat in range(self.players)]


class Feed(Decision[Zoo]):
    """Something to choose, with two numbers to keep."""

    def __init__(self):
        super().__init__("feed")
        self.left = self.keeps("left", 0, 9)
        self.who = self.keeps("who", -1, 2)
        self.card = self.option("feed:{card}", ("hand:{card}",), CARD)

    def fits(self, table, seat, frame):
        return self.left.of(table.frames, frame) > 0

    def offer(self, table, seat, frame, into):
        for card in range(CARD.size):
            if HAND.has(table, seat, card):
                into.add(self.card.one(card))


class Wait(Decision[Zoo]):
    """Nothing to choose."""

    def __init__(self):
        super().__init__("wait")


FEED, WAIT = Feed(), Wait()
DECISIONS = listed([WAIT, FEED])

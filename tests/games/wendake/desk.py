"""Positions in which one action is being done, and what is heard while it is.

    table = doing("trade", {"goods": {"leather": 2}, "canoes": 3}, discard=["bear"])
    assert keys(table) == [...]
    heard = choose(table, "exchange:leather>fish", "stop-exchanging", masks=["wolf.infected"])

Nobody has a Swap token unless a test says so: a token adds 36 options to every window.
"""

from heard import Heard
from longhouse import games
from longhouse.core.chance import Chance
from longhouse.core.state import Ear
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.tables import CARD_IDS, CARDS_AT_START

GAME = games.get("wendake")
STREAMS = {
    "pairing": codes.L_PAIRING,
    "progress": codes.L_PROGRESS,
    "order": codes.L_ORDER,
    "homes": codes.L_HOMES,
    "tribes": codes.L_TRIBES,
    "masks": codes.L_MASKS,
    "advanced": codes.L_ADVANCED,
    "turtles": codes.L_TURTLES,
    "ghost": codes.L_GHOST,
}
WAYS = {
    "trade": ("place:8", "do:trade"),
    "mask": ("place:7", "do:mask"),
    "military": ("place:6", "skip", "do:military"),
    "fire": ("place:5", "do:fire"),
    "move3": ("place:1", "do:move3"),
    "harvest": ("place:2", "do:harvest"),
    "ritual": ("place:1", "do:ritual"),
}
"""How each action begins on the usual grid."""


class Luck(Chance):
    """Outcomes as wished for, 0 otherwise. Mask cards are wished for by their names."""

    def __init__(self, table=None, **wishes):
        self.table = table
        self.wishes = {STREAMS[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        self.asked.append((stream, n))
        if not self.wishes.get(stream):
            return 0
        wish = self.wishes[stream].pop(0)
        if isinstance(wish, str):
            card = CARD_IDS.index(wish)
            assert self.table.deck[card], f"no {wish} in the deck"
            wish = sum(int(number) for number in self.table.deck[:card])
        assert 0 <= wish < n
        return wish


def position(me=None, *others, **rest):
    """Before a marker is placed by seat 0, unless `turn` or `pending` say otherwise."""
    seats = [{"swaps": 0} | seat for seat in (me or {}, *others)]
    players = rest.setdefault("players", max(2, len(seats)))
    seats += [{"swaps": 0}] * (players - len(seats))
    return GAME.load(rest | {"seats": seats})


def doing(action, me=None, *others, **rest):
    """In the middle of a turn of seat 0: the action has begun, and its first decision is open."""
    if action == "ritual":
        me = {"rituals": [1]} | (me or {})
    table = position(me, *others, **rest)
    choose(table, *WAYS[action])
    return table


def keys(table, seat=None):
    """What a seat may do, as keys; the one who decides unless said."""
    (decider,) = table.deciding()
    return [GAME.codec.key(code) for code in table.options(decider if seat is None else seat)]


def choose(table, *chosen, luck=None, **wishes):
    """Take options that are on the list, whoever decides; what was heard."""
    luck = luck or Luck(table, **wishes)
    ear = Ear()
    for key in chosen:
        assert key in keys(table), f"{key} is not among {keys(table)}"
        table.ear = ear
        table.apply(table.deciding()[0], GAME.codec.code(key), luck)
    table.ear = None
    return Heard(GAME.events.read(ear.heard))


def look(table, seat=None):
    """What a seat sees."""
    return GAME.view(table, seat)


def player(table, seat=0):
    """A player's things, as the player sees them."""
    return look(table, seat)["players"][seat]


def goods(table, seat=0):
    """The goods that a player has, without those there are none of."""
    return {good: number for good, number in player(table, seat)["goods"].items() if number}


def tracks(table, seat=0):
    """Economic, Military, Ritual, Mask."""
    return list(player(table, seat)["tracks"].values())


def decision(table):
    """The name of the open decision, None at the end."""
    doing_now = look(table)["doing"]
    return doing_now and doing_now["decision"]


def long_house(table, seat=0):
    """Who is in a Long House, without those of whom there is none."""
    return {kind: number for kind, number in player(table, seat)["long_house"].items() if number}


def used(table, seat=0):
    """Progress tiles that are face down."""
    return [tile["id"] for tile in player(table, seat)["progress"] if tile["down"]]


def without(*cards):
    """All Mask cards but these."""
    left = [card for card, number in zip(CARD_IDS, CARDS_AT_START, strict=True) for _ in range(number)]
    for card in cards:
        left.remove(card)
    return left


def start(seats=2, luck=None, **settings):
    """A new game before its first decision."""
    words = {setting.name: setting.default for setting in GAME.settings} | settings
    return GAME.start(seats, words, luck or Luck(), None)

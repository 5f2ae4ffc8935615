"""Positions of Wendake in a line or two, and choices made in them.

    table = position(guards={"E": {0: 5}, "s1": {1: 1}}, areas={"s1.1": "1 woman"}, first={"goods": {"corn": 2}})
    heard = choose(table, "place:1", "do:move3", "strike:warrior@E>s1.1")

Everything that is not said is as `longhouse.games.wendake.position` fills it in: identical tribes, two players, the
first Year, seat 0 to place a marker. The usual grid is

    1 Move 3          2 Harvest       3 Hunt, Move 1
    4 Tan, Move 1     5 Fire          6 Fish, Military
    7 Mask            8 Trade         9 Canoe, Move 1

Keys leave out free options where a test is not about them: `keys(table, "place order")`.
"""

from heard import Heard
from longhouse import games
from longhouse.core.chance import Chance
from longhouse.core.settings import complete
from longhouse.core.state import Ear
from longhouse.games.wendake.rules import codes
from longhouse.games.wendake.tables import TRIBE_IDS

GAME = games.get("wendake")
STREAMS = {name.replace(" ", "_"): number for number, name in enumerate(codes.STREAMS)}
NO_SWAPS = {"swaps": 0}
"""A seat without a Swap token: its free options would be in every list."""


class Luck(Chance):
    """Outcomes as wished for, 0 otherwise; remembers what it was asked: Luck(mask_deck=[3, 0])."""

    def __init__(self, **wishes):
        self.wishes = {STREAMS[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        self.asked.append((codes.STREAMS[stream], n))
        outcome = self.wishes[stream].pop(0) if self.wishes.get(stream) else 0
        assert 0 <= outcome < n
        return outcome


# Building.


def position(players=2, first=None, second=None, third=None, fourth=None, **rest):
    """A position in which somebody may place a marker; an area holds "1 woman", guards number their seats."""
    seats = [first or {}, second or {}, third or {}, fourth or {}][:players]
    areas = {area: _in_area(words) for area, words in rest.pop("areas", {}).items()}
    guards = {
        territory: {str(seat): number for seat, number in there.items()}
        for territory, there in rest.pop("guards", {}).items()
    }
    return GAME.load({"players": players, "seats": seats, "areas": areas, "guards": guards, **rest})


def _in_area(words):
    seat, kind = words.split()
    return [int(seat), kind]


def deal(players=2, luck=None, ear=None, **settings):
    """A new game, before its first choice."""
    return GAME.start(players, complete(GAME.settings, settings), luck or Luck(), ear)


def settled(players=2, luck=None, homes=None, tribes=None, **settings):
    """A game up to the choice of lakes; homes in turn order, tribes in the order in which they are chosen."""
    settings = {"homes": "choose" if homes else "random", "tribes": "asymmetric" if tribes else "identical"} | settings
    if tribes:
        luck = tribes_shown(*tribes)
    table = deal(players, luck, **settings)
    wanted = [f"home:{home}" for home in homes or []] + [f"tribe:{tribe}" for tribe in tribes or []]
    choose(table, *wanted, luck=luck)
    return table


def tribes_shown(*tribes):
    """The luck that shows these Tribe cards and any others."""
    pool, outcomes = list(TRIBE_IDS), []
    for tribe in tribes:
        outcomes.append(pool.index(tribe))
        pool.remove(tribe)
    return Luck(tribes=outcomes)


def started(players=2, **settings):
    """A game before its first turn."""
    table = settled(players, **settings)
    while asked(table) == "lake":
        choose(table, "canoe:erie")
    return table


# Playing.


def decider(table):
    """The one seat that decides now."""
    (seat,) = table.deciding()
    return seat


def keys(table, kinds=""):
    """What the deciding seat may do, as keys; with `kinds` only those that begin with one of these words."""
    found = [GAME.codec.key(code) for code in table.options(decider(table))]
    return [key for key in found if key.startswith(tuple(kinds.split()))] if kinds else found


def choose(table, *wanted, luck=None):
    """Take options that are on the list, one after the other, whoever decides; what was heard."""
    luck = luck or Luck()
    ear = Ear()
    table.ear = ear
    for key in wanted:
        seat = decider(table)
        assert key in keys(table), f"{key} is not among {keys(table)}"
        table.apply(seat, GAME.codec.code(key), luck)
    table.ear = None
    return Heard(GAME.events.read(ear.heard), map(GAME.codec.key, ear.forced))


def place_all(table, *wanted, luck=None):
    """Whole turns: markers go where it says ("place:3", "order"), no action is used, every turn is ended."""
    for key in wanted:
        heard = choose(table, key, luck=luck)
        while asked(table) != "end":
            heard = choose(table, "fire:none" if asked(table) == "fire" else "skip", luck=luck)
        heard = choose(table, "end", luck=luck)
    return heard


def play_year(table, *lines):
    """All markers of a Year: a line of the grid for each seat ("123") and the order last; nobody uses an action."""
    while not table.over and asked(table) in ("turn", "action", "fire", "end"):
        kind, seat = asked(table), decider(table)
        if kind == "turn":
            line = lines[seat] if seat < len(lines) else "123"
            wanted = [f"place:{slot}" for slot in line] + ["order"]
            choose(table, next(key for key in wanted if key in keys(table)))
        else:
            choose(table, {"action": "skip", "fire": "fire:none", "end": "end"}[kind])
    return table


def asked(table):
    """The name of the open decision."""
    return GAME.prompt(table, decider(table))[0]


# Looking.


def look(table, seat=None):
    """What a seat sees."""
    return GAME.view(table, seat)


def player(table, seat=0):
    """What a seat sees of itself."""
    return look(table, seat)["players"][seat]


def goods(table, seat=0):
    """The goods of a seat that are more than none."""
    return {good: number for good, number in player(table, seat)["goods"].items() if number}


def guards(table, territory):
    """Guards in a territory by seat, the black Warrior included."""
    return {row["seat"]: row["guards"] + row["black"] for row in look(table)["territories"][territory]}


def area(table, name):
    """Who is in an area: "1 woman", or None."""
    there = look(table)["areas"][name]
    return f"{there['seat']} {there['kind']}" if there else None


def long_house(table, seat=0):
    """The Natives in a Long House that are more than none."""
    return {kind: number for kind, number in player(table, seat)["long_house"].items() if number}


def tiles(table, seat=0):
    """The ids of the tiles in a grid, row by row; a Ritual side has an "r" behind it."""
    return " ".join(f"{slot['tile']}{'r' * slot['ritual']}" for slot in player(table, seat)["grid"])

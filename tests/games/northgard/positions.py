"""Positions of Northgard in a line or two, and choices made in them.

    table = position({"hand": ["move"]}, units={"t5": "0 3", "t6": "1 2"})
    heard = choose(table, "play:move", "to:t6", "go:3", dice=[5, 1])

Everything that is not said is as `longhouse.games.northgard.position` fills it in; the clans are Goat, Boar, Raven,
Stag and Wolf by seat. Unless `tiles` says otherwise the map is that of example E21, whose territories have short names:

    t3 and t6 are closed, all others open
    regular  1-2 1-3 1-5 1-6 3-4 3-5 4-5 5-6 5-10 5-11 6-7 6-9 7-9 8-11
    rough    4-10 5-8 6-8 7-8
"""

import re

import heard
from longhouse.core.chance import Chance
from longhouse.core.sets import members_of
from longhouse.core.settings import complete
from longhouse.core.state import Ear
from longhouse.games.northgard import GAME
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.tables import TILE_IDS

STREAMS = {name.replace(" ", "_"): number for number, name in enumerate(codes.STREAMS)}
CLANS = ("goat", "boar", "raven", "stag", "wolf")
E21 = {
    "T00": [0, 0, 0],
    "T02": [0, -1, 2],
    "T16": [1, 0, 0],
    "T22": [0, 1, 1],
    "T21": [-1, 0, 1],
    "T32": [1, -1, 2],
    "T13": [1, 1, 0],
}
LAND = dict(
    zip(
        [f"t{number}" for number in range(1, 12)],
        ["T00.w", "T21.s", "T00.n", "T02.s", "T00.e", "T00.s", "T22.e", "T13.a", "T22.s", "T32.s", "T16.e"],
        strict=True,
    )
)
SHORT = {name: short for short, name in LAND.items()}


class Luck(Chance):
    """Outcomes as wished for, 0 otherwise; dice by face (1 to 6), tiles by id. Remembers what it was asked."""

    def __init__(self, table=None, **wishes):
        self.table = table
        self.wishes = {STREAMS[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        self.asked.append((codes.STREAMS[stream], n))
        wish = self.wishes[stream].pop(0) if self.wishes.get(stream) else None
        if wish is None:
            return 0
        if stream == codes.L_DIE:
            wish -= 1
        elif isinstance(wish, str):
            wish = [TILE_IDS[tile] for tile in members_of(self.table.pile)].index(wish)
        assert 0 <= wish < n
        return wish


class Heard(heard.Heard):
    """What an ear has heard, with the short names of these tests."""

    def __init__(self, table, ear):
        super().__init__(GAME.events.read(ear.heard), [_short(table, GAME.codec.key(code)) for code in ear.forced])
        self.table = table

    def plain(self, value, kind):
        is_land = isinstance(value, str) and kind not in ("built", "rebuilt")
        return _short(self.table, value) if is_land else super().plain(value, kind)


def _long(words):
    """Short names of territories written out."""
    return re.sub(r"\bt\d+\b", lambda found: LAND[found[0]], words)


def _short(table, words):
    """Territories of the map of E21 by their short names; spaces keep their own."""
    if not _is_e21(table) or re.match(r"rebuild:[^*]*>", words):
        return words
    return re.sub(r"(?<!@)\bT\d\d\.[a-z]", lambda found: SHORT.get(found[0], found[0]), words)


def _is_e21(table):
    at = [[int(x), int(y), int(t)] for x, y, t in zip(table.tile_x, table.tile_y, table.turned, strict=True)]
    return all(at[TILE_IDS.index(tile)] == place for tile, place in E21.items()) and sum(p[2] >= 0 for p in at) == len(
        E21
    )


# Building.


def position(*seats, players=2, units=None, tiles=None, **rest):
    """A position in which somebody may act; units are "0 3": seat 0 has three there."""
    seats = [*seats, *[{}] * players][: max(players, len(seats))]
    taken = [seat["clan"] for seat in seats if "clan" in seat]
    free = [clan for clan in (*CLANS, "snake", "bear") if clan not in taken]
    seats = [seat if "clan" in seat else {"clan": free.pop(0), **seat} for seat in seats]
    figures = {_long(area): [int(word) for word in words.split()] for area, words in (units or {}).items()}
    for field in ("kaija", "scorched"):
        if field in rest:
            rest[field] = _long(rest[field])
    for field in ("buildings",):
        rest[field] = {_long(area): kind for area, kind in rest.get(field, {}).items()}
    rest["extra"] = [[_long(area), kind] for area, kind in rest.get("extra", [])]
    return GAME.load(
        {"players": len(seats), "seats": seats, "tiles": E21 if tiles is None else tiles, "units": figures, **rest}
    )


def deal(players=2, luck=None, ear=None, **settings):
    """A new game, before its first choice."""
    return GAME.start(players, complete(GAME.settings, settings), luck or Luck(), ear)


# Playing.


def decider(table):
    """The one seat that decides now."""
    (seat,) = table.deciding()
    return seat


def keys(table, kinds=""):
    """What the deciding seat may do, as keys; with `kinds` only those that begin with one of these words."""
    found = [_short(table, GAME.codec.key(code)) for code in table.options(decider(table))]
    return [key for key in found if key.startswith(tuple(kinds.split()))] if kinds else found


def choose(table, *wanted, **wishes):
    """Take options that are on the list, one after the other, whoever decides; what was heard."""
    luck = Luck(table, **wishes)
    ear = Ear()
    table.ear = ear
    for key in wanted:
        assert key in keys(table), f"{key} is not among {keys(table)}"
        table.apply(decider(table), GAME.codec.code(_long(key)), luck)
    table.ear = None
    heard = Heard(table, ear)
    heard.asked = luck.asked
    return heard


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


def land(table, name):
    """What everybody sees of the territory with this area."""
    name = _long(name)
    return next(there for there in look(table)["territories"].values() if name in there["areas"])


def units(table, name):
    """Who holds a territory with how many units: "0 3"; None if it is neutral."""
    there = land(table, name)
    return f"{there['holder']} {there['units']}" if there["holder"] is not None else None


def figures(table):
    """All territories that somebody holds, by their names."""
    found = {_short(table, name): units(table, name) for name in look(table)["territories"]}
    return {name: there for name, there in found.items() if there}


def stock(table, seat=0):
    """Resources that are more than none."""
    return {name: number for name, number in player(table, seat)["resources"].items() if number}

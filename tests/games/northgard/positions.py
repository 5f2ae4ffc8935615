"""Positions of Northgard in a line or two, and choices made in them.

    table = position({"hand": ["move"]}, units={"t5": "0 3", "t6": "1 2"})
    heard = choose(table, "play:move", "to:t6", "go:3", dice=[5, 1])
    table = stage({"clan": "goat", "hand": ["move"], "units": {"t5": 2}}, {"units": {"t8": 1}})

Everything that is not said is as `longhouse.games.northgard.position` fills it in; the clans are Goat, Boar, Raven,
Stag and Wolf by seat. With `stage` it is nowhere instead: nobody has a card that is not said, and no card lies in the
row. Unless `tiles` says otherwise the map is that of example E21, whose territories have short names:

    t3 and t6 are closed, all others open; t5 has food, t8 wood, lore and a large space
    regular  1-2 1-3 1-5 1-6 3-4 3-5 4-5 5-6 5-10 5-11 6-7 6-9 7-9 8-11
    rough    4-10 5-8 6-8 7-8
"""

import re
from collections import Counter

from longhouse import games
from longhouse.core.components import read_components
from longhouse.games.northgard.data import AREA_IDS, BUILDING_IDS
from longhouse.games.northgard.state import BUILDING_IN, RESERVE
from staging import Staging

GAME = games.get("northgard")
CLANS = ("goat", "boar", "raven", "stag", "wolf", "snake", "bear")
BARE_CLANS = ("boar", "raven", "goat", "stag", "wolf")
"""Those of `stage` by seat, unless it says otherwise or deals clan cards."""
RESOURCES = ("food", "wood", "lore")
START_CARDS = ("recruit", "explore", "move", "build", "feast", "feast")
UNREST = 10
ZONES = ("hand", "draw", "active", "played", "discard", "top")
DATA = read_components(GAME.folder)
_KINDS = [row["id"] for row in DATA["creature"] for _ in range(row["copies"])]
CREATURES = [f"{kind}.{number}" for number, kind in enumerate(_KINDS, start=1)]
PASS = GAME.codec.code("pass")
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
FOE = {"units": {"t7": 1}, "hand": ["unrest"]}
"""Somebody far away who can do nothing."""


class _Staging(Staging):
    """Dice are wished for by face (1 to 6), tiles and cards by name; the territories of E21 have short names."""

    def outcome(self, table, stream, wish):
        if stream == "dice":
            return wish - 1
        if isinstance(wish, int):
            return wish
        if stream == "tiles":
            return table.dump()["pile"].index(wish)
        seat = int(stream.removeprefix("deck of seat "))
        return faces(table.dump()["seats"][seat]["draw"]).index(wish)

    def short(self, table):
        lies_as_in_e21 = table is not None and E21.items() <= table.dump()["tiles"].items()
        return _short if lies_as_in_e21 else str

    def long(self, key):
        return re.sub(r"\bt\d+\b", lambda found: LAND[found[0]], key)


def _short(words):
    """Territories by their short names; spaces keep their own."""
    if re.match(r"rebuild:[^*]*>", words):
        return words
    return re.sub(r"(?<!@)\bT\d\d\.[a-z]", lambda found: SHORT.get(found[0], found[0]), words)


HERE = _Staging(GAME)
after, choose, deal, decider = HERE.after, HERE.choose, HERE.deal, HERE.decider
decision, heard, keys, look, lucky = HERE.decision, HERE.heard, HERE.keys, HERE.look, HERE.lucky
player, told = HERE.player, HERE.told


# Building.


def position(*seats, players=2, units=None, tiles=None, **rest):
    """A position in which somebody may act; units are "0 3": seat 0 has three there.

    A seat may also say its own units ({"t5": 2}), buildings (a star before one that has no space), resources and kaija.
    """
    seats = [*seats, *[{}] * players][: max(players, len(seats))]
    taken = [seat["clan"] for seat in seats if "clan" in seat]
    free = [clan for clan in CLANS if clan not in taken]
    written = {
        "players": len(seats),
        "tiles": E21 if tiles is None else tiles,
        "units": {HERE.long(area): [int(word) for word in words.split()] for area, words in (units or {}).items()},
        "buildings": {HERE.long(area): kind for area, kind in rest.pop("buildings", {}).items()},
        "extra": [[HERE.long(area), kind] for area, kind in rest.pop("extra", [])],
        **{field: HERE.long(rest.pop(field)) for field in ("kaija", "scorched") if rest.get(field)},
        **rest,
    }
    written["seats"] = [
        _seat(written, seat, {"clan": has.get("clan") or free.pop(0), **has}) for seat, has in enumerate(seats)
    ]
    return HERE.load(written)


def _seat(written, seat, has):
    """The seat's part of a position; what it has on the map goes there."""
    has = dict(has)
    for area, number in has.pop("units", {}).items():
        written["units"][HERE.long(area)] = [seat, number]
    for area, kinds in has.pop("buildings", {}).items():
        for kind in [kinds] if isinstance(kinds, str) else kinds:
            if kind.startswith("*"):
                written["extra"].append([HERE.long(area), kind[1:]])
            else:
                written["buildings"][HERE.long(area)] = kind
    if "kaija" in has:
        written["kaija"] = HERE.long(has.pop("kaija"))
    if has.get("passed"):
        written["marker_taken"] = True
    resources = {name: has.pop(name) for name in RESOURCES if name in has}
    return has | {"resources": resources} if resources else has


def stage(*seats, players=2, first=0, unrest=UNREST, creatures_at=None, weak_on_top=0, **rest):
    """The turn of a seat in the third year; a card that is not said is out of the game. A clan card names the clan."""
    seats = [*seats, *[{}] * (players - len(seats))]
    held = [Counter(card for zone in ZONES for card in seat.get(zone, ())) for seat in seats]
    clans = [seat.get("clan") or _clan_of(cards) for seat, cards in zip(seats, held, strict=True)]
    for seat, usual in enumerate(BARE_CLANS[: len(seats)]):
        free = [clan for clan in (usual, *CLANS) if clan not in clans]
        clans[seat] = clans[seat] or free[0]
    seats = [{"clan": clan} | seat for seat, clan in zip(seats, clans, strict=True)]
    chosen = {setting.name: rest.pop(setting.name) for setting in GAME.settings if setting.name in rest}
    if creatures_at:
        chosen["creatures"] = True
    bare = {"year": 3, "row": [], "achievements": [], "first_player": first, "settings": chosen}
    bare["removed"] = ["unrest"] * (UNREST - unrest - sum(hand["unrest"] for hand in held))
    bare["creatures"] = {"line": in_line(creatures_at or {}), "weak_on_top": weak_on_top}
    unsaid = [(seat.pop("reserve", None), seat.pop("unfit", {})) for seat in seats]
    table = position(*[_bare(seat, cards) for seat, cards in zip(seats, held, strict=True)], **bare | rest)
    for seat, (reserve, unfit) in enumerate(unsaid):
        _force(table, seat, reserve, unfit)
    return table


def _clan_of(cards):
    """Whose clan cards are among these; nobody has those of another clan."""
    return next((row["id"] for row in DATA["clan"] if set(row["cards"]) & set(cards)), None)


def _bare(seat, held):
    """A seat without the cards that it is not said to have; `top_seen` are those who know what lies on top."""
    seat = seat | {"removed": list((Counter([*START_CARDS, seat["clan"]]) - held).elements())}
    if "top_seen" in seat:
        seat["known"] = dict.fromkeys(seat["top"], seat.pop("top_seen"))
    return seat


def in_line(creatures):
    """Creatures on the map as a position has them; one by its kind is the first of it."""
    names = {name.partition(".")[0]: name for name in reversed(CREATURES)}
    return [[names.get(name, name), HERE.long(area)] for name, area in creatures.items()]


def changed(table, **fields):
    """The same position but for these fields; units that are not on the map are in reserve."""
    written = table.dump() | fields
    for seat in written["seats"]:
        del seat["reserve"]
    return HERE.load(written)


def over(table):
    """The position as if the game were over."""
    return changed(table, over=True, pending=None)


# What a position cannot say: what follows from the map, units that are nowhere, buildings on spaces too small for them.


def _territory(table, name):
    return table.root[AREA_IDS.index(HERE.long(name))]


def set_open(table, sides, *names):
    """Territories with so many open sides, whatever lies around them."""
    for name in names:
        table.open[_territory(table, name)] = sides


def set_size(table, **sizes):
    """Territories of so many tiles, whatever they are made of."""
    for name, size in sizes.items():
        table.size[_territory(table, name)] = size


def _force(table, seat, reserve, unfit):
    """So many units in reserve, wherever the others are; buildings on any spaces."""
    if reserve is not None:
        RESERVE.set(table, seat, reserve)
    for area, kind in unfit.items():
        BUILDING_IN.set(table, AREA_IDS.index(area), BUILDING_IDS.index(kind))


# Playing.


def finish(table, *chosen, wanted=(), **wishes):
    """Choose, then go on until a turn is to be taken: what is wanted if it is offered, else what comes first."""
    luck, told_of = lucky(table, **wishes), choose(table)
    wanted = (*wanted, "stop-moving", "no", "point")
    chosen = list(chosen)
    while chosen or decision(table) not in ("turn", "continue", None):
        offered = keys(table)
        key = chosen.pop(0) if chosen else next((key for key in wanted if key in offered), offered[0])
        told_of += choose(table, key, luck=luck)
    return told_of


def is_playable(name, *seats, **rest):
    """Whether seat 0 may play a card of this face, held alone."""
    me = dict(seats[0] if seats else {})
    me["hand"] = [name, *me.get("hand", ())]
    return f"play:{name}" in keys(stage(me, *seats[1:], **rest))


def walk(table, seed=1, lazy=False):
    """Random play to the end: (seat, option) before every choice; `lazy`: pass only if nothing else goes."""
    return HERE.walk(table, seed, _stay if lazy else None)


def _stay(options, _chance):
    return [code for code in options if code != PASS] if len(options) > 1 else options


# Looking.


def faces(cards):
    """What cards show, without the numbers of copies."""
    return [card.partition(".")[0] for card in cards]


def cards_in(table, zone, seat=0):
    """The faces in a zone of a seat, sorted."""
    return sorted(faces(table.dump()["seats"][seat][zone]))


def land(table, name):
    """What everybody sees of the territory with this area."""
    name = HERE.long(name)
    return next(there for there in look(table)["territories"].values() if name in there["areas"])


def units(table, name):
    """Who holds a territory with how many units: "0 3"; None if it is neutral."""
    there = land(table, name)
    return f"{there['holder']} {there['units']}" if there["holder"] is not None else None


def force(table, name):
    """The same as numbers; seat -1 is nobody."""
    there = land(table, name)
    return (-1, 0) if there["holder"] is None else (there["holder"], there["units"])


def figures(table):
    """All territories that somebody holds, by their names."""
    short = HERE.short(table)
    found = {short(name): units(table, name) for name in look(table)["territories"]}
    return {name: there for name, there in found.items() if there}


def stock(table, seat=0):
    """Resources that are more than none."""
    return {name: number for name, number in player(table, seat)["resources"].items() if number}


def goods(table, seat=0):
    """Food, wood, lore."""
    return tuple(player(table, seat)["resources"].values())


def fame(table, seat=0):
    return table.dump()["seats"][seat]["fame"]

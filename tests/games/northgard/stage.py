"""Positions put up by hand on the map of example E21, and what is heard while they are played.

    table = stage({"clan": "goat", "hand": ["move"], "units": {"t5": 2}}, {"units": {"t8": 1}})
    assert keys(table) == [...]
    heard = choose(table, "play:move", "from:t5", "to:t6")

Territories are named as in E21: t3 and t6 are closed, t5 has food, t8 wood, lore and a large space.
"""

import heard
from longhouse.core.chance import Chance, FastChance
from longhouse.core.sets import BIT
from longhouse.core.state import Ear
from longhouse.games.northgard.happenings import EVENTS
from longhouse.games.northgard.naming import CODEC
from longhouse.games.northgard.options import SETTINGS
from longhouse.games.northgard.rules import codes
from longhouse.games.northgard.rules import game as engine
from longhouse.games.northgard.rules.figures import add_units, put_kaija
from longhouse.games.northgard.rules.land import place_tile
from longhouse.games.northgard.rules.play import begin_turn
from longhouse.games.northgard.rules.zones import put, put_on_top
from longhouse.games.northgard.state import (
    ACHIEVEMENTS,
    ACTIVE,
    ADVANCED_DECK,
    DISCARD,
    DRAW,
    EARLY_DECK,
    HAND_ZONE,
    OUT,
    PLAYED,
    ROW,
    TOP,
    UNREST_SUPPLY,
    UPGRADES,
    Settings,
)
from longhouse.games.northgard.tables import (
    AREA_IDS,
    BUILDING_IDS,
    CARDS,
    CLAN_IDS,
    CREATURE_KIND_IDS,
    CREATURES,
    FACE_IDS,
    FACE_OF,
    FIRST_UNREST,
    INITIAL_CARD,
    KIND_OF_CREATURE,
    PILE_OF,
    RESOURCE_IDS,
    TILE_IDS,
    TILES,
)
from longhouse.games.northgard.view import view

E21 = {
    "T00": (0, 0, 0),
    "T02": (0, -1, 2),
    "T16": (1, 0, 0),
    "T22": (0, 1, 1),
    "T21": (-1, 0, 1),
    "T32": (1, -1, 2),
    "T13": (1, 1, 0),
}
LAND = {
    "t1": "T00.w",
    "t2": "T21.s",
    "t3": "T00.n",
    "t4": "T02.s",
    "t5": "T00.e",
    "t6": "T00.s",
    "t7": "T22.e",
    "t8": "T13.a",
    "t9": "T22.s",
    "t10": "T32.s",
    "t11": "T16.e",
}
FOE = {"units": {"t7": 1}, "hand": ["unrest"]}
"""Somebody far away who can do nothing."""
ZONES = {"hand": HAND_ZONE, "draw": DRAW, "active": ACTIVE, "played": PLAYED, "discard": DISCARD}
STREAMS = {
    "early": codes.L_EARLY,
    "advanced": codes.L_ADVANCED,
    "tiles": codes.L_TILES,
    "dice": codes.L_DIE,
    "random_discard": codes.L_RANDOM_DISCARD,
    "creatures": codes.L_CREATURES,
    **{f"deck{seat}": codes.L_DECK + seat for seat in range(5)},
}


class Luck(Chance):
    """Outcomes as wished for, 0 otherwise. Dice are wished for by face (1 to 6), tiles and cards by name."""

    def __init__(self, table=None, **wishes):
        self.table = table
        self.wishes = {STREAMS[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        self.asked.append((stream, n))
        if not self.wishes.get(stream):
            return 0
        wish = self.wishes[stream].pop(0)
        if stream == codes.L_DIE:
            wish -= 1
        elif isinstance(wish, str) and stream == codes.L_TILES:
            wish = [tile for tile in range(TILES) if self.table.pile & BIT[tile]].index(TILE_IDS.index(wish))
        elif isinstance(wish, str) and stream >= codes.L_DECK:
            place = DRAW * 8 + stream - codes.L_DECK
            wish = [FACE_OF[card] for card in range(CARDS) if self.table.where[card] == place].index(face(wish))
        assert 0 <= wish < n
        return wish


class Heard(heard.Heard):
    """What an ear has heard, with the short names of these tests."""

    def __init__(self, ear):
        super().__init__(EVENTS.read(ear.heard), [short(CODEC.key(code)) for code in ear.forced])

    def plain(self, value, kind):
        return _brief(value) if isinstance(value, str) else super().plain(value, kind)


def face(name):
    return FACE_IDS.index(name)


def area(name):
    """The number of a territory (t1 to t11) or an area (T13.a)."""
    return AREA_IDS.index(LAND.get(name, name))


def settings(**chosen):
    return Settings({setting.name: setting.default for setting in SETTINGS} | chosen)


def stage(*seats, players=None, tiles=E21, turn=0, year=3, first=0, row=(), achievements=(), pile=None, **chosen):
    """Before the turn of a seat; seats say what they have, everything else is empty."""
    players = players or max(2, len(seats))
    creatures = chosen.pop("creatures_at", {})
    scorched = chosen.pop("scorched", None)
    unrest = chosen.pop("unrest", 10)
    if creatures:
        chosen["creatures"] = True
    table = engine.Northgard(settings(**chosen), players)
    table.clear()
    for name, place in tiles.items():
        place_tile(table, TILE_IDS.index(name), *place)
    left = [name for name in TILE_IDS if name not in tiles] if pile is None else pile
    table.pile = sum(BIT[TILE_IDS.index(name)] for name in left)
    table.year, table.first_player = year, first
    for seat in range(players):
        _seat(table, seat, seats[seat] if seat < len(seats) else {}, players)
    for names, zone in ((row, ROW), (achievements, ACHIEVEMENTS)):
        for name in names:
            put(table, a_card(table, name), zone, 0, 0)
    for card in range(CARDS):
        pile_of = PILE_OF[FACE_OF[card]]
        if table.where[card] == OUT and pile_of in ("early", "advanced"):
            put(table, card, EARLY_DECK if pile_of == "early" else ADVANCED_DECK, 0, 0)
    spare = [card for card in range(FIRST_UNREST, CARDS) if table.where[card] == OUT]
    for card in spare[:unrest]:
        put(table, card, UNREST_SUPPLY, 0, 0)
    for name, place in creatures.items():
        put_creature(table, name, place)
    if scorched:
        table.scorched_at = area(scorched)
    begin_turn(table, turn)
    table.go_on(Luck(table))
    return table


DEFAULT_CLANS = ("boar", "raven", "goat", "stag", "wolf")


def _seat(table, seat, has, players):
    table.clan[seat] = CLAN_IDS.index(has.get("clan", DEFAULT_CLANS[seat]))
    initial = INITIAL_CARD[table.clan[seat]]
    for name, zone in ZONES.items():
        for one in has.get(name, ()):
            put(table, a_card(table, one, seat), zone, seat, BIT[seat] if name == "hand" else 0)
    for one in has.get("top", ()):
        put_on_top(table, a_card(table, one, seat), seat, has.get("top_seen", BIT[players] - 1))
    for upgrade in (initial + 1, initial + 2):
        if table.where[upgrade] == OUT:
            put(table, upgrade, UPGRADES, seat, 0)
    for at, resource in enumerate(RESOURCE_IDS):
        table.resources[seat * 3 + at] = has.get(resource, 0)
    table.fame[seat] = has.get("fame", 0)
    for place, number in has.get("units", {}).items():
        add_units(table, table.root[area(place)], seat, number)
        table.reserve[seat] -= number
    if "reserve" in has:
        table.reserve[seat] = has["reserve"]
    if "kaija" in has:
        put_kaija(table, table.root[area(has["kaija"])], seat)
    for place, names in has.get("buildings", {}).items():
        for name in names if isinstance(names, list) else [names]:
            raise_building(table, place, name)
    if has.get("passed"):
        table.passed |= BIT[seat]
        table.marker_taken = 1


def raise_building(table, place, name):
    """On the space of the area; with a star before the name without a space."""
    kind = BUILDING_IDS.index(name.lstrip("*"))
    if name.startswith("*"):
        from librt.vecs import append

        table.extra = append(table.extra, table.root[area(place)] * 8 + kind)
    else:
        table.building[AREA_IDS.index(place)] = 1 + kind
    table.tokens[kind] -= 1


def put_creature(table, name, place):
    """A creature (c_wolf, c_wolf#2) comes to an area, at the end of the line."""
    from librt.vecs import append

    kind = CREATURE_KIND_IDS.index(name.partition("#")[0])
    one = next(c for c in range(CREATURES) if KIND_OF_CREATURE[c] == kind and table.creature_at[c] == -1)
    table.creature_at[one] = area(place)
    table.creature_line = append(table.creature_line, one)


def a_card(table, name, seat=None):
    """A card with this face that is in the box; a seat's own starting card if it has one."""
    free = [card for card in range(CARDS) if table.where[card] == OUT and FACE_OF[card] == face(name)]
    own = [card for card in free if seat is not None and card // 6 == seat]
    return (own or free)[0]


def short(key):
    """An option with the territories of E21 by their short names."""
    for name, place in LAND.items():
        head, sep, tail = key.rpartition(place)
        if sep and not tail and head[-1:] in (":", ">", "*"):
            return head + name
    return key


def long(key):
    for mark in (":", ">", "*"):
        head, sep, tail = key.rpartition(mark)
        if sep and tail in LAND:
            return head + sep + LAND[tail]
    return key


def _brief(value):
    return next((name for name, place in LAND.items() if place == value), value)


def decider(table):
    (seat,) = table.deciding()
    return seat


def keys(table, *starts):
    """What the deciding seat may do, as keys; only those that start like one of these."""
    found = [short(CODEC.key(code)) for code in table.options(decider(table))]
    return [key for key in found if not starts or key.startswith(starts)]


def choose(table, *chosen, luck=None, **wishes):
    """Take options that are on the list, whoever decides; what was heard."""
    luck = luck or Luck(table, **wishes)
    ear = Ear()
    for key in chosen:
        assert key in keys(table), f"{key} is not among {keys(table)}"
        table.ear = ear
        table.apply(decider(table), CODEC.code(long(key)), luck)
    table.ear = None
    return Heard(ear)


def after(table, *chosen):
    """A copy of the table on which this was chosen."""
    other = table.copy()
    choose(other, *chosen)
    return other


def finish(table, *chosen, wanted=(), **wishes):
    """Choose, then go on until a turn is to be taken: what is wanted if it is offered, else what comes first."""
    luck, ear = Luck(table, **wishes), Ear()
    wanted = (*wanted, "stop-moving", "no", "point")
    chosen = list(chosen)
    table.ear = ear
    while chosen or decision(table) not in ("turn", "continue", None):
        offered = keys(table)
        key = chosen.pop(0) if chosen else next((key for key in wanted if key in offered), offered[0])
        assert key in offered, f"{key} is not among {offered}"
        table.apply(decider(table), CODEC.code(long(key)), luck)
    table.ear = None
    return Heard(ear)


def look(table, seat=None):
    return view(table, seat)


def player(table, seat=0):
    """A player's things, as the player sees them."""
    return look(table, seat)["players"][seat]


def goods(table, seat=0):
    """Food, wood, lore."""
    return tuple(int(number) for number in table.resources[seat * 3 : seat * 3 + 3])


def fame(table, seat=0):
    return int(table.fame[seat])


def force(table, place):
    """Who holds a territory with how many units."""
    at = table.root[area(place)]
    return int(table.holder[at]), int(table.force[at])


def decision(table):
    """The name of the open decision, None at the end."""
    doing = look(table)["doing"]
    return doing and doing["decision"]


def cards_in(table, zone, seat=0):
    """The faces in a zone, sorted."""
    place = {"top": TOP, "row": ROW, "out": OUT, **ZONES}[zone] * 8 + (0 if zone in ("row", "out") else seat)
    return sorted(FACE_IDS[FACE_OF[card]] for card in range(CARDS) if table.where[card] == place)


def is_playable(name, *seats, **rest):
    """Whether seat 0 may play a card of this face, held alone."""
    me = dict(seats[0] if seats else {})
    me["hand"] = [name, *me.get("hand", ())]
    return f"play:{name}" in keys(stage(me, *seats[1:], **rest))


def start(seats=2, luck=None, **chosen):
    """A new game before its first decision."""
    words = {setting.name: setting.default for setting in SETTINGS} | chosen
    return engine.start(seats, words, luck or FastChance(1), None)


def steps(table, seed=1, most=20_000, lazy=False):
    """Random play to the end, yielding (seat, option) before every choice; `lazy`: pass only if nothing else goes."""
    luck, taste = FastChance(seed), FastChance(seed + 1000)
    for _ in range(most):
        if table.is_over():
            return
        seat = table.deciding()[0]
        options = table.options(seat)
        if lazy and len(options) > 1:
            options = [code for code in options if code != codes.PASS]
        code = options[taste.pick(-1, len(options))]
        yield seat, code
        table.apply(seat, code, luck)
    raise AssertionError("the game does not end")

"""Positions of Wendake in a line or two, and choices made in them.

    table = position({"goods": {"corn": 2}}, guards={"E": {0: 5}, "s1": {1: 1}}, areas={"s1.1": "1 woman"})
    heard = choose(table, "place:1", "do:move3", "strike:warrior@E>s1.1")
    table = doing("trade", {"goods": {"leather": 2}, "canoes": 3}, discard=["bear"])
    heard = choose(table, "exchange:leather>fish", "stop-exchanging", mask_deck=["wolf.infected"])

Everything that is not said is as `longhouse.games.wendake.position` fills it in: identical tribes, two players, the
first Year, seat 0 to place a marker. But nobody has a Swap token unless a test says so: a token adds 36 options to
every window. The usual grid is

    1 Move 3          2 Harvest       3 Hunt, Move 1
    4 Tan, Move 1     5 Fire          6 Fish, Military
    7 Mask            8 Trade         9 Canoe, Move 1
"""

from longhouse import games
from longhouse.core.components import read_components
from staging import Heard, Staging

GAME = games.get("wendake")
DATA = read_components(GAME.folder)
TRIBES = [row["id"] for row in DATA["tribe"][1:]]
MASK_CARDS = [
    card
    for row in DATA["mask"]
    for card, number in ((row["id"], row["cards"] - row["infected"]), (f"{row['id']}.infected", row["infected"]))
    for _ in range(number)
]
SWAPS = {"swaps": None}
"""A seat with the Swap tokens that its tribe begins with."""
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


class _Staging(Staging):
    """Mask cards are wished for by their names."""

    def outcome(self, table, stream, wish):
        return deck(table).index(wish) if isinstance(wish, str) else wish

    def choose(self, table, *wanted, seat=None, luck=None, **wishes):
        """An action that the tile has begun by itself ("place:2", then "do:harvest") need not be left out of a test."""
        luck = luck or self.lucky(table, **wishes)
        all_heard, heard = Heard(), Heard()
        for key in wanted:
            begun = {f"do:{told['action']}" for told in heard.all("began")}
            if key in begun and key not in self.keys(table, seat=seat):
                continue
            heard = super().choose(table, key, seat=seat, luck=luck)
            all_heard = all_heard + heard
        return all_heard


HERE = _Staging(GAME)
after, choose, deal, decider, decision = HERE.after, HERE.choose, HERE.deal, HERE.decider, HERE.decision
heard, keys, look, lucky, player = HERE.heard, HERE.keys, HERE.look, HERE.lucky, HERE.player
reason, why = HERE.reason, HERE.why

# Building.


def position(*seats, players=None, **rest):
    """Before a marker is placed by seat 0, unless `turn` or `pending` say otherwise; what each seat has.

    An area may hold "1 woman"; guards are numbered by seat.
    """
    players = players or max(2, len(seats))
    given = [{"swaps": 0} | seat for seat in [*seats, *[{}] * (players - len(seats))]]
    rest["areas"] = {area: _in_area(there) for area, there in rest.get("areas", {}).items()}
    rest["guards"] = {
        territory: {str(seat): number for seat, number in there.items()}
        for territory, there in rest.get("guards", {}).items()
    }
    written = [{name: value for name, value in seat.items() if (name, value) != ("swaps", None)} for seat in given]
    return HERE.load(rest | {"players": players, "seats": written})


def _in_area(there):
    if not isinstance(there, str):
        return there
    seat, kind = there.split()
    return [int(seat), kind]


def doing(action, *seats, **rest):
    """In the middle of a turn of seat 0: the action has begun, and its first decision is open."""
    if action == "ritual":
        seats = ({"rituals": [1]} | (seats[0] if seats else {}), *seats[1:])
    return after(position(*seats, **rest), *WAYS[action])


def without(*cards):
    """All Mask cards but these."""
    left = list(MASK_CARDS)
    for card in cards:
        left.remove(card)
    return left


def deck(table):
    """The Mask cards that nobody has and that are not discarded."""
    dump = table.dump()
    return without(*dump["discard"], *(card for seat in dump["seats"] for card in seat["cards"] + seat["played"]))


def settled(players=2, luck=None, homes=None, tribes=None, **settings):
    """A game before its first turn; homes in turn order, tribes in the order in which they are chosen."""
    settings = {"homes": "choose" if homes else "random", "tribes": "asymmetric" if tribes else "identical"} | settings
    if tribes:
        luck = tribes_shown(*tribes)
    table = deal(players, luck, **settings)
    wanted = [f"home:{home}" for home in homes or []] + [f"tribe:{tribe}" for tribe in tribes or []]
    choose(table, *wanted, luck=luck)
    return table


def tribes_shown(*tribes):
    """The luck that shows these Tribe cards and any others."""
    pool, outcomes = list(TRIBES), []
    for tribe in tribes:
        outcomes.append(pool.index(tribe))
        pool.remove(tribe)
    return lucky(tribes=outcomes)


# Playing.


def place_all(table, *wanted, luck=None):
    """Whole turns: markers go where it says ("place:3", "order"), no action is used, every turn is ended."""
    for key in wanted:
        if key in keys(table) or decision(table) != "end":  # the last marker is placed by itself
            choose(table, key, luck=luck)
        leave_actions(table, luck=luck)
        heard = choose(table, "end", luck=luck)
    return heard


LEAVING_OFF = ("skip", "fire:none", "draw:nothing", "stop-moving", "stop-exchanging", "buy:nothing", "stop-spending")


def leave_actions(table, luck=None):
    """Leave off everything that the tile in use offers."""
    while decision(table) != "end":
        offered = keys(table)
        choose(table, next((key for key in LEAVING_OFF if key in offered), offered[0]), luck=luck)


def play_year(table, *lines):
    """All markers of a Year: a line of the grid for each seat ("123") and the order last; nobody uses an action."""
    while not table.over and decision(table) in ("turn", "end"):
        seat = decider(table)
        if decision(table) == "turn":
            line = lines[seat] if seat < len(lines) else "123"
            wanted = [f"place:{slot}" for slot in line] + ["order"]
            choose(table, next(key for key in wanted if key in keys(table)))
            leave_actions(table)
        else:
            choose(table, "end")
    return table


# Looking.


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


def tracks(table, seat=0):
    """Economic, Military, Ritual, Mask."""
    return list(player(table, seat)["tracks"].values())


def used(table, seat=0):
    """Progress tiles that are face down."""
    return [tile["id"] for tile in player(table, seat)["progress"] if tile["down"]]

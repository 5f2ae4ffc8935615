"""Positions of Tribes in a line or two, and choices made in them.

    table = stage("A5 plain, B5 bluff:N", "A5 0 6 chief, B5 1 3", cards="trail raid", items=["stick 2, axe"])
    heard = choose(table, "move:A5>A6:6+chief", "orient:S", tiles=["T017"])
    assert at(table, "A6") == "0 6 chief"

A cell has a land, the mountains of its tile behind a colon, its passes behind a slash; the first tile that fits is
taken, or the one that is named. A tribe is a seat, its warriors and its chief. A chief that is not mentioned stands
alone on a prairie in the south. Unless `cards` is None it is the turn of seat 0, and everybody has shown `trail`.
"""

from longhouse import games
from longhouse.core.chance import Chance, FastChance
from longhouse.core.sets import members_of
from longhouse.core.settings import complete
from longhouse.core.state import Ear
from longhouse.games.tribes.rules import codes
from longhouse.games.tribes.tables import ARMY, CELL_IDS, DATA, HALF, NONE, TILE_IDS

GAME = games.get("tribes")
STREAMS = {name.replace(" ", "_"): number for number, name in enumerate(codes.STREAMS)}
HOMES = (("J10", "T097:S"), ("H10", "T098:S"), ("F10", "T099:S"), ("D10", "T087:S"))
"""Where chiefs stand that no test speaks of: their mountains lie on the edge."""
TILES = {row["id"]: row for row in DATA["tile"]}


class Luck(Chance):
    """Outcomes as wished for, 0 otherwise; tiles are wished for by their ids. Remembers what it was asked."""

    def __init__(self, table=None, **wishes):
        self.table = table
        self.wishes = {STREAMS[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        self.asked.append((codes.STREAMS[stream], n))
        wish = self.wishes[stream].pop(0) if self.wishes.get(stream) else 0
        if isinstance(wish, str):
            wish = unseen(self.table).index(wish)
        assert 0 <= wish < n
        return wish


class Heard:
    """What an ear has heard, with names."""

    def __init__(self, ear):
        self.events = list(GAME.events.read(ear.heard))
        self.kinds = [event.kind for event in self.events]
        self.forced = [GAME.codec.key(code) for code in ear.forced]

    def all(self, kind, **where):
        """The fields of all events of one kind, seats as numbers."""
        known = [_flat(event) for event in self.events if event.kind == kind]
        return [fields for fields in known if where.items() <= fields.items()]

    def one(self, kind, **where):
        (found,) = self.all(kind, **where)
        return found


def _flat(event):
    return {name: value["seat"] if isinstance(value, dict) else value for name, value in event.public.items()}


# Building.


def stage(land="", tribes="", cards="", items=(), turn=0, players=None, **rest):
    """A position: lands, tribes, the card that each seat has shown, the donkey of each seat; then fields of a position.

    Fields of all seats are lists (`horses=[9]`), fields of the turn are themselves (`steps=2`), the rest are
    settings; `settings` holds those that are called like a field.
    """
    return GAME.load(written(land, tribes, cards, items, turn, players, **rest))


def written(land="", tribes="", cards="", items=(), turn=0, players=None, **rest):
    """The position that `stage` loads."""
    lies = _land(land)
    stands = {cell: _tribe(words) for cell, words in _pairs(tribes)}
    shown = (cards or "").split()
    players = players or max([2, len(shown), len(items), *(1 + tribe["seat"] for tribe in stands.values())])
    for seat in range(players):
        if not any(tribe["seat"] == seat and tribe["chief"] for tribe in stands.values()):
            cell, tile = HOMES[seat]
            lies.setdefault(cell, tile)
            stands[cell] = {"seat": seat, "warriors": 0, "chief": True}
    seats = [
        {"card": shown[seat] if seat < len(shown) else "trail"} if cards is not None else {} for seat in range(players)
    ]
    for seat, words in enumerate(items):
        seats[seat]["items"] = {item: int(number or 1) for item, _, number in (w.partition(" ") for w in _parts(words))}
    for field in ("horses", "trophies", "hand", "chosen", "in_camp", "start"):
        for seat, value in enumerate(rest.pop(field, ())):
            seats[seat][field] = value
    turn_fields = {name: rest.pop(name) for name in ("steps", "chief_steps", "attacked", "collected") if name in rest}
    fields = {name: rest.pop(name) for name in ("cycle", "round", "spirit", "cavalry", "frames") if name in rest}
    settings = rest.pop("settings", {}) | rest
    whole = {"players": players, "settings": settings, "land": lies, "tribes": stands, "seats": seats, **fields}
    return whole if cards is None else whole | {"turn": {"seat": turn, **turn_fields}}


def _parts(words):
    return [part.strip() for part in words.split(",") if part.strip()]


def _pairs(words):
    return [part.split(" ", 1) for part in _parts(words)]


def _land(words):
    """Each cell with a tile that no other cell has."""
    taken, lies = {home.partition(":")[0] for _, home in HOMES}, {}
    for cell, what in _pairs(words):
        name, _, turned = what.partition(":")
        mask, _, passes = turned.partition("/")
        if name not in TILES:
            name = next(tile for tile, row in TILES.items() if tile not in taken and _fits(row, name, mask, passes))
        taken.add(name)
        lies[cell] = f"{name}:{turned or '-'}" if turned or not TILES[name]["mountains"] else name
    return lies


def _fits(row, land, mask, passes):
    """Whether a tile has this land and mountains in the same shape, and no bonus that its land has not."""
    sides = [side for side in "NESW" if side in (mask + passes).replace("-", "")]
    shape = {0: "", 1: "N"}.get(len(sides), "NS" if sides in (["N", "S"], ["E", "W"]) else "NE")
    usual = {"camp": "protection", "ridge": "attack", "bluff": "defence"}.get(land)
    return row["land"] == f"land.{land}" and row["mountains"] == shape and row.get("bonus") == usual


def _tribe(words):
    seat, *pieces = words.split()
    numbers = [int(piece) for piece in pieces if piece != "chief"]
    return {"seat": int(seat), "warriors": sum(numbers), "chief": "chief" in pieces}


def plains(*cells):
    """Land without mountains and bonuses on each of these cells, prairies first."""
    lands = (
        ["plain"] * 6 + ["stick"] * 5 + ["feather"] * 5 + ["farm"] * 5 + ["buffalo"] * 3 + ["wagon"] * 3 + ["stone"] * 2
    )
    return ", ".join(f"{cell} {land}" for cell, land in zip(cells, lands[: len(cells)], strict=True))


def deal(players=2, luck=None, ear=None, **settings):
    """A new game, before its first choice."""
    return GAME.start(players, complete(GAME.settings, settings), luck or Luck(), ear)


# Playing.


def decider(table):
    """The one seat that decides now."""
    (seat,) = table.deciding()
    return seat


def keys(table, *starts, seat=None):
    """What a seat may do, as keys, the one that decides unless said; only those that start like one of these."""
    found = [GAME.codec.key(code) for code in table.options(decider(table) if seat is None else seat)]
    return [key for key in found if not starts or key.startswith(starts)]


def choose(table, *chosen, **wishes):
    """Take options that are on the list, one after the other, whoever decides; what was heard."""
    luck, ear = Luck(table, **wishes), Ear()
    table.ear = ear
    for key in chosen:
        assert key in keys(table), f"{key} is not among {keys(table)}"
        table.apply(decider(table), GAME.codec.code(key), luck)
    table.ear = None
    return Heard(ear)


def show(table, *cards, **wishes):
    """Every seat chooses its card, seat 0 first; what was heard."""
    luck, ear = Luck(table, **wishes), Ear()
    table.ear = ear
    for seat, card in enumerate(cards):
        assert f"card:{card}" in keys(table, seat=seat)
        table.apply(seat, GAME.codec.code(f"card:{card}"), luck)
    table.ear = None
    return Heard(ear)


def end_turns(table):
    """Turns are ended without doing anything, up to the next choice of cards or of cavalry cells."""
    while not table.is_over() and decision(table) in ("turn", "campsite"):
        choose(table, "end")


def walk(table, seed, until=None):
    """A random game by random seats in which every second chance to attack is taken: (seat, option) before each choice.

    Goes on until the game is over, or so many choices.
    """
    luck, taste = FastChance(seed), FastChance(seed + 1000)
    number = 0
    while not table.is_over() and number != until:
        deciding = table.deciding()
        seat = deciding[taste.pick(-1, len(deciding))]
        options = table.options(seat)
        attacks = [code for code in options if codes.ATTACK <= code < codes.COLLECT]
        if attacks and taste.pick(-1, 2):
            options = attacks
        option = options[taste.pick(-1, len(options))]
        yield seat, option
        table.apply(seat, option, luck)
        number += 1


# Looking.


def look(table, seat=None):
    """What a seat sees."""
    return GAME.view(table, seat)


def player(table, seat=0):
    """A player's things, as the player sees them."""
    return look(table, seat)["players"][seat]


def items(table, seat=0):
    """What lies on a donkey: "stick 2, axe 1"."""
    return ", ".join(f"{item} {number}" for item, number in player(table, seat)["items"].items() if number)


def decision(table):
    """The name of the open decision, None at the end."""
    doing = look(table)["doing"]
    return doing and doing["decision"]


def at(table, cell):
    """Who stands on a cell: "0 6 chief", "army 2", or nothing."""
    number = CELL_IDS.index(cell)
    side = int(table.side[number])
    if side == NONE:
        return ""
    if side == ARMY:
        return f"army {int(table.men[number])}"
    return f"{side} {int(table.men[number])}" + (" chief" if table.chief[side] == number else "")


def tile(table, cell):
    """The tile of a cell as it lies: "T021:E/N", None if nobody has seen it."""
    return table.dump()["land"].get(cell)


def unseen(table):
    """The tiles that nobody has seen."""
    return [TILE_IDS[half * HALF + one] for half in range(2) for one in members_of(table.unseen[half])]

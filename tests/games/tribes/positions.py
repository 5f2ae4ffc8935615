"""Positions of Tribes in a line or two, and choices made in them.

    table = stage("A5 plain, B5 bluff:N", "A5 0 6 chief, B5 1 3", cards="trail raid", items=["stick 2, axe"])
    heard = choose(table, "move:A5>A6:6+chief", "orient:S", tiles=["T017"])
    assert at(table, "A6") == "0 6 chief"

A cell has a land, the mountains of its tile behind a colon, its passes behind a slash; the first tile that fits is
taken, or the one that is named. A tribe is a seat, its warriors and its chief. A chief that is not mentioned stands
alone on a prairie in the south. Unless `cards` is None it is the turn of seat 0, and everybody has shown `trail`.
"""

from functools import cache
from itertools import islice

from longhouse import games
from longhouse.core.components import read_components
from longhouse.games.tribes.state import WALLS
from staging import Heard, Staging

GAME = games.get("tribes")
TILES = {row["id"]: row for row in read_components(GAME.folder)["tile"]}
HOMES = (("J10", "T097:S"), ("H10", "T098:S"), ("F10", "T099:S"), ("D10", "T087:S"))
"""Where chiefs stand that no test speaks of: their mountains lie on the edge."""


class _Staging(Staging):
    """Tiles are wished for by their ids."""

    def outcome(self, table, stream, wish):
        return unseen(table).index(wish) if isinstance(wish, str) else wish


HERE = _Staging(GAME)
choose, deal, decider, decision, keys = HERE.choose, HERE.deal, HERE.decider, HERE.decision, HERE.keys
heard, look, lucky, player = HERE.heard, HERE.look, HERE.lucky, HERE.player
reason, told, why = HERE.reason, HERE.told, HERE.why


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


# Playing.


def show(table, *cards, **wishes):
    """Every seat chooses its card, seat 0 first; what was heard."""
    return sum((choose(table, f"card:{card}", seat=seat, **wishes) for seat, card in enumerate(cards)), Heard())


def end_turns(table):
    """Turns are ended without doing anything, up to the next choice of cards or of cavalry cells."""
    while not table.is_over() and decision(table) in ("turn", "campsite"):
        choose(table, "end")


def walk(table, seed, until=None):
    """A random game by random seats in which every second chance to attack is taken: (seat, option) before each choice.

    Goes on until the game is over, or so many choices.
    """
    return islice(HERE.walk(table, seed, _attack), until)


def _attack(options, chance):
    attacks = [code for code in options if _is_attack(code)]
    return attacks if attacks and chance.pick(-1, 2) else options


@cache
def _is_attack(code):
    return GAME.codec.key(code).startswith("attack")


# Looking.


def items(table, seat=0):
    """What lies on a donkey: "stick 2, axe 1"."""
    return ", ".join(f"{item} {number}" for item, number in player(table, seat)["items"].items() if number)


def at(table, cell):
    """Who stands on a cell: "0 6 chief", "army 2", or nothing."""
    position = table.dump()
    if cell in position["cavalry"]:
        return f"army {position['cavalry'].count(cell)}"
    tribe = position["tribes"].get(cell)
    return f"{tribe['seat']} {tribe['warriors']}" + " chief" * tribe["chief"] if tribe else ""


def tile(table, cell):
    """The tile of a cell as it lies: "T021:E/N", None if nobody has seen it."""
    return table.dump()["land"].get(cell)


def unseen(table):
    """The tiles that nobody has seen."""
    laid = {tile.partition(":")[0] for tile in table.dump()["land"].values()}
    return [tile for tile in TILES if tile not in laid]


def walls(table, cell):
    """The sides of a cell that nobody walks through, by number; a position does not say what follows from its tiles."""
    return WALLS.of(table, cell)

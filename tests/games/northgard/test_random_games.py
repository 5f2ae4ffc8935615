"""Land, exploring and moving in random games, against a second reading of the rules from what everybody sees.

Players pass only when they must, so that games are long and full.
"""

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.northgard.data import DATA

from .positions import GAME, deal, decider, decision, look

SIDES = "NESW"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TILE = {row["id"]: row for row in DATA["tile"]}
OWNED = {row["id"]: row["sides"] for row in DATA["area"]}
LINES = [row["id"].split(".") for row in DATA["line"]]


def owner(tile, turned, side):
    """The area of a tile as it lies that owns a side (0 is north)."""
    pattern = TILE[tile]["pattern"]
    word = SIDES[(side - turned) % 4]
    return next(
        f"{tile}.{name.partition('.')[2]}" for name, owned in OWNED.items() if name[0] == pattern and word in owned
    )


class Land:
    """R30 to R34 over again: cells with tiles, and areas joined where they share a side."""

    def __init__(self, cells):
        self.cells = cells
        self.root = {}
        for tile, _ in cells.values():
            for name in OWNED:
                if name[0] == TILE[tile]["pattern"]:
                    self.root[f"{tile}.{name.partition('.')[2]}"] = f"{tile}.{name.partition('.')[2]}"
        for (x, y), (tile, turned) in cells.items():
            for side, (dx, dy) in enumerate(STEPS):
                if (x + dx, y + dy) in cells:
                    self.join(owner(tile, turned, side), owner(*cells[x + dx, y + dy], side + 2))

    def find(self, area):
        while self.root[area] != area:
            area = self.root[area]
        return area

    def join(self, a, b):
        self.root[self.find(a)] = self.find(b)

    def territories(self):
        found = {}
        for area in self.root:
            found.setdefault(self.find(area), set()).add(area)
        return {frozenset(areas) for areas in found.values()}

    def open_sides(self, areas):
        return sum(
            (x + dx, y + dy) not in self.cells and owner(tile, turned, side) in areas
            for (x, y), (tile, turned) in self.cells.items()
            for side, (dx, dy) in enumerate(STEPS)
        )

    def links(self):
        """Pairs of territories, as sets of areas, with whether all borders between them are rough."""
        found = {}
        whole = {area: areas for areas in self.territories() for area in areas}
        for tile, _ in self.cells.values():
            for pattern, line in LINES:
                if pattern == TILE[tile]["pattern"]:
                    a, b = (whole[f"{tile}.{place}"] for place in line.split("-"))
                    if a != b:
                        pair = frozenset([a, b])
                        found[pair] = found.get(pair, True) and line in TILE[tile]["rough"]
        return found

    def ends(self, cell, corner):
        """Whether a border of the tile in a cell ends at a corner; corner k lies between sides k - 1 and k."""
        tile, turned = self.cells[cell]
        return owner(tile, turned, corner) != owner(tile, turned, corner + 3)

    def keeps_borders(self):
        """R40 at every vertex: the corner number counts clockwise from the northwest."""
        for x, y in self.cells:
            around = {(x, y): 2, (x + 1, y): 3, (x + 1, y + 1): 0, (x, y + 1): 1}
            is_full = all(cell in self.cells for cell in around)
            if is_full and sum(self.ends(cell, corner) for cell, corner in around.items()) == 1:
                return False
        return True


def land_of(seen):
    return Land({(tile["x"], tile["y"]): (tile["id"], tile["turn"]) for tile in seen["tiles"]})


def check_map(seen, land):
    assert {frozenset(there["areas"]) for there in seen["territories"].values()} == land.territories()
    for there in seen["territories"].values():
        areas = frozenset(there["areas"])
        assert there["open_sides"] == land.open_sides(areas)
        assert there["size"] == len({area.partition(".")[0] for area in areas})
    whole = {name: frozenset(there["areas"]) for name, there in seen["territories"].items()}
    found = {frozenset([whole[link["from"]], whole[link["to"]]]): link["rough"] for link in seen["borders"]}
    assert found == land.links()
    assert land.keeps_borders()


def may_explore(seen, land, seat, tile):
    """R40 to R44: every cell and rotation."""
    holders = {area: there["holder"] for there in seen["territories"].values() for area in there["areas"]}
    found = set()
    for (x, y), (placed, turned) in land.cells.items():
        for side, (dx, dy) in enumerate(STEPS):
            cell = (x + dx, y + dy)
            if cell in land.cells or holders[owner(placed, turned, side)] != seat:
                continue
            for turn in range(4):
                trial = Land({**land.cells, cell: (tile, turn)})
                players = [{holders.get(area) for area in areas} - {None} for areas in trial.territories()]
                if trial.keeps_borders() and all(len(there) <= 1 for there in players):
                    found.add((cell, turn))
    return found


def check_explore(table, seen, land):
    kind, seat = decision(table), decider(table)
    keys = [GAME.codec.key(code) for code in table.options(seat)]
    legal = may_explore(seen, land, seat, seen["doing"]["tile"])
    if kind == "explore-cell":
        assert sorted(keys) == sorted({f"cell:{x},{y}" for (x, y), _ in legal})
    else:
        here = tuple(seen["doing"]["cell"])
        assert keys == [f"turn:{turn}" for cell, turn in sorted(legal) if cell == here]


def check_move(table, seen):
    """R60 to R62: every step that can be paid; Kaija (whom this does not read) aside."""
    seat, points = decider(table), seen["doing"]["moves"]
    keys = {GAME.codec.key(code) for code in table.options(seat)}
    steps = {}
    for link in seen["borders"]:
        cost = 2 if link["rough"] else 1
        if cost <= points:
            steps.setdefault(link["from"], set()).add(link["to"])
            steps.setdefault(link["to"], set()).add(link["from"])
    if decision(table) == "move-to":
        assert keys == {f"to:{end}" for end in steps[seen["doing"]["from"]]}
    else:
        mine = {
            name for name, there in seen["territories"].items() if there["holder"] == seat and not there["attackers"]
        }
        assert keys - {"stop-moving"} == {f"from:{name}" for name in mine & set(steps)}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_r30_r40_r44_r60_no_option_more_or_less_in_random_games(players, seed):
    chance = FastChance(seed)
    table = deal(players, chance)
    bear, infiltration = GAME.codec.code("clan:bear"), "infiltration"
    tiles = 0
    while not table.is_over():
        seat, kind = decider(table), decision(table)
        options = table.options(seat)
        seen = None
        if kind in ("explore-cell", "explore-rotation", "move-from", "move-to"):
            seen = look(table)
            if kind.startswith("explore") and seen["doing"]["effect"] != "huginn_muninn":
                check_explore(table, seen, land_of(seen))
            elif kind.startswith("move") and seen["doing"]["effect"] not in (infiltration, "wolf"):
                check_move(table, seen)
        if len(table.dump()["tiles"]) != tiles:
            tiles = len(table.dump()["tiles"])
            seen = seen or look(table)
            check_map(seen, land_of(seen))
        dull = {GAME.codec.code("pass"), GAME.codec.code("end"), bear}
        waits = [code for code in options if GAME.codec.key(code).startswith(("wait", "order"))]
        lively = [code for code in options if code not in dull and code not in waits] or options
        table.apply(seat, lively[chance.pick(0, len(lively))], chance)
    assert tiles > 2 * players + 2

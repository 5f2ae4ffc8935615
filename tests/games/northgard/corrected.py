"""Northgard with corrected figures: a program that prints, as JSON, what becomes of some of them.

    python corrected.py PACKAGE CORRECTIONS [PATH ...]

CORRECTIONS is JSON by table, row and field; null takes a field out. Figures are read once, when the game is imported,
so this runs as a program of its own; PACKAGE is what this folder is called among the modules of the tests.
"""

import importlib
import json
import sys
from pathlib import Path

from longhouse.core import components

read_as_printed = components.read_components


def correct(tables, corrections):
    """Tables of data with some fields changed."""
    for table, rows in corrections.items():
        for row in tables[table]:
            row |= rows.get(row["id"], {})
            for field in [field for field, value in row.items() if value is None]:
                del row[field]
    return tables


def notice(package):
    """What somebody would notice at the table."""
    staged = importlib.import_module(f"{package}.positions")
    reveal = importlib.import_module("longhouse.games.northgard.rules.year").reveal_row
    achievement = importlib.import_module("longhouse.games.northgard.rules.scoring").achievement
    fresh = staged.deal(players=2)
    hand = ["fishing", "bodyguard", "feast", "teamwork"]
    table = staged.stage({"clan": "goat", "hand": hand, "units": {"t5": 2, "t1": 1}, "wood": 9}, staged.FOE)
    moving = staged.after(table, "play:bodyguard")
    late = staged.stage({"units": {"t5": 2}}, staged.FOE, year=6)
    reveal(late, staged.lucky(late))
    return {
        "food of Fishing": staged.goods(staged.after(table, "play:fishing"))[0],
        "moves of Bodyguard": staged.look(moving)["doing"]["moves"],
        "points of Bodyguard": int(importlib.import_module("longhouse.games.northgard.state").BONUS.of(moving)),
        "parts of Feast": staged.keys(staged.after(table, "play:feast")),
        "moves of Feast": staged.look(staged.after(table, "play:feast", "part:move"))["doing"]["moves"],
        "row of year 6": staged.look(late)["row"],
        "Trapper": int(achievement(staged.stage({"units": {"t7": 1}}, {"units": {"t5": 1}}), 0, 5)),
        "tokens": staged.look(fresh)["tokens"]["silo"],
        "reserve": staged.player(fresh)["reserve"],
        "unrest": staged.look(fresh)["unrest_left"],
    }


if __name__ == "__main__":
    package, corrections, *paths = sys.argv[1:]
    sys.path[:0] = paths

    def read(folder: Path):
        tables = read_as_printed(folder)
        return correct(tables, json.loads(corrections)) if folder.name == "northgard" else tables

    components.read_components = read
    print(json.dumps(notice(package)))

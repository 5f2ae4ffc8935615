"""Play seeded games with rows of their data changed, and print a hash of them; or what the rules refuse about the rows.

    python tests/house/changed_row.py wendake 1 '[["number", "women", {"value": 8}]]'

A process of its own, because the rules read their data when they are imported. A field that is null is taken away.
"""

import json
import subprocess
import sys
from pathlib import Path

from longhouse import games
from longhouse.core import components
from longhouse.core.errors import BrokenGame


def played_with(game, *changes, games=1):
    """The hash of games in which these rows are different, or the refusal: ("number", "women", {"value": 8})."""
    command = [sys.executable, __file__, game, str(games), json.dumps(changes)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    return done.stdout.strip()


def change(tables, changes):
    """Change fields of rows in place."""
    for table, name, fields in changes:
        row = next(row for row in tables[table] if row["id"] == name)
        row.update(fields)
        for field in [field for field, value in fields.items() if value is None]:
            del row[field]


def main(name, number, changes):
    read = components.read_components

    def read_changed(folder):
        tables = read(folder)
        if folder.name == name:
            change(tables, changes)
        return tables

    components.read_components = read_changed
    try:
        game = games.get(name)
    except BrokenGame as error:
        if not isinstance(error.__cause__, components.BadComponent):
            raise
        print(f"refused: {error.__cause__}")
        return
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from house.fingerprint import fingerprint, play_fast

    print(fingerprint(play_fast, game, number))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))

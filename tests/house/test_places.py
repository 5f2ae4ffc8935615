"""The counting of places, on a game small enough to count by hand."""

import pytest

from house import places

STATE = """
from typing import Final

HAND: Final = TABLE.row("hand", SEAT)

class Table:
    def __init__(self):
        self.settings: Settings = settings
        self.round: i64 = 0
        self.won: vec[i64] = EMPTY

    def clear(self):
        self.won = blank()

    def copy_to(self, other):
        other.won = self.won[:]
        other.round = self.round
"""

POSITION = """
def dump(table):
    return {"round": table.round, "won": table.won}

def load(position):
    table.won = position["won"]
"""

CODES = """
from typing import Final

PLAY: Final = 0
NO_CARD: Final = -1
WIDTH: Final = 2 * 3
D1_DEPLOY: Final = 0
"""

RULES = """
class Deploy(Decision[Table]):
    def offer(self, table, seat, frame, into):
        into.add(codes.PLAY + table.cells[seat * 4 + table.frames.a(frame)])

    def take(self, table, seat, frame, option, chance):
        table.frames.push(codes.D1_DEPLOY, seat)

class Resign(Decision[Table]):
    def offer(self, table, seat, frame, into):
        into.add(self.resign.number())

RESIGN: Final = Resign()
DECISIONS: Final[list[Decision[Table]]] = [*(Deploy(), RESIGN)]
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "rules").mkdir()
    written = {
        "state.py": STATE,
        "position.py": POSITION,
        "rules/codes.py": CODES,
        "rules/game.py": RULES,
        "naming.py": 'DECISION_NAMES = ("deploy",)\nKINDS = [codes.PLAY]\n',
        "view.py": "def view(table):\n    return state.HAND.of(table), table.frames.kind(0) == codes.D1_DEPLOY\n",
    }
    for name, text in written.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_places_of_a_field(folder):
    assert places.field_places(folder) == {
        "HAND": ["declared", "viewed"],
        "round": ["declared", "copied", "dumped"],
        "won": ["declared", "cleared", "copied", "dumped", "loaded"],
    }


def test_the_places_of_a_decision(folder):
    assert places.decision_places(folder) == {
        "deploy": ["class", "number", "list", "name", "bases", "option names", "viewed"],
        "RESIGN": ["class", "list"],
    }


def test_numbers_are_counted(folder):
    counted = places.count(folder)
    assert counted["typed numbers"] == 3, "a product of two numbers is computed, not typed"
    assert counted["index products in rules"] == 1
    assert counted["frame numbers in rules"] == 1
    assert counted["frame numbers elsewhere"] == 0

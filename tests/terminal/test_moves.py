"""Long lists of moves: runs are folded into one line, and moves are found by their words."""

import re

from longhouse.terminal.moves import folded, named, range_in

from .conftest import Longhouse

SWAPS = [f"Swap {first} and {second}" for first in "ABCDEF" for second in "ABCDEF" if first < second]


def test_a_short_list_is_shown_in_full() -> None:
    assert [line.words for line in folded(SWAPS[:12], ["swap"] * 12)] == SWAPS[:12]


def test_the_longest_runs_are_folded_until_the_list_is_short() -> None:
    tiles = [f"Use tile {number}" for number in range(9)]
    labels = [*tiles, *SWAPS, "End the turn"]
    kinds = ["place"] * 9 + ["swap"] * len(SWAPS) + ["end"]
    lines = folded(labels, kinds)
    assert [line.words for line in lines] == [*tiles, "Swap …", "End the turn"]
    assert [line.numbers for line in lines[-2:]] == ["10-24", "25"]


def test_what_is_common_stays_readable() -> None:
    labels = [f"Move {who} from H4 to H5" for who in ("1 warrior", *(f"{n} warriors" for n in range(2, 15)))]
    assert [line.words for line in folded(labels, ["move"] * 14)] == ["Move … from H4 to H5"]
    assert len(folded([str(number) for number in range(20)], ["count"] * 20)) == 20, "nothing in common: nothing folded"


def test_moves_of_one_kind_are_folded_by_place() -> None:
    labels = [
        f"Build a {what} at {where}" for where in ("Asknes", "Thorby", "Varby") for what in ("Silo", "Forge", "Camp")
    ]
    more = [*labels, *(f"Build a Tower at {where}" for where in ("Solfell", "Vestby", "Birkstad", "Sandby"))]
    lines = folded(more, ["build"] * len(more))
    assert [line.words for line in lines[:3]] == [f"Build a … at {where}" for where in ("Asknes", "Thorby", "Varby")]
    assert [line.numbers for line in lines[3:]] == ["10", "11", "12", "13"]
    assert [line.words for line in folded([f"Start on A{n}" for n in range(36)], ["start"] * 36)] == ["Start on …"]


def test_ranges_and_words_name_moves() -> None:
    assert list(range_in("10-12", 20) or ()) == [10, 11, 12]
    assert range_in("10-30", 20) is None
    assert range_in("1-", 20) is None
    labels = ["Move the chief from H4 to H5", "Move 2 warriors from H4 to H5", "End the turn"]
    assert named("chief h5", labels) == [1]
    assert named("move", labels) == [1, 2]
    assert named("2 2", labels) == []
    assert named("dance", labels) == []


def test_swaps_are_one_line_and_are_chosen_in_two_steps(longhouse: Longhouse) -> None:
    said = longhouse.run("play", "wendake", "--first", "--seats", "you,random", "--seed", "3", answers=["quit"]).stdout
    lines = [line.split(". ")[0].strip() for line in said.splitlines() if re.match(r" +\d+(-\d+)?\. ", line)]
    assert len(lines) <= 12
    (swaps,) = (numbers for numbers in lines if "-" in numbers)
    last = swaps.partition("-")[2]
    answers = [swaps, last, "quit"]
    shown = longhouse.run("play", "wendake", "--first", "--seats", "you,random", "--seed", "3", answers=answers).stdout
    assert shown.count(f"\n  {last}. ") == 1
    assert len(longhouse.choices("wendake-2")) == len(longhouse.choices("wendake-1")) + 1

"""The positions these tests are written in could come up in a game."""

import pytest

from longhouse.core.errors import BadPosition

from .positions import GAME, LANDS, PILES_IN_ROUND, choose, keys, play, position
from .whole_games import finished


@pytest.mark.parametrize("number", PILES_IN_ROUND)
def test_what_is_not_said_is_filled_in(number):
    dump = position(PILES_IN_ROUND[number], "spirit", "cloud", round=number).dump()
    in_rows = [row for pile in dump["piles"] for row in pile["rows"]]
    for seat, player in enumerate(dump["players"]):
        placed = set(player["shown"]) | {row[seat] for row in in_rows}
        assert len(player["hand"]) == (4 if number == 6 else 8)
        assert len(placed) == 4 * (number - 1)
        assert len(placed | set(player["hand"]) | set(player["deck"])) == 24
        assert (len(player["dealt"]), len(player["kept"]), len(player["replaced"])) == (3, 2, 2)


@pytest.mark.parametrize(("number", "decided"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 8), (6, 8)])
def test_earlier_territories_are_out_of_the_way(number, decided):
    dump = position(PILES_IN_ROUND[number], round=number, won=("", "M2") if number > 1 else ("", "")).dump()
    gone = dump["tied"] + dump["players"][1]["won"]
    assert len(gone) == decided
    on_table = [pile["territory"] for pile in dump["piles"]]
    left = [land for land in LANDS if land not in gone + on_table]
    assert all(sum(LANDS[land]["turns"] == n for land in left) >= 1 for n in (1, 2, 3))


@pytest.mark.parametrize("number", PILES_IN_ROUND)
def test_a_position_survives_being_written_down(number):
    table = position(PILES_IN_ROUND[number], "dance", round=number)
    choose(table, 1, keys(table, 1)[0])
    again = GAME.load(table.dump())
    assert again.dump() == table.dump()
    assert [keys(again, seat) for seat in (0, 1)] == [keys(table, seat) for seat in (0, 1)]


def test_so_do_a_lock_a_peek_and_an_end():
    table = position("P5 | M1 | F2 | P1", "dance 09a", "03a")
    play(table, "dance 09a . .", ". 03a . .")
    assert table.dump()["players"][1]["locked"] == 1
    assert table.dump()["players"][0]["peeked"] == [[3, 1]]
    for state in (table, finished().state):
        assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    "written",
    [
        {"piles": [{"territory": "P9"}]},
        {"piles": [{"territory": "P1"}]},
        {"piles": [{"territory": "P5"}], "tied": ["P5"]},
        {"players": [{"hand": ["07b", "07b"]}, {}]},
        {"players": [{"hand": ["07c"]}, {}]},
        {"piles": [{"territory": "P5", "rows": [["07b", "04a"]]}], "players": [{"hand": ["07b"]}, {}]},
        {"players": [{"tokens": -1}, {}]},
        {"round": 8},
        {"rounds": 1},
        {"players": 7},
        {"players": [{"hand": ["sky"]}, {"hand": ["sky"]}]},
        {"players": [{"hand": ["sky", "cloud", "skull"]}, {}]},
        {"players": [{"hand": ["07b"], "kept": ["skull"], "replaced": ["07b"]}, {}]},
        {"players": [{"locked": 2}, {}]},
        {"piles": [{"territory": "P5", "rows": [["01a", "01a"], ["02a", "02a"], ["03a", "03a"], ["04a", "04a"]]}]},
        {"round": True},
    ],
)
def test_a_position_that_contradicts_itself_is_refused(written):
    with pytest.raises(BadPosition):
        GAME.load(written)

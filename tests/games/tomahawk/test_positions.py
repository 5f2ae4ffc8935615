"""The positions these tests are written in could come up in a game."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import BadPosition
from longhouse.testing.selfplay import choose_any

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


LAST_TIED = ["P5", "P4", "F5", "F4", "M4", "M3", "P3", "F2", "P2", "M2", "P1", "F1"]


def all_written(match):
    """The positions of a match, one by one, as they are written."""
    return [moment.state.dump() for moment in match.moments()]


@pytest.mark.parametrize("settings", [{}, {"bonus_animal": True, "replace_choice": "auto"}, {"specials": False}])
def test_every_position_of_a_game_is_one_that_can_be(settings):
    match, chance = GAME.new(seed=3, settings=settings), FastChance(3)
    while not match.over:
        choose_any(match, chance)
    for written in all_written(match):
        assert GAME.load(written).dump() == written


def unlike(written, **changes):
    """A written position with other fields for both players, and otherwise the same."""
    players = [player | changes for player in written["players"]]
    return written | {"players": players}


def test_hands_decks_and_specials_are_tied_to_the_round():
    written = position(PILES_IN_ROUND[4], "dance", round=4).dump()
    first = written["players"][0]
    for wrong in (
        unlike(written, hand=[], deck=[]),
        unlike(written, kept=[], replaced=[]),
        unlike(written, dealt=[], kept=[], replaced=[]),
        unlike(written, peeked=[[1, 1]]),
        unlike(written, peeked=[[2, 1]]),
        unlike(written, locked=4),
        written | {"round": 5},
        written | {"tied": written["tied"][1:]},
        written | {"tied": [*written["tied"], "F1", "M1"]},
        written | {"players": [first | {"deck": [], "shown": first["shown"] + first["deck"]}, written["players"][1]]},
        written | {"players": [first | {"deck": first["deck"] + first["hand"], "hand": []}, written["players"][1]]},
    ):
        with pytest.raises(BadPosition):
            GAME.load(wrong)


@pytest.mark.parametrize("number", range(1, 8))
def test_a_round_alone_is_filled_in(number):
    tops = [] if number == 7 else [{"territory": words.split()[0]} for words in PILES_IN_ROUND[number].split("|")]
    for pile, words in zip(tops, PILES_IN_ROUND.get(number, "").split("|"), strict=False):
        pile["rows"] = [row.split("/") for row in words.split()[1:]]
    table = GAME.load({"round": number, "piles": tops})
    assert GAME.load(table.dump()).dump() == table.dump()
    for seat in (0, 1, -1):
        dealt = table.copy()
        dealt.deal_anew(seat, FastChance(number))


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
        {"players": [{"hand": ["07a", "08a", "09a", "10a", "10b"]}, {}]},
        {"players": [{"deck": ["07a", "08a"]}, {}]},
        {"round": 7, "players": [{"deck": ["07a"]}, {}]},
        {"round": 7, "players": [{"won": ["P5", "P4", "F5", "F4", "M5"]}, {}]},
        {"round": 1, "players": [{"won": ["P1"]}, {}]},
        {"round": 7, "tied": ["P1"]},
        {"round": 7, "doubled": ["F1"], "tied": LAST_TIED},
        {"round": 7, "bonus": "M5"},
        {"round": 7, "settings": {"bonus_animal": True}},
        {"round": 7, "players": [{"kept": ["cloud"], "dealt": ["cloud", "sky", "skull"]}, {}]},
        {"round": 7, "players": [{"dealt": ["cloud", "sky"]}, {}]},
        {"round": 7, "players": [{"dealt": ["cloud", "sky", "skull"]}, {"dealt": ["cloud", "dance", "spirit"]}]},
        {"round": 7, "players": [{"kept": ["sky", "skull"], "replaced": ["06a", "06b"]}, {}]},
        {"round": 7, "players": [{"kept": ["sky", "skull"], "replaced": ["06a"]}, {}]},
        {"round": 7, "settings": {"replace_choice": "auto"}, "players": [{"replaced": ["06a", "07b"]}, {}]},
        {"round": 7, "settings": {"specials": False}, "players": [{"dealt": ["cloud", "sky", "skull"]}, {}]},
        {"round": 7, "players": [{"shown": ["01a"]}, {}]},
        {"round": 0},
        {"round": 0, "settings": {"specials": False}},
    ],
)
def test_a_position_that_contradicts_itself_is_refused(written):
    with pytest.raises(BadPosition):
        GAME.load(written)

"""Deciding territories (R47 to R54)."""

import pytest

from .positions import LANDS, PILES_IN_ROUND, battle, look, play, position, rows

DECIDED = {1: [2, 4], 2: [3, 4], 3: [1, 2, 3], 4: [4], 5: [], 6: [1, 2, 3, 4]}


@pytest.mark.parametrize("number", DECIDED)
def test_r47_a_territory_is_decided_when_all_its_warriors_are_played(number):
    heard = play(position(PILES_IN_ROUND[number], round=number), ". . . .", ". . . .")
    assert [told["pile"] for told in heard.all("totals")] == DECIDED[number]


@pytest.mark.parametrize(
    ("territory", "mine", "yours", "totals"),
    [
        ("P3", "05a 06a", "04a 08a", (11, 12)),
        ("P4", "05a 06a 09a", "04a 08a 01a", (11, 13)),
        ("F5", "05a 06a 01a", "04a 08a 03a", (13, 15)),
        ("M4", "spirit 02a", "01a 09a", (9, 11)),
        ("F4", "sky 05a cloud", "09a 03a 10a", (15, 12)),
    ],
)
def test_r48_a_total_is_the_sum_of_what_the_cards_count(territory, mine, yours, totals):
    assert battle(territory, mine, yours).totals == totals


@pytest.mark.parametrize("territory", LANDS)
def test_r49_the_higher_total_takes_the_territory_and_its_animals(territory):
    turns = LANDS[territory]["turns"]
    low, high = ["01a", "02a", "02b"][:turns], ["08a", "09a", "10a"][:turns]
    if territory == "M2":
        low, high = high, low
    fight = battle(territory, " ".join(low), " ".join(high))
    assert (fight.winner, fight.points) == (1, LANDS[territory]["animals"])
    assert fight.heard.one("won", pile=fight.pile)["species"] == LANDS[territory]["animal"]


def test_r50_equal_totals_discard_the_territory():
    fight = battle("P3", "05a 06a", "04a 07a")
    assert fight.winner is None
    assert look(fight.table)["tied"][0] == "P3"
    assert not fight.has("won")


def test_r50_also_0_to_0():
    fight = battle("M2", "cloud", "08b")
    assert (fight.totals, fight.winner) == ((0, 0), None)


def test_r51_warriors_of_a_decided_territory_leave():
    fight = battle("P3", "05a 06a", "04a 08a")
    dump = fight.table.dump()
    on_table = {card for pile in dump["piles"] for row in pile["rows"] for card in row}
    assert not on_table & {"05a", "06a", "04a", "08a"}
    assert not {"05a", "06a"} & {*dump["players"][0]["hand"], *dump["players"][0]["deck"]}


def test_r51_warriors_of_a_running_battle_stay():
    table = position("P5 | P1 | P3 | P2", "07b", "08a")
    play(table, "07b . . .", "08a . . .")
    assert rows(table, 1) == [["07b", "08a"]]


TWO_FORESTS = "F5 | M1 | F2 | P1"


def test_r52_the_winner_of_a_mountain_sees_what_was_hidden_this_round():
    table = position(TWO_FORESTS, "09a", "05b 03a 07b")
    heard = play(table, ". 09a . .", "05b 03a 07b .")
    assert [rows(table, pile, 0)[0][1] for pile in (1, 3)] == ["05b", "07b"]
    assert [(told["pile"], told["card"]) for told in heard.all("peeked", seat=0)] == [(1, "05b"), (3, "07b")]


def test_r52_the_loser_sees_nothing():
    table = position(TWO_FORESTS, "09a 05b", "03a")
    heard = play(table, "05b 09a . .", ". 03a . .")
    assert rows(table, 1, 1)[0][0] == "?"
    assert not heard.all("peeked", seat=1)


def test_r52_the_loser_and_spectators_learn_the_places_only():
    table = position(TWO_FORESTS, "09a", "05b 03a")
    heard = play(table, ". 09a . .", "05b 03a . .")
    for seat in (1, None):
        assert [part.get("card") for part in heard.told(seat, "peeked")] == [None, None]
        assert look(table, seat)["players"][0]["looked_at"] == [{"pile": 1, "row": 1}, {"pile": 3, "row": 1}]
    assert rows(table, 1, None) == [["?", "?"]]


def test_r52_not_what_was_hidden_in_earlier_rounds():
    table = position("F5 04a/05b | M3 | P3 06a/06a | M1", "09a", "03a 07b", round=2)
    play(table, ". . . 09a", "07b . . 03a")
    assert [row[1] for row in rows(table, 1, 0)] == ["?", "07b"]


def test_r52_a_tied_mountain_shows_nothing():
    table = position(TWO_FORESTS, "09a", "09a")
    assert not play(table, ". 09a . .", ". 09a . .").all("peeked")


def test_r52_a_second_mountain_shows_nothing_more():
    table = position("P5 07a/07a 08a/08a | M3 09a/03a | M1 | F2", "10a 06a", "01a 02a", round=3)
    heard = play(table, ". 10a 06a .", ". 01a 02a .")
    assert len(heard.all("won", seat=0, species="eagle")) == 2
    assert len(heard.all("peeked")) == 1


def test_r52_both_players_may_peek():
    table = position("P5 07a/07a 08a/08a | M3 09a/03a | M1 | F2", "10a 02a 05b", "01a 06a 07b", round=3)
    play(table, ". 10a 02a 05b", ". 01a 06a 07b")
    assert [rows(table, 4, seat) for seat in (0, 1)] == [[["05b", "07b"]]] * 2


def test_r52_a_forest_that_is_complete_needs_no_peek():
    table = position("P5 07a/07a | M3 | F2 04a/05a | M1", "09a", "03a", round=2)
    assert not play(table, ". . . 09a", ". . . 03a").all("peeked")


def test_r52_the_places_are_forgotten_with_the_forest():
    table = position("P5 | M1 | F2 | P1", "09a", "03a")
    play(table, ". 09a . .", ". 03a . .")
    assert look(table)["players"][0]["looked_at"] == [{"pile": 3, "row": 1}]
    play(table, ". . . .", ". . . .")
    assert look(table)["players"][0]["looked_at"] == []


def test_r53_the_peek_comes_after_all_battles():
    table = position(TWO_FORESTS, "09a", "03a")
    kinds = play(table, ". 09a . .", ". 03a . .").kinds
    decided = [number for number, kind in enumerate(kinds) if kind in ("won", "tied")]
    assert len(decided) == 2
    assert kinds.index("peeked") > max(decided)


def test_r53_there_is_nothing_to_peek_at_in_round_5():
    heard = play(position(PILES_IN_ROUND[5], round=5), ". . . .", ". . . .")
    assert heard.kinds.count("stays_hidden") == 2
    assert not heard.all("peeked")


def test_r53_there_is_nothing_to_peek_at_in_round_6():
    heard = play(position(PILES_IN_ROUND[6], "09b", "03b", round=6), ". . 09b .", ". . 03b .")
    assert heard.all("won", territory="M5")
    assert not heard.all("peeked")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_r54_a_decided_territory_is_replaced_by_the_next_of_its_pile(number):
    table = position(PILES_IN_ROUND[number], round=number)
    before = look(table)["piles"]
    heard = play(table, ". . . .", ". . . .")
    after = look(table)["piles"]
    assert [told["pile"] for told in heard.all("turned_up")] == DECIDED[number]
    for pile in DECIDED[number]:
        assert LANDS[after[pile - 1]["territory"]]["turns"] == before[pile - 1]["below"][0]
        assert after[pile - 1]["turn"] == 1


def test_r54_the_others_stay():
    table = position(PILES_IN_ROUND[4], round=4)
    play(table, ". . . .", ". . . .")
    assert [pile["territory"] for pile in look(table)["piles"][:3]] == ["P5", "F4", "M5"]


def test_r54_new_territories_come_before_the_draw():
    kinds = play(position(PILES_IN_ROUND[1]), ". . . .", ". . . .").kinds
    assert max(n for n, kind in enumerate(kinds) if kind == "turned_up") < kinds.index("drew")

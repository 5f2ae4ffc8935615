"""The worked examples of section 8 about setup, hands, knowledge and the end (E1, E2, E34 to E46)."""

import pytest

from .endings import ending, final
from .positions import (
    GAME,
    LANDS,
    LENGTHS,
    battle,
    choose,
    count_deployments,
    deal,
    keys,
    look,
    lucky,
    play,
    position,
    rows,
)
from .whole_games import army, finished, play_round, start_round_1

A, B = 0, 1


def test_e1_the_piles():
    assert [len(lengths) for lengths in LENGTHS] == [2, 3, 3, 4]
    assert [sum(lengths) for lengths in LENGTHS] == [6, 6, 6, 6]
    match = start_round_1(seed=2)
    assert [pile["turns"] for pile in match.view(None)["table"]["piles"]] == [3, 1, 2, 1]
    assert sorted(LANDS[land]["turns"] for land in finished().view(None)["table"]["unused"]) == [1, 2, 3]


def test_e2_hands_and_decks_over_the_six_rounds():
    match = start_round_1(seed=2, specials=False)
    hands, decks = [], []
    while not match.over:
        players = match.view(None)["table"]["players"]
        hands.append([len(match.view(seat)["table"]["players"][seat]["hand"]) for seat in range(2)])
        decks.append([player["deck_count"] for player in players])
        play_round(match)
    assert hands == [[8, 8]] * 5 + [[4, 4]]
    assert decks == [[n, n] for n in (16, 12, 8, 4, 0, 0)]


def dance_in_round_1():
    """B keeps 1, 3 with 2 hair, 9 and 10; luck locks the 3."""
    table = position("P5 | P1 | P3 | P2", "dance 04b", "02a 05a 06a 07a 01a 03c 09a 10a")
    heard = play(table, "dance . . .", "02a 05a 06a 07a", keep=(["04b"], ()), luck=lucky(twilight_dance=[1]))
    return table, heard


def test_e34_the_dance_locks_a_card():
    table, heard = dance_in_round_1()
    assert heard.one("locked") == {"seat": B, "pile": 1, "card": "03c"}
    assert [part.get("card") for part in heard.told(A, "locked")] == [None]
    assert rows_being_played(table, 1, A)[B] == "?"
    assert rows_being_played(table, 1, B)[B] == "03c"
    assert len(look(table, B)["players"][B]["hand"]) == 7


def test_e34_its_owner_has_210_deployments():
    table = position(
        "P5 dance/02a | M3 | P3 05a/05a | P2", "", "01a 04a 06a 07a 08a 09a 10a", round=2, locked={B: (1, "03c")}
    )
    assert count_deployments(table, B) == 210


def test_e34_the_card_is_turned_up_and_scalped_and_then_b_is_free():
    table, _ = dance_in_round_1()
    heard = play(table, "04b . . .", ". . .")
    assert heard.one("revealed", pile=1)["second"] == "03c"
    assert heard.one("scalped", pile=1)["count"] == 2
    assert keys(table, B)[0].endswith(">1")


def rows_being_played(table, pile, seat):
    return look(table, seat)["piles"][pile - 1]["rows"][-1]


@pytest.mark.parametrize(("territory", "cards"), [("P5", "01a 02a dance"), ("F5", "dance 01a 02a"), ("M1", "dance")])
def test_e35_no_lock(territory, cards):
    others = " ".join(["05a", "06a", "07a"][: len(cards.split())])
    assert not battle(territory, cards, others).heard.all("locked")


def test_e36_the_dance_in_round_5():
    piles = "P5 07a/07a | P4 08a/08a | M5 09a/09a | P3"
    table = position(piles, "dance", "01a 02a 03a 04a 05a 06a 10a 07b", round=5)
    luck = lucky(twilight_dance=[2])
    heard = play(table, "dance . . .", "01a 02a 03a 04a", luck=luck)
    assert ("twilight dance", 4) in luck.asked
    assert heard.one("locked")["card"] == "07b"
    assert not heard.all("drew")
    assert count_deployments(table, B) == 6


def test_e37_a_mountain_shows_a_forest():
    table = position("P5 | M1 | F2 | P1", "09a 05b", "03a 07b")
    heard = play(table, ". 09a 05b .", ". 03a 07b .")
    assert [rows(table, 3, seat) for seat in (A, B)] == [[["05b", "07b"]], [["?", "07b"]]]
    (public,) = heard.seen(None, "peeked")
    assert public == {
        "kind": "peeked",
        "seat": {"seat": A},
        "opponent": {"seat": B},
        "pile": 3,
        "row": 1,
        "hidden": True,
    }


def test_e38_only_this_rounds_card():
    table = position("F5 05b/04a | M3 | P3 06a/06a | M1", "03a 07b", "09a", round=2)
    play(table, "07b . . 03a", ". . . 09a")
    assert [row[A] for row in rows(table, 1, B)] == ["?", "07b"]


def test_e39_each_sees_the_others_card():
    table = position("P5 07a/07a 08a/08a | M3 09a/03a | M1 | F2", "10a 02a 05b", "01a 06a 07b", round=3)
    play(table, ". 10a 02a 05b", ". 01a 06a 07b")
    assert [rows(table, 4, seat) for seat in (A, B, None)] == [[["05b", "07b"]]] * 2 + [[["?", "?"]]]


def test_e40_a_tied_mountain():
    table = position("P5 | F4 | F5 | M3 04a/05a", "08a", "07a", round=4)
    heard = play(table, ". . . 08a", ". . . 07a")
    assert heard.one("tied") == {"pile": 4, "territory": "M3"}
    assert not heard.all("peeked")
    assert "M3" in look(table)["tied"]


SEVENTEEN, TWENTY = "P5 F5 M4 P3", "F4 M5 M3 F3 M2 P1 F1 M1"


@pytest.mark.parametrize(("tie_break", "ranks"), [("shared", (1, 1)), ("hunter", (2, 1))])
def test_e41_equal_scores(tie_break, ranks):
    table = final((SEVENTEEN, TWENTY), tokens=(9, 6), tie_break=tie_break)
    assert table.scores() == [26, 26]
    assert GAME.result(table).ranks == ranks


def test_e42_equal_numbers_of_the_bonus_animal():
    heard, table = ending(won=("M5 M2", "M4 M3"), bonus="M1")
    assert heard.all("bonus_tied") == [{"species": "eagle"}]
    assert table.scores() == [7, 7]


def test_e43_doubled_caribou_count_for_the_bonus():
    heard, _ = ending(won=("F4", "F3 F2"), bonus="F1", doubled="F4")
    assert heard.one("bonus_won") == {"seat": A, "species": "caribou", "points": 3}
    assert final(("F4", "F5 F2"), bonus="F1", doubled="F4").scores() == [8 + 3, 7]


def test_e44_more_than_24_tokens():
    table = position("P5 | P1 | P3 | P2", "skull", "05b", tokens=(13, 10))
    play(table, "skull 01a 01b 02a", "05b 01a 01b 02a")
    assert [player["tokens"] for player in look(table)["players"]] == [19, 10]


def test_e45_which_copies_leave():
    table = deal("sky manitou skull", "cloud spirit dance")
    choose(table, A, "reject:skull")
    choose(table, B, "reject:dance")
    assert keys(table, A) == ["replace:03a", "replace:03b", "replace:03c"]
    choose(table, A, "replace:03a")
    assert keys(table, A) == ["replace:06a", "replace:06b"]
    choose(table, A, "replace:06b")
    for _ in range(2):
        choose(table, B, keys(table, B)[0])
    assert len(army(table.dump()["players"][A])) == 24


def test_e46_round_4_still_takes_four_cards():
    table = position("P5 | F4 | M5 | F2 04a/05a", round=4)
    heard = play(table, ". . . .", ". . . .")
    assert len(heard.all("placed", seat=A)) == len(heard.all("placed", seat=B)) == 4
    assert [told["pile"] for told in heard.all("totals")] == [4]

"""Revealing (R15 to R18) and the order of things (R19 to R23)."""

import pytest

from .positions import battle, look, play, position, rows

EVERYBODY = (0, 1, None)


@pytest.mark.parametrize("territory", ["P5", "P4", "M5"])
def test_r15_plains_and_mountains_are_turned_up_in_the_same_round(territory):
    table = position(f"{territory} | P1 | P3 | P2", "07b", "08a")
    heard = play(table, "07b . . .", "08a . . .")
    assert heard.one("revealed", pile=1) == {
        "pile": 1,
        "row": 1,
        "seat": 0,
        "first": "07b",
        "opponent": 1,
        "second": "08a",
    }
    assert [rows(table, 1, seat) for seat in EVERYBODY] == [[["07b", "08a"]]] * 3


@pytest.mark.parametrize("territory", ["F5", "F4"])
def test_r16_warriors_in_an_unfinished_forest_stay_face_down(territory):
    table = position(f"{territory} | P1 | P3 | P2", "07b", "08a")
    heard = play(table, "07b . . .", "08a . . .")
    assert heard.all("stays_hidden") == [{"pile": 1}]
    assert not heard.all("revealed", pile=1)
    assert not heard.all("scalped", pile=1)
    assert [rows(table, 1, seat) for seat in EVERYBODY] == [[["07b", "?"]], [["?", "08a"]], [["?", "?"]]]


def test_r16_nor_does_the_look_back_at_the_last_round_show_them():
    table = position("F5 | P1 | P3 | P2", "07b", "08a")
    play(table, "07b . . .", "08a . . .")
    for seat in EVERYBODY:
        assert [last is None for last in look(table, seat)["last_round"]] == [True, False, False, False]


def test_r16_the_tracker_does_not_list_hidden_warriors():
    table = position("F5 | P1 | P3 | P2", "07b", "08a")
    play(table, "07b . . .", "08a . . .")
    assert "07b" not in look(table, 1)["players"][0]["shown"]
    assert "07b" in look(table, 1)["players"][0]["unseen"]


def test_r17_a_complete_forest_turns_up_all_its_rows_at_once():
    fight = battle("F4", "01a 02a 03a", "04a 05a 06a")
    shown = [[told["row"] for told in heard.all("revealed", pile=1)] for heard in fight.rounds]
    assert shown == [[], [], [1, 2, 3]]


def test_r17_after_that_its_cards_are_known_to_everybody():
    fight = battle("F2", "01a 02a", "04a 05a")
    for seat in EVERYBODY:
        assert look(fight.table, seat)["last_round"][2]["rows"] == [["01a", "04a"], ["02a", "05a"]]
        assert {"01a", "02a"} <= set(look(fight.table, seat)["players"][0]["shown"])


def test_r18_a_forest_of_one_turn_is_revealed_at_once():
    fight = battle("F1", "05b", "06a")
    assert fight.has("revealed", row=1, first="05b", second="06a")
    assert not fight.has("stays_hidden")
    assert fight.tokens == [(0, 3)]


STEPS = [
    {"revealed", "stays_hidden"},
    {"copied", "charmed", "dance", "locked"},
    {"scalped"},
    {"puma", "gathered", "pair", "totals", "manitou", "doubled", "won", "tied"},
    {"peeked"},
    {"turned_up"},
    {"drew"},
    {"round"},
]


def step_of(kind):
    return next(number for number, kinds in enumerate(STEPS) if kind in kinds)


def test_r19_all_territories_go_through_each_step_together():
    table = position("F5 | M2 | M4 | P2", "cloud 09a dance", "08b 03b sky 01a")
    heard = play(table, "01a 09a dance cloud", "02a 03b sky 08b")
    resolution = heard.kinds[heard.kinds.index("stays_hidden") :]
    assert {"copied", "charmed", "locked", "scalped", "puma", "gathered", "won", "peeked"} <= set(resolution)
    steps = [step_of(kind) for kind in resolution]
    assert steps == sorted(steps)


def test_r19_scalps_come_before_the_puma():
    fight = battle("M2", "09a", "03b")
    assert (fight.tokens, fight.totals) == ([(1, 0)], (0, 3))


def test_r19_powers_come_before_scalps():
    assert battle("P1", "cloud", "08b").tokens == [(2, 0)]


def test_r20_nobody_is_asked_between_commitment_and_next_deployment():
    table = position("F5 | M1 | P3 | P2", "dance 09a", "sky 03a")
    play(table, ". 09a dance .", ". 03a sky .")
    assert look(table)["phase"] == "deploy"
    assert (look(table)["round"], table.deciding()) == (2, (0, 1))


def test_r20_a_power_cannot_be_declined_even_if_it_hurts():
    fight = battle("F4", "sequoia 01a 01b", "06a 05a 04a")
    assert (fight.winner, fight.points) == (1, 8)


def test_r21_a_power_in_a_forest_waits_until_it_is_complete():
    fight = battle("F2", "cloud 02a", "08b 03a")
    assert [bool(heard.all("charmed")) for heard in fight.rounds] == [False, True]
    assert [bool(heard.all("scalped", pile=3)) for heard in fight.rounds] == [False, True]


def test_r21_on_a_plain_it_works_at_once():
    fight = battle("P3", "cloud 02a", "08b 03a")
    assert [bool(heard.all("charmed")) for heard in fight.rounds] == [True, False]


@pytest.mark.parametrize(
    ("first", "second", "values"),
    [
        ("05a", "06a", (5, 6)),
        ("sky", "09a", (9, 9)),
        ("cloud", "06a", (1, 6)),
        ("cloud", "07a", (1, 0)),
        ("cloud", "10a", (1, 0)),
        ("sky", "cloud", (1, 1)),
    ],
)
def test_r22_effective_values_copy_first_then_charm(first, second, values):
    assert battle("P1", first, second).totals == values


def test_r22_scalps_and_territory_use_the_same_values():
    fight = battle("P1", "10a", "cloud")
    assert (fight.tokens, fight.totals, fight.winner) == ([(0, 0)], (0, 1), 1)


def test_r23_effective_values_of_a_row_never_change_afterwards():
    table = position("P5 | P1 | P3 | P2", "10a 02a 03a", "cloud 04a 05a")
    keep = (["10a", "02a", "03a"], ["cloud", "04a", "05a"])
    for mine, yours in zip(*keep, strict=True):
        heard = play(table, {1: mine}, {1: yours}, keep)
    assert (heard.one("totals", pile=1)["first"], heard.one("totals", pile=1)["second"]) == (5, 10)


def test_r23_the_puma_changes_what_a_card_counts_not_what_it_is_worth():
    fight = battle("F3", "09a 05b", "04a 06a")
    assert fight.totals == (5, 10)
    assert fight.tokens == [(0, 0), (0, 3)]

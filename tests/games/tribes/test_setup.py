"""Setup: the first Spirit Chief, start cells, start tiles, first warriors (S1 to S8)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import BadSeats
from longhouse.core.state import Ear
from longhouse.games.tribes.data import CELL_IDS, RING

from .positions import GAME, at, choose, deal, decider, decision, heard, keys, look, lucky, player, tile, unseen

PLAIN = ["T091", "T092", "T093", "T094"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_two_to_four_players(players):
    assert len(look(deal(players))["players"]) == players


@pytest.mark.parametrize("players", [1, 5])
def test_s1_no_other_number_of_players(players):
    with pytest.raises(BadSeats):
        GAME.new(seats=players)


def test_s2_r2_nobody_sees_a_tile_at_the_beginning_and_any_may_lie_anywhere():
    table = deal()
    assert len(unseen(table)) == 100
    assert look(table)["cells"] == {}
    firsts = set()
    for name in ("T001", "T050", "T051", "T100"):
        other = deal(first_spirit_chief=1)
        choose(other, "start:A5", "start:J5", tiles=[name])
        firsts.add(look(other)["cells"]["A5"]["tile"])
    assert firsts == {"T001", "T050", "T051", "T100"}


def test_s3_everybody_begins_with_five_cards_an_empty_donkey_and_nothing_else():
    for seat in range(3):
        mine = player(deal(3), seat)
        assert mine["hand"] == ["camp", "raid", "trail", "journey", "scouts"]
        assert set(mine["items"].values()) == {0}
        assert (mine["horses"], mine["trophies"], mine["reserve"], mine["warriors"]) == (0, [], 8, 0)


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_s4_the_first_spirit_chief_is_drawn(drawn):
    luck, ear = lucky(first_spirit_chief=[drawn]), Ear()
    table = deal(3, luck, ear)
    assert luck.asked == [("first spirit chief", 3)]
    assert look(table)["spirit"] == drawn
    assert heard(ear).one("first_spirit") == {"seat": drawn}


@pytest.mark.parametrize(("spirit", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_s5_cells_are_picked_clockwise_and_by_the_spirit_chief_last(spirit, order):
    table = deal(3, first_spirit_chief=spirit + 1)
    asked = []
    for cell in ("A1", "A2", "A3"):
        asked.append(decider(table))
        assert look(table)["cells"] == {}
        choose(table, f"start:{cell}")
    assert asked == order
    assert [player(table, seat)["start"] for seat in order] == ["A1", "A2", "A3"]


def test_s5_any_cell_of_the_ring_that_nobody_has_picked():
    table = deal(2)
    assert keys(table) == [f"start:{CELL_IDS[cell]}" for cell in RING]
    choose(table, "start:B1")
    assert keys(table) == [f"start:{CELL_IDS[cell]}" for cell in RING if CELL_IDS[cell] != "B1"]


def test_s6_start_tiles_are_turned_over_in_the_same_order_when_all_are_picked():
    table = deal(3, first_spirit_chief=2)
    heard = choose(table, "start:A1", "start:J1", "start:J10", tiles=["T017"])
    assert [event["cell"] for event in heard.all("start_taken")] == ["A1", "J1", "J10"]
    assert heard.kinds[-2:] == ["start_taken", "discovered"]
    asked = []
    while decision(table) == "orient-start":
        asked.append((decider(table), look(table)["doing"]["cell"]))
        choose(table, keys(table)[-1], tiles=[f"T01{7 + len(asked)}"])
    assert asked == [(2, "A1"), (0, "J1"), (1, "J10")]


def test_s6_a_start_tile_has_no_entry_side():
    table = deal(2, first_spirit_chief=1)
    choose(table, "start:E1", "start:A5", tiles=["T017"])
    assert keys(table) == ["orient:N", "orient:E", "orient:S", "orient:W"]


def test_e33_s6_r11_an_l_in_a_corner_must_not_seal_it():
    table = deal(2, first_spirit_chief=1)
    choose(table, "start:A1", "start:A5", tiles=["T021"])
    assert keys(table) == ["orient:NE", "orient:NW", "orient:SW"]


@pytest.mark.parametrize("warriors", range(9))
def test_s7_the_chief_and_the_first_warriors_stand_on_the_start_tile(warriors):
    table = deal(2, first_spirit_chief=1, start_warriors=warriors)
    heard = choose(table, "start:J5", "start:A5", tiles=PLAIN)
    assert at(table, "A5") == f"0 {warriors} chief"
    assert at(table, "J5") == f"1 {warriors} chief"
    assert (tile(table, "J5"), tile(table, "A5")) == ("T091:-", "T092:-")
    assert [player(table, seat)["reserve"] for seat in (0, 1)] == [8 - warriors] * 2
    assert [event["seat"] for event in heard.all("settled")] == [1, 0]


def test_s7_six_warriors_unless_otherwise_agreed():
    table = deal(2)
    choose(table, "start:J5", "start:A5", tiles=PLAIN)
    assert {at(table, "J5"), at(table, "A5")} == {"0 6 chief", "1 6 chief"}


def test_s8_in_the_first_cycle_no_cavalry_man_finds_a_cell():
    table = deal(2, first_spirit_chief=1)
    heard = choose(table, "start:J5", "start:A5", tiles=PLAIN)
    assert len(heard.all("cavalry_off", seat=0)) == 2
    assert look(table)["cavalry"] == [None, None]
    assert (look(table)["cycle"], look(table)["round"], decision(table)) == (1, 1, "card")
    assert table.deciding() == (0, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_s8_the_setup_is_the_same_for_every_number_of_players(players):
    chance = FastChance(players)
    table = deal(players, chance)
    asked = []
    while look(table)["cycle"] == 0:
        asked.append(decision(table))
        options = table.options(decider(table))
        table.apply(decider(table), options[chance.pick(-1, len(options))], chance)
    assert asked[:players] == ["start"] * players
    assert set(asked[players:]) <= {"orient-start"}
    assert len(look(table)["cells"]) == players
    assert {tribe["warriors"] for tribe in look(table)["tribes"]} == {6}

"""The army's cavalry men: where they stand, who places them, how they are fought (R68 to R72)."""

import json

import pytest

from longhouse.core.match import Match

from .positions import GAME, at, choose, decider, decision, end_turns, keys, look, player, show, stage

LAND = "A5 plain, B5 plain, C5 camp, D5 stick, E5 bluff, J5 plain"


def placing(tribes="A5 0 6 chief, J5 1 6 chief", land=LAND, **rest):
    """The fifth round is over: the next Spirit Chief, seat 1, places the cavalry."""
    table = stage(land, tribes, round=5, turn=1, **rest)
    heard = choose(table, "end")
    return table, heard


def test_r68_any_discovered_tile_that_is_no_camp_and_holds_no_players_piece():
    table, _ = placing("A5 0 6 chief, J5 1 5 chief, D5 1 1")
    assert (decision(table), decider(table)) == ("cavalry", 1)
    assert keys(table) == ["cavalry:B5", "cavalry:E5"]


def test_r68_both_may_share_a_tile():
    table, _ = placing()
    choose(table, "cavalry:E5", "cavalry:E5")
    assert at(table, "E5") == "army 2"
    assert look(table)["cavalry"] == ["E5", "E5"]


def test_r69_the_new_spirit_chief_picks_both_up_and_places_them_one_after_the_other():
    table, heard = placing(cavalry=["B5", "D5"])
    assert heard.one("cycle") == {"cycle": 2, "seat": 1}
    assert look(table)["cavalry"] == [None, None]
    assert (at(table, "B5"), at(table, "D5")) == ("", "")
    assert "cavalry:D5" in keys(table)
    heard = choose(table, "cavalry:D5")
    assert heard.one("cavalry_put") == {"seat": 1, "cell": "D5"}
    assert (decision(table), decider(table)) == ("cavalry", 1)
    choose(table, "cavalry:B5")
    assert look(table)["cavalry"] == ["D5", "B5"]
    assert (decision(table), look(table)["round"]) == ("card", 1)


def test_r69_a_single_legal_cell_is_taken_for_both_without_asking():
    table, heard = placing(land="A5 plain, J5 plain, E5 bluff")
    assert heard.forced[-2:] == ["cavalry:E5", "cavalry:E5"]
    assert at(table, "E5") == "army 2"


def test_r69_without_a_legal_cell_a_man_stays_off_the_map():
    table, heard = placing(land="A5 plain, J5 plain, E5 camp", cavalry=[])
    assert len(heard.all("cavalry_off")) == 2
    assert look(table)["cavalry"] == [None, None]
    assert decision(table) == "card"


def test_r70_cavalry_neither_moves_nor_attacks():
    table = stage(LAND, "A5 0 6 chief, J5 1 6 chief", cavalry=["B5", "B5"])
    end_turns(table)
    show(table, "raid", "raid")
    end_turns(table)
    assert at(table, "B5") == "army 2"
    assert (at(table, "A5"), look(table)["round"]) == ("0 6 chief", 3)


def test_e16_r72_the_victor_places_a_beaten_man_at_once():
    table = stage(LAND, "A5 0 3 chief", cavalry=["B5", "E5"])
    heard = choose(table, "attack:A5>B5:3")
    assert heard.one("beaten") == {"seat": 0, "cell": "B5"}
    assert (decision(table), decider(table)) == ("beaten", 0)
    assert keys(table) == ["cavalry:D5", "cavalry:E5", "cavalry:J5"]
    choose(table, "cavalry:D5")
    assert look(table)["cavalry"] == ["D5", "E5"]
    assert (at(table, "B5"), at(table, "D5")) == ("0 2", "army 1")


def test_e24_r29_r71_r72_three_warriors_beat_two_men_and_place_both():
    table = stage("A5 ridge, B5 bluff, D5 plain, E5 plain, F5 camp", "A5 0 3", cavalry=["B5", "B5"])
    heard = choose(table, "attack:A5>B5:3")
    assert [event["units"] for event in heard.all("lost")] == [2, 2]
    assert at(table, "B5") == "0 1"
    assert keys(table) == ["cavalry:A5", "cavalry:D5", "cavalry:E5"]
    choose(table, "cavalry:D5", "cavalry:E5")
    assert (at(table, "D5"), at(table, "E5")) == ("army 1", "army 1")
    assert look(table)["doing"]["attacked"] is True


def test_e25_r71_one_warrior_beats_one_of_two_men():
    table = stage("A5 plain, B5 plain, E5 plain", "A5 0 1 chief", cavalry=["B5", "B5"])
    heard = choose(table, "attack:A5>B5:1")
    assert [event["units"] for event in heard.all("lost")] == [1, 1]
    assert len(heard.all("beaten")) == 1
    assert heard.forced == ["cavalry:E5"]
    assert (at(table, "B5"), at(table, "E5")) == ("army 1", "army 1")


def test_e26_r66_r67_a_chief_and_two_men_beat_each_other():
    table = stage(LAND, "A5 0 1 chief", cavalry=["B5", "B5"], items=["stick, gold"])
    choose(table, "attack:A5>B5:1+chief")
    assert at(table, "C5") == "0 0 chief"
    assert (decision(table), decider(table)) == ("beaten", 0)
    assert "cavalry:B5" not in keys(table)
    choose(table, "cavalry:E5", "cavalry:E5")
    assert at(table, "E5") == "army 2"
    assert sum(player(table)["items"].values()) == 2


def test_e26_the_chief_takes_no_more_steps_after_the_men_are_placed():
    table = stage(LAND, "A5 0 1 chief, D5 0 2", cavalry=["B5", "B5"])
    choose(table, "attack:A5>B5:1+chief", "cavalry:E5", "cavalry:E5")
    assert keys(table, "move:C5", "collect") == []
    assert keys(table, "move:D5>D4")


def test_ru16_a_defeat_by_cavalry_costs_an_item_of_the_neighbours_choice():
    camps = LAND + ", H5 camp"
    table = stage(
        camps, "A5 0 1 chief", cavalry=["B5", "B5"], items=["stick, gold"], players=3, cavalry_costs_an_item=True
    )
    choose(table, "attack:A5>B5:1+chief")
    assert (decision(table), decider(table)) == ("take", 1)
    assert keys(table) == ["take:stick", "take:gold"]
    heard = choose(table, "take:gold")
    assert heard.one("took") == {"seat": 1, "opponent": 0, "item": "gold"}
    assert (decision(table), decider(table)) == ("relocate", 0)
    choose(table, "relocate:H5", "cavalry:E5", "cavalry:E5")
    assert [sum(player(table, seat)["items"].values()) for seat in range(3)] == [1, 1, 0]
    assert [player(table, seat)["trophies"] for seat in range(3)] == [[], [], []]


def test_ru16_an_empty_donkey_has_nothing_to_lose():
    table = stage(LAND, "A5 0 1 chief", cavalry=["B5", "B5"], cavalry_costs_an_item=True)
    choose(table, "attack:A5>B5:1+chief")
    assert (decision(table), decider(table)) == ("beaten", 0)


def test_ru16_what_was_written_down_before_the_setting_goes_by_the_letter():
    assert stage(LAND, "A5 0 1 chief").dump()["settings"]["cavalry_costs_an_item"] is False
    assert GAME.new(seed=1).state.dump()["settings"]["cavalry_costs_an_item"] is True


def test_r71_an_attack_icon_helps_against_cavalry():
    table = stage("A5 ridge, B5 plain, E5 plain", "A5 0 1 chief", cavalry=["B5"])
    choose(table, "attack:A5>B5:1")
    assert at(table, "B5") == "0 1"


def test_r72_without_another_legal_cell_he_is_off_the_map_until_the_next_cycle():
    table = stage("A5 plain, B5 plain, E5 camp", "A5 0 2 chief", cavalry=["B5"], round=5, spirit=1, cards="trail camp")
    heard = choose(table, "attack:A5>B5:1")
    assert at(table, "B5") == ""
    assert heard.one("cavalry_off") == {"seat": 0}
    assert look(table)["cavalry"] == [None, None]
    choose(table, "end")
    assert at(table, "B5") == "army 2"


def test_r72_the_cell_that_the_attackers_have_left_is_a_legal_one():
    table = stage("A5 plain, B5 plain, E5 plain", "A5 0 2", cavalry=["B5"])
    choose(table, "attack:A5>B5:2")
    assert keys(table) == ["cavalry:A5", "cavalry:E5"]


@pytest.mark.parametrize("counts", [True, False])
def test_r29_setting_cavalry_counts_as_attack(counts):
    land = "A5 plain, B5 plain, A6 plain, E5 plain, A4 plain"
    table = stage(land, "A5 0 6 chief, A6 1 1", cavalry=["B5", "A4"], cavalry_counts_as_attack=counts)
    choose(table, "attack:A5>B5:2", "cavalry:E5")
    assert bool(keys(table, "attack:A5>A6")) != counts
    assert bool(keys(table, "attack:A5>A4")) != counts
    if not counts:
        choose(table, "attack:A5>A6:2")
        assert keys(table, "attack:A5>A6") == []
        assert "attack:A5>A4:2" in keys(table)


@pytest.mark.parametrize("on", [True, False])
def test_r69_setting_cavalry(on):
    table, heard = placing(settings={"cavalry": on})
    assert decision(table) == ("cavalry" if on else "card")
    assert "cavalry_off" not in heard.kinds


def test_ru16_a_match_file_from_before_the_setting_goes_on_by_the_letter(tmp_path):
    path = tmp_path / "match.jsonl"
    match = GAME.new(seed=1)
    seat = match.deciding()[0]
    match.choose(seat, match.options(seat)[0].key)
    match.save(path)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines[0]["rules"] = "1"
    for settings in [lines[0]["settings"], *(line["position"]["settings"] for line in lines if "snapshot" in line)]:
        del settings["cavalry_costs_an_item"]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    again = Match.load(path)
    assert again.settings["cavalry_costs_an_item"] is False
    assert again.state.dump()["settings"]["cavalry_costs_an_item"] is False
    assert again.deciding() == match.deciding()

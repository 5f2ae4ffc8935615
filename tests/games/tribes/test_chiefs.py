"""Defeated chiefs: trophies, items taken, new places; what becomes of their turn (R42, R43, R60, R62 to R67)."""

import pytest

from .positions import at, choose, decider, decision, items, keys, look, player, show, stage, tile

FULL = "feather 2, stone 2, axe 1, bow 1"
FIELD = "A5 plain, B5 plain"


def raid(tribes="A5 0 6 chief, B5 1 2 chief", land="", donkeys=(), **rest):
    """Seat 0 defeats the chief of seat 1 on B5; what was heard."""
    table = stage(f"{FIELD}, {land}", tribes, items=donkeys, **rest)
    return table, choose(table, "attack:A5>B5:6+chief")


# Where a defeated chief goes.


def test_r63_any_discovered_camp_without_others():
    table, _ = raid(land="E5 camp, E6 camp, E7 camp", tribes="A5 0 6 chief, B5 1 2 chief, E6 0 1, E7 1 1")
    assert (decision(table), decider(table)) == ("relocate", 1)
    assert keys(table) == ["relocate:E5", "relocate:E7"]
    heard = choose(table, "relocate:E7")
    assert heard.one("relocated") == {"seat": 1, "cell": "E7"}
    assert at(table, "E7") == "1 1 chief"
    assert look(table)["turn"] == 0


def test_r63_a_single_camp_is_taken_without_asking():
    table, heard = raid(land="E5 camp")
    assert heard.forced == ["relocate:E5"]
    assert at(table, "E5") == "1 0 chief"


def test_e47_r63_without_a_free_camp_any_discovered_tile_without_others():
    table, _ = raid(
        land="E5 camp, E6 camp, F5 plain, F6 stick",
        tribes="A5 0 6 chief, B5 1 2 chief, E5 0 1, E6 2 1, F6 1 1",
        players=3,
    )
    assert keys(table) == ["relocate:A5", "relocate:F5", "relocate:F6"]


def test_r63_the_cell_of_the_battle_counts_if_nobody_is_left_on_it():
    table = stage(FIELD, "A5 0 3, B5 1 2 chief")
    choose(table, "attack:A5>B5:3")
    assert keys(table) == ["relocate:A5", "relocate:B5"]


def test_r63_the_cell_of_the_battle_does_not_count_if_the_winner_stands_on_it():
    table = stage(FIELD, "A5 0 4, B5 1 2 chief")
    heard = choose(table, "attack:A5>B5:4")
    assert heard.forced == ["relocate:A5"]


def test_r63_the_last_resort_is_a_face_down_tile_of_the_ring_turned_like_a_start_tile():
    table = stage(FIELD, "A5 0 7 chief, B5 1 2 chief")
    choose(table, "attack:A5>B5:6+chief")
    assert decider(table) == 1
    assert len(keys(table)) == 35
    assert not {"relocate:A5", "relocate:E5"} & set(keys(table))
    choose(table, "relocate:J5", tiles=["T085"])
    assert decision(table) == "orient-start"
    assert keys(table) == ["orient:N", "orient:E", "orient:S", "orient:W"]
    heard = choose(table, "orient:W")
    assert heard.one("relocated") == {"seat": 1, "cell": "J5"}
    assert (at(table, "J5"), tile(table, "J5")) == ("1 0 chief", "T085:W")
    assert (decision(table), decider(table)) == ("turn", 0)


def test_r42_a_chief_is_never_killed_and_r43_nobody_is_eliminated():
    table = stage(FIELD + ", E5 camp", "A5 0 2, B5 1 chief")
    choose(table, "attack:A5>B5:2", "end")
    assert at(table, "E5") == "1 0 chief"
    assert player(table, 1)["warriors"] == 0
    assert look(table)["turn"] == 1
    assert "move:E5>F5:0+chief" in keys(table)


# What the winner takes.


def test_r64_the_winner_gets_the_trophy_and_one_item_of_his_choice():
    table, heard = raid(land="E5 camp", donkeys=["", "gold 2, stick, axe"])
    assert heard.one("trophy") == {"seat": 0, "trophy": "trophy.chief"}
    assert (decision(table), decider(table)) == ("take", 0)
    assert look(table)["doing"]["loser"] == 1
    assert keys(table) == ["take:stick", "take:axe", "take:gold"]
    heard = choose(table, "take:gold")
    assert heard.one("took") == {"seat": 0, "opponent": 1, "item": "gold"}
    assert (items(table, 0), items(table, 1)) == ("gold 1", "stick 1, axe 1, gold 1")


def test_r64_the_trophy_is_given_once_and_the_item_every_time():
    table, heard = raid(land="E5 camp", donkeys=["", "gold, stick"], trophies=[["trophy.chief"]])
    assert "trophy" not in heard.kinds
    assert decision(table) == "take"


def test_r64_nothing_is_asked_when_the_loser_has_nothing():
    table, heard = raid(land="E5 camp")
    assert "took" not in heard.kinds
    assert decision(table) == "turn"


def test_r64_a_single_kind_is_taken_without_asking():
    table, heard = raid(land="E5 camp", donkeys=["", "gold 2"])
    assert heard.forced == ["take:gold", "relocate:E5"]
    assert items(table, 1) == "gold 1"


def test_r64_a_defender_who_defeats_the_attacking_chief_is_rewarded():
    table = stage(FIELD + ", E5 camp", "A5 0 1 chief, B5 1 4", items=["stick, stone"])
    heard = choose(table, "attack:A5>B5:1+chief")
    assert heard.one("trophy") == {"seat": 1, "trophy": "trophy.chief"}
    assert (decision(table), decider(table)) == ("take", 1)
    choose(table, "take:stone")
    assert (items(table, 0), items(table, 1)) == ("stick 1", "stone 1")
    assert (at(table, "B5"), at(table, "E5")) == ("1 2", "0 0 chief")


def test_r51_r81_horses_and_trophies_are_never_taken():
    table, _ = raid(land="E5 camp", donkeys=["", "gold, stick"], horses=[0, 5], trophies=[[], ["trophy.gold"]])
    assert keys(table) == ["take:stick", "take:gold"]
    choose(table, "take:gold")
    assert (player(table, 1)["horses"], player(table, 1)["trophies"]) == (5, ["trophy.gold"])


def test_e49_no_room_one_whole_kind_goes_or_the_item_does():
    mine = "stick 1, feather 2, stone 2, bow 1"
    table, _ = raid(land="E5 camp", donkeys=[mine, "gold, stick"])
    choose(table, "take:stick")
    assert items(table) == "feather 2, stone 2, stick 2, bow 1"
    table, _ = raid(land="E5 camp", donkeys=[mine, "gold, stick"])
    choose(table, "take:gold")
    assert (decision(table), look(table)["doing"]["item"]) == ("room", "gold")
    assert keys(table) == ["room:feather", "room:stone", "room:stick", "room:bow", "room:none"]
    kept, dropped = table.copy(), table
    heard = choose(kept, "room:none")
    assert heard.one("thrown_away") == {"seat": 0, "item": "gold"}
    assert items(kept) == "feather 2, stone 2, stick 1, bow 1"
    assert items(kept, 1) == "stick 1"
    heard = choose(dropped, "room:feather")
    assert heard.one("dropped") == {"seat": 0, "item": "feather", "count": 2}
    assert items(dropped) == "stone 2, stick 1, bow 1, gold 1"


def test_r64_a_third_piece_of_a_kind_is_thrown_away_without_asking():
    table, heard = raid(land="E5 camp", donkeys=["gold 2", "gold 2"])
    assert heard.one("thrown_away") == {"seat": 0, "item": "gold"}
    assert (items(table, 0), items(table, 1)) == ("gold 2", "gold 1")


def test_e44_r55_a_gold_that_was_taken_brings_no_trophy():
    table = stage(f"{FIELD}, C5 farm, E5 camp", "A5 0 6 chief, B5 1 2 chief", items=["", "gold"])
    choose(table, "attack:A5>B5:6+chief", "move:B5>C5:3+chief", "trade:gold")
    assert player(table)["trophies"] == ["trophy.chief"]
    assert player(table)["horses"] == 1


# Both chiefs.


def both(donkeys, land="E5 camp, E6 camp", **rest):
    table = stage(f"{FIELD}, {land}", "A5 0 2 chief, B5 1 2 chief", items=donkeys, **rest)
    return table, choose(table, "attack:A5>B5:2+chief")


def test_e22_r62_r65_attacker_takes_then_defender_then_the_defender_goes_then_the_attacker():
    table, heard = both(["stick, stone", "gold, axe"])
    assert [(event["seat"], event["opponent"]) for event in heard.all("defeated")] == [(0, 1), (1, 0)]
    assert [event["seat"] for event in heard.all("trophy")] == [0, 1]
    asked = []
    for key in ("take:gold", "take:stone", "relocate:E5"):
        asked.append((decision(table), decider(table)))
        heard = choose(table, key)
    assert asked == [("take", 0), ("take", 1), ("relocate", 1)]
    assert heard.forced == ["relocate:E6", "end"]
    assert (items(table, 0), items(table, 1)) == ("stick 1, gold 1", "stone 1, axe 1")
    assert (at(table, "E5"), at(table, "E6"), at(table, "B5")) == ("1 0 chief", "0 0 chief", "")


def test_r62_the_attacker_goes_where_the_defender_has_left_him_a_choice():
    table, _ = both(["", ""], land="E5 camp, E6 camp, E7 camp")
    assert (decider(table), keys(table)) == (1, ["relocate:E5", "relocate:E6", "relocate:E7"])
    choose(table, "relocate:E6")
    assert (decider(table), keys(table)) == (0, ["relocate:E5", "relocate:E7"])


def test_e22_r86_if_both_could_have_won_the_active_player_has():
    ready = ["trophy.hide", "trophy.wagon", "trophy.gold"]
    table, heard = both(["stick", "gold"], horses=[10, 10], trophies=[ready, ready])
    assert heard.one("won") == {"seat": 0}
    assert table.is_over()
    assert "took" not in heard.kinds
    assert player(table, 1)["trophies"] == [*ready, "trophy.chief"]


def test_e23_r64_r86_a_defender_wins_in_anothers_turn():
    ready = ["trophy.hide", "trophy.wagon", "trophy.gold"]
    table = stage("A5 plain, B5 bluff", "A5 0 1 chief, B5 1 3", horses=[0, 10], trophies=[[], ready], items=["stick"])
    heard = choose(table, "attack:A5>B5:1+chief")
    assert [event["units"] for event in heard.all("lost")] == [2, 1]
    assert heard.one("won") == {"seat": 1}
    assert table.is_over()


def test_e54_r65_the_piece_just_taken_is_out_of_reach():
    table, _ = both(["gold", "gold, stick"])
    heard = choose(table, "take:gold")
    assert heard.forced[:1] == ["take:gold"]
    assert (items(table, 0), items(table, 1)) == ("gold 1", "stick 1, gold 1")
    table, _ = both(["gold, stone", "gold, stick"])
    choose(table, "take:gold")
    assert decider(table) == 1
    assert keys(table) == ["take:stone", "take:gold"]
    table, _ = both(["stone, stick", "gold, axe"])
    choose(table, "take:gold")
    assert keys(table) == ["take:stone", "take:stick"]


def test_r65_what_was_thrown_away_is_out_of_nobodys_reach():
    table, _ = both(["gold 2, stone", "gold, stick"])
    choose(table, "take:gold")
    assert items(table, 0) == "stone 1, gold 2"
    assert keys(table) == ["take:stone", "take:gold"]


def test_r65_the_piece_for_which_room_was_made_is_out_of_reach():
    table, _ = both([FULL, "gold, stick"])
    choose(table, "take:gold", "room:axe")
    assert decider(table) == 1
    assert keys(table) == ["take:feather", "take:stone", "take:bow"]


# After a defeat.


def test_r66_a_chief_defeated_in_his_own_turn_neither_moves_nor_collects_any_more():
    table = stage(f"{FIELD}, E5 camp, A6 plain", "A5 0 1 chief, B5 1 5, A6 0 2")
    choose(table, "attack:A5>B5:1+chief")
    assert at(table, "E5") == "0 0 chief"
    assert look(table)["doing"]["chief_done"] is True
    assert keys(table, "collect", "move:E5") == []
    assert keys(table, "move:A6>A5") == ["move:A6>A5:1", "move:A6>A5:2"]


def test_r66_the_next_turn_is_a_whole_one():
    table = stage(f"{FIELD}, E5 camp", "A5 0 1 chief, B5 1 5", cards="trail raid", cavalry=[])
    choose(table, "attack:A5>B5:1+chief", "end")
    show(table, "raid", "journey")
    assert look(table)["turn"] == 0
    assert "collect:indian" in keys(table)


@pytest.mark.parametrize("settings", [{}, {"cavalry_counts_as_attack": False}])
def test_r67_a_chief_beaten_by_cavalry_loses_nothing_and_gives_no_trophy(settings):
    table = stage(f"{FIELD}, E5 camp", "A5 0 1 chief", items=["stick, gold"], cavalry=["B5", "B5"], **settings)
    heard = choose(table, "attack:A5>B5:1+chief")
    assert heard.one("defeated") == {"seat": 0, "opponent": "army"}
    assert "trophy" not in heard.kinds
    assert "took" not in heard.kinds
    assert items(table) == "stick 1, gold 1"
    assert at(table, "E5") == "0 0 chief"

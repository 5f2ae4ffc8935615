"""The tribes (R140 to R150, X12 to X14, X17, X19)."""

import pytest

from longhouse.games.wendake.data import DATA, TRIBE_IDS

from .positions import (
    area,
    choose,
    deal,
    decider,
    decision,
    goods,
    guards,
    keys,
    long_house,
    look,
    lucky,
    place_all,
    play_year,
    player,
    position,
    settled,
    tiles,
)

ASYMMETRIC = {"tribes": "asymmetric"}


def tribes(first=None, second=None, **rest):
    """A position of seat 0 against seat 1, with these tribes; `mine` and `theirs` say more of them."""
    mine = ({"tribe": first} if first else {}) | rest.pop("mine", {})
    theirs = ({"tribe": second} if second else {}) | rest.pop("theirs", {})
    return position(mine, theirs, settings=ASYMMETRIC, **rest)


def moves(table, *wanted):
    return choose(table, "place:1", "do:move3", *wanted)


# Cayuga.


def test_r140_x12_a_cayuga_woman_hit_in_a_fight_returns_home():
    table = tribes(second="cayuga", areas={"s1.1": "1 woman"})
    before = (player(table, 1)["village"]["woman"], long_house(table, 1)["woman"])
    heard = moves(table, "attack:warrior@E>s1.1")
    assert area(table, "s1.1") == "0 warrior"
    assert (player(table, 1)["village"]["woman"], long_house(table, 1)["woman"]) == (before[0] + 1, before[1])
    assert heard.one("went_home") == {"seat": 1, "kind_of": "woman"}


def test_r140_a_cayuga_hunter_goes_to_the_long_house():
    table = tribes(second="cayuga", areas={"s3.1": "1 hunter"})
    before = long_house(table, 1)["hunter"]
    moves(table, "attack:warrior@E>s3.1")
    assert long_house(table, 1)["hunter"] == before + 1


def test_r140_x12_not_for_smallpox():
    table = tribes("cayuga", areas={"s1.1": "0 woman"}, mine={"goods": {"corn": 1}})
    before = long_house(table)["woman"]
    heard = choose(table, "place:8", "do:trade", "exchange:corn>fish", luck=lucky(mask_deck=[6]))
    assert heard.one("blanket")["infected"] is True
    choose(table, "lose:s1.1")
    assert (long_house(table)["woman"], area(table, "s1.1")) == (before + 1, None)


# Fox.

PRICE = {"leather": 3, "fish": 3, "corn": 3}


def test_r141_the_fox_buy_up_to_two_tiles_in_one_trade():
    table = tribes("fox", mine={"goods": PRICE}, market=["P1-1", "P1-4", "P1-9"])
    choose(table, "place:8", "do:trade", "stop-exchanging", "buy:P1-1")
    assert (decision(table), keys(table)) == ("buy", ["buy:P1-4", "buy:P1-9", "buy:nothing", "use:P1-1"])
    choose(table, "buy:P1-4")
    assert decision(table) == "economy"
    assert player(table)["tracks"] == {"economic": 2, "military": 1, "ritual": 1, "mask": 0}
    assert goods(table) == {"leather": 1, "fish": 1, "corn": 1}


def test_r141_the_second_one_is_optional():
    table = tribes("fox", mine={"goods": PRICE}, market=["P1-4", "P1-6"])
    choose(table, "place:8", "do:trade", "stop-exchanging", "buy:P1-4", "buy:nothing")
    assert decision(table) == "economy"


def test_r141_others_buy_one():
    table = tribes("cayuga", mine={"goods": PRICE}, market=["P1-4", "P1-6"])
    choose(table, "place:8", "do:trade", "stop-exchanging", "buy:P1-4")
    assert decision(table) == "economy"


# Mohawk.


def test_r142_an_extra_black_warrior_starts_in_the_home():
    table = settled(homes=["E"], tribes=["fox", "mohawk"])
    assert look(table)["territories"]["E"] == [{"seat": 0, "guards": 5, "black": True}]
    assert long_house(table) == {"warrior": 2, "woman": 2, "hunter": 2}


def test_r142_x14_hitting_a_guard_he_returns_home():
    table = tribes("mohawk", guards={"E": {0: 2}, "s1": {1: 1}})
    moves(table, "strike:black@E>s1.1")
    assert look(table)["territories"]["E"] == [{"seat": 0, "guards": 2, "black": True}]
    assert (guards(table, "s1"), look(table)["doing"]["steps"]) == ({}, 2)
    assert "warrior" in long_house(table, 1)
    assert "black" not in long_house(table)
    assert keys(table, "stand:black lie:black strike:black attack:black") == []


def test_r142_hitting_an_outpost_he_returns_home_and_the_area_is_empty():
    table = tribes("mohawk", guards={"E": {0: 2}}, areas={"s1.1": "1 warrior"})
    before = long_house(table, 1)["warrior"]
    moves(table, "attack:black@E>s1.1")
    assert (area(table, "s1.1"), player(table)["village"]["black"]) == (None, 1)
    assert long_house(table, 1)["warrior"] == before + 1
    assert not [key for key in keys(table) if "black" in key]


def test_r142_hitting_a_woman_he_lies_down_like_any_warrior():
    table = tribes("mohawk", guards={"E": {0: 2}}, areas={"s1.1": "1 woman"})
    moves(table, "attack:black@E>s1.1")
    assert area(table, "s1.1") == "0 black"
    choose(table, "stop-moving")
    assert keys(table, "transfer") == ["transfer:s1.1", "transfer:s1.1+replace"]
    choose(table, "transfer:s1.1")
    assert player(table)["village"]["black"] == 1


def test_r142_hit_as_a_guard_he_returns_home():
    table = tribes(second="mohawk", black_guard="s1", guards={"E": {0: 5}})
    heard = moves(table, "strike:warrior@E>s1.black")
    assert player(table, 1)["village"]["black"] == 1
    assert (guards(table, "s1"), guards(table, "E"), long_house(table)["warrior"]) == ({}, {0: 4}, 3)
    assert heard.one("went_home") == {"seat": 1, "kind_of": "black"}


def test_r142_hit_as_an_outpost_he_returns_home():
    table = tribes(second="mohawk", areas={"s1.1": "1 black"})
    moves(table, "attack:warrior@E>s1.1")
    assert (area(table, "s1.1"), player(table, 1)["village"]["black"]) == (None, 1)
    assert (guards(table, "E"), long_house(table)["warrior"]) == ({0: 4}, 3)


def test_r142_he_is_a_guard_like_the_others():
    table = tribes(second="mohawk", black_guard="s1", areas={"s1.1": "1 woman"})
    choose(table, "place:1", "do:move3")
    assert keys(table, "attack strike") == ["strike:warrior@E>s1.black"]
    table = tribes("mohawk", black_guard="s1", guards={"s1": {1: 1}, "E": {0: 0}})
    heard = choose(table, "place:6", "skip", "do:military")
    assert heard.one("majorities")["territories"] == []


def test_r142_after_walking_home_he_may_walk_on():
    table = tribes("mohawk", black_guard="s1", guards={"E": {0: 5}})
    moves(table, "stand:black@s1>E", "stand:black@E>s3")
    assert look(table)["territories"]["s3"] == [{"seat": 0, "guards": 0, "black": True}]


# Ojibwa.


def test_r143_each_place_with_a_plain_or_with_the_black_marker():
    table = tribes("ojibwa")
    plain = [f"place:{slot}" for slot in range(1, 10)] + ["order"]
    assert keys(table) == plain + [key.replace("place", "black").replace("order", "black:order") for key in plain]


def test_r143_after_the_black_marker_another_one_in_the_same_turn():
    table = tribes("ojibwa")
    choose(table, "black:4", "do:tan", "skip")
    assert keys(table) == ["end", "again"]
    choose(table, "again")
    assert (decider(table), keys(table)) == (0, ["place:1", "place:5", "place:6", "place:7", "order"])
    choose(table, "place:1", "do:move3", "stand:warrior@E>s1", "stop-moving")
    assert keys(table) == ["end"]
    choose(table, "end")
    assert decider(table) == 1


def test_r143_the_second_marker_is_not_a_must():
    table = tribes("ojibwa")
    choose(table, "black:4", "skip", "skip", "end")
    assert (decider(table), player(table)["markers"], player(table)["black_marker"]) == (1, 3, False)


def test_r143_not_after_a_plain_marker():
    table = tribes("ojibwa")
    choose(table, "place:4", "skip", "skip")
    assert keys(table) == ["end"]


def test_r143_three_plain_markers_a_year():
    table = tribes("ojibwa", mine={"marked": [1, 2, 3]})
    assert keys(table) == ["black:order"]
    table = tribes("ojibwa", mine={"marked": [1, 2]}, next_order=[0])
    assert keys(table) == ["black:3"]


def test_r143_the_black_marker_once_a_year():
    table = tribes("ojibwa")
    place_all(table, "black:1", "place:1", "place:2", "place:2")
    assert keys(table) == ["place:3", "order"]


def test_r143_not_again_without_another_marker():
    table = tribes("ojibwa", mine={"marked": [1, 2, 3]})
    choose(table, "black:order")
    assert keys(table) == ["end"]


def test_r143_the_black_marker_may_go_to_the_order_area_first():
    table = tribes("ojibwa")
    choose(table, "black:order", "again")
    assert keys(table) == [f"place:{slot}" for slot in range(1, 10)]


def test_r143_free_options_go_on_during_a_double_turn():
    table = tribes("ojibwa", areas={"s1.1": "0 warrior"})
    choose(table, "black:order")
    assert keys(table, "transfer") == ["transfer:s1.1", "transfer:s1.1+replace"]
    choose(table, "again")
    assert keys(table, "transfer") == ["transfer:s1.1", "transfer:s1.1+replace"]


def test_r143_the_black_marker_is_back_next_year():
    table = tribes("ojibwa")
    choose(table, "black:1", "stop-moving", "end")
    play_year(table)
    choose(table, "keep", "keep")
    assert player(table)["black_marker"] is True
    assert "black:1" in keys(table)


def test_x19_a_double_turn_and_a_round_without_the_ojibwa():
    table = tribes("ojibwa")
    heard = choose(table, "black:1", "do:move3", "stop-moving", "again", "order", "end")
    assert heard.one("ordered") == {"seat": 0, "space": 1, "black": False}
    place_all(table, "place:1", "place:2", "place:2")
    choose(table, "skip", "skip", "end")
    assert (decider(table), player(table)["markers"]) == (1, 0)
    heard = place_all(table, "place:3")
    assert heard.all("turn") == [{"seat": 1}], "the fourth round of turns"


# Oneida.


def oneidas():
    return settled(homes=["E"], tribes=["fox", "oneida"])


def test_r144_a_level_1_or_2_tile_that_is_not_on_display():
    table = oneidas()
    market = look(table)["market"]
    wanted = [row["id"] for row in DATA["progress"] if row["level"] < 3 and row["id"] not in market]
    assert (decider(table), keys(table)) == (0, [f"keep:{tile}" for tile in wanted])


def test_r144_no_points_for_it():
    table = oneidas()
    choose(table, "keep:P1-9")
    assert player(table)["progress"] == [{"id": "P1-9", "down": False}]
    assert set(player(table)["tracks"].values()) == {0}
    assert keys(table, "use") == ["use:P1-9"]


def test_r144_an_alliance_tile_brings_a_flag():
    luck = lucky(progress_tiles=[0, 1, 1, 1], tribes=[TRIBE_IDS.index("fox"), TRIBE_IDS.index("oneida") - 1])
    table = deal(luck=luck)
    choose(table, "home:E", luck=luck)
    assert "P1-2" not in look(table)["market"]
    choose(table, "tribe:fox", "tribe:oneida", "keep:P1-2")
    assert keys(table) == ["flag:english", "flag:french"]
    choose(table, "flag:french")
    assert (player(table)["flag"], look(table)["flags_left"]) == ("french", ["english"])
    assert decision(table) == "turn"


# Onondaga, Ottawa, Seneca, Shawnee.


def test_r145_six_natives_of_each_kind_in_the_home():
    table = settled(homes=["E"], tribes=["fox", "onondaga"])
    assert player(table)["village"] == {"warrior": 6, "woman": 6, "hunter": 6, "black": 0}
    assert long_house(table) == {"warrior": 1, "woman": 1, "hunter": 1}


def test_r146_the_sacred_fire_of_the_ottawa_never_shows_its_ritual_side():
    table = settled(homes=["E"], tribes=["fox", "ottawa"])
    assert player(table)["grid"][4]["tile"] == "S8b"
    table = tribes("ottawa", mine={"marked": [4, 5]})
    play_year(table, "654")
    choose(table, "keep", "keep")
    assert tiles(table) == "S6 S7 S9 S1 S2 S3 S4r S8b S5r"


def test_r146_it_lights_a_tile_like_any_sacred_fire():
    table = tribes("ottawa")
    choose(table, "place:5", "do:fire")
    assert keys(table) == [*[f"fire:{slot}" for slot in (1, 2, 3, 4, 6, 7, 8, 9)], "fire:none"]


def test_r146_turn_of_fate_cannot_turn_it():
    table = tribes("ottawa", mine={"progress": ["P3-7"]})
    choose(table, "use:P3-7")
    assert keys(table) == [f"turn:{slot}" for slot in (1, 2, 3, 4, 6, 7, 8, 9)]


def test_r147_two_swap_tokens_each_a_point_if_unused():
    table = settled(homes=["E"], tribes=["fox", "seneca"])
    assert [player(table, seat)["swaps"] for seat in range(2)] == [2, 1]
    assert [player(table, seat)["total"] for seat in range(2)] == [2, 1]
    choose(table, "swap:1-2", "swap:2-3")
    assert player(table)["total"] == 0


def test_r148_the_shawnee_start_with_four_warriors():
    table = settled(homes=["E"], tribes=["fox", "shawnee"])
    assert (player(table)["village"]["warrior"], long_house(table)["warrior"]) == (4, 3)


@pytest.mark.parametrize(("canoes", "kinds"), [(1, []), (2, [3]), (3, [3, 4]), (4, [3, 4, 5]), (5, [3, 4, 5])])
def test_r148_their_turtles_need_one_less(canoes, kinds):
    table = tribes("shawnee", mine={"canoes": canoes})
    choose(table, "place:6", "skip", "do:military")
    assert keys(table, "claim:canoes") == [f"claim:canoes-{level}" for level in kinds]


def test_r148_x17_women_in_four_areas_reach_every_turtle():
    women = {"s1.1": "0 woman", "s1.2": "0 woman", "s2.1": "0 woman"}
    table = tribes("shawnee", areas=women)
    choose(table, "place:6", "skip", "do:military")
    assert keys(table) == ["claim:women-3", "claim:women-4", "claim:women-5", "claim:none"]
    choose(table, "claim:women-4")
    assert [turtle["id"] for turtle in player(table)["turtles"]] == ["women-4"]
    assert decision(table) == "end", "one per Military action"


def test_r148_others_need_three_four_five():
    women = {"s1.1": "0 woman", "s1.2": "0 woman", "s2.1": "0 woman"}
    table = tribes("fox", areas=women)
    choose(table, "place:6", "skip", "do:military")
    assert keys(table) == ["claim:women-3", "claim:women-4", "claim:none"]


# Tuscarora.


def test_r149_x13_a_tuscarora_hunter_injures_the_attacker():
    table = tribes(second="tuscarora", areas={"s3.1": "1 hunter"})
    before = long_house(table, 1)["hunter"]
    moves(table, "attack:warrior@E>s3.1")
    assert area(table, "s3.1") is None
    assert (long_house(table, 1)["hunter"], long_house(table)["warrior"]) == (before + 1, 3)
    assert (guards(table, "E"), look(table)["doing"]["steps"]) == ({0: 4}, 2)


def test_r149_their_women_do_not():
    table = tribes(second="tuscarora", areas={"s1.1": "1 woman"})
    moves(table, "attack:warrior@E>s1.1")
    assert (area(table, "s1.1"), long_house(table)["warrior"]) == ("0 warrior", 2)


def test_r149_the_black_warrior_goes_to_the_long_house():
    table = tribes("mohawk", "tuscarora", areas={"s3.1": "1 hunter"})
    moves(table, "attack:black@E>s3.1")
    assert (area(table, "s3.1"), long_house(table)["black"]) == (None, 1)
    assert player(table)["village"]["black"] == 0
    assert not [key for key in keys(table) if "black" in key]


# Nobody.


def test_r150_with_identical_sides_nobody_has_an_ability():
    table = settled(3)
    for seat in range(3):
        own = player(table, seat)
        assert (own["tribe"], own["swaps"], own["black_marker"]) == (None, 1, False)
        assert own["village"] == {"warrior": 5, "woman": 5, "hunter": 5, "black": 0}
        assert own["grid"][4]["tile"] == "S8"


def test_r150_no_tribe_card_is_shown():
    luck = lucky()
    settled(luck=luck)
    assert not [stream for stream, _ in luck.asked if stream == "tribes"]

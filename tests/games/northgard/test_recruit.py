"""Recruiting (R50 to R56, E1, E41, E42)."""

import pytest

from .positions import LAND, choose, decision, figures, keys, player, position, units


def recruiting(*hand, clan="goat", **rest):
    """Seat 0 with these cards; the opponent is a Wolf."""
    return position({"clan": clan, "hand": list(hand)} | rest.pop("first", {}), {"clan": "wolf"}, **rest)


def places(*names):
    """Keys for these territories, and for stopping if that is among them."""
    return sorted(name if name == "stop-recruiting" else f"recruit:{name}" for name in names)


# R50, R51.


def test_r50_any_controlled_territories():
    table = recruiting("town_hall_up", units={"t1": "0 1", "t6": "0 1", "t5": "1 1"})
    choose(table, "play:town_hall_up")
    assert sorted(keys(table)) == places("t1", "t6")
    choose(table, "recruit:t1")
    assert sorted(keys(table)) == places("t1", "t6", "stop-recruiting")
    choose(table, "recruit:t6")
    assert (figures(table), player(table)["reserve"]) == ({"t1": "0 2", "t6": "0 2", "t5": "1 1"}, 10)


def test_r50_up_to_that_many_but_at_least_one():
    table = recruiting("town_hall_up", units={"t1": "0 1", "t6": "0 1"})
    choose(table, "play:town_hall_up", "recruit:t1", "stop-recruiting")
    assert (units(table, "t1"), units(table, "t6"), decision(table)) == ("0 2", "0 1", "pick")


def test_r50_no_limit_in_a_territory():
    table = recruiting("town_hall_up", units={"t1": "0 12"})
    choose(table, "play:town_hall_up", "recruit:t1")
    assert (units(table, "t1"), player(table)["reserve"]) == ("0 14", 0)


def test_r50_what_everybody_sees():
    heard = choose(recruiting("recruit", units={"t1": "0 1", "t3": "0 1"}), "play:recruit", "recruit:t3")
    assert heard.one("recruited") == {"seat": 0, "territory": "t3"}


def test_r51_only_units_in_reserve():
    assert keys(recruiting("recruit", units={"t1": "0 14"})) == ["wait:recruit", "pass"]
    table = recruiting("town_hall_up", units={"t1": "0 12", "t3": "0 1"})
    choose(table, "play:town_hall_up", "recruit:t3")
    assert (units(table, "t3"), decision(table)) == ("0 2", "pick")


# R52.


@pytest.mark.parametrize("card", ["town_hall_up", "recruitment"])
def test_r52_without_figures_all_into_one_neutral_territory(card):
    table = recruiting(card, units={"t5": "1 3"})
    choose(table, f"play:{card}")
    assert sorted(keys(table)) == places(*(set(LAND) - {"t5"}))
    choose(table, "recruit:t8")
    assert sorted(keys(table)) == places("t8", "stop-recruiting")
    choose(table, "recruit:t8")
    assert figures(table) == {"t8": "0 2", "t5": "1 3"}


def test_r52_one_unit():
    table = recruiting("feast", units={"t5": "1 3"})
    choose(table, "play:feast")  # nothing else can be done
    assert decision(table) == "recruit"
    choose(table, "recruit:t3")
    assert figures(table) == {"t3": "0 1", "t5": "1 3"}


def test_r52_kaija_is_a_figure():
    table = recruiting("recruit", clan="bear", kaija="t8", units={"t5": "1 3"})
    heard = choose(table, "play:recruit")
    assert (heard.forced[0], units(table, "t8")) == ("recruit:t8", "0 1")


def test_r52_not_for_other_kinds():
    assert keys(recruiting("hunters", units={"t5": "1 3"})) == ["wait:hunters", "pass"]


# R53.


def test_e1_training_camps():
    table = recruiting("town_hall_up", units={"t1": "0 1", "t10": "0 1"}, buildings={"T21.n": "camp", "T32.s": "camp"})
    heard = choose(table, "play:town_hall_up", "recruit:t1", "recruit:t10")
    assert heard.all("camp_sent") == [{"seat": 0, "territory": "t1"}, {"seat": 0, "territory": "t10"}]
    assert (units(table, "t1"), units(table, "t10")) == ("0 3", "0 3")


def test_e1_for_each_camp_not_for_each_unit():
    table = recruiting("town_hall_up", units={"t1": "0 1", "t10": "0 1"}, buildings={"T21.n": "camp", "T32.s": "camp"})
    choose(table, "play:town_hall_up", "recruit:t1", "recruit:t1")
    assert (units(table, "t1"), units(table, "t10")) == ("0 4", "0 1")


def test_r53_two_camps_in_a_territory():
    table = recruiting("recruit", units={"t5": "0 1"}, buildings={"T32.n": "camp", "T16.n": "camp"})
    choose(table, "play:recruit")
    assert units(table, "t5") == "0 4"


def two_camps(reserve, *hand, **rest):
    """Camps in t5 (two of them) and t1; so many units are left."""
    held = {"t5": "0 1", "t1": "0 1", "t9": f"0 {12 - reserve}"}
    there = {"T32.n": "camp", "T16.n": "camp", "T21.n": "camp"}
    return recruiting(*hand, units=held, buildings=there, **rest)


def test_r53_the_player_chooses_where_if_the_reserve_is_too_small():
    table = two_camps(4, "town_hall_up")
    choose(table, "play:town_hall_up", "recruit:t5", "recruit:t1")
    assert (decision(table), sorted(keys(table))) == ("camp", ["camp:t1", "camp:t5"])
    choose(table, "camp:t5")
    assert sorted(keys(table)) == ["camp:t1", "camp:t5"]
    choose(table, "camp:t5")
    assert (units(table, "t5"), units(table, "t1"), player(table)["reserve"]) == ("0 4", "0 2", 0)


def test_r53_nobody_is_asked_if_the_reserve_suffices():
    table = two_camps(5, "town_hall_up")
    choose(table, "play:town_hall_up", "recruit:t5", "recruit:t1")
    assert (units(table, "t5"), units(table, "t1"), player(table)["reserve"]) == ("0 4", "0 3", 0)


def test_r53_kaija_brings_the_camps_and_they_send_units():
    table = recruiting("recruit", clan="bear", units={"t5": "0 1"}, buildings={"T32.n": "camp"})
    choose(table, "play:recruit", "recruit-kaija:t5")
    assert units(table, "t5") == "0 2"


def test_r53_feast_and_bear_awakens_recruit_too():
    table = recruiting("feast", units={"t5": "0 1"}, buildings={"T32.n": "camp"})
    choose(table, "play:feast", "part:recruit")
    assert units(table, "t5") == "0 3"
    table = recruiting(clan="bear", first={"hand": ["bear_awakens"]}, units={"t5": "0 1"}, buildings={"T32.n": "camp"})
    choose(table, "play:bear_awakens", "recruit:t5", "recruit:t5")
    assert units(table, "t5") == "0 4"


# R54.


def test_r54_the_same_territory():
    table = recruiting("recruitment", units={"t1": "0 1", "t3": "0 1"})
    choose(table, "play:recruitment", "recruit:t3")
    assert sorted(keys(table)) == places("t3", "stop-recruiting")


def test_r54_own_or_neutral():
    table = recruiting("mercenary", units={"t1": "0 1", "t5": "1 1"})
    choose(table, "play:mercenary")
    assert sorted(keys(table)) == places(*(set(LAND) - {"t5"}))
    choose(table, "recruit:t8")
    assert units(table, "t8") == "0 1"


def test_r54_own_or_neutral_the_same():
    table = recruiting("outpost", units={"t1": "0 1", "t5": "1 1"})
    choose(table, "play:outpost")
    assert sorted(keys(table)) == places(*(set(LAND) - {"t5"}))
    choose(table, "recruit:t8")
    assert sorted(keys(table)) == places("t8", "stop-recruiting")


def test_r54_neutral_only():
    table = recruiting("allies_wild", units={"t1": "0 1", "t5": "1 1"})
    choose(table, "play:allies_wild")
    assert sorted(keys(table)) == places(*(set(LAND) - {"t5", "t1"}))
    choose(table, "recruit:t8")
    assert sorted(keys(table)) == places(*(set(LAND) - {"t5", "t1"}), "stop-recruiting")
    choose(table, "recruit:t8", "recruit:t9")
    assert (units(table, "t8"), units(table, "t9")) == ("0 2", "0 1")


def test_r54_neutral_land_with_a_camp_counts():
    table = recruiting("allies_wild", units={"t1": "0 1"}, buildings={"T32.s": "camp"})
    choose(table, "play:allies_wild", "recruit:t10", "stop-recruiting")
    assert units(table, "t10") == "0 2"


def mercenaries(**rest):
    first = {"hand": ["raven_mercenaries"], "resources": rest.pop("resources", {})}
    return recruiting(clan="raven", first=first, **({"units": {"t1": "0 1", "t5": "1 1"}} | rest))


def test_r54_raven_mercenaries_all_into_one_neutral_territory():
    table = mercenaries()
    choose(table, "play:raven_mercenaries")
    assert sorted(keys(table)) == places(*(set(LAND) - {"t5", "t1"}))
    choose(table, "recruit:t9")
    assert sorted(keys(table)) == places("t9", "stop-recruiting")
    choose(table, "recruit:t9")
    assert units(table, "t9") == "0 2"


def test_r54_raven_mercenaries_may_pay_for_one_more():
    table = mercenaries(resources={"food": 1, "wood": 1, "lore": 1}, buildings={"T32.s": "camp"})
    choose(table, "play:raven_mercenaries", "recruit:t10", "stop-recruiting")
    assert (decision(table), keys(table)) == ("pay", ["pay:food+wood", "pay:food+lore", "pay:wood+lore", "no"])
    choose(table, "pay:food+lore")
    assert units(table, "t10") == "0 3"  # one recruited, one paid for, one of the camp
    assert player(table)["resources"] == {"food": 0, "wood": 1, "lore": 0}


@pytest.mark.parametrize("resources", [{}, {"lore": 1}])
def test_r54_raven_mercenaries_cannot_pay(resources):
    table = mercenaries(resources=resources)
    choose(table, "play:raven_mercenaries", "recruit:t9", "recruit:t9")
    assert (units(table, "t9"), decision(table)) == ("0 2", "pick")


def test_r54_raven_mercenaries_without_a_unit_left():
    table = mercenaries(resources={"food": 5}, units={"t1": "0 13"})
    choose(table, "play:raven_mercenaries", "recruit:t9")
    assert (units(table, "t9"), decision(table)) == ("0 1", "pick")


# R55.


def test_e42_hunters():
    # t4 has two food icons and a camp, t1 one; three units are left.
    held = {"t4": "0 1", "t1": "0 1", "t9": "0 9"}
    table = recruiting("hunters", units=held, buildings={"T02.s": "silo"}, extra=[["t4", "camp"]])
    choose(table, "play:hunters")
    assert sorted(keys(table)) == places("t1", "t4")
    choose(table, "recruit:t4", "recruit:t4")
    assert sorted(keys(table)) == places("t1", "stop-recruiting")
    choose(table, "recruit:t1")
    assert (units(table, "t4"), units(table, "t1"), player(table)["reserve"]) == ("0 3", "0 2", 0)


def test_e42_fewer_leave_one_for_the_camp():
    held = {"t4": "0 1", "t1": "0 1", "t9": "0 9"}
    table = recruiting("hunters", units=held, buildings={"T02.s": "silo"}, extra=[["t4", "camp"]])
    choose(table, "play:hunters", "recruit:t4", "recruit:t1", "stop-recruiting")
    assert (units(table, "t4"), units(table, "t1"), player(table)["reserve"]) == ("0 3", "0 2", 0)


@pytest.mark.parametrize(
    ("card", "where"), [("hunters", {"t1", "t4", "t5"}), ("woodcutters", {"t4", "t8"}), ("loremasters", {"t8", "t9"})]
)
def test_r55_as_many_as_icons(card, where):
    table = recruiting(card, units=dict.fromkeys(LAND, "0 1"))
    choose(table, f"play:{card}")
    for name in sorted(where):
        assert f"recruit:{name}" in keys(table)
    for name in sorted(where)[:-1]:
        choose(table, f"recruit:{name}")
        assert f"recruit:{name}" not in keys(table)
    choose(table, f"recruit:{max(where)}")
    assert {name for name, there in figures(table).items() if there == "0 2"} == where


def test_r55_call_to_war():
    held = {"t1": "0 1", "t9": "0 1", "t11": "0 1", "t4": "0 1", "t5": "1 1", "t10": "1 1"}
    table = position({"clan": "wolf", "hand": ["call_to_war"]}, {"clan": "goat"}, units=held)
    choose(table, "play:call_to_war")
    assert sorted(keys(table)) == places("t1", "t4", "t11")  # rough or not; t9 is not beside the enemy
    choose(table, "recruit:t1")
    assert sorted(keys(table)) == places("t4", "t11", "stop-recruiting")
    choose(table, "recruit:t4", "recruit:t11")
    assert [units(table, name) for name in ("t1", "t4", "t11", "t9")] == ["0 2", "0 2", "0 2", "0 1"]


def test_e41_osmosis():
    # t6 is closed and has only a Woodcutter Lodge; t3 is closed without wood, t9 open.
    table = recruiting(
        clan="boar", first={"hand": ["osmosis"]}, units={"t6": "0 1", "t9": "0 1"}, buildings={"T22.w": "lodge"}
    )
    heard = choose(table, "play:osmosis")
    assert heard.forced[0] == "recruit:t9"
    assert (units(table, "t6"), units(table, "t9")) == ("0 1", "0 2")


def test_e41_osmosis_in_a_closed_territory_with_printed_wood():
    # T11.n, wood printed, closes T00.n.
    table = recruiting(
        clan="boar", first={"hand": ["osmosis"]}, tiles={"T11": [0, -1, 2]}, units={"T00.n": "0 1", "T00.s": "0 1"}
    )
    choose(table, "play:osmosis")
    assert keys(table) == ["recruit:T00.n", "recruit:T00.s"]
    choose(table, "recruit:T00.n")
    assert keys(table) == ["recruit:T00.s", "stop-recruiting"]


def test_r55_osmosis_three_different_territories():
    held = dict.fromkeys(("t1", "t2", "t4", "t9"), "0 1")
    table = recruiting(clan="boar", first={"hand": ["osmosis"]}, units=held)
    choose(table, "play:osmosis", "recruit:t1", "recruit:t2", "recruit:t4")
    assert (units(table, "t9"), player(table)["reserve"]) == ("0 1", 7)


# R56.


def test_r56_captured_units_are_not_recruited():
    table = recruiting("capture", units={"t5": "0 1", "t6": "1 2"}, buildings={"T32.n": "camp"})
    choose(table, "play:capture")
    assert (units(table, "t5"), units(table, "t6"), player(table, 1)["reserve"]) == ("0 2", "1 1", 13)

"""Building (R70 to R78, E39, E40)."""

import pytest

from .positions import choose, decision, keys, land, look, player, position, stock

SMALL = ("silo", "lodge", "tower", "camp")
LARGE = ("fortress", "forge", "altar")


def building(*hand, clan="boar", wood=3, **rest):
    """Seat 0 with these cards and so much wood; the opponent is a Wolf."""
    resources = rest.pop("resources", {"wood": wood} if wood else {})
    return position({"clan": clan, "hand": list(hand), "resources": resources}, {"clan": "wolf"}, **rest)


def on(area, *kinds):
    return [f"build:{kind}@{area}" for kind in kinds]


def place(table, area):
    """What stands on the space of an area."""
    return look(table)["buildings"].get(area)


# R70 to R73.


def test_r70_on_free_spaces_of_controlled_territories():
    table = building("build", units={"t4": "0 1", "t10": "1 1"}, wood=1)
    choose(table, "play:build")
    assert keys(table) == on("T02.s", *SMALL)
    heard = choose(table, "build:tower@T02.s")
    assert heard.one("built") == {"seat": 0, "building": "tower", "territory": "t4"}
    assert (place(table, "T02.s"), look(table)["tokens"]["tower"], stock(table)) == ("tower", 6, {})


def test_r70_not_where_there_is_no_space_and_not_in_neutral_land():
    assert keys(building("build", units={"t9": "0 1", "t7": "0 1"})) == ["wait:build", "pass"]
    assert keys(building("build", units={})) == ["wait:build", "pass"]


def test_r71_cost():
    assert keys(building("build", units={"t8": "0 1"}, wood=0)) == ["wait:build", "pass"]
    table = building("build", units={"t8": "0 1", "t11": "0 1"}, wood=2)
    choose(table, "play:build")
    assert keys(table) == [*on("T16.e", *SMALL), *on("T22.n", *SMALL)]
    table = building("build", units={"t8": "0 1", "t11": "0 1"}, wood=3)
    choose(table, "play:build")
    assert keys(table) == [*on("T13.a", *LARGE), *on("T16.e", *SMALL), *on("T22.n", *SMALL)]


@pytest.mark.parametrize(("card", "clan"), [("boar", "boar"), ("simple_living", "goat")])
def test_r71_one_wood_less(card, clan):
    table = building(card, clan=clan, units={"t8": "0 1"}, wood=2)
    choose(table, f"play:{card}", "build:forge@T13.a")
    assert stock(table).get("wood", 0) == 0
    table = building(card, clan=clan, units={"t11": "0 1"}, wood=0)
    choose(table, f"play:{card}", "build:silo@T16.e")
    assert place(table, "T16.e") == "silo"


def test_r72_small_on_small_large_on_large():
    table = building("build", units={"t2": "0 1", "t3": "0 1"})
    choose(table, "play:build")
    assert keys(table) == [*on("T02.n", *SMALL), *on("T21.s", *LARGE)]


def test_r72_a_space_holds_one_building():
    table = building("build", units={"t5": "0 1"}, buildings={"T32.n": "silo"})
    choose(table, "play:build")
    assert keys(table) == on("T16.n", "lodge", "tower", "camp")


def test_r72_small_on_large_if_the_setting_allows_it():
    table = building("build", units={"t2": "0 1"}, settings={"small_on_large": True})
    choose(table, "play:build")
    assert keys(table) == on("T21.s", *SMALL, *LARGE)


def test_r73_a_carved_stone_needs_its_icon():
    table = building("build", units={"t6": "0 1"})
    choose(table, "play:build")
    assert keys(table) == on("T22.w", *SMALL, "stone")
    table = building("build", units={"t6": "0 1"}, settings={"small_on_large": True})
    choose(table, "play:build", "build:stone@T22.w")
    assert land(table, "t6")["icons"]["lore"] == 1


# R74 to R77.


def test_r74_no_second_building_of_a_type():
    table = building("build", units={"t5": "0 1"}, buildings={"T16.n": "tower"})
    choose(table, "play:build")
    assert keys(table) == on("T32.n", "silo", "lodge", "camp")


def test_r74_an_extra_building_counts_too():
    table = building("build", units={"t5": "0 1"}, buildings={"T16.n": "tower"}, extra=[["t5", "camp"]])
    choose(table, "play:build")
    assert keys(table) == on("T32.n", "silo", "lodge")


def test_r74_the_goat_clan_card_may_double():
    table = building("goat", clan="goat", units={"t5": "0 1"}, buildings={"T16.n": "tower"})
    choose(table, "play:goat")
    assert keys(table) == on("T32.n", *SMALL)


def test_r75_seven_tokens_of_a_type():
    spaces = ["T02.n", "T02.s", "T32.n", "T16.e", "T32.s", "T22.n"]
    there = dict.fromkeys(spaces, "tower")
    table = building("build", units={"t1": "0 1"}, buildings=there, extra=[["t9", "tower"]])
    assert look(table)["tokens"]["tower"] == 0
    choose(table, "play:build")
    assert keys(table) == on("T21.n", "silo", "lodge", "camp")


def test_r76_buildings_serve_whoever_controls_the_land():
    table = position(
        {"hand": ["move"]}, {"hand": ["move"], "passed": True}, units={"t1": "0 2"}, buildings={"T02.n": "silo"}
    )
    choose(table, "play:move", "to:t3", "go:2")
    assert decision(table) == "pick"
    choose(table, keys(table)[0])
    assert player(table)["resources"]["food"] == 1  # the silo's, no other food icon there


def test_r76_neutral_buildings_serve_nobody():
    table = position({}, {"passed": True}, units={"t9": "0 2"}, buildings={"T02.n": "silo", "T13.a": "altar"})
    choose(table, "pass")
    choose(table, keys(table)[0])
    assert (player(table)["fame"], stock(table)) == (0, {"lore": 1})


@pytest.mark.parametrize(
    ("kind", "area", "land_name", "fame", "gained"),
    [
        ("silo", "T02.n", "t3", 1, {"food": 1}),
        ("lodge", "T02.n", "t3", 1, {"wood": 1}),
        ("stone", "T22.w", "t6", 1, {"lore": 1}),
        ("altar", "T21.s", "t2", 3, {}),
        ("forge", "T21.s", "t2", 0, {}),
        ("tower", "T02.n", "t3", 1, {}),
    ],
)
def test_r77_what_buildings_give_at_harvest(kind, area, land_name, fame, gained):
    table = position({}, {"passed": True}, units={land_name: "0 1"}, buildings={area: kind})
    choose(table, "pass")
    choose(table, keys(table)[0])
    assert (player(table)["fame"], stock(table)) == (fame, gained)


def test_r77_a_forge_gives_a_card():
    table = position({}, {"passed": True}, units={"t2": "0 1", "t9": "1 1"}, buildings={"T21.s": "forge"})
    choose(table, "pass")
    choose(table, keys(table)[0])
    assert player(table)["hand_count"] == 5


# R78.


def test_e40_amenities():
    # T00.e and T34.n are a closed territory without any space.
    table = building("amenities", tiles={"T34": [1, 0, 3]}, units={"T00.e": "0 1"}, wood=1)
    choose(table, "play:amenities")
    assert keys(table) == [f"build:{kind}*T00.e" for kind in (*SMALL, "stone")]
    choose(table, "build:stone*T00.e")
    assert (stock(table), land(table, "T00.e")["icons"]["lore"]) == ({}, 1)
    assert look(table)["tokens"]["stone"] == 6


def test_r78_amenities_large_as_usual_and_no_second_of_a_type():
    table = building("amenities", units={"t2": "0 1"}, extra=[["t2", "tower"]])
    choose(table, "play:amenities")
    extra = [f"build:{kind}*t2" for kind in ("silo", "lodge", "camp", "stone")]
    assert keys(table) == [*extra, *on("T21.s", *LARGE)]


def test_r78_carpentry_mastery():
    table = building("carpentry", units={"t5": "0 1"}, wood=2)
    choose(table, "play:carpentry", "build:silo@T16.n")
    assert keys(table) == [*on("T32.n", "lodge", "tower", "camp"), "stop-building"]
    choose(table, "build:lodge@T32.n")
    assert (place(table, "T16.n"), place(table, "T32.n"), stock(table)) == ("silo", "lodge", {})


def test_r78_carpentry_mastery_after_a_large_one_only_small_ones():
    table = building("carpentry", units={"t8": "0 1", "t2": "0 1"}, wood=6)
    choose(table, "play:carpentry", "build:altar@T21.s")
    assert keys(table) == [*on("T22.n", *SMALL), "stop-building"]
    choose(table, "stop-building")
    assert stock(table) == {"wood": 3}


def test_r78_carpentry_mastery_a_large_one_after_a_small_one():
    table = building("carpentry", units={"t8": "0 1"}, wood=4)
    choose(table, "play:carpentry", "build:silo@T22.n")
    assert keys(table) == [*on("T13.a", *LARGE), "stop-building"]


def glory(**rest):
    first = {"clan": "stag", "hand": ["glory"], "resources": {"wood": rest.pop("wood", 1)}}
    return position(first, {"clan": "wolf"}, **rest)


def test_r78_glory_before():
    table = glory(units={"t4": "0 1"})
    choose(table, "play:glory", "build:lodge@T02.s")
    assert (decision(table), keys(table)) == ("part", ["part:before", "part:after", "part:stop"])
    choose(table, "part:before")
    assert stock(table) == {"food": 1, "wood": 1}


def test_r78_glory_after_counts_the_new_building():
    table = glory(units={"t4": "0 1"})
    choose(table, "play:glory", "build:lodge@T02.s", "part:after")
    assert stock(table) == {"food": 1, "wood": 2}


def test_r78_glory_not_at_all():
    table = glory(units={"t4": "0 1"})
    choose(table, "play:glory", "build:lodge@T02.s", "part:stop")
    assert (stock(table), place(table, "T02.s")) == ({}, "lodge")


def test_r78_glory_may_pay_with_what_it_collects():
    table = glory(units={"t4": "0 1", "t11": "0 1"}, wood=0)
    assert keys(table, "play") == ["play:glory"]
    choose(table, "play:glory")
    assert keys(table) == on("T02.s", *SMALL)  # t11 shows no wood
    heard = choose(table, "build:silo@T02.s")
    assert (heard.forced[0], stock(table)) == ("part:before", {"food": 1})


def test_r78_glory_large_with_collected_wood():
    table = glory(units={"t8": "0 1"}, wood=2)
    choose(table, "play:glory", "build:forge@T13.a")
    assert (stock(table), place(table, "T13.a")) == ({"lore": 1}, "forge")


def industrious(**rest):
    return building("industrious", **rest)


def test_r78_industrious_villagers_replace_one():
    table = industrious(units={"t5": "0 1", "t6": "0 1"}, buildings={"T22.w": "tower"}, wood=1)
    choose(table, "play:industrious", "build:silo@T16.n")
    others = (*SMALL, "stone")
    assert sorted(keys(table)) == sorted(
        [
            *(f"rebuild:T16.n>{kind}" for kind in SMALL if kind != "silo"),
            *(f"rebuild:T22.w>{kind}" for kind in others if kind != "tower"),
            "no",
        ]
    )
    heard = choose(table, "rebuild:T22.w>stone")
    assert heard.one("rebuilt") == {"seat": 0, "old": "tower", "building": "stone", "territory": "t6"}
    assert (place(table, "T22.w"), look(table)["tokens"]["tower"], look(table)["tokens"]["stone"]) == ("stone", 7, 6)


def test_r78_industrious_villagers_same_size_and_doubles_allowed():
    table = industrious(units={"t2": "0 1", "t8": "0 1"}, buildings={"T21.s": "forge"})
    choose(table, "play:industrious", "build:altar@T13.a")
    assert sorted(keys(table)) == [
        *("no", "rebuild:T13.a>forge", "rebuild:T13.a>fortress", "rebuild:T21.s>altar", "rebuild:T21.s>fortress"),
    ]
    table = industrious(units={"t5": "0 1"}, buildings={"T16.n": "tower"}, wood=1)
    choose(table, "play:industrious", "build:silo@T32.n", "rebuild:T32.n>tower")
    assert look(table)["tokens"]["tower"] == 5


def test_r78_industrious_villagers_where_amenities_stood():
    table = industrious(units={"t3": "0 1"}, extra=[["t3", "camp"]], wood=1)
    choose(table, "play:industrious", "build:silo@T02.n")
    assert keys(table, "rebuild:t3*camp") == [f"rebuild:t3*camp>{kind}" for kind in ("silo", "lodge", "tower", "stone")]
    choose(table, "rebuild:t3*camp>stone")
    assert look(table)["extra"] == [["T00.n", "stone"]]


def test_r78_industrious_villagers_may_decline_and_the_swap_is_no_build():
    table = industrious(clan="goat", units={"t3": "0 1"}, wood=1)
    choose(table, "play:industrious", "build:silo@T02.n")
    assert stock(table) == {"food": 1}
    choose(table, "rebuild:T02.n>tower")
    assert stock(table) == {"food": 1}


def test_r78_two_equal_buildings_without_a_space_are_one_option():
    table = industrious(units={"t3": "0 1"}, extra=[["t3", "camp"], ["t3", "camp"]], wood=1)
    choose(table, "play:industrious", "build:silo@T02.n")
    assert len(keys(table)) == len(set(keys(table)))


def test_e39_the_goat_builds():
    # t8 with a Forge and another free large space: T28.n joins T13.
    tiles = {"T13": [0, 1, 0], "T28": [0, 2, 0]}
    table = building("goat", clan="goat", tiles=tiles, units={"T13.a": "0 1"}, buildings={"T13.a": "forge"})
    choose(table, "play:goat", "build:forge@T28.n")
    assert stock(table) == {"food": 2}

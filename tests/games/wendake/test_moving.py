"""Moving Warriors (R40 to R51, E10, E11)."""

import pytest

from longhouse.games.wendake.data import DATA
from longhouse.testing.selfplay import steps

from .positions import GAME, after, area, choose, decision, guards, keys, long_house, look, player, position

LAND = {
    2: "E-s1 E-s3 s1-s2 s2-s3 F-t1 F-t3 t1-t2 t2-t3 s1-t1 s3-t3",
    3: "P-q3 R-q3 P-y1 R-y3 q3-x3 y1-x3 x3-y3 Q-q1 Q-q2 Q-y2 q1-x1 q2-x2 x1-y2 y2-x2 P-q1 y1-x1 R-q2 y3-x2",
    4: "A-c1 A-c3 B-c3 B-c5 c1-c2 c2-c4 c3-c4 c4-c6 c5-c6 "
    "C-d1 C-d3 D-d3 D-d5 d1-d2 d2-d4 d3-d4 d4-d6 d5-d6 c2-d2 c6-d6",
}


def moving(*seats, steps=3, **rest):
    """A position inside a Move of seat 0."""
    way = ("place:1", "do:move3") if steps == 3 else ("place:4", "skip", "do:move1")
    return after(position(*seats, **rest), *way)


def neighbours(players, territory):
    pairs = [pair.split("-") for pair in LAND[players].split()]
    return {b if a == territory else a for a, b in pairs if territory in (a, b)}


def test_r40_only_warriors_move_and_steps_are_shared_as_you_like():
    table = moving(guards={"E": {0: 2}}, areas={"s1.1": "0 woman", "s1.2": "0 warrior"})
    assert {key.split("@")[0] for key in keys(table) if "@" in key} <= {"stand:warrior", "lie:warrior"}
    assert {key.split("@")[1].split(">")[0] for key in keys(table) if "@" in key} == {"E"}
    choose(table, "stand:warrior@E>s1", "stand:warrior@E>s3", "stand:warrior@s1>t1")
    assert (guards(table, "t1"), guards(table, "s3"), guards(table, "E")) == ({0: 1}, {0: 1}, {})
    assert keys(table, "end") == ["end"]


def test_r40_everybody_sees_the_step():
    heard = choose(moving(), "stand:warrior@E>s1")
    assert heard.one("moved") == {"seat": 0, "kind_of": "warrior", "start": "E", "end": "s1"}


def test_r40_unused_steps_are_lost():
    table = moving()
    choose(table, "stand:warrior@E>s1", "stop-moving")
    assert (decision(table), keys(table)) == ("end", ["end"])


@pytest.mark.parametrize("slot", range(1, 10))
def test_r40_move_k_gives_k_steps(slot):
    grid = ["A06", "A15", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]
    steps = {1: 3, 2: 2, 3: 1, 4: 1, 9: 1}.get(slot, 0)
    table = position({"grid": grid})
    choose(table, f"place:{slot}")
    while decision(table) == "action" and not keys(table, "do:move"):
        choose(table, "skip")
    made = 0
    if decision(table) == "action":
        choose(table, *keys(table, "do:move"))
        while decision(table) == "move":
            choose(table, keys(table, "stand")[0])
            made += 1
    assert made == steps


def test_r40_move_4():
    table = position({"grid": ["B10", "S2", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]}, year=4)
    choose(table, "place:1", "skip", "do:move4", *["stand:warrior@E>s1"] * 4)
    assert (guards(table, "s1"), decision(table)) == ({0: 4}, "action")


@pytest.mark.parametrize(
    "steps",
    [
        ["stand:warrior@E>s1", "stand:warrior@E>s3", "stand:warrior@E>s1"],
        ["stand:warrior@E>s3", "stand:warrior@E>s1", "stand:warrior@s1>s2"],
        ["stand:warrior@E>s1", "stand:warrior@s1>t1", "stand:warrior@t1>t2"],
    ],
)
def test_e10_three_steps_in_any_way(steps):
    table = moving()
    choose(table, *steps)
    assert decision(table) == "end"
    assert sum(guards(table, territory).get(0, 0) for territory in look(table)["territories"]) == 5


def test_r41_warriors_in_the_long_house_cannot_move():
    table = position({"village": {"warrior": 0}})
    assert long_house(table)["warrior"] == 7
    heard = choose(table, "place:1", "do:move3")
    assert heard.forced == ["stop-moving"]


def test_r42_any_number_of_guards_in_a_territory():
    table = moving(guards={"E": {0: 2}, "s1": {0: 5, 1: 4}})
    assert "stand:warrior@E>s1" in keys(table)
    choose(table, "stand:warrior@E>s1", "stand:warrior@E>s1")
    assert guards(table, "s1") == {0: 7, 1: 4}


def test_r43_outposts_never_move_and_never_attack():
    table = moving(guards={"E": {0: 1}}, areas={"s1.1": "0 warrior", "s1.2": "1 woman", "t1.1": "1 hunter"})
    assert keys(table) == [
        *["stand:warrior@E>s1", "attack:warrior@E>s1.2"],
        *["stand:warrior@E>s3", "lie:warrior@E>s3.1", "lie:warrior@E>s3.2", "stop-moving"],
    ]


def test_r44_r44a_r45_r46_every_mode_of_a_step():
    table = moving(
        {"village": {"warrior": 0}},
        players=4,
        guards={"c2": {0: 1, 1: 2}, "c4": {2: 1}, "d2": {3: 1}},
        areas={"c2.1": "2 woman", "c4.1": "2 woman", "c4.3": "3 hunter", "c4.4": "0 hunter", "d2.1": "3 warrior"},
    )
    assert sorted(keys(table)) == sorted(
        [
            *["attack:warrior@c2>c2.1", "lie:warrior@c2>c2.2", "strike:warrior@c2>c2.1"],
            *["stand:warrior@c2>c1", "lie:warrior@c2>c1.1", "lie:warrior@c2>c1.2"],
            *["stand:warrior@c2>c4", "lie:warrior@c2>c4.2", "attack:warrior@c2>c4.3", "strike:warrior@c2>c4.2"],
            *["stand:warrior@c2>d2", "lie:warrior@c2>d2.2", "strike:warrior@c2>d2.3"],
            "stop-moving",
        ]
    )


def steps_by_the_rules(seen, seat, settings):
    """Every step of R44a, from what everybody sees; the black Warrior's aside."""
    homes = {row["id"] for row in DATA["territory"] if row["home"]} - {seen["players"][seat]["home"]}
    foes = {
        territory: {row["seat"]: row for row in there if row["seat"] != seat}
        for territory, there in seen["territories"].items()
    }
    found = set()
    for start, there in seen["territories"].items():
        if not any(row["seat"] == seat and row["guards"] for row in there):
            continue
        for end in {start} | neighbours(len(seen["players"]), start) - homes:
            found |= {f"stand:warrior@{start}>{end}"} if end != start else set()
            if end == seen["players"][seat]["home"]:
                continue
            may_fight = end == start or settings["attack_on_entry"] == "included"
            for name, content in seen["areas"].items():
                if name.partition(".")[0] == end and content is None:
                    found.add(f"lie:warrior@{start}>{name}")
                elif name.partition(".")[0] == end and may_fight and content["seat"] not in [seat, *foes[end]]:
                    found.add(f"attack:warrior@{start}>{name}")
            for foe, row in foes[end].items() if may_fight else ():
                found |= {f"strike:warrior@{start}>{end}.{foe}"} if row["guards"] else set()
                found |= {f"strike:warrior@{start}>{end}.black"} if row["black"] else set()
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("attack_on_entry", ["included", "separate_step"])
def test_r44a_no_step_more_or_less_in_random_games(players, attack_on_entry):
    settings = {"attack_on_entry": attack_on_entry}
    for seed in range(4):
        for step in steps(GAME, seed, settings, players):
            if GAME.prompt(step.before, step.seat)[0] == "move":
                offered = {key for key in keys(step.before) if ":warrior@" in key}
                assert offered == steps_by_the_rules(look(step.before), step.seat, settings)


def test_r44a_with_separate_attacks_only_from_within():
    table = moving(
        {"village": {"warrior": 0}},
        players=4,
        guards={"c2": {0: 1, 1: 2}, "c4": {2: 1}},
        areas={"c2.1": "2 woman", "c4.3": "3 hunter"},
        settings={"attack_on_entry": "separate_step"},
    )
    fights = [key for key in keys(table) if key.startswith(("attack", "strike"))]
    assert sorted(fights) == ["attack:warrior@c2>c2.1", "strike:warrior@c2>c2.1"]
    choose(table, "stand:warrior@c2>c4")
    fights = [key for key in keys(table) if key.startswith(("attack", "strike"))]
    assert sorted(fights) == ["attack:warrior@c4>c4.3", "strike:warrior@c4>c4.2"]


def test_r44_a_step_into_an_empty_area_next_door():
    table = moving(steps=1)
    heard = choose(table, "lie:warrior@E>s1.2")
    assert (area(table, "s1.2"), guards(table, "s1"), guards(table, "E")) == ("0 warrior", {}, {0: 4})
    assert heard.one("lay_down") == {"seat": 0, "kind_of": "warrior", "start": "E", "area": "s1.2"}
    assert decision(table) == "end"


def test_r45_a_guard_lies_down_where_it_stands():
    table = moving(steps=1, guards={"E": {0: 4}, "s1": {0: 1}})
    choose(table, "lie:warrior@s1>s1.1")
    assert (area(table, "s1.1"), guards(table, "s1"), decision(table)) == ("0 warrior", {}, "end")


def test_r46_a_guard_attacks_where_it_stands_in_one_step():
    table = moving(steps=1, guards={"E": {0: 4}, "s1": {0: 1}}, areas={"s1.1": "1 woman"})
    choose(table, "attack:warrior@s1>s1.1")
    assert (area(table, "s1.1"), guards(table, "s1"), decision(table)) == ("0 warrior", {}, "end")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r47_adjacent_means_a_land_border(players):
    homes = {2: "EF", 3: "PRQ", 4: "ABCD"}[players]
    for start in look(position(players=players))["territories"]:
        if start in homes[1:]:
            continue
        table = moving({"long_house": {"warrior": 6, "woman": 2, "hunter": 2}}, players=players, guards={start: {0: 1}})
        ends = {key.split(">")[1] for key in keys(table, "stand")}
        assert ends == neighbours(players, start) - set(homes[1:])


@pytest.mark.parametrize(
    ("players", "start", "end"), [(2, "s2", "E"), (4, "c1", "c4"), (4, "c4", "c5"), (4, "d4", "d1")]
)
def test_r47_rivers_cannot_be_crossed(players, start, end):
    table = moving(players=players, guards={start: {0: 1}})
    assert not [key for key in keys(table) if f"@{start}>{end}" in key]


def test_r48_a_warrior_walks_in_and_out_of_the_own_home_and_is_a_guard_there():
    table = moving(guards={"s1": {0: 1}, "E": {0: 1}})
    into_home = [key for key in keys(table) if ">E" in key]
    assert into_home == ["stand:warrior@s1>E"]
    choose(table, "stand:warrior@s1>E")
    assert guards(table, "E") == {0: 2}
    assert {key for key in keys(table) if ">E" in key} == set()
    choose(table, "stand:warrior@E>s1")
    assert guards(table, "s1") == {0: 1}


def test_r49_guards_neither_block_nor_force_a_fight():
    table = moving(guards={"E": {0: 7}, "s1": {1: 5}})
    choose(table, "lie:warrior@E>s1.1", "stand:warrior@E>s1", "stand:warrior@s1>t1")
    assert (area(table, "s1.1"), guards(table, "s1"), guards(table, "t1")) == ("0 warrior", {1: 5}, {0: 1})
    assert "warrior" not in long_house(table, 0) | long_house(table, 1)


def test_r50_an_area_holds_one_native():
    table = moving(guards={"E": {0: 1}, "s1": {1: 1}}, areas={"s1.1": "0 warrior", "s1.2": "1 woman"})
    assert not [key for key in keys(table) if "s1.1" in key and not key.startswith("strike")]
    assert not [key for key in keys(table) if key.endswith(">s1.2")]


@pytest.mark.parametrize(("tile", "steps"), [("P1-1", 1), ("P2-1", 2), ("P3-1", 3)])
def test_r51_steps_of_a_progress_tile_follow_the_same_rules(tile, steps):
    table = position({"progress": [tile]}, guards={"E": {0: 3}, "s1": {1: 1}}, areas={"s1.1": "1 woman"})
    choose(table, f"use:{tile}")
    assert look(table)["doing"]["steps"] == steps
    assert sorted(keys(table)) == sorted(
        [
            *["stand:warrior@E>s1", "lie:warrior@E>s1.2", "strike:warrior@E>s1.1"],
            *["stand:warrior@E>s3", "lie:warrior@E>s3.1", "lie:warrior@E>s3.2"],
        ]
    )
    choose(table, "strike:warrior@E>s1.1")
    if steps > 1:
        assert "attack:warrior@E>s1.1" in keys(table)
        choose(table, "stop-moving")
    assert decision(table) == "turn"
    assert player(table)["progress"] == [{"id": tile, "down": True}]


def test_r51_they_are_used_in_one_go():
    table = position({"progress": ["P3-1", "P1-9"]})
    choose(table, "use:P3-1", "stand:warrior@E>s1")
    assert keys(table, "use transfer place") == []
    choose(table, "stop-moving")
    assert keys(table, "use") == ["use:P1-9"]

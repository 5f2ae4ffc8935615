"""Every setting with each of its values (section 9). More of them stand beside the rules that they change."""

from itertools import product

import pytest

from longhouse.core.chance import FastChance
from longhouse.games.tribes.data import CELL_IDS, DATA
from longhouse.games.tribes.settings import SETTINGS

from .positions import (
    GAME,
    at,
    choose,
    deal,
    decision,
    end_turns,
    items,
    keys,
    look,
    plains,
    player,
    show,
    stage,
)

ALL = ["trophy.hide", "trophy.wagon", "trophy.gold", "trophy.chief"]


def test_section_9_names_values_and_defaults():
    assert {setting.name: (setting.default, tuple(setting.values)) for setting in SETTINGS} == {
        "horses_to_win": (10, tuple(range(1, 11))),
        "start_warriors": (6, tuple(range(9))),
        "max_cycles": (20, ("none", *range(3, 61))),
        "first_spirit_chief": ("random", ("random", 1, 2, 3, 4)),
        "collect_limit": ("unlimited", ("unlimited", "one_per_tile_per_turn")),
        "collect_in_campsite": (True, (True, False)),
        "farm_price": ("any", ("any", "printed")),
        "campsite_protection": (True, (True, False)),
        "mountain_rule": ("line", ("line", "range", "none")),
        "cavalry": (True, (True, False)),
        "cavalry_counts_as_attack": (True, (True, False)),
        "cavalry_costs_an_item": (True, (True, False)),
        "retreat": (True, (True, False)),
        "camp_protection_limit": ("none", ("none", *range(1, 31))),
        "start_spacing": (1, tuple(range(1, 7))),
    }


@pytest.mark.parametrize("target", range(1, 11))
def test_horses_to_win(target):
    for horses in {max(0, target - 2), target - 1}:
        table = stage(
            "A5 farm", "A5 0 1 chief", items=["gold 2"], horses=[horses], trophies=[ALL], horses_to_win=target
        )
        choose(table, "trade:gold")
        assert table.is_over() == (horses == target - 1)
        assert look(table)["goal"] == target


@pytest.mark.parametrize("cycles", [3, 7, 20, 60])
def test_max_cycles(cycles):
    for cycle in (cycles - 1, cycles):
        table = stage("A5 plain", "A5 0 1 chief", cycle=cycle, round=5, turn=1, max_cycles=cycles)
        assert look(table)["max_cycles"] == cycles
        choose(table, "end")
        assert table.is_over() == (cycle == cycles)


def test_max_cycles_none_goes_on_and_on():
    table = stage("A5 plain", "A5 0 1 chief", cycle=500, round=5, turn=1, max_cycles="none")
    choose(table, "end")
    assert not table.is_over()
    assert (look(table)["cycle"], look(table)["max_cycles"]) == (501, None)


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_first_spirit_chief_a_seat(players, seat):
    table = deal(players, FastChance(1), first_spirit_chief=seat)
    assert look(table)["spirit"] == seat - 1


def test_first_spirit_chief_random_and_only_seats_that_exist():
    assert {look(deal(4, FastChance(seed)))["spirit"] for seed in range(30)} == {0, 1, 2, 3}
    assert GAME.seats_with({"first_spirit_chief": 3}) == range(3, 5)
    assert GAME.seats_with({"first_spirit_chief": 4}) == range(4, 5)
    assert GAME.seats_with({"first_spirit_chief": 2}) == range(2, 5)


def test_collect_limit_unlimited():
    table = stage("A5 stick", "A5 0 1 chief")
    choose(table, "collect:stick", "collect:stick")
    assert items(table) == "stick 2"


def test_collect_limit_one_per_tile_and_turn():
    limit = {"collect_limit": "one_per_tile_per_turn"}
    table = stage("A5 stick, B5 stone", "A5 0 1 chief", **limit)
    choose(table, "collect:stick")
    assert keys(table, "collect") == []
    assert look(table)["doing"]["collected"] is True
    choose(table, "move:A5>B5:0+chief", "collect:stone", "move:B5>A5:0+chief")
    assert keys(table, "collect") == []
    assert items(table) == "stone 1, stick 1"
    choose(table, "end", "end")
    show(table, "raid", "raid")
    assert keys(table, "collect") == ["collect:stick"]


def test_collect_limit_one_per_tile_counts_horses_and_campsites():
    limit = {"collect_limit": "one_per_tile_per_turn"}
    table = stage("A5 farm", "A5 0 1 chief", items=["gold 2"], **limit)
    choose(table, "trade:gold")
    assert keys(table, "trade") == []
    table = stage("A5 stick", "A5 0 1 chief", cards="camp", items=["stone 2"], **limit)
    choose(table, "collect:stick", "craft:axe")
    assert look(table)["turn"] == 1


@pytest.mark.parametrize("allowed", [True, False])
def test_collect_in_campsite(allowed):
    table = stage("A5 stick", "A5 0 1 chief", cards="camp", items=["stick, stone"], collect_in_campsite=allowed)
    assert keys(table) == ["craft:axe", *["collect:stick"] * allowed, "end"]
    table = stage("A5 stick", "A5 0 1 chief", cards="trail", collect_in_campsite=allowed)
    assert keys(table, "collect") == ["collect:stick"]


@pytest.mark.parametrize("farm", [row["id"] for row in DATA["tile"] if row["land"] == "land.farm"])
def test_farm_price(farm):
    price = next(row["price"] for row in DATA["tile"] if row["id"] == farm)
    goods = ["gold, hide, wagon"]
    table = stage(f"A5 {farm}", "A5 0 1 chief", items=goods)
    assert keys(table, "trade") == ["trade:gold", "trade:hide", "trade:wagon"]
    assert look(table)["cells"]["A5"]["price"] is None
    table = stage(f"A5 {farm}", "A5 0 1 chief", items=goods, farm_price="printed")
    assert keys(table, "trade") == [f"trade:{price}"]
    assert look(table)["cells"]["A5"]["price"] == price


@pytest.mark.parametrize(("on", "card"), list(product([True, False], ["camp", "trail", "raid"])))
def test_campsite_protection(on, card):
    table = stage(plains("A5", "B5"), "A5 0 3 chief, B5 1 3 chief", cards=f"journey {card}", campsite_protection=on)
    is_protected = card == ("camp" if on else "trail")
    assert (keys(table, "attack") == []) == is_protected
    assert [tribe["protected"] for tribe in look(table)["tribes"]] == [False, is_protected]
    assert [name for name, said in look(table)["cards"].items() if said["protection"]] == ["camp" if on else "trail"]


def test_campsite_protection_off_goes_along_with_the_chief():
    land = plains("A5", "B5", "C5")
    table = stage(land, "A5 0 3 chief, B5 0 2, C5 1 3 chief", cards="trail raid", campsite_protection=False)
    choose(table, "move:A5>B5:0+chief", "end")
    assert keys(table, "attack") == []
    table = stage(land, "A5 0 3 chief, B5 0 2, C5 1 3 chief", cards="trail raid", campsite_protection=False)
    choose(table, "end")
    assert keys(table, "attack")


@pytest.mark.parametrize(("rule", "ways"), [("line", ["E", "S", "W"]), ("range", ["E"]), ("none", ["E", "S", "W"])])
def test_mountain_rule_of_a_chain_around_a_corner(rule, ways):
    table = stage("C3 stick:S, D3 stick:S, E4 stick:W, E2 plain", "E2 0 1 chief", mountain_rule=rule)
    heard = choose(table, "move:E2>E3:1", tiles=["T085"])
    assert (heard.forced or keys(table)) == [f"orient:{way}" for way in ways]


@pytest.mark.parametrize(("rule", "ways"), [("line", ["E", "W"]), ("range", ["E"]), ("none", ["E", "S", "W"])])
def test_mountain_rule_of_a_line(rule, ways):
    table = stage("C3 stick:S, D3 stick:S, E3 stick:S, F2 plain", "F2 0 1 chief", mountain_rule=rule)
    heard = choose(table, "move:F2>F3:1", tiles=["T085"])
    assert (heard.forced or keys(table)) == [f"orient:{way}" for way in ways]


CAMP = ("A5 plain, B5 camp, C5 plain", "A5 0 6 chief, B5 1 2 chief")


@pytest.mark.parametrize("limit", range(1, 31))
def test_camp_protection_limit(limit):
    """At the n-th reveal in a row in the same camp the protection is lost."""
    for before in {max(0, limit - 2), limit - 1, limit}:
        table = stage(*CAMP, cards=None, camp_protection_limit=limit, in_camp=[0, before])
        heard = show(table, "raid", "raid")
        assert heard.all("unprotected") == ([{"seat": 1, "cell": "B5"}] if before == limit - 1 else [])
        assert bool(keys(table, "attack")) == (before >= limit - 1)
        assert look(table)["players"][1]["in_camp"] == before + 1


def test_camp_protection_limit_none():
    table = stage(*CAMP, cards=None, in_camp=[0, 1000])
    heard = show(table, "raid", "raid")
    assert "unprotected" not in heard.kinds
    assert keys(table, "attack") == []


def test_camp_protection_limit_counts_rounds_in_a_row_and_leaving_begins_anew():
    limit = {"camp_protection_limit": 3, "settings": {"cavalry": False}}
    table = stage(*CAMP, cards=None, spirit=1, round=4, hand=[["raid", "trail"]] * 2, **limit)
    show(table, "raid", "raid")
    counts = [look(table)["players"][1]["in_camp"]]
    choose(table, "end", "end")
    counts.append(look(table)["players"][1]["in_camp"])
    end_turns(table)
    assert (counts, look(table)["cycle"]) == ([1, 2], 2)
    show(table, "raid", "raid")
    assert keys(table, "attack")
    choose(table, "end", "move:B5>C5:0+chief", "move:C5>B5:0+chief", "end")
    assert look(table)["players"][1]["in_camp"] == 0
    show(table, "trail", "trail")
    assert keys(table, "attack") == []


def test_camp_protection_limit_leaves_the_card_alone():
    table = stage(*CAMP, cards=None, camp_protection_limit=1)
    show(table, "raid", "camp")
    assert keys(table, "attack") == []


@pytest.mark.parametrize("spacing", range(1, 7))
def test_start_spacing(spacing):
    for players in (2, 4):
        table = deal(players, FastChance(spacing), start_spacing=spacing)
        picked = []
        for turn in range(players):
            if decision(table) != "start":
                break
            offered = [key[6:] for key in keys(table)]
            assert offered == [cell for cell in ring() if all(steps(cell, other) >= spacing for other in picked)]
            picked.append(offered[(7 * turn) % len(offered)])
            choose(table, f"start:{picked[-1]}")
        assert len(picked) == players


def ring():
    order = "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 J2 J3 J4 J5 J6 J7 J8 J9 J10 I10 H10 G10 F10 E10 D10 C10 B10 A10"
    return [*order.split(), *(f"A{row}" for row in range(9, 1, -1))]


def steps(cell, other):
    (a, b), (c, d) = (divmod(CELL_IDS.index(one), 10) for one in (cell, other))
    return abs(a - c) + abs(b - d)


def test_start_warriors_of_none_leave_the_chief_alone():
    table = deal(2, first_spirit_chief=1, start_warriors=0)
    choose(table, "start:J5", "start:A5", tiles=["T091", "T092"])
    assert (at(table, "A5"), player(table)["reserve"]) == ("0 0 chief", 8)

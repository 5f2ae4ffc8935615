"""What a seat is told before it answers: a tile laid so or so, and the chance to win a fight (section 13)."""

import pytest

from longhouse.core.text import Text
from longhouse.games.northgard import data

from .fights import facing
from .positions import GAME, LAND, after, choose, decision, keys, look, position, stage

CHANCES = [
    [25, 6, 0, 0, 0],
    [81, 36, 6, 0, 0],
    [100, 78, 36, 14, 3],
    [100, 94, 64, 36, 14],
    [100, 100, 86, 64, 36],
    [100, 100, 97, 86, 64],
]
"""The attacker's chance by attackers (rows) and defenders (columns), without food and buildings."""
ANN, BEN = range(2)


def odds(table, seat=ANN):
    return {target: row["chance"] for target, row in look(table, seat)["forecast"]["odds"].items()}


def chance(attackers, defenders, *hand, **rest):
    """In percent, if all attack in t8 with a card that moves them."""
    table = facing(attackers, defenders, *hand, **rest)
    choose(table, keys(table, "play")[0])
    while f"to:{'t8'}" not in keys(table):
        choose(table, "from:t11")
    return odds(table)[f"territory:{LAND['t8']}"]


@pytest.mark.parametrize("attackers", range(1, 7))
def test_section_13_the_chances(attackers):
    assert [chance(attackers, defenders) for defenders in range(1, 6)] == CHANCES[attackers - 1]


def test_card_and_buildings_count():
    assert chance(3, 3, "warriors") == 64
    assert chance(5, 3, buildings={"T13.a": "fortress"}) == 36
    assert chance(1, 1, extra=[("T13.a", "tower")]) == 0
    assert chance(1, 1, extra=[("T13.a", "tower")], mine={"conqueror": True}) == 25


def test_every_number_that_may_go_has_its_chance():
    table = facing(4, 3)
    choose(table, "play:move", "to:t8")
    assert odds(table) == {"go:1": 0, "go:2": 6, "go:3": 36, "go:4": 64}


def test_nobody_fights_on_empty_land_and_only_who_is_asked_is_told():
    table = facing(2, 1, "militia")
    choose(table, "play:militia")
    assert set(odds(table)) == {f"territory:{LAND['t8']}"}
    assert look(table, BEN)["forecast"] is None
    assert look(table, None)["forecast"] is None


def test_food_counts_and_the_worst_case_is_told():
    table = facing(3, 3, mine={"food": 2}, other={"food": 5})
    choose(table, "play:move", "to:t8", "go:3")
    seen = look(table, ANN)["forecast"]["odds"]
    assert {target: (row["chance"], row["worst"]) for target, row in seen.items()} == {
        "eat:0": (36, 0),
        "eat:1": (64, 3),
        "eat:2": (86, 14),
    }
    choose(table, "eat:2")
    assert odds(table, BEN)["eat:0"] == 14


@pytest.mark.parametrize(("dice", "seat"), [([3], ANN), ([1, 3], BEN)])
def test_a_choice_of_the_die_is_what_it_leads_to(dice, seat):
    """The defender's answer decides: what is foretold as certain happens."""
    table = facing(3, 3)
    choose(table, "play:move", "to:t8", "go:3", dice=dice)
    seen = odds(table, seat)
    if seat == BEN:
        for target, percent in seen.items():
            heard = choose(after(table), target)
            assert (heard.one("settled")["winner"] == "defender") == (percent == 100)
    else:
        assert set(seen) == {"point", "casualty"}
        assert 0 <= min(seen.values()) <= max(seen.values()) < 100


def test_the_chance_against_a_creature():
    table = stage(
        {"units": {"t8": 4}, "food": 2, "hand": ["warriors", "unrest"]},
        {"units": {"t1": 1}, "hand": ["unrest"]},
        creatures_at={"c_bear": "t8"},
    )
    choose(table, "play:warriors", "attack:c_bear.6")
    seen = odds(table)
    assert list(seen) == ["eat:0", "eat:1", "eat:2"]
    assert sorted(seen.values()) == list(seen.values())


# Tiles.


def laid(table, seat=ANN):
    return look(table, seat)["forecast"]["laid"]


def says(row):
    return [one["id"] for one in row["says"]]


def exploring(tile, **rest):
    table = position(
        {"clan": "goat", "hand": ["explore"], "units": {"t5": 2, "t10": 1, "t2": 1}}, {"units": {"t7": 1}}, **rest
    )
    choose(table, "play:explore", tiles=[tile])
    return table


def test_every_cell_and_rotation_says_what_the_tile_does():
    table = exploring("T05")
    assert decision(table) == "explore-cell"
    seen = laid(table)
    assert {f"cell:{cell}" for cell in seen} == set(keys(table))
    for cell, turns in seen.items():
        world = after(table, f"cell:{cell}")
        offered = keys(world) if decision(world) == "explore-rotation" else None
        assert offered is None or [f"turn:{turn}" for turn in turns] == offered


def test_what_is_foretold_happens():
    table = exploring("T05")
    for cell, turns in laid(table).items():
        for turn, row in turns.items():
            world = after(table, f"cell:{cell}")
            if decision(world) != "explore-rotation":
                continue
            heard = choose(world, f"turn:{turn}")
            fame = sum(one["count"] for one in heard.all("fame"))
            told = [one["args"]["fame"] for one in row["says"] if one["id"] == "forecast-closes-own"]
            assert sum(told) == fame
            territories = look(world)["territories"]
            for land in row["lands"]:
                there = next(one for one in territories.values() if set(land["areas"]) == set(one["areas"]))
                assert (there["open_sides"], there["size"], there["holder"]) == (
                    land["open"],
                    land["size"],
                    land["holder"],
                )


def test_what_the_tile_brings_into_a_territory_is_what_is_printed_on_it():
    rows = [row for turns in laid(exploring("T05")).values() for row in turns.values()]
    added = [one["args"] for row in rows for one in row["says"] if one["id"] == "forecast-adds"]
    first = int(data.TILE_IDS.index("T05") * data.PLACES)
    for at, resource in enumerate(data.RESOURCE_IDS):
        there = [int(data.ICONS.of(area, at)) for area in range(first, first + int(data.PLACES))]
        assert {one[resource] for one in added} <= {0, *there, sum(there)}
    assert any(one["food"] or one["wood"] or one["lore"] or one["small"] or one["large"] for one in added)
    assert all("T05" not in one["territory"] for one in added)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_foretold_has_words(language):
    text = Text(language, GAME.folder / "text")
    table = exploring("T05")
    for turns in laid(table).values():
        for row in turns.values():
            assert row["says"]
            for one in row["says"]:
                assert text.has(one["id"]), one["id"]

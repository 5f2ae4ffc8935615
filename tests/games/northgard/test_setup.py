"""The setup (S1 to S17, E8)."""

from collections import Counter

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import BadSeats
from longhouse.core.state import Ear
from longhouse.games.northgard.data import DATA, TILE_IDS

from .positions import (
    GAME,
    choose,
    deal,
    decider,
    decision,
    figures,
    heard,
    keys,
    land,
    look,
    lucky,
    player,
    stock,
    units,
)

CLANS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")
START = ["build", "explore", "feast", "feast", "move", "recruit"]


def dealt(players=2, clans=("goat", "boar", "raven", "stag", "wolf"), luck=None, **settings):
    """A game whose clans are chosen: the first tile is to be chosen."""
    luck = luck or lucky()
    table = deal(players, luck, **settings)
    luck.table = table
    for clan in clans[:players]:
        table.apply(decider(table), GAME.codec.code(f"clan:{clan}"), luck)
    return table


def settled(players=2, seed=1, clans=("goat", "boar", "raven", "stag", "wolf"), **settings):
    """A whole setup by random choices, up to the first turn."""
    chance = FastChance(seed)
    table = deal(players, chance, **settings)
    while decision(table) == "clan":
        taken = [one["clan"] for one in look(table)["players"]]
        wanted = next(clan for clan in clans if clan not in taken)
        table.apply(decider(table), GAME.codec.code(f"clan:{wanted}"), chance)
    while look(table)["phase"] == "setup":
        options = table.options(decider(table))
        table.apply(decider(table), options[chance.pick(0, len(options))], chance)
    return table


def with_tiles(players, *hands, **rest):
    """The luck that deals these tiles in turn order from the first player; the first seat begins."""
    return lucky(tiles=[tile for hand in hands for tile in hand], **rest)


# Before the first choice.


def test_s1_settings():
    names = {setting.name: setting.values for setting in GAME.settings}
    assert names == {
        "years": (7, 10),
        "teams": (False, True),
        "creatures": (False, True),
        "more_creatures": (False, True),
        "clan_assignment": ("choose", "random", "draft"),
        "fame_tokens": ("hidden", "open"),
        "scorched_earth_targets": ("enemy", "enemy_or_neutral"),
        "border_check": ("vertex", "global"),
        "future_sight_achievements": (False, True),
        "small_on_large": (False, True),
        "kaija_moves_alone": (True, False),
        "reaction_prompt": ("standing_order", "always_ask", "timed"),
        "fame_only": (False, True),
    }
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert list(GAME.seats_with({"teams": True})) == [4]
    with pytest.raises(BadSeats):
        GAME.new(seats=6)


def test_s2_year_1_and_the_unrest_supply():
    seen = look(deal())
    assert (seen["year"], seen["unrest_left"]) == (1, 10)


@pytest.mark.parametrize(("players", "years"), [(p, y) for p in (2, 3, 4, 5) for y in (7, 10)])
def test_e8_s3_development_cards_of_the_years(players, years):
    early, advanced = (2, 4) if years == 7 else (3, 6)
    table = settled(players, years=years)
    chance = FastChance(4)
    piles = {row["id"]: row["pile"] for row in DATA["card"]}
    shown = Counter()
    while not table.is_over():
        codes = table.options(decider(table))
        if (
            decision(table) == "turn"
            and not any(one["passed"] for one in look(table)["players"])
            and look(table)["year"] < years
            and sum(shown.values()) < look(table)["year"] * players
        ):
            row = look(table)["row"]
            assert {piles[card] for card in row} == {"early" if look(table)["year"] <= early else "advanced"}
            shown.update(piles[card] for card in row)
        wish = GAME.codec.code("pass")
        table.apply(decider(table), wish if wish in codes else codes[chance.pick(0, len(codes))], chance)
    assert shown == {"early": early * players, "advanced": advanced * players}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s4_as_many_achievements_as_players(players):
    ear = Ear()
    table = deal(players, lucky(achievements=[6, 0]), ear)
    shown = [found["card"] for found in heard(ear, table).all("achievement_shown")]
    assert (len(shown), shown[0], shown[-1]) == (players, "builder", "warlord")
    assert look(table)["achievements"] == shown


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s5_the_start_tile(players):
    assert look(deal(players))["tiles"] == [{"id": "T00", "x": 0, "y": 0, "turn": 0}]


def test_s5_the_start_of_five():
    table = deal(5)
    assert look(table)["tiles"] == [
        {"id": "T00", "x": 0, "y": 0, "turn": 0},
        {"id": "T34", "x": 1, "y": 0, "turn": 3},
    ]
    assert sorted(land(table, "T00.e")["areas"]) == ["T00.e", "T34.n"]


@pytest.mark.parametrize(("players", "tiles"), [(2, 34), (3, 34), (4, 34), (5, 33)])
def test_s6_the_pile(players, tiles):
    table = deal(players)
    assert look(table)["pile"] == tiles
    assert ("T34" in table.dump()["pile"]) == (players < 5)
    assert "T00" not in table.dump()["pile"]


# Clans, cards, first player.


def test_s7_clans_in_seat_order():
    table = deal(3)
    assert (decision(table), decider(table), keys(table)) == ("clan", 0, [f"clan:{clan}" for clan in CLANS])
    choose(table, "clan:goat")
    assert (decider(table), keys(table)) == (1, [f"clan:{clan}" for clan in CLANS if clan != "goat"])
    choose(table, "clan:snake")
    assert decider(table) == 2
    choose(table, "clan:bear")
    assert [one["clan"] for one in look(table)["players"]] == ["goat", "snake", "bear"]
    assert player(table, 1)["upgrades"] == ["rapacious", "stolen_lore"]
    assert player(table)["reserve"] == 14


def test_s7_other_ways_to_assign_clans():
    assert decider(deal(3, clan_assignment="draft")) == 2
    table = deal(3, clan_assignment="random")
    assert len({one["clan"] for one in look(table)["players"]}) == 3
    assert decision(table) == "setup-tile"


@pytest.mark.parametrize("clan", CLANS)
def test_s8_seven_cards_in_the_draw_pile(clan):
    table = dealt(clans=(clan, next(other for other in CLANS if other != clan)))
    mine = player(table)
    assert sorted(mine["deck"]) == sorted([*START, clan])
    assert (mine["draw_count"], mine["hand_count"], mine["active"], mine["discard"]) == (7, 0, [], [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s9_the_first_player_is_drawn_evenly(players):
    for seat in range(players):
        luck = lucky(first_player=[seat])
        table = dealt(players, luck=luck)
        assert ("first player", players) in luck.asked
        assert (look(table)["first_player"], decider(table)) == (seat, seat)


def test_s10_resources():
    table = dealt(5, luck=lucky(first_player=[3]))
    assert [stock(table, seat) for seat in (3, 4, 0)] == [{"food": 2, "wood": 2}] * 3
    assert [stock(table, seat) for seat in (1, 2)] == [{"food": 3, "wood": 2}] * 2
    assert [player(table, seat)["fame"] for seat in range(5)] == [0] * 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s11_three_tiles_each_in_secret(players):
    table = dealt(players)
    held = [player(table, seat)["setup_tiles"] for seat in range(players)]
    assert [len(tiles) for tiles in held] == [3] * players
    assert len({tile for tiles in held for tile in tiles}) == 3 * players
    assert look(table, 0)["players"][1]["setup_tiles"] == 3
    assert look(table)["players"][0]["setup_tiles"] == 3


# The two rounds.


HANDS = (("T02", "T13", "T05"), ("T16", "T28", "T22"))


def rounds(**rest):
    return dealt(luck=with_tiles(2, *HANDS), **rest)


def test_s12_a_tile_a_cell_a_rotation_a_territory():
    table = rounds()
    assert (decision(table), sorted(keys(table))) == ("setup-tile", ["tile:T02", "tile:T05", "tile:T13"])
    choose(table, "tile:T02")
    assert (decision(table), sorted(keys(table))) == ("setup-cell", ["cell:-1,0", "cell:0,-1", "cell:0,1", "cell:1,0"])
    choose(table, "cell:0,-1")
    assert (decision(table), keys(table)) == ("setup-rotation", ["turn:0", "turn:1", "turn:2", "turn:3"])
    heard = choose(table, "turn:2")
    assert heard.one("tile_placed") == {"seat": 0, "tile": "T02", "x": 0, "y": -1, "turn": 2}
    assert (decision(table), sorted(keys(table))) == ("setup-units", ["settle:T00.n", "settle:T02.s"])
    heard = choose(table, "settle:T00.n")
    assert heard.one("settled_units") == {"seat": 0, "territory": "T00.n", "count": 3}
    assert (units(table, "T00.n"), player(table)["reserve"], decider(table)) == ("0 3", 11, 1)


def test_s12_first_round_next_to_a_start_tile_only():
    table = rounds()
    choose(table, "tile:T02", "cell:0,-1", "turn:2", "settle:T00.n", "tile:T16")
    assert sorted(keys(table)) == ["cell:-1,0", "cell:0,1", "cell:1,0"]


def test_s12_five_players_may_use_both_start_tiles():
    table = dealt(5)
    choose(table, keys(table)[0])
    assert sorted(keys(table)) == ["cell:-1,0", "cell:0,-1", "cell:0,1", "cell:1,-1", "cell:1,1", "cell:2,0"]


def second_round():
    table = rounds()
    choose(table, "tile:T02", "cell:0,-1", "turn:2", "settle:T00.n")
    choose(table, "tile:T28", "cell:0,1", "turn:0", "settle:T28.s")
    return table


def test_s13_second_round_next_to_any_tile():
    table = second_round()
    assert (decision(table), decider(table), sorted(keys(table))) == ("setup-tile", 0, ["tile:T05", "tile:T13"])
    choose(table, "tile:T05")
    assert sorted(keys(table)) == sorted(
        f"cell:{cell}" for cell in ["-1,0", "1,0", "-1,-1", "1,-1", "0,-2", "-1,1", "1,1", "0,2"]
    )


def test_s13_not_with_the_first_group():
    table = second_round()
    # T05.s and T05.n: one of them joins T02.s, nobody's; none joins T00.n.
    choose(table, "tile:T05", "cell:1,-1", "turn:0")
    assert keys(table) == ["settle:T02.s", "settle:T05.s"]
    choose(table, "settle:T02.s")
    assert (units(table, "T02.s"), player(table)["reserve"]) == ("0 3", 8)


def test_s13_a_tile_may_join_ones_own_groups_but_needs_an_empty_territory():
    # T13 is one area: beside T28.s of seat 1 it has no empty territory for anybody.
    table = second_round()
    choose(table, "tile:T13")
    assert "cell:0,2" not in keys(table)
    assert "cell:1,1" not in keys(table)
    assert "cell:-1,1" in keys(table)


def test_s14_borders_hold_and_players_are_not_joined():
    # At (1, 1) and (0, 2) T28.s of seat 1 is beside; seat 0's T05 may not bring figures together, only join empty land.
    table = second_round()
    choose(table, "tile:T05", "cell:1,1")
    heard = choose(table, "turn:0")
    assert heard.forced == ["settle:T05.s"]  # T05.n is joined to T28.s of seat 1


def test_s14_nobody_gains_anything():
    luck = with_tiles(2, HANDS[0], HANDS[1])
    table = dealt(clans=("stag", "boar"), luck=luck)
    heard = choose(table, "tile:T02", "cell:0,-1", "turn:2", "settle:T00.n")
    heard = choose(table, "tile:T28", "cell:0,1", "turn:0", "settle:T28.s")
    assert not {"fame", "gained", "closed"} & set(heard.kinds)
    assert (player(table)["fame"], stock(table, 1)) == (0, {"food": 2, "wood": 2})


def test_s14_kaija_may_be_one_of_a_group():
    table = dealt(clans=("bear", "boar"), luck=with_tiles(2, *HANDS))
    choose(table, "tile:T02", "cell:0,-1", "turn:2", "settle:T00.n")
    assert (decision(table), keys(table)) == ("kaija", ["with-kaija", "without-kaija"])
    without = table.copy()
    choose(table, "with-kaija")
    assert (units(table, "T00.n"), land(table, "T00.n")["kaija"], player(table)["reserve"]) == ("0 2", True, 12)
    choose(table, "tile:T28", "cell:0,1", "turn:0", "settle:T28.s")
    choose(table, "tile:T05", "cell:1,-1", "turn:0", "settle:T05.s")
    assert (decider(table), units(table, "T05.s")) == (1, "0 3")
    choose(without, "without-kaija")
    choose(without, "tile:T28", "cell:0,1", "turn:0", "settle:T28.s")
    choose(without, "tile:T05", "cell:1,-1", "turn:0", "settle:T05.s")
    assert decision(without) == "kaija"


@pytest.mark.parametrize(("players", "left"), [(2, 30), (3, 28), (4, 26), (5, 23)])
def test_s15_the_third_tiles_go_back(players, left):
    table = settled(players)
    assert (look(table)["pile"], look(table)["under"]) == (left, [])
    placed = {tile["id"] for tile in look(table)["tiles"]}
    assert len(placed) == 2 * players + (2 if players == 5 else 1)
    assert set(table.dump()["pile"]) == set(TILE_IDS) - placed
    assert [player(table, seat)["setup_tiles"] for seat in range(players)] == [[]] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s15_six_figures_each(players):
    for seed in range(3):
        table = settled(players, seed)
        for seat in range(players):
            held = [there for there in figures(table).values() if there.startswith(f"{seat} ")]
            assert sum(int(there.split()[1]) for there in held) == 6
            assert held in ([f"{seat} 3"] * 2, [f"{seat} 6"])


def test_s16_creatures_appear_on_lairs_and_do_nothing():
    luck = with_tiles(2, ("T17", "T13", "T05"), HANDS[1])
    table = dealt(luck=luck, creatures=True)
    heard = choose(table, "tile:T17", "cell:0,-1", "turn:2")
    assert heard.one("creature_came")["territory"] == "T00.n"
    assert [one["kind"] for one in look(table)["creatures"]] == ["c_wolf"]
    assert "settle:T00.n" in keys(table)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s16_the_weak_ones_come_first(players):
    table = dealt(players, creatures=True)
    assert table.dump()["creatures"] == {"line": [], "beaten": [], "weak_on_top": players + 1}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s17_year_1_begins(players):
    table = settled(players, 5)
    seen = look(table)
    assert (seen["year"], seen["phase"], decision(table), decider(table)) == (
        1,
        "actions",
        "turn",
        seen["first_player"],
    )
    assert len(seen["row"]) == players
    assert [player(table, seat)["hand_count"] for seat in range(players)] == [4] * players

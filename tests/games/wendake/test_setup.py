"""Components and setup (R1 to R7, S1 to S15)."""

from collections import Counter

import pytest

from longhouse.core.errors import BadPosition, BadSeats
from longhouse.core.state import Ear
from longhouse.games.wendake.data import DATA

from .positions import (
    GAME,
    SWAPS,
    area,
    choose,
    deal,
    decider,
    decision,
    goods,
    guards,
    heard,
    keys,
    long_house,
    look,
    lucky,
    play_year,
    player,
    position,
    settled,
)

AREAS = {
    2: "E beans beaver, s1 corn pumpkin, s2 pumpkin beaver, s3 beaver beaver, "
    "F pumpkin beaver, t1 beaver beaver, t2 beans beaver, t3 corn beans",
    3: "P corn beaver, q3 pumpkin beaver, R beans beaver, y1 pumpkin beaver, x3 beans beaver, y3 corn beaver, "
    "Q pumpkin beaver, q1 beans beaver, q2 corn beaver, x1 corn beaver, y2 beans beaver, x2 pumpkin beaver",
    4: "A corn beaver, c1 beans beaver, c2 beans pumpkin, c3 pumpkin beaver, c4 corn pumpkin beaver beaver, "
    "B beans beaver, c5 corn beaver, c6 beaver beaver, C pumpkin beaver, d1 corn beaver, d2 beaver beaver, "
    "d3 beans beaver, d4 corn beans beaver beaver, D corn beaver, d5 pumpkin beaver, d6 beans pumpkin",
}
FLAGS = {2: {"french": "s1 t1", "english": "s3 t3"}, 3: {"french": "q1 q2 q3", "english": "x1 x2 x3"}}
FLAGS[4] = {"french": "c3 d4", "english": "c4 d3"}


def heard_at_deal(players=2, **settings):
    ear = Ear()
    deal(players, ear=ear, **settings)
    return heard(ear)


# What there is.


def test_r1_natives_vegetables_animals():
    assert [row["id"] for row in DATA["native"]][:3] == ["warrior", "woman", "hunter"]
    kinds = {row["id"]: row["kind"] for row in DATA["good"]}
    assert [good for good, kind in kinds.items() if kind == "vegetable"] == ["corn", "beans", "pumpkin"]
    assert [good for good, kind in kinds.items() if kind == "animal"] == ["leather", "fish"]


def test_r1_a_resource_is_any_of_the_five():
    one_each = {"corn": 1, "beans": 1, "pumpkin": 1, "leather": 1, "fish": 1, "beaver": 1}
    table = position(SWAPS | {"goods": one_each, "progress": ["P3-10"]})
    choose(table, "use:P3-10")
    assert keys(table) == ["spend:corn", "spend:beans", "spend:pumpkin", "spend:leather", "spend:fish"]


def test_r2_beavers_are_neither_exchanged_nor_paid_nor_spent():
    table = position({"goods": {"beaver": 9}, "canoes": 5, "swaps": 0})
    heard = choose(table, "place:8", "do:trade")
    assert heard.forced == ["stop-exchanging", "buy:nothing", "stop-spending"]
    assert keys(table) == ["end"]
    assert goods(table) == {"beaver": 9}


def test_r2_tan_uses_beavers():
    table = position(SWAPS | {"goods": {"beaver": 3}})
    choose(table, "place:4", "do:tan")
    assert goods(table) == {"leather": 3}


def test_r3_goods_have_no_limit():
    table = position(SWAPS | {"goods": {"fish": 100}, "canoes": 5})
    choose(table, "place:6", "do:fish")
    assert goods(table) == {"fish": 105}


def test_r4_points_beyond_25_are_lost():
    table = position(SWAPS | {"tracks": {"ritual": 23}, "rituals": [1]})
    heard = choose(table, "place:1", "do:ritual", "bring:woman", "bring:hunter")
    if decision(table) == "ritual-score":
        heard = choose(table, "score-ritual")
    assert heard.one("scored") == {"seat": 0, "track": "ritual", "points": 2, "lost": 3, "total": 25}
    assert player(table)["tracks"]["ritual"] == 25


def test_r5_seven_years():
    table = position({"swaps": 0}, {"swaps": 0})
    years = []
    while not table.over:
        years.append(look(table)["year"])
        play_year(table)
        while not table.over and decision(table) == "replace":
            choose(table, "keep")
    assert years == [1, 2, 3, 4, 5, 6, 7]


def test_r6_nobody_enters_a_home_of_another():
    table = position({"swaps": 0}, guards={"t1": {0: 2}, "F": {1: 5}})
    choose(table, "place:1", "do:move3")
    assert not [key for key in keys(table) if ">F" in key]
    with pytest.raises(BadPosition):
        position(SWAPS, guards={"F": {0: 1, 1: 4}})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r7_a_home_has_an_area_for_women_and_one_for_hunters(players):
    homes = [row for row in DATA["territory"] if row["home"] and row["id"] in AREAS[players].split()]
    assert len(homes) == players
    for row in homes:
        vegetable, beaver = row["areas"]
        assert vegetable in ("corn", "beans", "pumpkin")
        assert beaver == "beaver"


def test_r7_only_in_a_home_an_area_holds_more_than_one_native():
    table = settled()
    assert player(table)["village"] == {"warrior": 5, "woman": 5, "hunter": 5, "black": 0}
    with pytest.raises(BadPosition):
        position(SWAPS, areas={"E.1": "0 woman"})


# Before the first choice.


@pytest.mark.parametrize("seats", [1, 5])
def test_s1_two_to_four_players(seats):
    with pytest.raises(BadSeats):
        GAME.new(seats=seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_every_number_of_players_has_its_map(players):
    table = deal(players)
    wanted = {}
    for row in AREAS[players].split(", "):
        territory, *kinds = row.split()
        wanted |= {f"{territory}.{at}": kind for at, kind in enumerate(kinds, start=1)}
    good = {f"{row['id']}.{at}": kind for row in DATA["territory"] for at, kind in enumerate(row["areas"], start=1)}
    assert list(look(table)["territories"]) == [row.split()[0] for row in AREAS[players].split(", ")]
    assert {name: good[name] for name in look(table)["areas"]} == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_flags_on_the_map(players):
    flags = {"french": set(), "english": set()}
    for row in DATA["territory"]:
        if row["id"] in look(deal(players))["territories"] and "flag" in row:
            flags[row["flag"]].add(row["id"])
    assert flags == {flag: set(where.split()) for flag, where in FLAGS[players].items()}


@pytest.mark.parametrize(("outcome", "partner"), [(0, "military"), (1, "ritual"), (2, "mask")])
def test_s2_three_pairings_equally_likely(outcome, partner):
    luck = lucky(pairing=[outcome])
    pairs = look(deal(luck=luck))["pairs"]
    assert ("pairing", 3) in luck.asked
    assert pairs[0] == ["economic", partner]
    assert sorted(pairs[0] + pairs[1]) == ["economic", "mask", "military", "ritual"]


def test_s2_the_pairing_of_a_first_game():
    luck = lucky()
    pairs = look(deal(luck=luck, pairing="first_game"))["pairs"]
    assert {frozenset(pair) for pair in pairs} == {frozenset({"mask", "military"}), frozenset({"economic", "ritual"})}
    assert not [stream for stream, _ in luck.asked if stream == "pairing"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s3_two_progress_tiles_per_player_of_each_level(players):
    luck = lucky()
    market = look(deal(players, luck))["market"]
    assert Counter(tile[1] for tile in market) == {"1": 2 * players, "2": 2 * players, "3": 2 * players}
    one_level = [10 - drawn for drawn in range(2 * players)]
    assert [n for stream, n in luck.asked if stream == "progress tiles"] == one_level * 3


def test_s3_both_flags_are_there_for_the_taking():
    assert look(deal())["flags_left"] == ["english", "french"]


def test_s4_36_mask_cards_and_one_of_them_open():
    luck = lucky(mask_deck=[35])
    masks = look(deal(luck=luck))["masks"]
    assert ("mask deck", 36) in luck.asked
    assert (masks["deck"], masks["discard"]) == (35, ["heron.infected"])


def test_s4_the_deck():
    cards = {"bear": 6, "wolf": 6, "eagle": 5, "deer": 5, "heron": 5}
    infected = {"bear.infected": 2, "wolf.infected": 2, "eagle.infected": 2, "deer.infected": 2, "heron.infected": 1}
    unseen = look(deal(luck=lucky(mask_deck=[0])))["masks"]["unseen"]
    assert unseen == cards | infected | {"bear": 5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s5_a_random_turn_order(players):
    luck = lucky(turn_order=[players - 1])
    table = deal(players, luck)
    assert [n for stream, n in luck.asked if stream == "turn order"] == list(range(players, 0, -1))
    assert look(table)["order"] == [players - 1, *range(players - 1)]


# Homes and tribes.


def test_s6_homes_are_chosen_in_turn_order():
    table = deal(3, lucky(turn_order=[2, 0]), tribes="identical")
    assert (decider(table), keys(table)) == (2, ["home:P", "home:R", "home:Q"])
    choose(table, "home:R")
    assert (decider(table), keys(table)) == (0, ["home:P", "home:Q"])
    heard = choose(table, "home:Q")
    assert heard.forced == ["home:P", "canoe:michigan", "canoe:ontario", "canoe:superior"]
    assert [(told["seat"], told["territory"]) for told in heard.all("home_taken")] == [(0, "Q"), (1, "P")]
    assert [player(table, seat)["home"] for seat in range(3)] == ["Q", "P", "R"]


def test_s6_homes_may_be_dealt():
    luck = lucky(homes=[3, 0, 1])
    table = deal(4, luck, homes="random", tribes="identical")
    assert [n for stream, n in luck.asked if stream == "homes"] == [4, 3, 2, 1]
    assert [player(table, seat)["home"] for seat in range(4)] == ["D", "A", "C", "B"]


def test_s6_everybody_takes_the_same_pieces():
    table = settled(4)
    for seat in range(4):
        own = player(table, seat)
        natives = Counter(own["village"]) + Counter(own["long_house"])
        assert natives == {"warrior": 7, "woman": 7, "hunter": 7}
        assert sorted(slot["tile"] for slot in own["grid"]) == [f"S{n}" for n in range(1, 10)]
        assert (own["canoes_left"] + sum(own["canoes"].values()), own["markers"], own["swaps"]) == (5, 4, 1)


def test_s7_identical_tribes_start_alike():
    table = settled(4, homes=["A", "B", "C"], tribes=None)
    for seat, vegetable in enumerate(["corn", "beans", "pumpkin", "corn"]):
        assert goods(table, seat) == {"leather": 1, "fish": 1, vegetable: 1, "beaver": 2}
        assert player(table, seat)["card_count"] == 1
        assert player(table, seat)["tribe"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s7_one_tribe_more_than_players_chosen_in_reverse_order(players):
    luck = lucky(turn_order=[1])
    table = deal(players, luck, homes="random")
    assert [n for stream, n in luck.asked if stream == "tribes"] == [10 - drawn for drawn in range(players + 1)]
    order, asked_in_turn = look(table)["order"], []
    for left in range(players + 1, 1, -1):
        asked_in_turn.append(decider(table))
        shown = [key.removeprefix("tribe:") for key in keys(table)]
        assert len(shown) == left
        assert look(table)["doing"]["tribes"] == shown
        choose(table, f"tribe:{shown[0]}")
    assert asked_in_turn == order[::-1]


@pytest.mark.parametrize(
    ("tribe", "start"),
    [
        ("cayuga", {"leather": 1, "fish": 1, "beans": 2, "beaver": 2}),
        ("fox", {"leather": 1, "fish": 1, "beans": 2, "beaver": 1}),
        ("mohawk", {"leather": 1, "fish": 1, "beaver": 2}),
        ("ojibwa", {"leather": 1, "fish": 1, "beans": 1, "beaver": 1}),
        ("oneida", {"beans": 1}),
        ("onondaga", {"leather": 1, "beans": 1, "beaver": 2}),
        ("ottawa", {"leather": 1, "fish": 1, "beans": 1}),
        ("seneca", {"leather": 2, "beans": 1, "beaver": 1}),
        ("shawnee", {"leather": 1, "fish": 1, "beans": 1, "beaver": 3}),
        ("tuscarora", {"leather": 2, "fish": 1, "beans": 1, "beaver": 2}),
    ],
)
def test_s7_each_tribe_has_its_goods(tribe, start):
    other = "fox" if tribe != "fox" else "cayuga"
    table = settled(homes=["E"], tribes=[other, tribe])
    assert goods(table, 0) == start


def test_s7_mask_cards_are_dealt_in_turn_order_into_hidden_hands():
    table = deal(3, lucky(turn_order=[2]), homes="choose", tribes="identical")
    heard = choose(table, "home:P", "home:Q", luck=lucky(mask_deck=[0, 33, 20]))
    assert [told["seat"] for told in heard.all("dealt")] == [2, 0, 1]
    assert [told["card"] for told in heard.told(0, "dealt") if "card" in told] == [player(table, 0)["cards"][0]]
    assert all("card" not in told for told in heard.told(None, "dealt"))
    assert look(table, 0)["players"][1]["cards"] is None


def test_s7_the_oneida_choose_their_tile_before_mask_cards_are_dealt():
    table = settled(homes=["E"], tribes=["fox", "oneida"])
    assert (decision(table), decider(table)) == ("oneida", 0)
    assert player(table)["card_count"] == 0
    heard = choose(table, keys(table)[0])
    assert [told["seat"] for told in heard.all("dealt")] == [0, 1]


# Pieces.


@pytest.mark.parametrize(
    ("homes", "lakes"),
    [("E", "superior ontario"), ("PR", "superior michigan ontario"), ("ABC", "superior michigan ontario erie")],
)
def test_s8_each_first_canoe_is_on_the_lake_nearest_to_the_home(homes, lakes):
    table = settled(len(homes) + 1, homes=homes)
    order = look(table)["order"]
    found = [[lake for lake, count in player(table, seat)["canoes"].items() if count] for seat in order]
    assert found == [[lake] for lake in lakes.split()]
    assert [player(table, seat)["canoes_left"] for seat in order] == [4] * len(order)


def test_s8_five_of_each_in_the_home_two_in_the_long_house():
    table = settled(homes=["E"])
    assert guards(table, "E") == {0: 5}
    assert player(table)["village"] == {"warrior": 5, "woman": 5, "hunter": 5, "black": 0}
    assert long_house(table) == {"warrior": 2, "woman": 2, "hunter": 2}
    assert all(area(table, name) is None for name in look(table)["areas"])
    assert sum(len(there) for there in look(table)["territories"].values()) == 2


@pytest.mark.parametrize(
    ("tribe", "village", "waiting"),
    [
        ("onondaga", (6, 6, 6, 0), (1, 1, 1)),
        ("shawnee", (4, 5, 5, 0), (3, 2, 2)),
        ("mohawk", (5, 5, 5, 1), (2, 2, 2)),
        ("seneca", (5, 5, 5, 0), (2, 2, 2)),
    ],
)
def test_s8_the_natives_of_a_tribe(tribe, village, waiting):
    table = settled(homes=["E"], tribes=["fox", tribe])
    assert tuple(player(table)["village"].values()) == village
    assert tuple(long_house(table).values()) == waiting


def test_s9_sacred_fire_in_the_centre_and_the_others_at_random():
    luck = lucky(grid_of_seat_1=[7])
    table = deal(luck=luck)
    for seat in range(2):
        grid = player(table, seat)["grid"]
        assert grid[4]["tile"] == "S8"
        assert not any(slot["ritual"] or slot["marked"] or slot["fire"] for slot in grid)
        assert [n for stream, n in luck.asked if stream == f"grid of seat {seat}"] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert player(table, 0)["grid"][0]["tile"] == "S1"
    assert player(table, 1)["grid"][0]["tile"] == "S9"


def test_s10_all_tracks_start_at_0():
    table = settled(3)
    for seat in range(3):
        assert player(table, seat)["tracks"] == {"economic": 0, "military": 0, "ritual": 0, "mask": 0}


def test_s11_four_markers_are_unused():
    assert [player(settled(4), seat)["markers"] for seat in range(4)] == [4, 4, 4, 4]


def test_s12_no_mask_disk_lies_on_a_space():
    assert [player(settled(4), seat)["disk"] for seat in range(4)] == [None] * 4


@pytest.mark.parametrize(("players", "kept"), [(2, 11), (3, 14), (4, 17)])
def test_s13_six_level_1_tiles_are_shown_and_two_stacks_wait(players, kept):
    luck = lucky()
    seen = look(deal(players, luck))
    assert len(seen["display"]) == 6
    assert all(tile.startswith("A") for tile in seen["display"])
    assert seen["stacks"] == [kept - 6, kept]
    assert [n for stream, n in luck.asked if stream == "advanced tiles"] == [17, 16, 15, 14, 13, 12]


def test_s14_nobody_has_a_turtle_and_each_kind_has_four_different_tiles():
    assert [player(settled(4), seat)["turtles"] for seat in range(4)] == [[]] * 4
    assert len(DATA["turtle"]) == 9
    assert all(len({frozenset(tile) for tile in row["tiles"]}) == 4 for row in DATA["turtle"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s14_each_player_finds_another_tile_of_a_kind(players):
    everybody = {"turtles": {}, "canoes": 3, "swaps": 0}
    table = position(*[dict(everybody) for _ in range(players)])
    tracks = []
    for seat in range(players):
        luck = lucky()
        choose(table, "place:6", "skip", "do:military", "claim:canoes-3", luck=luck)
        assert luck.asked[0] == ("turtles", 4 - seat)
        choose(table, "end")
        tracks += player(table, seat)["turtles"][0]["tracks"]
    assert tracks == ["economic", "military", "ritual", "mask"][:players]


def test_s15_the_first_year_begins_with_the_first_player():
    heard = heard_at_deal(luck=lucky(turn_order=[1]), tribes="identical", homes="random")
    assert heard.one("year") == {"year": 1}
    table = settled(luck=lucky(turn_order=[1]))
    assert (look(table)["year"], decider(table), decision(table)) == (1, 1, "turn")


def test_s15_what_everybody_hears_before_the_first_choice():
    heard = heard_at_deal(4, homes="choose")
    assert heard.kinds[:3] == ["paired", "progress_shown", "turned_up"]
    assert heard.kinds.count("grid_laid") == 4

"""The end and the scores (R103 to R105, E14, X22, X27)."""

import pytest

from .positions import GAME, SWAPS, choose, look, player, position

RINGO, PAUL, JOHN, GEORGE = range(4)


def tracks(economic, military, ritual, mask):
    return {"tracks": {"economic": economic, "military": military, "ritual": ritual, "mask": mask}}


def ended(*seats, next_order=None, **rest):
    """Year 7 with one marker left; the last seat of the order puts it there. What was heard."""
    order = next_order or list(range(len(seats)))
    marked = [{"marked": [1, 2, 3]} | seat for seat in seats]
    table = position(*marked, year=7, next_order=order[:-1], turn=order[-1], **rest)
    heard = choose(table, "order", "end")
    assert table.over
    return table, heard


def points(table, seat=0):
    return GAME.result(table).scores[seat]


@pytest.mark.parametrize(
    ("turtle", "tile", "before", "after"),
    [
        ("women-3", 0, (5, 9, 9, 9), 6 + 9),
        ("hunters-3", 2, (9, 9, 5, 9), 9 + 6),
        ("canoes-4", 1, (9, 5, 9, 9), 7 + 9),
        ("women-4", 3, (9, 9, 9, 5), 9 + 7),
        ("women-5", 0, (5, 9, 9, 9), 7 + 9),
        ("women-5", 0, (9, 5, 9, 9), 7 + 9),
        ("hunters-5", 1, (9, 9, 5, 9), 9 + 7),
        ("hunters-5", 1, (9, 5, 9, 9), 7 + 9),
        ("canoes-5", 3, (9, 9, 5, 9), 9 + 7),
    ],
)
def test_r103_a_turtle_adds_its_points_on_its_track(turtle, tile, before, after):
    table, _ = ended(tracks(*before) | {"turtles": {turtle: tile}}, {})
    assert points(table) == after


def test_r103_points_beyond_25_are_lost():
    table, _ = ended(tracks(24, 25, 25, 25) | {"turtles": {"women-4": 0}}, {})
    assert points(table) == 50


def test_r103_all_turtles_become_public():
    mine = {"turtles": {"women-4": 2, "canoes-5": 1}}
    table, heard = ended(mine, {})
    assert [told["turtle"] for told in heard.told(1, "turtle_shown")] == ["women-4", "canoes-5"]
    assert look(table, 1)["players"][0]["turtles"] == [
        {"id": "women-4", "tracks": ["ritual"]},
        {"id": "canoes-5", "tracks": ["military", "mask"]},
    ]


def test_r103_before_the_end_they_are_secret():
    table = position(SWAPS | {"turtles": {"women-4": 2}}, year=7)
    assert look(table, 1)["players"][0]["turtles"] == [{"id": "women-4", "tracks": None}]


def test_r103_the_best_of_all_assignments():
    mine = tracks(5, 7, 5, 9) | {"turtles": {"women-5": 0, "hunters-5": 0}}
    table, heard = ended(mine, {})  # economic or military; economic or ritual
    assert points(table) == 7 + 7
    assert [told["track"] for told in heard.all("turtle_shown")] == ["economic", "ritual"]


def test_r103_of_equal_assignments_the_first_by_track_order():
    mine = tracks(9, 9, 5, 5) | {"turtles": {"women-5": 2, "canoes-5": 0}}
    table, heard = ended(mine, {})  # ritual or mask; economic or military
    assert [told["track"] for told in heard.all("turtle_shown")] == ["ritual", "economic"]
    assert points(table) == 9 + 5


@pytest.mark.parametrize(("partner", "total"), [("military", 3 + 2), ("ritual", 2 + 3), ("mask", 8 + 2)])
def test_r104_each_pair_counts_its_lower_track(partner, total):
    table, _ = ended(tracks(12, 3, 2, 8), {}, partner=partner)
    assert points(table) == total


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_r104_a_point_for_each_unused_swap_token(tokens):
    table, _ = ended(tracks(4, 4, 4, 4) | {"swaps": tokens, "tribe": "seneca"}, {}, settings={"tribes": "asymmetric"})
    assert points(table) == 8 + tokens


def test_r104_goods_cards_and_beavers_are_worth_nothing():
    rich = {"goods": {"corn": 9, "leather": 9, "beaver": 9}, "cards": ["bear", "bear", "bear"]}
    table, _ = ended(rich, {})
    assert points(table) == 0


def test_r105_the_highest_total_wins():
    table, _ = ended(tracks(9, 9, 9, 9), tracks(25, 9, 10, 25), next_order=[0, 1])
    result = GAME.result(table)
    assert (result.scores, result.ranks) == ((18, 19), (2, 1))


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_r105_a_tie_goes_to_the_lower_turn_order_marker_of_the_new_order(order):
    everybody = [tracks(9, 9, 9, 9)] * 3
    table, _ = ended(*everybody, next_order=order, order=[2, 0, 1])
    assert [order.index(seat) + 1 for seat in range(3)] == list(GAME.result(table).ranks)


def test_x22_turtle_assignment():
    turtles = {"canoes-3": 0, "women-4": 3, "hunters-5": 0}  # economic; mask; economic or ritual
    table, heard = ended(SWAPS | tracks(14, 17, 20, 19) | {"turtles": turtles}, {})
    assert heard.one("turtle_shown", turtle="hunters-5")["track"] == "economic"
    assert points(table) == 17 + 20 + 1


def test_e14_final_score():
    table, _ = ended(
        tracks(17, 20, 25, 19),
        SWAPS | tracks(19, 23, 18, 20),
        SWAPS | tracks(21, 18, 15, 15),
        SWAPS | tracks(16, 16, 24, 21),
        next_order=[PAUL, RINGO, GEORGE, JOHN],
    )
    result = GAME.result(table)
    assert result.scores == (36, 38, 34, 38)
    assert result.ranks == (3, 1, 4, 2)


def test_x27_a_home_without_warriors_gives_no_point():
    table = position(guards={"E": {0: 0}, "s2": {0: 1}})
    heard = choose(table, "place:6", "skip", "do:military")
    assert heard.one("majorities") == {"seat": 0, "territories": ["s2"]}
    assert player(table)["tracks"]["military"] == 1


def test_x27_nobody_else_can_take_it():
    table = position(guards={"F": {1: 0}, "t1": {0: 3}, "t3": {0: 2}})
    choose(table, "place:1", "do:move3")
    assert not [target for target in table.options(0) if GAME.codec.key(target).endswith(">F")]

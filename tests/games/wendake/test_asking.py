"""Questions with one meaning are not asked; what would tell something about a hand is asked all the same."""

import pytest

from .positions import SWAPS, choose, decision, doing, goods, keys, look, player, position, tracks

# A tile with one action (R17).


def test_r17_a_tile_with_one_action_starts_at_once():
    table = position(SWAPS)
    heard = choose(table, "place:2")
    assert heard.one("began") == {"seat": 0, "action": "harvest"}
    assert decision(table) == "end"
    assert sum(goods(table).values()) > 0


@pytest.mark.parametrize(
    ("slot", "asked", "leaves"),
    [
        (1, "move", "stop-moving"),
        (5, "fire", "fire:none"),
        (7, "draw", "draw:nothing"),
        (8, "exchange", "stop-exchanging"),
    ],
)
def test_r17_what_starts_at_once_can_be_left_off(slot, asked, leaves):
    table = position({"goods": {"corn": 1}, "canoes": 1})
    choose(table, f"place:{slot}")
    assert decision(table) == asked
    assert leaves in keys(table)


def test_r17_points_may_be_unwelcome_so_a_ritual_is_asked_for():
    table = position({"rituals": [1]})
    choose(table, "place:1")
    assert keys(table) == ["do:ritual", "skip"]


def test_r17_with_two_actions_each_is_asked_for():
    table = position()
    choose(table, "place:6")
    assert keys(table) == ["do:fish", "skip"]


@pytest.mark.parametrize(
    ("me", "first"), [({"progress": ["P1-9"]}, "use:P1-9"), ({"progress": ["P3-7"]}, "use:P3-7"), ({}, "transfer:s1.1")]
)
def test_r17_what_could_come_before_the_action_is_asked_for(me, first):
    table = position(me, areas={"s1.1": "0 warrior"})
    choose(table, "place:2")
    assert decision(table) == "action"
    assert first in keys(table)


def test_r80_a_tile_that_the_fire_lights_starts_at_once_too():
    table = doing("fire")
    heard = choose(table, "fire:2")
    assert heard.one("began", action="harvest") == {"seat": 0, "action": "harvest"}
    assert decision(table) == "end"


# The last marker (R9, R10).


def test_r9_a_last_marker_that_can_only_go_to_the_order_goes_there():
    table = position({"marked": [1, 2, 3], "swaps": 1}, {"marked": [1, 2, 3]}, turn=1)
    heard = choose(table, "order", "end")
    assert heard.all("ordered") == [{"seat": 1, "space": 1, "black": False}, {"seat": 0, "space": 2, "black": False}]
    assert decision(table) == "end"
    assert "swap:4-5" in keys(table), "whatever the turn allows is still allowed"


def test_r143_the_last_marker_of_the_ojibwa_is_the_black_one_if_it_is_left():
    table = position({"marked": [1, 2, 3], "tribe": "ojibwa"}, {"marked": [1, 2, 3]}, turn=1)
    heard = choose(table, "order", "end")
    assert heard.all("ordered")[1] == {"seat": 0, "space": 2, "black": True}


# A full track (R68).

FULL = {"tracks": {"economic": 25, "military": 25, "ritual": 3, "mask": 3}, "goods": {"leather": 3, "fish": 3}}


def test_r68_full_tracks_that_tie_are_not_asked_for():
    me = FULL | {"goods": {"leather": 3, "fish": 3, "corn": 1, "beans": 1, "pumpkin": 1}}
    table = doing("trade", me, market=["P1-10"])
    heard = choose(table, "stop-exchanging", "buy:P1-10")
    if decision(table) == "pay":
        heard = choose(table, keys(table)[0])
    assert decision(table) != "track"
    assert heard.all("scored")[-1] == {"seat": 0, "track": "economic", "points": 0, "lost": 1, "total": 25}


def test_r120_points_that_can_be_scored_on_some_track_are_asked_for():
    table = position(FULL | {"progress": ["P3-10"], "goods": {"corn": 1}})
    choose(table, "use:P3-10")
    assert keys(table) == ["track:economic", "track:military", "track:ritual", "track:mask"]


# A hand is secret (R91a).


@pytest.mark.parametrize(("drawn", "plays"), [("bear", ["masks:K2=bear+bear"]), ("heron", [])])
def test_r88_nobody_learns_from_the_asking_whether_a_hand_could_be_played(drawn, plays):
    table = doing("mask", {"cards": ["bear"]}, {"disk": "K1"})
    choose(table, "draw:deck", mask_deck=[drawn])
    assert (decision(table), keys(table)) == ("masks", [*plays, "masks:none"])


def test_r88_a_hand_that_is_too_small_for_every_space_is_passed_by():
    """Everybody sees how many cards somebody has."""
    table = doing("mask")
    choose(table, "draw:deck")
    assert decision(table) == "end"


@pytest.mark.parametrize("other", ["bear", "wolf"])
def test_r115_a_discard_is_asked_for_even_if_all_cards_are_equal(other):
    table = doing("mask", {"cards": ["bear", other], "progress": ["P1-5"]}, discard=["heron", "bear"])
    choose(table, "use:P1-5", "draw:discard", "draw:deck", mask_deck=["bear"])
    assert decision(table) == "discard"


# Progress tiles in the ceremony (R128).


def test_r128_the_keeper_may_score_before_the_play_and_after_it():
    me = {"cards": ["bear", "bear"], "progress": ["P3-5"]}
    before = doing("mask", me, discard=["heron"])
    choose(before, "draw:discard", "use:P3-5", "masks:K2=bear+bear")
    assert decision(before) == "end"
    after = doing("mask", me, discard=["heron"])
    choose(after, "draw:discard", "masks:K2=bear+bear")
    assert (decision(after), keys(after)) == ("masks-played", ["use:P3-5", "masks:done"])
    kept = after.copy()
    choose(after, "use:P3-5")
    assert (tracks(after), decision(after)) == (tracks(before), "end")
    choose(kept, "masks:done")
    assert tracks(kept)[3] == tracks(after)[3] - 1
    assert player(kept)["progress"] == [{"id": "P3-5", "down": False}]


# The stacks (R100).


def test_r100_after_year_3_nothing_is_left_of_the_first_stack():
    assert look(position(year=3))["stacks"][0] > 0
    assert look(position(year=4))["stacks"][0] == 0

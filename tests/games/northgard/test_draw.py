"""Draw actions (R80 to R83, E9; the Draw cards of tables 12.4 and 12.5)."""

import pytest

from .positions import cards_in, choose, decision, goods, is_playable, keys, look, player, set_size, stage

DRAWS = {
    "merchant": (3, 1, 2, 0),
    "market_place": (2, 2, 0, 0),
    "market_place_up": (2, 2, 0, 0),
    "trading_post_up": (3, 2, 1, 0),
    "trade_routes": (3, 2, 0, 1),
    "trading_post": (3, 1, 1, 1),
    "cunning_merchant": (3, 1, 0, 2),
}
"""Cards drawn, kept, discarded, put back on top."""
FOE = {"hand": ["move"], "units": {"t7": 1}}


@pytest.mark.parametrize("card", DRAWS)
def test_r81_draw_keep_discard_and_put_back(card):
    drawn, kept, discarded, on_top = DRAWS[card]
    table = stage({"hand": [card, "unrest"], "draw": ["move", "build", "recruit"][:drawn]}, FOE)
    choose(table, f"play:{card}")
    for _ in range(discarded):
        if decision(table) == "sort":
            choose(table, keys(table, "discard")[0])
    for _ in range(on_top):
        if decision(table) == "sort":
            choose(table, keys(table, "on-top")[0])
    assert (len(cards_in(table, "hand")), len(cards_in(table, "discard"))) == (1 + kept, discarded)
    assert len(cards_in(table, "top")) == on_top
    assert cards_in(table, "draw") == []


@pytest.mark.parametrize("card", DRAWS)
def test_r80_only_with_enough_cards_in_draw_and_discard_pile(card):
    number = DRAWS[card][0]
    some = ["move", "build", "recruit"]
    assert is_playable(card, {"draw": some[:1], "discard": some[1:number]}, FOE)
    assert is_playable(card, {"top": some[:number]}, FOE)
    assert not is_playable(card, {"draw": some[: number - 1]}, FOE)
    assert not is_playable(card, {"discard": some[: number - 1], "active": ["feast"]}, FOE)


def test_r80_r82_e9_the_card_itself_is_never_shuffled_back():
    assert not is_playable("trading_post_up", {"draw": ["move"], "discard": ["build"]}, FOE)
    table = stage({"hand": ["trading_post_up"], "draw": ["move"], "discard": ["build", "feast"]}, FOE)
    heard = choose(table, "play:trading_post_up")
    assert heard.one("reshuffled") == {"seat": 0, "count": 2}
    assert keys(table) == ["discard:move", "discard:build", "discard:feast"]
    choose(table, "discard:build")
    assert (cards_in(table, "hand"), cards_in(table, "discard")) == (["feast", "move"], ["build"])


def test_r81_only_the_cards_just_drawn_are_sorted():
    table = stage({"hand": ["merchant", "feast"], "draw": ["move", "build", "recruit"]}, FOE)
    choose(table, "play:merchant")
    assert keys(table) == ["discard:recruit", "discard:move", "discard:build"]


def test_r81_the_last_card_put_back_lies_on_top_and_only_its_owner_knows():
    table = stage({"hand": ["cunning_merchant", "unrest"], "draw": ["move", "build", "recruit"]}, FOE)
    heard = choose(table, "play:cunning_merchant", "on-top:build", "on-top:recruit")
    assert player(table)["on_top"] == ["build", "recruit"]
    assert look(table, 1)["players"][0]["on_top"] == [None, None]
    assert look(table, None)["players"][0]["on_top"] == [None, None]
    assert heard.told(1, "put_back") == [{"seat": {"seat": 0}}] * 2
    assert [one["card"] for one in heard.told(0, "put_back")] == ["build", "recruit"]


def test_r81_discards_come_before_what_goes_back():
    table = stage({"hand": ["trading_post", "unrest"], "draw": ["move", "build", "recruit"]}, FOE)
    choose(table, "play:trading_post")
    assert all(key.startswith("discard:") for key in keys(table))
    heard = choose(table, "discard:move")
    assert heard.told(1, "discarded") == [{"seat": {"seat": 0}, "card": "move"}]
    assert keys(table) == ["on-top:recruit", "on-top:build"]


def test_r83_a_special_card_draws_one_if_it_can():
    table = stage({"hand": ["spy", "unrest"], "draw": ["build"]}, {"units": {"t7": 1}, "hand": ["unrest"]})
    choose(table, "play:spy")
    assert cards_in(table, "hand") == ["build", "unrest"]
    table = stage({"hand": ["spy", "unrest"]}, {"units": {"t7": 1}, "hand": ["unrest", "move"]})
    choose(table, "play:spy", "take:move")
    assert cards_in(table, "hand") == ["unrest"]
    assert cards_in(table, "hand", 1) == ["unrest"]


# Resourceful People, Protector of the Land.


def test_r158_resourceful_people_may_pay_three_for_one_more():
    me = {"clan": "goat", "hand": ["resourceful", "unrest"], "draw": ["move", "build", "recruit"], "food": 2, "wood": 1}
    table = stage(me, FOE)
    choose(table, "play:resourceful")
    assert keys(table) == ["pay:food+food+wood", "no"]
    choose(table, "pay:food+food+wood")
    assert (len(cards_in(table, "hand")), goods(table)) == (4, (0, 0, 0))


@pytest.mark.parametrize("less", [{"food": 1}, {"draw": ["move", "build"]}])
def test_r158_resourceful_people_asks_only_if_it_can_be_paid_and_drawn(less):
    me = {"clan": "goat", "hand": ["resourceful", "unrest"], "draw": ["move", "build", "recruit"], "food": 2, "wood": 1}
    table = stage(me | less, FOE)
    choose(table, "play:resourceful")
    assert decision(table) != "pay"
    assert len(cards_in(table, "hand")) == 3


def test_r154_protector_draws_a_card_for_each_own_closed_territory_of_three_tiles():
    # A ring: T00 with four neighbours closes nothing of size 3; t8 is open, t3 and t6 are closed with size 2.
    me = {"clan": "bear", "draw": ["move", "build"], "units": {"t3": 1, "t6": 1, "t8": 1}}
    assert not is_playable("protector", me, FOE)
    table = stage(me | {"hand": ["protector", "unrest"]}, FOE)
    set_size(table, t3=3, t6=4)
    choose(table, "play:protector")
    assert cards_in(table, "hand") == ["build", "move", "unrest"]
    few = stage(me | {"hand": ["protector", "unrest"], "draw": ["move"]}, FOE)
    set_size(few, t3=3, t6=3)
    assert "play:protector" not in keys(few)

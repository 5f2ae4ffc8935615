"""Defensive Strategy: cancelling a card, and asking without telling who holds it (R90, E35, section 14)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.state import SPECTATOR

from .positions import cards_in, choose, decider, decision, goods, keys, look, stage

ANN, BEN, CID = range(3)
ACTING = {"units": {"t5": 3}, "hand": ["scouts", "heroic_charge", "warriors", "fishing", "unrest"]}
HOLDER = {"units": {"t7": 1}, "hand": ["defensive_strategy", "feast"]}
OWNER = {"units": {"t7": 1}, "hand": ["feast"], "draw": ["defensive_strategy", "feast"]}
ORDERS = ["never", "recruit", "move", "explore", "build", "draw", "special"]


def asked(me, card, other, **rest):
    table = stage(me, other, **rest)
    choose(table, f"play:{card}")
    return decision(table) == "react"


def test_r90_the_card_is_not_resolved_and_goes_to_the_discard_pile():
    table = stage(ACTING, HOLDER)
    choose(table, "play:fishing")
    assert (decider(table), keys(table)) == (BEN, ["allow", "cancel"])
    heard = choose(table, "cancel")
    assert heard.one("cancelled") == {"seat": BEN, "card": "fishing"}
    assert (goods(table), cards_in(table, "discard")) == ((0, 0, 0), ["fishing"])
    assert cards_in(table, "active", BEN) == ["defensive_strategy"]
    assert (decider(table), decision(table)) == (ANN, "turn")
    assert {"pass", "wait:unrest", "play:scouts"} <= set(keys(table))


def test_r90_allow():
    table = stage(ACTING, HOLDER)
    choose(table, "play:fishing", "allow")
    assert goods(table) == (3, 0, 0)
    assert cards_in(table, "hand", BEN) == ["defensive_strategy", "feast"]


def test_r18_r90_e35_after_a_resolved_card_the_turn_goes_on():
    me = {"units": {"t5": 3}, "hand": ["fishing", "heroic_charge", "warriors", "unrest"]}
    table = stage(me, HOLDER)
    choose(table, "play:fishing", "allow", "play:heroic_charge", "cancel")
    assert (cards_in(table, "discard"), cards_in(table, "active", BEN)) == (["heroic_charge"], ["defensive_strategy"])
    assert (decision(table), keys(table)) == ("continue", ["play:warriors", "end"])


def test_r90_a_cancelled_card_was_not_played():
    me = {"units": {"t5": 3}, "hand": ["fishing", "legendary_heroes", "unrest"]}
    table = stage(me, HOLDER)
    choose(table, "play:fishing", "cancel")
    assert "play:legendary_heroes" not in keys(table)


@pytest.mark.parametrize(
    "key", ["wait:unrest", "replace:unrest", "remove:fishing", "upgrade:fishing>osmosis:wait", "pass"]
)
def test_r90_only_played_cards_can_be_cancelled(key):
    table = stage(ACTING | {"lore": 3}, HOLDER, row=["spy", "capture"])
    choose(table, key)
    assert decision(table) != "react"


def test_r90_only_in_an_opponents_turn_and_never_played():
    table = stage(HOLDER | {"hand": ["defensive_strategy", "fishing"]}, ACTING | {"hand": ["unrest"]})
    assert keys(table, "play") == ["play:fishing"]
    choose(table, "play:fishing")
    assert decider(table) == BEN
    assert goods(table) == (3, 0, 0)


def test_r90_r173_a_teammate_is_not_asked():
    other = {"hand": ["unrest"]}
    table = stage(ACTING, other, HOLDER | {"units": {"t9": 1}}, other, teams=True)
    choose(table, "play:fishing")
    assert goods(table) == (3, 0, 0)


# Who is asked depends on public knowledge and the owner's own order.


@pytest.mark.parametrize("other", [HOLDER, OWNER], ids=["in hand", "in the draw pile"])
def test_section_14_the_owner_is_asked_wherever_the_card_is(other):
    table = stage(ACTING, other)
    choose(table, "play:fishing")
    assert (decider(table), decision(table)) == (BEN, "react")
    assert keys(table) == (["allow", "cancel"] if other is HOLDER else ["allow"])


def test_section_14_what_others_see_while_the_owner_is_asked_is_the_same():
    seen = []
    for other in (HOLDER | {"draw": ["move"]}, OWNER | {"draw": ["defensive_strategy"], "hand": ["feast", "move"]}):
        table = stage(ACTING, other)
        choose(table, "play:fishing")
        seen.append([look(table, viewer) for viewer in (ANN, None)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", [ANN, SPECTATOR])
def test_section_6_worlds_dealt_anew_ask_by_their_orders_and_not_by_their_hands(viewer):
    table = stage(ACTING, HOLDER | {"draw": ["move", "build", "recruit"]})
    found = set()
    for seed in range(100):
        world = table.determinize(viewer, FastChance(seed))
        holds = "defensive_strategy" in cards_in(world, "hand", BEN)
        covers = order_of(world, BEN) in ("any", "special")
        choose(world, "play:fishing")
        assert (decision(world) == "react") == covers
        found.add((holds, covers))
    assert found == {(True, True), (False, True), (True, False), (False, False)}


def order_of(table, seat):
    return look(table, seat)["players"][seat]["order"]


def orders_in_worlds(table, viewer):
    """The orders of Ann and of Ben in worlds that a viewer holds possible."""
    worlds = [table.determinize(viewer, FastChance(seed)) for seed in range(200)]
    return [{order_of(world, seat) for world in worlds} for seat in (ANN, BEN)]


@pytest.mark.parametrize("viewer", [BEN, SPECTATOR])
def test_section_6_others_do_not_know_a_standing_order(viewer):
    table = stage(HOLDER, ACTING)
    choose(table, "order:never", "wait:feast")
    assert orders_in_worlds(table, viewer) == [{"any", *ORDERS}, {"any"}]
    assert orders_in_worlds(table, ANN) == [{"never"}, {"any"}]


def test_section_6_a_seat_that_is_asked_has_an_order_that_covers_the_card():
    table = stage(HOLDER, ACTING | {"hand": ["militia", "unrest"]})
    choose(table, "order:move", "wait:feast", "play:militia")
    assert decision(table) == "react"
    assert orders_in_worlds(table, BEN) == [{"any", "move"}, {"any"}]


@pytest.mark.parametrize("zone", ["discard", "active"])
def test_section_14_nobody_is_asked_while_the_card_lies_open(zone):
    assert not asked(ACTING, "fishing", {"units": {"t7": 1}, "hand": ["feast"], zone: ["defensive_strategy"]})


def test_section_14_nobody_is_asked_while_everybody_knows_the_card_is_not_in_hand():
    taken = {"units": {"t7": 1}, "top": ["defensive_strategy"]}
    assert not asked(ACTING, "fishing", taken | {"hand": ["feast"]})
    assert not asked(ACTING, "fishing", {"units": {"t7": 1}, "draw": ["defensive_strategy", "feast"]})
    assert asked(ACTING, "fishing", taken | {"hand": ["feast"], "top_seen": [BEN]})


def test_section_14_nobody_is_asked_while_the_card_is_nobodys():
    assert not asked(ACTING, "fishing", {"units": {"t7": 1}, "hand": ["feast"]})


KINDS = {
    "recruit": "town_hall",
    "move": "militia",
    "explore": "scouts",
    "build": "villager_tools",
    "draw": "market_place",
    "special": "fishing",
}


@pytest.mark.parametrize("order", ["never", "any", *KINDS])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", [HOLDER, OWNER], ids=["in hand", "in the draw pile"])
def test_section_14_a_standing_order_says_what_to_ask_about(order, kind, other):
    me = {"units": {"t5": 2}, "wood": 3, "hand": [KINDS[kind]], "draw": ["move", "explore"]}
    table = stage(other | {"hand": [*other["hand"], "unrest"]}, me)
    choose(table, *[f"order:{order}"] * (order != "any"), "wait:feast")
    heard = choose(table, f"play:{KINDS[kind]}")
    assert (decision(table) == "react") == (order in ("any", kind))
    assert heard.all("ordered") == []


def test_section_14_orders_are_set_in_ones_own_turn_once_at_a_time():
    table = stage(HOLDER, ACTING)
    assert keys(table, "order") == [f"order:{order}" for order in ORDERS]
    heard = choose(table, "order:move")
    assert decider(table) == ANN
    assert keys(table, "order") == []
    assert heard.told(BEN, "ordered") == heard.told(None, "ordered") == []
    assert heard.told(ANN, "ordered") == [{"seat": {"seat": 0}, "order": "move"}]
    assert [look(table, seat)["players"][0]["order"] for seat in (ANN, BEN, None)] == ["move", None, None]


@pytest.mark.parametrize("other", [HOLDER, OWNER], ids=["in hand", "in the draw pile"])
def test_section_14_orders_are_offered_wherever_the_card_is(other):
    assert keys(stage(other, ACTING), "order") == [f"order:{order}" for order in ORDERS]


def test_section_14_who_does_not_own_the_card_gives_no_orders():
    assert keys(stage(ACTING, HOLDER), "order") == []


def test_setting_reaction_prompt_always_ask():
    table = stage(OWNER | {"hand": ["feast", "unrest"]}, ACTING, reaction_prompt="always_ask")
    assert keys(table, "order") == []
    choose(table, "wait:feast", "play:fishing")
    assert decision(table) == "react"

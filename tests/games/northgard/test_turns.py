"""A turn in the Actions phase, and the start of a year (R10 to R28, E30 to E34, E37)."""

import pytest

from longhouse.games.northgard.rules.scoring import final_fame

from .positions import DATA, cards_in, choose, decider, decision, goods, keys, look, player, stage

ANN, BEN, CID = range(3)
AT_HOME = {"units": {"t5": 2}}
QUIET = ("t3", "t6", "t7")
"""Land that yields no resources."""


def passing(*seats, **rest):
    """Everybody holds one card that can only wait."""
    full = [{"hand": ["unrest"], "units": {QUIET[at]: 1}} | seat for at, seat in enumerate(seats)]
    return stage(*full, **{"row": ["scouts", "spy", "capture"][: max(2, len(seats))]} | rest)


# The order of turns.


def test_r16_turns_go_clockwise_and_skip_who_has_passed():
    hand = {"hand": ["unrest"] * 2, "food": 3}
    table = stage(hand, hand, hand, row=["scouts", "spy", "capture"], turn=CID)
    order = []
    for key in ("wait:unrest", "pass", "wait:unrest"):
        order.append(decider(table))
        choose(table, key, *["pick:spy"] * (key == "pass"))
    assert order == [CID, ANN, BEN]
    assert decider(table) == CID
    choose(table, "wait:unrest")
    assert decider(table) == BEN


def test_r17_r19_one_action_a_turn_and_no_flash_card_with_others():
    table = stage(
        AT_HOME | {"hand": ["scouts", "build", "feast"], "lore": 3}, {"hand": ["move"]}, row=["spy", "capture"]
    )
    for key in ("wait:build", "replace:build", "remove:build", "upgrade:build>osmosis:wait"):
        again = table.copy()
        choose(again, key)
        assert decider(again) == BEN, key


def test_r18_e30_one_card_without_flash_and_any_number_with():
    me = {"hand": ["scouts", "town_hall", "warriors", "build"], "units": {"t5": 2}, "wood": 3}
    table = stage(me, {"hand": ["move"]}, row=["spy", "capture"])
    assert keys(table, "play") == ["play:build", "play:scouts", "play:town_hall", "play:warriors"]
    choose(table, "play:town_hall")
    assert keys(table) == ["play:build", "play:scouts", "play:warriors", "end"]
    choose(table, "play:warriors", "to:t6", "go:1", "stop-moving")
    assert keys(table) == ["play:scouts", "end"]
    assert decision(table) == "continue"


def test_r18_e30_only_flash_cards_is_a_turn_and_wait_cannot_follow():
    table = stage({"hand": ["fishing", "lore_mastery", "feast"]} | AT_HOME, {"hand": ["move"]}, row=["spy", "capture"])
    choose(table, "play:fishing")
    assert keys(table) == ["play:feast", "play:lore_mastery", "end"]
    choose(table, "play:lore_mastery", "end")
    assert (decider(table), goods(table)) == (BEN, (3, 0, 2))


def test_r18_a_flash_card_drawn_in_the_turn_may_be_used():
    table = stage({"hand": ["market_place"], "draw": ["fishing", "unrest"]}, {"hand": ["move"]}, row=["spy", "capture"])
    choose(table, "play:market_place")
    assert keys(table) == ["play:fishing", "end"]


def test_r18_the_turn_ends_by_itself_when_nothing_can_follow():
    table = stage({"hand": ["fishing", "unrest"]}, {"hand": ["move"]}, row=["spy", "capture"])
    assert choose(table, "play:fishing").forced == ["end"]
    assert decider(table) == BEN


def test_r20_what_can_do_nothing_can_still_wait():
    table = stage({"hand": ["explore", "unrest", "defensive_strategy", "warlord"], "lore": 3}, row=["spy", "capture"])
    assert keys(table, "play") == []
    assert keys(table, "wait") == ["wait:explore", "wait:defensive_strategy", "wait:warlord", "wait:unrest"]
    assert len(keys(table, "replace")) == 4


# Wait, replace, remove, upgrade.


def test_r21_wait_uses_a_card_without_effect():
    table = stage({"hand": ["fishing"], "draw": ["move"]}, {"hand": ["move"]})
    heard = choose(table, "wait:fishing")
    assert heard.one("waited") == {"seat": 0, "card": "fishing"}
    assert (cards_in(table, "active"), cards_in(table, "played"), goods(table)) == (["fishing"], [], (0, 0, 0))
    assert cards_in(table, "draw") == ["move"]


def test_r22_replace_costs_one_lore_and_draws_one():
    table = stage({"hand": ["feast"], "draw": ["move", "build"], "lore": 1}, {"hand": ["move"]})
    choose(table, "replace:feast")
    assert (cards_in(table, "active"), player(table)["hand_count"], goods(table)) == (["feast"], 1, (0, 0, 0))


def test_r23_remove_costs_two_lore_and_draws_two():
    table = stage({"hand": ["feast"], "draw": ["move", "build", "explore"], "lore": 2}, {"hand": ["move"]})
    heard = choose(table, "remove:feast")
    assert heard.one("removed") == {"seat": 0, "card": "feast"}
    assert (player(table)["hand_count"], goods(table), cards_in(table, "active")) == (2, (0, 0, 0), [])
    assert "feast" not in player(table)["deck"]


@pytest.mark.parametrize("how", ["wait", "remove"])
def test_r24_upgrade_costs_three_lore_and_takes_an_upgrade_into_hand(how):
    table = stage({"clan": "goat", "hand": ["feast"], "lore": 4, "draw": ["move"]}, {"hand": ["move"]})
    assert keys(table, "upgrade") == [
        f"upgrade:feast>{card}:{way}" for card in ("teamwork", "resourceful") for way in ("wait", "remove")
    ]
    choose(table, f"upgrade:feast>resourceful:{how}")
    assert (cards_in(table, "hand"), goods(table)[2], decider(table)) == (["resourceful"], 1, BEN)
    assert cards_in(table, "active") == (["feast"] if how == "wait" else [])
    assert player(table)["upgrades"] == ["teamwork"]
    assert look(table, BEN)["players"][0]["known_hand"] == ["resourceful"]


def test_r24_only_the_own_upgrades_that_are_left():
    table = stage({"clan": "wolf", "hand": ["feast"], "discard": ["plunder"], "lore": 9}, row=["spy", "capture"])
    assert keys(table, "upgrade") == ["upgrade:feast>call_to_war:wait", "upgrade:feast>call_to_war:remove"]


@pytest.mark.parametrize(("lore", "offered"), [(0, []), (1, ["replace"]), (2, ["replace", "remove"])])
def test_r22_r24_nothing_is_offered_that_cannot_be_paid(lore, offered):
    table = stage({"hand": ["explore"], "lore": lore, "draw": ["move"]}, row=["spy", "capture"])
    assert [key.partition(":")[0] for key in keys(table) if key != "pass"] == ["wait", *offered]


def test_r23_r24_r133_e32_unrest_cannot_leave_the_deck():
    table = stage({"hand": ["unrest", "move"], "draw": ["feast"], "lore": 3, "clan": "wolf"}, row=["spy", "capture"])
    of_unrest = [key for key in keys(table) if "unrest" in key]
    assert of_unrest == [
        "wait:unrest",
        "replace:unrest",
        "upgrade:unrest>plunder:wait",
        "upgrade:unrest>call_to_war:wait",
    ]
    choose(table, "replace:unrest")
    assert (cards_in(table, "active"), goods(table)[2]) == (["unrest"], 2)


@pytest.mark.parametrize(("key", "lore"), [("replace:feast", 0), ("remove:feast", 0)])
def test_r28_replace_and_remove_draw_what_there_is(key, lore):
    cost = 1 if key.startswith("replace") else 2
    table = stage({"hand": ["feast"], "lore": cost}, {"hand": ["move"]}, row=["spy", "capture"])
    choose(table, key)
    assert (player(table)["hand_count"], goods(table)[2]) == (0, lore)


def test_r15_r140_e34_a_removed_card_scores_no_more():
    table = stage({"hand": ["capture", "feast"], "lore": 2}, {"hand": ["move"]})
    before = final_fame(table, 0)
    choose(table, "remove:capture")
    assert before - final_fame(table, 0) == 3


# Passing.


def test_r25_passing_discards_hand_and_active_and_takes_a_card_of_the_row():
    me = {
        "hand": ["move", "feast"],
        "active": ["build"],
        "played": ["scouts"],
        "draw": ["explore"],
        "discard": ["recruit"],
    }
    table = stage(me, {"hand": ["move"]}, row=["spy", "capture"])
    heard = choose(table, "pass")
    assert keys(table) == ["pick:spy", "pick:capture"]
    assert cards_in(table, "discard") == ["build", "feast", "move", "recruit", "scouts"]
    heard = choose(table, "pick:capture")
    assert heard.one("took") == {"seat": 0, "card": "capture"}
    assert look(table)["row"] == ["spy"]
    assert cards_in(table, "top") == ["capture"]
    assert all(look(table, seat)["players"][0]["on_top"] == ["capture"] for seat in (ANN, BEN, None))
    assert decider(table) == BEN
    assert look(table)["players"][0]["passed"]


def test_r25_with_an_empty_hand_passing_is_the_only_action():
    table = stage({"hand": ["fishing"]}, {"hand": ["unrest"] * 3}, row=["spy", "capture"])
    choose(table, "play:fishing")
    heard = choose(table, "wait:unrest")
    assert heard.forced == ["pass"]
    assert (decider(table), decision(table)) == (ANN, "pick")


def test_r25_section_14_with_an_empty_hand_orders_do_not_keep_anybody_from_passing():
    """Whoever owns Defensive Strategy is not asked to pass where others are not."""
    me = {"units": {"t5": 1}, "hand": ["unrest"], "draw": ["defensive_strategy"]}
    table = stage(me, {"units": {"t7": 1}, "hand": ["unrest", "feast"]}, row=["spy", "militia"])
    choose(table, "wait:unrest")
    heard = choose(table, "wait:unrest")
    assert heard.one("passed") == {"seat": 0}
    assert decision(table) == "pick"


def test_r26_e31_the_first_to_pass_takes_the_marker_at_once():
    table = passing(*[{"hand": ["unrest"] * 2}] * 3)
    choose(table, "wait:unrest")
    heard = choose(table, "pass", "pick:capture")
    assert heard.one("marker") == {"seat": BEN}
    assert look(table)["first_player"] == BEN
    choose(table, "wait:unrest")
    assert decider(table) == ANN
    heard = choose(table, "pass", "pick:spy")
    assert heard.all("marker") == []
    assert decider(table) == CID
    heard = choose(table, "pass", advanced_cards=[0, 0, 0])
    assert [one["seat"] for one in heard.all("winter")] == [BEN, CID, ANN]
    assert cards_in(table, "hand", CID)[0] == "scouts"
    assert (decider(table), look(table)["year"]) == (BEN, 4)


def test_r27_r95_e37_who_has_foreseen_takes_no_card_when_passing():
    me = {"hand": ["future_sight", "market_place", "unrest"], "draw": ["move"], "units": {"t5": 2}}
    table = stage(me, {"hand": ["unrest"]}, {"hand": ["unrest"]}, row=["scouts", "spy", "capture"])
    choose(table, "play:future_sight", "pick:capture")
    assert (cards_in(table, "top"), look(table)["row"]) == (["capture"], ["scouts", "spy"])
    choose(table, "wait:unrest", "wait:unrest")
    heard = choose(table, "play:market_place")
    assert "capture" in cards_in(table, "hand")
    while decider(table) != ANN:
        heard = choose(table, "pass", "pick:scouts") if "pass" in keys(table) else choose(table, keys(table)[0])
    heard = choose(table, "pass")
    assert heard.all("took", seat=ANN) == []


# The start of a year.


def test_r11_r12_e33_forges_and_the_reshuffle():
    me = {"units": {"t8": 1}, "buildings": {"T13.a": "forge"}, "hand": ["unrest"], "draw": ["move", "build"]}
    me |= {"active": ["feast", "explore", "recruit"]}
    table = stage(me, {"passed": True, "units": {"t3": 1}}, row=["scouts"], first=BEN)
    choose(table, "pass")
    view = player(table, ANN)
    # Five cards and the one from the row: the row card and two, then three of the four others.
    assert (view["hand_count"], view["draw_count"], view["discard"]) == (5, 2, [])
    assert "scouts" in view["hand"]
    assert {"move", "build"} <= set(view["hand"])


def test_r11_the_discard_pile_is_shuffled_only_when_a_card_is_needed():
    me = {"hand": ["feast"], "draw": ["move"], "discard": ["build"], "lore": 1}
    table = stage(me, {"hand": ["move"]}, row=["spy", "capture"])
    heard = choose(table, "replace:feast")
    assert heard.all("reshuffled") == []
    assert (cards_in(table, "draw"), cards_in(table, "discard")) == ([], ["build"])


def test_r11_hand_and_active_cards_are_not_shuffled_in():
    me = {"hand": ["feast", "explore"], "active": ["move"], "discard": ["build"], "lore": 1}
    table = stage(me, {"hand": ["move"]}, row=["spy", "capture"])
    heard = choose(table, "replace:feast")
    assert heard.one("reshuffled") == {"seat": 0, "count": 1}
    assert cards_in(table, "hand") == ["build", "explore"]
    assert cards_in(table, "active") == ["feast", "move"]


def test_r12_too_few_cards_are_what_there_is():
    table = passing({}, {})
    choose(table, "pass", "pick:scouts", "pass")
    assert player(table, ANN)["hand_count"] == 2
    assert player(table, ANN)["draw_count"] == 0


@pytest.mark.parametrize(("year", "pile"), [(1, "early"), (2, "advanced"), (5, "advanced")])
def test_r13_a_row_of_early_then_advanced_cards(year, pile):
    from longhouse.games.northgard.data import FACE_IDS, PILE_OF

    table = passing({}, {}, year=year)
    heard = choose(table, "pass", "pick:scouts", "pass")
    row = look(table)["row"]
    assert look(table)["year"] == year + 1
    assert [one["card"] for one in heard.all("row_shown")] == row
    assert [PILE_OF[FACE_IDS.index(card)] for card in row] == [pile] * 2


def test_r13_a_row_has_no_more_cards_than_there_are():
    """A position may have sent the Development cards to the box."""
    early = [row["id"] for row in DATA["card"] if row["pile"] == "early" for _ in range(row["copies"])]
    me = {"hand": ["unrest"], "units": {"t3": 1}}
    table = stage(me, {"units": {"t7": 1}, "passed": True}, year=1, removed=["unrest"] * 8 + early[1:])
    choose(table, "pass")
    while decision(table) != "turn":
        choose(table, "done")
    assert look(table)["row"] == early[:1]


def test_r13_in_the_last_year_the_achievements_are_the_row():
    table = passing({}, {}, year=6, achievements=["warlord", "scholar"])
    choose(table, "pass", "pick:scouts", "pass")
    assert look(table)["row"] == ["scholar", "warlord"]
    assert look(table)["achievements"] == []

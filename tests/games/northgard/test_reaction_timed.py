"""Setting reaction_prompt=timed: every opponent is asked about a card, at the same time (R90, section 14)."""

import pytest

from longhouse.core.chance import FastChance
from longhouse.core.errors import BadPosition
from longhouse.games.northgard import GAME

from .positions import after, cards_in, choose, decision, goods, keys, look, stage

ANN, BEN, CID = range(3)
ACTING = {"units": {"t5": 3}, "hand": ["fishing", "militia", "unrest"], "draw": ["build"]}
PLACES = {
    "in hand": {"hand": ["defensive_strategy", "feast"], "draw": ["move"]},
    "in the draw pile": {"hand": ["feast", "move"], "draw": ["defensive_strategy"]},
}
OPEN_PLACES = {
    "in the box": {"hand": ["feast", "move"], "draw": ["build"]},
    "in the discard pile": {"hand": ["feast", "move"], "discard": ["defensive_strategy"]},
    "gone, and passed": {"passed": True, "discard": ["feast"]},
    "in a pile beside an empty hand": {"draw": ["defensive_strategy"]},
}
THIRD = {"units": {"t9": 1}, "hand": ["unrest"]}


def played(place="in hand", card="fishing", **rest):
    """Ann has played a card; Ben and Cid are asked."""
    table = stage(ACTING, {"units": {"t7": 1}} | (PLACES | OPEN_PLACES)[place], THIRD, reaction_prompt="timed", **rest)
    choose(table, f"play:{card}")
    return table


def offered(table, seat):
    return keys(table, seat=seat)


def answer(table, seat, key):
    """One of those asked answers; what is heard."""
    return choose(table, key, seat=seat)


@pytest.mark.parametrize("card", ["fishing", "militia"])
@pytest.mark.parametrize("place", PLACES)
def test_every_opponent_is_asked_wherever_the_card_may_be(place, card):
    table = played(place, card)
    assert (table.deciding(), decision(table)) == ((BEN, CID), "react")
    assert look(table)["doing"]["timed"] is True
    assert offered(table, BEN) == ["allow", "cancel"][: 1 + (place == "in hand")]
    assert offered(table, CID) == ["allow"]


@pytest.mark.parametrize("place", OPEN_PLACES)
def test_nobody_is_asked_while_everybody_knows_that_nobody_can_hold_the_card(place):
    table = played(place)
    assert (table.deciding(), decision(table)) == ((ANN,), "continue")


def test_what_the_others_see_tells_nothing():
    seen = []
    for place in ("in hand", "in the draw pile"):
        table = played(place)
        before = [look(table, viewer) for viewer in (ANN, CID, None)]
        heard = answer(table, BEN, "allow")
        seen.append((before, heard.kinds, table.deciding(), [look(table, viewer) for viewer in (ANN, CID, None)]))
    assert seen[0] == seen[1]


def test_nothing_happens_before_the_last_answer():
    allowed, cancelled = played(), played()
    assert answer(allowed, BEN, "allow").kinds == answer(cancelled, BEN, "cancel").kinds == []
    assert allowed.deciding() == cancelled.deciding() == (CID,)
    assert [look(allowed, seat) for seat in (ANN, CID, None)] == [look(cancelled, seat) for seat in (ANN, CID, None)]


@pytest.mark.parametrize("order", [(BEN, CID), (CID, BEN)])
def test_all_allow_in_any_order(order):
    table = played()
    for seat in order:
        answer(table, seat, "allow")
    assert (goods(table), table.deciding(), decision(table)) == ((3, 0, 0), (ANN,), "continue")
    assert cards_in(table, "hand", BEN) == ["defensive_strategy", "feast"]


@pytest.mark.parametrize("first", [BEN, CID])
def test_r90_one_cancels(first):
    table = played()
    answers = {BEN: "cancel", CID: "allow"}
    answer(table, first, answers.pop(first))
    ((last, key),) = answers.items()
    heard = answer(table, last, key)
    assert heard.one("cancelled") == {"seat": BEN, "card": "fishing"}
    assert (goods(table), cards_in(table, "discard")) == ((0, 0, 0), ["fishing"])
    assert cards_in(table, "active", BEN) == ["defensive_strategy"]
    assert (table.deciding(), decision(table)) == ((ANN,), "turn")


def test_r173_teammates_are_not_asked():
    third, fourth = THIRD, {"units": {"t10": 1}, "hand": ["unrest"]}
    table = stage(ACTING, {"units": {"t7": 1}} | PLACES["in hand"], third, fourth, teams=True, reaction_prompt="timed")
    choose(table, "play:fishing")
    assert table.deciding() == (1, 3)


def test_no_standing_orders():
    me = {"units": {"t7": 1}} | PLACES["in hand"]
    table = stage(me, ACTING, reaction_prompt="timed")
    assert keys(table, "order") == []
    assert GAME.why_not(table, ANN, "orders").message.id == "why-no-orders"


def test_section_6_an_answer_stays_secret_in_worlds_dealt_anew():
    table = played()
    answer(table, BEN, "cancel")
    outcomes = set()
    for seed in range(40):
        world = table.determinize(CID, FastChance(seed))
        holds = "defensive_strategy" in cards_in(world, "hand", BEN)
        cancelled = answer(world, CID, "allow").all("cancelled") != []
        outcomes.add((holds, cancelled))
    assert outcomes == {(True, True), (True, False), (False, False)}


def test_a_position_is_saved_with_answers_missing():
    table = played()
    answer(table, BEN, "cancel")
    again = GAME.load(table.dump())
    assert (again.deciding(), again.asked()) == ((CID,), (BEN, CID))
    assert answer(again, CID, "allow").one("cancelled")["seat"] == BEN


def test_a_position_in_which_all_have_answered_is_refused():
    written, ben, cid = played().dump(), *(after(played(), "allow", seat=seat).dump() for seat in (BEN, CID))
    frames = [one["pending"]["frames"] for one in (written, ben, cid)]
    written["pending"]["frames"] = [mine if mine != now else his for now, mine, his in zip(*frames, strict=True)]
    with pytest.raises(BadPosition):
        GAME.load(written)


def test_only_this_setting_asks_several_at_once():
    written = played().dump()
    written["settings"]["reaction_prompt"] = "always_ask"
    with pytest.raises(BadPosition):
        GAME.load(written)

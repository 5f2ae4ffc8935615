"""What a choice changes, in words a person understands."""

import pytest

from longhouse.core.decisions import copy_of
from longhouse.core.text import Text
from longhouse.games.tribes import state
from longhouse.games.tribes.data import TROPHY_IDS
from longhouse.games.tribes.reasons import MOST

from .positions import GAME, choose, deal, plains, stage, walk


def why(table, *choices, seat=0):
    """Do this, and what it has changed."""
    before = copy_of(table)
    choose(table, *choices)
    return GAME.reasons(before, table, seat)


def ids(messages):
    return [message.id for message in messages]


def test_a_horse_tells_how_many_are_missing_and_not_what_it_cost():
    found = why(stage("A5 farm", "A5 0 6 chief", items=["gold 2"], horses=[7]), "trade:gold")
    assert ids(found) == ["reason-horses"]
    assert found[0].args == {"count": 1, "missing": 2}


def test_the_first_gold_brings_its_trophy_before_the_gold():
    found = why(stage("A5 mine", "A5 0 6 chief", items=["axe 2"]), "collect:gold")
    assert ids(found) == ["reason-trophy", "reason-items"]
    assert found[0].args == {"trophy": "trophy.gold", "missing": 3}


def test_a_victory_comes_first():
    table = stage("A5 farm", "A5 0 6 chief", items=["gold 1"], horses=[9], trophies=[TROPHY_IDS])
    assert ids(why(table, "trade:gold"))[0] == "reason-wins"


def test_a_battle_tells_who_falls():
    table = stage(plains("A5", "B5"), "A5 0 6 chief, B5 1 2 chief", cards="raid trail")
    found = why(table, "attack:A5>B5:6")
    assert ids(found) == ["reason-trophy", "reason-defeats", "reason-warriors-lost", "reason-costs-warriors"]
    assert found[1].args == {"seat": {"seat": 1}}
    assert found[2].args == {"count": 2}
    assert found[3].args == {"seat": {"seat": 1}, "count": 2}


def test_what_is_dropped_is_told_when_nothing_comes_for_it():
    table = stage(plains("A5", "B5"), "A5 0 6 chief, B5 1 2 chief", cards="raid trail", items=["", "gold 1, stone 1"])
    choose(table, "attack:A5>B5:6")
    found = why(table, "take:gold", seat=1)
    assert [message.args for message in found if message.id == "reason-items-lost"] == [{"item": "gold", "count": 1}]


def test_the_way_to_the_goal_is_told_by_its_land():
    table = stage(plains("A5", "B5", "A6", "A4") + ", C5 mine:N", "A5 0 6 chief", items=["axe 2"])
    found = why(table, "move:A5>B5:6+chief")
    assert [message.args for message in found if message.id == "reason-nearer"] == [
        {"land": "land.mine", "cell": "C5", "steps": 1}
    ]
    assert "reason-reaches" in ids(why(table, "move:B5>C5:6+chief"))


def test_tiles_are_counted_for_those_who_cannot_know_which_they_are():
    found = why(stage(plains("A5"), "A5 0 6 chief"), "move:A5>B5:6+chief")
    assert [message.args for message in found if message.id == "reason-discovers-some"] == [{"count": 1}]
    assert "reason-discovers" in ids(found)


def test_r16_a_card_is_told_by_what_it_allows():
    table = deal(2)
    for _ in walk(table, 1):
        options = [GAME.codec.key(code) for code in table.options(0)] if 0 in table.deciding() else []
        if "card:journey" in options and "card:camp" in options:
            break
    told = {}
    for card in ("card:journey", "card:camp"):
        after = copy_of(table)
        choose(after, card, seat=0)
        told[card] = [(one.id, dict(one.args)) for one in GAME.reasons(table, after, 0)]
    assert told["card:journey"] == [("reason-card", {"walk": 5, "chief": 4, "attack": 0})]
    assert told["card:camp"] == [("reason-card-campsite", {})]
    both = copy_of(table)
    choose(both, "card:journey", seat=0)
    choose(both, "card:trail", seat=1)
    assert [one.args for one in GAME.reasons(table, both, 1)] == [{"walk": 4, "chief": 3, "attack": 0}]
    before = copy_of(table)
    state.ROUND.gain(before, -1)
    assert GAME.reasons(before, after, 0) == []


def test_danger_is_told_both_ways():
    land, tribes = plains("A5", "B5", "C5", "D5", "E5", "F5"), "B5 0 0 chief, F5 1 6 chief"
    table = stage(land, tribes, cards="trail trail")
    assert "reason-safe" in ids(why(table, "move:B5>A5:0+chief"))
    assert "reason-in-danger" in ids(why(table, "move:A5>B5:0+chief"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_of_a_game_can_be_said(language):
    text = Text(language, GAME.folder / "text")
    said, before = set(), None
    table = deal(2, max_cycles=3)
    for _ in walk(table, 1):
        if before is not None:
            for seat in range(2):
                found = GAME.reasons(before, table, seat)
                assert len(found) <= MOST
                for message in found:
                    words = text.say(message, ["Ann", "Ben"])
                    assert "{" not in words
                    assert message.id not in words
                    assert not words.endswith(".")
                    said.add(message.id)
        before = copy_of(table)
    assert {"reason-items", "reason-warriors-lost", "reason-discovers", "reason-nearer", "reason-reaches"} <= said

"""What next: hints for the reader's own seat, from what lies open."""

import pytest

from longhouse.core.protocol import Message
from longhouse.core.text import Text

from .positions import GAME, choose, deal, look, stage

TEXTS = {language: Text(language, GAME.folder / "text") for language in ("en", "fr")}
DONE = ["trophy.hide", "trophy.wagon", "trophy.gold", "trophy.chief"]


def hints(table, seat=0):
    """The hints as (id, arguments); they can be said in both languages."""
    found = look(table, seat)["advice"]
    for one in found:
        for text in TEXTS.values():
            assert text.has(one["id"])
            assert "{" not in text.say(Message(one["id"], one["args"]), ["Ann", "Ben"], seat)
    return [(one["id"].removeprefix("advice-"), one["args"]) for one in found]


def first(*stands, **rest):
    """The first hint in a position where only horses are missing, unless said otherwise."""
    return hints(stage(*stands, **({"trophies": [DONE, DONE]} | rest)))[0]


def test_at_most_three_hints_and_only_for_the_own_seat():
    table = stage("A5 plain", "A5 0 2 chief", items=["gold, bow, stick, stone"])
    assert len(hints(table)) == 3
    assert look(table)["advice"] == []
    assert look(table, 1)["advice"] != look(table, 0)["advice"]


def test_no_hints_before_the_first_cycle_and_at_the_end():
    assert hints(deal()) == []
    table = stage("A5 farm", "A5 0 1 chief", items=["gold"], horses=[9], trophies=[DONE])
    assert hints(table)[0] == ("trade-here", {"items": ["gold"]})
    choose(table, "trade:gold")
    assert hints(table) == []


@pytest.mark.parametrize(
    ("land", "expected"),
    [
        ("A5 farm", ("trade-here", {"items": ["hide"]})),
        ("A5 plain, A6 stick, A7 farm", ("trade", {"items": ["hide"], "land": "land.farm", "cell": "A7", "steps": 2})),
        ("A5 plain", ("trade-unknown", {"items": ["hide"], "land": "land.farm"})),
        ("A5 wagon:S, A6 stick, A7 farm", ("trade-unknown", {"items": ["hide"], "land": "land.farm"})),
    ],
)
def test_goods_are_traded_at_the_nearest_farm_that_can_be_reached(land, expected):
    assert first(land, "A5 0 1 chief", items=["hide"]) == expected


def test_others_bar_the_way():
    land = "A5 plain, A6 stick, A7 farm"
    assert first(land, "A5 0 1 chief, A6 1 1", items=["hide"])[0] == "trade-unknown"
    assert first(land, "A5 0 1 chief", items=["hide"], cavalry=["A6"])[0] == "trade-unknown"


def test_a_farm_that_takes_another_good_is_passed_by():
    land = "A5 plain, A6 T067, B5 stick, C5 T070"
    name, args = first(land, "A5 0 1 chief", items=["hide"], farm_price="printed")
    assert (name, args["cell"], args["steps"]) == ("trade", "C5", 2)


def test_with_horses_enough_goods_are_not_traded():
    table = stage("A5 farm", "A5 0 4 chief", items=["gold"], horses=[10], trophies=[DONE[:3]])
    assert [name for name, _ in hints(table)] == ["chief"]


@pytest.mark.parametrize(
    ("land", "expected"),
    [
        ("A5 buffalo", ("pay-here", {"tool": "bow", "item": "hide"})),
        (
            "A5 plain, A6 buffalo",
            ("pay", {"tool": "bow", "item": "hide", "land": "land.buffalo", "cell": "A6", "steps": 1}),
        ),
        ("A5 plain", ("pay-unknown", {"tool": "bow", "item": "hide", "land": "land.buffalo"})),
    ],
)
def test_a_tool_pays_for_a_good(land, expected):
    assert first(land, "A5 0 1 chief", items=["bow"]) == expected


@pytest.mark.parametrize(
    ("cards", "rest", "expected"),
    [
        ("trail", {}, "craft"),
        ("trail", {"round": 2, "hand": [["raid", "journey", "scouts"]] * 2}, "craft-later"),
        ("camp", {}, "craft-now"),
    ],
)
def test_what_can_be_made_and_when(cards, rest, expected):
    found = first("A5 plain", "A5 0 1 chief", cards=f"{cards} {cards}", items=["stick, feather"], **rest)
    assert found == (expected, {"items": ["bow"]})


def test_parts_that_are_missing():
    land = "A5 plain, A6 feather, A7 stick"
    name, args = first(land, "A5 0 1 chief", items=["stick"])
    assert (name, args["item"], args["tool"], args["cell"]) == ("collect", "feather", "bow", "A6")
    assert first("A5 feather", "A5 0 1 chief", items=["stick"])[0] == "collect-here"
    found = first("A5 plain", "A5 0 1 chief")
    assert found == ("find", {"items": ["stick", "feather"], "tool": "bow"})


def test_no_more_parts_are_asked_for_when_the_donkey_is_full():
    table = stage("A5 stick", "A5 0 4 chief", items=["feather, stone, indian, wagon"], trophies=[DONE])
    assert [name for name, _ in hints(table)] == ["trade-unknown"]


def test_the_wagon_trophy():
    rest = {"trophies": [["trophy.hide", "trophy.gold", "trophy.chief"]], "horses": [10]}
    assert first("A5 wagon", "A5 0 2 chief", **rest)[0] == "wagon-here"
    assert first("A5 plain", "A5 0 2 chief", **rest)[0] == "wagon-unknown"
    assert first("A5 wagon", "A5 0 1 chief", **rest) == ("wagon-warriors", {"count": 2})


@pytest.mark.parametrize(
    ("tribes", "land", "card", "expected"),
    [
        ("A5 0 3 chief, E5 1 3 chief", "plain", "trail", "chief"),
        ("A5 0 2 chief, E5 1 3 chief", "plain", "trail", "chief-later"),
        ("A5 0 2 chief, E5 1 3 chief", "plain", "raid", "chief-raid"),
        ("A5 0 3 chief, E5 1 3 chief", "plain", "raid", "chief"),
        ("A5 0 3 chief, E5 1 3 chief", "bluff", "trail", "chief-later"),
        ("A5 0 8 chief, E5 1 chief", "camp", "trail", "chief-later"),
        ("A5 0 chief, E5 1 chief", "plain", "trail", "chief-later"),
    ],
)
def test_the_chief_trophy(tribes, land, card, expected):
    rest = {"trophies": [DONE[:3]], "horses": [10]}
    assert first(f"A5 plain, E5 {land}", tribes, cards=f"{card} trail", **rest)[0] == expected


def test_few_warriors_are_left():
    rest = {"trophies": [DONE], "horses": [9]}
    assert hints(stage("A5 plain", "A5 0 chief", **rest))[-1] == ("recruit", {"count": 0})
    assert hints(stage("A5 plain", "A5 0 3 chief", items=["indian, feather"], **rest))[-1] == ("train", {})
    assert "recruit" not in [name for name, _ in hints(stage("A5 plain", "A5 0 4 chief", **rest))]


def test_as_it_is_said():
    table = stage("A5 plain, A6 stick, A7 farm", "A5 0 1 chief", items=["hide"], trophies=[DONE])
    found = look(table, 0)["advice"][0]
    message = Message(found["id"], found["args"])
    assert TEXTS["en"].say(message) == "Trade at the horse farm on A7, 2 steps away: hide."
    assert TEXTS["fr"].say(message) == "Échangez à l’élevage de A7, à 2 pas\u00a0: peau."


def test_who_places_cavalry_hears_whose_way_to_bar():
    table = stage(
        "A5 plain, B5 plain, E5 plain, G5 plain, G6 plain", "A5 0 2 chief, E5 1 1 chief", cavalry=["B5"], items=["gold"]
    )
    choose(table, "attack:A5>B5:1")
    assert hints(table) == [("cavalry", {"opponent": {"seat": 1}, "cell": "E5"}), ("cavalry-own", {"cell": "A5"})]

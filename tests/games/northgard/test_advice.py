"""What wins, what threatens and what could come next, in sentences (view: threats, advice)."""

import pytest

from longhouse.core.text import Text

from .positions import FOE, GAME, LAND, look, set_open, stage

ANN, BEN = range(2)
FORTS = {"units": {"t2": 1, "t8": 1}, "buildings": {"T21.s": "forge", "T13.a": "altar"}}


def advice(table, seat=ANN):
    return [(one["id"], one["args"]) for one in look(table, seat)["advice"]]


def test_one_stronghold_from_winning_is_said_to_everybody():
    table = stage(FORTS | {"hand": ["unrest"]}, FOE)
    set_open(table, 0, "t2", "t8")
    for viewer in (ANN, BEN, None):
        assert [(one["id"], one["args"]["seat"]) for one in look(table, viewer)["threats"]] == [
            ("goal-needs-one", {"seat": ANN})
        ]
    set_open(table, 1, "t2")
    assert look(table, ANN)["threats"] == []


def test_three_strongholds_win_at_the_end_of_the_year():
    me = FORTS | {"units": {"t2": 1, "t8": 1, "t4": 1}, "unfit": {"T02.s": "fortress"}, "hand": ["unrest"]}
    table = stage(me, FOE)
    set_open(table, 0, "t2", "t8", "t4")
    assert [one["id"] for one in look(table, BEN)["threats"]] == ["goal-wins-now"]


def test_nobody_threatens_where_only_fame_wins():
    table = stage(FORTS | {"hand": ["unrest"]}, FOE, fame_only=True)
    set_open(table, 0, "t2", "t8")
    assert look(table, ANN)["threats"] == []


def test_an_enemy_near_domination_comes_first():
    table = stage({"units": {"t5": 3}, "hand": ["move", "unrest"]}, FORTS | {"hand": ["unrest"]})
    set_open(table, 0, "t2", "t8")
    assert advice(table)[0] == ("advice-stop", {"seat": {"seat": BEN}, "territory": LAND["t8"]})


def test_a_winter_that_cannot_be_paid():
    table = stage({"units": {"t3": 9}, "hand": ["unrest"]}, FOE)
    assert advice(table)[0][0] == "advice-winter"
    fed = stage({"units": {"t5": 1}, "food": 5, "wood": 5, "hand": ["unrest"]}, FOE)
    assert "advice-winter" not in [name for name, _ in advice(fed)]


@pytest.mark.parametrize(("wood", "said"), [(3, "advice-stronghold"), (1, "advice-stronghold-wood")])
def test_closed_land_with_room_for_a_large_building(wood, said):
    table = stage({"units": {"t8": 1}, "wood": wood, "food": 5, "hand": ["unrest"]}, FOE)
    set_open(table, 0, "t8")
    assert advice(table)[0][0] == said


def test_none_in_the_setup_after_passing_and_for_spectators():
    table = stage({"units": {"t3": 9}, "hand": ["unrest"]}, {"units": {"t7": 1}, "passed": True})
    assert look(table, BEN)["advice"] == []
    assert look(table, None)["advice"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_has_words(language):
    text = Text(language, GAME.folder / "text")
    ids = ["goal-needs-one", "goal-wins-now", "advice-stop", "advice-winter", "advice-stronghold"]
    ids += ["advice-stronghold-wood", "advice-close", "advice-close-later", "advice-enter", "advice-attack"]
    ids += ["advice-build"]
    assert [one for one in ids if not text.has(one)] == []

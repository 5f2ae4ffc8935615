"""Sides that are near domination, in sentences (view: threats)."""

from .positions import FOE, look, set_open, stage

ANN, BEN = range(2)
FORTS = {"units": {"t2": 1, "t8": 1}, "buildings": {"T21.s": "forge", "T13.a": "altar"}}


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

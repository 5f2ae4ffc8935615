"""Cards that recruit and move: what they do and when they can be played (R50 to R60, R103, E41, E42)."""

import pytest

from .positions import (
    FOE,
    choose,
    decision,
    finish,
    force,
    goods,
    is_playable,
    keys,
    player,
    set_open,
    stage,
)

ANN, BEN = range(2)


# Recruit.

RECRUITS = {"recruit": 1, "town_hall": 1, "town_hall_up": 2, "bear_awakens": 2, "stag": 1}
LANDS = {"units": {"t3": 1, "t6": 1}}


def units(table, seat=0):
    return player(table, seat)["units"]


def recruit_all(table, place=None):
    """Place as many as offered, in one territory if there is a choice."""
    while decision(table) == "recruit":
        offered = keys(table, "recruit:")
        choose(table, f"recruit:{place}" if f"recruit:{place}" in offered else offered[0])


@pytest.mark.parametrize(("card", "number"), RECRUITS.items())
def test_r50_recruit_in_own_territories(card, number):
    table = stage(LANDS | {"hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    kaija = ["recruit-kaija:t3", "recruit-kaija:t6"] if card == "bear_awakens" else []
    assert sorted(keys(table, "recruit")) == sorted(["recruit:t3", "recruit:t6", *kaija])
    recruit_all(table)
    assert units(table) == 2 + number
    assert is_playable(card, LANDS, FOE)
    assert is_playable(card, LANDS | {"reserve": 0}, FOE) == bool(kaija)
    assert is_playable(card, {}, FOE)  # R52


def test_r54_recruitment_puts_both_into_one_territory():
    table = stage(LANDS | {"hand": ["recruitment", "unrest"]}, FOE)
    choose(table, "play:recruitment", "recruit:t6")
    assert keys(table) == ["recruit:t6", "stop-recruiting"]
    choose(table, "recruit:t6")
    assert force(table, "t6") == (0, 3)


def test_r54_recruitment_can_be_played_after_another_recruit_action():
    table = stage(LANDS | {"hand": ["town_hall", "recruitment", "unrest"]}, FOE)
    choose(table, "play:town_hall", "recruit:t3")
    assert "play:recruitment" in keys(table)
    choose(table, "play:recruitment")
    assert keys(table) == ["recruit:t3", "recruit:t6"]


def test_r54_mercenary_own_or_neutral():
    table = stage(LANDS | {"hand": ["mercenary", "unrest"]}, FOE)
    choose(table, "play:mercenary")
    assert set(keys(table)) == {f"recruit:t{number}" for number in range(1, 12) if number != 7}
    choose(table, "recruit:t8")
    assert force(table, "t8") == (0, 1)


def test_r54_outpost_own_or_neutral_in_one_territory():
    table = stage(LANDS | {"hand": ["outpost", "unrest"]}, FOE)
    choose(table, "play:outpost", "recruit:t9")
    assert keys(table) == ["recruit:t9", "stop-recruiting"]
    choose(table, "recruit:t9")
    assert force(table, "t9") == (0, 2)


def test_r54_allies_from_the_wild_in_neutral_land():
    table = stage(LANDS | {"hand": ["allies_wild", "unrest"]}, FOE)
    choose(table, "play:allies_wild")
    assert "recruit:t3" not in keys(table)
    choose(table, "recruit:t1", "recruit:t2")
    assert "recruit:t1" in keys(table)
    choose(table, "recruit:t1")
    assert (force(table, "t1"), force(table, "t2"), units(table)) == ((0, 2), (0, 1), 5)


def test_r54_raven_mercenaries_may_pay_two_for_a_third():
    me = LANDS | {"clan": "raven", "hand": ["raven_mercenaries", "unrest"], "wood": 1, "lore": 1}
    table = stage(me, FOE)
    choose(table, "play:raven_mercenaries", "recruit:t9", "recruit:t9")
    assert keys(table) == ["pay:wood+lore", "no"]
    choose(table, "pay:wood+lore")
    assert (force(table, "t9"), goods(table)) == ((0, 3), (0, 0, 0))


@pytest.mark.parametrize("less", [{"wood": 0}, {"reserve": 2}])
def test_r54_raven_mercenaries_asks_only_if_it_can_be_done(less):
    me = LANDS | {"clan": "raven", "hand": ["raven_mercenaries", "unrest"], "wood": 1, "lore": 1} | less
    table = stage(me, FOE)
    choose(table, "play:raven_mercenaries", "recruit:t9", "recruit:t9")
    assert decision(table) == "turn"
    assert force(table, "t9") == (0, 2)


@pytest.mark.parametrize(("card", "most"), [("hunters", {"t4": 1, "t5": 1}), ("woodcutters", {"t4": 1, "t8": 1})])
def test_r55_as_many_as_icons(card, most):
    table = stage({"units": {"t4": 1, "t5": 1, "t8": 1}, "hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    assert set(keys(table)) == {f"recruit:{place}" for place in most}
    recruit_all(table)
    assert units(table) == 3 + sum(most.values())
    assert all(force(table, place) == (0, 1 + number) for place, number in most.items())


def test_r55_loremasters_counts_carved_stones():
    me = {"units": {"t6": 1, "t9": 1, "t3": 1}, "buildings": {"T22.w": "stone"}, "hand": ["loremasters", "unrest"]}
    table = stage(me, FOE)
    choose(table, "play:loremasters")
    recruit_all(table)
    assert (force(table, "t6"), force(table, "t9"), force(table, "t3")) == ((0, 2), (0, 2), (0, 1))
    assert not is_playable("loremasters", {"units": {"t3": 1}}, FOE)


def test_r53_r55_e42_hunters_with_a_training_camp():
    me = {"units": {"t5": 1, "t4": 1}, "buildings": {"T32.n": "silo", "T16.n": "camp"}, "reserve": 3}
    table = stage(me | {"hand": ["hunters", "unrest"]}, FOE)
    choose(table, "play:hunters", "recruit:t5", "recruit:t5", "recruit:t4")
    assert (force(table, "t5"), force(table, "t4"), player(table)["reserve"]) == ((0, 3), (0, 2), 0)
    table = stage(me | {"hand": ["hunters", "unrest"]}, FOE)
    choose(table, "play:hunters", "recruit:t5", "recruit:t4", "stop-recruiting")
    assert (force(table, "t5"), force(table, "t4"), player(table)["reserve"]) == ((0, 3), (0, 2), 0)


def test_r55_call_to_war_in_each_territory_next_to_an_enemy():
    table = stage({"clan": "wolf", "units": {"t3": 1, "t6": 1, "t8": 1}, "hand": ["call_to_war", "unrest"]}, FOE)
    choose(table, "play:call_to_war")
    assert keys(table) == ["recruit:t6", "recruit:t8"]
    recruit_all(table)
    assert (force(table, "t6"), force(table, "t8"), force(table, "t3")) == ((0, 2), (0, 2), (0, 1))
    assert not is_playable("call_to_war", {"units": {"t3": 1}}, FOE)


def test_r55_e41_osmosis_open_land_or_printed_wood():
    me = {"units": {"t3": 1, "t6": 1, "t1": 1}, "buildings": {"T22.w": "lodge"}, "hand": ["osmosis", "unrest"]}
    table = stage(me, FOE)
    set_open(table, 0, "t4")
    choose(table, "play:osmosis")
    assert units(table) == 4  # t1 only, once
    closed_wood = stage({"units": {"t4": 1, "t6": 1}, "hand": ["osmosis", "unrest"]}, FOE)
    set_open(closed_wood, 0, "t4")
    choose(closed_wood, "play:osmosis")
    assert (force(closed_wood, "t4"), force(closed_wood, "t6")) == ((0, 2), (0, 1))
    assert not is_playable("osmosis", {"units": {"t3": 1}}, FOE)


def test_r55_osmosis_at_most_three_different_territories():
    table = stage({"units": {"t1": 1, "t2": 1, "t4": 1, "t8": 1}, "hand": ["osmosis", "unrest"]}, FOE)
    choose(table, "play:osmosis", "recruit:t1")
    assert "recruit:t1" not in keys(table)
    recruit_all(table)
    assert units(table) == 7


# Move.

MOVES = {
    "move": (1, 0),
    "bear": (1, 0),
    "snake": (1, 0),
    "wolf": (1, 0),
    "militia": (2, 0),
    "intimidate": (2, 0),
    "shieldbearers": (2, 0),
    "bodyguard": (1, 1),
    "axe_throwers": (2, 0),
    "grizzled": (2, 2),
    "warriors": (2, 1),
    "infiltration": (3, 0),
    "incursion": (4, 0),
    "heroic_charge": (3, 1),
}
"""Move points, points in each combat."""


@pytest.mark.parametrize(("card", "points"), [(card, points) for card, (points, _) in MOVES.items()])
def test_r60_move_points_of_each_card(card, points):
    table = stage({"units": {"t3": 1}, "hand": [card, "unrest"]}, FOE)
    choose(table, f"play:{card}")
    made = 0
    while decision(table) in ("move-from", "move-to"):
        if decision(table) == "move-from":
            choose(table, keys(table, "from")[0])
        else:
            choose(table, "to:t3" if "to:t3" in keys(table) else "to:t1")
            made += 1
    assert made == points


@pytest.mark.parametrize(("card", "bonus"), [(card, bonus) for card, (_, bonus) in MOVES.items()])
def test_r103_points_of_each_card_in_combat(card, bonus):
    table = stage({"units": {"t3": 3}, "hand": [card, "unrest"]}, FOE | {"units": {"t1": 3}})
    token = ["keep-token"] if card == "snake" else []
    heard = finish(table, f"play:{card}", *token, "to:t1", "go:3", dice=[1, 1])
    assert heard.one("settled")["attack"] == 3 + bonus + 2 + (card == "axe_throwers")
    assert heard.one("settled")["defence"] == 5


def test_12_3_a_move_needs_an_affordable_step():
    assert is_playable("move", {"units": {"t3": 1}}, FOE)
    assert not is_playable("move", {}, FOE)
    # T20 has nothing but a rough border, and its northern land touches nothing else.
    lonely = {"T00": (0, 0, 0), "T20": (0, -1, 0)}
    for card, can in (("move", False), ("militia", True), ("wolf", True)):
        assert is_playable(card, {"units": {"T20.n": 1}}, {"hand": ["unrest"]}, tiles=lonely) == can

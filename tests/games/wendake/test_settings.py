"""Every setting of section 9 with both its values."""

import pytest

from longhouse.core.errors import BadSetting
from longhouse.games.wendake.data import TRACK_IDS

from .positions import (
    GAME,
    choose,
    deal,
    decision,
    doing,
    keys,
    look,
    lucky,
    player,
    position,
    tracks,
    used,
)

SETTINGS = {setting.name: setting for setting in GAME.settings}


def test_the_settings_and_their_defaults():
    assert {name: setting.default for name, setting in SETTINGS.items()} == {
        "pairing": "random",
        "tribes": "asymmetric",
        "homes": "choose",
        "attack_on_entry": "included",
        "smallpox_scope": "board",
        "mask_recall": "all",
        "take_back": "any",
        "swap_in_restore": True,
        "progress_mid_action": True,
        "ritual_bonus": False,
        "alliance_mode": "yearly",
        "canoe_tile": "canoe_move1",
        "solo_ghost": False,
    }
    assert all(len(setting.values) == 2 for setting in SETTINGS.values())


def test_a_value_that_does_not_exist_is_refused():
    with pytest.raises(BadSetting):
        GAME.new(2, 1, {"take_back": "all"})


# pairing


@pytest.mark.parametrize(("outcome", "partner"), [(0, "military"), (1, "ritual"), (2, "mask")])
def test_pairing_random_has_three_pairings(outcome, partner):
    luck = lucky(pairing=[outcome])
    table = deal(luck=luck)
    rest = [track for track in TRACK_IDS[1:] if track != partner]
    assert look(table)["pairs"] == [["economic", partner], rest]
    assert luck.asked[0][1] == 3


def test_pairing_first_game():
    table = deal(pairing="first_game")
    assert look(table)["pairs"] == [["economic", "ritual"], ["military", "mask"]]


# tribes


def test_tribes_asymmetric_shows_a_card_more_than_players():
    table = deal(3)
    choose(table, "home:P", "home:R")
    assert decision(table) == "tribe"
    assert len(keys(table)) == 4


def test_tribes_identical_asks_for_no_tribe():
    table = deal(3, tribes="identical")
    choose(table, "home:P", "home:R")
    assert decision(table) == "turn"
    assert [player(table, seat)["tribe"] for seat in range(3)] == [None] * 3


# homes (Q1)


def test_q1_homes_are_chosen_in_turn_order():
    table = deal(3, luck=lucky(turn_order=[2, 0, 0]))
    assert look(table)["order"] == [2, 0, 1]
    seen = []
    while decision(table) == "home":
        seen.append((table.deciding()[0], keys(table)))
        choose(table, keys(table)[0])
    assert seen == [(2, ["home:P", "home:R", "home:Q"]), (0, ["home:R", "home:Q"])]
    assert player(table, 1)["home"] == "Q"


def test_q1_homes_random_deals_them():
    table = deal(3, luck=lucky(homes=[2, 1]), homes="random")
    assert decision(table) == "tribe"
    assert [player(table, seat)["home"] for seat in range(3)] == ["Q", "R", "P"]


# attack_on_entry (Q7)

NEXT_DOOR = {"guards": {"s3": {"1": 1}}, "areas": {"s1.1": [1, "woman"]}}
STAY_OR_GO = [
    "stand:warrior@E>s1",
    "lie:warrior@E>s1.2",
    "stand:warrior@E>s3",
    "lie:warrior@E>s3.1",
    "lie:warrior@E>s3.2",
]


def test_q7_r44a_an_attack_on_entering_is_included_in_the_step():
    table = doing("move3", **NEXT_DOOR)
    assert keys(table) == [
        *("stand:warrior@E>s1", "attack:warrior@E>s1.1", "lie:warrior@E>s1.2"),
        *("stand:warrior@E>s3", "lie:warrior@E>s3.1", "lie:warrior@E>s3.2", "strike:warrior@E>s3.1"),
        "stop-moving",
    ]


def test_q7_r44a_with_separate_step_only_from_within():
    table = doing("move3", settings={"attack_on_entry": "separate_step"}, **NEXT_DOOR)
    assert keys(table) == [*STAY_OR_GO, "stop-moving"]
    choose(table, "stand:warrior@E>s1")
    assert "attack:warrior@s1>s1.1" in keys(table)
    choose(table, "stand:warrior@E>s3")
    assert "strike:warrior@s3>s3.1" in keys(table)


# smallpox_scope (Q9)

ILL = {"areas": {"s1.1": [0, "woman"]}, "guards": {"E": {"0": 2}, "s3": {"0": 1}}}


@pytest.mark.parametrize(
    ("scope", "offered"),
    [
        ("board", ["lose:warrior@E", "lose:warrior@s3", "lose:woman", "lose:hunter", "lose:s1.1"]),
        ("home", ["lose:warrior@E", "lose:woman", "lose:hunter"]),
    ],
)
def test_q9_r62_who_may_fall_ill(scope, offered):
    table = doing("trade", {"goods": {"corn": 1}}, settings={"smallpox_scope": scope}, **ILL)
    choose(table, "exchange:corn>fish", mask_deck=["bear.infected"])
    assert keys(table) == offered


def test_q9_r62_nobody_at_home_nothing_is_lost():
    me = {"goods": {"corn": 1}, "village": {"warrior": 0, "woman": 0, "hunter": 0}}
    table = doing(
        "trade", me, settings={"smallpox_scope": "home"}, guards={"s3": {"0": 3}}, areas={"s1.1": [0, "woman"]}
    )
    choose(table, "exchange:corn>fish", mask_deck=["bear.infected"])
    assert decision(table) == "economy"
    assert look(table)["areas"]["s1.1"] == {"seat": 0, "kind": "woman"}


# mask_recall (Q17)

PLAYED = {"progress": ["P2-5"], "played": ["bear", "bear.infected", "wolf"], "disk": "K1"}


def test_q17_r124_all_cards_come_back():
    table = doing("mask", PLAYED)
    choose(table, "use:P2-5")
    assert player(table)["cards"] == ["bear", "bear.infected", "wolf"]


def test_q17_r124_with_one_its_type_is_chosen():
    table = doing("mask", PLAYED, settings={"mask_recall": "one"})
    choose(table, "use:P2-5")
    assert keys(table) == ["recall:bear", "recall:wolf"]
    choose(table, "recall:bear")
    assert player(table)["cards"] == ["bear"]
    assert player(table)["played"] == ["bear.infected", "wolf"]
    assert keys(table) == ["draw:deck", "draw:discard", "draw:nothing"]


# take_back (Q14)


def columns(tile):
    return [f"replace:{column}<{tile}" for column in (1, 2, 3)]


def taking_back(**settings):
    """Seat 0 replaces a tile; it has set aside a Starting and an Advanced tile before."""
    grid = ["S1", "S2", "S3", "S4", "S8", "S5", "S6", "A01", "S9"]
    me = {"aside": ["S7", "A02"], "marked": [1, 2, 3], "grid": grid}
    display = ["A05", None, None, None, None, None]
    table = position(me, {"marked": [1, 2, 3]}, next_order=[1], settings=settings, display=display)
    choose(table, "order", "end", "keep")
    return table


def test_q14_r97_any_own_tile_may_be_taken_back():
    assert keys(taking_back()) == ["keep", *columns("S7"), *columns("A02"), *columns("A05")]


def test_q14_r97_basic_only_offers_starting_tiles_only():
    assert keys(taking_back(take_back="basic_only")) == ["keep", *columns("S7"), *columns("A05")]


# swap_in_restore (Q5)


def at_the_end_of_the_year(me=None, **rest):
    table = position({"marked": [1, 2, 3]} | (me or {}), {"marked": [1, 2, 3]}, next_order=[1], **rest)
    choose(table, "order", "end")
    return table


def test_q5_a_swap_is_offered_before_the_tiles_slide():
    table = at_the_end_of_the_year({"swaps": 2})
    choose(table, "keep")
    pairs = [f"swap:{a}-{b}" for a in range(1, 10) for b in range(a + 1, 10)]
    assert keys(table) == [*pairs, "no-swap"]
    choose(table, "swap:1-9")
    assert keys(table) == [*pairs, "no-swap"]
    choose(table, "no-swap")
    assert decision(table) == "replace"
    assert player(table)["swaps"] == 1
    assert look(table)["leaving"] == ["S6", "S7", "S1"]


def test_q5_swap_in_restore_off_never_asks():
    table = at_the_end_of_the_year({"swaps": 2}, settings={"swap_in_restore": False})
    choose(table, "keep")
    assert decision(table) == "replace"


# progress_mid_action (Q4)


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("action", ["trade", "mask", "military", "ritual"])
def test_q4_r32_tiles_of_any_time_inside_an_action(action, allowed):
    me = {"progress": ["P1-1"], "cards": ["bear", "bear"], "goods": {"leather": 2, "fish": 2, "corn": 2}}
    table = doing(action, me, settings={"progress_mid_action": allowed})
    seen = set()
    while decision(table) != "end":
        seen |= {(decision(table), key) for key in keys(table) if key == "use:P1-1"}
        last = [key for key in keys(table) if not key.startswith("use:") and key != "draw:nothing"][-1]
        choose(table, last)
    asked = {"trade": {"buy", "economy"}, "mask": {"masks"}, "military": {"alliance"}, "ritual": {"ritual-score"}}
    assert {name for name, _ in seen} == (asked[action] if allowed else set())
    assert "use:P1-1" in keys(table)


# ritual_bonus (Q2)

ADVANCED = ["A01", "B01", "S3", "S4", "S8", "S5", "S6", "S7", "S9"]


@pytest.mark.parametrize(
    ("bonus", "slot", "actions"),
    [
        (False, 1, ["ritual"]),
        (False, 2, ["ritual"]),
        (True, 1, ["ritual", "move1"]),
        (True, 2, ["ritual", "move2"]),
        (True, 3, ["ritual"]),
    ],
)
def test_q2_r18_what_a_ritual_side_shows(bonus, slot, actions):
    table = position({"grid": ADVANCED, "rituals": [1, 2, 3]}, year=4, settings={"ritual_bonus": bonus})
    choose(table, f"place:{slot}")
    assert look(table)["doing"]["todo"] == actions
    choose(table, "do:ritual", "bring:woman", "bring:woman")
    assert keys(table) == ([f"do:{actions[1]}", "skip"] if len(actions) > 1 else ["end"])


# alliance_mode (Q12)

ALLY = {"progress": ["P3-2"], "flag": "french", "village": {"warrior": 0}}


def test_q12_r76_yearly_turns_the_tile():
    table = doing("military", ALLY)
    assert keys(table) == ["use:P3-2", "score-military"]
    choose(table, "use:P3-2")
    assert tracks(table) == [0, 2, 0, 0]
    assert used(table) == ["P3-2"]


def test_q12_r76_permanent_works_without_asking_or_turning():
    me = ALLY | {"progress": ["P1-2", "P3-2"]}
    table = doing("military", me, settings={"alliance_mode": "permanent"}, guards={"s1": {"1": 2}, "t1": {"1": 3}})
    assert decision(table) == "end"
    assert tracks(table) == [0, 1, 0, 0]
    assert used(table) == []


def test_q12_r76_permanent_wins_ties_with_the_great_alliance_only():
    settings = {"alliance_mode": "permanent"}
    table = doing("military", ALLY | {"progress": ["P1-2"]}, settings=settings, guards={"s1": {"1": 1}, "t1": {"1": 2}})
    assert tracks(table) == [0, 0, 0, 0]
    table = doing("military", ALLY, settings=settings, guards={"s1": {"1": 1}, "t1": {"1": 2}, "s2": {"0": 1, "1": 1}})
    assert tracks(table) == [0, 2, 0, 0]


# canoe_tile (G2)


@pytest.mark.parametrize(("value", "actions"), [("canoe_move1", ["canoe", "move1"]), ("canoe_only", ["canoe"])])
def test_canoe_tile(value, actions):
    table = position(settings={"canoe_tile": value})
    choose(table, "place:9")
    begun = [] if decision(table) == "action" else ["canoe"]
    assert begun + look(table)["doing"]["todo"] == actions

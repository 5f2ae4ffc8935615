"""How a game ends and who is first (R80 to R83, R85 to R88, section 7)."""

import pytest

from .positions import GAME, choose, end_turns, keys, look, player, stage

ALL = ["trophy.hide", "trophy.wagon", "trophy.gold", "trophy.chief"]
LAST = {"cycle": 20, "round": 5, "turn": 1}


def capped(tribes="A5 0 3 chief, J5 1 3 chief", land="A5 plain, J5 plain", **rest):
    """The last turn of the last cycle is ended; the result."""
    table = stage(land, tribes, **LAST | rest)
    choose(table, "end")
    assert table.is_over()
    return GAME.result(table)


# R80 to R83: what does not exist.


def test_r80_r81_r83_nothing_is_given_stolen_or_left_lying():
    kinds = {kind.name for kind in GAME.codec.kinds}
    assert kinds == {
        *("start", "orient", "cavalry", "card", "move", "move-chief", "attack", "attack-chief"),
        *("collect", "collect-drop", "trade", "craft", "craft-drop", "train", "retreat", "end"),
        *("relocate", "take", "room", "room-none"),
    }
    table = stage("A5 plain, B5 plain", "A5 0 3 chief, B5 1 3 chief", items=["gold 2", "gold 1"], horses=[3, 4])
    assert {key.partition(":")[0] for key in keys(table)} == {"move", "attack", "end"}


def test_r82_r43_a_player_without_warriors_and_items_still_has_his_turn():
    table = stage("A5 plain, B5 plain", "A5 0 3 chief, B5 1 chief")
    choose(table, "end")
    assert "move:B5>C5:0+chief" in keys(table)


# A win.


def test_e42_r50_r86_r87_the_tenth_horse_ends_the_game_at_once():
    table = stage("A5 farm", "A5 0 3 chief", items=["gold 2"], horses=[9], trophies=[ALL])
    heard = choose(table, "trade:gold")
    assert heard.kinds == ["traded", "won"]
    assert table.is_over()
    assert table.deciding() == ()
    assert player(table)["items"]["gold"] == 1
    assert (look(table)["winner"], look(table)["phase"], look(table)["doing"]) == (0, "over", None)


@pytest.mark.parametrize("horses", [9, 10])
@pytest.mark.parametrize("missing", ["", *ALL])
def test_r85_ten_horses_and_all_four_trophies(horses, missing):
    owned = [trophy for trophy in ALL if trophy != missing]
    table = stage("A5 farm", "A5 0 3 chief", items=["gold 2"], horses=[horses - 1], trophies=[owned])
    choose(table, "trade:gold")
    assert table.is_over() == (horses == 10 and not missing)


def test_r85_more_than_ten_horses_do_as_well():
    table = stage("A5 mine", "A5 0 3 chief", items=["axe"], horses=[12], trophies=[[t for t in ALL if "gold" not in t]])
    choose(table, "collect:gold")
    assert table.is_over()


@pytest.mark.parametrize(
    ("land", "donkey", "item"), [("mine", "axe", "gold"), ("buffalo", "bow", "hide"), ("wagon", "", "wagon")]
)
def test_r86_the_last_trophy_may_come_from_a_tile(land, donkey, item):
    owned = [trophy for trophy in ALL if item not in trophy]
    table = stage(f"A5 {land}", "A5 0 3 chief", items=[donkey], horses=[10], trophies=[owned])
    heard = choose(table, f"collect:{item}")
    assert heard.one("won") == {"seat": 0}


def test_r86_in_a_campsite_turn_too():
    table = stage("A5 farm", "A5 0 3 chief", cards="camp", items=["gold"], horses=[9], trophies=[ALL])
    choose(table, "trade:gold")
    assert table.is_over()


def test_r87_the_round_is_not_completed():
    table = stage("A5 farm, J5 plain", "A5 0 3 chief, J5 1 3 chief", items=["gold"], horses=[9, 9], trophies=[ALL, ALL])
    choose(table, "trade:gold")
    result = GAME.result(table)
    assert result.ranks == (1, 2)
    assert result.scores == (18, 17)


def test_section_7_the_winner_is_first_and_the_others_follow_by_points():
    table = stage(
        "A5 farm, J5 plain, E1 plain",
        "A5 0 3 chief, J5 1 3 chief, E1 2 3 chief",
        items=["gold"],
        horses=[9, 4, 8],
        trophies=[ALL, ALL[:3], ALL[:1]],
    )
    choose(table, "trade:gold")
    assert GAME.result(table).scores == (18, 10, 10)
    assert GAME.result(table).ranks == (1, 2, 3)


# The cap.


def test_r88_after_the_last_round_of_the_last_cycle_points_decide():
    result = capped(horses=[3, 8], trophies=[ALL[:3], []])
    assert result.scores == (9, 8)
    assert result.ranks == (1, 2)
    assert [line.points for line in result.lines] == [(3, 8), (6, 0)]


def test_r88_not_before():
    table = stage("A5 plain, J5 plain", "A5 0 3 chief, J5 1 3 chief", cycle=19, round=5, turn=1)
    choose(table, "end")
    assert not table.is_over()
    assert look(table)["cycle"] == 20
    table = stage("A5 plain, J5 plain", "A5 0 3 chief, J5 1 3 chief", cycle=20, round=4, turn=1, hand=[["raid"]] * 2)
    heard = choose(table, "end")
    assert not table.is_over()
    end_turns(table)
    assert table.is_over()
    assert "capped" not in heard.kinds


def test_r88_the_end_is_told():
    table = stage("A5 plain, J5 plain", "A5 0 3 chief, J5 1 3 chief", **LAST)
    heard = choose(table, "end")
    assert heard.kinds == ["turn_ended", "cycle_ended", "capped"]
    assert look(table)["winner"] is None


def test_section_7_horses_count_up_to_the_target():
    result = capped(horses=[14, 10], trophies=[ALL[:1], ALL[:1]])
    assert result.scores == (12, 12)
    assert result.ranks == (1, 2)
    assert capped(horses=[7, 5], settings={"horses_to_win": 4}).scores == (4, 4)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param({"horses": 2, "trophies": ALL[:2]}, {"horses": 4, "trophies": ALL[:1]}, id="trophies"),
        pytest.param({"horses": 12}, {"horses": 11}, id="horses beyond the target"),
        pytest.param({"items": "hide, gold, wagon"}, {"items": "gold 2, axe 2, bow 2"}, id="goods"),
        pytest.param({"items": "axe 2, bow"}, {"items": "axe, bow, stick 2, stone 2"}, id="tools"),
        pytest.param({"warriors": 4}, {"warriors": 3, "items": "stick 2"}, id="warriors on the map"),
        pytest.param({"items": "stick, stone, feather"}, {"items": "indian 2"}, id="other items"),
    ],
)
@pytest.mark.parametrize("swap", [False, True])
def test_section_7_ties_are_broken_in_this_order(first, second, swap):
    both = [second, first] if swap else [first, second]
    tribes = ", ".join(
        f"{cell} {seat} {has.get('warriors', 3)} chief"
        for seat, (cell, has) in enumerate(zip(("A5", "J5"), both, strict=True))
    )
    result = capped(
        tribes,
        items=[has.get("items", "") for has in both],
        horses=[has.get("horses", 0) for has in both],
        trophies=[has.get("trophies", []) for has in both],
    )
    assert result.scores[0] == result.scores[1]
    assert result.ranks == ((2, 1) if swap else (1, 2))


def test_section_7_if_all_is_equal_the_place_is_shared():
    assert capped().ranks == (1, 1)
    land = "A5 plain, J5 plain, E1 plain"
    result = capped("A5 0 3 chief, J5 1 3 chief, E1 2 3 chief", land, turn=2, horses=[1, 3, 1])
    assert result.ranks == (2, 1, 2)


def test_section_7_warriors_in_the_reserve_do_not_count():
    assert capped("A5 0 2 chief, J5 1 3 chief").ranks == (2, 1)

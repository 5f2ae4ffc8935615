"""Drawing and the end (R55 to R57, section 7)."""

import pytest

from .endings import ending, final
from .positions import GAME, LANDS, PILES_IN_ROUND, look, play, position
from .whole_games import finished


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_r55_after_rounds_1_to_4_each_player_draws_4(number):
    table = position(PILES_IN_ROUND[number], round=number)
    heard = play(table, ". . . .", ". . . .")
    assert [(told["seat"], told["count"]) for told in heard.all("drew")] == [(0, 4), (1, 4)]
    assert [len(look(table, seat)["players"][seat]["hand"]) for seat in range(2)] == [8, 8]


def test_r55_a_locked_card_leaves_7_in_hand():
    table = position("P5 | P1 | P3 | P2", "dance")
    play(table, "dance . . .", ". . . .")
    assert [look(table)["players"][seat]["hand_count"] for seat in range(2)] == [8, 7]


def test_r55_nobody_draws_after_round_5():
    table = position(PILES_IN_ROUND[5], round=5)
    heard = play(table, ". . . .", ". . . .")
    assert not heard.all("drew")
    assert [len(look(table, seat)["players"][seat]["hand"]) for seat in range(2)] == [4, 4]


def test_r55_in_round_6_the_last_four_cards_are_played():
    _, table = ending()
    assert [player["hand_count"] for player in look(table)["players"]] == [0, 0]
    assert table.over


def test_r55_what_is_drawn_only_its_owner_sees():
    heard = play(position(PILES_IN_ROUND[1]), ". . . .", ". . . .")
    for seat in (0, 1, None):
        assert [len(part.get("cards", [])) for part in heard.told(seat, "drew")] == [
            4 if seat == owner else 0 for owner in range(2)
        ]


def test_r56_points_are_animals_and_tokens():
    table = final(("P5 M2", "F4"), tokens=(3, 5), doubled="F4")
    result = GAME.result(table)
    assert result.scores == (5 + 2 + 3, 4 * 2 + 5)
    assert [(line.caption.id, line.points) for line in result.lines] == [
        ("score-bison", (5, 0)),
        ("score-caribou", (0, 8)),
        ("score-eagle", (2, 0)),
        ("score-tokens", (3, 5)),
    ]


@pytest.mark.parametrize(("tokens", "ranks"), [((1, 0), (1, 2)), ((0, 1), (2, 1)), ((1, 1), (1, 1))])
def test_r56_most_points_win(tokens, ranks):
    _, table = ending(won=("P1", "M1"), tokens=tokens)
    assert GAME.result(table).ranks == ranks


def test_r56_the_score_is_told_at_the_end():
    heard, _ = ending(won=("P2", "M1"), tokens=(4, 9))
    assert heard.one("over") == {"seat": 0, "first": 6, "opponent": 1, "second": 10}


def test_r57_more_of_the_sought_after_animal_brings_3_points():
    heard, table = ending(won=("M2", "P2"), bonus="M1")
    assert heard.one("bonus_won") == {"seat": 0, "species": "eagle", "points": 3}
    assert table.scores() == [2 + 3, 2]


def test_r57_animals_count_not_territories():
    _, table = ending(won=("M1", "M4"), bonus="M2")
    assert table.scores() == [1, 4 + 3]


def test_r57_doubled_caribou_count_doubled():
    _, table = ending(won=("F3", "F4"), bonus="F1", doubled="F3")
    assert table.scores() == [6 + 3, 4]


def test_r57_equal_numbers_bring_nothing():
    heard, table = ending(won=("M3", "M2 M1"), bonus="M4")
    assert heard.kinds.count("bonus_tied") == 1
    assert table.scores() == [3, 3]


def test_r57_the_bonus_is_a_line_of_its_own():
    _, table = ending(won=("M2", "P2"), bonus="M1")
    assert GAME.result(table).lines[-1].caption.id == "score-bonus"
    assert GAME.result(table).lines[-1].points == (3, 0)


@pytest.mark.parametrize("seed", range(4))
def test_the_game_ends_with_empty_hands_decks_and_piles(seed):
    dump = finished(seed).state.dump()
    assert [(player["hand"], player["deck"]) for player in dump["players"]] == [([], []), ([], [])]
    assert [(pile["territory"], pile["rows"]) for pile in dump["piles"]] == [(None, [])] * 4
    assert [len(player["shown"]) for player in dump["players"]] == [24, 24]


@pytest.mark.parametrize("seed", range(4))
def test_twelve_territories_with_34_to_38_animals_are_used(seed):
    table = finished(seed).view(None)["table"]
    won = [won["territory"] for player in table["players"] for won in player["won"]]
    used = won + table["tied"]
    assert len(set(used)) == len(used) == 12
    assert 34 <= sum(LANDS[land]["animals"] for land in used) <= 38


@pytest.mark.parametrize("seed", range(4))
def test_the_lines_of_the_score_sheet_add_up(seed):
    result = finished(seed).result()
    assert tuple(map(sum, zip(*(line.points for line in result.lines), strict=True))) == result.scores


def test_nobody_decides_any_more():
    assert finished().deciding() == ()
    assert finished().view(0)["table"]["phase"] == "over"


def test_the_review_shows_the_secret_cards_to_everybody():
    for seat in (0, 1, None):
        table = finished().view(seat)["table"]
        assert [len(player["dealt"]) for player in table["players"]] == [3, 3]
        assert [len(player["replaced"]) for player in table["players"]] == [2, 2]
        assert (len(table["undealt"]), len(table["unused"])) == (1, 3)

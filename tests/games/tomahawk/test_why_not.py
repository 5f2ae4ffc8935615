"""Why something is not offered: each reason, with its rule."""

import pytest

from .positions import GAME, choose, deal, deploy, keys, play, position, reason
from .whole_games import finished, start_round_1

START = "P5 | P1 | P3 | P2"
HAND = "01a 02a 03a 04a 05a 06a 07a 08a"


def deploying(*keys_chosen):
    table = position(START, HAND)
    for key in keys_chosen:
        choose(table, 0, key)
    return table


def test_a_special_that_was_not_dealt():
    table = deal("cloud sky skull", "spirit manitou dance")
    assert reason(table, "special:spirit") == ("R2", "not-dealt", {"card": "spirit"})


@pytest.mark.parametrize("target", ["warrior:07b", "hand:07b"])
def test_a_warrior_while_specials_are_chosen(target):
    assert reason(deal("cloud sky skull", "spirit manitou dance"), target) == ("R2", "not-now", {})


@pytest.mark.parametrize("target", ["pile:2", "commit"])
def test_the_table_while_specials_are_chosen(target):
    assert reason(deal("cloud sky skull", "spirit manitou dance"), target) == ("R11", "not-now", {})


def test_a_special_after_the_answer_is_sealed():
    table = deal("cloud sky skull", "spirit manitou dance")
    choose(table, 0, "reject:sky")
    assert reason(table, "special:cloud")[:2] == ("R12", "sealed")


def replacing():
    table = deal("cloud sky skull", "spirit manitou dance")
    choose(table, 0, "reject:skull")
    choose(table, 1, "reject:dance")
    return table


def test_a_warrior_of_another_value_than_the_special():
    expected = ("R3", "wrong-value", {"card": "05a", "special": "cloud"})
    assert reason(replacing(), "warrior:05a") == expected


def test_a_warrior_after_both_replacements_are_sealed():
    table = replacing()
    for _ in range(2):
        choose(table, 0, keys(table, 0)[0])
    assert reason(table, "warrior:05a") == ("R12", "sealed", {})


def test_a_warrior_whose_twin_is_offered_in_its_place():
    assert reason(replacing(), "warrior:01b") == ("R3", "twin", {"card": "01b"})


def test_a_card_in_hand_whose_twin_is_offered_in_its_place():
    table = position(START, "01a 01b")
    assert "play:01b>1" not in keys(table, 0)
    assert reason(table, "hand:01b")[1:] == ("twin", {"card": "01b"})


def test_a_card_already_placed():
    table = deploying("play:05a>1")
    assert reason(table, "hand:05a") == ("R11", "already-placed", {"card": "05a", "pile": 1})


def test_a_pile_already_served():
    table = deploying("play:05a>1")
    assert reason(table, "pile:1") == ("R11", "already-placed", {"card": "05a", "pile": 1})


def test_a_pile_out_of_turn():
    assert reason(deploying(), "pile:3") == ("R11", "pile-order", {"pile": 1})


def test_committing_too_early():
    assert reason(deploying("play:05a>1"), "commit") == ("R11", "commit-early", {"pile": 2})


def test_a_card_not_in_hand():
    assert reason(deploying(), "hand:10a") == ("R11", "not-in-hand", {"card": "10a"})


def test_a_card_that_was_played():
    table = deploying()
    play(table, "01a 02a 03a 04a", ". . . .")
    assert reason(table, "hand:02a") == ("R11", "gone", {"card": "02a"})


def test_a_card_that_was_replaced_or_rejected():
    match = start_round_1(seed=5)
    player = match.view(0)["table"]["players"][0]
    (rejected,) = set(player["dealt"]) - set(player["kept"])
    for card in (*player["replaced"], rejected):
        assert match.why_not(0, f"hand:{card}") == GAME.why_not(match.state, 0, f"hand:{card}")
        assert reason(match.state, f"hand:{card}") == ("R11", "gone", {"card": card})


FOUR = ("play:01a>1", "play:02a>2", "play:03a>3", "play:04a>4")


@pytest.mark.parametrize("target", ["hand:08a", "pile:2"])
def test_after_four_cards_only_the_commitment_is_left(target):
    assert reason(deploying(*FOUR), target)[:2] == ("R12", "sealed")


@pytest.mark.parametrize("target", ["hand:01a", "hand:08a", "pile:2", "commit"])
def test_after_the_commitment_everything_is_sealed(target):
    assert reason(deploying(*FOUR, "commit"), target) == ("R12", "sealed", {})


def locked():
    return position("P5 dance/04a | M3 | P3 05a/05a | P2", "", "02a", round=2, locked={1: (1, "03c")})


def test_a_locked_card():
    assert reason(locked(), "hand:03c", seat=1) == ("R30", "locked", {"card": "03c", "pile": 1})


def test_a_locked_pile():
    assert reason(locked(), "pile:1", seat=1) == ("R30", "pile-locked", {"pile": 1})


def test_the_opponents_cards():
    assert reason(deploying(), "opponent:hand") == ("R12", "opponents-card", {})


def test_a_territory_is_not_a_pile_to_touch():
    assert reason(deploying(), "territory:P5") == ("R11", "territory", {})


def test_a_face_down_card():
    assert reason(deploying(), "face-down:3") == ("R16", "face-down", {"pile": 3})


@pytest.mark.parametrize(
    "target", ["hand:01a", "special:sky", "pile:1", "commit", "opponent:hand", "territory:P5", "face-down:1"]
)
def test_when_the_game_is_over(target):
    assert reason(finished().state, target) == ("R10", "over", {})


@pytest.mark.parametrize("target", ["hand:99z", "pile:5", "pile:x", "nonsense", ""])
def test_an_unknown_target_has_no_reason(target):
    assert GAME.why_not(deploying(), 0, target) is None


def test_what_is_offered_needs_no_reason():
    match = start_round_1(seed=5)
    for option in match.options(0):
        card, pile = option.targets
        assert (match.why_not(0, card), match.why_not(0, pile, [card])) == (None, None)


def test_deploying_on_behalf_of_a_waiting_seat_is_explained():
    table = position(START, HAND, HAND)
    deploy(table, 0, "01a 02a 03a 04a")
    assert reason(table, "hand:05a") == ("R12", "sealed", {})
    assert GAME.why_not(table, 1, "commit").message.id == "why-commit-early"

"""What a client needs to let people fill the four places in any order."""

from longhouse.games.tomahawk import GAME

from .whole_games import deploy, start_round_1


def test_every_free_pile_takes_every_card_of_the_hand():
    match = start_round_1(5)
    hand = match.view(0)["table"]["players"][0]["hand"]
    places = GAME.places(match.state, 0)
    assert list(places) == ["pile:1", "pile:2", "pile:3", "pile:4"]
    assert places["pile:3"] == {f"hand:{card}": f"play:{card}>3" for card in hand}


def test_a_pile_already_served_is_not_free():
    match = start_round_1(5)
    match.choose(0, match.options(0)[0].key)
    assert list(GAME.places(match.state, 0)) == ["pile:2", "pile:3", "pile:4"]


def test_nothing_is_free_when_all_is_laid_down_or_somewhere_else():
    match = start_round_1(5)
    deploy(match, 0)
    assert GAME.places(match.state, 0) == {}
    assert GAME.places(GAME.new(seed=1).state, 0) == {}


def with_both_tens():
    """Seat 0 holds 10a and 10b, which look the same."""
    position = start_round_1(5).state.dump()
    player = position["players"][0]
    army = player["hand"] + player["deck"]
    player["hand"] = ["10a", "10b", *[card for card in army if card not in ("10a", "10b")][:6]]
    player["deck"] = [card for card in army if card not in player["hand"]]
    return GAME.new(position=position)


def test_the_second_of_two_equal_cards_may_be_named():
    match = with_both_tens()
    assert "play:10b>1" not in [option.key for option in match.options(0)]
    match.choose(0, "play:10b>1")
    assert match.entries[-1].choice == "play:10b>1"
    assert "10a" in match.view(0)["table"]["players"][0]["hand"]


def test_equal_cards_may_be_named_in_either_order():
    match = with_both_tens()
    match.choose(0, "play:10b>1")
    match.choose(0, "play:10a>2")
    assert [entry.choice for entry in match.entries[-2:]] == ["play:10b>1", "play:10a>2"]


def test_a_card_laid_down_automatically_is_in_the_log():
    match = start_round_1(5)
    while match.view(0)["table"]["round"] < 6:
        for seat in range(2):
            deploy(match, seat)
            match.choose(seat, "commit")
    last = match.view(0)["table"]["players"][0]["hand"]
    for pile in (1, 2, 3):
        match.choose(0, f"play:{last[pile - 1]}>{pile}")
    assert match.entries[-1].forced == (f"play:{last[3]}>4",)

"""Going back by consent, and going through the log."""

import pytest

from longhouse import games
from longhouse.core import log
from longhouse.core.chance import FastChance
from longhouse.core.errors import BadSeats, RewindRefused
from longhouse.core.match import Match
from longhouse.core.text import Text
from longhouse.testing.selfplay import choose_any, played, trace
from longhouse.testing.under_test import GAMES

TOMAHAWK = games.get("tomahawk")


def refused(match, message, *request):
    before = trace(match)
    with pytest.raises(RewindRefused) as refusal:
        match.rewind(*request)
    assert refusal.value.message_id == message
    assert all(Text(language).error(refusal.value) for language in ("en", "fr"))
    assert trace(match) == before


def outcomes(entry):
    return [(o.stream, o.n, o.value) for o in entry.chance]


def test_with_everybodys_consent_a_match_goes_back_beyond_barriers():
    match = played(TOMAHAWK, 1, choices=40)
    earlier = played(TOMAHAWK, 1, choices=10)
    match.rewind(10, 0, (1,))
    assert match.state.dump() == earlier.state.dump()
    assert match.deciding() == earlier.deciding()
    assert match.entries[-1].do == "rewind"
    assert match.entries[-1].voids == tuple(range(11, 41))


def test_to_the_deal_and_on_to_the_end():
    match = played(TOMAHAWK, 1, choices=40)
    match.rewind(0, 1, (0,))
    assert match.state.dump() == TOMAHAWK.new(seed=1).state.dump()
    chance = FastChance(1)
    while not match.over:
        choose_any(match, chance)
    assert match.state.dump() == played(TOMAHAWK, 1).state.dump()


def test_a_finished_match_stays_finished():
    """Its seed is public: whoever went back would know all luck to come."""
    match = played(TOMAHAWK, 1)
    assert match.view(None)["seed"]
    refused(match, "error-match-over", 0, 1, (0,))
    refused(match, "error-match-over", len(match.entries) - 2, 0, (1,))


def test_without_consent_nothing_goes_back():
    match = played(TOMAHAWK, 1, choices=20)
    refused(match, "error-rewind-consent", 5, 0, ())
    refused(match, "error-rewind-consent", 5, 1, (1,))


def test_all_other_people_must_agree_at_a_table_of_three(toy):
    match = toy.new(seats=3, seed=1)
    match.choose(0, "roll")
    refused(match, "error-rewind-consent", 0, 0, (1,))
    match.rewind(0, 0, (2, 1))
    assert match.entries[-1].consents == (0, 1, 2)


def test_bots_need_no_consent():
    match = TOMAHAWK.new(seed=1, bots=(1,))
    chance = FastChance(1)
    for _ in range(15):
        choose_any(match, chance)
    match.rewind(3, 0, ())
    assert len(log.live(match.entries)) == 4


def test_a_rated_match_never_goes_back():
    match = TOMAHAWK.new(seed=1, rated=True)
    chance = FastChance(1)
    for _ in range(15):
        choose_any(match, chance)
    refused(match, "error-rewind-rated", 3, 0, (0, 1))


@pytest.mark.parametrize("to", [-1, 20, 99])
def test_only_to_an_entry_that_exists_and_came_earlier(to):
    refused(played(TOMAHAWK, 1, choices=20), "error-rewind-nothing", to, 0, (1,))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_cannot_go_back(seat):
    match = played(TOMAHAWK, 1, choices=20)
    before = trace(match)
    with pytest.raises(BadSeats):
        match.rewind(0, seat, (0, 1))
    assert trace(match) == before


def test_going_back_is_told_to_all():
    match = played(TOMAHAWK, 1, choices=20)
    match.rewind(0, 1, (0,))
    for reader in (0, 1, None):
        told = match.events(reader)[-1]
        assert (told["kind"], told["seat"]) == ("rewound", {"seat": 1})


def test_the_same_dice_fall_after_a_rewind():
    """Nobody can go back to try the luck again: the n-th outcome of a stream stays what it was."""
    match = played(TOMAHAWK, 1, choices=16)
    fallen = {entry.n: outcomes(entry) for entry in match.entries if entry.chance}
    dealt = max(fallen)
    assert dealt > 0
    kept = log.live(match.entries)[:dealt]
    redo = match.entries[len(kept) : dealt + 1]
    match.rewind(dealt - 1, 0, (1,))
    for entry in redo:
        match.choose(entry.seat, entry.choice)
    assert outcomes(match.entries[-1]) == fallen[dealt]


def test_other_choices_after_a_rewind_meet_the_same_dice(toy):
    match = toy.new(seats=3, seed=5)
    match.choose(0, "roll")
    rolled = match.events(None)[-1]["value"]
    match.rewind(0, 0, (1, 2))
    for key in ("walk", "peek:1", "roll"):
        match.choose(0, key)
    assert [told["value"] for told in match.events(None) if told["kind"] == "rolled"] == [rolled, rolled]


def test_a_rewind_may_go_back_over_another_rewind():
    match = played(TOMAHAWK, 1, choices=30)
    match.rewind(20, 0, (1,))
    chance = FastChance(9)
    for _ in range(5):
        choose_any(match, chance)
    match.rewind(4, 1, (0,))
    assert match.state.dump() == played(TOMAHAWK, 1, choices=4).state.dump()
    assert [entry.n for entry in log.live(match.entries)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_position_can_be_computed_again(game):
    match, chance = game.new(seed=6), FastChance(6)
    dumps = [match.state.dump()]
    while not match.over:
        choose_any(match, chance)
        dumps.append(match.state.dump())
    assert [match.state_after(n).dump() for n in range(len(dumps))] == dumps
    assert [moment.state.dump() for moment in match.moments()] == dumps
    assert [moment.entry.n for moment in match.moments()] == list(range(len(dumps)))


def test_a_position_computed_again_is_not_the_kept_one_itself():
    match = played(TOMAHAWK, 6, choices=20)
    state = match.state_after(16)
    before = match.state_after(16).dump()
    state.apply(state.deciding()[0], state.options(state.deciding()[0])[0], FastChance(1))
    assert match.state_after(16).dump() == before


def interleaved():
    """Seat 0 takes back a choice that came before one of seat 1 which still counts."""
    match = TOMAHAWK.new(seed=7, settings={"specials": False})
    first, second = match.options(0)[0].key, match.options(0)[1].key
    match.choose(0, first)
    match.choose(1, match.options(1)[0].key)
    match.undo(0)
    match.choose(0, second)
    return match


def test_moments_show_no_choice_that_was_taken_back():
    """A replay holds every choice that counts, so its positions are what those choices alone lead to."""
    match = interleaved()
    straight = Match.start(TOMAHAWK, 2, match.settings, match.seed)
    expected = [straight.state.dump()]
    for entry in log.live(match.entries)[1:]:
        straight.choose(entry.seat, entry.choice)
        expected.append(straight.state.dump())
    assert [moment.state.dump() for moment in match.moments()] == expected


def test_the_entry_numbers_of_a_match_only_grow():
    match, chance = TOMAHAWK.new(seed=8), FastChance(8)
    for number in range(120):
        if match.over:
            break
        seat = match.deciding()[0]
        if number % 4 == 3 and match.can_undo(seat):
            match.undo(seat)
        else:
            choose_any(match, chance)
    assert [entry.n for entry in match.entries] == list(range(len(match.entries)))
    fresh = Match(TOMAHAWK, 2, match.settings, match.seed)
    fresh.entries = match.entries
    assert fresh.state_after(len(match.entries) - 1).dump() == match.state.dump()

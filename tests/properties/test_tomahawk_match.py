"""A whole match of Tomahawk keeps secrets too: log, undo and decisions, not only the game's own view.

Until the answers of twins are opened, everything that a match shows to everybody else must be the same.
"""

import pytest

from longhouse import games
from longhouse.core import secrecy
from longhouse.core.chance import FastChance
from longhouse.core.match import Match
from longhouse.core.protocol import Event
from longhouse.testing.selfplay import choose_any, pick
from properties.twins import assert_alike, seen

TOMAHAWK = games.get("tomahawk")


def at_round(number, seed, **options):
    """A match at the beginning of a round."""
    match, chance = TOMAHAWK.new(seed=seed, settings=options), FastChance(seed)
    while match.state.dump()["round"] < number:
        choose_any(match, chance)
    return match


def twins(number=1, seed=1, **options):
    return at_round(number, seed, **options), at_round(number, seed, **options)


def place(match, seat, times, luck):
    """Secret small steps that do not finish the answer."""
    chance = FastChance(luck)
    for _ in range(times):
        keys = [option.key for option in match.options(seat) if option.key != "commit"]
        if keys:
            match.choose(seat, pick(keys, chance))


def finish(match, seat, luck):
    place(match, seat, 9, luck)
    match.choose(seat, "commit")


@pytest.mark.parametrize("number", [1, 2, 4, 6])
def test_what_and_how_much_the_other_has_placed_shows_nowhere(number):
    for seed in range(6):
        for steps in range(1, 4):
            first, second = twins(number, seed)
            place(first, 1, steps, luck=1)
            assert_alike(first, second)
            place(second, 1, 4 - steps, luck=2)
            assert_alike(first, second)


@pytest.mark.parametrize("number", [1, 3, 6])
def test_what_the_other_has_committed_shows_nowhere(number):
    for seed in range(6):
        first, second = twins(number, seed)
        finish(first, 1, luck=1)
        finish(second, 1, luck=2)
        assert_alike(first, second)
        for match in (first, second):
            place(match, 0, 2, luck=5)
        assert_alike(first, second)


def test_what_the_other_took_back_shows_nowhere():
    first, second = twins(2)
    place(first, 1, 3, luck=1)
    first.undo(1)
    first.undo_turn(1)
    assert_alike(first, second)


@pytest.mark.parametrize("number", [2, 6])
def test_a_commitment_taken_back_shows_only_that_it_was(number):
    for seed in range(6):
        first, second = twins(number, seed)
        for match, luck in ((first, 1), (second, 2)):
            finish(match, 1, luck)
            match.undo(1)
        assert_alike(first, second)
        place(second, 1, 1, luck=3)
        second.undo_turn(1) if second.can_undo(1) else None
        assert_alike(first, second)


def test_taking_back_the_whole_turn_does_not_tell_how_many_choices_it_took():
    """In the last round equal cards are placed by themselves, so the number of choices tells about the hand."""
    counts = set()
    for seed in range(40):
        first, second = twins(6, seed, specials=False)
        for match, luck in ((first, 1), (second, 2)):
            finish(match, 1, luck)
            match.undo_turn(1)
        counts.add(len(first.entries[-1].voids) - len(second.entries[-1].voids))
        assert_alike(first, second)
    assert len(counts) > 1


def test_going_back_by_consent_does_not_tell_how_far_the_other_was():
    first, second = twins(2)
    to = len(first.entries) - 5
    place(first, 1, 3, luck=1)
    for match in (first, second):
        match.rewind(to, 0, (1,))
    assert_alike(first, second)


def test_the_secret_answers_of_the_setup_show_nowhere():
    for seed in range(6):
        first, second = TOMAHAWK.new(seed=seed), TOMAHAWK.new(seed=seed)
        first.choose(1, first.options(1)[0].key)
        second.choose(1, second.options(1)[-1].key)
        assert_alike(first, second)
        for match in (first, second):
            match.choose(0, match.options(0)[0].key)
        assert_alike(first, second)
        first.choose(1, first.options(1)[0].key)
        assert_alike(first, second)


# Leaks planted in the match itself.


def differ(number=2):
    first, second = twins(number)
    place(first, 1, 2, luck=1)
    if first.can_undo(1):
        first.undo(1)
    return any(seen(first, side) != seen(second, side) for side in (0, None))


def test_the_twins_are_alike_when_nothing_is_planted():
    assert not differ()


def test_a_log_that_tells_everybody_everything_is_caught(monkeypatch):
    def told(events, seat):
        return [{"kind": e.kind, **(e.public or {}), "private": dict(e.private)} for e in events]

    monkeypatch.setattr(secrecy, "told", told)
    assert differ()


def test_an_undo_that_is_always_public_is_caught(monkeypatch):
    honest = Match._take_back

    def take_back(self, seat, taken):
        honest(self, seat, taken)
        entry = self.entries[-1]
        public = Event("undone", {"seat": {"seat": seat}})
        object.__setattr__(entry, "events", (public,))
        return [public]

    monkeypatch.setattr(Match, "_take_back", take_back)
    assert differ()


@pytest.mark.parametrize(
    "leak",
    [
        lambda match: len(match.entries),
        lambda match: [entry.n for entry in match.entries],
        lambda match: match.entries[-1].decision,
        lambda match: match.state.dump()["pending"],
        lambda match: match.state.dump()["players"],
    ],
    ids=["how many entries", "their numbers", "the last decision", "what is pending", "the position"],
)
def test_a_view_that_shows_the_log_is_caught(leak, monkeypatch):
    honest = Match.view
    monkeypatch.setattr(Match, "view", lambda self, seat: {**honest(self, seat), "leak": leak(self)})
    assert differ()


def test_options_that_know_the_others_answer_are_caught(monkeypatch):
    honest = Match.options

    def options(self, seat):
        theirs = {entry.choice for entry in self.entries if entry.seat == 1 - seat}
        return [option for option in honest(self, seat) if option.key not in theirs]

    monkeypatch.setattr(Match, "options", options)
    first, second = twins(1, specials=False)
    shared = {o.key for o in honest(first, 0)} & {o.key for o in honest(first, 1)}
    first.choose(1, sorted(shared)[0])
    assert seen(first, 0) != seen(second, 0)

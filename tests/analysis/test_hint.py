"""Hints and reasons: what is chosen, how sure, in both languages, and that nobody's secrets go into them."""

import random
import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bots.small import Alike, Nim
from longhouse import bots
from longhouse.analysis import hint, reasons, why
from longhouse.analysis.hint import BEST, CLEAR, EQUAL, ONLY, SLIGHT, TRIED, from_thought, luck_for
from longhouse.analysis.why import last_move_of_others, turn_of
from longhouse.analysis.words import say_hint, say_why
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.search import Considered, Searcher, Thought
from longhouse.core import registry
from longhouse.core.chance import FastChance
from longhouse.core.errors import NoSuchMove
from longhouse.core.protocol import Message
from longhouse.core.text import LANGUAGES, Text
from toy import GAME as TOY
from toy import state as toy

NAMES = ("Anna", "Fox", "Otter")
GAMES = {name: registry.get(name) for name in ("northgard", "tomahawk", "tribes", "wendake")}


def played(game, choices, by="random", seed=3, seats=2):
    """A match after so many choices of programs; all but seat 0 are called so."""
    match = game.new(seats, seed, names=NAMES[:seats], bots=range(1, seats))
    players = [bots.make(by, seed + seat) for seat in range(seats)]
    while not match.over and len(match.entries) <= choices:
        seat = match.deciding()[0]
        match.choose(seat, game.codec.key(players[seat].choose(SeatOutlook(game, match.state, seat))))
    return match


def asked(match, secrets=False):
    """Play on until seat 0 has something to choose; if need be, while something is hidden from it."""
    luck = random.Random(1)
    while 0 not in match.deciding() or len(match.options(0)) < 2 or (secrets and not hides(match)):
        seat = match.deciding()[-1]
        match.choose(seat, luck.choice(match.options(seat)).key)
    return match


def hides(match):
    return any(other.dump() != match.state.dump() for other in others(match))


def others(match):
    """Positions that seat 0 cannot tell from the true one."""
    return [match.state.determinize(0, FastChance(seed)) for seed in range(40, 43)]


def of(match, state=None, seed=7, simulations=12):
    outlook = SeatOutlook(match.game, state or match.state, 0)
    return hint(match.game, outlook, match.seats, seed, simulations=simulations)


# What it says.


def test_the_better_choice_is_found_and_soon_nothing_else_is_tried():
    """In the toy game seat 2 needs more than a step to catch up: the die."""
    match = TOY.new(3, 1, {"rounds": 1}, names=NAMES)
    state = match.state.copy()
    while state.turn != 2:
        state.apply(state.turn, toy.STOP, FastChance(1))
    state.points, state.cards, state.looks = [6, 0, 4], [4, 2, 3], [0, 0, 0, 0, 0, 0, 1, 1, 1]
    for _ in range(2):
        state.apply(2, toy.PEEK, FastChance(1))
    found = hint(TOY, SeatOutlook(TOY, state, 2), 3, 1, simulations=1500)
    assert found.key == TOY.codec.key(toy.ROLL)
    assert (found.sure, found.other) == (BEST, None)


@pytest.mark.parametrize(
    ("values", "visits", "sure"),
    [
        ((0.7, 0.4), (900, 100), CLEAR),
        ((0.52, 0.49), (900, 300), SLIGHT),
        ((0.5, 0.499), (500, 500), EQUAL),
        ((0.5, 0.55), (800, 40), EQUAL),
        ((0.62, 0.5), (30, 30), SLIGHT),
    ],
)
def test_how_sure_it_is_depends_on_values_and_visits(values, visits, sure):
    best, second = (
        Considered(code, n, value, 0.5, n / sum(visits))
        for code, (value, n) in enumerate(zip(values, visits, strict=True))
    )
    thought = Thought(0, (best, second), (0.5, 0.5), (), False, False, sum(visits), 0.1)
    found = from_thought(TOY, thought, [TOY.new(3, 1).state] * reasons.WORLDS, 1)
    assert found.sure == sure
    is_error = sure == SLIGHT and values[0] - values[1] > 0.1
    assert (found.more > 0) is (sure != EQUAL and not is_error)


@pytest.mark.parametrize(("visits", "value"), [(0, 0.5), (1, 0.1), (TRIED - 1, 0.9)])
def test_a_choice_that_was_hardly_tried_is_not_named(visits, value):
    options = (Considered(0, 400, 0.5, 0.9, 400 / (400 + visits)), Considered(1, visits, value, 0.1, visits / 429))
    thought = Thought(0, options, (0.5, 0.5), (), False, False, 400 + visits, 0.1)
    found = from_thought(TOY, thought, [TOY.new(3, 1).state] * reasons.WORLDS, 1)
    assert (found.key, found.sure, found.other, found.more) == (TOY.codec.key(0), BEST, None, 0)
    assert found.reasons
    _, because = say_hint(Text("en", TOY.folder / "text"), TOY, TOY.new(3, 1).state, found, NAMES)
    assert because == "What it is good for shows only after this turn."


def test_what_was_worked_out_was_tried():
    options = (Considered(0, 0, 0.8, 0.5, 0.9), Considered(1, 0, 0.3, 0.5, 0.1))
    thought = Thought(0, options, (0.5, 0.5), (), True, True, 0, 0.1)
    found = from_thought(TOY, thought, [TOY.new(3, 1).state] * reasons.WORLDS, 1)
    assert (found.sure, found.other) == (CLEAR, TOY.codec.key(1))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_choice_that_a_hint_names_was_tried(game):
    for choices in (20, 35, 50):
        match = asked(played(game, choices))
        thought = Searcher(game.knowledge, 2, choices).think(SeatOutlook(game, match.state, 0), simulations=150)
        found = from_thought(game, thought, [match.state.determinize(0, FastChance(1))], 1)
        for key in (found.key, found.other):
            if key is not None and not thought.solved:
                assert thought.option(game.codec.code(key)).visits >= TRIED


def test_a_single_option_is_said_to_be_the_only_one():
    thought = Searcher(Alike(), 2, 1).think_in(Nim(1), 0, simulations=10)
    found = from_thought(TOY, thought, [], 1)
    assert (found.sure, found.other, found.reasons) == (ONLY, None, ())


def test_reasons_are_those_that_the_next_best_choice_does_not_have():
    mine = [Message("a", {"n": 1}), Message("b", {"n": 2}), Message("c")]
    assert reasons.without(mine, [Message("a", {"n": 1}), Message("b", {"n": 1})]) == mine[1:]


def test_what_the_next_best_choice_brings_more_of_is_no_reason():
    mine = [Message("a", {"count": 1, "of": 5}), Message("b", {"points": 3, "land": "x"}), Message("c", {"walk": 4})]
    theirs = [Message("a", {"count": 3, "of": 5}), Message("b", {"points": 5, "land": "y"}), Message("c", {"walk": 2})]
    assert reasons.without(mine, theirs) == mine[1:]
    assert reasons.without(theirs, mine) == theirs


def test_nor_is_what_leaves_more_to_go_than_the_next_best_choice():
    far, near = Message("nearer", {"steps": 4}), Message("nearer", {"steps": 2})
    assert reasons.without([far], [near]) == []
    assert reasons.without([near], [far]) == [near]
    assert reasons.without([far], []) == [far]


@pytest.mark.parametrize(
    ("shares", "solved", "said"),
    [
        ((0.5, 0.45), True, [Message("reason-mixed", {"times": 5})]),
        ((0.98, 0.02), True, []),
        ((0.5, 0.45), False, [Message("reason-varied")]),
        ((0.6, 0.3), False, []),
    ],
)
def test_a_secret_choice_says_that_it_must_not_be_foreseen(shares, solved, said):
    considered = tuple(Considered(code, 50, 0.5, 0.5, share) for code, share in enumerate(shares))
    thought = Thought(0, considered, (0.5, 0.5), (), True, solved, 20, 0.1)
    worlds = [TOY.new(3, 1).state] * reasons.WORLDS
    plain = from_thought(TOY, replace(thought, secret=False), worlds, 1).reasons
    assert from_thought(TOY, thought, worlds, 1).reasons == (*plain, *said)


def test_what_a_choice_costs_is_no_reason_for_it():
    said = [Message("reason-leaves"), Message("reason-fame"), Message("reason-goods-lost")]
    assert reasons.gains(said) == said[1:2]


class Spoken:
    """Nim, in which taking this many brings these clauses."""

    knowledge = Alike()

    def __init__(self, **clauses):
        self.clauses = {int(name[1:]): said for name, said in clauses.items()}

    def reasons(self, before, after, _seat):
        return self.clauses[before.matches - after.matches]


@pytest.mark.parametrize(
    ("one", "two", "more", "said"),
    [
        ([Message("reason-fame")], [Message("reason-lost")], 5, [Message("reason-fame")]),
        ([], [Message("reason-goods-lost")], 5, [Message("reason-avoids"), Message("reason-goods-lost")]),
        ([Message("reason-fame")], [Message("reason-fame")], 0, [Message("reason-fame"), Message("reason-both")]),
        (
            [Message("reason-fame")],
            [Message("reason-fame")],
            5,
            [Message("reason-fame"), Message("reason-both"), Message("reason-games", {"more": 5})],
        ),
        ([], [], 5, [Message("reason-games", {"more": 5})]),
        ([], [], 0, [Message("reason-later")]),
    ],
)
def test_a_hint_always_has_a_sentence_why(one, two, more, said):
    """What it brings more; else what the other costs, what both bring, how many games: never nothing."""
    best, second = (Considered(n, 5000, value, 0.5, 0.5 + value / 9) for n, value in ((1, 0.5 + more / 100), (2, 0.5)))
    thought = Thought(0, (best, second), (0.5, 0.5), (), False, False, 10_000, 0.1)
    game = Spoken(n1=one, n2=two)
    game.codec = SimpleNamespace(key=str)
    assert list(from_thought(game, thought, [Nim(9)] * reasons.WORLDS, 1).reasons) == said


def test_less_is_told_where_nobody_can_know_exactly():
    some = Message("finds-some", {"count": 1})
    exact = {n: [some, Message("finds", {"land": "farm" if n < 2 else f"land {n}"})] for n in range(4)}
    told = Spoken()
    told.reasons = lambda before, _after, _seat: exact[before]
    assert reasons.clauses(told, [(n, n) for n in range(4)], 0) == [some]
    assert reasons.clauses(told, [(0, 0), (1, 1)], 0) == exact[0][1:]


def test_a_clause_must_be_true_in_most_worlds():
    said = {
        0: [Message("always", {"n": 3}), Message("seldom")],
        1: [Message("always", {"n": 3})],
        2: [Message("always", {"n": 5})],
    }

    class Tells:
        @staticmethod
        def reasons(before, _after, _seat):
            return said[before]

    assert reasons.clauses(Tells, [(n, n) for n in range(3)], 0) == [Message("always", {"n": 3})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_says_its_hints_in_words(game, language):
    match = asked(played(game, 30))
    found = of(match, simulations=4)
    assert found.key in [option.key for option in match.options(0)]
    text = Text(language, game.folder / "text")
    choice, because = say_hint(text, game, match.state, found, match.names)
    assert choice.startswith("Hint: " if language == "en" else "Indice\u00a0: ")
    assert because.endswith(".")
    assert not any(sign in choice + because for sign in ("{", "reason-", "hint-", "None"))


# Nobody's secrets.


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_seat_cannot_know_makes_no_difference_to_its_hint(game):
    match = asked(played(game, *(70, "greedy") if game.id == "northgard" else (20,)), secrets=True)
    first = of(match)
    same = [of(match, state=other) for other in others(match)]
    if game.id == "northgard":  # deals anew by swapping what lies there: other worlds, as likely, for the same luck
        same, first = [(one.key, one.sure, one.reasons) for one in same], (first.key, first.sure, first.reasons)
    assert same == [first] * 3


def test_nobody_can_foresee_the_luck_that_a_hint_is_thought_with():
    one, other = (GAMES["tomahawk"].new(2, seed) for seed in ("a", "b"))
    assert luck_for(one, 0) == luck_for(one.copy(), 0)
    assert len({luck_for(one, 0), luck_for(one, 1), luck_for(other, 0), one.seed.value[:7]}) == 4
    before = luck_for(one, 0)
    one.choose(0, one.options(0)[0].key)
    assert luck_for(one, 0) != before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_the_asker_cannot_know_makes_no_difference_to_why(game, monkeypatch):
    match = played(game, 60, by="greedy" if game.id == "northgard" else "random")
    last = last_move_of_others(match, match.bots)
    first = why(match, last, 0)
    honest = type(match).state_after
    for seed in (50, 51):
        monkeypatch.setattr(
            type(match), "state_after", lambda self, n, seed=seed: honest(self, n).determinize(0, FastChance(seed))
        )
        assert why(match, last, 0) == first


def test_nobody_can_foresee_the_luck_that_why_is_answered_with(monkeypatch):
    """A game may deal worlds anew by moving what truly lies there: whoever knew the luck could work back from it."""
    used: list[set[int]] = []
    monkeypatch.setattr(
        sys.modules[turn_of.__module__], "FastChance", lambda seed: used[-1].add(seed) or FastChance(seed)
    )
    for seed in (3, 4):
        match = played(GAMES["northgard"], 20, seed=seed)
        used.append(set())
        why(match, last_move_of_others(match, match.bots), 0)
    assert min(len(seeds) for seeds in used) >= 8
    assert not used[0] & used[1]


# Why did it do that?


def test_why_speaks_of_the_whole_turn_and_of_what_it_brought():
    match = played(GAMES["northgard"], 160, by="greedy")
    made = [entry for entry in match.entries if entry.seat == 1]
    found = [why(match, entry.n, 0) for entry in made[::6]]
    assert any(one.reasons for one in found)
    for one in found:
        assert one.seat == 1
        assert all(match.entries[n].seat == 1 for n in range(one.first, one.last + 1))
    spoken = " ".join(say_why(Text("en", match.game.folder / "text"), one, match.names, 0) for one in found)
    assert "Fox" in spoken
    assert "your" not in spoken
    assert "becomes yours" not in spoken


def test_a_secret_choice_is_explained_when_all_have_chosen_and_as_a_whole():
    """Both lay down a card in turns: what belongs to a round is told together, once the round is fought."""
    match = GAMES["tomahawk"].new(2, 5, {"specials": False}, names=NAMES[:2], bots=[1])
    for _ in range(4):
        for seat in range(2):
            match.choose(seat, match.options(seat)[0].key)
    match.choose(1, "commit")
    last = last_move_of_others(match, match.bots)
    assert why(match, last, 0).reasons == ()
    assert len(turn_of(match, last)) == 5
    match.choose(0, "commit")
    match.choose(1, match.options(1)[0].key)
    found = why(match, last, 0)
    assert found.reasons
    assert {one.id for one in found.reasons} <= FOUGHT
    assert why(match, match.entries[-1].n, 0).reasons == ()
    assert last_move_of_others(match, match.bots) == last  # rather than a card laid down in secret since


FOUGHT = {"reason-won", "reason-takes", "reason-territory-lost", "reason-feathers-lost", "reason-looks"}


def test_only_moves_that_count_can_be_asked_about():
    match = played(GAMES["northgard"], 20)
    for n in (0, 10_000):
        with pytest.raises(NoSuchMove):
            why(match, n, 0)
    assert len(turn_of(match, match.entries[-1].n)) >= 1
    assert last_move_of_others(GAMES["tomahawk"].new(2, 1), frozenset({1})) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_seen_yet_is_said(language):
    match = asked(played(GAMES["tomahawk"], 12))
    last = last_move_of_others(match, match.bots)
    said = say_why(Text(language, match.game.folder / "text"), why(match, last, 0), match.names, 0)
    assert "Fox" in said
    assert "because" not in said

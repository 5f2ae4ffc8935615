"""Clocks by themselves: the arithmetic, and random matches of all games under a clock of the test's own."""

import random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core import registry
from longhouse.core.chance import FastChance
from longhouse.core.errors import LonghouseError
from longhouse.core.seed import Seed
from longhouse.core.settings import complete
from longhouse.server import clock
from longhouse.server.store.rows import BOT, PERSON, SeatRow
from longhouse.server.table import actions, clocks, pausing, time_out, timing
from longhouse.server.table.clocks import DAY, LIVE, PACES, THREE_DAYS, Clocks, Pace, SeatClock, Turn
from longhouse.server.table.create import Plan, _first_state
from longhouse.server.table.due import note_holidays
from longhouse.server.table.state import TableState
from longhouse.server.table.story import Story
from longhouse.server.table.telling import Tellers
from server.serving import is_long

GAMES = ("northgard", "tomahawk", "tribes", "wendake")
PACE = Pace(DAY, 100.0, 300.0)
spans = st.lists(st.tuples(st.floats(0, 5000), st.floats(0, 5000)).map(lambda pair: tuple(sorted(pair))), max_size=5)


@pytest.fixture
def time_of(monkeypatch):
    """A clock that stands until the test moves it."""

    class Time:
        now = 1_800_000_000.0

    monkeypatch.setattr(clock, "source", lambda: Time.now)
    return Time


# The arithmetic.


def test_the_first_stretch_of_every_asking_is_free_and_what_goes_beyond_is_gone():
    asked = clocks.asked(SeatClock(300.0), 1000.0)
    assert clocks.due(asked, PACE) == 1400.0
    assert clocks.stopped(asked, PACE, 1080.0) == SeatClock(300.0, 80.0, None, 80.0)
    assert clocks.stopped(asked, PACE, 1130.0) == SeatClock(270.0, 130.0, None, 130.0)
    assert clocks.stopped(asked, PACE, 9999.0).bank == 0.0


def test_taking_back_goes_on_with_the_same_asking():
    once = clocks.stopped(clocks.asked(SeatClock(300.0), 0.0), PACE, 90.0)
    again = clocks.asked(once, 500.0, again=True)
    assert clocks.due(again, PACE) == 500.0 + 10.0 + 300.0
    assert clocks.stopped(again, PACE, 530.0) == SeatClock(280.0, 120.0, None, 120.0)


def test_an_adversary_who_takes_back_as_often_as_he_can_gains_nothing():
    """However he cuts his thinking, his reserve is what it would be had he thought in one piece."""
    luck = random.Random(17)
    for _ in range(100_000 if is_long() else 20_000):
        sly = plain = SeatClock(300.0)
        now = 0.0
        for _asking in range(luck.randrange(1, 4)):
            pieces = [luck.choice((0.0, 1.0, 40.0, 99.5, 150.0)) for _ in range(luck.randrange(1, 5))]
            for number, piece in enumerate(pieces):
                sly = clocks.asked(sly, now, again=number > 0)
                now += piece
                sly = clocks.stopped(sly, PACE, now)
                now += luck.choice((0.0, 5.0))
            plain = clocks.stopped(clocks.asked(plain, 0.0), PACE, sum(pieces))
            assert sly.bank <= plain.bank + 1e-6
            assert abs(sly.bank - plain.bank) < 1e-6


@given(st.floats(0, 5000), st.floats(0, 5000), st.floats(0, 5000), spans)
def test_time_that_counts_adds_up_however_it_is_cut(one, two, three, away):
    first, middle, last = sorted((one, two, three))
    parts = clocks.counted(first, middle, away) + clocks.counted(middle, last, away)
    assert parts == pytest.approx(clocks.counted(first, last, away), abs=1e-6)


@given(st.floats(0, 5000), st.floats(0, 3000), spans)
def test_a_deadline_is_when_so_much_time_has_counted(since, seconds, away):
    at = clocks.later(since, seconds, away)
    assert clocks.counted(since, at, away) == pytest.approx(seconds, abs=1e-6)


@given(st.lists(st.tuples(st.floats(0, 80), st.floats(0, 10_000)), max_size=6), spans)
def test_pauses_leave_as_much_time_as_there_was(pieces, away):
    """The deadline moves by what the pauses took, and by nothing else."""
    seat = clocks.asked(SeatClock(300.0), 0.0)
    now = paused = 0.0
    for thought, pause in pieces:
        now += thought
        if now >= clocks.due(seat, PACE):
            break
        seat = clocks.stopped(seat, PACE, now)
        now, paused = now + pause, paused + pause
        seat = clocks.asked(seat, now, again=True)
    assert clocks.due(seat, PACE) == pytest.approx(400.0 + paused, abs=1e-6)


@given(st.lists(st.floats(0.0, 500.0), max_size=30), st.lists(st.booleans(), min_size=30, max_size=30))
def test_a_reserve_never_grows_and_an_asking_has_one_free_stretch(thoughts, again):
    seat, now = SeatClock(300.0), 0.0
    asking = all_of_it = 0.0
    for thought, goes_on in zip(thoughts, again, strict=False):
        before = seat
        asking = (asking if goes_on else 0.0) + thought
        seat = clocks.asked(seat, now, again=goes_on)
        now += thought
        seat = clocks.stopped(seat, PACE, now)
        all_of_it += thought
        assert seat.spent == pytest.approx(all_of_it), "what was free has been used too"
        assert 0.0 <= seat.bank <= before.bank
        cost = before.bank - seat.bank
        if seat.bank > 0:
            assert thought - cost <= PACE.free + 1e-6
            assert seat.used == pytest.approx(asking)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_all_paces(name):
    game = registry.get(name)
    found = [clocks.pace_of(pace, game, 2) for pace in PACES]
    assert found[-1] is None
    live = found[0]
    assert live.free == (20.0 if name == "tomahawk" else 45.0)
    assert live.bank == 15.0 * game.minutes
    assert [(one.free, one.bank) for one in found[1:3]] == [(86_400, 3 * 86_400), (3 * 86_400, 6 * 86_400)]


def test_the_mover_stands_while_another_is_asked_something_in_between():
    start = Clocks((SeatClock(300.0), SeatClock(300.0)))
    both = frozenset((0, 1))
    mover = clocks.moved(start, PACE, Turn(frozenset(), frozenset((0,)), playing=both), 0.0, 0.0)
    asked = clocks.moved(mover, PACE, Turn(frozenset((0,)), frozenset((1,)), playing=both), 40.0, 40.0)
    assert asked.seats == (SeatClock(300.0, 40.0, None, 40.0), SeatClock(300.0, 0.0, 40.0))
    back = clocks.moved(asked, PACE, Turn(frozenset((1,)), frozenset((0,)), playing=both), 190.0, 190.0)
    assert back.seats == (SeatClock(300.0, 0.0, 190.0, 40.0), SeatClock(250.0, 150.0, None, 150.0))


def test_an_asking_ends_when_the_request_arrived_and_another_begins_when_it_is_written():
    both = frozenset((0, 1))
    begun = Clocks((SeatClock(300.0, 0.0, 0.0), SeatClock(300.0)))
    after = clocks.moved(begun, PACE, Turn(frozenset((0,)), frozenset((1,)), playing=both), 100.0, 107.0)
    assert after.seats == (SeatClock(300.0, 100.0, None, 100.0), SeatClock(300.0, 0.0, 107.0))


# Random matches.


class Asking(NamedTuple):
    """What the test itself counts of one seat."""

    total: float = 0.0
    """Seconds of this asking that count."""
    cost: float = 0.0
    """What earlier askings took of the reserve."""
    gifts: float = 0.0
    askings: int = 0
    before: float = 0.0
    """Seconds of earlier askings that counted."""


def new_table(name, seats, pace, at_zero="ask", bots=(), seed="clocks"):
    game = registry.get(name)
    rows = [
        SeatRow(n, BOT, "", bot="easy")
        if n in bots
        else SeatRow(n, PERSON, f"P{n}", token_hash=bytes([n]) * 32, person=f"p{n}")
        for n in range(seats)
    ]
    plan = Plan(game, complete(game.settings, {}), Seed.of(seed), rows, False, pace=pace, at_zero=at_zero)
    return _first_state(f"table-{seed}", plan)


class Match:
    """A match in which everything happens that moves a clock, and a second count of everybody's time beside it."""

    def __init__(self, table, time_of, luck):
        self.table, self.time, self.luck = table, time_of, luck
        self.count = [Asking() for _ in table.seats]
        self.away = [[] for _ in table.seats]
        self.note(frozenset(), frozenset(table.match.deciding()), anew=False, again=None)

    @property
    def pace(self):
        return self.table.pace

    def runs(self, seat):
        its, found = self.table.seats[seat], self.table.clocks
        return (
            its.kind == PERSON
            and not its.lent
            and found.paused is None
            and seat not in found.late
            and seat in self.table.deciding()
        )

    def pass_time(self, seconds):
        begin = self.time.now
        self.time.now += seconds
        for seat, one in enumerate(self.count):
            if self.runs(seat):
                away = self.away[seat] if self.pace.is_slow else ()
                self.count[seat] = one._replace(total=one.total + clocks.counted(begin, self.time.now, away))

    def note(self, before, after, anew, again):
        for seat, one in enumerate(self.count):
            if seat in after and seat != again and (seat not in before or anew):
                cost = one.cost + max(0.0, one.total - self.pace.free)
                self.count[seat] = one._replace(
                    total=0.0, cost=cost, askings=one.askings + 1, before=one.before + one.total
                )

    def act(self, change, again=None):
        before = self.table
        try:
            self.table = change(before).state
        except LonghouseError:
            return False
        old, new = before.match, self.table.match
        chose = len(new.entries) > len(old.entries) and new.entries[-1].do == "choose"
        closed = len(old.state.asked()) > 1 and old.state.frames.serial() != new.state.frames.serial()
        self.note(frozenset(old.deciding()), frozenset(new.deciding()), chose and closed, again)
        return True

    def step(self):
        luck, table = self.luck, self.table
        seat = luck.randrange(table.row.seats)
        # Deciding people and bots move most of the time.
        what = luck.choices(
            ("choose", "undo", "rewind", "lend", "pause", "holiday", "restart", "give"), (20, 6, 1, 2, 1, 1, 1, 1)
        )[0]
        self.pass_time(luck.choice((0.0, 3.0, 30.0, 500.0, 20_000.0)) if self.pace.is_slow else luck.uniform(0, 8))
        if what == "choose":
            seat = luck.choice(table.match.deciding())
            key = luck.choice(table.match.options(seat)).key
            match = table.match
            if table.seats[seat].played_by_bot:
                self.act(lambda now: actions.choose_as_bot(now, seat, match.decision(seat).id, key))
            else:
                self.act(lambda now: actions.choose(now, seat, match.decision(seat).id, [key]))
        elif what == "undo" and table.match.can_undo(seat):
            self.act(lambda now: actions.undo(now, seat, luck.random() < 0.3), again=seat)
        elif what == "rewind" and len(table.match.entries) > 3:
            to = luck.randrange(1, len(table.match.entries))
            self.act(lambda now: actions.propose(now, seat, to, range(now.row.seats)))
        elif what == "lend":
            if table.seats[seat].lent:
                self.act(lambda now: actions.come_back(now, seat))
            elif table.seats[seat].kind == PERSON and len(timing.playing(table.seats)) > 1:
                self.act(lambda now: actions.put_bot(now, seat, seat, "easy", None))
        elif what == "pause":
            self.act(lambda now: pausing.propose(now, seat, now.clocks.paused is None, range(now.row.seats)))
        elif what == "holiday" and self.pace.is_slow and table.seats[seat].person:
            begin = self.time.now + luck.choice((0.0, 1000.0))
            known = [span for span in self.away[seat] if span[1] <= self.time.now]
            self.away[seat] = (
                [*known, (begin, begin + luck.choice((100.0, 50_000.0)))]
                if len(known) == len(self.away[seat])
                else self.away[seat]
            )
            person, spans_now = table.seats[seat].person, tuple(self.away[seat])
            self.act(lambda now: note_holidays(now, {person: spans_now}))
        elif what == "restart":
            down = luck.choice((61.0, 4000.0))
            row = timing.stood(table.row, self.time.now, self.time.now + down)
            self.time.now += down
            self.table = TableState(row or table.row, table.seats, table.match)
        elif what == "give" and table.clocks.seats[seat] is not None:
            giver = (seat + 1) % table.row.seats
            if self.act(lambda now: pausing.give(now, giver, seat, 30.0)):
                self.count[seat] = self.count[seat]._replace(gifts=self.count[seat].gifts + 30.0)

    def check(self):
        """That the reserve is what the second count says; once it was used up it is not computed again."""
        for seat, one in enumerate(self.count):
            its = self.table.clocks.seats[seat]
            if its is None:
                continue
            away = self.table.clocks.spans(seat) if self.pace.is_slow else ()
            stood = clocks.stopped(its, self.pace, self.time.now, away)
            assert 0.0 <= stood.bank <= self.pace.bank + one.gifts
            assert stood.spent == pytest.approx(one.before + one.total, abs=1e-3), (seat, one, its)
            expected = self.pace.bank + one.gifts - one.cost - max(0.0, one.total - self.pace.free)
            if expected > 0 and not self.was_out(seat, expected):
                assert stood.bank == pytest.approx(expected, abs=1e-3), (seat, one, its)
            if its.since is not None:
                assert self.runs(seat)

    def was_out(self, seat, expected):
        """A reserve that was at zero before a present came stays behind what was counted."""
        self.zero = getattr(self, "zero", set())
        its = self.table.clocks.seats[seat]
        if its.bank <= 0 or expected <= 0:
            self.zero.add(seat)
        return seat in self.zero


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("pace", [LIVE, DAY, THREE_DAYS])
def test_random_matches_keep_the_books(name, pace, time_of):
    """Undo, rewind, lending, pauses, holidays, restarts and presents, in any order."""
    game = registry.get(name)
    for seed in range(12 if is_long() else 2):
        luck = random.Random(f"{name} {pace} {seed}")
        seats = luck.choice([n for n in game.seats if n > 1])
        bots = (0,) if seats > 2 and luck.random() < 0.5 else ()
        match = Match(new_table(name, seats, pace, bots=bots, seed=str(seed)), time_of, luck)
        match.act(lambda now: note_holidays(now, {f"p{n}": () for n in range(now.row.seats)}))
        for _ in range(150):
            if match.table.ended:
                break
            match.step()
            if match.table.ended or match.table.clocks is None:
                break
            match.check()


def play_on(table, luck, most=400, undo=0.0):
    """A match that is played by choices alone, table by table."""
    for _ in range(most):
        if table.ended:
            return
        seat = luck.choice(table.match.deciding())
        if luck.random() < undo and table.match.can_undo(seat):
            table = actions.undo(table, seat, False).state
        else:
            key = luck.choice(table.match.options(seat)).key
            table = actions.choose(table, seat, table.match.decision(seat).id, [key]).state
        yield table


def test_both_seats_of_a_simultaneous_game_are_asked_equally_often(time_of):
    luck = random.Random(4)
    for seed in range(5):
        table = new_table("tomahawk", 2, LIVE, seed=str(seed))
        askings = [1 if seat in table.match.deciding() else 0 for seat in range(2)]
        before = table
        for after in play_on(table, luck):
            time_of.now += 1.0
            turn = timing._turn(before.match, after.match, after.seats)
            for seat in turn.after:
                askings[seat] += seat not in turn.before or turn.anew
            before = after
        assert before.over
        assert askings[0] == askings[1] > 4


@pytest.mark.parametrize("name", GAMES)
def test_clocks_are_the_same_in_a_world_that_was_dealt_anew(name, time_of):
    """They follow from who is deciding, which everybody sees."""
    luck = random.Random(name)
    table = new_table(name, 2, DAY)
    before = table
    for after in play_on(table, luck, 60, undo=0.2):
        time_of.now += luck.choice((1.0, 90_000.0))
        if not after.ended:
            seat = luck.randrange(2)
            worlds = [in_another_world(one.match, seat) for one in (before, after)]
            row = timing.timed(before.row, worlds[0], after.row, after.seats, worlds[1], None)
            real = timing.timed(before.row, before.match, after.row, after.seats, after.match, None)
            assert (row.clock, row.due) == (real.clock, real.due)
        before = after


def in_another_world(match, seat):
    """The match with all that a seat cannot know dealt anew."""
    found = match.copy()
    found.state = match.state.determinize(seat, FastChance(5))
    return found


def test_a_secret_step_moves_no_clock_and_is_no_news(time_of):
    """Half of an answer wakes every stream: those who may not know of it are sent nothing, though time has passed."""
    table = note_holidays(new_table("tomahawk", 2, DAY), {"p0": (), "p1": ()}).state
    teller, before, secret = Tellers().of(None, 0.0), table, 0
    for after in play_on(table, random.Random(3)):
        time_of.now += 100.0
        if not after.ended and not after.match.entries.is_public(len(before.match.entries)):
            secret += 1
            assert (after.row.clock, after.row.due) == (before.row.clock, before.row.due)
            said = []
            for one in (before, after):
                story = Story(None)
                story.hear(one.match.entries)
                said.append(teller.people(one, story, ()).key)
            assert said[0] == said[1]
        before = after
    assert secret > 5


# At zero.


def move(table, seat):
    """Whatever comes first, whoever plays there."""
    match = table.match
    decision, key = match.decision(seat).id, match.options(seat)[0].key
    if table.seats[seat].played_by_bot:
        return actions.choose_as_bot(table, seat, decision, key).state
    return actions.choose(table, seat, decision, [key]).state


def refused(change):
    with pytest.raises(LonghouseError) as found:
        change()
    return found.value.message_id


def run_out(time_of, at_zero, seats=3, pace=LIVE, **more):
    """A table where the first one who is asked has let their time run out, and that seat."""
    table = new_table("tribes", seats, pace, at_zero, **more)
    if pace != LIVE:
        table = note_holidays(table, {f"p{n}": () for n in range(seats)}).state
    seat = table.match.deciding()[0]
    time_of.now = table.row.due - 0.01
    assert refused(lambda: time_out.settle(table)) == "server-error-nothing-due"
    time_of.now = table.row.due
    return time_out.settle(table).state, seat


def test_nobody_is_late_within_the_grace_and_a_choice_within_it_counts(time_of):
    table = new_table("tribes", 2, LIVE)
    seat = table.match.deciding()[0]
    time_of.now += table.pace.free + table.pace.bank + 1.5
    assert refused(lambda: time_out.settle(table)) == "server-error-nothing-due"
    table = move(table, seat)
    assert table.clocks.late == ()


def test_a_bot_takes_over_at_zero_and_the_owner_comes_back_after_its_answer(time_of):
    table, seat = run_out(time_of, "bot")
    assert table.seats[seat].lent
    assert table.clocks.seats[seat].bank == 0.0
    assert refused(lambda: actions.come_back(table, seat)) == "server-error-time-out"
    while seat in table.deciding():
        table = move(table, seat)
    table = actions.come_back(table, seat).state
    assert not table.seats[seat].lent
    assert table.clocks.seats[seat].since is None


def test_lending_a_seat_and_taking_it_back_gives_no_second_free_stretch(time_of):
    table = new_table("tribes", 2, LIVE)
    seat = table.match.deciding()[0]
    due = table.row.due
    time_of.now += 40.0
    table = actions.put_bot(table, seat, seat, "easy", None).state
    assert table.row.due is None or table.row.due > due
    time_of.now += 1000.0
    table = actions.come_back(table, seat).state
    assert table.row.due == due + 1000.0


def test_the_others_are_asked_and_may_wait_on(time_of):
    table, seat = run_out(time_of, "ask")
    assert table.clocks.late == (seat,)
    other = (seat + 1) % 3
    assert refused(lambda: time_out.decide(table, seat, "wait")) == "server-error-late-yourself"
    after = time_out.decide(table, other, "wait").state
    assert after.clocks.late == ()
    assert after.row.due == time_of.now + after.pace.extra + clocks.GRACE
    assert refused(lambda: time_out.decide(after, other, "wait")) == "server-error-nobody-late"


def test_the_others_may_put_a_bot_in(time_of):
    table, seat = run_out(time_of, "ask")
    table = time_out.decide(table, (seat + 1) % 3, "bot").state
    assert table.seats[seat].lent
    assert table.clocks.late == ()


def test_to_end_it_all_the_others_have_to_want_it(time_of):
    table, seat = run_out(time_of, "ask")
    others = [(seat + 1) % 3, (seat + 2) % 3]
    table = time_out.decide(table, others[0], "end").state
    assert not table.ended
    assert table.vote.agreed == [others[0]]
    table = time_out.decide(table, others[1], "end").state
    assert table.row.closed == "time"
    assert [one.gone for one in table.seats] == ["time" if n == seat else None for n in range(3)]
    assert table.row.due is None


def test_the_late_one_may_still_choose_while_the_others_have_not_decided(time_of):
    table, seat = run_out(time_of, "ask")
    while seat in table.deciding():
        table = move(table, seat)
    assert table.clocks.late == ()
    assert table.row.due is not None


def test_the_match_ends_at_zero_where_the_table_wants_that(time_of):
    table, seat = run_out(time_of, "end", seats=2)
    assert table.row.closed == "time"
    assert table.seats[seat].gone == "time"
    assert all(one.since is None for one in table.clocks.seats)


def test_where_no_bot_may_play_the_others_are_asked(time_of):
    table = new_table("tribes", 2, LIVE, "bot")
    table = TableState(table.row._replace(stand_ins="nobody"), table.seats, table.match)
    time_of.now = table.row.due
    assert time_out.settle(table).state.clocks.late == table.match.deciding()[:1]


def test_whoever_plays_bots_alone_has_no_clock(time_of):
    table = new_table("tribes", 3, LIVE, bots=(1, 2))
    assert (table.row.clock, table.row.due) == (None, None)


def test_without_limits_a_table_is_offered_after_a_month_and_ended_after_another(time_of):
    table = new_table("tribes", 2, "relaxed")
    assert table.row.clock is None
    assert table.row.due == time_of.now + clocks.IDLE
    seat = table.match.deciding()[0]
    time_of.now = table.row.due
    offered = time_out.settle(table).state
    assert offered.clocks.late == (seat,)
    waited = time_out.decide(offered, 1 - seat, "wait").state
    assert waited.row.clock is None
    assert waited.row.due == time_of.now + clocks.IDLE
    assert time_out.decide(offered, 1 - seat, "bot").state.seats[seat].lent
    assert time_out.decide(offered, 1 - seat, "end").state.row.closed == "idle"
    time_of.now = offered.row.due
    assert time_out.settle(offered).state.row.closed == "idle"
    assert move(offered, seat).row.clock is None


# Pauses and presents.


def test_a_pause_needs_everybody_and_ends_after_two_weeks(time_of):
    table = note_holidays(new_table("tribes", 2, DAY), {"p0": (), "p1": ()}).state
    due = table.row.due
    asked = pausing.propose(table, 0, True, ()).state
    assert asked.clocks.paused is None
    assert pausing.answer(asked, 1, False).state.vote is None
    paused = pausing.answer(asked, 1, True).state
    assert paused.row.due == time_of.now + clocks.PAUSE_MOST
    assert refused(lambda: pausing.propose(paused, 0, True, ())) == "server-error-paused"
    time_of.now += clocks.PAUSE_LEAST - 1
    assert pausing.propose(paused, 1, False, ()).state.clocks.paused is not None
    time_of.now += 1
    assert pausing.propose(paused, 1, False, ()).state.row.due == due + clocks.PAUSE_LEAST
    time_of.now = paused.row.due
    assert time_out.settle(paused).state.row.due == due + clocks.PAUSE_MOST


def test_all_together_may_end_a_pause_at_once(time_of):
    table = pausing.propose(new_table("tribes", 2, LIVE), 0, True, (1,)).state
    assert table.clocks.paused is not None
    table = pausing.propose(table, 1, False, ()).state
    assert table.vote.kind == "resume"
    assert pausing.answer(table, 0, True).state.clocks.paused is None


def test_time_is_given_to_others_within_bounds(time_of):
    table = new_table("tribes", 2, LIVE)
    seat = table.match.deciding()[0]
    given = pausing.give(table, 1 - seat, seat, 60.0).state
    assert given.row.due == table.row.due + 60.0
    assert refused(lambda: pausing.give(table, seat, seat, 60.0)) == "server-error-own-time"
    for seconds in (1.0, 1e6):
        assert refused(lambda seconds=seconds: pausing.give(table, 1 - seat, seat, seconds)) == "server-error-gift"
    for _ in range(2):
        given = pausing.give(given, 1 - seat, seat, given.pace.most_gift).state
    assert refused(lambda: pausing.give(given, 1 - seat, seat, given.pace.most_gift)) == "server-error-time-enough"
    assert refused(lambda: pausing.give(new_table("tribes", 2, "relaxed"), 0, 1, 60.0)) == "server-error-no-clock"

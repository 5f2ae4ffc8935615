"""Twenty-four hours of slow play at many tables at once, of all four games, under a clock of the test's own.

People answer at some moment within the day, or not at all. Where time is out, bots take over, the others are asked, or
the match ends, as the table wants it; some come back. The test keeps everybody's account itself, by the definition of
an asking, and foretells from it what is due when: every such moment is handled once, and nothing else is. At the end
every table has ended properly or goes on, and the clocks say what the accounts say.
"""

import asyncio
import copy
import heapq
import itertools
import random
from collections import Counter

import pytest

from longhouse.core import registry
from longhouse.server import clock
from longhouse.server.store.schema import tables as rows
from longhouse.server.table import due
from longhouse.server.table.clocks import GRACE
from longhouse.server.table.live import wait_for
from server.serving import PATIENCE, Person, Thread, found, is_long, new_client

pytestmark = pytest.mark.each_database

HOUR, DAY = 3600.0, 86_400.0
BEGIN = 1_800_262_800.0
PACES = {"day": (DAY, 3 * DAY), "three-days": (3 * DAY, 6 * DAY)}
"""The free stretch of each asking, and the reserve."""
GAMES = ("tomahawk", "wendake", "northgard", "tribes")
AT_ZERO = ("bot", "ask", "end")
MOST_CHOICES = 60
"""So many choices somebody makes in one go; the rest later."""


class Account:
    """One person's time at one table: what is left, what this asking has taken, and since when it runs."""

    def __init__(self, free, bank):
        self.free, self.bank = free, bank
        self.asking, self.since, self.counted = 0.0, None, 0.0

    @classmethod
    def written(cls, seat, free):
        """The account that the server keeps."""
        its = cls(free, seat.bank)
        its.asking, its.since, its.counted = seat.used, seat.since, seat.spent
        return its

    def pass_until(self, now):
        if self.since is not None:
            more = now - self.since
            over = max(0.0, self.asking + more - self.free) - max(0.0, self.asking - self.free)
            self.bank, self.asking, self.counted = max(0.0, self.bank - over), self.asking + more, self.counted + more
            self.since = now

    def due(self):
        return self.since + max(0.0, self.free - self.asking) + self.bank + GRACE


class Table:
    """A table as the test sees it: the accounts of its people, and who they are."""

    def __init__(self, made, wish, habits):
        self.id, self.wish = made["table"], wish
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.habits = habits
        """For each seat, between how many hours they answer; None: never."""
        self.accounts = [Account(*PACES[wish["pace"]]) for _ in self.tokens]
        self.last = None
        """Its state after the last change."""
        self.called = 0

    def account(self, now, at):
        """A change: whoever is not asked any more, or asked something new, begins a new account of an asking."""
        before, match = self.last, now.match
        was = set(before.deciding()) if before else set()
        asked = set(now.deciding())
        several = before is not None and len(before.match.state.asked()) > 1
        closed = several and before.match.state.frames.serial() != match.state.frames.serial()
        anew = closed and len(match.entries) > len(before.match.entries)
        stands = {seat.seat for seat in now.seats if seat.lent} | set(now.clocks.late if now.clocks else ())
        for seat, its in enumerate(self.accounts):
            its.pass_until(at)
            if seat in asked and (seat not in was or anew):
                its.asking = 0.0
            its.since = at if seat in asked - stands and not now.ended else None
        self.last = now

    def due(self):
        return min((its.due() for its in self.accounts if its.since is not None), default=None)


class Club:
    """The house, its clock, and what is going to happen in it."""

    def __init__(self, luck):
        self.luck = luck
        self.now = BEGIN - 10 * DAY
        self.tables = {}
        self.events, self.order = [], itertools.count()
        self.done = Counter()
        self.troubles = []

    def move_in(self, server):
        self.server, self.client = server, new_client(server.address)
        server.process.tables.when_changed.add(self.hear)

    def hear(self, live):
        """A table has changed, by whomever. Here a failure would only be logged."""
        table = self.tables.get(live.id)
        if table is not None and live.now.row.version != table.last.row.version:
            try:
                table.account(live.now, self.now)
            except Exception as error:
                self.troubles.append(error)

    def do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.server.process._tasks[0].get_loop()).result(2 * PATIENCE)

    def at(self, when, what, *about):
        heapq.heappush(self.events, (when, next(self.order), what, about))

    def within(self, first, last):
        return self.now + self.luck.uniform(first, last)

    def live_until(self, end):
        """Everything happens in its order until then."""
        while self.events and self.events[0][0] <= end:
            when, _, what, about = heapq.heappop(self.events)
            assert when >= self.now - 1.0
            self.now = max(self.now, when)
            what(*about)
            assert not self.troubles, self.troubles
        self.now = end

    # What happens.

    def found(self, wish, habits, is_forgotten):
        seats = [{"kind": "me" if seat == 0 else "here", "name": f"P{seat}"} for seat in range(len(habits))]
        made = found(self.server.address, seats, client=self.client, **wish)
        table = self.tables[made["table"]] = Table(made, wish, habits)
        table.account(self.do(self.server.process.tables.find(table.id)).now, self.now)
        if is_forgotten:
            table.habits[table.last.deciding()[0]] = None
        self.follow(table)

    def follow(self, table):
        """Bots have their turn; then everybody who is asked will answer some time, and the house when it is due."""
        self.do(self.bots_have_played(table))
        table.called += 1
        for seat, its in enumerate(table.accounts):
            habit = table.habits[seat]
            if its.since is not None and habit is not None:
                self.at(self.within(habit[0] * HOUR, habit[1] * HOUR), self.answer, table, table.called, seat)
        if (when := table.due()) is not None:
            self.at(when, self.look_round, table, table.called)

    async def bots_have_played(self, table):
        live = await self.server.process.tables.find(table.id)
        async with asyncio.timeout(PATIENCE):
            while live.now.bots_due():
                await wait_for(live.news, 1.0)

    def answer(self, table, called, seat):
        """Somebody makes all the choices that they are asked for. What others have done meanwhile changes nothing."""
        if table.accounts[seat].since is None:
            return
        person = Person(self.server.address, table.id, table.tokens[seat], self.client)
        for _ in range(MOST_CHOICES):
            if table.last.ended or seat not in table.last.deciding():
                break
            match = table.last.match
            key = self.luck.choice(match.options(seat)).key
            answer = person.choose(key, decision=match.decision(seat).id)
            assert answer.status_code == 200, answer.text
            self.done["choices"] += 1
        self.follow(table)

    def look_round(self, table, called):
        """What the house does every second: it handles what the accounts say, once."""
        if called != table.called:
            return
        self.now += self.luck.uniform(0.0, 0.9)
        owed = [one for one in self.tables.values() if (when := one.due()) is not None and when <= self.now]
        assert table in owed
        assert self.do(self.server.process.deadlines.look_round()) == len(owed)
        assert self.do(self.server.process.deadlines.look_round()) == 0, "each moment is handled once"
        self.done["time-outs"] += len(owed)
        for one in owed:
            self.time_is_out(one)

    def time_is_out(self, table):
        """As the table wants it: it has ended, a bot plays, or the others are asked."""
        now, wish = table.last, table.wish["at_zero"]
        if wish == "end":
            assert now.row.closed == "time"
        elif wish == "bot":
            lent = [seat.seat for seat in now.seats if seat.lent]
            assert lent
            self.done["lent"] += 1
            if self.done["lent"] % 2:
                self.at(self.within(0.1 * HOUR, 2 * HOUR), self.come_back, table, lent[0])
        else:
            assert now.clocks.late
            for seat in set(range(len(table.tokens))) - set(now.clocks.late):
                self.at(self.within(0.2 * HOUR, 6 * HOUR), self.decide, table, seat)
        self.follow(table)

    def come_back(self, table, seat):
        if table.last.ended or not table.last.seats[seat].lent:
            return
        answer = Person(self.server.address, table.id, table.tokens[seat], self.client).post("/back")
        assert answer.status_code == 200, answer.text
        self.done["came back"] += 1
        table.habits[seat] = (0, 24)
        self.follow(table)

    def decide(self, table, seat, do=None):
        """One of the others says what to do about whoever is late."""
        if table.last.ended or not table.last.clocks.late:
            return
        do = do or self.luck.choice(["bot", "wait", "end"])
        late, extra = table.last.clocks.late, table.accounts[seat].free
        answer = Person(self.server.address, table.id, table.tokens[seat], self.client).post("/at-zero", do=do)
        assert answer.status_code == 200, answer.text
        self.done[f"the others said {do}"] += 1
        if do == "wait":
            for one in late:
                table.accounts[one].bank += extra
        self.follow(table)


def open_tables(club, count):
    """Of every game, pace and wish; at a third of them somebody has been silent for so long that it ends today."""
    for number in range(count):
        game = registry.get(GAMES[number % 4])
        pace = tuple(PACES)[number // 4 % 2]
        wish = {"game": game.id, "pace": pace, "at_zero": AT_ZERO[number // 3 % 3]}
        players = club.luck.choice([n for n in game.seats if n > 1])
        # Tomahawk is short: with people in a hurry some of its matches are played to their end within the day.
        habits = [(0.1, 1) if game.id == "tomahawk" and number % 8 < 4 else (0, 24) for _ in range(players)]
        when = BEGIN - club.luck.uniform(0, 12 * HOUR)
        if number % 3 == 0:
            when = BEGIN - sum(PACES[pace]) + club.luck.uniform(0, 0.9 * DAY)
        club.at(when, club.found, wish, habits, number % 3 == 0)


def as_of(now, account):
    """What is left, what this asking has taken, and everything that counted, if the clock were stopped now."""
    stopped = copy.copy(account)
    stopped.pass_until(now)
    return stopped.bank, stopped.asking, stopped.counted


def check_all(club):
    """No table is stuck, and the clocks are what the accounts say."""
    process = club.server.process
    ends = Counter()
    written = process.store.read_now(lambda connection: {row.id: row for row in connection.execute(rows.select())})
    for table in club.tables.values():
        now = club.do(process.tables.find(table.id, fresh=True)).now
        assert now.row.version == table.last.row.version == written[table.id].version
        assert written[table.id].due == (None if now.ended else pytest.approx(now.row.due))
        for seat, its in enumerate(table.accounts):
            theirs, ours = as_of(club.now, Account.written(now.clocks.seats[seat], its.free)), as_of(club.now, its)
            assert theirs == pytest.approx(ours, abs=1e-3), (table.id, seat)
            assert (now.clocks.seats[seat].since is None) == (its.since is None), (table.id, seat)
        assert not now.bots_due(), "bots have done what was theirs"
        if now.ended:
            assert now.over or now.row.closed == "time"
            ends["played" if now.over else "time"] += 1
            continue
        ends["goes on"] += 1
        assert now.deciding(), "somebody is asked"
        if now.clocks.late:
            assert set(range(len(table.tokens))) - set(now.clocks.late), "somebody can say what to do"
        else:
            assert table.due() == pytest.approx(now.row.due, abs=1e-3)
            assert now.row.due > club.now
    return ends


def go_on_everywhere(club):
    """Whoever is asked answers, silent ones too: every table that has not ended takes it."""
    for table in list(club.tables.values()):
        if table.last.ended:
            continue
        before = table.last.row.version
        late = table.last.clocks.late
        if late:
            club.decide(table, min(set(range(len(table.tokens))) - set(late)), "bot")
        for seat in table.last.deciding():
            club.answer(table, table.called, seat)
        assert table.last.row.version > before


@pytest.fixture
def club(tmp_path, monkeypatch):
    club = Club(random.Random(24))
    monkeypatch.setattr(clock, "source", lambda: club.now)
    # The house looks at its clocks when the test says so, and at no other moment.
    monkeypatch.setattr(due, "_EVERY_SECONDS", 3600.0)
    server = Thread(f"sqlite:///{tmp_path}/tables.db", away_seconds=0, bot_seconds=0.1)
    club.move_in(server)
    yield club
    server.stop()


def test_a_day_of_slow_play_leaves_no_table_stuck(club):
    count = 500 if is_long() else 12
    open_tables(club, count)
    club.live_until(BEGIN + DAY)
    assert club.do(club.server.process.deadlines.look_round()) == 0, "nothing was left"
    ends = check_all(club)
    print(f"\n{count} tables: {dict(ends)}; {dict(club.done)}")
    assert sum(ends.values()) == count
    assert min(ends["goes on"], ends["time"], ends["played"]) > 0
    assert club.done["time-outs"] >= count // 4
    assert club.done["lent"] > 0
    assert club.done["came back"] > 0
    go_on_everywhere(club)
    check_all(club)

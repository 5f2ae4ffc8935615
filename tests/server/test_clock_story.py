"""A closed table of three at "a day" through a week and more, on both databases, in one process and in three, under a
clock of the test's own.

With a holiday, a pause, a restart of the server, a time-out with a bot, and a return. The test counts everybody's time
itself, asking by asking; the ledger is printed, and adds up to the second.
"""

import asyncio

import pytest

from longhouse.server import clock
from longhouse.server.store import clocks as queries
from longhouse.server.store import results
from longhouse.server.store.schema import seats, tables
from longhouse.server.table import due
from server.serving import Person, found, new_client, new_request, wait_until

pytestmark = pytest.mark.each_database

HOUR, DAY = 3600.0, 86_400.0
MONDAY = 1_800_262_800.0
"""Monday, 18 January 2027, 10:00 in Paris."""
NAMES = ("Anna", "Béla", "Chloé")


class Story:
    """The house, its clock, three people, and what each of them has spent."""

    def __init__(self, start, monkeypatch):
        self.now = MONDAY - 8 * DAY
        monkeypatch.setattr(clock, "source", lambda: self.now)
        # The house looks at its clocks when the story says so, and at no other moment.
        monkeypatch.setattr(due, "_EVERY_SECONDS", 3600.0)
        self._start = start
        self.servers = start(away_seconds=0)
        """Where there are three, everybody is at another one."""
        self.browsers = [new_client(self.server.address, is_page=True) for _ in NAMES]
        wish = {"language": "fr", "zone": "Europe/Paris"}
        self.ids = [one.post("/api/me", json={"request": new_request(), **wish}).json()["id"] for one in self.browsers]
        self.now = MONDAY
        wishes = [{"kind": "me" if n == 0 else "here", "name": name} for n, name in enumerate(NAMES)]
        wish = {"game": "wendake", "pace": "day", "at_zero": "bot", "access": "closed"}
        made = found(self.server.address, seats=wishes, **wish)
        self.table, self.tokens = made["table"], [seat["token"] for seat in made["seats"]]
        self.people = self.seated()
        self.own_seats()
        self.spent = [0.0, 0.0, 0.0]
        """Of everybody's reserve."""
        self.asking = [0.0, 0.0, 0.0]
        """Seconds that count of what they are asked now, or were last."""
        self.holidays = [[], [], []]
        self.lines = [[], [], []]
        self.seen = self.people[0].see()

    @property
    def server(self):
        return self.servers[0]

    def seated(self):
        places = [self.servers[seat % len(self.servers)] for seat in range(len(self.tokens))]
        return [Person(one.address, self.table, token) for one, token in zip(places, self.tokens, strict=True)]

    def own_seats(self):
        """The seats become those of three members of the house."""

        def work(connection):
            for seat, person in enumerate(self.ids):
                place = (seats.c.table_id == self.table) & (seats.c.seat == seat)
                connection.execute(seats.update().where(place).values(person=person))
            connection.execute(
                tables.update().where(tables.c.id == self.table).values(version=tables.c.version + 1, due=0.0)
            )

        self.server.process.store.write_now(work)
        # On SQLite a house takes itself for the only one that writes.
        for server in self.servers:
            if self.table in server.process.tables.live:
                server.process.tables.live[self.table].suspect = True
        assert self.watch() == 1, "their holidays are looked up"

    def do(self, work, server=None):
        loop = (server or self.server).process._tasks[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    def watch(self):
        """What every process of the house does every second; how much that was, by all of them together."""
        return sum(self.do(one.process.deadlines.look_round(), one) for one in self.servers)

    def pass_time(self, seconds, stands=False):
        """Time passes; it counts for those whose clocks run and who are not on holiday."""
        for seat, one in enumerate(self.seen["clocks"]["seats"]):
            if one["runs"] or (seat in self.seen["deciding"] and one["away_until"] and not stands):
                away = sum(
                    max(0.0, min(self.now + seconds, end) - max(self.now, begin)) for begin, end in self.holidays[seat]
                )
                self.asking[seat] += 0.0 if stands else seconds - away
        self.now += seconds

    def look(self):
        """See the table, and close the account of whoever is not asked any more."""
        before, self.seen = self.seen["deciding"], self.people[0].see()
        for seat in set(before) - set(self.seen["deciding"]):
            self.close(seat, "a bot" if self.seen["players"][seat]["lent"] else "answered")

    def close(self, seat, how):
        cost = max(0.0, self.asking[seat] - DAY)
        self.lines[seat].append((how, self.asking[seat], min(self.asking[seat], DAY), cost))
        self.spent[seat] += cost
        self.asking[seat] = 0.0

    def turn(self):
        """Whose turn it is. They answer what they are asked until somebody else is."""
        return self.seen["deciding"][0]

    def answer(self, after):
        """Whoever is asked thinks for so long, and does their whole turn."""
        seat = self.turn()
        self.pass_time(after)
        while self.seen["deciding"] == [seat]:
            assert self.people[seat].choose_any().status_code == 200
            self.look()
        return seat

    def left(self, seat):
        return self.seen["clocks"]["seats"][seat]["left"]

    def check(self):
        """Every reserve is what it was, less what the lines say."""
        self.look()
        for seat in range(3):
            running = max(0.0, self.asking[seat] - DAY)
            assert self.left(seat) == pytest.approx(3 * DAY - self.spent[seat] - running, abs=1.0), NAMES[seat]

    def restart(self, down):
        self.do(self.server.process.store.write("", queries.beat(self.now)))
        for server in self.servers:
            server.stop()
        self.pass_time(down, stands=True)
        self.servers = self._start(away_seconds=0)
        self.people = self.seated()
        self.look()


@pytest.fixture
def story(house_of, monkeypatch):
    return Story(house_of, monkeypatch)


def test_a_week_at_a_day_adds_up_to_the_second(story):
    for hours in (5, 30, 1, 11):
        story.answer(hours * HOUR)
        story.check()
    assert sum(story.spent) == 6 * HOUR

    holiday(story)
    pause(story)

    story.restart(7 * HOUR)
    story.check()
    story.answer(2 * HOUR)

    time_out(story)
    ledger(story)
    result(story)


def holiday(story):
    """Whoever is asked goes away for two days of their zone, and loses nothing meanwhile."""
    seat = story.turn()
    body = {"request": new_request(), "from": "2027-01-21", "to": "2027-01-22"}
    story.browsers[seat].base_url = story.server.address
    answer = story.browsers[seat].post("/api/me/holiday", json=body)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["from"], told["to"], told["left"], told["tables"]) == ("2027-01-21", "2027-01-22", 19, 1)
    begin = MONDAY - 10 * HOUR + 3 * DAY
    story.holidays[seat].append((begin, begin + 2 * DAY))
    story.look()
    its = story.seen["clocks"]["seats"][seat]
    assert (its["away_from"], its["away_until"]) == (begin, begin + 2 * DAY)
    story.pass_time(begin + 2 * DAY + 3 * HOUR - story.now)
    assert story.watch() == 0
    story.check()
    assert story.people[seat].see()["clocks"]["seats"][seat]["away_until"] is None
    story.answer(HOUR)


def pause(story):
    """By consent of all three; a day later anybody ends it."""
    anna, bela, chloe = story.people
    story.pass_time(2 * HOUR)
    assert anna.post("/pause").status_code == 200
    story.look()
    assert story.seen["clocks"]["asked"] == {"kind": "pause", "by": 0, "waiting_for": [1, 2]}
    assert bela.post("/pause/answer", agree=True).status_code == 200
    assert chloe.post("/pause/answer", agree=True).status_code == 200
    story.look()
    assert story.seen["clocks"]["paused"]["since"] == story.now
    assert not any(one["runs"] for one in story.seen["clocks"]["seats"])
    story.pass_time(30 * HOUR, stands=True)
    story.check()
    assert bela.post("/pause", on=False).status_code == 200
    story.look()
    assert story.seen["clocks"]["paused"] is None
    story.check()


def time_out(story):
    """Nothing comes from whoever is asked: a bot answers for them, and then they are back."""
    seat = story.turn()
    owner = story.people[seat]
    story.pass_time(DAY + story.left(seat) + 1)
    assert story.watch() == 0, "two seconds of grace"
    story.pass_time(2)
    assert story.watch() == 1
    assert story.watch() == 0
    story.asking[seat] = DAY + 3 * DAY - story.spent[seat]
    lent = owner.see()["players"][seat]
    assert lent["lent"]
    wait_until(lambda: seat not in owner.see()["deciding"])
    story.look()
    assert story.left(seat) == 0.0
    assert owner.post("/back").status_code == 200
    story.look()
    while seat not in story.seen["deciding"]:
        story.answer(HOUR)
    # Their reserve is gone, but each asking has its free stretch.
    its = story.seen["clocks"]["seats"][seat]
    assert (its["left"], its["free"], its["runs"]) == (0.0, DAY, True)
    story.answer(3 * HOUR)
    story.check()


def ledger(story):
    for seat, name in enumerate(NAMES):
        print(f"\n{name}: a reserve of {3 * DAY:.0f} s")
        left = 3 * DAY
        for how, counted, free, cost in story.lines[seat]:
            left -= cost
            assert counted == free + cost
            print(f"  {how:10} {counted:10.0f} s = free {free:9.0f} + reserve {cost:9.0f}   left {left:9.0f}")
        story.look()
        assert left - max(0.0, story.asking[seat] - DAY) == pytest.approx(story.left(seat), abs=1.0)


def result(story):
    """They call it off; what everybody's askings took stands in their results, the free stretches too."""
    story.pass_time(4 * HOUR)
    counted = [sum(line[1] for line in story.lines[seat]) + story.asking[seat] for seat in range(3)]
    anna, *others = story.people
    assert anna.post("/call-off").status_code == 200
    for one in others:
        assert one.post("/call-off/answer", agree=True).status_code == 200
    assert anna.see()["closed"] == "agreed"
    rows = story.server.process.store.read_now(results.of_tables([story.table]))[story.table]
    # Whose time was out has used the seconds of grace as well.
    assert [row.seconds for row in rows] == [pytest.approx(seconds, abs=4.0) for seconds in counted]
    assert sum(counted) > 7 * DAY

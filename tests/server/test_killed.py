"""An acknowledged choice survives SIGKILL of any process at any moment; nothing is lost, doubled or reordered."""

import json
import os
import random
import threading
import time

import httpx
import pytest

from server import postgres
from server.serving import PATIENCE, Process, new_client, new_request, sit, wait_until

pytestmark = [pytest.mark.each_database, pytest.mark.processes]


class Player(threading.Thread):
    """Plays both seats of a table to its end, and repeats every request until it is answered."""

    def __init__(self, address, number):
        super().__init__(daemon=True)
        self.people = sit(address, seed=f"killed {number}")
        for person in self.people:
            person.client = new_client(address)
        self.luck = random.Random(number)
        self.acknowledged = [[], []]
        self.trouble = 0
        self.failure = None

    def run(self):
        try:
            while self.play_once():
                pass
        except Exception as error:
            self.failure = error

    def play_once(self):
        for seat, person in enumerate(self.people):
            seen = self.patiently(person.get).json()
            if seen["status"] == "over":
                return False
            if seen["decision"]:
                key = self.luck.choice(seen["options"])["key"]
                request = new_request()
                answer = self.patiently(
                    lambda person=person, seen=seen, key=key, request=request: person.choose(
                        key, decision=seen["decision"]["id"], request=request
                    )
                )
                assert answer.status_code == 200, answer.text
                self.acknowledged[seat].append(key)
        return True

    def patiently(self, ask):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = ask()
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.status_code != 503:
                return answer
            self.trouble += 1
            time.sleep(0.05)
        raise AssertionError("no answer any more")

    def check(self):
        """The log holds exactly what was acknowledged, in order."""
        file = self.patiently(lambda: self.people[0].get("/file"))
        lines = [json.loads(line) for line in file.text.splitlines()]
        for seat in (0, 1):
            chosen = [line["choice"] for line in lines if line.get("do") == "choose" and line["seat"] == seat]
            assert chosen == self.acknowledged[seat]


def play_through(address, disturb, tables=4):
    """Tables played to their ends while something is disturbed again and again."""
    players = [Player(address, number) for number in range(tables)]
    for player in players:
        player.start()
    luck = random.Random(1)
    disturbed = 0
    while any(player.is_alive() for player in players):  # one that gets no answer any more gives up by itself
        time.sleep(luck.uniform(0.1, 0.9))
        if disturbed < 5:
            disturb()
            disturbed += 1
    for player in players:
        player.join(60)
        assert player.failure is None, repr(player.failure)
        player.check()
    assert disturbed >= 2
    assert sum(player.trouble for player in players)


@pytest.mark.slow
def test_the_server_is_killed_again_and_again(database):
    running = [Process(database)]

    def kill():
        running[-1].kill()
        running.append(Process(database, port=running[-1].port))

    play_through(running[0].address, kill)
    running[-1].stop()


def test_one_of_several_processes_is_killed_again_and_again(postgresql):
    server = Process(postgresql.new_database(), workers=2)
    luck = random.Random(5)

    def kill():
        children = server.children()
        if children:
            postgres.with_luck(os.kill, luck.choice(children), 9)

    play_through(server.address, kill)
    server.stop()


def test_postgresql_itself_is_killed_again_and_again():
    database = postgres.start()
    try:
        # A connection to a database that dies just then may hang: with a minute for it nobody would wait.
        server = Process(database.new_database(), database_seconds=5.0)

        def kill():
            database.kill()
            time.sleep(0.2)
            database.resume()

        play_through(server.address, kill, tables=3)
        server.stop()
    finally:
        postgres.remove(database)


def test_a_server_that_is_asked_to_stop_finishes_what_it_does(database):
    server = Process(database)
    player = Player(server.address, 1)
    player.start()
    time.sleep(0.7)
    server.stop()
    assert server.process.returncode == 0
    again = Process(database, port=server.port)
    player.join(timeout=60)
    assert player.failure is None
    player.check()
    again.stop()


def test_the_children_end_when_their_parent_is_killed(postgresql):
    server = Process(postgresql.new_database(), workers=2)
    children = wait_until(lambda: len(found := server.children()) == 2 and found)
    server.kill()
    wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in children))  # noqa: PTH110

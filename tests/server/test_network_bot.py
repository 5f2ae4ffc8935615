"""A bot that plays through the HTTP API with a seat's token: the example, against a real server."""

import json
import subprocess
import sys
from pathlib import Path

from server.serving import Person, Process, found, free_port, play_on, wait_until

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bots" / "network_bot.py"
PIPED = f"{sys.executable} -S {ROOT / 'examples' / 'bots' / 'first.py'}"
OPEN = {"kind": "open"}


class NetworkBot:
    """The example as a process of its own."""

    def __init__(self, link, *words):
        self.process = subprocess.Popen(
            [sys.executable, BOT, link, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def secret(self):
        """What it prints when it has sat down."""
        return self.process.stderr.readline().removeprefix("--seat ").strip()

    def result(self):
        out, error = self.process.communicate(timeout=120)
        assert self.process.returncode == 0, error
        return json.loads(out)

    def kill(self):
        self.process.kill()
        self.process.communicate(timeout=60)


def open_table(address, *seats, **more):
    """A table, and the links of its open seats."""
    table = found(address, [{"kind": "me", "name": "Anna"}, *seats], **more)
    links = [f"{address}/t/{table['table']}#{seat['token']}" for seat in table["seats"] if seat["kind"] == "open"]
    return Person(address, table["table"], table["seats"][0]["token"]), links


def test_it_takes_a_seat_as_a_program_and_plays_to_the_end(sqlite_server):
    anna, (link,) = open_table(sqlite_server.address, OPEN)
    bot = NetworkBot(link, "--name", "Strongest")
    try:
        wait_until(lambda: anna.see()["status"] == "playing")
        player = anna.see()["players"][1]
        assert (player["name"], player["kind"], player["program"]) == ("Strongest", "person", True)
        assert anna.see()["players"][0]["program"] is False
        seen = play_on([anna])
        assert bot.result() == {"seat": 1, "status": "over", "result": seen["result"]}
    finally:
        bot.kill()


def test_it_lets_a_program_over_a_pipe_play(sqlite_server):
    anna, (link,) = open_table(sqlite_server.address, OPEN)
    bot = NetworkBot(link, "--bot", PIPED)
    try:
        wait_until(lambda: anna.see()["status"] == "playing")
        assert play_on([anna])["status"] == "over"
        assert bot.result()["status"] == "over"
    finally:
        bot.kill()


def test_it_goes_on_when_it_or_the_server_was_killed(tmp_path):
    database, port = f"sqlite:///{tmp_path}/tables.db", free_port()
    server = Process(database, port)
    anna, (link,) = open_table(server.address, OPEN)
    bot = NetworkBot(link)
    try:
        secret = bot.secret()
        play_on([anna], until=lambda seen: seen["seq"] > 8)
        bot.kill()
        bot = NetworkBot(link.partition("#")[0], "--seat", secret)
        play_on([anna], until=lambda seen: seen["seq"] > 16)
        server.kill()
        server = Process(database, port)
        assert play_on([anna])["status"] == "over"
        assert bot.result()["status"] == "over"
    finally:
        bot.kill()
        server.stop()


def test_it_says_why_it_was_refused(sqlite_server):
    anna, (link,) = open_table(sqlite_server.address, OPEN)
    for wrong in (link[:-6] + "abcdef", f"{sqlite_server.address}/t/no-such-table#x"):
        bot = NetworkBot(wrong)
        _, error = bot.process.communicate(timeout=120)
        assert bot.process.returncode == 1
        assert error.startswith(("401: ", "404: "))
    assert anna.see()["status"] == "waiting"


def test_a_seat_that_a_program_has_left_before_the_deal_is_nobody_s(sqlite_server):
    anna, (first, _) = open_table(sqlite_server.address, OPEN, OPEN, game="wendake")
    bot = NetworkBot(first)
    try:
        gone = Person(sqlite_server.address, anna.table, bot.secret())
        assert anna.see()["players"][1]["program"] is True
        assert gone.post("/leave").status_code == 200
        assert anna.see()["players"][1]["program"] is False
    finally:
        bot.kill()

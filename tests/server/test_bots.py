"""Bots: in processes of their own, within their time, and never able to stop a table."""

import asyncio
import sys
import time

import pytest

from longhouse import bots, games
from longhouse.core.chance import FastChance
from longhouse.server.bots.minds import Minds
from longhouse.server.bots.pool import BotPool
from longhouse.server.bots.worker import BotRequest, think
from server.serving import Person, Process, Thread, found, play_on, sit, wait_until

BOTS = '''
import os, sys, time
from longhouse.bots.random import RandomBot

class Crash(RandomBot):
    def choose(self, outlook):
        raise RuntimeError("no idea")

class Die(RandomBot):
    def choose(self, outlook):
        os._exit(3)

class Hang(RandomBot):
    def choose(self, outlook):
        while True:
            pass

class Lie(RandomBot):
    def choose(self, outlook):
        return 99999

class Babble(RandomBot):
    """Prints where answers are expected."""
    def choose(self, outlook):
        print("let me think", flush=True)
        return super().choose(outlook)

class Peek(RandomBot):
    """Looks for the true state wherever it may be."""
    def choose(self, outlook):
        world = outlook._SeatOutlook__state
        print("PEEKED", world.dump()["players"][1 - outlook.seat].get("hand"), flush=True)
        return outlook.options[0]
'''
NAMES = ("Crash", "Die", "Hang", "Lie", "Babble", "Peek")


@pytest.fixture(scope="module")
def strange_bots(tmp_path_factory):
    """A stranger's package of bots, installed for this process and those it starts."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "strangebots.py").write_text(BOTS)
    about = folder / "strangebots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangebots\nVersion: 1.0\n")
    lines = [f"{name.lower()} = strangebots:{name}" for name in NAMES]
    (about / "entry_points.txt").write_text("[longhouse.bots]\n" + "\n".join(lines) + "\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join([str(folder), *(path for path in sys.path if path.endswith("src"))]))
        patch.syspath_prepend(str(folder))
        bots._installed.cache_clear()
        yield folder
    bots._installed.cache_clear()


@pytest.fixture(scope="module")
def bot_server(strange_bots, tmp_path_factory):
    server = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", bot_seconds=2.0, bot_workers=2)
    yield server
    server.stop()


def against(server, bot):
    return sit(server.address, seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": bot}])[0]


@pytest.mark.parametrize("bot", ["crash", "die", "hang", "lie"])
def test_a_bot_that_fails_is_replaced_by_brave_and_the_match_goes_on(bot_server, bot):
    anna = against(bot_server, bot)
    listener = anna.listen()
    seen = play_on([anna], until=lambda seen: seen["view"]["round"] == 1, most=5000)
    assert seen["players"][1]["bot"] == "brave"
    listener.wait(lambda heard: heard.players()[1]["bot"] == "brave")
    listener.close()


def test_a_bot_that_talks_plays_on(bot_server):
    anna = against(bot_server, "babble")
    assert play_on([anna], most=5000)["status"] == "over"
    assert anna.see()["players"][1]["bot"] == "babble"


def test_a_bot_is_told_a_possible_world_and_never_the_true_one(bot_server, tmp_path, capfd):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", bot_workers=1)
    anna = against(server, "peek")
    play_on([anna], until=lambda seen: seen["view"]["round"] == 1, most=5000)
    hand = anna.see()["view"]["players"][0]["hand"]
    printed = []

    def peeked():
        printed.extend(capfd.readouterr().err.splitlines())
        return [line for line in printed if line.startswith("PEEKED [") and line != "PEEKED []"]

    assert f"PEEKED {hand}" not in wait_until(peeked)
    server.stop()


def test_a_failing_fallback_still_moves(bot_server, monkeypatch):
    from longhouse.server.bots import scheduler

    monkeypatch.setattr(scheduler, "FALLBACK", "crash")
    anna = against(bot_server, "crash")
    seen = play_on([anna], until=lambda seen: seen["view"]["round"] == 1, most=5000)
    assert seen["view"]["round"] == 1


def test_two_bots_play_to_the_end_by_themselves(bot_server):
    table = found(bot_server.address, [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])["table"]
    watcher = Person(bot_server.address, table)
    listener = watcher.listen()
    listener.wait(lambda heard: heard.told() and heard.told()[-1]["status"] == "over")
    assert listener.story() == watcher.see()["story"]
    listener.close()


def test_bots_go_on_after_their_server_was_killed(database):
    """Found by the sweep of the next start, without anybody asking for the table."""
    server = Process(database)
    wish = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    tables = [found(server.address, wish)["table"] for _ in range(2)]
    time.sleep(0.4)
    server.kill()
    again = Process(database, port=server.port)
    wait_until(lambda: all(Person(again.address, table).see()["status"] == "over" for table in tables))
    again.stop()


def test_bots_processes_die_with_their_server(database):
    import subprocess

    server = Process(database)
    found(server.address, [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    children = wait_until(server.children)
    server.kill()

    def lives(pid):
        return subprocess.run(["kill", "-0", str(pid)], capture_output=True, timeout=300).returncode == 0

    wait_until(lambda: not any(map(lives, children)))


# Our own levels keep the time.


@pytest.mark.parametrize(
    ("bot", "waited", "asked", "seconds"),
    [
        ("chief", 0.0, 1, 0.5),
        ("elder", 0.0, 1, 5.0),
        ("chief", 0.25, 1, 0.25),
        ("chief", 0.0, 4, 0.25),
        ("chief", 0.375, 4, 0.125),
        ("chief", 30.0, 1, 0.05),
        ("elder", 0.0, 1000, 0.5),
        ("stranger", 30.0, 1000, 6.4),
    ],
)
def test_a_limit_holds_from_the_moment_a_bot_is_asked(bot, waited, asked, seconds):
    pool = BotPool(2, 8.0)
    pool.asked = asked
    assert pool._seconds_for(bot, waited) == pytest.approx(seconds)


def test_a_level_thinks_no_longer_than_the_host_allows():
    pool = BotPool(1, 0.5)
    pool.asked = 1
    assert [pool._seconds_for(bot, 0.0) for bot in ("novice", "brave", "chief", "elder")] == [0.5] * 4


def test_chiefs_that_are_asked_together_share_the_time_of_one(strange_bots):
    """Two at the same moment, and one process: nobody waits for longer than the limit of each."""
    match = games.get("tomahawk").new(seed=3)

    async def ask():
        pool = BotPool(1, 10.0)
        try:
            await pool.choose(match, 0, "random")  # loading does not count
            start = time.perf_counter()
            keys = await asyncio.gather(*(pool.choose(match, seat, "chief") for seat in (0, 1)))
            return keys, time.perf_counter() - start
        finally:
            await pool.close()

    keys, seconds = asyncio.run(ask())
    assert all(key in [option.key for option in match.options(seat)] for seat, key in enumerate(keys))
    assert seconds < 2 * 1.0 + 2.0


# What was thought before.


def ask(match, minds, mind="one", bot="chief", seat=0, seconds=0.3):
    """Let a bot choose as a process would, and do what it says. The bot itself, if it was kept."""
    request = BotRequest(
        match.game.id, match.state.determinize(seat, FastChance(7)).dump(), seat, bot, 5, seconds, mind
    )
    match.choose(seat, think(request, minds).key)
    return minds._kept.get(mind)


def test_a_bot_goes_on_from_what_it_has_thought():
    match, minds = games.get("tomahawk").new(seed=3, settings={"specials": False}), Minds()
    first = ask(match, minds)
    assert first.thought.reused == 0
    match.choose(1, match.options(1)[0].key)  # in secret: for seat 0 nothing has changed
    second = ask(match, minds)
    assert second is first
    assert second.thought.reused > 0


def test_a_bot_starts_afresh_where_somebody_else_has_moved_its_seat_on():
    match, minds = games.get("tomahawk").new(seed=3, settings={"specials": False}), Minds()
    first = ask(match, minds)
    match.choose(0, match.options(0)[-1].key)
    assert ask(match, minds) is first
    assert first.thought.reused == 0


def test_bots_are_kept_apart_and_only_those_of_ours():
    match, minds = games.get("tomahawk").new(seed=3, settings={"specials": False}), Minds()
    one, other = ask(match, minds, "one"), ask(match, minds, "other", seat=1)
    assert one is not other
    assert one.thought.seat == 0
    assert other.thought.seat == 1
    assert ask(match, minds, "") is None
    assert ask(match, minds, "third", bot="random") is None


def test_only_so_many_bots_are_kept_and_only_so_much_of_their_thoughts():
    match = games.get("tomahawk").new(seed=3, settings={"specials": False})
    few, small = Minds(most=2), Minds(nodes=1)
    for mind in ("one", "two", "three"):
        assert ask(match, few, mind, seconds=0.05) is not None
        match.undo(0)
        assert ask(match, small, mind, seconds=0.05).nodes > 1
        match.undo(0)
    assert list(few._kept) == ["two", "three"]
    assert list(small._kept) == ["three"]


def test_a_limit_holds_for_one_decision():
    bot = bots.make("elder", 1, 0.5)
    bot.limit(3.0)
    assert bot._seconds == 3.0
    bot.limit(30.0)
    assert bot._seconds == 5.0


def test_a_seat_is_thought_for_where_it_was_before_if_that_is_free(strange_bots):
    match = games.get("tomahawk").new(seed=3)

    async def ask_twice():
        pool = BotPool(2, 10.0)
        try:
            for _ in range(2):
                await pool.choose(match, 0, "brave")
            alone = len(pool._all)
            await asyncio.gather(*(pool.choose(match, 0, "brave") for _ in range(2)))
            return alone, len(pool._all)
        finally:
            await pool.close()

    assert asyncio.run(ask_twice()) == (1, 2)


def test_an_elder_answers_in_time_though_the_host_allows_little(tmp_path):
    server = Thread(f"sqlite:///{tmp_path}/tables.db", bot_seconds=0.1, bot_workers=1)
    anna = against(server, "elder")
    seen = play_on([anna], until=lambda seen: seen["view"]["round"] == 1, most=5000)
    assert seen["players"][1]["bot"] == "elder"
    server.stop()


def test_a_table_whose_bots_have_the_names_of_before_plays_on(bot_server):
    anna = against(bot_server, "greedy")
    seen = play_on([anna], until=lambda seen: seen["view"]["round"] == 1, most=5000)
    assert seen["players"][1]["bot"] == "greedy"
    assert seen["players"][1]["nick"] not in (None, "greedy")

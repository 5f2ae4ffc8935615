"""An Elder in the terminal has the computer's other cores think with it."""

import multiprocessing

from longhouse import games
from longhouse.bots.search import Crew
from longhouse.core.text import Text
from longhouse.terminal.seats import Place, Programs, seat_programs


def against(bot, cores, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    match = games.get("tomahawk").new(seed=3)
    seat_programs(match, [Place("Ann"), Place("", bot)], Text("en"))
    return match, Programs(match)


def test_an_elder_shares_its_thoughts_with_other_processes_and_sends_them_home(monkeypatch):
    before = set(multiprocessing.active_children())
    match, programs = against("elder", 3, monkeypatch)
    elder = programs._players[1]
    elder.quicken(100)
    assert isinstance(elder._searcher, Crew)
    assert len(set(multiprocessing.active_children()) - before) == 2
    while match.deciding()[0] != 1:
        match.choose(0, match.options(0)[0].key)
    assert programs.choose(1) in [option.key for option in match.options(1)]
    programs.close()
    assert set(multiprocessing.active_children()) <= before


def test_with_one_core_or_another_level_nobody_helps(monkeypatch):
    for bot, cores in (("elder", 1), ("chief", 4)):
        _, programs = against(bot, cores, monkeypatch)
        assert programs._players[1]._searcher is None
        programs.close()

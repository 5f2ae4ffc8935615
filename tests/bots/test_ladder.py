"""`longhouse arena --ladder`: each level against the one below."""

import importlib.util
import json
from io import StringIO

import pytest
from rich.console import Console

import toy
from house.sources import ROOT
from longhouse.arena import ladder
from longhouse.arena.command import TEXT_FOLDER
from longhouse.arena.report import Rate
from longhouse.arena.tables import bar, show_ladder
from longhouse.arena.tournament import PlayedGame, Thinking, play
from longhouse.cli import main
from longhouse.core.text import Text


def game(winner, line_up, seconds=0.5):
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(line_up)))
    return PlayedGame(line_up, ranks, ranks, 10, (Thinking(2, seconds, seconds),) * len(line_up))


def test_every_level_meets_the_one_below_on_equal_deals_in_both_seats():
    plan = ladder.planned("toy", {}, 2, 4, 1, 10.0)
    assert [pairing.line_up for pairing in plan[:4]] == [("elder", "chief"), ("chief", "elder")] * 2
    assert [pairing.deal for pairing in plan[:4]] == ["1/0", "1/0", "1/1", "1/1"]
    assert [set(pairing.line_up) for pairing in plan[4::4]] == [{"chief", "brave"}, {"brave", "novice"}]
    assert {pairing.quick for pairing in plan} == {10.0}


def test_with_more_players_one_chief_sits_in_every_seat_among_braves():
    plan = ladder.planned("toy", {}, 3, 3, 1, 0)
    assert [pairing.line_up.index("chief") for pairing in plan] == [0, 2, 1]
    assert all(pairing.line_up.count("brave") == 2 for pairing in plan)
    assert len({pairing.deal for pairing in plan}) == 1


def test_one_rung_alone_may_be_climbed():
    plan = ladder.planned("toy", {}, 2, 4, 1, 10.0, "chief")
    assert {frozenset(pairing.line_up) for pairing in plan} == {frozenset(("chief", "brave"))}
    assert [one.rung.upper for one in ladder.climbed([], 2, "chief")] == ["chief"]


def test_a_rung_counts_the_wins_of_the_upper_one():
    played = [game(0, ("elder", "chief")), game(0, ("chief", "elder"), 0.9), game(1, ("chief", "brave"))]
    lowest, middle, highest = ladder.climbed(played, 2)
    assert [one.rung.upper for one in (lowest, middle, highest)] == ["brave", "chief", "elder"]
    assert (lowest.rate.games, middle.rate.win_rate, highest.rate.win_rate) == (0, 0.0, 0.5)
    assert (highest.longest, highest.mean) == (0.9, pytest.approx(1.4 / 4))
    many = ladder.climbed([game(1, ("brave", "chief", "brave")), game(0, ("brave", "brave", "chief"))], 3)
    assert [one.to_json()["times_fair"] for one in many] == [pytest.approx(1.5)]


def test_the_bar_shows_what_is_sure_what_may_be_and_equals():
    drawn = bar(Rate(100, 0.75, 0.66, 0.82), 0.5)
    assert drawn[len(drawn) // 2] == "┃"
    assert drawn.replace("┃", "█") == "█" * drawn.replace("┃", "█").count("█") + "▒▒▒" + "··"


def test_the_command_climbs_shows_and_writes_it_down(install, capsys, tmp_path):
    install(toy.GAME)
    path = tmp_path / "ladder.json"
    asked = ["--games", "2", "--quick", "400", "--jobs", "1", "--json", str(path)]
    assert main(["arena", "--ladder", "toy", *asked, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Chief over Brave" in shown
    assert "An equal share is 33.3 %" in shown
    assert "┃" in shown
    assert "were divided by 400" in " ".join(shown.split())
    facts = json.loads(path.read_text())
    assert (facts["seats"], facts["quick"]) == (3, 400)
    assert [rung["games"] for rung in facts["rungs"]] == [3]  # every deal from every seat
    # The same again, whatever the machine does meanwhile.
    pairing = ladder.planned("toy", facts["settings"], 3, 3, 1, 400)[0]
    assert play(pairing)._replace(thought=()) == play(pairing)._replace(thought=())


@pytest.mark.parametrize(("language", "top"), [("en", "Elder over Chief"), ("fr", "Ancien – Chef")])
@pytest.mark.parametrize("plain", [False, True])
def test_the_highest_rung_is_on_top_and_all_fits_eighty_columns(language, top, plain):
    played = [game(0, rung) for rung in ladder.rungs(2)]
    console = Console(width=80, file=StringIO())
    show_ladder(ladder.climbed(played, 2), Text(language, TEXT_FOLDER), console, plain=plain, quick=0.0)
    lines = console.file.getvalue().splitlines()
    names = [line for line in lines if "Brave" in line or "Chief" in line or "Chef" in line]
    assert top in names[0]
    assert "Novice" in names[2]
    assert ("┃" in "".join(lines)) is not plain


@pytest.mark.parametrize(("quick", "said"), [(0.0, None), (1.0, "all their simulations"), (20.0, "divided by 20")])
def test_it_is_said_how_much_they_thought(quick, said):
    console = Console(width=80, file=StringIO())
    show_ladder([], Text("en", TEXT_FOLDER), console, plain=True, quick=quick)
    last = " ".join(console.file.getvalue().split())
    assert "simulations" not in last if said is None else said in last


def test_what_makes_no_ladder_is_refused(capsys):
    assert main(["arena", "tomahawk", "--quick", "5", "--lang", "en"]) == 2
    assert "--ladder" in capsys.readouterr().err
    assert main(["arena", "--ladder", "tomahawk", "--quick", "0", "--lang", "en"]) == 2
    assert "N is 1 or more" in capsys.readouterr().err
    assert main(["arena", "tomahawk", "--rung", "elder", "--lang", "en"]) == 2
    assert "--ladder" in capsys.readouterr().err
    assert main(["arena", "--ladder", "tribes", "--seats", "3", "--rung", "elder", "--lang", "en"]) == 2
    assert "Its rungs: chief" in capsys.readouterr().err
    alone = ["arena", "wendake", "--ladder", "--setting", "solo_ghost=on", "--lang", "en"]
    assert main(alone) == 2
    assert "at least two players" in capsys.readouterr().err


def test_the_page_of_the_bots_keeps_what_is_not_measured_again():
    path = ROOT / "benchmarks" / "ladder.py"
    spec = importlib.util.spec_from_file_location("ladder_page", path)
    table = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(table)
    rung = ladder.Climbed(ladder.Rung("chief", "brave"), Rate(400, 0.7, 0.65, 0.74), 0.5, 0.99, 0.4).to_json()
    facts = {
        "game": "toy",
        "seats": 2,
        "seed": 1,
        "quick": 0.0,
        "compiled": True,
        "date": "2026-11-16",
        "rungs": [rung],
    }
    page = (
        f"# Bots\n{table.BEGIN}\n| tomahawk, 2 | chief over brave | kept |\n| toy, 2 | chief over brave | old |\n"
        f"| toy, 2 | elder over chief | of another rung |\n{table.END}\nEnd\n"
    )
    after = table.written(page, [facts])
    assert (
        "| toy, 2 | chief over brave | 400 | 70 % [65-74] | 1.40 | 0.40, at most 0.99 | seed 1, 2026-11-16 |" in after
    )
    assert "not measured | seed 1, quick 1, 2026" in table.written(page, [{**facts, "quick": 1.0}])
    assert "kept" in after
    assert after.index("of another rung") < after.index("chief over brave | 400")
    assert "old" not in after
    assert table.written(after, [facts]) == after
    assert after.startswith("# Bots\n")
    assert after.endswith("\nEnd\n")
    own = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert own.count(table.BEGIN) == own.count(table.END) == 1

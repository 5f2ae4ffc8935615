"""`longhouse lab`: what a change may be, and what it does, with honest intervals of the differences."""

import json
import re
from copy import deepcopy
from random import Random

import pytest

from house.sources import ROOT
from longhouse.arena import differences
from longhouse.arena.differences import compare, paired, quantile
from longhouse.arena.lab import check
from longhouse.arena.tournament import Pairing, PlayedGame, play
from longhouse.cli import main
from longhouse.core import changes, components, registry
from longhouse.core.changes import apply
from longhouse.core.components import read_components
from longhouse.core.errors import BadChange
from longhouse.terminal.messages import messages

TABLES = {
    "number": [{"id": "rounds", "value": 6, "source": "rulebook"}, {"id": "hand", "value": 8, "source": "rulebook"}],
    "pile": [{"id": "1", "lengths": [3, 2], "source": "x"}, {"id": "1.a", "lengths": [1], "source": "x"}],
    "card": [
        {"id": "hand", "value": 2, "icon": "puma", "flash": True, "cost": {"wood": 1}, "source": "x"},
        {"id": "fish", "value": 1, "source": "x"},
    ],
}


@pytest.mark.parametrize(
    ("change", "said", "before", "after"),
    [
        ("data.toml:number.rounds=7", "number.rounds.value", 6, 7),
        ("data.toml:rounds=7", "number.rounds.value", 6, 7),
        ("rounds = 7", "number.rounds.value", 6, 7),
        ("number.rounds.value=-1", "number.rounds.value", 6, -1),
        ("card.hand=9", "card.hand.value", 2, 9),
        ("pile.1.lengths.1=5", "pile.1.lengths.1", 2, 5),
        ("pile.1.lengths=[1, 2, 3]", "pile.1.lengths", [3, 2], [1, 2, 3]),
        ("pile.1.a.lengths.0=5", "pile.1.a.lengths.0", 1, 5),
        ("card.hand.icon=gather", "card.hand.icon", "puma", "gather"),
        ("card.hand.icon=4", "card.hand.icon", "puma", "4"),
        ('card.hand.icon="a b"', "card.hand.icon", "puma", "a b"),
        ("card.hand.flash=false", "card.hand.flash", True, False),
        ("card.hand.cost.wood=3", "card.hand.cost.wood", 1, 3),
        ("fish.icon=puma", "card.fish.icon", None, "puma"),
    ],
)
def test_a_change_finds_its_figure(change, said, before, after):
    tables = deepcopy(TABLES)
    done = apply(tables, change)
    assert (str(done.figure), done.before, done.after) == (said, before, after)
    assert tables != TABLES
    if before is not None:
        assert apply(tables, f"{said}={json.dumps(before)}").after == before
        assert tables == TABLES, "nothing else was touched"


@pytest.mark.parametrize(
    ("change", "message", "told"),
    [
        ("rounds", "error-lab-form", ""),
        ("=7", "error-lab-form", ""),
        ("rounds=", "error-lab-form", ""),
        ("rules.toml:rounds=7", "error-lab-file", "rules.toml"),
        ("round=7", "error-lab-row", "rounds"),
        ("zzz=7", "error-lab-table", "number, pile, card"),
        ("hand=7", "error-lab-several", "number.hand.value, card.hand.value"),
        ("card.fish.weight=7", "error-lab-field", "value"),
        ("card.fish.id=7", "error-lab-field", "value"),
        ("card.fish.source=7", "error-lab-field", "value"),
        ("pile.1=7", "error-lab-field", "lengths"),
        ("pile.1.lengths.2=7", "error-lab-field", "0, 1"),
        ("pile.1.lengths.x=7", "error-lab-field", "0, 1"),
        ("rounds.value.deep=7", "error-lab-field", "-"),
        ("rounds=many", "error-lab-value", "a whole number"),
        ("rounds=7.5", "error-lab-value", "a whole number"),
        ("rounds=true", "error-lab-value", "a whole number"),
        ("card.hand.flash=1", "error-lab-value", "true or false"),
        ("pile.1.lengths=7", "error-lab-value", "a list"),
        ("card.hand.cost=7", "error-lab-value", "a table"),
        ("rounds=6", "error-lab-same", "6"),
    ],
)
def test_what_is_no_change_is_refused_with_what_there_is(change, message, told):
    tables = deepcopy(TABLES)
    with pytest.raises(BadChange) as refused:
        apply(tables, change)
    assert refused.value.message_id == message
    assert told in str(refused.value)
    assert tables == TABLES


def test_every_figure_of_every_game_can_be_named():
    for name in registry.names():
        tables = read_components(registry.get(name).folder)
        for table, rows in tables.items():
            for row in rows:
                for field, value in row.items():
                    if field in ("id", "source") or not isinstance(value, int):
                        continue
                    other = (not value) if isinstance(value, bool) else value + 1
                    done = apply(tables, f"{table}.{row['id']}.{field}={changes.shown(other)}")
                    assert done.figure == (table, row["id"], (field,))
                    assert done.after == other


def test_data_is_changed_only_for_whoever_asks(tmp_path):
    (tmp_path / "data.toml").write_text('number = [{ id = "rounds", value = 6, source = "rulebook" }]\n')
    with components.changed(["rounds=7"]) as done:
        assert components.numbers(read_components(tmp_path)["number"]) == {"rounds": 7}
    assert [str(one.figure) for one in done] == ["number.rounds.value"]
    assert components.numbers(read_components(tmp_path)["number"]) == {"rounds": 6}


# Differences.


def game(deal, winner, held=((), ()), decisions=10, scores=(5, 3)):
    holdings = tuple({"clan": list(ids)} for ids in held)
    ranks = tuple(1 if seat == winner else 2 for seat in range(2))
    return PlayedGame(("brave", "brave"), ranks, scores, decisions, (), holdings, str(deal), 1)


def test_lines_say_what_was_and_what_is():
    before = [game(deal, 0, (("fox",), ("bear",))) for deal in range(20)]
    after = [game(deal, deal % 2, (("fox",), ("bear",)), decisions=12) for deal in range(20)]
    found = compare(before, after)
    assert (found.games, found.otherwise) == (20, 20)
    lines = {(one.kind, one.id): one for one in found.lines}
    assert (lines["seat", "0"].before, lines["seat", "0"].after, lines["seat", "0"].by) == (1.0, 0.5, -0.5)
    assert lines["clan", "bear"].by == 0.5
    assert lines["clan", "bear"].is_apart
    assert (lines["game", "decisions"].by, lines["game", "decisions"].low) == (2, 2)
    assert (lines["game", "margin"].before, lines["game", "margin"].after) == (2, 0), "half are won with fewer points"
    assert [one.kind for one in found.lines] == sorted([one.kind for one in found.lines], key=kinds_in(found))


def kinds_in(found):
    kinds = list(dict.fromkeys(one.kind for one in found.lines))
    return kinds.index


def test_games_that_are_all_the_same_differ_in_nothing():
    games = [game(deal, deal % 2) for deal in range(20)]
    found = compare(games, games)
    assert found.otherwise == 0
    assert {(one.low, one.high) for one in found.lines} == {(0.0, 0.0)}
    moved = compare(games, [one._replace(decisions=11) for one in games])
    seat = next(one for one in moved.lines if one.kind == "seat")
    assert seat.low < 0 < seat.high, "in other games somebody else might have won"


def test_what_few_had_is_left_out():
    one = {str(deal): (1.0, 1.0) for deal in range(differences._FEW - 1)}
    assert paired(one, one, is_rate=True) is None
    assert paired({}, one, is_rate=False) is None


@pytest.mark.parametrize("is_rate", [True, False])
@pytest.mark.parametrize("had", [1.0, 0.4])
def test_intervals_hold_the_truth_about_as_often_as_they_say(is_rate, had):
    """A change that moves a mean by 0.1, where luck is shared: intervals know of the pairs, and are not too sure."""
    inside, widths, trials = 0, [], 400
    for trial in range(trials):
        luck, sides = Random(f"{trial} {is_rate} {had}"), ({}, {})
        for deal in range(60):
            shared = luck.random()
            for side, more in zip(sides, (0.0, 0.1), strict=True):
                if luck.random() < had:
                    own = shared if luck.random() < 0.8 else luck.random()
                    value = float(own < 0.4 + more) if is_rate else 5 * own + more + luck.gauss(0, 1)
                    side[str(deal)] = (value, 1.0)
        _, was, is_now, low, high = paired(*sides, is_rate=is_rate)
        assert low <= is_now - was <= high
        inside += low <= 0.1 <= high
        widths.append(high - low)
    assert 0.915 <= inside / trials <= 0.99
    if is_rate and had == 1.0:
        assert sum(widths) / trials < 2 * 1.96 * (2 * 0.24 / 60) ** 0.5, "shorter than two separate samples would give"


def test_student_s_quantile():
    known = {10: 2.228, 30: 2.042, 100: 1.984}
    assert {freedom: round(quantile(freedom), 3) for freedom in known} == pytest.approx(known, abs=0.004)


# The command.


def lab(*words, language="en"):
    return main(["lab", "northgard", "--bots", "random", "--jobs", "2", "--lang", language, *words])


def test_a_change_is_played_before_and_after_on_the_same_deals(tmp_path, capsys):
    paths = {name: tmp_path / f"lab.{name}" for name in ("json", "html", "jsonl")}
    words = ["--change", "data.toml:number.years=3", "--games", "12", "--keep", str(paths["jsonl"])]
    assert lab(*words, "--json", str(paths["json"]), "--html", str(paths["html"])) == 0
    shown = capsys.readouterr().out
    assert "number.years.value: 7 → 3" in shown
    assert "12 of 12 games changed." in shown
    facts = json.loads(paths["json"].read_text())
    lines = {(one["kind"], one["id"]): one for one in facts["lines"]}
    shorter = lines["game", "decisions"]
    assert shorter["difference"] < 0
    assert shorter["high"] < 0, "three years are sooner over than seven"
    assert ("seat", "0") in lines
    assert ("score", "1") in lines
    page = paths["html"].read_text()
    assert "number.years.value: 7 → 3" in page
    assert "Length and points" in page
    games = [json.loads(line) for line in paths["jsonl"].read_text().splitlines()[1:]]
    keys = [(one["deal"], tuple(one["changes"])) for one in games]
    assert len(set(keys)) == 24
    assert len({deal for deal, _ in keys}) == 12
    # The unchanged half is what an arena plays; and called again, nothing is played twice.
    for one in games:
        if not one["changes"]:
            pairing = Pairing("northgard", facts["settings"], tuple(one["line_up"]), one["deal"])
            assert play(pairing).scores == tuple(one["scores"])
    assert lab(*words, language="fr") == 0
    told = capsys.readouterr()
    assert "24 parties sont déjà dans le fichier, 0 à jouer." in told.err
    assert "ont changé." in told.out


def test_what_the_rules_cannot_live_with_is_told_by_the_game_itself(capsys):
    assert main(["lab", "wendake", "--change", "number.warriors=4", "--games", "4", "--lang", "en"]) == 2
    assert (
        "The rules of wendake refuse this change: identical.home: 5 of warrior, but there are 4"
        in capsys.readouterr().err
    )


def test_tomahawk_draws_what_is_left(capsys):
    words = ["--bots", "random", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main(["lab", "tomahawk", "--change", "data.toml:hand_size=9", *words]) == 0
    assert "number.hand_size.value: 8 → 9" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Say what to change"),
        (["--change", "altar_fam=3"], "Similar: altar_fame"),
        (["--change", "altar_fame=5", "--games", "0"], "at least one game"),
        (["--change", "altar_fame=5", "--bots", "nobody"], "nobody"),
        (["--change", "altar_fame=5", "--seats", "9"], "2 to 5 players"),
    ],
)
def test_what_cannot_be_asked_is_refused(words, said, capsys):
    assert lab(*words) == 2
    assert said in capsys.readouterr().err


def test_a_game_without_data_has_no_figures_to_change(install, capsys):
    import toy

    install(toy.GAME)
    assert main(["lab", "toy", "--change", "rounds=3", "--lang", "en"]) == 2
    assert "has no data.toml" in capsys.readouterr().err


def test_the_examples_of_the_help_and_of_the_page_are_changes():
    told = [messages(language)["help-lab.examples"] for language in ("en", "fr")]
    told.append((ROOT / "docs" / "arena.md").read_text(encoding="utf-8"))
    found = [one for page in told for one in re.findall(r"longhouse lab (\w+) .*?--change (\S+)", page)]
    assert len(found) == 7
    for name, change in found:
        assert check(registry.get(name), [change])

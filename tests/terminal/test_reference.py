"""`longhouse games` and `longhouse rules`: read about a game without starting one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longhouse import games
from longhouse.core.components import designed, read_components

from .conftest import NO_BREAK, Longhouse


def test_games_are_listed(longhouse: Longhouse) -> None:
    done = longhouse.run("games")
    assert done.returncode == 0
    assert "Tomahawk\nTwo tribes, four territories" in done.stdout
    assert "2 players, about 20 minutes." in done.stdout
    assert "2 joueurs, environ 20 minutes." in longhouse.run("games", "--lang", "fr").stdout


@pytest.mark.parametrize(("language", "usually"), [("en", "default"), ("fr", "par défaut")])
def test_a_game_shows_every_setting_and_the_components(longhouse: Longhouse, language: str, usually: str) -> None:
    shown = longhouse.run("games", "tomahawk", "--lang", language).stdout
    for setting in games.get("tomahawk").settings:
        values = "|".join(setting.word(value) for value in setting.values)
        assert f"{setting.name}={values} ({usually} {setting.word(setting.default)})" in shown
    for rows in read_components(games.get("tomahawk").folder).values():
        assert f"{len(rows)} (" in shown
    about = {"en": "novice (Novice): Thinks one move ahead", "fr": f"novice (Novice){NO_BREAK}: Ne prévoit qu’un coup"}
    assert about[language] in shown
    assert "--seats you,chief" in " ".join(shown.split())
    assert "greedy" not in shown


def test_designed_figures_are_all_there_and_called_so(longhouse: Longhouse) -> None:
    shown = longhouse.run("games", "tomahawk", "--designed").stdout
    assert "No source we found gives these figures." in shown
    found = designed(read_components(games.get("tomahawk").folder))
    assert len(found) == 24 + 7 + 14
    for component in found:
        assert re.search(rf"^  {component.id}: .", shown, re.MULTILINE), component
    assert "  07b: value 7, 4 feathers" in shown
    assert "  spirit: 1 feather\n" in shown
    assert "F5:" not in shown
    assert f"{len(found)} components" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("vocabulary", ["neutral", "original"])
def test_the_rules_are_complete_and_in_order(longhouse: Longhouse, language: str, vocabulary: str) -> None:
    shown = longhouse.run("rules", "tomahawk", "--lang", language, "--vocabulary", vocabulary).stdout
    numbers = [int(number) for number in re.findall(r"^R(\d+)\. ", shown, re.MULTILINE)]
    assert numbers == list(range(1, 58))
    assert re.findall(r"^(\d)\. \w[^.]*$", shown, re.MULTILINE)[-9:] == list("123456789")
    assert "1/3" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert ("scalp" in shown) is (vocabulary == "original")


def test_rules_fit_the_width(longhouse: Longhouse) -> None:
    shown = longhouse.run("rules", "tomahawk", COLUMNS="50").stdout
    prose = [line for line in shown.splitlines() if "/" not in line and "Territory 1  " not in line]
    assert all(len(line) <= 50 for line in prose)


def test_one_rule_alone(longhouse: Longhouse) -> None:
    done = longhouse.run("rules", "tomahawk", "r43")
    assert done.stdout.startswith("R43. Who takes what.")
    assert "R44" not in done.stdout
    assert longhouse.run("rules", "tomahawk", "R43", "--lang", "fr").stdout.startswith("R43. Qui prend quoi.")


def test_every_rule_belongs_to_exactly_one_part() -> None:
    from longhouse.terminal.reference import parts

    game = games.get("tomahawk")
    listed = [number for first, last in parts(game) for number in range(first, last + 1)]
    text = (Path(game.folder) / "text" / "en.ftl").read_text(encoding="utf-8")
    assert listed == sorted(int(number) for number in re.findall(r"^rule-r(\d+) =", text, re.MULTILINE))
    assert len(parts(game)) == len(re.findall(r"^rules-part-\d+ =", text, re.MULTILINE))

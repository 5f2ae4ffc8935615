"""How fair a game is: what is counted, said and written down."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from longhouse.arena import balance
from longhouse.arena.tournament import PlayedGame, play
from longhouse.cli import main
from longhouse.core import registry
from longhouse.core.text import Text

ROOT = Path(__file__).parents[2]
GAMES = ("tomahawk", "wendake", "northgard", "tribes")


def ended(winner: int, *held: dict[str, list[str]]) -> PlayedGame:
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(held)))
    return PlayedGame(("brave",) * len(held), ranks, (0,) * len(held), 9, (), held)


def test_whoever_had_a_thing_is_counted_once_in_every_game():
    fox, bear = {"tribe": ["fox"], "tile": ["A01", "A01"]}, {"tribe": ["oneida"], "tile": []}
    found = balance.weighed(registry.get("wendake"), [ended(0, fox, bear), ended(1, bear, fox), ended(0, bear, fox)])
    rates = {(one.kind, one.id): (one.rate.games, round(one.rate.win_rate, 2)) for one in found.held}
    assert rates == {("tribe", "fox"): (3, 0.67), ("tribe", "oneida"): (3, 0.33), ("tile", "A01"): (3, 0.67)}
    assert [round(rate.win_rate, 2) for rate in found.seats] == [0.67, 0.33]
    assert found.fair == 0.5
    assert [one.kind for one in found.held] == ["tribe", "tribe", "tile"], "as the game lists them"
    assert {one.id: one.designed for one in found.held}["oneida"] is True
    assert {one.id: one.designed for one in found.held}["A01"] is (
        next(row for row in _rows("wendake", "tile") if row["id"] == "A01")["source"] == "designed"
    )


def _rows(game: str, table: str) -> list[dict[str, object]]:
    from longhouse.core.components import read_components

    return read_components(registry.get(game).folder)[table]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_tells_of_has_names_and_differs(name):
    game = registry.get(name)
    settings = {setting.name: setting.default for setting in game.settings}
    played = play(balance.planned(name, settings, "brave", min(game.seats), 1, 3, 0)[0])
    kinds = list(played.holdings[0])
    assert kinds
    for language in ("en", "fr"):
        text = Text(language, game.folder / "text")
        assert all(text.has(f"holding-{kind}") for kind in kinds)
        ids = {thing for held in played.holdings for things in held.values() for thing in things}
        assert ids
        assert all(text.noun(thing) != thing or len(thing) <= 3 for thing in ids)
    assert any(played.holdings[0] != other for other in played.holdings[1:])


def test_the_command_shows_it_and_writes_it_down(capsys, tmp_path):
    path = tmp_path / "balance.json"
    asked = ["--bots", "brave", "--games", "4", "--jobs", "1", "--json", str(path), "--lang", "en"]
    assert main(["arena", "--balance", "tomahawk", *asked]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Does the seat matter?" in shown
    assert "Special" in shown
    assert "An equal share is 50.0 %" in shown
    facts = json.loads(path.read_text())
    assert (facts["bot"], facts["games"], facts["seats"]) == ("brave", 4, 2)
    assert sum(one["games"] for one in facts["held"]) == 4 * 2 * 2, "two specials each"
    page = _page()
    after = page.written(f"# Balance\n{page.BEGIN}\n\n### Toy, 2 players, Brave\n\nkept\n\n{page.END}\nEnd\n", [facts])
    assert "kept" in after
    assert "### Tomahawk, 2 players, Brave" in after
    assert page.written(after, [facts]) == after
    assert after.endswith("\nEnd\n")


def test_alone_nothing_is_fair_or_unfair(capsys):
    alone = ["arena", "wendake", "--balance", "--setting", "solo_ghost=on", "--lang", "en"]
    assert main(alone) == 2
    assert "at least two players" in capsys.readouterr().err


def _page():
    spec = importlib.util.spec_from_file_location("balance_page", ROOT / "benchmarks" / "balance.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

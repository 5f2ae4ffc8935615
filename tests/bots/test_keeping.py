"""`longhouse arena --keep`: a tournament goes on where it was interrupted."""

import json

import pytest

import toy
from longhouse.arena import tournament
from longhouse.arena.keeping import Keeper
from longhouse.arena.tournament import pairings
from longhouse.cli import main
from longhouse.core.errors import LonghouseError
from longhouse.core.settings import complete

FACTS = {"game": "toy", "rules": "1", "seed": 1}


SETTINGS = complete(toy.GAME.settings, {})


def plan(games=4):
    return list(pairings("toy", SETTINGS, ["random", "greedy"], 2, games, 1))


def arena(path, *more, games=4):
    words = ["--bots", "greedy,random", "--games", str(games), "--jobs", "1", "--keep", str(path), "--lang", "en"]
    return main(["arena", "toy", *words, *more])


def test_what_is_kept_is_not_played_again(install, tmp_path, monkeypatch, capsys):
    install(toy.GAME)
    path, figures = tmp_path / "games.jsonl", [tmp_path / name for name in ("whole.json", "rest.json")]
    assert arena(path, "--json", str(figures[0])) == 0
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 5
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    asked = []
    monkeypatch.setattr(tournament, "play", lambda one, play=tournament.play: asked.append(one) or play(one))
    assert arena(path, "--json", str(figures[1])) == 0
    assert len(asked) == 2, "the torn line is a game that nobody saw the end of"
    assert "2 games are already in the file, 2 to play." in capsys.readouterr().err
    assert json.loads(figures[0].read_text()) == json.loads(figures[1].read_text())
    assert [json.loads(line)["ranks"] for line in path.read_bytes().splitlines()[1:]] == [
        json.loads(line)["ranks"] for line in lines[1:]
    ]
    assert arena(path, games=6) == 0
    assert len(asked) == 4, "more of the same may be asked for"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"nothing of the kind\n", "error-keep-no-games"),
        (b'{"arena": 1, "game": "toy", "rules": "0", "seed": 1}\n', "error-keep-other"),
        (b'{"arena": 1, "game": "toy", "rules": "1", "seed": 1}\nrubbish\n', "error-keep-line"),
    ],
)
def test_another_file_is_refused_and_not_touched(tmp_path, body, said):
    path = tmp_path / "games.jsonl"
    path.write_bytes(body)
    with pytest.raises(LonghouseError) as refused:
        Keeper(path, FACTS)
    assert refused.value.message_id == said
    assert path.read_bytes() == body


def test_two_arenas_do_not_play_into_one_file(tmp_path):
    first = Keeper(tmp_path / "games.jsonl", FACTS)
    with pytest.raises(LonghouseError) as refused:
        Keeper(first.path, FACTS)
    assert refused.value.message_id == "error-keep-busy"
    first.close()
    Keeper(first.path, FACTS).close()


def test_a_game_is_kept_whole(install, tmp_path):
    install(toy.GAME)
    keeper = Keeper(tmp_path / "games.jsonl", FACTS)
    pairing = plan()[1]
    played = tournament.play(pairing)
    keeper.add(pairing, played)
    keeper.close()
    again = Keeper(keeper.path, FACTS)
    known = [again.find(one) for one in plan()]
    again.close()
    assert [place for place, one in enumerate(known) if one is None] == [0, 2, 3]
    assert known[1]._replace(thought=()) == played._replace(thought=())
    assert known[1].lead_changes is not None


def test_a_game_of_other_figures_is_another_game(install, tmp_path):
    install(toy.GAME)
    keeper = Keeper(tmp_path / "games.jsonl", FACTS)
    changed = plan()[0]._replace(changes=("number.rounds=3",))
    keeper.add(changed, tournament.play(plan()[0]))
    keeper.close()
    again = Keeper(keeper.path, FACTS)
    again.close()
    assert again.find(changed) is not None
    assert again.find(plan()[0]) is None


def test_a_file_from_before_lead_changes_were_counted_is_read(tmp_path):
    path = tmp_path / "games.jsonl"
    line = {"deal": "1/0", "line_up": ["a", "b"], "ranks": [1, 2], "scores": [3, 2], "decisions": 9, "thought": []}
    path.write_text("".join(json.dumps(one) + "\n" for one in ({"arena": 1, **FACTS}, line, line)))
    keeper = Keeper(path, FACTS)
    keeper.close()
    assert len(keeper.known) == 1, "a game that stands there twice counts once"
    assert [game.lead_changes for game in keeper.known.values()] == [None]

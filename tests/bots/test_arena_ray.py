"""`longhouse arena --on ray`: games on a cluster, of which a machine dies; in `make test-long`, where there is Ray."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from longhouse.arena import playing
from longhouse.cli import main
from server.serving import is_long, wait_until

SOURCES = Path(playing.__file__).parents[2]
GAMES = 300

has_ray = importlib.util.find_spec("ray") is not None
needs_ray = pytest.mark.skipif(not has_ray, reason='Ray is not installed: pip install "longhouse-games[ray]"')
only_long = pytest.mark.skipif(not is_long(), reason="a cluster takes half a minute to start: make test-long")


@pytest.mark.skipif(has_ray, reason="Ray is installed")
def test_without_ray_it_says_how_to_install_it(capsys):
    assert main(["arena", "tomahawk", "--on", "ray", "--games", "2", "--lang", "en"]) == 2
    assert 'pip install "longhouse-games[ray]"' in capsys.readouterr().err


def test_another_place_is_refused(capsys):
    for where in ("moon", "local:8"):
        assert main(["arena", "tomahawk", "--on", where, "--games", "2", "--lang", "en"]) == 2
        assert f"not “{where}”" in capsys.readouterr().err


@pytest.fixture
def cluster(monkeypatch):
    """Two machines on this one. Their processes find the same sources as this one."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield found
    found.shutdown()


def arena(address, path, *more):
    words = ["--bots", "brave,random", "--games", str(GAMES), "--on", f"ray:{address}", "--keep", str(path), *more]
    return subprocess.Popen(
        [sys.executable, "-m", "longhouse", "arena", "northgard", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def lines(path):
    return path.read_text().splitlines()[1:] if path.exists() else []


@needs_ray
@only_long
def test_a_machine_that_dies_in_the_middle_takes_no_game_with_it(cluster, tmp_path):
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    path, figures = tmp_path / "games.jsonl", tmp_path / "figures.json"
    running = arena(cluster.address, path, "--json", str(figures))
    wait_until(lambda: len(lines(path)) > 20 or running.poll() is not None, 180)
    cluster.remove_node(second, allow_graceful=False)
    died_at = len(lines(path))
    out, _ = running.communicate(timeout=400)
    assert running.returncode == 0, out
    assert 20 < died_at < GAMES, "in the middle"
    games = [json.loads(line) for line in lines(path)]
    keys = [(game["deal"], tuple(game["line_up"])) for game in games]
    assert len(keys) == GAMES, "no game is lost"
    assert len(set(keys)) == GAMES, "none is counted twice"
    assert json.loads(figures.read_text())["games"] == GAMES
    here = tmp_path / "here.json"
    words = ["--bots", "brave,random", "--games", str(GAMES), "--jobs", "1", "--json", str(here)]
    assert main(["arena", "northgard", *words]) == 0
    assert json.loads(here.read_text())["bots"] == json.loads(figures.read_text())["bots"], "the same games as anywhere"


@needs_ray
@only_long
def test_a_lab_on_a_cluster_keeps_both_sets_of_figures_apart(cluster, tmp_path):
    path = tmp_path / "lab.json"
    words = ["--change", "number.altar_fame=9", "--bots", "brave", "--games", "20", "--json", str(path)]
    command = [sys.executable, "-m", "longhouse", "lab", "northgard", *words, "--on"]
    subprocess.run([*command, f"ray:{cluster.address}"], check=True, timeout=400, stdout=subprocess.DEVNULL)
    there = json.loads(path.read_text())
    subprocess.run([*command, "local", "--jobs", "1"], check=True, timeout=400, stdout=subprocess.DEVNULL)
    assert there == json.loads(path.read_text())
    assert there["otherwise"] > 0

"""make/set_up.py: the table opens before the engine is compiled, whatever happens to compiling."""

import os
import shutil
import signal
import subprocess
import sys
import time

import pytest

from house.sources import ROOT

PATIENCE = 120
PYTHON = """#!/bin/sh
# Stands in for the environment's Python: notes what it is asked for, and makes a wheel as it is told.
echo "$@" >> said
case "$*" in
  *set_up.py*) exec {python} "$@" ;;
  *"pip wheel"*)
    touch compiling
    while [ -e held ]; do sleep 0.05; done
    if [ -e broken ]; then echo no compiler; exit 1; fi
    while [ "$1" != -w ]; do shift; done
    touch "$2/longhouse_games-1-cp311-cp311-linux_x86_64.whl" ;;
  *pip*uninstall*)
    rm -r .venv/lib/python3.11/site-packages/longhouse-0.1.dist-info ;;
  *pip*install*)
    echo "WARNING: Location 'somewhere' is ignored" >&2
    if [ -e offline ]; then echo "ERROR: No matching distribution"; exit 1; fi ;;
esac
"""


class Clone:
    """A clone with a stand-in for the environment."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("make", "src/longhouse/terminal"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"):
            shutil.copy(ROOT / name, folder / name)
        (folder / "locks").mkdir()
        (folder / "locks" / "play.txt").touch()
        (folder / ".venv" / "bin").mkdir(parents=True)
        python = folder / ".venv" / "bin" / "python"
        python.write_text(PYTHON.format(python=sys.executable), encoding="utf-8")
        python.chmod(0o755)

    def start(self, words, language="en", **more):
        environment = {**os.environ, "LONGHOUSE_LANG": language, "VENV": ".venv", **more}
        return subprocess.Popen(
            [sys.executable, str(self.folder / "make" / "set_up.py"), *words.split()],
            env=environment,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
        )

    def set_up(self, words, language="en", code=0):
        """What it says."""
        process = self.start(words, language)
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == code, said
        return said

    def asked(self, what):
        """How often the environment's Python was asked for this."""
        path = self.folder / "said"
        return sum(what in line for line in path.read_text().splitlines()) if path.exists() else 0

    @property
    def installed(self):
        path = self.folder / ".venv" / "engine"
        return path.read_text().split()[1] if path.exists() else None

    def wait(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end
            time.sleep(0.02)

    def is_compiled(self):
        return any((self.folder / "build" / "wheels").glob("[0-9a-f]*/*.whl"))


@pytest.fixture
def clone(tmp_path):
    yield Clone(tmp_path)
    (tmp_path / "held").unlink(missing_ok=True)  # nothing that was started in the background stays behind


def test_the_table_opens_at_once_and_is_compiled_from_the_next_start_on(clone):
    assert "in the background" in clone.set_up("table")
    assert clone.installed == "plain"
    clone.wait(clone.is_compiled)
    assert clone.set_up("table") == ""
    assert clone.installed == "compiled"
    assert clone.set_up("table") == ""
    assert (clone.asked("pip wheel"), clone.asked("install")) == (1, 2)


def test_it_says_so_in_french(clone):
    assert "en arrière-plan" in clone.set_up("table", "fr")
    clone.wait(clone.is_compiled)


def test_without_a_compiler_it_plays_on_uncompiled(clone):
    (clone.folder / "broken").touch()
    clone.set_up("table")
    clone.wait(lambda: any((clone.folder / "build" / "wheels").glob("*.failed")))
    assert "could not be compiled" in clone.set_up("table")
    assert (clone.installed, clone.asked("pip wheel")) == ("plain", 1)
    assert (clone.folder / "build" / "log").read_text() == "no compiler\n"
    (clone.folder / "broken").unlink()
    clone.set_up("engine")
    assert clone.installed == "compiled"


def test_pip_is_quoted_only_if_it_fails(clone):
    (clone.folder / "offline").touch()
    for words, stamp in (("tools play", "build-tools"), ("table", "engine")):
        said = clone.set_up(words, code=1)
        assert "ERROR: No matching distribution\n" in said
        assert said.endswith("pip could not install it. What it said is above and in build/pip.log.\n")
        assert not (clone.folder / ".venv" / stamp).exists()
    (clone.folder / "offline").unlink()
    assert clone.set_up("tools play") == "Installing what Longhouse needs ...\n"
    assert clone.set_up("engine") == "Installing Longhouse (compiling takes a minute) ...\n"
    assert "WARNING: Location" in (clone.folder / "build" / "pip.log").read_text()


def test_the_distribution_of_the_old_name_goes_before_the_new_one_comes(clone):
    old = clone.folder / ".venv" / "lib" / "python3.11" / "site-packages" / "longhouse-0.1.dist-info"
    old.mkdir(parents=True)
    old.with_name("longhouse_games-0.1.dist-info").mkdir()
    for _ in range(2):
        clone.set_up("engine")
        (clone.folder / ".venv" / "engine").unlink()
    asked = (clone.folder / "said").read_text().splitlines()
    calls = [line.split("--quiet ")[1] for line in asked if "--quiet" in line]
    assert [call.split()[0] for call in calls] == ["uninstall", "install", "install"]
    assert calls[0] == "uninstall --yes longhouse"


def test_an_interrupted_compilation_leaves_nothing_behind(clone):
    (clone.folder / "held").touch()
    process = clone.start("engine")
    clone.wait((clone.folder / "compiling").exists)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    (clone.folder / "held").unlink()
    assert clone.installed is None
    clone.set_up("engine")
    assert clone.installed == "compiled"
    assert [path.name for path in (clone.folder / "build" / "wheels").glob("unfinished*")] == []


def test_playing_does_not_wait_for_a_test_that_compiles(clone):
    (clone.folder / "held").touch()
    testing = clone.start("engine")
    clone.wait((clone.folder / "compiling").exists)
    assert "in the background" in clone.set_up("table")
    assert clone.installed == "plain"
    (clone.folder / "held").unlink()
    testing.communicate(timeout=PATIENCE)
    assert clone.installed == "compiled"
    clone.wait(lambda: clone.asked("set_up.py compile") == 1)
    assert clone.set_up("table") == ""
    assert clone.asked("pip wheel") == 1


def test_a_compiler_that_stands_still_is_ended(clone):
    (clone.folder / "held").touch()
    process = clone.start("engine", LONGHOUSE_SET_UP_SECONDS="0.5")
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "could not be compiled" in said
    assert clone.installed == "plain"
    assert "ended after 0.5 seconds" in (clone.folder / "build" / "log").read_text()


def test_nobody_waits_for_ever_for_one_who_stands_still(clone):
    (clone.folder / "held").touch()
    first = clone.start("engine")
    clone.wait((clone.folder / "compiling").exists)
    second = clone.start("engine", LONGHOUSE_SET_UP_SECONDS="0.5")
    said, _ = second.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert f"Process {first.pid} has been installing" in said
    (clone.folder / "held").unlink()
    first.communicate(timeout=PATIENCE)
    assert clone.installed == "compiled"


def test_what_changed_while_it_was_compiled_is_compiled_again(clone):
    (clone.folder / "held").touch()
    clone.set_up("table")
    clone.wait((clone.folder / "compiling").exists)
    (clone.folder / "src" / "longhouse" / "new.py").write_text("NEW = 1\n")
    (clone.folder / "held").unlink()
    clone.set_up("engine")
    assert (clone.installed, clone.asked("pip wheel")) == ("compiled", 2)


def test_an_old_python_is_told_what_is_needed(clone, monkeypatch, capsys):
    monkeypatch.syspath_prepend(str(clone.folder / "make"))
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    monkeypatch.chdir(clone.folder)
    import set_up

    try:
        monkeypatch.setattr(sys, "version_info", (3, 9, 1))
        assert set_up.main(["table"]) == 2
    finally:
        monkeypatch.undo()
        del sys.modules["set_up"]
    assert "Python 3.11 or newer, not 3.9" in capsys.readouterr().out

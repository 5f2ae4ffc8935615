"""Games from outside, installed as anybody would install them, and servers that have them."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from browser.house import House

ROOT = Path(__file__).parents[2]
CARAVANS = ROOT / "examples" / "caravans"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """The package that its pyproject.toml builds."""
    folder = tmp_path_factory.mktemp("caravans") / "copy"
    shutil.copytree(CARAVANS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (found,) = (folder / "dist").glob("*.whl")
    return found


def surroundings(site, *more):
    """Longhouse as it is tested here, and what lies in this folder installed beside it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "LONGHOUSE_"))}
    known = [str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    path = os.pathsep.join([*known, *map(str, more), str(site)])
    own = {"PYTHONPATH": path, "LONGHOUSE_HOME": str(site / "home"), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return {**kept, **own, "COLUMNS": "80"}


def run(environment, *words, answers=(), cwd=ROOT, code=0):
    """What a Python module says that is run as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=cwd,
        env=environment,
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == code, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout + (done.stderr if code else "")


PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "longhouse.testing.plugin")
"""The plugin by name, so that it is there also where Longhouse is not installed but lies on the path."""


def passed(said):
    """How many tests passed."""
    return int(re.search(r"(\d+) passed", said)[1])


@pytest.fixture(scope="session")
def environment(wheel, tmp_path_factory):
    """Longhouse as it is tested here, and Caravans installed beside it."""
    site = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return surroundings(site, CARAVANS)


def house_with(environment, tmp_path_factory):
    """A server that has what is installed there."""
    house = House(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment["PYTHONPATH"])
        house.start()
    return house


@pytest.fixture(scope="module")
def outside_house(environment, tmp_path_factory):
    """A server that has Caravans."""
    house = house_with(environment, tmp_path_factory)
    yield house
    house.stop()


NEW = "beaver_dam"


@pytest.fixture(scope="session")
def new_project(tmp_path_factory):
    """What `longhouse new-game` writes."""
    folder = tmp_path_factory.mktemp("author")
    said = run(surroundings(folder), "longhouse", "new-game", NEW, "--lang", "en", cwd=folder)
    assert f"cd {NEW}" in said
    return folder / NEW


@pytest.fixture(scope="session")
def new_environment(new_project, tmp_path_factory):
    """It, installed by pip: nothing is fetched."""
    site = tmp_path_factory.mktemp("site")
    how = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
    run(surroundings(site), "pip", "install", *how, "--target", str(site), ".", cwd=new_project)
    return surroundings(site)


@pytest.fixture(scope="module")
def new_house(new_environment, tmp_path_factory):
    """A server that has it."""
    house = house_with(new_environment, tmp_path_factory)
    yield house
    house.stop()


def against_a_bot(house):
    return house.found({"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, game="caravans", seed="4")

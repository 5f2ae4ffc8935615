"""Caravans, installed as anybody would install it, and a server that has it."""

import os
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
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (found,) = (folder / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="session")
def environment(wheel, tmp_path_factory):
    """Longhouse as it is tested here, and this game installed beside it."""
    site = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "LONGHOUSE_"))}
    known = [str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    path = os.pathsep.join([*known, str(CARAVANS), str(site)])
    more = {"PYTHONPATH": path, "LONGHOUSE_HOME": str(site / "home"), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return {**kept, **more, "COLUMNS": "80"}


@pytest.fixture(scope="module")
def outside_house(environment, tmp_path_factory):
    """A server that has the game."""
    house = House(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment["PYTHONPATH"])
        house.start()
    yield house
    house.stop()


def against_a_bot(house):
    return house.found({"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, game="caravans", seed="4")

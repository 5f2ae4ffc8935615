"""Nothing heavy by default: what the environments need is imported when somebody asks for one, and named if missing."""

import subprocess
import sys

import pytest

from longhouse import envs
from longhouse.core.errors import NotInstalled
from longhouse.core.text import Text

DOORS = [
    (envs.pettingzoo_env, "pettingzoo", "zoo"),
    (envs.parallel_env, "pettingzoo", "together"),
    (envs.openspiel_game, "pyspiel", "spiel"),
    (envs.observer, "numpy", "playing"),
]


@pytest.mark.parametrize(("door", "package", "module"), DOORS, ids=lambda value: getattr(value, "__name__", None))
def test_a_missing_package_is_named_with_what_to_do(door, package, module, monkeypatch):
    for name in [name for name in sys.modules if name.startswith("longhouse.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(NotInstalled, match=r'pip install "longhouse-games\[envs\]"') as refused:
        door("tomahawk")
    assert package in str(refused.value)
    assert 'pip install "longhouse-games[envs]"' in Text("fr").error(refused.value)


def test_importing_it_loads_nothing_from_outside():
    code = (
        "import sys, longhouse.cli, longhouse.envs; "
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.strip() == "[]"

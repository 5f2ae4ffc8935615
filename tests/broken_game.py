"""A package with a game that cannot be loaded, installed for this process and those it starts."""

import sys
from contextlib import contextmanager

import pytest

from longhouse.core import registry
from longhouse.server.http import site

NAME = "moth_market"
PACKAGES = {
    "raises": "from moth_market import rules\nGAME = None\n",
    "no module": None,
    "no game": "GAME = ['moth', 'market']\n",
    "no such name": "",
    "ends the process": "import sys\nsys.exit(3)\n",
    "syntax": "GAME = = None\n",
}
RULES = "def option(key):\n    return key\n\n\nOPTION = option('send', quiet=True)\n"
SAID = {
    "raises": ("/moth_market/rules.py:5", "TypeError: option() got an unexpected keyword argument 'quiet'"),
    "no module": ("moth_market:GAME", "ModuleNotFoundError: No module named 'moth_market'"),
    "no game": ("moth_market:GAME", "list is not a Game"),
    "no such name": ("moth_market:GAME", "AttributeError: module 'moth_market' has no attribute 'GAME'"),
    "ends the process": ("/moth_market/__init__.py:2", "SystemExit: 3"),
    "syntax": ("/moth_market/__init__.py:1", "SyntaxError: invalid syntax"),
}
"""Place and words of the error of each."""


@contextmanager
def installed(folder, what):
    """The package, as pip would have left it."""
    package, about = folder / NAME, folder / f"{NAME}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[longhouse.games]\n{NAME} = {NAME}:GAME\n")
    if PACKAGES[what] is not None:
        package.mkdir()
        (package / "__init__.py").write_text(PACKAGES[what])
        (package / "rules.py").write_text(RULES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join([str(folder), *(path for path in sys.path if path.endswith("src"))]))
        patch.syspath_prepend(str(folder))
        forget()
        yield
    forget()


def forget():
    """Look for installed games again."""
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]
    for known in (registry._installed, registry._loaded, site._shelf):
        known.cache_clear()

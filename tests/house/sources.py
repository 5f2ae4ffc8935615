"""The sources of Longhouse as syntax trees, for tests about how the house is built."""

import ast
from functools import cache
from pathlib import Path

from longhouse.core import registry

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "longhouse"


def outside():
    """The folders of installed games that are not in this repository's package."""
    ours = {path.parent.name for path in (SOURCES / "games").glob("*/__init__.py")}
    return [registry.get(name).folder for name in registry.names() if name not in ours]


def modules(*folders):
    """Paths of all Python files under these folders of the package, or of the whole package."""
    starts = [SOURCES / folder for folder in folders] or [SOURCES]
    found = [path for start in starts for path in (start.rglob("*.py") if start.is_dir() else [start])]
    return sorted(path for path in found if path.exists())


def name_of(path):
    """A path as it is written in messages: core/match.py."""
    return path.relative_to(SOURCES).as_posix()


@cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree):
    """(line, module) for everything a module imports; `from a import b` counts as a and as a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.lineno, node.module
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"


def docstrings(tree):
    """The string nodes that only explain: of modules, classes and functions, and those that stand alone."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def parts_of_f_strings(tree):
    return {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}


def strings(tree, whole=False):
    """(line, string) for every string in the code but docstrings; with `whole`, parts of f-strings left out too."""
    silent = docstrings(tree) | (parts_of_f_strings(tree) if whole else set())
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.lineno, node.value


def words(tree):
    """(line, word) for every name and every string that is part of the code."""
    yield from strings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.lineno, node.name
    yield from imports(tree)

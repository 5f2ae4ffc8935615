"""The sources of Longhouse as syntax trees, for tests about how the house is built."""

import ast
from pathlib import Path

from longhouse.testing.code import strings, tree_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "longhouse"
__all__ = ["ROOT", "SOURCES", "imports", "modules", "name_of", "strings", "tree_of", "words"]


def modules(*folders):
    """Paths of all Python files under these folders of the package, or of the whole package."""
    starts = [SOURCES / folder for folder in folders] or [SOURCES]
    found = [path for start in starts for path in (start.rglob("*.py") if start.is_dir() else [start])]
    return sorted(path for path in found if path.exists())


def name_of(path):
    """A path as it is written in messages: core/match.py."""
    return path.relative_to(SOURCES).as_posix()


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

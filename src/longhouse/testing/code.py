"""Python files as syntax trees, for tests about what code says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import longhouse

HOUSE = Path(longhouse.__file__).parent
"""The package that is tested with."""


def modules(folder: Path) -> list[Path]:
    """All Python files under a folder."""
    return sorted(folder.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    """What a file says."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def docstrings(tree: ast.AST) -> set[int]:
    """The string nodes that only explain: of modules, classes and functions, and those that stand alone."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def parts_of_f_strings(tree: ast.AST) -> set[int]:
    """The string nodes inside f-strings."""
    return {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}


def strings(tree: ast.AST, whole: bool = False) -> Iterator[tuple[int, str]]:
    """(line, string) for every string in the code but docstrings; with `whole`, parts of f-strings left out too."""
    silent = docstrings(tree) | (parts_of_f_strings(tree) if whole else set())
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.lineno, node.value

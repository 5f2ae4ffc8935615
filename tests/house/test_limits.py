"""No test waits for ever: whatever waits for a process or a thread says how long.

A test that hangs says nothing about what is wrong; after a quarter of an hour pytest ends its process (pyproject.toml).
"""

import ast

import pytest

from house.sources import ROOT

FOLDERS = ("tests", "examples", ".github", "src/longhouse/testing")
RUNNING = {"run", "call", "check_call", "check_output"}


def is_limit(node):
    return isinstance(node.func, ast.Attribute) and node.func.attr == "wait_for" and bool(node.args)


def endless(tree):
    """The lines on which something is waited for without a limit."""
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    awaited |= {id(node.args[0]) for node in ast.walk(tree) if isinstance(node, ast.Call) and is_limit(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or id(node) in awaited:
            continue
        named = {keyword.arg for keyword in node.keywords}
        if {"timeout", None} & named:
            continue
        of, what = node.func.value, node.func.attr
        is_running = isinstance(of, ast.Name) and of.id == "subprocess" and what in RUNNING
        is_waiting = what in ("join", "wait", "communicate") and not node.args and not named
        if is_running or is_waiting:
            yield node.lineno


@pytest.mark.parametrize("folder", FOLDERS)
def test_whoever_waits_says_how_long(folder):
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in endless(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["subprocess.run(words, check=True)", "one.wait()", "one.communicate()", "thread.join()", "os.wait()"]
)
def test_one_that_does_not_is_found(line):
    assert list(endless(ast.parse(line))) == [1]


@pytest.mark.parametrize(
    "line",
    ["subprocess.run(words, timeout=9)", "one.wait(5)", "', '.join(words)", "run(**more)", "one.join(timeout=1)"],
)
def test_one_that_does_is_not(line):
    assert list(endless(ast.parse(line))) == []

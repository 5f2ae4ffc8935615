"""No test waits without a limit: code that waits for a process or a thread says how long.

A test that hangs says nothing about what is wrong; after a quarter of an hour pytest ends its process (pyproject.toml).
"""

import ast

FOLDERS = ("tests", "examples", ".github", "src/longhouse/testing")
RUNNING = {"run", "call", "check_call", "check_output"}
WAITING = {"join", "wait", "communicate"}


def every_wait_has_a_limit(sources):
    for module in sources.python(*FOLDERS):
        for line in endless(module):
            yield module.finding(line, "waits without a limit: say `timeout=`")


def endless(module):
    """The lines on which something is waited for without a limit."""
    calls = module.nodes(ast.Call)
    awaited = {id(node.value) for node in module.nodes(ast.Await)}
    awaited |= {id(node.args[0]) for node in calls if is_limit(node)}
    for node in calls:
        if not isinstance(node.func, ast.Attribute) or id(node) in awaited:
            continue
        named = {keyword.arg for keyword in node.keywords}
        if {"timeout", None} & named:
            continue
        of, what = node.func.value, node.func.attr
        is_running = isinstance(of, ast.Name) and of.id == "subprocess" and what in RUNNING
        is_waiting = what in WAITING and not node.args and not named
        if is_running or is_waiting:
            yield node.lineno


def is_limit(call):
    return isinstance(call.func, ast.Attribute) and call.func.attr == "wait_for" and bool(call.args)


CHECKS = [every_wait_has_a_limit]

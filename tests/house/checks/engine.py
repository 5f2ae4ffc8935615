"""The engine: no luck but what is passed in, no clock, no output, no order that depends on a hash."""

import ast
import re

ROOMS = ("core", "games")
NOT_ENGINE = ("core/files.py",)
BANNED_MODULES = ("random", "time", "datetime", "secrets", "uuid", "threading", "asyncio", "socket", "subprocess", "os")
ALLOWED = {("core/seed.py", "secrets"), ("core/match.py", "os.PathLike"), ("core/match.py", "os")}
BANNED_CALLS = ("print", "input", "hash", "id", "exec", "eval", "globals")
BANNED_METHODS = ("write_text", "write_bytes", "getenv", "environ", "unlink", "mkdir", "shuffle", "popitem")
ORDERING = ("list", "tuple", "enumerate", "iter", "next", "join")


def the_engine_has_no_luck_clock_or_output(sources):
    for module in sources.rooms(*ROOMS):
        if module.name not in NOT_ENGINE:
            for line, what in misdeeds(module):
                yield module.finding(line, f"in the engine: {what}")


def misdeeds(module):
    """(line, what it does) for everything that an engine module must not do."""
    for line, imported in module.imports:
        if imported.split(".")[0] in BANNED_MODULES and (module.name, imported) not in ALLOWED:
            yield line, f"imports {imported}"
    for node in module.nodes(ast.Attribute):
        if node.attr in BANNED_METHODS:
            yield node.lineno, f"uses .{node.attr}"
    for node in module.nodes(ast.Call):
        called = called_name(node)
        if isinstance(node.func, ast.Name) and called in BANNED_CALLS:
            yield node.lineno, f"calls {called}"
        if called == "open" and not opens_for_reading(node):
            yield node.lineno, "opens a file, and not for reading"


def called_name(call):
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def opens_for_reading(call):
    """Whether the mode of an `open` is there and only reads."""
    arguments = [node.value for node in call.args if isinstance(node, ast.Constant)]
    arguments += [word.value.value for word in call.keywords if word.arg == "mode"]
    modes = [value for value in arguments if isinstance(value, str)]
    return not any(set(mode) & set("wax+") for mode in modes if re.fullmatch("[rwaxbt+]+", mode))


def the_engine_goes_through_no_set(sources):
    for module in sources.rooms(*ROOMS):
        for line in sorted(set(iterated_sets(module))):
            yield module.finding(line, "in the engine: goes through a set, whose order is not the same everywhere")


def iterated_sets(module):
    """The lines on which the order of a set becomes visible: it is iterated, listed, joined or popped."""
    if not any(is_set(node, ()) for node in module.nodes(ast.Set, ast.SetComp, ast.Call)):
        return  # most modules: nothing in them can be a set
    for function in module.nodes(ast.Module, ast.FunctionDef):
        nodes = list(ast.walk(function))
        known = {
            target.id
            for node in nodes
            if isinstance(node, ast.Assign) and is_set(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in nodes:
            for gone_through in iterated(node):
                if is_set(gone_through, known):
                    yield gone_through.lineno


def iterated(node):
    """Expressions that a node takes apart in their order."""
    if isinstance(node, ast.For | ast.comprehension):
        return [node.iter]
    if isinstance(node, ast.Call) and called_name(node) in ORDERING:
        return node.args
    return [node.value] if isinstance(node, ast.Starred) else []


def is_set(node, known):
    """Whether an expression is a set, as far as one can see."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, known) or is_set(node.right, known)
    if isinstance(node, ast.Call):
        return called_name(node) in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp) or (isinstance(node, ast.Name) and node.id in known)


CHECKS = [the_engine_has_no_luck_clock_or_output, the_engine_goes_through_no_set]

"""In how many places does one fact of a game stand? Counts, by the sources, as one table.

    python tests/house/places.py [SRC] [--fields GAME] [--decisions GAME]

SRC is the folder of the package to be counted (`src/longhouse` without it), so that two versions can be compared.
`--fields` and `--decisions` list the places of every field or decision of one game.

- places per field: of declared, cleared, copied, dumped, loaded, checked, viewed;
- places per decision: of its class, its number, its place in the list, its name, the bases of its options, their
  names, and the modules beside the rules that tell it apart (view, check, explain);
- typed numbers: `NAME: Final = 7` in a game, where the engine could give the number or `data.toml` say it;
- index products: `cells[a * WIDTH + b]` and the like, in rules and elsewhere;
- frame numbers: uses of a frame's `a`, `b`, `c`, which have no names.
"""

import argparse
import ast
from collections import defaultdict
from functools import cache
from pathlib import Path
from statistics import mean

SOURCES = Path(__file__).resolve().parents[2] / "src" / "longhouse"
FIELD_PLACES = ("declared", "cleared", "copied", "dumped", "loaded", "checked", "viewed")
DECISION_PLACES = ("class", "number", "list", "name", "bases", "option names", "viewed", "checked", "explained")
ZONE_SHAPES = {"cell", "row", "grid", "block", "line", "places"}
NOT_FIELDS = {"settings", "frames", "ear", "cells"}
"""Attributes of a state that say nothing about the table."""


@cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def files(folder, *patterns):
    return sorted({path for pattern in patterns for path in folder.glob(pattern)})


def names_in(node):
    """Every name that a piece of code mentions, `state.HAND` and `table.hand` included."""
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute):
            yield one.attr
        elif isinstance(one, ast.Name):
            yield one.id


def functions(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def is_constant(node):
    """Whether this is `NAME: Final = ...`."""
    return (
        isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
        and "Final" in ast.unparse(node.annotation)
    )


def constants(tree):
    return {node.target.id: node.value for node in tree.body if is_constant(node)}


# Fields.


def fields(folder):
    """The fields of a game's state: attributes of its table, and zones."""
    tree = tree_of(folder / "state.py")
    found = [name for name, value in constants(tree).items() if is_zone(value)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == "Table":
            init = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
            found += [name for name in attributes_set(init) if not name.startswith("_") and name not in NOT_FIELDS]
    return list(dict.fromkeys(found))


def is_zone(value):
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in ZONE_SHAPES


def attributes_set(init):
    for node in ast.walk(init) if init else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield node.target.attr


def field_places(folder):
    """By field, the places it stands in."""
    said = defaultdict(set)
    for function in functions(tree_of(folder / "state.py")):
        deed = {"clear": "cleared", "copy_to": "copied", "copy": "copied", "twin": "copied"}.get(function.name)
        if deed:
            said[deed].update(names_in(function))
    for path in files(folder, "dump.py", "position.py"):
        for function in functions(tree_of(path)):
            is_dump = path.name == "dump.py" or "dump" in function.name
            said["dumped" if is_dump else "loaded"].update(names_in(function))
    for path in files(folder, "consistency.py", "pending.py"):
        said["checked"].update(names_in(tree_of(path)))
    for path in files(folder, "view.py", "view_*.py"):
        said["viewed"].update(names_in(tree_of(path)))
    return {name: ["declared", *(deed for deed in FIELD_PLACES if name in said[deed])] for name in fields(folder)}


# Decisions.


def decision_classes(folder):
    """By class, the tree of every decision of a game."""
    found = {}
    for path in files(folder, "rules/*.py"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef) and any("Decision[" in ast.unparse(base) for base in node.bases):
                found[node.name] = node
    return found


def listed_decisions(folder):
    """The decisions in the order of their list: (class or object, name of its class)."""
    objects = {}
    for path in files(folder, "rules/*.py"):
        for name, value in constants(tree_of(path)).items():
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
                objects[name] = value.func.id
    for path in files(folder, "rules/*.py"):
        value = constants(tree_of(path)).get("DECISIONS")
        if value is None:
            continue
        for one in elements(value):
            last = next(iter(names_in(one.func if isinstance(one, ast.Call) else one)))
            yield last, objects.get(last, last)


def elements(value):
    """The elements of a written list, those of lists and tuples inside included."""
    if isinstance(value, ast.List | ast.Tuple):
        for one in value.elts:
            yield from elements(one)
    elif isinstance(value, ast.Starred):
        yield from elements(value.value)
    elif isinstance(value, ast.Call) and any(isinstance(one, ast.List | ast.Tuple) for one in value.args):
        yield from elements(value.args[0])
    else:
        yield value


def decision_names(folder):
    """The names that stand in a list of their own, beside the decisions."""
    for path in files(folder, "naming.py", "rules/codes.py"):
        for node in tree_of(path).body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and "DECISION_NAMES" in ast.unparse(node).split("=")[0]:
                return [one.value for one in elements(node.value) if isinstance(one, ast.Constant)]
    return []


def frame_kinds(folder):
    """By number, the constant of a typed kind of frame: one that is pushed, or that a frame is compared with."""
    codes = folder / "rules" / "codes.py"
    numbers = typed_numbers(tree_of(codes)) if codes.exists() else {}
    used = set()
    for path in files(folder, "*.py", "rules/*.py"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                if called in ("push", "join") or called.startswith("ask"):
                    used.update(name for argument in node.args for name in names_in(argument))
            elif isinstance(node, ast.Compare) and ".kind(" in ast.unparse(node):
                used.update(names_in(node))
    return {number: name for name, number in numbers.items() if name in used}


def decision_places(folder):
    """By decision, the places it stands in."""
    classes, names, kinds = decision_classes(folder), decision_names(folder), frame_kinds(folder)
    codes, naming = folder / "rules" / "codes.py", folder / "naming.py"
    bases = set(typed_numbers(tree_of(codes))) - set(kinds.values()) if codes.exists() else set()
    named = set(names_in(tree_of(naming))) if naming.exists() else set()
    beside = {
        "viewed": files(folder, "view.py", "view_*.py"),
        "checked": files(folder, "consistency.py", "pending.py", "position.py"),
        "explained": files(folder, "explain*.py", "reasons.py"),
    }
    said = {place: words_of(paths) for place, paths in beside.items()}
    found = {}
    for number, (one, class_name) in enumerate(listed_decisions(folder)):
        words = {one, kinds.get(number), names[number] if number < len(names) else None} - {None}
        own = set(names_in(classes[class_name])) & bases if class_name in classes else set()
        places = {"class": True, "number": number in kinds, "list": True, "name": number < len(names)}
        places |= {"bases": bool(own), "option names": bool(own & named)}
        places |= {place: bool(words & said[place]) for place in said}
        found[names[number] if number < len(names) else one] = [place for place in DECISION_PLACES if places[place]]
    return found


def words_of(paths):
    found = set()
    for path in paths:
        found |= set(names_in(tree_of(path)))
        found |= {node.value for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant)}
    return found


# Numbers.


def typed_numbers(tree):
    """Constants that are a number and nothing else."""
    return {name: number for name, value in constants(tree).items() if (number := number_of(value)) is not None}


def number_of(value):
    sign = 1
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub):
        sign, value = -1, value.operand
    if isinstance(value, ast.Constant) and type(value.value) is int:
        return sign * value.value
    return None


def index_products(tree):
    """Indices that are computed with a product."""
    return sum(
        any(isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Mult) for inner in ast.walk(node.slice))
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
    )


def frame_numbers(tree):
    return sum(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("a", "b", "c", "set_a", "set_b", "set_c")
        for node in ast.walk(tree)
    )


def lines(paths):
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)


def count(folder):
    """Everything that is counted in a game's folder, by what it is."""
    python = files(folder, "**/*.py")
    rules = files(folder, "rules/*.py")
    outside = [path for path in python if path not in rules]
    of_fields = [len(places) for places in field_places(folder).values()]
    of_decisions = [len(places) for places in decision_places(folder).values()]
    return {
        "fields": len(of_fields),
        "places per field": round(mean(of_fields), 1) if of_fields else 0,
        "decisions": len(of_decisions),
        "places per decision": round(mean(of_decisions), 1) if of_decisions else 0,
        "typed numbers": sum(len(typed_numbers(tree_of(path))) for path in python),
        "index products in rules": sum(index_products(tree_of(path)) for path in rules),
        "index products elsewhere": sum(index_products(tree_of(path)) for path in outside),
        "frame numbers in rules": sum(frame_numbers(tree_of(path)) for path in rules),
        "frame numbers elsewhere": sum(frame_numbers(tree_of(path)) for path in outside),
        "lines of Python": lines(python),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="?", type=Path, default=SOURCES)
    parser.add_argument("--fields", metavar="GAME")
    parser.add_argument("--decisions", metavar="GAME")
    arguments = parser.parse_args()
    games = sorted(path.parent for path in (arguments.sources / "games").glob("*/state.py"))
    if arguments.fields or arguments.decisions:
        folder = arguments.sources / "games" / (arguments.fields or arguments.decisions)
        listed = field_places(folder) if arguments.fields else decision_places(folder)
        for name, places in listed.items():
            print(f"{name:24} {len(places)}  {', '.join(places)}")
        return
    counted = {folder.name: count(folder) for folder in games}
    width = max(len(name) for name in counted) + 2
    print(f"{'':26}" + "".join(f"{name:>{width}}" for name in counted))
    for what in next(iter(counted.values())):
        print(f"{what:26}" + "".join(f"{counted[name][what]:>{width}}" for name in counted))
    core = files(arguments.sources / "core", "**/*.py")
    everything = files(arguments.sources, "**/*.py")
    print(f"\nlines of Python: core {lines(core)}, all {lines(everything)}")


if __name__ == "__main__":
    main()

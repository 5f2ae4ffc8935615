"""The types of what boards are given, from the one place where they stand: what a game's `view` says it returns.

`PYTHONPATH=src python tests/web/views.py` writes `board/view.d.ts` of every game whose view is a TypedDict; run it
after changing one. Boards name these types in comments, `import("./view.d.ts").View`; no browser fetches the file.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from longhouse import games
from longhouse.core.game import Game

HEAD = "// Written by tests/web/views.py from what the game's view returns. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
LISTS = (list, Sequence)
RECORDS = (dict, Mapping)
UNIONS = (Union, types.UnionType)


class NoTypeError(Exception):
    """A type that nothing in TypeScript is written for here."""


def view_type(game: Game) -> Any:
    """What a game says its view is; None if it says no more than that it is JSON."""
    said = get_type_hints(game.view).get("return")
    return said if is_typeddict(said) else None


@cache
def fields_of(typed: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: what each holds, and whether it is always there."""
    found = {}
    for name, kind in get_type_hints(typed, include_extras=True).items():
        said = get_origin(kind)  # a class whose annotations are text does not know by itself what they say
        held = get_args(kind)[0] if said in (NotRequired, Required) else kind
        found[name] = (held, said is Required or (said is not NotRequired and name in typed.__required_keys__))
    return found


# What a board's author reads.


def written(game: Game) -> str:
    """The text of a game's `view.d.ts`, those types first that others are made of."""
    return HEAD + "".join(f"\n{_declaration(typed)}" for typed in _reached(view_type(game)))


def _reached(root: Any) -> list[Any]:
    """A TypedDict and all those in it, each after what it is made of."""
    found: dict[str, Any] = {}

    def reach(kind: Any) -> None:
        if is_typeddict(kind):
            if found.get(kind.__name__, kind) is not kind:
                raise NoTypeError(f"two types are called {kind.__name__}")
            if kind.__name__ not in found:
                for held, _ in fields_of(kind).values():
                    reach(held)
                found[kind.__name__] = kind
        for part in get_args(kind) if get_origin(kind) is not Literal else ():
            reach(part)

    reach(root)
    return list(found.values())


def _declaration(typed: Any) -> str:
    doc = " ".join((typed.__doc__ or "").split())
    lines = [f"/** {doc} */"] if doc else []
    fields = [f"  {name}{'' if always else '?'}: {script(held)};" for name, (held, always) in fields_of(typed).items()]
    return "\n".join([*lines, f"export type {typed.__name__} = {{", *fields, "};", ""])


def script(kind: Any) -> str:
    """A type in TypeScript."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    if origin is Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
    if origin in UNIONS:
        return " | ".join(dict.fromkeys(script(part) for part in parts))
    if origin in LISTS:
        held = script(parts[0])
        return f"({held})[]" if get_origin(parts[0]) in (*UNIONS, Literal) else f"{held}[]"
    if origin in RECORDS and parts[0] is str:
        return f"Record<string, {script(parts[1])}>"
    raise NoTypeError(f"no TypeScript for {kind}")


# What a view really is.


def misfits(value: object, kind: Any, where: str = "view") -> Iterator[str]:
    """Where a value is not what its type says: fields missing or unknown, another kind of value."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind) and isinstance(value, dict):
        fields = fields_of(kind)
        yield from (
            f"{where}.{name} is missing" for name, (_, always) in fields.items() if always and name not in value
        )
        for name, held in value.items():
            if name in fields:
                yield from misfits(held, fields[name][0], f"{where}.{name}")
            else:
                yield f"{where}.{name} is not in {kind.__name__}"
    elif origin in UNIONS:
        if all(any(misfits(value, part)) for part in parts):
            yield f"{where}: {value!r} is none of {kind}"
    elif origin in LISTS and isinstance(value, list):
        for at, held in enumerate(value):
            yield from misfits(held, parts[0], f"{where}[{at}]")
    elif origin in RECORDS and isinstance(value, dict):
        for name, held in value.items():
            yield from misfits(name, parts[0], f"the name {where}.{name}")
            yield from misfits(held, parts[1], f"{where}.{name}")
    elif value not in parts if origin is Literal else type(value) is not kind:
        yield f"{where}: {value!r} is not {kind}"


def typed_games() -> list[Game]:
    """The games whose view has a type."""
    return [game for game in map(games.get, games.names()) if view_type(game)]


def path_of(game: Game) -> Path:
    """Where the types for a game's board stand."""
    return game.folder / "board" / "view.d.ts"


if __name__ == "__main__":
    for one in typed_games():
        path_of(one).write_text(written(one), encoding="utf-8")

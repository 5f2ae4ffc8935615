"""Where the compiled engine makes Python objects out of plain numbers, and back.

    python tests/house/boxing.py [part of a path ...] [--root CHECKOUT]

A number of type `i64` costs nothing in compiled code, until it is *boxed*: `0 if x else number` joins a literal and an
`i64` to `object`, and every call makes an object and takes it apart again; so does `for _ in range(number)`. Nothing
warns of it. This asks the compiler (mypyc), as far as its own intermediate code: no C compiler is needed.
"""

import argparse
import contextlib
import fnmatch
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

from mypyc.build import construct_groups, get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.ir.ops import Box, Unbox
from mypyc.ir.rtypes import is_int64_rprimitive
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

ROOT = Path(__file__).parents[2]


class Boxing(NamedTuple):
    """A place where a number is boxed or unboxed."""

    path: str
    line: int
    function: str
    deed: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.function} {self.deed}"

    def line_in(self, root):
        lines = (root / self.path).read_text(encoding="utf-8").splitlines()
        return lines[self.line - 1].strip() if self.line > 0 else ""


def compiled_paths(root=ROOT):
    """What pyproject.toml says is compiled."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    paths = sorted(path.relative_to(root).as_posix() for path in (root / "src").rglob("*.py"))
    return [path for path in paths if any(fnmatch.fnmatch(path, pattern) for pattern in hook["include"])]


def modules(root=ROOT):
    """The compiler's own code for every compiled module, by its path."""
    paths, options = compiled_paths(root), CompilerOptions()
    with tempfile.TemporaryDirectory() as cache, contextlib.chdir(root):
        arguments = [f"--cache-dir={cache}", "--strict", "--no-warn-unused-ignores", *paths]
        sources, everything, mypy_options = get_mypy_config(arguments, None, options, None)
        groups = construct_groups(sources, False, True, None)
        result = parse_and_typecheck(everything, mypy_options, options, groups)
        mapper = Mapper({source.module: name for group, name in groups for source in group})
        found = compile_modules_to_ir(result, mapper, options, Errors(mypy_options))
        result.manager.metastore.close()
    where = {source.module: source.path for source in sources}
    return {where[name]: module for name, module in found.items()}


def boxings(root=ROOT):
    """Every boxing of a number in functions that compiled code calls, in the order of the sources.

    Left out are a module's own statements, which run once, and the glue through which a subclass that is not compiled
    is called.
    """
    found = set()
    for path, module in modules(root).items():
        for function in [*module.functions, *(method for one in module.classes for method in one.methods.values())]:
            name = ".".join(part for part in (function.decl.class_name, function.decl.name) if part)
            if name != "__top_level__" and not name.endswith("_glue"):
                found |= {Boxing(path, op.line, name, deed) for op, deed in deeds(function)}
    return sorted(found)


def deeds(function):
    for block in function.blocks:
        for op in block.ops:
            if isinstance(op, Box) and is_int64_rprimitive(op.src.type):
                yield op, "boxes a number"
            elif isinstance(op, Unbox) and is_int64_rprimitive(op.type):
                yield op, "takes a number out of an object"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="part")
    parser.add_argument("--root", type=Path, default=ROOT)
    arguments = parser.parse_args()
    for one in boxings(arguments.root):
        if not arguments.parts or any(part in one.path for part in arguments.parts):
            line = one.line_in(arguments.root)
            print(f"{one}: {line}" if line else one)


if __name__ == "__main__":
    main()

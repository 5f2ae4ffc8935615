"""Compiles the engine: `python compile_engine.py FOLDER SOURCE.py ...`, in the folder that the package lies in.

mypyc makes C of all modules at once, which as one file takes a C compiler two minutes, all on one core. Here that is
less, with the same speed of the engine (docs/release.md has the figures):

- One unit of C for the core and one for each game, compiled at the same time.
- A game's unit sees the bodies of the core's functions too, so that they are inlined as if it were one file.
- What a module does once, when it is imported (two fifths of all code), is not optimised.
- What makes views and written positions is optimised little (-O1): most of its time it spends in Python's own code.

For this the C of mypyc is changed as text. Where the compiler is neither gcc nor clang it is compiled as mypyc has it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension  # before mypyc, which looks whether it is there
from setuptools.command.build_ext import build_ext

from mypyc.build import mypycify  # isort: skip

MYPY = ["--strict", "--no-warn-unused-ignores"]
INLINED = ("decisions", "frames", "knowledge", "layout", "options", "sets", "state", "things", "values", "zones")
"""Modules of the core whose functions rules call."""
SHOWN = ("asking", "coming", "dumping", "forecast", "view", "writing")
"""Modules that make objects of Python: views, and written positions."""
LONGEST = 200
"""Lines of C: nobody inlines what is longer."""
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-w"]
"""Our own functions are inlined and called without a detour: 5 % on the engine."""

ONCE = """
#if defined(__clang__)
#define ONCE __attribute__((noinline, optnone))
#else
#define ONCE __attribute__((noinline, optimize("O0")))
#endif
"""
_IMPORTING = re.compile(r"^char (CPyDef_\w*_____top_level__\(void\) \{)$", re.MULTILINE)
_FUNCTION = re.compile(r"^(?!static)(\w[\w *]*CPyDef_\w+\([^;{}]*\) \{\n.*?^\}\n)", re.MULTILINE | re.DOTALL)


def units(folder: Path, sources: Sequence[str]) -> list[str]:
    """The C files to compile, instead of these: one for the core, one for each game, and the runtime of mypyc."""
    parts: dict[str, list[str]] = {}
    headers: list[str] = []
    for source in sources:
        path = Path(source)
        words = path.stem.removeprefix("__native_").split("___")
        if words[0] != "longhouse":
            parts.setdefault("", []).append(source)
            if path.name.startswith("__native_"):
                headers = [
                    path.name.replace(".c", ".h"),
                    path.name.replace("__native_", "__native_internal_", 1)[:-1] + "h",
                ]
            continue
        path.write_text(_IMPORTING.sub(r"ONCE char \1", path.read_text(encoding="utf-8")), encoding="utf-8")
        parts.setdefault(words[2] if words[1] == "games" else "core", []).append(path.name)
    inlined = folder / "core_inlined.h"
    with inlined.open("w", encoding="utf-8") as written:
        for name in INLINED:
            text = (folder / f"__native_longhouse___core___{name}.c").read_text(encoding="utf-8")
            for body in _FUNCTION.findall(text):
                if "_____top_level__" not in body and body.count("\n") <= LONGEST:
                    written.write(f"extern inline __attribute__((gnu_inline)) {body}")
    runtime, found = parts.pop(""), []
    # The largest first, so that no core waits for it at the end.
    for part, names in sorted(parts.items(), key=lambda one: -sum((folder / name).stat().st_size for name in one[1])):
        unit = folder / f"unit_{part}.c"
        before = [*headers, inlined.name] if part != "core" else headers
        includes = "".join(_include(name) for name in [*before, *sorted(names)])
        unit.write_text(ONCE + includes, encoding="utf-8")
        found.append(str(unit))
    return [*found, *runtime]


def _include(name: str) -> str:
    line = f'#include "{name}"\n'
    if Path(name).stem.rpartition("___")[2] not in SHOWN:
        return line
    return f'#pragma GCC push_options\n#pragma GCC optimize("O1")\n{line}#pragma GCC pop_options\n'


class ParallelBuild(build_ext):
    """Builds all files of all extensions at the same time, as many as there are cores."""

    def build_extensions(self) -> None:
        """Compile every file first, then let setuptools link them."""
        self.parallel = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        files = [(extension, source) for extension in self.extensions for source in extension.sources]
        with ThreadPoolExecutor(self.parallel) as pool:
            objects = list(pool.map(lambda file: self._compile(*file), files))
        for (extension, _), made in zip(files, objects, strict=True):
            extension.sources = []
            extension.extra_objects += made
        super().build_extensions()

    def _compile(self, extension: Extension, source: str) -> list[str]:
        found: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        return found


def extensions(folder: Path, sources: Sequence[str], is_unix: bool) -> list[Extension]:
    """What setuptools is to build, the C of it in a folder."""
    found: list[Extension] = mypycify(
        [*MYPY, f"--cache-dir={folder / 'mypy'}", *sources],
        opt_level="3",
        debug_level="0",
        multi_file=is_unix,
        target_dir=str(folder),
    )
    if is_unix:
        engine = found[0]
        engine.sources = units(folder, engine.sources)
        engine.extra_compile_args += FLAGS
    return found


def main(target: Path, sources: Sequence[str]) -> None:
    """Compile these sources; the modules are laid into the folder as they will lie in site-packages."""
    work = target / "c"
    work.mkdir(parents=True)
    made = Distribution({"name": "longhouse", "ext_modules": extensions(work, sources, os.name == "posix")})
    build = ParallelBuild(made)
    build.build_lib, build.build_temp = str(target / "lib"), str(target / "objects")
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])

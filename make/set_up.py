"""What `make` does before it plays or tests: tools, the compiled engine, and what to play with until that is there.

    python make/set_up.py tools play|test|docs|ray  the environment with what that file of locks/ names
    python make/set_up.py engine                Longhouse, compiled if that is possible; waits for it
    python make/set_up.py table                 Longhouse at once, compiled in the background for the next time
    python make/set_up.py compile               only compile

Compiling makes a wheel under build/wheels, in a folder named after the sources. It gets that name when it is complete:
whoever is interrupted leaves nothing that others would take for it. Several may run at the same time: one compiles and
the others wait for the same wheel; locks end with the process that holds them.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = Path(os.environ.get("VENV", ".venv"))
BUILD = ROOT / "build"
WHEELS = BUILD / "wheels"
LOG = BUILD / "log"
PIP_LOG = BUILD / "pip.log"
OLDEST = (3, 11)
PIP = ["-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet"]
LONGEST = float(os.environ.get("LONGHOUSE_SET_UP_SECONDS", "1800"))
"""Seconds that compiling may take; whoever takes longer stands still."""
_STEP = 0.1


def main(words: list[str]) -> int:
    """Do what was asked for; the exit code."""
    os.chdir(ROOT)
    if sys.version_info < OLDEST:
        say("set-up-old-python", found=".".join(map(str, sys.version_info[:2])))
        return 2
    BUILD.mkdir(exist_ok=True)
    # No `match`: a Python that is too old must be able to read this far.
    if words[:1] == ["tools"] and len(words) == 2:
        return install_tools(words[1])
    if words == ["engine"]:
        return install_engine()
    if words == ["table"]:
        return open_soon()
    if words == ["compile"]:
        os.nice(10)
        return 0 if compiled_wheel(fingerprint()) else 1
    print(__doc__, file=sys.stderr)
    return 2


# Tools.


def install_tools(name: str) -> int:
    """The environment, with all that a lock file names."""
    lock, stamp = Path("locks", f"{name}.txt"), VENV / f"{'build' if name == 'play' else name}-tools"
    with alone("installing"):
        if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
            return 0  # somebody else did it while we waited
        if not python().exists():
            subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        say("set-up-tools")
        # Modules are translated when they are first imported: most never are.
        code = pip("install", "--no-compile", "--require-hashes", "-r", str(lock))
        if code == 0:
            stamp.touch()
        return code


# Longhouse itself.


def install_engine() -> int:
    """Longhouse as it is tested and measured: compiled, and uncompiled only where that cannot be done."""
    wanted = fingerprint()
    if installed() != (wanted, "compiled"):
        say("set-up-compiling")
        wheel = compiled_wheel(wanted)
        if wheel is None:
            say("set-up-failed", log=LOG.relative_to(ROOT))
        code = install(wanted, wheel)
        if code != 0:
            return code
    (VENV / "installed").touch()
    return 0


def open_soon() -> int:
    """Longhouse to play with at once: compiled if it was compiled before, else as it is until the next time."""
    wanted = fingerprint()
    if installed() == (wanted, "compiled"):
        return 0
    if wheel := finished(wanted):
        return install(wanted, wheel)
    if installed() != (wanted, "plain"):
        code = install(wanted, None)
        if code != 0:
            return code
    if failure(wanted).exists():
        say("set-up-failed", log=LOG.relative_to(ROOT))
        return 0
    say("set-up-later")
    # In a session of its own: who ends the table with Ctrl-C still has it compiled the next time.
    subprocess.Popen(
        [str(python()), __file__, "compile"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return 0


def install(wanted: str, wheel: Path | None) -> int:
    """Install a wheel, or the sources uncompiled; the exit code of pip."""
    stamps = (VENV / "engine", VENV / "installed")
    with alone("installing"):
        if installed() == (wanted, "compiled" if wheel else "plain"):
            return 0
        for stamp in stamps:
            stamp.unlink(missing_ok=True)
        # The distribution was once called longhouse: if both were installed, removing one would take the other's files.
        if any(VENV.glob("lib/python*/site-packages/longhouse-*.dist-info")):
            code = pip("uninstall", "--yes", "longhouse")
            if code != 0:
                return code
        what = [str(wheel)] if wheel else ["--no-build-isolation", "."]
        code = pip("install", "--force-reinstall", "--no-deps", *what)
        if code == 0:
            stamps[0].write_text(f"{wanted} {'compiled' if wheel else 'plain'}", encoding="utf-8")
        return code


def pip(*words: str) -> int:
    """Runs pip in the environment and returns its exit code. Its output is shown only if it fails."""
    # Where several package indexes are configured, pip warns of each package that one of them lacks: 80 lines.
    with PIP_LOG.open("w", encoding="utf-8") as written:
        done = subprocess.run(
            [str(python()), *PIP, *words],
            env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"},
            stdout=written,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        print(PIP_LOG.read_text(encoding="utf-8", errors="replace"), file=sys.stderr, flush=True)
        say("set-up-pip-failed", log=PIP_LOG.relative_to(ROOT))
    return done.returncode


def installed() -> tuple[str, ...]:
    """The sources that are installed, and how; nothing while somebody is about to change that."""
    try:
        return tuple((VENV / "engine").read_text(encoding="utf-8").split())
    except OSError:
        return ()


# The wheel.


def compiled_wheel(wanted: str) -> Path | None:
    """The compiled wheel of these sources, made if need be; None if they cannot be compiled."""
    with alone("compiling"):
        if found := finished(wanted):
            return found
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir()
        made = Path(tempfile.mkdtemp(prefix="unfinished-", dir=WHEELS))
        command = [str(python()), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(made), "."]
        if run_into(LOG, command) != 0:
            shutil.rmtree(made)
            failure(wanted).touch()
            return None
        if fingerprint() != wanted:  # somebody wrote on while it was compiled
            shutil.rmtree(made)
            return None
        made.rename(WHEELS / wanted)
        return finished(wanted)


def run_into(log: Path, command: list[str]) -> int:
    """Run a command that may take long; its exit code. One that stands still is ended."""
    with log.open("w", encoding="utf-8") as written:
        try:
            return subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=written,
                env={**os.environ, "LONGHOUSE_COMPILE": "must"},
                timeout=LONGEST,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            written.write(f"It was ended after {LONGEST:g} seconds.\n")
            return 1


def finished(wanted: str) -> Path | None:
    """The compiled wheel of these sources, if there is one."""
    return next((WHEELS / wanted).glob("*.whl"), None)


def failure(wanted: str) -> Path:
    """A file that is there if these sources could not be compiled."""
    return WHEELS / f"{wanted}.failed"


def fingerprint() -> str:
    """Changes with everything that a wheel is made of."""
    found = hashlib.sha256(sys.version.encode())
    sources = [path for folder in ("src", "make") for path in Path(folder).rglob("*")]
    for path in [*sorted(sources), Path("pyproject.toml"), Path("README.md"), Path("CHANGELOG.md"), Path("LICENSE")]:
        if path.is_file() and path.suffix != ".so" and path.parent.name != "__pycache__":
            found.update(f"{path.as_posix()} {path.stat().st_size}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:20]


# Odds and ends.


def python() -> Path:
    """The environment's Python."""
    return VENV / "bin" / "python"


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """Only one of us does this at a time; nobody waits for ever for one that stands still."""
    with (BUILD / f"{what}.lock").open("a+") as lock:
        end: float | None = None
        while True:
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            if end is None:
                say("set-up-waiting")
                end = time.monotonic() + 1.5 * LONGEST
            if time.monotonic() > end:
                lock.seek(0)
                say("set-up-stuck", process=lock.read() or "?")
                sys.exit(1)
            time.sleep(_STEP)
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def say(message: str, **words: object) -> None:
    """Say something in the reader's language: the package that usually does it may not be there yet."""
    spec = importlib.util.spec_from_file_location("messages", ROOT / "src/longhouse/terminal/messages.py")
    assert spec is not None
    assert spec.loader is not None
    messages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(messages)
    language = messages.choose_language([], os.environ)
    text = messages.read(ROOT / "make" / f"{language}.ftl")[message]
    for name, value in words.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Takes from a bot's process what a bot does not need: secrets, files, the network. As far as the kernel offers it.

- The environment holds only what Python needs: never the server's settings, with the password of the database in them.
- Landlock (Linux 5.13): Python's own folders can be read, nothing else can be read or written; no TCP (6.7); no
  signals to processes outside, no abstract sockets (6.12). Nor can another process be looked into.
- seccomp: no sockets at all, no looking into other processes. Pairs of sockets stay, asyncio needs them.
- Limits: no files are written, few are open, nothing is dumped.

Where the kernel does not offer something it is left out, and `Confinement` says so.
"""

from __future__ import annotations

import ctypes
import os
import platform
import stat
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

_KEPT = (
    *("PATH", "PYTHONPATH", "PYTHONHOME", "PYTHONHASHSEED", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "LANG", "LANGUAGE"),
    *("LC_ALL", "LC_CTYPE", "TZ", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "SYSTEMDRIVE"),
    *("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"),
)
_MOST_FILES = 256
_ALSO_READ = (
    *("/usr", "/lib", "/lib64", "/bin", "/opt/python", "/etc/ld.so.cache", "/etc/localtime", "/dev/urandom"),
    *("/dev/random", "/dev/zero", "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu"),
)
_SQLITE_TAILS = ("", "-wal", "-shm", "-journal", ".lock")


class Confinement(msgspec.Struct):
    """What holds for this process."""

    landlock: int = 0
    """The version of Landlock's interface; 0 if there is none."""
    seccomp: bool = False
    no_new_privileges: bool = False
    limits: bool = False

    @property
    def hides_files(self) -> bool:
        """Whether files outside of Python's folders cannot be opened."""
        return self.landlock > 0

    @property
    def cuts_network(self) -> bool:
        """Whether nothing can be connected to."""
        return self.seccomp


def clean_environment(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """What a bot's process needs of the server's environment. None of it is a secret."""
    known = os.environ if environment is None else environment
    kept = {name: known[name] for name in _KEPT if name in known}
    if "PYTHONPATH" in kept:
        parts = kept["PYTHONPATH"].split(os.pathsep)
        kept["PYTHONPATH"] = os.pathsep.join(str(Path(part).absolute()) for part in parts if part)
    return kept


def hidden_files(database_url: str) -> list[str]:
    """The files of a SQLite database, which a bot may not open even where they lie among Python's own."""
    scheme, _, path = database_url.partition(":///")
    return [str(Path(path).absolute()) + tail for tail in _SQLITE_TAILS] if scheme.startswith("sqlite") else []


def confine(hidden: Sequence[str] = (), readable: Sequence[str] = ()) -> Confinement:
    """Give everything up that a bot does not need, for good; before any thread is begun.

    `hidden` are files that must not be read wherever they are, `readable` what may be read besides Python's folders.
    What is started from here on is confined alike.
    """
    done = Confinement(limits=_limit())
    if not sys.platform.startswith("linux"):
        return done
    try:
        libc = ctypes.CDLL(None, use_errno=True)
        done.no_new_privileges = libc.prctl(38, 1, 0, 0, 0) == 0
        if done.no_new_privileges:
            done.landlock = _landlock(libc, _readable(hidden, readable))
            done.seccomp = _seccomp(libc)
    except (OSError, AttributeError, ValueError):
        pass  # No libc that we know: what was not done is not claimed.
    return done


def _limit() -> bool:
    try:
        import resource
    except ImportError:  # Windows
        return False
    wanted = {resource.RLIMIT_NOFILE: _MOST_FILES, resource.RLIMIT_CORE: 0}
    # What a bot prints goes to the server's standard error. If that is a file, a limit would make printing fail.
    if not _is_file(2):
        wanted[resource.RLIMIT_FSIZE] = 0
    for which, most in wanted.items():
        with suppress(ValueError, OSError):
            _, hard = resource.getrlimit(which)
            lower = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(which, (lower, lower))
    return True


def _is_file(fd: int) -> bool:
    try:
        return stat.S_ISREG(os.fstat(fd).st_mode)
    except OSError:
        return False


def _readable(hidden: Sequence[str], more: Sequence[str]) -> list[tuple[Path, int]]:
    """Python's own folders, what is installed, and a few files that every program reads; without what is hidden."""
    places = [
        *more,
        sys.prefix,
        sys.base_prefix,
        sys.exec_prefix,
        str(Path(os.__file__).parent),
        *sys.path,
        *_ALSO_READ,
    ]
    secret = {Path(os.path.realpath(one)) for one in hidden}
    roots = {Path(os.path.realpath(place)) for place in places if place and Path(place).exists()}
    return [rule for root in sorted(roots) if root != Path("/") for rule in _without(root, secret)]


def _without(root: Path, secret: Iterable[Path]) -> Iterator[tuple[Path, int]]:
    """A folder; if something secret lies in it, its list of names, and the rest of it one by one."""
    inside = [one for one in secret if one == root or root in one.parents]
    if not inside:
        yield root, _EXECUTE | _READ_FILE | _READ_DIR
    elif root not in inside and root.is_dir():
        yield root, _READ_DIR
        for one in root.iterdir():
            yield from _without(one, inside)


# Landlock. The numbers of its calls are the same on every machine.

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
"""What can be done with files, by the version from which it can be forbidden."""


def _landlock(libc: ctypes.CDLL, reads: Sequence[tuple[Path, int]]) -> int:
    """The version that holds now; 0 if this kernel has none, or does not let us."""
    version = int(libc.syscall(_CREATE, None, ctypes.c_size_t(0), 1))
    if version < 1:
        return 0
    rights = _FILE_RIGHTS[max(known for known in _FILE_RIGHTS if known <= version)]
    # Files; binding and connecting of TCP; abstract sockets and signals.
    rules = struct.pack("QQQ", rights, 3 if version >= 4 else 0, 3 if version >= 6 else 0)
    rules = rules[: 24 if version >= 6 else 16 if version >= 4 else 8]
    fd = int(libc.syscall(_CREATE, rules, ctypes.c_size_t(len(rules)), 0))
    if fd < 0:
        return 0
    try:
        for path, allowed in reads:
            _allow(libc, fd, str(path), allowed)
        _allow(libc, fd, "/dev/null", _READ_FILE | _WRITE_FILE)
        return version if libc.syscall(_RESTRICT, fd, 0) == 0 else 0
    finally:
        os.close(fd)


def _allow(libc: ctypes.CDLL, rules: int, path: str, rights: int) -> None:
    """Allow something below a folder, or with a file. What is not there needs no rule."""
    with suppress(OSError):
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
        try:
            if not stat.S_ISDIR(os.fstat(fd).st_mode):
                rights &= _EXECUTE | _WRITE_FILE | _READ_FILE
            libc.syscall(_ADD, rules, 1, struct.pack("=Qi", rights, fd), 0)
        finally:
            os.close(fd)


# seccomp. The numbers of calls differ from machine to machine: where we do not know them, there is none.

_ARCHITECTURES = {
    # audit number; socket, ptrace, process_vm_readv, process_vm_writev, pidfd_getfd, io_uring_setup
    "x86_64": (0xC000003E, (41, 101, 310, 311, 438, 425)),
    "aarch64": (0xC00000B7, (198, 117, 270, 271, 438, 425)),
}
_LOAD, _EQUALS, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOWED, _REFUSED = 0x7FFF0000, 0x00050000 | 13
_OTHER_NUMBERS = 0x40000000
"""From here on x86 has a second set of the same calls."""


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))


def _seccomp(libc: ctypes.CDLL) -> bool:
    """Whether sockets and looking into other processes are refused from now on (EACCES)."""
    known = _ARCHITECTURES.get(platform.machine())
    if known is None or ctypes.sizeof(ctypes.c_void_p) != 8:
        return False
    audit, refused = known
    last = len(refused) + 5  # the last step refuses, the one before allows
    steps = [
        (_LOAD, 0, 0, 4),
        (_EQUALS, 0, last - 2, audit),
        (_LOAD, 0, 0, 0),
        (_AT_LEAST, last - 4, 0, _OTHER_NUMBERS),
    ]
    steps += [(_EQUALS, last - at - 1, 0, number) for at, number in enumerate(refused, start=len(steps))]
    steps += [(_RETURN, 0, 0, _ALLOWED), (_RETURN, 0, 0, _REFUSED)]
    packed = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = _Program(len(steps), ctypes.cast(packed, ctypes.c_void_p))
    return bool(libc.prctl(22, 2, ctypes.byref(program), 0, 0) == 0)

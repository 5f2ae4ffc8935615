"""The server under trial, with its database: started, killed, frozen and started again."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from server import postgres
from server.serving import FREE, SOURCES, free_port

READY_SECONDS = 180.0
_STARTS = 40
"""How often a start is tried: the port of a server that was killed may be held by its workers for a moment."""


class House:
    """One server on one database; all that it says goes into a file."""

    def __init__(self, kind, folder, workers=1):
        self.kind, self.folder, self.workers = kind, Path(folder), workers
        self.port = free_port()
        self.postgres = postgres.start() if kind == "postgresql" else None
        self.direct = self.postgres.new_database() if self.postgres else f"sqlite:///{self.folder}/tables.db"
        """The database as the campaign itself reaches it, past the proxy."""
        self.database = self.direct
        self.process = None
        self.refused_starts = 0
        self.restarts = []
        """Seconds from each start until it was ready."""
        self._log = (self.folder / "server.log").open("ab")

    def behind(self, port):
        """Let the server reach its PostgreSQL through another port."""
        self.database = self.direct.replace(f":{self.postgres.port}/", f":{port}/")

    @property
    def environment(self):
        path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
        return {**os.environ, "PYTHONPATH": path}

    async def start(self):
        """Start the server and wait until it is ready."""
        began = time.monotonic()
        for _ in range(_STARTS):
            self.process = await asyncio.to_thread(self._spawn)
            if await self._is_ready(began + READY_SECONDS):
                self.restarts.append(time.monotonic() - began)
                return
            self.refused_starts += 1
            await asyncio.sleep(0.25)
        raise RuntimeError("the server does not start; server.log says why")

    def _spawn(self):
        settings = {**FREE, "bot_workers": 1, "heartbeat": 2, "port": self.port, "database": self.database}
        if self.workers > 1:
            settings["workers"] = self.workers
        words = [word for name, value in settings.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        command = [sys.executable, "-m", "longhouse.server", *words]
        return subprocess.Popen(command, env=self.environment, stdout=self._log, stderr=self._log)

    async def _is_ready(self, end):
        async with httpx.AsyncClient(timeout=5, verify=False) as web:
            while time.monotonic() < end:
                if self.process.poll() is not None:
                    return False
                try:
                    if (await web.get(f"http://127.0.0.1:{self.port}/ready")).status_code == 200:
                        return True
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)
        raise RuntimeError("the server does not become ready; server.log says why")

    def children(self):
        """The workers, if there are several."""
        if self.workers < 2:
            return []
        return children_of(self.process.pid)

    def kill_supervisor(self):
        self.process.kill()
        self.process.wait(timeout=60)

    async def stop(self):
        """Ask the server to end; its exit code."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                await asyncio.to_thread(self.process.wait, 60)
            except subprocess.TimeoutExpired:
                self.kill_supervisor()
        return self.process.returncode if self.process is not None else None

    def close(self):
        """End whatever still runs."""
        if self.process is not None and self.process.poll() is None:
            self.kill_supervisor()
        if self.postgres is not None:
            postgres.remove(self.postgres)
        self._log.close()

    async def kill_postgres(self):
        """SIGKILL of the whole database, and its return."""
        await asyncio.to_thread(self.postgres.kill)
        for attempt in range(10):
            try:
                await asyncio.to_thread(self.postgres.resume)
                break
            except RuntimeError:  # what is left of the old one still holds its memory
                if attempt == 9:
                    raise
                await asyncio.sleep(0.5)

    def postgres_processes(self):
        postmaster = int((Path(self.postgres.data) / "postmaster.pid").read_text().splitlines()[0])
        return [postmaster, *children_of(postmaster)]

    async def export(self, to):
        """Every table, by the command that a host would use, while the server runs."""
        command = [sys.executable, "-m", "longhouse", "export", "--database", self.direct, "--to", str(to)]
        done = await asyncio.to_thread(subprocess.run, command, env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"export: {done.stderr[-2000:]}")
        return Path(to).read_text().splitlines()


def children_of(pid):
    found = subprocess.run(
        ["pgrep", "-P", str(pid)], capture_output=True, text=True, timeout=300, check=False
    ).stdout.split()
    return [int(one) for one in found]


def send(pids, number):
    """A signal to processes that may have gone meanwhile."""
    for pid in pids:
        postgres.with_luck(os.kill, pid, number)


STOP, CONTINUE, KILL = signal.SIGSTOP, signal.SIGCONT, signal.SIGKILL

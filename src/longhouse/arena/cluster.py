"""Games on a Ray cluster: `longhouse arena ... --on ray`, for those who have more than one machine.

Every machine of the cluster needs the same Longhouse. A game is a task without a trace: if its process or its machine
dies, Ray says so and the game is given out again here; whoever keeps the results counts each key once. Ray's own
repetitions are switched off, so that it is known here how often a game was tried.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from longhouse.arena.tournament import Pairing, PlayedGame
from longhouse.arena.workers import attempt, named
from longhouse.core.errors import LonghouseError

MOST_DEATHS = 10
"""More than on one machine: a cluster may lose many machines, and none of the games is to blame."""
_AHEAD = 2
"""So many games for each core are given out, so that none waits for this process."""


class Cluster:
    """The cluster at an address; without one, the one that this machine belongs to, else one of this machine alone."""

    def __init__(self, address: str = "") -> None:
        try:
            # By its name: it is an extra, and not there where types are checked.
            ray = import_module("ray")
        except ImportError as error:
            raise LonghouseError("error-arena-no-ray") from error
        self._ray: Any = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            try:
                ray.init(address=address or None, log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, RuntimeError, ValueError) as error:
                raise LonghouseError("error-arena-cluster", why=str(error).strip().partition("\n")[0]) from error
        self._task = ray.remote(num_cpus=1, max_retries=0)(attempt)

    def play(self, planned: Sequence[Pairing]) -> Iterator[tuple[int, PlayedGame]]:
        """Every game once, as they end."""
        waiting = deque(range(len(planned)))
        running: dict[Any, int] = {}
        deaths: dict[int, int] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self._room():
                    place = waiting.popleft()
                    running[self._give(planned[place])] = place
                done, _ = self._ray.wait(list(running), num_returns=1, timeout=1.0)
                for task in done:
                    place = running.pop(task)
                    try:
                        reply = self._ray.get(task)
                    except self._ray.exceptions.RayError as error:
                        deaths[place] = deaths.get(place, 0) + 1
                        if deaths[place] >= MOST_DEATHS:
                            which = named(planned[place])
                            raise LonghouseError("error-arena-killed", which=which, times=deaths[place]) from error
                        waiting.appendleft(place)
                        continue
                    yield place, reply.unwrap(planned[place])
        finally:
            for task in running:
                self._ray.cancel(task, force=True)

    def close(self) -> None:
        """Leave the cluster; what runs there for others goes on."""
        if self._is_ours:
            self._ray.shutdown()

    def _room(self) -> int:
        """How many games may be given out: machines come and go."""
        cores = float(self._ray.cluster_resources().get("CPU", 1))
        return max(1, round(_AHEAD * cores))

    def _give(self, pairing: Pairing) -> Any:
        # A process that knows a game cannot read it anew with other figures: other figures, other processes.
        if not pairing.changes:
            return self._task.remote(pairing)
        apart = {"env_vars": {"LONGHOUSE_CHANGES": " ".join(pairing.changes)}}
        return self._task.options(runtime_env=apart).remote(pairing)

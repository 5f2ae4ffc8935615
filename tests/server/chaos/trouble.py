"""What is done to the server: killed, frozen, cut off, in an order that the seed says."""

import asyncio
from collections import Counter

from server.chaos.house import CONTINUE, KILL, STOP, send

_KILLS = {
    ("sqlite", False): {"kill server": 1},
    ("postgresql", False): {"kill server": 3, "kill postgresql": 1},
    ("postgresql", True): {"kill worker": 5, "kill all workers": 1, "kill supervisor": 1, "kill postgresql": 1},
}
"""How often which, beside each other."""
_NUISANCES = ("freeze server", "cut people", "cut some people", "freeze people", "delay people", "swallow answers")
_OF_DATABASE = ("freeze postgresql", "cut database", "freeze database", "delay database")


class Trouble:
    """Makes trouble for a house, and counts it."""

    def __init__(self, house, people, database, luck):
        self.house, self.people, self.database, self.luck = house, people, database, luck
        self.counts = Counter()
        self.history = []
        self._weights = _KILLS[house.kind, house.workers > 1]
        self._asked = []

    @property
    def kills(self):
        return sum(count for kind, count in self.counts.items() if kind.startswith("kill"))

    async def kill(self):
        """One kill; the first ones are of every kind there is."""
        unseen = [kind for kind in self._weights if not self.counts[kind]]
        kinds = unseen or list(self._weights)
        kind = self.luck.choices(kinds, [self._weights[one] for one in kinds])[0]
        await self._do(kind)
        return kind

    async def annoy(self):
        """Something less than a kill, that passes by itself."""
        kinds = [*_NUISANCES, *(_OF_DATABASE if self.house.postgres else ())]
        kind = self.luck.choice(kinds)
        await self._do(kind)
        return kind

    async def _do(self, kind):
        self.counts[kind] += 1
        self.history.append(kind)
        await getattr(self, "_" + kind.replace(" ", "_"))()

    async def _kill_server(self):
        self.house.kill_supervisor()
        await self._return()

    _kill_supervisor = _kill_server

    async def _return(self):
        """Sometimes at once, sometimes after a while."""
        await asyncio.sleep(self.luck.choice([0.0, 0.0, 0.5]))
        await self.house.start()

    async def _kill_worker(self):
        if children := self.house.children():
            send([self.luck.choice(children)], KILL)

    async def _kill_all_workers(self):
        send(self.house.children(), KILL)

    async def _kill_postgresql(self):
        await self.house.kill_postgres()

    async def _freeze_server(self):
        processes = self.house.children() or [self.house.process.pid]
        await self._freeze([self.luck.choice(processes)])

    async def _freeze_postgresql(self):
        await self._freeze(self.house.postgres_processes())

    async def _freeze(self, pids):
        send(pids, STOP)
        await asyncio.sleep(self.luck.uniform(0.2, 1.5))
        send(pids, CONTINUE)

    async def _cut_people(self):
        self.people.cut()

    async def _cut_some_people(self):
        self.people.cut(self.luck, 0.4)

    async def _cut_database(self):
        self.database.cut(self.luck, 0.7)

    async def _swallow_answers(self):
        self.people.swallow = self.luck.randint(1, 5)

    async def _freeze_people(self):
        await self._hold(self.people)

    async def _freeze_database(self):
        await self._hold(self.database)

    async def _hold(self, proxy):
        proxy.freeze()
        await asyncio.sleep(self.luck.uniform(0.2, 1.5))
        if self.luck.random() < 0.5:
            proxy.cut(self.luck, 0.5)
        proxy.thaw()

    async def _delay_people(self):
        await self._slow(self.people)

    async def _delay_database(self):
        await self._slow(self.database)

    async def _slow(self, proxy):
        proxy.delay = self.luck.uniform(0.005, 0.1)
        await asyncio.sleep(self.luck.uniform(0.3, 1.5))
        proxy.delay = 0.0

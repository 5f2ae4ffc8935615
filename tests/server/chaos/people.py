"""People at one table: they choose, take back, propose to go back, fight over decisions and say things twice.

One task plays all seats of a table; each reader, a spectator among them, has a stream of its own. Every request is
repeated with the same id until it is answered for good, however often the server is killed meanwhile.
"""

import asyncio
import json
import secrets
import time

from server.chaos.records import Act, Heard, Look, TableRecord
from server.chaos.wire import Answer, Broken, Line, messages

PATIENCE = 180.0
"""Seconds without any answer after which the campaign has failed. Only one that fails ever waits so long."""
SILENCE = 10.0
"""Seconds after which a stream counts as dead: signs of life come every two."""
_PASSING = (429, 500, 502, 503)
"""Not for good. 500 is noted, because it should never come."""
_REPEATED = 40
"""Older requests that may be repeated."""


class Stuck(Exception):  # noqa: N818
    """Nobody answers any more."""


class Voice:
    """Somebody who asks until there is an answer, over two connections."""

    def __init__(self, port, tally, note):
        self.lines = [Line(port), Line(port)]
        self.tally, self.note = tally, note

    async def ask(self, method, path, token=None, body=None, line=0):
        """The answer that counts, when the first question was sent, and how many it took."""
        sent, tries = time.monotonic(), 0
        while time.monotonic() < sent + PATIENCE:
            tries += 1
            try:
                answer = await self.lines[line].ask(method, path, token, body)
            except Broken:
                answer = Answer(0, b"")
            if answer.status == 500:
                self.note(f"500 for {method} {path}: {answer.body[:300]!r}")
            if answer.status and answer.status not in _PASSING:
                return answer, sent, tries
            self.tally["unanswered" if not answer.status else f"answered {answer.status}"] += 1
            await asyncio.sleep(0.05)
        raise Stuck(f"{method} {path}: nobody answers")

    def close(self):
        for line in self.lines:
            line.close()


class Sitting:
    """A table with its people, from its founding until they have had enough."""

    def __init__(self, port, game, seats, luck, tally, *, bots=0, joins=False, most=120):
        self.port, self.game, self.seats, self.luck, self.tally = port, game, seats, luck, tally
        self.bots, self.joins, self.most = bots, joins, most
        self.notes = []
        self.voice = Voice(port, tally, self.notes.append)
        self.record = None
        self.streams = []
        self.seen = {}
        """By reader: the number of the last thing that came by stream."""
        self.is_over = False
        self._old = []
        self._duels = 0
        self._path = ""

    # Founding.

    async def found(self):
        """Make the table; its last seat is taken by somebody who joins."""
        kinds = [{"kind": "me" if not seat else "here", "name": f"P{seat}"} for seat in range(self.seats)]
        for seat in range(self.seats - self.bots, self.seats):
            kinds[seat] = {"kind": "bot", "bot": "random"}
        if self.joins:
            kinds[self.seats - 1] = {"kind": "open"}
        body = {"request": secrets.token_urlsafe(16), "game": self.game, "seats": kinds}
        answer = await self._twice("POST", "/api/tables", None, body)
        if answer.status != 201:
            raise AssertionError(f"no table: {answer.status} {answer.body[:300]!r}")
        made = answer.json
        tokens = [seat.get("token") for seat in made["seats"]]
        self._path = f"/api/tables/{made['table']}"
        self.record = TableRecord(made["table"], self.game, tokens)
        self.record.bots = frozenset(range(self.seats - self.bots, self.seats)) if self.bots else frozenset()
        self.record.trouble = self.notes
        if self.joins:
            await self._join(tokens)
        self.streams = [asyncio.create_task(self._listen(reader)) for reader in self.readers]
        self.tally["tables"] += 1

    async def _join(self, tokens):
        seat = self.seats - 1
        body = {"request": secrets.token_urlsafe(16), "name": "Late", "token": tokens[seat]}
        answer = await self._twice("POST", f"{self._path}/join", None, body)
        if answer.status != 200 or answer.json["seat"] != seat:
            self.notes.append(f"joining: {answer.status} {answer.body[:300]!r}")
            return
        tokens[seat] = answer.json["token"]
        self.tally["joined"] += 1

    @property
    def readers(self):
        return [*self.people, None]

    @property
    def people(self):
        return [seat for seat in range(self.seats) if seat not in self.record.bots]

    def token(self, reader):
        return None if reader is None else self.record.tokens[reader]

    # Streams.

    async def _listen(self, reader):
        """Follow the table for one reader, through every interruption."""
        self.seen.setdefault(reader, -1)
        while True:
            path = f"{self._path}/stream?after={self.seen[reader]}"
            try:
                async for message in messages(self.port, path, self.token(reader), SILENCE):
                    if message.event == "told":
                        self._hear(reader, message)
            except Broken:
                self.tally["streams broken"] += 1
            await asyncio.sleep(0.05)

    def _hear(self, reader, message):
        self.record.heard.append(Heard(reader, self.seen[reader], message.number, message.data))
        self.seen[reader] = json.loads(message.data)["seq"]
        self.tally["told"] += 1

    async def catch_up(self):
        """Until every stream has brought what a snapshot knows; then a last look for every reader, and silence."""
        for reader in self.readers:
            last = await self.look(reader)
            end = time.monotonic() + PATIENCE
            while self.seen[reader] < last["seq"]:
                if time.monotonic() > end:
                    self.notes.append(f"reader {reader} was told {self.seen[reader]} of {last['seq']} and no more")
                    break
                await asyncio.sleep(0.05)
        if self.is_over:
            answer, _, _ = await self.voice.ask("GET", f"{self._path}/file")
            if answer.status == 200:
                self.record.files.append(answer.body.decode())
            else:
                self.notes.append(f"no file: {answer.status}")

    async def leave(self):
        for stream in self.streams:
            stream.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)
        self.voice.close()

    # Playing.

    async def play(self, until):
        """Play until it is over, long enough, or the campaign ends."""
        while not until.is_set() and not self.is_over and len(self.record.acts) < self.most:
            seats = self.people
            self.luck.shuffle(seats)
            moved = False
            for seat in seats:
                moved = await self._turn(seat) or moved
                if self.is_over or until.is_set():
                    break
            if not moved:
                await asyncio.sleep(0.05)

    async def _turn(self, seat):
        """What one seat does now; whether it did anything."""
        seen = await self.look(seat)
        self.is_over = seen["status"] == "over"
        what = self.luck.random()
        if self.is_over:
            return True
        if what < 0.02:
            return await self._go_back(seat, seen)
        if what < 0.08:
            await self.act("undo", seat, {"turn": self.luck.random() < 0.3})
            return True
        if what < 0.14 and self._old:
            await self._repeat_old()
        if not seen["decision"]:
            return False
        if what < 0.25:
            await self._duel(seat, seen)
        elif what < 0.5 and len(seen["deciding"]) > 1:
            await self._all_at_once()
        else:
            await self._choose(seat, seen)
        return True

    async def look(self, reader):
        """A snapshot, for whoever asks."""
        answer, sent, _ = await self.voice.ask("GET", self._path, self.token(reader))
        if answer.status != 200:
            raise AssertionError(f"reader {reader} of {self._path}: {answer.status} {answer.body[:300]!r}")
        self.record.looks.append(Look(reader, sent, time.monotonic(), answer.json))
        return answer.json

    async def act(self, kind, seat, body, *, line=0, duel=None):
        """Do something that changes the table, and note what was answered."""
        path = {"choose": "choices", "answer": "rewind/answer"}.get(kind, kind)
        body = {"request": secrets.token_urlsafe(16), **body}
        whole = f"{self._path}/{path}"
        answer, sent, tries = await self.voice.ask("POST", whole, self.token(seat), body, line)
        act = Act(kind, seat, body, sent, time.monotonic(), answer.status, answer.json, tries, duel)
        self.record.acts.append(act)
        self.tally[f"{kind} {'done' if act.done else 'refused'}"] += 1
        if act.done:
            self._old = [*self._old[-_REPEATED:], (whole, seat, body, answer)]
        elif not 400 <= act.status < 500 or act.status == 429:
            self.notes.append(f"{kind}: {act.status} {answer.body[:300]!r}")
        return act

    def _keys(self, seen):
        return {"decision": seen["decision"]["id"], "choices": [self.luck.choice(seen["options"])["key"]]}

    async def _choose(self, seat, seen):
        act = await self.act("choose", seat, self._keys(seen))
        if not act.done and not self.record.bots:
            self.notes.append(f"seat {seat} may not choose what it was offered: {act.answer}")

    async def _duel(self, seat, seen):
        """The same decision answered twice at once: one wins."""
        self._duels += 1
        both = [self._keys(seen), self._keys(seen)]
        await asyncio.gather(
            *(self.act("choose", seat, body, line=at, duel=self._duels) for at, body in enumerate(both))
        )
        self.tally["duels"] += 1

    async def _all_at_once(self):
        """Everybody who is asked answers at the same moment."""
        asked = []
        for seat in self.people:
            seen = await self.look(seat)
            if seen["decision"]:
                asked.append((seat, self._keys(seen)))
        for first in range(0, len(asked), 2):
            pair = asked[first : first + 2]
            await asyncio.gather(*(self.act("choose", seat, body, line=at) for at, (seat, body) in enumerate(pair)))

    async def _go_back(self, seat, seen):
        """Propose to go back; the others agree, or do not, and sometimes somebody plays on meanwhile."""
        to = max(0, seen["seq"] - self.luck.randint(1, 8))
        proposed = await self.act("rewind", seat, {"to": to})
        if not proposed.done:
            return True
        for other in self.people:
            if other != seat:
                await self.act("answer", other, {"agree": self.luck.random() < 0.8})
        return True

    async def _repeat_old(self):
        """An older request once more: the same answer, and nothing done."""
        path, seat, body, first = self.luck.choice(self._old)
        again, _, _ = await self.voice.ask("POST", path, self.token(seat), body)
        self._compare(f"{path} again", first, again)

    async def _twice(self, method, path, token, body):
        """The same request over two connections at once: two equal answers."""
        one, two = await asyncio.gather(*(self.voice.ask(method, path, token, body, line) for line in (0, 1)))
        self._compare(f"{path} twice", one[0], two[0])
        return one[0]

    def _compare(self, what, one, two):
        self.tally["repeated"] += 1
        if (one.status, one.body) != (two.status, two.body):
            self.notes.append(f"{what}: {one.status} {one.body[:200]!r}, then {two.status} {two.body[:200]!r}")

"""How much longer somebody's choice takes while another address does its worst, and how much of that is the machine's.

    python benchmarks/floods.py [--rounds 3] [--choices 15] [--only schema sign-in ...] [--write docs/performance.md]

Anna plays at a server with the usual limits. From another address four connections ask for one dear thing again and
again. How long it takes her to look at her table and choose is compared with quiet minutes, and with the same flood
upon another server on the same machine: whoever attacks from here takes time from everybody, whatever our server does,
and on two cores that alone makes her wait. Of every round the middle one of so many choices counts, and of the rounds
the middle one.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server import test_abuse as abuse
from server.serving import Person, Process, Thread, sit

BEGIN, END = "<!-- floods -->", "<!-- end of floods -->"
MOST = 3.0
"""So many times as long it may take her."""
ATTACK = """
import http.client, json, secrets, sys, threading

source, port, method, path, body = sys.argv[1:]

def ask():
    while True:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=60, source_address=(source, 0))
            while True:
                said = {**json.loads(body), "request": secrets.token_urlsafe(16)} if body else None
                headers = {"content-type": "application/json"} if body else {}
                connection.request(method, path, json.dumps(said) if body else None, headers)
                answer = connection.getresponse()
                if path.endswith("/stream"):
                    answer.read(10_000)
                    break
                answer.read()
        except (OSError, http.client.HTTPException):
            pass

for _ in range(4):
    threading.Thread(target=ask, daemon=True).start()
print("on", flush=True)
sys.stdin.read()
"""
FOUNDING = '{"game": "tomahawk", "seats": [{"kind": "me", "name": "Zoé"}, {"kind": "bot", "bot": "brave"}]}'
STRANGERS = cycle(range(2, 250))


class Flood(NamedTuple):
    """What is asked for."""

    name: str
    path: str
    method: str = "GET"
    body: str = ""


class Seats(NamedTuple):
    """Where Anna plays: the server, and the table and token of every seat."""

    server: str
    seats: list[tuple[str, str]]


class Felt(NamedTuple):
    """How many times as long a choice took, and how many times as long with the same flood upon another server."""

    here: float
    elsewhere: float


def floods(running: Person, ended: Person) -> list[Flood]:
    """The dearest things that a stranger can ask for."""
    pages = {"page": "/", "schema": "/schema", "ready": "/ready", "lobby": "/api/tables/list?show=all", "me": "/api/me"}
    found = [Flood(name, path) for name, path in pages.items()]
    found.append(Flood("components", "/api/games/northgard/components"))
    found += [Flood(f"running{rest}", f"{running.path}{rest}") for rest in abuse.OF_RUNNING]
    found += [Flood(f"ended{rest}", f"{ended.path}{rest}") for rest in abuse.OF_ENDED]
    found.append(Flood("password", "/api/sign-in/password", "POST", '{"name": "Anna", "password": "a long password"}'))
    found.append(Flood("code", "/api/sign-in/code", "POST", '{"code": "AAAA-AAAA-AAAA-AAAA"}'))
    found.append(Flood("founding", "/api/tables", "POST", FOUNDING))
    return found


def middle(anna: Seats, choices: int) -> float:
    """The middle one of so many choices, from an address that has asked for nothing yet: her own limit is far away."""
    own = httpx.HTTPTransport(local_address=f"127.0.4.{next(STRANGERS)}")
    with httpx.Client(base_url=anna.server, timeout=60, transport=own) as client:
        return float(abuse._median([Person(anna.server, table, token, client) for table, token in anna.seats], choices))


def under(flood: Flood, port: int, anna: Seats, choices: int) -> float:
    """How long her choices take while somebody whom nobody knows yet floods the server at this port."""
    words = [f"127.0.3.{next(STRANGERS)}", str(port), flood.method, flood.path, flood.body]
    attacker = subprocess.Popen([sys.executable, "-c", ATTACK, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert attacker.stdout is not None
        assert attacker.stdout.readline() == b"on\n"
        return middle(anna, choices)
    finally:
        attacker.kill()
        attacker.communicate(timeout=60)


def felt(flood: Flood, port: int, other: int, anna: Seats, args: argparse.Namespace) -> Felt:
    here, elsewhere = [], []
    for _ in range(args.rounds):
        quiet = middle(anna, args.choices)
        here.append(under(flood, port, anna, args.choices) / quiet)
        quiet = middle(anna, args.choices)
        elsewhere.append(under(flood, other, anna, args.choices) / quiet)
    return Felt(median(here), median(elsewhere))


def house(folder: Path) -> tuple[str, list[list[tuple[str, str]]]]:
    """A database with a long match that runs, one that has ended and one to play at; who sits there."""
    database = f"sqlite:///{folder}/tables.db"
    founding = Thread(database)
    try:
        tables = [sit(founding.address, game="tribes", settings={"max_cycles": "none"}) for _ in range(3)]
        abuse._grow(founding, tables[0][0].table, abuse.LONG)
        abuse._grow(founding, tables[1][0].table, abuse.LONG, ends=True)
        return database, [[(one.table, one.token) for one in people] for people in tables]
    finally:
        founding.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--choices", type=int, default=15)
    parser.add_argument("--only", nargs="*", default=())
    parser.add_argument("--write", type=Path)
    args = parser.parse_args()
    found: dict[str, Felt] = {}
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        database, tables = house(Path(one))
        shutil.copytree(one, two, dirs_exist_ok=True)
        servers = [Process(url, rate=40, burst=400, table_rate=0) for url in (database, database.replace(one, two))]
        try:
            anna = Seats(servers[0].address, tables[2])
            running, ended = (Person(servers[0].address, tables[at][0][0]) for at in (0, 1))
            for flood in floods(running, ended):
                if not args.only or any(word in flood.name for word in args.only):
                    here, elsewhere = found[flood.name] = felt(flood, servers[0].port, servers[1].port, anna, args)
                    print(f"{flood.name:24} {here:5.2f} {elsewhere:5.2f}", flush=True)
        finally:
            for server in servers:
                server.stop()
    worst = max(found, key=lambda name: found[name].here)
    print(f"The worst: {worst}, {found[worst].here:.2f} times as long; at most {MOST:g} is meant.")
    if args.write is not None:
        write(args.write, found)
    return 0 if found[worst].here <= MOST else 1


def write(page: Path, found: dict[str, Felt]) -> None:
    """Put the figures into the page, where it has a place for them."""
    lines = ["| flood | times as long | with the same flood upon another server |", "|---|---|---|"]
    lines += [f"| {name} | {one.here:.2f} | {one.elsewhere:.2f} |" for name, one in found.items()]
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())

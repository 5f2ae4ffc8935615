#!/usr/bin/env python3
"""A bot that plays on a Longhouse server, from anywhere: it takes a seat with the link of an invitation.

    python3 network_bot.py "http://127.0.0.1:8420/t/TABLE#TOKEN"
    python3 network_bot.py "http://127.0.0.1:8420/t/TABLE#TOKEN" --bot "./mybot"    a program that speaks over a pipe
    python3 network_bot.py "http://127.0.0.1:8420/t/TABLE" --seat SECRET            go on after a restart

It needs nothing but Python. What is sent and answered is explained in docs/write-a-bot.md and docs/api.md.
"""

import argparse
import http.client
import json
import random
import secrets
import shlex
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 60.0
"""Seconds without a word from the server, which gives a sign of life every 15, after which the bot calls again."""


class Refused(Exception):  # noqa: N818
    """The server has answered no: the status, what it says, and how many seconds to wait."""

    def __init__(self, error):
        with error:
            try:
                said = json.load(error)["error"]
            except (ValueError, KeyError, OSError):
                said = {"id": "", "message": error.reason}
        super().__init__(f"{error.code}: {said['message']}")
        self.id, self.status, self.wait = said["id"], error.code, float(error.headers.get("Retry-After") or 0)


class Seat:
    """A seat at a table of a server."""

    def __init__(self, link, token=None):
        parts = urllib.parse.urlsplit(link)
        path, _, table = parts.path.rpartition("/t/")
        self.address = f"{parts.scheme}://{parts.netloc}{path}/api/tables/{urllib.parse.quote(table, safe='')}"
        self.invitation, self.token = parts.fragment, token

    def ask(self, rest="", body=None):
        """What the server answers; a request that gets lost is repeated, and does nothing twice."""
        if body is not None:
            body = {"request": secrets.token_urlsafe(16), **body}
        for wait in (0.5, 1, 2, 4, 8):
            try:
                return self._once(rest, body)
            except Refused as refused:
                if refused.status not in (429, 503):
                    raise
                wait = refused.wait or wait
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(wait)
        return self._once(rest, body)

    def _once(self, rest, body):
        try:
            with self._open(rest, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(error) from None

    def sit_down(self, name):
        """Take the seat of the invitation as a program, which everybody is shown."""
        wish = {"name": name, "program": True, **({"token": self.invitation} if self.invitation else {})}
        self.token = self.ask("/join", wish)["token"]

    def snapshots(self):
        """The table whenever something has changed, for ever; a lost connection is opened again."""
        while True:
            try:
                with self._open("/stream") as stream:
                    event = ""
                    for line in stream:
                        word, _, rest = line.decode().rstrip("\n").partition(": ")
                        if word == "event":
                            event = rest
                        elif word == "data" and event == "told":
                            yield json.loads(rest)
            except urllib.error.HTTPError as error:
                if error.code < 500 and error.code != 429:
                    raise Refused(error) from None
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(1)

    def _open(self, rest, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + rest, data, headers)
        return urllib.request.urlopen(request, timeout=PATIENCE)


def any_option(snapshot):
    """The key of an option that does not decline. Write your own: `snapshot["view"]` is what you see of the table."""
    willing = [option for option in snapshot["options"] if not option.get("quiet")]
    return random.choice(willing or snapshot["options"])["key"]


class Piped:
    """A program that speaks over a pipe, as in docs/write-a-bot.md."""

    def __init__(self, command, seconds):
        self._program = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._seconds, self._asked = seconds, 0
        self._say({"say": "hello", "longhouse": 1, "version": "", "seed": secrets.randbits(48), "seconds": seconds})

    def choose(self, seen):
        """What the program answers to a snapshot."""
        self._asked += 1
        same = {name: seen[name] for name in ("game", "rules", "settings", "seat", "decision", "options", "view")}
        asked = {"say": "decide", "id": self._asked, "seconds": self._seconds, "seats": len(seen["players"])}
        return self._say({**asked, **same})["choice"]

    def _say(self, line):
        self._program.stdin.write(json.dumps(line) + "\n")
        self._program.stdin.flush()
        return json.loads(self._program.stdout.readline())


def play(seat, choose):
    """Choose whenever the seat is asked, until the match is over; the last snapshot."""
    answered = None
    for snapshot in seat.snapshots():
        if snapshot["status"] in ("over", "closed"):
            return snapshot
        decision = snapshot["decision"]
        if decision is None or decision["id"] == answered:
            continue
        try:
            seat.ask("/choices", {"decision": decision["id"], "choices": [choose(snapshot)]})
            answered = decision["id"]
        except Refused as refused:
            # 409: the table has moved on, and the next snapshot says where to; unless it was none of the options.
            if refused.status != 409 or refused.id == "error-choice-illegal":
                raise
    return None


def main():
    """Sit down and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="the link of a seat: http://.../t/TABLE#TOKEN")
    parser.add_argument("--name", default="Network bot")
    parser.add_argument("--bot", help="a program that speaks over a pipe; without one, any option is taken")
    parser.add_argument("--seat", help="the secret of a seat that this bot has taken before")
    parser.add_argument("--seconds", type=float, default=10.0, help="what the program is told about its time")
    args = parser.parse_args()
    seat = Seat(args.link, args.seat)
    try:
        if seat.token is None:
            seat.sit_down(args.name)
            print(f"--seat {seat.token}", file=sys.stderr, flush=True)
        last = play(seat, Piped(args.bot, args.seconds).choose if args.bot else any_option)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    print(json.dumps({"seat": last["seat"], "status": last["status"], "result": last["result"]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""People who want to be told, and those who tell them: a push service, receivers of hooks, a mail server."""

import asyncio
import base64
import hashlib
import hmac
import json
import os
import secrets
import threading
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from longhouse.server import clock
from longhouse.server.store.people import DeviceRow, PersonRow
from longhouse.server.table.state import revise
from server.serving import Person, found, free_port, new_client, new_request


class Time:
    """A clock that a test puts forward."""

    def __init__(self, monkeypatch):
        self.ahead = 0.0
        before = clock.source
        monkeypatch.setattr(clock, "source", lambda: before() + self.ahead)

    def pass_by(self, seconds):
        self.ahead += seconds


class Receiver:
    """Something that is told by HTTP: it keeps what it gets, and answers as it likes."""

    def __init__(self):
        self.got = []
        self.answers = []
        """What to answer next, a status and headers; then 201. A function is called instead."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                answer = receiver.answers.pop(0) if receiver.answers else (201, {})
                if callable(answer):
                    answer = answer()
                if answer is None:
                    return
                self.send_response(answer[0])
                for name, value in answer[1].items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_args):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser's side of push: it makes a key, and reads what is pushed to it."""

    def __init__(self, service, name="one"):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{service.address}/{name}",
            "keys": {"p256dh": _text(point), "auth": _text(self._auth)},
        }

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


def _text(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Mailbox:
    """A mail server; what it answers to a recipient can be set."""

    def __init__(self):
        self.letters = []
        self.refusal = None
        self.interrupt = None
        """Called when a letter has come, before whoever sent it hears so."""
        box = self

        class Handler:
            async def handle_RCPT(self, _server, _session, envelope, address, _options):  # noqa: N802
                if box.refusal:
                    return box.refusal
                envelope.rcpt_tos.append(address)
                return "250 OK"

            async def handle_DATA(self, _server, _session, envelope):  # noqa: N802
                box.letters.append(message_from_bytes(envelope.content, policy=policy.default))
                if box.interrupt is not None:
                    box.interrupt()
                return "250 taken"

        self.port = free_port()
        self._controller = Controller(Handler(), hostname="127.0.0.1", port=self.port)
        self._controller.start()
        self.address = f"smtp://127.0.0.1:{self.port}"

    def close(self):
        self._controller.stop()


class Member:
    """Somebody whom the house knows, in a browser with its cookie."""

    def __init__(self, server, language="en", zone="UTC"):
        self.server = server
        self.client = new_client(server.address)
        self.client.headers["origin"] = server.address  # As browsers say it of every change.
        body = {"request": new_request(), "language": language, "zone": zone}
        self.id = self.client.post("/api/me", json=body).json()["id"]

    def post(self, path, **body):
        return self.client.post(path, json={"request": new_request(), **body})

    def push_to(self, browser):
        body = {"request": new_request(), "subscription": browser.subscription if browser else None}
        answer = self.client.put("/api/me/push", json=body)
        assert answer.status_code == 200, answer.text

    def write_to(self, email, **settings):
        """Have an address and settings, as if they had been confirmed and set."""
        values = {"email": email, "email_state": "confirmed", "settings": json.dumps(settings)}
        change_person(self.server, self.id, **values)

    def news(self):
        return self.client.get("/api/me/news").json()

    def kinds(self):
        return [one["kind"] for one in self.news()]


def in_loop(server, work):
    """Do something in the loop of a server that runs in a thread."""
    loop = server._server._loop
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def change_person(server, person, **values):
    from longhouse.server.store.schema import people

    def work(connection):
        connection.execute(people.update().where(people.c.id == person).values(**values))

    server.process.store.write_now(work)


def rows(server, table, **where):
    """All rows of a table of the database."""

    def work(connection):
        wanted = [table.c[name] == value for name, value in where.items()]
        return connection.execute(table.select().where(*wanted).order_by(*table.primary_key)).mappings().all()

    return server.process.store.read_now(work)


def own(server, table, owners):
    """Let these people own these seats, as if they had carried them over; and pace and clock as given."""

    async def work():
        live = await server.process.tables.find(table, fresh=True)
        await server.process.tables.change(
            live,
            lambda now: revise(now, seats=[now.seats[seat]._replace(person=one.id) for seat, one in owners.items()]),
        )

    in_loop(server, work())


def table_of(server, *members, game="tomahawk", **more):
    """A running table of these people; each as somebody with a token, in the order of their seats."""
    names = ["Anna", "Béla", "Chloé", "Dov"]
    seats = [{"kind": "me" if at == 0 else "here", "name": names[at]} for at in range(len(members))]
    made = found(server.address, seats, game=game, **more)
    known = {at: member for at, member in enumerate(members) if member is not None}
    if known:
        own(server, made["table"], known)
    return [Person(server.address, made["table"], seat["token"]) for seat in made["seats"]]


def signature_of(secret, headers, body):
    """What Standard Webhooks say that the signature must be."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


def some_person():
    """Somebody, and their device, as rows."""
    person = PersonRow(secrets.token_hex(8), "guest", "", None, secrets.token_bytes(32), "en", "UTC", 1.0, 1.0)
    return person, DeviceRow(secrets.token_hex(8), person.id, secrets.token_bytes(32), "", "", 1.0, 1.0)

"""Browsers of people: with cookies, and with the headers that browsers send."""

from argon2 import PasswordHasher

from server.serving import Listener, new_client, new_request

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""For tests that are not about how dear a password is."""
SECRET = "four words nobody guesses"


def cheap(server):
    """Let a server hash passwords quickly."""
    server.process.people.hashing.hasher = CHEAP
    return server


class Browser:
    """One device: it keeps its cookie, and says where its pages come from, as every browser does."""

    def __init__(self, server, **headers):
        self.server, self.address = server, server.address
        self.client = new_client(server.address)
        self.client.headers.update({"origin": headers.pop("origin", server.address), **headers})
        self.table, self.path, self.headers = None, "", {}

    def post(self, path, **body):
        body.setdefault("request", new_request())
        return self.client.post(path, json=body)

    def patch(self, path, **body):
        return self.client.patch(path, json={"request": new_request(), **body})

    def get(self, path, **more):
        return self.client.get(path, **more)

    def done(self, path, **body):
        """The answer, which is no refusal."""
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def me(self):
        answer = self.get("/api/me")
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookie(self):
        return next(iter(self.client.cookies.jar), None)

    def guest(self):
        self.done("/api/me")
        return self

    def member(self, name, password=SECRET):
        self.guest()
        self.done("/api/me/name", name=name, password=password)
        return self

    def sign_in(self, name, password=SECRET):
        return self.post("/api/sign-in/password", name=name, password=password)

    def listen(self, table):
        """A stream that the cookie opens."""
        self.path = f"/api/tables/{table}"
        return Listener(self, headers={"cookie": f"{self.cookie.name}={self.cookie.value}"})

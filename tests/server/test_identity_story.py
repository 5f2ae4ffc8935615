"""A guest with three running games takes a name, plays on at a telephone, signs out everywhere, comes back and leaves.

On both databases, in one process and in three: then every step is taken at another one. The same story in a browser is
in tests/browser/test_me.py.
"""

from itertools import cycle

from server.club import Browser, cheap
from server.serving import Person, sit, wait_until


def device(server, cookie=None):
    """A browser that is at this process, with the cookie it has."""
    found = Browser(server)
    if cookie is not None:
        found.client.cookies.set("longhouse", cookie, domain="127.0.0.1", path="/")
    return found


def test_a_guest_comes_back_everywhere_and_goes_for_good(house_of):
    servers = [cheap(one) for one in house_of(away_seconds=0)]
    next_one = cycle(servers)
    games = [sit(next(next_one).address) for _ in range(3)]
    ben = Person(servers[-1].address, games[0][1].table, games[0][1].token)

    # A name, in place: at one process a guest, at the next a member.
    guest = device(next(next_one)).guest()
    anna = device(next(next_one), guest.cookie.value)
    anna.done("/api/me/name", name="Philomène", password="four words nobody guesses")
    cookie = anna.client.cookies["longhouse"]
    anna = device(next(next_one), cookie)
    pairs = [{"table": one.table, "token": one.token} for one, _ in games]
    assert anna.done("/api/me/seats", tables=pairs) == {"taken": 3}
    wait_until(lambda: ben.see()["players"][0]["name"] == "Philomène")
    assert ben.see()["players"][0]["guest"] is False

    # A telephone, by a code that works once, wherever it is asked.
    code = anna.done("/api/me/code")["code"]
    phone = device(next(next_one))
    assert phone.post("/api/sign-in/code", code=code).status_code == 200
    assert device(next(next_one)).post("/api/sign-in/code", code=code).status_code == 401
    phone = device(next(next_one), phone.client.cookies["longhouse"])
    assert len(phone.get("/api/me/tables", params={"show": "running"}).json()["tables"]) == 3
    table = f"/api/tables/{games[0][0].table}"
    seen = phone.get(table).json()
    assert seen["seat"] == 0
    if seen["decision"]:
        answer = phone.post(f"{table}/choices", decision=seen["decision"]["id"], choices=[seen["options"][0]["key"]])
        assert answer.status_code == 200, answer.text

    # Signing out everywhere ends both devices, and the links of the seats, at every process.
    assert anna.done("/api/sign-out", everywhere=True) is not None
    for server in servers:
        for old in (cookie, phone.client.cookies["longhouse"]):
            assert device(server, old).get("/api/me").status_code == 401
        assert Person(server.address, games[0][0].table, games[0][0].token).get().status_code == 401

    # Back by password; then gone for good, and at every process nothing says who it was.
    back = device(next(next_one))
    assert back.sign_in("Philomène").status_code == 200
    back = device(next(next_one), back.client.cookies["longhouse"])
    assert back.get(table).json()["seat"] == 0
    back.done("/api/me/delete")
    for server in servers:
        other = Person(server.address, ben.table, ben.token)
        wait_until(lambda other=other: other.see()["players"][0]["former"])
        assert other.see()["players"][0]["name"] == ""
        assert "Philomène" not in other.get().text
    assert ben.choose_any().status_code == 200 or not ben.see()["decision"]

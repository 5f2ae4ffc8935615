"""`longhouse admin reset` and `longhouse admin host`, beside a running server."""

from server.club import Browser, cheap
from server.serving import Thread, error_of
from server.test_admin import admin, told


def test_a_host_lets_a_member_back_in(database):
    server = cheap(Thread(database))
    anna = Browser(server).member("Anna")
    made = told(admin(database, "reset", "anna", "--address", "https://club.example", "--yes", "--json"))
    assert made["member"] == "Anna"
    first = made["link"].removeprefix("https://club.example/in#")
    second = told(admin(database, "reset", "Anna", "--yes", "--json"))["link"].removeprefix("/in#")
    lost = Browser(server)
    assert error_of(lost.post("/api/sign-in/code", code=first)) == (401, "server-error-code")
    me = lost.done("/api/sign-in/code", code=second)
    assert (me["name"], me["proved"]) == ("Anna", True)
    lost.done("/api/me/credentials", password="entirely other words")
    assert anna.get("/api/me").status_code == 401
    assert told(admin(database, "host", "Anna", "--json"))["roles"] == ["host"]
    assert lost.me()["roles"] == ["host"]
    assert told(admin(database, "host", "Anna", "--end", "--json"))["roles"] == []
    nobody = admin(database, "host", "Nobody")
    assert nobody.returncode == 2
    assert "no member" in nobody.stderr
    assert admin(database, "reset").returncode == 2
    server.stop()

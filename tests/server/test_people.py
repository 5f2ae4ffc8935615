"""Being known to the house: guests first, by a cookie."""

from server.serving import new_client, new_request


def test_a_guest_is_known_again_by_the_cookie(server):
    browser = new_client(server.address)
    browser.headers["origin"] = server.address
    assert browser.get("/api/me").json()["error"]["id"] == "server-error-not-signed-in"
    answer = browser.post("/api/me", json={"request": new_request(), "language": "fr", "zone": "Europe/Paris"})
    assert answer.status_code == 200, answer.text
    me = answer.json()
    assert (me["kind"], me["name"], me["language"]) == ("guest", "", "fr")
    assert browser.get("/api/me").json() == me
    assert browser.post("/api/me", json={"request": new_request()}).json() == me
    assert new_client(server.address).get("/api/me").status_code == 401


def test_the_cookie_is_for_this_house_alone(server):
    answer = new_client(server.address).post("/api/me", json={"request": new_request()})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie

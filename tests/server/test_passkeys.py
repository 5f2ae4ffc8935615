"""Passkeys, with an authenticator made of software."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.authenticator import Authenticator
from server.club import SECRET, Browser, cheap
from server.serving import Thread, error_of

SITE = "https://club.example"


@pytest.fixture(scope="module")
def house(database_of_module):
    running = cheap(Thread(database_of_module, site=SITE))
    yield running
    running.stop()


def claim(house, name, key=None):
    key, anna = key or Authenticator(SITE), Browser(house).guest()
    options = anna.done("/api/me/credentials/begin", name=name)["options"]
    me = anna.done("/api/me/name", name=name, passkey=key.create(options))
    return anna, key, me


def use(house, key, browser=None, **more):
    browser = browser or Browser(house)
    options = browser.done("/api/sign-in/passkey/begin")["options"]
    return browser, browser.post("/api/sign-in/passkey", passkey=key.get(options, **more))


def test_a_name_is_claimed_and_opened_with_one_passkey(house):
    _, key, me = claim(house, "Aliénor")
    assert (me["kind"], me["ways"]["passkey"]) == ("member", True)
    assert [one["kind"] for one in me["credentials"]] == ["passkey"]
    _, answer = use(house, key)
    assert answer.status_code == 200, answer.text
    assert (answer.json()["id"], answer.json()["proved"]) == (me["id"], True)


def test_what_is_asked_of_the_browser(house):
    anna = Browser(house).guest()
    options = anna.done("/api/me/credentials/begin", name="Bathilde")["options"]
    assert options["rp"]["id"] == "club.example"
    assert options["attestation"] == "none"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    asked = anna.done("/api/sign-in/passkey/begin")["options"]
    assert not asked.get("allowCredentials")


def test_an_answer_works_once(house):
    _, key, _ = claim(house, "Clothilde")
    browser = Browser(house)
    sent = key.get(browser.done("/api/sign-in/passkey/begin")["options"])
    assert browser.post("/api/sign-in/passkey", passkey=sent).status_code == 200
    assert error_of(Browser(house).post("/api/sign-in/passkey", passkey=sent)) == (401, "server-error-passkey")


def test_another_site_s_page_gets_nothing(house):
    """The browser says where the page was that asked: a copy of ours under another name is not ours."""
    _, key, _ = claim(house, "Douce")
    key.origin = "https://club.example.evil"
    assert error_of(use(house, key)[1]) == (401, "server-error-passkey")
    anna = Browser(house).guest()
    options = anna.done("/api/me/credentials/begin", name="Ermengarde")["options"]
    refused = anna.post("/api/me/name", name="Ermengarde", passkey=key.create(options))
    assert error_of(refused) == (401, "server-error-passkey")
    assert anna.me()["kind"] == "guest"


def test_a_copied_passkey_is_noticed_by_its_counter(house):
    _, key, _ = claim(house, "Frénégonde")
    assert use(house, key)[1].status_code == 200
    own = next(iter(key.keys))
    key.keys[own][2] = 0
    assert error_of(use(house, key)[1]) == (401, "server-error-passkey")


def test_a_passkey_made_for_somebody_else_is_none(house):
    """A challenge is for one person, and cannot be carried to another browser."""
    key, anna, other = Authenticator(SITE), Browser(house).guest(), Browser(house).guest()
    made = key.create(anna.done("/api/me/credentials/begin", name="Gertrude")["options"])
    refused = other.post("/api/me/name", name="Gertrude", passkey=made)
    assert error_of(refused) == (401, "server-error-passkey")


def test_signed_with_another_key(house):
    _, key, _ = claim(house, "Hildegarde")
    stolen = Authenticator(SITE)
    own = next(iter(key.keys))
    stolen.keys[own] = [ec.generate_private_key(ec.SECP256R1()), key.keys[own][1], 5]
    assert error_of(use(house, stolen)[1]) == (401, "server-error-passkey")


def test_a_second_passkey_and_a_proof(house):
    anna, key, _ = claim(house, "Isaure")
    second = Authenticator(SITE)
    options = anna.done("/api/me/credentials/begin")["options"]
    assert len(options["excludeCredentials"]) == 1
    me = anna.done("/api/me/credentials", passkey=second.create(options), label="Telephone")
    assert [one["label"] for one in me["credentials"]] == ["", "Telephone"]
    asked = anna.done("/api/me/prove/passkey/begin")["options"]
    assert len(asked["allowCredentials"]) == 2
    assert anna.done("/api/me/prove/passkey", passkey=second.get(asked))["proved"] is True
    first = me["credentials"][0]["id"]
    assert len(anna.done(f"/api/me/credentials/{first}/end")["credentials"]) == 1
    assert use(house, key)[1].status_code == 401
    assert use(house, second)[1].status_code == 200


def test_nobody_proves_with_somebody_else_s_passkey(house):
    anna, _, _ = claim(house, "Jehanne")
    _, other, _ = claim(house, "Kunégonde")
    asked = anna.done("/api/me/prove/passkey/begin")["options"]
    refused = anna.post("/api/me/prove/passkey", passkey=other.get(asked))
    assert error_of(refused) == (401, "server-error-passkey")


def test_wrong_passwords_do_not_lock_a_passkey_out(house):
    anna, key, _ = claim(house, "Lucrèce")
    anna.done("/api/me/credentials", password=SECRET)
    tries = [Browser(house).sign_in("Lucrèce", "wrong, again and again").status_code for _ in range(11)]
    assert tries == [401] * 10 + [429]
    assert Browser(house).sign_in("Lucrèce").status_code == 429
    assert use(house, key)[1].status_code == 200


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"rawId": 5},
        {"rawId": "x", "response": {}},
        {"rawId": "x", "response": {"clientDataJSON": "!!"}},
        {"rawId": "", "response": []},
    ],
)
def test_what_is_no_passkey_is_refused(house, sent):
    assert error_of(Browser(house).post("/api/sign-in/passkey", passkey=sent)) == (401, "server-error-passkey")
    anna = Browser(house).guest()
    assert error_of(anna.post("/api/me/name", name="Mahaut", passkey=sent)) == (401, "server-error-passkey")

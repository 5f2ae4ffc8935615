"""Names of one's own, ways in, devices, and everything that changes them."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from longhouse.server import clock
from longhouse.server.admin import people
from server.club import SECRET, Browser, cheap
from server.serving import error_of


@pytest.fixture(scope="module")
def house(server):
    return cheap(server)


@pytest.fixture
def later(monkeypatch):
    """Lets time pass."""
    gone = [0.0]
    real = clock.source
    monkeypatch.setattr(clock, "source", lambda: real() + gone[0])

    def pass_days(days):
        gone[0] += days * 86_400

    return pass_days


def test_a_guest_becomes_a_member_in_place(house):
    anna = Browser(house).guest()
    before, cookie = anna.me(), anna.cookie.value
    me = anna.done("/api/me/name", name="Camille Roy", password=SECRET)
    assert (me["id"], me["kind"], me["name"], me["proved"]) == (before["id"], "member", "Camille Roy", True)
    assert [one["kind"] for one in me["credentials"]] == ["password"]
    assert anna.cookie.value != cookie
    assert anna.me() == me


def test_a_name_needs_a_way_in(house):
    anna = Browser(house).guest()
    assert error_of(anna.post("/api/me/name", name="Nobody's Own")) == (400, "server-error-credential-missing")
    both = anna.post("/api/me/name", name="Nobody's Own", password=SECRET, passkey={})
    assert error_of(both) == (400, "server-error-credential-missing")
    assert anna.me()["kind"] == "guest"


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "length"),
        ("x" * 257, "length"),
        ("password1234", "common"),
        ("P@ssw0rd2024!", "common"),
        ("1234567890", "common"),
        ("azertyuiop12", "common"),
        ("aaaaaaaaaaaa", "common"),
        ("abcabcabcabc", "common"),
        ("iloveyou2019", "common"),
        ("motdepasse99", "common"),
        ("Delphine1234", "common"),
    ],
)
def test_a_password_that_anybody_would_try_is_refused(house, password, why):
    anna = Browser(house).guest()
    answer = anna.post("/api/me/name", name="Delphine", password=password)
    assert error_of(answer) == (400, f"server-error-password-{why}")
    assert anna.me()["kind"] == "guest"


def test_signing_in_on_another_device_makes_a_new_one(house):
    first = Browser(house).member("Ysolde")
    second = Browser(house)
    answer = second.sign_in("ysolde")
    assert answer.status_code == 200, answer.text
    assert answer.json()["id"] == first.me()["id"]
    assert second.cookie.value != first.cookie.value
    devices = second.get("/api/me/devices").json()
    assert [one["here"] for one in devices].count(True) == 1
    assert len(devices) == 2
    other = next(one for one in devices if not one["here"])
    second.done(f"/api/me/devices/{other['id']}/end")
    assert first.get("/api/me").status_code == 401
    assert error_of(second.post(f"/api/me/devices/{other['id']}/end")) == (404, "server-error-device")


def test_nobody_ends_somebody_else_s_device(house):
    anna, other = Browser(house).member("Ombeline"), Browser(house).guest()
    device = anna.get("/api/me/devices").json()[0]["id"]
    assert other.post(f"/api/me/devices/{device}/end").status_code == 404
    assert anna.me()["name"] == "Ombeline"


def test_a_second_password_replaces_the_first_and_signs_out_the_others(house):
    anna, phone = Browser(house).member("Perrine"), Browser(house)
    assert phone.sign_in("Perrine").status_code == 200
    cookie = anna.cookie.value
    me = anna.done("/api/me/credentials", password="entirely other words")
    assert [one["kind"] for one in me["credentials"]] == ["password"]
    assert anna.cookie.value != cookie
    assert phone.get("/api/me").status_code == 401
    assert phone.sign_in("Perrine").status_code == 401
    assert phone.sign_in("Perrine", "entirely other words").status_code == 200


def test_changing_a_way_in_asks_for_a_recent_proof(house, later):
    anna = Browser(house).member("Quitterie")
    later(0.01)
    assert anna.me()["proved"] is False
    for path in ("/api/me/credentials", "/api/me/recovery", "/api/me/delete"):
        body = {"password": "entirely other words"} if path.endswith("credentials") else {}
        assert error_of(anna.post(path, **body)) == (403, "server-error-prove-again")
    assert error_of(anna.post("/api/me/prove/password", password="not this one")) == (401, "server-error-sign-in")
    assert anna.done("/api/me/prove/password", password=SECRET)["proved"] is True
    anna.done("/api/me/recovery")


def test_the_last_way_in_stays(house):
    anna = Browser(house).member("Rosemonde")
    only = anna.me()["credentials"][0]["id"]
    assert error_of(anna.post(f"/api/me/credentials/{only}/end")) == (409, "server-error-last-credential")
    assert error_of(anna.post("/api/me/credentials/nothing/end")) == (404, "server-error-credential")


def test_recovery_codes_work_once_and_sign_out_the_others(house):
    anna = Browser(house).member("Sidonie")
    old = anna.done("/api/me/recovery")["codes"]
    codes = anna.done("/api/me/recovery")["codes"]
    assert len(set(codes)) == 8
    assert anna.me()["recovery_left"] == 8
    found = Browser(house)
    void = found.post("/api/sign-in/recovery", name="Sidonie", code=old[0])
    assert error_of(void) == (401, "server-error-sign-in")
    me = found.done("/api/sign-in/recovery", name="sidonie", code=codes[0].upper().replace("-", " "))
    assert (me["recovery_left"], me["proved"]) == (7, True)
    assert anna.get("/api/me").status_code == 401
    again = Browser(house).post("/api/sign-in/recovery", name="Sidonie", code=codes[0])
    assert error_of(again) == (401, "server-error-sign-in")


def test_a_code_from_another_device_works_once_for_ten_minutes(house, later):
    anna = Browser(house).member("Tiphaine")
    made = anna.done("/api/me/code")
    phone = Browser(house)
    me = phone.done("/api/sign-in/code", code=made["code"])
    assert (me["name"], me["proved"]) == ("Tiphaine", False)
    assert error_of(Browser(house).post("/api/sign-in/code", code=made["code"])) == (401, "server-error-code")
    late = anna.done("/api/me/code")["code"]
    later(601 / 86_400)
    assert error_of(Browser(house).post("/api/sign-in/code", code=late)) == (401, "server-error-code")


def test_a_code_is_for_what_it_was_made(house):
    """A code for another device is no link by mail, and confirms no address."""
    anna = Browser(house).member("Ursuline")
    code = anna.done("/api/me/code")["code"]
    assert Browser(house).post("/api/sign-in/mail", code=code).status_code == 401
    assert anna.post("/api/me/email", code=code).status_code == 401
    assert Browser(house).post("/api/sign-in/code", code=code).status_code == 200


def sign_out_everywhere(owner):
    owner.done("/api/sign-out", everywhere=True)


def take_another_password(owner):
    owner.done("/api/me/credentials", password="entirely other words")
    assert owner.me()["kind"] == "member"


def use_a_recovery_code(owner):
    codes = owner.done("/api/me/recovery")["codes"]
    owner.done("/api/sign-in/recovery", name=owner.me()["name"], code=codes[0])
    assert owner.me()["kind"] == "member"


def end_the_other_device(owner):
    (other,) = [one["id"] for one in owner.get("/api/me/devices").json() if not one["here"]]
    owner.done(f"/api/me/devices/{other}/end")
    assert owner.me()["kind"] == "member"


def delete_the_account(owner):
    owner.done("/api/me/delete")


ACTS = (sign_out_everywhere, take_another_password, use_a_recovery_code, end_the_other_device, delete_the_account)


@pytest.mark.parametrize("act", ACTS)
def test_a_code_ends_with_the_device_that_made_it(house, act):
    """A thief at a borrowed browser makes a code for another device, and the owner puts that browser out."""
    name = f"Yvonne {'abcde'[ACTS.index(act)]}"
    owner, thief = Browser(house).member(name), Browser(house)
    assert thief.sign_in(name).status_code == 200
    code = thief.done("/api/me/code")["code"]
    act(owner)
    assert thief.get("/api/me").status_code == 401
    assert error_of(Browser(house).post("/api/sign-in/code", code=code)) == (401, "server-error-code")


def test_the_code_of_one_device_outlives_another_device(house):
    anna, phone = Browser(house).member("Zénobie"), Browser(house)
    phone.sign_in("Zénobie")
    code = anna.done("/api/me/code")["code"]
    phone.done("/api/sign-out")
    assert Browser(house).done("/api/sign-in/code", code=code)["name"] == "Zénobie"


def test_a_link_from_the_host_ends_with_signing_out_everywhere(house):
    anna, store = Browser(house).member("Wivine"), house.process.store
    code = people.reset(store, people.find(store, "Wivine"), "").removeprefix("/in#")
    anna.done("/api/sign-out", everywhere=True)
    assert error_of(Browser(house).post("/api/sign-in/code", code=code)) == (401, "server-error-code")


def test_no_code_survives_that_is_made_or_used_while_its_owner_signs_out(house):
    """Each may come before the other, but nothing stays signed in."""

    def at_once(*acts):
        start = threading.Barrier(len(acts))
        with ThreadPoolExecutor(len(acts)) as threads:
            done = [threads.submit(lambda act=act: (start.wait(60), act())[1]) for act in acts]
            return [one.result() for one in done]

    owner = Browser(house).member("Xavière")
    for number in range(6):
        owner.sign_in("Xavière")
        code = owner.done("/api/me/code")["code"]
        # What is refused here counts for an address of its own.
        address = {"x-forwarded-for": f"203.0.113.{number}"}
        borrowed, thief, next_thief = (Browser(house, **address) for _ in range(3))
        borrowed.sign_in("Xavière")
        _, made, _ = at_once(
            lambda: sign_out_everywhere(owner),
            lambda borrowed=borrowed: borrowed.post("/api/me/code"),
            lambda thief=thief, code=code: thief.post("/api/sign-in/code", code=code),
        )
        if made.status_code == 200:
            next_thief.post("/api/sign-in/code", code=made.json()["code"])
        assert [one.get("/api/me").status_code for one in (borrowed, thief, next_thief)] == [401, 401, 401]


def test_signing_out_here_leaves_the_others(house):
    anna, phone = Browser(house).member("Valentine"), Browser(house)
    phone.sign_in("Valentine")
    phone.done("/api/sign-out")
    assert phone.get("/api/me").status_code == 401
    assert anna.me()["name"] == "Valentine"
    phone.sign_in("Valentine")
    anna.done("/api/sign-out", everywhere=True)
    assert (phone.get("/api/me").status_code, anna.get("/api/me").status_code) == (401, 401)


def test_a_name_changes_once_a_month_and_the_old_one_is_kept_for_a_year(house, later):
    anna = Browser(house).member("Wilhelmine")
    assert error_of(anna.post("/api/me/name", name="Hermine")) == (409, "server-error-name-soon")
    assert anna.done("/api/me/name", name="WILHELMINE")["name"] == "WILHELMINE"
    later(31)
    assert anna.done("/api/me/name", name="Hermine")["name"] == "Hermine"
    other = Browser(house).guest()
    taken = other.post("/api/me/name", name="Wilhelmine", password=SECRET)
    assert error_of(taken) == (409, "server-error-name-taken")
    later(31)
    assert anna.done("/api/me/name", name="Wilhelmine")["name"] == "Wilhelmine"
    later(31)
    anna.done("/api/me/name", name="Hermine")
    later(366)
    other = Browser(house).guest()
    assert other.post("/api/me/name", name="Wilhelmine", password=SECRET).status_code == 200


def test_of_two_who_claim_one_name_at_once_one_gets_it(house):
    browsers = [Browser(house).guest() for _ in range(6)]
    names = ["Xaviera", "xaviera", "Xavıera".replace("ı", "i"), "XAVIERA", "Xávierá", "Xaviera"]
    start, answers = threading.Barrier(6), {}

    def claim(at):
        start.wait(60)
        answers[at] = browsers[at].post("/api/me/name", name=names[at], password=SECRET).status_code

    threads = [threading.Thread(target=claim, args=(at,)) for at in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(answers.values()) == [200, 409, 409, 409, 409, 409]
    for at, browser in enumerate(browsers):
        assert browser.me()["kind"] == ("member" if answers[at] == 200 else "guest")


def test_what_somebody_wants_is_kept(house):
    anna = Browser(house).guest()
    settings = {"told": {"turn": {"mail": False}}, "digest": 18, "private": True}
    answer = anna.patch("/api/me", language="fr", zone="Pacific/Apia", settings=settings)
    assert answer.status_code == 200, answer.text
    me = anna.me()
    assert (me["language"], me["zone"], me["settings"]) == ("fr", "Pacific/Apia", settings)
    assert error_of(anna.patch("/api/me", zone="Mars/Olympus")) == (400, "server-error-zone")
    assert anna.patch("/api/me", settings={"digest": 24}).status_code == 400
    assert error_of(anna.patch("/api/me", email="anna@club.example")) == (409, "server-error-no-mail")


def test_guests_have_no_ways_in_to_change(house):
    guest = Browser(house).guest()
    assert error_of(guest.post("/api/me/recovery")) == (403, "server-error-members-only")
    assert error_of(guest.post("/api/me/credentials", password=SECRET)) == (403, "server-error-members-only")
    assert error_of(guest.post("/api/me/prove/password", password=SECRET)) == (403, "server-error-members-only")
    assert error_of(Browser(house).post("/api/me/code")) == (401, "server-error-not-signed-in")


def test_without_an_address_of_its_own_the_house_has_no_passkeys(house):
    anna = Browser(house).guest()
    assert anna.me()["ways"] == {"passkey": False, "mail": False, "guests": "on", "join": "open"}
    assert error_of(anna.post("/api/me/credentials/begin", name="Yolande")) == (409, "server-error-no-passkeys")
    assert error_of(anna.post("/api/sign-in/passkey/begin")) == (409, "server-error-no-passkeys")

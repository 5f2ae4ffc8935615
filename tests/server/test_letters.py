"""Signing in by mail: an address that is confirmed, a link that works once, and letters about what changed."""

import re

import pytest

from server.club import SECRET, Browser, cheap
from server.serving import Thread, error_of, wait_until
from server.test_mail import post_office

pytestmark = pytest.mark.each_database

SITE = "https://club.example"


@pytest.fixture(scope="module")
def office():
    with post_office() as found:
        yield found


@pytest.fixture(scope="module")
def house(database_of_module, office):
    running = cheap(Thread(database_of_module, site=SITE, smtp=office[1], mail_from="Club <club@club.example>"))
    yield running
    running.stop()


@pytest.fixture
def box(office):
    office[0].letters.clear()
    return office[0].letters


def code_in(box, kind, number=1):
    """The code of a letter that came."""

    def find():
        joined = [letter.replace("=\r\n", "").replace("=3D", "=") for letter in list(box)]
        found = [word for letter in joined for word in re.findall(rf"/in#{kind}\.([\w-]+)", letter)]
        return found[-1] if len(found) >= number else None

    return wait_until(find)


def confirmed(house, box, name, email):
    anna = Browser(house).member(name)
    answer = anna.patch("/api/me", email=email)
    assert answer.status_code == 200, answer.text
    assert (answer.json()["email"], answer.json()["email_state"]) == (email, "waiting")
    me = anna.done("/api/me/email", code=code_in(box, "confirm"))
    assert me["email_state"] == "confirmed"
    return anna


def test_a_link_by_mail_works_once(house, box):
    anna = confirmed(house, box, "Albane", "albane@club.example")
    assert anna.me()["ways"] == {"passkey": True, "mail": True, "guests": "on", "join": "open"}
    phone = Browser(house)
    assert phone.done("/api/sign-in/mail/begin", email="albane@club.example") == {}
    code = code_in(box, "mail")
    me = phone.done("/api/sign-in/mail", code=code)
    assert (me["name"], me["proved"]) == ("Albane", True)
    assert error_of(Browser(house).post("/api/sign-in/mail", code=code)) == (401, "server-error-code")


def test_an_address_that_is_not_confirmed_opens_nothing(house, box):
    anna, other = Browser(house).member("Bénédicte"), Browser(house).member("Clémence")
    anna.patch("/api/me", email="waiting@club.example")
    code = code_in(box, "confirm")
    box.clear()
    assert Browser(house).done("/api/sign-in/mail/begin", email="waiting@club.example") == {}
    confirmed(house, box, "Diane", "diane@club.example")
    assert not [letter for letter in box if "#mail." in letter]
    assert error_of(other.post("/api/me/email", code=code)) == (401, "server-error-code")


def test_an_address_that_was_changed_is_not_confirmed_by_an_old_letter(house, box):
    anna = Browser(house).member("Édith")
    anna.patch("/api/me", email="first@club.example")
    code = code_in(box, "confirm")
    anna.patch("/api/me", email="second@club.example")
    assert error_of(anna.post("/api/me/email", code=code)) == (401, "server-error-code")
    assert error_of(anna.patch("/api/me", email="no address")) == (400, "server-error-email")
    assert anna.patch("/api/me", email="").json()["email_state"] == "none"


def test_what_changed_is_told_to_the_address(house, box):
    anna = confirmed(house, box, "Flore", "flore@club.example")
    box.clear()
    anna.done("/api/me/recovery")
    wait_until(lambda: [letter for letter in list(box) if "Your ways in" in letter])


def test_a_sign_in_from_a_new_place_is_told(house, box):
    """By mail and as news; from where one always comes nothing is said."""
    anna = confirmed(house, box, "Faustine", "faustine@club.example")
    box.clear()
    here, elsewhere = Browser(house), Browser(house, **{"x-forwarded-for": "203.0.113.9", "user-agent": "A thief's"})
    assert here.sign_in("Faustine").status_code == 200
    assert elsewhere.sign_in("Faustine").status_code == 200
    (letter,) = wait_until(lambda: [letter for letter in list(box) if "A new device" in letter])
    assert "203.0.113.0/24" in letter
    (told,) = wait_until(lambda: [one for one in anna.get("/api/me/news").json() if one["kind"] == "device"])
    assert "203.0.113.0/24" in told["text"]
    wait_until(lambda: not house.process.people.letters._tasks)
    assert len(box) == 1


def test_only_so_many_letters_to_one_address(house, box):
    confirmed(house, box, "Garance", "garance@club.example")
    box.clear()
    for _ in range(6):
        assert Browser(house).done("/api/sign-in/mail/begin", email="garance@club.example") == {}
    code_in(box, "mail", 3)
    letters = house.process.people.letters
    wait_until(lambda: not letters._tasks)
    assert len(box) == 3


def test_letters_are_in_the_reader_s_language(house, box):
    anna = Browser(house)
    anna.done("/api/me", language="fr")
    anna.done("/api/me/name", name="Héloïse", password=SECRET)
    anna.patch("/api/me", email="heloise@club.example")
    code_in(box, "confirm")
    assert "Bonjour" in box[-1]

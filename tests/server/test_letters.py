"""Signing in by mail: an address that is confirmed, a link that works once, and letters about what changed."""

import re

import pytest

from longhouse.server import clock
from longhouse.server.people.desk import expired
from longhouse.server.store.schema import attempts
from server.club import SECRET, Browser, cheap
from server.serving import Thread, error_of, wait_until
from server.test_mail import post_office
from server.told import Time

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
def box(house, office):
    """The letters of this test, to which none of another test counts."""
    settle(house)
    house.process.store.write_now(lambda connection: connection.execute(attempts.delete()))
    office[0].letters.clear()
    return office[0].letters


def settle(house):
    """All letters that were asked for are in the box."""
    wait_until(lambda: not house.process.people.letters._tasks)


def addressees(box):
    return sorted(re.search(r"^To: (.*)$", letter, re.MULTILINE)[1].strip() for letter in list(box))


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


def asked_for(house, box, email):
    """The code of a link to sign in that is asked for now."""
    box.clear()
    Browser(house).done("/api/sign-in/mail/begin", email=email)
    return code_in(box, "mail")


def test_a_link_by_mail_ends_with_another_password(house, box):
    anna = confirmed(house, box, "Ysaline", "ysaline@club.example")
    code = asked_for(house, box, "ysaline@club.example")
    anna.done("/api/me/credentials", password="entirely other words")
    assert error_of(Browser(house).post("/api/sign-in/mail", code=code)) == (401, "server-error-code")
    assert anna.me()["name"] == "Ysaline"


def test_a_link_by_mail_ends_with_signing_out_everywhere(house, box):
    anna = confirmed(house, box, "Yseult", "yseult@club.example")
    code = asked_for(house, box, "yseult@club.example")
    anna.done("/api/sign-out", everywhere=True)
    assert error_of(Browser(house).post("/api/sign-in/mail", code=code)) == (401, "server-error-code")
    assert Browser(house).done("/api/sign-in/mail", code=asked_for(house, box, "yseult@club.example"))["proved"]


@pytest.mark.parametrize(("name", "instead"), [("Zélie", ""), ("Zita", "new@club.example")])
def test_a_link_by_mail_ends_with_its_address(house, box, name, instead):
    """Someone else may read an address that a member has given up."""
    anna = confirmed(house, box, name, "given-up@club.example")
    code = asked_for(house, box, "given-up@club.example")
    anna.patch("/api/me", email=instead)
    assert error_of(Browser(house).post("/api/sign-in/mail", code=code)) == (401, "server-error-code")
    if instead:
        anna.done("/api/me/email", code=code_in(box, "confirm"))
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
    wait_until(lambda: [letter for letter in list(box) if "Your sign-in methods" in letter])


def test_a_sign_in_from_a_new_place_is_told(house, box):
    """By mail and as news; from where one always comes nothing is said."""
    anna = confirmed(house, box, "Faustine", "faustine@club.example")
    box.clear()
    here, elsewhere = Browser(house), Browser(house, **{"x-forwarded-for": "203.0.113.9", "user-agent": "A thief's"})
    assert here.sign_in("Faustine").status_code == 200
    assert elsewhere.sign_in("Faustine").status_code == 200
    (letter,) = wait_until(lambda: [letter for letter in list(box) if "New sign-in" in letter])
    assert "203.0.113.0/24" in letter.replace("=\r\n", "")
    (told,) = wait_until(lambda: [one for one in anna.get("/api/me/news").json() if one["kind"] == "device"])
    assert "203.0.113.0/24" in told["text"]
    settle(house)
    assert len(box) == 1


def test_only_so_many_letters_to_one_address(house, box):
    confirmed(house, box, "Garance", "garance@club.example")
    for _ in range(6):
        assert Browser(house).done("/api/sign-in/mail/begin", email="garance@club.example") == {}
    settle(house)
    assert len(box) == 3, "one to confirm it, and two links"


def test_a_stranger_gets_three_letters_in_a_quarter_of_an_hour(house, box, monkeypatch):
    """However many guests ask, and however they write the address; links to sign in count too."""
    time = Time(monkeypatch)
    guests = [Browser(house, **{"x-forwarded-for": f"203.0.113.{number}"}).guest() for number in range(1, 6)]
    written = ["stranger@club.example", "Stranger@CLUB.example", "stranger+1@club.example", "stranger@club.example"]
    answers = [guest.patch("/api/me", email=email) for guest, email in zip(guests, written, strict=False)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    refused = answers[3]
    assert error_of(refused) == (429, "server-error-letters")
    assert 800 <= int(refused.headers["retry-after"]) <= 901
    assert refused.json()["error"]["args"] == {"minutes": 15}
    assert guests[3].me()["email"] is None, "nothing has changed"
    # One that waits for its confirmation is asked again only within the limits.
    assert error_of(guests[0].patch("/api/me", email=written[0])) == (429, "server-error-letters")
    assert guests[0].patch("/api/me", language="fr").status_code == 200
    Browser(house).done("/api/sign-in/mail/begin", email="stranger@club.example")
    settle(house)
    assert addressees(box) == sorted(written[:3])
    time.pass_by(901)
    assert guests[0].patch("/api/me", email=written[0]).status_code == 200
    settle(house)
    assert len(box) == 4


def test_a_person_and_an_address_have_a_few_confirmations_a_day(house, box, monkeypatch):
    time = Time(monkeypatch)
    bomber = Browser(house).guest()
    for number in range(5):
        assert bomber.patch("/api/me", email=f"stranger{number}@club.example").status_code == 200
    time.pass_by(1000)
    for work in expired(clock.now()):  # Forgets no counter that still counts.
        house.process.store.write_now(work)
    refused = bomber.patch("/api/me", email="one-more@club.example")
    assert error_of(refused) == (429, "server-error-letters-day")
    assert refused.json()["error"]["args"] == {"hours": 24}
    assert 80_000 <= int(refused.headers["retry-after"]) <= 86_401
    for _ in range(4):
        assert Browser(house).guest().patch("/api/me", email="stranger0@club.example").status_code == 200
        time.pass_by(901)
    answer = Browser(house).guest().patch("/api/me", email="stranger0@club.example")
    assert error_of(answer) == (429, "server-error-letters-day")
    settle(house)
    assert len(box) == 9
    time.pass_by(86_401)
    assert bomber.patch("/api/me", email="one-more@club.example").status_code == 200


def test_a_network_asks_for_thirty_letters(house, box):
    """A guest for every letter: they share the counter of their network."""
    statuses = []
    for number in range(32):
        stranger = f"stranger{number}@club.example"
        statuses.append(Browser(house, **{"x-forwarded-for": "203.0.113.9"}).guest().patch("/api/me", email=stranger))
    assert [answer.status_code for answer in statuses] == [200] * 30 + [429] * 2
    elsewhere = Browser(house, **{"x-forwarded-for": "203.0.114.9"}).guest()
    assert elsewhere.patch("/api/me", email="stranger31@club.example").status_code == 200
    settle(house)
    assert len(box) == 31


def test_a_refused_letter_does_not_count_for_others(house, box):
    """A person who has had all letters of the day takes none of those of an address."""
    bomber = Browser(house, **{"x-forwarded-for": "203.0.113.9"}).guest()
    answers = [bomber.patch("/api/me", email=f"stranger{number}@club.example") for number in range(5)]
    answers += [bomber.patch("/api/me", email="victim@club.example") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 4
    settle(house)
    box.clear()
    confirmed(house, box, "Hortense", "victim@club.example")


def test_the_letter_to_a_stranger_promises_nothing_that_is_not_so(house, box):
    """It said that no more letters would come. They may: three in a quarter of an hour."""
    for language, promise in (("en", "this address is not used"), ("fr", "cette adresse ne sert pas")):
        guest = Browser(house)
        guest.done("/api/me", language=language)
        guest.patch("/api/me", email=f"{language}@club.example")
        settle(house)
        letter = box[-1].replace("=\r\n", "")
        assert promise in letter
        assert "no more" not in letter
        assert "plus de" not in letter


def test_letters_are_in_the_reader_s_language(house, box):
    anna = Browser(house)
    anna.done("/api/me", language="fr")
    anna.done("/api/me/name", name="Héloïse", password=SECRET)
    anna.patch("/api/me", email="heloise@club.example")
    code_in(box, "confirm")
    assert "Bonjour" in box[-1]

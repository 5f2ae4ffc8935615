"""Letters, with a real mail server that takes them, refuses them, hangs, or goes away."""

import asyncio
import socket
import threading
from contextlib import contextmanager

import pytest
from aiosmtpd.controller import Controller

from longhouse.server.errors import BadRequest
from longhouse.server.people.mail import Letter, Mailer, MailRefused
from server.serving import free_port

LETTER = Letter("anna@club.example", "C’est à vous", "À vous de jouer.\n", "<1@club.example>")


class Box:
    """What arrived; it answers as it is told to."""

    def __init__(self, rcpt="250 OK", data="250 OK"):
        self.rcpt, self.data, self.letters = rcpt, data, []

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if self.rcpt.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.rcpt

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        self.letters.append(envelope.content.decode())
        return self.data


@contextmanager
def post_office(**answers):
    box = Box(**answers)
    office = Controller(box, hostname="127.0.0.1", port=free_port())
    office.start()
    try:
        yield box, f"smtp://127.0.0.1:{office.port}"
    finally:
        office.stop()


def send(address, letter=LETTER, **more):
    mailer = Mailer(address, "Longhouse <house@club.example>", {}, **more)
    asyncio.run(mailer.send(letter))
    mailer.close()


def refused(address, **more):
    with pytest.raises(MailRefused) as caught:
        send(address, **more)
    return caught.value


def test_a_letter_arrives_as_it_was_written():
    with post_office() as (box, address):
        send(address, LETTER._replace(unsubscribe="https://club.example/api/unsubscribe?x=1"))
    (letter,) = box.letters
    head = letter.partition("\r\n\r\n")[0]
    assert "To: anna@club.example" in head
    assert "From: Longhouse <house@club.example>" in head
    assert "Message-ID: <1@club.example>" in head
    assert "List-Unsubscribe: <https://club.example/api/unsubscribe?x=1>" in head
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in head


def test_without_an_address_to_unsubscribe_there_is_no_header_for_it():
    with post_office() as (box, address):
        send(address)
    assert "List-Unsubscribe" not in box.letters[0]


@pytest.mark.parametrize(
    ("answers", "permanent"),
    [
        ({"rcpt": "550 no such user"}, True),
        ({"rcpt": "450 come back in five minutes"}, False),
        ({"data": "554 not here"}, True),
        ({"data": "552 the box is full"}, False),
        ({"data": "451 not now"}, False),
    ],
)
def test_a_refusal_says_whether_it_is_for_good(answers, permanent):
    with post_office(**answers) as (_, address):
        assert refused(address).permanent is permanent


def test_a_mail_server_that_says_nothing_is_given_up():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
        assert refused(address, seconds=0.3).permanent is False


def test_a_line_that_is_dropped_is_no_fault_of_the_address():
    with socket.create_server(("127.0.0.1", 0)) as door:

        def drop():
            line, _ = door.accept()
            line.sendall(b"220 here\r\n")
            line.recv(100)
            line.close()

        thread = threading.Thread(target=drop)
        thread.start()
        assert refused(f"smtp://127.0.0.1:{door.getsockname()[1]}", seconds=5).permanent is False
        thread.join(60)


def test_no_mail_server_at_all():
    closed = socket.create_server(("127.0.0.1", 0))
    port = closed.getsockname()[1]
    closed.close()
    assert refused(f"smtp://127.0.0.1:{port}").permanent is False
    assert not Mailer("", "", {}).enabled
    assert refused("").permanent is False


def test_a_line_break_cannot_begin_a_header():
    with post_office() as (box, address):
        with pytest.raises(MailRefused):
            send(address, LETTER._replace(subject="Hello\r\nBcc: all@club.example"))
        with pytest.raises(MailRefused):
            send(address, LETTER._replace(to="a@b.example\nBcc: all@club.example"))
    assert box.letters == []


@pytest.mark.parametrize(
    "smtp",
    ["mail.example", "http://mail.example", "smtp://", "smtp://user:secret@mail.example", "smtp://mail.example:x"],
)
def test_what_is_no_mail_server_is_refused_at_the_start(smtp):
    """A password in the address would stand in lists of processes: it belongs into the environment."""
    with pytest.raises(BadRequest) as caught:
        Mailer(smtp, "house@club.example", {})
    assert "secret" not in str(caught.value)


def test_letters_need_a_sender():
    with pytest.raises(BadRequest):
        Mailer("smtp://mail.example", "", {})

"""Letters by the host's own mail server: one at a time, in a thread, with the library that Python brings along.

Who sends decides what a refusal means: `permanent` says that this address will not take any letter, ever. Everything
else (the server is away, slow, wants us to come back later, does not like our password) may be tried again.
"""

from __future__ import annotations

import asyncio
import os
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from longhouse.server.errors import BadRequest

PASSWORD = "LONGHOUSE_SMTP_PASSWORD"
"""The environment variable with the password of the mail account: nowhere else, so that no file and no list of
processes shows it."""
_PORTS = {"smtp": 587, "smtps": 465}
_SECONDS = 20.0
_AT_ONCE = 2
_FINAL = 500
"""From this answer on a mail server means: never."""
_ADDRESS = re.compile(r"[!-~]+@[A-Za-z0-9.-]+", re.ASCII)


class Letter(NamedTuple):
    """What is sent to somebody."""

    to: str
    subject: str
    text: str
    message_id: str
    """The same for every attempt at the same letter, so that one who gets it twice sees it once: <...@...>."""
    unsubscribe: str | None = None
    """An address that ends such letters with one click (RFC 8058)."""


class MailRefused(Exception):  # noqa: N818
    """A letter was not taken."""

    def __init__(self, why: str, *, permanent: bool) -> None:
        super().__init__(why)
        self.permanent = permanent
        """Whether it is because of the address it goes to, and for good."""


class _Server(NamedTuple):
    host: str
    port: int
    user: str
    is_tls: bool


class Mailer:
    """Sends letters; where the host has named no mail server, it is not `enabled`."""

    def __init__(
        self, smtp: str, mail_from: str, environment: Mapping[str, str] | None = None, seconds: float = _SECONDS
    ) -> None:
        self._password = (os.environ if environment is None else environment).get(PASSWORD, "")
        self._from = mail_from
        self._seconds = seconds
        self._server = _read(smtp) if smtp else None
        if self._server is not None and not is_address(parseaddr(mail_from)[1]):
            raise BadRequest("server-error-mail-from", given=mail_from)
        self._pool = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="mail")
        """Threads of its own: a mail server that hangs takes none that anything else waits for."""

    @property
    def enabled(self) -> bool:
        """Whether letters can be sent at all."""
        return self._server is not None

    @property
    def domain(self) -> str:
        """What the ids of our letters end with."""
        return parseaddr(self._from)[1].rpartition("@")[2] or "localhost"

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server; MailRefused if it does not take it."""
        if self._server is None:
            raise MailRefused("no mail server", permanent=False)
        message = self._written(letter)
        await asyncio.get_running_loop().run_in_executor(self._pool, self._send, message, letter.to)

    def close(self) -> None:
        """Send nothing more; what is under way ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        try:
            message["From"] = self._from
            message["To"] = letter.to
            message["Subject"] = letter.subject
            message["Message-ID"] = letter.message_id
            if letter.unsubscribe is not None:
                message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
                message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        except ValueError as error:  # A line break, which would begin a header of somebody else's.
            raise MailRefused(str(error), permanent=True) from error
        message["Date"] = formatdate()
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        return message

    def _send(self, message: EmailMessage, to: str) -> None:
        try:
            with self._connected() as line:
                line.send_message(message, to_addrs=[to])
        except smtplib.SMTPRecipientsRefused as error:
            code, why = next(iter(error.recipients.values()))
            raise MailRefused(f"{code} {_said(why)}", permanent=code >= _FINAL) from error
        except smtplib.SMTPDataError as error:
            raise MailRefused(f"{error.smtp_code} {_said(error.smtp_error)}", permanent=_is_final(error)) from error
        except (smtplib.SMTPException, OSError) as error:
            raise MailRefused(str(error) or type(error).__name__, permanent=False) from error

    def _connected(self) -> smtplib.SMTP:
        server = self._server
        assert server is not None
        if server.is_tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, timeout=self._seconds, context=ssl.create_default_context()
            )
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=self._seconds)
        try:
            line.ehlo_or_helo_if_needed()
            if not server.is_tls and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
            if server.user and self._password:
                line.login(server.user, self._password)
        except BaseException:
            line.close()
            raise
        return line


def is_address(word: str) -> bool:
    """Whether something may be an address of mail: whether it is one, only a letter can tell."""
    return len(word) <= 254 and _ADDRESS.fullmatch(word) is not None and word.count("@") == 1


def _is_final(error: smtplib.SMTPResponseException) -> bool:
    """Whether the letter itself was refused for good. 552 is a full box, which may be emptied."""
    return error.smtp_code >= _FINAL and error.smtp_code != 552


def _said(words: bytes | str) -> str:
    return words.decode(errors="replace") if isinstance(words, bytes) else words


def _read(smtp: str) -> _Server:
    """A mail server as it is written, smtp://user@host:587 or smtps://; BadRequest if it is none."""
    try:
        found = urlsplit(smtp)
        port = found.port
    except ValueError:
        raise BadRequest("server-error-smtp", given=smtp) from None
    if found.scheme not in _PORTS or not found.hostname or found.password or found.path not in ("", "/"):
        raise BadRequest("server-error-smtp", given=smtp.replace(found.password or "\0", "…"))
    is_tls = found.scheme == "smtps"
    return _Server(found.hostname, port or _PORTS[found.scheme], unquote(found.username or ""), is_tls)

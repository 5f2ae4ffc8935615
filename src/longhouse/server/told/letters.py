"""Letters about news: one for everything that waits, and how to end them."""

from __future__ import annotations

import base64
import binascii
import hmac
from collections.abc import Sequence
from hashlib import blake2b

from longhouse.server import errors
from longhouse.server.people.mail import Letter
from longhouse.server.store.outbox import Facts
from longhouse.server.told.matrix import ACCOUNT, EVENT_OF
from longhouse.server.told.words import say

_SIGNATURE = 16


def letter_about(news: Sequence[Facts], to: str, message_id: str, site: str, token: str) -> Letter:
    """One letter with all of these."""
    first = news[0]
    text = errors.text(first.person.language)
    lines = [say(one) for one in news]
    subject = lines[0].title if len(lines) == 1 else text.say("told-letter-subject", count=len(lines))
    parts = [text.say("told-letter-hello", name=first.person.name) if first.person.name else ""]
    for one in lines:
        said = f"{one.title}. {one.text}" if one.text else one.title
        parts.append(f"{said}\n{site}{one.path}" if site else said)
    if all(EVENT_OF.get(one.kind) == ACCOUNT for one in news):
        return Letter(to, subject, _joined(parts), message_id)
    if site:
        parts.append(text.say("told-letter-end", link=f"{site}/unsubscribe#{token}"))
    one_click = f"{site}/api/unsubscribe?token={token}" if site else None
    return Letter(to, subject, _joined(parts), message_id, one_click)


def _joined(parts: Sequence[str]) -> str:
    return "\n\n".join(part for part in parts if part) + "\n"


def token_for(secret: bytes, person: str) -> str:
    """What ends somebody's letters, and nothing else. It works for as long as the house has its secret."""
    return base64.urlsafe_b64encode(_signature(secret, person) + person.encode()).rstrip(b"=").decode()


def person_of(secret: bytes, token: str) -> str | None:
    """Whose letters a token ends; None if it is not one of ours."""
    try:
        known = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        person = known[_SIGNATURE:].decode()
    except (binascii.Error, ValueError):
        return None
    return person if hmac.compare_digest(known[:_SIGNATURE], _signature(secret, person)) else None


def _signature(secret: bytes, person: str) -> bytes:
    return blake2b(person.encode(), key=secret, digest_size=_SIGNATURE, person=b"lh-unsubscribe").digest()

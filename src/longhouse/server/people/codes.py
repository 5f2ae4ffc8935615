"""Codes: what works once (links by mail, codes for another device, passkeys' challenges, invitations); recovery codes.

Only hashes are kept. Those of recovery codes are keyed with the house's secret: fifty bits are enough against somebody
who must ask us, but not against somebody who has a copy of the database and nothing else.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import NamedTuple

from longhouse.server import clock
from longhouse.server.store import proofs
from longhouse.server.store.database import Store
from longhouse.server.store.proofs import ChallengeRow

DEVICE, MAIL, CONFIRM, RESET, REGISTER, PROVE, SIGN_IN, JOIN, JOINED = (
    "device",
    "mail",
    "confirm",
    "reset",
    "register",
    "prove",
    "entry",
    "join",
    "joined",
)
SECONDS = {
    DEVICE: 600.0,
    MAIL: 900.0,
    CONFIRM: 86_400.0,
    RESET: 86_400.0,
    REGISTER: 600.0,
    PROVE: 600.0,
    SIGN_IN: 600.0,
    JOIN: 604_800.0,
}
"""How long each works."""
RECOVERY_CODES = 8
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or figures that are taken for each other."""
_LENGTH = 11
"""31 to the power of ten is a little less than fifty bits, so there are eleven."""


class Code(NamedTuple):
    """Something that works once, and until when."""

    code: str
    expires: float


def hash_code(code: str) -> bytes:
    """What is kept of something that works once."""
    return blake2b(code.encode(), digest_size=32, person=b"lh-code").digest()


class Codes:
    """Makes and takes what works once."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret[:64]

    async def make(self, purpose: str, person: str | None, body: str = "") -> Code:
        """A new one of 256 bits."""
        made, row = self.prepared(purpose, person, body)
        await self._store.write("", proofs.add_challenge(row))
        return made

    @staticmethod
    def prepared(purpose: str, person: str | None, body: str = "") -> tuple[Code, ChallengeRow]:
        """A new one that is not kept yet, and what is to be kept of it."""
        code, expires = secrets.token_urlsafe(32), clock.now() + SECONDS[purpose]
        return Code(code, expires), ChallengeRow(hash_code(code), purpose, person, body, expires)

    async def use(self, code: str, *purposes: str) -> ChallengeRow | None:
        """What it was made for; None if it does not work any more, or never did."""
        return await self._store.write("", proofs.use_challenge(hash_code(code), purposes, clock.now()))

    def recovery(self) -> list[str]:
        """New recovery codes, as they are shown."""
        return [_in_parts("".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))) for _ in range(RECOVERY_CODES)]

    def hash_recovery(self, person: str, code: str) -> bytes:
        """What is kept of a recovery code, however it is typed."""
        plain = "".join(sign for sign in code.casefold() if sign.isalnum())
        return blake2b(f"{person} {plain}".encode(), key=self._secret, digest_size=32, person=b"lh-recovery").digest()


def _in_parts(code: str) -> str:
    return f"{code[:6]}-{code[6:]}"

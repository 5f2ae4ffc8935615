"""Seeds: published as a hash when a match starts, in full when it ends, so that anyone can check the luck."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import NamedTuple

from longhouse.core.errors import DamagedFile


class Seed(NamedTuple):
    """256 bits, and whether somebody chose them (then the luck could be known beforehand)."""

    value: bytes
    chosen: bool

    @staticmethod
    def of(seed: int | str | bytes | None) -> Seed:
        """A fresh seed from the operating system, or the one that a number or word stands for."""
        if seed is None:
            return Seed(secrets.token_bytes(32), chosen=False)
        if isinstance(seed, bytes) and len(seed) == 32:
            return Seed(seed, chosen=True)
        raw = seed if isinstance(seed, bytes) else str(seed).encode()
        return Seed(blake2b(raw, digest_size=32, person=b"lh-seed").digest(), chosen=True)

    @property
    def commitment(self) -> str:
        """What is published at the start: it binds the host and tells nothing."""
        return blake2b(self.value, digest_size=32, person=b"lh-commit").hexdigest()

    @staticmethod
    def from_hex(value: object, chosen: object) -> Seed:
        """The seed as a match file writes it."""
        try:
            raw = bytes.fromhex(str(value))
        except ValueError:
            raw = b""
        if len(raw) != 32:
            raise DamagedFile("error-file-seed")
        return Seed(raw, bool(chosen))

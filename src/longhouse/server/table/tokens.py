"""The tokens of seats. Whoever has the token plays the seat; the server keeps only a hash of it.

A token is derived from the server's own secret and the request that asked for it. So a repeated request gets the same
answer, although nothing that is stored would let anybody work the token out: requests, too, are kept as hashes.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import blake2b

TABLE_BYTES = 16
TOKEN_BYTES = 32


def derive_table(secret: bytes, request: str) -> str:
    """The id of the table that this request makes: 128 bits, in letters and digits that can be typed as one word."""
    name = _text(blake2b(request.encode(), key=secret, digest_size=TABLE_BYTES, person=b"lh-table").digest())
    return name.replace("-", "A").replace("_", "B")


def derive_token(secret: bytes, table: str, seat: int, request: str) -> str:
    """The token of a seat that this request takes: 256 bits."""
    what = f"{table} {seat} {request}".encode()
    return _text(blake2b(what, key=secret, digest_size=TOKEN_BYTES, person=b"lh-seat").digest())


def hash_token(token: str) -> bytes:
    """What is stored of a token."""
    return blake2b(token.encode(), digest_size=32, person=b"lh-token").digest()


def same(one: bytes, other: bytes | None) -> bool:
    """Whether two hashes are equal, in a time that tells nothing."""
    return other is not None and hmac.compare_digest(one, other)


def hash_request(who: str, request: str) -> bytes:
    """What is stored of a request's id: who asked (a seat, a newcomer, the founder) and the id."""
    return blake2b(f"{who} {request}".encode(), digest_size=16, person=b"lh-request").digest()


def fingerprint(action: str, content: bytes) -> bytes:
    """What a request asked for, to tell a repetition from another request with the same id."""
    return blake2b(action.encode() + b" " + content, digest_size=16, person=b"lh-content").digest()


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()

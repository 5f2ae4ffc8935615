"""Push messages to browsers: encrypted for one device, signed with the key of the house (VAPID).

A push service may deliver twice, or late: the topic is the table, so that a newer message replaces an older one, and a
message lives no longer than the time that is left.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import time
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from longhouse.server.told.outgoing import Answer, Outgoing

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEY = "vapid"
"""Under this name the house keeps its key."""
LONGEST_LIFE = 28 * 86_400
"""Push services keep nothing for longer."""
_KEY_LENGTH, _AUTH_LENGTH = 65, 16


class Keys(msgspec.Struct):
    """What a message to a device is encrypted with."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """Where a browser wants to be pushed to, as it says it."""

    endpoint: str
    keys: Keys


def read(written: str) -> Subscription:
    """A subscription; ValueError if it is none."""
    try:
        found = msgspec.json.decode(written, type=Subscription)
        keys = (_decoded(found.keys.p256dh), _decoded(found.keys.auth))
    except (msgspec.MsgspecError, binascii.Error) as error:
        raise ValueError(str(error)) from error
    if len(keys[0]) != _KEY_LENGTH or keys[0][0] != 4 or len(keys[1]) != _AUTH_LENGTH:
        raise ValueError("keys")
    return found


def new_key() -> bytes:
    """A key for a house that has none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


class Pusher:
    """Sends messages to push services."""

    def __init__(self, key: bytes, site: str, outgoing: Outgoing) -> None:
        self._key = key
        self._site = site
        self._outgoing = outgoing

    @cached_property
    def _vapid(self) -> Vapid02:
        from py_vapid import Vapid02

        return Vapid02.from_raw(base64.urlsafe_b64encode(self._key).rstrip(b"="))

    @cached_property
    def public_key(self) -> str:
        """What browsers are told when they subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def key(self) -> str:
        """The same, made in a thread if it was not asked for before."""
        return await asyncio.to_thread(lambda: self.public_key)

    async def send(self, written: str, message: dict[str, Any], *, topic: str, life: float, urgent: bool) -> Answer:
        """Push a message to a device; ValueError if its subscription is none."""
        to = read(written)
        # In a thread: what does this is large to load, and nobody else should wait for it.
        body, signed = await asyncio.to_thread(self._sealed, to, msgspec.json.encode(message))
        headers = {
            **signed,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(round(min(max(life, 0.0), LONGEST_LIFE))),
            "topic": topic_of(topic),
            "urgency": "high" if urgent else "normal",
        }
        return await self._outgoing.post(to.endpoint, body, headers)

    def _sealed(self, to: Subscription, message: bytes) -> tuple[bytes, dict[str, str]]:
        """A message that only one device can read, and the headers that say who sends it."""
        from pywebpush import WebPusher

        body: bytes = WebPusher(msgspec.to_builtins(to)).encode(message)["body"]
        return body, self._signed(to.endpoint)

    def _signed(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + 12 * 3600,
            "sub": self._site if self._site.startswith("https://") else "mailto:host@longhouse.invalid",
        }
        return dict(self._vapid.sign(claims))


def topic_of(word: str) -> str:
    """A topic, which may have 32 letters and is seen by the push service: it learns no table's address of it."""
    return base64.urlsafe_b64encode(blake2b(word.encode(), digest_size=18).digest()).decode()


def _decoded(word: str) -> bytes:
    return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))

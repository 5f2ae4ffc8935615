"""What a hook is sent: a line for a chat room, or our own JSON, signed as Standard Webhooks say."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any

import msgspec

from longhouse.server import clock
from longhouse.server.store.outbox import Facts, HookRow
from longhouse.server.told.words import Said

DISCORD, SLACK, MATRIX, SIGNED = "discord", "slack", "matrix", "signed"
GIVEN_UP = 24 * 3600.0
"""A hook that takes nothing for so long is switched off."""


def body_of(hook: HookRow, said: Said, site: str, about: dict[str, Any]) -> bytes:
    """What is sent to a hook."""
    line = " ".join(part for part in (said.title, said.text, f"{site}{said.path}" if site else "") if part)
    if hook.style == DISCORD:
        # Names are what people have written: nobody is called by one.
        return msgspec.json.encode({"content": line, "allowed_mentions": {"parse": []}})
    if hook.style == SLACK:
        return msgspec.json.encode({"text": _for_slack(line)})
    if hook.style == MATRIX:
        return msgspec.json.encode({"text": line})
    stamp = _iso(clock.now())
    return msgspec.json.encode({"type": about["type"], "timestamp": stamp, "data": {**about, "text": line}})


def facts_for(facts: Facts, site: str, path: str) -> dict[str, Any]:
    """What a signed hook is told besides the words."""
    table = facts.table
    return {
        "type": facts.kind,
        "table": table.id if table is not None else None,
        "game": table.game if table is not None else None,
        "seat": facts.seat,
        "since": facts.created,
        "url": f"{site}{path}" if site else None,
    }


def headers_of(hook: HookRow, name: str, body: bytes) -> dict[str, str]:
    """The headers of what is sent; `name` is the same for every attempt at the same message."""
    headers = {"content-type": "application/json", "user-agent": "Longhouse"}
    if hook.style == SIGNED:
        stamp = str(int(clock.now()))
        signed = hmac.new(hook.secret, f"{name}.{stamp}.".encode() + body, hashlib.sha256).digest()
        signature = f"v1,{base64.b64encode(signed).decode()}"
        headers |= {"webhook-id": name, "webhook-timestamp": stamp, "webhook-signature": signature}
    return headers


def _for_slack(line: str) -> str:
    return line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _iso(at: float) -> str:
    import datetime

    return datetime.datetime.fromtimestamp(at, datetime.UTC).isoformat(timespec="seconds")

"""What goes over the wire about being told."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from longhouse.server.models import ChapterInfo

Request = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
Style = Literal["discord", "slack", "matrix", "signed"]


class MyMove(msgspec.Struct):
    """A table where it is my move."""

    table: str
    game: str
    seat: int
    names: list[str]
    """The other people there."""
    chapter: ChapterInfo | None
    """Where the match stands, as everybody sees it."""
    since: float
    left: float | None
    """Seconds until my time is out; null without a clock."""


class MyList(msgspec.Struct):
    """Where it is my move, the most urgent first, and how much else I have not seen."""

    your_move: list[MyMove]
    news: int


class News(msgspec.Struct):
    """Something that I am told."""

    id: int
    kind: str
    title: str
    text: str
    """One more sentence; may be empty."""
    path: str
    """Where to look, from the root of the house."""
    table: str | None
    seat: int | None
    created: float
    seen: bool


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """I have seen all news up to a number."""

    request: Request
    up_to: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Simple(msgspec.Struct, forbid_unknown_fields=True):
    """A request that says nothing else."""

    request: Request


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """What a message to a browser is encrypted with, as the browser says it."""

    p256dh: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Annotated[str, msgspec.Meta(max_length=64)]


class Subscription(msgspec.Struct):
    """Where a browser wants to be pushed to: what `PushSubscription.toJSON()` gives."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys


class SetPush(msgspec.Struct, forbid_unknown_fields=True):
    """Push to this device, or, with null, not any more."""

    request: Request
    subscription: Subscription | None


class PushState(msgspec.Struct):
    """The key of the house for `PushManager.subscribe`, and whether this device is pushed to."""

    key: str
    on: bool


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    """An address to be told as well."""

    request: Request
    url: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    style: Style
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    """Tell what happens at this table, to all; without it, what I am told."""


class HookInfo(msgspec.Struct, omit_defaults=True):
    """An address that is told."""

    id: str
    url: str
    style: str
    table: str | None
    state: Literal["on", "off"]
    created: float
    failing: float | None = None
    """Since when it has not taken anything."""
    secret: str | None = None
    """For `signed`, once: what the receiver checks signatures with."""


class Tried(msgspec.Struct):
    """Whether a hook took what it was sent, and if not, why."""

    taken: bool
    why: str
    """The status that it answered, `no answer` or `not public`; empty if it took the message."""


class Done(msgspec.Struct):
    """It is done."""

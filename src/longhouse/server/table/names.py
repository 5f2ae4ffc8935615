"""Names of people: what can be seen and told apart, from other people's and from the bots'."""

from __future__ import annotations

import re
import unicodedata

from longhouse import bots
from longhouse.server.errors import BadRequest
from longhouse.server.people.lookalikes import skeleton
from longhouse.server.people.names import names_of_bots

LONGEST_NAME = 32
_MOST_MARKS = 2
"""Marks on one letter. Vietnamese needs two; more of them climb over the lines above."""

_JOINER = "\u200d"
_EMOJI = "[\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]?"
_JOINED = re.compile(f"{_EMOJI}(?:{_JOINER}{_EMOJI})+")
"""Several emoji that are shown as one, like a family; nowhere else is a joiner allowed."""
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and format characters (which could turn the direction of a line), and what is no character at all."""
_BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"
"""Signs that Unicode calls letters, marks or symbols, but that show nothing."""


def clean_name(name: str) -> str:
    """A name as it is shown: trimmed, 1 to 32 characters, nothing that cannot be seen, and no bot's name."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 0 < len(name) <= LONGEST_NAME or any(map(_is_unseen, _JOINED.sub(_take_apart, name))):
        raise BadRequest("server-error-name", longest=LONGEST_NAME)
    if not any(unicodedata.category(sign)[0] in "LN" or _is_picture(sign) for sign in name) or _is_stacked(name):
        raise BadRequest("server-error-name", longest=LONGEST_NAME)
    if skeleton(name) in names_of_bots(tuple(bots.names())):
        raise BadRequest("server-error-name-bot", name=name)
    return name


def _take_apart(joined: re.Match[str]) -> str:
    return joined[0].replace(_JOINER, "")


def _is_unseen(sign: str) -> bool:
    return sign in _BLANK or unicodedata.category(sign) in _UNSEEN


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So"


def _is_stacked(name: str) -> bool:
    """Whether a letter bears more marks than any language needs, or a mark stands on nothing."""
    marks = 0
    for at, sign in enumerate(name):
        is_mark = unicodedata.category(sign) in ("Mn", "Me") and sign != "\ufe0f"
        marks = marks + 1 if is_mark else 0
        if marks > _MOST_MARKS or (is_mark and at == 0):
            return True
    return False

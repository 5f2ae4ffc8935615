"""Passwords that anybody would try first.

Not a list of ten thousand: nearly all of those have fewer than ten characters, and the rest are one or two words of a
few hundred with figures around them, a row of the keyboard, or the same again and again. So that is what is refused.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

_WORDS = Path(__file__).with_name("common.txt")
_LEET = str.maketrans("013457@$!|8", "oieastasilb")
_ROWS = (
    *("qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "qwertzuiop", "yxcvbnm"),
    *("1234567890", "abcdefghijklmnopqrstuvwxyz", "1qaz2wsx3edc4rfv5tgb6yhn", "qazwsxedcrfvtgbyhnujm"),
    *("1a2z3e4r5t6y7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p"),
)
_AROUND = re.compile(r"^[\W\d_]+|[\W\d_]+$")
"""Figures and signs before and after what was meant."""
_MOST_WORDS = 2
_LEAST_OWN = 6
"""So many characters must be left when common words, rows of keys and figures are taken away."""


def is_weak(password: str, name: str = "") -> bool:
    """Whether it is one of the first that somebody would try for a person of that name."""
    plain = unicodedata.normalize("NFKD", password).casefold()
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    if _is_repeated(plain) or _is_row(plain):
        return True
    own = "".join(sign for sign in unicodedata.normalize("NFKD", name).casefold() if sign.isalnum())
    words = _common() | ({own} if len(own) >= 3 else set())
    inside = _AROUND.sub("", plain)
    return any(_is_made_of(_letters(one), words) for one in (plain, plain.translate(_LEET), inside.translate(_LEET)))


def _letters(plain: str) -> str:
    """Its letters, without the figures and signs around and between them."""
    return "".join(sign for sign in plain if sign.isalpha())


def _is_made_of(letters: str, words: set[str], most: int = _MOST_WORDS) -> bool:
    """Whether it is at most so many common words in a row, or none at all and nothing else either."""
    if not letters:
        return True
    if most == 0:
        return False
    return any(letters.startswith(word) and _is_made_of(letters[len(word) :], words, most - 1) for word in words)


def _is_repeated(plain: str) -> bool:
    """The same few signs again and again."""
    return len(set(plain)) <= 3 or re.fullmatch(r"(.{1,5})\1+.?", plain) is not None


def _is_row(plain: str) -> bool:
    """Keys in a row, forwards or backwards, with little beside them."""
    left = plain
    for row in (*_ROWS, *(row[::-1] for row in _ROWS)):
        for length in range(len(row), 3, -1):
            for start in range(len(row) - length + 1):
                left = left.replace(row[start : start + length], "")
    return len(left) < min(_LEAST_OWN, len(plain) / 2)


@cache
def _common() -> set[str]:
    lines = _WORDS.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}

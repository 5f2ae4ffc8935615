"""Sets of small numbers in one integer: bit i stands for member i, up to 62. Compiled where a C compiler is found."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([2**i for i in range(63)])
"""The set whose only member is i."""

ONE_IN_BAG: Final[vec[i64]] = vec[i64]([8**i for i in range(21)])
"""The bag in which only thing i is, once: a bag in one number has an octal digit for each thing, seven at most."""

_COUNT_IN_BYTE: Final[vec[i64]] = vec[i64]([number.bit_count() for number in range(256)])
_FIRST_IN_BYTE: Final[vec[i64]] = vec[i64]([0] + [(n & -n).bit_length() - 1 for n in range(1, 256)])


def set_of(members: Iterable[int]) -> i64:
    """The set of these members."""
    found: i64 = 0
    for member in members:
        found |= BIT[member]
    return found


def count(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    while members:
        found += _COUNT_IN_BYTE[members & 255]
        members >>= 8
    return found


def first(members: i64) -> i64:
    """The lowest member of a set. Raises ValueError if the set is empty."""
    if members == 0:
        raise ValueError("an empty set has no first member")
    skipped: i64 = 0
    while members & 255 == 0:
        members >>= 8
        skipped += 8
    return skipped + _FIRST_IN_BYTE[members & 255]


def nth(members: i64, n: i64) -> i64:
    """The n-th member of a set, from 0, lowest first. Raises ValueError if there are no more than n."""
    while n > 0:
        members &= members - 1
        n -= 1
    return first(members)


def members_of(members: i64) -> list[int]:
    """All members of a set, in order."""
    return [i for i in range(63) if members >> i & 1]


def bag_of(bag: i64) -> list[int]:
    """The things in a bag that is one number, in order, each as often as it is there."""
    return [i for i in range(21) for _n in range(bag >> 3 * i & 7)]

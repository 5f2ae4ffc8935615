"""What bots are called. How strong one is stands beside its name, and is not its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b

NICKS = (
    *("fox", "otter", "wren", "heron", "marten", "finch", "robin", "plover"),
    *("curlew", "vole", "newt", "lark", "swift", "teal", "dormouse", "hedgehog"),
)
"""Each has a text `bot-name-...`. None is a clan, an animal or a card of a game."""

OURS = ("novice", "brave", "chief", "elder", "greedy", "random")
"""The bots that are called so; those of other packages have names of their own."""


def nicks(table: str, programs: Sequence[str | None]) -> list[str | None]:
    """The names of the bots at a table, by seat; None where no bot sits.

    They follow from the table and the seat alone, and no two are the same. A bot from elsewhere has its own name.
    """
    order = _order_at(table)
    found: list[str | None] = []
    for seat, program in enumerate(programs):
        if program in OURS:
            found.append(order[seat % len(order)])
        else:
            same = sum(one == program for one in programs[:seat])
            found.append(f"{program} {same + 1}" if program and same else program)
    return found


@lru_cache(maxsize=1024)
def _order_at(table: str) -> tuple[str, ...]:
    """All names in an order of the table's own. Every message about a table names its bots, so it is kept."""
    return tuple(sorted(NICKS, key=lambda nick: blake2b(f"{table} {nick}".encode(), digest_size=8).digest()))

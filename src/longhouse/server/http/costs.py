"""What a request costs, in tokens of its client's budget: about one for each millisecond of the server's time.

What an answer costs beyond that is its size: `BYTES_A_TOKEN` for each further token, charged when it is known.
"""

from __future__ import annotations

from typing import NamedTuple

FREE = 0.0
FILE = 0.25
PAGE = 0.5
USUAL = 1.0

BYTES_A_TOKEN = 32 * 1024
"""So many bytes of an answer cost one token more; files of the client and what streams send later do not."""

_SITE = {
    ("health",): FREE,
    ("ready",): USUAL,
    ("schema",): 2.0,
    ("schema", "openapi.json"): 4.0,
    ("api", "games"): USUAL,
    ("api", "shelf"): 2.0,
    ("api", "puzzles"): 2.0,
}
_TABLES = {
    ("GET", ""): 2.0,
    ("POST", ""): 5.0,
    ("POST", "mine"): 3.0,
}
_OF_TABLE = {
    "": 2.0,
    "stream": 2.0,
    "moments": 3.0,
    "file": 5.0,
    "course": 5.0,
    "analysis": 2.0,
    "hint": 10.0,
    "join": 3.0,
    "lesson": 3.0,
    "rewind": 3.0,
}
"""Below `/api/tables/TABLE/`."""

_NEW_GUEST = 20.0
"""It leaves a row behind, for three months."""
_PEOPLE = {
    "sign-in/password": 20.0,
    "sign-in/recovery": 10.0,
    "sign-in/mail/begin": 20.0,
    "me/name": 20.0,
    "me/credentials": 20.0,
    "me/prove/password": 20.0,
    "me/recovery": 5.0,
    "me/seats": 20.0,
    "me/tables": 5.0,
    "me/export": 10.0,
    "me/delete": 20.0,
}
"""What hashes a password costs far more than this, but not of the time in which others are answered."""


class Cost(NamedTuple):
    """What a request costs before it is carried out, and whether its answer's size counts too."""

    tokens: float
    by_size: bool


def cost_of(method: str, path: str) -> Cost:
    """The cost of a request."""
    parts = tuple(part for part in path.split("/") if part)
    if parts in _SITE:
        return Cost(_SITE[parts], False)
    if parts[:2] == ("api", "tables"):
        return Cost(_table_cost(method, parts[2:]), parts[3:4] != ("stream",))
    if parts == ("api", "me") and method == "POST":
        return Cost(_NEW_GUEST, True)
    if parts[:2] in (("api", "me"), ("api", "sign-in")):
        return Cost(_PEOPLE.get("/".join(parts[1:]), 2.0), True)
    if parts[:1] == ("api",):
        return Cost(2.0 if parts[3:] else USUAL, True)
    is_file = parts[:1] and ("." in parts[-1] or parts[0] in ("v", "web", "text", "games"))
    return Cost(FILE if is_file else PAGE, False)


def _table_cost(method: str, rest: tuple[str, ...]) -> float:
    if not rest or rest[0] == "mine":
        return _TABLES.get((method, "".join(rest)), USUAL)
    return _OF_TABLE.get(rest[1] if len(rest) > 1 else "", USUAL)

"""The difference between two JSON values, so that many views that are nearly the same cost little on the wire.

A change is one of three things; `web/changes.js` puts it into effect:
- `[value]`: the value there now is this one;
- `[]`: the key is gone;
- `{key: change, ...}`: only these keys of an object, or these indices of a list, have changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw

Change = list[Any] | dict[str, Any]

NOTHING: Change = {}


def changes(before: Any, after: Any) -> Change:
    """What turns one value into the other; NOTHING if they are the same."""
    if isinstance(before, dict) and isinstance(after, dict) and _keeps_order(before, after):
        found = {key: _change_at(before, key, value) for key, value in after.items()}
        found |= {key: [] for key in before if key not in after}
        return {key: change for key, change in found.items() if change != NOTHING}
    if isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        inside = {str(at): changes(*pair) for at, pair in enumerate(zip(before, after, strict=True))}
        return {at: change for at, change in inside.items() if change != NOTHING}
    return NOTHING if type(before) is type(after) and before == after else [after]


def _change_at(before: dict[str, Any], key: str, value: Any) -> Change:
    return changes(before[key], value) if key in before else [value]


def _keeps_order(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether new keys come after those that stay: what is drawn in the order of the keys must not change places."""
    return [key for key in before if key in after] + [key for key in after if key not in before] == list(after)


# The same on what is encoded already: equal bytes are skipped unread, and only what differs is looked into.

Picture = dict[str, bytes]
"""A view, or another object, encoded: each of its keys for itself."""

_encode = msgspec.json.Encoder().encode
_decode_object = msgspec.json.Decoder(dict[str, Raw]).decode
_decode_list = msgspec.json.Decoder(list[Raw]).decode


def picture_of(view: Mapping[str, Any]) -> Picture:
    """An object with every value encoded."""
    return {key: _encode(value) for key, value in view.items()}


def joined(picture: Picture) -> Raw:
    """The object again, as it is sent."""
    return Raw(b"{%b}" % b",".join([b"%b:%b" % (_encode(key), value) for key, value in picture.items()]))


def sharing(picture: Picture, known: Picture) -> Picture:
    """The same picture; what it has in common with another one lies in memory once."""
    return {key: known[key] if known.get(key) == value else value for key, value in picture.items()}


def between(before: Picture, after: Picture) -> Change:
    """What turns one picture into the other, as `changes` says it."""
    if list(before) != list(after):
        return encoded_changes(bytes(joined(before)), bytes(joined(after)))
    return {key: encoded_changes(before[key], value) for key, value in after.items() if before[key] != value}


class Found(dict[tuple[bytes, bytes], Change]):
    """What was found lately. Most of a table is the same for all its readers, and so is what happens to it."""

    _MOST_BYTES = 2_000_000
    _bytes = 0

    def keep(self, pair: tuple[bytes, bytes], change: Change) -> None:
        """Remember it; when there is too much of it, all that came before is forgotten."""
        if self._bytes > self._MOST_BYTES:
            self.clear()
            self._bytes = 0
        self._bytes += len(pair[0]) + len(pair[1])
        self[pair] = change


_known = Found()


def encoded_changes(before: bytes, after: bytes) -> Change:
    """What turns one encoded value into the other; they differ, or it is NOTHING. Nobody changes what is found."""
    if before == after:
        return NOTHING
    pair = before, after
    found = _known.get(pair)
    if found is None:
        found = _found_changes(before, after)
        _known.keep(pair, found)
    return found


def _found_changes(before: bytes, after: bytes) -> Change:
    kind = before[:1] + after[:1]
    if kind == b"{{":
        one, other = _decode_object(before), _decode_object(after)
        if _keeps_order(one, other):
            found: dict[str, Any] = {
                key: _inside(one[key], value) if key in one else [value]
                for key, value in other.items()
                if key not in one or one[key] != value
            }
            return found | {key: [] for key in one if key not in other}
    elif kind == b"[[":
        old, new = _decode_list(before), _decode_list(after)
        if len(old) == len(new):
            pairs = enumerate(zip(old, new, strict=True))
            return {str(at): _inside(x, y) for at, (x, y) in pairs if x != y}
    return [Raw(after)]


def _inside(before: Raw, after: Raw) -> Change:
    """The same of a part: small values, of which most are numbers, are not worth remembering."""
    return _found_changes(bytes(before), bytes(after))

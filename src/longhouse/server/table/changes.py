"""The difference between two JSON values, so that many views that are nearly the same cost little on the wire.

A change is one of three things; `web/changes.js` puts it into effect:
- `[value]`: the value there now is this one;
- `[]`: the key is gone;
- `{key: change, ...}`: only these keys of an object, or these indices of a list, have changed.
"""

from __future__ import annotations

from typing import Any

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

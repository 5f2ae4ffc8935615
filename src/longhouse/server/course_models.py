"""What goes over the wire about how a finished match went."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longhouse.server.models import Said


class CourseChapter(Struct):
    """Where a part of a match begins: the entry of its file, and what it is called."""

    entry: int
    name: Said


class Turning(Struct):
    """The choice that decided a match: the winner's last step into the lead, or their greatest gain on the next one."""

    entry: int
    kind: Literal["lead", "swing"]
    seat: int
    scores: list[int]


class Course(Struct):
    """How a finished match went: everybody's points after each entry of its file that counts."""

    entries: list[int]
    scores: list[list[int]]
    chapters: list[CourseChapter]
    turning: Turning | None

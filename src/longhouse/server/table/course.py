"""How a finished match went. It is over, so nothing is hidden: the points are those that everybody really had."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from longhouse.core.match import Match
from longhouse.server import course_models
from longhouse.server.table.snapshot import said


def course(match: Match) -> course_models.Course:
    """Everybody's points after each choice that counts, the chapters, and the choice that decided."""
    entries: list[int] = []
    scores: list[list[int]] = []
    chapters: list[course_models.CourseChapter] = []
    last = None
    for entry, state in match.moments():
        entries.append(entry.n)
        scores.append(list(match.game.result(state).scores))
        chapter = match.game.chapter(state)
        if chapter is not None and chapter.name != last:
            last = chapter.name
            chapters.append(course_models.CourseChapter(entry.n, said(chapter.name)))
    winners = [seat for seat, rank in enumerate(match.result().ranks) if rank == 1]
    found = turning_point(scores, winners[0]) if len(winners) == 1 else None
    turning = None
    if found is not None:
        at, kind = found
        turning = course_models.Turning(entries[at], kind, winners[0], scores[at])  # type: ignore[arg-type]
    return course_models.Course(entries, scores, chapters, turning)


def turning_point(scores: Sequence[Sequence[int]], winner: int) -> tuple[int, str] | None:
    """When the winner went ahead for good ("lead"); if nobody else ever led, their greatest gain ("swing").

    None if they were not ahead at the end, or never gained on anybody.
    """
    if not scores or len(scores[0]) < 2:
        return None
    margins = [points[winner] - max(_others(points, winner)) for points in scores]
    if margins[-1] <= 0:
        return None
    if any(margin < 0 for margin in margins):
        return 1 + max(at for at, margin in enumerate(margins) if margin <= 0), "lead"
    gains = [after - before for before, after in pairwise(margins)]
    most = max(gains, default=0)
    return (1 + gains.index(most), "swing") if most > 0 else None


def _others(points: Sequence[int], winner: int) -> list[int]:
    return [score for seat, score in enumerate(points) if seat != winner]

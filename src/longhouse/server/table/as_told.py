"""The match as a reader was last told of it.

Some steps are told to nobody but who makes them: half of a move that can still be taken back, a secret answer. Whoever
asks for the table meanwhile must see what those see who listen: the table as it was at the last step they were told.
"""

from __future__ import annotations

from longhouse.core.match import Match
from longhouse.server.table.story import Story


def as_told(match: Match, story: Story) -> Match:
    """The match after the last entry that this reader heard of; itself if there was none since."""
    if story.seq < 0 or match.over:
        return match
    last = story.entry_of(story.seq)
    if last >= len(match.entries) - 1:
        return match
    seen = match.copy()
    seen.entries = match.entries[: last + 1]
    seen.state = match.shown_after(last)
    return seen

"""What a player may ask to see besides the table: the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.core.text import Text


def goal(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """What wins, how far the players are, and what threatens."""
    reader = Reader(view, text, names, width)
    table = reader.table
    needed = table["strongholds_needed"]
    fame = reader.say("board-goal-fame" if needed else "board-goal-fame-only", years=table["years"])
    yield from reader.wrap(f"{fame} {reader.say('board-goal-forts', need=needed)}" if needed else fame)
    for player in sorted(table["players"], key=lambda player: -(_fame(player) or 0)):
        own = _fame(player)
        fact = reader.say("table-fame-hidden") if own is None else reader.say("board-fame", count=own)
        forts = reader.say("board-domination", have=player["side_strongholds"], need=needed) if needed else ""
        line = reader.line(reader.label(player["seat"]), [fact])
        yield from reader.wrap(f"{line} {forts}." if forts else line)
    for sentence in reader.sentences(table["threats"]):
        yield from reader.wrap(sentence)


def _fame(player: Json) -> int | None:
    """A player's fame, at the end with everything that counts then; None where it lies face down."""
    found: int | None = player["fame"] if player["final_fame"] is None else player["final_fame"]
    return found


SHEETS = {"goal": goal}

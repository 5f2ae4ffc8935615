"""What a player may ask to see besides the table: the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.core.text import Text


def goal(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """What wins, how far the players are."""
    reader = Reader(view, text, names, width)
    table, say = reader.table, reader.say
    yield from reader.wrap(say("table-goal", goal=table["goal"]))
    if table["max_cycles"]:
        yield from reader.wrap(say("table-goal-last", cycles=table["max_cycles"]))
    for player in table["players"]:
        trophies = player["trophies"]
        facts = [say("table-horses", count=player["horses"], goal=table["goal"])]
        facts.append(say("table-trophies", trophies=trophies) if trophies else say("table-no-trophy"))
        yield from reader.wrap(reader.line(reader.label(player["seat"]), facts))


SHEETS = {"goal": goal}

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
    yield from reader.wrap(reader.say("board-goal-how", years=table["years"]))
    if table["phase"] == "setup":
        return
    for player in table["players"]:
        yield from reader.wrap(reader.line(reader.label(player["seat"]), _worth(reader, player)))
    yield from (line for sentence in _threats(reader) for line in reader.wrap(sentence))


def _worth(reader: Reader, player: Json) -> list[str]:
    """How a total comes about, and what secret turtles add that the reader knows."""
    first, second = player["counted"]
    total = reader.say("board-goal-sum", first=first, second=second, swaps=player["swaps"], total=player["total"])
    known = player["from_turtles"] or {}
    return [total, *(reader.say("board-goal-turtles", track=one, points=known[one]) for one in known if known[one])]


def _threats(reader: Reader) -> Iterator[str]:
    """Who is ahead, the last year, and turtles that nobody has seen."""
    table = reader.table
    players = sorted(table["players"], key=lambda player: -int(player["total"]))
    me = reader.viewer if reader.viewer is not None else players[0]["seat"]
    best = next(player for player in players if player["seat"] != me)
    ahead = int(table["players"][me]["total"]) - int(best["total"])
    if ahead == 0:
        yield reader.say("board-goal-even", seat={"seat": best["seat"]})
    else:
        yield reader.say("board-goal-leads", seat={"seat": me if ahead > 0 else best["seat"]}, points=abs(ahead))
    if table["year"] == table["years"] and not reader.view["over"]:
        yield reader.say("board-goal-last")
    for player in table["players"]:
        secret = sum(not turtle["tracks"] for turtle in player["turtles"])
        if secret and player["seat"] != reader.viewer:
            yield reader.say("board-goal-secret", seat={"seat": player["seat"]}, count=secret)


SHEETS = {"goal": goal}

"""How a match ended: who won, the score sheet, what stayed hidden, and the seed."""

from __future__ import annotations

from longhouse.core.match import Match
from longhouse.core.protocol import Result
from longhouse.core.text import Text
from longhouse.terminal.narration import listed
from longhouse.terminal.screen import Screen


def show_ending(screen: Screen, text: Text, match: Match, viewer: int | None, table: str | None) -> None:
    """Everything there is to say at the end; `table` is the file's name, if the match is kept."""
    result = match.result()
    screen.heading(verdict(text, match, result, viewer))
    if result.tie is not None:
        screen.say(text.say(result.tie, match.names, viewer))
    show_scores(screen, text, match, viewer)
    review = match.game.sheets.get("review")
    secrets = list(review(match.view(viewer), text, match.names, screen.drawing_width)) if review else []
    if secrets:
        screen.heading(text.say("end-review"))
        screen.draw(secrets)
    screen.gap()
    screen.say(text.say("end-seed", seed=match.seed.value.hex()))
    if match.seed.chosen:
        screen.say(text.say("verify-chosen"))
    if table:
        screen.say(text.say("end-verify", table=table))


def verdict(text: Text, match: Match, result: Result, viewer: int | None) -> str:
    """Who won, in one sentence."""
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    most = result.scores[first[0]]
    if len(first) > 1:
        who = listed(text, [str(text.name(seat, match.names)) for seat in first])
        level = all(result.scores[seat] == most for seat in first)
        message = "end-shared" if not level else "end-draw" if match.seats == 2 else "end-draw-many"
        return text.say(message, most=most, who=who)
    least = min(result.scores)
    message = "end-won-many" if match.seats > 2 else "end-won-tie-break" if most == least else "end-won"
    return text.say(message, match.names, viewer, seat={"seat": first[0]}, most=most, least=least)


def show_scores(screen: Screen, text: Text, match: Match, viewer: int | None) -> None:
    """Where the points come from, a line for each source."""
    result = match.result()
    rows = [(text.say(line.caption, match.names, viewer), line.points) for line in result.lines]
    rows.append((text.say("end-total"), result.scores))
    if match.over and match.seats > 2:
        rows.append((text.say("end-rank"), result.ranks))
    if screen.plain:
        for caption, points in rows:
            facts = [
                text.say("end-points", match.names, viewer, points=n, seat={"seat": s}) for s, n in enumerate(points)
            ]
            screen.say(text.say("end-line", caption=caption, points=", ".join(facts)))
        return
    names = [
        text.say("end-you") if seat == viewer else str(text.name(seat, match.names)) for seat in range(match.seats)
    ]
    room = max(len(caption) for caption, _ in rows) + 2
    screen.draw([" " * room + "  ".join(names)], "aside")
    for caption, points in rows:
        cells = (str(n).rjust(len(name)) for n, name in zip(points, names, strict=True))
        screen.draw([caption.ljust(room) + "  ".join(cells)])

"""The table of docs/bots.md, from what ladders showed.

    longhouse arena --ladder tomahawk --games 400 --jobs 16 --json tomahawk-2.json
    longhouse arena --ladder northgard --seats 4 --games 400 --jobs 16 --json northgard-4.json
    python benchmarks/ladder.py tomahawk-2.json northgard-4.json

    longhouse arena --ladder wendake --rung elder --games 100 --json wendake-elder.json

Rungs that are not in the files keep the rows they had.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by benchmarks/ladder.py -->", "<!-- ladder ends -->"
_HEIGHTS = {"elder": 0, "chief": 1, "brave": 2}
"""The highest rung stands first."""
HEADINGS = ("Game, players", "Who over whom", "Games", "Won [95 %]", "Times fair", "Seconds a choice", "How, when")


def rows(facts: dict[str, Any]) -> list[str]:
    """A row of the table for every rung of one ladder, the highest first."""
    how = f"seed {facts['seed']}" + (f", quick {facts['quick']:g}" if facts["quick"] else "")
    how += "" if facts["compiled"] else ", not compiled"
    found = []
    for rung in reversed(facts["rungs"]):
        percent = [round(100 * rung[name]) for name in ("win_rate", "low", "high")]
        cells = (
            f"{facts['game']}, {facts['seats']}",
            f"{rung['upper']} over {rung['lower']}",
            str(rung["games"]),
            f"{percent[0]} % [{percent[1]}-{percent[2]}]",
            f"{rung['times_fair']:.2f}",
            _seconds(rung, facts["quick"]),
            f"{how}, {facts['date']}",
        )
        found.append(f"| {' | '.join(cells)} |")
    return found


def _seconds(rung: dict[str, Any], quick: float) -> str:
    """Such games are played beside other work, since nobody looks at the clock: their seconds say nothing."""
    return "not measured" if quick else f"{rung['mean_seconds']:.2f}, at most {rung['longest_seconds']:.2f}"


def key_of(row: str) -> tuple[str, ...]:
    """Which rung of which ladder a row tells of."""
    return tuple(cell.strip() for cell in row.split("|")[1:3])


def written(page: str, ladders: list[dict[str, Any]]) -> str:
    """The page with these ladders in its table."""
    before, _, rest = page.partition(BEGIN)
    old, _, after = rest.partition(END)
    kept = [line for line in old.splitlines() if re.match(r"\| [a-z]+, \d+ \|", line)]
    new = [row for facts in ladders for row in rows(facts)]
    replaced = {key_of(row) for row in new}
    rows_of = [row for row in kept if key_of(row) not in replaced] + new
    body = sorted(rows_of, key=lambda row: (key_of(row)[0], _HEIGHTS.get(key_of(row)[1].partition(" ")[0], 0)))
    lines = [f"| {' | '.join(HEADINGS)} |", "|" + "---|" * len(HEADINGS), *body]
    return f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--page", type=Path, default=PAGE)
    args = parser.parse_args()
    ladders = [json.loads(path.read_text(encoding="utf-8")) for path in args.files]
    args.page.write_text(written(args.page.read_text(encoding="utf-8"), ladders), encoding="utf-8")


if __name__ == "__main__":
    main()

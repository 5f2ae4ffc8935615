"""docs/balance.md, from what games between equals showed.

    longhouse arena --balance wendake --seats 2 --games 200 --json wendake-2-chief.json
    longhouse arena --balance wendake --seats 2 --bots brave --games 2000 --json wendake-2-brave.json
    python benchmarks/balance.py wendake-2-chief.json wendake-2-brave.json

A game, number of players and bot that are not among the files keep the section they had.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from longhouse.core import registry, settings
from longhouse.core.text import Text

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
BEGIN, END = "<!-- balance: written by benchmarks/balance.py -->", "<!-- balance ends -->"
_FEWEST = 12
"""What was had less often says nothing."""
_BAR = 20


def section(facts: dict[str, Any]) -> str:
    """One run: its seats, then each kind of thing."""
    how = f"{facts['games']:,} games, seed {facts['seed']}"
    if facts["quick"]:
        how += ", all simulations, no clock" if facts["quick"] == 1 else f", one simulation of {facts['quick']:g}"
    how += "".join(f", {name}={value}" for name, value in sorted(unusual(facts).items()))
    text = Text("en", registry.get(facts["game"]).folder / "text")
    lines = [f"### {title(facts)}", "", f"{how}, {facts['date']}. A fair share is {facts['fair']:.0%}.", ""]
    lines += _table("Seat", [(str(one["seat"] + 1), one) for one in facts["seats_won"]], facts["fair"])
    for kind in dict.fromkeys(one["kind"] for one in facts["held"]):
        often = [one for one in facts["held"] if one["kind"] == kind and one["games"] >= _FEWEST]
        named = [(text.noun(one["id"]) + ("\\*" if one["designed"] else ""), one) for one in often]
        lines += _table(text.say(f"holding-{kind}"), named, facts["fair"]) if named else []
    return "\n".join(lines)


def unusual(facts: dict[str, Any]) -> dict[str, Any]:
    """The settings that were not the usual ones."""
    usual = settings.complete(registry.get(facts["game"]).settings, {})
    return {name: value for name, value in facts["settings"].items() if value != usual[name]}


def title(facts: dict[str, Any]) -> str:
    """What a section is called, and found again by."""
    return f"{facts['game'].capitalize()}, {facts['seats']} players, {facts['bot'].capitalize()}"


def _table(heading: str, rows: list[tuple[str, dict[str, Any]]], fair: float) -> list[str]:
    lines = [f"| {heading} | Had it | Won [95 %] | | |", "|---|---:|---|---|---|"]
    for name, one in rows:
        span = f"{one['win_rate']:.0%} [{one['low']:.0%}-{one['high']:.0%}]"
        is_apart = "" if one["low"] <= fair <= one["high"] else "better" if one["low"] > fair else "worse"
        lines.append(f"| {name} | {one['games']:,} | {span} | `{_bar(one, fair)}` | {is_apart} |")
    return [*lines, ""]


def _bar(one: dict[str, Any], fair: float) -> str:
    """What is sure, what may be, and where equals would be, from none to all of the games."""
    cells = ["█" if at < one["low"] else "▒" if at < one["high"] else "·" for at in (n / _BAR for n in range(_BAR))]
    cells[min(_BAR - 1, round(fair * _BAR))] = "┃"
    return "".join(cells)


def written(page: str, runs: list[dict[str, Any]]) -> str:
    """The page with these runs in it."""
    before, _, rest = page.partition(BEGIN)
    old, _, after = rest.partition(END)
    kept = {part.partition("\n")[0]: f"### {part}".rstrip() for part in re.split(r"^### ", old, flags=re.M)[1:]}
    kept |= {title(facts): section(facts).rstrip() for facts in runs}
    body = "\n\n".join(kept[name] for name in sorted(kept))
    return f"{before}{BEGIN}\n\n{body}\n\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--page", type=Path, default=PAGE)
    args = parser.parse_args()
    runs = [json.loads(path.read_text(encoding="utf-8")) for path in args.files]
    args.page.write_text(written(args.page.read_text(encoding="utf-8"), runs), encoding="utf-8")


if __name__ == "__main__":
    main()

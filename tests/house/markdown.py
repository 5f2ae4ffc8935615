"""Markdown in form: `python tests/house/markdown.py check` is part of `make lint`, `... write` of `make format`.

Prose is wrapped at 120 by mdformat, tables stay as narrow as they are written, and every block of code says in which
language it is: the tests of snippets and the documentation site go by that word. What a program writes between two
comments (`<!-- growth -->` ... `<!-- end of growth -->`, `<!-- balance: ... -->` ... `<!-- balance ends -->`) is left
as that program wrote it.
"""

from __future__ import annotations

import ast
import difflib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
OPTIONS = {"wrap": 120, "number": True, "compact_tables": True}
GENERATED = re.compile(
    r"^<!-- (?P<name>[a-z]+)(?: -->|: .*? -->)\n.*?^<!-- (?:end of (?P=name)|(?P=name) ends) -->$", re.M | re.S
)
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<code>.*?)^(?P=indent)```$", re.M | re.S)
COMMANDS = re.compile(
    r"^(\$ )?(sudo|longhouse|make|python3?|pip|pipx|uvx|git|podman|docker|curl|systemctl|install|cp|export|/opt/\S+) ?"
)


def files(root: Path = ROOT) -> list[Path]:
    """All Markdown of a checkout: what is tracked or about to be, and was not written by others."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    found = (root / line for line in sorted(set(listed.stdout.splitlines())) if "/vendor/" not in line)
    return [path for path in found if path.exists()]


def in_form(text: str) -> str:
    """A page as it should be written."""
    import mdformat

    kept: list[str] = []

    def put_away(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"<!-- kept {len(kept) - 1} -->"

    text = GENERATED.sub(put_away, text)
    text = str(mdformat.text(text, options=OPTIONS, extensions={"gfm", "tables"}))
    text = FENCE.sub(_labelled, text)
    for number, part in enumerate(kept):
        text = text.replace(f"<!-- kept {number} -->", part)
    return text


def _labelled(block: re.Match[str]) -> str:
    """A block of code with the language that it is probably in, if it does not say so."""
    if block["language"]:
        return block[0]
    return f"{block['indent']}```{language_of(block['code'])}\n{block['code']}{block['indent']}```"


def language_of(code: str) -> str:
    """`sh`, `python`, or `text` for everything else: another word is written by hand and stays."""
    first = next((line.strip() for line in code.splitlines() if line.strip()), "")
    if COMMANDS.match(first):
        return "sh"
    if re.match(r"(import|from|class|def|async|@)\b", first):
        try:
            ast.parse(code)
        except SyntaxError:
            return "text"
        return "python"
    return "text"


def main(how: str) -> int:
    """Write what is not in form, or only name it."""
    wrong = 0
    for path in files():
        before = path.read_text(encoding="utf-8")
        after = in_form(before)
        if before == after:
            continue
        wrong += 1
        if how == "write":
            path.write_text(after, encoding="utf-8")
            continue
        name = str(path.relative_to(ROOT))
        lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), name, name, "", "", 0, ""))
        print("\n".join(lines[:12]))
    if wrong and how != "write":
        print(f"{wrong} Markdown files are not in form: `make format` puts them right.")
    return int(wrong > 0 and how != "write")


if __name__ == "__main__":
    sys.exit(main("write" if sys.argv[1:] == ["write"] else "check"))

"""The part of CHANGELOG.md that belongs to a release: `python .github/release_notes.py v1.2.3`.

Ends with an error where there is none, or where it still says "unreleased": before the tag is set, not after.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(changelog: str, tag: str) -> str:
    """What stands under the heading of this version, up to the next one."""
    version = tag.removeprefix("v")
    for part in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        if heading.split()[0] != version:
            continue
        if "unreleased" in heading:
            raise SystemExit(f"CHANGELOG.md says that {version} is unreleased: write the date there.")
        if not text.strip():
            raise SystemExit(f"CHANGELOG.md has nothing to say about {version}.")
        return text.strip()
    raise SystemExit(f"CHANGELOG.md has no heading `## {version} (date)`.")


if __name__ == "__main__":
    print(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1]))

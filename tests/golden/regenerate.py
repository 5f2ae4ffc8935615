"""Write the golden files anew: `python tests/golden/regenerate.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.playthroughs import ENDINGS, FOLDER, PLAYTHROUGHS, find, tell


def main():
    for name, playthrough in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text("\n".join(tell(playthrough)) + "\n", encoding="utf-8")
    for name, ending in ENDINGS.items():
        find(ending).save(FOLDER / f"{name}.jsonl")


if __name__ == "__main__":
    main()

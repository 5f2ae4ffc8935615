"""Write the golden files anew: `python tests/golden/regenerate.py`; or only some: `... regenerate.py tribes`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.playthroughs import ENDINGS, FOLDER, PLAYTHROUGHS, find
from longhouse.testing import golden


def main(starts):
    for name, playthrough in PLAYTHROUGHS.items():
        if name.startswith(starts):
            golden.write(FOLDER / f"{name}.txt", playthrough)
    for name, ending in ENDINGS.items():
        if name.startswith(starts):
            find(ending).save(FOLDER / f"{name}.jsonl")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or "")

"""Write the playthroughs and the fingerprint of the template anew: `python tests/new_game/record.py`; review the diff.

They are those of a game generated from it, which the suite of `longhouse.testing` then finds unchanged.
"""

import sys
import tempfile
from importlib.metadata import EntryPoint
from pathlib import Path

from longhouse.core import registry
from longhouse.new_game.writing import write
from longhouse.testing import chosen, fingerprint, golden

NAME = "mygame"
TEMPLATE = Path(__file__).parents[2] / "src" / "longhouse" / "new_game" / "template" / "tests"


def main():
    with tempfile.TemporaryDirectory() as folder:
        project = write(NAME, Path(folder))
        sys.path.insert(0, str(project))
        registry._installed()[NAME] = EntryPoint(NAME, f"{NAME}:GAME", registry.GROUP)
        game = registry.get(NAME)
        chosen.choose([NAME], project)
        for name, playthrough in golden.usual(game).items():
            told = "\n".join(golden.tell(playthrough)) + "\n"
            path = TEMPLATE / "golden" / f"{name.replace(NAME, '@name@')}.txt.in"
            path.parent.mkdir(exist_ok=True)
            path.write_text(told.replace(NAME, "@name@"), encoding="utf-8")
        fingerprint.recorded_in(game).unlink(missing_ok=True)
        fingerprint.record(game)
        (TEMPLATE / "rules_versions.json.in").write_text(
            fingerprint.recorded_in(game).read_text(encoding="utf-8"), encoding="utf-8"
        )


if __name__ == "__main__":
    main()

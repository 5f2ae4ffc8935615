"""`longhouse new-game`."""

from __future__ import annotations

import argparse
from pathlib import Path

from longhouse.core.errors import NewGameRefused
from longhouse.core.text import Text
from longhouse.new_game.writing import write


def run(args: argparse.Namespace, text: Text) -> int:
    """Write the package, and say what to do with it."""
    if not args.name:
        raise NewGameRefused("error-new-game-nameless")
    folder = write(args.name, Path.cwd())
    print(text.say("new-game-written", name=args.name, folder=folder.name))
    return 0

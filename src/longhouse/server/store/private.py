"""Files that hold secrets: seeds, hands, what tokens are derived from. Only their owner may read them."""

from __future__ import annotations

import os
from pathlib import Path

FILE_MODE = 0o600
FOLDER_MODE = 0o700


def make_folder(folder: Path) -> None:
    """A folder for files with secrets; one that is there already is left as it is."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file, unless there is one. SQLite gives its other files the rights of this one."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))
    except FileExistsError:
        return


def opener(path: str, flags: int) -> int:
    """For `open`: a file that is written belongs to its owner alone, also if there was one with other rights."""
    opened = os.open(path, flags, FILE_MODE)
    if hasattr(os, "fchmod"):  # not on Windows
        os.fchmod(opened, FILE_MODE)
    return opened

"""What people type for a seat: the name of a bot, or the command that starts a program on this computer.

you,brave                       a bot that is installed
you,./mybot                     a program
you,python3 mybot.py --deep     a command; it is never given to a shell
you,"python3 mybot.py 1,2"      in quotation marks where it has a comma
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from pathlib import Path

from longhouse.core.errors import UnknownBot

_QUOTES = "\"'"
_INTERPRETER = re.compile(
    r"(?:python|pypy|node|deno|bun|perl|ruby|lua|luajit|php|java|sh|bash|awk|env)[\d.]*(?:\.exe)?"
)


def split(words: str) -> list[str]:
    """What stands between the commas. A comma inside quotation marks is part of a command."""
    found, open_quote = [""], ""
    for at, sign in enumerate(words):
        # Only where a word begins: there are people called O'Neil.
        if not open_quote and sign in _QUOTES and (at == 0 or words[at - 1] in ", "):
            open_quote = sign
        elif sign == open_quote:
            open_quote = ""
        if sign == "," and not open_quote:
            found.append("")
        else:
            found[-1] += sign
    if open_quote:  # It was none.
        found = words.split(",")
    return [_unquoted(word.strip()) for word in found]


def _unquoted(word: str) -> str:
    is_quoted = len(word) > 1 and word[0] in _QUOTES and word.find(word[0], 1) == len(word) - 1
    return word[1:-1].strip() if is_quoted else word


def is_command(word: str) -> bool:
    """Whether this is a command and not a name: it has a path, or more than one word."""
    return "/" in word or os.sep in word or any(sign.isspace() for sign in word)


def arguments(command: str) -> list[str]:
    """The program and its arguments, as a shell would read them; UnknownBot if it cannot be started here."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise UnknownBot("error-pipe-missing", program=words[0] if words else command)
    return [program, *words[1:]]


def title(word: str) -> str:
    """What a bot is called: a name as it is, a command by its own file and not by the interpreter's."""
    if not is_command(word):
        return word
    words = arguments(word)
    own = [one for one in words if Path(one).is_file() and not _is_tool(one)]
    return Path(own[0] if own else words[0]).stem or word


def _is_tool(path: str) -> bool:
    """Whether this is a program that runs others, or one that the whole computer uses."""
    known = shutil.which(Path(path).name)
    if _INTERPRETER.fullmatch(Path(path).name):
        return True
    return known is not None and os.path.realpath(known) == os.path.realpath(path)

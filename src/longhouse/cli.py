"""`longhouse ...`: what can be typed on the command line, and who does it.

Help must come at once, so nothing is imported before it is needed: the parser's words are read by
`terminal/messages.py`, and a command's own module is loaded only when the command runs.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from longhouse.terminal.arguments import CommandParser, MisuseError, parser_for
from longhouse.terminal.messages import LANGUAGES, TEXT_FOLDER, choose_language, messages, read

if TYPE_CHECKING:
    from longhouse.core.text import Text

MISUSED = 2
BROKEN = 70

COMMANDS: Mapping[str, str] = {
    "play": "longhouse.terminal.play:sit_down",
    "learn": "longhouse.terminal.learn:begin",
    "puzzle": "longhouse.terminal.puzzle:begin",
    "watch": "longhouse.terminal.watch:show_match",
    "replay": "longhouse.terminal.replay:show_replay",
    "verify": "longhouse.terminal.replay:show_check",
    "analyse": "longhouse.terminal.analyse:show_analysis",
    "games": "longhouse.terminal.reference:show_games",
    "rules": "longhouse.terminal.reference:show_rules",
    "arena": "longhouse.arena.command:run",
    "lab": "longhouse.arena.lab:run",
    "new-game": "longhouse.new_game.command:run",
    "serve": "longhouse.server.command:run",
    "export": "longhouse.server.command:run",
    "import": "longhouse.server.command:run",
    "admin": "longhouse.server.command:run",
}

ALONE = "serve"
"""What `longhouse` does without a word more: somebody who tries it with pipx or uvx wants to see the table."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. People see sentences in their language; LONGHOUSE_TRACEBACK adds a traceback."""
    arguments = sys.argv[1:] if arguments is None else arguments
    language = choose_language(arguments, os.environ)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _obey(arguments, language)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print()
        return 130
    return code


def _obey(arguments: Sequence[str], language: str) -> int:
    leading, command, rest = _split(arguments)
    try:
        _check_leading(leading)
        if "--version" in leading:
            return _tell_version(language)
        if {"-h", "--help"} & set(leading):
            print(messages(language)["help-overview"])
            return 0
        return _run(command or ALONE, [*leading, *rest], language)
    except MisuseError as misuse:
        return _refuse(language, command if command in COMMANDS else "", misuse)


def _split(arguments: Sequence[str]) -> tuple[list[str], str, list[str]]:
    """What stands before the command, the command, and what stands after it."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-"):
        at += 2 if arguments[at] == "--lang" else 1
    rest = list(arguments[at:])
    return list(arguments[:at]), rest[0] if rest else "", rest[1:]


def _check_leading(leading: Sequence[str]) -> None:
    for number, word in enumerate(leading):
        is_value = number > 0 and leading[number - 1] == "--lang"
        known = word in ("-h", "--help", "--version", "--lang", "--plain") or word.startswith("--lang=")
        if not known and not is_value:
            raise MisuseError("misuse-option", argument=word)


def _run(command: str, rest: Sequence[str], language: str) -> int:
    """Parse a command's own arguments and hand over to its module."""
    if command not in COMMANDS:
        raise MisuseError("misuse-command", command=command, known=", ".join(COMMANDS))
    task, rest = _task(command, rest)
    args = _parser(command, language, task).parse(rest)
    if args is None:
        return 0
    if args.lang is not None and args.lang not in LANGUAGES:
        raise MisuseError("misuse-language", language=args.lang, known=", ".join(LANGUAGES))
    from longhouse.core.errors import BrokenGame, LonghouseError

    text = _text(language)
    try:
        _need_what_it_is_about(command, args)
        module, _, function = COMMANDS[command].partition(":")
        return int(getattr(import_module(module), function)(args, text) or 0)
    except LonghouseError as error:
        sys.stdout.flush()
        print(text.say("misuse-line", what=text.error(error)), file=sys.stderr)
        if isinstance(error, BrokenGame) and error.__cause__ is not None:
            _show_traceback(error.__cause__, text)
        return MISUSED
    except (BrokenPipeError, MisuseError):
        raise
    except Exception as error:
        print(text.say("misuse-line", what=text.say("misuse-internal", what=repr(error))), file=sys.stderr)
        _show_traceback(error, text)
        return BROKEN


def _show_traceback(error: BaseException, text: Text) -> None:
    """For authors and bug reports. Players read how to get it."""
    if os.environ.get("LONGHOUSE_TRACEBACK"):
        traceback.print_exception(error)
    else:
        print(text.say("misuse-traceback"), file=sys.stderr)


def _task(command: str, rest: Sequence[str]) -> tuple[str, Sequence[str]]:
    """What `longhouse admin` is to do, and the arguments without that word; alone it shows what there is."""
    if command != "admin":
        return "", rest
    tasks = import_module("longhouse.server.command").ADMIN_TASKS
    at = next((n for n, word in enumerate(rest) if word in tasks), None)
    if at is not None:
        return f"-{rest[at]}", [*rest[:at], *rest[at + 1 :]]
    strange = [w for n, w in enumerate(rest) if not w.startswith("-") and (n == 0 or rest[n - 1] != "--lang")]
    if strange and not {"-h", "--help"} & set(rest):
        raise MisuseError("misuse-command", command=f"admin {strange[0]}", known=", ".join(tasks))
    return "", [*rest, "--help"]


def _parser(command: str, language: str, task: str = "") -> CommandParser:
    """The parser of a command; the server brings the arguments and the words of its own."""
    if not COMMANDS[command].startswith("longhouse.server"):
        return parser_for(command, messages(language))
    server = import_module("longhouse.server.command")
    parser = CommandParser(command + task, {**messages(language), **read(server.TEXT_FOLDER / f"{language}.ftl")})
    server.add_arguments(parser)
    return parser


def _need_what_it_is_about(command: str, args: argparse.Namespace) -> None:
    """A game may be left out while there is only one; a file may not."""
    if command in ("watch", "rules", "arena", "lab") and not args.game:
        from longhouse.core import registry

        names = registry.names()
        if len(names) != 1:
            raise MisuseError("misuse-game-missing", known=", ".join(names))
        args.game = names[0]
    if command in ("replay", "verify", "analyse") and not args.file:
        from longhouse.terminal import saved_games

        tables = [saved_games.name_of(path) for path in saved_games.all_tables()]
        raise MisuseError("misuse-file-missing", known=", ".join(tables[:10]))


def _text(language: str) -> Text:
    from longhouse.core.text import Text

    return Text(language, TEXT_FOLDER)


def _tell_version(language: str) -> int:
    import longhouse
    from longhouse.core import state

    compiled = "no" if str(state.__file__).endswith(".py") else "yes"
    print(_text(language).say("version", version=longhouse.__version__, compiled=compiled))
    return 0


def _refuse(language: str, command: str, misuse: MisuseError) -> int:
    from longhouse.core.protocol import Message

    text = _text(language)
    known = misuse.words.get("known", "-") or text.say("misuse-no-tables")
    what = text.say(Message(misuse.message_id, {**misuse.words, "known": known}))
    print(text.say("misuse-line", what=what), file=sys.stderr)
    print(text.say("misuse-hint", command=command) if command else "longhouse --help", file=sys.stderr)
    return MISUSED

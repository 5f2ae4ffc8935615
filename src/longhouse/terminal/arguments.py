"""The arguments of every command; help and complaints are in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence


class MisuseError(Exception):
    """Something was typed that no command understands: a message id with its arguments."""

    def __init__(self, message_id: str, **args: str) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.words = args


class CommandParser(argparse.ArgumentParser):
    """argparse, speaking the reader's language: every word of help and every complaint is a message of ours."""

    def __init__(self, command: str, words: Mapping[str, str]) -> None:
        self.words = words
        self.command = command
        examples = "".join(f"\n  {line}" for line in words[f"help-{command}.examples"].splitlines())
        super().__init__(
            prog=f"longhouse {command.replace('admin-', 'admin ')}",
            description=words[f"help-{command}"],
            epilog=f"{words['help-examples']}{_gap(words)}:{examples}",
            formatter_class=lambda prog: HelpFormatter(prog, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._about = self.add_argument_group(words["help-arguments"])
        self._choices = self.add_argument_group(words["help-options"])

    def about(self, name: str) -> None:
        """What the command is about, such as a game; whether it may be left out is checked elsewhere."""
        metavar = self.words[f"metavar-{name}"]
        self._about.add_argument(name, nargs="?", metavar=metavar, help=self._help(name))

    def several(self, name: str) -> None:
        """What the command is about, one or more."""
        metavar = self.words[f"metavar-{name}"]
        self._about.add_argument(name, nargs="*", metavar=metavar, help=self._help(name))

    def value(self, flag: str, metavar: str, *, number: bool = False, **more: object) -> None:
        """An option with a value."""
        name = flag.removeprefix("--")
        kind = _number_for(flag, metavar in ("seconds", "percent")) if number else str
        words = self.words[f"metavar-{metavar}"]
        self._choices.add_argument(flag, metavar=words, help=self._help(name), type=kind, **more)  # type: ignore[arg-type]

    def settings(self) -> None:
        """`--setting name=value`, as often as one likes; it was called `--option` once, which still works."""
        self.value("--setting", "setting", action="append")
        self._choices.add_argument("--option", dest="setting", action="append", help=argparse.SUPPRESS)

    def switch(self, *flags: str) -> None:
        """An option that stands alone."""
        name = flags[-1].removeprefix("--")
        self._choices.add_argument(*flags, action="store_true", help=self._help(name))

    def parse(self, rest: Sequence[str]) -> argparse.Namespace | None:
        """The arguments, or None when only help was wanted."""
        self.value("--lang", "lang")
        self.switch("--plain")
        self.switch("-h", "--help")
        if {"-h", "--help"} & set(rest):
            self.print_help()
            return None
        try:
            # Intermixed, so that `delete A --yes B` names two tables: argparse looks only at the first run of words.
            mixed = self.command.startswith("admin")
            args, unknown = self.parse_known_intermixed_args(rest) if mixed else self.parse_known_args(rest)
        except argparse.ArgumentError as error:
            option = str(error.argument_name).partition("/")[0]
            alone = any(word.startswith(f"{option}=") for word in rest)
            raise MisuseError("misuse-no-value" if alone else "misuse-value", option=option) from error
        if unknown:
            message = "misuse-option" if unknown[0].startswith("-") else "misuse-extra"
            raise MisuseError(message, argument=unknown[0])
        return args

    def _help(self, name: str) -> str:
        own = self.words.get(f"help-{self.command}.{name}")
        return own if own is not None else self.words[f"help-{name}"]


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Wraps the description, keeps the examples as they are, and says "usage" in the reader's language."""

    def __init__(self, prog: str, words: Mapping[str, str]) -> None:
        super().__init__(prog, max_help_position=28)
        self._words = words

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        is_prose = "\n" not in text
        return argparse.HelpFormatter._fill_text(self, text, width, indent) if is_prose else text

    def start_section(self, heading: str | None) -> None:
        """Argparse puts a colon after it, and French a space before that."""
        super().start_section(f"{heading}{_gap(self._words)}")

    def add_usage(self, usage, actions, groups, prefix=None) -> None:  # type: ignore[no-untyped-def]
        """Argparse would say "usage: " whatever is spoken."""
        super().add_usage(usage, actions, groups, f"{self._words['help-usage']} ")


def _gap(words: Mapping[str, str]) -> str:
    """What this language puts before a colon: French has a space there."""
    return words["help-usage"][-2] if words["help-usage"][-2].isspace() else ""


def _number_for(flag: str, fractions: bool) -> Callable[[str], float]:
    """How to read the number after an option; a wrong one is our complaint, not argparse's."""

    def read(word: str) -> float:
        try:
            number = float(word) if fractions else int(word)
        except ValueError:
            raise MisuseError("misuse-number", option=flag, value=word) from None
        if number < 0:
            raise MisuseError("misuse-number", option=flag, value=word)
        return number

    return read


def _declare_play(parser: CommandParser) -> None:
    parser.about("game")
    parser.value("--seats", "seats")
    parser.value("--seed", "seed")
    parser.settings()
    parser.value("--vocabulary", "words")
    parser.value("--resume", "file", nargs="?", const="")
    parser.switch("--recover")
    parser.switch("--first")
    parser.switch("--tips")
    parser.switch("--no-tips")
    parser.switch("--hints")


def _declare_learn(parser: CommandParser) -> None:
    parser.about("game")
    parser.about("chapter")
    parser.value("--vocabulary", "words")


def _declare_puzzle(parser: CommandParser) -> None:
    parser.about("puzzle")
    parser.value("--date", "date")
    parser.value("--vocabulary", "words")


def _declare_watch(parser: CommandParser) -> None:
    parser.about("game")
    parser.value("--seats", "bots")
    parser.value("--seed", "seed")
    parser.settings()
    parser.value("--vocabulary", "words")
    parser.value("--delay", "seconds", number=True, default=0)


def _declare_replay(parser: CommandParser) -> None:
    parser.about("file")
    parser.value("--seat", "seat")
    parser.value("--at", "number", number=True)
    parser.switch("--step")
    parser.value("--vocabulary", "words")


def _declare_verify(parser: CommandParser) -> None:
    parser.about("file")


def _declare_analyse(parser: CommandParser) -> None:
    parser.about("file")
    parser.value("--simulations", "number", number=True)
    parser.value("--json", "file")
    parser.value("--vocabulary", "words")


def _declare_games(parser: CommandParser) -> None:
    parser.about("game")
    parser.switch("--designed")
    parser.value("--vocabulary", "words")


def _declare_rules(parser: CommandParser) -> None:
    parser.about("game")
    parser.about("rule")
    parser.value("--vocabulary", "words")


def _declare_arena(parser: CommandParser) -> None:
    parser.about("game")
    parser.value("--bots", "bots")
    parser.switch("--ladder")
    parser.value("--rung", "level")
    parser.switch("--balance")
    parser.value("--quick", "number", number=True)
    parser.value("--games", "number", number=True)
    parser.switch("--decide")
    parser.value("--sure", "percent", number=True, default=95)
    parser.value("--margin", "percent", number=True, default=5)
    _declare_playing(parser)


def _declare_lab(parser: CommandParser) -> None:
    parser.about("game")
    parser.value("--change", "change", action="append")
    parser.value("--bots", "bots")
    parser.value("--quick", "number", number=True)
    parser.value("--games", "number", number=True, default=400)
    _declare_playing(parser)


def _declare_playing(parser: CommandParser) -> None:
    """What arena and lab have in common: how and where is played, and what is written."""
    parser.value("--seats", "number", number=True)
    parser.value("--seed", "number", number=True, default=1)
    parser.value("--jobs", "number", number=True)
    parser.value("--on", "where")
    parser.value("--json", "file")
    parser.value("--html", "file")
    parser.value("--keep", "file")
    parser.settings()


def _declare_new_game(parser: CommandParser) -> None:
    parser.about("name")


DECLARE: Mapping[str, Callable[[CommandParser], None]] = {
    "play": _declare_play,
    "learn": _declare_learn,
    "puzzle": _declare_puzzle,
    "watch": _declare_watch,
    "replay": _declare_replay,
    "verify": _declare_verify,
    "analyse": _declare_analyse,
    "games": _declare_games,
    "rules": _declare_rules,
    "arena": _declare_arena,
    "lab": _declare_lab,
    "new-game": _declare_new_game,
}


def parser_for(command: str, words: Mapping[str, str]) -> CommandParser:
    """The parser of one command; the others are not needed now."""
    parser = CommandParser(command, words)
    DECLARE[command](parser)
    return parser

"""The terminal itself: how wide it is, whether it has colours, clearing it, and asking."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

_PROSE_WIDTH = 100
"""Longer lines tire the eye, however wide the window."""

_CARD_WIDTH = 72

_STYLES = {"heading": "1", "question": "1", "aside": "2"}


class Screen:
    """Where everything is written. Without a terminal the same words come out, without colours and clearing."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain or bool(os.environ.get("LONGHOUSE_PLAIN"))
        self.is_terminal = sys.stdout.isatty()
        self._colours = self.is_terminal and not self.plain and not os.environ.get("NO_COLOR")
        self._last = ""
        if self.is_terminal and sys.stdin.isatty():
            _edit_lines()

    @property
    def width(self) -> int:
        """How many characters fit into a line."""
        return max(shutil.get_terminal_size((80, 24)).columns, 40)

    @property
    def drawing_width(self) -> int:
        """The width for drawings; 0 asks for sentences instead."""
        return 0 if self.plain else self.width

    def say(self, line: str = "", style: str = "", indent: str = "", hang: str = "  ") -> None:
        """A line of words, wrapped; what runs over is indented by `hang`."""
        if not self.plain:
            room = min(self.width, _PROSE_WIDTH)
            pieces = textwrap.wrap(
                line,
                room,
                initial_indent=indent,
                subsequent_indent=indent + hang,
                break_long_words=False,  # file names and commands are copied from here
                break_on_hyphens=False,
            )
        else:
            pieces = [indent + line]
        for piece in pieces or [""]:
            self._write(self._coloured(piece, style))

    def draw(self, lines: Iterable[str], style: str = "") -> None:
        """Lines that are already as they should be."""
        for line in lines:
            self._write(self._coloured(line, style))

    def gap(self) -> None:
        """An empty line, unless there is one already."""
        if self._last:
            self._write("")

    @contextmanager
    def waiting(self, line: str) -> Iterator[None]:
        """Words that are there only while something takes its time; nothing where they could not be taken away."""
        shown = self.is_terminal and not self.plain
        if shown:
            print(self._coloured(line[: self.width - 1], "aside"), end="", flush=True)
        try:
            yield
        finally:
            if shown:
                print("\r\x1b[K", end="", flush=True)

    def heading(self, line: str) -> None:
        """A heading, with an empty line before it."""
        self.gap()
        self.say(line, "heading")

    def card(self, caption: str, title: str, lines: Iterable[str]) -> None:
        """A box with a caption on its edge, a title, and wrapped lines; plain, the same as sentences."""
        if self.plain:
            for line in filter(None, (caption, title)):
                self.say(line if line[-1] in ".?!" else f"{line}.")
            for line in lines:
                self.say(line)
            return
        room = min(self.width, _CARD_WIDTH) - 4
        edge = f"─ {caption} " if caption else ""
        self._write("┌" + edge + "─" * (room + 2 - len(edge)) + "┐")
        for style, line in [("heading", title), *(("", line) for line in lines)]:
            for piece in textwrap.wrap(line, room, break_on_hyphens=False):
                self._write(f"│ {self._coloured(piece, style)}{' ' * (room - len(piece))} │")
        self._write("└" + "─" * (room + 2) + "┘")

    def ask(self, prompt: str = "> ") -> str:
        """What the person types. EOFError when there is nobody any more."""
        sys.stdout.flush()
        answer = input(prompt)
        if not sys.stdin.isatty():
            print(answer)  # nobody saw it being typed: keep transcripts readable
        self._last = prompt
        return answer.strip()

    def clear(self) -> None:
        """Hide everything said so far, the scrolled-away part too. Only a terminal can."""
        if self.is_terminal:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
            self._last = ""

    def _write(self, line: str) -> None:
        print(line)
        self._last = line

    def _coloured(self, line: str, style: str) -> str:
        return f"\x1b[{_STYLES[style]}m{line}\x1b[0m" if style and self._colours and line else line


def _edit_lines() -> None:
    """Arrow keys while typing, but no history: at a shared screen it would show what the other person typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)

"""Everything that can be refused, by name. Each error is a message a person can act on, in both languages."""

from __future__ import annotations


class LonghouseError(Exception):
    """A refusal with a message id and its arguments; `str()` gives the English sentence."""

    def __init__(self, message_id: str, **args: object) -> None:
        super().__init__(message_id, args)
        self.message_id = message_id
        self.args_of_message = args

    def __str__(self) -> str:
        from longhouse.core.text import Text

        return Text("en").error(self)


class IllegalChoice(LonghouseError):  # noqa: N818
    """The option is not on this seat's list; nothing has changed."""


class NotDeciding(IllegalChoice):
    """It is not for this seat to decide now."""


class StaleChoice(IllegalChoice):
    """The choice answers a decision that is no longer open."""


class UndoRefused(LonghouseError):  # noqa: N818
    """What happened cannot be taken back by this seat alone."""


class RewindRefused(LonghouseError):  # noqa: N818
    """Not everybody who must agree has agreed, or the match is rated."""


class UnknownGame(LonghouseError):  # noqa: N818
    """No installed package brings a game of that name."""


class BrokenGame(UnknownGame):
    """A package brings a game of that name, but it cannot be loaded. The error that prevents it is the cause."""


class NewGameRefused(LonghouseError):  # noqa: N818
    """No package for a new game can be written under this name, or here."""


class UnknownBot(LonghouseError):  # noqa: N818
    """No installed package brings a bot of that name."""


class PipeFailed(LonghouseError):  # noqa: N818
    """A program that plays over a pipe has died, said nothing in time, or something else than it was asked for."""


class BadSetting(LonghouseError):  # noqa: N818
    """A setting that the game does not have, or a value out of its range."""


class BadSeats(LonghouseError):  # noqa: N818
    """A number of players, or a seat, that the game does not have."""


class BadPosition(LonghouseError):  # noqa: N818
    """A hand-written position that contradicts itself."""


class NoZones(LonghouseError):  # noqa: N818
    """A game that declares no zones, so that nothing can be observed of it in numbers."""


class NotInstalled(LonghouseError):  # noqa: N818
    """Something that Longhouse does without unless somebody asks for it."""


class BadLesson(LonghouseError):  # noqa: N818
    """A chapter, or a puzzle, that cannot be read or does not exist."""


class BadChange(LonghouseError):  # noqa: N818
    """A change of a figure that cannot be made: no such row or field, or a value that the rules refuse."""


class BadWish(LonghouseError):  # noqa: N818
    """Luck that somebody wished for and that cannot come."""


class NoSuchMove(LonghouseError):  # noqa: N818
    """There is no choice of a seat under this number."""


class Unfinished(LonghouseError):  # noqa: N818
    """Only a match that is over is analysed: the analysis tells what everybody knew."""


class PlayedAlone(LonghouseError):  # noqa: N818
    """The analysis compares chances of winning; whoever plays alone has nobody to compare with."""


class BadFile(LonghouseError):  # noqa: N818
    """A match file that cannot be read."""


class ForeignFile(BadFile):
    """Not a Longhouse match at all, or one of a newer format."""


class TruncatedFile(BadFile):
    """A match file whose end is missing."""


class DamagedFile(BadFile):
    """A match file whose content cannot have come from a game."""


class RulesChanged(BadFile):
    """The match was played under other rules and cannot be replayed under these."""

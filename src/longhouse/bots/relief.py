"""Brave for a program that fails: no game ends because of a stranger's bot."""

from __future__ import annotations

from longhouse.bots.levels import Brave
from longhouse.core.errors import LonghouseError
from longhouse.core.protocol import Json, Outlook, Player, Result


class Relieved:
    """A player whose seat Brave takes for the rest of the game when it fails, and why."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._brave = Brave(seed)
        self.failure: Json | None = None
        """The message that says what went wrong; None while all goes well."""

    def choose(self, outlook: Outlook) -> int:
        """What the player chooses, for as long as it can."""
        if self.failure is None:
            try:
                return self._player.choose(outlook)
            except LonghouseError as error:
                self.failure = {"id": error.message_id, "args": dict(error.args_of_message)}
                self.close()
        return self._brave.choose(outlook)

    def close(self, result: Result | None = None) -> None:
        """Let the player go."""
        close = getattr(self._player, "close", None)
        if close is not None:
            close(result)

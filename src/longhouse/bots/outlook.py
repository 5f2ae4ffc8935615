"""What a program is given to decide on."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.chance import Chance
from longhouse.core.game import Game
from longhouse.core.knowledge import Knowledge
from longhouse.core.protocol import Json, Message, Seen
from longhouse.core.settings import complete
from longhouse.core.state import State
from longhouse.core.text import Text


class SeatOutlook:
    """One seat's side of a position. The position itself stays out of reach."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat = seat
        self.options: Sequence[int] = state.options(seat)
        self.knowledge: Knowledge = game.knowledge
        self.__game = game
        self.__state = state

    def view(self) -> Seen:
        """What a person in this seat would see."""
        return self.__game.view(self.__state, self.seat)

    def keys(self) -> list[str]:
        """The options as readable keys, in the same order."""
        return [self.__game.codec.key(code) for code in self.options]

    def sample(self, chance: Chance) -> State:
        """A whole state that this seat cannot tell from the true one."""
        return self.__state.determinize(self.seat, chance)

    def told(self, language: str = "") -> Json:
        """The whole decision as JSON, for a program of its own: what a person in this seat would see, and nothing else.

        With a language also in words: the question, the options, and the table as sentences.
        """
        game, state = self.__game, self.__state
        # Of the written position only the settings are used, which everybody knows.
        settings = complete(game.settings, state.dump().get("settings", {}))
        kind, prompt = game.prompt(state, self.seat)
        options = [game.option(state, self.seat, code) for code in self.options]
        view = self.view()
        said: Json = {
            "game": game.id,
            "rules": game.rules_version,
            "settings": settings,
            "seats": len(state.scores()),
            "seat": self.seat,
            "decision": {"kind": kind, "prompt": _message(prompt)},
            "options": [
                {"key": one.key, "targets": list(one.targets), "label": _message(one.label), "quiet": one.quiet}
                for one in options
            ],
            "view": view,
        }
        if language:
            text = Text(language, game.folder / "text")
            said["decision"]["text"] = text.say(prompt, (), self.seat)
            for told, one in zip(said["options"], options, strict=True):
                told["text"] = text.say(one.label, (), self.seat)
            said["table"] = list(game.draw(self._around(said), text, (), 0))
        return said

    def _around(self, said: Json) -> Json:
        """The view as a drawing wants it: with what a match says besides."""
        deciding = [] if self.__state.is_over() else list(self.__state.deciding())
        facts = {name: said[name] for name in ("game", "seat", "seats", "settings")}
        return {**facts, "names": [], "deciding": deciding, "over": self.__state.is_over(), "table": said["view"]}


def _message(message: Message) -> Json:
    return {"id": message.id, "args": dict(message.args)}

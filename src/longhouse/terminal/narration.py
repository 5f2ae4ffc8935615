"""Puts a match into words for one reader: titles, events, the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longhouse.core import secrecy
from longhouse.core.errors import BadSetting, LonghouseError
from longhouse.core.game import Game
from longhouse.core.match import Match
from longhouse.core.protocol import Json, Message
from longhouse.core.state import State
from longhouse.core.text import Text
from longhouse.learn.lesson import folder_of
from longhouse.terminal.messages import TEXT_FOLDER
from longhouse.terminal.screen import Screen
from longhouse.terminal.seats import Programs, level_name

ROUND = "round"
"""The kind of event with which, in any game that has rounds, a round begins."""


def text_for(game: Game, language: str, vocabulary: str | None = None) -> Text:
    """Everything that can be said about a game; an error that names the file if it has no words in this language."""
    path = game.folder / "text" / f"{language}.ftl"
    if not path.exists():
        raise LonghouseError("misuse-text-missing", game=game.id, path=str(path))
    return some_text_for(game, language, vocabulary)


def some_text_for(game: Game, language: str, vocabulary: str | None = None) -> Text:
    """The same, however little a game has, for lists of all games. BadSetting for a wording it does not have."""
    known = game.vocabularies
    if vocabulary and vocabulary not in known:
        raise BadSetting("error-setting-value", setting="vocabulary", value=vocabulary, known=", ".join(known) or "-")
    chosen = vocabulary or (known[0] if known else "")
    return Text(language, TEXT_FOLDER, game.folder / "text", vocabulary=chosen)


def learning_text_for(game: Game, text: Text) -> Text:
    """What can be said about a game, and what its lessons and coach cards say; in the same language and wording."""
    return Text(text.language, TEXT_FOLDER, game.folder / "text", folder_of(game), vocabulary=text.vocabulary)


def title_of(game: Game, text: Text) -> str:
    """What the game is called; its id if its text does not say."""
    return text.say("game-title") if text.has("game-title") else game.id


def help_for(text: Text, prompt: Message) -> str:
    """The explanation that belongs to a question; empty if the game has none."""
    found = text.say(prompt, attribute="help")
    return "" if found == prompt.id else found


def tell(screen: Screen, text: Text, names: Sequence[str], viewer: int | None, events: Iterable[Json]) -> None:
    """What happened, a line each. A line that is no sentence, such as "Round 2", is a heading."""
    for event in events:
        _tell_line(screen, text.event(event, names, viewer))


def _tell_line(screen: Screen, line: str, mark: str = "") -> None:
    if line and line[-1].isalnum():
        screen.heading(line + mark)
    elif line:
        screen.say(line + mark, "aside" if mark else "")


def tell_log(screen: Screen, text: Text, match: Match, seat: int) -> None:
    """All that a seat was told and may remember; what was taken back is marked, for it no longer counts."""
    voided = {n for entry in match.entries for n in entry.voids}
    told = [(part, entry.n in voided) for entry in match.entries for part in secrecy.told(entry.events, seat)]
    parts = [part for part, _ in told]
    kept = {id(part) for part in (parts if match.over else match.game.remember(match.settings, parts))}
    if not kept:
        screen.say(text.say("ask-no-log"))
    mark = text.say("ask-log-undone")
    for part, undone in told:
        if id(part) in kept:
            _tell_line(screen, text.event(part, match.names, seat), f" ({mark})" if undone else "")


def tell_stumbles(screen: Screen, text: Text, match: Match, programs: Programs) -> None:
    """Programs that failed since the last time, and who plays on for them."""
    for stumble in programs.stumbles:
        name = str(text.name(stumble.seat, match.names))
        what = stumble.what if isinstance(stumble.what, str) else text.say(stumble.what)
        screen.say(text.say("play-stumbled", name=name, what=what, other=level_name(stumble.successor, text)))
    programs.stumbles.clear()


def view_at(match: Match, state: State, seat: int | None) -> Json:
    """What a seat saw when the match was in an earlier position."""
    now: Json = {"deciding": [] if state.is_over() else list(state.deciding()), "over": state.is_over()}
    return {**match.view(seat), **now, "table": match.game.view(state, seat)}


def draw_table(screen: Screen, text: Text, match: Match, view: Json) -> None:
    """The table, apart from what comes before and after."""
    screen.gap()
    screen.draw(match.game.draw(view, text, match.names, screen.drawing_width))
    screen.gap()


def listed(text: Text, words: Sequence[str]) -> str:
    """Several words as a list in a sentence: Ann, Ben and Greedy."""
    if len(words) < 2:
        return "".join(words)
    return text.say("list-and", first=", ".join(words[:-1]), last=words[-1])

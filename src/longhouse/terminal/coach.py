"""Coach cards while playing: each idea once, when it first matters, above the question."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.core.match import Match
from longhouse.core.protocol import Json, Option, Question
from longhouse.core.text import Text
from longhouse.learn.first_game import Coaching, due, first_game, round_of
from longhouse.learn.lesson import chapters
from longhouse.terminal.input import bare, usual_word, words_for
from longhouse.terminal.learned import Learned
from longhouse.terminal.narration import learning_text_for
from longhouse.terminal.screen import Screen


class Coach:
    """Says the cards that are due, not too many of them; which were seen is remembered."""

    def __init__(self, match: Match, text: Text, learned: Learned, is_on: bool) -> None:
        self._game = match.game
        self._text = text
        self._words: Text | None = None
        self._learned = learned
        self._seen = learned.cards(match.game.id)
        self._coaching = Coaching(self._seen | _known(match, learned))
        self.is_on = is_on

    def speak(
        self, screen: Screen, match: Match, question: Question, options: Sequence[Option], told: Sequence[Json]
    ) -> None:
        """The card for this moment, if there is one."""
        if not self.is_on:
            return
        seat, view = question.seat, match.view(question.seat)["table"]
        found = due(match.game, seat, question.kind, [option.key for option in options], view, told)
        card = self._coaching.next_card(question.id, round_of(match), found)
        if card is None:
            return
        self._seen.add(card.id)
        self._learned.keep_cards(self._game.id, self._seen)
        self._words = self._words or learning_text_for(self._game, self._text)
        words = [self._words.say(card.message, match.names, seat)]
        if self._coaching.said == 1:
            words.append(self._text.say("tips-word", word=usual_word("tips", self._text.language)))
        screen.card("", words[0], words[1:])
        screen.gap()

    def turn(self, word: str) -> str:
        """Tips on or off, or all of them anew; what to say about it."""
        if bare(word) in words_for("again"):
            self._seen, self._coaching = set(), Coaching()
            self._learned.keep_cards(self._game.id, self._seen)
            self.is_on = True
        else:
            self.is_on = not self.is_on
        self._learned.keep_tips(self.is_on)
        return self._text.say("tips-on" if self.is_on else "tips-off")


def _known(match: Match, learned: Learned) -> set[str]:
    """The cards whose ideas a finished chapter has taught."""
    finished = [one for one in chapters(match.game) if learned.chapter(match.game.id, one.id).done]
    rules = {
        rule
        for chapter in finished
        for table in chapter.table
        for step in table.step
        for rule in (*step.teaches, *(rule for note in step.note for rule in note.get("teaches", ())))
    }
    return {card.id for card in first_game(match.game).card if card.teaches and rules >= set(card.teaches)}

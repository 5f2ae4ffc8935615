"""First games are dealt and played: they begin with the first real decision, and every coach card has its moment.

From the compiled engine, and in `make test-long`, the greedy bot plays; where Python alone runs it, somebody who takes
any option, which is enough for all but the question whether every card comes up.
"""

import os
import re
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from longhouse import bots, games
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.protocol import Message
from longhouse.core.text import Text
from longhouse.learn.first_game import (
    MOST_IN_GAME,
    MOST_IN_ROUND,
    Coaching,
    Due,
    FirstGame,
    deal,
    dealt,
    due,
    first_game,
    is_dealt,
    is_set_up,
    round_of,
)
from longhouse.learn.lesson import fits, folder_of
from longhouse.testing import bounds
from longhouse.testing import fluent_files as ftl

LANGUAGES = ("en", "fr")
PERSON = 0
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
BY_GREEDY = LONG or bounds.is_compiled()
PLAYED = 50 if LONG else 12 if BY_GREEDY else 3
DEALT = 20 if LONG else 4
GAMES = [game for game in map(games.get, games.names()) if first_game(game) != FirstGame()]

CHARACTERS = "characters come with the second game"
RARE = {
    "tomahawk": dict.fromkeys(
        ["reject", "locked", "copied", "charmed", "pair", "manitou", "doubled", "dance"], CHARACTERS
    ),
    "wendake": dict.fromkeys(
        ["flag", "alliance", "balance", "change", "gain"], "only after buying one of the 30 progress tiles"
    ),
    "tribes": {"last": "whoever looks ahead has won four horses long before the eleventh cycle"},
    "northgard": {
        "unrest": "whoever looks ahead keeps food and wood for the winter",
        "units-10": "few clans grow so large in seven years",
        "units-13": "few clans grow so large in seven years",
        "stronghold-own": "a second stronghold is one step from winning",
    },
}
"""Cards that need not come up in these games, each with its reason."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def begin(game, seed):
    """A first game whose set-up is done, and who answers for a seat from there on."""
    match = game.new(2, f"first game {seed}", game.first_game, names=("Anna", "Fox"))
    greedy = bots.make("greedy", seed)
    after = greedy if BY_GREEDY else bots.make("random", seed)

    def answers_of(bot):
        return lambda seat: game.codec.key(bot.choose(SeatOutlook(game, match.state, seat)))

    deal(match, [PERSON], answers_of(greedy))
    return match, answers_of(after)


def cards_now(match):
    """The cards that are due: by the open decision, the view, and what was told since the person's last choice."""
    last = max((entry.n for entry in match.entries if entry.do == "choose" and entry.seat == PERSON), default=0)
    told = [part for entry in match.entries[last:] for event in entry.events if (part := event.seen_by(PERSON))]
    keys = [option.key for option in match.options(PERSON)]
    view = match.game.view(match.state, PERSON)
    return due(match.game, PERSON, match.decision(PERSON).kind, keys, view, told)


class Moment(NamedTuple):
    """A decision of the person, and the cards due at it."""

    game: int
    kind: str
    decision: str
    of_round: str
    cards: list[Due]


def moments(game):
    """The cards due at each decision of the person in some first games."""
    return [moment.cards for moment in _moments(game.id)]


@cache
def _moments(name):
    game, found = games.get(name), []
    for seed in range(PLAYED):
        match, answer = begin(game, seed)
        while not match.over:
            seat = match.deciding()[0]
            if seat == PERSON:
                question = match.decision(PERSON)
                found.append(Moment(seed, question.kind, question.id, round_of(match), cards_now(match)))
            match.choose(seat, answer(seat))
    return found


def asked(match):
    """The open decisions, by seat."""
    return {seat: match.decision(seat).kind for seat in match.deciding()}


@each_game
def test_the_whole_set_up_is_dealt_and_nothing_else(game):
    """After it the person is asked other things than it asks, and has answered none of them yet."""
    later = {moment.kind for moment in _moments(game.id)}
    assert later
    for seed in range(DEALT):
        match, _ = begin(game, seed)
        assert not is_dealt(match, PERSON)
        assert dealt(match, [PERSON]) == {entry.n for entry in match.entries if entry.seat == PERSON}
        set_up = [game.prompt(match.state_after(entry.n - 1), entry.seat)[0] for entry in match.entries[1:]]
        assert not set(set_up) & later


@each_game
def test_the_set_up_is_not_dealt_to_a_player_who_goes_back(game):
    """After the first real decision the player chooses, in the set-up too."""
    match = game.new(2, "first game", names=("Anna", "Fox"))
    if not is_set_up(game, match.state):
        pytest.skip("this game has no set-up")

    def answer(seat):
        return match.options(seat)[0].key

    deal(match, [PERSON], answer)
    match.rewind(0, PERSON, range(match.seats))
    kinds = []
    while is_set_up(game, match.state):
        assert not any(is_dealt(match, seat) for seat in match.deciding())
        kinds.append(asked(match))
        seat = match.deciding()[0]
        match.choose(seat, answer(seat))
    assert kinds


def test_the_set_up_is_not_dealt_to_a_player_who_takes_a_choice_of_it_back():
    match = games.get("northgard").new(2, "first game", names=("Anna", "Fox"))
    while not match.can_undo(PERSON):
        seat = match.deciding()[0]
        assert is_dealt(match, seat)
        match.choose(seat, match.options(seat)[0].key)
    match.undo(PERSON)
    assert PERSON in match.deciding()
    assert not is_dealt(match, PERSON)
    before = dealt(match, [PERSON])
    match.choose(PERSON, match.options(PERSON)[0].key)
    assert dealt(match, [PERSON]) == before, "what the player has chosen was not dealt"


@each_game
def test_what_is_dealt_is_taken_where_offered(game):
    """A key that the set-up never offers would never be noticed."""
    match, _ = begin(game, 1)
    taken = [entry.choice for entry in match.entries if entry.do == "choose" and entry.seat == PERSON]
    for pattern in first_game(game).deal:
        assert any(fits(pattern, key) for key in taken), f"never offered: {pattern}"


@each_game
def test_at_most_one_of_the_same_card_is_due(game):
    """Cards are shown once: whoever has seen a card has seen its idea, so no moment may bring a card twice."""
    for cards in moments(game):
        assert len({card.id for card in cards}) == len(cards)


@each_game
def test_a_first_game_says_few_cards_and_none_twice(game):
    """One in a decision, three in a round, twelve in a game; somebody who has seen some meets others."""
    for number in range(PLAYED):
        coaching, said, rounds = Coaching(), [], Counter()
        for moment in (moment for moment in _moments(game.id) if moment.game == number):
            card = coaching.next_card(moment.decision, moment.of_round, moment.cards)
            assert coaching.next_card(moment.decision, moment.of_round, moment.cards) is None, "two in one decision"
            if card is not None:
                said.append(card.id)
                rounds[moment.of_round] += 1
        assert 3 <= len(said) <= MOST_IN_GAME
        assert len(rounds) > 1
        assert max(rounds.values()) <= MOST_IN_ROUND
        assert len(set(said)) == len(said)


def test_a_card_that_did_not_fit_comes_with_its_next_occasion():
    cards = [Due(name, Message(f"coach-{name}", {})) for name in "abcdefghijklmnop"]
    coaching = Coaching({"a"})

    def said(decision, of_round, *names):
        card = coaching.next_card(decision, of_round, [card for card in cards if card.id in names])
        return card and card.id

    assert said("1", "one", *"abc") == "b"
    assert said("1", "one", *"abc") is None, "one in a decision"
    assert [said("2", "one", *"bcd"), said("3", "one", *"cd"), said("4", "one", *"e")] == ["c", "d", None]
    assert said("5", "two", *"bcde") == "e", "the next round has room"
    assert [said(f"6{name}", name, name) for name in "fghijklm"] == list("fghijklm")
    assert coaching.said == MOST_IN_GAME
    assert said("7", "last", "p") is None


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_can_be_said_with_what_it_is_given(game, language):
    text = Text(language, game.folder / "text", folder_of(game))
    said = {}
    for card in (card for cards in moments(game) for card in cards):
        spoken = text.say(card.message, ("Anna", "Fox"), PERSON)
        assert spoken != card.message.id, f"no words for {card.id} in {language}"
        assert not re.search(r"[{}$]|\bNone\b", spoken), f"{card.id}: {spoken}"
        said[card.id] = spoken
    for card in first_game(game).card:
        if card.id not in said and not card.event:
            message = Message(f"coach-{card.id}", {"name": {"seat": 1}})
            assert text.say(message, ("Anna", "Fox"), PERSON) != message.id


@each_game
def test_a_card_is_short(game):
    """Two sentences of at most 18 words: nobody waits for a card to be read."""
    for language in LANGUAGES:
        text = Text(language, game.folder / "text", folder_of(game))
        for card in {card.id: card for cards in moments(game) for card in cards}.values():
            spoken = text.say(card.message, ("Anna", "Fox"), PERSON)
            parts = re.split(r"(?<=[.!?])\s+", spoken)
            assert len(parts) <= 2, spoken
            assert all(len(re.findall(r"\w+(?:[’'-]\w+)*", part)) <= 18 for part in parts), spoken


@each_game
def test_what_a_card_waits_for_exists(game):
    """A rare card with a misspelt decision or event would never come up, and nobody would notice."""
    known = ftl.read(game.folder / "text" / "en.ftl").messages
    for card in first_game(game).card:
        assert card.decision or card.event or card.view or card.least or card.offers, f"{card.id} waits for nothing"
        assert not card.decision or f"prompt-{card.decision}" in known, card.decision
        assert not card.event or card.event in game.events.names, card.event


@each_game
@pytest.mark.skipif(not BY_GREEDY, reason="whoever takes any option meets too little in so few games")
def test_every_card_has_its_moment(game):
    met = {card.id for cards in moments(game) for card in cards}
    known = {card.id for card in first_game(game).card}
    rare = set(RARE.get(game.id, {}))
    assert rare <= known, f"no such cards: {rare - known}"
    assert known - met - rare == set()


def test_a_card_can_compare_what_the_view_shows():
    """Of one card written for two tracks, the one whose track is the higher of its pair is due, once."""
    wendake = games.get("wendake")
    scored = {"kind": "scored", "seat": {"seat": 0}, "track": "economic", "points": 5, "lost": 0, "total": 8}

    def told(tracks, *events):
        view = {"players": [{"tracks": tracks}]}
        return [card for card in due(wendake, 0, "none", [], view, events) if card.id == "higher"]

    higher = {"economic": 8, "ritual": 3, "military": 0, "mask": 0}
    assert [card.message.args["track"] for card in told(higher, scored)] == ["economic"]
    assert told({**higher, "ritual": 8}, scored) == []
    assert told({"economic": 8}, scored) == []
    assert told(higher, {**scored, "seat": {"seat": 1}}) == []
    masks = {**scored, "track": "mask"}
    assert len(told({**higher, "mask": 2}, scored, masks)) == 1

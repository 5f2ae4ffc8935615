"""A short match of the toy for the tests of files."""

from longhouse.core import log
from longhouse.core.errors import BadFile
from longhouse.core.files import Journal
from longhouse.core.match import Match
from longhouse.core.text import Text


def small_match(toy):
    """A little of everything that a log can hold."""
    match = toy.new(seed=3, names=("Zoé", "Bob", "Cid"), settings={"rounds": 1})
    for key in ("walk", "note:red", "peek:1"):
        match.choose(0, key)
    match.choose(0, "offer>2")
    match.choose(2, "accept")
    match.choose(1, "roll")
    match.rewind(7 - 2, 1, (0, 2))
    match.choose(1, "walk")
    match.undo(1)
    return match


def save(match, path, kind):
    if kind == "saved":
        match.save(path)
    else:
        Journal(match, path).close()
    return path.read_bytes()


def read(path, **how):
    """Load a file or be refused by name: the match, or None."""
    try:
        return Match.load(path, **how)
    except BadFile as refusal:
        assert_readable(refusal)
        return None


def assert_readable(refusal):
    for language in ("en", "fr"):
        sentence = Text(language).error(refusal)
        assert sentence != refusal.message_id
        assert sentence


def written(match):
    return [log.to_json(entry, match.game.streams) for entry in match.entries]

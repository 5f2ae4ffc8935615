"""Every refusal has a class, a message in both languages, and the arguments that the message needs."""

import ast
import inspect
import re

import pytest

from house.sources import modules, name_of, tree_of
from longhouse.core import errors
from longhouse.core.text import LANGUAGES
from longhouse.server import errors as server_errors
from longhouse.testing.fluent_files import areas, plain, read

CLASSES = {
    name: found
    for name, found in {**vars(errors), **vars(server_errors)}.items()
    if inspect.isclass(found) and issubclass(found, errors.LonghouseError)
}

LOOKS_LIKE_ONE = re.compile(r"([a-z]+-)?error-[a-z0-9-]+")
"""The id of a refusal, to be found where it is not given to one of the classes: error-, server-error-, admin-error-."""


def messages(language):
    return {
        name: found.arguments for folder in areas() for name, found in read(folder / f"{language}.ftl").messages.items()
    }


def ids_in(node, called):
    """The message ids that the first argument of a refusal may be; of our classes every one, however it begins."""
    if isinstance(node, ast.IfExp):
        return ids_in(node.body, called) + ids_in(node.orelse, called)
    said = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
    return [said] if said and (called in CLASSES or LOOKS_LIKE_ONE.fullmatch(said)) else []


def refusals(tree):
    """(line, who is called, message id, names of the arguments) for every refusal written in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            for message_id in ids_in(node.args[0], called):
                yield node.lineno, called, message_id, {word.arg for word in node.keywords if word.arg}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_every_refusal_has_a_message_and_gives_it_what_it_needs(path, language):
    known = messages(language)
    for line, _, message_id, given in refusals(tree_of(path)):
        assert message_id in known, f"line {line}: {message_id} has no words"
        missing = plain(known[message_id]) - given
        assert not missing, f"line {line}: {message_id} needs {sorted(missing)}"


def test_there_are_refusals_to_check():
    found = [message_id for path in modules() for _, _, message_id, _ in refusals(tree_of(path))]
    beginnings = {re.sub("-?error-.*|-.*", "", message_id) for message_id in found}
    assert {"", "server", "admin", "misuse"} <= beginnings
    assert len(set(found)) > 250


def test_every_refusal_is_made_of_a_class_of_ours():
    for path in modules():
        for line, called, message_id, _ in refusals(tree_of(path)):
            looks_like_a_class = called[:1].isupper() and called not in ("Message", "Said")
            assert not looks_like_a_class or called in CLASSES, f"{name_of(path)} line {line}: {message_id}"


@pytest.mark.parametrize("name", sorted(set(CLASSES) - {"LonghouseError"}))
def test_every_class_of_refusal_is_raised_somewhere(name):
    mentioned = {
        node.id
        for path in modules()
        if name_of(path) != "core/errors.py"
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name)
    }
    assert name in mentioned


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_every_class_says_when_it_is_raised(name):
    assert CLASSES[name].__doc__
    assert CLASSES[name].__doc__ != Exception.__doc__


@pytest.mark.parametrize(
    "code",
    [
        'raise BadFile("error-no-such-thing")',
        'raise BadFile("error-file-torn", line=3)',
        'f("error-a" if x else "error-b")',
        'raise Conflict("server-error-seat-kept", nome=kept)',
        'raise ServerError("admin-error-no-such-thing")',
        'raise LonghouseError("misuse-no-such-thing")',
    ],
)
def test_the_check_finds_what_is_wrong(code):
    known = messages("en")
    wrong = [
        message_id
        for _, _, message_id, given in refusals(ast.parse(code))
        if message_id not in known or plain(known[message_id]) - given
    ]
    assert wrong

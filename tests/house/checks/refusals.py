"""Every refusal has a class, a message in both languages, and the arguments that the message needs."""

import ast
import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr")
# The id of a refusal, where it is not given to one of our classes: error-, server-error-, admin-error-.
LOOKS_LIKE_ONE = re.compile(r"([a-z]+-)?error-[a-z0-9-]+")
# A message and its further lines: up to one that begins another message, a term or a comment.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z#-]).*\n)*", re.M)


def refusals_have_messages(sources):
    """In both languages, and the code gives each message what it needs."""
    for language in LANGUAGES:
        known = messages(sources, language)
        for module, line, _, message_id, given in refusals(sources):
            if message_id not in known:
                yield module.finding(line, f"{message_id} has no message ({language})")
            elif missing := known[message_id] - given:
                yield module.finding(line, f"{message_id} needs {', '.join(sorted(missing))} ({language})")


def messages(sources, language):
    """By id, the arguments of the message of every refusal, as the code gives them: `$seat_is` comes with `$seat`."""
    entries = {}
    for path in sorted(sources.package.rglob("text/en.ftl")):
        text = path.with_name(f"{language}.ftl").read_text(encoding="utf-8")
        entries |= {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
    # Reading all messages would take as long as all other checks.
    wanted = {message_id for _, _, _, message_id, _ in refusals(sources)} & entries.keys()
    found = {}
    for entry in FluentParser().parse("".join(entries[message_id] for message_id in wanted)).body:
        if isinstance(entry, Message):
            arguments = Arguments()
            arguments.visit(entry.value)
            found[entry.id.name] = arguments.names
    return found


class Arguments(Visitor):
    """The names of the arguments of a pattern."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802
        self.names.add(node.id.name.removesuffix("_is"))


@cache
def refusals(sources):
    """(module, line, name of what is called, message id, names of the arguments) for every refusal in the code."""
    ours, found = classes(sources), []
    for module in sources.modules:
        for node in module.nodes(ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            for message_id in ids_in(node.args[0], called in ours) if node.args else ():
                given = {word.arg for word in node.keywords if word.arg}
                found.append((module, node.lineno, called, message_id, given))
    return found


def ids_in(node, of_ours):
    """The message ids that the first argument of a refusal may be; of our classes every one, however it begins."""
    if isinstance(node, ast.IfExp):
        return ids_in(node.body, of_ours) + ids_in(node.orelse, of_ours)
    said = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
    return [said] if said and (of_ours or LOOKS_LIKE_ONE.fullmatch(said)) else []


def refusals_are_made_of_our_classes(sources):
    ours = classes(sources)
    for module, line, called, message_id, _ in refusals(sources):
        looks_like_a_class = called[:1].isupper() and called not in ("Message", "Said")
        if looks_like_a_class and called not in ours:
            yield module.finding(line, f"{message_id} is refused with {called}, which is no class of refusals")


def classes(sources):
    """By name, (module, class) for LonghouseError and everything that is derived from it."""
    found = {}
    for module in sources.modules:
        if module.name in ("core/errors.py", "server/errors.py"):
            for node in module.nodes(ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                if node.name == "LonghouseError" or bases & set(found):
                    found[node.name] = module, node
    return found


def every_class_of_refusals_is_used(sources):
    used = {node.id for one in sources.modules if one.name != "core/errors.py" for node in one.nodes(ast.Name)}
    for name, (module, node) in classes(sources).items():
        if name != "LonghouseError" and name not in used:
            yield module.finding(node.lineno, f"{name} is never raised")


def every_class_of_refusals_has_a_docstring(sources):
    for name, (module, node) in classes(sources).items():
        if not ast.get_docstring(node):
            yield module.finding(node.lineno, f"{name} does not say when it is raised")


def there_are_refusals_to_check(sources):
    """A pattern that fits nothing would find no fault."""
    found = {message_id for _, _, _, message_id, _ in refusals(sources)}
    beginnings = {re.sub("-?error-.*|-.*", "", message_id) for message_id in found}
    if len(found) <= 250 or not {"", "server", "admin", "misuse"} <= beginnings or len(classes(sources)) <= 25:
        yield sources.finding(sources.package, 1, f"the checks of refusals see only {len(found)} ids")


CHECKS = [
    refusals_have_messages,
    refusals_are_made_of_our_classes,
    every_class_of_refusals_is_used,
    every_class_of_refusals_has_a_docstring,
    there_are_refusals_to_check,
]

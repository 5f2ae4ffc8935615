"""Names that belong to somebody: what they may be, and which of them are the same to a reader in a hurry.

A name at a table (`table/names.py`) may be nearly anything, because it lasts for a match. A name of one's own is shown
to strangers for years, so it is plainer, and nobody else may have one that looks like it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from longhouse import bots
from longhouse.core.text import LANGUAGES, Text
from longhouse.server.errors import BadRequest
from longhouse.server.people.lookalikes import script_of, shapes, skeleton

SHORTEST, LONGEST = 3, 20
_MOST_MARKS = 2
_INSIDE = re.compile(r"[ '’_.-]")
_DOUBLED = re.compile(r"[ '’_.-]{2}")
_RESERVED = (
    "admin administrator administrateur moderator modérateur modératrice host hôte hôtesse house maison longhouse "
    "organiser organizer organisateur organisatrice system système server serveur support help aide root webmaster "
    "postmaster security sécurité official officiel team équipe staff guest invité invitée member membre former "
    "ancien ancienne nobody personne everybody everyone anyone anybody someone somebody quelqu’un you yourself vous "
    "moi myself player joueur joueuse spectator spectateur spectatrice bot robot program programme computer ordinateur "
    "null none undefined anonymous anonyme deleted supprimé unknown inconnu inconnue club bank banque dealer referee "
    "arbitre owner propriétaire api login sign-in connexion settings réglages"
)


def clean_own_name(name: str) -> str:
    """A name of somebody's own as it is shown; BadRequest says why it cannot be one."""
    name = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name)).strip()
    if not SHORTEST <= len(name) <= LONGEST or not name[0].isalpha() or not all(map(_may_stand, name)):
        raise BadRequest("server-error-own-name", least=SHORTEST, most=LONGEST)
    if _DOUBLED.search(name) or _INSIDE.match(name[-1]) or _is_stacked(name):
        raise BadRequest("server-error-own-name", least=SHORTEST, most=LONGEST)
    if len({script for sign in name if (script := script_of(sign)) is not None}) > 1:
        raise BadRequest("server-error-name-scripts", name=name)
    if shapes(name) & names_of_bots(tuple(bots.names())):
        raise BadRequest("server-error-name-bot", name=name)
    if shapes(name) & _reserved() or len(skeleton(name)) < SHORTEST - 1:
        raise BadRequest("server-error-name-reserved", name=name)
    return name


def name_keys(name: str) -> tuple[str, list[str]]:
    """The key of a name, and all keys that nobody else may have then; the first is one of them."""
    own = skeleton(unicodedata.normalize("NFKC", name))[:128]
    return own, sorted({own, *(shape[:128] for shape in shapes(name))})


@cache
def names_of_bots(names: tuple[str, ...]) -> frozenset[str]:
    """What the levels are called in any language, and the names of the programs.

    Not the animals that bots at a table are called after: there are people called Robin, and the page marks bots.
    """
    levels = {Text(language).say(f"bot-{name}") for language in LANGUAGES for name in names}
    return frozenset(skeleton(one) for one in {*levels, *names})


@cache
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(word) for word in _RESERVED.split(" "))


def _may_stand(sign: str) -> bool:
    if _INSIDE.match(sign) or sign in "0123456789":
        return True
    return unicodedata.category(sign)[0] in "LM"


def _is_stacked(name: str) -> bool:
    """Whether a letter bears more marks than any language needs."""
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False

"""How easily something reads: words, sentences, syllables, and two scores made of them.

Flesch-Kincaid is a school grade for English; Kandel-Moles is Flesch's reading ease with figures for French, from 100
(easy) downwards. Syllables are counted by rule, about as they are spoken; a number counts as a word of two.
"""

import re
from typing import NamedTuple

_VOWELS = {"en": "[aeiouy]+", "fr": "[aeiouyàâäéèêëîïôöùûüœæ]+"}
_PART = re.compile(r"[^\W\d_]+|\d+")
_SILENT = {
    "en": re.compile(r"(?<![bcdfgkpstz]l)(?<=[^aeiouy])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouycsxzg])(?<![cs]h)es$"),
    "fr": re.compile(r"(?<=[^aeiouyàâéèêîôû])es?$|(?<=[lrtss])ent$|(?<=uv)ent$"),
}
"""At the end of a word: taken, turned, takes, but not table, wanted, passes; carte, cartes, comptent, but not vent."""
_APART = {"en": re.compile(r"i[ao](?!u)|eo|ua|ying"), "fr": re.compile(r"é[aoué]|[ao]ï|ao|ia(?!i)|io(?!n)")}
"""Vowels that stand together and are two."""
_JOINED = {"en": re.compile(r"[ct]ia|[stcg]io|geo|peo|[gq]ua"), "fr": re.compile(r"geo|gea")}


class Figures(NamedTuple):
    """What was counted in some texts."""

    words: int
    sentences: int
    syllables: int
    longest: int
    """The words of the longest sentence."""

    def grade(self):
        """Flesch-Kincaid: the school year in which one can read it."""
        return 0.39 * self.words / self.sentences + 11.8 * self.syllables / self.words - 15.59

    def ease(self):
        """Kandel-Moles: how easily French reads."""
        return 207 - 1.015 * self.words / self.sentences - 73.6 * self.syllables / self.words


def sentences(text):
    return [part for part in re.split(r"(?<=[.!?])\s+", re.sub(r"[«»“”]", "", text).strip()) if part]


def words(text):
    """What stands between spaces and has a letter or a figure: a sign that French sets apart is no word."""
    return [word for word in text.split() if re.search(r"\w", word)]


def syllables(word, language):
    """As they are spoken; what an apostrophe or a hyphen joins is counted in its parts."""
    return max(1, sum(_in_part(part.lower(), language) for part in _PART.findall(word)))


def _in_part(part, language):
    if part.isdigit():
        return 2
    if language == "fr":
        part = re.sub(r"(?<=[gq])u(?=[eéèêiîy])", "", part)
    vowels = re.findall(_VOWELS[language], part)
    if not vowels:
        return 0
    silent = len(vowels) > 1 and _SILENT[language].search(part) is not None
    return max(1, len(vowels) - silent + len(_APART[language].findall(part)) - len(_JOINED[language].findall(part)))


def figures(texts, language):
    """What is counted in these texts together."""
    found = [words(sentence) for text in texts for sentence in sentences(text)]
    spoken = sum(syllables(word, language) for sentence in found for word in sentence)
    return Figures(sum(map(len, found)), len(found), spoken, max(map(len, found)))

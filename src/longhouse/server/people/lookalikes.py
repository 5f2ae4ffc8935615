"""What names look like: a table of signs that are taken for each other, and the shape of a name made with it.

The table is ours and small. It has the letters of other scripts that pass for Latin ones (Cyrillic, Greek, Armenian,
Cherokee), Latin letters with a stroke or a hook that decomposing leaves as they are, and figures. A whole name is in
one script (`names.py`), so that what matters is names which can be written wholly in lookalikes.
"""

from __future__ import annotations

import unicodedata

_CAPITALS = {
    # Cyrillic
    **dict(zip("АВЕЅІЈКМНОРСТУХԌԚԜҮ", "abesijkmhopctyxgqwy", strict=True)),
    # Greek
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "abezhikmnoptyxcj", strict=True)),
    # Armenian, Cherokee
    **dict(zip("ՍՕՏԼ", "uosl", strict=True)),
    **dict(zip("ᎪᎡᎢᎥᎩᎫᎬᎳᎷᎻᎽᏀᏃᏎᏔᏙᏚᏞᏟᏢᏦᏴ", "artiyjewmhygzswvslcpkb", strict=True)),
    "I": "l",
}
"""How capitals of other scripts, and a capital I, look beside small letters."""
_SMALL = {
    # Cyrillic, as the small letters look; what only its capital resembles too (мама is MAMA)
    **dict(zip("аеѕорсухіјһԁкмтвнгѵԛԝӏґзьчүҝ", "aesopcyxijhdkmtbhrvqwlr3b4yk", strict=True)),
    # Greek
    **dict(zip("αβεηικνορτυχγωϲϳςσδμ", "abenikvoptuxywcjsodu", strict=True)),
    # Armenian
    **dict(zip("աոսօցհզյլտ", "unuoghqjlm", strict=True)),
    # Latin that does not decompose, small capitals included
    **dict(zip("ıøłđħŧɑɡɩʏʀɪʟɴɢʙʜᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢɵɔəƙɓɗɛƒɦĸ", "ioldhtagiyrilngbhacdejkmoptuvwzooekbdefhk", strict=True)),
    **dict(zip("01|$@3457", "ollsaeast", strict=True)),
    "æ": "ae",
    "œ": "oe",
    "þ": "p",
    "ð": "d",
}
"""How small letters and figures look."""
_UPPER, _LOWER = str.maketrans(_CAPITALS), str.maketrans(_SMALL)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that are read as one."""


def skeleton(name: str) -> str:
    """What is left of a name for a reader in a hurry: names with the same are confused."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign)).translate(_LOWER)
    plain = "".join(sign for sign in plain if sign.isalnum())
    for pair, one in _PAIRS:
        plain = plain.replace(pair, one)
    return plain


def shapes(name: str) -> frozenset[str]:
    """All that a name may be taken for: whatever its capitals are, as its capitals look, and with 1 for an i."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({skeleton(plain), skeleton(plain.translate(_UPPER)), skeleton(plain.replace("1", "i"))})


def script_of(sign: str) -> str | None:
    """The script of a letter; None for what belongs to all. Those that one language mixes count as one."""
    if not sign.isalpha():
        return None
    word = unicodedata.name(sign, "?").replace("FULLWIDTH ", "").replace("HALFWIDTH ", "").split(" ")[0]
    word = word.partition("-")[0]
    if word in ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"):
        return "EAST"
    return None if word in ("MODIFIER", "FEMININE", "MASCULINE") else word

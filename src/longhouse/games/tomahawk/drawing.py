"""The table in lines of text: four territories side by side on a wide terminal, two by two on one of 76 to 99 letters,
one below the other on a narrow one, and as sentences (width 0) for people who listen instead of looking. They come
last: the question follows below, and without notes both fit into 24 lines.

A card is drawn as its value and its feathers, 7·4; a character has a star; ? lies face down, - is an empty place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from longhouse.core import lines
from longhouse.core.protocol import Json, SeatRef
from longhouse.core.text import Text
from longhouse.games.tomahawk import data
from longhouse.games.tomahawk.view import FACE_DOWN

SIDE_BY_SIDE = ((100, 4), (76, 2))
"""From which width on how many territories stand beside each other."""
_GAP = "   "
_NAME_WIDTH = 10
_CARD_WIDTH = 5

_CARD: dict[str, dict[str, Any]] = {row["id"]: row for row in data.DATA["warrior"] + data.DATA["special"]}
_LAND: dict[str, dict[str, Any]] = {row["id"]: row for row in data.DATA["territory"]}


class Reader(lines.Reader):
    """Somebody who looks at this table."""

    @property
    def sides(self) -> tuple[int, int]:
        """The seats above and below the territories: the reader sits below."""
        below = self.viewer or 0
        return 1 - below, below

    def cards(self, cards: Sequence[str]) -> list[str]:
        """Cards as short marks, or by name when they will be read aloud."""
        return [mark(card) if self.width else self.text.noun(card, "a") for card in cards]


def mark(card: str | None) -> str:
    """A card in as few characters as possible."""
    if card is None:
        return "-"
    if card == FACE_DOWN:
        return FACE_DOWN
    value, feathers = _CARD[card]["value"], _CARD[card]["hair"]
    return f"{value}·{feathers}"[: None if feathers else -2] + ("*" if is_character(card) else "")


def is_character(card: str) -> bool:
    """Whether this is one of the seven special cards."""
    return card in data.CARD_IDS[data.BASE_CARDS :]


def draw(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """The whole table, as the reader's seat sees it."""
    reader = Reader(view, text, names, width)
    table = reader.table
    if table["phase"] in ("reject", "replace"):
        yield from _characters_to_choose(reader)
        return
    if table["piles"]:
        yield from reader.wrap(_headline(reader))
    for seat in reader.sides:
        yield from _player(reader, seat)
    hand = table["players"][reader.viewer]["hand"] if reader.viewer is not None else None
    if hand:
        yield from reader.wrap(reader.line(reader.say("table-hand"), reader.cards(hand)))
    if width and table["piles"]:
        yield from _legend(reader)
    if table["piles"]:
        yield from _territories(reader)


def _headline(reader: Reader) -> str:
    table = reader.table
    facts = [reader.say("table-round", round=table["round"], rounds=table["rounds"])]
    decided = [str(number) for number, pile in enumerate(table["piles"], 1) if pile["turn"] == pile["turns"]]
    facts.append(reader.say("table-decided-now", count=len(decided), piles=", ".join(decided)))
    if table["bonus"]:
        facts.append(reader.say("table-bonus", species=_LAND[table["bonus"]]["animal"]))
    return _sentences(facts)


def _sentences(facts: Sequence[str]) -> str:
    return " ".join(f"{fact}." for fact in facts)


# The setup.


def _characters_to_choose(reader: Reader) -> Iterator[str]:
    """What each character on offer can do, and which warriors it could replace."""
    own = reader.table["players"][reader.viewer] if reader.viewer is not None else {}
    for card in own.get("kept" if reader.table["phase"] == "replace" else "dealt", ()):
        value, feathers = _CARD[card]["value"], _CARD[card]["hair"]
        twins = [row["id"] for row in data.DATA["warrior"] if row["value"] == value]
        yield from reader.wrap(
            f"{reader.say('table-character', card=card, value=value, feathers=feathers)} "
            f"{reader.say(f'power-{card}')} {reader.say('table-place-of', cards=', '.join(reader.cards(twins)))}"
        )


# The territories.


def _territories(reader: Reader) -> Iterator[str]:
    piles = list(enumerate(reader.table["piles"], 1))
    beside = next((many for width, many in SIDE_BY_SIDE if reader.width >= width), 1)
    if not reader.width:
        for number, pile in piles:
            yield from _in_words(reader, number, pile)
    elif beside == 1:
        for number, pile in piles:
            yield ""
            yield _title(reader, number, pile)
            room = reader.width - 4
            yield from (f"    {line}" for line in reader.wrap(_sentences(_when(reader, pile)), room))
            yield from (f"    {row}" for row in _rows(reader, pile))
            yield from (f"    {line}" for note in _notes(reader, pile) for line in reader.wrap(note, room))
    else:
        for first in range(0, len(piles), beside):
            yield ""
            yield from _columns(reader, piles[first : first + beside], beside)


def _columns(reader: Reader, piles: Sequence[tuple[int, Json]], beside: int) -> Iterator[str]:
    """Every part of a row of territories begins on the same line, so that they can be compared at a glance."""
    room = (reader.width - (beside - 1) * len(_GAP)) // beside
    columns = []
    for number, pile in piles:
        title = [_title(reader, number, pile)]
        if beside > 2:
            title = [reader.say("table-pile", pile=number), _land(reader, pile["territory"])]
        parts = [reader.wrap(part, room) for part in [*title, *_when(reader, pile), ""][: len(title) + 2]]
        notes = [line for note in _notes(reader, pile) for line in reader.wrap(note, room)]
        columns.append([*parts, _rows(reader, pile, room - 3 * _CARD_WIDTH), notes])
    for blocks in zip(*columns, strict=True):
        for cells in zip_longest(*blocks, fillvalue=""):
            yield _GAP.join(cell.ljust(room) for cell in cells).rstrip()


def _title(reader: Reader, number: int, pile: Json) -> str:
    return reader.line(reader.say("table-pile", pile=number), [_land(reader, pile["territory"])])


def _land(reader: Reader, territory: str) -> str:
    row = _LAND[territory]
    return reader.say("table-land", type=row["type"], animals=row["animals"], icon=row.get("icon", "none"))


def _when(reader: Reader, pile: Json) -> list[str]:
    turn = reader.say("table-turn", row=pile["turn"], turns=pile["turns"])
    decided = reader.table["round"] + pile["turns"] - pile["turn"]
    facts = [turn if pile["turn"] == pile["turns"] else reader.say("table-decided-later", turn=turn, round=decided)]
    if pile["below"]:
        facts.append(reader.say("table-next", lengths=", ".join(str(length) for length in pile["below"])))
    return facts


def _rows(reader: Reader, pile: Json, room: int = _NAME_WIDTH) -> list[str]:
    """One line for each side, one column for each turn: opposite cards stand one above the other."""
    rows = [*pile["rows"], *[[None, None]] * (pile["turns"] - len(pile["rows"]))]
    found = []
    for seat in reader.sides:
        room = min(room, _NAME_WIDTH)
        name = reader.label(seat)
        name = name if len(name) <= room else f"{name[: room - 1]}…"
        found.append(name.ljust(room) + "".join(mark(row[seat]).rjust(_CARD_WIDTH) for row in rows))
    return found


def _in_words(reader: Reader, number: int, pile: Json) -> Iterator[str]:
    yield f"{_title(reader, number, pile)} {_sentences(_when(reader, pile))}"
    for turn, row in enumerate(pile["rows"], 1):
        if row != [None, None]:
            first, second = (SeatRef(seat=seat) for seat in reader.sides)
            above, below = (_card_in_words(reader, row[seat]) for seat in reader.sides)
            yield reader.say("table-row", row=turn, seat=first, first=above, opponent=second, second=below)
    yield from _notes(reader, pile)


def _card_in_words(reader: Reader, card: str | None) -> str:
    if card is None:
        return reader.say("table-nobody")
    return reader.say("table-hidden") if card == FACE_DOWN else reader.text.noun(card, "the")


def _notes(reader: Reader, pile: Json) -> Iterator[str]:
    """What the marks do not show: running totals, cards picked, cards that somebody has looked at."""
    if pile["if_now"]:
        yield _if_now(reader, pile)
    elif pile["turn"] > 1 and reader.viewer is not None:
        yield from _hidden_totals(reader, pile)
    number = reader.table["piles"].index(pile) + 1
    for seat, player in enumerate(reader.table["players"]):
        if player["locked"] == number:
            yield reader.say("table-note", row=pile["turn"], seat={"seat": seat}, note=reader.say("table-locked"))
        for place in player["looked_at"]:
            if place["pile"] == number:
                note = reader.say("table-peeked" if seat == reader.viewer else "table-looked-at", seat={"seat": seat})
                yield reader.say("table-note", row=place["row"], seat={"seat": 1 - seat}, note=note)


def _if_now(reader: Reader, pile: Json) -> str:
    first, second = reader.sides
    totals, leader = pile["if_now"]["totals"], pile["if_now"]["leader"]
    sentence = reader.say(
        "table-now",
        icon=_LAND[pile["territory"]].get("icon", "none"),
        seat={"seat": first},
        first=totals[first],
        opponent={"seat": second},
        second=totals[second],
    )
    ahead = reader.say("table-level") if leader is None else reader.say("table-ahead", seat={"seat": leader})
    return f"{sentence} {ahead}"


def _hidden_totals(reader: Reader, pile: Json) -> Iterator[str]:
    """In a forest nobody can be said to lead; what the reader knows of each side can be added up."""
    for seat in reader.sides:
        known = [row[seat] for row in pile["rows"][: pile["turn"] - 1]]
        total = sum(_CARD[card]["value"] for card in known if card != FACE_DOWN)
        hidden = known.count(FACE_DOWN)
        message = "table-total" if not hidden else "table-total-unknown" if total else "table-hidden-cards"
        yield reader.line(reader.label(seat), [reader.say(message, total=total, count=hidden)])


# The players.


def _player(reader: Reader, seat: int) -> Iterator[str]:
    player = reader.table["players"][seat]
    facts = [reader.say("table-score", points=player["score"]), reader.say("table-tokens", count=player["tokens"])]
    if seat != reader.viewer and reader.table["phase"] != "over":
        facts.append(reader.say("table-hand-count", count=player["hand_count"]))
    if reader.table["phase"] != "over":
        facts.append(reader.say("table-deck", count=player["deck_count"]))
    won = [f"{reader.text.noun(_LAND[w['territory']]['type'])} {w['points']}" for w in player["won"]]
    count = reader.say("score-territories", count=len(won))
    wins = reader.line(count, won) if won else f"{count}."
    yield from reader.wrap(f"{reader.line(reader.label(seat), facts)} {wins}")


def _legend(reader: Reader) -> Iterator[str]:
    """How to read the marks, as long as they are new, and what the characters in sight can do."""
    if reader.table["round"] == 1:
        yield from notation(reader)
    for card in characters_in_sight(reader):
        yield from reader.wrap(f"{mark(card)} {power(reader, card)}")


def notation(reader: Reader) -> list[str]:
    """What the marks for cards mean."""
    star = f" {reader.say('table-notation-star')}" if reader.view["settings"]["specials"] else ""
    return reader.wrap(reader.say("table-notation") + star)


def power(reader: Reader, card: str) -> str:
    """A character's name and what it can do."""
    return reader.say("table-power", card=card, power=reader.say(f"power-{card}"))


def characters_in_sight(reader: Reader) -> list[str]:
    """The characters that this reader sees: on the territories, then in the own hand."""
    table = reader.table
    seen = [card for pile in table["piles"] for row in pile["rows"] for card in row if card]
    if reader.viewer is not None:
        seen += table["players"][reader.viewer]["hand"] or []
    return [card for card in dict.fromkeys(seen) if is_character(card)]

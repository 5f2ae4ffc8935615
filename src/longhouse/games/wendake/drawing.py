"""The table in lines of text: years and order, tracks, the map, the own grid and stores, what is on offer.

With width 0 the same comes as sentences, for people who listen instead of looking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.core.text import Text
from longhouse.games.wendake import data

_CELL = 24


def draw(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """The whole table, as the reader's seat sees it."""
    reader = Reader(view, text, names, width)
    table = reader.table
    yield from reader.wrap(_headline(reader))
    for player in table["players"]:
        yield from reader.wrap(_score(reader, player))
    if table["phase"] == "setup" and not any(player["yields"] for player in table["players"]):
        return
    yield from _gap(reader)
    yield from _map(reader)
    for player in table["players"]:
        yield from _gap(reader)
        yield from _stores(reader, player)
    shown = reader.viewer if reader.viewer is not None else table["turn"]
    if shown is not None:
        yield from _gap(reader)
        yield from _grid(reader, table["players"][shown])
    yield from _gap(reader)
    yield from _on_offer(reader)


def _gap(reader: Reader) -> Iterator[str]:
    if reader.width:
        yield ""


def _headline(reader: Reader) -> str:
    table = reader.table
    facts = [reader.say("board-year", year=table["year"], years=table["years"])]
    facts.append(reader.say("board-phase", phase=table["phase"]))
    if table["turn"] is not None:
        facts.append(reader.say("board-turn-of", seat={"seat": table["turn"]}))
    order = reader.line(reader.say("board-order"), [reader.label(seat) for seat in table["order"]])
    following = ""
    if table["next_order"]:
        following = " " + reader.line(reader.say("board-next-order"), [reader.label(s) for s in table["next_order"]])
    return f"{'. '.join(facts)}. {order}{following}"


def _score(reader: Reader, player: Json) -> str:
    """Both pairs, with what counts and what does not."""
    facts = []
    for (first, second), counted in zip(reader.table["pairs"], player["counted"], strict=True):
        tracks = [reader.say("board-at", track=track, points=player["tracks"][track]) for track in (first, second)]
        facts.append(f"{' / '.join(tracks)} ({reader.say('board-counts', points=counted)})")
    facts.append(reader.say("board-total", points=player["total"]))
    return reader.line(reader.label(player["seat"]), facts)


def _map(reader: Reader) -> Iterator[str]:
    """Every territory with somebody in it."""
    table = reader.table
    for territory, guards in table["territories"].items():
        facts = [
            reader.say("board-guards-of", territory=territory, seat={"seat": one["seat"]}, count=_guards(one))
            for one in guards
        ]
        facts += [
            reader.say("board-in-area", area=area, kind=native["kind"], seat={"seat": native["seat"]})
            for area, native in table["areas"].items()
            if native and area.startswith(f"{territory}.")
        ]
        if facts:
            yield from reader.wrap(f"{'; '.join(facts)}.")


def _guards(one: Json) -> int:
    return int(one["guards"]) + int(one["black"])


def _stores(reader: Reader, player: Json) -> Iterator[str]:
    """Goods, people at home and in the Long House, Canoes, abilities, masks."""
    say = reader.say
    goods = [say("board-gain-goods", good=good, count=count) for good, count in player["goods"].items() if count]
    yield from reader.wrap(f"{reader.label(player['seat'])}. {reader.line(say('board-goods'), goods)}")
    home = f"{reader.line(say('board-village'), _people(reader, player['village']))} "
    yield from reader.wrap(
        home + reader.line(say("board-long-house"), _people(reader, player["long_house"])), indent=""
    )
    facts = [
        reader.line(say("board-canoes"), [str(sum(player["canoes"].values()))]),
        reader.line(say("board-sages"), [str(player["markers"])]),
        f"{say('board-swaps-left', count=player['swaps'])}.",
    ]
    if player["progress"]:
        facts.append(reader.line(say("board-abilities"), [_ability(reader, tile) for tile in player["progress"]]))
    yield from reader.wrap(" ".join(facts))
    masks = player["cards"] if player["cards"] is not None else player["known_cards"]
    label = say("board-hand") if player["seat"] == reader.viewer else say("board-masks")
    held = [reader.text.noun(card, "bare") for card in masks]
    if len(held) < player["card_count"]:
        held.append(say("board-unseen-count", count=player["card_count"] - len(held)))
    yield from reader.wrap(reader.line(label, held))
    if player["turtles"]:
        yield from reader.wrap(reader.line(say("board-turtles"), [_turtle(reader, one) for one in player["turtles"]]))


def _people(reader: Reader, people: Json) -> list[str]:
    return [reader.say("table-people", kind=kind, count=count) for kind, count in people.items() if count]


def _ability(reader: Reader, tile: Json) -> str:
    name = reader.text.noun(tile["id"], "bare")
    return f"{name} ({reader.say('board-face-down')})" if tile["down"] else name


def _turtle(reader: Reader, turtle: Json) -> str:
    if turtle["tracks"] is None:
        return reader.say("board-turtle-secret", turtle=turtle["id"])
    return reader.say("board-turtle-of", turtle=turtle["id"], tracks=turtle["tracks"])


def _grid(reader: Reader, player: Json) -> Iterator[str]:
    """Nine tiles in three rows, or one after the other when there is no room."""
    yield reader.line(reader.say("board-grid", seat={"seat": player["seat"]}), [_open_slots(reader, player)])
    cells = [_cell(reader, slot, tile) for slot, tile in enumerate(player["grid"], 1)]
    if reader.width < data.SIDE * (_CELL + 2):
        for cell in cells:
            yield from reader.wrap(f"  {cell}", indent="     ")
        return
    room = (reader.width - 2 * data.SIDE) // data.SIDE
    for row in range(0, data.SLOTS, data.SIDE):
        wrapped = [reader.wrap(cell, room, "   ") for cell in cells[row : row + data.SIDE]]
        for line in range(max(len(cell) for cell in wrapped)):
            parts = [(cell[line] if line < len(cell) else "").ljust(room) for cell in wrapped]
            yield f"  {'  '.join(parts)}".rstrip()


def _cell(reader: Reader, slot: int, tile: Json) -> str:
    if tile["tile"] is None:
        return f"{slot}."
    marks = [reader.say("board-marked")] if tile["marked"] else []
    marks += [reader.say("board-lit")] if tile["fire"] else []
    words = reader.say("board-place", slot=slot, tile=tile["tile"], ritual=int(tile["ritual"]))
    return f"{words} ({', '.join(marks)})" if marks else words


def _open_slots(reader: Reader, player: Json) -> str:
    slots = ", ".join(str(slot) for slot in player["open_slots"])
    return f"{reader.say('board-lines-open')} {slots}" if slots else reader.say("table-none")


def _on_offer(reader: Reader) -> Iterator[str]:
    """The displays, the mask spaces in use, the discard pile."""
    table = reader.table
    say, noun = reader.say, reader.text.noun
    tiles = [noun(tile, "bare") for tile in table["display"] if tile]
    yield from reader.wrap(reader.line(say("board-display", level=table["level"]), tiles))
    for level in (1, 2, 3):
        market = [noun(tile, "bare") for tile in table["market"] if tile.startswith(f"P{level}-")]
        yield from reader.wrap(reader.line(f"{say('board-market')}, {say('board-level', level=level)}", market))
    disks = [
        f"{noun(player['disk'], 'bare')} ({say('board-space-of', seat={'seat': player['seat']})})"
        for player in table["players"]
        if player["disk"]
    ]
    pile = [noun(card, "bare") for card in table["masks"]["discard"][-1:]]
    deck = reader.line(say("board-deck"), [say("board-cards", count=table["masks"]["deck"])])
    yield from reader.wrap(f"{reader.line(say('board-masks'), disks)} {deck} {reader.line(say('board-discard'), pile)}")

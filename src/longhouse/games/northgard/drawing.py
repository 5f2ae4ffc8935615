"""The table in lines of text: the year, the map with its territories, the players, the own cards, what is on offer.

With width 0 the same comes as sentences, for people who listen instead of looking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.core.text import Text
from longhouse.games.northgard.chart import chart, numbers, sign
from longhouse.games.northgard.data import DATA, STRONGHOLDS, TEAM_STRONGHOLDS

_FLASH = {row["id"] for row in DATA["card"] if row["flash"]}


def draw(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """The whole table, as the reader's seat sees it."""
    reader = Reader(view, text, names, width)
    yield from reader.wrap(_headline(reader))
    yield from _gap(reader)
    yield from chart(reader.table, width)
    yield from _gap(reader)
    yield from _land(reader)
    for player in reader.table["players"]:
        yield from _gap(reader)
        yield from _player(reader, player)
    yield from _gap(reader)
    yield from _own_cards(reader)
    yield from _on_offer(reader)
    yield from _combat(reader)
    yield from _threats(reader)


def _threats(reader: Reader) -> Iterator[str]:
    """Players who are near winning by land."""
    for sentence in reader.sentences(reader.table["threats"]):
        yield from reader.wrap(sentence)


def _gap(reader: Reader) -> Iterator[str]:
    if reader.width:
        yield ""


def _nouns(reader: Reader, things: Sequence[str]) -> list[str]:
    """The names of things; of several that are alike, how many."""
    found = dict.fromkeys(things)
    return [
        reader.say("table-times", count=things.count(thing), thing=reader.text.noun(thing, "bare")) for thing in found
    ]


def _headline(reader: Reader) -> str:
    table = reader.table
    facts = [reader.say("board-year", year=table["year"], years=table["years"])]
    facts.append(reader.say("board-phase", phase=table["phase"]))
    if table["turn"] is not None:
        facts.append(reader.say("board-turn-of", seat={"seat": table["turn"]}))
    first = reader.line(reader.say("board-first-player"), [reader.label(table["first_player"])])
    return f"{'. '.join(facts)}. {first}"


# The map.


def _land(reader: Reader) -> Iterator[str]:
    """Every territory where something is, and then the empty ones by number and name."""
    empty = []
    for territory, number in numbers(reader.table).items():
        land = reader.table["territories"][territory]
        things = _things_on(reader, territory)
        name = reader.text.noun(territory, "bare")
        if land["holder"] is None and not things:
            label = f"{number} {name}" if reader.width else name
            empty.append(label if land["open_sides"] else f"{label} ({reader.say('board-closed')})")
            continue
        facts = [*_held(reader, land), *things, *_yields(reader, land), _size(reader, land), _sides(reader, land)]
        owner = sign(land["holder"]) if land["holder"] is not None else ""
        label = f"{number}{owner} {name}" if reader.width else name
        yield from reader.wrap(reader.line(label, facts))
    if empty:
        yield from reader.wrap(reader.line(reader.say("table-empty-land"), empty))


def _held(reader: Reader, land: Json) -> Iterator[str]:
    """Who stands there, and who attacks."""
    if land["holder"] is None:
        yield reader.say("board-neutral")
    else:
        yield reader.say("board-held-by", seat={"seat": land["holder"]})
        yield reader.say("board-figures", units=land["units"], kaija=int(land["kaija"]))
    if land["attacker"] is not None:
        yield reader.say("board-attackers", seat={"seat": land["attacker"]}, units=land["attackers"])


def _things_on(reader: Reader, territory: str) -> list[str]:
    """Buildings, creatures and the token in a territory."""
    table = reader.table
    areas = table["territories"][territory]["areas"]
    found = [building for area, building in table["buildings"].items() if area in areas]
    found += [building for area, building in table["extra"] if area in areas]
    found += [creature["id"] for creature in table["creatures"] if creature["territory"] == territory]
    things = _nouns(reader, found)
    return [*things, reader.say("board-scorched-here")] if table["scorched"] == territory else things


def _yields(reader: Reader, land: Json) -> list[str]:
    """What the printed icons and the buildings bring at harvest."""
    return [
        reader.say("board-harvest-gain", count=count, resource=name) for name, count in land["icons"].items() if count
    ]


def _size(reader: Reader, land: Json) -> str:
    return reader.say("board-size", size=land["size"])


def _sides(reader: Reader, land: Json) -> str:
    """Closed, or open on so many sides."""
    return (
        reader.say("board-open-sides", count=land["open_sides"]) if land["open_sides"] else reader.say("board-closed")
    )


# The players.


def _player(reader: Reader, player: Json) -> Iterator[str]:
    """What somebody has: stores, figures, cards."""
    label = reader.label(player["seat"])
    if player["clan"]:
        label = f"{label}, {reader.text.noun(player['clan'], 'bare')}"
    if reader.width:
        label = f"{sign(player['seat'])} {label}"
    outlook = "".join(f" {fact}." for fact in _outlook(reader, player))
    yield from reader.wrap(reader.line(label, list(_has(reader, player))) + outlook)
    yield from reader.wrap(" ".join(_piles(reader, player)))


def _has(reader: Reader, player: Json) -> Iterator[str]:
    """Stores, fame and figures."""
    for name, count in player["resources"].items():
        yield reader.say("table-stock", count=count, resource=name)
    fame = player["final_fame"] if player["final_fame"] is not None else player["fame"]
    yield reader.say("table-fame-hidden") if fame is None else reader.say("board-fame", count=fame)
    yield reader.say("board-units", count=player["units"])
    yield reader.say("board-reserve", count=player["reserve"])
    if player["passed"]:
        yield reader.say("board-passed")


def _outlook(reader: Reader, player: Json) -> Iterator[str]:
    """How near the victory is, what winter will cost, what holds until the end of the year."""
    if reader.table["phase"] in ("setup", "over"):
        return
    need = _needed(reader)
    if need:
        yield reader.say("board-domination", have=_strongholds(reader, player), need=need)
    food, wood = player["winter"]["food"], player["winter"]["wood"]
    yield reader.say("board-winter-cost", food=food, wood=wood) if food else reader.say("board-winter-free")
    if player["conqueror"]:
        yield reader.say("board-conqueror")


def _strongholds(reader: Reader, player: Json) -> int:
    """Strongholds of a player, in teams of both (R175)."""
    seats = [player["seat"], (player["seat"] + 2) % 4] if reader.table["teams"] else [player["seat"]]
    return sum(int(reader.table["players"][seat]["strongholds"]) for seat in seats)


def _needed(reader: Reader) -> int:
    """How many strongholds win; 0 when only fame does (R135, R170, R175)."""
    settings = reader.view["settings"]
    if settings["fame_only"] or settings["years"] != 7:
        return 0
    return int(TEAM_STRONGHOLDS if settings["teams"] else STRONGHOLDS)


def _piles(reader: Reader, player: Json) -> Iterator[str]:
    """The cards that everybody sees, and how many there are of the others."""
    say = reader.say
    yield f"{say('board-hand-count', count=player['hand_count'])}."
    known = player["known_hand"]
    if known and player["hand"] is None:
        yield reader.line(say("board-known-hand"), _nouns(reader, known))
    yield f"{say('board-draw-count', count=player['draw_count'])}."
    if player["on_top"]:
        tops = [
            reader.text.noun(card, "bare") if card else say("board-unknown-card") for card in player["on_top"][::-1]
        ]
        yield reader.line(say("table-on-top"), tops)
    for label, pile in (("board-active", "active"), ("board-discard", "discard"), ("board-upgrades", "upgrades")):
        if player[pile]:
            yield reader.line(say(label), _nouns(reader, player[pile]))


def _own_cards(reader: Reader) -> Iterator[str]:
    """The reader's hand, cards just drawn, tiles of the setup and standing order."""
    if reader.viewer is None:
        return
    own = reader.table["players"][reader.viewer]
    say = reader.say
    cards = [f"{reader.text.noun(card, 'bare')}{_flash(reader, card)}" for card in own["hand"] or ()]
    yield from reader.wrap(reader.line(say("board-hand"), cards))
    if own["drawn"]:
        yield from reader.wrap(reader.line(say("board-cards-to-sort"), _nouns(reader, own["drawn"])))
    if own["setup_tiles"]:
        yield from reader.wrap(reader.line(say("board-setup-tiles"), _nouns(reader, own["setup_tiles"])))
    if "defensive_strategy" in own["deck"]:
        yield from reader.wrap(reader.line(say("board-orders"), [say("board-order", order=own["order"])]))


def _flash(reader: Reader, card: str) -> str:
    return f" ({reader.say('board-flash')})" if card in _FLASH else ""


# What is common to all.


def _on_offer(reader: Reader) -> Iterator[str]:
    """The row of cards, the Achievements, creatures, tiles and Unrest."""
    table, say = reader.table, reader.say
    yield from reader.wrap(reader.line(say("board-row"), _nouns(reader, table["row"])))
    if table["achievements"]:
        yield from reader.wrap(reader.line(say("board-achievements"), _nouns(reader, table["achievements"])))
    if table["creatures"]:
        line = [creature["id"] for creature in table["creatures"]]
        yield from reader.wrap(reader.line(say("board-creatures"), _nouns(reader, line)))
    facts = [f"{say('board-pile', count=table['pile'])}."]
    if table["under"]:
        facts.append(reader.line(say("board-under-pile"), _nouns(reader, table["under"])))
    if table["drawn"]:
        facts.append(reader.line(say("board-drawn"), _nouns(reader, table["drawn"])))
    facts.append(f"{say('board-unrest-left', count=table['unrest_left'])}.")
    yield from reader.wrap(" ".join(facts))


def _combat(reader: Reader) -> Iterator[str]:
    """The two sides of the combat that is being fought, as far as it has come."""
    combat = (reader.table["doing"] or {}).get("combat")
    if not combat:
        return
    yield from _gap(reader)
    place = reader.text.noun(combat["territory"], "bare")
    sides = [f"{reader.say(f'board-{side}')} ({reader.label(combat[side])})" for side in ("attacker", "defender")]
    totals = [reader.say("board-sum-total", count=combat[sum_]) for sum_ in ("attack", "defence")]
    facts = [f"{side} {total}" for side, total in zip(sides, totals, strict=True)]
    yield from reader.wrap(f"{reader.say('board-combat')}, {reader.line(place, facts)}")

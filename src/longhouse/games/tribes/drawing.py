"""The table in lines of text: the valley, the running turn, the players with their donkeys and cards, what to do next.

With width 0 the same comes as sentences, for people who listen instead of looking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.lines import Reader
from longhouse.core.protocol import Json
from longhouse.core.text import Text
from longhouse.games.tribes import data
from longhouse.games.tribes.chart import WIDTH, chart, sign
from longhouse.games.tribes.rules.game import CODEC

_POINTS_SHOWN = 5
"""Points count only when a game is cut short: they are said when fewer cycles than this are left."""
_AROUND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def draw(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """The whole table, as the reader's seat sees it."""
    reader = Reader(view, text, names, width)
    yield from reader.wrap(_headline(reader))
    yield from _gap(reader)
    yield from chart(reader)
    yield from _legend(reader) if width >= WIDTH else _land(reader)
    yield from _gap(reader)
    for player in reader.table["players"]:
        yield from reader.wrap(_player(reader, player))
    yield from _gap(reader)
    yield from _unseen(reader)
    yield from _doing(reader)
    yield from _battles(reader)


def _gap(reader: Reader) -> Iterator[str]:
    """An empty line, where somebody looks."""
    if reader.width:
        yield ""


def _headline(reader: Reader) -> str:
    """Where the game is, and whose turn it is."""
    table, say = reader.table, reader.say
    facts = []
    if table["cycle"]:
        last = {"last": table["max_cycles"]} if table["max_cycles"] else {}
        facts.append(say("table-cycle-of" if last else "table-cycle", cycle=table["cycle"], **last))
    if table["round"]:
        facts.append(say("table-round", round=table["round"], rounds=table["rounds"]))
    facts.append(say("table-phase", phase=table["phase"]))
    if table["turn"] is not None:
        facts.append(say("table-turn-of", seat={"seat": table["turn"]}))
    order = reader.line(say("table-order"), [reader.label(seat) for seat in table["order"]])
    return f"{'. '.join(facts)}. {order}"


def _legend(reader: Reader) -> Iterator[str]:
    """What the signs of the valley mean."""
    players = [f"{sign(player['seat'])} {reader.label(player['seat'])}" for player in reader.table["players"]]
    yield from reader.wrap(f"{', '.join(players)}. {reader.say('table-legend')}")
    prices = {cell: tile["price"] for cell, tile in reader.table["cells"].items() if tile["price"]}
    if prices:
        farms = [reader.say("table-farm-takes", cell=cell, item=item) for cell, item in prices.items()]
        yield from reader.wrap(reader.line(reader.say("table-farms"), farms))


# The valley in words.


def _land(reader: Reader) -> Iterator[str]:
    """Every tribe with what lies around it, the cavalry, and the discovered cells by land."""
    table, say = reader.table, reader.say
    for tribe in table["tribes"]:
        facts = [say("table-tribe", warriors=tribe["warriors"], chief=int(tribe["chief"]))]
        if tribe["protected"]:
            facts.append(say("table-protected"))
        if tribe["seat"] == reader.viewer:
            facts += [_beyond(reader, tribe["cell"], side) for side in data.SIDE_IDS]
        where = say("table-tribe-of", seat={"seat": tribe["seat"]}, cell=tribe["cell"])
        yield from reader.wrap(reader.line(f"{where}, {_name(reader, tribe['cell'])}", facts))
    if any(table["cavalry"]):
        yield from reader.wrap(reader.line(say("table-cavalry"), [cell for cell in table["cavalry"] if cell]))
    for land in table["unseen"]:
        cells = [_cell(reader, cell) for cell, tile in table["cells"].items() if tile["land"] == land]
        if cells:
            yield from reader.wrap(reader.line(reader.text.noun(land, "bare").capitalize(), cells))


def _name(reader: Reader, cell: str) -> str:
    """What the land of a discovered cell is called."""
    return reader.text.noun(reader.table["cells"][cell]["land"], "bare")


def _cell(reader: Reader, cell: str) -> str:
    """A cell with its mountains, its bonus and its price."""
    tile, say = reader.table["cells"][cell], reader.say
    marks = [say("table-mountains", sides=tile["sides"])] if tile["sides"] else []
    marks += [say(f"table-bonus-{tile['bonus']}")] if tile["bonus"] in ("attack", "defence") else []
    marks += [say("table-takes", item=tile["price"])] if tile["price"] else []
    return f"{cell} ({', '.join(marks)})" if marks else cell


def _beyond(reader: Reader, cell: str, side: str) -> str:
    """What a step over this side would meet."""
    table, say = reader.table, reader.say
    across, down = _AROUND[side]
    column, row = ord(cell[0]) - ord("A") + across, int(cell[1:]) + down
    if not (0 <= column < data.SIZE and 1 <= row <= data.SIZE):
        return say("table-beyond-edge", side=side)
    other = f"{chr(ord('A') + column)}{row}"
    tile = table["cells"].get(other)
    if side in table["cells"][cell]["sides"] or (tile and _OPPOSITE[side] in tile["sides"]):
        return say("table-beyond-mountain", side=side)
    if not tile:
        return say("table-beyond-unknown", side=side, cell=other)
    words = say("table-beyond", side=side, cell=other, land=tile["land"])
    return f"{words} ({', '.join(_others_on(reader, other))})" if _others_on(reader, other) else words


def _others_on(reader: Reader, cell: str) -> list[str]:
    """Who would be attacked there."""
    table = reader.table
    tribes = [one["seat"] for one in table["tribes"] if one["cell"] == cell and one["seat"] != reader.viewer]
    return [reader.label(seat) for seat in tribes] or [reader.text.noun("army")] * (cell in table["cavalry"])


# The players.


def _player(reader: Reader, player: Json) -> str:
    """Horses, trophies, donkey, warriors and cards of somebody."""
    table, say = reader.table, reader.say
    label = reader.label(player["seat"])
    if player["seat"] == table["spirit"]:
        label = f"{label} ({say('table-spirit')})"
    if reader.width >= WIDTH:
        label = f"{sign(player['seat'])} {label}"
    facts = [say("table-horses", count=player["horses"], goal=table["goal"])]
    facts.append(say("table-trophies", trophies=player["trophies"]) if player["trophies"] else say("table-no-trophy"))
    facts.append(say("table-warriors", count=player["warriors"], reserve=player["reserve"]))
    if table["max_cycles"] and table["max_cycles"] - table["cycle"] < _POINTS_SHOWN:
        facts.append(say("table-points", count=player["points"]))
    items = [say("table-items", count=count, item=item) for item, count in player["items"].items() if count]
    return " ".join([reader.line(label, facts), reader.line(say("table-donkey"), items), *_cards(reader, player)])


def _cards(reader: Reader, player: Json) -> Iterator[str]:
    """The card of the round, the cards left and those played."""
    say, noun = reader.say, reader.text.noun
    if not reader.table["cycle"]:
        return
    shown = player["card"] or player["chosen"]
    if shown:
        yield reader.line(say("table-card" if player["card"] else "table-card-chosen"), [noun(shown, "bare")])
    elif player["ready"]:
        yield f"{say('table-ready')}."
    yield reader.line(say("table-hand"), [_with_steps(reader, card) for card in player["hand"]])
    played = [noun(card, "bare") for card in player["played"] if card != player["card"]]
    if played:
        yield reader.line(say("table-played"), played)


def _with_steps(reader: Reader, card: str) -> str:
    """A card with its steps: those of everybody, and how many of them the chief may take."""
    found = reader.table["cards"][card]
    return f"{reader.text.noun(card, 'bare')} {found['steps']}/{found['chief']}"


def _unseen(reader: Reader) -> Iterator[str]:
    """How many tiles of each land nobody has seen."""
    unseen = reader.table["unseen"]
    facts = [reader.say("table-items", count=count, item=land) for land, count in unseen.items() if count]
    label = reader.say("table-unseen", count=sum(unseen.values()), pile=reader.table["pile"])
    yield from reader.wrap(reader.line(label, facts))


# The running turn.


def _doing(reader: Reader) -> Iterator[str]:
    """Steps that are left, the attack, the tile that is being turned."""
    doing, say = reader.table["doing"] or {}, reader.say
    if doing.get("decision") == "turn":
        facts = [say("table-steps", count=doing["steps"], chief=min(doing["steps"], doing["chief_steps"]))]
        facts.append(say("table-attack-done" if doing["attacked"] else "table-attack-open"))
        if doing["chief_done"]:
            facts.append(say("table-chief-done"))
        yield from reader.wrap(reader.line(say("table-turn-of", seat={"seat": doing["seat"]}), facts))
    for way in doing.get("ways", ()):
        if way["passes"]:
            yield from reader.wrap(say("table-passes", cell=doing["cell"], sides=way["passes"]))


def _battles(reader: Reader) -> Iterator[str]:
    """For each attack that is possible: what the strongest one would come to, with the chief and without."""
    strongest: dict[tuple[str, str, str], Json] = {}
    for key, battle in (reader.table["doing"] or {}).get("battles", {}).items():
        option = CODEC.option(CODEC.code(key) or 0)
        args = option.label.args
        way = (str(args["start"]), str(args["end"]), option.label.id)
        if way not in strongest or battle["attackers"] > strongest[way]["attackers"]:
            strongest[way] = battle
    for (start, end, kind), battle in strongest.items():
        fight = {name: battle[name] for name in ("attackers", "bonus", "defenders", "defence", "lost", "killed")}
        chief = int(kind == "option-attack-chief")
        words = [reader.say("table-battle", start=start, end=end, chief=chief, **fight)]
        words.append(reader.say("table-outcome", outcome=battle["outcome"]))
        words += [reader.say("table-own-chief-falls")] if battle["own_chief"] else []
        words += [reader.say("table-their-chief-falls")] if battle["their_chief"] else []
        yield from reader.wrap(" ".join(words))

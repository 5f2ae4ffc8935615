"""What a player may ask to see besides the table: the goal, the cards shown, the schedule, a key, the end's secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.core.protocol import Json
from longhouse.core.text import Text
from longhouse.games.tomahawk import data
from longhouse.games.tomahawk.drawing import Reader, characters_in_sight, is_character, notation, power

_LAND = {row["id"]: row for row in data.DATA["territory"]}


def goal(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """What wins, how far both are, and what is still to be had."""
    reader = Reader(view, text, names, width)
    table = reader.table
    yield from reader.wrap(f"{reader.say('board-goal-what', rounds=table['rounds'])}.")
    for seat in reader.sides:
        score, tokens = table["players"][seat]["score"], table["players"][seat]["tokens"]
        parts = reader.say("board-goal-parts", animals=score - tokens, tokens=tokens)
        yield from reader.wrap(reader.line(reader.label(seat), [reader.say("table-score", points=score), parts]))
    first, second = (player["score"] for player in table["players"])
    if first == second:
        lead = reader.say("board-goal-level", points=first)
    else:
        message = "board-goal-won" if view["over"] else "board-goal-lead"
        lead = reader.say(message, seat={"seat": 0 if first > second else 1}, by=abs(first - second))
    yield from reader.wrap(f"{lead} {_still_to_come(reader)}".rstrip())
    if table["bonus"]:
        yield from reader.wrap(f"{_bonus(reader)}.")


def _still_to_come(reader: Reader) -> str:
    """What is left to play for: rounds, animals on the table, those decided now."""
    table = reader.table
    if reader.view["over"] or not table["round"]:
        return ""
    animals = [(_LAND[pile["territory"]]["animals"], pile["turn"] == pile["turns"]) for pile in table["piles"]]
    return reader.say(
        "board-goal-left",
        rounds=table["rounds"] - table["round"] + 1,
        animals=sum(count for count, _ in animals),
        now=sum(count for count, is_last in animals if is_last),
    )


def _bonus(reader: Reader) -> str:
    """Who has how many of the sought-after animal."""
    animal = _LAND[reader.table["bonus"]]["animal"]
    own, other = reversed(reader.sides)
    first, second = (_points(reader.table["players"][seat]["won"], animal) for seat in (own, other))
    return reader.say(
        "board-goal-bonus", species=animal, seat={"seat": own}, first=first, opponent={"seat": other}, second=second
    )


def _points(won: Sequence[Json], animal: str) -> int:
    return sum(int(one["points"]) for one in won if _LAND[one["territory"]]["animal"] == animal)


def tracker(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """Which cards each side has shown, and which may still come; nothing if the match is played from memory."""
    reader = Reader(view, text, names, width)
    for seat in reader.sides:
        player = reader.table["players"][seat]
        if "shown" not in player:
            return
        possible = [card for card in player["unseen"] if is_character(card)]
        unseen = [card for card in player["unseen"] if card not in possible]
        yield reader.label(seat)
        for caption, cards in (("cards-out", player["shown"]), ("unseen", unseen), ("specials-possible", possible)):
            named = caption == "specials-possible"
            words = [text.noun(card) for card in cards] if named else reader.cards(cards)
            yield from reader.wrap("  " + reader.line(reader.say(f"table-{caption}"), words), indent="    ")


def schedule(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """Which turn of which territory each round plays, known from the start because backs show their lengths."""
    reader = Reader(view, text, names, width)
    piles = [reader.say("table-pile", pile=pile + 1) for pile in range(data.PILES)]
    rounds = [reader.say("event-round", round=number + 1) for number in range(int(data.ROUNDS))]
    room, margin = max(map(len, piles)) + 2, max(map(len, rounds)) + 2
    last = reader.say("table-decided").ljust(len(", ".join("1234")))
    heading = " " * margin + "".join(pile.ljust(room) for pile in piles) + last
    in_columns = len(heading) <= width
    if in_columns:
        yield heading.rstrip()
    for number, name in enumerate(rounds):
        places = range(number * data.PILES, (number + 1) * data.PILES)
        turns = [(int(data.SCHEDULED_TURN[at]) + 1, int(data.SCHEDULED_LENGTH[at])) for at in places]
        decided = [str(pile + 1) for pile, (turn, length) in enumerate(turns) if turn == length]
        if in_columns:
            cells = "".join(f"{turn}/{length}".ljust(room) for turn, length in turns)
            yield f"{name.ljust(margin)}{cells}{', '.join(decided) or '-'}"
        else:
            facts = [
                f"{pile} ({reader.say('table-turn', row=turn, turns=length)})"
                for pile, (turn, length) in zip(piles, turns, strict=True)
            ]
            sentence = f"{reader.line(name, facts)} {reader.line(reader.say('table-decided'), decided)}"
            yield from reader.wrap(sentence)


def key(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """How to read the table: the marks, the lands and icons on it, and the characters in sight."""
    reader = Reader(view, text, names, width)
    lands = [_LAND[pile["territory"]] for pile in reader.table["piles"]]
    if width:
        yield from notation(reader)
    about = [land["type"] for land in lands] + [land["icon"] for land in lands if "icon" in land]
    for kind in dict.fromkeys(about):
        yield from reader.wrap(reader.say(f"about-{kind}"))
    for card in characters_in_sight(reader):
        yield from reader.wrap(power(reader, card))


def review(view: Json, text: Text, names: Sequence[str], width: int = 80) -> Iterator[str]:
    """What nobody could see while the game lasted."""
    reader = Reader(view, text, names, width)
    if not view["over"]:
        return
    table = reader.table
    for seat in reader.sides:
        player = table["players"][seat]
        rejected = [card for card in player["dealt"] if card not in player["kept"]]
        if rejected:
            yield from reader.wrap(
                reader.say(
                    "table-review",
                    seat={"seat": seat},
                    kept=player["kept"],
                    rejected=rejected,
                    replaced=player["replaced"],
                )
            )
    for message, ids in (("undealt", table["undealt"]), ("unused", table["unused"]), ("tied", table["tied"])):
        if ids:
            yield from reader.wrap(reader.say(f"table-review-{message}", cards=ids))


SHEETS = {"goal": goal, "tracker": tracker, "schedule": schedule, "key": key, "review": review}

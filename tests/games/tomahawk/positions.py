"""Positions of Tomahawk in a line or two, and rounds played out of them.

    table = position("P5 07b/08a | M3 | F2 04a/05a | P1", "02a 10a", "09a", round=2)
    heard = play(table, "02a . . 10a", "09a . . .")
    fight = battle("P3", "spirit 02a", "04a 04b")

A pile is its territory and the rows already played there, seat 0 / seat 1. A dot plays any base warrior. What is
not said is filled in so that the position could have come up in a game: hands, decks, cemeteries, specials and the
territories decided before.
"""

from collections import Counter
from dataclasses import dataclass

from longhouse import games
from longhouse.core.chance import Chance
from longhouse.core.state import Ear
from longhouse.games.tomahawk.rules import codes
from longhouse.games.tomahawk.tables import DATA

GAME = games.get("tomahawk")
WARRIORS = {row["id"]: row for row in DATA["warrior"]}
SPECIALS = {row["id"]: row for row in DATA["special"]}
CARDS = WARRIORS | SPECIALS
LANDS = {row["id"]: row for row in sorted(DATA["territory"], key=lambda row: row["type"] != "plain")}
LENGTHS = [list(reversed(row["lengths"])) for row in DATA["pile"]]
"""Top to bottom, for each pile."""


PILES_IN_ROUND = {
    1: "P5 | P1 | F2 | M1",
    2: "P5 07b/08a | M3 | F2 04a/05a | P1",
    3: "P5 07b/08a 01a/02a | M3 09a/10a | P1 | F2",
    4: "P5 | F4 | M5 | F2 04a/05a",
    5: "P5 07b/08a | F4 04a/06a | M5 01a/02a | F2",
    6: "P5 07b/08a 01a/02a | F4 04a/06a 03a/10a | M5 05a/09a 06a/07a | F2 10a/01a",
}
"""An ordinary table for each round."""

STREAMS = {"specials": codes.C1_SPECIALS, "bonus": codes.C4_BONUS, "dance": codes.C5_DANCE}


class Luck(Chance):
    """Outcomes as wished for, 0 otherwise; remembers what it was asked."""

    def __init__(self, **wishes):
        self.wishes = {STREAMS[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        self.asked.append((stream, n))
        return self.wishes[stream].pop(0) if self.wishes.get(stream) else 0


class Heard:
    """What an ear has heard, with names."""

    def __init__(self, events):
        self.events = list(events)
        self.kinds = [event.kind for event in self.events]

    def all(self, kind, **where):
        """All of one kind whose fields are so, secrets included, seats as numbers."""
        known = [_flat(event) for event in self.events if event.kind == kind]
        return [fields for fields in known if where.items() <= fields.items()]

    def one(self, kind, **where):
        (found,) = self.all(kind, **where)
        return found

    def told(self, seat, kind):
        """What a seat was told of one kind of event."""
        return [part for event in self.events if event.kind == kind and (part := event.seen_by(seat))]

    def __add__(self, other):
        return Heard(self.events + other.events)


def _flat(event):
    fields = dict(event.public or {})
    for part in event.private.values():
        fields |= part
    return {name: value["seat"] if isinstance(value, dict) else value for name, value in fields.items()}


# Building.


def position(piles, first="", second="", *, settings=None, bonus=None, locked=None, doubled="", **rest):
    """A position before a deployment, in round 1 unless `round` says so.

    `locked` is {seat: (pile, card)}; `tokens`, `won` and `peeked` are pairs, one for each seat.
    """
    number, locked = rest.get("round", 1), locked or {}
    tables = [_read_pile(words) for words in piles.split("|")]
    hands = [first.split(), second.split()]
    rows = [[row[seat] for pile in tables for row in pile["rows"]] for seat in range(2)]
    bound = [[locked[seat][1]] if seat in locked else [] for seat in range(2)]
    kept, dealt = _specials([hands[seat] + rows[seat] + bound[seat] for seat in range(2)])
    if (settings or {}).get("specials") is False:
        kept, dealt = [[], []], [[], []]
    won = [words.split() for words in rest.get("won", ("", ""))]
    players = []
    for seat in range(2):
        player = _player(hands[seat], rows[seat], bound[seat], kept[seat], number)
        player["shown"] += [row[seat] for pile in tables if pile["territory"][0] != "F" for row in pile["rows"]]
        player |= {"dealt": dealt[seat], "kept": kept[seat], "won": won[seat]}
        player |= {name: rest[name][seat] for name in ("tokens", "peeked") if name in rest}
        players.append(player)
    for seat, (pile, card) in locked.items():
        players[seat]["locked"] = pile
        tables[pile - 1]["rows"].append([card, None] if seat == 0 else [None, card])
    taken = [pile["territory"] for pile in tables] + won[0] + won[1] + [bonus]
    written = {"settings": settings or {}, "round": number, "piles": tables, "players": players}
    tied = _tied(number, won[0] + won[1], taken)
    return GAME.load(written | {"bonus": bonus, "doubled": doubled.split(), "tied": tied})


def _read_pile(words):
    territory, *rows = words.split()
    return {"territory": territory, "rows": [row.split("/") for row in rows]}


def _specials(named):
    """Two specials kept and one more dealt to each side; a filler must have a warrior to replace."""
    free = [special for special in SPECIALS if special not in named[0] + named[1]][::-1]
    kept = [[card for card in cards if card in SPECIALS] for cards in named]
    for seat, cards in enumerate(kept):
        while len(cards) < 2:
            cards.append(next(special for special in free if _copies(special, named[seat])))
            free.remove(cards[-1])
    return kept, [[*cards, free.pop()] for cards in kept]


def _copies(special, named):
    """The warriors of the special's value that are not said to be somewhere."""
    return [card for card in WARRIORS if _value(card) == _value(special) and card not in named]


def _player(hand, in_rows, bound, kept, number):
    """Hand, deck and cemetery of the right sizes; hairless warriors of other faces go to the hand first."""
    named = hand + in_rows + bound
    replaced = [max(_copies(special, named), key=lambda card: WARRIORS[card]["hair"]) for special in kept]
    rest = [card for card in [*WARRIORS, *kept] if card not in named + replaced]
    faces = {face(card) for card in named}
    rest.sort(key=lambda card: (card in SPECIALS, face(card) in faces, CARDS[card]["hair"]))
    size = (4 if number == 6 else 8) - len(bound)
    hand = hand + [rest.pop(0) for _ in range(size - len(hand))]
    cemetery = 4 * (number - 1) - len(in_rows)
    return {"hand": hand, "shown": rest[:cemetery], "deck": rest[cemetery:], "replaced": replaced}


def _value(card):
    return CARDS[card]["value"]


def face(card):
    """What a card looks like: twins have the same face."""
    return (CARDS[card]["value"], CARDS[card]["hair"], card if card in SPECIALS else None)


def _tied(number, won, taken):
    """The territories that were decided before this round and that nobody is said to have won."""
    gone = Counter()
    for lengths in LENGTHS:
        rounds = 0
        for length in lengths:
            rounds += length
            gone[length] += rounds < number
    gone.subtract(LANDS[territory]["turns"] for territory in won)
    free = [territory for territory in reversed(LANDS) if territory not in taken]
    return [land for n, count in gone.items() for land in [f for f in free if LANDS[f]["turns"] == n][: max(count, 0)]]


def deal(first, second, **settings):
    """A new game in which these specials are dealt; the position before D1."""
    pool, outcomes = list(SPECIALS), []
    for special in first.split() + second.split():
        outcomes.append(pool.index(special))
        pool.remove(special)
    words = {setting.name: setting.default for setting in GAME.settings} | settings
    return GAME.start(2, words, Luck(specials=outcomes), None)


# Playing.


def keys(table, seat):
    """What a seat may do, as keys."""
    return [GAME.codec.key(code) for code in table.options(seat)]


def choose(table, seat, key, luck=None):
    """Take an option that is on the list; what was heard."""
    assert key in keys(table, seat)
    ear = Ear()
    table.ear = ear
    table.apply(seat, GAME.codec.code(key), luck or Luck())
    table.ear = None
    return Heard(GAME.events.read(ear.heard))


def deploy(table, seat, cards, keep=(), luck=None):
    """Cards for the free piles in order; a dot, or a pile left out, takes any base warrior but those to keep."""
    heard = Heard([])
    locked = look(table, seat)["players"][seat]["locked"]
    free = [pile for pile in range(1, 5) if pile != locked]
    wanted = dict(zip(free, cards.split(), strict=True)) if isinstance(cards, str) else dict(cards)
    named = {card for card in wanted.values() if card != "."} | set(keep)
    while keys(table, seat) != ["commit"]:
        offered = [key[len("play:") :].split(">") for key in keys(table, seat)]
        pile = int(offered[0][1])
        card = wanted.get(pile, ".")
        if card == ".":
            card = next(card for card, _ in offered if card in WARRIORS and card not in named)
        heard += choose(table, seat, f"play:{card}>{pile}")
    return heard + choose(table, seat, "commit", luck)


def play(table, first, second, keep=((), ()), luck=None):
    """A whole round: both deploy and commit. What was heard; the tokens told of are the tokens taken."""
    before = [player["tokens"] for player in look(table)["players"]]
    heard = deploy(table, 0, first, keep[0]) + deploy(table, 1, second, keep[1], luck)
    for seat in range(2):
        taken = sum(fields["count"] for fields in heard.all("scalped", seat=seat))
        assert look(table)["players"][seat]["tokens"] == before[seat] + taken
    return heard


def look(table, seat=None):
    """What a seat sees."""
    return GAME.view(table, seat)


def rows(table, pile, seat=None):
    """The rows of a pile as a seat sees them, without the one now being played."""
    seen = look(table, seat)["piles"][pile - 1]
    return seen["rows"][: seen["turn"] - 1]


def count_deployments(table, seat):
    """In how many ways a seat can fill its places."""
    if keys(table, seat) == ["commit"]:
        return 1
    total = 0
    for option in table.options(seat):
        after = table.copy()
        after.apply(seat, option, Luck())
        total += count_deployments(after, seat)
    return total


@dataclass
class Fight:
    """How a battle went."""

    pile: int
    territory: str
    rounds: list[Heard]
    table: object

    @property
    def heard(self):
        return sum(self.rounds, Heard([]))

    @property
    def totals(self):
        told = self.heard.one("totals", pile=self.pile)
        return told["first"], told["second"]

    @property
    def tokens(self):
        """For each row, what each side took there."""
        last = len(self.rounds)
        taken = [[0, 0] for _ in range(last)]
        for told in self.heard.all("scalped", pile=self.pile):
            taken[told["row"] - 1][told["seat"]] += told["count"]
        return [tuple(row) for row in taken]

    @property
    def winner(self):
        """The seat that took the card, None if it was discarded; read from the table."""
        seen = look(self.table)
        owners = [[won["territory"] for won in player["won"]] for player in seen["players"]]
        assert (self.territory in seen["tied"]) != (self.territory in owners[0] + owners[1])
        return next((seat for seat in range(2) if self.territory in owners[seat]), None)

    @property
    def points(self):
        """What the territory brings to its winner."""
        won = [won for player in look(self.table)["players"] for won in player["won"]]
        return next((one["points"] for one in won if one["territory"] == self.territory), 0)

    def has(self, kind, **where):
        """Whether something of this kind happened at the territory."""
        return bool(self.heard.all(kind, pile=self.pile, **where))


PILE_OF_LENGTH = {1: 2, 2: 3, 3: 1}
"""Where round 1 has a territory of each length."""


def battle(territory, first, second, settings=None):
    """The whole battle for a territory that is turned up in round 1, each side's cards in order."""
    length = LANDS[territory]["turns"]
    pile = PILE_OF_LENGTH[length]
    cards = (first.split(), second.split())
    assert len(cards[0]) == len(cards[1]) == length
    tops = []
    for number, lengths in enumerate(LENGTHS, start=1):
        others = (land for land in LANDS if LANDS[land]["turns"] == lengths[0] and land not in [*tops, territory])
        tops.append(territory if number == pile else next(others))
    table = position(" | ".join(tops), first, second, settings=settings)
    heard = [play(table, {pile: cards[0][turn]}, {pile: cards[1][turn]}, keep=cards) for turn in range(length)]
    return Fight(pile, territory, heard, table)

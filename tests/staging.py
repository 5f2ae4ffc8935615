"""One way to put up a position and to choose in it, for the tests of every game.

    HERE = Staging(games.get("wendake"))
    table = HERE.load({"players": 2, "seats": [{"goods": {"corn": 2}}]})
    heard = HERE.choose(table, "place:1", "do:move3", mask_deck=[3])
    assert HERE.keys(table, "order place") == ["order"]

A game's tests say what a written position, a choice and a wish look like in short; nothing here or there knows how a
game keeps its state. What a position does not show, its dump does.
"""

from longhouse.core.chance import Chance, FastChance
from longhouse.core.settings import complete
from longhouse.core.state import Ear
from longhouse.core.text import Text

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve")


class Luck(Chance):
    """Outcomes as wished for, by the name of their stream (`mask_deck=[3, 0]`), 0 otherwise.

    Remembers what it was asked: `asked == [("mask deck", 36)]`.
    """

    def __init__(self, staging, table, wishes):
        named = {name.replace(" ", "_"): name for name in staging.game.streams}
        self.staging = staging
        self.table = table
        self.wishes = {named[name]: list(outcomes) for name, outcomes in wishes.items()}
        self.asked = []

    def pick(self, stream, n):
        name = self.staging.game.streams[stream]
        self.asked.append((name, n))
        if not self.wishes.get(name):
            return 0
        outcome = self.staging.outcome(self.table, name, self.wishes[name].pop(0))
        assert 0 <= outcome < n
        return outcome


class Heard:
    """Events as fields, secrets included, seats as numbers; and the options that were taken because no other was."""

    def __init__(self, events=(), forced=(), short=str):
        self.events = list(events)
        self.kinds = [event.kind for event in self.events]
        self.forced = list(forced)
        self.short = short

    def all(self, kind, **where):
        """All of one kind whose fields are so."""
        known = [self._flat(event) for event in self.events if event.kind == kind]
        return [fields for fields in known if where.items() <= fields.items()]

    def one(self, kind, **where):
        (found,) = self.all(kind, **where)
        return found

    def seen(self, seat, kind):
        """What a seat was told of one kind of event, with its kind and whether something was hidden."""
        return [part for event in self.events if event.kind == kind and (part := event.seen_by(seat))]

    def told(self, seat, kind):
        """The fields that a seat was told of one kind of event."""
        return [{k: v for k, v in part.items() if k not in ("kind", "hidden")} for part in self.seen(seat, kind)]

    def __add__(self, other):
        return Heard(self.events + other.events, self.forced + other.forced, self.short)

    def _flat(self, event):
        fields = dict(event.public or {})
        for part in event.private.values():
            fields |= part
        return {name: self._plain(value) for name, value in fields.items()}

    def _plain(self, value):
        """A value as tests write it: a seat as its number, also inside a list."""
        if isinstance(value, list):
            return [self._plain(one) for one in value]
        if isinstance(value, dict):
            return value["seat"]
        return self.short(value) if isinstance(value, str) else value


class Staging:
    """The words in which the tests of one game speak. A game with short names of its own says how they are read."""

    def __init__(self, game):
        self.game = game
        self.texts = [Text(language, game.folder / "text") for language in ("en", "fr")]

    # What a game may say.

    def outcome(self, table, stream, wish):
        """The outcome that a wish means, where tests wish for a tile or a card by its name."""
        return wish

    def short(self, table):
        """How an option or a field of an event is written in tests of this table."""
        return str

    def long(self, key):
        """The option that a short key means."""
        return key

    # Positions.

    def load(self, written):
        """A written position."""
        return self.game.load(written)

    def deal(self, players=None, luck=None, ear=None, **settings):
        """A new game, before its first choice; the fewest players unless said."""
        chosen = complete(self.game.settings, settings)
        return self.game.start(self.game.check_seats(players, chosen), chosen, luck or self.lucky(), ear)

    # Choices.

    def lucky(self, table=None, **wishes):
        """Luck that grants these wishes; those for things that are on the table need the table."""
        return Luck(self, table, wishes)

    def decider(self, table):
        """The one seat that decides now."""
        (seat,) = table.deciding()
        return seat

    def keys(self, table, *starts, seat=None):
        """What a seat may do, the one that decides unless said; only keys that start with one of these words."""
        short = self.short(table)
        codes = table.options(self.decider(table) if seat is None else seat)
        found = [short(self.game.codec.key(code)) for code in codes]
        words = tuple(word for start in starts for word in start.split())
        return [key for key in found if not starts or key.startswith(words)]

    def choose(self, table, *wanted, seat=None, luck=None, **wishes):
        """Take options that are on the list, one after the other, whoever decides unless said; what was heard."""
        luck = luck or self.lucky(table, **wishes)
        ear = Ear()
        for key in wanted:
            who = self.decider(table) if seat is None else seat
            offered = self.keys(table, seat=who)
            assert key in offered, f"{key} is not among {offered}"
            self.apply(table, who, self.game.codec.code(self.long(key)), luck, ear)
        return self.heard(ear, table)

    def apply(self, table, seat, option, luck, ear):
        """Take one option, listening."""
        table.ear = ear
        table.apply(seat, option, luck)
        table.ear = None

    def heard(self, ear, table=None):
        """What an ear has heard."""
        short = self.short(table)
        events, codec = self.game.events.read(ear.heard), self.game.codec
        return Heard(events, [short(codec.key(code)) for code in ear.forced], short)

    def after(self, table, *wanted, **wishes):
        """A copy of the table on which this was chosen."""
        other = table.copy()
        self.choose(other, *wanted, **wishes)
        return other

    def told(self, table, viewer, seat, option, seed):
        """All that a viewer would hear if an option were taken."""
        other, ear = table.copy(), Ear()
        self.apply(other, seat, option, FastChance(seed), ear)
        return [event.seen_by(viewer) for event in self.game.events.read(ear.heard)]

    def walk(self, table, seed, taste=None, most=20_000):
        """Random play up to the end: (seat, option) before each choice.

        `taste(options, chance)` may leave out options.
        """
        luck, mood = FastChance(seed), FastChance(seed + 1000)
        for _ in range(most):
            if table.is_over():
                return
            deciding = table.deciding()
            seat = deciding[mood.pick(-1, len(deciding))] if len(deciding) > 1 else deciding[0]
            options = table.options(seat)
            if taste:
                options = taste(options, mood)
            option = options[mood.pick(-1, len(options))]
            yield seat, option
            table.apply(seat, option, luck)
        raise AssertionError("the game does not end")

    # Looking.

    def look(self, table, seat=None):
        """What a seat sees."""
        return self.game.view(table, seat)

    def player(self, table, seat=0):
        """A player's things, as the player sees them."""
        return self.look(table, seat)["players"][seat]

    def decision(self, table):
        """The name of the open decision, None at the end; the view and the question agree on it."""
        doing = self.look(table)["doing"]
        name = doing["decision"] if doing else None
        assert [self.game.prompt(table, seat)[0] for seat in table.deciding()] == [name] * len(table.deciding())
        return name

    def reason(self, table, target, seat=0):
        """Why no option has this target: rule, message (without "why-") and arguments; both languages can say it."""
        if seat in table.deciding():
            codec = self.game.codec
            assert all(target not in codec.option(code).targets for code in table.options(seat)), target
        found = self.game.why_not(table, seat, target)
        for text in self.texts:
            assert text.has(found.message.id)
            assert "{" not in text.say(found.message, NAMES, seat)
        return found.rule, found.message.id.removeprefix("why-"), dict(found.message.args)

    def why(self, table, target, seat=0):
        """Rule and message of the reason."""
        return self.reason(table, target, seat)[:2]

"""Compares everything that people were answered and told with what is on disk, through the engine.

The log of an export is the truth. It must replay from its seed to what it says. Every acknowledged act must be in it
exactly once and in the order of the acknowledgements, and nothing else of a person's. Every stream must have told its
reader the steps of that reader's own story, each once, and nothing that this reader may not know.
"""

import json
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from longhouse.core import log, registry, secrecy
from longhouse.core.errors import LonghouseError
from longhouse.core.match import Match
from longhouse.core.seed import Seed
from longhouse.core.settings import recalled


class Book:
    """A table's log, and each reader's story, computed from it."""

    def __init__(self, line):
        self.line = line
        self.game = registry.get(line["game"])
        settings = recalled(self.game.settings, line["settings"])
        seed = Seed.from_hex(line["seed"], line["seed_chosen"])
        bots = [seat["seat"] for seat in line["seats"] if seat["kind"] == "bot"]
        self.match = Match(self.game, len(line["seats"]), settings, seed, bots=bots)
        self.match.entries = [log.from_json(one, self.game.streams) for one in line["entries"]]
        self.entries = self.match.entries
        self._stories = {}
        self._views = {}
        self._options = {}
        self._states = {}

    def story(self, reader):
        """The numbers of the entries that this reader heard of; those of others' secret choices are not among them."""
        if reader not in self._stories:
            self._stories[reader] = [
                entry.n
                for entry in self.entries
                if entry.do == "start" or entry.seat == reader or secrecy.told(entry.events, reader)
            ]
        return self._stories[reader]

    def undone(self, reader, seq):
        """The steps that no longer counted when the reader had been told `seq`."""
        story = self.story(reader)
        number = {n: at for at, n in enumerate(story)}
        voids = [n for entry in self.entries[: story[seq] + 1] for n in entry.voids]
        return {number[n] for n in voids if n in number}

    def parts(self, reader, after, seq, is_over):
        """What a reader is told of the steps after a number up to another one; without what is forgotten."""
        steps = [secrecy.told(self.entries[n].events, reader) for n in self.story(reader)[: seq + 1]]
        if not is_over:
            everything = [event for events in steps for event in events]
            kept = {id(event) for event in self.game.remember(self.match.settings, everything)}
            if len(kept) < len(everything):
                steps = [[event for event in events if id(event) in kept] for events in steps]
                return {at: events for at, events in enumerate(steps) if events and at > after}
        return {at: events for at, events in enumerate(steps) if at > after}

    def span(self, reader, seq):
        """The entries at which a reader who was told `seq` may stand: others' secret choices do not show."""
        story = self.story(reader)
        end = story[seq + 1] if seq + 1 < len(story) else len(self.entries)
        return range(story[seq], end)

    def state(self, n):
        """The position after an entry."""
        if n not in self._states:
            self._states[n] = self.match.state_after(n)
            if self.entries[n].do == "choose" and n % 8 == 0 and self._is_kept(n):
                self.match.keep_position(n, self._states[n].copy())
        return self._states[n]

    def _is_kept(self, n):
        """Whether entry n was never taken back: only then its position helps to compute later ones."""
        return not any(n >= void for entry in self.entries for void in entry.voids)

    def view(self, reader, n):
        """What the engine shows a reader after an entry, as JSON brings it."""
        if (reader, n) not in self._views:
            self._views[reader, n] = _plain(self.game.view(self.state(n), reader))
        return self._views[reader, n]

    def options(self, reader, n):
        """What a reader is offered after an entry."""
        state = self.state(n)
        if reader is None or state.is_over() or reader not in state.deciding():
            return set()
        return {self.game.codec.option(code).key for code in state.options(reader)}


class Checker:
    """Finds what is wrong with a table; each finding is one line."""

    def __init__(self, record, line, exports=()):
        self.record, self.exports = record, exports
        self.found = [f"people noticed: {note}" for note in record.trouble]
        self.book = Book(line)
        self.counts = Counter()
        self._sent = {}

    def check(self):
        """Everything; the findings."""
        numbers = [entry.n for entry in self.book.entries]
        if numbers != list(range(len(numbers))):
            self._say(f"entries are numbered {_shortened(numbers)}")
            return self.found
        if not numbers:
            if any(act.done for act in self.record.acts):
                self._say("lost: acknowledged acts, and no log")
            return self.found
        self.check_replay()
        self.check_acts()
        self.check_exports()
        try:
            self.check_readers()
        except (LonghouseError, IndexError) as error:
            self._say(f"what people were shown cannot be computed from the log: {error!r}")
        return self.found

    def _say(self, finding):
        self.found.append(finding)

    # The log itself.

    def check_replay(self):
        """The log, and every file of the match, play again from the seed."""
        with tempfile.TemporaryDirectory() as name:
            path = Path(name) / "match.jsonl"
            try:
                self.book.match.state = self.book.match.state_after(len(self.book.entries) - 1)
                self.book.match.save(path)
                self.counts["luck"] += Match.verify(path)
                for text in self.record.files:
                    path.write_text(text)
                    Match.verify(path)
                    self._compare_file(text)
            except (LonghouseError, ValueError) as error:
                self._say(f"changed: the log does not play again: {error!r} {getattr(error, 'args_of_message', '')}")
        position = self.book.line.get("position")
        if position is not None and not self.found and _plain(self.book.match.state.dump()) != position:
            self._say("changed: the position on disk is not where the log leads")

    def _compare_file(self, text):
        entries = [one for one in map(json.loads, text.splitlines()) if "n" in one]
        if entries != self.book.line["entries"]:
            self._say("changed: the file of the match is not what was exported")

    def check_exports(self):
        """What was exported earlier is how the log still begins, with all that was acknowledged by then."""
        for export in self.exports:
            line = export.lines.get(self.record.table)
            acknowledged = [act for act in self.record.acts if act.done and act.answered < export.began]
            if line is None:
                if acknowledged:
                    self._say("lost: an export did not have the table")
                continue
            early = line["entries"]
            if early != self.book.line["entries"][: len(early)]:
                self._say("changed: the log does not begin as it was exported earlier")
            for act in acknowledged:
                if (entry := self._sent.get(id(act))) is not None and entry.n >= len(early):
                    self._say(f"lost: entry {entry.n} was acknowledged before an export that lacks it")

    # Acknowledgements.

    def check_acts(self):
        """Every acknowledged act is one entry, every entry of a person's is one act; in their order."""
        by_decision = defaultdict(list)
        for entry in self.book.entries:
            if entry.do == "choose":
                by_decision[entry.seat, entry.decision].append(entry)
        for (seat, decision), entries in by_decision.items():
            if len(entries) > 1:
                self._say(f"doubled: decision {decision} of seat {seat} in entries {[one.n for one in entries]}")
        for act in self.record.acts:
            if act.done:
                self.counts[act.kind] += 1
                self._find_entry(act, by_decision)
        self._check_strangers()
        self._check_order()
        self._check_duels()

    def _find_entry(self, act, by_decision):
        """The entry of an act that was acknowledged."""
        story, seq = self.book.story(act.seat), act.answer["seq"]
        told = self.book.entries[story[seq]] if 0 <= seq < len(story) else None
        if act.kind == "choose":
            (key,) = act.body["choices"]
            found = by_decision.get((act.seat, act.body["decision"]), [])
            entry = next((one for one in found if one.choice == key), None)
            if entry is None:
                instead = [one.choice for one in found]
                self._say(f"{'changed' if found else 'lost'}: {key} of seat {act.seat} {instead or ''}, told as {seq}")
            elif told is not entry:
                self._say(f"entry {entry.n} was acknowledged with the number {seq}")
        elif told is None:
            self._say(f"lost: {act.kind} of seat {act.seat} was acknowledged with the number {seq}")
            return
        else:
            entry = told if told.do == ("undo" if act.kind == "undo" else "rewind") else None
            if act.kind == "undo" and (entry is None or entry.seat != act.seat):
                self._say(f"lost: an undo of seat {act.seat} that was acknowledged as {seq}")
                return
        if entry is not None:
            self._sent[id(act)] = entry

    def _check_strangers(self):
        """Entries that nobody was acknowledged for, or two people were."""
        acts = Counter(self._sent[id(act)].n for act in self.record.acts if id(act) in self._sent and self._makes(act))
        for entry in self.book.entries:
            is_own = entry.do in ("choose", "undo", "rewind") and entry.seat not in self.record.bots
            if is_own and acts[entry.n] != 1:
                self._say(f"doubled: entry {entry.n} ({entry.do}) belongs to {acts[entry.n]} acknowledged acts")

    def _makes(self, act):
        """Whether an act made the entry that it is told with. Answers before the last one, and a no, made none."""
        if act.kind in ("choose", "undo"):
            return True
        entry = self._sent[id(act)]
        same = [
            one for one in self.record.acts if self._sent.get(id(one)) is entry and one.kind in ("rewind", "answer")
        ]
        return act is min(same, key=lambda one: one.answered)

    def _check_order(self):
        """What was acknowledged before something else was sent stands before it."""
        placed = sorted(
            ((self._sent[id(act)].n, act) for act in self.record.acts if id(act) in self._sent and self._makes(act)),
            key=lambda pair: pair[0],
        )
        earliest = float("inf")
        for n, act in reversed(placed):
            if act.sent > earliest:
                self._say(f"order: entry {n} was sent after a later one had been acknowledged")
            earliest = min(earliest, act.answered)

    def _check_duels(self):
        duels = defaultdict(list)
        for act in self.record.acts:
            if act.duel is not None:
                duels[act.duel].append(act)
        for acts in duels.values():
            self.counts["duels"] += 1
            won = [act for act in acts if act.done]
            if len(won) > 1:
                self._say(f"doubled: both won a duel for decision {won[0].body['decision']}")
            if not won and not self.record.bots:
                self._say(f"nobody won a duel: {[act.answer for act in acts]}")

    # Readers.

    def check_readers(self):
        """Streams and snapshots, each against its reader's own story."""
        known = defaultdict(lambda: -1)
        for heard in self.record.heard:
            data = json.loads(heard.text)
            who = f"stream of {_name(heard.reader)}"
            if heard.after != known[heard.reader]:
                self._say(f"{who}: asked after {heard.after}, had {known[heard.reader]}")
            if heard.number != data["seq"]:
                self._say(f"{who}: id {heard.number}, seq {data['seq']}")
            self._check_told(who, heard.reader, heard.after, data)
            self._check_secrets(who, heard.text, data)
            known[heard.reader] = data["seq"]
            self.counts["steps"] += len(data["story"])
        for look in self.record.looks:
            self._check_told(f"snapshot of {_name(look.reader)}", look.reader, -1, look.data)
        self._check_fresh()
        self._check_ends(known)

    def _check_ends(self, known):
        """Every stream has told everything; where a bot plays on, at least what was there when people left."""
        for reader, last in {look.reader: look for look in self.record.looks}.items():
            whole = last.data["seq"] if self.record.bots else len(self.book.story(reader)) - 1
            if known[reader] < whole:
                self._say(f"stream of {_name(reader)} has a gap at its end: {known[reader]} of {whole}")

    def _check_told(self, who, reader, after, data):
        """One message or snapshot: its numbers, its events, its picture, its options."""
        seq = data["seq"]
        if data.get("status") == "waiting":
            return
        if not 0 <= seq < len(self.book.story(reader)):
            self._say(f"{who}: {seq} was told, and the log has {len(self.book.story(reader)) - 1}")
            return
        if seq <= after:
            self._say(f"{who}: {seq} came after {after}")
            return
        wanted = self.book.parts(reader, after, seq, data.get("status") == "over")
        numbers = [part["seq"] for part in data["story"]]
        if numbers != list(wanted):
            self._say(f"{who}: {_shortened(numbers)} came after {after}, not {_shortened(list(wanted))}")
            return
        undone = self.book.undone(reader, seq)
        for part in data["story"]:
            if part["events"] != _plain(wanted[part["seq"]]):
                self._say(f"{who}: leaked or changed: step {part['seq']} is {part['events']}")
            if part["undone"] != (part["seq"] in undone):
                self._say(f"{who}: step {part['seq']} is {'' if part['undone'] else 'not '}undone")
        if "undone" in data and set(data["undone"]) != undone:
            self._say(f"{who}: undone {data['undone']}, not {sorted(undone)}")
        self._check_picture(who, reader, seq, data)

    def _check_picture(self, who, reader, seq, data):
        span = self.book.span(reader, seq)
        if "view" in data and not any(data["view"] == self.book.view(reader, n) for n in span):
            self._say(f"{who}: leaked or changed: the view at {seq} is not this reader's")
        if "options" in data:
            offered = {option["key"] for option in data["options"]}
            if not any(offered == self.book.options(reader, n) for n in span):
                self._say(f"{who}: leaked or changed: the options at {seq} are not this reader's")
        if data.get("seat", reader) != reader:
            self._say(f"{who}: it was made for {_name(data.get('seat'))}")

    def _check_secrets(self, who, text, data):
        if data.get("status") != "over" and self.book.line["seed"] in text:
            self._say(f"{who}: leaked: the seed")
        if any(token in text for token in self.record.tokens if token):
            self._say(f"{who}: leaked: a token")

    def _check_fresh(self):
        """Whatever was answered is seen by every later request."""
        for reader in self.record.readers:
            known = [(act.answered, act.answer["seq"]) for act in self.record.acts if act.done and act.seat == reader]
            looks = [look for look in self.record.looks if look.reader == reader]
            known += [(look.answered, look.data["seq"]) for look in looks]
            known.sort()
            at, most = 0, -1
            for look in sorted(looks, key=lambda one: one.sent):
                while at < len(known) and known[at][0] < look.sent:
                    most = max(most, known[at][1])
                    at += 1
                if look.data["seq"] < most:
                    self._say(f"stale: {_name(reader)} saw {look.data['seq']} after {most} had been answered")


def _plain(value):
    """As JSON brings it."""
    return json.loads(json.dumps(value))


def _name(reader):
    return "a spectator" if reader is None else f"seat {reader}"


def _shortened(numbers):
    return numbers if len(numbers) <= 12 else [*numbers[:5], "...", *numbers[-5:]]

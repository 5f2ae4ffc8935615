"""Whether the checker finds what is wrong: a table as it should be, and the same with one fault each."""

import copy
import json
from types import SimpleNamespace

from longhouse.core import log, registry, secrecy
from server.chaos.checker import Checker
from server.chaos.records import Act, Export, Heard, Look, TableRecord

_TOKENS = ["token-of-seat-0", "token-of-seat-1"]


class Played:
    """A match of two, with what its people would have recorded. Time is counted in acts."""

    def __init__(self):
        self.game = registry.get("tomahawk")
        self.match = self.game.new(seats=2, seed="selftest")
        self.record = TableRecord("selftest", "tomahawk", list(_TOKENS))
        self.clock = 0.0
        self.known = {0: -1, 1: -1, None: -1}
        self.tell()
        for number in range(24):
            self.choose(number)
            if number == 9:
                self.undo()
        self.early = Export(self.tick(), {"selftest": self.line()})
        self.go_back()
        for number in range(100, 106):
            self.choose(number)
        self.look()

    def tick(self):
        self.clock += 1.0
        return self.clock

    def choose(self, number):
        seat = self.match.deciding()[0]
        asked, options = self.match.decision(seat).id, self.match.options(seat)
        key = options[number % len(options)].key
        body = {"decision": asked, "choices": [key]}
        sent = self.tick()
        self.match.choose(seat, key, asked)
        duel = number if number == 3 else None
        self.done("choose", seat, body, sent, duel)
        if duel is not None:
            answer = {"error": {"id": "error-choice-stale"}}
            self.record.acts.append(Act("choose", seat, body, sent, self.tick(), 409, answer, duel=duel))
        self.tell()

    def undo(self):
        for seat in (0, 1):
            if self.match.can_undo(seat):
                sent = self.tick()
                self.match.undo(seat)
                self.done("undo", seat, {"turn": False}, sent)
                self.tell()
                return
        raise AssertionError("nothing to take back")

    def go_back(self):
        sent = self.tick()
        self.done("rewind", 0, {"to": 5}, sent)
        sent = self.tick()
        self.match.rewind(len(self.match.entries) - 6, 0, [0, 1])
        self.done("answer", 1, {"agree": True}, sent)
        self.tell()

    def story(self, reader):
        return [
            entry
            for entry in self.match.entries
            if entry.do == "start" or entry.seat == reader or secrecy.told(entry.events, reader)
        ]

    def done(self, kind, seat, body, sent, duel=None):
        answer = {"seq": len(self.story(seat)) - 1}
        self.record.acts.append(Act(kind, seat, body, sent, self.tick(), 200, answer, duel=duel))

    def seen(self, reader, after):
        """What a server sends a reader."""
        story = self.story(reader)
        voids = {n for entry in self.match.entries for n in entry.voids}
        asked = reader is not None and reader in self.match.deciding()
        options = [{"key": option.key} for option in self.match.options(reader)] if asked else []
        parts = [
            {"seq": at, "events": secrecy.told(entry.events, reader), "undone": entry.n in voids}
            for at, entry in enumerate(story)
            if at > after
        ]
        found = {"seq": len(story) - 1, "status": "playing", "seat": reader, "story": parts, "options": options}
        return json.loads(json.dumps({**found, "view": self.game.view(self.match.state, reader)}))

    def tell(self):
        for reader, after in self.known.items():
            data = self.seen(reader, after)
            if data["seq"] > after:
                self.record.heard.append(Heard(reader, after, data["seq"], json.dumps(data)))
                self.known[reader] = data["seq"]

    def look(self):
        for reader in self.known:
            sent = self.tick()
            self.record.looks.append(Look(reader, sent, self.tick(), self.seen(reader, -1)))

    def line(self):
        entries = [json.loads(json.dumps(log.to_json(one, self.game.streams))) for one in self.match.entries]
        seats = [{"seat": seat, "kind": "person"} for seat in (0, 1)]
        return {
            "game": "tomahawk",
            "settings": dict(self.match.settings),
            "seed": self.match.seed.value.hex(),
            "seed_chosen": True,
            "seats": seats,
            "entries": entries,
            "position": json.loads(json.dumps(self.match.state.dump())),
        }


def sound():
    """A record, an export and an earlier one that agree."""
    played = Played()
    return SimpleNamespace(record=played.record, line=played.line(), exports=[played.early])


def findings(case):
    return Checker(case.record, case.line, case.exports).check()


# The faults. Each changes what a sound server would have left behind.


def lose_the_last(case):
    del case.line["entries"][-1], case.line["position"]


def lose_one_amid(case):
    del case.line["entries"][7], case.line["position"]
    for n, entry in enumerate(case.line["entries"]):
        entry["n"] = n


def double_one(case):
    entries = case.line["entries"]
    again = copy.deepcopy(next(one for one in reversed(entries) if one["do"] == "choose"))
    entries.append({**again, "n": len(entries)})


def change_one(case):
    entry = next(one for one in case.line["entries"][5:] if one["do"] == "choose")
    entry["choice"] = "changed"


def change_luck(case):
    entry = next(one for one in case.line["entries"] if one.get("chance"))
    entry["chance"][0][2] = (entry["chance"][0][2] + 1) % max(2, entry["chance"][0][1])


def change_position(case):
    case.line["position"] = case.exports[0].lines["selftest"]["position"]


def change_after_an_export(case):
    line = case.exports[0].lines["selftest"]
    line["entries"][-1] = {**line["entries"][-1], "choice": "something else"}


def export_too_little(case):
    del case.exports[0].lines["selftest"]["entries"][-1]


def swap_two(case):
    first, second = [act for act in case.record.acts if act.kind == "choose" and act.done][4:6]
    first.sent, second.sent = second.sent, first.sent
    first.answered, second.answered = second.answered, first.answered


def let_two_win(case):
    next(act for act in case.record.acts if act.duel is not None and not act.done).status = 200
    case.record.acts[-1].answer.setdefault("seq", 0)
    for act in case.record.acts:
        act.answer.setdefault("seq", 0)


def let_nobody_win(case):
    acts = [act for act in case.record.acts if act.duel is not None]
    for act in acts:
        act.status = 409


def forget_an_undo(case):
    entries = case.line["entries"]
    entries[:] = [one for one in entries if one["do"] != "undo"]
    for n, entry in enumerate(entries):
        entry["n"] = n


def _stream(case, reader, change, at=4):
    heard = [one for one in case.record.heard if one.reader == reader][at]
    data = json.loads(heard.text)
    change(data)
    heard.text = json.dumps(data)


def skip_a_step(case):
    heard = [one for one in case.record.heard if one.reader == 0]
    case.record.heard.remove(heard[5])
    heard[6].after = heard[5].after


def repeat_a_step(case):
    heard = [one for one in case.record.heard if one.reader == 1]
    at = case.record.heard.index(heard[5])
    case.record.heard.insert(at, copy.deepcopy(heard[4]))


def leave_the_end_out(case):
    case.record.heard.remove([one for one in case.record.heard if one.reader is None][-1])


def leak_an_event(case):
    """A spectator hears what seat 0 was told of the deal: its hand."""
    deal = json.loads(next(one for one in case.record.heard if one.reader == 0).text)["story"][0]["events"]
    _stream(case, None, lambda data: data["story"][0].update(events=deal), at=0)


def leak_a_view(case):
    mine = json.loads(next(one for one in case.record.heard if one.reader == 0).text)["view"]
    _stream(case, 1, lambda data: data.update(view=mine), at=0)


def leak_options(case):
    mine = json.loads(next(one for one in case.record.heard if one.reader == 0).text)["options"]
    _stream(case, None, lambda data: data.update(options=mine or [{"key": "play:07b>1"}]))


def leak_a_token(case):
    _stream(case, 0, lambda data: data.update(note=_TOKENS[1]))


def leak_the_seed(case):
    _stream(case, 0, lambda data: data.update(seed=case.line["seed"]))


def tell_of_an_undo_too_late(case):
    _stream(case, 0, lambda data: data["story"][-1].update(undone=True))


def look_at_the_past(case):
    look = case.record.looks[0]
    again = copy.deepcopy(look)
    look.sent = look.answered = look.sent - 0.5
    earlier = next(one for one in case.record.heard if one.reader == look.reader)
    again.sent, again.answered = look.sent + 0.1, look.sent + 0.2
    again.data = json.loads(earlier.text)
    case.record.looks.insert(1, again)


CASES = {
    lose_the_last: "lost",
    lose_one_amid: "lost",
    forget_an_undo: "lost",
    export_too_little: "lost",
    double_one: "doubled",
    let_two_win: "doubled",
    let_nobody_win: "doubled",
    change_one: "changed",
    change_luck: "changed",
    change_position: "changed",
    change_after_an_export: "changed",
    swap_two: "order",
    skip_a_step: "came after",
    repeat_a_step: "asked after",
    leave_the_end_out: "gap",
    leak_an_event: "leaked",
    leak_a_view: "leaked",
    leak_options: "leaked",
    leak_a_token: "leaked: a token",
    leak_the_seed: "leaked: the seed",
    tell_of_an_undo_too_late: "undone",
    look_at_the_past: "stale",
}
"""Each fault, and a word that must stand in a finding."""


def missed():
    """The faults that are not found; and whatever is found where nothing is wrong."""
    false = [f"found though nothing is wrong: {one}" for one in findings(sound())]
    left = []
    for fault, word in CASES.items():
        case = sound()
        fault(case)
        found = findings(case)
        if not any(word in one for one in found):
            left.append(f"{fault.__name__}: no '{word}' in {found}")
    return false + left

"""What a match keeps as it grows is what could be computed again from its whole log."""

from functools import cache

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from longhouse.core import log, registry, secrecy
from longhouse.core.chance import FastChance
from longhouse.core.errors import UndoRefused
from longhouse.core.log import Log
from longhouse.testing.suite.test_match_walk import DEEDS, do
from longhouse.testing.tables import tables


def live(entries):
    kept = {}
    for entry in entries:
        for n in entry.voids:
            kept.pop(n, None)
        if entry.do in ("start", "choose"):
            kept[entry.n] = entry
    return list(kept.values())


def undoable(match, seat, counting):
    """The seat's last choice, if it may take it back; the refusal otherwise."""
    own = [entry for entry in counting if entry.seat == seat and entry.do == "choose"]
    if not own:
        return "error-undo-nothing", {}
    if own[-1].barrier:
        return f"error-undo-{own[-1].barrier}", {}
    since = [entry for entry in counting if entry.n > own[-1].n]
    open_now = match.state.frames.serial()
    if since and any(entry.serial != open_now for entry in (own[-1], *since)):
        return "error-undo-others", {"seat": {"seat": since[0].seat}}
    return own[-1]


def run_of(match, seat, counting):
    run, left = [], list(counting)
    while isinstance(found := undoable(match, seat, left), log.Entry):
        run.append(found.n)
        left = [entry for entry in left if entry.n != found.n]
    return run or found


def times_set_back(entries, seat, serial):
    def counts(entry):
        if entry.do == "rewind" or entry.seat == seat:
            return True
        is_public = any(event.public is not None for event in entry.events)
        return is_public and any(entries[n].serial != serial for n in entry.voids)

    return sum(counts(entry) for entry in entries if entry.voids)


def kept_run(match, seat):
    try:
        return [entry.n for entry in match._undoable(seat)]
    except UndoRefused as refused:
        return refused.message_id, refused.args_of_message


def check(match):
    entries = list(match.entries)
    counting = live(entries)
    assert [entry.n for entry in log.live(match.entries)] == [entry.n for entry in counting]
    assert match.entries.last == counting[-1].n
    used = [0] * len(match.game.streams)
    for entry in counting:
        for outcome in entry.chance:
            used[outcome.stream] += 1
    assert match.entries.used(len(used)) == used
    serial = match.state.frames.serial()
    for seat in (*range(match.seats), None):
        heard = [e.n for e in entries if secrecy.told(e.events, seat) or e.do == "start" or e.seat == seat is not None]
        assert match.entries.heard(seat) == heard
        if seat is not None:
            assert match.entries.times_set_back(seat, serial) == times_set_back(entries, seat, serial)
            assert match.over or kept_run(match, seat) == run_of(match, seat, counting)


@settings(max_examples=12)
@given(tables(), st.lists(st.sampled_from(DEEDS), min_size=30, max_size=140))
def test_what_is_kept_is_what_is_computed_again(table, deeds):
    game, chosen, seats, seed = table
    match, chance = game.new(seats, seed, chosen), FastChance(seed)
    for number, deed in enumerate(deeds):
        do(match, deed, chance)
        if number % 6 == 0:
            check(match)
            until = int(chance.pick(0, len(match.entries)))
            assert list(match.entries.counting(until)) == [e.n for e in live(list(match.entries)[: until + 1])]
    check(match)


@settings(max_examples=8)
@given(tables(), st.lists(st.sampled_from(DEEDS), min_size=20, max_size=40))
def test_copies_do_not_touch_each_other(table, deeds):
    game, chosen, seats, seed = table
    match, chance = game.new(seats, seed, chosen), FastChance(seed)
    for deed in deeds:
        other, before = match.copy(), [entry.n for entry in live(match.entries)]
        do(other, deed, chance)
        do(match.copy(), "choose", chance)
        assert [entry.n for entry in log.live(match.entries)] == before
        check(match)
        check(other)
        match = other


@settings(max_examples=4)
@given(tables(), st.lists(st.sampled_from(DEEDS), min_size=200, max_size=260))
def test_packed_entries_are_the_same_entries(table, deeds):
    game, chosen, seats, seed = table
    match, chance = game.new(seats, seed, chosen), FastChance(seed)
    for deed in deeds:
        do(match, deed, chance)
    lines = [log.to_json(entry, game.streams) for entry in match.entries]
    packed, stored = match.copy(), Log()
    packed.entries.pack(game.streams)
    stored.extend_lines([log.msgspec.json.encode(line) for line in lines], game.streams)
    for one in (packed.entries, stored):
        assert [log.to_json(entry, game.streams) for entry in one] == lines
        assert list(one.counting()) == [entry.n for entry in live(match.entries)]
        assert one.used(len(game.streams)) == match.entries.used(len(game.streams))
        assert [one.heard(seat) for seat in range(seats)] == [match.entries.heard(seat) for seat in range(seats)]
    for _ in range(3):
        do(packed, "choose", chance)
    check(packed)


@cache
def a_long_game():
    """The lines of a game of Tribes, with some choices taken back."""
    match, chance = registry.get("tribes").new(seats=2, seed="long"), FastChance(5)
    while len(match.entries) < 300:
        seat = match.deciding()[0]
        options = match.options(seat)
        match.choose(seat, options[chance.pick(0, len(options))].key)
        if chance.pick(0, 5) == 0 and match.can_undo(seat):
            match.undo(seat)
    streams = match.game.streams
    return streams, [msgspec.json.encode(log.to_json(entry, streams)) for entry in match.entries]


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(1, 70), st.booleans(), st.booleans()), min_size=1, max_size=8))
def test_a_log_that_is_read_in_pieces_and_packed_in_between_is_the_whole_log(pieces):
    """As another process reads it: whatever came since, at once; and a copy is packed when it is shown."""
    streams, lines = a_long_game()
    grown, at = Log(), 0
    for size, is_packed, is_copied in pieces:
        grown = grown.copy() if is_copied else grown
        grown.extend_lines(lines[at : at + size], streams)
        at = min(at + size, len(lines))
        if is_packed:
            grown.pack(streams)
        assert [msgspec.json.encode(log.to_json(entry, streams)) for entry in grown] == lines[:at]
        entries = [log.from_json(msgspec.json.decode(line), streams) for line in lines[:at]]
        assert list(grown.counting()) == [entry.n for entry in live(entries)]

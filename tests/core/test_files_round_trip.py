"""Match files: what is saved comes back, also under newer rules."""

import json
from dataclasses import replace

import pytest

from longhouse import games
from longhouse.core import files, log
from longhouse.core.chance import FastChance
from longhouse.core.errors import BadFile, RulesChanged, UndoRefused
from longhouse.core.files import Journal
from longhouse.core.match import Match
from longhouse.testing.selfplay import choose_any, everything_seen, played, shortened, some_settings, trace
from longhouse.testing.under_test import GAMES
from toy import state as toy_rules

TOMAHAWK = games.get("tomahawk")


def written(match):
    return [log.to_json(entry, match.game.streams) for entry in match.entries]


def lines_of(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def with_undo(game, seed, choices=25, settings=None):
    """A match in which seats now and then took something back, and once all agreed to go back."""
    match, chance = game.new(seed=seed, settings=settings), FastChance(seed)
    for number in range(choices):
        if match.over:
            break
        seat, _ = choose_any(match, chance)
        if number % 3 == 0 and match.can_undo(seat):
            match.undo(seat)
        if number == 15:
            match.rewind(8, 0, range(match.seats))
        if number == 20 and match.can_undo(seat):
            match.undo_turn(seat)
    return match


@pytest.fixture(autouse=True)
def _installed(toy):
    """The toy can be loaded from files."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_match_comes_back_with_every_position(game, seed, tmp_path):
    match = played(game, seed, some_settings(game, seed))
    match.save(tmp_path / "m.jsonl")
    loaded = Match.load(tmp_path / "m.jsonl")
    assert everything_seen(loaded) == everything_seen(match)
    assert written(loaded) == written(match)
    assert loaded.result() == match.result()
    again = [moment.state.dump() for moment in Match.replay(tmp_path / "m.jsonl")]
    assert again == [moment.state.dump() for moment in match.moments()]
    assert Match.verify(tmp_path / "m.jsonl") == sum(len(entry.chance) for entry in match.entries)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("choices", [0, 1, 5, 15, 16, 17, 24])
def test_an_unfinished_match_goes_on_as_if_it_had_never_been_put_away(game, choices, tmp_path):
    match = played(game, 3, choices=choices)
    match.save(tmp_path / "m.jsonl")
    loaded = Match.load(tmp_path / "m.jsonl")
    assert loaded.state.dump() == match.state.dump()
    one, other = FastChance(9), FastChance(9)
    while not match.over:
        choose_any(match, one)
        choose_any(loaded, other)
        assert loaded.state.dump() == match.state.dump()
    assert written(loaded) == written(match)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(5))
def test_what_was_taken_back_comes_back_too(game, seed, tmp_path):
    match = with_undo(game, seed)
    match.save(tmp_path / "m.jsonl")
    loaded = Match.load(tmp_path / "m.jsonl")
    assert written(loaded) == written(match)
    assert everything_seen(loaded) == everything_seen(match)
    assert [loaded.can_undo(seat) for seat in range(match.seats)] == [match.can_undo(s) for s in range(match.seats)]
    assert [m.state.dump() for m in loaded.moments()] == [m.state.dump() for m in match.moments()]
    assert Match.verify(tmp_path / "m.jsonl") == sum(len(entry.chance) for entry in match.entries)


def test_a_replay_of_a_file_is_the_replay_of_the_match_when_a_choice_was_taken_back_behind_another(tmp_path):
    match = TOMAHAWK.new(seed=7, settings={"specials": False})
    match.choose(0, match.options(0)[0].key)
    match.choose(1, match.options(1)[0].key)
    match.undo(0)
    match.save(tmp_path / "m.jsonl")
    before = [(m.entry.n, m.state.dump()) for m in match.moments()]
    assert [(m.entry.n, m.state.dump()) for m in Match.replay(tmp_path / "m.jsonl")] == before
    assert Match.load(tmp_path / "m.jsonl").state_after(2).dump() == match.state_after(2).dump()


def test_who_plays_comes_back(tmp_path):
    match = TOMAHAWK.new(seed=1, names=("Zoé", "Bob “B”"), bots=(1,), rated=True, settings={"bonus_animal": True})
    match.save(tmp_path / "m.jsonl")
    loaded = Match.load(tmp_path / "m.jsonl")
    assert (loaded.names, loaded.bots, loaded.rated) == (("Zoé", "Bob “B”"), frozenset({1}), True)
    assert (loaded.settings, loaded.seed, loaded.seats) == (match.settings, match.seed, 2)


@pytest.mark.parametrize(
    "name", ["a\u2028b", "a\u2029b", "a\x85b", "a\x0bb", "a\x1cb", "a\nb", "a\r\nb", "\ud83d\ude00", ""]
)
def test_a_name_with_any_sign_in_it_comes_back(name, tmp_path):
    """Some signs are line ends to `str.splitlines`, but not to JSON."""
    name = name.encode("utf-16", "surrogatepass").decode("utf-16")
    match = TOMAHAWK.new(seed=1, names=(name, "Bob"))
    match.save(tmp_path / "m.jsonl")
    assert Match.load(tmp_path / "m.jsonl").names == (name, "Bob")


def in_format_1(path):
    """A file as it was written when the settings were called options."""
    first, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(first)
    header["longhouse"], header["options"] = 1, header.pop("settings")
    path.write_text(json.dumps(header) + "\n" + "".join(rest), encoding="utf-8")


def test_a_file_of_format_1_is_read_and_saved_in_today_s(tmp_path):
    path = tmp_path / "m.jsonl"
    match = TOMAHAWK.new(seed=1, settings={"bonus_animal": True})
    match.save(path)
    today = path.read_text(encoding="utf-8")
    assert '"options"' not in today.splitlines()[0]
    in_format_1(path)
    assert Match.verify(path) > 0
    loaded = Match.load(path)
    assert loaded.settings == match.settings
    loaded.save(path)
    assert path.read_text(encoding="utf-8") == today


def test_a_journal_of_format_1_goes_on(tmp_path):
    path = tmp_path / "m.jsonl"
    Journal(TOMAHAWK.new(seed=1, settings={"specials": False}), path).close()
    in_format_1(path)
    journal = Journal.resume(path)
    journal.match.choose(0, journal.match.options(0)[0].key)
    journal.write()
    journal.close()
    assert len(Match.load(path).entries) == 2
    assert Match.load(path).settings["specials"] is False


def test_a_fresh_seed_comes_back_as_one_nobody_chose(tmp_path):
    match = TOMAHAWK.new()
    match.save(tmp_path / "m.jsonl")
    loaded = Match.load(tmp_path / "m.jsonl")
    assert loaded.seed == match.seed
    assert loaded.view(0)["seed_chosen"] is False


def test_saving_replaces_a_file_whole_and_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "m.jsonl"
    path.write_text("old")
    played(TOMAHAWK, 1).save(path)
    assert [found.name for found in tmp_path.iterdir()] == ["m.jsonl"]
    assert lines_of(path)[-1] == {"end": len(Match.load(path).entries), "over": True}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_journal_holds_every_entry_as_soon_as_it_is_written(game, tmp_path):
    match, chance = game.new(seed=2, settings=shortened(game)), FastChance(2)
    journal = Journal(match, tmp_path / "m.jsonl")
    while not match.over:
        choose_any(match, chance)
        if match.can_undo(0) and len(match.entries) % 5 == 0:
            match.undo(0)
        journal.write()
        loaded = Match.load(tmp_path / "m.jsonl")
        assert written(loaded) == written(match)
        assert loaded.state.dump() == match.state.dump()
    journal.close()
    assert Match.verify(tmp_path / "m.jsonl") == sum(len(entry.chance) for entry in match.entries)


def test_a_journal_with_a_torn_last_line_lacks_only_that_choice(tmp_path):
    match = played(TOMAHAWK, 2, choices=7)
    path = tmp_path / "m.jsonl"
    Journal(match, path).close()
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    path.write_bytes(whole[: last + 10])
    loaded = Match.load(path)
    assert written(loaded) == written(match)[:-1]


def test_a_journal_torn_in_the_middle_of_a_letter_lacks_only_that_choice(tmp_path):
    match = played(TOMAHAWK, 2, choices=7)
    path = tmp_path / "m.jsonl"
    Journal(match, path).close()
    path.write_bytes(path.read_bytes() + '{"n": 8, "choice": "é'.encode()[:-1])
    assert written(Match.load(path)) == written(match)


def test_a_journal_goes_on_in_the_same_file_after_a_torn_line(tmp_path):
    match = played(TOMAHAWK, 2, choices=20)
    path = tmp_path / "m.jsonl"
    Journal(match, path).close()
    path.write_bytes(path.read_bytes() + b'{"n": 21, "do": "choo')
    journal = Journal.resume(path)
    assert written(journal.match) == written(match)
    choose_any(journal.match, FastChance(1))
    journal.write()
    journal.close()
    assert written(Match.load(path)) == written(journal.match)


def test_a_journal_goes_on_after_a_last_line_that_lacks_only_its_end(tmp_path):
    """The line is whole JSON, so its entry counts; what is written next must not run into it."""
    match = played(TOMAHAWK, 2, choices=7)
    path = tmp_path / "m.jsonl"
    Journal(match, path).close()
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    journal = Journal.resume(path)
    choose_any(journal.match, FastChance(1))
    journal.write()
    journal.close()
    assert written(Match.load(path)) == written(journal.match)


def test_two_may_not_write_one_journal(tmp_path):
    match = played(TOMAHAWK, 2, choices=3)
    journal = Journal(match, tmp_path / "m.jsonl")
    with pytest.raises(BadFile) as refusal:
        Journal.resume(tmp_path / "m.jsonl")
    assert refusal.value.message_id == "error-file-busy"
    journal.close()
    Journal.resume(tmp_path / "m.jsonl").close()


# Rules that change.


class ToyWithoutWalking(toy_rules.Toy):
    """The toy after a change of rules: walking is gone."""

    def options_into(self, seat, into):
        kind = self.frames.kind(self.frames.of(seat))
        for code in toy_rules.OFFERS[kind](self, seat):
            if code != toy_rules.WALK:
                into.add(code)


def newer(game, **changes):
    return replace(game, rules_version="2", **changes)


def without_walking(toy):
    def start(seats, settings, chance, ear):
        return toy_rules.start(seats, settings, chance, ear, ToyWithoutWalking)

    def load(position):
        return toy_rules.load(position, ToyWithoutWalking)

    return newer(toy, start=start, load=load)


def walked(toy, times=2):
    match = toy.new(seed=3)
    for _ in range(times):
        match.choose(match.deciding()[0], "walk")
    return match


def test_a_match_goes_on_under_newer_rules_from_what_was_saved(install, tmp_path):
    match = played(TOMAHAWK, 3, choices=20)
    match.save(tmp_path / "m.jsonl")
    install(newer(TOMAHAWK))
    loaded = Match.load(tmp_path / "m.jsonl")
    assert loaded.game.rules_version == "2"
    assert loaded.state.dump() == match.state.dump()
    chance = FastChance(1)
    while not loaded.over:
        choose_any(loaded, chance)


def test_under_newer_rules_the_saved_position_counts_even_if_it_cannot_be_reached_any_more(toy, install, tmp_path):
    match = walked(toy)
    match.save(tmp_path / "m.jsonl")
    install(without_walking(toy))
    loaded = Match.load(tmp_path / "m.jsonl")
    assert loaded.state.dump() == match.state.dump()
    assert "walk" not in [option.key for option in loaded.options(0)]
    loaded.choose(0, "stop")
    assert loaded.deciding() == (1,)


class TalkativeToy(toy_rules.Toy):
    """The toy after a change of rules: positions say more than they did."""

    def dump(self):
        return {**super().dump(), "weather": "fair"}


def test_a_saved_position_may_say_less_than_newer_rules_would_write(toy, install, tmp_path):
    match = walked(toy)
    match.save(tmp_path / "m.jsonl")

    def load(position):
        return toy_rules.load({name: value for name, value in position.items() if name != "weather"}, TalkativeToy)

    install(newer(toy, load=load))
    loaded = Match.load(tmp_path / "m.jsonl")
    assert loaded.state.dump() == {**match.state.dump(), "weather": "fair"}


def test_a_match_that_went_on_under_newer_rules_can_be_put_away_again(toy, install, tmp_path):
    path = tmp_path / "m.jsonl"
    walked(toy).save(path)
    install(without_walking(toy))
    for _ in range(3):
        match = Match.load(path)
        match.choose(match.deciding()[0], "stop")
        match.save(path)
        assert Match.load(path).state.dump() == match.state.dump()


def test_a_journal_goes_on_under_newer_rules_again_and_again(toy, install, tmp_path):
    path = tmp_path / "m.jsonl"
    match = toy.new(seed=3, settings={"rounds": 3})
    while len(match.entries) < files.SNAPSHOT_EVERY:
        match.choose(match.deciding()[0], "walk")
    Journal(match, path).close()
    install(without_walking(toy))
    for _ in range(3):
        journal = Journal.resume(path)
        journal.match.choose(journal.match.deciding()[0], "stop")
        journal.write()
        journal.close()
        assert Match.load(path).state.dump() == journal.match.state.dump()


def test_a_match_that_goes_on_under_newer_rules_still_lets_a_seat_take_back_or_says_why_not(toy, install, tmp_path):
    match = walked(toy)
    match.save(tmp_path / "m.jsonl")
    install(without_walking(toy))
    loaded = Match.load(tmp_path / "m.jsonl")
    before = trace(loaded)
    try:
        loaded.undo(0)
    except (RulesChanged, UndoRefused):
        assert trace(loaded) == before


def test_a_journal_without_a_position_cannot_go_on_under_newer_rules(toy, install, tmp_path):
    Journal(walked(toy), tmp_path / "m.jsonl").close()
    install(without_walking(toy))
    with pytest.raises(RulesChanged) as refusal:
        Match.load(tmp_path / "m.jsonl")
    assert "1" in str(refusal.value)
    assert "2" in str(refusal.value)


def test_choices_after_the_saved_position_that_newer_rules_do_not_offer_are_rules_changed(toy, install, tmp_path):
    match = toy.new(seed=3)
    path = tmp_path / "m.jsonl"
    journal = Journal(match, path)
    while len(match.entries) < files.SNAPSHOT_EVERY:
        match.choose(match.deciding()[0], "walk")
        journal.write()
    assert any("snapshot" in line for line in lines_of(path))
    install(without_walking(toy))
    assert Match.load(path).state.dump() == match.state.dump()
    match.choose(match.deciding()[0], "walk")
    journal.write()
    journal.close()
    with pytest.raises(RulesChanged):
        Match.load(path)


def test_a_replay_or_check_under_rules_that_forbid_its_choices_is_rules_changed(toy, install, tmp_path):
    walked(toy).save(tmp_path / "m.jsonl")
    install(without_walking(toy))
    with pytest.raises(RulesChanged):
        list(Match.replay(tmp_path / "m.jsonl"))
    with pytest.raises(RulesChanged):
        Match.verify(tmp_path / "m.jsonl")

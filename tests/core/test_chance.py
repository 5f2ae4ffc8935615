"""Where luck comes from: fast, keyed and recorded."""

from collections import Counter
from hashlib import blake2b

import pytest

from longhouse.core.chance import FREE_STREAM, Chance, FastChance, KeyedChance, Outcome, RecordedChance, keyed_outcome
from longhouse.core.errors import DamagedFile

SEED = bytes(range(32))
STREAMS = ("die", "deck")


def picks(chance, stream, n, times):
    return [int(chance.pick(stream, n)) for _ in range(times)]


# These figures were written down once. They must come out compiled and interpreted, today and in ten years.
@pytest.mark.parametrize(
    ("seed", "n", "outcomes"),
    [
        (7, 6, [5, 2, 3, 0, 5, 4, 0, 5, 2, 4, 2, 2, 5, 0, 0, 3, 3, 1, 1, 1]),
        (-1, 1000, [384, 360, 937, 729, 887, 976, 155, 430]),
        (2**70, 1 << 30, [557676361, 1062349074, 826553278, 496222467]),
    ],
)
def test_fast_chance_gives_the_sequence_it_always_gave(seed, n, outcomes):
    assert picks(FastChance(seed), 0, n, len(outcomes)) == outcomes


def test_fast_chance_is_the_same_for_every_stream():
    assert picks(FastChance(5), 0, 100, 50) == picks(FastChance(5), 3, 100, 50)
    assert picks(FastChance(5), FREE_STREAM, 100, 50) == picks(FastChance(5), 3, 100, 50)


def test_fast_chance_differs_from_seed_to_seed():
    sequences = {tuple(picks(FastChance(seed), 0, 1 << 30, 4)) for seed in range(2000)}
    assert len(sequences) == 2000


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 31, 100])
def test_fast_chance_is_about_uniform(n):
    """Chi square over 200 throws per face: far outside six standard deviations would be no accident."""
    throws = 200 * n
    counts = Counter(picks(FastChance(n), 0, n, throws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert abs(chi_square - (n - 1)) <= 6 * (2 * n) ** 0.5


def test_fast_chance_first_outcome_is_about_uniform_over_seeds():
    counts = Counter(int(FastChance(seed).pick(0, 8)) for seed in range(4000))
    assert min(counts.values()) > 400
    assert max(counts.values()) < 600


def test_keyed_chance_gives_the_outcomes_it_always_gave():
    chance = KeyedChance(SEED, STREAMS, [0, 0])
    assert picks(chance, 0, 6, 12) == [5, 0, 0, 2, 3, 5, 1, 5, 5, 1, 2, 3]
    assert picks(chance, 1, 52, 8) == [25, 43, 26, 18, 32, 1, 13, 42]


def test_keyed_outcome_is_what_anyone_can_compute_with_a_hash():
    digest = blake2b(b"deck#5", key=SEED, digest_size=16, person=b"lh-chance").digest()
    assert keyed_outcome(SEED, "deck", 5, 52) == int.from_bytes(digest, "big") * 52 // 2**128


def test_keyed_outcome_of_a_stream_does_not_depend_on_other_streams():
    alone, mixed = KeyedChance(SEED, STREAMS, [0, 0]), KeyedChance(SEED, STREAMS, [0, 0])
    among_dice = []
    for throws in (3, 0, 1, 7, 2):
        picks(mixed, 0, 6, throws)
        among_dice.append(int(mixed.pick(1, 52)))
    assert among_dice == picks(alone, 1, 52, 5)


def test_keyed_outcome_depends_on_seed_stream_and_index():
    outcomes = [keyed_outcome(SEED, "die", index, 1 << 60) for index in range(50)]
    outcomes += [keyed_outcome(SEED, "dice", index, 1 << 60) for index in range(50)]
    outcomes += [keyed_outcome(bytes(32), "die", index, 1 << 60) for index in range(50)]
    assert len(set(outcomes)) == 150


def test_keyed_chance_goes_on_from_the_outcomes_already_used():
    whole = picks(KeyedChance(SEED, STREAMS, [0, 0]), 0, 6, 10)
    assert picks(KeyedChance(SEED, STREAMS, [4, 9]), 0, 6, 6) == whole[4:]


def test_keyed_chance_collects_its_outcomes_and_leaves_the_counts_it_was_given_alone():
    counts = [2, 0]
    chance = KeyedChance(SEED, STREAMS, counts)
    value = int(chance.pick(0, 6))
    assert [(o.stream, o.n, o.value) for o in chance.outcomes] == [(0, 6, value)]
    assert chance.counts == [3, 0]
    assert counts == [2, 0]


def test_recorded_chance_plays_back_what_keyed_chance_gave():
    keyed = KeyedChance(SEED, STREAMS, [0, 0])
    asked = [(0, 6), (1, 52), (1, 51), (0, 6)]
    given = [int(keyed.pick(*question)) for question in asked]
    recorded = RecordedChance(keyed.outcomes)
    assert [int(recorded.pick(*question)) for question in asked] == given
    assert recorded.used == 4


def test_recorded_chance_refuses_an_outcome_that_is_missing():
    with pytest.raises(DamagedFile) as refused:
        RecordedChance([]).pick(0, 6)
    assert refused.value.message_id == "error-outcome-missing"


@pytest.mark.parametrize(
    "outcome",
    [Outcome(1, 6, 3), Outcome(0, 7, 3), Outcome(0, 6, 6), Outcome(0, 6, -1)],
    ids=["another stream", "out of another number", "too high", "negative"],
)
def test_recorded_chance_refuses_an_outcome_that_does_not_fit(outcome):
    recorded = RecordedChance([outcome])
    with pytest.raises(DamagedFile) as refused:
        recorded.pick(0, 6)
    assert refused.value.message_id == "error-outcome-unfit"
    assert recorded.used == 0


def test_chance_can_be_subclassed_in_plain_python():
    class Loaded(Chance):
        def pick(self, stream, n):
            return n - 1

    assert Loaded().pick(0, 6) == 5
    with pytest.raises(NotImplementedError):
        Chance().pick(0, 6)


@pytest.mark.parametrize("chance", [FastChance(1), KeyedChance(SEED, STREAMS, [0, 0])])
@pytest.mark.parametrize("outcomes", [0, -1])
def test_a_pick_of_nothing_is_refused_at_once(chance, outcomes):
    with pytest.raises(ValueError, match="draw from nothing"):
        chance.pick(0, outcomes)

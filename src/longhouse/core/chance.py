"""Where luck comes from: one object, passed in. No game ever asks for a random number elsewhere.

`FastChance` is for search and self-play, `KeyedChance` for matches that people can verify, `RecordedChance`
for replays. A *stream* is a game's own name for one source of luck ("deck of seat 0", "die"), given as the
index into its `STREAMS`; the n-th outcome of a stream does not depend on what happened in the others.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from longhouse.core.errors import DamagedFile

FREE_STREAM: Final = -1
"""For choices that belong to no game: which option a random player takes."""

_NOTHING: Final = "the rules draw from nothing: there is no outcome to pick"
_WORD: Final = 0xFFFFFFFF
_FACTOR: Final = 1791398085
"""A multiplier of Marsaglia's multiply-with-carry family: every product fits in a signed 64-bit number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What the rules see: `pick(stream, n)` gives a number from 0 to n - 1, and raises ValueError if n is below 1."""

    def pick(self, stream: i64, n: i64) -> i64:
        """One of n equally likely outcomes of this stream."""
        raise NotImplementedError


class Streams:
    """The streams of luck of a game, declared where they are used; numbers are assigned in order."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *names: str) -> int:
        """New streams, one after the other; the number of the first one."""
        self.names.extend(names)
        return len(self.names) - len(names)


class FastChance(Chance):
    """A small, fast, seeded generator for search and self-play. All streams share it."""

    def __init__(self, seed: int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=8, person=b"lh-fast").digest()
        number = int.from_bytes(digest, "big")
        self._low: i64 = 1 + number % (_WORD - 1)
        self._high: i64 = 1 + (number >> 32) % (_FACTOR - 2)

    def pick(self, stream: i64, n: i64) -> i64:
        """One of n equally likely outcomes; the stream does not matter here."""
        if n < 1:
            raise ValueError(_NOTHING)
        product: i64 = self._low * _FACTOR + self._high
        self._low = product & _WORD
        self._high = product >> 32
        return ((self._low ^ self._high) * n) >> 32


class Outcome:
    """One thing that chance decided: in `stream`, the value `value` out of `n`."""

    def __init__(self, stream: int, n: int, value: int) -> None:
        self.stream = stream
        self.n = n
        self.value = value


class KeyedChance(Chance):
    """Outcome k of a stream is a keyed hash of (seed, stream name, k): nothing to save, anyone can verify.

    `counts` says how many outcomes of each stream were already used; `outcomes` collects the new ones.
    """

    def __init__(self, seed: bytes, streams: tuple[str, ...], counts: list[int]) -> None:
        self.seed = seed
        self.streams = streams
        self.counts = list(counts)
        self.outcomes: list[Outcome] = []

    def pick(self, stream: i64, n: i64) -> i64:
        """The next outcome of this stream."""
        if n < 1:
            raise ValueError(_NOTHING)
        index = int(stream)
        value = keyed_outcome(self.seed, self.streams[index], self.counts[index], int(n))
        self.counts[index] += 1
        self.outcomes.append(Outcome(index, int(n), value))
        return value


class RecordedChance(Chance):
    """Plays recorded outcomes back, so that a replay survives every change of the generators above."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.outcomes = outcomes
        self.used = 0

    def pick(self, stream: i64, n: i64) -> i64:
        """The next recorded outcome, which must be the one the rules ask for."""
        if self.used >= len(self.outcomes):
            raise DamagedFile("error-outcome-missing", stream=int(stream))
        outcome = self.outcomes[self.used]
        if outcome.stream != stream or outcome.n != n or not 0 <= outcome.value < n:
            raise DamagedFile("error-outcome-unfit", stream=int(stream))
        self.used += 1
        return outcome.value


def keyed_outcome(seed: bytes, stream: str, index: int, n: int) -> int:
    """Outcome `index` of a stream: 128 bits of BLAKE2b scaled to 0..n-1 (the bias is below n / 2**128)."""
    digest = blake2b(f"{stream}#{index}".encode(), key=seed, digest_size=16, person=b"lh-chance").digest()
    return (int.from_bytes(digest, "big") * n) >> 128

"""The luck that answers are thought with. Nobody at the table can know it."""

from __future__ import annotations

from hashlib import blake2b

from longhouse.core.match import Match


def seed_for(match: Match, *question: object) -> int:
    """A seed that is the same for the same question about a match, and follows from the match's sealed one.

    A game may deal worlds anew by moving what truly lies there; whoever knew the luck could learn from the answer.
    """
    words = " ".join(str(one) for one in question).encode()
    return int.from_bytes(blake2b(words, digest_size=7, key=match.seed.value[:64], person=b"lh-answer").digest())

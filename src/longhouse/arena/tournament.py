"""A tournament between bots. The result depends on the seed alone, never on how many processes played it.

Unless a bot looks at the clock: Chief and Elder do, if nobody says `quick`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, cycle, islice
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from longhouse import bots
from longhouse.bots.levels import Thinker
from longhouse.bots.outlook import SeatOutlook
from longhouse.core import registry
from longhouse.core.chance import KeyedChance
from longhouse.core.protocol import Player
from longhouse.core.seed import Seed
from longhouse.core.settings import Value


class Pairing(NamedTuple):
    """One game to be played: which bot sits where, and the luck it is dealt."""

    game: str
    settings: Mapping[str, Value]
    line_up: tuple[str, ...]
    deal: str
    """Games with the same deal have the same luck: the line-up goes round the seats under equal cards."""
    quick: float = 0.0
    """If not 0: bots that think ahead do only one of so many simulations, and pay no heed to the clock."""


class Thinking(NamedTuple):
    """How long a seat thought in one game, where it had a choice."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_then(self, seconds: float) -> Thinking:
        """One more choice."""
        return Thinking(self.choices + 1, self.seconds + seconds, max(self.longest, seconds))


class PlayedGame(NamedTuple):
    """How one game ended."""

    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    thought: tuple[Thinking, ...]
    """By seat. Only this depends on the machine."""
    holdings: tuple[Mapping[str, Sequence[str]], ...] = ()
    """By seat: what it had and others may not have had."""

    def share(self, seat: int) -> float:
        """The seat's part of the victory: 1, or less when several share first place."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def pairings(
    game: str, settings: Mapping[str, Value], players: Sequence[str], seats: int, games: int, seed: int
) -> Iterator[Pairing]:
    """So many games, every line-up rotated through all seats on the same deal.

    With more bots than seats every combination meets in turn; with fewer they sit down several times.
    """
    entered = list(islice(cycle(players), max(seats, len(players))))
    tables = list(combinations(entered, seats))
    for number in range(games):
        round_number, rotation = divmod(number, seats)
        table = tables[round_number % len(tables)]
        line_up = table[rotation:] + table[:rotation]
        yield Pairing(game, settings, line_up, f"{seed}/{round_number}")


def play(pairing: Pairing) -> PlayedGame:
    """Play one game to the end."""
    game = registry.get(pairing.game)
    seats = len(pairing.line_up)
    chance = KeyedChance(Seed.of(pairing.deal).value, game.streams, [0] * len(game.streams))
    players = [_player(pairing, seat) for seat in range(seats)]
    thought = [Thinking()] * seats
    state = game.start(seats, pairing.settings, chance, None)
    decisions = 0
    while not state.over:
        seat = state.deciding()[0]
        outlook, start = SeatOutlook(game, state, seat), perf_counter()
        choice = players[seat].choose(outlook)
        if len(outlook.options) > 1:
            thought[seat] = thought[seat].and_then(perf_counter() - start)
        state.apply(seat, choice, chance)
        decisions += 1
    result = game.result(state)
    held = tuple({kind: list(ids) for kind, ids in game.holdings(state, seat).items()} for seat in range(seats))
    return PlayedGame(pairing.line_up, result.ranks, result.scores, decisions, tuple(thought), held)


def _player(pairing: Pairing, seat: int) -> Player:
    player = bots.make(pairing.line_up[seat], _bot_seed(pairing, seat))
    if pairing.quick and isinstance(player, Thinker):
        player.quicken(pairing.quick)
    return player


def play_all(planned: Sequence[Pairing], jobs: int, chunk: int | None = None) -> Iterator[PlayedGame]:
    """All games in their order, in so many processes, as they end.

    A process takes so many games at once; one, where games take long.
    """
    if jobs <= 1:
        yield from map(play, planned)
        return
    # Spawned, not forked: a forked copy of a process with threads (a progress bar has one) may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        chunk = chunk or max(1, min(16, len(planned) // (4 * jobs)))
        try:
            yield from pool.map(play, planned, chunksize=chunk)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _bot_seed(pairing: Pairing, seat: int) -> int:
    """A bot's own luck: another one at every seat and deal, so that two copies of a bot do not think alike."""
    return int.from_bytes(Seed.of(f"{pairing.deal}/{'+'.join(pairing.line_up)}/{seat}").value[:6], "big")

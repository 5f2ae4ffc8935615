"""A tournament between bots. The result depends on the seed alone, never on how many processes played it.

Unless a bot looks at the clock: Chief and Elder do, if nobody says `quick`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, count, cycle, islice
from time import perf_counter
from typing import NamedTuple

from longhouse import bots
from longhouse.bots.levels import Thinker
from longhouse.bots.outlook import SeatOutlook
from longhouse.bots.relief import Relieved
from longhouse.core import components, registry
from longhouse.core.chance import KeyedChance
from longhouse.core.errors import BadChange, BrokenGame, LonghouseError
from longhouse.core.game import Game
from longhouse.core.protocol import Json, Player
from longhouse.core.seed import Seed
from longhouse.core.settings import Value
from longhouse.core.state import State

MOST_DECISIONS = 100_000
"""A game that takes more does not end: somebody has changed a figure on which its end depends."""

Key = tuple[str, tuple[str, ...], tuple[str, ...]]


class Pairing(NamedTuple):
    """One game to be played: which bot sits where, and the luck it is dealt."""

    game: str
    settings: Mapping[str, Value]
    line_up: tuple[str, ...]
    deal: str
    """Games with the same deal have the same luck: the line-up goes round the seats under equal cards."""
    quick: float = 0.0
    """If not 0: bots that think ahead do only one of so many simulations, and pay no heed to the clock."""
    changes: tuple[str, ...] = ()
    """What is different in the data of the game, as somebody wrote it for `longhouse lab`."""

    @property
    def key(self) -> Key:
        """Which game this is: the deal, who sits where, and the rules. The same key, the same game."""
        return self.deal, self.line_up, self.changes


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
    deal: str = ""
    """The luck it was dealt; games of one deal belong together."""
    lead_changes: int | None = None
    """How often another seat than before was alone in front, by the points as they would be counted then; None for a
    game that was kept before this was counted."""
    relieved: tuple[Json | None, ...] = ()
    """By seat: the message that says why Brave had to play on for a program that failed; empty if it had not to."""

    @property
    def margin(self) -> int | None:
        """By how many points the first were ahead of the best of the others; None if all shared first place."""
        first = [score for score, rank in zip(self.scores, self.ranks, strict=True) if rank == 1]
        others = [score for score, rank in zip(self.scores, self.ranks, strict=True) if rank != 1]
        return max(first) - max(others) if others else None

    def share(self, seat: int) -> float:
        """The seat's part of the victory: 1, or less when several share first place."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def tables(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: with more bots than seats every combination, with fewer they sit down several times."""
    entered = list(islice(cycle(players), max(seats, len(players))))
    return list(dict.fromkeys(combinations(entered, seats)))


def seatings(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up rotated through all seats. Two that look alike are one: they would be the same game twice."""
    return list(dict.fromkeys(table[turn:] + table[:turn] for turn in range(len(table))))


def pairings(
    game: str, settings: Mapping[str, Value], players: Sequence[str], seats: int, games: int, seed: int
) -> Iterator[Pairing]:
    """So many games: a round robin in which every line-up is rotated through all seats on the same deal."""
    met = tables(players, seats)
    every = (
        Pairing(game, settings, line_up, f"{seed}/{number}")
        for number in count()
        for line_up in seatings(met[number % len(met)])
    )
    return islice(every, games)


def play(pairing: Pairing, beat: Callable[[], object] = lambda: None) -> PlayedGame:
    """Play one game to the end; `beat` is called before every decision."""
    beat()
    game = game_of(pairing)
    seats = len(pairing.line_up)
    chance = KeyedChance(Seed.of(pairing.deal).value, game.streams, [0] * len(game.streams))
    players = [_player(pairing, seat) for seat in range(seats)]
    try:
        state = game.start(seats, pairing.settings, chance, None)
        decisions, thought, lead_changes = _play_on(game, state, players, chance, beat)
        if decisions > MOST_DECISIONS:
            raise LonghouseError("error-arena-endless", game=pairing.game, deal=pairing.deal, decisions=MOST_DECISIONS)
        result = game.result(state)
        bots.dismiss(players, result)
    finally:
        bots.dismiss(players)
    held = tuple({kind: list(ids) for kind, ids in game.holdings(state, seat).items()} for seat in range(seats))
    relieved = tuple(player.failure if isinstance(player, Relieved) else None for player in players)
    ended = PlayedGame(pairing.line_up, result.ranks, result.scores, decisions, tuple(thought), held)
    ended = ended._replace(deal=pairing.deal, lead_changes=lead_changes)
    return ended._replace(relieved=relieved) if any(relieved) else ended


def _play_on(
    game: Game, state: State, players: Sequence[Player], chance: KeyedChance, beat: Callable[[], object]
) -> tuple[int, list[Thinking], int]:
    """Choices to the end: how many there were, how long everybody thought, how often the lead changed."""
    thought = [Thinking()] * len(players)
    decisions, leader, lead_changes = 0, None, 0
    while not state.over and decisions <= MOST_DECISIONS:
        beat()
        seat = state.deciding()[0]
        outlook, start = SeatOutlook(game, state, seat), perf_counter()
        choice = players[seat].choose(outlook)
        if len(outlook.options) > 1:
            thought[seat] = thought[seat].and_then(perf_counter() - start)
        state.apply(seat, choice, chance)
        decisions += 1
        ahead = _alone_in_front(state.scores())
        if ahead is not None and ahead != leader:
            lead_changes += leader is not None
            leader = ahead
    return decisions, thought, lead_changes


def _alone_in_front(scores: Sequence[int]) -> int | None:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


_changed: dict[str, tuple[str, ...]] = {}
"""With which changes this process knows a game. It reads figures once, when it is imported, and never again."""


def game_of(pairing: Pairing) -> Game:
    """The game with its figures changed as the pairing says."""
    known = _changed.get(pairing.game)
    if known is None:
        with components.changed(pairing.changes) as read:
            try:
                game = registry.get(pairing.game)
            except BrokenGame as error:
                if not pairing.changes:
                    raise
                # The game's loader says which figures do not go together.
                why = str(error.__cause__) or repr(error.__cause__)
                raise BadChange("error-lab-refused", game=pairing.game, why=why) from error
        if pairing.changes and not read:
            raise BadChange("error-lab-no-data", game=pairing.game)
        _changed[pairing.game] = pairing.changes
        return game
    if known != pairing.changes:
        raise RuntimeError(f"this process knows {pairing.game} with other figures already")
    return registry.get(pairing.game)


def make_player(word: str, seed: int) -> Player:
    """The bot that a word of `--bots` stands for. A program of its own that fails loses its seat, not the game."""
    player = bots.summon(word, seed)
    return Relieved(player, seed) if bots.words.is_command(word) else player


def check_words(words: Sequence[str]) -> None:
    """Refuse words that stand for no bot before anything is played."""
    for word in words:
        bots.dismiss([make_player(word, 0)])


def _player(pairing: Pairing, seat: int) -> Player:
    player = make_player(pairing.line_up[seat], _bot_seed(pairing, seat))
    if pairing.quick and isinstance(player, Thinker):
        player.quicken(pairing.quick)
    return player


def _bot_seed(pairing: Pairing, seat: int) -> int:
    """A bot's own luck: another one at every seat and deal, so that two copies of a bot do not think alike."""
    return int.from_bytes(Seed.of(f"{pairing.deal}/{'+'.join(pairing.line_up)}/{seat}").value[:6], "big")

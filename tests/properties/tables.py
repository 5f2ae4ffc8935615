"""What hypothesis draws: a game, its settings, and a seed from which everything else follows."""

from hypothesis import strategies as st

from selfplay import GAMES


class Table(tuple):
    """(game, settings, seed), shown by the name of the game when a test fails."""

    __slots__ = ()

    def __repr__(self):
        game, settings, seed = self
        return f"Table({game.id}, {settings}, seed {seed})"


@st.composite
def tables(draw, games=GAMES):
    """A table of one of these games."""
    game = draw(st.sampled_from(games))
    settings = {setting.name: draw(st.sampled_from(list(setting.values))) for setting in game.options}
    return Table((game, settings, draw(st.integers(0, 10**6))))

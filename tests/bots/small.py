"""Games small enough to be solved by hand, for the search to be held against."""

from __future__ import annotations

from longhouse.core.knowledge import Knowledge
from longhouse.core.state import State


class Alike(Knowledge):
    """Knows nothing: all options alike, random play to the end."""

    def __init__(self):
        super().__init__()
        self.guided = False


class Nim(State):
    """Two players take one to three matches in turn; who takes the last one wins. Multiples of four are lost."""

    def __init__(self, matches):
        super().__init__()
        self.matches = matches
        self.winner = -1
        self.frames.push(0, 0)

    def options_into(self, seat, into):
        for number in range(1, min(3, self.matches) + 1):
            into.add(number)

    def apply(self, seat, option, chance):
        self.matches -= option
        self.frames.pop_group()
        if self.matches == 0:
            self.winner = seat
        else:
            self.frames.push(0, 1 - seat)

    def copy(self):
        other = Nim(self.matches)
        other.winner = self.winner
        other.frames = self.frames.copy()
        return other

    def is_over(self):
        return self.winner >= 0

    def scores(self):
        return [int(self.winner == seat) for seat in range(2)]

    def determinize(self, seat, chance):
        return self.copy()

    def dump(self):
        return {"matches": self.matches, "pending": self.frames.dump()}


class Matrix(State):
    """Both choose a row or a column in secret, then seat 0 wins as often as the cell says, in hundredths."""

    def __init__(self, cells):
        super().__init__()
        self.cells_of = cells
        self.chosen = [-1, -1]
        self.won = [0, 0]
        self.frames.push(0, 0)
        self.frames.join(0, 1)

    def options_into(self, seat, into):
        for number in range(len(self.cells_of) if seat == 0 else len(self.cells_of[0])):
            into.add(number)

    def apply(self, seat, option, chance):
        self.chosen[seat] = int(option)
        self.frames.set_ready(self.frames.of(seat))
        if self.frames.deciding_mask() == 0:
            self.frames.pop_group()
            wins = chance.pick(-1, 100) < self.cells_of[self.chosen[0]][self.chosen[1]]
            self.won = [int(wins), int(not wins)]

    def copy(self):
        other = Matrix(self.cells_of)
        other.chosen = list(self.chosen)
        other.won = list(self.won)
        other.frames = self.frames.copy()
        return other

    def is_over(self):
        return sum(self.won) > 0

    def scores(self):
        return list(self.won)

    def determinize(self, seat, chance):
        other = self.copy()
        if self.chosen[1 - seat] >= 0 and not self.is_over():
            other.chosen[1 - seat] = int(chance.pick(-1, len(self.cells_of[0] if seat == 0 else self.cells_of)))
        return other

    def dump(self):
        return {"chosen": list(self.chosen), "pending": self.frames.dump()}


class MatrixKnowledge(Alike):
    """Knows how to open the other's answer again."""

    def reopen(self, world, seat):
        world.chosen[seat] = -1
        world.frames.reopen(world.frames.of(seat))
        return True


class Sometimes(State):
    """Seat 0 chooses from options that are there or not, by luck: option 2 always wins and is there one time in four.

    Of the others option 0 wins half the games, option 1 none. It is asked a second time, with all its options.
    """

    def __init__(self, never=-1):
        super().__init__()
        self.never = never
        """With 0, option 0 is the one that may be missing, one time in four, and option 2 is always there."""
        self.rare = False
        self.won = [0, 0]
        self.frames.push(0, 1)

    def options_into(self, seat, into):
        if seat == 1 or not self.rare or self.never != 0:
            into.add(0)
        if seat == 0:
            into.add(1)
            if self.rare or self.never == 0:
                into.add(2)
        else:
            into.add(3)

    def apply(self, seat, option, chance):
        self.frames.pop_group()
        if seat == 1:
            self.rare = chance.pick(0, 4) == 0
            self.frames.push(0, 0)
            return
        wins = option == 2 or (option == 0 and chance.pick(0, 2) == 0)
        self.won = [int(wins), int(not wins)]

    def copy(self):
        other = Sometimes(self.never)
        other.rare = self.rare
        other.won = list(self.won)
        other.frames = self.frames.copy()
        return other

    def is_over(self):
        return sum(self.won) > 0

    def scores(self):
        return list(self.won)

    def determinize(self, seat, chance):
        return self.copy()

    def dump(self):
        return {"rare": self.rare, "pending": self.frames.dump()}


def exploitability(cells, row, column):
    """How much more than the value both together could win against these strategies."""
    against_column = max(sum(p * value for p, value in zip(column, line, strict=True)) for line in cells)
    against_row = min(sum(row[i] * cells[i][j] for i in range(len(cells))) for j in range(len(cells[0])))
    return (against_column - against_row) / 100

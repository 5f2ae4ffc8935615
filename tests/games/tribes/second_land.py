"""The rules of the land read a second time, without the engine's tables: walls, open land, lines, orientations."""

SIDES = "NESW"
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def ends(x, y, side):
    """The two corners between which a side of a cell runs."""
    corners = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
    return frozenset((x + dx, y + dy) for dx, dy in corners[side])


def is_inner(x, y, side):
    dx, dy = WAYS[side]
    return 0 <= x + dx < 10 and 0 <= y + dy < 10


class Land:
    """Cells with the sides that carry a mountain; a wall is a pair of corners."""

    def __init__(self, rule):
        self.rule = rule
        self.walls = set()

    def with_sides(self, x, y, sides):
        return self.walls | {ends(x, y, side) for side in sides if is_inner(x, y, side)}

    def is_good(self, walls):
        return self.is_open(walls) and not {"line": has_line, "range": has_chain, "none": lambda _: False}[self.rule](
            walls
        )

    @staticmethod
    def is_open(walls):
        """R11."""
        found, waiting = {(0, 0)}, [(0, 0)]
        while waiting:
            x, y = waiting.pop()
            for side, (dx, dy) in WAYS.items():
                cell = (x + dx, y + dy)
                if is_inner(x, y, side) and ends(x, y, side) not in walls and cell not in found:
                    found.add(cell)
                    waiting.append(cell)
        return len(found) == 100

    def legal(self, x, y, mountains, entry):
        """R12, as its pseudocode says it: sides that carry a mountain, and sides that become passes."""
        turned = [frozenset(SIDES[(SIDES.index(side) + r) % 4] for side in mountains) for r in range(4)]
        ways = [sides for sides in dict.fromkeys(turned) if entry not in sides]
        good = {sides: frozenset() for sides in ways if self.is_good(self.with_sides(x, y, sides))}
        if good:
            return good
        fixed = []
        for sides in ways:
            keep = frozenset()
            for side in SIDES:
                if side in sides and self.is_good(self.with_sides(x, y, keep | {side})):
                    keep |= {side}
            fixed.append((keep, sides - keep))
        fewest = min(len(lost) for _, lost in fixed)
        found = {}
        for keep, lost in fixed:
            if len(lost) == fewest:
                found.setdefault(keep, lost)
        return found


def has_line(walls):
    """R10: four walls end to end along one line of the grid."""
    for wall in walls:
        (x, y), (right, _) = sorted(wall)
        dx, dy = (1, 0) if right > x else (0, 1)
        if all(frozenset([(x + n * dx, y + n * dy), (x + (n + 1) * dx, y + (n + 1) * dy)]) in walls for n in range(4)):
            return True
    return False


def has_chain(walls):
    """`range`: four walls that hang together."""
    left = set(walls)
    while left:
        chain = {left.pop()}
        while touching := {wall for wall in left if any(wall & other for other in chain)}:
            chain |= touching
            left -= touching
        if len(chain) >= 4:
            return True
    return False


def mask_of(sides):
    return "".join(side for side in SIDES if side in sides) or "-"

"""What a player may do, worked out a second time from what everybody sees: R20 to R55, R63, R68, R73 to R78."""

from .second_land import WAYS, ends, is_inner

RAW = {"feather": "feather", "stick": "stick", "stone": "stone", "camp": "indian"}
PAID = {"buffalo": ("hide", "bow"), "mine": ("gold", "axe")}
RECIPES = {"axe": ("stone", "stick"), "bow": ("stick", "feather")}
ITEMS = ("feather", "stone", "stick", "indian", "axe", "bow", "hide", "gold", "wagon")
NAMES = [f"{column}{row}" for row in range(1, 11) for column in "ABCDEFGHIJ"]


def xy(cell):
    return NAMES.index(cell) % 10, NAMES.index(cell) // 10


class Sight:
    """What is seen, by cell; questions about it are the rules."""

    def __init__(self, seen, settings):
        self.seen, self.settings, self.players = seen, settings, seen["players"]
        self.land = {cell: there["land"].removeprefix("land.") for cell, there in seen["cells"].items()}
        self.tribes = {tribe["cell"]: tribe for tribe in seen["tribes"]}
        self.army = [cell for cell in seen["cavalry"] if cell]
        self.walls = {
            ends(*xy(cell), side)
            for cell, there in seen["cells"].items()
            for side in there["sides"]
            if is_inner(*xy(cell), side)
        }

    def ways(self, cell):
        """The cells next to this one over sides without a wall."""
        x, y = xy(cell)
        for side, (dx, dy) in WAYS.items():
            if is_inner(x, y, side) and ends(x, y, side) not in self.walls:
                yield NAMES[(y + dy) * 10 + x + dx]

    def has_others(self, cell, seat):
        return cell in self.army or (cell in self.tribes and self.tribes[cell]["seat"] != seat)

    def is_protected(self, cell):
        """R33, R34 and their settings."""
        if cell not in self.tribes or not self.tribes[cell]["chief"]:
            return False
        owner = self.players[self.tribes[cell]["seat"]]
        limit = self.settings["camp_protection_limit"]
        in_camp = self.land[cell] == "camp" and (limit == "none" or owner["in_camp"] < limit)
        return in_camp or owner["card"] == ("camp" if self.settings["campsite_protection"] else "trail")

    def may_stand(self, cell):
        """R68."""
        return self.land[cell] != "camp" and cell not in self.tribes

    # Steps.

    def steps(self, seat):
        """R20 to R31."""
        doing = self.seen["doing"]
        for cell, tribe in self.tribes.items():
            if tribe["seat"] != seat or doing["steps"] == 0:
                continue
            warriors, chief = tribe["warriors"], tribe["chief"] and doing["chief_steps"] > 0
            for end in self.ways(cell):
                least = 0
                if self.has_others(end, seat):
                    free = end in self.army and not self.settings["cavalry_counts_as_attack"]
                    if self.is_protected(end) or (doing["attacked"] and not free):
                        continue
                    least = 1
                word = "attack" if least else "move"
                yield from (f"{word}:{cell}>{end}:{number}" for number in range(1, warriors + 1))
                if chief:
                    yield from (f"{word}:{cell}>{end}:{number}+chief" for number in range(least, warriors + 1))

    # The donkey.

    def gain(self, seat, word, item, paid):
        """R52 to R54."""
        left = {kind: number - paid.count(kind) for kind, number in self.players[seat]["items"].items()}
        kinds = [kind for kind in ITEMS if left[kind] > 0]
        if left[item] == 1 or (left[item] == 0 and len(kinds) < 4):
            yield f"{word}:{item}"
        elif left[item] == 0:
            yield from (f"{word}:{item}-{kind}" for kind in kinds)

    def collecting(self, seat):
        """R44 to R50."""
        doing, cell = self.seen["doing"], self.players[seat]["chief"]
        has, land = self.players[seat]["items"], self.land[cell]
        if doing["chief_done"] or doing["collected"]:
            return
        if land in RAW:
            yield from self.gain(seat, "collect", RAW[land], [])
        elif land in PAID and has[PAID[land][1]]:
            yield from self.gain(seat, "collect", PAID[land][0], [PAID[land][1]])
        elif land == "wagon" and self.tribes[cell]["warriors"] >= 2:
            yield from self.gain(seat, "collect", "wagon", [])
        elif land == "farm":
            goods = [self.seen["cells"][cell]["price"]] if self.settings["farm_price"] == "printed" else ITEMS[6:]
            yield from (f"trade:{good}" for good in goods if has[good])

    def crafting(self, seat):
        """R74 to R78."""
        has = self.players[seat]["items"]
        for tool, parts in RECIPES.items():
            if all(has[part] for part in parts):
                yield from self.gain(seat, "craft", tool, list(parts))
        if has["indian"] and has["feather"] and self.players[seat]["reserve"]:
            yield "train"

    # Refuge.

    def zone(self, seat):
        """R41: the cells linked to the chief without entering cells with pieces of others."""
        found, waiting = {self.players[seat]["chief"]}, [self.players[seat]["chief"]]
        while waiting:
            for cell in self.ways(waiting.pop()):
                if cell not in found and not self.has_others(cell, seat):
                    found.add(cell)
                    waiting.append(cell)
        return found

    def is_shut_in(self, seat):
        zone = self.zone(seat)
        if len(zone) >= 50:
            return False
        has_warriors = any(self.tribes[cell]["warriors"] for cell in zone if cell in self.tribes)
        exits = {end for cell in zone for end in self.ways(cell)} - zone
        return all(self.is_protected(cell) or not has_warriors for cell in exits)

    def refuges(self, seat, without=()):
        """R63: camps, else tiles, else the ring."""
        free = [cell for cell in NAMES if cell in self.land and cell not in without and not self.has_others(cell, seat)]
        camps = [cell for cell in free if self.land[cell] == "camp"]
        ring = [cell for cell in NAMES if (cell[0] in "AJ" or cell[1:] in ("1", "10")) and cell not in self.land]
        return camps or free or [cell for cell in ring if cell not in without]

    def turn(self, seat, is_first):
        """D5; `is_first`: no step was made in this turn."""
        found = [*self.steps(seat), *self.collecting(seat), "end"]
        may_retreat = is_first and self.settings["retreat"] and self.is_shut_in(seat)
        if may_retreat and self.refuges(seat, self.zone(seat)):
            found.append("retreat")
        return found

    def campsite(self, seat):
        """D10."""
        return [*self.crafting(seat), *(self.collecting(seat) if self.settings["collect_in_campsite"] else ()), "end"]

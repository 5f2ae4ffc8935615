"""How a match of Tribes may be set up (section 9 of the specification)."""

from longhouse.core.settings import Setting
from longhouse.games.tribes import data

SETTINGS = (
    Setting("horses_to_win", range(1, 11), "rulebook", 10),
    Setting("start_warriors", range(int(data.WARRIORS) + 1), "rulebook", 6),
    Setting("max_cycles", ("none", *range(3, 61)), "designed", 20, brief=(3, 4, 5, 8)),
    Setting("first_spirit_chief", ("random", 1, 2, 3, 4), "designed", seats={3: range(3, 5), 4: range(4, 5)}),
    Setting("collect_limit", ("unlimited", "one_per_tile_per_turn"), "ruling"),
    Setting("collect_in_campsite", (True, False), "ruling"),
    Setting("farm_price", ("any", "printed"), "ruling"),
    Setting("campsite_protection", (True, False), "ruling"),
    Setting("mountain_rule", ("line", "range", "none"), "ruling"),
    Setting("cavalry", (True, False), "designed"),
    Setting("cavalry_counts_as_attack", (True, False), "ruling"),
    Setting("cavalry_costs_an_item", (True, False), "ruling", before=False),
    Setting("retreat", (True, False), "designed"),
    Setting("camp_protection_limit", ("none", *range(1, 31)), "designed"),
    Setting("start_spacing", range(1, 7), "designed"),
)

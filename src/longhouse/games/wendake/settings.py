"""How a match of Wendake may be set up (section 9 of the specification)."""

from longhouse.core.settings import Setting

SETTINGS = (
    Setting("pairing", ("random", "first_game"), "rulebook"),
    Setting("tribes", ("asymmetric", "identical"), "rulebook"),
    Setting("homes", ("choose", "random"), "ruling"),
    Setting("attack_on_entry", ("included", "separate_step"), "ruling"),
    Setting("smallpox_scope", ("board", "home"), "ruling"),
    Setting("mask_recall", ("all", "one"), "ruling"),
    Setting("take_back", ("any", "basic_only"), "ruling"),
    Setting("swap_in_restore", (True, False), "ruling"),
    Setting("progress_mid_action", (True, False), "ruling"),
    Setting("ritual_bonus", (False, True), "ruling"),
    Setting("alliance_mode", ("yearly", "permanent"), "ruling"),
    Setting("canoe_tile", ("canoe_move1", "canoe_only"), "designed"),
    Setting("solo_ghost", (False, True), "designed", seats={True: range(1, 2)}),
)

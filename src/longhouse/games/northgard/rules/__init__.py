"""The rules of Northgard.

Modules import each other where one asks for the other's decisions. Begun with these two, each finds what it needs.
"""

from longhouse.games.northgard.rules import creature_fights, second_chance

__all__ = ("creature_fights", "second_chance")

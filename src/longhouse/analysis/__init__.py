"""What a search knows, for people: a hint, why a program moved as it did, and the analysis of a finished match.

All of it is judged by what a seat knows: worlds are dealt anew for the one who asks, the true one is never looked at.
"""

from longhouse.analysis.hint import Hint, hint
from longhouse.analysis.why import Why, why

__all__ = ["Hint", "Why", "hint", "why"]

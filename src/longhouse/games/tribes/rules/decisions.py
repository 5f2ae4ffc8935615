"""What the decisions of this game have in common."""

from typing import Any

from longhouse.core.decisions import Decision
from longhouse.core.protocol import Message, Reason
from longhouse.games.tribes.state import Table


class Question(Decision[Table]):
    """A decision that a player takes. `first`: what somebody hears who tries something else meanwhile."""

    def __init__(self, name: str, rule: str, first: str) -> None:
        super().__init__(name)
        self.first: Reason = Reason(rule, Message(f"why-{first}"))


def is_about(decision: Decision[Any], kind: str) -> bool:
    """Whether a decision has options with such a target: "end" only in a turn, "craft" only at a Campsite."""
    return any(target.partition(":")[0] == kind for options in decision.options for target in options.targets)

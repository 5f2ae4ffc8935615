"""Reasons as the explaining modules make them."""

from __future__ import annotations

from typing import Any

from longhouse.core.decisions import Decision
from longhouse.core.protocol import Argument, Message, Reason

_BUSY: dict[str, tuple[str, str]] = {
    "start": ("R1", "start-first"),
    "orient-start": ("R12", "orient-first"),
    "cavalry": ("R69", "cavalry-first"),
    "card": ("R16", "card-first"),
    "turn": ("R20", "choose-tribe"),
    "orient": ("R12", "orient-first"),
    "relocate": ("R63", "refuge-first"),
    "retreat": ("R41", "refuge-first"),
    "take": ("R64", "take-first"),
    "room": ("R54", "room-first"),
    "beaten": ("R72", "cavalry-first"),
    "campsite": ("R73", "no-steps-at-campsite"),
}
"""By decision: the rule, and what is to be done first."""


def reason(rule: str, message: str, **args: Argument) -> Reason:
    """A rule and its sentence."""
    return Reason(rule, Message(f"why-{message}", args))


def busy(decision: Decision[Any]) -> Reason:
    """Something else is being asked: that comes first."""
    return reason(*_BUSY[decision.name])

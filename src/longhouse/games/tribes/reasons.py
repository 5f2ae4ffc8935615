"""Reasons as the explaining modules make them."""

from __future__ import annotations

from longhouse.core.protocol import Argument, Message, Reason
from longhouse.games.tribes.rules import codes

_BUSY: dict[int, tuple[str, str]] = {
    codes.D1_START: ("R1", "start-first"),
    codes.D2_ORIENT: ("R12", "orient-first"),
    codes.D3_CAVALRY: ("R69", "cavalry-first"),
    codes.D4_CARD: ("R16", "card-first"),
    codes.D5_TURN: ("R20", "choose-tribe"),
    codes.D6_ORIENT: ("R12", "orient-first"),
    codes.D7_RELOCATE: ("R63", "refuge-first"),
    codes.D7_RETREAT: ("R41", "refuge-first"),
    codes.D8_TAKE: ("R64", "take-first"),
    codes.D8B_ROOM: ("R54", "room-first"),
    codes.D9_BEATEN: ("R72", "cavalry-first"),
    codes.D10_CAMPSITE: ("R73", "no-steps-at-campsite"),
}
"""By frame kind: the rule, and what is to be done first."""


def reason(rule: str, message: str, **args: Argument) -> Reason:
    """A rule and its sentence."""
    return Reason(rule, Message(f"why-{message}", args))


def busy(kind: int) -> Reason:
    """Something else is being asked: that comes first."""
    return reason(*_BUSY[kind])

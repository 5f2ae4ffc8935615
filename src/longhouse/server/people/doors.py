"""What a host asks of people who come in: whether they need a name to play, and an invitation to have one.

Only what begins is asked about. A seat that somebody has stays theirs, and a match that runs goes on, whatever is set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from longhouse.server.config import Config
from longhouse.server.errors import NotAllowed
from longhouse.server.store.rows import BY_ALL, SeatRow

Guests = Literal["on", "private", "off"]
Join = Literal["open", "invite"]
ON: Guests = "on"
PRIVATE: Guests = "private"
OFF: Guests = "off"
OPEN: Join = "open"
INVITE: Join = "invite"


class Doors(NamedTuple):
    """The rules of this house."""

    guests: Guests = ON
    join: Join = OPEN

    @classmethod
    def of(cls, config: Config) -> Doors:
        """Those that the host has set; the settings were checked when they were read."""
        return cls(cast(Guests, config.guests), cast(Join, config.join))

    def check_founding(self, access: str, *, is_member: bool) -> None:
        """NotAllowed if somebody without a name may not make such a table."""
        if not is_member:
            self._check_off()
            self.check_opening(access, is_member=False)

    def check_opening(self, access: str, *, is_member: bool) -> None:
        """NotAllowed if somebody without a name may not put a table into everybody's list."""
        if not is_member and self.guests != ON and access == BY_ALL:
            raise NotAllowed("server-error-guests-private")

    def check_joining(self, access: str, *, is_member: bool, has_link: bool) -> None:
        """NotAllowed if somebody without a name may not sit down there.

        The link of a seat is handed out by whoever made the table: with it also guests sit down among strangers.
        """
        if is_member:
            return
        self._check_off()
        if not has_link:
            self.check_opening(access, is_member=False)

    def check_rematch(self, access: str, seats: Sequence[SeatRow]) -> None:
        """NotAllowed if somebody of an old table may not sit at a new one like it."""
        is_closed = self.guests == OFF or (self.guests == PRIVATE and access == BY_ALL)
        if is_closed and has_guest(seats):
            raise NotAllowed("server-error-guests-rematch")

    def _check_off(self) -> None:
        if self.guests == OFF:
            raise NotAllowed("server-error-guests-off")


def has_guest(seats: Sequence[SeatRow]) -> bool:
    """Whether somebody without a name sits there; friends at a member's own screen are with the member."""
    members = {seat.person for seat in seats if seat.member}
    return any(seat.is_guest and (not seat.keeper or seat.keeper not in members) for seat in seats)

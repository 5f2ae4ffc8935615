"""What those need who let people in, and those who change how they get in: the same things, handed over as one."""

from __future__ import annotations

from typing import NamedTuple

from longhouse.server.people.codes import Codes
from longhouse.server.people.joining import Joining
from longhouse.server.people.letters import Letters
from longhouse.server.people.passkeys import Passkeys
from longhouse.server.people.passwords import Hashing
from longhouse.server.people.register import Register
from longhouse.server.store.database import Store


class Means(NamedTuple):
    """How people are known, and how they prove who they are."""

    store: Store
    register: Register
    codes: Codes
    hashing: Hashing
    passkeys: Passkeys
    letters: Letters
    joining: Joining

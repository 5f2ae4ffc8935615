"""What goes over the wire about people."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from longhouse.server.models import Body, Pair, RequestId

Kind = Literal["guest", "member"]
Language = Literal["en", "fr"]
Zone = Annotated[str, msgspec.Meta(max_length=64)]
OwnName = Annotated[str, msgspec.Meta(max_length=64, description="3 to 20 letters and figures of one script.")]
Password = Annotated[str, msgspec.Meta(max_length=1024, description="10 to 256 characters.")]
Passkey = Annotated[dict[str, Any], msgspec.Meta(description="What the browser's PublicKeyCredential.toJSON gives.")]
Code = Annotated[str, msgspec.Meta(max_length=128)]
Label = Annotated[str, msgspec.Meta(max_length=64)]
Email = Annotated[str, msgspec.Meta(max_length=254)]


# Up.


class Welcome(Body):
    """Somebody wants to be known."""

    request: RequestId
    language: Language = "en"
    zone: Zone = "UTC"


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants; only what differs from the usual."""

    told: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=32)],
            Annotated[dict[Annotated[str, msgspec.Meta(max_length=16)], bool], msgspec.Meta(max_length=8)],
        ],
        msgspec.Meta(max_length=32),
    ] = {}
    """By event and channel: whether one is told."""
    digest: Annotated[int, msgspec.Meta(ge=0, le=23)] | None = None
    """The hour of the day, in one's own zone, of the one letter a day; None is a letter for each move."""
    private: bool = False
    """Whether others see nothing of what one has played."""


class Revise(Body):
    """What somebody changes about themselves; what is not said stays."""

    request: RequestId
    language: Language | None = None
    zone: Zone | None = None
    settings: Settings | None = None
    email: Email | None = None
    """Empty: no address any more."""


class BeginPasskey(Body):
    """Somebody wants a passkey; a guest says for which name."""

    request: RequestId
    name: OwnName | None = None
    invitation: Code | None = None


class TakeName(Body):
    """A guest takes a name, with the first way in; a member takes another one."""

    request: RequestId
    name: OwnName
    password: Password | None = None
    passkey: Passkey | None = None
    invitation: Code | None = None
    """What a guest needs where not everybody may take a name."""


class AddCredential(Body):
    """One more way in, or another password."""

    request: RequestId
    password: Password | None = None
    passkey: Passkey | None = None
    label: Label = ""


class WithPassword(Body):
    """A password that proves who one is."""

    request: RequestId
    password: Password


class WithPasskey(Body):
    """A passkey that proves who one is."""

    request: RequestId
    passkey: Passkey


class SignInPassword(Body):
    """Signing in with a name and a password."""

    request: RequestId
    name: OwnName
    password: Password


class SignInRecovery(Body):
    """Signing in with a name and a recovery code."""

    request: RequestId
    name: OwnName
    code: Code


class WithCode(Body):
    """A code that works once."""

    request: RequestId
    code: Code


class MailBegin(Body):
    """Somebody wants a link by mail."""

    request: RequestId
    email: Email


class SignOut(Body):
    """Signing out here, or everywhere."""

    request: RequestId
    everywhere: bool = False


class OwnSeats(Body):
    """The seats that this browser holds."""

    request: RequestId
    tables: Annotated[list[Pair], msgspec.Meta(max_length=100)]


# Down.


class CredentialInfo(msgspec.Struct):
    """One way in."""

    id: str
    kind: Literal["passkey", "password"]
    label: str
    created: float
    used: float | None


class Ways(msgspec.Struct):
    """What this house offers."""

    passkey: bool
    mail: bool
    guests: Literal["on", "private", "off"]
    """Where people without a name may play: everywhere; not at open tables; nowhere."""
    join: Literal["open", "invite"]
    """Who may take a name: anybody; whoever has an invitation."""


class Me(msgspec.Struct):
    """Who I am."""

    id: str
    kind: Kind
    name: str
    language: str
    zone: str
    email: str | None
    email_state: Literal["none", "waiting", "confirmed", "bounced"]
    settings: Settings
    usual: dict[str, dict[str, bool]]
    """What the house does where `settings.told` says nothing: by event and channel, in the order they are shown in."""
    credentials: list[CredentialInfo]
    recovery_left: int
    proved: bool
    """Whether this device has proved within ten minutes that it is me."""
    ways: Ways
    roles: list[str]


class Options(msgspec.Struct):
    """What the browser's navigator.credentials is to be given, as JSON."""

    options: dict[str, Any]


class RecoveryCodes(msgspec.Struct):
    """Shown once: only their hashes are kept."""

    codes: list[str]


class DeviceCode(msgspec.Struct):
    """Works once, until it expires: signs another device in, or lets somebody take a name."""

    code: str
    expires: float


class HouseInvitations(msgspec.Struct):
    """What I have given out so that somebody may take a name here."""

    left: int
    """How many I may make this week; a used one keeps its place until its week is over."""
    waiting: list[float]
    """Until when those work that nobody has used."""


class DeviceInfo(msgspec.Struct):
    """Where I am signed in."""

    id: str
    label: str
    network: str
    created: float
    seen: float
    here: bool


class TakenSeats(msgspec.Struct):
    """How many seats are mine now that were not."""

    taken: int


class Nothing(msgspec.Struct):
    """It is done, and there is nothing to say."""

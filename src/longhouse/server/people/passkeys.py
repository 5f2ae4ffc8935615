"""Passkeys: discoverable ones, so that one signs in without typing a name. They belong to the house's own address.

What a browser sends is bytes of a stranger's making; a library takes them apart. Whatever it stumbles over is the same
refusal, and the challenge is used up.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from longhouse.server.errors import Conflict, NeedsSignIn
from longhouse.server.people.codes import PROVE, REGISTER, SIGN_IN, Codes
from longhouse.server.store.people import PersonRow
from longhouse.server.store.proofs import CredentialRow

_HOUSE = "Longhouse"
_LONGEST_ID = 1023


class NewPasskey(NamedTuple):
    """A passkey that was proved to be there."""

    external: bytes
    public_key: bytes
    counter: int
    backed_up: bool


class Passkeys:
    """Asks for passkeys and checks them. Only with an address of https, or on one's own computer."""

    def __init__(self, site: str, codes: Codes) -> None:
        found = urlsplit(site)
        self._origin = f"{found.scheme}://{found.netloc}".lower()
        self._host = (found.hostname or "").lower()
        self._codes = codes
        self.enabled = bool(self._host) and (found.scheme == "https" or self._host == "localhost")

    async def begin_new(self, person: PersonRow, name: str, known: list[CredentialRow]) -> dict[str, Any]:
        """What a browser needs to make one."""
        self._check_enabled()
        import webauthn
        from webauthn.helpers import structs

        challenge = await self._codes.make(REGISTER, person.id)
        options = webauthn.generate_registration_options(
            rp_id=self._host,
            rp_name=_HOUSE,
            user_id=person.handle,
            user_name=name,
            user_display_name=name,
            challenge=challenge.code.encode(),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=_descriptors(known),
        )
        return webauthn.helpers.options_to_json_dict(options)

    async def check_new(self, person: PersonRow, sent: dict[str, Any]) -> NewPasskey:
        """A passkey that was just made; NeedsSignIn if it was not, or not for this person."""
        self._check_enabled()
        import webauthn

        challenge = _challenge_in(sent)
        asked = await self._codes.use(challenge, REGISTER)
        if asked is None or asked.person != person.id:
            raise NeedsSignIn("server-error-passkey")
        try:
            found = webauthn.verify_registration_response(
                credential=sent,
                expected_challenge=challenge.encode(),
                expected_rp_id=self._host,
                expected_origin=self._origin,
            )
        except Exception as error:  # Whatever a library makes of a stranger's bytes.
            raise NeedsSignIn("server-error-passkey") from error
        if len(found.credential_id) > _LONGEST_ID:
            raise NeedsSignIn("server-error-passkey")
        counter = min(found.sign_count, 2**31 - 1)
        return NewPasskey(found.credential_id, found.credential_public_key, counter, found.credential_backed_up)

    async def begin(self, person: PersonRow | None = None, known: list[CredentialRow] | None = None) -> dict[str, Any]:
        """What a browser needs to use one: any of its own, or one of those that somebody has."""
        self._check_enabled()
        import webauthn

        challenge = await self._codes.make(PROVE if person else SIGN_IN, person.id if person else None)
        options = webauthn.generate_authentication_options(
            rp_id=self._host, challenge=challenge.code.encode(), allow_credentials=_descriptors(known or [])
        )
        return webauthn.helpers.options_to_json_dict(options)

    async def take_challenge(self, sent: dict[str, Any], person: PersonRow | None = None) -> str:
        """The challenge that was answered, which nobody can answer again; NeedsSignIn if it is none of ours."""
        self._check_enabled()
        challenge = _challenge_in(sent)
        asked = await self._codes.use(challenge, PROVE if person else SIGN_IN)
        if asked is None or asked.person != (person.id if person else None):
            raise NeedsSignIn("server-error-passkey")
        return challenge

    def check(self, sent: dict[str, Any], challenge: str, known: CredentialRow, handle: bytes) -> NewPasskey:
        """A passkey that was used, with its new counter; NeedsSignIn if it does not prove anything."""
        import webauthn

        try:
            said = sent["response"].get("userHandle")
            if said is not None and webauthn.base64url_to_bytes(said) != handle:
                raise NeedsSignIn("server-error-passkey")
            found = webauthn.verify_authentication_response(
                credential=sent,
                expected_challenge=challenge.encode(),
                expected_rp_id=self._host,
                expected_origin=self._origin,
                credential_public_key=known.secret,
                credential_current_sign_count=known.counter,
            )
        except Exception as error:  # Whatever a library makes of a stranger's bytes.
            raise NeedsSignIn("server-error-passkey") from error
        counter = min(found.new_sign_count, 2**31 - 1)
        return NewPasskey(found.credential_id, known.secret, counter, found.credential_backed_up)

    def _check_enabled(self) -> None:
        if not self.enabled:
            raise Conflict("server-error-no-passkeys")


def external_in(sent: dict[str, Any]) -> bytes:
    """The passkey's own id; NeedsSignIn if there is none."""
    import webauthn

    try:
        return webauthn.base64url_to_bytes(sent["rawId"])[: _LONGEST_ID + 1]
    except Exception as error:  # Not what a browser sends.
        raise NeedsSignIn("server-error-passkey") from error


def _challenge_in(sent: dict[str, Any]) -> str:
    """The challenge that a browser says it answers."""
    import webauthn

    try:
        data = msgspec.json.decode(webauthn.base64url_to_bytes(sent["response"]["clientDataJSON"]))
        return webauthn.base64url_to_bytes(data["challenge"]).decode("ascii")
    except Exception as error:  # Not what a browser sends.
        raise NeedsSignIn("server-error-passkey") from error


def _descriptors(known: list[CredentialRow]) -> list[Any]:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=one.external) for one in known if one.external is not None]

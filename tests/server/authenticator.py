"""A passkey made of software: what a browser and its authenticator do together, as JSON."""

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def text(raw):
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(word):
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))


class Authenticator:
    """Keeps one passkey for each person."""

    def __init__(self, origin="https://club.example"):
        self.origin = origin
        self.keys = {}
        """By the id of the passkey: its private key, whose it is, and how often it was used."""

    def _client_data(self, kind, challenge):
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _head(self, host, flags, counter):
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + counter.to_bytes(4, "big")

    def create(self, options):
        """A new passkey, as `navigator.credentials.create(...)` answers."""
        own, key = os.urandom(16), ec.generate_private_key(ec.SECP256R1())
        self.keys[own] = [key, raw(options["user"]["id"]), 0]
        at = key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")})
        head = self._head(options["rp"]["id"], PRESENT | VERIFIED | WITH_KEY, 0)
        data = head + bytes(16) + len(own).to_bytes(2, "big") + own + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        answer = {
            "clientDataJSON": text(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": text(attestation),
        }
        return {"id": text(own), "rawId": text(own), "type": "public-key", "response": answer}

    def get(self, options, own=None):
        """A passkey that is used, as `navigator.credentials.get(...)` answers."""
        own = own or next(iter(self.keys))
        kept = self.keys[own]
        kept[2] += 1
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._head(options["rpId"], PRESENT | VERIFIED, kept[2])
        signed = kept[0].sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signed),
            "userHandle": text(kept[1]),
        }
        return {"id": text(own), "rawId": text(own), "type": "public-key", "response": answer}

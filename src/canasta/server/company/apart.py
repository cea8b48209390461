"""People who are not to be seated together: devices by hash, and what a device keeps of another.

A device keeps a token, which holds the hash of the other device, sealed with a secret of the server. Two tokens for one
device look different: whoever collects them learns nothing of who is who.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from canasta.server.tables.people import hash_of

_NONCE: Final = 12  # bytes
_DEVICE: Final = 16
_MARK: Final = 8


class KnownDevice(Struct, frozen=True, gc=False):
    """A device by its hash, and the hashes of those that it avoids."""

    device: str
    avoid: list[str] = []

    def is_apart(self, devices: Iterable[str], avoided: Iterable[str]) -> bool:
        """True if it avoids one of these devices, or is among those that they avoid."""
        return self.device in avoided or not set(self.avoid).isdisjoint(devices)


def device_of(key: str) -> str:
    """The hash of the secret of a device."""
    return hash_of(key)[: 2 * _DEVICE]


class Sealer:
    """Seals hashes of devices with a secret of the server, for other devices to keep."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seal(self, device: str, nonce: bytes) -> str:
        """The token for a device; the nonce (12 bytes) is to be another each time."""
        body = bytes(a ^ b for a, b in zip(bytes.fromhex(device), self._pad(nonce), strict=True))
        return base64.urlsafe_b64encode(nonce + body + self._mark(nonce + body)).decode()

    def opened(self, tokens: Iterable[str]) -> list[str]:
        """The devices in these tokens; one that another server has made is left out."""
        found = []
        for token in tokens:
            whole = base64.urlsafe_b64decode(token)
            sealed, mark = whole[:-_MARK], whole[-_MARK:]
            if hmac.compare_digest(mark, self._mark(sealed)):
                nonce, body = sealed[:_NONCE], sealed[_NONCE:]
                found.append(bytes(a ^ b for a, b in zip(body, self._pad(nonce), strict=True)).hex())
        return found

    def _pad(self, nonce: bytes) -> bytes:
        return hashlib.blake2b(nonce, key=self._secret, digest_size=_DEVICE, person=b"pad").digest()

    def _mark(self, sealed: bytes) -> bytes:
        return hashlib.blake2b(sealed, key=self._secret, digest_size=_MARK, person=b"mark").digest()

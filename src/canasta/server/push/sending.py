"""One notice to one device, by Web Push: encrypted for its browser, signed with the key of the server."""

from __future__ import annotations

import base64
import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import json

from canasta.extras import needed
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.server.push.kept import Device

LASTS_S: Final = 86_400  # for which the push service keeps a notice
SIGNED_S: Final = 12 * 3_600  # the expiry of a signature: Apple refuses more than a day
PATIENCE_S: Final = 10.0
_GONE: Final = frozenset({404, 410})


def new_key() -> str:
    """A new private key, base64url."""
    vapid = needed("pywebpush").Vapid()
    vapid.generate_keys()
    return _coded(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """The public key of a private one, as browsers take it for a subscription: base64url of an uncompressed point."""
    point = needed("pywebpush").Vapid.from_raw(key.encode()).public_key.public_numbers()
    return _coded(b"\4" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big"))


def send(device: Device, table: str, key: str, contact: str) -> bool:
    """Send the notice that it is the player's turn; False if the device does not exist any more. It blocks.

    A newer notice about the same table takes the place of one that was not delivered yet. Raises what pywebpush and
    requests raise.
    """
    push = needed("pywebpush")
    words = {
        "title": text(device.lang, "push-title"),
        "body": text(device.lang, "push-turn"),
        "path": f"t/{table}",
    }
    try:
        push.webpush(
            {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}},
            json.encode(words).decode(),
            vapid_private_key=push.Vapid.from_raw(key.encode()),
            vapid_claims={"sub": contact, "exp": int(time.time()) + SIGNED_S},
            ttl=LASTS_S,
            headers={"topic": table},
            timeout=PATIENCE_S,
            requests_session=_straight(),
        )
    except push.WebPushException as error:
        if error.response is not None and error.response.status_code in _GONE:
            return False
        raise
    return True


def _straight() -> Any:
    """A session that follows no redirection: it could lead to an inner address."""
    session = needed("pywebpush").requests.Session()
    session.max_redirects = 0
    return session


def _coded(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).decode().rstrip("=")

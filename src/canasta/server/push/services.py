"""The push services of browsers. An endpoint comes from a client: any other host could be an inner address."""

from __future__ import annotations

from typing import ClassVar, Final
from urllib.parse import urlsplit

from canasta.texts.errors import WordedError, shortened

SERVICES: Final = (
    "fcm.googleapis.com",  # Chrome and others of its engine
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",  # Edge
)


class PushError(WordedError):
    """A subscription to notices that cannot be taken: ``push-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "push"


def check_endpoint(endpoint: str, others: frozenset[str] = frozenset()) -> None:
    """Raise `PushError` unless it is an address of a known push service, or of one of the origins `others`."""
    try:
        found = urlsplit(endpoint)
        host, port = found.hostname or "", found.port
    except ValueError:
        raise PushError("endpoint", found=shortened(endpoint)) from None
    if f"{found.scheme}://{found.netloc}" in others:
        return
    known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    if found.scheme != "https" or port not in (None, 443) or "@" in found.netloc or not known:
        raise PushError("endpoint", found=shortened(host or endpoint))

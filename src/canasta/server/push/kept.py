"""The key of a server for notices, and the devices that get them, in logs of which only the last row holds something.

The devices of a table lie in a log of their own, not in the table's: they can be forgotten, and no copy takes them to
another server, whose key would be another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final
from urllib.parse import urlsplit

from msgspec import Struct

from canasta.logs import LogDecoder
from canasta.server.journal.kind import LogKind
from canasta.server.journal.renewed import RenewedLogs, RenewedState
from canasta.server.store.values import Conflict
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.server.store.store import Store

SERVICES: Final = (
    "fcm.googleapis.com",  # Chrome and others of its engine
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",  # Edge
)
MOST_DEVICES: Final = 5  # of a player at a table
_TRIES: Final = 5  # of a change that another one overtakes


class PushError(WordedError):
    """A subscription to notices that cannot be taken: ``push-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "push"


def check_endpoint(endpoint: str, others: frozenset[str] = frozenset()) -> None:
    """Raise `PushError` unless it is an address of a known push service, or of one of the origins `others`.

    It comes from a client: any other host could be an inner address.
    """
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


class Device(Struct, frozen=True):
    """A browser that gets notices for a player: its address at a push service, its keys, its language.

    `key_hash` is that of the player's seat: who takes the chair over is somebody else.
    """

    player: int
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    key_hash: str


class PushKept(Struct, frozen=True, tag_field="did", tag="push", omit_defaults=True):
    """The devices of a table; or the private key of the server, base64url. Empty once another has taken its place."""

    devices: tuple[Device, ...] = ()
    key: str = ""


PUSH_LOG: Final = LogKind(
    name="push",
    error=PushError,
    missing="none",
    made=PushKept,
    begin=lambda log_id, _seed, _made, at: RenewedState(log_id, at),
    apply=RenewedState.renew,
    rows=LogDecoder[tuple[None, PushKept]](tuple[None, PushKept]),
    letter="P",
    under_way=lambda _state: True,  # it goes with its match; the key stays
)
KEY: Final = f"{PUSH_LOG.letter}key"


class PushLogs:
    """The logs of notices in a store. `now` gives the time of inputs (ms). All methods raise `StoreError`."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._logs = RenewedLogs(PUSH_LOG, PushKept(), store, now)

    async def key(self, make: Callable[[], str]) -> str:
        """The private key of the server, made at its first start with notices."""
        kept = await self._changed(KEY, lambda kept: kept if kept.key else PushKept(key=make()))
        return kept.key

    async def devices(self, table: str) -> tuple[Device, ...]:
        """The devices of a table."""
        kept = (await self._logs.held(_id_of(table))).value
        return () if kept is None else kept.devices

    async def add(self, table: str, device: Device) -> None:
        """Add a device of a player, or renew it; beyond the limit the oldest of the player goes."""

        def added(kept: PushKept) -> PushKept:
            if device in kept.devices:
                return kept
            others = [each for each in kept.devices if each.endpoint != device.endpoint]
            own = [each for each in others if each.player == device.player]
            gone = own[: max(0, len(own) + 1 - MOST_DEVICES)]
            return PushKept((*(each for each in others if each not in gone), device))

        await self._changed(_id_of(table), added)

    async def forget(self, table: str, endpoint: str) -> None:
        """Forget a device."""
        await self._changed(
            _id_of(table), lambda kept: PushKept(tuple(each for each in kept.devices if each.endpoint != endpoint))
        )

    async def forget_all(self, table: str) -> None:
        """Forget all devices of a table, whose match is over."""
        await self._logs.remove(_id_of(table))

    async def _changed(self, name: str, change: Callable[[PushKept], PushKept]) -> PushKept:
        """Change what a log holds; nothing of it before stays."""
        for _ in range(_TRIES):
            before = await self._logs.held(name)
            kept = before.value or PushKept()
            new = change(kept)
            if new == kept or await self._logs.renew(name, new, before) is not None:
                return new
        raise Conflict("repeated", table=name)


def _id_of(table: str) -> str:
    return f"{PUSH_LOG.letter}{table}"

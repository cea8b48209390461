"""`/api/notices`: whether the server sends notices, and which devices get them; and the sending."""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeAlias, cast

from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import json

from canasta.extras import needed
from canasta.server.live.hub import Hub
from canasta.server.push.kept import Device, PushError, PushLogs, check_endpoint
from canasta.server.store.store import Store
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import hash_of
from canasta.server.web.handlers import HEAVY, SEAT, get, post
from canasta.server.web.site import Spoken, TheSeat, Wing, WingHub, WingRoutes, provided
from canasta.server.web.tables import Table
from canasta.server.wire.rest import GoneDevice, NewDevice, NoticesOffered
from canasta.texts import text

_SENDERS: Final = 4  # threads: a push service that does not answer holds nobody else up
_POINT, _SECRET = 65, 16  # bytes of the keys of a device
_log: Final = logging.getLogger("canasta.server")


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


class Notices(WingHub):
    """The notices of one server. Without a `contact`, for the push services to complain to, it sends none.

    `others` are origins of further push services, as tests have them.
    """

    def __init__(self, hub: Hub, contact: str | None, others: frozenset[str]) -> None:
        self._hub = hub
        self._contact = contact
        self._others = others
        self._logs = PushLogs(cast("Store", hub.store), hub.clock.now_ms)
        self._sending: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def start(self) -> None:
        """Make the key of the server, if it is the first start with notices. Raises `StoreError`."""
        if self._contact is None:
            return
        await self.key()
        self._threads = ThreadPoolExecutor(_SENDERS, "notices")
        self._hub.remind = self.remind

    async def close(self) -> None:
        """Stop sending; what is under way is dropped."""
        self._hub.remind = None
        for task in self._sending:
            task.cancel()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def key(self) -> str:
        """The private key of all servers on this database, which an operator may have removed; empty if none is sent.

        Raises `StoreError`.
        """
        return "" if self._contact is None else await self._logs.key(new_key)

    async def add(self, table: str, seat_key: str | None, device: NewDevice, lang: str) -> None:
        """Send notices for that seat to a device. Raises `PushError`, `TableError`, `StoreError`."""
        if self._contact is None:
            raise PushError("off")
        check_endpoint(device.endpoint, self._others)
        if (_length(device.p256dh), _length(device.auth)) != (_POINT, _SECRET):
            raise PushError("keys")
        player = await self._player(table, seat_key)
        own = Device(player, device.endpoint, device.p256dh, device.auth, lang, hash_of(seat_key or ""))
        await self._logs.add(table, own)

    async def forget(self, table: str, seat_key: str | None, endpoint: str) -> None:
        """Send no more notices to a device. Raises `TableError`, `StoreError`."""
        await self._player(table, seat_key)
        await self._logs.forget(table, endpoint)

    async def _player(self, table: str, seat_key: str | None) -> int:
        if seat_key is None:
            raise TableError("wrong-key")
        return await self._hub.player(table, seat_key)

    def remind(self, table: str, player: int | None) -> None:
        """Send a notice to all devices of a player, in the background; None: the match is over, forget them all."""
        live = self._hub.tables.known(table)
        if player is not None and live is None:
            return  # another process has the table now
        key_hash = None if player is None or live is None else live.table.chair(player).key_hash
        task = asyncio.get_running_loop().create_task(self._remind(table, key_hash))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _remind(self, table: str, key_hash: str | None) -> None:
        try:
            if key_hash is None:
                await self._logs.forget_all(table)
                return
            devices = [each for each in await self._logs.devices(table) if each.key_hash == key_hash]
            if devices:
                key = await self.key()
                await asyncio.gather(*(self._send(device, table, key) for device in devices))
        except Exception as error:
            _log.warning("a notice of table %s is not sent: %s", table, error)

    async def _send(self, device: Device, table: str, key: str) -> None:
        work = partial(send, device, table, key, self._contact or "")
        try:
            there = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except Exception as error:  # of a push service, whose next notice may go out
            _log.warning("a push service took no notice of table %s: %s", table, type(error).__name__)
        else:
            if not there:
                await self._logs.forget(table, device.endpoint)


def _length(coded: str) -> int:
    """The number of bytes in base64url; 0 for what is none."""
    try:
        return len(base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4)))
    except binascii.Error:
        return 0


TheNotices: TypeAlias = NamedDependency[Notices]
_TAG: Final = ["notices"]


@get("/api/notices", tags=_TAG)
async def offered(notices: TheNotices) -> NoticesOffered:
    """The key with which a browser subscribes; null where the server sends no notices."""
    key = await notices.key()
    return NoticesOffered(key=public_key(key) if key else None)


@post("/api/tables/{table:str}/notices", NewDevice, status_code=204, tags=_TAG, security=SEAT, guards=[HEAVY])
async def add(table: Table, data: JSONBody[NewDevice], notices: TheNotices, seat_key: TheSeat, spoken: Spoken) -> None:
    """Send notices for this seat to a browser, in the language of the request; or renew what it said before."""
    await notices.add(table, seat_key, data, spoken)


@post("/api/tables/{table:str}/notices/forgotten", GoneDevice, status_code=204, tags=_TAG, security=SEAT)
async def forget(table: Table, data: JSONBody[GoneDevice], notices: TheNotices, seat_key: TheSeat) -> None:
    """Send no more notices for this seat to a browser."""
    await notices.forget(table, seat_key, data.endpoint)


ROUTES: Final = WingRoutes([offered, add, forget], {"notices": provided(Notices)}, [Notices])


def notices_wing(hub: Hub, *, contact: str | None = None, others: frozenset[str] = frozenset()) -> Wing:
    """The notices of a server. Raises `MissingExtraError` if it is to send them and cannot."""
    if contact is not None:
        needed("pywebpush")
    return Wing(ROUTES, Notices(hub, contact, others))

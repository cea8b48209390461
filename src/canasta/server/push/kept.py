"""The key of a server for notices, and the devices that get them, in logs of which only the last row holds something.

The devices of a table lie in a log of their own, not in the table's: they can be forgotten, and no copy takes them to
another server, whose key would be another one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct, json

from canasta.logs import LogDecoder
from canasta.server.journal.kind import LogHeader, LogKind
from canasta.server.push.services import PushError
from canasta.server.store.values import Conflict, Row, Stored, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

MOST_DEVICES: Final = 5  # of a player at a table
_TRIES: Final = 5  # of a change that another one overtakes


class Device(Struct, frozen=True):
    """A browser that gets notices for a player: its address at a push service, its keys, its language."""

    player: int
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class PushKept(Struct, frozen=True, tag_field="did", tag="push", omit_defaults=True):
    """The devices of a table; or the private key of the server, base64url. Empty once another has taken its place."""

    devices: tuple[Device, ...] = ()
    key: str = ""


@dataclass
class PushState:
    """The state of such a log, for those who replay all logs."""

    id: str
    at: float
    seq: int = 1
    carried: Mapping[str, int] = field(default_factory=dict)

    def renew(self, _by: object, _entry: PushKept, at: float) -> None:
        self.seq, self.at = self.seq + 1, at


PUSH_LOG: Final = LogKind(
    name="push",
    error=PushError,
    missing="none",
    made=PushKept,
    begin=lambda log_id, _seed, _made, at: PushState(log_id, at),
    apply=PushState.renew,
    rows=LogDecoder[tuple[None, PushKept]](tuple[None, PushKept]),
    rules=lambda _entry: None,
    scores=lambda _kept: "",
    letter="P",
    under_way=lambda _state: True,  # it goes with its match; the key stays
)
KEY: Final = f"{PUSH_LOG.letter}key"
_HEADER: Final = json.encode(LogHeader(PUSH_LOG.format, "", 0, ""))
_EMPTY: Final = PUSH_LOG.body(None, PushKept())


class PushStore(Protocol):
    """The part of the store that notices need; `canasta.server.store.Store` documents the methods."""

    async def append(self, table_id: str, rows: Sequence[Row]) -> None: ...
    async def load(self, table_id: str) -> Stored | None: ...
    async def take_in(self, logs: Sequence[Stored]) -> list[str]: ...
    async def rewrite(self, bodies: Mapping[str, Mapping[int, bytes]]) -> None: ...
    async def remove(self, ids: Collection[str], before: float) -> bool: ...


class PushLogs:
    """The logs of notices in a store. `now` gives the time of inputs (ms). All methods raise `StoreError`."""

    def __init__(self, store: PushStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def key(self, make: Callable[[], str]) -> str:
        """The private key of the server, made at its first start with notices."""
        kept = await self._changed(KEY, lambda kept: kept if kept.key else PushKept(key=make()))
        return kept.key

    async def devices(self, table: str) -> tuple[Device, ...]:
        """The devices of a table."""
        return (await self._last(_id_of(table)))[0].devices

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
        await self._store.remove([_id_of(table)], math.inf)

    async def _last(self, name: str) -> tuple[PushKept, Stored | None]:
        stored = await self._store.load(name)
        return (PushKept() if stored is None else PUSH_LOG.rows.decode(stored.rows[-1].body)[1]), stored

    async def _changed(self, name: str, change: Callable[[PushKept], PushKept]) -> PushKept:
        """Change what a log holds; nothing of it before stays."""
        for tried in range(_TRIES):
            kept, stored = await self._last(name)
            new = change(kept)
            if new == kept:
                return kept
            row = Row(1 if stored is None else len(stored.rows) + 1, None, PUSH_LOG.body(None, new), self._now())
            try:
                if stored is None:
                    await self._store.take_in([Stored(name, "", _HEADER, row.at, [row], PUSH_LOG.name)])
                else:
                    await self._store.append(name, [row])
                    before = {each.seq: _EMPTY for each in stored.rows if each.body != _EMPTY}
                    if before:
                        await self._store.rewrite({name: before})
            except StoreError as error:  # somebody was faster
                if tried + 1 < _TRIES and (isinstance(error, Conflict) or error.code == "table-exists"):
                    continue
                raise
            return new
        raise AssertionError  # the last try has returned or raised


def _id_of(table: str) -> str:
    return f"{PUSH_LOG.letter}{table}"

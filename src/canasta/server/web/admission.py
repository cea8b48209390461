"""Admission of connections, and the choice of those that give way when there are too many.

Holders of a key have reserved places, and are never turned away for others. First to give way are requests that do not
come to an end, then sockets that say nothing, then those who only watch; each time the oldest.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from canasta.server.web.config import Limits
from canasta.server.web.errors import WebError
from canasta.server.web.limits import neighbourhood


class ConnectionState(Enum):
    """The state of a connection, as far as it is known."""

    WAITING = auto()  # a request that is not complete, or none at all
    SERVED = auto()  # a request that is being answered
    SILENT = auto()  # a socket that has not said hello, or that was asked to go
    WATCHING = auto()  # a socket without a key, or with one that everybody may have
    HOLDING = auto()  # a socket of somebody who holds a key, or one that another process serves


# In this order they give way to a newcomer when the whole server is full.
_GIVING_WAY: Final = (ConnectionState.WAITING, ConnectionState.SILENT, ConnectionState.WATCHING)


@dataclass(frozen=True, slots=True)
class Capacity:
    """The number of sockets of a table or a competition, and the most that one key may take."""

    most: int
    most_per_key: int


class Connection:
    """An open connection. `cut` breaks it off; `end` says goodbye first, with a code of ``table-bye-CODE``."""

    __slots__ = ("_admission", "_cut", "address", "end", "holder", "place", "state", "unlimited")

    def __init__(self, admission: Admission, address: str, cut: Callable[[], None]) -> None:
        """Use `Admission.arrive` instead."""
        self._admission = admission
        self._cut = cut
        self.address: str = address
        self.state: ConnectionState | None = None
        self.place: str | None = None
        self.holder: str | None = None
        self.end: Callable[[str], None] | None = None
        self.unlimited: bool = False

    def serve(self) -> None:
        """Note that a request is complete and being answered."""
        self._admission.set_state(self, ConnectionState.SERVED)

    def rest(self) -> None:
        """Note that the connection waits for the next request, or for the rest of one."""
        self._admission.set_state(self, ConnectionState.WAITING)

    def accept(self, address: str) -> None:
        """Accept it as a socket from that address, which must say hello."""
        self._admission.accept(self, address)

    def admit(self, place: str, capacity: Capacity, holder: str | None) -> None:
        """Admit a socket after its hello to a table or a competition. Raises `WebError` if all places are reserved."""
        self._admission.admit(self, place, capacity, holder)

    def hand_over(self) -> None:
        """Note that another process serves it, and counts it for what it is."""
        self._admission.set_state(self, ConnectionState.HOLDING)

    def leave(self) -> None:
        """Remove a closed connection. May be called twice."""
        self.end = None
        self._admission.set_state(self, None)

    def cut(self) -> None:
        """Break the connection off, and forget it at once."""
        self.leave()
        self._cut()


class Admission:
    """All open connections of a server. `vouched` are addresses of proxies, which many clients share."""

    def __init__(
        self,
        limits: Limits,
        vouched: Container[str] = frozenset(),
        refused: Callable[[str, str], object] = lambda *_: None,
    ) -> None:
        """Create it without connections; `refused` hears the code of a refusal and the address of whom it concerns."""
        self.limits = limits
        self.refused = refused
        self._vouched = vouched
        # Dictionaries for sets that keep the order in which connections came.
        self._all: dict[ConnectionState, dict[Connection, None]] = {each: {} for each in ConnectionState}
        self._near: defaultdict[tuple[ConnectionState, str], dict[Connection, None]] = defaultdict(dict)
        self._places: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return sum(map(len, self._all.values()))

    def exempt(self, address: str) -> bool:
        """True if the connections of that address are not limited."""
        return address == "unix" or address in self.limits.unlimited or address in self._vouched

    def count(self, state: ConnectionState) -> int:
        """The number of connections in that state."""
        return len(self._all[state])

    def arrive(self, address: str, cut: Callable[[], None]) -> Connection | None:
        """Register a connection from that address; None if there is no room, and none can be made."""
        connection = Connection(self, neighbourhood(address), cut)
        if not self.exempt(address):
            waiting = self._near.get((ConnectionState.WAITING, connection.address), {})
            served = self._near.get((ConnectionState.SERVED, connection.address), {})
            if len(waiting) + len(served) >= self.limits.connections_per_address and not self._cut_first(waiting):
                self.refused("web-no-room", connection.address)
                return None
        if len(self) >= self.limits.connections and not any(self._cut_first(self._all[each]) for each in _GIVING_WAY):
            self.refused("web-no-room", connection.address)
            return None
        self.set_state(connection, ConnectionState.WAITING)
        return connection

    def accept(self, connection: Connection, address: str) -> None:
        """See `Connection.accept`."""
        self.set_state(connection, None)
        connection.address, connection.unlimited = neighbourhood(address), address in self.limits.unlimited
        silent = self._near.get((ConnectionState.SILENT, connection.address), {})
        if not connection.unlimited and len(silent) >= self.limits.silent_per_address:
            self._cut_first(silent)
        elif self.count(ConnectionState.SILENT) >= self.limits.silent:
            self._cut_first(self._all[ConnectionState.SILENT])
        self.set_state(connection, ConnectionState.SILENT)

    def admit(self, connection: Connection, place: str, capacity: Capacity, holder: str | None) -> None:
        """See `Connection.admit`."""
        there = self._places.get(place, {})
        if holder is None:
            near = self._near.get((ConnectionState.WATCHING, connection.address), {})
            if len(there) >= capacity.most or (
                not connection.unlimited and len(near) >= self.limits.sockets_per_address
            ):
                raise WebError("too-many-sockets")
        else:
            self._make_room(there, capacity, holder)
        connection.place, connection.holder = place, holder
        self._places[place][connection] = None
        self.set_state(connection, ConnectionState.WATCHING if holder is None else ConnectionState.HOLDING)

    def _make_room(self, there: dict[Connection, None], capacity: Capacity, holder: str) -> None:
        """Make room for one more socket with that key: one of its own gives way, or a watcher, or the key with most."""
        of_key: defaultdict[str | None, list[Connection]] = defaultdict(list)
        for each in there:
            of_key[each.holder].append(each)
        if len(of_key[holder]) >= capacity.most_per_key:
            self._evict(of_key[holder][0], "elsewhere")
        elif len(there) >= capacity.most:
            watching = of_key.pop(None, None)
            self._evict((watching or max(of_key.values(), key=len))[0], "crowded")

    def _evict(self, connection: Connection, code: str) -> None:
        end = connection.end
        self.set_state(connection, None)
        self.set_state(connection, ConnectionState.SILENT)  # until its last words are out
        if end is not None:
            end(code)
        else:
            connection.cut()

    def _cut_first(self, connections: dict[Connection, None]) -> bool:
        """Break off the oldest; True if there was one."""
        first = next(iter(connections), None)
        if first is not None:
            self.refused("web-cut", first.address)
            first.cut()
        return first is not None

    def set_state(self, connection: Connection, state: ConnectionState | None) -> None:
        """Set the state of a connection; None: it is gone, and leaves its place."""
        before = connection.state
        if before is not None:
            key = (before, connection.address)
            self._all[before].pop(connection, None)
            self._near[key].pop(connection, None)
            if not self._near[key]:
                del self._near[key]
        connection.state = state
        if state is not None:
            self._all[state][connection] = None
            self._near[state, connection.address][connection] = None
        elif connection.place is not None:
            there = self._places[connection.place]
            there.pop(connection, None)
            if not there:
                del self._places[connection.place]
            connection.place = None

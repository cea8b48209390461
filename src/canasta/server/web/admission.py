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


class Footing(Enum):
    """The state of a connection, as far as it is known."""

    WAITING = auto()  # a request that is not complete, or none at all
    SERVED = auto()  # a request that is being answered
    SILENT = auto()  # a socket that has not said hello, or that was asked to go
    WATCHING = auto()  # a socket without a key, or with one that everybody may have
    HOLDING = auto()  # a socket of somebody who holds a key, or one that another process serves


# In this order they give way to a newcomer when the whole server is full.
_GIVING_WAY: Final = (Footing.WAITING, Footing.SILENT, Footing.WATCHING)


@dataclass(frozen=True, slots=True)
class Capacity:
    """The number of sockets of a table or a competition, and the most that one key may take."""

    most: int
    most_per_key: int


class Visitor:
    """An open connection. `cut` breaks it off; `end` says goodbye first, with a code of ``table-bye-CODE``."""

    __slots__ = ("_admission", "_cut", "address", "end", "footing", "holder", "place", "unlimited")

    def __init__(self, admission: Admission, address: str, cut: Callable[[], None]) -> None:
        """Use `Admission.arrive` instead."""
        self._admission = admission
        self._cut = cut
        self.address: str = address
        self.footing: Footing | None = None
        self.place: str | None = None
        self.holder: str | None = None
        self.end: Callable[[str], None] | None = None
        self.unlimited: bool = False

    def serve(self) -> None:
        """Note that a request is complete and being answered."""
        self._admission.stand(self, Footing.SERVED)

    def rest(self) -> None:
        """Note that the connection waits for the next request, or for the rest of one."""
        self._admission.stand(self, Footing.WAITING)

    def greet(self, address: str) -> None:
        """Note that it is a socket now, from that address, and must say hello."""
        self._admission.greet(self, address)

    def admit(self, place: str, capacity: Capacity, holder: str | None) -> None:
        """Admit a socket after its hello to a table or a competition. Raises `WebError` if all places are reserved."""
        self._admission.admit(self, place, capacity, holder)

    def hand_over(self) -> None:
        """Note that another process serves it, and counts it for what it is."""
        self._admission.stand(self, Footing.HOLDING)

    def leave(self) -> None:
        """Remove a closed connection. May be called twice."""
        self.end = None
        self._admission.stand(self, None)

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
        # Dictionaries for sets that keep the order in which visitors came.
        self._all: dict[Footing, dict[Visitor, None]] = {each: {} for each in Footing}
        self._near: defaultdict[tuple[Footing, str], dict[Visitor, None]] = defaultdict(dict)
        self._places: defaultdict[str, dict[Visitor, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return sum(map(len, self._all.values()))

    def exempt(self, address: str) -> bool:
        """True if the connections of that address are not limited."""
        return address == "unix" or address in self.limits.unlimited or address in self._vouched

    def count(self, footing: Footing) -> int:
        """The number of connections in that state."""
        return len(self._all[footing])

    def arrive(self, address: str, cut: Callable[[], None]) -> Visitor | None:
        """Register a connection from that address; None if there is no room, and none can be made."""
        visitor = Visitor(self, neighbourhood(address), cut)
        if not self.exempt(address):
            waiting = self._near.get((Footing.WAITING, visitor.address), {})
            served = self._near.get((Footing.SERVED, visitor.address), {})
            if len(waiting) + len(served) >= self.limits.connections_per_address and not self._cut_first(waiting):
                self.refused("web-no-room", visitor.address)
                return None
        if len(self) >= self.limits.connections and not any(self._cut_first(self._all[each]) for each in _GIVING_WAY):
            self.refused("web-no-room", visitor.address)
            return None
        self.stand(visitor, Footing.WAITING)
        return visitor

    def greet(self, visitor: Visitor, address: str) -> None:
        """See `Visitor.greet`."""
        self.stand(visitor, None)
        visitor.address, visitor.unlimited = neighbourhood(address), address in self.limits.unlimited
        silent = self._near.get((Footing.SILENT, visitor.address), {})
        if not visitor.unlimited and len(silent) >= self.limits.silent_per_address:
            self._cut_first(silent)
        elif self.count(Footing.SILENT) >= self.limits.silent:
            self._cut_first(self._all[Footing.SILENT])
        self.stand(visitor, Footing.SILENT)

    def admit(self, visitor: Visitor, place: str, capacity: Capacity, holder: str | None) -> None:
        """See `Visitor.admit`."""
        there = self._places.get(place, {})
        if holder is None:
            near = self._near.get((Footing.WATCHING, visitor.address), {})
            if len(there) >= capacity.most or (not visitor.unlimited and len(near) >= self.limits.sockets_per_address):
                raise WebError("too-many-sockets")
        else:
            self._make_room(there, capacity, holder)
        visitor.place, visitor.holder = place, holder
        self._places[place][visitor] = None
        self.stand(visitor, Footing.WATCHING if holder is None else Footing.HOLDING)

    def _make_room(self, there: dict[Visitor, None], capacity: Capacity, holder: str) -> None:
        """Make room for one more socket with that key: one of its own gives way, or a watcher, or the key with most."""
        of_key: defaultdict[str | None, list[Visitor]] = defaultdict(list)
        for each in there:
            of_key[each.holder].append(each)
        if len(of_key[holder]) >= capacity.most_per_key:
            self._show_out(of_key[holder][0], "elsewhere")
        elif len(there) >= capacity.most:
            watching = of_key.pop(None, None)
            self._show_out((watching or max(of_key.values(), key=len))[0], "crowded")

    def _show_out(self, visitor: Visitor, code: str) -> None:
        end = visitor.end
        self.stand(visitor, None)
        self.stand(visitor, Footing.SILENT)  # until its last words are out
        if end is not None:
            end(code)
        else:
            visitor.cut()

    def cut_all(self, banned: Callable[[str], bool]) -> None:
        """Break off all connections from addresses of which that is true."""
        for there in self._all.values():
            for visitor in [each for each in there if banned(each.address)]:
                self.refused("web-banned", visitor.address)
                visitor.cut()

    def _cut_first(self, visitors: dict[Visitor, None]) -> bool:
        """Break off the oldest; True if there was one."""
        first = next(iter(visitors), None)
        if first is not None:
            self.refused("web-cut", first.address)
            first.cut()
        return first is not None

    def stand(self, visitor: Visitor, footing: Footing | None) -> None:
        """Set the state of a connection; None: it is gone, and leaves its place."""
        before = visitor.footing
        if before is not None:
            key = (before, visitor.address)
            self._all[before].pop(visitor, None)
            self._near[key].pop(visitor, None)
            if not self._near[key]:
                del self._near[key]
        visitor.footing = footing
        if footing is not None:
            self._all[footing][visitor] = None
            self._near[footing, visitor.address][visitor] = None
        elif visitor.place is not None:
            there = self._places[visitor.place]
            there.pop(visitor, None)
            if not there:
                del self._places[visitor.place]
            visitor.place = None

"""The people at a table: connected, on the way, or gone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from canasta.server.tables.errors import TableError

if TYPE_CHECKING:
    from canasta.server.journal.time_and_chance import ServerClock
    from canasta.server.live.session import Session
    from canasta.server.tables.table import Table

MOST_SESSIONS: Final = 200  # sockets at a table
GONE_MS: Final = 60_000  # time for which a player must be gone before others may ask for a bot in their place
ADD_MS: Final = 2_000  # time for which a shuffle waits for browsers that add to it


class Attendance:
    """The sessions of a table. `gone` has the time each player left (ms); `coming` are about to open a socket."""

    def __init__(self, table: Table, clock: ServerClock) -> None:
        self.sessions: dict[Session, None] = {}  # in the order in which they came
        self.coming: set[int] = set()
        self.gone: dict[int, float] = {}
        self._table = table
        self._clock = clock
        self._since = self._clock.now_ms()

    @property
    def here(self) -> list[bool]:
        """For each player, True if connected."""
        connected = {session.player for session in self.sessions}
        return [number in connected for number in range(self._table.rules.seats)]

    @property
    def watchers(self) -> int:
        """The number of connected watchers."""
        return sum(session.sees is None for session in self.sessions)

    @property
    def beside(self) -> list[int]:
        """For each player, how many look at their cards beside them."""
        found = Counter(session.beside for session in self.sessions)
        return [found[number] for number in range(self._table.rules.seats)]

    @property
    def somebody_here(self) -> bool:
        """True if a player is connected."""
        return any(session.player is not None for session in self.sessions)

    def come(self, session: Session) -> None:
        """Add a new socket. Raises `TableError`."""
        if len(self.sessions) >= MOST_SESSIONS:
            raise TableError("crowded", most=MOST_SESSIONS)
        self.sessions[session] = None
        if session.player is not None:
            self.coming.discard(session.player)

    def go(self, session: Session) -> bool:
        """Remove a closed socket; False if it was removed before."""
        if session not in self.sessions:
            return False
        del self.sessions[session]
        player = session.player
        if player is not None and all(other.player != player for other in self.sessions):
            self.gone[player] = self._clock.now_ms()
        return True

    def held_ms(self, but: int | None = None) -> float:
        """The time (ms) that the open shuffle waits, from its opening on, for players other than `but`; 0 for none."""
        adding = {session.player for session in self.sessions if session.adds} | self.coming
        waits = any(player in adding and player != but for player in self._table.to_add)
        return ADD_MS if waits else 0.0

    def left_ms(self, player: int) -> float:
        """The time (ms) after which somebody who is not here has been gone for a while; 0 or less if they have."""
        return GONE_MS - (self._clock.now_ms() - self.gone.get(player, self._since))

    def heir(self) -> int | None:
        """The next person who is here after a host who is not; None while the host is here, or no one is."""
        host, here = self._table.host, self.here
        if host is None or here[host]:
            return None
        others = sorted(self._table.persons, key=lambda number: (number - host) % len(here))
        return next((number for number in others if here[number]), None)

    def check_gone(self, player: int) -> None:
        """Raise `TableError` unless that person has been gone for a while."""
        name = self._table.person(player).name
        if self.here[player]:
            raise TableError("replace-here", name=name)
        left = self.left_ms(player)
        if left > 0:
            raise TableError("replace-soon", name=name, seconds=int(left / 1000) + 1)

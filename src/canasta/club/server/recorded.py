"""The base of the states of competitions, score sheets and registers: links, and a log of applied inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from canasta.club.server.inputs import Linked, NewLink
from canasta.club.server.links import Links
from canasta.server.journal.kind import Kept


@dataclass(frozen=True, slots=True)
class AppliedInput:
    """An applied input: its number, the link (0: the server), the time (ms), the numbers of its entries.

    `kept` is what its row keeps.
    """

    seq: int
    by: int
    at: float
    entry: Any
    numbers: range
    kept: Kept | None = None


class RecordedState:
    """The state of one log: `seq` counts its inputs, `log` has them all, `at` is the time of the last.

    `links` are its links; the first is that of the organiser.
    """

    def __init__(self, log_id: str, made: Any, key_hash: str, at: float) -> None:
        """Begin with the first input; without a `key_hash` there is no link."""
        self.id = log_id
        self.seq: int = 1
        self.at: float = at
        self.carried: Mapping[str, int] = {}
        self.links: Links = Links()
        if key_hash:
            self.links.add(Linked(links=(NewLink(role="organiser", key_hash=key_hash),), salt=""), 0, 1, at)
        self.log: list[AppliedInput] = [AppliedInput(1, 0, at, made, range(1, 2))]

    def name_of(self, by: int) -> str:
        """The name of a link or of the server, as an entry names it."""
        return self.links[by].name if by else "server"

    def record(self, by: int, entry: Any, at: float, numbers: range, kept: Kept | None = None) -> AppliedInput:
        """Add an input that was applied at that time, with the numbers of its entries, to the log."""
        self.seq, self.at = self.seq + 1, at
        recorded = AppliedInput(self.seq, by, at, entry, numbers, kept)
        self.log.append(recorded)
        return recorded

"""A club's register in memory, and what its links may do."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from canasta.club.server.feeds import RecordedJournal
from canasta.club.server.inputs import ClubError
from canasta.club.server.register_state import REGISTER_LOG, ClubRegister, RegisterInput
from canasta.server.tables.people import hash_of

if TYPE_CHECKING:
    from canasta.club.server.links import Link, Links
    from canasta.server.journal.journal import Committed


class RegisterRight(StrEnum):
    """Something that a link of a register may be allowed to do, by the name that clients see."""

    ENTRIES = "entries"
    MEMBERS = "members"
    LINKS = "links"
    LOG = "log"
    TELL = "tell"


_MAY: Final[dict[str, tuple[RegisterRight, ...]]] = {"organiser": tuple(RegisterRight), "public": ()}


def register_rights(link: Link) -> tuple[RegisterRight, ...]:
    """All rights of a link of a register."""
    return _MAY.get(link.role, ())


def check_right(link: Link, right: RegisterRight) -> None:
    """Check that a link of a register may do that. Raises `ClubError` (may-not)."""
    if right not in register_rights(link):
        raise ClubError("may-not")


class LiveRegister(RecordedJournal[ClubRegister, RegisterInput]):
    """A register. Nobody follows it: who looks at it asks."""

    kind = REGISTER_LOG
    used: float

    @property
    def connected(self) -> tuple[()]:
        return ()

    def publish(self, committed: Committed[RegisterInput]) -> None:
        """Nobody listens."""

    def link(self, key: str) -> Link:
        """The link with that secret. Raises `ClubError`."""
        self.used = self.clock.now_ms()
        links: Links = self.state.links
        return links.opened(hash_of(key), self.used)

"""Rights on a score sheet: entries and actions that a link of the sheet, or of the competition of its match, allows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from canasta.club.scoresheet import Adjusted, Closed, DealCorrected, DealEntered, EntryAnnulled, Reopened, RulingEntered
from canasta.club.server.errors import ClubError
from canasta.club.server.sheet_inputs import SheetDid

if TYPE_CHECKING:
    from canasta.club.server.links import Link
    from canasta.club.server.sheet_inputs import SheetInput


class SheetRight(StrEnum):
    """Something that a link may be allowed to do on a sheet, by the name that clients see."""

    ENTER = "dealentered"
    CORRECT = "corrected"
    ANNUL = "annulled"
    CLOSE = "closed"
    ADJUST = "adjusted"
    REOPEN = "reopened"
    RULE = "ruling"
    LINKS = "links"


_WRITES: Final = (SheetRight.ENTER, SheetRight.CORRECT, SheetRight.ANNUL, SheetRight.CLOSE)
_RULES: Final = (*_WRITES, SheetRight.ADJUST, SheetRight.REOPEN, SheetRight.RULE)
_MAY: Final[dict[str, tuple[SheetRight, ...]]] = {
    "organiser": (*_RULES, SheetRight.LINKS),
    "deputy": (*_WRITES, SheetRight.RULE),
    "public": (),
}
# Of a match's sheet: the arbiters are those of the competition, and its table only writes.
_MAY_OF_MATCH: Final[dict[str, tuple[SheetRight, ...]]] = {
    "organiser": _RULES,
    "deputy": _RULES,
    "table": _WRITES,
    "public": (),
}
_ENTRY: Final[dict[type[object], SheetRight]] = {
    DealEntered: SheetRight.ENTER,
    DealCorrected: SheetRight.CORRECT,
    EntryAnnulled: SheetRight.ANNUL,
    Closed: SheetRight.CLOSE,
    Adjusted: SheetRight.ADJUST,
    Reopened: SheetRight.REOPEN,
    RulingEntered: SheetRight.RULE,
}


@dataclass(frozen=True, slots=True)
class Holder:
    """The link behind a request: a link of the sheet, or (`of_club`) one of the competition of its match."""

    link: Link
    of_club: bool

    @property
    def number(self) -> int:
        """The number of the link as the log keeps it."""
        return -self.link.number if self.of_club else self.link.number

    @property
    def may(self) -> tuple[SheetRight, ...]:
        """The rights of the link."""
        return (_MAY_OF_MATCH if self.of_club else _MAY)[self.link.role]

    @property
    def name(self) -> str:
        """The name of the link, as an entry names it."""
        link = self.link
        return link.label or (f"table {link.table}" if link.table is not None else link.role if self.of_club else "")


def check(holder: Holder, *wanted: SheetRight | None) -> None:
    """Check that a link has those rights; None is the right of no link. Raises `ClubError` (may-not)."""
    if not set(wanted) <= set(holder.may):
        raise ClubError("may-not")


def check_input(holder: Holder, entry: SheetInput) -> None:
    """Check that a link may make that input. Raises `ClubError` (may-not)."""
    if isinstance(entry, SheetDid):
        check(holder, *(_ENTRY.get(type(each)) for each in entry.entries))
    else:
        check(holder, SheetRight.LINKS)

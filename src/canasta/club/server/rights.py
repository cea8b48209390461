"""Rights of links: a table's link acts for its own table only, a pair's link for that pair at any table.

Only the organiser corrects and rules.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from canasta.club.competition import Played
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.logs import kind_of

if TYPE_CHECKING:
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.inputs import Input
    from canasta.club.server.links import Link


class Right(StrEnum):
    """Something that a link may be allowed to do, by the name that clients see."""

    # Entries of the competition, by the names of their kinds.
    ENTERED = "entered"
    RENAMED = "renamed"
    DRAWN = "drawn"
    WITHDREW = "withdrew"
    SUBSTITUTED = "substituted"
    SEATED = "seated"
    RESEATED = "reseated"
    POSTPONED = "postponed"
    BEGUN = "begun"
    PLAYED = "played"
    NO_SHOW = "noshow"
    LEFT = "left"
    DISQUALIFIED = "disqualified"
    PENALISED = "penalised"
    CREDITED = "credited"
    HANDICAPPED = "handicapped"
    TEAMED = "teamed"
    LEAVE_GIVEN = "leavegiven"
    CAME_BACK = "cameback"
    REPORTED = "reported"
    CORRECTED = "corrected"
    ANNULLED = "annulled"
    # Everything else.
    SETTINGS = "settings"
    LINKS = "links"
    SETTLE = "settle"
    CLOCK = "clock"
    ONLINE = "online"
    CALL = "call"
    SECOND = "second"
    SHEET = "sheet"
    PAIRS = "pairs"
    LOG = "log"
    RESULT = "result"
    CONFIRM = "confirm"
    SEAT = "seat"


_AT_A_TABLE: Final = (Right.RESULT, Right.CONFIRM, Right.CALL, Right.SHEET, Right.SEAT)
_DEPUTYS: Final = (
    Right.ENTERED, Right.HANDICAPPED, Right.TEAMED, Right.DRAWN, Right.SEATED, Right.POSTPONED, Right.BEGUN,
    Right.PLAYED, Right.LEAVE_GIVEN, Right.CAME_BACK, Right.REPORTED,
    Right.CLOCK, Right.ONLINE, Right.CALL, Right.SECOND, Right.SHEET, Right.PAIRS, Right.LOG,
)  # fmt: skip
MAY: Final[dict[str, tuple[Right, ...]]] = {
    "organiser": tuple(each for each in Right if each not in (Right.RESULT, Right.CONFIRM, Right.SEAT)),
    "deputy": _DEPUTYS,
    "table": _AT_A_TABLE,
    "pair": _AT_A_TABLE,
    "public": (),
}
_CORRECTING: Final = (Right.CORRECTED, Right.RENAMED, Right.SETTLE)  # may also be given to a deputy
_ACTION: Final[dict[type[object], Right]] = {
    inputs.ClubSettled: Right.SETTINGS,
    inputs.Linked: Right.LINKS,
    inputs.Unlinked: Right.LINKS,
    inputs.Claimed: Right.RESULT,
    inputs.Agreed: Right.CONFIRM,
    inputs.SecondAsked: Right.SECOND,
    inputs.Seconded: Right.CONFIRM,
    inputs.Called: Right.CALL,
    inputs.Decided: Right.SETTLE,
    inputs.SheetDismissed: Right.SETTLE,
    inputs.Turned: Right.CLOCK,
    inputs.WentOnline: Right.ONLINE,
    inputs.CameOffline: Right.ONLINE,
    inputs.SheetKept: Right.SHEET,
}


def rights(link: Link) -> tuple[Right, ...]:
    """All rights of a link."""
    return (*MAY[link.role], *_CORRECTING) if link.corrects else MAY[link.role]


def check(link: Link, action: Right) -> None:
    """Check that the role of a link allows that. Raises `ClubError` (may-not)."""
    if action not in rights(link):
        raise ClubError("may-not")


def check_place(state: ClubState, link: Link, of_round: int, table: int, side: int | None = None) -> None:
    """Check that a link acts for the match at that table, and for that side of it.

    Raises `ClubError` if the link is another table's (not-its-table), or that of a pair which is not in the match
    (not-its-match) or on the other side (not-its-side), and `CompetitionError`.
    """
    if link.role == "table" and link.table != table:
        raise ClubError("not-its-table", table=link.table or 0)
    if link.role == "pair":
        sides, pair = state.match(of_round, table).meeting.sides, link.pair or 0
        if not any(pair in each for each in sides):
            raise ClubError("not-its-match", pair=pair)
        if side is not None and pair not in sides[side]:
            raise ClubError("not-its-side", pair=pair)


def check_input(state: ClubState, link: Link, entry: Input) -> None:
    """Check that a link may make that input. If two phones disagree, only the organiser gives the result."""
    if isinstance(entry, inputs.EntriesMade):
        for each in entry.entries:
            check(link, Right(kind_of(each)))
            if (
                isinstance(each, Played)
                and Right.SETTLE not in rights(link)
                and state.at_match(state.match(each.round, each.table)).conflict
            ):
                raise ClubError("conflict")
        return
    check(link, _ACTION[type(entry)])
    of_round, table = getattr(entry, "round", 0), getattr(entry, "table", 0)
    check_place(state, link, of_round, table, getattr(entry, "side", None))

"""Rights of links: a table's link acts for its own table only, a pair's link for that pair at any table.

Only the organiser corrects and rules.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, get_args

from canasta.club.competition import ManualEntry, Played
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.logs import kind_of

if TYPE_CHECKING:
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.inputs import Input
    from canasta.club.server.links import Link


class Right(StrEnum):
    """Something that a link may be allowed to do beside entries, by the name that clients see."""

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


_ENTRIES: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(ManualEntry))
_OF_PLAYERS: Final = (Right.RESULT, Right.CONFIRM, Right.SEAT)
_AT_A_TABLE: Final = (*_OF_PLAYERS, Right.CALL, Right.SHEET)
MAY: Final[dict[str, tuple[str, ...]]] = {
    "organiser": (*_ENTRIES, *(each for each in Right if each not in _OF_PLAYERS)),
    "deputy": (
        *("entered", "handicapped", "teamed", "drawn", "seated", "postponed", "begun", "played"),
        *("leavegiven", "cameback", "reported"),
        *(Right.CLOCK, Right.ONLINE, Right.CALL, Right.SECOND, Right.SHEET, Right.PAIRS, Right.LOG),
    ),
    "table": _AT_A_TABLE,
    "pair": _AT_A_TABLE,
    "public": (),
}
_CORRECTING: Final = ("corrected", "renamed", Right.SETTLE)  # may also be given to a deputy
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


def rights(link: Link) -> tuple[str, ...]:
    """All rights of a link: kinds of entries, by name, and more."""
    return (*MAY[link.role], *_CORRECTING) if link.corrects else MAY[link.role]


def check(link: Link, action: str) -> None:
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
            check(link, kind_of(each))
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

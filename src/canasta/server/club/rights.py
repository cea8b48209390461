"""What a link may do: a table's nothing but its own table's, corrections and rulings only the organiser's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.competition import Played
from canasta.server.club import inputs
from canasta.server.club.errors import ClubError

if TYPE_CHECKING:
    from canasta.server.club.desk import Desk
    from canasta.server.club.inputs import Input
    from canasta.server.club.links import Link

ENTRIES: Final = (
    "entered", "renamed", "drawn",
    "withdrew", "substituted", "seated", "reseated", "postponed", "begun", "played", "noshow", "left",
    "disqualified", "penalised", "leavegiven", "cameback", "reported", "corrected", "annulled",
)  # fmt: skip
_DEPUTYS_ENTRIES: Final = (
    "entered", "drawn", "seated", "postponed", "begun", "played", "leavegiven", "cameback", "reported",
)  # fmt: skip
MAY: Final[dict[str, tuple[str, ...]]] = {
    "organiser": (
        *ENTRIES,
        "settings",
        "links",
        "settle",
        "clock",
        "online",
        "call",
        "second",
        "sheet",
        "pairs",
        "log",
    ),
    "deputy": (*_DEPUTYS_ENTRIES, "clock", "online", "call", "second", "sheet", "pairs", "log"),
    "table": ("result", "confirm", "call", "sheet", "seat"),
    "public": (),
}
_CORRECTING: Final = ("corrected", "renamed", "settle")  # what a deputy may be given besides
_ACTION: Final[dict[type[object], str]] = {
    inputs.Settled: "settings",
    inputs.Linked: "links",
    inputs.Unlinked: "links",
    inputs.Claimed: "result",
    inputs.Agreed: "confirm",
    inputs.SecondAsked: "second",
    inputs.Seconded: "confirm",
    inputs.Called: "call",
    inputs.Decided: "settle",
    inputs.Turned: "clock",
    inputs.WentOnline: "online",
    inputs.CameOffline: "online",
    inputs.SheetKept: "sheet",
}


def rights(link: Link) -> tuple[str, ...]:
    """All that a link may do."""
    return (*MAY[link.role], *_CORRECTING) if link.corrects else MAY[link.role]


def check(link: Link, action: str, table: int | None = None) -> None:
    """ClubError: the role does not allow that (may-not), or the link is another table's (not-its-table)."""
    if action not in rights(link):
        raise ClubError("may-not")
    if link.role == "table" and link.table != table:
        raise ClubError("not-its-table", table=link.table or 0)


def check_input(desk: Desk, link: Link, entry: Input) -> None:
    """The same for what is to be done. Where two phones do not agree, only the organiser gives the result."""
    if isinstance(entry, inputs.Did):
        for each in entry.entries:
            check(link, type(each).__name__.lower())
            if isinstance(each, Played) and "settle" not in rights(link):
                beside = desk.beside.get((each.round, each.table))
                if beside is not None and beside.conflict:
                    raise ClubError("conflict")
        return
    check(link, _ACTION[type(entry)], getattr(entry, "table", None))

"""Dependencies of the club's handlers: the clubs, the secret of the link, the id of a competition."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation

from canasta.club.server.hub import ClubHub
from canasta.club.server.links import Link
from canasta.club.server.live import LiveClub
from canasta.club.server.register_requests import RegisterDesk
from canasta.club.server.sheet_live import Holder, LiveSheet

TheClubs: TypeAlias = NamedDependency[ClubHub]
TheKey: TypeAlias = NamedDependency[str]
Club = Annotated[str, PathParameter(pattern="^C[a-z2-9]{10}$", description="a competition by its id")]
Sheet = Annotated[str, PathParameter(pattern="^S[a-z2-9]{10}$", description="a score sheet by its id")]
RegisterPath = Annotated[str, PathParameter(pattern="^R[a-z2-9]{10}$", description="a register by its id")]
TheCompetition: TypeAlias = NamedDependency[SkipValidation[tuple[LiveClub, Link]]]
TheSheet: TypeAlias = NamedDependency[SkipValidation[tuple[LiveSheet, Holder]]]
TheRegister: TypeAlias = NamedDependency[SkipValidation[RegisterDesk]]


async def provide_competition(club: Club, clubs: TheClubs, key: TheKey) -> tuple[LiveClub, Link]:
    """The dependency `opened` of a competition's handlers: the competition, and the link that opens it.

    Raises `ClubError` and `JournalError`.
    """
    return await clubs.opened(club, key)


async def provide_sheet(sheet: Sheet, clubs: TheClubs, key: TheKey) -> tuple[LiveSheet, Holder]:
    """The dependency `opened` of a sheet's handlers: the sheet, and the holder of the key. Raises as that above."""
    return await clubs.opened_sheet(sheet, key)


async def provide_register(register: RegisterPath, clubs: TheClubs, key: TheKey) -> RegisterDesk:
    """The dependency `opened` of a register's handlers: the register, and the link of the key. Raises as above."""
    return RegisterDesk(*await clubs.opened_register(register, key), clubs.evenings)

"""The register of a club: its competitions, its people and its seasons, computed from a log of entries."""

from canasta.club.register.entries import (
    CompetitionAdded,
    EveningTold,
    ManualRegisterEntry,
    MembersListed,
    MemberSpelt,
    NamesJoined,
    RegisterEntry,
    RegisterOpened,
    SeasonTold,
)
from canasta.club.register.evening import Evening, EveningResult
from canasta.club.register.model import RegisterError, SeasonSettings
from canasta.club.register.people import ClubMember, check_with_evenings, members_of
from canasta.club.register.register import Register
from canasta.club.register.season import SeasonLine, season_ranking

__all__ = [
    "ClubMember",
    "CompetitionAdded",
    "Evening",
    "EveningResult",
    "EveningTold",
    "ManualRegisterEntry",
    "MemberSpelt",
    "MembersListed",
    "NamesJoined",
    "Register",
    "RegisterEntry",
    "RegisterError",
    "RegisterOpened",
    "SeasonLine",
    "SeasonSettings",
    "SeasonTold",
    "check_with_evenings",
    "members_of",
    "season_ranking",
]

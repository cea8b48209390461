"""The entries of a register's log. No entry is ever changed: `Annulled` takes one back.

The bounds hold for requests; entries already in a log are read without them.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from canasta.club.competition.entries import PlayerName
from canasta.club.competition.model import Day
from canasta.club.register.model import CompetitionId, RegisterName, SeasonNumber, SeasonSettings
from canasta.logs import AnyReason, EntryNumber, LogEntry


class RegisterOpened(LogEntry, frozen=True, tag="opened"):
    """The first entry: the name of the club, and whether fees are ticked off."""

    name: RegisterName
    fees: bool = False


class RegisterSettled(LogEntry, frozen=True, tag="settled"):
    """Another name of the club, or fees from now on or no longer; None keeps it."""

    name: RegisterName | None = None
    fees: bool | None = None


class CompetitionAdded(LogEntry, frozen=True, tag="added"):
    """A competition of the club, and its date."""

    club: CompetitionId
    date: Day


class CompetitionDated(LogEntry, frozen=True, tag="dated"):
    """Another date of a competition."""

    club: CompetitionId
    date: Day


class NamesJoined(LogEntry, frozen=True, tag="joined"):
    """A player is the same as another; from now on, the name is that of `into`."""

    player: PlayerName
    into: PlayerName


class MemberSpelt(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A member of a list: the name, and how else it was written."""

    name: PlayerName
    also: Annotated[tuple[PlayerName, ...], Meta(max_length=20)] = ()


class MembersListed(LogEntry, frozen=True, tag="listed"):
    """Members of the club, added to its list."""

    members: Annotated[tuple[MemberSpelt, ...], Meta(min_length=1, max_length=1000)]


class MemberUnlisted(LogEntry, frozen=True, tag="unlisted"):
    """A member taken off the list; what was played stays."""

    player: PlayerName


class FeePaid(LogEntry, frozen=True, tag="paid"):
    """The fee of a season, paid by a member; or not paid after all."""

    season: SeasonNumber
    player: PlayerName
    paid: bool = True


class SeasonOpened(LogEntry, frozen=True, tag="seasonopened"):
    """A new season, with the next number."""

    settings: SeasonSettings


class SeasonChanged(LogEntry, frozen=True, tag="seasonchanged"):
    """All conditions of a season anew."""

    season: SeasonNumber
    settings: SeasonSettings


class EveningTold(Struct, frozen=True, array_like=True):
    """An evening as it was told: its competition, and the digest of its results (`Evening.told_as`)."""

    club: str
    digest: str


class SeasonTold(LogEntry, frozen=True, tag="told"):
    """The ranking of a season was told: what changes afterwards in one of these evenings is a correction."""

    season: SeasonNumber
    evenings: tuple[EveningTold, ...]


class RegisterAnnulled(LogEntry, frozen=True, tag="annulled"):
    """The annulment of entry `of`: it no longer counts."""

    of: EntryNumber
    reason: AnyReason = ""


ManualRegisterEntry: TypeAlias = (  # entries of an organiser as they are; the server completes the others
    RegisterSettled
    | CompetitionDated
    | NamesJoined
    | MembersListed
    | MemberUnlisted
    | FeePaid
    | SeasonOpened
    | SeasonChanged
    | RegisterAnnulled
)
RegisterEntry: TypeAlias = RegisterOpened | CompetitionAdded | SeasonTold | ManualRegisterEntry

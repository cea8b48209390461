"""The entries of a register's log. No entry is ever changed: `Annulled` takes one back.

The bounds hold for requests; entries already in a log are read without them.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from canasta.club.competition.entries import PlayerName
from canasta.club.competition.model import Day
from canasta.club.register.model import CompetitionId, RegisterName, SeasonNumber, SeasonSettings
from canasta.logs import AnyReason, EntryNumber


class _Entry(Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True):
    by: str = ""
    at: str = ""


class RegisterOpened(_Entry, frozen=True, tag="opened"):
    """The first entry: the name of the club, and whether fees are ticked off."""

    name: RegisterName
    fees: bool = False


class RegisterSettled(_Entry, frozen=True, tag="settled"):
    """Another name of the club, or fees from now on or no longer; None keeps it."""

    name: RegisterName | None = None
    fees: bool | None = None


class CompetitionAdded(_Entry, frozen=True, tag="added"):
    """A competition of the club, and its date."""

    club: CompetitionId
    date: Day


class CompetitionDated(_Entry, frozen=True, tag="dated"):
    """Another date of a competition."""

    club: CompetitionId
    date: Day


class NamesJoined(_Entry, frozen=True, tag="joined"):
    """A player is the same as another; from now on, the name is that of `into`."""

    player: PlayerName
    into: PlayerName


class MemberSpelt(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A member of a list: the name, and how else it was written."""

    name: PlayerName
    also: Annotated[tuple[PlayerName, ...], Meta(max_length=20)] = ()


class MembersListed(_Entry, frozen=True, tag="listed"):
    """Members of the club, added to its list."""

    members: Annotated[tuple[MemberSpelt, ...], Meta(min_length=1, max_length=1000)]


class MemberUnlisted(_Entry, frozen=True, tag="unlisted"):
    """A member taken off the list; what was played stays."""

    player: PlayerName


class FeePaid(_Entry, frozen=True, tag="paid"):
    """The fee of a season, paid by a member; or not paid after all."""

    season: SeasonNumber
    player: PlayerName
    paid: bool = True


class SeasonOpened(_Entry, frozen=True, tag="seasonopened"):
    """A new season, with the next number."""

    settings: SeasonSettings


class SeasonChanged(_Entry, frozen=True, tag="seasonchanged"):
    """All conditions of a season anew."""

    season: SeasonNumber
    settings: SeasonSettings


class EveningTold(Struct, frozen=True, array_like=True):
    """An evening as it was told: its competition, and the digest of its results (`Evening.told_as`)."""

    club: str
    digest: str


class SeasonTold(_Entry, frozen=True, tag="told"):
    """The ranking of a season was told: what changes afterwards in one of these evenings is a correction."""

    season: SeasonNumber
    evenings: tuple[EveningTold, ...]


class RegisterAnnulled(_Entry, frozen=True, tag="annulled"):
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

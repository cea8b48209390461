"""The state of a register: competitions, members, fees, seasons. Only entries change it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import singledispatch

from canasta.club.register.entries import (
    CompetitionAdded,
    CompetitionDated,
    FeePaid,
    MembersListed,
    MemberUnlisted,
    NamesJoined,
    RegisterAnnulled,
    RegisterEntry,
    RegisterOpened,
    RegisterSettled,
    SeasonChanged,
    SeasonOpened,
    SeasonTold,
)
from canasta.club.register.model import (
    MOST_COMPETITIONS,
    MOST_MEMBERS,
    MOST_SEASONS,
    RegisterError,
    SeasonSettings,
    check_season,
)
from canasta.club.register.names import PlayerNames


@dataclass(slots=True)
class RegisteredCompetition:
    """A competition of the club, with the entry that added it."""

    club: str
    date: str
    entry: int


@dataclass(slots=True)
class ToldSeason:
    """The ranking of a season as it was last told, in entry `entry`: the digest of each evening by its competition."""

    entry: int
    by: str
    at: str
    digests: dict[str, str]


@dataclass(slots=True)
class Season:
    """A season; `entry` opened it, `told` is the last time that its ranking was told."""

    number: int
    entry: int
    settings: SeasonSettings
    told: ToldSeason | None = None


@dataclass(slots=True)
class RegisterState:
    """The state that follows from the log so far.

    `members` has the entry that listed each, by person; `paid` has the seasons, each with a person whose fee is paid;
    `opened` counts the seasons, with those that were annulled.
    """

    name: str = ""
    fees: bool = False
    names: PlayerNames = field(default_factory=PlayerNames)
    competitions: dict[str, RegisteredCompetition] = field(default_factory=dict)
    members: dict[str, int] = field(default_factory=dict)
    paid: set[tuple[int, str]] = field(default_factory=set)
    seasons: dict[int, Season] = field(default_factory=dict)
    opened: int = 0

    def season(self, number: int) -> Season:
        """The season with that number. Raises `RegisterError` (no-season)."""
        if number not in self.seasons:
            raise RegisterError("no-season", season=number)
        return self.seasons[number]

    def join(self, player: str, into: str, entry: int) -> None:
        """Make two persons one, with all that is known of both. Raises `RegisterError`."""
        before = self.names.person(player)
        self.names.join(player, into, entry)
        person = self.names.person(into)
        for season in range(1, self.opened + 1):
            if (season, before) in self.paid:
                self.paid ^= {(season, before)}
                self.paid |= {(season, person)}
        if before in self.members:
            listed = self.members.pop(before)
            self.members[person] = min(listed, self.members.get(person, listed))

    def check_counted(self) -> None:
        """Refuse seasons that count a competition that the register does not have. Raises `RegisterError`."""
        for season in self.seasons.values():
            for club in season.settings.competitions:
                if club not in self.competitions:
                    raise RegisterError("not-added", club=club, season=season.settings.name)


@singledispatch
def apply(entry: RegisterEntry, _state: RegisterState, _number: int) -> None:
    """Apply the entry of that number. Raises `RegisterError`; then nothing has changed."""
    raise TypeError(f"no entry: {entry!r}")


@apply.register
def _(entry: RegisterOpened, state: RegisterState, _number: int) -> None:
    state.name, state.fees = _named(entry.name), entry.fees


@apply.register
def _(entry: RegisterSettled, state: RegisterState, _number: int) -> None:
    name = state.name if entry.name is None else _named(entry.name)
    state.name, state.fees = name, state.fees if entry.fees is None else entry.fees


@apply.register
def _(entry: CompetitionAdded, state: RegisterState, number: int) -> None:
    if entry.club in state.competitions:
        raise RegisterError("added-already", club=entry.club)
    if len(state.competitions) >= MOST_COMPETITIONS:
        raise RegisterError("competitions-many", most=MOST_COMPETITIONS)
    state.competitions[entry.club] = RegisteredCompetition(entry.club, entry.date, number)


@apply.register
def _(entry: CompetitionDated, state: RegisterState, _number: int) -> None:
    if entry.club not in state.competitions:
        raise RegisterError("no-competition", club=entry.club)
    state.competitions[entry.club].date = entry.date


@apply.register
def _(entry: NamesJoined, state: RegisterState, number: int) -> None:
    for name in (entry.player, entry.into):
        _named(name)
    state.join(entry.player, entry.into, number)


@apply.register
def _(entry: MembersListed, state: RegisterState, number: int) -> None:
    check_members(entry, state)
    for member in entry.members:
        state.names.write(member.name)
        state.members[state.names.person(member.name)] = number
        for other in member.also:
            state.join(other, member.name, number)


def check_members(entry: MembersListed, state: RegisterState) -> None:
    """Refuse members who are in the list already, or twice in the new one. Raises `RegisterError`."""
    if len(state.members) + len(entry.members) > MOST_MEMBERS:
        raise RegisterError("members-many", most=MOST_MEMBERS)
    there, seen = state.members, set[str]()
    for member in entry.members:
        person = state.names.person(_named(member.name))
        if person in there:
            raise RegisterError("listed-already", player=member.name)
        for name in (member.name, *member.also):
            key = state.names.person(_named(name))
            if name is not member.name and key == person:
                raise RegisterError("same-already", player=name, into=member.name)
            if key in seen or key in there:
                raise RegisterError("member-twice", player=name)
            seen.add(key)


@apply.register
def _(entry: MemberUnlisted, state: RegisterState, _number: int) -> None:
    person = state.names.person(entry.player)
    if person not in state.members:
        raise RegisterError("not-listed", player=entry.player)
    del state.members[person]


@apply.register
def _(entry: FeePaid, state: RegisterState, _number: int) -> None:
    state.season(entry.season)
    person = state.names.person(_named(entry.player))
    if not state.fees:
        raise RegisterError("no-fees")
    fee = (entry.season, person)
    if (fee in state.paid) is entry.paid:
        raise RegisterError("fee-paid" if entry.paid else "fee-open", player=entry.player)
    state.paid ^= {fee}


@apply.register
def _(entry: SeasonOpened, state: RegisterState, number: int) -> None:
    check_season(entry.settings)
    if state.opened >= MOST_SEASONS:
        raise RegisterError("seasons-many", most=MOST_SEASONS)
    state.opened += 1
    state.seasons[state.opened] = Season(state.opened, number, entry.settings)


@apply.register
def _(entry: SeasonChanged, state: RegisterState, _number: int) -> None:
    season = state.season(entry.season)
    check_season(entry.settings)
    season.settings = entry.settings


@apply.register
def _(entry: SeasonTold, state: RegisterState, number: int) -> None:
    digests = {each.club: each.digest for each in entry.evenings}
    state.season(entry.season).told = ToldSeason(number, entry.by, entry.at, digests)


@apply.register
def _(_entry: RegisterAnnulled, _state: RegisterState, _number: int) -> None:
    """It takes effect as the whole log is folded (`Register`)."""


def _named(name: str) -> str:
    """The name with single spaces. Raises `RegisterError` (no-name)."""
    found = " ".join(name.split())
    if not found:
        raise RegisterError("no-name")
    return found

"""The register of a club over the web API: its competitions, its people, its seasons.

Competitions, seasons and entries are known by their ids and numbers; days are written 2026-11-05.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.club.competition.model import Day, Format
from canasta.club.register.entries import ManualRegisterEntry
from canasta.club.register.model import RegisterName, SeasonSettings
from canasta.club.server.wire.club import ClubId, Label
from canasta.club.server.wire.request_bases import ClubCommand, ClubRequest, PeopleListed, refuse_fields
from canasta.server.wire.values import Key

RegisterId: TypeAlias = Annotated[str, Meta(pattern="^R[a-z2-9]{10}$")]
RegisterRole: TypeAlias = Literal["organiser", "public"]
EveningState: TypeAlias = Literal["over", "in_progress", "missing", "unreadable"]


class NewRegister(ClubRequest, frozen=True, kw_only=True):
    """A new register. `fees`: it ticks off who has paid the fee of a season."""

    name: RegisterName
    fees: bool = False


class OpenedRegister(Struct, frozen=True, kw_only=True):
    """A new register and its organiser's link; `key` is sent only once."""

    register: RegisterId
    key: Key


class NewCompetition(ClubCommand, frozen=True, kw_only=True):
    """A competition of this server for the register; `key` is that of its organiser, looked at once.

    Without a `date` it has that of its first round, by UTC.
    """

    club: ClubId
    key: Key
    date: Day | None = None


class NewRegisterEntries(ClubCommand, frozen=True, kw_only=True):
    """Entries of the register, in their order: all of them or none. The server sets their author and time."""

    entries: Annotated[list[ManualRegisterEntry], Meta(min_length=1, max_length=400)]

    def __post_init__(self) -> None:
        refuse_fields(self.entries, "by", "at")


class SeasonToldNow(ClubCommand, frozen=True, kw_only=True):
    """The ranking of a season is told now: later changes of its evenings are said from here on."""


class NewMembers(PeopleListed, frozen=True, kw_only=True):
    """A list of members.

    Columns are the name, other spellings parted by ``/``, and whether the fee of that `season` is paid (0: no such
    column).
    """

    season: Annotated[int, Meta(ge=0, le=100)] = 0


class ReadMember(Struct, frozen=True, kw_only=True):
    """A member as a list says it; `paid` is None where it says nothing of the fee."""

    name: str
    also: list[str]
    paid: bool | None


class MembersChecked(Struct, frozen=True, kw_only=True):
    """The content of a list of members, and its `text` as it was read; `problems` are sentences, each with its line."""

    members: list[ReadMember]
    problems: list[str]
    text: str


class OtherSpelling(Struct, frozen=True, kw_only=True):
    """Another spelling of a name, and the entry that joined it, which may be annulled."""

    name: str
    entry: int


class MemberInfo(Struct, frozen=True, kw_only=True):
    """A person of the club. `listed` is the entry that put them on the list of members, 0 for none.

    `evenings` counts the competitions played in, `last` is the day of the last one (or ""), `paid` are seasons.
    """

    name: str
    also: list[OtherSpelling]
    listed: int
    evenings: int
    last: str
    paid: list[int]


class RegisteredInfo(Struct, frozen=True, kw_only=True):
    """A competition of the register, added by entry `entry`. `champions` are the players in the first place.

    `name`, `title` (of the format) and `rules` are "" and `format` None where it cannot be read. `scaled`: it has a
    scale; `handicaps`: it has a list with handicaps.
    """

    club: ClubId
    entry: int
    date: str
    name: str
    format: Format | None
    title: str
    rules: str
    state: EveningState
    pairs: int
    champions: list[str]
    individual: bool
    scaled: bool
    handicaps: bool


class SeasonHead(Struct, frozen=True, kw_only=True):
    """A season, and its `rule` in words."""

    season: int
    entry: int
    settings: SeasonSettings
    rule: str


class RegisterInfo(Struct, frozen=True, kw_only=True):
    """A register as the reader's link sees it; `may` names what the link allows, `seq` is the number of the last input.

    A public link sees no competitions here, only those of its seasons.
    """

    id: RegisterId
    role: RegisterRole
    may: list[str]
    seq: int
    name: str
    fees: bool
    competitions: list[RegisteredInfo]
    seasons: list[SeasonHead]


class SeasonEvening(Struct, frozen=True, kw_only=True):
    """An evening of a season; `changed`: its results are others than when the ranking was last told."""

    club: ClubId
    date: str
    name: str
    state: EveningState
    changed: bool


class ToldInfo(Struct, frozen=True, kw_only=True):
    """The last time that the ranking was told, and by whom."""

    entry: int
    at: str
    by: str


class SeasonResultInfo(Struct, frozen=True, kw_only=True):
    """An evening of somebody. `place` is 0 for the disqualified; `counts` is false for one that is dropped.

    `partners` are the names of those played with.
    """

    figure: float
    shown: str
    place: int
    counts: bool
    partners: list[str]


class SeasonLineInfo(Struct, frozen=True, kw_only=True):
    """A line of a season's ranking; `place` is 0 for those who miss a minimum, which `minima` says in words.

    `results` are in the order of the evenings, None for one without them; `shown` is the value as it is written.
    """

    place: int
    players: list[str]
    value: float
    shown: str
    results: list[SeasonResultInfo | None]
    played: int
    partners: int
    won: int
    minima: list[str]


class SeasonInfo(Struct, frozen=True, kw_only=True):
    """A season: its evenings in order, its ranking, and in words what has `changed` since it was last told.

    `of` is the number of its evenings, with those that are planned.
    """

    season: int
    entry: int
    settings: SeasonSettings
    rule: str
    of: int
    evenings: list[SeasonEvening]
    told: ToldInfo | None
    changed: list[str]
    ranking: list[SeasonLineInfo]


class SeasonEveningWhy(Struct, frozen=True, kw_only=True):
    """The reason why an evening is worth its figure; `figure` and `place` are None for one without this entrant.

    `pair` is their number in the competition, 0 for none.
    """

    club: ClubId
    date: str
    name: str
    state: EveningState
    figure: float | None
    place: int | None
    pair: int
    counts: bool
    text: str


class MinimumWhy(Struct, frozen=True, kw_only=True):
    """A minimum of the season in words, and whether it is reached."""

    text: str
    reached: bool


class SeasonWhy(Struct, frozen=True, kw_only=True):
    """The reasons for a place in a season; `ties` says how it was ranked among those of the same value."""

    season: int
    place: int
    players: list[str]
    value: float
    shown: str
    rule: str
    evenings: list[SeasonEveningWhy]
    minima: list[MinimumWhy]
    ties: list[str]
    changed: list[str]


class NewRegisterLink(ClubCommand, frozen=True, kw_only=True):
    """A new link of a register: another organiser, or a reader."""

    role: RegisterRole
    label: Label = ""


class RegisterLogLine(Struct, frozen=True, kw_only=True):
    """An entry of the register in words; `annulled` is the entry that annulled it, 0 for none."""

    number: int
    kind: str
    by: str
    at: str
    text: str
    reason: str
    annulled: int

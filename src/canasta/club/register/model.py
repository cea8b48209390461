"""The conditions of a season: which competitions count, by what figure, how many of them; and the register's error."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta, Struct

from canasta.club.days import date_text
from canasta.texts import text
from canasta.texts.errors import WordedError

MOST_COMPETITIONS: Final = 400  # of a register
MOST_SEASONS: Final = 100
MOST_MEMBERS: Final = 5_000
MOST_PLACES: Final = 100

CompetitionId: TypeAlias = Annotated[str, Meta(pattern="^C[a-z2-9]{10}$")]
RegisterName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
SeasonNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SEASONS)]
SeasonCount: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_COMPETITIONS)]
PlacePoints: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class RegisterError(WordedError):
    """An entry that cannot stand in a register, with the sentence ``register-error-CODE``; nothing has changed."""

    family: ClassVar[str] = "register"

    def message(self, lang: str) -> str:
        """One sentence in that language, with days and rule sets in words."""
        from canasta.rules import rules_of
        from canasta.rules.describe import title

        told = dict(self.data)
        for name, found in self.data.items():
            if name == "date":
                told[name] = date_text(str(found), lang)
            elif name in {"rules", "played"}:
                told[name] = title(rules_of(str(found)), lang)
        return text(lang, f"register-error-{self.code}", **told)


class SeasonFigure(StrEnum):
    """The figure of a competition that a season counts."""

    POINTS = "points"
    PLACE = "place"  # points by the place in its ranking, from a table
    SCALE = "scale"  # points by the scale of the competition


class SeasonTake(StrEnum):
    """The total of the figures that count."""

    SUM = "sum"
    MEAN = "mean"


class SeasonOf(StrEnum):
    """The entrants who are ranked in a season."""

    PLAYER = "player"  # each of a pair gets the figure of the pair
    PAIR = "pair"


class TieBreak(StrEnum):
    """A figure that decides between those who are level in a season. More is better."""

    WON = "won"  # evenings won
    BEST = "best"  # the figure of the best evening
    LAST = "last"  # the figure of the last evening of the season


class SeasonSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The conditions of a season. `competitions` count in that order; two seasons may count the same one.

    `places` are the points by place, those after the last have none. The `best` figures of everybody count, 0 for all.
    `planned` is the number of evenings of the whole season, 0 for as many as there are competitions. Who has fewer than
    `evenings` of them, or fewer than `partners` different partners, is not ranked. `handicaps`: an evening counts by
    its list with handicaps, where it has one.
    """

    name: RegisterName
    competitions: Annotated[tuple[CompetitionId, ...], Meta(max_length=MOST_COMPETITIONS)] = ()
    figure: SeasonFigure = SeasonFigure.POINTS
    places: Annotated[tuple[PlacePoints, ...], Meta(max_length=MOST_PLACES)] = (10, 8, 6, 5, 4, 3, 2, 1)
    take: SeasonTake = SeasonTake.SUM
    best: SeasonCount = 0
    planned: SeasonCount = 0
    evenings: SeasonCount = 0
    partners: SeasonCount = 0
    by: SeasonOf = SeasonOf.PLAYER
    handicaps: bool = False
    ties: Annotated[tuple[TieBreak, ...], Meta(max_length=3)] = (TieBreak.WON, TieBreak.BEST, TieBreak.LAST)

    @property
    def of(self) -> int:
        """The number of evenings of the whole season."""
        return max(self.planned, len(self.competitions))


def check_season(settings: SeasonSettings) -> None:
    """Refuse conditions that contradict themselves. Raises `RegisterError`."""
    if not settings.name.strip():
        raise RegisterError("no-name")
    seen = set[str]()
    for club in settings.competitions:
        if club in seen:
            raise RegisterError("competition-twice", club=club)
        seen.add(club)
    if settings.figure is SeasonFigure.PLACE:
        if not settings.places:
            raise RegisterError("no-places")
        for place, (one, other) in enumerate(zip(settings.places, settings.places[1:], strict=False), 1):
            if one < other:
                raise RegisterError("places-rise", place=place, points=one, next=place + 1, more=other)
    if settings.best > settings.of:
        raise RegisterError("best-many", best=settings.best, of=settings.of)
    if settings.evenings > settings.of:
        raise RegisterError("evenings-many", evenings=settings.evenings, of=settings.of)
    if settings.by is SeasonOf.PAIR and settings.partners:
        raise RegisterError("partners-pair", partners=settings.partners)
    if len(set(settings.ties)) < len(settings.ties):
        raise RegisterError("tie-twice")

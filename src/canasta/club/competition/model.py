"""The conditions of a competition: format, length of a match, ranking, price of absence; and its error."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeAlias

import msgspec
from msgspec import Meta

from canasta.club.competition.scale import Scale
from canasta.club.days import day_text
from canasta.club.results import MOST_POINTS, MatchLength
from canasta.texts import text
from canasta.texts.errors import WordedError

AWARD: Final = 5000  # TB-11.3 to TB-11.5
MOST_PAIRS: Final = 400

PairNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PAIRS)]
RoundNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
TableNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PAIRS)]
Day: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

CompetitionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Rounds: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Dates: TypeAlias = Annotated[tuple[Day, ...], Meta(max_length=400)]
SomeDays: TypeAlias = Annotated[int, Meta(ge=0, le=365)]


class Format(StrEnum):
    """The format: the way in which opponents are chosen."""

    FIXED_AND_MOVING = "fixed_and_moving"  # TB-11.1: half keep their table, half go from table to table
    ROUND_ROBIN = "round_robin"  # everyone meets everyone, `legs` times
    LEAGUE = "league"  # the same with a date for each round
    SWISS = "swiss"  # neighbours of the ranking who have not met
    KNOCK_OUT = "knock_out"  # out after `lives` defeats; with two lives a pair has a second chance
    INDIVIDUAL = "individual"  # everybody for themselves, with another partner each round


PLANNED: Final = frozenset({Format.FIXED_AND_MOVING, Format.ROUND_ROBIN, Format.LEAGUE})  # known before it begins


Entrant: TypeAlias = Literal["pair", "player"]  # who enters, in the sentences of the catalogue


class Criterion(StrEnum):
    """The figures by which pairs are ranked. More is better in all of them. A draw is half a win in those of wins."""

    SCALE = "scale"  # points by the scale for the difference of each match
    POINTS = "points"
    WINS = "wins"
    DIFFERENCE = "difference"  # points made less points of the opponents
    DIRECT = "direct"  # wins in matches among those who are still tied
    OPPONENTS = "opponents"  # wins of the opponents met
    LASTING = "lasting"  # the round in which the pair went out; for a pair still in, the next round


Ranking: TypeAlias = Annotated[tuple[Criterion, ...], Meta(min_length=1, max_length=7)]


class First(StrEnum):
    """The rule that pairs the first round of a Swiss competition by the order of the draw."""

    NEIGHBOURS = "neighbours"  # the first with the second, the third with the fourth
    SEEDS = "seeds"  # the draw is in order of strength: the first half meets the second


class Absence(StrEnum):
    """The price of leaving a match or not playing it."""

    DISQUALIFIED = "disqualified"  # TB-11.3, TB-11.4
    MATCH_LOST = "match_lost"


class Phones(StrEnum):
    """The devices with which players may tell the server of their matches (TB-11.7)."""

    ALLOWED = "allowed"
    TABLE = "table"  # one device for a table, and no other telephone
    PAPER = "paper"  # none: slips only


Points: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
ScalePoints: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class ClubSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The conditions of a competition. `length` is that of each match; it must be agreed when the competition opens.

    `rounds` 0 means the number that the format needs. A win counts `win_points`, a draw half of that: 1 and ½, or 2 and
    1, which ranks alike and shows other numbers. At most `cap` of the difference of a match counts; 0 for all of it.

    Three things have points without a match: the award of one that the opponents do not play (`award`), sitting out
    (`sit_out`), and a round that a late pair missed (`missed`); `…_scale` are those of the scale. None is the average
    of the pair's own matches. `award_wins` and `sit_out_wins`: it counts as a win.

    A league has `dates`, one a round, such as 2026-11-21. A match moves by at most `postpone_days`, and not at all in
    the last `closed_days` of a season that is longer than they are. `first` is for the first round of a Swiss system.
    `third_place`: in a knock-out with one life, the losers of the semi-finals play for third place beside the final.
    `phones` says which links of players open anything during the competition.

    `team_best` is the number of pairs of a team that count in the ranking of teams; 0 for no such ranking. `sections`
    is the number of sections to which the pairs are dealt, each with a movement of its own; 0 for none.
    """

    name: CompetitionName
    length: MatchLength = MatchLength()
    format: Format = Format.FIXED_AND_MOVING
    rounds: Rounds = 0
    legs: Annotated[int, Meta(ge=1, le=2)] = 1
    lives: Annotated[int, Meta(ge=1, le=2)] = 2
    ranking: Ranking = (Criterion.POINTS, Criterion.WINS)  # TB-11.6
    win_points: Annotated[int, Meta(ge=1, le=2)] = 1
    absence: Absence = Absence.DISQUALIFIED
    scale: Scale = ()
    cap: Points = 0
    award: Points | None = AWARD
    award_scale: ScalePoints | None = None
    award_wins: bool = True
    sit_out: Points | None = None
    sit_out_scale: ScalePoints | None = None
    sit_out_wins: bool = False
    missed: Points | None = 0
    missed_scale: ScalePoints | None = 0
    dates: Dates = ()
    postpone_days: SomeDays = 15
    closed_days: SomeDays = 30
    first: First = First.NEIGHBOURS
    third_place: bool = False
    phones: Phones = Phones.ALLOWED
    team_best: Annotated[int, Meta(ge=0, le=4)] = 0
    sections: Annotated[int, Meta(ge=0, le=8)] = 0

    @property
    def entrant(self) -> Entrant:
        """The kind of those who enter: pairs, or players each for themselves."""
        return "player" if self.format is Format.INDIVIDUAL else "pair"


class Meeting(msgspec.Struct, frozen=True, order=True, omit_defaults=True, forbid_unknown_fields=True):
    """Two pairs at a table. The fixed pair sits at seats 0 and 2, is responsible for the table and writes the sheet.

    In an individual competition `fixed` and `moving` are players, and `partners` are theirs, in that order.
    """

    table: TableNumber
    fixed: PairNumber
    moving: PairNumber
    partners: tuple[PairNumber, PairNumber] | None = None

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers of the fixed side and of the moving side: of one pair, or of two players."""
        if self.partners is None:
            return (self.fixed,), (self.moving,)
        return (self.fixed, self.partners[0]), (self.moving, self.partners[1])


def suggested(name: str, format: Format, target: int = 0) -> ClubSettings:  # noqa: A002 - the word for it
    """Usual settings for that format; with the ranking of TB-11.6 where all pairs play the same number of matches.

    Matches last to the `target` of the game in play; 0 leaves it open, and the server fills it in.
    """
    usual: dict[Format, dict[str, Any]] = {
        Format.INDIVIDUAL: {"rounds": 3},
        Format.SWISS: {
            "rounds": 5,
            "ranking": (Criterion.WINS, Criterion.OPPONENTS, Criterion.POINTS),
            "sit_out_wins": True,
        },
        Format.KNOCK_OUT: {"ranking": (Criterion.LASTING, Criterion.WINS)},
    }
    return ClubSettings(name=name, format=format, length=MatchLength(target=target), **usual.get(format, {}))


def of_game(settings: ClubSettings, target: int, deals: int) -> ClubSettings:
    """The settings; where they leave the length of a match open, with that of a game (`MatchLength.filled`)."""
    return msgspec.structs.replace(settings, length=settings.length.filled(target, deals))


class CompetitionError(WordedError):
    """An entry that cannot stand where it was put, contradictory settings, or a round that cannot be formed.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``competition-error-CODE``.
    `because` is the error that another entry would then raise. `entrant`: the numbers are those of pairs or of players.
    """

    family: ClassVar[str] = "competition"

    def __init__(self, code: str, because: WordedError | None = None, /, **data: int | str) -> None:
        super().__init__(code, **data)
        self.because = because
        self.entrant: Entrant = "pair"

    def told_of(self, settings: ClubSettings | None) -> Self:
        """The error itself, of the pairs or of the players of that competition."""
        if settings is not None:
            self.entrant = settings.entrant
        return self

    def message(self, lang: str) -> str:
        """One sentence in that language: what was found and what was expected."""
        told = {"entrant": self.entrant, **self.data}
        if "planned" in told:
            told["planned"] = day_text(str(told["planned"]), lang)
        if self.because is not None:
            told["why"] = self.because.message(lang)
        return text(lang, f"competition-error-{self.code}", **told)

"""A competition as a link may see it: organiser and deputies see everything, the public less.

A table sees its own matches, a pair its own matches and its own line of the ranking.

The view consists of parts (`ClubParts`), so that a change sends only the parts that changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict

from canasta.club.competition import Begun, CompetitionError, Format, Left, NoShow, Played
from canasta.club.competition.bracket import Bracket, bracket
from canasta.club.competition.ranking import places_within
from canasta.club.competition.rounds_to_come import no_next
from canasta.club.competition.state import SeatedRound
from canasta.club.competition.words import criterion_title, format_title
from canasta.club.results import MatchEnd
from canasta.club.server.club_state import ClubState
from canasta.club.server.links import Link
from canasta.club.server.matches import SIDES, Claim, MatchDesk
from canasta.club.server.rights import rights
from canasta.club.server.wire.club import (
    ClaimInfo,
    ClubInfo,
    ClubParts,
    CriterionInfo,
    MatchInfo,
    MatchState,
    PairInfo,
    RankLine,
    RoundInfo,
    Stage,
)
from canasta.rules.describe import differences, title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.club.competition import ClubSettings, Entry, Standing
    from canasta.club.competition.state import RoundMatch
    from canasta.club.competition.teams import TeamStanding
    from canasta.club.server.inputs import Switches

_RESULTS: Final = (Played, NoShow, Left)
_PLAIN_PARTS: Final = tuple(name for name in ClubParts.__struct_fields__ if name != "rounds")


class MatchWords:
    """The matches of a desk. Every entry about a match is among its evidence: a changed match has other evidence."""

    def __init__(self, state: ClubState) -> None:
        self._desk = state
        self._known: dict[tuple[int, int, bool], tuple[object, MatchInfo]] = {}

    def info(self, match: RoundMatch, *, inside: bool) -> MatchInfo:
        """A match; for a reader who is `inside`, with what the phones say of it."""
        found = self._desk.beside.get((match.round, match.table, match.pairs))
        face: tuple[object, ...] = match.entries, match.points is None
        if found is not None:
            claims = tuple(claim.number for claim in _claims(match, found))
            face = *face, claims, found.second_of(match), found.called, found.online, found.sheet
        key = match.round, match.table, inside
        known = self._known.get(key)
        if known is None or known[0] != face:
            known = self._known[key] = face, self._made(match, self._desk.at_match(match), inside=inside)
        return known[1]

    def _made(self, match: RoundMatch, beside: MatchDesk, *, inside: bool) -> MatchInfo:
        return MatchInfo(
            round=match.round,
            table=match.table,
            sides=match.meeting.sides,
            state=_state(match, beside, inside=inside),
            points=None if match.points is None else (match.points[match.fixed], match.points[match.moving]),
            result=match.result,
            ended_by=self._ended_by(match),
            winner=match.winner(),
            absent=sorted(match.absent),
            away=sorted(match.away),
            date=match.date,
            planned=match.planned,
            entry=0 if match.points is None else self._entry_of(match, *_RESULTS),
            began=self._entry_of(match, Begun) if match.begun else 0,
            entries=list(match.entries),
            claims=[_claim(each) for each in _claims(match, beside)] if inside else [],
            second=beside.second_of(match) if inside else "none",
            called=beside.called and inside,
            online=beside.online,
            sheet=beside.sheet,
            carried=beside.online in self._desk.carried,
        )

    def _ended_by(self, match: RoundMatch) -> MatchEnd | None:
        if match.result is None:
            return None
        return self._desk.ended_by(self._desk.competition.state.agreed_in(match.round).length, match.result)

    def _entry_of(self, match: RoundMatch, *kinds: type[Entry]) -> int:
        """The first of these kinds among the evidence of a match; 0 for none."""
        log = self._desk.competition.log
        return next((number for number in match.entries if isinstance(log[number - 1], kinds)), 0)


def _state(match: RoundMatch, beside: MatchDesk, *, inside: bool) -> MatchState:
    if match.points is not None:
        return "done"
    if beside.claims and inside:
        return "conflict" if beside.conflict else "claimed"
    return "playing" if match.begun else "waiting"


def _claims(match: RoundMatch, beside: MatchDesk) -> list[Claim]:
    """The claims of the phones about a match, and that of its sheet where it differs."""
    sheet = beside.sheet_claim(match)
    return beside.claims if sheet is None else [*beside.claims, sheet]


def _claim(claim: Claim) -> ClaimInfo:
    return ClaimInfo(
        claim=claim.number,
        side=SIDES[claim.side],
        at=claim.at,
        **claim.result.figures,
    )


@dataclass(frozen=True, slots=True)
class Audience:
    """A group of readers who see the same: the staff, the public, those at one table, or of one pair.

    `own` is the number of the table or of the pair.
    """

    role: str
    own: int | None
    lang: str

    @classmethod
    def of(cls, link: Link, lang: str) -> Audience:
        """The audience of the holder of a link."""
        return cls("staff" if link.role in ("organiser", "deputy") else link.role, link.own, lang)

    def at(self, state: ClubState, of_round: int, table: int) -> bool:
        """True if these readers see the match at that table of a round."""
        if self.role == "pair":
            rounds = state.competition.state.rounds
            match = rounds[of_round - 1].matches.get(table) if 0 < of_round <= len(rounds) else None
            return match is not None and self.own in match.pairs
        return self.role != "table" or table == self.own


class Common:
    """The parts that are the same for every audience, until something is entered into the competition."""

    def __init__(self, state: ClubState, matches: MatchWords) -> None:
        self._desk = state
        self._state = state.competition.state
        self._matches = matches
        self._entries = len(state.competition.log)
        self.settings: tuple[ClubSettings, str, Switches] = self._state.settings, state.rules.name, state.house
        self.missing: list[int] = [
            sum(match.points is None for match in each.matches.values()) for each in self._state.rounds
        ]
        self._seq = state.seq
        self._rounds: dict[tuple[str, int | None], list[RoundInfo]] = {}

    def holds(self) -> bool:
        """True if these parts are still valid: not after a refusal either, which leaves the log to another state."""
        competition = self._desk.competition
        return competition.state is self._state and len(competition.log) == self._entries

    def make(self) -> None:
        """Make what would be made on first use; in a thread, since with 400 pairs it takes long."""
        common = self.ranking, self.with_handicap, self.teams, self.teams_with_handicap, self.bracket
        _ = self.stage, self.no_next, self.pairs, *common

    @cached_property
    def stage(self) -> Stage:
        if not self._state.rounds:
            return "entering"
        if self._desk.competition.over or (self.no_next is not None and self.no_next.code == "no-pairing"):
            return "over"
        return "playing" if self.provisional else "between"

    @property
    def provisional(self) -> bool:
        return any(self.missing)

    @cached_property
    def no_next(self) -> CompetitionError | None:
        """The reason why no further round can be proposed now; None if one can."""
        return no_next(self._state)

    @cached_property
    def pairs(self) -> list[PairInfo]:
        settings = self._state.settings
        place = {pair: at for at, pair in enumerate(self._state.places, 1)}
        finished = self._state.finished()
        lost = self._state.lost() if settings.format is Format.KNOCK_OUT else None
        return [
            PairInfo(
                number=pair.number,
                players=pair.players,
                entry=pair.entry,
                gone=bool(pair.gone),
                disqualified=pair.disqualified,
                drawn=place.get(pair.number, 0),
                chances=None if lost is None else max(0, settings.lives - lost[pair.number]),
                finished=pair.number in finished,
                handicap=pair.handicap,
                team=pair.team,
                section=self._state.section_of_pair(pair.number),
            )
            for pair in self._state.pairs.values()
        ]

    @cached_property
    def _table_of(self) -> list[dict[int, int]]:
        """By round, the table of each pair."""
        return [
            {pair: table for table, match in each.matches.items() for pair in match.pairs}
            for each in self._state.rounds
        ]

    def rounds(self, role: str, own: int | None) -> list[RoundInfo]:
        """The rounds for readers of that role, with that table or pair of their own, in any language."""
        key = role, own
        if self._seq != self._desk.seq:  # claims and calls are not entered into the competition
            self._seq = self._desk.seq
            self._rounds.clear()
        if key not in self._rounds:
            rounds = enumerate(self._state.rounds, 1)
            self._rounds[key] = [self._round(number, each, role, own) for number, each in rounds]
        return self._rounds[key]

    def _round(self, number: int, each: SeatedRound, role: str, own: int | None) -> RoundInfo:
        if role not in ("table", "pair"):
            tables = sorted(each.matches)
        else:
            table = own if role == "table" else self._table_of[number - 1].get(own or 0)
            tables = [table] if table in each.matches else []
        return RoundInfo(
            number=number,
            entry=each.entry,
            length=each.agreed.length,
            begun=number < len(self._state.rounds) or each.begun is not None,
            matches=[self._matches.info(each.matches[table], inside=role != "public") for table in tables],
            sit_out=sorted(each.sit_out),
            unopposed=sorted(each.unopposed),
            open=self.missing[number - 1],
        )

    @cached_property
    def ranking(self) -> list[RankLine]:
        return self._lines(self._desk.standings())

    @cached_property
    def with_handicap(self) -> list[RankLine]:
        return self._lines(self._desk.standings(handicap=True)) if self._state.handicaps else []

    def _lines(self, standings: Sequence[Standing]) -> list[RankLine]:
        within = places_within(standings, self._state.section_of_pair) if self._state.settings.sections else {}
        return [
            RankLine(
                place=line.place,
                pair=line.pair,
                figures=[figure.value for figure in line.figures],
                within=within.get(line.pair, 0),
            )
            for line in standings
        ]

    @cached_property
    def teams(self) -> list[TeamStanding]:
        return [*self._desk.competition.team_standings()]

    @cached_property
    def teams_with_handicap(self) -> list[TeamStanding]:
        return [*self._desk.competition.team_standings(handicap=True)] if self._state.handicaps else []

    @cached_property
    def bracket(self) -> Bracket | None:
        return bracket(self._state) if self._state.settings.format is Format.KNOCK_OUT else None


def parts_of(audience: Audience, common: Common) -> ClubParts:
    """The parts of a competition as an audience sees them."""
    role, own = audience.role, audience.own
    everything = role in ("staff", "public")

    def ranked(lines: list[RankLine]) -> list[RankLine]:
        if everything:
            return lines
        return [line for line in lines if line.pair == own] if role == "pair" else []

    def of_teams(lines: list[TeamStanding]) -> list[TeamStanding]:
        if everything:
            return lines
        return [line for line in lines if own in (*line.counted, *line.dropped)] if role == "pair" else []

    why = "" if common.no_next is None else common.no_next.message(audience.lang)
    return ClubParts(
        stage=common.stage,
        next=not why,
        next_why=why,
        pairs=common.pairs,
        rounds=common.rounds(role, own),
        ranking=ranked(common.ranking),
        bracket=common.bracket if everything else None,
        with_handicap=ranked(common.with_handicap),
        teams=of_teams(common.teams),
        teams_with_handicap=of_teams(common.teams_with_handicap),
        provisional=common.provisional,
    )


def club_info(state: ClubState, link: Link, parts: ClubParts, lang: str, now: float) -> ClubInfo:
    """Everything that the holder of a link may see."""
    settings = state.competition.state.settings
    return ClubInfo(
        id=state.id,
        role=link.role,  # type: ignore[arg-type]
        table=link.table,
        pair=link.pair,
        label=link.label,
        may=list(rights(link)),
        seq=state.seq,
        settings=settings,
        format=format_title(settings.format, lang),
        rules=state.rules.name,
        version=state.rules.version,
        title=title(state.rules, lang),
        house=differences(state.rules, lang),
        switches=state.house,
        clock=state.clock.info(now),
        criteria=[CriterionInfo(each, criterion_title(each, lang, settings.win_points)) for each in settings.ranking],
        **asdict(parts),
    )


def all_anew(before: Common, after: Common) -> bool:
    """True if readers should get everything again: after new settings or an annulled round."""
    return before.settings != after.settings or len(after.missing) < len(before.missing)


def change(before: ClubParts, after: ClubParts) -> dict[str, Any]:
    """The fields of the parts that changed, of the rounds those that did; only for changes that are not `all_anew`."""
    told = {name: getattr(after, name) for name in _PLAIN_PARTS if getattr(after, name) != getattr(before, name)}
    known = {each.number: each for each in before.rounds}
    if rounds := [each for each in after.rounds if known.get(each.number) != each]:
        told["rounds"] = rounds
    return told

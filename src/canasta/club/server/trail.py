"""The history of a competition, line by line: author, time, reason, points before and after.

Also the reasons behind each figure of the ranking.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec.structs import asdict

from canasta.club.competition import Annulled, Corrected, Credited, Entry, Penalised
from canasta.club.competition.entries import Disqualified, LeaveGiven, Reported, Reseated, Withdrew
from canasta.club.competition.words import criterion_title, entry_sentence, reason_sentence, seeded_sentence
from canasta.club.competition.words import why as sentences_of
from canasta.club.results import MatchResult
from canasta.club.server import inputs
from canasta.club.server.corrections import Corrections
from canasta.club.server.inputs import ClubError
from canasta.club.server.wire.club import FeedLine
from canasta.club.server.wire.club_trail import FigureWhy, LogLine, LogPage, PairReasons, RankWhy, ReasonWhy
from canasta.logs import kind_of
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.club.competition import Competition
    from canasta.club.results import BothPoints
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.recorded import AppliedInput
    from canasta.club.server.words import Audience

AT_ONCE = 250
MOST_TOLD = 5  # entries of one input that a feed hears of
# Inputs whose entries say all that they do.
_BY_ENTRIES: Final = (inputs.EntriesMade, inputs.ClubMade, inputs.OnlineEnded, inputs.SheetClosed)


def page(state: ClubState, after: int, part: int, lang: str) -> LogPage:
    """The lines after input `after` and the first `part` entries of the next one, `AT_ONCE` at most."""
    log, lines = Corrections(state.competition.log), list[LogLine]()
    for recorded in state.log[after:]:
        if len(lines) >= AT_ONCE:
            break
        taken = recorded.numbers[part : part + AT_ONCE - len(lines)]
        lines += lines_of(state, log, recorded, lang, taken)
        part += len(taken)
        if part < len(recorded.numbers):
            break
        after, part = recorded.seq, 0
    return LogPage(lines=lines, more=after < len(state.log), last=after, part=part)


def lines_of(state: ClubState, log: Corrections, recorded: AppliedInput, lang: str, taken: range) -> list[LogLine]:
    """An input as lines: one for each of its entries `taken`, and at its beginning one for what else it does."""
    lines = [_entry_line(state, log, number, recorded, lang) for number in taken]
    if taken[:1] == recorded.numbers[:1]:
        said = sentence(state, recorded, lang)
        if said or not lines:
            lines.insert(0, _line(state, recorded, lang, text=said, reason=getattr(recorded.entry, "reason", "")))
    return lines


def sentence(state: ClubState, recorded: AppliedInput, lang: str) -> str:
    """The effect of an input beyond its entries, as a sentence; empty if it has none."""
    entry = recorded.entry
    if isinstance(entry, _BY_ENTRIES) or (isinstance(entry, inputs.ClubSettled) and recorded.numbers):
        return ""
    told: dict[str, str | int] = {
        name: ("no", "yes")[value] if isinstance(value, bool) else value
        for name, value in asdict(entry).items()
        if isinstance(value, str | int)
    }
    match entry:
        case inputs.Brought(entries=brought):
            told["n"] = len(brought)
        case inputs.Linked(links=links):
            told |= {"n": len(links), "role": links[0].role if links else ""}
        case inputs.Unlinked(link=number):
            told["link"] = link_name(state, number, lang)
        case inputs.Turned(seconds=seconds):
            told["minutes"] = f"{seconds / 60:.3g}"
        case inputs.WentOnline(tables=tables):
            told["tables"] = ", ".join(str(table) for table, _ in tables)
        case inputs.CameOffline(tables=tables):
            told["tables"] = ", ".join(map(str, tables))
        case inputs.Claimed() | inputs.Agreed():
            told["pair"] = side_of(state, entry.round, entry.table, entry.side)
            told["entrant"] = state.competition.state.settings.entrant
    if isinstance(entry, inputs.Agreed):
        told["same"] = "yes" if state.log[entry.claim - 1].entry.device == entry.device else "no"
    if isinstance(entry, MatchResult):
        told["one"], told["other"] = entry.points
    return text(lang, f"desk-did-{kind_of(entry)}", **told)


def feed_line(state: ClubState, recorded: AppliedInput, audience: Audience) -> FeedLine:
    """An input as an audience sees it."""
    entry = recorded.entry
    of_round, table = getattr(entry, "round", 0), getattr(entry, "table", 0)
    log = state.competition.log
    if audience.role == "staff" or (audience.role != "public" and audience.at(state, of_round, table)):
        beyond = sentence(state, recorded, audience.lang)
        said = [*([beyond] if beyond else []), *_told(state, recorded.numbers[:MOST_TOLD], audience.lang)]
    else:
        own = (number for number in recorded.numbers if _for(state, audience, log[number - 1]))
        said = _told(state, islice(own, MOST_TOLD), audience.lang)
    kind = kind_of(entry)
    if isinstance(entry, inputs.EntriesMade) and recorded.numbers:
        kind = kind_of(log[recorded.numbers[0] - 1])
    told = " ".join(said[:MOST_TOLD])
    return FeedLine(seq=recorded.seq, at=recorded.at, kind=kind, text=told, round=of_round, table=table)


def _for(state: ClubState, audience: Audience, entry: Entry) -> bool:
    """True if an entry concerns those readers: with all that name no table."""
    table = getattr(entry, "table", None)
    return table is None or audience.at(state, getattr(entry, "round", 0), table)


def _told(state: ClubState, numbers: Iterable[int], lang: str) -> list[str]:
    log, entrant = state.competition.log, state.competition.state.settings.entrant
    return [entry_sentence(log[number - 1], lang, state.end_told(number), entrant) for number in numbers]


def why(state: ClubState, pair: int, lang: str, *, handicap: bool = False) -> RankWhy:
    """Every figure of a pair with its reasons, and the entries behind them. Raises `ClubError` (not-ranked)."""
    line = next((each for each in state.standings(handicap=handicap) if each.pair == pair), None)
    if line is None:
        raise ClubError("not-ranked", pair=pair)
    found = state.competition.state.pairs[pair]
    settings = state.competition.state.settings
    figures = [
        FigureWhy(
            criterion=figure.criterion,
            title=criterion_title(figure.criterion, lang, settings.win_points),
            value=figure.value,
            reasons=[
                ReasonWhy(
                    code=each.code,
                    value=each.value,
                    round=each.round,
                    text=reason_sentence(each, lang, settings.entrant),
                    entries=list(each.entries),
                )
                for each in figure.reasons
            ],
        )
        for figure in line.figures
    ]
    log = Corrections(state.competition.log)
    numbers = {found.entry, *(number for each in figures for reason in each.reasons for number in reason.entries)}
    return RankWhy(
        pair=pair,
        place=line.place,
        players=found.players,
        disqualified=found.disqualified,
        seeded=seeded_sentence(state.competition.state, pair, lang),
        figures=figures,
        lines=[
            _entry_line(state, log, number, state.log[state.seq_of[number] - 1], lang) for number in sorted(numbers)
        ],
    )


def reasons(competition: Competition, lang: str, *, handicap: bool = False) -> list[PairReasons]:
    """The reasons for every figure of the ranking, in its order."""
    entrant = competition.state.settings.entrant
    return [
        PairReasons(pair=line.pair, figures=[sentences_of(each, lang, entrant) for each in line.figures])
        for line in competition.standings(handicap=handicap)
    ]


def link_name(state: ClubState, by: int, lang: str) -> str:
    """The name of a link, in words."""
    if by == 0:
        return text(lang, "desk-by-server")
    link = state.links[by]
    return link.label or text(lang, f"desk-by-{link.role}", number=link.own or 0)


def side_of(state: ClubState, of_round: int, table: int, side: int) -> str:
    """The number of the pair on that side of a match, or of its two players; 0 if there is no such side any longer."""
    competition = state.competition.state
    matches = competition.rounds[of_round - 1].matches if of_round <= len(competition.rounds) else {}
    return " · ".join(map(str, matches[table].meeting.sides[side])) if table in matches else "0"


def _line(state: ClubState, recorded: AppliedInput, lang: str, **told: str) -> LogLine:
    return LogLine(
        seq=recorded.seq,
        number=0,
        kind=kind_of(recorded.entry),
        by=link_name(state, recorded.by, lang),
        at=recorded.at,
        text=told["text"],
        of=0,
        reason=told["reason"],
        before=None,
        after=None,
        annulled=0,
        corrected=0,
    )


def _entry_line(state: ClubState, log: Corrections, number: int, recorded: AppliedInput, lang: str) -> LogLine:
    entry = log.log[number - 1]
    of = entry.of if isinstance(entry, Corrected | Annulled) else 0
    before, after = _change(log, number, entry) if isinstance(entry, Corrected | Annulled) else (None, None)
    brought = isinstance(recorded.entry, inputs.Brought)
    return LogLine(
        seq=recorded.seq,
        number=number,
        kind=kind_of(entry),
        by=(entry.by if brought else "") or link_name(state, recorded.by, lang),
        at=recorded.at,
        text=entry_sentence(entry, lang, state.end_told(number), state.competition.state.settings.entrant),
        of=of,
        reason=reason_of(entry) or getattr(recorded.entry, "reason", ""),
        before=before,
        after=after,
        annulled=log.annulled.get(number, 0),
        corrected=log.last(number),
    )


def _change(log: Corrections, number: int, entry: Corrected | Annulled) -> tuple[BothPoints | None, BothPoints | None]:
    """The points of a result before that entry and after it; None if there was no result then."""
    of = log.log[entry.of - 1]
    result = of.of if isinstance(of, Corrected) else entry.of
    was, now = log.result(result, number), log.result(result, number + 1)
    if isinstance(entry, Annulled) and result == entry.of:
        now = None
    return None if was is None else was.points, None if now is None else now.points


def reason_of(entry: Entry) -> str:
    """The author's reason for an entry, if given."""
    if isinstance(entry, Corrected | Annulled | Penalised | Credited | Disqualified | Withdrew | Reseated):
        return entry.reason
    if isinstance(entry, LeaveGiven):
        return entry.cause
    return entry.what if isinstance(entry, Reported) else ""

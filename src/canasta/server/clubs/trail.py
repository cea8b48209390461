"""The history of a competition, line by line: author, time, reason, points before and after.

Also the reasons behind each figure of the ranking.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from canasta.club.competition import Annulled, Corrected, Entry, Penalised
from canasta.club.competition.entries import Disqualified, LeaveGiven, Reported, Reseated, Withdrew
from canasta.club.competition.guide import Place, guide
from canasta.club.competition.words import criterion_title, entry_sentence, place_sentence, reason_sentence
from canasta.club.logs import kind_of
from canasta.server.clubs import inputs
from canasta.server.clubs.errors import ClubError
from canasta.server.wire.club_feed import FeedLine
from canasta.server.wire.club_trail import FigureWhy, LogLine, LogPage, PlaceInfo, RankWhy, ReasonWhy
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.club.results import BothPoints
    from canasta.server.clubs.applied import AppliedInput
    from canasta.server.clubs.club_state import ClubState
    from canasta.server.clubs.words import Audience

AT_ONCE = 500


def page(state: ClubState, after: int, lang: str) -> LogPage:
    """The lines after that `seq`."""
    taken = state.log[after : after + AT_ONCE]
    lines = [line for recorded in taken for line in lines_of(state, recorded, lang)]
    return LogPage(lines=lines, more=after + AT_ONCE < len(state.log), last=taken[-1].seq if taken else after)


def lines_of(state: ClubState, recorded: AppliedInput, lang: str) -> list[LogLine]:
    """An input as lines: one for each of its entries, and one more if it does more than make entries."""
    lines = [_entry_line(state, number, recorded, lang) for number in recorded.numbers]
    said = sentence(state, recorded, lang)
    if said or not lines:
        lines.insert(0, _line(state, recorded, lang, text=said, reason=getattr(recorded.entry, "reason", "")))
    return lines


def sentence(state: ClubState, recorded: AppliedInput, lang: str) -> str:
    """The effect of an input beyond its entries, as a sentence; empty if it has none."""
    entry = recorded.entry
    match entry:
        case inputs.ClubSettled() if recorded.numbers:
            return ""
        case inputs.EntriesMade() | inputs.ClubMade() | inputs.OnlineEnded() | inputs.SheetClosed():
            return ""
        case inputs.Brought(entries=brought):
            return text(lang, "desk-did-brought", n=len(brought))
        case inputs.Linked(links=links):
            return text(lang, "desk-did-linked", n=len(links), role=links[0].role if links else "")
        case inputs.Unlinked(link=number):
            return text(lang, "desk-did-unlinked", link=link_name(state, number, lang))
        case inputs.Turned(do=do, seconds=seconds):
            return text(lang, "desk-did-clock", do=do, minutes=f"{seconds / 60:.3g}")
        case inputs.WentOnline(tables=tables):
            of = ", ".join(str(table) for table, _ in tables)
            return text(lang, "desk-did-online", round=entry.round, tables=of)
        case inputs.CameOffline():
            of = ", ".join(str(table) for table in entry.tables)
            return text(lang, "desk-did-offline", round=entry.round, tables=of)
        case inputs.SheetKept():
            return text(lang, "desk-did-sheet", round=entry.round, table=entry.table)
        case inputs.ClubSettled():
            return text(lang, "desk-did-settings")
    return _of_phones(state, entry, lang)


def _of_phones(state: ClubState, entry: inputs.Input, lang: str) -> str:
    """The sentence of an input by or about a table's phone; empty for any other input."""
    match entry:
        case inputs.Claimed(side=side, points=(one, other)):
            pair = pair_of(state, entry.round, entry.table, side)
            return text(lang, "desk-did-claimed", round=entry.round, table=entry.table, pair=pair, one=one, other=other)
        case inputs.Agreed(side=side):
            pair = pair_of(state, entry.round, entry.table, side)
            same = "yes" if state.log[entry.claim - 1].entry.device == entry.device else "no"
            return text(lang, "desk-did-agreed", round=entry.round, table=entry.table, pair=pair, same=same)
        case inputs.SecondAsked(wanted=wanted):
            wants = "yes" if wanted else "no"
            return text(lang, "desk-did-second-asked", round=entry.round, table=entry.table, wanted=wants)
        case inputs.Seconded(right=right):
            told = "yes" if right else "no"
            return text(lang, "desk-did-seconded", round=entry.round, table=entry.table, right=told)
        case inputs.Called(wanted=wanted):
            wants = "yes" if wanted else "no"
            return text(lang, "desk-did-called", round=entry.round, table=entry.table, wanted=wants)
        case inputs.Decided():
            return text(lang, "desk-did-decided", round=entry.round, table=entry.table, reason=entry.reason)
    return ""


def feed_line(state: ClubState, recorded: AppliedInput, audience: Audience) -> FeedLine:
    """An input as an audience sees it."""
    entry = recorded.entry
    of_round, table = getattr(entry, "round", 0), getattr(entry, "table", 0)
    if audience.role == "staff" or (audience.role == "table" and table == audience.table):
        said = [line.text for line in lines_of(state, recorded, audience.lang)]
    else:
        log = state.competition.log
        said = [
            entry_sentence(log[number - 1], audience.lang)
            for number in recorded.numbers
            if audience.table is None or getattr(log[number - 1], "table", audience.table) == audience.table
        ]
    kind = kind_of(entry)
    if isinstance(entry, inputs.EntriesMade) and recorded.numbers:
        kind = kind_of(state.competition.log[recorded.numbers[0] - 1])
    return FeedLine(seq=recorded.seq, at=recorded.at, kind=kind, text=" ".join(said[:5]), round=of_round, table=table)


def why(state: ClubState, pair: int, lang: str) -> RankWhy:
    """Every figure of a pair with its reasons, and the entries behind them. Raises `ClubError` (not-ranked)."""
    line = next((each for each in state.standings() if each.pair == pair), None)
    if line is None:
        raise ClubError("not-ranked", pair=pair)
    figures = [
        FigureWhy(
            criterion=figure.criterion,
            title=criterion_title(figure.criterion, lang),
            value=figure.value,
            reasons=[
                ReasonWhy(
                    code=each.code,
                    value=each.value,
                    round=each.round,
                    opponent=each.opponent,
                    text=reason_sentence(each, lang),
                    entries=list(each.entries),
                )
                for each in figure.reasons
            ],
        )
        for figure in line.figures
    ]
    found = state.competition.state.pairs[pair]
    numbers = {found.entry, *(number for each in figures for reason in each.reasons for number in reason.entries)}
    return RankWhy(
        pair=pair,
        place=line.place,
        players=found.players,
        disqualified=found.disqualified,
        figures=figures,
        lines=[entry_line(state, number, lang) for number in sorted(numbers)],
    )


def places(state: ClubState, of_round: int, lang: str) -> list[PlaceInfo]:
    """The places of all pairs in a round. Raises `CompetitionError`."""
    return [place_info(each, lang) for each in guide(state.competition.state, of_round)]


def place_info(place: Place, lang: str) -> PlaceInfo:
    """A place with its sentence."""
    return PlaceInfo(
        pair=place.pair,
        players=place.players,
        table=place.table,
        fixed=place.fixed,
        seats=list(place.seats),
        opponent=place.opponent,
        unopposed=place.unopposed,
        date=place.date,
        text=place_sentence(place, lang),
    )


def entry_line(state: ClubState, number: int, lang: str) -> LogLine:
    """An entry by its number."""
    return _entry_line(state, number, state.log[state.seq_of[number] - 1], lang)


def link_name(state: ClubState, by: int, lang: str) -> str:
    """The name of a link, in words."""
    if by == 0:
        return text(lang, "desk-by-server")
    link = state.links[by]
    return link.label or text(lang, f"desk-by-{link.role}", table=link.table or 0)


def pair_of(state: ClubState, of_round: int, table: int, side: int) -> int:
    """The number of the pair on that side of a match; 0 if there is no such pair any longer."""
    competition = state.competition.state
    matches = competition.rounds[of_round - 1].matches if of_round <= len(competition.rounds) else {}
    return matches[table].pairs[side] if table in matches else 0


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


def _entry_line(state: ClubState, number: int, recorded: AppliedInput, lang: str) -> LogLine:
    log = state.competition.log
    entry = log[number - 1]
    of = entry.of if isinstance(entry, Corrected | Annulled) else 0
    before, after = _change(state, number, entry) if isinstance(entry, Corrected | Annulled) else (None, None)
    brought = isinstance(recorded.entry, inputs.Brought)
    return LogLine(
        seq=recorded.seq,
        number=number,
        kind=kind_of(entry),
        by=(entry.by if brought else "") or link_name(state, recorded.by, lang),
        at=recorded.at,
        text=entry_sentence(entry, lang),
        of=of,
        reason=reason_of(entry) or getattr(recorded.entry, "reason", ""),
        before=before,
        after=after,
        annulled=_later(log[number:], number, Annulled, number),
        corrected=_later(log[number:], number, Corrected, number),
    )


def _change(state: ClubState, number: int, entry: Corrected | Annulled) -> tuple[BothPoints | None, BothPoints | None]:
    """The points of a result before that entry and after it; None if there was no result then."""
    of = state.competition.log[entry.of - 1]
    result = of.of if isinstance(of, Corrected) else entry.of
    gone = isinstance(entry, Annulled) and result == entry.of
    before, after = state.result_of(result, number), None if gone else state.result_of(result, number + 1)
    return None if before is None else before.points, None if after is None else after.points


def reason_of(entry: Entry) -> str:
    """The author's reason for an entry, if given."""
    if isinstance(entry, Corrected | Annulled | Penalised | Disqualified | Withdrew | Reseated):
        return entry.reason
    if isinstance(entry, LeaveGiven):
        return entry.cause
    return entry.what if isinstance(entry, Reported) else ""


def _later(log: Iterable[Entry], of: int, kind: type[Annulled | Corrected], start: int) -> int:
    """The number of the last entry of that kind about entry `of`; 0 for none."""
    found = 0
    for number, entry in enumerate(log, start + 1):
        if isinstance(entry, kind) and entry.of == of:
            found = number
    return found

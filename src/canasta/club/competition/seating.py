"""Seating of rounds and changes of seats: every pair once, and only meetings that the format allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from canasta.club.competition.bracket import next_couples
from canasta.club.competition.entries import Reseated, RoundSeated
from canasta.club.competition.model import PLANNED, CompetitionError, Format, Meeting
from canasta.club.competition.sections import check_sections
from canasta.club.competition.state import CompetitionState, Evidence, RoundMatch, SeatedRound
from canasta.club.competition.teams import check_teams


def seat(entry: RoundSeated, state: CompetitionState, at: Evidence) -> None:
    """Seat a round. CompetitionError: it cannot be this one."""
    if 1 <= entry.round <= len(state.rounds):
        raise CompetitionError("seated", round=entry.round)
    check_next(state)
    if entry.round != len(state.rounds) + 1:
        raise CompetitionError("wrong-round", round=entry.round, expected=len(state.rounds) + 1)
    known = pairs_of(entry.meetings)
    for pair in (*known, *entry.sit_out, *entry.unopposed):
        if state.pair(pair).gone:
            raise CompetitionError("gone", pair=pair)
    beaten = set(state.beaten_in_semi_final()).difference(known)  # they may play for third place, and need not
    playing = [pair for pair in state.may_play() if pair not in beaten]
    _everybody_once(playing, (*known, *entry.sit_out, *entry.unopposed))
    _tables_differ(entry.meetings)
    if state.settings.format is Format.KNOCK_OUT and state.settings.lives == 1:
        least = sum(beaten.isdisjoint(couple) for couple in next_couples(state))
        if len(entry.meetings) < least:
            raise CompetitionError("few-meetings", found=len(entry.meetings), least=least)
    if not state.rounds:
        state.start()
    unopposed = {pair: _gone_opponent(state, pair, entry.round) for pair in entry.unopposed}
    for each in entry.meetings:
        _check(state, each)
    state.off_plan = state.off_plan or not follows_plan(state, entry)
    settings = state.settings
    dates = settings.dates
    date = dates[entry.round - 1] if entry.round <= len(dates) else ""
    matches = {each.table: RoundMatch(entry.round, each, date, date, entries=at) for each in entry.meetings}
    state.rounds.append(SeatedRound(at[0], settings, matches, set(entry.sit_out), unopposed))
    for match in matches.values():
        _count(state, match, 1)
    for pair, gone in unopposed.items():
        state.due[state.edge(pair, gone)] -= 1


def check_next(state: CompetitionState) -> None:
    """Check that a round can be seated now. CompetitionError (too-few, over, all-met, round-open, dates…)."""
    if not state.rounds:
        if state.settings.format is Format.INDIVIDUAL:
            if len(state.live) < 4:
                raise CompetitionError("few-players", players=len(state.live))
        elif len(state.live) < 2:
            raise CompetitionError("too-few", pairs=len(state.live))
        check_sections(len(state.live), state.settings.sections)
        check_teams(state.teams, state.settings.team_best, len(state.live))
        if state.settings.format is Format.LEAGUE and len(state.settings.dates) != len(state.make_plan()):
            raise CompetitionError("dates", dates=len(state.settings.dates), rounds=len(state.make_plan()))
    if state.over():
        played, agreed = len(state.rounds), state.settings.rounds
        if state.settings.format in PLANNED and agreed > played:
            raise CompetitionError("all-met", pairs=len(state.live), played=played, agreed=agreed)
        raise CompetitionError("over")
    for match in state.open_matches():
        if match.date == match.planned:  # a postponed match may wait
            raise CompetitionError("round-open", round=match.round, table=match.table)


def follows_plan(state: CompetitionState, entry: RoundSeated) -> bool:
    """True if the meetings are those of the movement; tables and writers of the sheet may differ."""
    if entry.round > len(state.plan):
        return state.settings.format not in PLANNED
    planned = {
        frozenset((each.fixed, each.moving))
        for each in state.plan[entry.round - 1].meetings
        if not any(state.pairs[state.occupant[slot]].gone for slot in (each.fixed, each.moving))
    }
    return planned == {frozenset(state.edge(each.fixed, each.moving)) for each in entry.meetings}


def reseat(entry: Reseated, state: CompetitionState, at: Evidence) -> None:
    """Change meetings of a round; pairs that sat out or came late may join. CompetitionError: it cannot be so.

    A match that is played by these pairs already stays as it is, with a result only if `as_played`.
    """
    of = state.round(entry.round)
    _tables_differ(entry.meetings)
    changes = [each for each in entry.meetings if not _stays(of.matches.get(each.table), each, entry, at)]
    old = {each.table: of.matches[each.table] for each in changes if each.table in of.matches}
    for match in old.values():
        if match.points is not None:
            raise CompetitionError("has-result", round=entry.round, table=match.table)
        if match.begun and not entry.as_played:
            raise CompetitionError("begun", round=entry.round, table=match.table)
    before = {pair for match in old.values() for pair in match.pairs}
    seated = {pair for match in of.matches.values() for pair in match.pairs}
    free = {pair for pair in state.may_play() if pair not in seated}
    now = pairs_of(changes)
    for pair in now:
        if state.pair(pair).gone:
            raise CompetitionError("gone", pair=pair)
        if pair not in before | free:
            raise CompetitionError("sits-elsewhere", pair=pair)
    _everybody_once([*before, *(free & set(now))], now)
    if len(state.rounds) > entry.round and free & set(now):
        raise CompetitionError("round-past", round=entry.round)
    for match in old.values():
        _count(state, match, -1)
    for each in changes:
        _check(state, each)
        match = old.get(each.table) or RoundMatch(entry.round, each)
        new = RoundMatch(entry.round, each, match.date, match.planned)
        new.entries = (of.entry, *at)
        if match.begun:
            state.begin(new)
        of.matches[each.table] = new
        _count(state, new, 1)
    of.sit_out -= set(now)
    for pair in set(now) & of.unopposed.keys():
        state.due[state.edge(pair, of.unopposed.pop(pair))] += 1
    state.off_plan = True


def _stays(match: RoundMatch | None, meeting: Meeting, entry: Reseated, at: Evidence) -> bool:
    """True, and noted among its evidence, if the match is this meeting already."""
    if match is None or match.meeting != meeting or (match.points is not None and not entry.as_played):
        return False
    match.entries = (*match.entries, *at)
    return True


def _count(state: CompetitionState, match: RoundMatch, by: int) -> None:
    edge = state.edge(match.fixed, match.moving)
    state.met[edge] += by
    if state.settings.format in PLANNED:
        state.due[edge] -= by


def pairs_of(meetings: Iterable[Meeting]) -> list[int]:
    """The pairs of these meetings, or their players."""
    return [pair for each in meetings for side in each.sides for pair in side]


def _everybody_once(expected: Iterable[int], found: Iterable[int]) -> None:
    seen, wanted = Counter(found), set(expected)
    for pair in sorted(seen.keys() | wanted):
        if seen[pair] > 1:
            raise CompetitionError("twice", pair=pair)
        if pair not in seen:
            raise CompetitionError("no-seat", pair=pair)
        if pair not in wanted:
            raise CompetitionError("out", pair=pair)


def _tables_differ(meetings: Iterable[Meeting]) -> None:
    seen = set()
    for each in meetings:
        if each.table in seen or each.table < 1:
            raise CompetitionError("table-number", table=each.table)
        seen.add(each.table)


def _check(state: CompetitionState, each: Meeting) -> None:
    settings = state.settings
    if (each.partners is not None) != (settings.format is Format.INDIVIDUAL):
        raise CompetitionError("partners", table=each.table)
    if not state.may_meet(each.fixed, each.moving):
        raise CompetitionError("may-not-meet", one=each.fixed, other=each.moving)
    if settings.format is Format.FIXED_AND_MOVING and state.home.get(state.pairs[each.fixed].slot) != each.table:
        raise CompetitionError("not-its-table", pair=each.fixed, table=each.table)
    if settings.format is Format.KNOCK_OUT and (settings.lives == 1 or len(state.still_in()) > 2):
        lost = state.lost()
        if lost[each.fixed] != lost[each.moving]:
            raise CompetitionError("lives-differ", one=each.fixed, other=each.moving)


def _gone_opponent(state: CompetitionState, pair: int, of_round: int) -> int:
    """The missing opponent of a pair: that of the movement in this round, or else the first due."""
    slot = state.pairs[pair].slot
    missing = state.gone_due(slot)
    if not missing:
        raise CompetitionError("not-unopposed", pair=pair)
    if of_round <= len(state.plan):
        for each in state.plan[of_round - 1].meetings:
            if slot in (each.fixed, each.moving) and (other := each.fixed + each.moving - slot) in missing:
                return state.occupant[other]
    return state.occupant[missing[0]]

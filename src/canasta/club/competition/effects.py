"""The effect of each entry on the state, and the checks that may refuse it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from functools import singledispatch

from canasta.club.competition.checks import change, check_result, check_settings
from canasta.club.competition.entries import (
    Begun,
    CameBack,
    CompetitionOpened,
    Credited,
    Disqualified,
    Drawn,
    Entered,
    Entry,
    Handicapped,
    LeaveGiven,
    Left,
    NoShow,
    Penalised,
    Played,
    Postponed,
    Renamed,
    Reported,
    Substituted,
    Teamed,
    Withdrew,
)
from canasta.club.competition.model import Absence, ClubSettings, CompetitionError, Format
from canasta.club.competition.movements import drawn
from canasta.club.competition.seating import reseat, seat
from canasta.club.competition.state import Adjustment, CompetitionState, Evidence, Pair, RoundMatch
from canasta.club.competition.teams import MOST as MOST_OF_TEAM
from canasta.club.results import MOST_POINTS, POINTS_STEP


@singledispatch
def apply(entry: Entry, _state: CompetitionState, _at: Evidence) -> None:
    """Apply an entry to the state. `_at` are the numbers of the entries that it depends on, its own first.

    CompetitionError: it cannot stand; nothing has changed, but of seats some may have: they go into a state of its own.
    """
    raise TypeError(f"no entry: {entry!r}")


@apply.register
def _(entry: CompetitionOpened, state: CompetitionState, _at: Evidence) -> None:
    if state.agreed is not None:
        raise CompetitionError("opened")
    check_settings(entry.settings)
    state.agreed = entry.settings


apply.register(change)


@apply.register
def _(entry: Entered, state: CompetitionState, at: Evidence) -> None:
    settings = state.settings
    _together(settings, entry.players)
    for player in entry.players:
        _nowhere_else(state, player)
    _not_barred(state, entry.players)
    pair = Pair(len(state.pairs) + 1, entry.players, entry.players, at[0], came=len(state.rounds), earned=entry.earned)
    if state.rounds and settings.format is Format.KNOCK_OUT:
        raise CompetitionError("no-late-pair")
    if entry.instead_of:
        gone = state.pair(entry.instead_of)
        if not gone.slot or not gone.gone or state.occupant[gone.slot] != gone.number:
            raise CompetitionError("no-place-free", pair=gone.number)
        state.pairs[pair.number] = pair
        state.take_over(pair, gone.slot)
        return
    state.pairs[pair.number] = pair
    if state.rounds:
        if state.over() and not any(state.open_matches()):
            del state.pairs[pair.number]
            raise CompetitionError("over")
        state.join_late(pair)


@apply.register
def _(entry: Renamed, state: CompetitionState, _at: Evidence) -> None:
    pair = state.pair(entry.pair)
    _together(state.settings, entry.players)
    for player in entry.players:
        if player not in pair.players and not pair.gone:
            _nowhere_else(state, player)
    if entry.players == pair.players:
        raise CompetitionError("named-so", pair=entry.pair)
    right = dict(zip(pair.players, entry.players, strict=True))
    pair.first = tuple(right.get(player, player) for player in pair.first)
    pair.players = entry.players
    for match in state.matches():
        if pair.number in match.pairs:
            match.away = {right.get(player, player) for player in match.away}


@apply.register
def _(entry: Drawn, state: CompetitionState, _at: Evidence) -> None:
    if state.rounds:
        raise CompetitionError("drawn-late")
    if sorted(entry.order) != state.live:
        raise CompetitionError("bad-order", pairs=len(state.live))
    if entry.seed and entry.order != drawn(state.live, entry.seed):
        raise CompetitionError("not-drawn", seed=entry.seed[:60])
    state.order = entry.order


@apply.register
def _(entry: Withdrew, state: CompetitionState, at: Evidence) -> None:
    pair = _there(state, entry.pair)
    for match in state.open_matches(pair.number):
        if match.begun:
            raise CompetitionError("leaves-match", pair=pair.number, round=match.round, table=match.table)
    pair.finished = pair.number in state.finished()
    plays = bool(state.rounds) and not pair.finished
    _goes(state, pair, at, disqualified=plays and state.settings.absence is Absence.DISQUALIFIED)


@apply.register
def _(entry: Substituted, state: CompetitionState, _at: Evidence) -> None:
    pair = _there(state, entry.pair)
    _named(entry.into)
    for match in state.open_matches(pair.number):
        if match.begun:
            raise CompetitionError("begun", round=match.round, table=match.table)
    if entry.out not in pair.players:
        raise CompetitionError("not-in-pair", player=entry.out[:60], pair=pair.number)
    _nowhere_else(state, entry.into)
    players = tuple(entry.into if player == entry.out else player for player in pair.players)
    if not set(players) & set(pair.first):
        if state.settings.format is Format.INDIVIDUAL:
            raise CompetitionError("plays-alone", pair=pair.number)
        raise CompetitionError("both-replaced", pair=pair.number)
    _not_barred(state, players)
    pair.players = players


apply.register(seat)
apply.register(reseat)


@apply.register
def _(entry: Postponed, state: CompetitionState, at: Evidence) -> None:
    settings = state.settings
    match = _open(state, entry.round, entry.table)
    if settings.format is not Format.LEAGUE or match.begun or not match.planned:
        raise CompetitionError("cannot-move", round=entry.round, table=entry.table)
    try:
        to = date.fromisoformat(entry.to)
    except ValueError:
        raise CompetitionError("bad-date", found=entry.to[:60]) from None
    planned, last = date.fromisoformat(match.planned), date.fromisoformat(settings.dates[-1])
    season = (last - date.fromisoformat(settings.dates[0])).days
    if settings.closed_days < season and (last - planned).days < settings.closed_days:
        raise CompetitionError("season-closing", days=settings.closed_days)
    if abs((to - planned).days) > settings.postpone_days or to > last:
        raise CompetitionError("too-far", days=settings.postpone_days, planned=match.planned)
    match.date = entry.to
    match.entries = (*match.entries, *at)


@apply.register
def _(entry: Begun, state: CompetitionState, at: Evidence) -> None:
    match = _open(state, entry.round, entry.table)
    if match.begun:
        raise CompetitionError("begun", round=entry.round, table=entry.table)
    for pair in match.pairs:
        if (other := state.playing(pair)) is not None:
            raise CompetitionError("busy", pair=pair, round=other.round, table=other.table)
    state.begin(match)
    match.entries = (*match.entries, *at)


@apply.register
def _(entry: Played, state: CompetitionState, at: Evidence) -> None:
    match = _open(state, entry.round, entry.table)
    points = check_result(state.agreed_in(entry.round), entry, entry.round, entry.table)
    match.points = {pair: made for side, made in zip(match.meeting.sides, points, strict=True) for pair in side}
    match.result = entry.result
    match.entries = (*match.entries, *at)


@apply.register
def _(entry: NoShow | Left, state: CompetitionState, at: Evidence) -> None:
    """Record that a pair of the match was absent or left. If both are absent, neither has the award."""
    match, number = state.match(entry.round, entry.table), entry.pair
    if match.begun and isinstance(entry, NoShow):
        raise CompetitionError("begun", round=entry.round, table=entry.table)
    if number not in match.pairs:
        raise CompetitionError("not-at-table", pair=number, round=match.round, table=match.table)
    if number in match.absent or (match.points is not None and not match.absent):
        raise CompetitionError("has-result", round=match.round, table=match.table)
    _award(state, match, number, at)
    if state.settings.absence is Absence.DISQUALIFIED:
        _goes(state, state.pair(number), at, disqualified=True)


@apply.register
def _(entry: Disqualified, state: CompetitionState, at: Evidence) -> None:
    _reasoned(entry.reason)
    _goes(state, _there(state, entry.pair), at, disqualified=True)


@apply.register
def _(entry: Penalised | Credited, state: CompetitionState, at: Evidence) -> None:
    pair = state.pair(entry.pair)
    _reasoned(entry.reason)
    if entry.in_scale and not state.settings.scale:
        raise CompetitionError("no-scale")
    if entry.points <= 0 or (entry.points % POINTS_STEP and not entry.in_scale):
        raise CompetitionError("points-step", points=entry.points, step=POINTS_STEP)
    given = entry.points if isinstance(entry, Credited) else -entry.points
    points, scale = (0, given) if entry.in_scale else (given, 0)
    state.adjustments.append(Adjustment(pair.number, points, scale, at[0]))


@apply.register
def _(entry: Handicapped, state: CompetitionState, at: Evidence) -> None:
    pair = _there(state, entry.pair)
    if state.settings.format is Format.KNOCK_OUT:
        raise CompetitionError("no-handicap")
    if not 0 <= entry.points <= MOST_POINTS or entry.points % POINTS_STEP:
        raise CompetitionError("handicap-points", points=entry.points, most=MOST_POINTS, step=POINTS_STEP)
    for match in state.matches():
        if pair.number in match.pairs and (match.begun or match.points is not None):
            raise CompetitionError("handicap-late", pair=pair.number, round=match.round, table=match.table)
    if entry.points == pair.handicap:
        raise CompetitionError("handicap-same", pair=pair.number, points=entry.points)
    pair.handicap, pair.handicapped = entry.points, at[0]


@apply.register
def _(entry: Teamed, state: CompetitionState, _at: Evidence) -> None:
    pair = _there(state, entry.pair)
    if state.settings.format is Format.INDIVIDUAL:
        raise CompetitionError("team-of-players")
    if state.settings.sections:
        raise CompetitionError("sections-teams")
    if state.rounds:
        raise CompetitionError("team-late")
    teams = state.teams
    name = next((each for each in teams if each.casefold() == entry.team.casefold()), entry.team)
    if name:
        _named(name)
    if name == pair.team:
        raise CompetitionError("team-same", pair=pair.number, team=name or "–")
    if len(teams.get(name, ())) >= MOST_OF_TEAM:
        raise CompetitionError("team-full", team=name, pair=pair.number, high=MOST_OF_TEAM)
    pair.team = name


@apply.register
def _(entry: LeaveGiven, state: CompetitionState, at: Evidence) -> None:
    match = _going_on(state, entry.round, entry.table)
    if not any(entry.player in state.pairs[pair].players for pair in match.pairs):
        raise CompetitionError("player-not-at-table", player=entry.player[:60], round=match.round, table=match.table)
    if not entry.by.strip():
        raise CompetitionError("no-arbiter")
    _reasoned(entry.cause)
    if entry.player in match.away:
        raise CompetitionError("away", player=entry.player)
    match.away.add(entry.player)
    match.entries = (*match.entries, *at)


@apply.register
def _(entry: CameBack, state: CompetitionState, at: Evidence) -> None:
    match = _going_on(state, entry.round, entry.table)
    if entry.player not in match.away:
        raise CompetitionError("not-away", player=entry.player[:60])
    match.away.discard(entry.player)
    match.entries = (*match.entries, *at)


@apply.register
def _(entry: Reported, state: CompetitionState, at: Evidence) -> None:
    match = state.match(entry.round, entry.table)
    if entry.pair not in match.pairs:
        raise CompetitionError("not-at-table", pair=entry.pair, round=entry.round, table=entry.table)
    _reasoned(entry.what)
    state.reports.append(at[0])


def _named(player: str) -> None:
    if not player.strip() or len(player) > 60 or not player.isprintable():
        raise CompetitionError("bad-name", found=player[:60])


def _together(settings: ClubSettings, players: Collection[str]) -> None:
    """Check the names of who enters together: two, or one if everybody plays for themselves."""
    if len(players) != (1 if settings.format is Format.INDIVIDUAL else 2):
        raise CompetitionError("names", found=len(players), format=settings.format)
    for player in players:
        _named(player)
    if len(set(players)) < len(players):
        raise CompetitionError("plays-already", player=next(iter(players)))


def _reasoned(reason: str) -> None:
    if not reason.strip():
        raise CompetitionError("no-reason")


def _nowhere_else(state: CompetitionState, player: str) -> None:
    if any(player in state.pairs[number].players for number in state.live):
        raise CompetitionError("plays-already", player=player)


def _not_barred(state: CompetitionState, players: Collection[str]) -> None:
    """Refuse a pair that has been disqualified (TB-11.3); each of the two may come back with another."""
    for pair in state.pairs.values():
        if pair.disqualified and {*map(str.casefold, pair.players)} == {*map(str.casefold, players)}:
            if len(pair.players) == 1:
                raise CompetitionError("barred-player", player=pair.players[0], pair=pair.number, entry=pair.gone[0])
            one, other = pair.players
            raise CompetitionError("barred", one=one, other=other, pair=pair.number, entry=pair.gone[0])


def _there(state: CompetitionState, number: int) -> Pair:
    pair = state.pair(number)
    if pair.gone:
        raise CompetitionError("gone", pair=number)
    return pair


def _open(state: CompetitionState, of_round: int, table: int) -> RoundMatch:
    match = state.match(of_round, table)
    if match.points is not None:
        raise CompetitionError("has-result", round=of_round, table=table)
    return match


def _going_on(state: CompetitionState, of_round: int, table: int) -> RoundMatch:
    match = _open(state, of_round, table)
    if not match.begun:
        raise CompetitionError("not-begun", round=of_round, table=table)
    return match


def _award(state: CompetitionState, match: RoundMatch, absent: int, at: Evidence) -> None:
    match.absent.add(absent)
    match.points = {pair: 0 if pair in match.absent else state.settings.award or 0 for pair in match.pairs}
    match.entries = (*match.entries, *at)


def _goes(state: CompetitionState, pair: Pair, at: Evidence, *, disqualified: bool) -> None:
    """Take a pair out; its opponents in open matches have the award."""
    pair.gone, pair.disqualified, pair.gone_in = at, disqualified, len(state.rounds)
    for match in list(state.open_matches(pair.number)):
        _award(state, match, pair.number, at)

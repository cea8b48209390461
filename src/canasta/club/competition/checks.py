"""Checks of settings, of their changes, and of results.

Once a round is seated, only those changes are possible that leave all seated rounds as they are.
"""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from canasta.club.competition.entries import Changed
from canasta.club.competition.model import PLANNED, ClubSettings, CompetitionError, Criterion, Format
from canasta.club.competition.sections import MOST as MOST_SECTIONS
from canasta.club.competition.sections import SECTIONED
from canasta.club.competition.state import CompetitionState, Evidence, SeatedRound
from canasta.club.competition.teams import MOST as MOST_OF_TEAM
from canasta.club.results import MOST_DEALS, MOST_MINUTES, MOST_POINTS, POINTS_STEP, MatchEnd, MatchResult, Unfinished

_OF_PAIRS: Final = frozenset({Criterion.DIRECT, Criterion.OPPONENTS})  # of those who have one opponent in a match


def check_settings(settings: ClubSettings) -> None:
    """Check settings for contradictions. CompetitionError: one was found; it names the field."""
    if not settings.name.strip() or len(settings.name) > 80:
        raise CompetitionError("bad-name", found=settings.name[:60])
    limited, most = settings.format in (Format.SWISS, Format.INDIVIDUAL), 2 * len(settings.scale)
    for field, value, low, high in (
        ("rounds", settings.rounds, 1 if limited else 0, 0 if settings.format is Format.KNOCK_OUT else 1000),
        ("legs", settings.legs, 1, 2 if settings.format in (Format.ROUND_ROBIN, Format.LEAGUE) else 1),
        ("lives", settings.lives, 1, 2),
        ("team_best", settings.team_best, 0, 0 if settings.format is Format.INDIVIDUAL else MOST_OF_TEAM),
        ("sections", settings.sections, 0, MOST_SECTIONS),
        ("win_points", settings.win_points, 1, 2),
        ("target", settings.length.target, 0, MOST_POINTS),
        ("deals", settings.length.deals, 0, MOST_DEALS),
        ("minutes", settings.length.minutes, 0, MOST_MINUTES),
        ("award", settings.award or 0, 0, MOST_POINTS),
        ("sit_out", settings.sit_out or 0, 0, MOST_POINTS),
        ("missed", settings.missed or 0, 0, MOST_POINTS),
        ("cap", settings.cap, 0, MOST_POINTS),
        ("award_scale", settings.award_scale or 0, 0, most),
        ("sit_out_scale", settings.sit_out_scale or 0, 0, most),
        ("missed_scale", settings.missed_scale or 0, 0, most),
        ("postpone_days", settings.postpone_days, 0, 365),
        ("closed_days", settings.closed_days, 0, 365),
    ):
        if not low <= value <= high:
            raise CompetitionError("bad-number", field=field, found=value, low=low, high=high)
    if not settings.length.agreed:
        raise CompetitionError("no-length")
    for points in (settings.award or 0, settings.sit_out or 0, settings.missed or 0, settings.cap, *settings.scale):
        if points % POINTS_STEP:
            raise CompetitionError("points-step", points=points, step=POINTS_STEP)
    if list(settings.scale) != sorted({*settings.scale}) or (settings.scale and settings.scale[0] < POINTS_STEP):
        raise CompetitionError("bad-scale")
    by = settings.ranking
    if Criterion.SCALE in by and not settings.scale:
        raise CompetitionError("no-scale")
    if not by or len(set(by)) < len(by) or (Criterion.LASTING in by) != (settings.format is Format.KNOCK_OUT):
        raise CompetitionError("bad-ranking")
    if settings.format is Format.INDIVIDUAL and not _OF_PAIRS.isdisjoint(by):
        raise CompetitionError("ranking-of-pairs")
    if settings.third_place and (settings.format is not Format.KNOCK_OUT or settings.lives != 1):
        raise CompetitionError("third-place")
    _check_sections(settings)
    _check_dates(settings)


def _check_sections(settings: ClubSettings) -> None:
    if not settings.sections:
        return
    if settings.format not in SECTIONED:
        raise CompetitionError("sections-format")
    if settings.sections == 1:
        raise CompetitionError("sections-one", high=MOST_SECTIONS)
    if settings.team_best:
        raise CompetitionError("sections-teams")


def _check_dates(settings: ClubSettings) -> None:
    for each in settings.dates:
        try:
            known = date.fromisoformat(each).isoformat() == each
        except ValueError:
            known = False
        if not known:
            raise CompetitionError("bad-date", found=each[:60])
    if bool(settings.dates) != (settings.format is Format.LEAGUE) or list(settings.dates) != sorted(settings.dates):
        raise CompetitionError("bad-dates")


def check_result(settings: ClubSettings, result: MatchResult, of_round: int, table: int) -> tuple[int, int]:
    """The points of a match, with those of an unfinished deal if they count. CompetitionError: an impossible result."""
    where = {"round": of_round, "table": table}
    for points in (*result.points, *(result.unfinished or ())):
        if points % POINTS_STEP:
            raise CompetitionError("points-step", points=points, step=POINTS_STEP)
        if abs(points) > MOST_POINTS:
            raise CompetitionError("points-many", points=points, most=MOST_POINTS)
    _check_end(settings, result, where)
    one, other = result.points
    if result.unfinished and settings.length.unfinished is Unfinished.AS_IT_LIES:
        one, other = one + result.unfinished[0], other + result.unfinished[1]
    if settings.format is Format.KNOCK_OUT and one == other:
        raise CompetitionError("tie", **where)
    return one, other


def _check_end(settings: ClubSettings, result: MatchResult, where: dict[str, int]) -> None:
    """Check that a match of the agreed length can have ended so. CompetitionError.

    Only in a knock-out may a match have more deals than agreed, since it needs a winner.
    """
    agreed, deals = settings.length, result.deals
    end = agreed.ended_by(result)
    over = end is MatchEnd.TARGET and max(result.points) > agreed.target and result.points[0] != result.points[1]
    if result.unfinished and (not agreed.stops or end is MatchEnd.DEALS or over):
        raise CompetitionError("no-unfinished", **where)
    said = {"deals": deals, "expected": agreed.deals, **where}
    more = 0 < agreed.deals < deals and settings.format is not Format.KNOCK_OUT
    earlier = agreed.target or agreed.minutes
    if (deals < 0 or more) and earlier:
        raise CompetitionError("many-deals", **said)
    if deals < 0 or more or (end is None and not earlier):
        raise CompetitionError("wrong-deals", **said)
    if agreed.deals and end is MatchEnd.CLOCK and not deals and any(result.points):
        raise CompetitionError("deals-unsaid", expected=agreed.deals, **where)
    if end is None and agreed.deals:
        raise CompetitionError("not-ended", target=agreed.target, **said)
    if end is None:
        raise CompetitionError("below-target", target=agreed.target, **where)


OPEN: Final = frozenset(Changed.__struct_fields__) - {"by", "at", "of_round"}  # what an entry can change


def changed(state: CompetitionState, new: ClubSettings, of_round: int | None = None) -> Changed:
    """The entry that turns the present conditions into the new ones; with `of_round`, also the length of that round.

    CompetitionError: no difference (unchanged), or a condition that cannot change once a round is seated (stands).
    """
    old = state.settings
    other = {name for name in ClubSettings.__struct_fields__ if getattr(old, name) != getattr(new, name)}
    if of_round is not None and state.agreed_in(of_round).length != new.length:
        other.add("length")
    else:
        of_round = None
    if not other:
        raise CompetitionError("unchanged")
    for name in ClubSettings.__struct_fields__:
        if name in other - OPEN:
            raise CompetitionError("stands", field=name).told_of(old)
    return Changed(of_round=of_round, **{name: getattr(new, name) for name in other})


def change(entry: Changed, state: CompetitionState, _at: Evidence) -> None:
    """Change the conditions. CompetitionError: no difference, a contradiction, or a conflict with seated rounds."""
    old, seated = state.settings, len(state.rounds)
    given = {name: value for name in OPEN if (value := getattr(entry, name)) is not None}
    new = msgspec.structs.replace(old, **given)
    of_round = None if entry.of_round is None else _before_it_begins(state, entry.of_round)
    if new == old and (of_round is None or of_round.agreed.length == new.length):
        raise CompetitionError("unchanged")
    check_settings(new)
    if 0 < new.rounds < seated:
        raise CompetitionError("rounds-seated", rounds=new.rounds, seated=seated)
    if new.dates[:seated] != old.dates[:seated]:
        raise CompetitionError("dates-seated", seated=seated)
    state.agreed = new
    if seated and new.format in PLANNED:
        state.plan_again()
        rounds, dates = len(state.plan), len(new.dates)
        if new.format is Format.LEAGUE and (dates < rounds or (dates > rounds and not state.off_plan)):
            state.agreed = old
            state.plan_again()
            raise CompetitionError("dates", dates=dates, rounds=rounds)
    if of_round is not None:
        of_round.agreed = msgspec.structs.replace(of_round.agreed, length=new.length)


def _before_it_begins(state: CompetitionState, number: int) -> SeatedRound:
    """The last round, if none of its matches has begun. CompetitionError (no-round, not-last, round-begun)."""
    found = state.round(number)
    if number < len(state.rounds):
        raise CompetitionError("not-last", round=number, last=len(state.rounds))
    if (match := found.begun) is not None:
        raise CompetitionError("round-begun", round=number, table=match.table)
    return found

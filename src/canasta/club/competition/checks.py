"""Checks of settings and of results."""

from __future__ import annotations

from datetime import date

from canasta.club.competition.errors import CompetitionError
from canasta.club.competition.model import ClubSettings, Criterion, Format
from canasta.club.results import MOST_POINTS, POINTS_STEP, Length, MatchResult, Unfinished


def check_settings(settings: ClubSettings) -> None:
    """Check settings for contradictions. CompetitionError: one was found; it names the field."""
    if not settings.name.strip() or len(settings.name) > 80:
        raise CompetitionError("bad-name", found=settings.name[:60])
    swiss = settings.format is Format.SWISS
    for field, value, low, high in (
        ("rounds", settings.rounds, 1 if swiss else 0, 0 if settings.format is Format.KNOCK_OUT else 1000),
        ("legs", settings.legs, 1, 2 if settings.format in (Format.ROUND_ROBIN, Format.LEAGUE) else 1),
        ("lives", settings.lives, 1, 2),
        ("amount", settings.amount, 1, MOST_POINTS),
        ("award", settings.award, 0, MOST_POINTS),
        ("sit_out", settings.sit_out or 0, 0, MOST_POINTS),
        ("postpone_days", settings.postpone_days, 0, 365),
        ("closed_days", settings.closed_days, 0, 365),
    ):
        if not low <= value <= high:
            raise CompetitionError("bad-number", field=field, found=value, low=low, high=high)
    for points in (settings.award, settings.sit_out or 0):
        if points % POINTS_STEP:
            raise CompetitionError("points-step", points=points, step=POINTS_STEP)
    by = settings.ranking
    if not by or len(set(by)) < len(by) or (Criterion.LASTING in by) != (settings.format is Format.KNOCK_OUT):
        raise CompetitionError("bad-ranking")
    _check_dates(settings)


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
    if result.deals < 0:
        raise CompetitionError("wrong-deals", deals=result.deals, expected=settings.amount, **where)
    stops = settings.length is Length.TIME and settings.unfinished is not Unfinished.PLAYED_OUT
    if result.unfinished and not stops:
        raise CompetitionError("no-unfinished", **where)
    if settings.length is Length.TARGET and max(result.points) < settings.amount:
        raise CompetitionError("below-target", target=settings.amount, **where)
    if settings.length is Length.DEALS and result.deals != settings.amount:
        raise CompetitionError("wrong-deals", deals=result.deals, expected=settings.amount, **where)
    one, other = result.points
    if result.unfinished and settings.unfinished is Unfinished.AS_IT_LIES:
        one, other = one + result.unfinished[0], other + result.unfinished[1]
    if settings.format is Format.KNOCK_OUT and one == other:
        raise CompetitionError("tie", **where)
    return one, other

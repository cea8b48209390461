"""Whether settings hold together, and whether a result can be one."""

from __future__ import annotations

from datetime import date

from canasta.competition.entries import Played
from canasta.competition.errors import CompetitionError
from canasta.competition.model import MOST_POINTS, POINTS_STEP, Criterion, Format, Length, Settings, Unfinished


def check_settings(settings: Settings) -> None:
    """CompetitionError: what was agreed contradicts itself; it names the field."""
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


def _check_dates(settings: Settings) -> None:
    for each in settings.dates:
        try:
            known = date.fromisoformat(each).isoformat() == each
        except ValueError:
            known = False
        if not known:
            raise CompetitionError("bad-date", found=each[:60])
    if bool(settings.dates) != (settings.format is Format.LEAGUE) or list(settings.dates) != sorted(
        set(settings.dates)
    ):
        raise CompetitionError("bad-dates")


def check_result(settings: Settings, entry: Played) -> tuple[int, int]:
    """The points of a match, those of the unfinished deal by its rule among them. CompetitionError: they cannot be."""
    where = {"round": entry.round, "table": entry.table}
    for points in (*entry.points, *(entry.unfinished or ())):
        if points % POINTS_STEP:
            raise CompetitionError("points-step", points=points, step=POINTS_STEP)
        if abs(points) > MOST_POINTS:
            raise CompetitionError("points-many", points=points, most=MOST_POINTS)
    if entry.deals < 0:
        raise CompetitionError("wrong-deals", deals=entry.deals, expected=settings.amount, **where)
    stops = settings.length is Length.TIME and settings.unfinished is not Unfinished.PLAYED_OUT
    if entry.unfinished and not stops:
        raise CompetitionError("no-unfinished", **where)
    if settings.length is Length.TARGET and max(entry.points) < settings.amount:
        raise CompetitionError("below-target", target=settings.amount, **where)
    if settings.length is Length.DEALS and entry.deals != settings.amount:
        raise CompetitionError("wrong-deals", deals=entry.deals, expected=settings.amount, **where)
    one, other = entry.points
    if entry.unfinished and settings.unfinished is Unfinished.AS_IT_LIES:
        one, other = one + entry.unfinished[0], other + entry.unfinished[1]
    if settings.format is Format.KNOCK_OUT and one == other:
        raise CompetitionError("tie", **where)
    return one, other

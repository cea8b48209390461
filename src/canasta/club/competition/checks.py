"""Checks of settings, of their changes, and of results.

Once a round is seated, only those changes are possible that leave all seated rounds as they are.
"""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from canasta.club.competition.entries import Changed
from canasta.club.competition.model import PLANNED, ClubSettings, CompetitionError, Criterion, Format
from canasta.club.competition.state import CompetitionState
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
        ("win_points", settings.win_points, 1, 2),
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


OPEN: Final = frozenset(Changed.__struct_fields__) - {"by", "at"}  # the conditions that an entry can change
_MATCH: Final = ("length", "amount", "unfinished")  # the fields of a match's length change together


def changed(old: ClubSettings, new: ClubSettings) -> Changed:
    """The entry that turns the old conditions into the new ones.

    CompetitionError: no difference (unchanged), or a condition that cannot change once a round is seated (stands).
    """
    other = {name for name in ClubSettings.__struct_fields__ if getattr(old, name) != getattr(new, name)}
    if not other:
        raise CompetitionError("unchanged")
    for name in ClubSettings.__struct_fields__:
        if name in other - OPEN:
            raise CompetitionError("stands", field=name)
    if other.intersection(_MATCH):
        other.update(_MATCH)
    return Changed(**{name: getattr(new, name) for name in other})


def change(state: CompetitionState, entry: Changed) -> None:
    """Change the conditions. CompetitionError: no difference, a contradiction, or a conflict with seated rounds."""
    old, seated = state.settings, len(state.rounds)
    given = {name: value for name in OPEN if (value := getattr(entry, name)) is not None}
    new = msgspec.structs.replace(old, **given)
    if new == old:
        raise CompetitionError("unchanged")
    check_settings(new)
    if 0 < new.rounds < seated:
        raise CompetitionError("rounds-seated", rounds=new.rounds, seated=seated)
    if new.dates[:seated] != old.dates[:seated]:
        raise CompetitionError("dates-seated", seated=seated)
    state.agreed = new
    if not seated or new.format not in PLANNED:
        return
    state.plan_again()
    rounds = len(state.plan)
    if new.format is Format.LEAGUE and (len(new.dates) < rounds or (len(new.dates) > rounds and not state.off_plan)):
        state.agreed = old
        state.plan_again()
        raise CompetitionError("dates", dates=len(new.dates), rounds=rounds)

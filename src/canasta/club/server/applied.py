"""Applied inputs of competitions and score sheets, and results as their logs keep them.

What a log keeps no later program counts anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from canasta.club.competition import Standing
from canasta.club.scoresheet import ScoreSheet
from canasta.server.journal.kind import Kept


class KeptPlace(Struct, frozen=True, array_like=True):
    """A line of a ranking: the place, the pair, and its figure by each criterion."""

    place: int
    pair: int
    figures: tuple[int, ...]


class ClubKept(Kept, frozen=True):
    """The ranking after an input that leaves the competition over."""

    ranking: tuple[KeptPlace, ...] = ()


class SheetPoints(Kept, frozen=True):
    """The points of each side, deal by deal, kept with an input that enters something on the sheet."""

    deals: tuple[tuple[int, ...], ...] = ()


def points_of(sheet: ScoreSheet) -> tuple[tuple[int, ...], ...]:
    """The points of each side, deal by deal."""
    return tuple(tuple(side.total for side in deal.sides) for deal in sheet.deals)


def kept_ranking(standings: Iterable[Standing]) -> tuple[KeptPlace, ...]:
    """A ranking as it is kept: without the reasons of its figures."""
    return tuple(KeptPlace(line.place, line.pair, tuple(figure.value for figure in line.figures)) for line in standings)


def last_places(kept: Sequence[ClubKept]) -> str:
    """The places and pairs of the last ranking that a log has kept: ``1. #3, 2. #1``."""
    ranking = next((each.ranking for each in reversed(kept) if each.ranking), ())
    return ", ".join(f"{line.place}. #{line.pair}" for line in ranking)


def last_totals(kept: Sequence[SheetPoints]) -> str:
    """The totals of the sides by the last points that a log has kept."""
    deals = next((each.deals for each in reversed(kept) if each.deals), ())
    return ", ".join(str(sum(side)) for side in zip(*deals, strict=True))


@dataclass(frozen=True, slots=True)
class AppliedInput:
    """An applied input: its number, the link (0: the server), the time (ms), the numbers of its entries.

    `kept` is what its row keeps.
    """

    seq: int
    by: int
    at: float
    entry: Any
    numbers: range
    kept: Kept | None = None


def iso(at: float) -> str:
    """A time in the form that entries use."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")

"""The hours of the week in which people begin matches: counts, nothing about persons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

HOUR_MS: Final = 3_600_000
WEEK: Final = 168  # hours
WEEKS: Final = 8  # that are looked at; a count lapses after them
ENOUGH: Final = 3  # weeks with a match in an hour, for it to be usual
SHOWN: Final = 3


def hour_of(now: float) -> int:
    """The hour since 1970 of a time (ms)."""
    return int(now // HOUR_MS)


def end_of(hour: int) -> float:
    """The time (ms) at which the count of an hour lapses."""
    return (hour + WEEKS * WEEK) * HOUR_MS


def usual_hours(counts: Mapping[int, int], now: float) -> list[float]:
    """The hours of the week in which most matches begin, the next first; none unless it was so in several weeks.

    `counts` are the matches by hour since 1970. Hours count from 1970 on, so a week begins anywhere: what is told is
    the next time that such an hour comes.
    """
    weeks: defaultdict[int, set[int]] = defaultdict(set)
    played: defaultdict[int, int] = defaultdict(int)
    for hour, count in counts.items():
        weeks[hour % WEEK].add(hour // WEEK)
        played[hour % WEEK] += count
    usual = [slot for slot in weeks if len(weeks[slot]) >= ENOUGH]
    best = sorted(usual, key=lambda slot: (-len(weeks[slot]), -played[slot], slot))[:SHOWN]
    present = hour_of(now)
    return sorted((present + (slot - present) % WEEK) * HOUR_MS for slot in best)

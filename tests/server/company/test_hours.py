"""Usual hours: told only where it was so in several weeks, and as the next time that such an hour comes."""

from __future__ import annotations

from canasta.server.company.hours import ENOUGH, HOUR_MS, WEEK, WEEKS, end_of, hour_of, usual_hours

NOW = 3000 * WEEK * HOUR_MS + 10 * HOUR_MS + 5
PRESENT = hour_of(NOW)


def weekly(slot: int, weeks: int, count: int = 1) -> dict[int, int]:
    """Matches in that hour of some past weeks."""
    return {(2999 - week) * WEEK + slot: count for week in range(weeks)}


def test_few_weeks_say_nothing() -> None:
    assert usual_hours({}, NOW) == []
    assert usual_hours(weekly(5, ENOUGH - 1, 100), NOW) == []


def test_the_next_time_of_each_in_order() -> None:
    found = usual_hours(weekly(5, ENOUGH) | weekly(12, WEEKS) | weekly(10, 4), NOW)
    assert [at / HOUR_MS - PRESENT for at in found] == [0, 2, WEEK - 5]


def test_the_most_usual_are_told() -> None:
    many = {slot: weekly(slot, 3 + slot % 5) for slot in range(20, 40)}
    found = usual_hours({hour: n for counts in many.values() for hour, n in counts.items()}, NOW)
    assert [at / HOUR_MS - PRESENT for at in found] == [14, 19, 24], "seven weeks each"


def test_a_count_lapses_after_the_weeks_that_are_looked_at() -> None:
    assert end_of(PRESENT) == (PRESENT + WEEKS * WEEK) * HOUR_MS

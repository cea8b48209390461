"""A day in words, for pages, papers and sentences of the club."""

from __future__ import annotations

from datetime import date

from canasta.texts import text


def day_text(day: str, lang: str) -> str:
    """A day such as 2026-12-04 as the language says it: Fri 4 December; what is no day stays as it is."""
    return _said(day, lang, "day-of-week")


def date_text(day: str, lang: str) -> str:
    """The same with its year in place of the weekday: 4 December 2026."""
    return _said(day, lang, "day-of-year")


def _said(day: str, lang: str, form: str) -> str:
    try:
        of = date.fromisoformat(day)
    except ValueError:
        return day
    return text(lang, form, weekday=of.isoweekday(), day=of.day, month=of.month, year=str(of.year))

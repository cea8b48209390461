"""The languages that there are, and how each writes numbers: what `language.json` says in the folder of each.

`place` is the language's place among them, `name` the language in its own words; `thousands` parts whole numbers from
`parted` on, `decimal` the tenths; `cells` parts the cells of a table for spreadsheets; `dates` is the locale by which
a browser writes dates; `manual` is the address of the documentation, for the page.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple


class TextError(KeyError):
    """A text that the catalogue lacks or cannot form. The message names it and what was expected."""

    def __str__(self) -> str:  # KeyError would show the sentence in quotes
        return str(self.args[0])


class Writing(NamedTuple):
    """The signs of a language in numbers and tables."""

    place: int
    name: str
    thousands: str
    parted: int
    decimal: str
    cells: str
    dates: str
    manual: str


def _found() -> dict[str, Writing]:
    files = Path(__file__).parent.glob("*/language.json")
    told = {file.parent.name: Writing(**json.loads(file.read_text(encoding="utf-8"))) for file in files}
    return dict(sorted(told.items(), key=lambda each: (each[1].place, each[0])))


_WRITINGS: Final = _found()
LANGUAGES: Final = tuple(_WRITINGS)


def writing(lang: str) -> Writing:
    """The signs of that language. TextError: no such language."""
    if lang not in _WRITINGS:
        raise TextError(f"there is no language {lang!r}; expected one of {', '.join(LANGUAGES)}")
    return _WRITINGS[lang]


def number(lang: str, n: int) -> str:
    """A whole number as the language writes it: 1,500 in English; 1500 and 15.000 in Spanish; the minus sign is "−"."""
    told, size = writing(lang), abs(n)
    digits = str(size) if size < told.parted else f"{size:,}".replace(",", told.thousands)
    return f"−{digits}" if n < 0 else digits


def signed(lang: str, value: float) -> str:
    """The nearest whole number with its sign: +12, −12, 0."""
    whole = round(value)
    return f"+{number(lang, whole)}" if whole > 0 else number(lang, whole)


def decimals(lang: str, shown: str) -> str:
    """Decimal numbers, written with points, as the language writes them: 2.5 in English, 2,5 in Spanish."""
    return shown.replace(".", writing(lang).decimal)

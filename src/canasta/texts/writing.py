"""The languages that there are, and how each writes numbers: what `language.json` says in the folder of each.

`name` is the language in its own words; `thousands` parts whole numbers from `parted` on, `decimal` the tenths; `cells`
parts the cells of a table for spreadsheets; `manual` is the address of the documentation, for the page.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

_FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/language.json")))


class TextError(KeyError):
    """A text that the catalogue lacks or cannot form. The message names it and what was expected."""

    def __str__(self) -> str:  # KeyError would show the sentence in quotes
        return str(self.args[0])


class Writing(NamedTuple):
    """The signs of a language in numbers and tables."""

    name: str
    thousands: str
    parted: int
    decimal: str
    cells: str
    manual: str


@cache
def writing(lang: str) -> Writing:
    """The signs of that language. TextError: no such language."""
    import json

    if lang not in LANGUAGES:
        raise TextError(f"there is no language {lang!r}; expected one of {', '.join(LANGUAGES)}")
    return Writing(**json.loads((_FOLDER / lang / "language.json").read_text(encoding="utf-8")))


def number(lang: str, n: int) -> str:
    """A whole number as the language writes it: 1,500 in English; 1500 and 15.000 in Spanish; the minus sign is "−"."""
    told, size = writing(lang), abs(n)
    digits = str(size) if size < told.parted else f"{size:,}".replace(",", told.thousands)
    return f"−{digits}" if n < 0 else digits


def decimals(lang: str, shown: str) -> str:
    """Decimal numbers, written with points, as the language writes them: 2.5 in English, 2,5 in Spanish."""
    return shown.replace(".", writing(lang).decimal)

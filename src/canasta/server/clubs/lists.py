"""Lists as CSV: import of pairs, export of pairs and ranking."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from canasta.club.competition.words import criterion_title
from canasta.server.tables.errors import TableError
from canasta.server.tables.names import proper_name, seen
from canasta.texts import text
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.server.clubs.club_state import ClubState

MOST_NAME: Final = 60
_SEPARATORS: Final = (";", "\t", ",")
_HEADINGS: Final = ("pair", "pareja", "player", "jugador", "name", "nombre", "number", "número", "numero", "nº", "no.")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for one


def read_pairs(written: str, known: Iterable[str], lang: str) -> tuple[list[tuple[str, str]], list[str]]:
    """Read pairs from a list, two names a line, with or without a number before them; and its errors, a sentence each.

    `known` are players who take part already. The first line gives the separator; a line of headings is skipped.
    """
    lines = written.lstrip("\ufeff").splitlines()
    first = next((line for line in lines if line.strip()), "")
    separator = next((each for each in _SEPARATORS if each in first), ",")
    taken, pairs, problems = {name.casefold() for name in known}, list[tuple[str, str]](), list[str]()
    for line, cells in enumerate(csv.reader(lines, delimiter=separator), 1):
        names = [seen(cell) for cell in cells]
        while names and not names[-1]:
            names.pop()
        if not names or (not pairs and not problems and _is_heading(names)):
            continue
        if len(names) == 3 and names[0].rstrip(".º").isdigit():
            names = names[1:]
        wrong = _wrong(names, taken, lang)
        if wrong:
            problems.append(text(lang, "desk-csv-line", line=line, what=wrong))
            continue
        taken |= {name.casefold() for name in names}
        pairs.append((names[0], names[1]))
    if not pairs and not problems:
        problems.append(text(lang, "desk-csv-empty"))
    return pairs, problems


def _is_heading(names: Sequence[str]) -> bool:
    return all(name.casefold().startswith(_HEADINGS) for name in names)


def _wrong(names: Sequence[str], taken: set[str], lang: str) -> str:
    if len(names) != 2:
        return text(lang, "desk-csv-names", found=len(names))
    for name in names:
        if not name or len(name) > MOST_NAME or not name.isprintable():
            return text(lang, "desk-csv-name", found=shortened(name))
        try:
            proper_name(name)
        except TableError as error:
            return error.message(lang)
        if name.casefold() in taken:
            return text(lang, "desk-csv-twice", name=name)
    return text(lang, "desk-csv-twice", name=names[0]) if names[0].casefold() == names[1].casefold() else ""


def pairs_csv(state: ClubState, lang: str) -> str:
    """All pairs, by number."""
    rows = [
        (pair.number, *map(_plain, pair.players), text(lang, _pair_state(gone=bool(pair.gone), out=pair.disqualified)))
        for pair in state.competition.state.pairs.values()
    ]
    return _written(lang, ("pair", "player-1", "player-2", "state"), [], rows)


def ranking_csv(state: ClubState, lang: str) -> str:
    """The current ranking, a column for each criterion."""
    competition = state.competition.state
    figures = [criterion_title(each, lang) for each in competition.settings.ranking]
    rows = [
        (
            line.place or text(lang, "desk-csv-disqualified"),
            line.pair,
            *map(_plain, competition.pairs[line.pair].players),
            *(figure.value for figure in line.figures),
        )
        for line in state.standings()
    ]
    return _written(lang, ("place", "pair", "player-1", "player-2"), figures, rows)


def _pair_state(*, gone: bool, out: bool) -> str:
    return "desk-csv-disqualified" if out else "desk-csv-gone" if gone else "desk-csv-there"


def _written(lang: str, columns: Sequence[str], more: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";")  # what spreadsheets expect where the comma is decimal
    writer.writerow([*(text(lang, f"desk-csv-{column}") for column in columns), *more])
    writer.writerows(rows)
    return "\ufeff" + out.getvalue()  # the mark without which a spreadsheet does not read é


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name

"""Lists as CSV: export of pairs and ranking, which `pair_list` reads back."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from canasta.club.competition.words import criterion_title
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.server.clubs.club_state import ClubState

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for one


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
    return f"'{name}" if name.startswith(FORMULA) else name

"""Lists as CSV: pairs (or players) and ranking written, and pairs (or players) read as people keep them.

That is a spreadsheet in any usual encoding, a message, or a list of this server. A line has two names, with a number
before them or without, between them a semicolon, a tab, a comma, a dash, a stroke, "&", or a word such as "y" or "and".
Of a table with headings the two columns of players count. In an individual competition a line has one name.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.club.competition.model import ClubSettings, Entrant
from canasta.club.competition.ranking import places_within
from canasta.club.competition.sections import section_letter
from canasta.club.competition.words import criterion_title
from canasta.club.results import MOST_POINTS, POINTS_STEP
from canasta.club.server.csv_cells import cells_of, name_fault, plain_cell, read_cell, written_csv
from canasta.texts import LANGUAGES, decimals, text
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.club.competition import Standing
    from canasta.club.server.club_state import ClubState


def pairs_csv(state: ClubState, lang: str) -> str:
    """All pairs, or all players of an individual competition, by number; only pairs form teams."""
    competition = state.competition.state
    teams = competition.settings.entrant == "pair"
    rows = [
        (
            pair.number,
            *map(plain_cell, pair.players),
            pair.handicap,
            *([plain_cell(pair.team)] if teams else []),
            text(lang, _pair_state(gone=bool(pair.gone), out=pair.disqualified)),
        )
        for pair in competition.pairs.values()
    ]
    titles = ("pair", "handicap", *(["team"] if teams else []), "state")
    return written_csv(_headings(lang, competition.settings, *titles), rows)


def ranking_csv(state: ClubState, lang: str) -> str:
    """The current ranking, a column for each criterion.

    With handicaps, also the place and the figures with these; with sections, that of each pair and the place in it."""
    competition = state.competition.state
    settings = competition.settings
    figures = [criterion_title(each, lang, settings.win_points) for each in settings.ranking]
    second = {line.pair: line for line in state.standings(handicap=True)} if competition.handicaps else {}

    def placed(line: Standing) -> Sequence[object]:
        place = line.place or text(lang, "desk-csv-disqualified")
        return [place, *(decimals(lang, str(figure.value)) for figure in line.figures)]

    within = places_within(state.standings(), competition.section_of_pair) if competition.settings.sections else {}
    rows = []
    for line in state.standings():
        place, *own = placed(line)
        pair = competition.pairs[line.pair]
        more: list[object] = [pair.handicap, *placed(second[line.pair])] if second else []
        if within:
            more += [section_letter(competition.section_of_pair(line.pair)), within[line.pair] or place]
        rows.append((place, line.pair, *map(plain_cell, pair.players), *own, *more))
    if second:
        named = (text(lang, "desk-csv-with-handicap", what=title) for title in (text(lang, "desk-csv-place"), *figures))
        figures += [text(lang, "desk-csv-handicap"), *named]
    if within:
        figures += [text(lang, "desk-csv-section"), text(lang, "desk-csv-place-in-section")]
    return written_csv([*_headings(lang, settings, "place", "pair"), *figures], rows)


def teams_csv(state: ClubState, lang: str) -> str:
    """The ranking of teams, a column for each criterion, with the pairs that count and those that do not."""
    settings = state.competition.state.settings
    figures = [criterion_title(each, lang, settings.win_points) for each in settings.ranking]
    rows = [
        (
            line.place,
            plain_cell(line.team),
            ", ".join(map(str, line.counted)),
            ", ".join(map(str, line.dropped)),
            *(decimals(lang, str(figure)) for figure in line.figures),
        )
        for line in state.competition.team_standings()
    ]
    named = (text(lang, f"desk-csv-{column}") for column in ("place", "team", "counted", "dropped"))
    return written_csv([*named, *figures], rows)


def _headings(lang: str, settings: ClubSettings, *columns: str) -> list[str]:
    """The titles of columns, with those of the players after the number of the pair."""
    at = columns.index("pair") + 1
    players = (f"player-{one}" for one in range(1, _NAMES[settings.entrant] + 1))
    named = (*columns[:at], *players, *columns[at:])
    return [text(lang, f"desk-csv-{column}", entrant=settings.entrant) for column in named]


def _pair_state(*, gone: bool, out: bool) -> str:
    return "desk-csv-disqualified" if out else "desk-csv-gone" if gone else "desk-csv-there"


_NAMES: Final[dict[Entrant, int]] = {"pair": 2, "player": 1}  # on a line
MOST_TEAM: Final = 40
_HEADINGS: Final = ("pair", "pareja", "player", "jugador", "name", "nombre", "number", "número", "numero", "nº", "no.")
_PLAYERS: Final = ("player", "jugador", "name", "nombre")
_BULLET: Final = re.compile(
    r"^(?:[-–—•*·▪#\s]|[\u2190-\u2bff\U0001f000-\U0001faff])+"
)  # arrows, ticks and pictures too
_NUMBER: Final = re.compile(
    r"^(?:(?:pareja|pair|mesa|table)\s+)?(?:n[º°.]\s*)?\(?\d{1,3}(?:\s*[.):º°ª\u20e3]+(?:\s*[-–—])?|\s*[-–—]|(?=\s))\s*",
    re.IGNORECASE,
)
_BETWEEN: Final = (
    re.compile(r"\s*[–—]\s*|\s+-\s*|\s*-\s+"),
    re.compile(r"\s*[/|]\s*"),
    re.compile(r"\s*[&+]\s*"),
    re.compile(r"\s+(?:y|e|and|con|with)\s+", re.IGNORECASE),
)
_NO_COLUMN: Final = 1_000_000
_POINTS: Final = re.compile(r"[0-9]{0,6}|[0-9]{1,3}[., ][0-9]{3}")
_GARBLED: Final = re.compile("\ufffd|[ÃÂ][\u0080-\u00bf]")  # as another encoding leaves them


@dataclass(slots=True)
class PairList:
    """The pairs or players of a list with handicaps and teams; its errors and what is in doubt, a sentence each."""

    pairs: list[tuple[str, ...]] = field(default_factory=list)
    handicaps: list[int] = field(default_factory=list)
    teams: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)


def list_text(content: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16 with a mark or without, else Windows-1252."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    high, low = content[::2].count(0), content[1::2].count(0)
    if max(high, low) * 4 > len(content):  # of half the bytes, half at least
        return content.decode("utf-16-be" if high > low else "utf-16-le", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def read_pairs(written: str, known: Iterable[str], lang: str, entrant: Entrant = "pair") -> PairList:
    """Read a list of pairs, or of players. `known` are players who take part already."""
    wanted = _NAMES[entrant]
    found, taken = PairList(), {name.casefold() for name in known}
    columns: tuple[int, ...] | None = None
    handicaps, teams = _NO_COLUMN, _NO_COLUMN
    titles: list[tuple[int, str]] = []
    for line, said in enumerate(written.lstrip("\ufeff").splitlines(), 1):
        cells = _cells(said, of_table=bool(columns))
        if not cells:
            continue
        if columns is None and not titles and (columns := _columns(cells, wanted)) is not None:
            handicaps, teams = _column(cells, "handicap"), _column(cells, "team")
            continue
        names = [cells[at] for at in columns] if columns and len(cells) > max(columns) else cells
        columns = columns or ()
        if len(names) < wanted and not found.pairs and not found.problems:
            titles.append((line, names[0]))
            continue
        said_points, team = (cells[at] if columns and at < len(cells) else "" for at in (handicaps, teams))
        points = _handicap(said_points)
        wrong = _wrong(names, taken, lang, entrant) or ("" if points is not None else _no_handicap(said_points, lang))
        if wrong := wrong or (text(lang, "desk-csv-team-name", found=shortened(team)) if len(team) > MOST_TEAM else ""):
            found.problems.append(text(lang, "desk-csv-line", line=line, what=wrong))
            continue
        taken |= {name.casefold() for name in names}
        found.pairs.append(tuple(names))
        found.handicaps.append(points or 0)
        found.teams.append(team)
        doubts = (text(lang, "desk-csv-garbled", name=name) for name in names if garbled(name))
        found.doubts += (text(lang, "desk-csv-line", line=line, what=doubt) for doubt in doubts)
    if found.pairs:
        said_of = [
            text(lang, "desk-csv-line", line=at, what=text(lang, "desk-csv-title", title=of)) for at, of in titles
        ]
        found.doubts[:0] = said_of
    else:
        one = text(lang, "desk-csv-names", found=1, entrant=entrant)
        found.problems[:0] = [text(lang, "desk-csv-line", line=at, what=one) for at, _ in titles]
    if not found.pairs and not found.problems:
        found.problems.append(text(lang, "desk-csv-empty", entrant=entrant))
    return found


def garbled(name: str) -> bool:
    """True if a name has letters as another encoding leaves them."""
    return _GARBLED.search(name) is not None


def _cells(line: str, *, of_table: bool) -> list[str]:
    """The cells of a line without its number and without empty ones at its end; all columns of a table."""
    mark = next((mark for mark in ";\t" if mark in line), "")
    cells = cells_of(line, mark or ",") if mark or not of_table or "," in line else []
    if of_table and len(cells) > 1:
        return cells
    cells = cells or [read_cell(line)]
    while cells and not cells[-1]:
        cells.pop()
    if len(cells) > 1 and cells[0].rstrip(".)º° ").isdigit():
        cells = cells[1:]
    cells = [_NUMBER.sub("", _BULLET.sub("", cell)) for cell in cells]
    if len(cells) == 1 or (len(cells) != 2 and not mark):  # a comma may part the names of one player
        whole = ", ".join(cells)
        return next((two for each in _BETWEEN if len(two := each.split(whole)) == 2 and all(two)), cells)
    return cells


def _columns(cells: Sequence[str], wanted: int) -> tuple[int, ...] | None:
    """The columns of the players, if these are headings; () for headings of nothing more than the names."""
    headings = [cell.casefold() for cell in cells]
    own = {text(lang, f"desk-csv-player-{at}", entrant="pair").casefold() for lang in LANGUAGES for at in (1, 2)}
    players = tuple(at for at, heading in enumerate(headings) if heading in own or heading.startswith(_PLAYERS))
    if len(players) == wanted:
        return players
    return () if all(heading.startswith(_HEADINGS) for heading in headings) else None


def _column(cells: Sequence[str], what: str) -> int:
    """The column with that heading in either language, with accents or without."""
    titles = {text(lang, f"desk-csv-{what}").casefold() for lang in LANGUAGES} | {what}
    return next((at for at, cell in enumerate(cells) if cell.casefold() in titles), _NO_COLUMN)


def _handicap(said: str) -> int | None:
    """The handicap of a cell, 0 for an empty one; None for what is none."""
    points = int("".join(filter(str.isdigit, said)) or 0) if _POINTS.fullmatch(said) else -1
    return points if 0 <= points <= MOST_POINTS and points % POINTS_STEP == 0 else None


def _no_handicap(said: str, lang: str) -> str:
    return text(lang, "desk-csv-handicap-points", found=shortened(said), step=POINTS_STEP, most=MOST_POINTS)


def _wrong(names: Sequence[str], taken: set[str], lang: str, entrant: Entrant) -> str:
    if len(names) != _NAMES[entrant]:
        return text(lang, "desk-csv-names", found=len(names), entrant=entrant)
    for at, name in enumerate(names):
        if fault := name_fault(name, lang):
            return fault
        if name.casefold() in taken | {other.casefold() for other in names[:at]}:
            return text(lang, "desk-csv-twice", name=name)
    return ""

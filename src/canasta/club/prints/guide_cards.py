"""Guide cards: for each table the pairs that come to it, for each pair the tables it goes to, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.club.competition import Competition
from canasta.club.competition.model import Format, Meeting
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.competition.state import CompetitionState
from canasta.club.prints.cards import Card, cards
from canasta.club.prints.layout import two_lines
from canasta.club.prints.paper import Align, Paper, Size
from canasta.svg.palette import BRASS, GREEN, INK, SOFT
from canasta.texts import text

_LEAST: Final = 25.0  # height of a row
_MOST: Final = 50.0
Rounds = tuple[tuple[Meeting, ...], ...]
Row = tuple[str, str, str]  # the round; the pair or table in large type; the names, where there is room


def schedule(state: CompetitionState) -> Rounds:
    """The meetings of every round, by table; of rounds to come, those that are certain if nothing else happens."""
    seated = [tuple(sorted(match.meeting for match in each.matches.values())) for each in state.rounds]
    return (*seated, *(each.meetings for each in rounds_to_come(state)))


def table_cards(competition: Competition, lang: str, size: Size = Size.A4) -> bytes:
    """A card for each table, two on a page: the fixed pair, and its opponents by round."""
    state = competition.state
    rounds = schedule(state)
    title = text(lang, "prints-guide-tables")
    paper = Paper(title, lang, size)
    tables = sorted({meeting.table for each in rounds for meeting in each})
    for table, card in cards(paper, tables, 1, 2):
        _table_card(paper, card, competition, rounds, table, lang)
    return paper.done()


def pair_cards(competition: Competition, lang: str, size: Size = Size.A4) -> bytes:
    """A card for each pair, four on a page: its table and its opponents in each round."""
    state = competition.state
    rounds = schedule(state)
    paper = Paper(text(lang, "prints-guide-pairs"), lang, size)
    for pair, card in cards(paper, state.live, 2, 2):
        names = " · ".join(state.pairs[pair].players)
        _title(paper, card, text(lang, "prints-pair", pair=pair), names, state.settings.name)
        rows: list[Row] = []
        for number, each in enumerate(rounds, 1):
            met = next((at for at in each if pair in (at.fixed, at.moving)), None)
            if met is None:
                rows.append((str(number), "–", text(lang, "prints-sits-out")))
            else:
                other = met.moving if pair == met.fixed else met.fixed
                against = text(lang, "prints-against", pair=other)
                rows.append((str(number), str(met.table), against))
        room = Card(card.x, card.y + 74, card.width, card.height - 74)
        _rows(paper, room, rows, text(lang, "prints-table-word"), lang)
    return paper.done()


def _table_card(paper: Paper, card: Card, competition: Competition, rounds: Rounds, table: int, lang: str) -> None:
    state = competition.state
    left = card.width * 0.36
    paper.text(card.x, card.y + 14, text(lang, "prints-table-word"), 17, bold=True, colour=SOFT)
    paper.text(card.x - 4, card.y + 104, str(table), 112, bold=True, colour=GREEN, width=left - 16)
    at_table = [next((each for each in of if each.table == table), None) for of in rounds]
    fixed = {meeting.fixed for meeting in at_table if meeting}
    y = card.y + 136
    if state.settings.format is Format.FIXED_AND_MOVING and len(fixed) == 1:
        pair = fixed.pop()
        paper.text(card.x, y, text(lang, "prints-pair", pair=pair), 19, bold=True)
        for name in state.pairs[pair].players:
            y += 23
            paper.text(card.x, y, name, 17, width=left - 16)
        y = paper.prose(card.x, y + 26, text(lang, "prints-fixed"), 12, left - 20, colour=SOFT)
        paper.prose(card.x, y + 4, text(lang, "prints-moving"), 12, left - 20, colour=SOFT)
        what = "prints-pair-word"
        rows = [
            (
                str(number),
                str(meeting.moving) if meeting else "–",
                _names(competition, meeting.moving if meeting else 0),
            )
            for number, meeting in enumerate(at_table, 1)
        ]
    else:
        paper.prose(card.x, y, text(lang, "prints-first-writes"), 12, left - 20, colour=SOFT)
        what = "prints-pairs-word"
        rows = [
            (str(number), f"{meeting.fixed} – {meeting.moving}" if meeting else "–", "")
            for number, meeting in enumerate(at_table, 1)
        ]
    paper.text(card.x, card.bottom, state.settings.name, 11, colour=SOFT, width=left - 16)
    paper.rule(card.x + left - 8, card.y, card.x + left - 8, card.bottom, colour=BRASS, thick=1.4)
    _rows(paper, Card(card.x + left + 6, card.y, card.width - left - 6, card.height), rows, text(lang, what), lang)


def _names(competition: Competition, pair: int) -> str:
    return " · ".join(competition.state.pairs[pair].players) if pair else ""


def _title(paper: Paper, card: Card, title: str, names: str, competition: str) -> None:
    paper.text(card.x, card.y + 22, title, 26, bold=True, colour=GREEN, width=card.width)
    paper.text(card.x, card.y + 42, names, 15, bold=True, width=card.width)
    paper.text(card.x, card.y + 57, competition, 10, colour=SOFT, width=card.width)
    paper.rule(card.x, card.y + 64, card.right, card.y + 64, colour=BRASS, thick=1.4)


def _rows(paper: Paper, card: Card, rows: Sequence[Row], what: str, lang: str) -> None:
    """Print rounds in as many columns as they need, larger in fewer columns; names only in a single column."""
    room = card.height - 24
    down = max(1, int(room // _LEAST))
    across = -(-len(rows) // down) or 1
    width = card.width / across
    height = min(_MOST, room / min(len(rows) or 1, down))
    big = min(30.0, height * 0.66)
    first = text(lang, "prints-round-word")
    for column in range(across):
        x = card.x + column * width
        begins = max(32.0, paper.text(x, card.y + 11, first, 11, colour=SOFT) + 10)
        paper.text(x + begins, card.y + 11, what, 11, colour=SOFT, width=width - begins - 8)
        paper.rule(x, card.y + 17, x + width - 8, card.y + 17)
        for place, (number, told, names) in enumerate(rows[column * down : (column + 1) * down]):
            middle = card.y + 18 + (place + 0.5) * height
            paper.text(x + 22, middle + 5, number, 15, colour=SOFT, align=Align.RIGHT)
            wide = paper.text(
                x + begins, middle + big * 0.36, told, big, bold=True, colour=INK, width=width - begins - 8
            )
            if across == 1:
                at = begins + max(wide + 14, big * 1.7)
                two_lines(paper, x + at, middle, names, min(16.0, height * 0.44), width - at - 4)

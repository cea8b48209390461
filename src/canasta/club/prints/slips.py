"""Result slips: one for each table of a round, with room for the points and the QR code of the table's own link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta.club.competition import Competition, CompetitionError
from canasta.club.competition.guide import guide
from canasta.club.prints.cards import Card, cards
from canasta.club.prints.layout import Column, Head, PrintedTable, heading, two_lines
from canasta.club.prints.paper import MM, Align, Paper, Size
from canasta.club.results import Length
from canasta.svg.palette import BRASS, GREEN, INK, SOFT
from canasta.texts import text

_BOX: Final = 104.0  # the width of the box for the points


def result_slips(
    competition: Competition, of_round: int, lang: str, size: Size = Size.A4, *, links: Mapping[int, str] | None = None
) -> bytes:
    """A slip for each table of the round, four on a page. `links` are addresses by table, printed as QR codes.

    CompetitionError (no-round).
    """
    state = competition.state
    if not 1 <= of_round <= len(state.rounds):
        raise CompetitionError("no-round", round=of_round, rounds=len(state.rounds))
    paper = Paper(text(lang, "prints-slips", round=of_round), lang, size, wide=True)
    tables = sorted(state.rounds[of_round - 1].matches)
    for table, card in cards(paper, tables, 2, 2):
        _slip(paper, card, competition, of_round, table, (links or {}).get(table, ""), lang)
    return paper.done()


def _slip(paper: Paper, card: Card, competition: Competition, of_round: int, table: int, link: str, lang: str) -> None:
    state = competition.state
    match = state.rounds[of_round - 1].matches[table]
    code = 34 * MM if link else 0
    width = card.width - code - (10 if link else 0)
    title = text(lang, "prints-slip", table=table, round=of_round)
    paper.text(card.x, card.y + 20, title, 22, bold=True, colour=GREEN, width=width)
    paper.text(card.x, card.y + 36, state.settings.name, 11, colour=SOFT, width=width)
    paper.rule(card.x, card.y + 43, card.x + width, card.y + 43, colour=BRASS, thick=1.4)
    if link:
        paper.qr(card.right - code, card.y - 4, code, link)
        paper.text(card.right - code / 2, card.y + code + 8, text(lang, "prints-scan"), 11, align=Align.MIDDLE)
    y = card.y + 52
    for pair in match.pairs:
        names = " · ".join(state.pairs[pair].players)
        paper.text(card.x, y + 16, text(lang, "prints-pair", pair=pair), 17, bold=True, width=width - _BOX - 8)
        two_lines(paper, card.x, y + 33, names, 14, width - _BOX - 8)
        paper.box(card.x + width - _BOX, y + 3, _BOX, 44, edge=INK, thick=1.2, round_by=4)
        y += 58
    if state.agreed_in(of_round).length is not Length.TARGET:
        paper.text(card.x, y + 18, text(lang, "prints-deals"), 13)
        paper.box(card.x + width - _BOX, y + 2, _BOX, 24, edge=INK, round_by=4)
    line = card.bottom - 14
    for side, pair in enumerate(match.pairs):
        x = card.x + side * card.width / 2
        paper.rule(x, line, x + card.width / 2 - 12, line, colour=INK)
        paper.text(x, line + 12, text(lang, "prints-signed", pair=pair), 10, colour=SOFT)


def round_seating(competition: Competition, of_round: int, lang: str, size: Size = Size.A4, note: str = "") -> bytes:
    """The seating of a round, for the wall: every pair with its table. CompetitionError (no-round)."""
    state = competition.state
    places = guide(state, of_round)
    title = text(lang, "prints-round", round=of_round)
    paper = Paper(title, lang, size)
    head = Head(title, state.settings.name, note)
    columns = (
        Column(text(lang, "prints-pair-word"), 58, Align.MIDDLE, bold=True, size=22),
        Column("", paper.inner - 58 - 96 - 96, names=True),
        Column(text(lang, "prints-table-word"), 96, Align.MIDDLE, bold=True, size=26),
        Column(text(lang, "prints-opponent"), 96, Align.MIDDLE, size=20),
    )
    table = PrintedTable(paper, columns, 18, lambda: heading(paper, head, lang))
    for place in places:
        names = " · ".join(place.players)
        if place.table:
            table.row((str(place.pair), names, str(place.table), str(place.opponent)))
        else:
            code = "unopposed" if place.unopposed else "sits-out"
            table.row((str(place.pair), names, "–", ""), under=(text(lang, f"prints-{code}"),))
    return paper.done()

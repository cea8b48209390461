"""Diplomas for the best pairs, and the poster with the address of the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.club.competition import Competition
from canasta.club.prints.paper import MM, Align, Paper, Size
from canasta.svg.palette import BRASS, GREEN, INK, SOFT
from canasta.texts import text


def diplomas(
    competition: Competition, lang: str, size: Size = Size.A4, *, places: int = 3, day: str = "", where: str = ""
) -> bytes:
    """A diploma for each pair of the first `places` places; `day` and `where` are printed as given."""
    state = competition.state
    standings = competition.standings()
    best = [line for line in standings if 0 < line.place <= places]
    paper = Paper(text(lang, "prints-diploma"), lang, size, wide=True)
    for number, line in enumerate(best):
        if number:
            paper.new_page()
        _diploma(paper, lang, state.pairs[line.pair].players, line.place, state.settings.name, (where, day))
    if not best:
        paper.text(paper.width / 2, paper.height / 2, text(lang, "prints-nobody-yet"), 22, align=Align.MIDDLE)
    return paper.done()


def _diploma(
    paper: Paper, lang: str, players: Sequence[str], place: int, competition: str, below: tuple[str, str]
) -> None:
    edge = 12 * MM
    middle = paper.width / 2
    paper.box(edge, edge, paper.width - 2 * edge, paper.height - 2 * edge, edge=GREEN, thick=5)
    inner = edge + 9
    paper.box(inner, inner, paper.width - 2 * inner, paper.height - 2 * inner, edge=BRASS, thick=1.4)
    wide = paper.width - 2 * inner - 60
    y = paper.height * 0.17
    paper.suits(middle, y, 26, Align.MIDDLE)
    y += paper.height * 0.11
    paper.text(middle, y, text(lang, "prints-diploma").upper(), 50, bold=True, colour=GREEN, align=Align.MIDDLE)
    y += 40
    paper.text(middle, y, competition, 22, colour=SOFT, align=Align.MIDDLE, width=wide)
    y += paper.height * 0.125
    paper.text(
        middle, y, text(lang, "prints-diploma-place", place=place), 30, align=Align.MIDDLE, colour=BRASS, bold=True
    )
    for name in players:
        y += 50
        paper.text(middle, y, name, 38, bold=True, colour=INK, align=Align.MIDDLE, width=wide)
    foot = paper.height - inner - 44
    left, right = inner + 50, paper.width - inner - 50
    words = ", ".join(part for part in below if part)
    paper.text(left, foot - 6, words, 15, width=250)
    for x in (left, right - 220):
        paper.rule(x, foot, x + 220, foot, colour=INK)
    paper.text(left, foot + 15, text(lang, "prints-diploma-when"), 11, colour=SOFT)
    paper.text(right - 220, foot + 15, text(lang, "prints-diploma-signed"), 11, colour=SOFT)


def poster(title: str, words: str, link: str, lang: str, size: Size = Size.A4) -> bytes:
    """A page with one large QR code: `title` above it, `words` and the address below."""
    paper = Paper(title, lang, size)
    middle = paper.width / 2
    paper.suits(middle, paper.margin + 30, 26, Align.MIDDLE)
    paper.text(middle, paper.margin + 96, title, 44, bold=True, colour=GREEN, align=Align.MIDDLE, width=paper.inner)
    side = paper.inner * 0.78
    top = paper.margin + 130
    paper.qr(middle - side / 2, top, side, link)
    paper.text(middle, top + side + 44, words, 26, bold=True, align=Align.MIDDLE, width=paper.inner)
    paper.text(middle, top + side + 76, link, 17, colour=SOFT, align=Align.MIDDLE, width=paper.inner)
    return paper.done()

"""The ranking on paper, with the reasons for every figure if wanted."""

from __future__ import annotations

from canasta.club.competition import Competition
from canasta.club.competition.words import criterion_title, why
from canasta.club.prints.layout import Column, Head, PrintedTable, heading
from canasta.club.prints.paper import Align, Paper, Size
from canasta.texts import number, text


def ranking(
    competition: Competition, lang: str, size: Size = Size.A4, *, reasons: bool = False, note: str = ""
) -> bytes:
    """The ranking: place, pair, names, and a figure for each criterion in its order."""
    state = competition.state
    title = text(lang, "prints-ranking")
    paper = Paper(title, lang, size)
    status = text(lang, "prints-final" if competition.over else "prints-provisional", round=len(state.rounds))
    head = Head(title, f"{state.settings.name} · {status}", note)
    by = state.settings.ranking
    figure = min(92.0, 250 / len(by))
    columns = (
        Column("", 44, Align.MIDDLE, bold=True, size=20),
        Column(text(lang, "prints-pair-word"), 46, Align.MIDDLE),
        Column("", paper.inner - 90 - figure * len(by), names=True),
        *(Column(criterion_title(each, lang), figure, Align.RIGHT, bold=at == 0) for at, each in enumerate(by)),
    )
    table = PrintedTable(paper, columns, 16, lambda: heading(paper, head, lang))
    for line in competition.standings():
        names = " · ".join(state.pairs[line.pair].players)
        figures = [number(lang, each.value) for each in line.figures]
        place = text(lang, "prints-place", place=line.place) if line.place else "–"
        under = [
            f"{criterion_title(each.criterion, lang)}: {sentence}"
            for each in line.figures
            if reasons
            for sentence in why(each, lang)
        ]
        if state.pairs[line.pair].disqualified:
            under.insert(0, text(lang, "prints-disqualified"))
        table.row((place, str(line.pair), names, *figures), under=under)
    return paper.done()

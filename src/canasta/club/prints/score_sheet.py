"""The score sheet on paper: deals and totals in large type, the next step, the curve, the trail of corrections."""

from __future__ import annotations

from typing import Final

from canasta.club.prints.curve import draw_curve, draw_key
from canasta.club.prints.layout import Head, heading
from canasta.club.prints.paper import MM, Align, Paper, Size, width_of, wrapped
from canasta.club.results import Length
from canasta.club.scoresheet import (
    Adjusted,
    DealCorrected,
    EntryAnnulled,
    Reopened,
    RulingEntered,
    ScoreSheet,
    SheetDeal,
    Totals,
)
from canasta.club.scoresheet.state import SideTotals
from canasta.club.scoresheet.words import entry_sentence, line_label, moment, outcome, seat_title, side_title
from canasta.rules.describe import title as rules_title
from canasta.svg.palette import GREEN, INK, LINE, PALE, RED, SOFT
from canasta.texts import number, text

_CURVE: Final = 58 * MM
_ROW: Final = 37.0
_SIGNED: Final = 70.0  # height of the line to accept it on
_BELOW: Final = _CURVE + 130  # the totals and the curve
_NOTE: Final = 11.0  # the size of its letters
_NUMBER: Final = 36.0  # the column with the number of the deal


class _Sheet:
    """The pages of one sheet."""

    def __init__(self, sheet: ScoreSheet, lang: str, size: Size, note: str) -> None:
        self.sheet = sheet
        self.lang = lang
        title = sheet.opened.title or self.say("prints-sheet")
        self.head = Head(title, rules_title(sheet.rules, lang), note)
        self.paper = Paper(title, lang, size)
        self.sides = sheet.rules.sides
        self.column = (self.paper.inner - _NUMBER) / self.sides
        self.names = [side_title(sheet, side, lang) for side in range(self.sides)]
        self.y = 0.0

    def say(self, key: str, **args: int | str) -> str:
        return text(self.lang, key, **args)

    def top(self) -> None:
        """Print the head of a page, and of the columns."""
        paper = self.paper
        self.y = heading(paper, self.head, self.lang)
        room = self.column - 12
        told = [[name] if width_of(name, 17, bold=True) <= room else name.split(" · ") for name in self.names]
        below = 15.0 * (max(map(len, told)) - 1)  # height of long names, one below the other
        for side in range(self.sides):
            x = self.left(side)
            for row, line in enumerate(told[side]):
                y, size = self.y + 6 + row * 15, 17 if len(told[side]) == 1 else 14
                paper.text(x + self.column / 2, y, line, size, bold=True, align=Align.MIDDLE, width=room)
            for title, at in (("points", 0.48), ("total", 0.96)):
                words = self.say(f"prints-{title}")
                paper.text(x + self.column * at, self.y + 23 + below, words, 11, colour=SOFT, align=Align.RIGHT)
        self.y += 29 + below
        paper.rule(paper.margin, self.y, paper.width - paper.margin, self.y, thick=1.4, colour=INK)

    def left(self, side: int) -> float:
        """The left edge of a side's columns."""
        return self.paper.margin + _NUMBER + side * self.column

    def need(self, height: float) -> None:
        """Go on to the next page unless this one has that much room left."""
        if self.y + height > self.paper.height - self.paper.margin - 8:
            self.paper.new_page()
            self.top()

    def deal(self, deal: SheetDeal, *, lines: bool) -> None:
        """Print a deal: points, base and cards, total; its scoring lines below, if wanted."""
        told = [self._lines(side) if lines else [] for side in deal.sides]
        height = _ROW + (11 if any(side.penalties for side in deal.sides) else 0)
        whole = height + (max(map(len, told)) * 14 + 8 if lines else 0)
        self.need(whole)
        paper, y = self.paper, self.y
        if deal.number % 2:
            paper.box(paper.margin, y, paper.inner, whole, fill=PALE)
        paper.text(paper.margin + 4, y + 21, str(deal.number), 16, bold=True, colour=SOFT)
        if len(deal.entries) > 1:
            see = self.say("prints-see", entries=", ".join(map(str, deal.entries[1:])))
            paper.text(paper.margin + 4, y + 33, see, 9, colour=SOFT, width=_NUMBER - 6)
        for side, made in enumerate(deal.sides):
            x = self.left(side)
            shown = number(self.lang, made.points)
            colour = RED if made.points < 0 else INK
            paper.text(x + self.column * 0.48, y + 19, shown, 17, align=Align.RIGHT, colour=colour)
            self._parts(deal, made, x + self.column * 0.48, y + 31)
            total = number(self.lang, made.after)
            paper.text(x + self.column * 0.96, y + 24, total, 22, bold=True, align=Align.RIGHT)
            for at, (label, points) in enumerate(told[side]):
                line = y + height + 10 + at * 14
                paper.text(x + 8, line, label, 11, colour=SOFT, width=self.column * 0.76)
                paper.text(x + self.column * 0.96, line, points, 11, align=Align.RIGHT)
        self._grid(height, whole)

    def _parts(self, deal: SheetDeal, made: SideTotals, x: float, y: float) -> None:
        """Print base and cards under the points, and below them what the referee took off."""
        width = self.column * 0.46
        if not isinstance(deal.score, Totals):
            sign = "+" if made.cards >= 0 else "−"
            parts = f"{number(self.lang, made.base)} {sign} {number(self.lang, abs(made.cards))}"
            self.paper.text(x, y, parts, 10, align=Align.RIGHT, colour=SOFT, width=width)
        if made.penalties:
            words = self.say("prints-penalties", points=number(self.lang, made.penalties))
            self.paper.text(x, y + 11, words, 10, align=Align.RIGHT, colour=RED, width=width)

    def _lines(self, side: SideTotals) -> list[tuple[str, str]]:
        return [
            (f"{line_label(self.sheet.rules, line, self.lang)}  {line.rule}".strip(), number(self.lang, line.points))
            for line in side.lines
            if line.points
        ]

    def blank(self, row: int) -> None:
        """Print a row to be filled in by hand."""
        self.need(_ROW)
        self.paper.text(self.paper.margin + 4, self.y + 23, str(row), 16, colour=LINE)
        self._grid(_ROW, _ROW)

    def room(self, below: float) -> int:
        """The number of rows left on this page, with that much kept free below them."""
        return max(0, int((self.paper.height - self.paper.margin - 8 - below - self.y) // _ROW))

    def _grid(self, row: float, height: float) -> None:
        """Draw the lines around a row of that height; returns the height with the space below it."""
        paper = self.paper
        for side in range(self.sides):
            x = self.left(side)
            middle = x + self.column / 2 + 2
            paper.rule(x, self.y, x, self.y + height, colour=INK, thick=0.8)
            paper.rule(middle, self.y, middle, self.y + row, colour=LINE, thick=0.5)
        self.y += height
        paper.rule(paper.margin, self.y, paper.width - paper.margin, self.y, colour=LINE, thick=0.6)

    def standing(self) -> None:
        """Print the totals, each side's opening minimum, and the dealer; or the winner."""
        sheet, paper = self.sheet, self.paper
        self.need(70)
        paper.rule(paper.margin, self.y, paper.width - paper.margin, self.y, colour=INK, thick=1.4)
        over = sheet.ended or sheet.closed
        for side, total in enumerate(sheet.totals):
            x = self.left(side)
            shown = number(self.lang, total)
            paper.text(x + self.column * 0.96, self.y + 26, shown, 24, bold=True, colour=GREEN, align=Align.RIGHT)
            if not over:
                words = self.say("prints-minimum", n=sheet.minima[side])
                paper.text(x + self.column * 0.96, self.y + 43, words, 12, align=Align.RIGHT, width=self.column - 8)
        self.y += 56 if not over else 36
        if over:
            paper.text(paper.margin, self.y + 16, outcome(sheet, self.lang), 18, bold=True, width=paper.inner)
            self.y += 28
        elif sheet.players:
            self.y = paper.prose(paper.margin, self.y + 12, self._next(), 14, paper.inner) + 6

    def _next(self) -> str:
        turn = self.sheet.turn
        names = {"dealer": seat_title(self.sheet, turn.dealer, self.lang)}
        names["mano"] = seat_title(self.sheet, turn.mano, self.lang)
        if turn.cutter is None:
            return self.say("prints-next-uncut", deal=len(self.sheet.deals) + 1, **names)
        names["cutter"] = seat_title(self.sheet, turn.cutter, self.lang)
        return self.say("prints-next", deal=len(self.sheet.deals) + 1, **names)

    def curve(self) -> None:
        """Print the curve of the match."""
        sheet, paper = self.sheet, self.paper
        self.need(_CURVE + 34)
        draw_key(paper, paper.margin, self.y + 14, paper.inner, self.names)
        self.y += 22
        target = sheet.rules.target if sheet.opened.length is Length.TARGET else 0
        draw_curve(paper, paper.margin, self.y, paper.inner, _CURVE, sheet.curve, self.names, target, self.lang)
        self.y += _CURVE + 8

    def told(self) -> list[str]:
        """Corrections and rulings, a sentence each."""
        shown = Adjusted | EntryAnnulled | DealCorrected | Reopened | RulingEntered
        said = []
        changes = {change.entry: change for change in self.sheet.trail}
        for at, entry in enumerate(self.sheet.log, 1):
            if isinstance(entry, shown):
                who = " · ".join(filter(None, (entry.by, moment(entry.at))))
                sentence = entry_sentence(self.sheet, entry, self.lang, changes.get(at))
                said.append(f"{at}. {sentence}" + (f" [{who}]" if who else ""))
        return said

    def note_height(self, line: str) -> float:
        """The height of a note, with the space before it."""
        return 4 + len(wrapped(line, _NOTE, self.paper.inner)) * _NOTE * 1.3

    def notes(self) -> None:
        """Print corrections and rulings, and the line to accept the sheet on (RE-4.7)."""
        paper = self.paper
        for line in self.told():
            self.need(self.note_height(line) + 8)
            self.y = paper.prose(paper.margin, self.y + 12, line, _NOTE, paper.inner, colour=SOFT) - 8
        self.need(_SIGNED - 10)
        self.y += 40
        for side in range(self.sides):
            width = paper.inner / self.sides
            x = paper.margin + side * width
            paper.rule(x, self.y, x + width - 16, self.y, colour=INK)
            accepted = self.say("prints-accepted", who=self.names[side])
            paper.text(x, self.y + 13, accepted, 10, colour=SOFT, width=width - 16)


def score_sheet(
    sheet: ScoreSheet, lang: str, size: Size = Size.A4, *, lines: bool = False, blank: int | None = None, note: str = ""
) -> bytes:
    """The sheet as a PDF. `lines`: with every scoring line and its rule. `blank`: rows left for writing by hand.

    Without a number of rows, the page is filled while the match goes on. `note` is printed at the foot.
    """
    pages = _Sheet(sheet, lang, size, note)
    pages.top()
    for deal in sheet.deals:
        pages.deal(deal, lines=lines)
    if blank is None:
        blank = (
            0
            if sheet.ended or sheet.closed
            else pages.room(_SIGNED + (_BELOW if sheet.deals else 0) + sum(map(pages.note_height, pages.told())))
        )
    for row in range(blank):
        pages.blank(len(sheet.deals) + row + 1)
    if sheet.deals:
        pages.standing()
        pages.curve()
    pages.notes()
    return pages.paper.done()

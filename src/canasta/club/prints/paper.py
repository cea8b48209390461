"""Paper: pages of a PDF with large type, boxes, QR codes. Lengths are points (1/72 inch), from the top left corner.

The only file that knows the library. The type is Helvetica, which every reader of PDFs has: nothing is fetched and
nothing embedded. It has the letters of western Europe; others lose their accents or become a question mark.
"""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Any, Final

import segno
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from canasta.svg.palette import INK, LINE, RED, WHITE

MM: Final = 72 / 25.4
SMALLEST: Final = 9  # points: nothing is printed smaller
_SIGNS: Final = {"−": "–", "→": "›"}  # replacements of signs that Helvetica lacks
_SUITS: Final = "♠♥♦♣"
_NAMED: Final = re.compile(r"LATIN (CAPITAL|SMALL) LETTER ([A-Z]{1,2}) WITH ")


class Size(StrEnum):
    """The paper size."""

    A4 = "a4"
    LETTER = "letter"


class Align(StrEnum):
    """The alignment of a text at its place."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Paper:
    """A document in progress. `width` and `height` are those of its pages; the first page exists from the start."""

    def __init__(self, title: str, lang: str, size: Size = Size.A4, *, wide: bool = False) -> None:
        width, height = A4 if size is Size.A4 else LETTER
        if wide:
            width, height = height, width
        self.width: float = width
        self.height: float = height
        self.margin: float = 16 * MM
        self._out = io.BytesIO()
        self._canvas: Any = Canvas(self._out, pagesize=(width, height), invariant=1, lang=lang)
        self._canvas.setTitle(printable(title))
        self._canvas.setCreator("canasta")
        self.pages: int = 1

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    def new_page(self) -> None:
        """Go on to the next page."""
        self._canvas.showPage()
        self.pages += 1

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = INK,
        align: Align = Align.LEFT,
        width: float = 0,
    ) -> float:
        """Print one line on the baseline `y`; returns its width.

        A line wider than `width` is set smaller, then cut short.
        """
        words = printable(words)
        font = font_of(bold=bold)
        wide = stringWidth(words, font, size)
        if width and wide > width:
            words, size = fitted(words, font, size, width)
            wide = stringWidth(words, font, size)
        canvas = self._canvas
        canvas.setFont(font, size)
        canvas.setFillColor(_colour(colour))
        draw = {
            Align.LEFT: canvas.drawString,
            Align.MIDDLE: canvas.drawCentredString,
            Align.RIGHT: canvas.drawRightString,
        }[align]
        draw(x, self.height - y, words)
        return float(wide)

    def prose(
        self, x: float, y: float, words: str, size: float, width: float, *, bold: bool = False, colour: str = INK
    ) -> float:
        """Print running text from line `y` on; returns the `y` of the next line."""
        for line in wrapped(words, size, width, bold=bold):
            self.text(x, y, line, size, bold=bold, colour=colour)
            y += size * 1.3
        return y

    def rule(
        self,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        *,
        thick: float = 0.8,
        colour: str = LINE,
        dash: Sequence[int] = (),
    ) -> None:
        """Draw a straight line."""
        canvas = self._canvas
        canvas.setStrokeColor(_colour(colour))
        canvas.setLineWidth(thick)
        canvas.setDash(list(dash))
        canvas.line(x, self.height - y, to_x, self.height - to_y)
        canvas.setDash([])

    def path(self, points: Sequence[tuple[float, float]], *, thick: float, colour: str, dash: Sequence[int]) -> None:
        """Draw a line from point to point."""
        canvas = self._canvas
        canvas.setStrokeColor(_colour(colour))
        canvas.setLineWidth(thick)
        canvas.setLineJoin(1)
        canvas.setDash(list(dash))
        path = canvas.beginPath()
        path.moveTo(points[0][0], self.height - points[0][1])
        for x, y in points[1:]:
            path.lineTo(x, self.height - y)
        canvas.drawPath(path, stroke=1, fill=0)
        canvas.setDash([])

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str = "",
        edge: str = "",
        thick: float = 0.8,
        round_by: float = 0,
    ) -> None:
        """Draw a box; `x` and `y` are its upper left corner."""
        canvas = self._canvas
        if fill:
            canvas.setFillColor(_colour(fill))
        if edge:
            canvas.setStrokeColor(_colour(edge))
            canvas.setLineWidth(thick)
        canvas.roundRect(
            x, self.height - y - height, width, height, round_by, stroke=int(bool(edge)), fill=int(bool(fill))
        )

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Draw a filled circle."""
        self._canvas.setFillColor(_colour(colour))
        self._canvas.circle(x, self.height - y, radius, stroke=0, fill=1)

    def qr(self, x: float, y: float, side: float, words: str) -> None:
        """Draw a QR code with its quiet zone; `x` and `y` are its upper left corner."""
        rows = [bytes(row) for row in segno.make(words, error="m").matrix_iter(border=2)]
        module = side / len(rows)
        canvas = self._canvas
        canvas.setFillColor(_colour(WHITE))
        canvas.rect(x, self.height - y - side, side, side, stroke=0, fill=1)
        canvas.setFillColor(_colour("#000000"))
        path = canvas.beginPath()
        for down, row in enumerate(rows):
            start = None
            for across, dark in enumerate((*row, 0)):
                if dark and start is None:
                    start = across
                elif not dark and start is not None:
                    width = (across - start) * module
                    path.rect(x + start * module, self.height - y - (down + 1) * module, width, module)
                    start = None
        canvas.drawPath(path, stroke=0, fill=1)

    def suits(self, x: float, y: float, size: float, align: Align = Align.LEFT) -> None:
        """Draw the four suits, as an ornament."""
        step = size * 1.15
        start = {Align.LEFT: x, Align.MIDDLE: x - step * 2, Align.RIGHT: x - step * 4}[align]
        for place, suit in enumerate(_SUITS):
            colour = RED if suit in "♥♦" else INK
            canvas = self._canvas
            canvas.setFont("ZapfDingbats", size)
            canvas.setFillColor(_colour(colour))
            canvas.drawString(start + place * step, self.height - y, suit)

    def done(self) -> bytes:
        """The bytes of the finished document."""
        self._canvas.showPage()
        self._canvas.save()
        return self._out.getvalue()


def font_of(*, bold: bool) -> str:
    """The name of the font."""
    return "Helvetica-Bold" if bold else "Helvetica"


def wrapped(words: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Words in lines of that width."""
    return [str(line) for line in simpleSplit(printable(words), font_of(bold=bold), size, width)]


def width_of(words: str, size: float, *, bold: bool = False) -> float:
    """The width of a line."""
    return float(stringWidth(printable(words), font_of(bold=bold), size))


def fitted(words: str, font: str, size: float, width: float) -> tuple[str, float]:
    """The words and a size at which they fit, cut short if even the smallest type is too wide."""
    wide = stringWidth(words, font, size)
    if wide <= width:
        return words, size
    size = max(SMALLEST, size * width / wide - 0.01)
    while len(words) > 1 and stringWidth(words, font, size) > width:
        words = f"{words[:-2].rstrip()}…"
    return words, size


@cache
def _colour(code: str) -> Any:
    return HexColor(code)


def printable(words: str) -> str:
    """The words in letters of the font."""
    if words.isascii():
        return words
    return "".join(_letter(letter) for letter in unicodedata.normalize("NFC", words))


def _letter(letter: str) -> str:
    letter = _SIGNS.get(letter, letter)
    plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    named = _NAMED.match(unicodedata.name(letter, ""))  # letters without an accent to lose: a barred L
    bare = "" if named is None else named[2] if named[1] == "CAPITAL" else named[2].lower()
    for form in (letter, plain, bare):
        try:
            if form.encode("cp1252"):
                return form
        except UnicodeEncodeError:
            pass
    return "?"

"""Papers to print, and the words and codes of those that are printed."""

from __future__ import annotations

import io
import random

from pypdf import PdfReader
from pypdf.generic import ContentStream
from tests.club.competition.playing import begin, play, seat
from tests.club.scoresheet.sheets import any_entry, opened

from canasta.club.competition import Competition, Format
from canasta.club.scoresheet import ScoreSheet, SheetError


def read(pdf: bytes) -> list[str]:
    """The words of every page, blanks and line ends as one blank."""
    assert pdf.startswith(b"%PDF-")
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


def a_sheet(name: str = "salon", seed: int = 1, entries: int = 12) -> ScoreSheet:
    chance = random.Random(f"print {name} {seed}")
    sheet = opened(name, title="Torneo de otoño")
    for _ in range(entries):
        try:
            sheet.add(any_entry(sheet, chance))
        except SheetError:
            pass
    return sheet


def an_evening(of: Format, pairs: int, rounds: int) -> Competition:
    club = begin(of, pairs)
    chance = random.Random(f"evening {of} {pairs}")
    for _ in range(rounds):
        seat(club)
        play(club, chance)
    return club


def dark(pdf: bytes) -> list[set[tuple[int, int]]]:
    """The dark modules of every QR code: the paths of many boxes of one height."""
    codes = []
    reader = PdfReader(io.BytesIO(pdf))
    for page in reader.pages:
        boxes: list[tuple[float, ...]] = []
        for operands, operator in ContentStream(page.get_contents(), reader).operations:
            if operator == b"re":
                boxes.append(tuple(float(each) for each in operands))
            elif operator in (b"f", b"f*"):
                if len(boxes) > 50:
                    codes.append(_modules(boxes))
                boxes = []
            elif operator in (b"S", b"B", b"n"):
                boxes = []
    return codes


def _modules(boxes: list[tuple[float, ...]]) -> set[tuple[int, int]]:
    module = min(abs(height) for *_, height in boxes)
    left, top = min(x for x, *_ in boxes), max(y for _, y, *_ in boxes)
    found = set()
    for x, y, width, _ in boxes:
        row, column = round((top - y) / module), round((x - left) / module)
        found |= {(row, column + step) for step in range(round(width / module))}
    return found

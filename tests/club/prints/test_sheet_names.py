"""The names over the columns of a printed sheet: whoever plays is named in full, however long the names are."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from canasta.club.prints import score_sheet
from canasta.club.scoresheet import DealEntered, ScoreSheet, SheetOpened, Totals

PLAYERS = ("María del Carmen Fernández", "Eva", "Beatriz Goikoetxea", "Luz", "Dolores Rodríguez", "Pilar")


@pytest.mark.parametrize("rules", ["reglamento/6-pairs", "reglamento/6-teams"])
def test_long_names_stand_one_below_the_other(rules: str) -> None:
    sheet = ScoreSheet([SheetOpened(rules=rules, players=PLAYERS)])
    for _ in range(40):
        sheet.add(DealEntered(score=Totals(points=(5,) * sheet.rules.sides)))
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(score_sheet(sheet, "es"))).pages]
    assert len(pages) > 1
    assert all(name in pages[0] for name in PLAYERS)  # where nothing but the columns names anybody

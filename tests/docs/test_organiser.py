"""The guides for a club name buttons and pages as the page itself does."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.docs.pages import ROOT

LABEL = re.compile(r"(?<!\*)\*{1,2}([^*\n]+)\*{1,2}(?!\*)")
VALUE = re.compile(r"^(?:[a-z][\w-]* = |\s+\*?\[\w+\] )(.+)$", re.MULTILINE)
NOT_LABELS = {
    "en": {"Start the program", "Results arrive by themselves", "The clock", "score sheet", "referee", "register"},
    "es": {
        "Arranca el programa",
        "Los resultados entran solos",
        "El reloj",
        "hoja de puntuación",
        "árbitro",
        "registro",
    },
}


@cache
def said(lang: str) -> set[str]:
    """Every text of the club's pages, without case; numbers in them are left out."""
    folder = ROOT / "src" / "canasta" / "texts" / lang
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("web*.ftl")))
    return {re.sub(r"\{ \$\w+ \}", "#", value).casefold() for value in VALUE.findall(text)}


@pytest.mark.parametrize(
    ("page", "lang", "least"),
    [
        ("organiser.md", "en", 21),
        ("organizador.md", "es", 21),
        ("season.md", "en", 21),
        ("temporada.md", "es", 21),
        ("individual.md", "en", 8),
        ("velada-individual.md", "es", 8),
        ("groups-and-teams.md", "en", 8),
        ("grupos-y-equipos.md", "es", 8),
    ],
)
def test_labels_are_those_of_the_page(page: str, lang: str, least: int) -> None:
    guide = (ROOT / "docs" / "how-to" / page).read_text(encoding="utf-8")
    labels = [label.strip(" .") for label in LABEL.findall(guide) if label.strip(" .") not in NOT_LABELS[lang]]
    assert len(labels) >= least
    parts = {part.strip(" .").casefold() for label in labels for part in label.split("→")}
    known = said(lang)
    left_out = {re.sub(" ?# ?", " ", text).strip() for text in known}
    filled = [re.compile(re.escape(text).replace(r"\#", r"\S+")) for text in known if "#" in text]
    missing = {part for part in parts - known - left_out if not any(text.fullmatch(part) for text in filled)}
    assert missing == set()

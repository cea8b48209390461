"""The guides for a club name buttons and pages as the page itself does."""

from __future__ import annotations

import re

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
    parts = {part.strip(" .") for label in labels for part in label.split("→")}
    known = said(lang)
    missing = {part for part in parts if not any(fits(part.casefold(), text) for text in known)}
    assert missing == set()


def fits(label: str, text: str) -> bool:
    """Whether that is the text, with its numbers filled in or left out."""
    filled = re.escape(text).replace(r"\#", r"\S+")
    return re.fullmatch(filled, label) is not None or re.sub(" ?# ?", " ", text).strip() == label

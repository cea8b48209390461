"""No sentence of ours repeats a source: facts are taken over, words are not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.texts import LANGUAGES, plain

ROOT = Path(__file__).parents[2]
SOURCES = ROOT.parent / "shared" / "sources"
TEXTS = ROOT / "src" / "canasta" / "texts"
RUN = 9  # so many words in a row are more than the terms of the game bring about by chance
WORD = 3  # shorter ones are names of cards, numbers and articles: a list of cards is nobody's sentence


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every `RUN` words in a row, lists of cards left out."""
    found = re.findall(r"[a-z0-9]+", plain(text))
    for start in range(len(found) - RUN + 1):
        run = tuple(found[start : start + RUN])
        if sum(len(word) >= WORD for word in run) >= RUN // 2:
            yield run


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The name and the words of each message of a Fluent file."""
    for entry in re.split(r"\n(?=[\w-]+ =)", file.read_text(encoding="utf-8")):
        name, _, said = entry.partition(" =")
        yield name.rpartition("\n")[2], said


def test_runs_are_found_across_lines_and_accents() -> None:
    assert list(runs("Él robó «dos» cartas\ndel mazo y luego jugó otra carta")) == [
        ("el", "robo", "dos", "cartas", "del", "mazo", "y", "luego", "jugo"),
        ("robo", "dos", "cartas", "del", "mazo", "y", "luego", "jugo", "otra"),
        ("dos", "cartas", "del", "mazo", "y", "luego", "jugo", "otra", "carta"),
    ]
    assert list(runs("K Q J 10 9 8 7 6 5 4")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_repeats_a_source(lang: str) -> None:
    if not SOURCES.is_dir():
        pytest.skip("the sources are not part of the repository")
    of_others = {run for file in SOURCES.glob("*.txt") for run in runs(file.read_text(encoding="utf-8"))}
    assert len(of_others) > 5000
    files = sorted((TEXTS / lang).glob("*.ftl"))
    repeated = [
        f"{file.name}: {name}: {' '.join(run)}"
        for file in files
        for name, said in messages(file)
        for run in runs(said)
        if run in of_others
    ]
    assert repeated == []

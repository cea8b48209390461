"""`canasta print`: the papers of a club from its log, and what may be wrong."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.cli.running import run
from tests.club.competition.playing import begin, play, seat

from canasta.club.competition import Format
from canasta.club.competition import write as write_competition


@pytest.mark.parametrize("what", ["tables", "pairs", "slips", "round", "ranking", "diplomas"])
def test_a_club_prints_from_its_log(tmp_path: Path, what: str) -> None:
    club = begin(Format.FIXED_AND_MOVING, 6)
    seat(club)
    play(club, random.Random(1))
    log, pdf = tmp_path / "club.jsonl", tmp_path / "club.pdf"
    log.write_text(write_competition(club.log), encoding="utf-8")
    done = run("print", what, str(log), str(pdf), lang="es")
    assert (done.status, done.err) == (0, "")
    pages = PdfReader(io.BytesIO(pdf.read_bytes())).pages
    assert "Ana 1" in " ".join(page.extract_text() for page in pages) or what == "diplomas"
    assert "exists already" in run("print", what, str(log), str(pdf)).sentence


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("menus", "club.jsonl", "new.pdf"), "menus cannot be printed: expected one of tables"),
        (("ranking", "nowhere.jsonl", "new.pdf"), "nowhere.jsonl"),
        (("ranking", "club.jsonl", "new.pdf", "--paper", "a3"), "a3 is no paper"),
        (("round", "club.jsonl", "new.pdf", "--round", "9"), "9"),
    ],
)
def test_what_cannot_be_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("club.jsonl").write_text(write_competition(begin(Format.SWISS, 6).log), encoding="utf-8")
    assert said in run("print", *words).sentence
    assert not Path("new.pdf").exists()

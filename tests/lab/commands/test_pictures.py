"""Pictures of deals and of leagues: drawn to a new file, in the language of the call; without Matplotlib a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.cli.running import run

DEALS = ("simulate", "--deals", "6")
LEAGUE = ("arena", "--rules", "salon", "--processes", "1", "--bots", "greedy", "--deals", "2")


@pytest.mark.parametrize("words", [DEALS, LEAGUE], ids=lambda words: words[0])
def test_a_picture(words: tuple[str, ...], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "picture.svg"
    done = run(*words, "--picture", str(file), lang="es")
    assert done.status == 0
    assert "El dibujo está en" in done.out
    drawn = file.read_text(encoding="utf-8")
    assert drawn.startswith("<?xml")
    assert drawn.endswith("</svg>\n")
    assert len(drawn) > 5000
    assert run(*words, "--picture", str(file)).sentence.endswith("expected the name of a new file.")
    assert file.read_text(encoding="utf-8") == drawn


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    sentence = run(*DEALS, "--picture", str(tmp_path / "x.png")).sentence
    assert 'pip install "canasta[pictures]"' in sentence
    assert not (tmp_path / "x.png").exists()

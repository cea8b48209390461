"""The lines of text of a paper, watched as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from canasta.club.prints.paper import SMALLEST, Paper


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[Paper, float, float, float, float, str]]]:
    """Every line of text that is drawn: where it begins and ends, its height, its size."""
    seen: list[tuple[Paper, float, float, float, float, str]] = []
    text = Paper.text

    def watched(self: Paper, x: float, y: float, words: str, size: float, **how: Any) -> float:
        wide = text(self, x, y, words, size, **how)
        begins = {"left": x, "middle": x - wide / 2, "right": x - wide}[str(how.get("align", "left"))]
        seen.append((self, begins, begins + wide, y, size, words))
        return wide

    monkeypatch.setattr(Paper, "text", watched)
    yield seen
    for page, begins, ends, y, size, words in seen:
        assert -1 <= begins <= ends <= page.width + 1, words
        assert size <= y <= page.height, words
        assert size >= SMALLEST or not words

"""Every error of a room of the club has its sentence, and every sentence its error."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import canasta
from canasta.texts import keys

pytestmark = pytest.mark.pure  # it reads the sources

SOURCES = Path(canasta.__file__).parent


def raised(error: str) -> Iterator[str]:
    """The codes of that error in the sources; both of a condition."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    for source in (text for text in texts if f"{error}(" in text):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error:
                code = node.args[0]
                for each in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
                    assert isinstance(each, ast.Constant)
                    assert isinstance(each.value, str)
                    yield each.value


@pytest.mark.parametrize(
    ("room", "error"),
    [
        ("competition", "CompetitionError"),
        ("scoresheet", "SheetError"),
        ("register", "RegisterError"),
        ("referee", "RefereeError"),
    ],
)
def test_errors_and_sentences_are_the_same(room: str, error: str) -> None:
    said = {key.removeprefix(f"{room}-error-") for key in keys("en") if key.startswith(f"{room}-error-")}
    assert {*raised(error)} == said

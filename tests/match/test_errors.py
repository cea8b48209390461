"""Errors around a deal: the same code and data in both languages, and one sentence each."""

from __future__ import annotations

import re

import pytest
from tests.project.house import PACKAGE

from canasta.deal.cut import CutError, cut_by
from canasta.match.errors import DrawError, RecordError, ShuffleError
from canasta.match.replay import ReplayError
from canasta.rules import get
from canasta.texts import keys, text
from canasta.texts.errors import shortened


def test_the_sentence_in_both_languages() -> None:
    with pytest.raises(CutError) as caught:
        cut_by(get("salon"), range(108), 108)
    error = caught.value
    assert (error.code, error.data) == ("lifted", {"lifted": 108, "most": 107, "cards": 108})
    assert str(error) == "108 cards cannot be lifted: expected from 1 to 107 of the 108."
    assert error.message("es") == "No se pueden levantar 108 cartas: se esperaban de 1 a 107 de las 108."


def test_the_line_of_a_record_is_named() -> None:
    error = RecordError("seat", found=7, last=3).at(12).at(99)
    assert error.line == 12
    assert str(error).startswith("Line 12: ")
    assert error.message("es").startswith("Línea 12: ")


def test_what_was_found_is_shown_short_and_printable() -> None:
    assert shortened("a\nb") == r"'a\nb'"
    assert len(shortened("x" * 5000)) < 70
    assert text("en", "shuffle-error-match-id", found=shortened("{$x}")).startswith("'{$x}' is not")


def test_every_code_in_the_source_has_its_sentence_and_every_sentence_its_code() -> None:
    rooms = (PACKAGE / "deal", PACKAGE / "match")
    source = "".join(path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py"))
    for family in (ShuffleError, DrawError, CutError, RecordError, ReplayError):
        raised = set(re.findall(rf"{family.__name__}\(\s*\"([a-z0-9-]+)\"", source))
        if family is RecordError:
            raised |= set(re.findall(r"(?:check_within|_within)\([^\n]*\"([a-z-]+)\"\)", source))
            raised |= {"line", "match-id", "contribution"}  # put before a sentence; taken over from the shuffle
        sentences = {
            k.removeprefix(f"{family.family}-error-") for k in keys("en") if k.startswith(f"{family.family}-e")
        }
        assert raised == sentences

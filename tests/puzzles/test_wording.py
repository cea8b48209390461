"""The lines of wrong answers: “it” in them is the wrong answer, not the best."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from canasta.puzzles import shipped
from canasta.puzzles.wording import explained

if TYPE_CHECKING:
    from collections.abc import Iterator

OF_THE_BEST = re.compile("loose card|more easily than|fewer points in hand than|makes it .* that they take")
OF_ITSELF = {
    "pile": " after the best play.",
    "out": "This way it is harder for ",
    "hand": "with more points in hand.",
    "canastas": "fewer canastas, all in all.",
}


def lines() -> Iterator[str]:
    """The lines of the wrong answers of many puzzles."""
    for puzzle in list(shipped().values())[::8]:
        told = explained(puzzle, "en")
        yield from (each.reason for each, answer in zip(told, puzzle.answers, strict=True) if not answer.right)


@pytest.fixture(scope="module")
def said() -> list[str]:
    return list(lines())


def test_no_line_of_a_wrong_answer_speaks_of_the_best(said: list[str]) -> None:
    assert [line for line in said if OF_THE_BEST.search(line)] == []


@pytest.mark.parametrize("words", OF_ITSELF.values(), ids=OF_ITSELF)
def test_lines_of_wrong_answers_say_what_is_wrong_with_them(said: list[str], words: str) -> None:
    assert any(words in line for line in said)


def test_nearly_every_line_says_more_than_how_much_worse_it_is(said: list[str]) -> None:
    bare = [line for line in said if re.fullmatch(r"It is (a little |much )?worse\.", line)]
    assert 0 < len(bare) < len(said) / 8

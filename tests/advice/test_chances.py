"""A chance is said with a word and a rate, and a rate comes near the chance."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.advice.chances import honest, in_words, rate
from canasta.texts import LANGUAGES

DATA = Path(__file__).parent / "data"
CASES = 100  # from which on a tenth must come true
WITHIN = 0.05


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rate_is_near_the_chance(lang: str) -> None:
    for hundredth in range(101):
        words = in_words(lang, hundredth / 100)
        numbers = [int(each) for each in re.findall(r"\d+", words)]
        if numbers:
            assert abs(numbers[0] / numbers[1] - hundredth / 100) < 0.08
        else:
            assert hundredth in (0, 1, 2, 3, 97, 98, 99, 100) or 45 <= hundredth <= 55


def test_words_and_numbers_agree() -> None:
    assert in_words("en", 0.25) == "possible (1 in 4)"
    assert in_words("es", 0.1) == "poco probable (1 de cada 10 veces)"
    assert in_words("es", 0.5) == "tan probable como no (1 de cada 2 veces)"
    assert in_words("en", 0.999) == "nearly certain"
    assert [rate("en", chance) for chance in (0.25, 0.5, 0.999)] == ["1 in 4", "1 in 2", "nearly certain"]


@pytest.mark.parametrize("of", ["hint", "review"])
def test_a_greater_chance_stays_the_greater_one(of: str) -> None:
    for against in ("", "novice", "greedy", "rules", "tuned", "strong", "someone from outside"):
        told = [honest(chance / 100, against, of) for chance in range(101)]
        assert told == sorted(told)
        assert 0 <= told[0] < 0.1
        assert 0.4 < told[-1] <= 1


def test_who_searches_takes_alike_and_a_stranger_as_anybody() -> None:
    assert honest(0.5, "master") == honest(0.5, "expert") == honest(0.5, "strong")
    assert honest(0.5, "someone from outside") == honest(0.5)
    assert honest(0.9, "greedy") > honest(0.9, "novice")


def stored() -> Iterator[tuple[str, float, float, bool]]:
    """Discards of played deals: who might take them, the chances for hints and for reviews, whether they were taken."""
    for line in (DATA / "chances.txt").read_text(encoding="utf-8").splitlines()[1:]:
        bot, hint, review, came = line.split()
        yield bot, float(hint), float(review), came == "1"


@pytest.mark.parametrize("told", ["hint", "hint, known", "review"])
def test_what_is_told_comes_true(told: str) -> None:
    tenths: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for bot, hint, review, came in stored():
        chance = honest(review, of="review") if told == "review" else honest(hint, bot if "known" in told else "")
        tenths[int(10 * chance)].append((chance, came))
    enough = [rows for rows in tenths.values() if len(rows) >= CASES]
    assert len(enough) >= 5
    for rows in enough:
        expected, real = (sum(column) / len(rows) for column in zip(*rows, strict=True))
        assert abs(expected - real) <= WITHIN, (expected, real, len(rows))

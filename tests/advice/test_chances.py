"""A chance is said with a word and a rate, and a rate comes near the chance."""

from __future__ import annotations

import re

import pytest

from canasta.advice.chances import honest, in_words, rate
from canasta.texts import LANGUAGES


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
    assert in_words("en", 0.25) == "possible (1 time in 4)"
    assert in_words("es", 0.1) == "poco probable (1 de cada 10 veces)"
    assert in_words("es", 0.5) == "tan probable como no (la mitad de las veces)"
    assert in_words("en", 0.999) == "nearly certain"
    assert [rate("en", chance) for chance in (0.25, 0.5, 0.999)] == ["1 time in 4", "half the time", "nearly certain"]


def test_a_greater_chance_stays_the_greater_one_and_nothing_is_sure() -> None:
    said = [honest(chance / 100) for chance in range(101)]
    assert said == sorted(said)
    assert said[0] == 0.03
    assert said[-1] == 0.67

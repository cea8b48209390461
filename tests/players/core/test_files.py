"""Weights and their files, and the styles made from them, which are players of their own."""

from __future__ import annotations

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.players.core.positions import course

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.players.core.files import (
    WeightsError,
    by_eye,
    file_name,
    read_weights,
    rules_weights,
    styles_of,
    tuned_weights,
)
from canasta.players.core.playout import duel
from canasta.players.core.policy import decide
from canasta.players.core.weights import MEANINGS, Weights
from canasta.players.core.weights import NAMES as WEIGHTS

NUMBERS = {name: place for place, name in enumerate(WEIGHTS)}
FILE = "[weights]\n" + "\n".join(f"{name} = {number}" for name, number in NUMBERS.items())


def test_numbers_come_back_as_they_went_in() -> None:
    weights = Weights(NUMBERS)
    assert weights.numbers() == NUMBERS
    assert [getattr(weights, name) for name in WEIGHTS] == list(NUMBERS.values())
    assert weights.but(pair=-7).numbers() == NUMBERS | {"pair": -7}


def test_every_weight_says_what_it_means() -> None:
    assert all(MEANINGS.values())
    assert all(len(meaning) < 120 for meaning in MEANINGS.values())


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_set_has_weights(name: str) -> None:
    assert rules_weights(name).numbers().keys() == set(WEIGHTS)
    assert tuned_weights(name).numbers().keys() == set(WEIGHTS)
    assert file_name(rules_of(name)) == f"{name.replace('/', '-')}.toml"


def test_a_file_is_read() -> None:
    assert read_weights(FILE, "here").numbers() == NUMBERS
    older = FILE.replace("\npair = ", "\n# pair = ")
    assert read_weights(older, "here", NUMBERS | {"pair": -7, "trio": -7}).numbers() == NUMBERS | {"pair": -7}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[weights", "here is not a TOML file"),
        ("pair = 3", r"expected a \[weights\] table"),
        (FILE.replace("\npair = ", "\npear = "), "here .*expected a whole number .* for pair"),
        (FILE + "\npear = 3", "there is no weight .pear"),
        (FILE.replace("\npair = ", "\npair = 99999999999999999999"), "here .*expected a whole number .* for pair"),
        (f"a = {'[' * 3000}", "too deep"),
        (f"a = {'9' * 5000}", "too many digits"),
        (FILE + '\n"\\uFFFE\\n" = 3', "there is no weight"),
        (FILE.replace("\npair = ", "\npair = 0."), "here .*expected a whole number .* for pair"),
    ],
)
def test_a_bad_file_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(WeightsError, match=sentence):
        read_weights(text, "here")


@pytest.mark.parametrize("name", ["clasica", "tres-barajas", "reglamento/2"])
def test_every_style_plays_in_its_own_way(name: str) -> None:
    rules = rules_of(name)
    weights = rules_weights(name)
    styles = styles_of(weights)
    differs = dict.fromkeys(styles, 0)
    for deal, memory in course(name, 7):
        for style, other in styles.items():
            action = decide(deal, memory, other)
            assert deal.is_legal(int(action))
            differs[style] += action != decide(deal, memory, weights)
    assert differs.pop("by-eye") > 0
    assert any(differs.values())
    assert any(duel(rule_table_of(rules), awards_of(rules), weights, by_eye(), 2, 1, 0))

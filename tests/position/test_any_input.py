"""Arbitrary structures and texts: each is a position, or an error with one sentence."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.consistency import assert_consistent
from tests.match.playing import EVERY_GAME
from tests.position.positions import EXAMPLE

from canasta.cards import CARD_TEXTS
from canasta.position import PositionError, read_position, write_position
from canasta.texts import LANGUAGES

VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 220),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(
            ["clasica", "draw", "play", "answer", "over", "stock", "pile", "none", "yes", "K K K", "2 X X"]
        ),
        st.lists(st.sampled_from([*CARD_TEXTS, "K", "3r"]), max_size=9).map(" ".join),
    ),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=4), values, max_size=3),
    max_leaves=8,
)
KEYS = "scores turn phase stock pile moda frozen first_turns face_down exact_cut drew leave laid last_draw last_turn"
SEATS = st.lists(
    st.dictionaries(st.sampled_from(["hand", "laid", "owed"]), VALUES, max_size=3) | VALUES, min_size=1, max_size=4
)
SIDES = st.lists(
    st.dictionaries(
        st.sampled_from(["melds", "red_threes", "opened", "taken_pile", "taken_frozen_pile", "laid_by"]),
        VALUES,
        max_size=4,
    ),
    max_size=3,
)


@settings(max_examples=60)
@given(
    st.fixed_dictionaries(
        {"rules": st.sampled_from([*EVERY_GAME, "reglamento"]) | VALUES},
        optional=dict.fromkeys(f"{KEYS} abatir freed freed_from outcome house".split(), VALUES)
        | {"seat": SEATS, "side": SIDES},
    )
)
def test_any_structure_is_a_position_or_a_position_error(position: dict[str, Any]) -> None:
    try:
        deal = read_position(position)
    except PositionError as error:
        sentences = [error.message(lang) for lang in LANGUAGES]
    else:
        sentences = []
        assert_consistent(deal)
        assert write_position(read_position(write_position(deal))) == write_position(deal)
        assert deal.over or deal.legal().texts()
    assert all(sentence and "\n" not in sentence for sentence in sentences)


TABLES = ["[[seat]]", "[[side]]", "[house]", 'hand = "K K 3r X"', "hand = 11", 'melds = ["K K K", "9 9 2"]', "x = 1"]
KEYS_OF_TURN = [
    'phase = "play"',
    "turn = 3",
    'rules = "tres-barajas"',
    'pile = "9 9 2 K"',
    "opened = false",
    "stock = 20",
]
LINES = st.sampled_from([*EXAMPLE.splitlines(), *TABLES, *KEYS_OF_TURN])


@given(st.one_of(st.text(max_size=80), st.lists(LINES, max_size=14).map("\n".join)))
def test_any_text_is_a_position_or_a_position_error(text: str) -> None:
    try:
        read_position(text)
    except PositionError as error:
        sentences = [error.message(lang) for lang in LANGUAGES]
    else:
        sentences = []
    assert all(sentences)

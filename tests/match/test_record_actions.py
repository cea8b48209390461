"""Actions as text: their canonical form, and what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.match.errors import RecordError
from canasta.match.record.values import canonical_action, canonical_actions


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  TAKE  k KS ", "take K Ks"),
        ("take>2", "take > 2"),
        ("meld x 10h 10 2", "meld T Th 2 X"),
        ("add 5 X>1", "add 5 X > 1"),
        ("swap k x > 1", "swap K X > 1"),
    ],
)
def test_canonical_form(text: str, canonical: str) -> None:
    assert canonical_action(text) == canonical
    assert canonical_action(canonical) == canonical


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "is not an action: expected one that begins with draw, take, ask"),
        ("draw 2", "something like “draw”"),
        ("meld 9 9 9 > 1", "something like “meld 9 9 2”"),
        ("add 5", "something like “add 5 X > 1”"),
        ("add 5 >", "is not a complete action"),
        ("add 5 > 1 6", "is not a complete action"),
        ("swap K 2 X > 1", "something like “swap K > 1”"),
        ("discard 7h 7h", "something like “discard 7h”"),
        ("discard 3", "'3' is not a card"),
        ("yes 7h", "something like “yes”"),
        ("cut 6 1", "something like “cut 61”"),
    ],
)
def test_what_is_no_action(text: str, expected: str) -> None:
    with pytest.raises(RecordError) as caught:
        canonical_action(text)
    assert expected in str(caught.value)


def test_the_actions_of_a_turn() -> None:
    assert canonical_actions("ask;yes ; meld 4 4 4") == ("ask", "yes", "meld 4 4 4")
    with pytest.raises(RecordError, match="'' is not an action"):
        canonical_actions("draw;")


@given(st.text() | st.text("dtmas >0129KX").map("take {}".format))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = canonical_action(text)
    except RecordError:
        return
    assert canonical_action(action) == action

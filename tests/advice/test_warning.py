"""A warning comes before a discard that a good player would hardly make, and before no other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.advice.scenes import table, views
from tests.match.playing import EVERY_GAME

from canasta.advice import warning as proven
from canasta.deal.view import View
from canasta.tabletop.notation import NotationError


def seen(ours: str = "5h 5d 5c", **keys: Any) -> View:
    """The table with a larger pile, and more cards in the hand."""
    return table(**{"pile": "9h 9d 8s 5s", "hand": "7s 4d Kh Kd 5s 2c", "ours": ours, **keys})


def warning(shown: View, action: str, lang: str) -> str:
    """The sentence of a warning; empty for none."""
    said = proven(shown, action, lang)
    return said.text if said is not None else ""


def test_a_card_that_the_others_lay_off_is_warned_of() -> None:
    assert warning(seen(), "discard 4d", "en") == "They collect fours: discarding a four may give away 5 cards."
    assert warning(seen(), "discard 4", "es") == "Juntan cuatros: descartar un cuatro les puede dar 5 cartas."
    assert not warning(seen(), "discard 7", "en")
    assert not warning(seen(pile="9h 8s"), "discard 4", "en")
    assert not warning(seen(pile="9h 9d 8s 2s"), "discard 4", "en")
    assert not warning(seen(hand="Ks 4d Kh Kd 5s 2c"), "discard 4", "en")


def test_a_card_that_fits_a_meld_of_the_own_side_is_warned_of() -> None:
    assert warning(seen(), "discard 5", "en") == "Better to keep a five: it fits one of your side's melds."
    assert not warning(seen("5h 5d 5c 5h 5d 2h 2d"), "discard 5", "en")


def test_a_wild_on_a_pile_that_is_frozen_or_small_is_warned_of() -> None:
    assert not warning(seen(), "discard 2", "en")
    assert warning(seen(pile="9h 9d 8s"), "discard 2c", "en") == "Keep the wild for finishing a canasta."
    assert warning(seen(pile="9h 9d 8s 2s"), "discard 2", "en")
    assert not warning(seen(pile="9h 9d 8s 8d 6h 2s"), "discard 2", "en")


def test_nobody_is_warned_while_others_may_go_out() -> None:
    near = seen(theirs="4h 4d 4c 4s 4h 4c 2h", others=(9, 9, 2))
    assert not any(warning(near, action, "en") for action in near.legal)


def test_only_a_single_legal_discard_is_judged() -> None:
    for action in ("add 5 > 1", "discard A", "meld K K 2; discard 4", "draw", "yes"):
        assert warning(seen(), action, "en") == ""
    with pytest.raises(NotationError):
        warning(seen(), "throw it away", "en")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_some_discard_is_always_left_without_a_warning(name: str) -> None:
    for shown in views(name, "warned", 15):
        discards = [action for action in shown.legal if action.startswith("discard ")]
        assert not discards or not all(warning(shown, action, "es") for action in discards)

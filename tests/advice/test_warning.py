"""A warning comes before a discard that a good player would hardly make, and before no other."""

from __future__ import annotations

import pytest
from tests.advice.scenes import TABLE, views
from tests.match.playing import EVERY_GAME

from canasta.advice import warning as proven
from canasta.deal.view import View, view
from canasta.position import read_position
from canasta.tabletop.notation import NotationError

BIG = TABLE.replace("9h 9d 8s", "9h 9d 8s 5s").replace("7s 4d Kh Kd", "7s 4d Kh Kd 5s 2c")


def seen(*changes: tuple[str, str]) -> View:
    """The view of the first seat of that table, with parts replaced."""
    table = BIG
    for old, new in changes:
        assert old in table
        table = table.replace(old, new)
    return view(read_position(table), 0)


def warning(table: View, action: str, lang: str) -> str:
    """The sentence of a warning; empty for none."""
    said = proven(table, action, lang)
    return said.text if said is not None else ""


def test_a_card_that_the_others_lay_off_is_warned_of() -> None:
    assert warning(seen(), "discard 4d", "en") == "They collect fours: discarding a four may give away 5 cards."
    assert warning(seen(), "discard 4", "es") == "Juntan cuatros: descartar un cuatro les puede dar 5 cartas."
    assert not warning(seen(), "discard 7", "en")
    assert not warning(seen(("9h 9d 8s 5s", "9h 8s")), "discard 4", "en")
    assert not warning(seen(("9h 9d 8s 5s", "9h 9d 8s 2s")), "discard 4", "en")
    assert not warning(seen(("7s 4d Kh", "Ks 4d Kh")), "discard 4", "en")


def test_a_card_that_fits_a_meld_of_the_own_side_is_warned_of() -> None:
    assert warning(seen(), "discard 5", "en") == "Better to keep a five: it fits one of your side's melds."
    assert not warning(seen(("5h 5d 5c", "5h 5d 5c 5h 5d 2h 2d")), "discard 5", "en")


def test_a_wild_on_a_pile_that_is_frozen_or_small_is_warned_of() -> None:
    assert not warning(seen(), "discard 2", "en")
    small = seen(("9h 9d 8s 5s", "9h 9d 8s"))
    assert warning(small, "discard 2c", "en") == "Keep the wild for finishing a canasta."
    assert warning(seen(("9h 9d 8s 5s", "9h 9d 8s 2s")), "discard 2", "en")
    assert not warning(seen(("9h 9d 8s 5s", "9h 9d 8s 8d 6h 2s")), "discard 2", "en")


def test_nobody_is_warned_while_others_may_go_out() -> None:
    near = seen(
        ("4h 4d 4c", "4h 4d 4c 4s 4h 4c 2h"),
        ("hand = 9\n[[seat]]\nhand = 9\n[[side]]", "hand = 9\n[[seat]]\nhand = 2\n[[side]]"),
    )
    assert not any(warning(near, action, "en") for action in near.legal)


def test_only_a_single_legal_discard_is_judged() -> None:
    table = seen()
    for action in ("add 5 > 1", "discard A", "meld K K 2; discard 4", "draw", "yes"):
        assert warning(table, action, "en") == ""
    with pytest.raises(NotationError):
        warning(table, "throw it away", "en")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_some_discard_is_always_left_without_a_warning(name: str) -> None:
    for table in views(name, "warned", 15):
        discards = [action for action in table.legal if action.startswith("discard ")]
        assert not discards or not all(warning(table, action, "es") for action in discards)

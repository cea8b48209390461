"""Deals with real cards, their legal actions and their views as values, at every node of play of every game."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable

import msgspec
import pytest
from tests.consistency import assert_consistent
from tests.forms import FORMS, pickled
from tests.match.playing import EVERY_GAME, choose, random_deal

from canasta.deal.view import View, view
from canasta.deal.view_values import ViewError
from canasta.position import read_position, write_position
from canasta.rules import get


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_clone_of_a_deal_is_equal_and_goes_on_alike_by_itself(name: str) -> None:
    rng = random.Random(2)
    deal = random_deal(get(name), rng)
    step = 0
    while not deal.over:
        clone = FORMS[step % len(FORMS)](deal)
        assert clone == deal
        assert clone.rules == deal.rules
        assert clone.rule_table is deal.rule_table is clone.core.rule_table
        texts = deal.legal().texts()
        assert clone.legal() == deal.legal()
        action = choose(texts, rng)
        before = pickle.dumps(deal)
        clone.play(action)
        assert pickle.dumps(deal) == before
        assert clone != deal
        deal.play(action)
        assert clone == deal
        assert_consistent(clone)
        deal, step = clone, step + 1
    assert all(form(deal) == deal for form in FORMS)
    assert [pickled(side) for side in deal.score()] == deal.score()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_view_is_the_same_in_every_form(name: str) -> None:
    rng = random.Random(4)
    deal = random_deal(get(name), rng)
    places: list[int | None] = [None, *range(deal.rules.seats)]
    forms: list[Callable[[View], View]] = [*FORMS[1:], lambda seen: View.from_bytes(seen.as_bytes())]
    step = 0
    while not deal.over:
        seen = view(deal, places[step % len(places)])
        again = forms[step % len(forms)](seen)
        assert again == seen
        assert hash(again) == hash(seen)
        assert again.rules == seen.rules
        assert list(again.history) == list(seen.history)
        deal.play(choose(deal.legal().texts(), rng))
        step += 1
    seen = view(deal, 0)
    assert View.from_bytes(seen.as_bytes()) == seen


def test_the_bytes_of_a_view_hold_a_position_that_it_began_with() -> None:
    deal = random_deal(get("tres-barajas"), random.Random(6))
    for _step in range(9):
        deal.play(choose(deal.legal().texts(), random.Random(1)))
    seen = view(read_position(write_position(deal)), 1)
    assert seen.history.beginning.position is not None
    assert View.from_bytes(seen.as_bytes()) == seen


def test_legal_actions_are_of_a_deal() -> None:
    deal = random_deal(get("clasica"), random.Random(1))
    legal = deal.legal()
    for form in FORMS[1:]:
        assert form(legal) == legal
        assert form(legal).texts() == legal.texts()
    other = deal.copy()
    other.scores[0] += 5
    assert other.legal().texts() == legal.texts()
    assert other.legal() != legal
    for value in (deal, legal):
        with pytest.raises(TypeError, match=rf"^unhashable type: '{type(value).__name__}', for it changes"):
            hash(value)


def test_bytes_that_are_no_view_are_refused() -> None:
    data = view(random_deal(get("clasica"), random.Random(1)), 0).as_bytes()
    foreign = [b"", b"\x92", b"abc", data[1:], data.replace(b"view 1", b"view 2"), msgspec.msgpack.encode([1, 2])]
    for wrong in foreign:
        with pytest.raises(ViewError) as error:
            View.from_bytes(wrong)
        assert error.value.message("en") == "These bytes are not a view: expected “canasta view 1” first."
    for wrong in (data[:-1], data + b"x", data.replace(b"phase", b"fhase"), data.replace(b"\xa4draw", b"\xc0\xc0")):
        with pytest.raises(ViewError) as error:
            View.from_bytes(wrong)
        assert error.value.code == "damaged"
        assert "canasta view 1" in error.value.message("es")

"""Properties that hold at every step of random play, in every rule set and form."""

from __future__ import annotations

import random
import zlib
from collections import Counter
from typing import Any

import pytest
from tests.deal.test_leaks import probes
from tests.match.playing import EVERY_GAME, choose, finish, random_deal, scores_at, started

from canasta.cards import pack
from canasta.deal.deal import Deal
from canasta.deal.illegal_action import IllegalAction
from canasta.deal.view import view
from canasta.match.replay import from_record
from canasta.position import read_position, to_toml, write_position
from canasta.rules import get


def views(deal: Deal) -> list[dict[str, Any]]:
    """Without the number of the deal and its history, which no position has."""
    return [view(deal, seat).as_dict() | {"deal": 1} for seat in (None, *range(deal.rules.seats))]


def all_cards(deal: Deal) -> Counter[int]:
    everything = Counter((*deal.stock, *deal.pile))
    for hand in deal.hands:
        everything.update(hand)
    for side in deal.sides:
        everything.update(side.red_threes)
        for meld in side.melds:
            everything.update(meld.cards)
    return everything


def a_deal(name: str, number: int) -> tuple[Deal, random.Random]:
    rng = random.Random(zlib.crc32(f"{name} {number}".encode()))
    rules = get(name)
    return random_deal(rules, rng, scores_at(rules, rng)), rng


@pytest.mark.parametrize("name", EVERY_GAME)
def test_legal_actions_and_refusals_agree_and_no_card_is_lost(name: str) -> None:
    deal, rng = a_deal(name, 0)
    while not deal.over:
        legal = deal.legal()
        texts = legal.texts()
        assert texts
        assert len(set(texts)) == len(texts)
        assert all(deal.check(text) is None for text in texts)
        before = views(deal)
        for text in rng.sample(probes(deal.rules, rng), 5):
            assert (text in legal) == (deal.check(text) is None)
            if text not in legal:
                with pytest.raises(IllegalAction):
                    deal.play(text)
        assert views(deal) == before
        deal.play(choose(texts, rng))
        deal.assert_consistent()
        assert all_cards(deal) == Counter(pack(deal.rules.packs))
    assert deal.legal().texts() == []
    assert deal.outcome in ("out", "stock")
    assert (deal.closer is None) == (deal.outcome == "stock")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_copy_is_equal_and_independent(name: str) -> None:
    deal, rng = a_deal(name, 10)
    before = views(deal)
    while not deal.over:
        copy = deal.copy()
        assert views(copy) == before
        text = choose(deal.legal().texts(), rng)
        steps = copy.play(text)
        assert views(deal) == before
        assert deal.play(text) == steps
        before = views(deal)
        assert before == views(copy)
        assert write_position(deal) == write_position(copy)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_position_written_and_read_is_the_same_deal(name: str) -> None:
    deal, rng = a_deal(name, 20)
    other = deal
    while not deal.over:
        position = write_position(deal)
        other = read_position(to_toml(position))
        assert write_position(other) == position
        assert views(other) == views(deal)
        text = choose(deal.legal().texts(), rng)
        assert other.play(text) == deal.play(text)
        assert views(other) == views(deal)
    assert other.score() == deal.score()
    assert read_position(to_toml(write_position(deal))).score() == deal.score()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_scores_made_again_from_the_record_are_those_that_were_kept(name: str) -> None:
    match = finish(started(name, "scores"), 1)
    record = match.record()
    replayed = from_record(record)
    assert replayed.score_sheets == match.score_sheets
    for deal, sheet in zip(record.deals, match.score_sheets, strict=True):
        assert deal.end is not None
        assert [side.total for side in sheet] == list(deal.end.scores)

"""The history in a view: what everybody has seen, in order, nothing that somebody has not; cheap to send."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from tests.forms import pickled
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, RED_THREE, parse_card
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.position import read_position, write_position
from canasta.rules import get
from canasta.tabletop.history import History
from canasta.tabletop.steps import Step


def played(game: str, seed: int, steps: int = 10_000) -> Deal:
    rules, rng = get(game), random.Random(seed)
    deal = random_deal(rules, rng, scores_at(rules, rng))
    while not deal.over and steps:
        deal.play(choose(deal.legal().texts(), rng))
        steps -= 1
    return deal


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_tells_where_every_card_on_the_table_came_from(game: str) -> None:
    deal = played(game, 1)
    shown, pile = [Counter[int]() for _ in deal.sides], [CARD_OF_TEXT[card] for card in deal.history.beginning.upcards]
    for step in deal.history:
        side = shown[step.seat % len(deal.sides)]
        if step.what == "discard":
            pile += step.cards
        elif step.what == "take":
            assert step.cards[-1] == pile.pop()
            side.update(step.cards)
        elif step.what == "pile":
            assert step.number >= len([card for card in pile if KIND_OF_CARD[card] != RED_THREE])
            pile = []
        elif step.what in ("meld", "add", "red_three"):
            side.update(step.cards)
        elif step.what == "swap":
            side[step.cards[0]] += 1
            side[step.cards[1]] -= 1
    for number, table in enumerate(deal.sides):
        lying = [card for meld in table.melds for card in meld.cards] + table.red_threes
        assert +shown[number] == Counter(lying)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_sizes_of_hands_follow_from_it(game: str) -> None:
    deal = played(game, 2, 60)
    beginning = deal.history.beginning
    sizes = [deal.rules.hand_size] * deal.rules.seats
    assert beginning.first in range(deal.rules.seats)
    for step in deal.history:
        if step.what in ("draw", "pile"):
            assert step.cards == ()
            sizes[step.seat] += step.number
        elif step.what in ("meld", "add", "discard") or (step.what == "red_three" and step.source == "hand"):
            sizes[step.seat] -= len(step.cards)
        elif step.what == "take":
            sizes[step.seat] -= len(step.cards) - 1
    assert sizes == [len(hand) for hand in deal.hands]


def test_the_numbers_of_the_engine_are_in_it() -> None:
    deal = played("tres-barajas", 3)
    again = Deal.start(
        deal.rules, deal.order, deal.history.beginning.first, deal.scores, moda=deal.moda, number=deal.number
    )
    for step in deal.history:
        if step.action >= 0:
            assert again.core.is_legal(step.action)
            again.core.apply(step.action)
    assert [*again.core.hands] == [*deal.core.hands]


def test_it_does_not_change_and_forks() -> None:
    one = History(played("clasica", 4, 0).history.beginning)
    draw, discard, keep = Step("draw", 0, hidden=1), Step("discard", 0, (4,)), Step("discard", 0, (5,))
    drawn = one.then([draw])
    first, second = drawn.then([discard]), drawn.then([keep])
    assert (len(one), list(drawn), list(first), list(second)) == (0, [draw], [draw, discard], [draw, keep])
    assert first == drawn.then([discard])
    assert first != second
    assert first != drawn
    assert hash(first) == hash(drawn.then([discard]))
    assert first[-1] == discard
    assert first[:1] == (draw,)
    with pytest.raises(IndexError):
        drawn[1]


def test_views_share_it_and_it_is_sent_without_what_came_later() -> None:
    deal = played("salon", 5, 30)
    seen = view(deal, 0)
    assert seen.history is view(deal, None).history
    before = list(seen.history)
    while not deal.over:
        deal.play(deal.legal().texts()[0])
    assert list(seen.history) == before
    there = pickled(seen)
    assert there == seen
    assert len(pickle.dumps(seen)) < len(pickle.dumps(view(deal, 0)))


def test_a_position_begins_one_without_what_is_hidden() -> None:
    deal = played("tres-barajas", 6, 5)
    beginning = read_position(write_position(deal)).history.beginning
    assert beginning.position is not None
    assert beginning.position["stock"] == len(deal.stock)
    assert [row["hand"] for row in beginning.position["seat"]] == [len(hand) for hand in deal.hands]
    face_up = [parse_card(word) for word in str(beginning.position["pile"]).split()]
    assert face_up == deal.pile[int(deal.core.face_down) :]

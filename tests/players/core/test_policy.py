"""The policy: legal, to the end, and alike in every way of asking it; what it remembers is so."""

from __future__ import annotations

import pytest
from tests.engine.sets import NAMES, rules_of
from tests.players.core.positions import course, fresh_deal

from canasta.cards import KINDS
from canasta.engine.packed import count
from canasta.engine.rng import Rng
from canasta.engine.state import ANSWER
from canasta.players.core.files import rules_weights
from canasta.players.core.policy import decide, decide_softly, score_actions


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_legal_the_best_of_the_scored_actions_and_every_deal_ends(name: str) -> None:
    weights = rules_weights(name)
    for seed, score in enumerate((0, 3000, -50)):
        for step, (deal, memory) in enumerate(course(name, seed, score=score)):
            ranking = score_actions(deal, memory, weights)
            assert set(ranking.actions) <= set(deal.legal_actions())
            assert ranking.best_score == max(ranking.scores)
            assert decide(deal, memory, weights) == decide_softly(deal, memory, weights, 0, Rng(1)) == ranking.best
            assert decide_softly(deal, memory, weights, 50, Rng(1)) in ranking.actions
            assert step < 3000


def test_softness_grows_with_the_temperature() -> None:
    weights, other = rules_weights("clasica"), {5: 0, 5000: 0}
    for deal, memory in course("clasica", 3):
        for temperature in other:
            rng = Rng(deal.drawn)
            other[temperature] += decide_softly(deal, memory, weights, temperature, rng) != decide(
                deal, memory, weights
            )
    assert other[5] < other[5000]


@pytest.mark.parametrize("name", NAMES)
def test_known_cards_are_in_the_hand(name: str) -> None:
    """The memory never claims a card that is not there, and knows the pile but for what was dealt face down."""
    for seed in range(2):
        for deal, memory in course(name, seed + 20):
            if deal.aside:
                continue  # the pile is taken, but does not lie in the hand yet
            for seat in range(rules_of(name).seats):
                hand, known = int(deal.hands[seat]), int(memory.known[seat])
                assert all(count(known, kind) <= count(hand, kind) for kind in range(KINDS))
            if deal.face_down == 0:
                assert memory.seen == deal.pile


def test_the_memory_of_discards_and_refusals() -> None:
    deal, memory = fresh_deal("clasica", 1)
    copied = memory.copy()
    top, seat = int(deal.top), int(deal.seat)
    memory.note(deal, 1)
    deal.apply(1)
    assert count(memory.declined[seat], top) == (1 if top <= 10 else 0)
    thrown = next(action for action in deal.legal_actions() if action < 64 and action % 4 == 0)
    memory.note(deal, thrown)
    deal.apply(thrown)
    assert count(memory.thrown[seat], thrown // 4) == 1
    assert (memory.turns, copied.turns) == (1, 0)
    assert copied.declined[seat] == copied.thrown[seat] == 0


@pytest.mark.parametrize("name", [name for name in NAMES if rules_of(name).partners])
def test_who_is_asked_for_leave_answers_from_the_own_hand(name: str) -> None:
    weights = rules_weights(name)
    asked = 0
    for seed in range(12):
        for deal, memory in course(name, seed, blunders=30, out=5000, ask=0):
            if deal.phase == ANSWER:
                asked += 1
                assert decide(deal, memory, weights) in deal.legal_actions()
        if asked:
            return
    pytest.fail("nobody asked")

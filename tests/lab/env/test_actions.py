"""Action numbers as texts and back: by themselves, at a deal and at a view."""

from __future__ import annotations

import contextlib
import random

import pytest
from tests.match.playing import EVERY_GAME, choose, random_deal

from canasta.cards import KIND_TEXTS
from canasta.deal.view import view
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.observation import action_number
from canasta.lab.env import action_of, action_text
from canasta.rules import get


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_legal_number_has_a_text_with_and_without_a_table(name: str) -> None:
    rules, rng = get(name), random.Random(name)
    deal = random_deal(rules, rng)
    while not deal.over:
        numbers, seen = deal.core.legal_actions(), view(deal, deal.to_act)
        assert sorted(action_text(number, deal) for number in numbers) == sorted(seen.legal)
        for number in numbers:
            at_table, alone = action_text(number, deal), action_text(number)
            assert action_of(at_table, deal) == action_of(alone) == number
            # By itself it names the same cards, but for the top card, and a meld by its rank.
            top = KIND_TEXTS[int(deal.core.top)] if int(deal.core.top) < len(KIND_TEXTS) else ""
            said = alone.partition(" >")[0].replace("_", top)
            frozen = at_table.startswith("take") and len(at_table.split()) > len(said.split())
            assert frozen or said == at_table.partition(" >")[0]
        if rng.random() < 0.1:
            assert {action_of(text, seen): text for text in seen.legal} == {n: action_text(n, seen) for n in numbers}
        deal.play(choose(seen.legal, rng))


def test_all_texts_are_different_and_read_back() -> None:
    known = {}
    for number in range(int(action_number(rule_table_of(get("tres-barajas"))))):
        with contextlib.suppress(ValueError):
            known[number] = action_text(number)
    assert len(known) == 14 + 5 + 4 + 6 + 38 + 22 + 6 * 36
    assert [action_of(text) for text in known.values()] == [*known]


def test_texts_by_themselves() -> None:
    said = [action_text(number) for number in (1, 4 * 9, 21, 25, 33, 41, 64 + 4 * 8 + 2, 64 + 4 * 9 + 3)]
    assert said == ["draw", "discard K", "take _ _", "take _ 2", "take", "take _ _ > _.2", "meld Q Q X", "swap K 2 > K"]
    assert action_text(2 * 64 + 4 * 9 + 1) == "add 2 > K"
    assert action_text(4 * 64 + 4 * 12 + 2) == "add X > 2.3"


def test_what_is_no_action_is_refused() -> None:
    deal = random_deal(get("clasica"), random.Random(1))
    seen = view(deal, deal.to_act)
    for at in (deal, seen):
        with pytest.raises(
            ValueError, match=r"^Action 36 \(discard K\) is not legal: expected the only legal one, draw\.$"
        ):
            action_text(36, at)
    with pytest.raises(ValueError, match=r"^2 is not an action: expected a whole number"):
        action_text(2)
    with pytest.raises(ValueError, match=r"^'fly' is the text of no action$"):
        action_of("fly")
    with pytest.raises(ValueError, match=r"^'discard K' is the text of no action; legal are draw$"):
        action_of("discard K", seen)

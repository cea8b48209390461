"""In random deals of every rule set: what is not legal is refused by a rule of the book, and truly.

That a refusal tells nothing hidden is tried with all else that a seat is told, in `tests.deal.test_leaks`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.match.playing import EVERY_GAME, choose, random_deal, scores_at

from canasta.cards import KIND_OF_CARD, KIND_TEXTS
from canasta.deal.deal import Deal
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.state import NOT_ASKED, YES
from canasta.refusals import Refusal
from canasta.rules import Rules, get
from canasta.rules.model import GoOutNeeds, Leave, OneCardHand
from canasta.rules.rulebook import rule, speaking
from canasta.texts import LANGUAGES

every_game = pytest.mark.parametrize("name", EVERY_GAME)
OPENING = {"opening-short", "opening-out-of-reach", "opening-no-end", "take-short", "opening-unfinished", "pile-aside"}
TAKES = ("", "{0}", "{0} {0}", "{0} {0} {0}", "{0} 2", "{0} X", "2", "2 X", "4 9", "{0} 2 2")
MELDS = ("{0}", "{0} {0}", "{0} {0} {0}", "{0} {0} 2", "{0} {0} X", "{0} {0} {0} {0}", "{0} {0} 2 2", "{0} 2 2")
ODD_MELDS = ("2 2 2", "2 2 X", "2 X X", "X X X", "2 2 2 2", "3b 3b 3b", "3b 3b 2", "3r 3r 3r")


def states(rules: Rules, seed: int, every: float, deals: int, score: int | None = None) -> Iterator[Deal]:
    """States of random deals in which players love to lay, to take the pile and to ask."""
    rng = random.Random(f"{rules.name}/{seed}")
    for _ in range(deals):
        deal = random_deal(rules, rng, scores_at(rules, rng) if score is None else score)
        while not deal.over:
            if rng.random() < every:
                yield deal
            deal.play(choose(deal.legal().texts(), rng))


def actions(deal: Deal, most: int) -> list[str]:
    """Some well-formed actions of every kind, most of them about cards that are there."""
    held = [KIND_TEXTS[kind] for kind in sorted({KIND_OF_CARD[card] for card in deal.hands[deal.to_act]})]
    takes = [cards.format(KIND_TEXTS[KIND_OF_CARD[deal.pile[-1]]] if deal.pile else "K") for cards in TAKES]
    numbers = range(1, len(deal.side_of(deal.turn).melds) + 2)
    texts = ["draw", "pass", "ask", "yes", "no", "cut 20", *(f"discard {kind}" for kind in KIND_TEXTS)]
    texts += [f"take {cards}" for cards in takes]
    texts += [f"take {cards} > {number}" for cards in takes for number in numbers]
    texts += [f"meld {cards}" for cards in ODD_MELDS]
    for kind in held or ["4"]:
        texts += [f"meld {cards.format(kind)}" for cards in MELDS]
        for number in numbers:
            texts += [f"add {cards} > {number}" for cards in (kind, f"{kind} {kind}", f"{kind} 2")]
            texts += [f"swap {cards} > {number}" for cards in (kind, f"{kind} 2", f"{kind} X")]
    return random.Random(len(deal.history)).sample(texts, min(len(texts), most))


def lifted(deal: Deal, refusal: Refusal) -> Deal | None:
    """The same deal without the obstacle that the refusal names; None where it names no such thing."""
    other = deal.copy()
    core, why = other.core, refusal.data.get("why")
    if refusal.code in OPENING:
        core.side_on_turn().opened = True
    elif refusal.code == "take-frozen":
        core.frozen = False
    elif refusal.code == "must-go-out-leave":
        core.leave = NOT_ASKED
    elif refusal.code.startswith("must-go-out-abatir"):
        core.bound = False
    elif why in ("canastas", "clean-and-dirty"):
        core.rule_table = rule_table_of(replace(deal.rules, go_out_needs=GoOutNeeds.CANASTAS, canastas_to_go_out=0))
    elif why in ("leave-refused", "leave-needed"):
        core.leave = YES if deal.rules.leave is Leave.COMPULSORY else NOT_ASKED
    elif refusal.code.startswith("one-card") or refusal.code == "too-many-wilds":
        other.rules = replace(deal.rules, one_card_hand=OneCardHand.ANY, max_wilds=6)
        core.rule_table = rule_table_of(other.rules)
    else:
        return None
    return other


@every_game
def test_what_is_not_legal_is_refused_by_a_rule_of_the_book_whose_obstacle_is_one(name: str) -> None:
    """Taken away, the action is legal, or refused for another reason."""
    rules = get(name)
    books, codes, tried = {*speaking(rules)}, set(), 0
    for deal in states(rules, 1, every=0.15, deals=4):
        legal = set(deal.legal().texts())
        for text in actions(deal, most=60):
            refusal = deal.check(text)
            if refusal is None:
                continue
            assert text not in legal
            assert rule(refusal.rule).set in books, (text, refusal)
            assert refusal.code != "no-form", text
            for lang in LANGUAGES:
                assert not set("{}$") & set(refusal.message(lang))
            codes.add(refusal.code)
            free = lifted(deal, refusal)
            if free is not None:
                tried += 1
                then = free.check(text)
                assert then is None or (then.code, then.data.get("why")) != (refusal.code, refusal.data.get("why")), (
                    text
                )
    assert len(codes) > 25
    assert tried > 5


@every_game
def test_the_best_that_a_hand_can_reach_is_exact(name: str) -> None:
    """With that minimum it is not the minimum that forbids; with five points more it is."""
    tried = 0
    for deal in states(get(name), 3, every=0.5, deals=2, score=15_000):
        if deal.core.side_on_turn().opened:
            continue
        for text in actions(deal, most=60):
            refusal = deal.check(text) if text.startswith(("meld", "take")) else None
            if refusal is None or refusal.code not in ("opening-short", "take-short"):
                continue  # the best is told where the whole hand would not do
            tried += 1
            for more in (0, 5):
                other = deal.copy()
                other.core.side_on_turn().minimum = int(refusal.data["best"]) + more
                then = other.check(text)
                assert (then is not None and then.code == refusal.code) is bool(more), (text, refusal, then)
    assert tried > 2

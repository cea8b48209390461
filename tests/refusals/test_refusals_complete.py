"""In random deals of every rule set: what is not legal is refused by a rule of the book, truly, and tells nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from mypy_extensions import u8

from canasta.cards import KIND_OF_CARD, KIND_TEXTS, NATURAL_KINDS, RED_THREE, pack
from canasta.deal.deal import Deal
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.packed import pack as packed
from canasta.engine.state import NOT_ASKED, YES
from canasta.refusals import Refusal
from canasta.rules.build import THE_BOOK
from canasta.rules.model import GoOutNeeds, Leave, OneCardHand, Rules
from canasta.rules.rulebook import parent, rule
from canasta.texts import LANGUAGES

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

ALL_RULES = [THE_BOOK.get(name, form) for name in THE_BOOK.names() for form in THE_BOOK.forms(name)]
every_rule_set = pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
OPENING = {"opening-short", "opening-out-of-reach", "opening-no-end", "take-short", "opening-unfinished", "pile-aside"}


def random_deal(rules: Rules, rng: random.Random, score: int | None) -> Deal:
    cards = pack(rules.packs)
    rng.shuffle(cards)
    scores = [rng.choice([lowest for lowest, _ in rules.opening]) for _ in range(rules.sides)]
    scores = scores if score is None else [score] * rules.sides
    moda = rng.choice(NATURAL_KINDS) if rules.moda_doubles else None
    return Deal.start(rules, cards, rng.randrange(rules.seats), scores, moda=moda)


def states(
    rules: Rules, seed: int, every: float = 0.25, deals: int = 2, score: int | None = None
) -> Iterator[tuple[Deal, random.Random]]:
    """States of random deals in which players love to lay, to take the pile and to ask."""
    rng = random.Random(f"{rules.name}/{seed}")
    for _ in range(deals):
        deal = random_deal(rules, rng, score)
        while not deal.over:
            if rng.random() < every:
                yield deal, rng
            texts = deal.legal().texts()
            lays = [text for text in texts if text.split()[0] in ("take", "meld", "add", "swap", "ask", "yes")]
            deal.play(rng.choice(lays if lays and rng.random() < 0.75 else texts))


def actions(deal: Deal, rng: random.Random, most: int = 40) -> list[str]:
    """Well-formed actions of every kind, most of them about cards that are there."""
    held = [KIND_TEXTS[kind] for kind in sorted({KIND_OF_CARD[card] for card in deal.hands[deal.to_act]})]
    top = KIND_TEXTS[KIND_OF_CARD[deal.pile[-1]]] if deal.pile else "K"
    takes = (
        "",
        f"{top}",
        f"{top} {top}",
        f"{top} {top} {top}",
        f"{top} 2",
        f"{top} X",
        "2",
        "2 X",
        "4 9",
        f"{top} 2 2",
    )
    texts = ["draw", "pass", "ask", "yes", "no", "cut 20", *(f"discard {kind}" for kind in KIND_TEXTS)]
    texts += [f"take {cards}" for cards in takes]
    numbers = range(1, len(deal.side_of(deal.turn).melds) + 2)
    texts += [f"take {cards} > {number}" for cards in takes for number in numbers]
    for kind in held or ["4"]:
        shapes = (
            "{0}",
            "{0} {0}",
            "{0} {0} {0}",
            "{0} {0} 2",
            "{0} {0} X",
            "{0} {0} {0} {0}",
            "{0} {0} 2 2",
            "{0} 2 2",
        )
        texts += [f"meld {shape.format(kind)}" for shape in shapes]
        for number in numbers:
            texts += [f"add {cards} > {number}" for cards in (kind, f"{kind} {kind}", f"{kind} 2")]
            texts += [f"swap {cards} > {number}" for cards in (kind, f"{kind} 2", f"{kind} X")]
    texts += ["meld 2 2 2", "meld 2 2 X", "meld 2 X X", "meld X X X", "meld 2 2 2 2", "meld 3b 3b 3b", "meld 3b 3b 2"]
    texts += ["meld 3r 3r 3r", "meld " + " ".join(rng.choices(KIND_TEXTS, k=3)), "add 2 2 2 > 1"]
    return rng.sample(texts, min(len(texts), most))


def refusals(deal: Deal, rng: random.Random) -> Iterator[tuple[str, Refusal]]:
    for text in actions(deal, rng, most=400):
        refusal = deal.check(text)
        if refusal is not None:
            yield text, refusal


def is_of_the_book(rules: Rules, rule_id: str) -> bool:
    rule_set: str | None = rules.id
    while rule_set is not None and rule(rule_id).set != rule_set:
        rule_set = parent(rule_set)
    return rule_set is not None


@every_rule_set
def test_what_is_not_legal_is_refused_by_a_rule_of_the_book(rules: Rules) -> None:
    codes = set()
    for deal, rng in states(rules, 1):
        legal = set(deal.legal().texts())
        for text in actions(deal, rng):
            refusal = deal.check(text)
            if refusal is None:
                continue
            assert text not in legal
            assert is_of_the_book(rules, refusal.rule), (text, refusal)
            assert refusal.code != "no-form", text
            for lang in LANGUAGES:
                assert not set("{}$") & set(refusal.message(lang))
            codes.add(refusal.code)
    assert len(codes) > 25


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


@every_rule_set
def test_the_obstacle_named_is_one(rules: Rules) -> None:
    """Taken away, the action is legal, or refused for another reason."""
    tried = 0
    for deal, rng in states(rules, 2, deals=3):
        for text, refusal in refusals(deal, rng):
            free = lifted(deal, refusal)
            if free is None:
                continue
            tried += 1
            then = free.check(text)
            assert then is None or (then.code, then.data.get("why")) != (refusal.code, refusal.data.get("why")), text
    assert tried > 20


@every_rule_set
def test_the_best_that_a_hand_can_reach_is_exact(rules: Rules) -> None:
    """With that minimum it is not the minimum that forbids; with five points more it is."""
    tried = 0
    for deal, rng in states(rules, 3, every=0.5, score=15_000):
        for text, refusal in refusals(deal, rng):
            if refusal.code not in ("opening-short", "take-short"):
                continue  # the best is told where the whole hand would not do
            tried += 1
            for more in (0, 5):
                other = deal.copy()
                other.core.side_on_turn().minimum = int(refusal.data["best"]) + more
                then = other.check(text)
                assert (then is not None and then.code == refusal.code) is bool(more), (text, refusal, then)
    assert tried > 2


def twin(deal: Deal, rng: random.Random) -> Deal:
    """A deal that the seat to act cannot tell from this one: cards that it has not seen change places."""
    other = deal.copy()
    seat, down, drawn = deal.to_act, int(deal.core.face_down), deal.drawn
    hidden = [card for at, hand in enumerate(deal.hands) if at != seat for card in hand]
    hidden += [*deal.stock, *deal.pile[:down]]
    movable = [card for card in hidden if KIND_OF_CARD[card] != RED_THREE]
    rng.shuffle(movable)

    def moved(cards: list[int]) -> list[int]:
        return [card if KIND_OF_CARD[card] == RED_THREE else movable.pop() for card in cards]

    for at in range(deal.rules.seats):
        if at != seat:
            other.hands[at] = moved(deal.hands[at])
            other.core.hands[at] = packed([KIND_OF_CARD[card] for card in other.hands[at]])
    other.order = (*deal.order[:drawn], *moved(list(deal.stock)))
    other.core.stock = vec[u8]([KIND_OF_CARD[card] for card in other.order])
    other.pile[:down] = moved(deal.pile[:down])
    other.core.pile = packed([KIND_OF_CARD[card] for card in other.pile])
    return other


@every_rule_set
def test_a_refusal_tells_nothing_hidden(rules: Rules) -> None:
    for deal, rng in states(rules, 4):
        other = twin(deal, rng)
        for text in actions(deal, rng):
            here, there = deal.check(text), other.check(text)
            if here is not None and there is not None:
                assert here == there, text
            else:
                only = here or there
                assert only is None or only.kind == "unavailable", text

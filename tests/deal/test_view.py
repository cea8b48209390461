"""The view of a seat: its own hand, the table, and of everything else only what the rules show."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from msgspec import Struct
from tests.match.playing import EVERY_GAME, choose, random_deal

from canasta.cards import CARD_TEXTS
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.rules import Rules, get
from canasta.rules.house import with_house
from canasta.tabletop.history import History
from canasta.tabletop.public import texts

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK][shdc]|X)(?![A-Za-z0-9])")


def allowed(deal: Deal, seat: int | None) -> Counter[str]:
    """The cards that may stand in a view of that seat, counted apart from `canasta.deal.view`."""
    seen = Counter[str]()
    for side in deal.sides:
        seen.update(texts(side.red_threes))
        for meld in side.melds:
            seen.update(texts(meld.cards))
    if seat is not None:
        seen.update(texts(deal.hands[seat]))
    if deal.over:
        for hand in deal.hands:
            seen.update(texts(hand))
    face_up = deal.pile[int(deal.core.face_down) :]
    examined = seat == deal.turn and deal.core.first_turns > 0 and deal.rules.id == "tres-barajas" and not deal.over
    freezing = "2X" if deal.rules.id in ("clasica", "internacional", "tres-barajas") else ""
    red = ("3h", "3d") if deal.rules.id in ("clasica", "internacional") else ()
    crosswise = [
        card for card in face_up if deal.core.frozen and (CARD_TEXTS[card][0] in freezing or CARD_TEXTS[card] in red)
    ]
    seen.update(texts(deal.pile[-1:]) + texts(crosswise))
    seen.update(texts(face_up) if examined else [])
    return seen


@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_card_stands_in_a_view_that_the_seat_may_not_know(name: str) -> None:
    """Every card in the repr and in the JSON of a view is accounted for, at every step."""
    rng = random.Random(5)
    deal = random_deal(get(name), rng)
    while True:
        for seat in (None, *range(deal.rules.seats)):
            seen = view(deal, seat)
            may = allowed(deal, seat)
            for text in (repr(seen), json.dumps(seen.as_dict())):
                ranks = Counter([*seen.laid, seen.freed]) + Counter(CARD.findall(" ".join(seen.legal)))
                jokers = Counter({"X": ranks["X"]})  # the one rank that is written as a card is
                assert Counter(CARD.findall(text)) - jokers <= may
        if deal.over:
            return
        deal.play(choose(deal.legal().texts(), rng))


def parts(value: Any) -> list[Any]:
    """Everything that can be reached from a value through its attributes and items."""
    found = [value]
    if isinstance(value, tuple | list):
        for item in value:
            found += parts(item)
    elif isinstance(value, History):
        found += parts((value.beginning, *value))
    elif is_dataclass(value) and not isinstance(value, Rules):
        for field in fields(value):
            found += parts(getattr(value, field.name))
        assert not hasattr(value, "__dict__")
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            found += parts(getattr(value, name))
    return found


def test_a_view_holds_plain_values_and_refers_to_nothing_else() -> None:
    deal = random_deal(get("tres-barajas"), random.Random(1))
    names = {type(part).__name__ for part in parts(view(deal, 0))}
    views = {"View", "PileView", "SideView", "MeldView", "Rules", "History", "Beginning", "Step"}
    assert names <= views | {"tuple", "str", "int", "bool", "NoneType"}


def test_a_view_cannot_be_changed_and_does_not_change() -> None:
    deal = random_deal(get("clasica"), random.Random(1))
    seen = view(deal, deal.turn)
    before = seen.as_dict()
    deal.play("draw")
    assert seen.as_dict() == before
    with pytest.raises(AttributeError):
        seen.stock = 3  # type: ignore[misc]


@pytest.mark.rule("TB-4.6", "TB-2.9")
def test_the_pile_may_be_examined_in_the_first_round_by_the_player_on_turn() -> None:
    rng = random.Random(12)
    deal = random_deal(get("tres-barajas"), rng)
    turns = 0
    while not deal.over and turns < 6:
        for seat in (None, 0, 1, 2, 3):
            cards = view(deal, seat).pile.cards
            if seat == deal.turn and turns < 4 and deal.pile:
                down = int(deal.core.face_down)
                assert cards == (*[None] * down, *texts(deal.pile[down:]))
            else:
                assert not cards
        turn = deal.turn
        legal = [text for text in deal.legal().texts() if not text.startswith("take")]
        deal.play(choose(legal, rng))
        turns += deal.turn != turn
    assert turns == 6


@pytest.mark.rule("TB-4.6")
def test_a_switch_lets_the_face_down_cards_be_examined_too() -> None:
    deal = random_deal(with_house(get("tres-barajas"), {"pile_seen": "all"}), random.Random(12))
    assert view(deal, deal.turn).pile.cards == tuple(texts(deal.pile))
    assert view(deal, (deal.turn + 1) % 4).pile.cards is None
    closed = random_deal(with_house(get("tres-barajas"), {"pile_seen": "nothing"}), random.Random(12))
    assert view(closed, closed.turn).pile.cards is None


@pytest.mark.rule("TB-4.6")
def test_a_wild_among_the_face_down_six_neither_shows_nor_freezes() -> None:
    rng = random.Random(0)
    found = 0
    for _ in range(30):
        deal = random_deal(get("tres-barajas"), rng)
        wilds = [card for card in texts(deal.pile[:6]) if card[0] in "2X"]
        if wilds and not [card for card in texts(deal.pile[6:]) if card[0] in "2X"]:
            found += 1
            seen = view(deal, (deal.turn + 1) % 4)
            assert not seen.pile.frozen
            assert seen.pile.crosswise == ()
    assert found > 5


@pytest.mark.rule("CL-1.4", "SA-2.4", "RE-1.8")
def test_red_threes_that_are_held_are_hidden_and_those_laid_out_are_not() -> None:
    rng = random.Random(4)
    held = 0
    for name in ("clasica", "salon", "reglamento"):
        deal = random_deal(get(name), rng)
        for seat in range(4):
            red = [card for card in texts(deal.hands[seat]) if card in ("3h", "3d")]
            held += len(red)
            assert set(red) <= set(view(deal, seat).hand)
            assert name == "clasica" or not red
            assert view(deal, seat).owed == view(deal, None).owed
    assert held


def test_a_set_of_rules_of_ones_own_shows_freezing_cards() -> None:
    rng = random.Random(1)
    rules = replace(get("clasica"), id="de-la-casa")
    frozen = next(deal for deal in (random_deal(rules, rng) for _ in range(200)) if deal.core.frozen)
    assert view(frozen, None).pile.crosswise

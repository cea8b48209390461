"""Worlds behind a view: with the true cards they are the deal itself; with others nothing that was seen differs."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.engine.words import cards_everywhere
from tests.match.playing import EVERY_GAME, choose, scores_at

from canasta.cards import KIND_OF_CARD, RED_THREE
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import unpack
from canasta.engine.rng import Rng
from canasta.engine.simulate import fingerprint
from canasta.engine.state import State
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.position import read_position, write_position
from canasta.rules import get

NUMBERS = [
    *("seat", "phase", "pile", "pile_size", "top", "frozen", "face_down", "first_turns", "has_laid", "owed", "moda"),
    *("exact_cut", "came", "laid_naturals", "laid_twos", "laid_jokers", "points", "leave", "aside", "bound", "freed"),
    *("freed_from", "ending", "outcome"),
]
OF_SIDE = [
    *("minimum", "opened", "red_threes", "took_pile", "took_frozen", "done_naturals", "done_twos", "done_jokers"),
    *("canastas", "clean", "clean_number"),
]


def told(deal: State) -> dict[str, object]:
    """Everything that a state is, but for where the stock begins in its order."""
    found: dict[str, object] = {name: int(getattr(deal, name)) for name in NUMBERS}
    found["hands"] = [int(hand) for hand in deal.hands]
    found["stock"] = [int(kind) for kind in deal.stock][int(deal.drawn) :]
    for number, side in enumerate(deal.sides):
        found |= {f"{number} {name}": int(getattr(side, name)) for name in OF_SIDE}
        for slot in range(int(side.slots())):
            melds = side.slot(slot)
            if slot == 0 or melds.naturals:
                found[f"{number} slot {slot}"] = (int(melds.naturals), int(melds.twos), int(melds.jokers))
    return found


def true_world(deal: Deal, worlds: PossibleDeals) -> EngineDeal:
    down = [KIND_OF_CARD[card] for card in deal.pile[: int(deal.core.face_down)]]
    stock = [KIND_OF_CARD[card] for card in deal.stock]
    return worlds.with_cards([int(hand) for hand in deal.core.hands], stock, down)[0]


def check(deal: Deal, *, order: bool = True) -> None:
    seen = view(deal, deal.to_act)
    worlds = PossibleDeals(seen)
    assert sorted(worlds.texts().values()) == sorted(seen.legal)
    assert worlds.deal.legal_actions() == deal.core.legal_actions()
    true = true_world(deal, worlds)
    assert told(true) == told(deal.core)
    assert true.legal_actions() == deal.core.legal_actions()
    if order:
        assert fingerprint(true) == fingerprint(deal.core)


def check_other(deal: Deal, rng: random.Random) -> None:
    """Another world: the same to the seat, whole, and playable to the end."""
    seat = deal.to_act
    worlds = PossibleDeals(view(deal, seat))
    other = worlds.deal.copy()
    worlds.hidden.fill(other, Rng(rng.randrange(1 << 60)))
    before, now = told(deal.core), told(other)
    hands, hidden = [len(hand) for hand in deal.hands], ("hands", "stock", "pile")
    assert {key: value for key, value in before.items() if key not in hidden} == {
        key: value for key, value in now.items() if key not in hidden
    }
    assert [len(unpack(hand)) for hand in other.hands] == hands
    assert other.hands[seat] == deal.core.hands[seat]
    assert other.stock_left() == deal.core.stock_left()
    assert len(unpack(other.pile)) == len(deal.pile)
    assert cards_everywhere(other) == cards_everywhere(deal.core)
    assert other.legal_actions() == deal.core.legal_actions()
    other.play_random(Rng(1))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_with_the_true_cards_a_world_is_the_deal(game: str) -> None:
    rules, rng = get(game), random.Random(f"worlds {game}")
    for number in range(2):
        deal = deal_out(rules, game, number, [scores_at(rules, rng)] * rules.sides)
        while not deal.over:
            check(deal)
            deal.play(choose(deal.legal().texts(), rng))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_other_worlds_look_the_same_and_can_be_played(game: str) -> None:
    rules, rng = get(game), random.Random(f"other {game}")
    deal = deal_out(rules, game, 5)
    while not deal.over:
        check_other(deal, rng)
        deal.play(choose(deal.legal().texts(), rng))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_deal_that_began_as_a_position_has_worlds_too(game: str) -> None:
    rules, rng = get(game), random.Random(f"position {game}")
    deal = deal_out(rules, game, 7)
    steps = 0
    while not deal.over:
        if steps % 5 == 0:
            deal = read_position(write_position(deal))
            check(deal, order=False)
        if steps % 5 == 3:
            check(deal, order=False)
            check_other(deal, rng)
        deal.play(choose(deal.legal().texts(), rng))
        steps += 1


def test_cards_of_a_taken_pile_are_in_the_hand_of_the_taker_in_every_world() -> None:
    rules, rng, compared = get("clasica"), random.Random(3), 0
    for number in range(6):
        deal = deal_out(rules, "known", number)
        while not deal.over:
            taker = next((step.seat for step in reversed(deal.history) if step.what == "pile"), None)
            if taker not in (None, deal.to_act) and deal.phase == "draw":
                worlds = PossibleDeals(view(deal, deal.to_act))
                sure = Counter(unpack(worlds.hidden.known[taker]))
                worlds.hidden.fill(worlds.deal, Rng(number))
                assert sure <= Counter(unpack(worlds.deal.hands[taker]))
                assert sure <= Counter(KIND_OF_CARD[card] for card in deal.hands[taker])
                compared += bool(sure)
            deal.play(choose(deal.legal().texts(), rng))
    assert compared > 5


@pytest.mark.parametrize("game", ["clasica", "tres-barajas"])
def test_every_world_is_as_likely_as_any_other(game: str) -> None:
    """Where a red three lies: in the stock and the covered cards alike, in hands where the first turn shows it."""
    deal = deal_out(get(game), "even", 0)
    worlds = PossibleDeals(view(deal, deal.to_act))
    other, rng, found = worlds.deal.copy(), Rng(5), Counter[str]()
    for _ in range(2000):
        worlds.hidden.fill(other, rng)
        found["stock"] += sum(int(kind) == RED_THREE for kind in other.stock)
        found["down"] += (int(other.pile) >> 4 * RED_THREE) & 15
        for seat in range(4):
            found[f"hand {seat}"] += (int(other.hands[seat]) >> 4 * RED_THREE) & 15
    places = {"stock": len(deal.stock), "down": int(deal.core.face_down)}
    hands = range(1, 4) if game == "clasica" else ()
    places |= {f"hand {seat}": len(deal.hands[seat]) for seat in hands}
    each = found.total() / sum(places.values())
    assert set(found) - {place for place in found if found[place] == 0} <= set(places)
    for place, size in places.items():
        assert abs(found[place] - each * size) < 6 * (each * size) ** 0.5 + 1

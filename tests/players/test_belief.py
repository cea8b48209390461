"""What is believed of hands: likelier worlds come more often, and nothing is dealt that cannot be."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.engine.words import cards_everywhere
from tests.match.playing import EVERY_GAME, choose

from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.packed import unpack
from canasta.engine.rng import Rng
from canasta.players.core.files import holdings
from canasta.players.core.hidden import CLASSES, EVEN, NUMBERS, Belief, class_name, holding
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.rules import get


def even() -> list[int]:
    return [int(EVEN)] * int(CLASSES * NUMBERS)


def some_way(game: str, steps: int) -> Deal:
    rng, deal = random.Random(game), deal_out(get(game), "belief", 1)
    while steps and not deal.over:
        deal.play(choose(deal.legal().texts(), rng))
        steps -= 1
    return deal


def test_every_class_has_its_name() -> None:
    assert len({class_name(number) for number in range(int(CLASSES))}) == CLASSES


@pytest.mark.parametrize("game", EVERY_GAME)
def test_believed_worlds_hold_the_same_cards(game: str) -> None:
    deal = some_way(game, 40)
    worlds = PossibleDeals(view(deal, deal.to_act))
    rng = random.Random(1)
    worlds.hidden.believe(Belief([rng.randrange(1, 2000) for _ in even()]), worlds.deal, worlds.memory)
    other = worlds.deal.copy()
    for seed in range(30):
        worlds.hidden.fill(other, Rng(seed))
        assert cards_everywhere(other) == cards_everywhere(deal.core)
        assert [len(unpack(hand)) for hand in other.hands] == [len(hand) for hand in deal.hands]
        for seat, sure in enumerate(worlds.hidden.known):
            assert not Counter(unpack(sure)) - Counter(unpack(other.hands[seat]))
        assert other.legal_actions() == deal.core.legal_actions()


def test_a_hand_comes_as_often_as_is_believed() -> None:
    """Two jokers in a hand four times as likely as by chance: their odds against none are four times as high."""
    deal = deal_out(get("reglamento/2"), "belief", 2)
    worlds = PossibleDeals(view(deal, deal.to_act))
    factors = even()
    seat = 1 - deal.to_act
    at = int(NUMBERS * holding(worlds.deal, worlds.memory, seat, 13))
    factors[at + 2] = 4 * int(EVEN)

    def odds(belief: list[int]) -> float:
        worlds.hidden.believe(Belief(belief), worlds.deal, worlds.memory)
        rng, held = Rng(3), Counter[int]()
        for _ in range(3000):
            worlds.hidden.fill(worlds.deal, rng)
            held[int(worlds.deal.hands[seat]) >> 52 & 15] += 1
        return held[2] / held[0]

    assert 3.2 < odds(factors) / odds(even()) < 5.0


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_was_counted_is_there_for_every_game(game: str) -> None:
    belief = holdings(game)
    assert belief is not None
    assert len(belief.factors) == CLASSES * NUMBERS
    assert all(0 < factor <= 4000 for factor in belief.factors)
    names = [class_name(number) for number in range(int(CLASSES))]
    melded = int(NUMBERS) * names.index("opened-melded-thrown0")
    none, one = belief.factors[melded], belief.factors[melded + 1]
    assert none > 2 * one, "who has melded a rank has laid off what it holds of it"


def test_there_is_none_for_rules_that_nobody_has_counted() -> None:
    assert holdings("of-the-house") is None

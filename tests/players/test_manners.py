"""What a partner would take for a blunder needs a good reason."""

from __future__ import annotations

import pytest
from tests.match.playing import EVERY_GAME

from canasta.deal.view import view
from canasta.engine.actions import add, discard, start
from canasta.players.core.files import tuned_weights
from canasta.players.core.manners import strands, throws_own, wastes_wild
from canasta.players.core.outlook import Outlook
from canasta.players.core.policy import decide
from canasta.players.core.reading import Reading
from canasta.players.glance import Glance, move_of
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.position import read_position
from canasta.review.partner import throws_own as seen_to_throw
from canasta.rules import get

KING, FIVE = 9, 1
POSITION = """
    rules = "clasica"
    phase = "play"
    stock = 40
    pile = "9h"
    [[seat]]
    hand = "Kh 5c 5d 3s 2h"
    [[seat]]
    hand = 11
    [[seat]]
    hand = 11
    [[seat]]
    hand = 11
    [[side]]
    melds = ["Kd Kc Ks", "7h 7d 7c"]
    [[side]]
    melds = ["Qh Qd Qc"]
"""


def test_a_card_that_an_own_meld_takes_is_rude_to_throw() -> None:
    core = read_position(POSITION).core
    assert throws_own(core, discard(KING))
    assert not throws_own(core, discard(FIVE))
    nothing_else = read_position(POSITION.replace("5c 5d ", "")).core
    assert not throws_own(nothing_else, discard(KING))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_it_is_what_a_partner_sees(game: str) -> None:
    """The same as the counting of blunders says, at every throw of some deals."""
    rules, compared = get(game), 0
    for number in range(2):
        deal = deal_out(rules, "manners", number)
        while not deal.over:
            seen = view(deal, deal.to_act)
            worlds = PossibleDeals(seen)
            texts = worlds.texts()
            for action, text in texts.items():
                if text.startswith("discard"):
                    assert throws_own(worlds.deal, action) == seen_to_throw(Glance(seen), move_of(text))
                    compared += 1
            deal.play(texts[int(decide(worlds.deal, worlds.memory, tuned_weights(rules.name)))])
    assert compared > 50


def wastes(position: str, action: int, *, going_out: bool = False) -> bool:
    worlds = PossibleDeals(view((deal := read_position(position)), deal.to_act))
    core = worlds.deal
    assert action in core.legal_actions()
    core.bound = going_out
    return wastes_wild(Reading(core, worlds.memory, tuned_weights("clasica"), core.seat), action)


def test_a_wild_on_a_canasta_or_on_a_dead_rank_is_wasted() -> None:
    assert not wastes(POSITION, add(0, KING, 1))
    assert not wastes(POSITION, start(FIVE, 1))
    canasta = POSITION.replace('"Kd Kc Ks"', '"Kd Kc Ks Kd Kc Ks 2s"')
    assert wastes(canasta, add(0, KING, 1))
    assert wastes(POSITION.replace('"Qh Qd Qc"', '"5h 5h 5s 5s 5c"'), start(FIVE, 1))
    assert not wastes(canasta, add(0, KING, 1), going_out=True)


def test_who_goes_out_behind_strands_the_partner() -> None:
    outlook = Outlook(discard(KING), closing=False, score=0)
    assert not strands(outlook)
    outlook.worlds = outlook.out = 10
    outlook.held, outlook.points = 700, -1000
    assert strands(outlook)
    outlook.points = 1000
    assert not strands(outlook)
    outlook.points, outlook.out = -1000, 9
    assert not strands(outlook)

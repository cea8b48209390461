"""What a partner would take for a blunder needs a good reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.match.playing import EVERY_GAME
from tests.players import seen_manners
from tests.scenes import deal_of

from canasta.advice.deed import move_of
from canasta.advice.scene import Scene
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.actions import DRAW_ACTION, add, discard, start
from canasta.engine.rng import Rng
from canasta.engine.state import PLAY
from canasta.players.core.files import rules_weights, styles_of, tuned_weights
from canasta.players.core.manners import feeds_rivals, finishing_lay, is_rude, stands, strands, throws_own, wastes_wild
from canasta.players.core.outlook import Outlook
from canasta.players.core.policy import decide
from canasta.players.core.ranking import NOTHING
from canasta.players.core.reading import Reading
from canasta.players.core.search import EACH, SearchPlan, candidates, search
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.rules import get

KING, QUEEN, SEVEN, FIVE, BLACK = 9, 8, 3, 1, 11


def laid_out(
    hand: str = "Kh 5c 5d 3s 2h",
    ours: str = "Kd Kc Ks",
    sevens: str = "7h 7d 7c",
    theirs: str = "Qh Qd Qc",
    **keys: Any,
) -> Deal:
    """A deal at the turn of seat 0: its hand, and the melds of both sides."""
    side = [{"melds": [ours, sevens]}, {"melds": [theirs]}]
    usual = {"phase": "play", "stock": 40, "pile": "9h", "others": (11, 11, 11)}
    return deal_of(hand=hand, side=side, **{**usual, **keys})


def test_a_card_that_an_own_meld_takes_is_rude_to_throw() -> None:
    core = laid_out().core
    assert throws_own(core, discard(KING))
    assert not throws_own(core, discard(FIVE))
    nothing_else = laid_out("Kh 3s 2h").core
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
            table = Reading(worlds.deal, worlds.memory, tuned_weights(rules.name), worlds.deal.to_act)
            for action, text in texts.items():
                if text.startswith("discard"):
                    scene, move = Scene(seen), move_of(text)
                    assert throws_own(worlds.deal, action) == seen_manners.throws_own(scene, move)
                    assert feeds_rivals(table, action) == (
                        seen.pile.size >= seen_manners.BIG and seen_manners.feeds_rivals(scene, move)
                    )
                    assert (finishing_lay(table) != NOTHING) == (seen_manners.wilds_to_canasta(scene) is not None)
                    compared += 1
            deal.play(texts[int(decide(worlds.deal, worlds.memory, tuned_weights(rules.name)))])
    assert compared > 50


def reading(deal: Deal, action: int | None = None) -> Reading:
    worlds = PossibleDeals(view(deal, deal.to_act))
    assert action is None or action in worlds.deal.legal_actions()
    return Reading(worlds.deal, worlds.memory, tuned_weights("clasica"), worlds.deal.seat)


def wastes(deal: Deal, action: int, *, going_out: bool = False) -> bool:
    table = reading(deal, action)
    table.s.bound = going_out
    return wastes_wild(table, action)


def test_a_wild_on_a_canasta_or_on_a_dead_rank_is_wasted() -> None:
    assert not wastes(laid_out(), add(0, KING, 1))
    assert not wastes(laid_out(), start(FIVE, 1))
    canasta = laid_out(ours="Kd Kc Ks Kd Kc Ks 2s")
    assert wastes(canasta, add(0, KING, 1))
    assert wastes(laid_out(theirs="5h 5h 5s 5s 5c"), start(FIVE, 1))
    assert not wastes(canasta, add(0, KING, 1), going_out=True)


def rude(deal: Deal, action: int) -> bool:
    table = reading(deal, action)
    return is_rude(table, action, finishing_lay(table))


def grown(hand: str = "Kh Ks 5c 5d 3s", **keys: Any) -> Deal:
    """The same with five kings on the table."""
    return laid_out(hand, "Kd Kc Ks Kd Kc", **keys)


@pytest.mark.parametrize(
    ("hand", "sevens", "lay"),
    [
        ("Kh Ks 5c 5d 3s", "7h 7d 7c", add(0, KING, 0)),
        ("Kh 2h 5c 5d 3s", "7h 7d 7c", add(0, KING, 0)),
        ("2h 2d 5c 5d 3s", "7h 7d 7c", add(0, KING, 1)),
        ("X X 5c 5d 3s", "7h 7d 7c", add(0, KING, 2)),
        ("Kh 6s 5c 5d 3s", "7h 7d 7c", NOTHING),
        ("Kh Ks 5c", "7h 7d 7c", NOTHING),
        ("Kh 2h 7c 5d 3s", "7h 7d 7c 7s 7h 7d", add(0, SEVEN, 0)),
    ],
)
def test_the_lay_that_finishes_a_canasta_is_found(hand: str, sevens: str, lay: int) -> None:
    assert finishing_lay(reading(grown(hand, sevens=sevens))) == lay


def test_a_canasta_is_not_to_be_kept_in_the_hand() -> None:
    assert rude(grown(), discard(FIVE))
    assert not rude(grown(), add(0, KING, 0))
    assert not rude(grown("Kh 6s 5c 5d 3s"), discard(FIVE))
    assert finishing_lay(reading(grown(phase="draw"))) == NOTHING


def test_a_large_pile_is_not_to_be_given_away() -> None:
    hand, pile = "Qh 5c 5d 3s 2h", "9h 4d 4s 6h Jd"
    assert rude(laid_out(hand, pile=pile), discard(QUEEN))
    assert not rude(laid_out(hand, pile=pile), discard(FIVE))
    assert not rude(laid_out(hand, pile=pile), discard(BLACK))
    assert not rude(laid_out(hand, pile="9h 4d 4s 6h"), discard(QUEEN))
    assert not rude(laid_out(hand, pile="2h 4d 4s 6h Jd"), discard(QUEEN)), "the pile is frozen"
    assert not rude(laid_out("Qh Qs 2h", pile=pile), discard(QUEEN)), "there is nothing else"


@pytest.mark.parametrize(
    ("pile", "left"), [("9h 4d 4s 6h Jd Kh", True), ("9h 4s 6h Jd Kh", False), ("9h 4d 4s 6h Kh Jd", False)]
)
def test_a_large_pile_is_not_to_be_left(pile: str, left: bool) -> None:
    assert rude(laid_out(phase="draw", pile=pile), DRAW_ACTION) == left


@pytest.mark.parametrize("game", ["clasica", "reglamento/2", "tres-barajas"])
def test_the_lay_that_finishes_a_canasta_is_always_tried(game: str) -> None:
    weights, found = tuned_weights(game), 0
    plan = SearchPlan(weights, [weights], 3 * EACH, 3, 0)
    for number in range(4):
        deal = deal_out(get(game), "finishing", number)
        while not deal.over:
            worlds = PossibleDeals(view(deal, deal.to_act))
            core, memory = worlds.deal, worlds.memory
            if core.phase == PLAY:
                lay = finishing_lay(Reading(core, memory, weights, core.seat))
                if lay != NOTHING:
                    tried = candidates(core, memory, plan)
                    assert lay in [outlook.action for outlook in tried[:3]]
                    assert not next(outlook for outlook in tried if outlook.action == lay).rude
                    found += 1
            deal.play(worlds.texts()[int(decide(core, memory, weights))])
    assert found > 5


def test_who_goes_out_behind_strands_the_partner() -> None:
    outlook = Outlook(discard(KING), closing=False, score=0)
    assert not strands(outlook)
    outlook.worlds = outlook.ended = 10
    outlook.stranded, outlook.points = 700, -1000
    assert strands(outlook)
    outlook.points = 1000
    assert not strands(outlook)
    outlook.points, outlook.ended = -1000, 9
    assert not strands(outlook)


def test_only_an_odd_choice_is_judged_and_gives_way_to_a_natural_one() -> None:
    weights, odd, upheld, plain = styles_of(rules_weights("clasica"))["hoarder"], 0, 0, 0
    plans = [SearchPlan(weights, [weights], 72, 3, 0, judged=judged) for judged in (0, 8)]
    for number in range(2):
        deal = deal_out(get("clasica"), "judged", number)
        while not deal.over:
            worlds = PossibleDeals(view(deal, deal.to_act))
            core, memory = worlds.deal, worlds.memory
            rude = [each.rude for each in candidates(core, memory, plans[0])]
            if any(rude) and not all(rude):
                free, judged = (search(core, memory, worlds.hidden, plan, 5) for plan in plans)
                if free[0].rude:
                    odd += 1
                    upheld += judged[0].action == free[0].action
                    assert judged[0].action == free[0].action or not judged[0].rude
                elif not strands(free[0]):
                    plain += 1
                    assert judged[0].action == free[0].action
            deal.play(worlds.texts()[int(decide(core, memory, weights))])
    assert odd > upheld
    assert plain


def test_the_judge_upholds_what_is_surely_better() -> None:
    """Going out while the others hold eleven cards each, against waiting."""
    weights = tuned_weights("clasica")
    worlds = PossibleDeals(view(laid_out("Kh 5c", "Kd Kc Ks Kd Kc Ks 2s"), 0))
    out, wait = Outlook(add(0, KING, 0), closing=True, score=0), Outlook(discard(FIVE), closing=False, score=0)
    for odd, natural, upheld in ((out, wait, True), (wait, out, False)):
        assert odd.action in worlds.deal.legal_actions()
        told = stands(worlds.deal, worlds.memory, worlds.hidden, odd, natural, weights, 40, Rng(3), None)
        assert told is upheld

"""Search: from a view and a seed, with a fixed number of playouts; what it reports is what it decided by."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.match.playing import EVERY_GAME, choose
from tests.scenes import deal_of

from canasta._build import build_kind
from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.rng import Rng
from canasta.players.core.files import by_eye, rules_weights, tuned_weights
from canasta.players.core.outlook import Outlook
from canasta.players.core.policy import decide
from canasta.players.core.search import DEALING, EVERYONE, PARTNERS, TOGETHER, SearchPlan, search, styles_by_seat
from canasta.players.possible_deals import PossibleDeals
from canasta.players.searching import DUEL, EXPERT, FAR_OFF, MASTER, STRONG, VARIED, WORK, plan_of
from canasta.players.simulation import deal_out
from canasta.rules import get

SEED = 7


def plan(game: str, playouts: int = 48, candidates: int = 4, trust: int = 0) -> SearchPlan:
    weights = rules_weights(game)
    return SearchPlan(weights, [weights], playouts, candidates, trust)


def look(deal: Deal, how: SearchPlan, seed: int = SEED) -> list[Outlook]:
    worlds = PossibleDeals(view(deal, deal.to_act))
    return search(worlds.deal, worlds.memory, worlds.hidden, how, seed)


def told(found: list[Outlook]) -> list[tuple[int, ...]]:
    names = ("action", "closing", "worlds", "points", "gain", "squares", "taken", "lost", "out", "beaten", "held")
    return [tuple(int(getattr(outlook, name)) for name in names) for outlook in found]


def moments(game: str, number: int, every: int = 9) -> Iterator[Deal]:
    """Some moments of a deal at which there is a choice."""
    rules, rng = get(game), random.Random(f"{game} {number}")
    deal, weights, steps = deal_out(rules, "search", number), rules_weights(game), 0
    while not deal.over:
        worlds = PossibleDeals(view(deal, deal.to_act))
        texts = worlds.texts()
        if len(texts) > 1:
            steps += 1
            if steps % every == 0:
                yield deal
        playing = texts[int(decide(worlds.deal, worlds.memory, weights))]
        deal.play(playing if rng.random() < 0.9 else choose(list(texts.values()), rng))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_candidates_are_legal_and_tried_in_the_same_worlds(game: str) -> None:
    for deal in moments(game, 1, 12):
        found = look(deal, plan(game))
        legal = deal.core.legal_actions()
        assert all(outlook.action in legal for outlook in found)
        assert len({(outlook.action, outlook.closing) for outlook in found}) == len(found)
        if len(found) > 1:
            policy = next(outlook for outlook in found if outlook.gain == outlook.squares == 0 and outlook.worlds)
            assert all(0 < outlook.worlds <= policy.worlds for outlook in found)
            assert all(0 <= outlook.taken <= outlook.worlds for outlook in found)
            assert all(outlook.out + outlook.beaten <= outlook.worlds for outlook in found)
            spent = sum(outlook.worlds for outlook in found)
            assert spent <= 48 + len(found)


def test_the_same_seed_tells_the_same_and_another_does_not() -> None:
    deal = next(moments("clasica", 2))
    assert told(look(deal, plan("clasica"))) == told(look(deal, plan("clasica")))
    assert told(look(deal, plan("clasica"))) != told(look(deal, plan("clasica"), SEED + 1))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_decision_takes_no_more_than_it_may(game: str) -> None:
    """Counted in legal actions looked at and worlds dealt out; what a world begins is finished. Less is taken only
    where more could tell nothing."""
    weights, work, compared, whole = rules_weights(game), 6000, 0, 0
    for deal in moments(game, 6, 12):
        found = look(deal, SearchPlan(weights, [weights], 100_000, 4, 0, work))
        looked = [int(outlook.steps) for outlook in found]
        if len(found) > 1 and found[0].worlds:
            worlds = int(max(outlook.worlds for outlook in found))
            world = sum(looked) / worlds  # about what one costs
            whole += work / 3 < sum(looked) + int(DEALING) * worlds
            assert sum(looked) < work + 8 * world
            compared += 1
    assert compared / 2 < whole <= compared


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_is_clear_is_not_looked_at_any_longer(game: str) -> None:
    weights, early = rules_weights(game), 0
    for deal in moments(game, 6, 12):
        found = look(deal, SearchPlan(weights, [weights], 600, 4, 0))
        spent = sum(int(outlook.worlds) for outlook in found)
        if spent < 550 and found[0].worlds > 1:
            early += 1
            last = [outlook for outlook in found if outlook.worlds == found[0].worlds and not outlook.rude]
            if not found[0].rude:
                assert found[0].mean_gain() == max(outlook.mean_gain() for outlook in last)
    assert early


def test_which_world_stands_for_what_is_hidden_changes_nothing() -> None:
    compared = 0
    for deal in moments("tres-barajas", 3, 15):
        worlds = PossibleDeals(view(deal, deal.to_act))
        before = told(search(worlds.deal, worlds.memory, worlds.hidden, plan("tres-barajas"), SEED))
        worlds.hidden.fill(worlds.deal, Rng(99))
        assert told(search(worlds.deal, worlds.memory, worlds.hidden, plan("tres-barajas"), SEED)) == before
        compared += 1
    assert compared


def test_who_trusts_the_policy_follows_it() -> None:
    for deal in moments("salon", 4):
        worlds = PossibleDeals(view(deal, deal.to_act))
        own = decide(worlds.deal, worlds.memory, rules_weights("salon"))
        assert look(deal, plan("salon", trust=1_000_000))[0].action == own


def test_the_chosen_one_is_first_and_expected_to_gain() -> None:
    left = 0
    for deal in moments("clasica", 5, 4):
        found = look(deal, plan("clasica", 96))
        if len(found) > 1 and found[0].gain != 0:
            left += 1
            assert found[0].gain > 0
            assert found[0].mean_gain() == max(outlook.mean_gain() for outlook in found if outlook.worlds > 30)
            assert found[0].error() < 1000
    assert left


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_level_expects_opponents_of_several_styles(game: str) -> None:
    rules = get(game)
    for level in (STRONG, EXPERT, MASTER):
        others = plan_of(rules, level).others
        assert others[0] is tuned_weights(game)
        if game in FAR_OFF:
            assert len(others) == (4 if game == DUEL and level is MASTER else 1)
            assert not any(style.by_eye or style is rules_weights(game) for style in others)
            continue
        assert sum(style.by_eye for style in others) == level.styles.count("by-eye") > 0
        assert sum(style is rules_weights(game) for style in others) == level.styles.count("rules") > 0
    known = [plan_of(rules, level).apart for level in (STRONG, EXPERT, MASTER)]
    assert known == ([TOGETHER, PARTNERS, EVERYONE] if game in VARIED else [TOGETHER] * 3)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_each_level_looks_at_several_times_as_much_as_the_one_below(game: str) -> None:
    plans = [plan_of(get(game), level) for level in (STRONG, EXPERT, MASTER)]
    for less, more in pairwise(plans):
        assert more.work >= 4 * less.work
        assert more.playouts >= 4 * less.playouts or build_kind() == "pure"
    assert (plans[0].work < STRONG.work) is (game in WORK)


def test_opponents_play_by_the_styles_in_turn() -> None:
    """In the same worlds, what two styles in turn come to is neither what the one does nor what the other does."""
    own, differs = rules_weights("clasica"), 0
    for deal in moments("clasica", 8, 4):
        one, two, both = (
            look(deal, SearchPlan(own, others, 16, 2, 1_000_000)) for others in ([own], [by_eye()], [own, by_eye()])
        )
        if len(both) == 2 and both[0].worlds == one[0].worlds == two[0].worlds == 8:
            points = [sum(int(outlook.points) for outlook in found) for found in (one, two, both)]
            differs += points[0] != points[2] != points[1]
    assert differs


def test_who_has_a_style_of_its_own() -> None:
    own, styles, rng = rules_weights("clasica"), [tuned_weights("clasica"), by_eye()], Rng(SEED)
    deal = next(moments("clasica", 8)).core
    seat = int(deal.to_act)
    partner, opponents = (seat + 2) % 4, ((seat + 1) % 4, (seat + 3) % 4)
    for apart, number in ((TOGETHER, 2), (PARTNERS, 4), (EVERYONE, 8)):
        how = SearchPlan(own, styles, 16, 2, 0, apart=apart)
        found = [styles_by_seat(deal, how, world, rng) for world in range(100)]
        assert all(players[seat] is own for players in found)
        assert all(players[partner] is own for players in found) is (apart == TOGETHER)
        assert all(players[opponents[0]] is players[opponents[1]] for players in found) is (apart != EVERYONE)
        assert (
            len({tuple(styles.index(player) for player in players if player is not own) for players in found}) == number
        )


def asked(hand: str, asker: int = 3) -> Deal:
    """A deal in which the partner of a seat, who holds that many cards, asks for leave to go out."""
    melds = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c 7s 7h", "Ah Ad Ac As"]
    seats, sides = [{"hand": held} for held in (asker, 11, hand, 11)], [{"melds": melds}, {"melds": ["Qh Qd Qc"]}]
    return deal_of(phase="answer", turn=0, stock=40, pile="9h", seat=seats, side=sides)


@pytest.mark.parametrize("hand", ["4c 5c", "X X 2h 2d As Qd Qs Jd Jc Tc 9s"])
def test_who_asks_for_leave_is_dealt_hands_that_can_go_out(hand: str) -> None:
    """A yes ends the deal in every world: the partner goes out with what it holds."""
    deal = asked(hand)
    found = {int(outlook.action): outlook for outlook in look(deal, plan("clasica", 64))}
    yes, no = found[13], found[17]
    assert yes.worlds == no.worlds > 8
    assert yes.out == yes.worlds
    assert no.out < no.worlds


@pytest.mark.parametrize("tries", [0, 5])
def test_worlds_tried_for_a_partner_that_can_hardly_go_out_are_few(tries: int) -> None:
    """None is found, and the policy's own choice stands."""
    deal = asked("4c 5c", 11)
    worlds, weights = PossibleDeals(view(deal, deal.to_act)), rules_weights("clasica")
    how = SearchPlan(weights, [weights], 64, 4, 0, tries=tries)
    before = worlds.hidden.dealt
    found = search(worlds.deal, worlds.memory, worlds.hidden, how, SEED)
    assert worlds.hidden.dealt == before + 1 + tries
    assert [outlook.worlds for outlook in found] == [0, 0]


def test_a_plain_blunder_is_left() -> None:
    """A policy that throws away what the next player waits for is put right."""
    sides = [{"melds": ["9h 9d 9c"]}, {"melds": ["Qh Qd Qc Qs", "7h 7c 7s", "Kh Ks Kd"]}]
    pile = "4h 5h 6h 8h Th Jh 4c 5c 6c 8c Tc Jc 9h Ah Ad 4d 5d 6d"
    deal = deal_of(phase="play", stock=30, pile=pile, hand="Qs 3s Kd Kc 7d", others=(9, 9, 9), side=sides)
    weights = rules_weights("clasica").but(them_base=-5000, them_card=-500, black=5000)
    worlds = PossibleDeals(view(deal, deal.to_act))
    texts = worlds.texts()
    assert texts[int(decide(worlds.deal, worlds.memory, weights))] in ("discard Q", "discard 7", "discard K")
    sound = rules_weights("clasica")
    found = search(worlds.deal, worlds.memory, worlds.hidden, SearchPlan(weights, [sound], 96, 4, 0), SEED)
    assert texts[int(found[0].action)] == "discard 3b"
    blunder = next(outlook for outlook in found if outlook.gain == outlook.squares == 0)
    assert found[0].taken < blunder.taken

"""Bots that decide in a deal itself: as they do from the view of their seat, so nothing hidden moves them."""

from __future__ import annotations

from random import Random

import pytest
from tests.advice.scenes import views
from tests.match.playing import EVERY_GAME

from canasta.deal.view import view
from canasta.engine.compile_rules import awards_of
from canasta.players import get
from canasta.players.core.files import rules_weights, styles_of
from canasta.players.core.manners import throws_own, wastes_wild
from canasta.players.core.memory import begin
from canasta.players.core.policy import decide
from canasta.players.core.reading import Reading
from canasta.players.core.weights import Weights
from canasta.players.possible_deals import PossibleDeals
from canasta.players.prospects import choice_of
from canasta.players.quick_bots import QuickBot
from canasta.players.quick_bots import Random as RandomBot
from canasta.players.searching import Tuned, about_leave
from canasta.players.simulation import deal_out
from canasta.rules import Rules
from canasta.rules import get as rules_named
from canasta.tabletop.micro import text_of


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_bot_decides_in_a_deal_as_it_chooses_from_a_view(game: str) -> None:
    rules = rules_named(game)
    bots = [get(name) for name in ("greedy", "rules", "novice", "tuned")]
    deal, chance = deal_out(rules, "quick", 1), Random(game)
    memory = begin(deal.core, awards_of(rules))
    compared = 0
    while not deal.over:
        legal, seed = deal.core.legal_actions(), chance.random()
        decided = [legal[0]]
        for bot in bots if len(legal) > 1 else ():
            assert isinstance(bot, QuickBot)
            seen = view(deal, deal.to_act)
            if bot.needs_view(deal.core):
                assert bot.name == "tuned"
                assert not {"ask", "yes"}.isdisjoint(seen.legal)
                continue
            decided.append(bot.decision(deal.core, memory, rules, Random(seed)))
            assert text_of(deal, decided[-1]) == bot.choose(seen, Random(seed))
            compared += 1
        number = chance.choice(decided[1:] or decided)
        memory.note(deal.core, number)
        deal.play(text_of(deal, number))
    assert compared > 100


def test_random_may_decide_for_any_legal_action() -> None:
    rules, chance = rules_named("clasica"), Random(1)
    deal = deal_out(rules, "quick", 0)
    deal.play("draw")
    memory = begin(deal.core, awards_of(rules))
    decided = {RandomBot().decision(deal.core, memory, rules, chance) for _ in range(400)}
    assert decided == {*deal.core.legal_actions()}


class Hoarder(Tuned):
    """The same player by weights that alone would often throw what an own meld takes."""

    def weights(self, rules: Rules) -> Weights:
        return styles_of(rules_weights(rules.name))["hoarder"]


@pytest.mark.parametrize("game", ["clasica", "tres-barajas"])
def test_leave_is_asked_and_answered_by_what_comes_of_it(game: str) -> None:
    about = [seen for seen in views(game, "leave", 300, 1.0, ("tuned",)) if about_leave(seen)]
    chosen = [(seen, choice_of(get("tuned"), seen, Random(3))) for seen in about]
    assert any(choice.prospects for _seen, choice in chosen)
    for seen, choice in chosen:
        assert choice.action == get("tuned").choose(seen, Random(3))
        assert not choice.prospects or choice.prospects[0].action == choice.action  # none where no world is found
        assert all(each.out is not None and each.held is not None for each in choice.prospects)


def test_all_else_is_done_by_the_weights_but_what_a_partner_would_take_for_a_blunder() -> None:
    rules, bot = rules_named("clasica"), Hoarder()
    weights = bot.weights(rules)
    usual = rude = 0
    deal = deal_out(rules, "leave", 0)
    while not deal.over:
        seen = view(deal, deal.to_act)
        worlds = PossibleDeals(seen)
        action, texts = int(decide(worlds.deal, worlds.memory, weights)), worlds.texts()
        if len(seen.legal) > 1 and not about_leave(seen):
            chosen = bot.choose(seen, Random(1))
            assert choice_of(bot, seen, Random(1)).action == chosen
            usual += chosen == texts[action]
            if chosen != texts[action]:
                rude += 1
                table = Reading(worlds.deal, worlds.memory, weights, worlds.deal.to_act)
                assert throws_own(worlds.deal, action) or wastes_wild(table, action)
        deal.play(texts[action])
    assert usual > 10 * rude > 0

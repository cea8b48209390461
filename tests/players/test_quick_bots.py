"""Bots that decide in a deal itself: as they do from the view of their seat, so nothing hidden moves them."""

from __future__ import annotations

from random import Random

import pytest
from tests.match.playing import EVERY_GAME

from canasta.deal.view import view
from canasta.engine.compile_rules import awards_of
from canasta.players import get
from canasta.players.core.memory import begin
from canasta.players.quick_bots import QuickBot
from canasta.players.quick_bots import Random as RandomBot
from canasta.players.simulation import deal_out
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

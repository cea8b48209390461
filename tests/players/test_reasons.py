"""Every choice has a sentence in both languages, and its numbers are those of the decision."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from canasta.deal.view import View, view
from canasta.players import get
from canasta.players.glance import moves_of
from canasta.players.prospects import Choice, Prospect, choice_of
from canasta.players.reasons import clause, reason, sentence
from canasta.players.simulation import deal_out
from canasta.rules import get as rules_named

VERBS = {"draw", "take", "meld", "add", "swap", "discard", "ask", "yes", "no", "pass"}
NUMBER = re.compile(r"\d+")
MARKUP = re.compile(r"[{}]|reason-")


def views(rules: str, seed: str, deals: int) -> list[View]:
    """What seats see that have a choice, in deals at random: every kind of action comes up."""
    found, chance, bot = [], Random(seed), get("random")
    for number in range(deals):
        deal = deal_out(rules_named(rules), seed, number)
        while not deal.over:
            seen = view(deal, deal.to_act)
            if len(seen.legal) > 1:
                found.append(seen)
            deal.play(bot.choose(seen, chance))
    return found


def made_up(seen: View, action: str, chance: Random) -> Choice:
    """A choice with all numbers, some near each other."""
    others = chance.sample([text for text in seen.legal if text != action], k=min(2, len(seen.legal) - 1))
    prospects = [
        Prospect(
            text,
            chance.choice([0.0, 0.3, 40.0, 200.0]),
            closing=False,
            taken=chance.choice([0.0, 0.34, 0.9]),
            out=chance.choice([0.1, 0.4]),
            beaten=chance.choice([0.1, 0.5]),
            held=chance.choice([20.0, 90.0]),
            canastas=chance.choice([None, 1.0, 1.7]),
            own=chance.choice([None, 500.0, 700.0]),
            theirs=chance.choice([None, 500.0, 700.0]),
        )
        for text in (action, *others)
    ]
    return Choice(action, tuple(prospects))


@pytest.mark.parametrize("rules", ["clasica", "reglamento", "tres-barajas", "salon"])
def test_every_kind_of_action_has_its_sentence_in_both_languages(rules: str) -> None:
    chance, verbs = Random(rules), set[str]()
    for seen in views(rules, "reasons", 6):
        for move in {move.verb: move for move in moves_of(seen)}.values():
            verbs.add(move.verb)
            choice = made_up(seen, move.text, chance)
            for lang in ("es", "en"):
                said, why = sentence(seen, choice, lang), reason(seen, choice, lang)
                assert said.endswith(".")
                assert why[0].isupper()
                assert said.endswith(why[1:])
                assert "\n" not in said
                assert not MARKUP.search(said)
    assert verbs >= {"draw", "meld", "discard"}


def test_all_verbs_come_up_somewhere() -> None:
    met = {
        move.verb
        for rules in ("reglamento", "salon", "clasica")
        for seen in views(rules, "verbs", 8)
        for move in moves_of(seen)
    }
    assert met >= VERBS - {"pass"}


@pytest.mark.parametrize("rules", ["clasica", "reglamento/3"])
@pytest.mark.parametrize("name", ["strong/32", "tuned", "rules"])
def test_the_choice_with_its_numbers_is_the_one_that_is_played(rules: str, name: str) -> None:
    bot = get(name)
    for seen in views(rules, "seam", 1)[::9]:
        choice = choice_of(bot, seen, Random(3))
        assert choice.action == bot.choose(seen, Random(3))
        if choice.prospects:
            assert choice.prospects[0].action == choice.action
            assert {each.action for each in choice.prospects} <= set(seen.legal)


def test_bots_that_weigh_nothing_tell_no_numbers_but_a_reason() -> None:
    seen = next(each for each in views("clasica", "eye", 1) if len(each.legal) > 3)
    choice = choice_of(get("greedy"), seen, Random(1))
    assert choice.prospects == ()
    assert str(len(seen.legal)) in reason(seen, choice, "en")


def test_a_wild_that_freezes_says_how_the_chance_falls() -> None:
    seen = next(
        each
        for each in views("clasica", "freeze", 4)
        if "discard 2" in each.legal and "discard K" in each.legal and not each.pile.frozen
    )
    freeze = Prospect("discard 2", 40.0, taken=0.09)
    other = Prospect("discard K", 0.0, taken=0.34)
    seen = structs.replace(seen, pile=replace(seen.pile, size=9))
    choice = Choice("discard 2", (freeze, other))
    falls = "la probabilidad de que se lleven el pozo baja del 34\u00a0% al 9\u00a0%."
    assert sentence(seen, choice, "es").endswith(falls)
    assert sentence(seen, choice, "es").startswith("Congelo")
    assert "falls from 34\u00a0% to 9\u00a0%" in sentence(seen, choice, "en")


def test_the_numbers_are_those_of_the_decision() -> None:
    seen = next(each for each in views("clasica", "numbers", 2) if {"discard K", "discard 4"} <= set(each.legal))
    seen = structs.replace(seen, pile=replace(seen.pile, size=11))
    tell = {
        "taken": (Prospect("discard 4", 30.0, taken=0.06), Prospect("discard K", 0.0, taken=0.41), {6, 41}),
        "out": (Prospect("discard 4", 30.0, out=0.62), Prospect("discard K", 0.0, out=0.35), {62, 35}),
        "beaten": (Prospect("discard 4", 30.0, beaten=0.11), Prospect("discard K", 0.0, beaten=0.27), {11, 27}),
        "held": (Prospect("discard 4", 30.0, held=23.0), Prospect("discard K", 0.0, held=61.0), {23, 61}),
        "points": (Prospect("discard 4", 31.4), Prospect("discard K", 0.0), {31}),
    }
    for chosen, other, numbers in tell.values():
        for lang in ("es", "en"):
            said = clause(seen, Choice("discard 4", (chosen, other)), lang)
            assert numbers <= {int(found) for found in NUMBER.findall(said)}


def test_what_is_no_better_is_not_said_to_be() -> None:
    seen = next(each for each in views("clasica", "even", 2) if {"discard K", "discard 4"} <= set(each.legal))
    even = Choice("discard 4", (Prospect("discard 4", 0.2), Prospect("discard K", 0.0)))
    assert "the same" in clause(seen, even, "en")
    behind = Choice("discard 4", (Prospect("discard 4", 0.0), Prospect("discard K", 12.0)))
    assert "not certain" in clause(seen, behind, "en")
    assert "12" in clause(seen, behind, "en")


def test_who_goes_out_with_it_is_told_so() -> None:
    seen = next(each for each in views("clasica", "closing", 2) if {"discard K", "discard 4"} <= set(each.legal))
    out = Prospect("discard 4", 50.0, closing=True, out=1.0)
    choice = Choice("discard 4", (out, Prospect("discard K", 0.0, out=0.4)))
    assert sentence(seen, choice, "es").startswith("Cierro: ")
    assert "going out in this turn" in reason(seen, choice, "en")
    assert "100\u00a0%" in reason(seen, choice, "en")
    other = Choice("discard K", (Prospect("discard K", 50.0), replace(out, points=0.0)))
    assert "cerrando en este turno" in reason(seen, other, "es")

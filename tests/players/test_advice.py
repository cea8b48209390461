"""Every action can be advised, and every one has a reason, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.match.playing import EVERY_GAME

from canasta.deal.view import View, view
from canasta.players import get
from canasta.players.advice import advice, plain_reason, why
from canasta.players.prospects import Choice, Prospect
from canasta.players.simulation import deal_out
from canasta.position import read_position
from canasta.rules import get as rules_named
from canasta.texts import LANGUAGES


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_legal_action_can_be_advised_with_a_reason(name: str) -> None:
    rng, greedy, random = Random(6), get("greedy"), get("random")
    reasons, advised, looked = set(), set(), 0
    for number in range(20):
        deal = deal_out(rules_named(name), "advice", number)
        while not deal.over and looked < 150:
            seen = view(deal, deal.to_act)
            for action in seen.legal:
                for lang in LANGUAGES:
                    sentence = plain_reason(seen, action, lang)
                    assert sentence.endswith(".")
                    assert "{" not in sentence
                    assert re.fullmatch(r"[A-Z][^{}_>]*\.", advice(seen, action, lang))
                    reasons.add(sentence)
                advised.add(action.split()[0])
            deal.play((greedy if rng.random() < 0.5 else random).choose(seen, rng))
            looked += 1
    assert looked == 150
    assert len(reasons) > 8
    assert advised >= {"draw", "take", "meld", "add", "discard"}


def test_advice_is_words_that_people_use() -> None:
    position = (
        'rules = "reglamento/4"\nphase = "play"\nstock = 40\n[[seat]]\nhand = "Kc 2d Qh Qs Qc 9h 5s"\n'
        + 3 * "[[seat]]\nhand = 11\n"
        + '[[side]]\nopened = true\nmelds = ["Kh Kd Ks Kh Kd 2s X"]\n[[side]]\n'
    )
    seen = view(read_position(position), 0)
    told = {action: advice(seen, action, "es") for action in seen.legal}
    assert told["discard 5"] == "Descarta un cinco."
    assert told["meld Q Q Q"] == "Expón 3 damas."
    assert told["add K > 1"] == "Añade un rey a la combinación de reyes."
    swap = next(action for action in told if action.startswith("swap K X"))
    assert told[swap] == "Cambia un joker de la canasta de reyes por un rey."
    assert advice(seen, "add 2 > 1", "en") == "Lay off a two on the meld of kings."


def near_the_end(theirs: int, partner: int) -> View:
    """A side with its canasta that can go out now; the opponents hold so many cards each, the partner so many."""
    position = f"""
        rules = "clasica"
        phase = "play"
        stock = 40
        pile = "9h"
        [[seat]]
        hand = "7s 4d"
        [[seat]]
        hand = {theirs}
        [[seat]]
        hand = {partner}
        [[seat]]
        hand = {theirs}
        [[side]]
        melds = ["Kh Kd Kc Ks Kh Kd Kc", "7h 7d 7c"]
        [[side]]
        melds = ["Qh Qd Qc"]
    """
    return view(read_position(position), 0)


def test_going_out_is_the_reason_where_the_others_hold_more_than_the_partner() -> None:
    brings_more = "Going out now brings more than playing on."
    assert plain_reason(near_the_end(11, 2), "add 7 > 2", "en") == brings_more
    assert plain_reason(near_the_end(1, 20), "add 7 > 2", "en") != brings_more


def test_the_numbers_of_a_choice_are_its_reason_where_it_has_any() -> None:
    seen = near_the_end(11, 2)
    alone = Choice("add 7 > 2")
    assert why(seen, alone, "en") == plain_reason(seen, "add 7 > 2", "en")
    weighed = Choice("add 7 > 2", (Prospect("add 7 > 2", 50.0, out=1.0), Prospect("discard 4", 0.0, out=0.4)))
    assert "100\u00a0%" in why(seen, weighed, "en")

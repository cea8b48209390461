"""Every reason for refusing an action, provoked: the rule it names, the numbers of the case, the sentence."""

from __future__ import annotations

import re

import pytest
from tests.refusals.refusal_scenes import FIRST_HALF
from tests.refusals.refusal_scenes_end import SECOND_HALF
from tests.refusals.refused import Scene, assert_refused, marked, refused, scene
from tests.scenes import deal_of

from canasta.position import write_position
from canasta.refusals import CODES, WHYS, Refusal
from canasta.refusals.explanation import explain, out_of_turn
from canasta.refusals.refusal import IllegalAction, rule_of
from canasta.rules.build import THE_BOOK
from canasta.rules.rulebook import rule
from canasta.tabletop.notation import Action, parse_action
from canasta.texts import LANGUAGES, keys

SCENES = (*FIRST_HALF, *SECOND_HALF)
ALL_RULES = [THE_BOOK.get(name, form) for name in THE_BOOK.names() for form in THE_BOOK.forms(name)]


@pytest.mark.parametrize("case", marked(SCENES))
def test_the_rule_the_numbers_and_the_sentences_of_the_case(case: Scene) -> None:
    refusal = assert_refused(case)
    for lang in LANGUAGES:
        sentence = refusal.message(lang)
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ][^{}$]+\.", sentence), sentence
        assert len(sentence) < 320
    assert refusal.message("es") != refusal.message("en")
    assert str(refusal) == f"{refusal.rule}: {refusal.message('en')}"


def test_every_code_is_provoked() -> None:
    elsewhere = {"not-your-turn", "not-your-answer", "no-form", "discard-lies"}  # by the tests below
    assert {case.code for case in SCENES} | elsewhere == set(CODES)
    assert {case.data["why"] for case in SCENES if "why" in case.data} == set(WHYS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_text_and_every_text_a_code(lang: str) -> None:
    texts = {key for key in keys(lang) if key.startswith(("refusal-", "why-"))}
    assert texts == {f"refusal-{code}" for code in CODES} | {f"why-{why}" for why in WHYS}


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.name)
def test_every_code_has_a_rule_of_the_book(rules) -> None:
    """Also where only a house rule could bring it up: then it is the rule that the house rule comes from."""
    for code in CODES:
        assert rule(rule_of(rules, code)).id
    for why in WHYS:
        assert rule(rule_of(rules, "run-out", why)).id


@pytest.mark.rule("CL-3.1", "CL-5.3", "RE-1.4")
def test_a_seat_that_is_not_to_act() -> None:
    deal = deal_of("clasica", hand="K 5", melds=["Q Q Q"], turn=0)
    assert (out_of_turn(deal, 3).code, out_of_turn(deal, 3).rule) == ("not-your-turn", "CL-3.1")
    asked = deal_of("clasica", hand="K 5", melds=["K K K K K K K"], phase="answer")
    assert (asked.to_act, out_of_turn(asked, 0).code, out_of_turn(asked, 0).rule) == (2, "not-your-answer", "CL-5.3")
    teams = deal_of("reglamento/6-teams", hand="K 5", melds=["K K K K K K K"], phase="answer")
    assert (teams.to_act, out_of_turn(teams, 4).rule) == (2, "RE-1.4")
    assert out_of_turn(deal, 3).message("es") == "No es tu turno."


def test_an_action_that_makes_no_sense() -> None:
    """A caller that knows no engine form of an action, where the cards alone would do, still gets a sentence."""
    deal = deal_of("clasica", hand="9 9 9 5 6", melds=["Q Q Q"], phase="play")
    assert explain(deal, parse_action("meld 9 9 9"), None).code == "no-form"
    assert explain(deal, Action("shout"), None).message("en") == "No action of that kind can be made with those cards."


@pytest.mark.parametrize(
    ("case", "es", "en"),
    [
        (
            scene("", "", "clasica", "meld K K K", hand="K K K 9 9 2 5", scores=[1500, 0], phase="play"),
            "Para abrir hacen falta 90 puntos: lo que expones suma 30, y con tu mano no pasarías de 70.",
            "Opening takes 90 points: what you lay makes 30, and with your hand you would not get beyond 70.",
        ),
        (
            scene("", "", "reglamento/4", "meld Q Q Q 2 X", hand="Q Q 5", melds=["K K K"], phase="play"),
            "Te faltan en la mano una dama, un dos y un joker.",
            "Your hand lacks a queen, a two and a joker.",
        ),
    ],
)
def test_what_people_read(case: Scene, es: str, en: str) -> None:
    refusal = refused(case)
    assert (refusal.message("es"), refusal.message("en")) == (es, en)


@pytest.mark.rule("CL-7.3", "CL-4.3")
def test_a_refused_action_changes_nothing() -> None:
    hand = "5 5 5 5 9 9 9 K K K K 3b"
    deal = deal_of("clasica", hand=hand, scores=[1800, 0], phase="play")
    before = write_position(deal)
    with pytest.raises(IllegalAction) as refusal:
        deal.play("meld 5 5 5 5")
    assert (refusal.value.refusal.rule, write_position(deal)) == ("CL-4.3", before)


@pytest.mark.rule("RE-2.5")
def test_house_rules_name_the_rule_they_come_from() -> None:
    deal = deal_of("clasica", hand="K 5 6 7", melds=["K K K K K K 2"], phase="play", house={"swap_wilds": True})
    refusal = deal.check("swap K > 1")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("RE-2.5", "swap-no-place")


@pytest.mark.rule("CL-4.2")
def test_the_second_part_of_a_larger_action_is_what_is_refused() -> None:
    """Two aces and a two make 60 and may be laid; a fourth card that would waste the other two may not."""
    deal = deal_of("clasica", hand="A A 2 2 9 9 5 6 7", scores=[1500, 0], phase="play")
    assert deal.check("meld A A 2") is None
    refusal = deal.check("meld A A 2 2")
    assert refusal == Refusal("CL-2.1", "wilds-not-fewer", {"naturals": 2, "wilds": 2})

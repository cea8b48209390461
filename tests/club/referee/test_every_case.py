"""Whatever happened: a ruling, or the fact that is missing; in words of both languages, and as JSON."""

from __future__ import annotations

import json

import pytest
from tests.club.referee.cases import cases_of, codes, combinations, each_game, every_case, walked

from canasta.club.referee import Party, Question, RefereeError, Ruling, as_json, offences, rule
from canasta.club.referee.judge import known_offences, offence_of, own_law
from canasta.rules import Rules, get
from canasta.rules.rulebook import rule as entry
from canasta.rules.rulebook import rules as entries
from canasta.texts import LANGUAGES


@each_game
def test_every_combination_of_facts_is_ruled(rules: Rules) -> None:
    """A fact that is left out is asked for, or does not matter."""
    for offence, facts in ((case, facts) for case in cases_of(rules) for facts in combinations(case)):
        said = rule(rules, offence.code, facts)
        assert isinstance(said, Ruling), offence.code
        assert said.consequences, facts
        assert said.points <= 0
        assert all(entry(rule_id) for rule_id in said.rule_ids)
        assert said.rule_ids or codes(said) == ["silent"], facts
        decided = dict(said.facts)
        assert decided.items() <= facts.items()
        assert rule(rules, offence.code, decided) == said  # nothing else mattered
        for name in facts:
            fewer = rule(rules, offence.code, {other: given for other, given in facts.items() if other != name})
            assert fewer == said or (isinstance(fewer, Question) and fewer.fact.name == name)


@each_game
def test_the_questions_lead_to_a_ruling_that_can_be_read(rules: Rules) -> None:
    for said in (said for offence in cases_of(rules) for said in walked(rules, offence.code)):
        for lang in LANGUAGES:
            value = as_json(said, lang)
            assert json.loads(json.dumps(value)) == value
            for each in value["consequences"]:
                assert each["sentence"][0].isupper()
                assert each["sentence"].endswith(".")
            assert [each["rule"] for each in value["says"]] == list(said.says)
            assert len(value["readings"]) >= len(said.readings)
            assert all(each["text"].endswith(".") for each in (*value["readings"], *value["open"]))


@each_game
def test_a_case_is_listed_with_its_questions(rules: Rules) -> None:
    for offence in cases_of(rules):
        for lang in LANGUAGES:
            value = as_json(offence, lang)
            assert [fact["fact"] for fact in value["facts"]] == list(offence.facts)
            for fact in value["facts"]:
                assert len(fact["answers"]) >= 2 or fact["low"] < fact["high"], offence.code
        first = rule(rules, offence.code)
        if isinstance(first, Question):
            assert as_json(first, "es")["question"]["fact"] == first.fact.name


@each_game
def test_every_offence_of_any_book_gets_an_answer(rules: Rules) -> None:
    for code in known_offences():
        try:
            assert list(walked(rules, code))
        except RefereeError as error:
            assert error.code == "not-here"  # noqa: PT017 - both outcomes are right


# What the books count among the irregularities although it arises in correct play too, or belongs to the deal.
ALSO = {
    "tres-barajas": {"TB-2.12"},
    "salon": {"SA-7.1"},
    "reglamento": {"RE-4.7", "RE-5.1", "RE-5.13", "RE-5.14"},
}


@pytest.mark.parametrize("name", ["tres-barajas", "salon", "reglamento"])
def test_every_law_of_the_book_arises(name: str) -> None:
    """Each id that the rulebook tags as law is named by some ruling of its own rule set, in one form or another."""
    law = {each.id for each in entries(name) if each.tag == "law"} | ALSO[name]
    assert len(law) >= 15
    named = {
        rule_id
        for rules, offence in every_case()
        if rules.id == name
        for ruling in walked(rules, offence.code)
        for rule_id in ruling.rule_ids
    }
    # Which ids say how long a fault may be called, and where no card is penalised, shows in the same rulings.
    assert law - named == set()


def test_only_books_without_law_have_none() -> None:
    for name in ("clasica", "internacional"):
        assert own_law(get(name)).offences == {}
        assert all(each.tag != "law" for each in entries(name))


def test_whatever_another_book_punishes_is_listed_in_the_three_pack_game_too() -> None:
    """Whatever any table can do wrong is listed, whether or not the book has a price for it."""
    listed = {each.code for each, _ in offences(get("tres-barajas"))}
    elsewhere = {each.code for name in ("salon", "reglamento") for each, _ in offences(get(name))}
    # No pumba, no canasta needed for red threes but TB-8.2, closing without one is TB-6.4, penalties per turn SA-8.1.
    assert elsewhere - listed == {
        "false-pumba",
        "out-without-canasta",
        "penalised-kept-back",
        "pile-with-one-card",
        "pumba-not-announced",
        "red-threes-without-meld",
    }
    for code in listed:
        case, borrowed = offence_of(get("tres-barajas"), code)
        assert case is not None
        assert not borrowed
    deciders = {each.who for each in next(walked(get("tres-barajas"), "pile-out-of-turn")).consequences}
    assert deciders == {Party.ARBITER}

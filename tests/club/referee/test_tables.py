"""The tables themselves: whole, without anything left over, and with the points of the printed rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.club.referee.cases import EVERY, cases_of, each_game, every_case, walked

from canasta.club.referee import Kind, Offence
from canasta.club.referee.book import effects, law, laws
from canasta.club.referee.judge import known_offences, own_law
from canasta.club.referee.model import OffenceRow
from canasta.rules import Rules
from canasta.rules.rulebook import rule as entry
from canasta.rules.rulebook import rule_text
from canasta.rules.switches import SWITCHES
from canasta.texts import keys

DOCS = Path(__file__).parents[3] / "docs" / "reference" / "referee.md"
OWN = [(name, offence) for name in laws() for offence in law(name).offences.values()]
ROWS: list[tuple[str, Offence, OffenceRow]] = [(name, offence, row) for name, offence in OWN for row in offence.rows]


def test_conditions_name_switches() -> None:
    named = {switch for _, offence in OWN for switch in offence.under}
    named |= {switch for *_, row in ROWS for switch in (*row.under, row.rests_on, row.amount.switch)}
    named |= {switch for name in laws() for each in law(name).instead for switch in each.under}
    assert named - SWITCHES.keys() - {"partners", ""} == set()


def test_conditions_ask_for_answers_that_there_are() -> None:
    for name, offence, row in ROWS:
        for fact, test in row.when.items():
            asked = offence.facts[fact]
            if asked.choices:
                assert {test} if isinstance(test, str) else set(test) <= set(asked.choices), (name, offence.code)  # type: ignore[arg-type]
            else:
                assert isinstance(test, bool) == asked.yes_no, (name, offence.code)


TERM = {"salon": ("noticed", "SA-8.4"), "reglamento": ("written", "RE-4.7"), "clasica": ("written", "RE-4.7")}


@pytest.mark.rule("SA-8.4", "RE-4.7")
@each_game
def test_the_term_for_calling_a_case_is_that_of_the_game_in_play(rules: Rules) -> None:
    """A lent case too: it brings its own facts and rows, never the lender's term."""
    own = own_law(rules)
    of_others = {rule_id for _, rule_id in TERM.values()} - {TERM.get(own.set, ("", ""))[1]}
    for case in cases_of(rules):
        lapses = {rule_id for ruling in walked(rules, case.code) if ruling.lapsed for rule_id in ruling.rule_ids}
        assert not lapses & of_others, case.code
        if case.stage in own.gate.stages and any(row.rules for row in case.rows):
            fact, rule_id = TERM[own.set]
            assert case.rows[: len(own.gate.rows)] == own.gate.rows, case.code
            assert (next(iter(case.facts)), lapses) == (fact, {rule_id}), case.code
        else:
            printed = law(case.book).offences[case.code].facts
            assert own.gate.facts.keys() & case.facts.keys() <= printed.keys(), case.code


def test_a_case_asks_nothing_under_the_name_of_a_gate() -> None:
    for rules, offence in every_case():
        gate = own_law(rules).gate
        if offence.stage in gate.stages:
            assert not gate.facts.keys() & law(offence.book).offences[offence.code].facts.keys(), offence.code


def test_every_question_of_a_case_decides_something() -> None:
    for name, offence in OWN:
        numbers = {row.count for row in offence.rows} | {
            fact for row in offence.rows for fact in (row.amount.per, row.amount.fact)
        }
        looked_at = {fact for row in offence.rows for fact in row.when} | numbers
        assert set(offence.facts) <= looked_at, (name, offence.code)


def test_every_row_rests_on_a_rule_of_its_book() -> None:
    for name, offence, row in ROWS:
        assert bool(row.rules) == bool(row.then or row.points) or row.then == ("silent",), (name, offence.code)
        assert {entry(rule_id).set for rule_id in (*row.rules, *row.readings)} <= {name}


@pytest.mark.parametrize("code", [f"{prefix}{n}" for prefix in ("SA-7.", "RE-5.") for n in range(2, 13)])
def test_the_points_are_those_of_the_printed_table(code: str) -> None:
    printed = int(re.findall(r"\d+", re.sub(r"[A-Z]{2}-\d+\.\d+", "", rule_text(code, "en")))[-1])
    charged = {row.amount.points for *_, row in ROWS if row.amount.points and code in row.rules}
    if code in ("SA-7.2", "RE-5.2"):  # a switch: the value of a red three in hand
        charged = {rules.value_red_three_in_hand for rules in EVERY if rules.id in ("salon", "reglamento")}
    assert charged == {printed}


def texts_wanted() -> Iterator[str]:
    yield from (f"referee-offence-{code}" for code in known_offences())
    yield from (f"referee-heard-{code}" for code in known_offences())
    yield from (f"referee-then-{code}" for code in effects())
    gates = [law(name).gate.facts for name in laws()]
    for facts in (*gates, *(offence.facts for _, offence in OWN)):
        for fact in facts.values():
            yield f"referee-fact-{fact.name}"
            yield from (f"referee-answer-{fact.name}-{choice}" for choice in fact.choices)
    yield from (f"referee-open-{code}" for code in opened())


def opened() -> set[str]:
    found = {code for *_, row in ROWS for code in row.open}
    found |= {code for name in laws() for row in law(name).gate.rows for code in row.open}
    return found | {code for name in laws() for each in law(name).instead for code in each.open}


def test_every_text_is_there_and_none_is_left_over() -> None:
    table = re.compile(r"referee-(offence|heard|then|fact|answer|open)-")
    assert {key for key in keys("es") if table.match(key)} == set(texts_wanted())


def test_every_consequence_comes_about() -> None:
    seen = {
        each.code
        for rules, offence in every_case()
        for said in walked(rules, offence.code)
        for each in said.consequences
    } | {"silent"}
    # A book that lends the case to everybody who has it hides what stands below a switch of others.
    assert effects().keys() - seen == set()


def test_bans_say_until_when_and_only_they() -> None:
    for effect in effects().values():
        assert (effect.until is not None) == (effect.kind is Kind.BAN), effect.code
        assert bool(effect.cards) == bool(effect.to) == (effect.kind in (Kind.CARDS, Kind.PENALISED)), effect.code


def test_what_we_settled_ourselves_is_written_down() -> None:
    page = DOCS.read_text(encoding="utf-8")
    assert {code for code in opened() if f"| `{code}` |" not in page} == set()

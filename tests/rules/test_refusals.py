"""Every sentence that refuses a rule set or a house rule, provoked: its code, and what it says."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from tests.rules.contradictions import CONTRADICTIONS
from tests.rules.refused import Case, change, house, own, set_

from canasta.rules import Book, HouseRuleError, Rules, RulesError, RuleSet, get, rules_of
from canasta.rules.house import read_lines, with_house
from canasta.rules.model import Seating
from canasta.rules.sense import contradictions
from canasta.rules.sets import BOOK
from canasta.texts import keys


def circle() -> Rules:
    return Book([RuleSet("a", 1, "b", {}), RuleSet("b", 1, "a", {})]).get("a")


def named(name: str) -> Callable[[], object]:
    return lambda: Book(BOOK.values()).add(RuleSet(name, 1, "clasica", {"draw": 2}))


CASES: dict[str, list[Case]] = {
    "name-taken": [
        set_(named("salon"), "salon cannot be the name of another rule set"),
        set_(named("De Casa"), "lower case without accents"),
    ],
    "unknown-rule-set": [
        set_(lambda: get("clasyca"), "did you mean clasica?"),
        set_(lambda: get("zzz"), "the rule sets are clasica, internacional"),
    ],
    "no-rules": [
        set_(lambda: get(3), "'3' is neither a rule set nor the name"),  # type: ignore[arg-type]
        set_(lambda: rules_of(None), "expected one of clasica, internacional"),  # type: ignore[arg-type]
    ],
    "unknown-form": [set_(lambda: get("reglamento", "5"), "2, 3, 4, 6-teams, 6-pairs")],
    "unknown-version": [
        set_(lambda: get("clasica", version=7), "has no version 7; it has 1"),
        set_(lambda: get("Classic @ 2x"), "clasica has no version 2x"),
        set_(lambda: get("clasica@"), "clasica has no version ;"),
        set_(own("clasica@0"), "clasica has no version 0"),
    ],
    "version-below-one": [
        set_(lambda: Book(BOOK.values()).add(RuleSet("mia", 0, "clasica", {"draw": 2})), "mia: Version 0 is not valid"),
    ],
    "version-twice": [set_(lambda: get("clasica@1", version=2), "clasica@1 and version 2 contradict")],
    "seats-of-form": [set_(lambda: get("reglamento", "2", seats=3), "2 players on 2 sides")],
    "no-form-for-seats": [
        set_(lambda: get("clasica", seats=3), "can be 4 (2)"),
        set_(lambda: get("reglamento", seats=4, sides=4), "6 (2), 6 (3)"),
    ],
    "form-undecided": [set_(lambda: get("reglamento", seats=6), "6-teams, 6-pairs")],
    "parent-circle": [set_(circle, "a > b > a")],
    "unknown-parent": [set_(own("samba"), "mia builds on “samba”")],
    "unknown-field": [
        set_(own(hand_sise=13), "the nearest is hand_size"),
        set_(own(zzz=13), "“zzz”."),
    ],
    "difference-changes-nothing": [set_(own(hand_size=11), "mia: hand_size = 11 changes nothing")],
    "unknown-default-form": [set_(own(default_form="8"), "mia: Its usual form “8”")],
    "unknown-switch": [
        change(house("clasica", hand_sise=13), "the nearest is hand_size"),
        change(house("clasica", zzz=13), "“zzz”."),
        change(house("clasica", version=2), "“version”"),
    ],
    "named-twice": [
        change(house("clasica", hand_size=13, **{"Hand-Size": 12}), "hand_size is given twice"),
        change(lambda: read_lines(["draw = 2", "draw = 3"]), "draw is given twice"),
    ],
    "expected-change": [
        change(lambda: read_lines(["hand_size: 13"]), "“hand_size: 13” is not a house rule"),
        change(lambda: read_lines(["= 13"]), "“= 13”"),
    ],
    "changes-nothing": [
        change(house("clasica", hand_size=11), "clasica already has it"),
        change(house("clasica", opening="15 0:50 1500:90 3000:120"), "changes nothing"),
    ],
    "form-instead": [change(house("reglamento", seats=2), "choose one of its forms")],
    "expected-whole": [
        change(house("clasica", hand_size="trece"), "hand_size = trece is not valid"),
        change(house("clasica", hand_size=True), "a whole number from 5 to 30"),
        change(house("clasica", target="10.000"), "target = 10.000 is not valid"),
        set_(own(hand_size="trece"), "mia: hand_size = trece"),
    ],
    "out-of-range": [
        change(house("clasica", packs=4), "between 1 and 3"),
        change(house("clasica", max_wilds=-1), "max_wilds = -1"),
        change(house("clasica", target=1_000_000), "between 100 and 100000"),
    ],
    "not-a-multiple": [
        change(house("clasica", opening="15 0:52"), "opening = 52"),
        change(house("clasica", red_threes="100 200 300 801"), "red_threes = 801"),
    ],
    "expected-yes-no": [
        change(house("clasica", clockwise="izquierda"), "expected true or false"),
        change(house("clasica", clockwise=0), "clockwise = 0"),
    ],
    "expected-choice": [
        change(house("clasica", cut="fino"), "one of none, plain, moda"),
        set_(own(cut=3), "mia: cut = 3"),
    ],
    "expected-row": [
        change(house("salon", concealed_awards="1000 500 500"), "four amounts of points"),
        change(house("clasica", red_threes="100"), "2 to 6 amounts"),
    ],
    "expected-table": [
        change(house("clasica", opening="0=50"), "such as 0:50 1500:90"),
        change(house("clasica", opening="none"), "opening = none"),
        change(house("clasica", canasta_awards="500"), "such as 5:500 7:2000"),
        change(house("clasica", canasta_awards=[[5, 500, 1]]), "[[5, 500, 1]]"),
    ],
    "table-not-rising": [
        change(house("clasica", opening="15 0:90 1500:50"), "15 0:90 1500:50"),
        change(house("clasica", opening="1500:50 0:90"), "must rise"),
    ],
    **CONTRADICTIONS,
}


@pytest.mark.parametrize(
    ("code", "error", "ask", "said"),
    [
        pytest.param(code, *case, id=f"{code} {number}")
        for code, cases in CASES.items()
        for number, case in enumerate(cases, 1)
    ],
)
def test_refused_with_one_sentence(code: str, error: type[RulesError], ask: Callable[[], object], said: str) -> None:
    with pytest.raises(error) as refused:
        ask()
    found = refused.value
    assert found.code == code
    assert said in found.message("en") == str(found)
    for lang in ("es", "en"):
        sentence = found.message(lang)
        assert sentence.endswith((".", "?"))
        assert "\n" not in sentence
        assert ". " not in sentence.replace("= 10. ", "")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_sentence_of_the_catalogue_is_provoked_here(lang: str) -> None:
    assert {key.removeprefix("rules-error-") for key in keys(lang) if key.startswith("rules-error-")} == set(CASES)


def test_a_long_value_is_cut_short() -> None:
    with pytest.raises(HouseRuleError) as refused:
        with_house(get("clasica"), {"cut": "x" * 500 + "\nsecond line"})
    assert len(str(refused.value)) < 200
    assert "\n" not in str(refused.value)


def test_all_that_contradicts_can_be_listed() -> None:
    everything_wrong = dataclasses.replace(
        get("clasica"), seating=Seating.TEAMS, packs=3, moda_doubles=True, exact_cut=5
    )
    codes = [code for code, _ in contradictions(everything_wrong)]
    assert codes == ["seating", "red-threes-length", "moda-without-cut", "exact-cut-without-cut"]
    uneven = dataclasses.replace(get("clasica"), seats=5, wilds_mixed=5, wilds_twos=5)
    assert [code for code, _ in contradictions(uneven)] == ["seats-and-sides", "wild-canastas-without-wild-melds"]

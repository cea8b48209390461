"""Cases for which the books name no price: listed wherever they can arise, and ruled with what there is to say."""

from __future__ import annotations

import pytest
from tests.club.referee.cases import EVERY, codes, walked

from canasta.club.referee import Party, as_json, offences, rule
from canasta.club.referee.judge import offence_of
from canasta.rules import Rules, get
from canasta.rules.model import Leave
from canasta.rules.rulebook import rule_text

# By code: the rules that are all each book says of it; none where it is silent.
NAMED: dict[str, dict[str, tuple[str, ...]]] = {
    "pumba-not-announced": {"salon": ("SA-4.6",), "reglamento": ("RE-3.3",)},
    "leave-with-information": {
        "salon": ("SA-5.4",),
        "reglamento": ("RE-3.4",),
        "tres-barajas": ("TB-6.3",),
        "clasica": ("CL-5.3",),
        "internacional": ("CL-5.3",),
    },
    "melded-card-discarded": {
        "salon": ("RE-2.6",),
        "reglamento": ("RE-2.6",),
        "tres-barajas": ("TB-3.4",),
        "clasica": ("RE-2.6",),
        "internacional": ("RE-2.6",),
    },
    "wild-taken-from-meld": {
        "salon": ("RE-2.5",),
        "reglamento": ("RE-2.5",),
        "tres-barajas": ("TB-3.4",),
        "clasica": ("RE-2.5",),
        "internacional": ("RE-2.5",),
    },
    "laid-card-taken-back": {
        "salon": ("SA-8.2",),
        "reglamento": ("RE-6.1",),
        "tres-barajas": ("TB-3.4", "TB-5.5", "TB-6.4"),
        "clasica": ("SA-8.2",),
        "internacional": ("SA-8.2",),
    },
    "cards-to-partner": {
        "tres-barajas": ("TB-9.2",),
        "salon": (),
        "reglamento": (),
        "clasica": (),
        "internacional": (),
    },
    "signals": {"tres-barajas": ("TB-9.2",), "salon": (), "reglamento": (), "clasica": (), "internacional": ()},
    "telephone": {"tres-barajas": ("TB-11.7",), "salon": (), "reglamento": (), "clasica": (), "internacional": ()},
    "looked-through-pile": {
        "salon": ("SA-4.8",),
        "reglamento": ("SA-4.8",),
        "tres-barajas": ("TB-4.6",),
        "clasica": ("SA-4.8",),
        "internacional": ("SA-4.8",),
    },
}
WITH_PARTNERS = {"cards-to-partner", "signals"}
ASKED = {"leave-with-information", "leave-disobeyed", "closed-without-leave"}


def arises(code: str, rules: Rules) -> bool:
    """True if the offence can happen at all where those rules are played."""
    if code in WITH_PARTNERS:
        return rules.partners
    return not (code in ASKED and rules.leave is Leave.NONE)


@pytest.mark.rule("SA-4.6", "SA-4.8", "SA-5.4", "RE-2.5", "RE-2.6", "RE-3.3", "RE-3.4", "TB-3.4", "TB-4.6", "TB-6.3")
@pytest.mark.rule("TB-9.2", "TB-11.7", "CL-5.3")
@pytest.mark.parametrize("code", NAMED)
def test_a_case_without_a_price_says_what_the_book_does_say(code: str) -> None:
    for rules in EVERY:
        expected = NAMED[code].get(rules.id)
        listed = code in {each.code for each, _ in offences(rules)}
        assert listed == (expected is not None and arises(code, rules)), rules.name
        if not listed or expected is None:
            continue
        rulings = [ruling for ruling in walked(rules, code) if not ruling.lapsed]
        assert rulings
        for ruling in rulings:
            if code == "laid-card-taken-back" and not rules.partners:
                expected = ("RE-6.6",)  # nothing is penalised there, so RE-6.1 says nothing
            assert (ruling.points, ruling.says) == (0, expected), rules.name
            assert ("silent" in codes(ruling)) == (not expected)
            assert ruling.undecided
            for lang in ("es", "en"):
                said = as_json(ruling, lang)["says"]
                assert said == [{"rule": rule_id, "text": rule_text(rule_id, lang)} for rule_id in expected]


@pytest.mark.rule("TB-6.3", "SA-5.4", "RE-3.4", "CL-5.3")
@pytest.mark.parametrize(
    ("name", "rule_id"),
    [("tres-barajas", "TB-6.3"), ("salon", "SA-5.4"), ("reglamento/6-teams", "RE-3.4"), ("clasica", "CL-5.3")],
)
def test_an_answer_to_asking_leave_binds(name: str, rule_id: str) -> None:
    time = {"noticed": "in_time"} if name == "salon" else {"written": False}
    facts = {} if name == "tres-barajas" else time
    for given, code in ((True, "must-go-out"), (False, "may-not-go-out")):
        said = rule(get(name), "leave-disobeyed", {**facts, "leave_given": given})
        assert not hasattr(said, "fact")
        assert [each.code for each in said.consequences] == [code, "arbiter-decides"]
        assert {each.rules for each in said.consequences} == {(rule_id,)}
    (ruling,) = (each for each in walked(get(name), "closed-without-leave", facts))
    optional = name != "tres-barajas"
    assert ruling.undecided is not optional
    assert codes(ruling) == ["leave-not-needed" if optional else "arbiter-decides"]


def test_what_must_be_put_right_is_said_beside() -> None:
    for name, code, first in [
        ("tres-barajas", "melded-card-discarded", ["melded-back", "discard-from-hand"]),
        ("reglamento", "wild-taken-from-meld", ["wild-back"]),
        ("salon", "laid-card-taken-back", ["laid-stays"]),
        ("salon", "red-three-not-shown", ["expose-red-three"]),
    ]:
        for ruling in walked(get(name), code):
            assert ruling.lapsed or codes(ruling) == [*first, "arbiter-decides"]


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

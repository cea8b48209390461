"""The referee over the web: nothing is kept, everything is answered."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Web

from canasta.club.referee import offences
from canasta.rules import get, names

pytestmark = pytest.mark.anyio


async def judged(web: Web, **body: Any) -> Any:
    return await web.do("/api/club/referee?lang=en", **body)


async def test_every_case_comes_to_a_ruling_question_by_question(web: Web) -> None:
    """By the first rule set in which it arises; `tests/club/referee` asks all of them everything."""
    cases: dict[str, str] = {}
    for rules in names():
        book = await web.get(f"/api/club/referee/{rules}?lang=en")
        assert [case["code"] for case in book["cases"]] == [case.code for case, _ in offences(get(rules))]
        cases = {case["code"]: rules for case in book["cases"]} | cases
    for code, rules in cases.items():
        facts: dict[str, Any] = {}
        said = await judged(web, rules=rules, offence=code, facts=facts)
        while said["kind"] == "question":
            asked = said["question"]
            assert asked["fact"] not in facts
            answers = asked["answers"]
            facts[asked["fact"]] = answers[0]["value"] if answers else asked["low"]
            said = await judged(web, rules=rules, offence=code, facts=facts)
        assert said["ruling"]["consequences"]
        assert all(each["sentence"] for each in said["ruling"]["consequences"])


@pytest.mark.rule("SA-7.5")
async def test_a_ruling_in_full(web: Web) -> None:
    facts = {"noticed": "in_time", "mixed": True, "drawer": "another"}
    ruling = (await judged(web, rules="salon", offence="drew-out-of-turn", facts=facts, by="Eva"))["ruling"]
    assert (ruling["points"], ruling["rule_ids"], ruling["by"]) == (-200, ["SA-7.5"], "Eva")
    assert [(each["fact"], each["value"]) for each in ruling["facts"]] == list(facts.items())


async def test_house_rules_change_the_ruling(web: Web) -> None:
    body: dict[str, Any] = {"rules": "salon", "offence": "red-threes-in-hand"}
    (asked,) = [each["fact"] for each in [(await judged(web, **body))["question"]]]
    points = []
    for house in ({}, {"value_red_three_in_hand": 300}):
        ruling = (await judged(web, **body, house=house, facts={asked: 1}))["ruling"]
        points.append(ruling["points"])
    assert points[0] != points[1]
    assert await web.no("/api/club/referee", **body, house={"no": 1}) == (400, "rules-unknown-switch")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": "salon", "offence": "sneezed"}, "referee-unknown-offence"),
        ({"rules": "salon", "offence": "drew-out-of-turn", "facts": {"x": 1}}, "referee-unknown-fact"),
        ({"rules": "salon", "offence": "drew-out-of-turn", "facts": {"noticed": "never"}}, "referee-bad-answer"),
        ({"rules": "poker", "offence": "drew-out-of-turn"}, "rules-unknown-rule-set"),
        ({"rules": "salon", "offence": "DROP TABLE"}, "web-body-expected"),
        ({"rules": "salon", "offence": "drew-out-of-turn", "facts": {"noticed": 10**30}}, "web-body-expected"),
    ],
)
async def test_what_cannot_be_judged_is_refused(web: Web, body: dict[str, Any], code: str) -> None:
    assert await web.no("/api/club/referee?lang=es", **body) == (400, code)


async def test_a_case_is_found_by_what_is_said(web: Web) -> None:
    found = await web.get("/api/club/referee/salon/find?lang=es&said=rob%C3%B3%20tres%20cartas")
    assert found[0] == "drew-too-many"
    formed = await web.get("/api/club/referee/reglamento/find?form=2&lang=es&said=el%20turno%20de%20su%20pareja")
    assert "laid-in-partners-turn" not in formed
    assert await web.get("/api/club/referee/salon/find?lang=en&said=") == []
    assert (await web.shut(f"/api/club/referee/salon/find?said={'a' * 201}"))[0] == 400
    assert (await web.shut("/api/club/referee/mus/find?said=a"))[0] == 404


async def test_what_was_told_comes_back_in_words(web: Web) -> None:
    said = await judged(web, rules="salon", offence="drew-out-of-turn", facts={"noticed": "in_time"})
    assert said["kind"] == "question"
    assert [(each["question"], each["answer"]) for each in said["told"]] == [
        ("When was it noticed?", "Before the next player ended the turn")
    ]

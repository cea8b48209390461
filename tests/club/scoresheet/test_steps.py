"""One question at a time: every deal of the engine can be entered this way, and no settled question is asked."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.club.refusing import refuses
from tests.club.scoresheet.sheets import opened
from tests.engine.random_deals import random_pair
from tests.engine.sets import NAMES, SOAK, rules_of

from canasta.club.scoresheet import (
    Ask,
    BaseCards,
    CanastaKind,
    Certainty,
    Concealed,
    Detail,
    QuestionStep,
    Totals,
    ask,
    asked_json,
    detail_of,
    lines_of_score,
)
from canasta.rules import Rules, get
from canasta.rules.house import with_house
from canasta.texts import LANGUAGES, keys

every_set = pytest.mark.parametrize("name", NAMES)


def told(rules: Rules, detail: Detail, step: QuestionStep) -> Any:
    """The answers of a player who has that deal on the table."""
    has = detail.sides[step.side or 0]
    made = [each.made for each in has.canastas]
    of_deal = {"form": "detail", "rare": True, "moda": detail.moda, "clean_game": detail.clean_game}
    of_deal["closer"] = "nobody" if detail.closer is None else detail.closer
    if step.what in of_deal:
        return of_deal[step.what]
    match step.what:
        case "concealed":
            if step.ask is Ask.YES_NO:
                return detail.concealed is not None
            return "no" if detail.concealed is None else detail.concealed.value
        case "exact_cut":
            if step.ask is Ask.YES_NO:
                return detail.exact_cut is not None
            return "nobody" if detail.exact_cut is None else detail.exact_cut
        case "canastas":
            return [{"made": each.made.value, "rank": each.rank} for each in has.canastas]
        case "clean" | "dirty":
            return made.count(CanastaKind(step.what))
        case "wilds":
            wild = [each for each in made if each not in (CanastaKind.CLEAN, CanastaKind.DIRTY)]
            return bool(wild) if step.ask is Ask.YES_NO else (wild[0].value if wild else "no")
        case "black_threes_laid":
            laid = detail.black_threes_laid
            every = laid if laid >= rules.black_threes_number else 0
            return bool(every) if step.ask is Ask.YES_NO else every
        case "black_threes_held":
            seats = [
                seat
                for seat in step.choices
                if isinstance(seat, int) and detail.sides[seat % rules.sides].black_threes_held
            ]
            return seats[0] if seats else "nobody"
    return getattr(has, step.what)


@every_set
def test_every_deal_can_be_written_with_the_questions(name: str) -> None:
    rules = rules_of(name)
    sheet = opened(name)
    for seed in range(8 * SOAK):
        chance = random.Random(f"steps {name} {seed}")
        deal = random_pair(rules, chance, name).deal
        while not deal.over:
            deal.apply(chance.choice(deal.legal_actions()))
        detail = detail_of(rules, deal)
        answers: dict[str, Any] = {}
        while (asked := ask(rules, answers)).step is not None:
            assert asked.step.name not in answers
            assert [flag for flag in asked.flags if flag.level is Certainty.IMPOSSIBLE] == []
            json.dumps(asked_json(sheet, asked, "es"))
            answers[asked.step.name] = told(rules, detail, asked.step)
        assert asked.score is not None
        written, real = lines_of_score(rules, asked.score), lines_of_score(rules, detail)
        for one, other in zip(written, real, strict=True):
            assert sorted((line.rule, line.code, line.points) for line in one) == sorted(
                (line.rule, line.code, line.points) for line in other
            )


@pytest.mark.parametrize(
    ("form", "given", "score"),
    [
        ("totals", {"points-0": 1200, "points-1": -85}, Totals(points=(1200, -85))),
        (
            "base_cards",
            {"base-0": 1600, "cards-0": 385, "base-1": 300, "cards-1": -45},
            BaseCards(base=(1600, 300), cards=(385, -45)),
        ),
    ],
)
def test_the_short_forms(form: str, given: dict[str, int], score: object) -> None:
    answers: dict[str, Any] = {"form": form}
    for name, value in given.items():
        asked = ask(get("salon"), answers)
        assert asked.step is not None
        assert asked.step.name == name
        answers[name] = value
    assert ask(get("salon"), answers).score == score


def names_asked(rules: Rules, **fixed: Any) -> list[str]:
    """The questions of a deal, each with its simplest answer, or the one in `fixed`."""
    answers: dict[str, Any] = {}
    names = []
    while (asked := ask(rules, answers, 2)).step is not None:
        step = asked.step
        names.append(step.name)
        plain = {Ask.YES_NO: False, Ask.CANASTAS: []}
        default = step.choices[0] if step.ask is Ask.CHOICE else plain.get(step.ask, 0)
        answers[step.name] = fixed.get(step.name.replace("-", "_"), default)
    return names


def test_nothing_is_asked_that_the_rules_have_settled() -> None:
    clasica = names_asked(get("clasica"))
    assert not {"moda", "exact_cut", "clean_game", "black_threes_laid", "wilds-0"} & set(clasica)
    assert "canastas-0" not in clasica
    two = names_asked(get("reglamento/2"))
    assert "in_hand-0" not in two  # the closer has no cards, and no partner
    assert "in_hand-1" in two
    assert "in_hand-0" not in names_asked(get("tres-barajas"), closer="nobody")  # TB-7.4
    assert "in_hand-0" in names_asked(get("salon"), closer="nobody")
    all_red = names_asked(get("salon"), red_threes_0=4)
    assert "red_threes-1" not in all_red
    clean = [{"made": "clean", "rank": "K"}, {"made": "clean", "rank": "Q"}]
    assert "clean_game" in names_asked(get("tres-barajas"), canastas_0=clean, closer=0)
    dirty = [{"made": "clean", "rank": "K"}, {"made": "dirty", "rank": "Q"}]
    assert "clean_game" not in names_asked(get("tres-barajas"), canastas_0=dirty, closer=0)
    laid = names_asked(get("salon"), black_threes_laid=True, rare=True)
    assert "black_threes_held" not in laid
    assert "black_threes_held" in names_asked(get("salon"), rare=True)


def test_a_house_rule_changes_the_questions() -> None:
    house = with_house(get("salon"), {"concealed_awards": "500 500 500 500"})
    step = ask(house, {"form": "detail", "closer": 1}).step
    assert step is not None
    assert (step.name, step.ask) == ("concealed", Ask.YES_NO)
    score = ask(house, {**dict.fromkeys(names_asked(house), 0), "form": "detail", "closer": 1, "concealed": True,
                        "black_threes_laid": False, "rare": False}).score  # fmt: skip
    assert isinstance(score, Detail)
    assert score.concealed is Concealed.LATER_ALONE


OF_TB = {"form": "detail", "moda": "4", "closer": "nobody", "exact_cut": False}
OPEN = {"form": "detail", "closer": "nobody"}
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("salon", {"forma": "detail"}, "no-step"),
    ("salon", {"form": "other"}, "answer-choice"),
    ("salon", {"form": "detail", "closer": "0"}, "answer-choice"),
    ("salon", {"form": "detail", "closer": True}, "answer-choice"),
    ("salon", {"form": "detail", "closer": 0, "concealed": False}, "answer-choice"),
    ("salon", {**OPEN, "clean-0": 12}, "answer-number"),
    ("salon", {**OPEN, "clean-0": True}, "answer-number"),
    ("salon", {**OPEN, "clean-0": "1"}, "answer-number"),
    ("salon", {"form": "totals", "points-0": 103}, "answer-step"),
    ("salon", {"form": "totals", "points-0": None}, "answer-number"),
    ("tres-barajas", {**OF_TB, "canastas-0": [{"made": "clean"}]}, "answer-canastas"),
    ("tres-barajas", {**OF_TB, "canastas-0": [{"made": "mixed", "rank": "K"}]}, "answer-canastas"),
    ("tres-barajas", {**OF_TB, "canastas-0": [{"made": "clean", "rank": "3"}]}, "answer-canastas"),
    ("tres-barajas", {**OF_TB, "canastas-0": [{"made": "spotless", "rank": "K"}]}, "answer-canastas"),
    ("tres-barajas", {**OF_TB, "canastas-0": "K+"}, "answer-canastas"),
    ("tres-barajas", {**OF_TB, "canastas-0": [{"made": "clean", "rank": "K"}] * 24}, "answer-canastas"),
]


def test_an_answer_that_is_none_is_refused() -> None:
    for rules, answers, code in WRONG:
        with refuses(code):
            ask(get(rules), answers, 2)


@pytest.mark.rule("TB-8.2", "TB-1.1")
def test_seven_red_threes_of_six_are_refused_as_they_are_typed() -> None:
    answers = {**OF_TB, "canastas-0": []}
    with refuses("answer-number") as caught:
        ask(get("tres-barajas"), {**answers, "red_threes-0": 7}, 2)
    assert caught.value.data["high"] == 6
    step = ask(get("tres-barajas"), {**answers, "red_threes-0": 4, "laid-0": 0, "canastas-1": []}, 2).step
    assert step is not None
    assert (step.name, step.high) == ("red_threes-1", 2)


@pytest.mark.rule("TB-6.1")
def test_what_is_wrong_already_is_flagged_while_the_questions_go_on() -> None:
    answers: dict[str, Any] = {"form": "detail", "moda": "4", "closer": 0, "exact_cut": False}
    assert ask(get("tres-barajas"), answers, 2).flags == ()
    answers["canastas-0"] = [{"made": "dirty", "rank": "K"}]
    asked = ask(get("tres-barajas"), answers, 2)
    assert [flag.code for flag in asked.flags] == ["closing-clean-dirty"]
    answers["canastas-0"] = [{"made": "dirty", "rank": "K"}, {"made": "clean", "rank": "Q"}]
    assert ask(get("tres-barajas"), answers, 2).flags == ()
    assert [flag.code for flag in ask(get("tres-barajas"), {**answers, "red_threes-0": 0, "laid-0": 100}, 2).flags] == [
        "laid-little"
    ]


@pytest.mark.rule("SA-5.1")
def test_an_opening_below_the_minimum_is_flagged_before_the_deal_is_entered() -> None:
    answers: dict[str, Any] = {"form": "detail", "closer": "nobody", "clean-0": 0, "dirty-0": 0, "red_threes-0": 0}
    answers["laid-0"] = 45
    for minima, flags in (((), []), ((50, 50), ["below-minimum"]), ((15, 50), [])):
        assert [flag.code for flag in ask(get("salon"), answers, 2, minima).flags] == flags
    rest = dict.fromkeys(("clean-1", "dirty-1", "red_threes-1", "laid-1", "in_hand-0", "in_hand-1"), 0)
    asked = ask(get("salon"), {**answers, **rest, "rare": False}, 2, (50, 50))
    assert asked.score is not None
    assert "below-minimum" in [flag.code for flag in asked.flags]


def test_answers_that_others_have_made_pointless_are_left_aside() -> None:
    answers = {"form": "totals", "points-0": 5, "points-1": 10, "closer": 0, "laid-0": 100}
    assert ask(get("salon"), answers).score == Totals(points=(5, 10))


@pytest.mark.parametrize("lang", LANGUAGES)
@every_set
def test_every_question_and_choice_has_its_words(name: str, lang: str) -> None:
    rules, sheet = rules_of(name), opened(name)
    answers: dict[str, Any] = {}
    while (asked := ask(rules, answers, sheet.turn.cutter)).step is not None:
        step = asked.step
        value = asked_json(sheet, asked, lang)["step"]
        for words in (value["question"], *(choice["text"] for choice in value["choices"] + value["made"])):
            assert words
            assert not set("{}$") & set(words)
        plain = {Ask.YES_NO: step.what == "rare", Ask.CANASTAS: []}
        answers[step.name] = step.choices[0] if step.ask is Ask.CHOICE else plain.get(step.ask, 0)
    assert len(asked_json(sheet, asked, lang)["answered"]) == len(asked.answered)


def test_the_card_values_are_there_for_counting() -> None:
    sheet = opened("salon")
    answers = {"form": "base_cards", "base-0": 300}
    values = asked_json(sheet, ask(sheet.rules, answers), "en")["step"]["values"]
    assert [(each["value"], each["text"]) for each in values] == [
        (50, "jokers"),
        (20, "aces, twos"),
        (10, "eights to kings"),
        (5, "fours to sevens, black threes"),
    ]
    assert any(key.startswith("scoresheet-ask-") for key in keys("es"))

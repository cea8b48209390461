"""Rulings and questions in words and as JSON, in Spanish and English; and the case that people describe in theirs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import asdict

from canasta.club.referee.judge import NONE, facts_of, offences
from canasta.club.referee.model import Answer, Consequence, Fact, Offence, Question, Ruling
from canasta.rules import Rules, rules_of
from canasta.rules.rulebook import rule_text
from canasta.texts import number, text
from canasta.texts.finding import Finder, words


def title(rules: Rules, offence: str, lang: str) -> str:
    """The name of an offence under these rules."""
    return text(
        lang,
        f"referee-offence-{offence}",
        blacks=rules.black_threes_number,
        every="yes" if rules.black_threes_number == 2 * rules.packs else "no",
        canastas=rules.canastas_to_go_out,
    )


def question(fact: Fact, lang: str) -> str:
    """The question that a fact answers."""
    return text(lang, f"referee-fact-{fact.name}")


def answer(fact: Fact, given: Answer, lang: str) -> str:
    """An answer in words."""
    if isinstance(given, bool):
        return text(lang, "referee-yes" if given else "referee-no")
    if isinstance(given, int):
        return number(lang, given)
    return text(lang, f"referee-answer-{fact.name}-{given}")


def answers(fact: Fact, lang: str) -> list[tuple[str, str]]:
    """The possible answers, each as typed and in words; none for a number."""
    if fact.number:
        return []
    return [(typed(each), answer(fact, each, lang)) for each in fact.answers]


def typed(given: Answer) -> str:
    """An answer as it is typed after the name of its fact: ``yes``, ``2``, ``in_time``."""
    return ("no", "yes")[given] if isinstance(given, bool) else str(given)


def sentence(each: Consequence, rules: Rules, lang: str) -> str:
    """A consequence in one or two sentences."""
    return text(
        lang,
        f"referee-then-{each.code}",
        points=-each.points,
        n=each.count,
        alone="no" if rules.partners else "yes",
        to="left" if rules.clockwise else "right",
    )


def told(ruling: Ruling, lang: str) -> list[dict[str, Any]]:
    """The facts that decided, each with its question and answer in words."""
    return in_words(facts_of(ruling.rules, ruling.offence, dict(ruling.facts)), lang)


def in_words(facts: Iterable[tuple[Fact, Answer]], lang: str) -> list[dict[str, Any]]:
    """Facts, each with its question and answer in words."""
    return [
        {"fact": fact.name, "value": given, "question": question(fact, lang), "answer": answer(fact, given, lang)}
        for fact, given in facts
    ]


def readings(ruling: Ruling, lang: str) -> list[tuple[str, str]]:
    """By rule id, the paragraphs of the book that settle what its source leaves open."""
    mark = text(lang, "referee-reading-mark")
    return [
        (rule_id, line)
        for rule_id in ruling.readings
        for line in rule_text(rule_id, lang).splitlines()
        if line.startswith(mark)
    ]


def whose_law(ruling: Ruling, lang: str) -> str:
    """The sentence that names the book used, if it is not the one played; else empty."""
    from canasta.rules.describe import title as called

    if not ruling.borrowed or ruling.book is None:
        return ""
    played = called(ruling.rules, lang)
    return text(lang, "referee-borrowed", played=played, book=text(lang, f"set-{ruling.book}"))


def as_json(said: Ruling | Question | Offence, lang: str) -> dict[str, Any]:
    """A ruling, a question or a case for programs, with its sentences in that language."""
    if isinstance(said, Offence):
        assert said.rules is not None, "a case is put at a table"
        return {
            "code": said.code,
            "title": title(said.rules, said.code, lang),
            "book": said.book,
            "facts": [_asked(fact, lang) for fact in said.facts.values()],
        }
    if isinstance(said, Question):
        return {
            "kind": "question",
            "rules": said.rules.name,
            "offence": said.offence,
            "title": title(said.rules, said.offence, lang),
            "known": dict(said.known),
            "question": _asked(said.fact, lang),
        }
    return {
        "kind": "ruling",
        "rules": said.rules.name,
        "offence": said.offence,
        "title": title(said.rules, said.offence, lang),
        "by": said.by,
        "facts": told(said, lang),
        "book": said.book,
        "borrowed": said.borrowed,
        "whose_law": whose_law(said, lang),
        "points": said.points,
        "lapsed": said.lapsed,
        "undecided": said.undecided,
        "consequences": [_followed(each, said.rules, lang) for each in said.consequences],
        "rule_ids": list(said.rule_ids),
        "says": [{"rule": rule_id, "text": rule_text(rule_id, lang)} for rule_id in said.says],
        "readings": [{"rule": rule_id, "text": line} for rule_id, line in readings(said, lang)],
        "open": [{"code": code, "text": text(lang, f"referee-open-{code}")} for code in said.open],
    }


def _followed(each: Consequence, rules: Rules, lang: str) -> dict[str, Any]:
    fields = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(each).items()}
    return {**fields, "sentence": sentence(each, rules, lang)}


def _asked(fact: Fact, lang: str) -> dict[str, Any]:
    return {
        "fact": fact.name,
        "text": question(fact, lang),
        "answers": [{"value": value, "text": words} for value, words in answers(fact, lang)],
        "low": fact.low if fact.number else None,
        "high": fact.high if fact.number else None,
        "step": fact.step if fact.number else None,
    }


_SURE: Final = 0.5  # of what was said: a case that explains less of it is hardly the one


def find_cases(rules: Rules | str, said: str, lang: str) -> list[str]:
    """The codes of cases that can arise by these rules and match the description, the likeliest first.

    `NONE` is always among them: first if no case explains half of what was said, else last. Nothing said: none at all.
    """
    if not said.strip():
        return []
    finder = _finder(rules_of(rules), lang)
    found = finder.find(said)
    likely = [code for code in found if code != NONE]
    if likely and found[0] != NONE and finder.explained(said, likely[0]) >= _SURE:
        return [*likely, NONE]
    return [NONE, *likely]


@lru_cache(maxsize=64)
def _finder(rules: Rules, lang: str) -> Finder:
    return Finder(
        words(lang),
        {
            case.code: f"{title(rules, case.code, lang)}; {text(lang, f'referee-heard-{case.code}')}"
            for case, _ in offences(rules)
        },
    )

"""`canasta referee`: cases listed, rulings shown, questions in a pipe, and what may be wrong."""

from __future__ import annotations

import pytest
from tests.cli.running import run

from canasta.club.referee import as_json, offences, rule
from canasta.club.referee.words import title
from canasta.rules import get, names
from canasta.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_words_all_cases_of_all_sets_are_listed(lang: str) -> None:
    done = run("referee", lang=lang)
    assert (done.status, done.err) == (0, "")
    for name in names():
        assert f"  {get(name).name}\n" in done.out
    for name in names():
        for case, _ in offences(get(name)):
            assert f"{title(get(name), case.code, lang)}  [{case.code}]" in done.out


def test_the_cases_of_a_set_are_those_of_its_form_and_house() -> None:
    listed = run("referee", "reglamento", "--form", "3", "--json").json
    assert [case["code"] for case in listed["cases"]] == [each.code for each, _ in offences(get("reglamento", "3"))]
    shown = run("referee", "salon", "--house", "leave=none").out
    assert "asked-leave-unable" not in shown
    assert "From other books" in shown
    assert "From other books" not in run("referee", "tres-barajas").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_for_people_and_for_programs(lang: str) -> None:
    words = ("referee", "salon", "drew-out-of-turn", "noticed=in_time", "mixed=yes", "drawer=another", "--by", "Ana")
    said = rule(get("salon"), "drew-out-of-turn", {"noticed": "in_time", "mixed": True, "drawer": "another"}, by="Ana")
    value = run(*words, "--json", lang=lang).json
    assert value == as_json(said, lang)
    done = run(*words, lang=lang)
    assert (done.status, done.err) == (0, "")
    for each in value["consequences"]:
        assert f"{each['sentence']}  [{each['rules'][0]}" in done.out
    for fact in value["facts"]:
        assert f"{fact['question']} {fact['answer']}\n" in done.out
    assert "Ana" in done.out
    assert value["open"][0]["text"] in " ".join(done.out.split())


def test_a_borrowed_ruling_says_whose_law_it_is() -> None:
    shown = " ".join(run("referee", "clasica", "pile-out-of-turn", "written=no").out.split())
    assert "The printed rules of “Classic canasta” are silent on this case." in shown
    assert "holds if the table agrees" in shown


def test_a_missing_fact_is_asked_for_in_a_pipe_and_nothing_is_ruled() -> None:
    done = run("referee", "salon", "drew-out-of-turn", "noticed=in_time")
    assert (done.status, done.err) == (1, "")
    assert "Was the card mixed into the hand?" in done.out
    assert "[mixed=yes]" in done.out
    value = run("referee", "salon", "drew-out-of-turn", "--json")
    assert value.status == 1
    assert value.json["kind"] == "question"
    assert [each["value"] for each in value.json["question"]["answers"]] == ["in_time", "too_late"]
    number = run("referee", "salon", "red-threes-in-hand")
    assert "A number from 1 to 4  [cards=N]" in number.out


def test_what_cannot_be_ruled_has_status_1() -> None:
    alone = run("referee", "reglamento", "laid-in-partners-turn", "--form", "2")
    assert (alone.status, alone.out) == (1, "")
    assert alone.err == "canasta: The case laid-in-partners-turn cannot arise in reglamento/2 as it is played here.\n"
    silent = run("referee", "tres-barajas", "red-threes-without-meld")
    assert silent.status == 1
    assert "says nothing about this case" in silent.out


@pytest.mark.rule("TB-6.3")
def test_a_case_without_a_price_shows_what_the_book_says() -> None:
    done = run("referee", "tres-barajas", "asked-leave-unable")
    assert done.status == 0
    assert "The book sets no penalty for this: the referee decides" in " ".join(done.out.split())
    assert "TB-6.3. A player who wants to go out must ask" in " ".join(done.out.split())


@pytest.mark.parametrize("words", [("robó tres cartas",), ("robo", "tres", "cartas")])
def test_in_a_pipe_words_list_the_cases_that_it_may_be(words: tuple[str, ...]) -> None:
    done = run("referee", "salon", *words, lang="es")
    assert done.status == 1  # nothing is ruled
    assert done.out.splitlines()[1].startswith(" 1) Robó cartas de más  [drew-too-many]")
    value = run("referee", "salon", *words, "--json", lang="es")
    assert (value.status, value.json["cases"][0]["code"]) == (1, "drew-too-many")
    assert value.json["cases"][-1]["code"] == "none-of-these"


def test_words_of_no_case_lead_to_none_of_these_and_the_nearest_rules() -> None:
    unlike = run("referee", "tres-barajas", "the partner wears a hat")
    assert (unlike.status, unlike.out.splitlines()[1]) == (1, " 1) None of these  [none-of-these]")
    assert "TB-" in unlike.out
    value = run("referee", "salon", "xyzzy", "--json").json
    assert [case["code"] for case in value["cases"]] == ["none-of-these"]
    assert value["nearest_rules"] == []
    ruled = " ".join(run("referee", "salon", "none-of-these", "noticed=in_time").out.split())
    assert "No case in the book fits: the referee decides" in ruled
    assert "SA-8.2." in ruled


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["salom"], "There is no rule set “salom”"),
        (["salon", "drew-out-of-trun"], "There is no case “drew-out-of-trun”; the nearest is drew-out-of-turn."),
        (["salon", "drew-out-of-turn", "mixed"], "“mixed” is not an answer: write NAME=ANSWER"),
        (["salon", "drew-out-of-turn", "=yes"], "“=yes” is not an answer: write NAME=ANSWER"),
    ],
)
def test_bad_words_get_one_sentence(words: list[str], sentence: str) -> None:
    assert run("referee", *words).sentence.startswith(sentence)

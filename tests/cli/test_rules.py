"""`canasta rules`: the book as it is asked for."""

from __future__ import annotations

import pytest
from tests.changed_rules import later
from tests.cli.running import run

from canasta.rules import forms, names
from canasta.rules.rulebook import rule_text, rules
from canasta.rules.switches import SWITCHES
from canasta.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rule_sets_are_listed(lang: str) -> None:
    done = run("rules", lang=lang)
    assert done.status == 0
    for name in names():
        assert f"  {name}\n" in done.out
    assert "6-pairs" in done.out


def test_the_list_for_programs() -> None:
    listed = run("rules", "--json").json
    assert [each["id"] for each in listed] == list(names())
    for each in listed:
        assert [form["form"] for form in each["forms"]] == list(forms(each["id"]))
    assert {form["seats"] for each in listed for form in each["forms"]} == {2, 3, 4, 6}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_set_has_all_its_rules(name: str, lang: str) -> None:
    shown = run("rules", name, lang=lang).out
    for entry in rules(name):
        assert f"\n{entry.id} " in shown
        assert " ".join(rule_text(entry.id, lang).split()) in shown
    value = run("rules", name, "--json", lang=lang).json
    assert [rule["id"] for section in value["sections"] for rule in section["rules"]] == [e.id for e in rules(name)]


def test_a_set_says_its_version_and_which_others_there_are() -> None:
    assert "\nVersion 1\n" in run("rules", "tres-barajas").out
    with later("tres-barajas", {"going_out": 300}, version=2, earlier={1: {"going_out": 200}}):
        assert "\nVersion 2; also: tres-barajas@1\n" in run("rules", "tres-barajas").out
        old = run("rules", "tres-barajas@1", lang="es")
        assert old.out.startswith(
            "Canasta de tres barajas (15.000), versión 1  tres-barajas\nVersión 1; también: tres-barajas@2\n"
        )
        assert "La versión más reciente, la 2, se diferencia en esto:\n- Cerrar vale 300 puntos" in old.out
        assert run("rules", "tres-barajas@1", "--json").json["versions"] == [1, 2]
        assert run("rules", "tres-barajas@1", "--switches", "--json").json["version"] == 1


def test_a_set_that_is_a_difference_names_what_it_differs_from() -> None:
    assert "canasta rules clasica" in run("rules", "internacional").out
    assert run("rules", "internacional", "--json").json["parent"] == "clasica"
    assert run("rules", "clasica", "--json").json["parent"] is None


@pytest.mark.parametrize(
    "words",
    [["TB-4.3"], ["tb-4.3"], ["tres-barajas", "TB-4.3"], ["tres-barajas", "4.3"], ["3-barajas", "4.3"]],
)
def test_one_rule_is_found_by_its_id(words: list[str]) -> None:
    done = run("rules", *words)
    assert done.status == 0
    assert "TB-4.3" in done.out
    assert run("rules", *words, "--json").json == {
        "id": "TB-4.3",
        "set": "tres-barajas",
        "set_title": "Three-pack canasta (15,000)",
        "section": "The pile",
        "tag": "play",
        "text": rule_text("TB-4.3", "en"),
    }


def test_a_rule_of_the_parent_is_a_rule_of_the_set() -> None:
    assert run("rules", "internacional", "4.2", "--json").json["id"] == "CL-4.2"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["TB-4.33"], "There is no rule TB-4.33 here; the nearest is TB-4.3."),
        (["clasica", "TB-4.3"], "There is no rule TB-4.3 here; the nearest is CL-4.3."),
        (["clasica", "nothing"], "There is no rule nothing here; the nearest is CL-1.1."),
        (["clasika", "--switches"], "There is no rule set “clasika”: did you mean clasica?"),
        (["tres-barajas@7"], "tres-barajas has no version 7; it has 1."),
        (["reglamento", "--form", "5"], "reglamento has no form “5”"),
        (["salon", "--house", "pumba=maybe"], "pumba = maybe is not valid"),
        (["salon", "--house", "pumba"], "“pumba” is not a house rule: write name = value."),
        (["salon", "--house", "pumba=true", "--house", "Pumba=no"], "pumba"),
    ],
)
def test_what_is_not_in_the_book(words: list[str], sentence: str) -> None:
    assert run("rules", *words).sentence.startswith(sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_switches_are_shown_with_their_values(lang: str) -> None:
    shown = run("rules", "salon", "--switches", lang=lang).out
    assert all(f"\n{name}" in shown for name in SWITCHES)
    value = run("rules", "salon", "--switches", "--json", lang=lang).json
    assert [switch["name"] for switch in value["switches"]] == list(SWITCHES)
    pumba = next(switch for switch in value["switches"] if switch["name"] == "pumba")
    assert (pumba["value"], pumba["rule"], pumba["book"]) == (True, "SA-4.6", None)
    assert set(pumba["values"]) == {"true", "false"}


def test_a_house_rule_that_agrees_with_the_book_is_a_note() -> None:
    said = run("rules", "salon", "--house", "red_threes_need=canasta", "--house", "target=3000", "--json")
    assert said.status == 0
    assert said.err == "canasta: red_threes_need = canasta is what salon already has.\n"
    assert said.json == run("rules", "salon", "--house", "target=3000", "--json").json
    spanish = run("rules", "salon", "--house", "pumba=yes", lang="es")
    assert (spanish.status, spanish.err) == (0, "canasta: pumba = yes es lo que salon ya tiene.\n")


def test_house_rules_are_shown_with_what_the_book_says() -> None:
    value = run("rules", "salon", "--house", "pumba=no", "--house", "target=3000", "--json").json
    changed = {switch["name"]: switch["value"] for switch in value["switches"] if switch["book"] is not None}
    assert changed == {"pumba": False, "target": 3000}
    assert "(in the book: 5,000 points)" in run("rules", "salon", "--house", "target=3000").out


def test_a_form_has_switches_of_its_own() -> None:
    shown = run("rules", "reglamento", "--switches", "--form", "6-pairs", "--json").json
    assert next(switch["value"] for switch in shown["switches"] if switch["name"] == "packs") == 3


@pytest.mark.parametrize(
    ("words", "lang", "first"),
    [
        (("clasica", "--find", "puedo tomar el pozo"), "es", ("CL-3.2", "CL-3.3", "CL-3.4", "CL-3.5")),
        (("salon", "--find", "minimo para abrir"), "es", ("SA-5.1",)),
        (("internacional", "--find", "can I take the pile"), "en", ("CL-3.2", "CL-3.3", "CL-3.4", "CL-3.5", "IN-3")),
        (("--find", "canasta de moda"), "es", ("TB-2.3", "TB-8.6")),
    ],
)
def test_rules_are_found_by_what_is_asked(words: tuple[str, ...], lang: str, first: tuple[str, ...]) -> None:
    found = run("rules", *words, "--json", lang=lang).json
    assert 1 <= len(found) <= 8
    assert found[0]["id"] in first or found[1]["id"] in first
    shown = run("rules", *words, lang=lang)
    assert shown.status == 0
    assert [line.split()[0] for line in shown.out.splitlines()] == [each["id"] for each in found]


def test_switches_are_found_by_what_is_asked() -> None:
    found = run("rules", "clasica", "--switches", "--find", "congel", "--json", lang="es").json
    assert "pile_frozen_naturals" in {each["name"] for each in found["switches"]}
    assert len(found["switches"]) < 9 < len(SWITCHES)
    assert "red_three_freezes" in run("rules", "clasica", "--switches", "--find", "congel", lang="es").out
    none = run("rules", "clasica", "--find", "xyzzy")
    assert (none.status, none.out) == (0, "No rule matches. Try other words.\n")

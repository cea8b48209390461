"""Every rule of the book has its full text in both languages, and the two say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from canasta.rules import rulebook
from canasta.rules.rulebook import TAGS, Rule, UnknownRuleError, rule, rule_sets, rule_text, rules, sections
from canasta.texts import LANGUAGES, has, keys, number, text

BOOK = Path(__file__).parents[3] / "shared" / "rulebook"
RULE_ID = re.compile(r"\b[A-Z]{2}-[\dX]+(?:\.\d+)?")
NUMBER = {"es": re.compile(r"\d{1,3}(?:\.\d{3})+|\d+"), "en": re.compile(r"\d{1,3}(?:,\d{3})+|\d+")}
READING = {"es": "Lectura: ", "en": "Reading: "}
HOUSE_RULE = {"es": "Regla de la casa: ", "en": "House rule: "}

ALL = [entry for name in rule_sets() for entry in rules(name)]
each_rule = pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.id)


@each_rule
def test_a_rule_says_the_same_in_both_languages(entry: Rule) -> None:
    """The same numbers, written as everywhere; the same readings, house rules and rules beside it."""
    texts = {lang: rule_text(entry.id, lang) for lang in LANGUAGES}
    es, en = texts["es"], texts["en"]
    assert min(len(es), len(en)) >= 20
    assert es != en
    assert es.count("\n") == en.count("\n")
    for mark in (READING, HOUSE_RULE):
        assert es.count(mark["es"]) == en.count(mark["en"])
    mentioned = [RULE_ID.findall(each) for each in (es, en)]
    assert sorted(mentioned[0]) == sorted(mentioned[1])
    assert [rule(each).id for each in mentioned[0]] == mentioned[0]
    numbers = []
    for lang, said in texts.items():
        written = NUMBER[lang].findall(RULE_ID.sub("", said))
        numbers.append(sorted(int(re.sub(r"\D", "", each)) for each in written))
        assert sorted(number(lang, each) for each in numbers[-1]) == sorted(written)
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_belongs_to_no_rule(lang: str) -> None:
    told = {key for key in keys(lang) if RULE_ID.match(key.replace("_", "."))}
    assert told == {rulebook.text_key(entry.id) for entry in ALL}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rule_sets())
def test_a_rule_set_has_its_title_description_and_headings(name: str, lang: str) -> None:
    assert text(lang, f"set-{name}")
    assert text(lang, f"set-{name}_description").count("\n") == 1
    assert [heading for heading in sections(name) if not has(lang, heading)] == []


def test_every_heading_is_used() -> None:
    used = {heading for name in rule_sets() for heading in sections(name)}
    assert used == {key for key in keys("en") if key.startswith("section-")}


def test_the_entries_are_well_formed() -> None:
    assert {entry.tag for entry in ALL} == set(TAGS)
    assert len({entry.id for entry in ALL}) == len(ALL)
    for name in rule_sets():
        assert [entry for group in sections(name).values() for entry in group] == list(rules(name))
    assert {name: rulebook.parent(name) for name in rule_sets() if rulebook.parent(name)} == {
        "internacional": "clasica"
    }


def test_a_rule_by_its_id() -> None:
    assert rule("TB-4.3") == Rule("TB-4.3", "tres-barajas", "play", "section-pile")
    assert rule("CL-X.3").tag == "example"
    assert {rule(each).tag for each in ("RE-5.1", "RE-5.13", "RE-5.14", "SA-7.1")} == {"score"}
    assert {rule(each).tag for each in ("RE-5.2", "SA-7.2", "TB-10.1", "SA-8.1", "RE-6.6")} == {"law"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_a_rule_stand_as_people_write_them(lang: str) -> None:
    """K♥, not Kh: nobody has to know the letters of the suits to read an example."""
    letters = re.compile(r"\b(?:10|[2-9TJQK])[shdc]\b")
    assert [entry.id for entry in ALL if letters.search(rule_text(entry.id, lang))] == []
    assert "6♣ 6♣ 7♥ 8♦" in rule_text("CL-X.1", lang)


def test_what_a_screen_shows_stands_after_the_rules() -> None:
    *before, last = sections("clasica")
    assert last == "section-screen"
    assert {entry.id for entry in sections("clasica")[last]} == {"CL-7.1", "CL-7.2", "CL-7.3"}
    assert "section-examples" in before


def test_an_unknown_name_gets_a_sentence() -> None:
    with pytest.raises(UnknownRuleError, match=r"no rule 'TB-4\.33'; nearest: TB-4\.3, "):
        rule("TB-4.33")
    with pytest.raises(UnknownRuleError, match=r"nearest: CL-2\.1"):
        rule_text(" cl-2.1", "es")
    with pytest.raises(UnknownRuleError, match=r"no rule '¿qué\?'; an id looks like TB-4\.3"):
        rule("¿qué?")
    with pytest.raises(UnknownRuleError, match="no rule set 'mus'; expected one of tres-barajas, "):
        rules("mus")


@pytest.mark.skipif(not BOOK.is_dir(), reason="the specification lies beside the checkout only where it is developed")
@pytest.mark.parametrize("name", rule_sets())
def test_the_rules_are_those_of_the_specification(name: str) -> None:
    """The same ids in the same order but that of CL-7, which stands last: it is for screens, not for players.

    The same tags where the book has a column for them; every Reading marked.
    """
    told, columns = [], ""
    for line in (BOOK / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("| id |"):
            columns = line
        if not (row := re.match(rf"\| ({RULE_ID.pattern}) \|(.*)", line)):
            continue
        told.append(row[1])
        if "| tag |" in columns:
            assert rule(row[1]).tag == row[2].partition("|")[0].strip()
        if "*Reading" in line:
            assert READING["en"] in rule_text(row[1], "en")
    told.sort(key=lambda each: each.startswith("CL-7."))
    assert [entry.id for entry in rules(name)] == told

"""A phrase said at the table finds its case among the first three, a question its rule among the first four.

`said/known.txt` and `said/tuned.txt` are phrases with which the words were put right, `said/fresh.txt` those that came
after: they were measured once, and nothing was changed for them. A phrase of no case finds `NONE` first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from canasta.club.referee import find_cases, offences
from canasta.club.referee.judge import NONE, known_offences
from canasta.rules import get
from canasta.rules.finding import find_rules, find_switches
from canasta.rules.rulebook import rule
from canasta.rules.switches import SWITCHES
from canasta.texts import LANGUAGES

FOLDER = Path(__file__).parent / "said"
FILES = ("known", "tuned", "fresh")


@dataclass(frozen=True)
class Phrase:
    """A phrase, where it is said, and what it is about: any of those codes, ids or names."""

    where: str
    lang: str
    rules: str
    about: tuple[str, ...]
    said: str

    @cache  # noqa: B019 - the phrases live as long as the tests
    def found(self) -> list[str]:
        """The results of the search for the phrase, the best first."""
        rules = get(self.rules)
        if self.where == "referee":
            return find_cases(rules, self.said, self.lang)
        if self.where == "rulebook":
            return find_rules(rules.id, self.said, self.lang)
        return find_switches(rules, self.said, self.lang)

    @property
    def hit(self) -> bool:
        """True if something that the phrase is about is among the first results."""
        first = 1 if NONE in self.about else 4 if self.where == "rulebook" else 3
        return not {*self.about}.isdisjoint(self.found()[:first])


def phrases(name: str) -> list[Phrase]:
    found = []
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            where, lang, rules, about, said = (cell.strip() for cell in line.split("|"))
            found.append(Phrase(where, lang, rules, tuple(about.split()), said))
    return found


EVERY = {name: phrases(name) for name in FILES}
ALL = [each for listed in EVERY.values() for each in listed]


def test_the_lists_are_long_and_of_both_languages_and_know_every_case() -> None:
    referee = [each for each in ALL if each.where == "referee"]
    assert len({each.said for each in referee}) == len(referee) >= 400
    assert sum(each.where == "referee" for each in EVERY["fresh"]) >= 100
    for lang in LANGUAGES:
        assert sum(each.lang == lang for each in referee) >= 50
    assert {code for each in referee for code in each.about} == set(known_offences())
    for each in referee:
        assert {*each.about} <= {case.code for case, _ in offences(get(each.rules))}, each
    for each in (each for each in ALL if each.where != "referee"):
        assert all(rule(one) if each.where == "rulebook" else one in SWITCHES for one in each.about)


def parted(name: str) -> dict[str, list[Phrase]]:
    """The phrases of a file by what they look for: a case, no case at all, a rule, a switch."""
    listed = EVERY[name]
    return {
        f"{name}-case": [each for each in listed if each.where == "referee" and NONE not in each.about],
        f"{name}-none": [each for each in listed if NONE in each.about],
        f"{name}-rule": [each for each in listed if each.where == "rulebook"],
        f"{name}-switch": [each for each in listed if each.where == "house"],
    }


GROUPS = {group: listed for name in FILES for group, listed in parted(name).items() if listed}
MISSED = {"case": 0.03, "none": 0.2, "rule": 0.05, "switch": 0.1}  # the share that may be missed


@pytest.mark.parametrize("group", GROUPS)
def test_phrases_find_what_they_are_about(group: str) -> None:
    """Of the cases, that of none of them is always shown: as the first or as the last."""
    missed = [(each.said, each.found()[:4]) for each in GROUPS[group] if not each.hit]
    assert len(missed) <= MISSED[group.rpartition("-")[2]] * len(GROUPS[group]), missed
    for each in GROUPS[group]:
        assert each.where != "referee" or NONE in (each.found()[0], each.found()[-1]), each


@pytest.mark.parametrize(
    "said", ["robó tres cartas", "ROBO TRES CARTAS", "robó  tres cartas!", "robaron tres", "roba 3 cartas de más"]
)
def test_a_case_is_found_however_it_is_spelt(said: str) -> None:
    assert find_cases(get("salon"), said, "es")[0] == "drew-too-many"


def test_only_what_can_arise_is_found() -> None:
    assert "laid-in-partners-turn" not in find_cases(get("reglamento", "2"), "bajó en el turno de su pareja", "es")
    assert find_cases(get("salon"), "", "es") == []
    assert find_cases(get("salon"), "xyzzy", "es") == [NONE]
    assert find_cases(get("salon"), "nada de esto", "es")[0] == NONE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_found_by_its_id_and_by_the_beginning_of_a_word(lang: str) -> None:
    assert find_rules("tres-barajas", "tb-5.1", lang)[0] == "TB-5.1"
    assert find_rules("internacional", "CL-3.3", lang)[0] == "CL-3.3"
    begun = find_switches(get("clasica"), "congel" if lang == "es" else "freez", lang)
    about = {"red_three_freezes", "pile_frozen_naturals", "frozen_lay_off", "frozen_pair_again"}
    assert about == {*begun[:4]}
    assert "opening_waiver" in find_switches(get("clasica"), "opening_waiver", lang)[:1]
    assert {found[:2] for found in find_rules(None, "pumba", lang)[:4]} == {"SA", "RE"}

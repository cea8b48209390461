"""A phrase said at the table finds its case, its rule, its switch: among the first three, nine times of ten.

`said/known.txt` and `said/tuned.txt` are phrases with which the words were put right, `said/unseen.txt` those that came
after: they were measured once, and nothing was changed for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from canasta.club.referee import offences
from canasta.club.referee.judge import known_offences
from canasta.club.referee.search import find_cases
from canasta.rules import get
from canasta.rules.finding import find_rules, find_switches
from canasta.rules.rulebook import rule
from canasta.rules.switches import SWITCHES
from canasta.texts import LANGUAGES

FOLDER = Path(__file__).parent / "said"
FILES = ("known", "tuned", "unseen")


@dataclass(frozen=True)
class Phrase:
    """A phrase, where it is said, and what it is about: any of those codes, ids or names."""

    where: str
    lang: str
    rules: str
    about: tuple[str, ...]
    said: str

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
        """True if something that the phrase is about is among the first three results."""
        return not {*self.about}.isdisjoint(self.found()[:3])


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
    assert len({each.said for each in referee}) == len(referee) >= 150
    assert len(EVERY["unseen"]) >= 50
    for lang in LANGUAGES:
        assert sum(each.lang == lang for each in referee) >= 50
    assert {code for each in referee for code in each.about} == set(known_offences())
    for each in referee:
        assert {*each.about} <= {case.code for case, _ in offences(get(each.rules))}, each
    for each in (each for each in ALL if each.where != "referee"):
        assert all(rule(one) if each.where == "rulebook" else one in SWITCHES for one in each.about)


GROUPS = {
    **{f"{name}.txt": listed for name, listed in EVERY.items()},
    **{where: [each for each in ALL if each.where == where] for where in ("referee", "rulebook", "house")},
    **{lang: [each for each in ALL if each.lang == lang] for lang in LANGUAGES},
    "unseen of the referee": [each for each in EVERY["unseen"] if each.where == "referee"],
}


@pytest.mark.parametrize("listed", GROUPS.values(), ids=GROUPS)
def test_nine_of_ten_phrases_are_found_among_the_first_three(listed: list[Phrase]) -> None:
    missed = [(each.said, each.found()[:3]) for each in listed if not each.hit]
    assert len(missed) <= len(listed) / 10, missed


@pytest.mark.parametrize(
    "said", ["robó tres cartas", "ROBO TRES CARTAS", "robó  tres cartas!", "robaron tres", "roba 3 cartas de más"]
)
def test_a_case_is_found_however_it_is_spelt(said: str) -> None:
    assert find_cases(get("salon"), said, "es")[0] == "drew-too-many"


def test_only_what_can_arise_is_found() -> None:
    assert "laid-in-partners-turn" not in find_cases(get("reglamento", "2"), "bajó en el turno de su pareja", "es")
    assert find_cases(get("salon"), "", "es") == []
    assert find_cases(get("salon"), "xyzzy", "es") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_found_by_its_id_and_by_the_beginning_of_a_word(lang: str) -> None:
    assert find_rules("tres-barajas", "tb-5.1", lang)[0] == "TB-5.1"
    assert find_rules("internacional", "CL-3.3", lang)[0] == "CL-3.3"
    begun = find_switches(get("clasica"), "congel" if lang == "es" else "freez", lang)
    assert {"red_three_freezes", "pile_frozen_naturals", "frozen_lay_off"} == {*begun[:3]}
    assert "opening_waiver" in find_switches(get("clasica"), "opening_waiver", lang)[:1]
    assert {found[:2] for found in find_rules(None, "pumba", lang)[:4]} == {"SA", "RE"}

"""Rule sets found by name and resolved: aliases, parents, forms; and what importing them costs."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import pytest

from canasta.rules import Book, Rules, RuleSet, RuleSetError, forms, get, names
from canasta.rules.build import ALIASES, plain
from canasta.rules.model import CutPurpose
from canasta.rules.rulebook import parent, rule_sets
from canasta.rules.sets import BOOK


def test_the_five_rule_sets() -> None:
    assert names() == ("clasica", "internacional", "salon", "reglamento", "tres-barajas")
    assert set(names()) == set(rule_sets())
    assert forms("reglamento") == ("2", "3", "4", "6-teams", "6-pairs")
    assert forms("tres-barajas") == ("",)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("CLÁSICA", "clasica"),
        ("classic", "clasica"),
        ("  Clasica ", "clasica"),
        ("Salón", "salon"),
        ("Tres Barajas", "tres-barajas"),
        ("tres_barajas", "tres-barajas"),
        ("15.000", "tres-barajas"),
        ("Three packs", "tres-barajas"),
        ("International", "internacional"),
        ("regulation", "reglamento/4"),
        ("Reglamento / 6 pairs", "reglamento/6-pairs"),
        ("reglamento", "reglamento/4"),
    ],
)
def test_names_are_found_however_they_are_written(name: str, found: str) -> None:
    assert get(name).name == found


def test_every_alias_leads_somewhere_and_hides_nothing() -> None:
    for alias, name in ALIASES.items():
        assert get(alias).id == name
        assert plain(alias) == alias
        assert alias not in BOOK


def test_rules_are_resolved_once_and_frozen() -> None:
    rules = get("salon")
    assert get("Salón") is rules
    assert hash(rules) == hash(dataclasses.replace(rules))
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.seats = 6  # type: ignore[misc]


def test_only_inheriting_books_share_rule_ids() -> None:
    assert {name for name in names() if parent(name)} == {"internacional"}
    assert {name for name in names() if BOOK[name].own_book} == {"salon", "tres-barajas"}


def test_a_child_takes_over_what_it_does_not_change() -> None:
    book = Book(
        [
            RuleSet("old", 1, None, {"hand_size": 13, "draw": 2}),
            RuleSet("middle", 2, "old", {"hand_size": 12}),
            RuleSet("young", 3, "middle", {"target": 3000}, {"a": {}, "b": {"draw": 1}}, "b"),
        ]
    )
    rules = book.get("young")
    assert (rules.id, rules.version, rules.form, rules.name) == ("young", 3, "b", "young/b")
    assert (rules.hand_size, rules.draw, rules.target) == (12, 1, 3000)
    assert book.get("young/a").draw == 2
    assert book.get("middle").target == Rules(id="x", version=1).target


def test_differences_may_be_written_as_text() -> None:
    book = Book([RuleSet("a", 1, None, {"cut": "moda", "opening": "0:60 1500:90", "clockwise": "no"})])
    assert book.get("a").cut is CutPurpose.MODA
    assert book.get("a").opening == ((-100_000, 60), (1500, 90))
    assert book.get("a").clockwise is False


def test_a_form_may_not_repeat_its_set() -> None:
    book = Book([RuleSet("a", 1, None, {"draw": 2}, {"x": {"draw": 2}}, "x")])
    with pytest.raises(RuleSetError, match=r"^a/x: draw = 2 changes nothing"):
        book.get("a")


def test_seats_and_form_together_must_agree() -> None:
    assert get("reglamento", "3", seats=3, sides=3).seats == 3
    assert get("clasica", seats=4).id == "clasica"
    with pytest.raises(RuleSetError, match="6 players on 2 sides"):
        get("reglamento", "6-teams", sides=3)


def test_importing_is_cheap() -> None:
    """Nothing that takes long: no catalogue, no rulebook, no reading of values before a rule set is asked for."""
    heavy = "('fluent', 'babel', 'tomllib', 'difflib', 'canasta.rules.switches', 'canasta.rules.rulebook')"
    check = f"import sys, canasta.rules; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

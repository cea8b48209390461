"""Versions of a rule set: the newest unless one is named, older ones as they were."""

import hashlib
import tomllib
from pathlib import Path

import pytest

from canasta.rules import Book, Rules, RuleSet, RuleSetError, forms, get, names, versions
from canasta.rules.house import changes, house, with_house
from canasta.rules.switches import SWITCHES

PRINTED = tomllib.loads(Path(__file__).with_name("versions.toml").read_text(encoding="utf-8"))
EVERY = [get(name, form, version=n).edition for name in names() for form in forms(name) for n in versions(name)]

GAME = RuleSet(
    "game",
    3,
    None,
    {"hand_size": 13, "draw": 2},
    {"a": {}, "b": {"target": 3000}},
    "a",
    earlier={1: {"draw": 1, "going_out": 200}, 2: {"hand_size": 12}},
)


def book() -> Book:
    """A rule set of three versions, and two that build on it."""
    return Book(
        [GAME, RuleSet("follows", 1, "game", {"clockwise": False}), RuleSet("stays", 4, "game@1", {"clockwise": False})]
    )


@pytest.mark.parametrize(
    ("name", "version", "hand_size", "draw", "going_out"),
    [("game", 3, 13, 2, 100), ("game@3", 3, 13, 2, 100), ("game@2", 2, 12, 2, 100), ("Game @ 1", 1, 12, 1, 200)],
)
def test_each_version_has_what_the_later_ones_changed(
    name: str, version: int, hand_size: int, draw: int, going_out: int
) -> None:
    rules = book().get(name)
    assert (rules.version, rules.hand_size, rules.draw, rules.going_out) == (version, hand_size, draw, going_out)
    assert rules == book().get("game", version=version)
    assert rules.name == "game/a"
    assert rules.edition == f"game/a@{version}"
    assert book().get(rules.edition) == rules


def test_a_version_goes_with_a_form_and_with_seats() -> None:
    assert book().get("game/b@2").target == 3000
    assert book().get("game", "b", version=1).edition == "game/b@1"
    assert book().versions("game") == (1, 2, 3)
    assert book().versions("stays") == (4,)
    with pytest.raises(RuleSetError, match="game has no version 4; it has 1, 2, 3"):
        book().get("game", version=4)


def test_a_parent_may_be_named_with_its_version() -> None:
    assert (book().get("follows").draw, book().get("stays").draw) == (2, 1)
    assert (book().get("follows").going_out, book().get("stays").going_out) == (100, 200)
    assert book().get("stays").hand_size == 12


def test_house_rules_are_those_that_differ_from_the_same_version() -> None:
    old = book().get("game@1")
    assert changes(old, book()) == []
    turned = with_house(old, {"draw": 2}, book())
    assert house(turned, book()) == {"draw": 2}
    assert with_house(book().get(turned.edition), house(turned, book()), book()) == turned


def test_an_older_version_that_changes_nothing_or_cannot_be_is_refused_when_it_is_added() -> None:
    idle = RuleSet("idle", 2, "clasica", {"draw": 2}, earlier={1: {"hand_size": 11}})
    with pytest.raises(RuleSetError, match=r"^idle@1: hand_size = 11 changes nothing"):
        Book([*book().sets.values(), RuleSet("clasica", 1, None, {})]).add(idle)
    odd = RuleSet("odd", 2, "clasica", {"draw": 2}, earlier={1: {"seats": 5}})
    with pytest.raises(RuleSetError, match=r"^odd@1: 5 players"):
        Book([RuleSet("clasica", 1, None, {})]).add(odd)


def checksum(rules: Rules) -> str:
    """Of every switch that does not stand as in a game of which nothing is said: a new switch changes none."""
    plain = Rules(id="plain", version=1)
    lines = [
        f"{name} = {switch.text(getattr(rules, name))}"
        for name, switch in SWITCHES.items()
        if getattr(rules, name) != getattr(plain, name)
    ]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("edition", EVERY)
def test_a_version_never_changes(edition: str) -> None:
    found = checksum(get(edition))
    assert PRINTED[edition] == found, f'a changed default is a new version, recorded as "{edition}" = "{found}"'


def test_no_version_is_dropped() -> None:
    assert set(PRINTED) == set(EVERY)

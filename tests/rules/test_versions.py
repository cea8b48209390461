"""Versions of a rule set: the newest unless one is named, older ones as they were."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from tests.changed_rules import later

from canasta import rules
from canasta.rules import Book, Rules, RuleSet, RuleSetError, forms, get, names, versions
from canasta.rules.digest import _baseline, digest
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
    with later("clasica", {"draw": 2}, version=2, earlier={1: {"draw": 1}}):
        old = get("clasica@1")
        assert changes(old) == []
        turned = with_house(old, {"draw": 2})
        assert house(turned) == {"draw": 2}
        assert with_house(get(turned.edition), house(turned)) == turned


def test_an_older_version_that_changes_nothing_or_cannot_be_is_refused_when_it_is_added() -> None:
    idle = RuleSet("idle", 2, "clasica", {"draw": 2}, earlier={1: {"hand_size": 11}})
    with pytest.raises(RuleSetError, match=r"^idle@1: hand_size = 11 changes nothing"):
        Book([*book().sets.values(), RuleSet("clasica", 1, None, {})]).add(idle)
    odd = RuleSet("odd", 2, "clasica", {"draw": 2}, earlier={1: {"seats": 5}})
    with pytest.raises(RuleSetError, match=r"^odd@1: 5 players"):
        Book([RuleSet("clasica", 1, None, {})]).add(odd)


@pytest.mark.parametrize("edition", EVERY)
def test_a_version_never_changes(edition: str) -> None:
    found = digest(get(edition))[:16]
    assert PRINTED[edition] == found, f'a changed default is a new version, recorded as "{edition}" = "{found}"'


def test_no_version_is_dropped() -> None:
    assert set(PRINTED) == set(EVERY)


def test_a_digest_covers_what_is_played_and_no_name() -> None:
    one = get("tres-barajas")
    assert len(digest(one)) == 32
    assert digest(replace(one, version=7, id="other")) == digest(one)
    assert digest(with_house(one, {"target": 3000})) == digest(replace(one, target=3000)) != digest(one)
    assert digest(Rules(id="plain", version=1)) == digest(get("clasica")), "nothing said, nothing but the baseline"


def test_a_changed_default_changes_the_digest_and_a_later_switch_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest(get("clasica"))
    baseline = _baseline()
    monkeypatch.setattr("canasta.rules.digest._baseline", lambda: {**baseline, "going_out": "200"})
    assert digest.__wrapped__(get("clasica")) != before
    first = tomllib.loads((Path(rules.__file__).parent / "baseline.toml").read_text(encoding="utf-8"))
    assert set(first) <= set(SWITCHES), "a switch of the baseline may not go"
    plain = Rules(id="plain", version=1)
    later = {name: SWITCHES[name].text(getattr(plain, name)) for name in set(SWITCHES) - set(first)}
    assert baseline == first | later

"""House rules: what is changed, how it is recorded and read back, and that any change is either played or refused."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.values import values

from canasta.rules import HouseRuleError, Rules, games, get
from canasta.rules.describe import describe, differences, listing
from canasta.rules.house import changes, house, read_lines, with_house
from canasta.rules.sense import contradictions
from canasta.rules.switches import SWITCHES
from canasta.texts import has

BOOK = games()


def as_toml(table: dict[str, int | bool | str]) -> str:
    words = {True: "true", False: "false"}
    return "".join(
        f"{name} = {words[value] if isinstance(value, bool) else value if isinstance(value, int) else repr(value)}\n"
        for name, value in table.items()
    )


def test_a_change_leaves_everything_else_as_it_was() -> None:
    book = get("clasica")
    rules = with_house(book, {"hand_size": 13, "opening": "0:60 1500:100"})
    assert (rules.hand_size, rules.opening) == (13, ((-100_000, 60), (1500, 100)))
    assert {change.switch.name for change in changes(rules)} == {"hand_size", "opening"}
    assert rules.id == "clasica"
    assert book.hand_size == 11
    assert get("clasica").hand_size == 11


def test_what_is_written_down_reads_back() -> None:
    book = get("tres-barajas")
    rules = with_house(book, {"value_black_three": 5, "canasta_awards_add": "no", "pile_seen": "all", "tie": "draw"})
    assert house(rules) == {"pile_seen": "all", "value_black_three": 5, "canasta_awards_add": False, "tie": "draw"}
    assert with_house(book, tomllib.loads(as_toml(house(rules)))) == rules


def test_nothing_changed_is_the_book() -> None:
    for rules in BOOK:
        assert with_house(rules, {}) == rules
        assert changes(rules) == []
        assert house(rules) == {}


def test_a_change_can_be_taken_back() -> None:
    changed = with_house(get("salon"), {"hand_size": 13, "draw": 2})
    assert with_house(changed, {"hand_size": 11, "draw": 1}) == get("salon")


def test_changes_add_up() -> None:
    rules = with_house(with_house(get("salon"), {"hand_size": 13}), {"draw": 2})
    assert rules == with_house(get("salon"), {"draw": 2, "hand_size": 13})
    assert hash(rules) == hash(with_house(get("salon"), {"draw": 2, "hand_size": 13}))


def test_changes_that_need_each_other_are_made_together() -> None:
    with pytest.raises(HouseRuleError):
        with_house(get("clasica"), {"packs": 3})
    assert with_house(get("clasica"), {"packs": 3, "red_threes": "100 200 300 800 1000 1200"}).packs == 3
    alone = {"seats": 2, "seating": "lowest_deals", "leave": "none", "draw": 2, "hand_size": 15}
    assert not with_house(get("clasica"), alone).partners


# What goes only together with something else, in every rule set
NEVER_ALONE = {"packs", "sides", "separate_melds"}


def single_changes() -> list[tuple[Rules, str, object]]:
    return [(rules, name, value) for rules in BOOK for name, switch in SWITCHES.items() for value in values(switch)]


def resolve(rules: Rules, table: dict[str, object]) -> Rules | None:
    """The changed rules, checked; None where they are refused, which must be with a sentence in both languages."""
    refusal = None
    try:
        changed = with_house(rules, table)
    except HouseRuleError as error:
        refusal = error
    if refusal:
        assert all(refusal.message(lang).endswith(".") for lang in ("es", "en"))
        return None
    assert not list(contradictions(changed))
    return changed


def test_every_single_change_is_played_or_refused() -> None:
    """So is the same value written down; and no switch is beyond turning everywhere."""
    turned = set()
    for rules, name, value in single_changes():
        changed = resolve(rules, {name: value})
        assert changed == resolve(rules, {name: SWITCHES[name].text(value)})
        if changed is not None:
            turned.add(name)
            assert with_house(rules, read_lines([f"{name} = {SWITCHES[name].text(value)}"])) == changed
    assert set(SWITCHES) - turned == NEVER_ALONE


tables = st.dictionaries(st.sampled_from(sorted(SWITCHES)), st.none(), max_size=6).flatmap(
    lambda picked: st.fixed_dictionaries({name: st.sampled_from(values(SWITCHES[name])) for name in picked})
)


@given(rules=st.sampled_from(BOOK), table=tables)
def test_any_changes_are_played_or_refused(rules: Rules, table: dict[str, object]) -> None:
    changed = resolve(rules, table)
    if changed is None:
        return
    assert all(getattr(changed, name) == value for name, value in table.items())
    assert {change.switch.name for change in changes(changed)} == set(table)
    assert with_house(rules, house(changed)) == changed
    for lang in ("es", "en"):
        assert len(differences(changed, lang)) == len(table)
        assert all(line in describe(changed, lang) for line in differences(changed, lang))
        assert len(listing(changed, lang)) == len(SWITCHES)


def test_the_property_test_looks_into_both_outcomes() -> None:
    tables: list[dict[str, object]] = [{"draw": 2}, {"draw": 1}, {"cut": "moda"}]
    outcomes = {resolve(get("salon"), table) is None for table in tables}
    assert outcomes == {True, False}
    assert has("es", "rules-error-changes-nothing")

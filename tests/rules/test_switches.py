"""Every field of `Rules` is a switch with values, words and rules; values read back as they are written."""

from __future__ import annotations

import dataclasses

import pytest
from tests.rules.values import native_values, values

from canasta.rules import Rules, get, names
from canasta.rules.build import THE_BOOK
from canasta.rules.describe import expects, named_values
from canasta.rules.rulebook import rule
from canasta.rules.switches import SWITCHES, Switch
from canasta.rules.values import NamedChoice, YesNo
from canasta.texts import keys

NOT_SWITCHES = {"id", "version", "form", "book"}
every_switch = pytest.mark.parametrize("switch", SWITCHES.values(), ids=SWITCHES)


def test_every_field_is_a_switch() -> None:
    assert {field.name for field in dataclasses.fields(Rules)} - NOT_SWITCHES == set(SWITCHES)


@every_switch
def test_values_read_back_as_written(switch: Switch) -> None:
    for value in values(switch):
        for written in (switch.text(value), switch.native(value)):
            read = switch.read(written)
            assert read == value
            assert type(read) is type(value)
        assert isinstance(switch.native(value), int | bool | str)
        assert "\n" not in switch.text(value)


@every_switch
def test_the_book_keeps_to_what_the_switch_takes(switch: Switch) -> None:
    for name in names():
        value = getattr(get(name), switch.name)
        assert switch.read(value) == value
        assert switch.read(f"  {switch.text(value)} ") == value


@every_switch
def test_its_rules_are_in_the_book(switch: Switch) -> None:
    assert switch.rules
    for owner, rule_id in switch.rules.items():
        assert rule(rule_id).set == owner.partition("/")[0]
        assert get(owner).name.startswith(owner)


@every_switch
@pytest.mark.parametrize("lang", ["es", "en"])
def test_it_is_in_the_catalogue_and_nothing_else_is(switch: Switch, lang: str) -> None:
    name = f"switch-{switch.name}"
    said = {f"{name}-{value}" for value in named_values(switch, lang)} or {f"{name}-says"}
    if switch.name == "canasta_awards":
        said.add(f"{name}-none")
    in_catalogue = {key for key in keys(lang) if key == name or key.startswith(f"{name}-")}
    assert in_catalogue == said | {name}
    assert expects(switch, lang)


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        ("hand_size", "13", 13),
        ("hand_size", " +13 ", 13),
        ("clockwise", "No", False),
        ("clockwise", "SÍ", True),
        ("clockwise", "si", True),
        ("clockwise", "off", False),
        ("cut", "MODA", "moda"),
        ("stock_end", "Take-On", "take_on"),
        ("stock_end", "take on", "take_on"),
        ("red_threes", "100, 200, 300, 800", (100, 200, 300, 800)),
        ("red_threes", [100, 200, 300, 800], (100, 200, 300, 800)),
        ("concealed_awards", "0 0  0 0", (0, 0, 0, 0)),
        ("canasta_awards", "5:500 7:2000", ((5, 500), (7, 2000))),
        ("canasta_awards", [[5, 500], [7, 2000]], ((5, 500), (7, 2000))),
        ("canasta_awards", "ninguno", ()),
        ("canasta_awards", "", ()),
        ("canasta_awards", [], ()),
        ("opening", "50", ((-100_000, 50),)),
        ("opening", "15 0:50 1500:90", ((-100_000, 15), (0, 50), (1500, 90))),
        ("opening", "0:50; 1500:90", ((-100_000, 50), (1500, 90))),
        ("opening", [[0, 50], [1500, 90]], ((-100_000, 50), (1500, 90))),
        ("opening", "-500:0 -250:20 0:50", ((-100_000, 0), (-250, 20), (0, 50))),
    ],
)
def test_what_people_write(name: str, written: object, value: object) -> None:
    assert SWITCHES[name].read(written) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("opening", "15 0:50 1500:90 3000:120"),
        ("red_threes", "100 200 300 800"),
        ("canasta_awards", "none"),
        ("clockwise", "true"),
        ("leave", "optional_before_melding"),
        ("hand_size", "11"),
    ],
)
def test_how_values_are_written(name: str, text: str) -> None:
    switch = SWITCHES[name]
    assert switch.text(getattr(get("clasica"), name)) == text
    assert native_values(get("clasica"))[name] == (switch.read(text) if isinstance(switch.read(text), int) else text)


@pytest.mark.parametrize(
    "name", [name for name, switch in SWITCHES.items() if isinstance(switch.kind, NamedChoice | YesNo)]
)
def test_named_values_say_different_things(name: str) -> None:
    for lang in ("es", "en"):
        said = list(named_values(SWITCHES[name], lang).values())
        assert len(said) == len(set(said)) >= 2


def test_where_a_book_is_silent_the_parent_is_asked_only_if_it_lends_its_rules() -> None:
    assert THE_BOOK.rule(get("internacional"), "draw") == "CL-3.1"
    assert THE_BOOK.rule(get("reglamento"), "pile_seen") == "SA-4.8"
    assert THE_BOOK.rule(get("reglamento/2"), "hand_size") == "RE-1.2"
    assert THE_BOOK.rule(get("tres-barajas"), "concealed") is None
    assert THE_BOOK.rule(get("salon"), "pile_frozen_naturals") == "SA-4.5"

"""The face of the library: what `from canasta import …` gives, what it says of itself, and how it shows itself."""

from __future__ import annotations

import doctest
import inspect
import re
import sys
from typing import Any, get_args

import pytest

import canasta
from canasta import (
    Deal,
    IllegalAction,
    Match,
    Player,
    RulesError,
    WordedError,
    get,
    parse_action,
    parse_card,
    read_position,
    read_record,
    with_house,
    write_position,
    write_record,
)
from canasta.rules import forms, names, versions

EDITIONS = [
    f"{name}/{form}@{version}" if form else f"{name}@{version}"
    for name in names()
    for form in forms(name)
    for version in versions(name)
]


def namespace() -> dict[str, Any]:
    found: dict[str, Any] = {}
    exec("from canasta import *", found)  # noqa: S102 - our own line
    return found


def evaluated(value: object) -> object:
    return eval(repr(value), namespace())  # noqa: S307 - what we show is ours


def test_a_star_brings_in_what_is_listed() -> None:
    assert namespace().keys() - {"__builtins__"} == set(canasta.__all__)


@pytest.mark.parametrize("name", sorted(set(canasta.__all__) - {"__version__"}))
def test_a_name_says_what_it_is(name: str) -> None:
    value = getattr(canasta, name)
    for each in get_args(value) or (value,):  # of a union, its classes
        check_docstring(each)


def check_docstring(value: Any) -> None:
    said = inspect.cleandoc(value.__doc__ or "")
    assert re.match(r"(?!(What|Who|How|Whether)\b)[A-Z`].*\.", said), said
    errors = re.findall(r"`([A-Z]\w+Error|IllegalAction)`", said)
    # Whoever catches the errors of the face has caught those that it speaks of.
    for error in errors:
        home = next(module for module in list(sys.modules.values()) if hasattr(module, error))
        assert issubclass(getattr(home, error), WordedError), error
    if inspect.isclass(value) and issubclass(value, Exception):
        assert value.__name__ == "IllegalAction" or value.__name__.endswith("Error")


def test_its_own_example_runs() -> None:
    assert doctest.testmod(canasta).attempted == 4
    assert doctest.testmod(canasta).failed == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_show_the_call_that_makes_them(edition: str) -> None:
    rules = get(edition)
    assert evaluated(rules) == rules
    assert repr(rules) in {f"get({rules.edition!r})", f"get({rules.name!r})"}


def test_changed_rules_show_the_change() -> None:
    ours = with_house(get("clasica"), {"target": 3000, "cut": "plain"})
    assert repr(ours) == "with_house(get('clasica'), {'cut': 'plain', 'target': 3000})"
    assert evaluated(ours) == ours


def test_rules_of_no_book_show_their_fields() -> None:
    nowhere = canasta.Rules(id="nowhere", version=1)
    assert repr(nowhere).startswith("Rules(id='nowhere', version=1, ")
    with pytest.raises(RulesError):
        get("nowhere")


def played() -> Match:
    match = Match.new(get("clasica"), ["Ana", "Berta", "Carlos", "Diana"], seed="3")
    match.ready()
    return match


POSITION = {"rules": "clasica", "phase": "play", "seat": [{"hand": "5 6 Kh"}, {}, {}, {}]}


def test_values_show_the_code_that_makes_them() -> None:
    over = {"rules": "clasica", "phase": "over", "seat": [{"hand": "5"}, {"hand": "K"}, {"hand": "Q"}, {"hand": "J"}]}
    refusal = read_position(POSITION).check("discard Q")
    position = write_position(read_position(POSITION))
    score = read_position(over).score()
    values = [refusal, position, score, score[0].lines, parse_action("discard 7h"), parse_action("add 5 X > 1")]
    assert refusal is not None
    assert score[0].lines
    for value in [*values, Player("Ana"), Player("Bot", bot=True), parse_card("Kh")]:
        assert evaluated(value) == value


def test_what_is_in_progress_shows_no_cards() -> None:
    match = played()
    assert match.deal is not None
    assert repr(match) == f"<Match {match.source.match_id} of clasica: play, deals over: 0>"
    assert repr(match.deal) == f"<Deal 1 of clasica: draw, seat {match.to_act} to act>"
    assert isinstance(match.deal, Deal)
    record = match.record(public=False)
    assert repr(record) == f"<Record {match.source.match_id} of clasica: unfinished, deals: 1>"
    assert read_record(write_record(record)) == record


def test_every_refusal_can_be_caught_with_its_base() -> None:
    match = played()
    with pytest.raises(WordedError) as caught:
        match.play(match.to_act, "discard K")
    assert isinstance(caught.value, IllegalAction)
    assert caught.value.message("es") != caught.value.message("en")

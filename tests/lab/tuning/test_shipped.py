"""The weights that come with canasta: each is for a rule set that there is, accepted, and says how it was made."""

from __future__ import annotations

import shlex
import tomllib
from typing import Any

import pytest

from canasta.lab.tuning.files import command_words
from canasta.lab.tuning.search import anchors
from canasta.players.core.files import FOLDER, file_name, rules_weights, tuned_weights
from canasta.rules import games

EVERY = games()
SHIPPED = [rules for rules in EVERY if (FOLDER / file_name(rules)).is_file()]


def content(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


def test_every_file_is_for_a_rule_set() -> None:
    there = {file.name for file in FOLDER.iterdir() if file.name.endswith(".toml")} - {"rules.toml"}
    assert there == {file_name(rules) for rules in SHIPPED}
    assert SHIPPED


@pytest.mark.parametrize("rules", SHIPPED, ids=lambda rules: rules.name)
def test_weights_are_accepted_and_say_how_they_were_made(rules: Any) -> None:
    found = content(file_name(rules))
    figures = found["figures"]
    assert found["rules"] == rules.name
    assert figures["accepted"]
    points, interval = figures["before"]
    assert points > interval
    assert figures["worst"][0] >= figures["worst_before"][0] - 20
    words = shlex.split(found["made_by"])
    files = {option for option in ("start", "earlier") if f"--{option}" in words}
    assert figures["styles"].keys() == {member.name for member in anchors(rules)} | files
    assert words[: 2 + len(command_words(rules))] == ["canasta", "tune", *command_words(rules)]
    assert {"--seed", "--generations"} <= set(words)
    by_hand = rules_weights(rules.name).numbers()
    assert tuned_weights(rules.name).numbers() == by_hand | found["weights"] != by_hand

"""Messages as plain functions say what Fluent says."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from canasta.texts import LANGUAGES, TextError
from canasta.texts._catalogue import Catalogue
from canasta.texts._plain import Unusual

VALUES = (0, 1, 2, 7, 21, 1500, -10_000, True, "Ana", "")


def variables(source: str) -> dict[str, tuple[list[str], list[str]]]:
    """By message, its variables, and the names that its choices know."""
    found = {}
    for entry in re.split(r"^(?=[A-Za-z])", source, flags=re.MULTILINE):
        names, choices = re.findall(r"\$([\w-]+)", entry), re.findall(r"\[([A-Za-z][\w-]*)\]", entry)
        found[entry.partition(" ")[0]] = sorted(set(names)), sorted(set(choices))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nearly_every_message_is_plain_and_says_what_fluent_says(lang: str) -> None:
    catalogue = Catalogue(lang)
    for name in catalogue._sources:
        catalogue._parse(name)
    assert len(catalogue.keys - set(catalogue._plain)) <= len(catalogue.keys) // 100
    of = {name: variables(source) for name, source in catalogue._sources.items()}
    compared = 0
    for key, quick in catalogue._plain.items():
        names, choices = of[catalogue._file_of[key]][key]
        values: tuple[int | str, ...] = (*choices, *VALUES)
        for first in range(len(values)):
            args = {name: values[(first * (place + 1) + place) % len(values)] for place, name in enumerate(names)}
            pattern = catalogue._bundle.get_message(key).value
            assert pattern is not None
            told, errors = catalogue._bundle.format_pattern(pattern, args)
            assert not errors, (key, args)
            with suppress(Unusual):
                assert quick(args) == told, (key, args)
                compared += 1
    assert compared > 2 * len(catalogue._plain)


def test_what_is_wrong_is_said_as_before(tmp_path) -> None:
    (tmp_path / "a.ftl").write_text(
        "hello = Hello { $name }\ncount = { $n ->\n    [1] one\n   *[other] { $n } more\n}\nlater = { $n ->\n"
        "    [one] single\n    [1] never\n   *[other] many\n}\nother = { hello }\n"
    )
    catalogue = Catalogue("en", tmp_path)
    assert catalogue.text("hello", {"name": "Ana"}) == "Hello Ana"
    assert set(catalogue._plain) == {"hello", "count"}
    assert catalogue.text("later", {"n": 1}) == "single"
    assert catalogue.text("count", {"n": "1"}) == "1 more"  # a text is no number
    with pytest.raises(TextError, match="cannot be formed"):
        catalogue.text("hello", {})
    with pytest.raises(TextError, match="cannot be formed"):
        catalogue.text("hello", {"name": "x" * 2501})
    assert catalogue.text("other", {"name": "Ana"}) == "Hello Ana"

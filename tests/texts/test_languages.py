"""The Spanish and the English catalogue hold the same messages, with the same variables, in valid Fluent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import canasta.texts
from canasta.texts import LANGUAGES, keys

FOLDER = Path(canasta.texts.__file__).parent


class Variables(Visitor):
    """The names of the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that fluent calls
        self.found.add(node.id.name)


def entries(lang: str) -> Iterator[tuple[str, ast.EntryType]]:
    """File name and entry, for every entry of every file of the language."""
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


def variables(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for _, entry in entries(lang):
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_valid_fluent(lang: str) -> None:
    assert [(name, entry.content) for name, entry in entries(lang) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_defined_twice(lang: str) -> None:
    names = [(type(e), e.id.name) for _, e in entries(lang) if isinstance(e, ast.Message | ast.Term)]
    assert sorted(name for kind, name in set(names) if names.count((kind, name)) > 1) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_finds_the_keys_that_the_parser_finds(lang: str) -> None:
    assert keys(lang) == variables(lang).keys()


def test_both_languages_have_the_same_files_and_keys() -> None:
    files = [{path.name for path in (FOLDER / lang).glob("*.ftl")} for lang in LANGUAGES]
    assert files[0] == files[1]
    assert keys("es") - keys("en") == set()
    assert keys("en") - keys("es") == set()


def test_both_languages_use_the_same_variables() -> None:
    es, en = variables("es"), variables("en")
    assert {key: (es[key], en[key]) for key in es.keys() & en.keys() if es[key] != en[key]} == {}

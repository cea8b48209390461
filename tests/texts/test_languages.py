"""The Spanish and the English catalogue hold the same messages, with the same variables, in valid Fluent."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import canasta.texts
from canasta.texts import LANGUAGES, keys

FOLDER = Path(canasta.texts.__file__).parent


class Variables(Visitor):
    """The names of the variables that a message uses."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that fluent calls
        self.found.add(node.id.name)


@cache
def entries(lang: str) -> list[tuple[str, ast.EntryType]]:
    """File name and entry, for every entry of every file of the language."""
    files = sorted((FOLDER / lang).glob("*.ftl"))
    return [(path.name, each) for path in files for each in FluentParser().parse(path.read_text(encoding="utf-8")).body]


@cache
def variables(lang: str) -> dict[str, set[str]]:
    return {each.id.name: Variables(each).found for _, each in entries(lang) if isinstance(each, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_valid_fluent_and_defines_no_key_twice(lang: str) -> None:
    assert [(name, each.content) for name, each in entries(lang) if isinstance(each, ast.Junk)] == []
    names = Counter((type(each), each.id.name) for _, each in entries(lang) if isinstance(each, ast.Message | ast.Term))
    assert [name for (_, name), times in names.items() if times > 1] == []


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

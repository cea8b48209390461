"""Attributes with a written type, on which type checkers agree without reading functions, and told by `help`.

`pyright --verifytypes canasta --ignoreexternal` counts what is left: 99.9 % of 12,960 public names have a known type.
Without pyright this test holds the part that slipped before, attributes that functions assign.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.project.house import PACKAGE, modules, tree

import canasta

pytestmark = pytest.mark.pure  # it reads files, not the build

# Of `Rules` all fields but four are switches, which have a listing of their own; errors tell theirs by their base.
MAIN = ("Action", "Deal", "Match", "Player", "Record", "Refusal", "ScoreLine", "SideScore", "View")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def assigned(target: ast.expr, value: ast.expr | None) -> Iterator[tuple[str, ast.expr | None]]:
    """The attributes of `self` that a target sets, each with its value where that stands alone."""
    if isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from assigned(part, None)
    elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
        yield target.attr, value


def loose(owner: ast.ClassDef) -> set[str]:
    """The public attributes to which functions of a class give a value, without a written type in that class.

    None is needed where the value is nothing but a parameter or a constant.
    """
    typed = {statement.name for statement in owner.body if isinstance(statement, FUNCTIONS)}  # properties
    found: set[str] = set()
    for node in ast.walk(owner):
        if isinstance(node, ast.AnnAssign):
            typed.update([node.target.id] if isinstance(node.target, ast.Name) else [])
            typed.update(name for name, _value in assigned(node.target, None))
        if not isinstance(node, FUNCTIONS):
            continue
        given = node.args
        parameters = {each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.kwarg) if each}
        statements = [part for part in ast.walk(node) if isinstance(part, ast.Assign)]
        for name, value in (
            pair for part in statements for each in part.targets for pair in assigned(each, part.value)
        ):
            plain = isinstance(value, ast.Constant) and value.value is not None
            if not plain and not (isinstance(value, ast.Name) and value.id in parameters):
                found.add(name)
    return {name for name in found - typed if not name.startswith("_")}


def test_public_attributes_have_a_written_type() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}: {node.name}": names
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and (names := loose(node))
    }
    assert found == {}


def test_an_attribute_without_a_type_is_found() -> None:
    source = """
class Hand:
    size: int
    def __init__(self, seat: int, cards: list[int], **data: int) -> None:
        self.seat, self.size = seat, len(cards)
        self.cards = cards
        self.data = data
        self.open = False
        self.first = cards[0]
        self.best: int = max(cards)
        self._kept = self.worst = min(cards)
    @property
    def back(self) -> int: ...
    def turn(self) -> None:
        self.back = self.first + 1
        self.open = True
"""
    owner = ast.parse(source).body[0]
    assert isinstance(owner, ast.ClassDef)
    assert loose(owner) == {"seat", "first", "worst"}


def attributes(owner: type) -> Iterator[str]:
    """The public attributes of a class and its bases: fields of its body, and what its functions give a value."""
    for each in owner.__mro__:
        if each.__module__.startswith("canasta."):
            nodes = ast.walk(tree(Path(inspect.getfile(each))))
            source = next(node for node in nodes if isinstance(node, ast.ClassDef) and node.name == each.__name__)
            for part in source.body:
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    yield part.target.id
            for node in ast.walk(source):
                if isinstance(node, ast.Assign | ast.AnnAssign):
                    for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                        yield from (name for name, _value in assigned(target, None))


@pytest.mark.parametrize("name", MAIN)
def test_help_of_a_main_class_tells_its_attributes(name: str) -> None:
    owner = getattr(canasta, name)
    names = {each for each in attributes(owner) if not each.startswith("_")}
    told = inspect.getdoc(owner) or ""
    assert names
    assert sorted(each for each in names if f"`{each}`" not in told) == []

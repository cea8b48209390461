"""Messages as plain functions, where they have only texts, variables, and choices by a variable, as nearly all do.

`fluent.runtime` walks through a message node by node each time; a table server words thousands of events a second. All
other messages (references, other functions), and the errors in them, are left to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fluent.syntax import ast

Value: TypeAlias = int | str
Plain: TypeAlias = Callable[[Mapping[str, Value]], str]
Write: TypeAlias = Callable[[int], str]
Plural: TypeAlias = Callable[[int], str]

_LONGEST: Final = 2500  # characters of a value; `fluent.runtime` refuses longer ones


class Unusual(Exception):
    """Values that are left to `fluent.runtime`."""


class NotPlain(Exception):
    """A message that is left to `fluent.runtime`."""


def plain(pattern: ast.Pattern, write: Write, plural: Plural) -> Plain | None:
    """The function that forms a message; None if the message is not plain.

    `write` writes a whole number, `plural` gives the name of its plural form.
    The function raises `KeyError` for a variable that is missing, and `Unusual`.
    """
    try:
        return _pattern(pattern, write, plural)
    except NotPlain:
        return None


def _pattern(pattern: ast.Pattern, write: Write, plural: Plural) -> Plain:
    parts = [_part(element, write, plural) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda args: "".join([part(args) for part in parts])


def _part(element: object, write: Write, plural: Plural) -> Plain:
    match element:
        case ast.TextElement(value=words):
            return _always(words)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return _always(str(literal.parse()["value"]))
        case ast.Placeable(
            expression=ast.FunctionReference(
                id=ast.Identifier(name="NUMBER"),
                arguments=ast.CallArguments(positional=[ast.VariableReference(id=ast.Identifier(name=name))], named=[]),
            )
        ):
            return _variable(name, write)
        case ast.Placeable(
            expression=ast.SelectExpression(
                selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants
            )
        ):
            return _choice(name, variants, write, plural)
    raise NotPlain


def _always(words: str) -> Plain:
    return lambda _args: words


def _variable(name: str, write: Write) -> Plain:
    def value(args: Mapping[str, Value]) -> str:
        found = args[name]
        if not isinstance(found, str):
            return write(found)
        if len(found) > _LONGEST:
            raise Unusual
        return found

    return value


def _choice(name: str, variants: list[ast.Variant], write: Write, plural: Plural) -> Plain:
    by_number: dict[int, Plain] = {}
    by_name: dict[str, Plain] = {}
    default: Plain | None = None
    for variant in variants:
        said = _pattern(variant.value, write, plural)
        if isinstance(variant.key, ast.Identifier):
            by_name.setdefault(variant.key.name, said)
        elif by_name or "." in variant.key.value:  # the first that fits is taken, and a number would come too late
            raise NotPlain
        else:
            by_number.setdefault(int(variant.key.value), said)
        if variant.default:
            default = said
    if default is None:
        raise NotPlain
    otherwise = default

    def chosen(args: Mapping[str, Value]) -> str:
        value = args[name]
        if isinstance(value, str):
            if by_number:
                raise Unusual
            return by_name.get(value, otherwise)(args)
        said = by_number.get(value)
        return (by_name.get(plural(value), otherwise) if said is None else said)(args)

    return chosen

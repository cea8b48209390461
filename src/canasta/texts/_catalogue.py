"""One language of the catalogue: an index of its messages by file, and the files parsed so far.

The index comes first, by one pattern, since parsing all the files takes tenths of a second.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor

from canasta.texts import TextError, number

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)", re.ASCII)
_KEPT: Final = 1024  # formed texts that are remembered
_LONG: Final = 1000  # Fluent takes no value of more than 2,500 characters: such a list is put in afterwards


class _NumbersOurWay(Transformer):
    """Turns `{ $n }` into `{ NUMBER($n) }`, so that our NUMBER writes it; what selects a plural stays a number."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802 - the name that fluent.syntax calls
        if isinstance(node.expression, ast.VariableReference):
            arguments = ast.CallArguments(positional=[node.expression], named=[])
            node.expression = ast.FunctionReference(ast.Identifier("NUMBER"), arguments)
        else:
            self.generic_visit(node)
        return node


class _References(Visitor):
    """The variables in a part of a message, and the messages and terms that it uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as above
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """The messages of one language, read from a folder of `.ftl` files.

    Raises TextError when made, for a key defined twice; when a text is asked for, for an unknown key, a missing
    variable, or a file that is not valid Fluent.
    """

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        self._lang = lang
        self._sources: dict[str, str] = {}  # by file name
        self._file_of: dict[str, str] = {}  # by key; terms with their hyphen
        self._parsed: set[str] = set()  # files that are ready, with all that they use
        self._parsing = RLock()  # several threads may ask for the same file first
        self._references: dict[str, _References] = {}  # by key, of parsed files

        def written(value: Any) -> Any:
            return number(lang, value) if isinstance(value, int) else value

        self._bundle = FluentBundle([lang], functions={"NUMBER": written}, use_isolating=False)
        # Fluent walks through a message each time, and a server says the same few hundred things thousands of times.
        self._formed = lru_cache(_KEPT)(self._form)
        for path in sorted((folder or Path(__file__).parent / lang).glob("*.ftl")):
            self._sources[path.name] = path.read_text(encoding="utf-8")
            for key in _ENTRY.findall(self._sources[path.name]):
                if key in self._file_of:
                    raise TextError(f"{lang}/{path.name}: the text {key} is already defined in {self._file_of[key]}")
                self._file_of[key] = path.name
        self.keys: frozenset[str] = frozenset(key for key in self._file_of if not key.startswith("-"))

    def text(self, key: str, args: Mapping[str, int | str]) -> str:
        long = {name: value for name, value in args.items() if isinstance(value, str) and len(value) > _LONG}
        if not long:
            return self._formed(key, *args.items())
        marks = {name: f"\ue000{at}\ue001" for at, name in enumerate(long)}  # letters of no text
        said = self._formed(key, *{**args, **marks}.items())
        for name, mark in marks.items():
            said = said.replace(mark, str(long[name]))
        return said

    def variables(self, key: str) -> frozenset[str]:
        """The names of all variables that the text needs."""
        self._find(key)
        wanted, seen = [key], set[str]()
        while wanted:
            one = wanted.pop()
            if one not in seen and one in self._references:
                seen.add(one)
                wanted += self._references[one].others
        return frozenset(name for one in seen for name in self._references[one].variables)

    def _find(self, key: str) -> None:
        if key not in self.keys:
            raise TextError(f"there is no text {key!r} in the language {self._lang!r}")
        file = self._file_of[key]
        if file not in self._parsed:
            with self._parsing:
                begun = set(self._parsed)
                self._parse(file, begun)
                self._parsed |= begun

    def _form(self, key: str, *args: tuple[str, int | str]) -> str:
        self._find(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"the text {key!r} in the language {self._lang!r} has attributes only, and no value")
        value, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise TextError(f"the text {key!r} in the language {self._lang!r} cannot be formed: {reasons}")
        return str(value)

    def _parse(self, name: str, begun: set[str]) -> None:
        """Parse a file and those that it uses, unless they have `begun`; they are added to it."""
        if name in begun:
            return
        begun.add(name)
        resource = FluentResource(self._sources[name])
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise TextError(f"{self._lang}/{name}: this is not a Fluent message: {line}")
            if isinstance(entry, (ast.Message, ast.Term)):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                self._references[key] = found = _References()
                found.visit(entry)
        resource = _NumbersOurWay().visit(resource)
        self._bundle.add_resource(resource)
        for key in _REFERENCE.findall(self._sources[name]):  # a message may use messages and terms of other files
            if key in self._file_of:
                self._parse(self._file_of[key], begun)

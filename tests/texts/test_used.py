"""Every text is used somewhere, and every text that the page asks for is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.project.house import modules, tree

import canasta.texts
from canasta.texts import LANGUAGES, keys

pytestmark = pytest.mark.pure  # it reads the sources

SOURCES = Path(canasta.texts.__file__).parent.parent
RULEBOOK = SOURCES / "rules" / "rulebook.toml"
PAGE = SOURCES.parent.parent / "web" / "src"
RULE = re.compile(r"[A-Z]{2}-[0-9X]+(_[0-9]+)*")  # the rules of the books, whose ids are in rulebook.toml
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
ASKED = re.compile(r"\bt\(\s*(?:\"([^\"]+)\"|'([^']+)'|`([^`]+)`)")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


def pattern(parts: list[str | None]) -> re.Pattern[str] | None:
    """A pattern of the keys that a text with holes (None) can be; None where it says too little of them."""
    fixed = "".join(part for part in parts if part)
    if len(fixed) < 4 or not re.fullmatch(r"[\w-]*", fixed) or parts[0] is None:
        return None
    return re.compile("".join("([\\w-]+)" if part is None else re.escape(part) for part in parts))


def python_texts() -> Iterator[str | re.Pattern[str]]:
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from node.value.split()
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                if found := pattern(parts):
                    yield found


def template(text: str) -> re.Pattern[str] | None:
    parts: list[str | None] = []
    for at, fixed in enumerate(HOLE.split(text)):
        parts += [None, fixed] if at else [fixed]
    return pattern([part for part in parts if part != ""])


def sources_of_the_page() -> Iterator[str]:
    for path in PAGE.rglob("*"):
        if path.suffix in (".ts", ".svelte") and path.name != "types.ts":
            yield path.read_text(encoding="utf-8")


def page_texts() -> Iterator[str | re.Pattern[str]]:
    for source in sources_of_the_page():
        for double, single, ticks in LITERAL.findall(source):
            if ticks and "${" in ticks:
                if found := template(ticks):
                    yield found
            else:
                yield double or single or ticks
        # Texts in attributes stand in quotes within quotes.
        for ticks in re.findall(r"`([^`\n]+)`", source):
            if "${" in ticks and (found := template(ticks)):
                yield found
        yield from re.findall(r"[\"'`]([\w-]+)[\"'`]", source)


@cache
def mentioned() -> tuple[frozenset[str], tuple[re.Pattern[str], ...], tuple[re.Pattern[str], ...]]:
    """All literals of the sources; the texts with holes of the program, and those of the page."""
    python, page = list(python_texts()), list(page_texts())
    words = {part for part in (*python, *page) if isinstance(part, str)}
    words |= {word.replace(" ", "-") for word in words}
    words.update(re.findall(r'"([\w-]+)"', RULEBOOK.read_text(encoding="utf-8")))
    holes = [tuple({part.pattern: part for part in of if not isinstance(part, str)}.values()) for of in (python, page)]
    return frozenset(words), holes[0], holes[1]


def fits(key: str) -> bool:
    """True if a text with holes can be that key; those of the page only with a text found in the sources too."""
    words, program, page = mentioned()
    filled = [found for each in page if (found := each.fullmatch(key))]
    return any(each.fullmatch(key) for each in program) or any(
        all(len(hole) < 3 or hole.isdigit() or hole in words for hole in found.groups()) for found in filled
    )


def errors() -> set[str]:
    """FAMILY-error-CODE, where both are somewhere in the sources."""
    parts = ((key, key.partition("-error-")) for key in keys("en"))
    literals = mentioned()[0]
    return {
        key for key, (family, found, code) in parts if found and family in literals and (code in literals or fits(code))
    }


def referred_to() -> set[str]:
    """Messages that other messages use."""
    folder = Path(canasta.texts.__file__).parent / LANGUAGES[0]
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", texts))


def test_every_text_is_used() -> None:
    left = keys("en") - mentioned()[0] - referred_to() - errors()
    assert sorted(key for key in left if not RULE.fullmatch(key) and not fits(key)) == []


def test_every_text_that_the_page_asks_for_is_there() -> None:
    missing = set()
    for source in sources_of_the_page():
        for double, single, ticks in ASKED.findall(source):
            if ticks and "${" in ticks:
                asked = template(ticks)
                if asked is not None and not any(asked.fullmatch(key) for key in keys("en")):
                    missing.add(ticks)
            elif (double or single or ticks) not in keys("en"):
                missing.add(double or single or ticks)
    assert missing == set()

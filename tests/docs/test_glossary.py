"""docs/reference/glossary.md speaks as the catalogue does, and names what the code has."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest
from tests.docs.pages import DOCS, ROOT
from tests.project.house import module_name, modules, tree

pytestmark = pytest.mark.pure  # it reads the source

PAGE = DOCS / "reference" / "glossary.md"
EDIT = "edit docs/reference/glossary.md, or the text that uses the word"
# Words that people may type or say, and that the program understands without using them itself.
HEARD = re.compile(r"^(?:referee-heard|rule-asked|cli-verb|cli-wish)[\w-]* = .*$", re.MULTILINE)


def rows() -> list[tuple[str, str, str, str]]:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    return [(row[0], row[1], row[2], row[3]) for row in cells if row[0] != "English"]


ROWS = rows()
WORDS = [
    (lang, word)
    for english, spanish, _, _ in ROWS
    for lang, cell in (("en", english), ("es", spanish))
    for word in cell.split(", ")
    if not word.startswith("*")
]
REJECTED = sorted({word for *_, last in ROWS for word in last.split(", ") if word and not word.startswith("`")})
NAMES = sorted({name for *_, last in ROWS for name in re.findall(r"`([^`]+)`", last)})


@cache
def catalogue(lang: str) -> str:
    """Every text of a language, without comments and without what people may say instead."""
    files = sorted((ROOT / "src" / "canasta" / "texts" / lang).glob("*.ftl"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return HEARD.sub("", re.sub(r"^#.*$", "", text, flags=re.MULTILINE)).casefold()


def used(word: str, lang: str) -> bool:
    """True if a text has the word, or its plural."""
    stems = [re.escape(part) + "(?:e?s)?" for part in word.casefold().split()]
    return re.search(rf"(?<![\w-]){' '.join(stems)}(?![\w-])", catalogue(lang)) is not None


@cache
def known_names() -> set[str]:
    """Modules and packages by their full name; classes, and unions of classes, by theirs."""
    found = {module_name(path) for path in modules()}
    for path in modules():
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Assign):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name) and target.id.istitle()}
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.istitle():
                found.add(node.target.id)
    return found


@pytest.mark.parametrize(("lang", "word"), WORDS)
def test_a_word_is_one_that_the_texts_use(lang: str, word: str) -> None:
    assert used(word, lang), f"no text in {lang} says “{word}”: {EDIT}"


@pytest.mark.parametrize("word", REJECTED)
def test_a_rejected_word_stands_in_no_text(word: str) -> None:
    assert not any(used(word, lang) for lang in ("en", "es")), (
        f"a text says “{word}”, which the glossary rejects: {EDIT}"
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stands_in_the_code(name: str) -> None:
    assert name in known_names(), f"src/canasta has no {name} any more: write its new name into {PAGE.name}"


def test_every_term_has_one_plain_sentence() -> None:
    said = [sentence for _, _, sentence, _ in ROWS]
    assert [each for each in said if not each.endswith(".") or each.count(". ") or len(each) > 120] == []
    assert len(ROWS) > 60


def test_the_catalogue_is_read() -> None:
    assert not used("zeppelin", "en")
    assert used("pozo", "es")

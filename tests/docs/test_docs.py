"""The code in the documentation runs, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, Block, blocks, pages

RUNNABLE = [block for page in pages() for block in blocks(page) if (block.language, block.words) == ("python", "run")]
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


def links(page: Path) -> list[str]:
    return LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))


@pytest.mark.parametrize("block", RUNNABLE, ids=str)
def test_a_sample_runs(block: Block) -> None:
    # Empty lines first, so that a traceback names the line of the page.
    code = compile("\n" * (block.line - 1) + block.code, str(block.page), "exec")
    exec(code, {"__name__": "sample"})  # noqa: S102 - the pages are ours


def test_a_whole_match_passes_strict_typing() -> None:
    """`make check` reads the same lines in a file: a page cannot be read by mypy."""
    match = next(block for block in RUNNABLE if block.page.name == "game.md")
    typed = Path(__file__).with_name("game_session.py").read_text(encoding="utf-8")
    assert typed.partition("# ruff: noqa: PT017\n\n")[2] == match.code


def test_there_are_samples() -> None:
    assert {block.page.name for block in RUNNABLE} >= {"bots.md", "cards-and-texts.md", "game.md", "rules.md"}


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def test_the_index_names_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    assert {page.name for page in index.parent.glob("*.md")} - {"README.md"} <= set(links(index))

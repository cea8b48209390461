"""The code in the documentation runs, its links lead to a page and a heading, and the map names every page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, ROOT, Block, anchors, blocks, links, pages, title
from tests.project.house import tracked_files

from canasta.rules.build import THE_BOOK

RUNNABLE = [block for page in pages() for block in blocks(page) if (block.language, block.words) == ("python", "run")]
KINDS = {"tutorial", "how-to", "reference", "explanation"}
OTHER_FOLDERS = {"decisions", "laboratory", "pictures"}
MENTION = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.md")
FILE = re.compile(r"`((?:[\w-]+/)+[\w-]+\.(?:py|ts|json|toml|svelte)|[\w-]+\.(?:py|ftl|svelte))`")


@pytest.mark.parametrize("block", RUNNABLE, ids=str)
def test_a_sample_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(THE_BOOK, "sets", dict(THE_BOOK.sets))  # a sample adds a rule set of its own
    # Empty lines first, so that a traceback names the line of the page.
    code = compile("\n" * (block.line - 1) + block.code, str(block.page), "exec")
    exec(code, {"__name__": "sample"})  # noqa: S102 - the pages are ours


def test_a_whole_match_passes_strict_typing() -> None:
    """`make check` reads the same lines in a file: a page cannot be read by mypy."""
    _, match = [block for block in RUNNABLE if block.page.name == "game.md"]
    typed = Path(__file__).with_name("game_session.py").read_text(encoding="utf-8")
    assert typed.partition("# ruff: noqa: PT017\n\n")[2] == match.code


def test_there_are_samples() -> None:
    sampled = {block.page.name for block in RUNNABLE}
    assert sampled >= {"write-a-bot.md", "cards-and-texts.md", "game.md", "rules.md"}


@pytest.mark.pure
@pytest.mark.parametrize("page", pages(), ids=title)
def test_links_lead_to_a_page_and_a_heading(page: Path) -> None:
    broken = []
    for target, anchor in links(page):
        there = page.parent / target if target else page
        if not there.exists() or (anchor and anchor not in anchors(there)):
            broken.append(f"{target}#{anchor}" if anchor else target)
    assert broken == []


@pytest.mark.pure
def test_the_map_names_every_page() -> None:
    """docs/README.md has a line for each page, and each but the page of design lies in a folder of its kind."""
    named = {(DOCS / target).resolve() for target, _ in links(DOCS / "README.md")}
    here = set(DOCS.rglob("*.md")) - {DOCS / "README.md"}
    assert {title(page) for page in here - named} == set(), "docs/README.md lacks a line for these pages"
    assert {page.relative_to(DOCS).parts[0] for page in here} == (KINDS | OTHER_FOLDERS | {"design.md"}) - {"pictures"}


@pytest.mark.pure
def test_sources_mention_pages_that_exist() -> None:
    """A comment that names a page of docs/ names its place of today."""
    lost = set()
    for file in tracked_files():
        if file.suffix in {".py", ".ts", ".svelte", ".json", ".toml", ".md"} and file.name != "CHANGELOG.md":
            mentioned = MENTION.findall(file.read_text(encoding="utf-8"))
            lost |= {f"{title(file)}: {name}" for name in mentioned if not (ROOT / name).is_file()}
    assert lost == set()


@pytest.mark.pure
def test_files_that_pages_name_exist() -> None:
    """A path or a name in a page, such as `match/match.py` or `match.py`, is the end of the path of a file."""
    files = [f"/{title(file)}" for file in tracked_files()]
    lasting = [page for page in pages() if page.name != "CHANGELOG.md"]
    named = {(title(page), name) for page in lasting for name in FILE.findall(page.read_text(encoding="utf-8"))}
    # What a reader writes while following a page lies in a folder of their own.
    named -= {(title(page), block.words.removeprefix("file=")) for page in lasting for block in blocks(page)}
    assert {each for each in named if not any(file.endswith(f"/{each[1]}") for file in files)} == set()

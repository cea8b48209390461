"""The steps of CONTRIBUTING.md that add a switch: they stand in the tree; done for kings too, they are enough."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.docs.pages import CONTRIBUTING, ROOT, Block, blocks
from tests.docs.steps import copied, run

pytestmark = pytest.mark.pure  # it plays from a copy of the source

STEPS = [block for block in blocks(CONTRIBUTING) if block.words.startswith("in=")]
FOR_KINGS = {"sevens": "kings", "sietes": "reyes", '"7"': '"K"'}
# All that scores agrees, the second reading too; the sheet asks, a player plays for it; no rule set has become another.
PROOF = ["tests/club/scoresheet/test_awards.py", "tests/rules/test_book.py", "tests/rules/test_versions.py"]
CHOSEN = "canasta_kings or switch_of_which or version_never_changes"


def file(block: Block) -> str:
    return block.words.removeprefix("in=")


@pytest.mark.parametrize("block", STEPS, ids=str)
def test_the_page_shows_what_stands_in_the_tree(block: Block) -> None:
    assert (ROOT / file(block)).read_text(encoding="utf-8").count(block.code) == 1


def test_these_steps_are_all_that_another_switch_needs(tmp_path: Path) -> None:
    copied(tmp_path, "src/canasta", "tests", without=("server", "web", "browser", "golden"))
    for block in STEPS:
        code = block.code
        for sevens, kings in FOR_KINGS.items():
            code = code.replace(sevens, kings)
        assert code != block.code
        path = tmp_path / file(block)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(block.code, block.code + code), encoding="utf-8")
    told = run(tmp_path, sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", CHOSEN, *PROOF)
    for proof in ("known_to_all_that_score", "asks_for_the_rank", "finishes_the_canasta", "reasons_reckon"):
        assert any(proof in line and "canasta_kings" in line for line in told.splitlines())

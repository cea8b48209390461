"""Steps of a page, each a block of code that says its file, done on a copy of the sources."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.pages import Block

STEP = re.compile(r"file=(\S+)(?: (after|replace)=(.*))?$")


def do(block: Block, place: Path) -> None:
    """Write the block into its file: behind the one line that begins like that, in its stead, or as a new file."""
    step = STEP.fullmatch(block.words)
    assert step, f"{block}: {block.words}"
    file, how, beginning = place / step[1], step[2], step[3]
    if how is None:
        assert not file.exists(), f"{block}: {file.name} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.code, encoding="utf-8")
        return
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    found = [number for number, line in enumerate(lines) if line.strip().startswith(beginning)]
    assert len(found) == 1, f"{block}: {len(found)} lines of {file.name} begin with {beginning}"
    lines[found[0]] = block.code if how == "replace" else lines[found[0]] + block.code
    file.write_text("".join(lines), encoding="utf-8")

"""Steps of a page, each a block of code that says its file, done on a copy of the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.docs.pages import ROOT, Block

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


def copied(place: Path, *folders: str, without: tuple[str, ...] = ()) -> None:
    """Copy these folders of the tree, but for files and folders of those names."""
    for folder in folders:
        ignored = shutil.ignore_patterns("__pycache__", "node_modules", "client", *without)
        shutil.copytree(ROOT / folder, place / folder, ignore=ignored)


def run(place: Path, *command: str, where: str = "") -> str:
    """Run a command with the sources of the copy, in its folder `where`; its output."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV_", "COVERAGE"))}
    path = os.pathsep.join((os.fspath(place / "src"), os.fspath(place)))
    clean |= {"PYTHONPATH": path, "PYTHONUTF8": "1", "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=place / where, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

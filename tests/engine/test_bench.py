"""The benchmarks still speak the engine's language: every slice runs, and what is wrong is said in a sentence."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.project.house import ROOT

SLICES = ("stepped", "inside", "batch", "batch_masks", "batch_all", "playouts", "copy", "bytes")
BENCH = ROOT / "benchmarks"


def test_every_slice_answers_with_its_figures() -> None:
    tasks = [{"what": what, "rules": "reglamento/3", "seconds": 0.005} for what in SLICES]
    done = subprocess.run(
        [sys.executable, BENCH / "slices_canasta.py"],
        input="".join(json.dumps(task) + "\n" for task in tasks),
        capture_output=True,
        text=True,
        check=True,
    )
    hello, *answers = map(json.loads, done.stdout.splitlines())
    assert hello["build"] in ("pure", "compiled")
    assert len(answers) == len(SLICES)
    for answer in answers[:-1]:
        assert answer["actions"] > 0
        assert answer["seconds"] >= 0.005
    assert 300 < answers[-1]["bytes"] < 10_000


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rounds", "0"], "--rounds takes a number from 1 to 100"),
        (["--picture", "bars.txt"], "--picture: bars.txt must end in .png, .svg or .pdf"),
        (["--picture", "nowhere/bars.png"], "--picture: there is no folder nowhere"),
    ],
)
def test_wrong_words_are_refused_before_anything_is_measured(words: list[str], sentence: str) -> None:
    done = subprocess.run(
        [sys.executable, BENCH / "bench_engine.py", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.endswith(f"error: {sentence}\n")
    assert done.stdout == ""
